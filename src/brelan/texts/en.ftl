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
    .you = { $equal ->
        [0] You beat { $over }: { $name }.
       *[1] You and { $over }: { $name }.
    }
    .to-you = { $equal ->
        [0] { $who } beats you: { $name }.
       *[1] { $who } and you: { $name }.
    }

# Parts of a whole, with their 95% interval.
percent = { NUMBER($part) }%
percent-between = { NUMBER($part) }% [{ NUMBER($low) }; { NUMBER($high) }]

# Several players.
listed = { $some } and { $last }

# When a new version of the rules takes over.
told-renewed = Brelan has new rules for this game. { $deal ->
    [0] The game starts again.
   *[other] Play goes on after the last finished round; everybody has what they had then.
}
told-otherwise = (An earlier rule was at work here: { $rule }.)

# Cards, in short.
short-joker = Joker

# At the terminal.
welcome = — { $title } —
explained = Enter: the proposed answer. “?”: a hint. “? { $rule }”: rule { $rule }, or any other number in brackets. Ctrl-C: leave; the game is kept.
no-coach = Nobody has taught the coach this game.
coach-thinks = The coach is thinking (the first time this may take a minute)…
no-such-rule = “{ $said }”: there is no such rule; there are { $ids }.
rule-span = { $first } to { $last }
your-name = Camille
which-language = “{ $said }”: answer fr or en.
which-name = Your name? [{ $usual }]
scores = { $scores }. { $middle }
is-out = { $stands } (out)
you-have = You have: { $hand }.
winners = { $n ->
    [one] { $names } wins the game.
   *[other] { $names } share the win.
}
left = The game is kept. To resume it: brelan play { $game } --resume
goodbye = See you soon.
resume-question = A game is waiting for you. Go on with it? (yes / no) [{ $usual }]
change-options = Change the options? (yes / no) [{ $usual }]
how-many = How many players, including you ({ $least } to { $most })? [{ $usual }]
choose = { $title }? [{ $usual }]
prompt = [Enter: { $usual }] >
prompt-without = [your choice] >
none = none
yes = yes
no = no
yes-words = yes y
no-words = no n
none-words = none nothing
yes-or-no = “{ $said }”: answer yes or no.
not-a-number = “{ $said }”: answer with a number from { $least } to { $most }.
not-understood = “{ $said }” will not do:
nothing-said = There is no default here:
expected-some = answer with { $least } to { $most } different numbers between { $first } and { $last }, such as “1 3”, or “none”.
expected-exactly = answer with { $most ->
    [one] a number between { $first } and { $last }
   *[other] { $most } different numbers between { $first } and { $last }, such as “1 3”
}.
expected-amount = answer with a number from { $least } to { $most }.
expected-one = answer { $first } or { $last }.
expected-listed = answer with a number from 1 to { $last } from the list, or with the words beside it.
quoted = “{ $word }”

# The proof of an opened game.
verified = Proved: { $file }. Every card, every die and every lot follows from what was sealed and from the luck below.
verified-partly = { $file }: no line was changed. Each deal says whether its cards are proved.
verified-game = { $title }, table { $table }, game { $game }, { $entries ->
    [one] one line
   *[other] { $entries } lines
}: { $names }.
verified-bot = { $name } (bot)
verified-deal = Deal { $number }
verified-commitment = promise: { $hash }
verified-secret = secret:  { $hash }
verified-root = sealed: { $hash }
verified-seat = Proved: { $file }. At table { $table } this device saw { $cards } envelopes opened: each had been sealed before anybody's luck was known.
verified-own = This device added its own luck to { $own } of { $cuts } cuts.
verified-both = { $file } tells of the same game: the same cuts, the same fingerprints.
verified-luck = luck added by { $names }
verified-no-luck = nobody added luck: the host's word is the only guarantee
verified-came = drawn: { $cards }
verified-other-rules = not proved here: this deal was played by another version of the rules
verified-last = Last hash: { $hash }
verified-entry = The hash you noted is that of entry { $number } (line { $line }): up to there, this is the game you noted.
verified-before = The hash you noted is the one before the game: it says nothing of what came after.
verified-promise = The hash you noted is the promise of deal { $number }: its secret is the one that was promised.
verified-short = Only { $characters } of 64 characters were compared; a determined cheat can only be ruled out with at least 32.
verified-without = You gave no hash to compare with (--hash): the file does not contradict itself, but that is all. Compare the last hash with the one you kept.

# The room.
room-open = The room is open: { $address }
room-network = On your home network: { $address }
room-also = Also: { $addresses }
room-close = Ctrl-C to close; games are kept.
check-where = Listening on { $host }, port { $port }; tables are kept in { $file }.
check-alone = Only this machine can connect, by these names: { $names }.
check-network = Any device that reaches this machine over the network can open the page, set up a table and take a free chair, by these names: { $names }. Without a link or a seat of its own it sees no hidden card. The connection is not encrypted (http).
check-open = Anyone who connects can read the page, the rules, a table's lobby if they know its code (names and options), the server's health (/healthz, /readyz) and the description of the API; its metrics (/metrics) are for this machine and those named with --metrics. Hidden cards only go to the device in that seat, known by its cookie.
check-limits = For each address: { $requests } requests a minute, { $connections } connections, { $tables } new tables an hour; no message over { $bytes } bytes ({ $file } with a file of cards).
check-trust = These proxies are trusted to name their clients' addresses, and are not limited themselves: { $addresses }.
check-sound = { $tables ->
    [0] No table is kept.
    [one] One table is kept, and every line of it is intact.
   *[other] { $tables } tables are kept, and every line of them is intact.
}
check-readable = Careful: others on this machine can read { $file }, which holds the secrets of games (chmod 600).
wrong-port = --port { $given }: expected a number from 0 to 65535
wrong-pace = --pace { $given }: expected seconds from 0 to 60, such as 1.2
wrong-root = --root-path { $given }: expected a path such as /brelan, without a slash at the end
wrong-data = { $directory }: tables cannot be kept there ({ $why }); choose another directory with --data
no-home = there is no home directory to keep anything in; name a place with { $option }
wrong-place = { $path } cannot be read ({ $why }); choose another place with { $option }
cache-elsewhere = { $directory }: compiled code cannot be kept there ({ $why }); this time it is kept in { $instead }. Name a directory in BRELAN_CACHE to keep it.
cache-nowhere = experts and the coach cannot be prepared, so regulars play in their place: { $why }
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
exported-damaged = These tables cannot be read and were copied as they are: { $tables }.
exported-secret = Keep it to yourself: it holds the hidden cards and the secrets of every game.
imported = { $n ->
    [0] No table has come back.
    [one] Table { $tables } is back.
   *[other] { $n } tables are back: { $tables }.
}

league-pairs = Games won (%) by one player of the row among players of the column, with { $players } at the table; { NUMBER($deals) } deals, each in every seat; 95% intervals; bots { $version }.
league-ratings = Strength (log odds, mean 0):

# Many games.
simulate-games = { NUMBER($games) } games, { $seats } at the table; share of wins with 95% intervals; code { $version }.
simulate-wins = wins
simulate-loses = does not win
simulate-seat = seat { $seat }
simulate-length = A game has { NUMBER($decisions) } decisions in { NUMBER($deals) } deals or rounds on average.
simulate-rows = Rows: { $path }
balance-calm = Nothing is clearly off, and nothing has clearly changed.
balance-page = The page: { $path }

# A game of your own.
new-game-made = { $folder } holds a small game that can be played at once.
    Put it on the shelf: { $install }
    Then play it: { $play }
    What comes next: docs/add-a-game.md
new-game-wrong-name = a game cannot be called “{ $name }”; expected lowercase letters, digits and _, starting with a letter
new-game-taken = the name “{ $name }” is taken; expected a name other than common, { $others }
new-game-exists = { $folder } already exists; expected the name of a new folder, or another place with --into
new-game-not-made = { $folder } cannot be created ({ $why }); choose another place with --into
