"""The same program, whose coach does not stand behind everybody else: other tests want the machine all the time."""

if __name__ == "__main__":
    from brelan.server import aside
    from tests.server.watch import main

    vars(aside)["LAST"] = 0
    main()
