"""The league: bots of several levels play the same deals in every seat; who is stronger, and how sure that is."""
