"""A child's test for words: what is too long, too learned or too winding for a nine-year-old.

Syllables are estimated from spelling: groups of vowels, without mute ones. That is right often enough to catch a long
word, and what it counts in doubt is written down in the test.
"""

import re

MOST_SYLLABLES = 3
MOST_WORDS = 12
"""In a sentence: about what a nine-year-old reads in one breath; the longest sentences on the cards have as many."""
LETTERS = re.compile(r"[^\W\d_]+")
PERCENT = re.compile(r"%|pour cent|percent|(?:sur|in|out of) 100\b", re.IGNORECASE)
VOWELS = {"fr": "aeiouyàâäéèêëîïôöùûüœæ", "en": "aeiouyé"}
HIATUS = {"fr": r"(?<=é)(?=[aeiou])|(?<=[aou])(?=é)|(?=[ïëü])", "en": r"(?<=i)(?=[ao](?!n\b|us\b))|(?<=e)(?=o)"}
MUTE = {"fr": r"(?<=\w)(?:e|es)$", "en": r"(?<=[^aeiou])(?<!l)(?:e|es|ed)$|(?<=[aeiou]l)es?$"}
LINKS = {
    "fr": "qui que qu quoi quand lorsque lorsqu si comme dont où puisque puisqu parce afin tandis",
    "en": "who whom whose which that when while if because although unless until where why whether",
}
"""What a clause begins with that hangs on another; a question may begin with it too."""
POINTS = {"that"}
"""At the beginning of a sentence it points at something."""


def syllables(word: str, lang: str) -> int:
    """How many syllables a word has, about."""
    low = word.lower()
    low = re.sub(r"(?<=[qg])u(?=[aeiouyéèê])", "", low)
    spoken = re.sub(MUTE[lang], "", low)
    groups = re.findall(f"[{VOWELS[lang]}]+", re.sub(HIATUS[lang], "-", spoken))
    return max(1, len(groups))


def sentences(text: str) -> list[str]:
    """What stands between full stops, and what follows a colon."""
    return [
        part.strip() for part in re.split(r"(?<=[.!?…])\s+|\s*[:;]\s+", text.replace("\u00a0", " ")) if part.strip()
    ]


def too_hard(text: str, lang: str, known: set[str]) -> list[str]:
    """What a child would stumble over; `known` are the words that stand on the cards."""
    found = [f"{found[0]!r}, a part of a hundred" for found in PERCENT.finditer(text)]
    for sentence in sentences(text):
        words = LETTERS.findall(sentence)
        plain = [word for word in words if word.lower() not in known]
        found += [f"{word!r} has {n} syllables" for word in plain if (n := syllables(word, lang)) > MOST_SYLLABLES]
        if len(words) > MOST_WORDS:
            found.append(f"{len(words)} words in {sentence!r}")
        free = sentence.endswith("?") or (words[:1] and words[0].lower() in POINTS)
        hanging = [word for word in words[1 if free else 0 :] if word.lower() in LINKS[lang].split()]
        found += [f"{word!r} begins a clause in {sentence!r}" for word in hanging]
    return found
