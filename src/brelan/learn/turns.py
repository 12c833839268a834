"""The columns of turns, a line a table: who acts, what is asked, what is spelled of the answer, how the game stands.

Numbers written out, because compiled doors read them.
"""

SEAT = 0
FORM = 1
MEMBERS = 2
LEAST = 3
MOST = 4
SPELLED = 5
PLACE = 6
MOVES = 7  # actions since the game began
DEAL = 8
NEWS = 9  # what the last action ended
GAME = 10  # the number of the game in its run
COLUMNS = 11

NOTHING, DEAL_ENDED, GAME_ENDED, CUT_OFF = range(4)
"""What an action may end: nothing, a deal, the game, or a game that would have gone on too long."""
