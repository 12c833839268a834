"""The server as one ASGI application: the API, the live connections, the page, and how it is."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette import routing
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from brelan import shelf
from brelan.room.requests import Refused
from brelan.server import boxes
from brelan.server.call import Call
from brelan.server.description import openapi, protocol
from brelan.server.health import Health, number_request
from brelan.server.house import House
from brelan.server.live import Live
from brelan.server.routes import ROUTES, Route
from brelan.server.safety import BODY, CARDS, GUESSES, OPENINGS, REQUESTS, Guard, arrived_at, cookie, token_in
from brelan.server.store import Damaged, Taken, Unkept, Unread
from brelan.server.tokens import hashed

PAGE = Path(__file__).parent.parent / "static"
OFFLINE = "offline.html"
"""What a device shows when the server does not answer."""
UNBUILT = "Brelan : la page n'est pas construite. / The page has not been built. → pip install .\n"
FORBIDDEN = {"stranger", "host", "link", "sealed"}
CODE = re.compile(r"[A-Za-z]{5}")
STATUS = {"no-table": 404, "no-screen": 404, "damaged": 500, "unkept": 503}
CLAIM = "/api/tv/claim"
GUESSED = ("no-table", "no-screen", "link")
ENCODER = msgspec.json.Encoder()


class Letters(Convertor[str]):
    """The code of a table or of a big screen, in an address that people type."""

    regex = "[A-Za-z]{4,5}"

    def convert(self, value: str) -> str:
        """The page reads it."""
        return value

    def to_string(self, value: str) -> str:
        """As it is."""
        return value


register_url_convertor("letters", Letters())

Endpoint = Callable[[Request], Awaitable[Response]]


def refusal(status: int, code: str, text: str) -> Response:
    """Why a request is not granted."""
    body = ENCODER.encode({"code": code, "text": text})
    return Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})


class Desk:
    """Lets requests in, and turns what the routes say into replies."""

    def __init__(self, house: House, guard: Guard, health: Health) -> None:
        self.house = house
        self.guard = guard
        self.health = health

    def resources(self) -> dict[str, dict[str, Endpoint]]:
        """Every path, and what each method does there."""
        found: dict[str, dict[str, Endpoint]] = {}
        for route in ROUTES:
            found.setdefault(route.path, {})[route.method] = self.endpoint(route)
        return found

    def endpoint(self, route: Route) -> Endpoint:
        """The endpoint of a route."""
        decoder: msgspec.json.Decoder[Any] | None = msgspec.json.Decoder(route.body) if route.body else None
        most = CARDS if "cards" in getattr(route.body, "__struct_fields__", ()) else BODY

        async def answer(request: Request) -> Response:
            stop = self._stop(request, route)
            if stop is not None:
                return stop
            body = None
            if decoder is not None:
                try:
                    body = decoder.decode(await _body(request, most))
                except (msgspec.MsgspecError, UnicodeDecodeError) as trouble:
                    return refusal(400, "message", str(trouble))
                except _TooLong:
                    return refusal(413, "size", f"expected at most {most} bytes")
                except ClientDisconnect:  # nobody hears this any more
                    return refusal(400, "message", "the request broke off; expected the rest of it")
            try:
                token, fresh = await self._token(request, route)
            except (Unkept, Unread) as trouble:
                return refusal(503, "unkept", f"nothing was changed: {trouble}")
            reply = await self._run(route, request, hashed(token), body)
            if fresh and route.body is not None and reply.status_code == 200:
                reply.headers["set-cookie"] = cookie(token, request.url.scheme == "https", self.guard.root)
            return reply

        return answer

    async def _token(self, request: Request, route: Route) -> tuple[str, bool]:
        """The device's token, and whether it is a new one: nobody comes to a table with one that we did not make.

        Where nobody can come to one, a token says only who asks, and that is known or not.
        """
        said = token_in(request.headers)
        if said is not None and (route.body is None or await self.house.genuine(said)):
            return said, False
        return (await self.house.mint()).new(), True

    async def _guesses(self, request: Request, device: str) -> bool:
        """Whether a stranger's household has tried too many codes; whoever has been at this table is not a stranger."""
        code, address = request.path_params.get("code", ""), _address(request)
        if self.guard.patient(GUESSES, address) or not (code or request.url.path == CLAIM):
            return False
        return not code or not await self.house.knows(device, code.upper())

    def _stop(self, request: Request, route: Route) -> Response | None:
        """Why a request is not even read."""
        address = _address(request)
        if not self.guard.knows(request.headers, arrived_at(request.scope)):
            return refusal(421, "name", "this server is not known by that name; expected one of its own (--name)")
        if route.method != "GET" and not self.guard.own_origin(request.headers):
            return refusal(403, "origin", "expected a request from this server's own page")
        limits = [REQUESTS, *([OPENINGS] if route.path == "/api/tables" and route.method == "POST" else [])]
        if not all(self.guard.allows(limit, address) for limit in limits):
            return refusal(429, "often", "too many requests; expected some patience")
        if route.body is not None and request.headers.get("content-type", "").partition(";")[0] != "application/json":
            return refusal(415, "type", "expected content of type application/json")
        return None

    async def _run(self, route: Route, request: Request, device: str, body: object) -> Response:
        if not CODE.fullmatch(request.path_params.get("code", "BCDFG")):
            return refusal(404, "no-table", "expected the code of a table")
        call = Call(
            self.house,
            device,
            body,
            request.path_params.get("code", "").upper(),
            _counted(request.path_params.get("chair", "")),
            request.query_params.get("lang", "fr"),
            request.path_params.get("game", ""),
            request.query_params.get("option", ""),
            request.path_params.get("role", ""),
            self.guard.home(request.headers, request.url.scheme),
            _counted(request.path_params.get("number", "")),
            request.query_params,
        )
        try:
            if await self._guesses(request, device):
                return refusal(429, "often", "too many wrong codes; expected some patience")
            reply = await route.run(call)
        except Refused as refused:
            self.health.refusals.labels(refused.code).inc()
            if refused.code in GUESSED:
                self.guard.allows(GUESSES, _address(request))
            return refusal(
                STATUS.get(refused.code, 403 if refused.code in FORBIDDEN else 409), refused.code, str(refused)
            )
        except Damaged as damaged:
            return refusal(500, "damaged", str(damaged))
        except (Taken, Unkept) as trouble:
            return refusal(503, "unkept", f"nothing was changed: {trouble}")
        except Unread as trouble:
            return refusal(500, "damaged", str(trouble))
        kind = "text/plain; charset=utf-8" if isinstance(reply, str) else "application/json"
        content = reply.encode() if isinstance(reply, str) else ENCODER.encode(reply)
        return Response(content, media_type=kind, headers={"cache-control": "no-store"})


def _counted(text: str) -> int:
    """A small number in an address; −1 for anything else."""
    return int(text) if re.fullmatch(r"[0-9]{1,4}", text) else -1


class Resource:
    """All that can be asked at one path."""

    def __init__(self, endpoints: dict[str, Endpoint]) -> None:
        self.endpoints = endpoints | ({"HEAD": endpoints["GET"]} if "GET" in endpoints else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or say what can be asked here."""
        request = Request(scope, receive)
        run = self.endpoints.get(request.method)
        if run is not None:
            reply = await run(request)
        else:
            allowed = ", ".join(self.endpoints)
            reply = refusal(405, "method", f"{request.method[:20]} was asked for, expected {allowed}")
            reply.headers["allow"] = allowed
        await reply(scope, receive, send)


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


class _TooLong(Exception):
    pass


async def _body(request: Request, most: int) -> bytes:
    """The body, read only as far as it may go."""
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > most:
            raise _TooLong
    return bytes(read)


class Entrance:
    """Live connections go straight to their tables: every message would pay for any layer in between.

    Where the room lies below a path, a proxy may leave that in front of what was asked for, or take it away.
    """

    def __init__(self, live: ASGIApp, rest: ASGIApp, root: str) -> None:
        self.live = live
        self.rest = rest
        self.root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with a number that its lines in the log have in common."""
        number_request()
        if self.root and f"{scope.get('path', '')}/".startswith(f"{self.root}/"):
            scope = {**scope, "path": scope["path"].removeprefix(self.root) or "/"}
        await (self.live if scope["type"] == "websocket" else self.rest)(scope, receive, send)


PACKED = Middleware(GZipMiddleware, compresslevel=5)
"""A whole game has hundreds of pictures that are nearly the same."""


class Files(StaticFiles):
    """The files of the page; those under `assets` have a hash in their name, and never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or that there is none."""
        reply = await super().get_response(path, scope)
        lasts = path.startswith("assets/") and reply.status_code == 200
        reply.headers["cache-control"] = "public, max-age=31536000, immutable" if lasts else "no-cache"
        return reply


def application(house: House, guard: Guard, health: Health) -> ASGIApp:
    """Everything under one roof."""
    desk = Desk(house, guard, health)

    async def page(_request: Request) -> Response:
        index = PAGE / "index.html"
        return _placed(index, guard.root) if index.exists() else PlainTextResponse(UNBUILT, 503)

    async def offline(_request: Request) -> Response:
        return _placed(PAGE / OFFLINE, guard.root)

    async def ready(_request: Request) -> Response:
        try:
            await house.ready()
        except (Unkept, Unread) as trouble:
            return PlainTextResponse(f"nothing can be kept: {trouble}\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(request: Request) -> Response:
        if not guard.may_measure(request.headers, _address(request)):
            return PlainTextResponse("expected a reader on this machine, or one named with --metrics\n", 403)
        health.tables.set(len(house.tables))
        health.deaf.set(house.store.board.deaf)
        health.read_on.set(house.neighbours.read)
        return Response(health.page(), media_type="text/plain; version=0.0.4")

    @asynccontextmanager
    async def open_day_and_night(_app: Starlette) -> AsyncIterator[None]:
        house.start(guard)
        yield
        await house.close()

    routes = [
        *(
            routing.Route(path, Resource(endpoints), middleware=[PACKED] if path.endswith("/replay") else None)
            for path, endpoints in desk.resources().items()
        ),
        routing.Route("/healthz", _healthy),
        routing.Route("/readyz", ready),
        routing.Route("/metrics", metrics),
        routing.Route("/openapi.json", _described),
        routing.Route("/protocol.json", _described),
        *(routing.Route(path, page) for path in ("/", "/tv", "/tv/{code:letters}", "/{code:letters}")),
        routing.Route(boxes.ADDRESS, boxes.serve, methods=["GET"], middleware=[Middleware(GZipMiddleware)]),
        *([routing.Route(f"/{OFFLINE}", offline)] if guard.root and (PAGE / OFFLINE).exists() else []),
        *([routing.Mount("/", GZipMiddleware(Files(directory=PAGE)))] if PAGE.is_dir() else []),
    ]
    return Entrance(Live(house, guard, health), Starlette(routes=routes, lifespan=open_day_and_night), guard.root)


async def _healthy(_request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def _described(request: Request) -> Response:
    found = openapi(shelf.names()) if request.scope["path"] == "/openapi.json" else protocol()
    return Response(ENCODER.encode(found), media_type="application/json")


def _placed(page: Path, root: str) -> Response:
    """A page whose addresses begin where the room lies."""
    if not root:
        return FileResponse(page)
    return HTMLResponse(
        page.read_text(encoding="utf-8").replace('="/', f'="{root}/'), headers={"cache-control": "no-cache"}
    )
