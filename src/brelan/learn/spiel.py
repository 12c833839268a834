"""OpenSpiel's game: every card, die and lot is a chance node; the rest is as the rules have it.

A table that needs chance stops before the answer that set it off, and tries it again with one outcome more; so the
rules need not know of it.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from brelan.engine.source import LOT
from brelan.engine.state import NO_SEAT
from brelan.learn.parts import Array
from brelan.learn.play import Play
from brelan.learn.setting import LONGEST, Reward, Space

NAME = "brelan"
OUTCOMES = 128
"""More than any deck has cards."""
DEFAULTS = {"game": "", "seats": 0, "options": "", "data": "", "rewards": "game", "longest": LONGEST}
PROVIDES = (
    "information_state_string",
    "information_state_tensor",
    "observation_string",
    "observation_tensor",
    "factored_observation_string",
)
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class NeedsChance(Exception):
    """What may come next, each equally likely."""

    def __init__(self, outcomes: Sequence[int], deck: int) -> None:
        super().__init__()
        self.outcomes = sorted(outcomes)
        self.deck = deck


class Given:
    """Chance that is given outcome by outcome, from `since` on."""

    def __init__(self, since: int, outcomes: tuple[int, ...]) -> None:
        self.since = since
        self.outcomes = outcomes

    def below(self, t: Any, n: int) -> int:
        """A number from 0 to n − 1, by lot."""
        return self._next(t, range(n), LOT)

    def die(self, t: Any, n: int, to: int) -> int:
        """The face of a die that is thrown into a pile."""
        return self._next(t, range(n), t.DECK[to])

    def card(self, t: Any, faces: list[int], stock: int, _to: int) -> int:
        """The place in `faces` of the card that comes."""
        return faces.index(self._next(t, faces, t.DECK[stock]))

    def _next(self, t: Any, possible: Sequence[int], deck: int) -> int:
        t.drawn += 1
        at: int = t.drawn - self.since
        if at > len(self.outcomes):
            raise NeedsChance(possible, deck)
        return self.outcomes[at - 1]


class SpielGame(pyspiel.Game):
    """A box as OpenSpiel knows games; its parameters are words, from which it can be loaded again."""

    def __init__(self, params: dict[str, Any]) -> None:
        self.space = _space(DEFAULTS | params)
        least, most = self.space.bounds
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.space.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.space.longest,
        )
        super().__init__(_kind(self.space.seats, self.space.seats, self.space.reward), info, params)

    def new_initial_state(self) -> "SpielState":
        """A table before its first card."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Who looks at states for a player."""
        return Observer(self.space, iig_obs_type is not None and iig_obs_type.perfect_recall)


def load(space: Space) -> SpielGame:
    """The game of a space."""
    said = {
        "game": space.game.name,
        "seats": space.seats,
        "options": "/".join(f"{name}:{value}" for name, value in space.options.items()),
        "data": str(space.data or ""),
        "rewards": space.reward.name.lower(),
        "longest": space.longest,
    }
    game: SpielGame = pyspiel.load_game(NAME, said)
    return game


def _space(params: dict[str, Any]) -> Space:
    options: dict[str, object] = dict(option.split(":", 1) for option in params["options"].split("/") if option)
    data = Path(params["data"]) if params["data"] else None
    return Space.of(params["game"], params["seats"] or None, options, data, params["rewards"], params["longest"])


def _kind(least: int, most: int, reward: Reward) -> pyspiel.GameType:
    everything = {f"provides_{what}": True for what in PROVIDES}
    models = pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Brelan",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=models.TERMINAL if reward == Reward.GAME else models.REWARDS,
        max_num_players=most,
        min_num_players=least,
        default_loadable=False,
        parameter_specification=DEFAULTS,
        **everything,
    )


class SpielState(pyspiel.State):
    """A table, or one that waits for chance: for its beginning, or for what an action sets off."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.space = Shared(game.space)
        self.play: Play | None = None
        self.action: int | None = None
        self.outcomes: tuple[int, ...] = ()
        self.possible: list[int] = []
        self.deck = -1
        self.earned = [0.0] * game.space.seats
        self.latest = [0.0] * game.space.seats
        self._try()

    def _try(self) -> None:
        """Begin, or take the action, with the chance that has come so far."""
        try:
            if self.play is None:
                self.play = Play(self.space.it, 0, Given(0, self.outcomes))
            elif self.action is not None:
                table = self.play.table
                table.state.source = Given(table.state.drawn, self.outcomes)
                self.play.act(self.action)
                self.latest = [float(reward) for reward in self.play.rewards]
                self.earned = [a + b for a, b in zip(self.earned, self.latest, strict=True)]
        except NeedsChance as needs:
            self.possible, self.deck = needs.outcomes, needs.deck
            return
        self.action, self.outcomes, self.possible = None, (), []

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.possible or self.play is None:
            return CHANCE
        return TERMINAL if self.play.over else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal(player) if self.play and not self.possible else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, each equally likely."""
        return [(outcome, 1 / len(self.possible)) for outcome in self.possible]

    def _apply_action(self, action: int) -> None:
        self.latest = [0.0] * len(self.latest)
        if self.possible:
            self.outcomes = (*self.outcomes, action)
        else:
            self.action, self.outcomes = action, ()
        self._try()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            decks = self.space.it.game.state.LAYOUT.decks
            return f"lot {action + 1}" if self.deck < 0 else f"{decks[self.deck].text(action)}"
        return self.play.meaning(player, action) if self.play else str(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == TERMINAL

    def rewards(self) -> list[float]:
        """What the last action brought each player."""
        return self.latest

    def returns(self) -> list[float]:
        """What each player has got so far."""
        return self.earned

    def __str__(self) -> str:
        return self.play.sees(None) if self.play else "before the first card"


class Shared:
    """A space that clones of a state have in common."""

    def __init__(self, space: Space) -> None:
        self.it = space

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Shared":
        return self


class Observer:
    """Looks at a state for a player: a tensor with named parts, and strings."""

    def __init__(self, space: Space, recall: bool) -> None:
        self.space, self.recall = space, recall
        self.tensor: Array = np.zeros(space.observation.size, np.float32)
        self.dict = {part.name: part.of(self.tensor) for part in space.parts}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state; before its first question there is nothing to see."""
        self.tensor[:] = state.play.observe(player) if state.play else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words; with perfect recall, everything that the player was told and answered before."""
        if state.play is None:
            return f"me={player}"
        return state.play.recalls(player) if self.recall else state.play.sees(player)


pyspiel.register_game(_kind(2, NO_SEAT, Reward.GAME), SpielGame)
