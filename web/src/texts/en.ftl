motto = Five boxes of poker for the family, open day and night.
play = Play
rules = Rules
learn = Learn
learn-long = A first deal to learn by
lesson-on = Go on
lesson-done = There, you know how to play.
you = You
lesson-play = Play for real
resume = Go on with
have-a-code = Were you given a code?
sit-down = Sit down
to-shelf = The shelf
try-again = Try again
nowhere = There is nothing here.
players-minutes-age = { $least } to { $most } players · { $minutes } minutes · from { $age } years
title-champ = Poker Champ
title-enfer = Poker d'enfer
title-kids = Poker Kids
title-ferme = Closed Poker
title-peek = Peek Poker Hold'em
pitch-champ = Backs that say too much, stakes whenever you like: guess what they hide.
pitch-enfer = Choose your hand, lay your Mise, and let the devil join in.
pitch-kids = Two cards, one for all, and coins to sweep up.
pitch-ferme = Five closed cards, one exchange, a joker if you like.
pitch-peek = Three dice under your cup, three for all, and some nerve.

your-name-is = Your first name
your-colour = Your colour
colour-0 = blue
colour-1 = red
colour-2 = ochre
colour-3 = green
colour-4 = plum
colour-5 = teal
colour-6 = pink
colour-7 = grey
how-many-chairs = How many chairs?
bots-on-empty-chairs = Bots on the empty chairs
bots-level = Level of the bots
level-beginner = Beginner
level-regular = Regular
level-expert = Expert
options = Options
clock = Time for each decision
no-clock = no limit
clock-seconds = { $n } seconds
set-the-table = Set the table

who-is-here = Around the table
host = looks after the table
here = is here
gone = gone
away = bot
free-chair = Free chair
free-the-chair = Clear { $name }'s chair
add-bot = Add a bot
start = Begin
start-with-bots = Begin with bots
start-without = Begin with { $n }
waiting-for-host = { $name } will begin the game.
invite = Invite
qr = Code to scan to come to the table
or-this-link = or this link
more-devices = Invite, big screen, other device
link-screen = Big screen
link-spectator = Spectator
link-seat = My other device
link-for-screen = To open on the big screen (no secret ever gets there)
link-for-spectator = To give to who watches
link-for-seat = To open on your other device, once, within ten minutes
leave = Leave the table
has-begun = The game has begun without you. Ask for a spectator's link.
enter-seat = Play on this device at table { $code }?
enter-seat-button = Take my seat here
enter-screen = Show table { $code } on this big screen?
enter-screen-button = Show the table
enter-spectator = Watch table { $code }?
enter-spectator-button = Watch

connecting = Coming…
reconnecting = Connection lost, coming back…
damaged = Table { $code } is damaged and cannot be read. The others are fine.
no-such-table = There is no table { $code }.
not-let-in = This door is closed. Ask for a fresh link.
paused = The table takes a break.
pause = Take a break
go-on = Go on
bot-holds = A bot holds your seat.
take-back = Take my seat back
waiting-for = Waiting for { $names }.
thinks = is thinking
has-chosen = has chosen
still-changeable = Noted. You may still change.
sending = Sent…
less = less
more = more
why = why?
log = What happened
menu = Menu
close = Close
sound = Sound when it is my turn
cover-my-cards = Cover my cards (press to look)
press-to-look = Press to look
say-something = Say
slow = { $name } is taking a while.
nudge = A little nudge
let-bot-hold = Let a bot play
chain = The game's fingerprint: note it to check later that nothing was rewritten.
rematch = Rematch
agree-to-open = Open the game's secrets
waiting-to-open = The secrets open when all agree.
opened-log = Download the proof
pot = Pot

card-unknown = hidden card
card-back = hidden card, back { back-kind }
card-seen = { $card }; the others see { back-kind }
back-kind = { $back ->
    [1] S clubs
    [2] S diamonds
    [3] S hearts
    [4] S spades
    [5] M clubs
    [6] M diamonds
    [7] M hearts
    [8] M spades
    [9] L clubs
    [10] L diamonds
    [11] L hearts
    [12] L spades
   *[13] A
}
card-of = { $rank } of { $suit }
rank-K = king
rank-Q = queen
rank-J = jack
rank-A = ace
suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs

hint = A hint
coach = The coach
coach-thinks = The coach is thinking…
coach-first-time = The first time takes longer: he prepares this game. You can answer without waiting.
coach-would = the coach's choice:
weighed-chips = What he weighed: chips won or lost on average
weighed-points = What he weighed: points won or lost on average
weighed-euros = What he weighed: euros won or lost on average
weighed-games = What he weighed: games won out of 100
weighed-more = { $n ->
    [one] See the other one
   *[other] See the { $n } others
}
weighed-fewer = See the best
has-hints = { $n ->
    [one] has asked for a hint
   *[other] has asked for { $n } hints
}
own-hints = { $n ->
    [one] you have asked for a hint
   *[other] you have asked for { $n } hints
}
hints-option = Hints from the coach
hints-explained = Anybody may ask him; the whole table sees it.
no-hints-here = We play without hints from the coach.
prepares = { $n ->
    [one] { $names } is getting ready…
   *[other] { $names } are getting ready…
}
gets-ready = is getting ready…
levels-explained = Beginner plays simply, Regular knows the game, Expert works everything out.
trait-bold = likes to stake high
trait-careful = plays it safe
trait-stubborn = never lets go
trait-modest = knows when to give up
trait-playful = likes to surprise
trait-steady = keeps a cool head

phrase-0 = Well done!
phrase-1 = Oops.
phrase-2 = Nice one.
phrase-3 = Your turn!
phrase-4 = Am I bluffing?
phrase-5 = One minute…
phrase-6 = 😀
phrase-7 = 😮
phrase-8 = 😂
phrase-9 = 😢
phrase-10 = 👍
phrase-11 = 🎉

refused-name = A first name of one to twenty letters, please.
refused-same-name = Somebody here has that name already.
refused-full = No chair is free any more.
refused-taken = That chair is taken.
refused-seated = You sit at this table already.
refused-players = That is not the right number of players.
refused-moment = The moment for that has passed.
refused-host = Only who looks after the table can do that.
refused-stranger = You do not sit at this table.
refused-link = This link does not work any more. Ask for another.
refused-no-table = There is no table with that code.
refused-late = Too late: the question has changed.
refused-not-asked = It is not for you to answer.
refused-illegal = The rules do not allow it.
refused-paused = The table takes a break.
refused-away = A bot holds your seat.
refused-unkept = Your answer could not be kept. Try again.
refused-often = That is too quick. Wait a moment.
refused-option = That option is not possible.
refused-message = Something is missing, or is not a number. Have a look and try again.
refused-chair = That chair is not to be taken.
refused-sealed = The secrets open when everybody agrees.
refused-damaged = This table is damaged and cannot be read. The others are well.
refused-origin = The server does not know this address. Open the one it shows.
refused-no-hints = This table plays without hints.
refused-coach = The coach has nothing to say here. Trust your nose.
refused-offline = The server does not answer. Is it still open?
refused-other = That did not work. Try again.

showdown = Comparing hands
deal-over = The deal is over
beats-next = beats { $over }: { $why }
equals-next = equal with { $over }: { $why }
wins = wins { $n }
onward = Go on
