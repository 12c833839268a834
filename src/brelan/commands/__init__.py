"""One module per subcommand of `brelan`, each with `describe(parser)` and `run(asked)`."""
