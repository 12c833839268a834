"""The program on a watch that a test winds. Processes that it starts begin with this module: it imports nothing."""

if __name__ == "__main__":
    from tests.server.watch import main

    main()
