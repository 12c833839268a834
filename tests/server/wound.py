"""The program on a watch that a test winds. Bots' processes begin with this module: it imports nothing for them."""

if __name__ == "__main__":
    from tests.server.watch import main

    main()
