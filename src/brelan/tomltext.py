"""Trees as TOML: what the standard library reads, it does not write."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

DELETE = "\x7f"  # the one character that JSON leaves as it is and TOML does not


def text_of(tree: Mapping[str, Any]) -> str:
    """A table of words, numbers, lists and tables; every table of a list has a heading."""
    headed = {name: value for name, value in tree.items() if _tables(value)}
    lines = [_lines({name: value for name, value in tree.items() if name not in headed})]
    lines += [f"[[{_key(name)}]]\n{_lines(table)}" for name, tables in headed.items() for table in tables]
    return "\n\n".join(part for part in lines if part) + "\n"


def _tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _lines(table: Mapping[str, Any]) -> str:
    return "\n".join(f"{_key(name)} = {_value(value)}" for name, value in table.items())


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(name)} = {_value(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, Sequence):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value)


def _key(name: str) -> str:
    return name if name and name.replace("-", "").replace("_", "").isalnum() and name.isascii() else _quoted(name)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace(DELETE, "\\u007f")
