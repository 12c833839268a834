result = End of the game: { $scores }.
standing = The game is not over: { $scores }.

# At every showdown.
told-beats = { $known ->
    [yes] { $equal ->
        [0] { $who } beats { $over }: { $name }.
       *[1] { $who } and { $over }: { $name }.
    }
   *[no] { "" }
}

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
welcome = — { $title } — “?” for a hint, Ctrl-C to leave; the game is kept.
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

# The proof of an opened game.
verified = Proved: { $file }. Every card, every die and every lot follows from the promised secrets and the added luck below.
verified-game = { $title }, table { $table }, game { $game }, { $entries ->
    [one] one line
   *[other] { $entries } lines
}: { $names }.
verified-bot = { $name } (bot)
verified-deal = Deal { $number }
verified-commitment = promise: { $hash }
verified-secret = secret:  { $hash }
verified-luck = luck added by { $names }
verified-no-luck = nobody added luck: the host's promise is the only guarantee
verified-came = came: { $cards }
verified-last = Last hash: { $hash }
verified-entry = The hash that was noted is that of entry { $number } (line { $line }): up to there, this is the game that was noted.
verified-before = The hash that was noted is the one before the game: it says nothing of what came after.
verified-promise = The hash that was noted is the promise of deal { $number }: its secret is the one that was promised.
verified-short = Only { $characters } of 64 characters were compared; against a determined cheat it takes at least 32.
verified-without = No noted hash was given (--hash): the file does not contradict itself, but that is all. Compare the last hash with the one you kept.

# The room.
room-open = The room is open: { $address }
room-network = On your home network: { $address }
room-close = Ctrl-C to close; games are kept.
check-where = Listens on { $host }, port { $port }; tables are kept in { $file }.
check-alone = Only this machine can come in, by the names: { $names }.
check-network = Any device that reaches this machine over the network can open the page, set up a table and sit on a free chair, by the names: { $names }. Without a link or a seat of its own it sees no hidden card. The connection is not encrypted (http).
check-open = Whoever comes in can read: the page, the rules, a table's lobby if he knows its code (names and options), how the server is (/healthz, /metrics: figures, no names) and what the API is. Hidden cards go to the device that sits there, by its cookie, and to nobody else.
check-limits = For each address: { $requests } requests a minute, { $connections } connections, { $tables } new tables an hour; no message above { $bytes } bytes.
check-trust = These proxies are believed when they name an address, and not counted: { $addresses }.
check-readable = Careful: others on this machine can read { $file }, which holds the secrets of games (chmod 600).
wrong-port = --port { $given }: expected a number from 0 to 65535
wrong-pace = --pace { $given }: expected seconds from 0 to 60, such as 1.2
wrong-data = { $directory }: tables cannot be kept there ({ $why }); choose another directory with --data
port-in-use = port { $port } is in use on { $host }; is Brelan open already? Choose another with --port
wrong-door = { $host } port { $port } cannot be opened ({ $why }); choose another with --host or --port

# Copies of the room.
exported = { $file } holds { $tables ->
    [0] no table yet
    [one] one table
   *[other] { $tables } tables
}.
exported-table = { $file } holds table { $table } with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
exported-damaged = These cannot be read and were copied as they are: { $tables }.
exported-secret = Keep it to yourself: it holds the hidden cards and the secrets of every game.
imported = { $n ->
    [one] Table { $tables } is back.
   *[other] { $n } tables are back: { $tables }.
}

league-pairs = Games won (%) by one player of the row among players of the column, { $players } at the table; { NUMBER($deals) } deals, each in every seat; 95 % intervals; bots { $version }.
league-ratings = Strength (log odds, mean 0):
