"""Everything that somebody could say to the server, made from the types of what is expected, and spoilt a little."""

import json
from typing import Any, NamedTuple

from hypothesis import strategies as st
from msgspec import inspect

from brelan import shelf
from brelan.server.messages import Answer, Luck, Onward, Ping, Promise, Say
from brelan.server.routes import ROUTES, Route

ROLES = ("seat 0", "seat 1", "screen", "spectator", "stranger")
NOW = "now"
"""Stands for the number of the question that is put at the moment."""

integers = st.integers(-3, 70) | st.sampled_from([2**31, 2**63, -(2**63), 10**30, 10**4299])
texts = st.text(max_size=30) | st.sampled_from(["x" * 41, "\u0000", "\u202e", "../..", "'; --", "{code}", "fr", "en"])
junk = st.recursive(
    st.none() | st.booleans() | integers | st.floats(allow_nan=False, allow_infinity=False) | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
raw = st.sampled_from(
    [
        "",
        "null",
        "[",
        "{",
        '{"type":',
        "[" * 9000,
        '{"x":' + "[" * 9000,
        '{"type":"ping","type":"say"}',
        "1" * 9000,
        "\ufeff{}",
    ]
) | st.text(max_size=40)


def values(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """What a type allows, and a little beyond where it says nothing."""
    if isinstance(kind, inspect.IntType):
        return st.integers(kind.ge, kind.le if kind.lt is None else kind.lt - 1) if kind.ge is not None else integers
    if isinstance(kind, inspect.StrType):
        least, most = kind.min_length or 0, kind.max_length
        return st.text(min_size=least, max_size=most) if most else texts | st.sampled_from(["ab" * 32, "regular"])
    if isinstance(kind, inspect.LiteralType):
        return st.sampled_from(kind.values)
    if isinstance(kind, inspect.UnionType):
        return st.one_of([values(one) for one in kind.types])
    if isinstance(kind, inspect.DictType):
        return st.dictionaries(texts | st.just("deals"), values(kind.value_type), max_size=3)
    if isinstance(kind, inspect.VarTupleType):
        return st.lists(values(kind.item_type), max_size=6)
    if isinstance(kind, inspect.StructType):
        return fields(kind)
    return st.none()


def fields(kind: inspect.StructType) -> st.SearchStrategy[dict[str, Any]]:
    """A struct as JSON; what has a default may be missing."""
    needed = {f.encode_name: values(f.type) for f in kind.fields if f.required}
    spare = {f.encode_name: values(f.type) for f in kind.fields if not f.required}
    return st.fixed_dictionaries(needed, optional=spare)


def of(kind: type) -> st.SearchStrategy[dict[str, Any]]:
    """Values of a struct's type."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    tag = {} if info.tag is None else {str(info.tag_field): info.tag}
    return fields(info).map(lambda found: {**tag, **found})


@st.composite
def spoilt(draw: st.DrawFn, good: st.SearchStrategy[dict[str, Any]]) -> str:
    """A good message, or one with something missing, wrong or too much, or no message at all."""
    if draw(st.integers(0, 9)) == 0:
        return draw(raw)
    message = dict(draw(good))
    if message and draw(st.integers(0, 2)) == 0:
        key = draw(st.sampled_from(sorted(message)))
        del message[key]
        if draw(st.booleans()):
            message[draw(st.sampled_from([key, "type", "more"]))] = draw(junk)
    return json.dumps(message)


class Said(NamedTuple):
    """Words over the live connection."""

    role: str
    text: str


class Asked(NamedTuple):
    """A request."""

    role: str
    method: str
    path: str
    body: str | None
    kind: str


class Knocked(NamedTuple):
    """An attempt to open a live connection."""

    role: str
    query: str


Deed = Said | Asked | Knocked

answers = st.tuples(of(Answer), st.booleans()).map(lambda a: {**a[0], "asked": NOW} if a[1] else a[0])
messages = st.one_of(answers, of(Promise), of(Luck), of(Say), of(Onward), of(Ping))


@st.composite
def asked(draw: st.DrawFn, route: Route) -> Asked:
    """A request to a route, more or less as it should be."""
    chair = draw(st.sampled_from(["0", "1", "2", "9", "-1", "99999", "x", "%00", "²"]))
    path = route.path.replace("{chair}", chair).replace(
        "{game}", draw(st.sampled_from([*shelf.names(), "x", "%2e%2e"]))
    )
    path += draw(st.sampled_from(["", "", "", "?lang=fr", "?lang=en", "?lang=xx", "?lang", "/", "?" + "a=b&" * 50]))
    body = None if route.body is None else draw(spoilt(of(route.body)))
    kind = draw(st.sampled_from(["application/json"] * 8 + ["text/plain", ""]))
    method = draw(st.sampled_from([route.method] * 9 + ["PATCH"]))
    return Asked(draw(st.sampled_from(ROLES)), method, path, body, kind)


said = st.builds(Said, st.sampled_from(ROLES[:-1]), spoilt(messages))
numbers = st.sampled_from(["0", "7", "-1", "", "x", "9" * 18, "9" * 5000, "²", "٣", "1e3"])
knocked = st.builds(
    lambda role, wanted, after: Knocked(role, f"role={wanted}&after={after}"),
    st.sampled_from(ROLES),
    st.sampled_from(["seat", "screen", "spectator", "god", "", "%00"]),
    numbers,
)
deeds: st.SearchStrategy[Deed] = st.one_of(said, said, knocked, *[asked(route) for route in ROUTES])
