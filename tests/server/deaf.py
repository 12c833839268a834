"""The program with a notification channel that is cut: the connection stands, and nothing ever comes through it."""

if __name__ == "__main__":
    from brelan import cli
    from brelan.server.postgres_board import SharedBoard

    type.__setattr__(SharedBoard, "_hear", lambda *_: None)
    cli.main()
