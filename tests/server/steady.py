"""The program where nobody is late: houses live, words are fresh and phones may cut, however slow the machine is."""

HOUR = 3600.0

if __name__ == "__main__":
    from brelan import cli
    from brelan.server import cutting, notices, postgres_board

    vars(postgres_board)["LEASE"] = vars(notices)["FRESH"] = HOUR
    vars(cutting)["CALLED"] = vars(cutting)["SHOWN"] = HOUR
    cli.main()
