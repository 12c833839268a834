"""Where a run is kept: what was planned, and its rows in Parquet files, a file a part; so it can be taken up again."""

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from brelan.lab.rows import Columns, Rows
from brelan.lab.run import Run
from brelan.trouble import Trouble

PLAN, SUMMARY = "run.json", "summary.json"


class Folder:
    """The folder of a run."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path, self.run = path, run
        try:
            for name in self.kinds:
                (path / name).mkdir(parents=True, exist_ok=True)
            self._same_plan()
        except OSError as trouble:
            raise Trouble(
                f"{path}: the run cannot be kept there ({trouble.strerror}); choose another with --out"
            ) from None

    @property
    def kinds(self) -> tuple[str, ...]:
        """Which rows are kept."""
        asked = {"games": True, "decisions": self.run.decisions, "deals": self.run.course}
        return tuple(kind for kind, kept in asked.items() if kept)

    def _same_plan(self) -> None:
        plan, ours = self.path / PLAN, json.loads(json.dumps(self.run._asdict()))
        if not plan.exists():
            _write(plan, json.dumps(ours, indent=1).encode() + b"\n")
            return
        found = _plan(plan)
        for name in ours:
            if found.get(name, Run._field_defaults.get(name)) != ours[name]:
                raise Trouble(f"{self.path} holds another run ({name} differs); expected the same, or another --out")

    def file(self, kind: str, number: int) -> Path:
        """The file of a part."""
        return self.path / kind / f"part-{number:06}.parquet"

    def has(self, number: int) -> bool:
        """Whether a part is kept, with its last rows."""
        return self.file("games", number).exists()

    def keep(self, rows: Rows) -> None:
        """Keep a part; its games come last, so that what is there is whole."""
        for kind, columns in (("decisions", rows.decisions), ("deals", rows.deals)):
            if columns is not None:
                _keep(self.file(kind, rows.number), columns)
        _keep(self.file("games", rows.number), rows.games)

    def games(self, number: int) -> Columns:
        """The rows of a part's games."""
        return _read(self.file("games", number))

    def all(self, kind: str) -> Columns:
        """The rows of all parts, in their order."""
        return _read(self.path / kind)

    def drop_after(self, number: int) -> None:
        """Forget the parts after this one: they were played ahead."""
        for kind in self.kinds:
            for path in (self.path / kind).glob("part-*.parquet"):
                if int(path.stem.partition("-")[2]) > number:
                    path.unlink()

    def keep_summary(self, told: dict[str, Any]) -> None:
        """What it came to, beside the rows."""
        _write(self.path / SUMMARY, json.dumps(told, indent=1).encode() + b"\n")


def planned_part(path: Path, usual: int) -> int:
    """How many games a part of the run in this folder has; the usual number where there is none yet."""
    plan = path / PLAN
    return int(_plan(plan).get("part", usual)) if plan.exists() else usual


def _plan(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, UnicodeDecodeError):
        raise Trouble(f"{path}: expected the plan of a run, as brelan simulate writes it") from None
    return found if isinstance(found, dict) else {}


def _keep(path: Path, columns: Columns) -> None:
    fresh = path.with_suffix(".new")
    pq.write_table(pa.table(columns), fresh, compression="zstd")
    fresh.replace(path)


def _read(path: Path) -> Columns:
    table = pq.read_table(path)
    return {name: table[name].to_numpy() for name in table.column_names}


def _write(path: Path, content: bytes) -> None:
    fresh = path.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.replace(path)
