"""Words for people: every sentence stands in a Fluent file, once in French and once in English."""

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")


class Words:
    """The sentences of one language, from one or several `.ftl` files."""

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for package in packages:
            source = resources.files(package).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **arguments: Any) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        said, troubles = self._bundle.format_pattern(message.value, arguments)
        if troubles:
            raise ValueError(f"{key} ({self.lang}): {troubles[0]}")
        return str(said)


@cache
def words(lang: str, *packages: str) -> Words:
    """`words("fr", "brelan.games.ferme")`: that game's sentences after the common ones."""
    return Words(lang, ("brelan.texts", *packages))
