"""Where a command finds the tables."""

import argparse
from pathlib import Path

import platformdirs


def add_data(parser: argparse.ArgumentParser) -> None:
    """The option `--data`."""
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where the tables are kept (default: your data directory)"
    )


def data(asked: argparse.Namespace) -> Path:
    """The directory asked for, else the user's own."""
    return asked.data or platformdirs.user_data_path("brelan")
