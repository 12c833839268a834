"""Who the bots are: a name, two traits and a tempo. A character changes how a mind plays, never what it knows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from brelan.bots.thought import Thought, Tone

SPREAD = 0.35  # of the logarithm of a delay
SHORTEST, LONGEST = 0.5, 2.5  # a delay, in tempos


@dataclass(frozen=True)
class Trait:
    """What somebody likes to do, and how much mood matters: with more heat, rare answers come more often."""

    likes: Mapping[Tone, float] = field(default_factory=dict)
    heat: float = 1.0


TRAITS = {
    "bold": Trait({Tone.BOLD: 1.3, Tone.CAREFUL: 0.8}),
    "careful": Trait({Tone.CAREFUL: 1.3, Tone.BOLD: 0.8}),
    "stubborn": Trait({Tone.GIVE_UP: 0.75}),
    "modest": Trait({Tone.GIVE_UP: 1.25}),
    "playful": Trait(heat=1.25),
    "steady": Trait(heat=0.8),
}


@dataclass(frozen=True)
class Character:
    """A name, traits, and how much time it takes compared with others."""

    name: str
    traits: tuple[str, str]
    tempo: float


CHARACTERS = (
    Character("Zoé", ("bold", "playful"), 0.8),
    Character("Nino", ("careful", "steady"), 1.4),
    Character("Lila", ("stubborn", "steady"), 1.0),
    Character("Hugo", ("playful", "modest"), 0.7),
    Character("Inès", ("steady", "bold"), 1.2),
    Character("Sami", ("bold", "stubborn"), 0.9),
    Character("Rose", ("careful", "modest"), 1.5),
    Character("Malo", ("stubborn", "playful"), 1.0),
)


def character(name: str) -> Character | None:
    """The character of this name."""
    return next((one for one in CHARACTERS if one.name == name), None)


def coloured(thought: Thought, who: Character) -> Thought:
    """The same thought with this character's shares; what the mind never answers, the character does not either."""
    traits = [TRAITS[name] for name in who.traits]
    options = []
    for option in thought.options:
        share = option.share
        for trait in traits:
            share = share ** (1 / trait.heat) * trait.likes.get(option.tone, 1.0)
        options.append(option._replace(share=share))
    return thought._replace(options=tuple(options))


def delay(rng: Random) -> float:
    """How many times its tempo somebody takes for an answer: random, whatever the hand."""
    return min(LONGEST, max(SHORTEST, rng.lognormvariate(0.0, SPREAD)))
