motto = Boxes of family poker, open day and night.
play = Play
rules = Rules
learn = Learn
learn-long = Learn by playing a first deal
lesson-on = Go on
lesson-again = Once more
lesson-step = Step { $n } of { $of }
you = You
listed-with-you = { $some } and you
lesson-play = Play for real
resume = Resume
have-a-code = Got a code? From a table or a TV
enter-code = Enter
type-again = Type the code again
install = Put Brelan on the home screen
sit-down = Sit down
to-shelf = The shelf
try-again = Try again
nowhere = There is nothing here.
one-moment = One moment, setting the table…
# What a button does, and to what, for those who hear it.
label-of = { $what }: { $of }
players-minutes-age = { $least } to { $most } players · { $minutes } minutes · ages { $age } and up

your-name-is = Your name
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
chairs-stay-open = Chairs stay open to your guests until you start; bots take those that are left.
bots-level = Bots' level
level-of = { $name }'s level
level-beginner = Beginner
level-regular = Regular
level-expert = Expert
options = Options
clock = Time for each decision
no-clock = no limit
seconds-left = { $n ->
    [0] No time left
    [one] One second left
   *[other] { $n } seconds left
}
clock-seconds = { $n } seconds
set-the-table = Set the table

who-is-here = Around the table
host = host
here = is here
gone = gone
away = bot
free-chair = Free chair
free-the-chair = Clear { $name }'s chair
add-bot = Add a bot
bots-on-empty-chairs = { $n ->
    [1] The free chair goes to a bot
   *[other] The { $n } free chairs go to bots
}
start = Start
start-with-bots = { $n ->
    [1] Start with one bot
   *[other] Start with { $n } bots
}
start-without = Start with { $n } people
waiting-for-host = { $name } will start the game.
invite = Invite
all-here = Everybody has sat down.
qr = Code to scan to join the table
or-this-link = or this link
come-in = Come and play:
qr-screen = Code to scan to claim this TV
more-devices = TV, other device
invite-more = Invite, TV, other device
big-screen = On the TV
open-tv = On the TV, open:
screen-code = The code on the TV
screen-claim = Show the table
screen-shows = The TV shows this table. No secret ever reaches it.
screen-release = Release the TV
my-other-device = My other device
link-seat = Play on another device too
link-for-seat = Scan it with your other device, once, within ten minutes.
claim-screen = What should TV { $code } show?
claim-next = My next table
claim-next-explained = Then choose a box: your table appears on the TV.
claimed-screen = TV { $code } is yours.
claimed-explained = Choose a box and set the table: it appears on the TV.
how-screen-1 = Scan this code with your phone, or type the address.
how-screen-2 = Choose a box and set the table.
how-screen-3 = The table appears here; the others scan and sit down.
how-claimed-1 = This TV is yours.
how-claimed-2 = On your phone, choose a box and set the table.
how-claimed-3 = It appears here; the others scan and sit down.
how-table-1 = Scan the code with your phone, or type the address.
how-table-2 = A name, a colour: you have a chair.
how-table-3 = Your hand is on your phone, the table is here.
leave = Leave the table
is-over = This game is over.
take-over = The game has begun. A bot will give you its chair:
play-for = Play for { $name }
name-first = Write your name first.
all-people = Every chair is taken. Watch the game: if somebody gets up, the chair is yours.
watch = Watch the game
watch-and-wait = Watch, and wait for a chair
sit-or-watch = Sit down or watch
take-a-chair = Take a chair
you-watch = You are watching.
you-wait = You are waiting for a chair.
guest-waits = { $name } is waiting for a chair.
give-chair = Give them mine
give-to-bot = Give my chair to a bot
give-to-bot-explained = For good: it plays on, and gets up for whoever comes.
leave-explained = A bot holds your seat; you can come back.
hand-over = Let { $name } be the host
guests-wait = { $n ->
    [1] somebody is waiting for a chair
   *[other] { $n } people are waiting for a chair
}
enter-seat = Play on this device at table { $code }?
enter-seat-button = Take my seat here
enter-screen = Show table { $code } on this big screen?
enter-screen-button = Show the table
enter-spectator = Watch table { $code }?
enter-spectator-button = Watch

connecting = Connecting…
reconnecting = Connection lost, reconnecting…
damaged = Table { $code } is damaged and cannot be read. The others are fine.
no-such-table = There is no table { $code }.
not-let-in = This door is closed.
paused = The table is taking a break.
pause = Take a break
go-on = Go on
bot-holds = A bot holds your seat.
take-back = Take my seat back
waiting-for = Waiting for { $names }.
thinks = is thinking
has-chosen = has chosen
still-changeable = Noted. You can still change it.
sending = Sent…
sent-later = No connection: your answer will be sent as soon as it is back.
think-better = Back
your-answer = Your answer
your-turn = Your turn. { $what }
hurry = Quick: your time is nearly up.
time-answered = Time is up, the game answered for you: “{ $answer }”.
time-passed = Time is up: the game answered for you.
sound-on = Sound: on
sound-off = Sound: off
keys = Keyboard
use-keys = Play with these keys too
key-enter = the main button
key-digits = the button, card or die with this number
key-arrows = from card to card, or more and less
key-escape = go back, close
key-coach = a hint
key-rules = the rules
key-log = what happened
key-order = the order of hands
key-sound = sound
key-keys = these keys
how-much = How much
less = less
more = more
why = why?
just-now = What has just happened
log = What happened
before-it = Before the start
order = The order of hands
strongest-first = The strongest is at the top.
your-hand = your hand
with-joker = with the joker
card-decides = Between equal hands this card decides.
contents = Contents
menu = Menu
close = Close
sound = Sounds of the game
cover-my-cards = Cover my cards (press to look)
press-to-look = Press to look
say-something = Say
slow = { $name } is taking a while.
nudge = A little nudge
let-bot-hold = Let a bot play for { $name }
are-you-there = The others are wondering if you are there.
i-think = I'm thinking!
nudged-them = They have been nudged. Give them a little time.
others-must-agree = Noted. Everybody who is here has to agree.
only-this-device = Disconnect my other devices
game-before = Game { $n }
waiting-for-names = To show the hands, waiting for { $names }.
lost = { $n ->
    [one] The disc has lost the last move. The game goes on from before it.
   *[other] The disc has lost the last { $n } moves. The game goes on from before them.
}
chain = The game's fingerprint: write it down to check later that nothing was rewritten.
cards-sealed = { $things ->
    [dice] dice sealed ✓
   *[cards] cards sealed ✓
}
fair = { $things ->
    [dice] Honest dice
   *[cards] Honest cards
}
cards-mine = { $things ->
    [dice] The throws were sealed beforehand, as if in envelopes. Then your phone mixed its luck in, with everybody else's: nobody could choose how the dice fall. Your phone checks every die it sees.
   *[cards] Before the deal every card was sealed, as if in an envelope. Then your phone cut, with everybody else's: nobody could choose who gets what. Your phone checks every card it sees.
}
cards-others = { $things ->
    [dice] The throws were sealed, but this phone has not mixed its luck in: it was asleep, or had only just joined.
   *[cards] These cards were sealed, but this phone did not cut them: it was asleep, or had only just joined.
}
cards-wrong = Something does not fit what was sealed: { $flaw ->
    [again] they were cut a second time, after the luck had been shown
    [luck] somebody's luck is not what they had promised
    [order] cards did not go where they were meant to
    [card] a card is not one of those that were sealed
    [die] a die or a lot did not fall as it was sealed
   *[sealed] what was sealed is not what was shown before the cut
}. Say so at the table, and keep your file.
keep-my-file = Keep my file
rematch = Rematch
agree-to-open = Show everybody's hands
waiting-to-open = The hands show when everybody agrees.
opened-log = Keep the game's file
pot = Pot

# What people have and what lies in the middle, where a box says nothing else.
number-chips = { $n ->
    [one] chip
   *[other] chips
}
number-points = { $n ->
    [one] point
   *[other] points
}
number-staked = { $n ->
   *[other] staked
}
number-pot = Pot
common-things = In the middle
look-at = Look closely: { $name }
mark-dealer = dealer
out-of-it = out
all-in = all in
ask-any = Your turn to answer.
do-any-positions = { $n ->
    [0] Choose none
    [1] Choose this one
   *[other] Choose these { $n }
}
do-any-amount = Answer { $amount }
do-any-scale = { $name }
where-we-are = round { $n }
time-left = { $n ->
    [0] time is up
   *[other] { $n } min left
}
score = { $n }
decides = The highest total wins.

just-came = { $card }, just arrived
card-unknown = hidden card
card-back = hidden card, back { $back }
card-seen = { $card }; the others see { $back }
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
coach-first-time = The first time takes longer: the coach is getting this game ready. You can answer without waiting.
coach-would = the coach's choice:
coach-more = Tell me more
coach-less = Tell me less
weighed-chips = What the coach weighed: chips won or lost on average
weighed-points = What the coach weighed: points won or lost on average
weighed-euros = What the coach weighed: euros won or lost on average
weighed-games = What the coach weighed: games won out of 100
weighed-other = What the coach weighed: won or lost on average
weighed-more = { $n ->
    [one] See the other one
   *[other] See the { $n } others
}
weighed-fewer = See the best
has-hints = { $n ->
    [one] has asked for a hint
   *[other] has asked for { $n } hints
}
hints-option = Hints from the coach
hints-explained = Anybody may ask; the whole table sees it.
no-hints-here = We play without hints from the coach.
prepares = { $n ->
    [one] { $names } is getting ready…
   *[other] { $names } are getting ready…
}
gets-ready = is getting ready…
replaced = { $n ->
    [one] The computer that runs this room cannot get an expert ready: { $names } plays as a regular.
   *[other] The computer that runs this room cannot get experts ready: { $names } play as regulars.
}
levels-explained = A beginner plays simply, a regular knows the game, an expert works everything out.
trait-bold = likes to take risks
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

refused-name = A name of one to twenty letters, please.
refused-same-name = Somebody here already has that name.
refused-full = There is no free chair left.
refused-taken = That chair is taken.
refused-played = You have already played in another seat of this game. Take yours back, or watch.
refused-guest = This person is no longer waiting for a chair.
refused-no-screen = No TV is showing this code. Check the screen again.
refused-seated = You are already sitting at this table.
refused-players = That is not the right number of players.
refused-moment = The moment for that has passed.
refused-host = Only the host of the table can do that.
refused-stranger = You are not sitting at this table.
refused-link = This link no longer works. Ask for another.
refused-no-table = There is no table with that code.
refused-late = Too late: the question has changed.
refused-not-asked = It is not your turn to answer.
refused-illegal = The rules do not allow it.
refused-paused = The table is taking a break.
refused-away = A bot holds your seat.
refused-looking = The others are still looking at how the deal ended.
refused-unkept = Your answer could not be kept. Try again.
refused-often = That is too quick. Wait a moment.
refused-changed = You have changed your mind many times: this choice stays.
refused-key = Another answer was already sent from here. Look at the table, then answer again.
refused-patience = They are here and thinking. Give them a little more time.
refused-nudge = They are here: give them a little nudge first.
refused-absent = Open the table first: only those who are here decide.
refused-option = That option is not possible.
refused-message = Something is missing or is not a number. Check it and try again.
refused-chair = That chair cannot be taken.
refused-sealed = The hands show when everybody agrees.
refused-damaged = This table is damaged and cannot be read. The others are fine.
refused-origin = The server does not know this address. Open the one it shows.
refused-no-hints = This table plays without hints.
refused-coach = The coach has nothing to say here. Trust your instinct.
refused-unprepared = The computer that runs this room cannot get the coach ready. Whoever opened the room can read why there.
refused-offline = The server does not answer. Is it still running?
refused-other = That did not work. Try again.

showdown = Comparing hands
deal-over = How it ended
beats-next = beats { $over }: { $why }
    .you = beat { $over }: { $why }
    .to-you = beats you: { $why }
equals-next = same as { $over }: { $why }
    .you = same as { $over }: { $why }
    .to-you = same as you: { $why }
wins = wins { $n }
others-choose = Waiting for the others.
to-podium = See the podium
onward = Go on

# Looking back.
album = Your games
to-album = Your games
album-all = All your games
album-empty = Your games are kept here. Play the first one!
album-none = Nothing like that among your games.
album-game = Game
album-person = With
album-every = all games
album-anybody = everybody
album-count = { $n ->
    [0] no game
    [one] one game
   *[other] { $n } games
}
album-won = won
album-lost = { $names } won
    .many = { $names } won
album-shared = shared
album-playing = under way
album-gathering = not started
album-page = Page { $n } of { $of }
album-before = More recent
album-next = Earlier
album-remove = Take off my list
album-removed = Off your list. The others keep it.
take-up = Go on
replay-of = Look back: { $title }, { $when }
one-moment-replay = Finding the game…
replay-controls = Go through the game
replay-play = Play
replay-pause = Pause
step-back = One step back
step-on = One step on
deal-before = Previous round
deal-next = Next round
decision-before = My previous decision
decision-next = My next decision
replay-where = Where the game is
replay-step = step { $n } of { $of }
through-eyes = Through whose eyes
eyes-seat = my eyes
eyes-public = seen by all
eyes-all = all hands
share-moment = Share this moment
share-explained = Everybody sees this moment through their own eyes. Anyone who was not at the table sees what everybody saw.
copy-link = Copy the link
copied = Copied
you-answered = You answered:
hope-is = { $n } chances in 100 of winning
chances = { $n ->
    [0] less than one chance
    [1] one chance
   *[other] { $n } chances
} in 100
chances-lost = { $n ->
    [0] less than one chance in 100
    [1] −1 chance in 100
   *[other] −{ $n } chances in 100
}
refused-review = The coach cannot go through this game.
refused-rules = This game was played by other rules than today's: it can no longer be played back.

bilan = The review
review-goes-on = { $of ->
    [0] The coach is starting to go through your game…
   *[other] The coach is going through your game: { $done } of { $of }…
}
luck-and-skill = { $way ->
    [up] Luck gave you { $luck }
    [down] Luck took { $luck } from you
   *[none] Luck gave and took nothing
}, { $cost ->
    [down] your decisions cost { $skill }.
    [up] your decisions earned { $skill }.
   *[none] your decisions cost nothing.
}
hope-of-winning = your hope of winning
hope-explained = At the start you have { $start } of winning. At the end it is 100 if you win, and 0 if not.
cleared-of-luck = Without luck your result would be { $n } in 100 (give or take { $error }).
column-start = at the start
column-luck = luck
column-skill = your decisions
column-others = the others
column-result = result
moments = { $n ->
    [1] One moment
    [2] Two moments
   *[other] Three moments
}
moment-best_decision = Your best decision.
moment-dearest_mistake = Your costliest mistake.
moment-luckiest_card = The stroke of luck.
the-story = The story
my-decisions = { $n ->
    [one] Your decision: { $good ->
        [0] look again
       *[other] right
    }
   *[other] Your { $n } decisions: { $good ->
        [0] look again at all of them
        [1] one of them right
       *[other] { $good } of them right
    }
}
better-would-be = Better:
nothing-given-away = You gave nothing away. Well done!
grade-free_choice = Right
grade-nuance = Nearly
grade-imprecision = Imprecise
grade-error = Mistake
grade-blunder = Blunder

mistakes = My mistakes
mistakes-none = Nothing to look at for now. Open the review of a game: its costliest mistakes will turn up here.
mistakes-later = { $n ->
    [0] All solved. Well done!
    [one] That is all for today. One mistake will come back another day.
   *[other] That is all for today. { $n } mistakes will come back another day.
}
mistake-again = This decision cost you a lot. And this time?
mistake-then = That day you answered: { $given }.
mistake-next = The next one
mistake-enough = Done
quiz-right = Well spotted!
quiz-wrong = Not quite.
quiz-yours = { $given }, that's it.
quiz-better = Better than “{ $given }”: { $best }.
daily = The daily hand
daily-short = Daily hand
daily-lead = { $when }: the same question for everybody
daily-wait = Looking for today's hand…
daily-others = How this room answered
daily-tomorrow = Another one tomorrow.
my-page = My page
career-sum = { $played ->
    [one] one game
   *[other] { $played } games
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
career-empty = Your first game is waiting. Here you will see how you play.
career-quality = Your decisions
career-explained = { $n ->
    [one] In the game the coach went through: what a decision cost you on average, in chances of winning out of 100. Smaller is better; the line shows how sure that is.
   *[other] In the { $n } games the coach went through: what a decision cost you on average, in chances of winning out of 100. Smaller is better; the line shows how sure that is.
}
career-unreviewed = Open “Look back” in a finished game: the coach goes through it, and your decisions are counted here.
career-days = From day to day
career-work = To work on
career-against = Against whom
career-mine = What is kept
career-kept = All of this stays on this device and on the computer that runs the room.
career-take = Download it as a file
career-erase = Erase my page
career-erase-sure = Your finished games leave your list; reviews, mistakes and daily hands are erased. The tables stay with the others.
career-erase-yes = Yes, erase
career-erase-no = No, keep
n-decisions = { $n ->
    [one] one decision
   *[other] { $n } decisions
}

# The podium.
place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
replay = Look back
replay-opened = See all hands
curve = How the game went
curve-spoken = What everybody had after each round ({ $unit })
at-start = start
best-hand = The hand of the evening
biggest-gain = The biggest haul
of-whom = { $who }, { $when }
at-deal = in round { $n }
evening-from-behind = { $who } was last { $when } and still wins.
evening-last-deal = { $other } led almost to the end: { $who } goes ahead { $when }.
evening-at-last = It was all decided { $when }.
evening-throughout = { $who } led from start to finish.
evening-longest = { $other } led the longest, but { $who } wins.
evening-since = { $who } took the lead { $when } and never let it go.
evening-changes = The lead changed { $n } times.
evening-narrow = It was close: { $n } { $unit } more than { $other }.
evening-equal = Nothing could separate them.

# Cards of a table's own.
own-cards = Cards of your own
own-cards-explained = Replace the cards that the box lets you change. Everybody at the table will see them.
own-cards-begin = Start from the box's
own-cards-file = Take a file
own-cards-drop = Back to the box's
own-cards-text = The cards, as in a file
own-cards-wrong = Cannot be played yet:
own-cards-fit = These cards can be played.
own-cards-trying = Bots are trying them out…
own-cards-tried = Tried out by bots, compared with the box's:
own-cards-calm = Tried out by bots: nothing stands out compared with the box's.
own-cards-untried = This computer could not let bots try them out. You can still play them.
own-cards-here = This table plays with cards of its own
refused-cards = These cards cannot be played.
refused-busy = Other cards are being tried out. Try again in a moment.
form-more = Add: { $what }
form-less = Remove: { $what }
form-who = Who
form-what = What
wrong-words = expected some text, at most { $most } letters.
wrong-number = read “{ $read }”, expected a number from { $least } to { $most } in steps of { $step }.
wrong-table = read “{ $read }”, expected several fields.
wrong-many = there are { $read }, expected { $least } to { $most }.
wrong-unknown = “{ $read }” has no place here. { $offered }
wrong-choice = read “{ $read }”, expected one of these: { $offered }.
wrong-at = { $where }: { $what }
