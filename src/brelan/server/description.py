"""The API and the live protocol, described from the types themselves."""

import re
from functools import cache
from typing import Any, get_args

import msgspec

from brelan.room.links import LASTS
from brelan.server import bodies, memories
from brelan.server.messages import AnyFromClient, AnyFromServer
from brelan.server.routes import ROUTES, Route

REFS = "#/components/schemas/{name}"
ERRORS = {
    "400": "the body is not what was expected",
    "403": "not for this device",
    "404": "there is no such table",
    "405": "not at this path",
    "409": "the table does not grant it",
    "413": "too long",
    "415": "not JSON",
    "421": "the server is not known by this name",
    "429": "too often",
    "500": "the table's log is damaged",
    "503": "nothing could be kept",
}


@cache
def protocol() -> dict[str, Any]:
    """JSON schemas of every message over a live connection."""
    (client, server), schemas = msgspec.json.schema_components(
        [AnyFromClient, AnyFromServer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Brelan: messages over /live/CODE",
        "client": client,
        "server": server,
        "$defs": schemas,
    }


@cache
def openapi(games: tuple[str, ...] = ()) -> dict[str, Any]:
    """The HTTP API; which games a server has is said by the server."""
    types = [
        bodies.Denied,
        *(t for route in ROUTES for t in (route.reply, route.body) if t is not None and t is not str),
    ]
    types = list(dict.fromkeys(types))
    found, schemas = msgspec.json.schema_components(types, ref_template=REFS)
    schema = dict(zip(types, found, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema, games)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Brelan", "version": "1", "description": "Tables, chairs and links; playing is live."},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": {status: _denied(why, schema) for status, why in ERRORS.items()},
        },
    }


def _denied(why: str, schema: dict[type, Any]) -> dict[str, Any]:
    return {"description": why, "content": {"application/json": {"schema": schema[bodies.Denied]}}}


def _refusals(route: Route) -> list[str]:
    """The statuses with which a request can be refused."""
    writes, at_a_table = route.method != "GET", "{code}" in route.path
    private = route.path.endswith(("/story", "/log", "/replay", "/review"))
    found = {"405", "421", "429"}
    if writes or private:
        found |= {"403"}
    if route.body is not None:
        found |= {"400", "413", "415"}
    if at_a_table or route.path.startswith("/api/tv"):
        found |= {"404", "500"}
    if route.path == "/api/tables" and not writes:
        found |= {"409", "500"}
    if writes or private or "{game}" in route.path or route.path.endswith("/cards"):
        found |= {"409"}
    if writes:
        found |= {"503"}
    return sorted(found)


def _queried(route: Route) -> dict[str, Any]:
    """What can come after the question mark."""
    asked: dict[str, Any] = {}
    if route.path.endswith(("/story", "/cards")) or route.path.startswith("/api/rules"):
        asked["lang"] = {"type": "string", "enum": ["fr", "en"]}
    if route.path.endswith(("/agree", "/log", "/story")):
        asked["game"] = {"type": "integer", "minimum": 0, "maximum": 9999}
    if route.path.endswith("/replay"):
        asked["eyes"] = {"type": "string", "enum": list(get_args(memories.Eyes))}
    if route.path == "/api/tables" and route.method == "GET":
        asked |= {"game": {"type": "string"}, "person": {"type": "string"}, "page": {"type": "integer", "minimum": 0}}
    return asked


def _operation(route: Route, schema: dict[type, Any], games: tuple[str, ...]) -> dict[str, Any]:
    reply = {"text/plain": {"schema": {"type": "string"}}}
    if route.reply is not str:
        reply = {"application/json": {"schema": schema[route.reply]}}
    operation: dict[str, Any] = {
        "operationId": route.run.__name__,
        "summary": (route.run.__doc__ or "").strip(),
        "responses": {
            "200": {"description": "granted", "content": reply},
            **{status: {"$ref": f"#/components/responses/{status}"} for status in _refusals(route)},
        },
    }
    names = re.findall(r"{(\w+)}", route.path)
    kinds = {
        "chair": {"type": "integer", "minimum": 0, "maximum": 7},
        "code": {"type": "string", "pattern": "^[A-Za-z]{5}$"},
        "number": {"type": "integer", "minimum": 0, "description": "which game of the table, the first is 0"},
        "game": {"type": "string", **({"enum": list(games)} if games else {})},
        "role": {"type": "string", "enum": list(LASTS)},
    }
    operation["parameters"] = [{"name": n, "in": "path", "required": True, "schema": kinds[n]} for n in names]
    operation["parameters"] += [{"name": n, "in": "query", "schema": kind} for n, kind in _queried(route).items()]
    if route.body is not None:
        content = {"application/json": {"schema": schema[route.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation
