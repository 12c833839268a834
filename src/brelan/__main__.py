"""`python -m brelan` is the `brelan` command."""

from brelan.cli import main

main()
