"""What a page is told about a box, and the files that a box brings for it: its texts, and code of its own, if any.

The files of a box are at an address with a hash in it: they are fetched once, and again when they have changed.
"""

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from brelan import shelf
from brelan.engine.declarations import Option
from brelan.face import Face
from brelan.server import bodies
from brelan.texts import LANGUAGES
from brelan.trouble import Trouble

ADDRESS = "/boxes/{game}/{made_of}/{path:path}"
OURS, MODULE = "page.ts", "page.js"
"""The code of a page: built together with ours, or built by whoever made the box."""
KINDS = {
    "css": "text/css; charset=utf-8",
    "ftl": "text/plain; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
"""What is served from a page's folder, and nothing else."""


def _home(name: str) -> Traversable:
    return resources.files(shelf.box(name).game.package)


def _walk(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for each in sorted(folder.iterdir(), key=lambda found: found.name):
        if each.is_dir():
            yield from _walk(each, f"{above}{each.name}/")
        else:
            yield above + each.name, each


def _page(name: str) -> str:
    """Where the code of a box's page comes from: `own` with ours, a file to load, or nowhere."""
    folder = shelf.box(name).page
    if folder is None:
        return ""
    if _home(name).joinpath(folder, OURS).is_file():
        return "own"
    if _home(name).joinpath(folder, MODULE).is_file():
        return MODULE
    raise Trouble(f"the box {name!r} says that its page lies in {folder!r}; expected a file {MODULE} there")


def _texts(name: str, lang: str) -> bytes:
    """The sentences of a game, then those that only its page says."""
    files = (_home(name).joinpath(f"{lang}.ftl"), _home(name).joinpath("page", f"{lang}.ftl"))
    return b"\n".join(file.read_bytes() for file in files if file.is_file())


@cache
def files(name: str) -> dict[str, bytes]:
    """Everything a box brings for a page, by path."""
    folder = shelf.box(name).page
    code = _walk(_home(name).joinpath(folder)) if folder is not None and _page(name) == MODULE else ()
    built = {path: file.read_bytes() for path, file in code if path.rpartition(".")[2] in KINDS}
    return built | {f"{lang}.ftl": _texts(name, lang) for lang in LANGUAGES}


@cache
def made_of(name: str) -> str:
    """A hash of them."""
    digest = sha256()
    for path, content in sorted(files(name).items()):
        digest.update(path.encode() + b"\0" + sha256(content).digest())
    return digest.hexdigest()[:16]


@cache
def described(name: str) -> bodies.Box:
    """The box of this name."""
    box = shelf.box(name)
    game, face, cover = box.game, box.face, box.cover
    blank, kinds = game.blank(game.least), range(1, 1 + max(game.state.LAYOUT.constants["BACK"], default=0))
    return bodies.Box(
        name=name,
        version=game.version,
        title=_said(name, "title"),
        pitch=_said(name, "pitch"),
        least=game.least,
        most=game.most,
        minutes=cover.minutes,
        age=cover.age,
        colour=cover.colour,
        options=tuple(_choice(option, face) for option in game.options),
        lesson=box.lesson is not None,
        levels=box.levels,
        daily="expert" in box.levels,
        order=box.judge is not None,
        decides=game.decides,
        deal=game.deal,
        own=face.own,
        common=face.common,
        others=face.others,
        dice=tuple(dict.fromkeys(pile.name for pile in game.state.LAYOUT.piles if pile.dice)),
        purse=tuple(face.purse(blank, 0)),
        middle=tuple(face.middle(blank)),
        marks=face.marks,
        opens=face.opens,
        main=face.main,
        backs={lang: tuple(face.back(kind, lang) for kind in kinds) for lang in LANGUAGES},
        scale={lang: said for lang in LANGUAGES if (said := face.scale(lang))},
        printed=face.texts is not None,
        replaceable=box.cards is not None,
        files=f"/boxes/{name}/{made_of(name)}/",
        page=_page(name),
    )


def _choice(option: Option, face: Face) -> bodies.Choice:
    o, only_if = option, face.only_if.get(option.name)
    return bodies.Choice(o.name, o.rule, o.default, o.least, o.most, o.words, dict([only_if]) if only_if else {})


def _said(name: str, key: str) -> dict[str, str]:
    """A sentence of a box in each language that has it."""
    found = {}
    for lang in LANGUAGES:
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource(files(name)[f"{lang}.ftl"].decode()), allow_overrides=True)
        value = bundle.get_message(key).value if bundle.has_message(key) else None
        if value is not None:
            found[lang] = str(bundle.format_pattern(value, {})[0])
    return found


async def serve(request: Request) -> Response:
    """A file of a box. Under the address of its hash it never changes."""
    game, path = request.path_params["game"], request.path_params["path"]
    content = files(game).get(path) if game in shelf.names() else None
    if content is None:
        return PlainTextResponse("There is no such file.\n", 404)
    lasts = request.path_params["made_of"] == made_of(game)
    kept = "public, max-age=31536000, immutable" if lasts else "no-cache"
    kind = KINDS[re.sub(r".*\.", "", path)]
    return Response(content, media_type=kind, headers={"cache-control": kept})
