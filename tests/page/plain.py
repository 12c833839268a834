"""The program with boxes whose own code for the page was left out: everything is played on the common mat."""

from tests.server.still import Still


class Plain(Still):
    """A room of such boxes, where time stands still."""

    program = "tests.page.plain"


if __name__ == "__main__":
    from dataclasses import replace
    from functools import cache

    from brelan import shelf
    from brelan.box import Box
    from tests.server.watch import main

    whole = shelf.box

    @cache
    def plain(name: str) -> Box:
        return replace(whole(name), page=None)

    vars(shelf)["box"] = plain
    main()
