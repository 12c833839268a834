"""Words for people: every sentence is in a Fluent file, once in French and once in English.

Fluent is imported with the first words: a table without people is never put into any.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from brelan.trouble import Fault, Place, WrongBox

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.syntax.ast import Resource

LANGUAGES = ("fr", "en")


class Words:
    """The sentences of one language, from one or several `.ftl` files."""

    def __init__(self, lang: str, packages: tuple[str, ...], earlier: tuple[int, ...] = ()) -> None:
        from importlib import resources

        from fluent.runtime import FluentBundle

        self.lang = lang
        self.packages = packages
        self._bundle = FluentBundle([lang], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(_read(resources.files(package).joinpath(f"{lang}.ftl")))
        for version in earlier:  # docs/upgrading.md
            file = resources.files(packages[-1]).joinpath(f"{lang}.v{version}.ftl")
            if file.is_file():
                self._bundle.add_resource(_read(file), allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **arguments: Any) -> str:
        message = self._bundle.get_message(key) if key in self else None
        if message is None or message.value is None:
            raise WrongBox(self._missing(key))
        said, troubles = self._bundle.format_pattern(message.value, arguments)
        if troubles:
            raise WrongBox(self._untold(key, arguments, str(troubles[0])))
        return str(said)

    def _missing(self, key: str) -> Fault:
        """A text that is not there, by the file that lacks it."""
        from brelan.texts.messages import file

        return Fault(Place(file(self.packages[-1], self.lang).path, 1), f"there is no text {key}", f"{key} = …")

    def _untold(self, key: str, arguments: dict[str, Any], trouble: str) -> Fault:
        """A text that mentions what it is not told, by its line."""
        from brelan.texts.messages import file, told

        files = [file(package, self.lang) for package in reversed(self.packages)]
        own = next((each for each in files if key in each.messages), files[0])
        line = own.messages[key].line if key in own.messages else 1
        missing = told(key, own.messages) - arguments.keys()
        found = f"mentions ${min(missing)}, which it is not told" if missing else f"cannot be said ({trouble})"
        known = ", ".join(f"${name}" for name in sorted(arguments))
        return Fault(Place(own.path, line), f"{key} {found}", f"of these: {known}")


def _read(file: "Traversable") -> "Resource":
    """All the texts of a file; a line that cannot be read is told by its number."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    source = file.read_text(encoding="utf-8")
    found = FluentResource(source)
    for entry in found.body:
        if isinstance(entry, Junk) and entry.span is not None:
            line = source.count("\n", 0, entry.span.start) + 1
            why = entry.annotations[0].message if entry.annotations else "no text"
            wrong = f"{(entry.content or '').partition(chr(10))[0]!r} cannot be read ({why})"
            raise WrongBox(Fault(Place(str(file), line), wrong, "key = text, with continuation lines indented"))
    return found


@cache
def words(lang: str, *packages: str, earlier: tuple[int, ...] = ()) -> Words:
    """`words("fr", game.package)`: that game's sentences after the common ones, `earlier` versions' instead."""
    return Words(lang, ("brelan.texts", *packages), earlier)
