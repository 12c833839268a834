result = End of the game: { $scores }.
standing = The game is not over: { $scores }.

# Cards, in short.
short-joker = Joker
symbol-pig = pig
symbol-heart = heart
symbol-clover = clover
symbol-star = star
symbol-horseshoe = horseshoe
symbol-ladybird = ladybird
symbol-moon = moon

# At the terminal.
welcome = — { $title } — Ctrl-C to leave; the game is kept.
your-name = Camille
which-language = “{ $said }”: answer fr or en.
which-name = Your name? [{ $usual }] { "" }
scores = ({ $scores })
winners = { $n ->
    [one] { $names } wins the game.
   *[other] { $names } share the victory.
}
left = The game is kept. To go on: brelan play { $game } --resume
goodbye = See you soon.
resume-question = A game is waiting for you. Go on with it? (yes / no) { "" }
change-options = Change the options? (yes / no) { "" }
how-many = How many players, you included ({ $least } to { $most })? [{ $usual }] { "" }
choose = { $title } [{ $usual }]: { "" }
yes = yes
no = no
yes-words = yes y
no-words = no n
none-words = none nothing
yes-or-no = “{ $said }”: answer yes or no.
not-a-number = “{ $said }”: it takes a number from { $least } to { $most }.
not-understood = “{ $said }” will not do; it takes { $expected }.
expected-some = { $least } to { $most } card numbers with spaces between them, or nothing
expected-exactly = { $most } card numbers with spaces between them
expected-amount = a number from { $least } to { $most }
