"""What other programs read about the protocol is made from the structs that the server works with, and is fresh."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brelan.server import types
from brelan.server.messages import AnyFromClient, AnyFromServer

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("path", types.files())
def test_what_is_written_down_is_what_the_server_speaks(path: str) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == types.files()[path], "run: python -m brelan.server.types"


def test_the_files_are_written_where_one_stands(tmp_path: Path) -> None:
    types.write(tmp_path)
    assert {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.*")} == set(types.files())


def test_every_message_and_every_request_has_its_type() -> None:
    text = types.typescript()
    for kind in (*AnyFromClient.__args__, *AnyFromServer.__args__):
        assert f"export interface {kind.__name__} {{\n  type: " in text
    assert '"POST /api/tables/{code}/sit": { body: Seat; reply: Done };' in text


def test_what_may_be_missing_says_so() -> None:
    text = types.typescript()
    assert "  question?: Prompt | null;\n" in text  # of an update: missing, none, or a question
    assert "  colour?: number;\n" in text  # of a request: it has a default
    assert "  colour: number;\n" in text  # of a person: a reply says everything


def test_the_schemas_point_only_to_schemas_that_are_there() -> None:
    def refs(part: Any) -> list[str]:
        if isinstance(part, dict):
            own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
            return own + [ref for value in part.values() for ref in refs(value)]
        return [ref for value in part for ref in refs(value)] if isinstance(part, list) else []

    for path in ("docs/protocol.json", "docs/openapi.json"):
        whole = json.loads(types.files()[path])
        found = set(refs(whole))
        assert found
        for ref in found:
            at = whole
            for word in ref.removeprefix("#/").split("/"):
                at = at[word]


def test_every_message_is_told_by_its_type() -> None:
    tags = {kind.__struct_config__.tag for kind in (*AnyFromClient.__args__, *AnyFromServer.__args__)}
    schema = msgspec.json.decode(types.files()["docs/protocol.json"])
    mapped = set(schema["client"]["discriminator"]["mapping"]) | set(schema["server"]["discriminator"]["mapping"])
    assert mapped == tags
