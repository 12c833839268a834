# The page of an experiment.
balance-title = { $game }: what was found
balance-plan = { $players } players ({ $who }), { $games } games for each question, seed { $seed }, the same deals for every variant.
balance-intervals = Every figure has an interval. There are { $figures } of them; each is wide enough for all of them to hold together in 95 experiments out of 100 (Bonferroni: ± { $errors } standard errors instead of 1.96).
balance-out = What stands out
balance-nothing = Nothing: no figure is clearly off, and none has clearly moved. With more games the intervals become narrower.
balance-above = { $what }: { $figure }, above { $bar }
balance-below = { $what }: { $figure }, below { $bar }
balance-free = { $what }: { $figure }, no different from { $bar }
balance-points = { $n } points
balance-rose = { $what } rose by { $figure }
balance-fell = { $what } fell by { $figure }
balance-more = and { $n } more, in the tables below
balance-change = change
balance-figure = figure
balance-should = compare with
balance-sources = Ways to judge a game
balance-written = Written by brelan balance. Rows: { $path }

question-seats = Who wins: by seat and by start
question-seats-how = The share of wins of each seat, and of whoever is asked first, second, and so on. Among equal players each should have { $fair }.
question-length = How long it takes
question-length-how = The deals and answers in a game, and how many games have several winners.
question-course = How exciting it is
question-course-how = The chance of winning at the start of each deal is learned from these games. Whoever has the best one leads. (Browne 2008: lead change, drama.)
question-skill = Skill and luck
question-skill-how = One { $better } among { $worse }s, in every seat of every deal. Skill is how much the better player wins beyond a fair share, out of all that could be won beyond it: 0% would be a lottery, 100% a game that the better player always wins. The rest is luck. (Cf. Duersch, Lambrecht and Oechssler 2020.)
question-restraint = Restricted play
question-restraint-how = How much a player who does without something wins, in percentage points beyond a fair share, among players who do not. Below 0 they miss it; at 0 it does not matter; above 0 they are better off without it. (Jaffe et al. 2012.)
question-decisions = Decisions that do not matter
question-decisions-how = How much a player who gives any legal answer to one kind of question wins beyond a fair share. Where guessing costs nothing, the question might as well not be asked.
question-cards = The lift of cards
question-cards-how = Lift: how much the chance of winning changes during a deal, on average and in points, for whoever has the card when the deal begins. Swing: how much of the victory changes hands in a deal that begins with the card open on the table, compared with the average deal. Worth: how much more whoever is dealt the card wins than if they played the same deal with nothing printed on it.

measure-seat = seat { $of }
measure-start = { $of ->
    [1] asked first
   *[other] asked as no. { $of }
}
measure-player = { $of }
measure-deals = deals or rounds in a game
measure-decisions = decisions in a game
measure-shared = games with several winners
measure-changes = changes of lead in a game
measure-decided = share of the game played when the lead changes for the last time
measure-behind = share of the deals in which the eventual winner does not lead
measure-lowest = lowest chance of the eventual winner
measure-comeback = winners who once had less than half a fair chance
measure-better = won by the better player ({ $of })
measure-skill = skill
measure-luck = luck
measure-restraint = { $of }
measure-guess = guesses: “{ $of }”
measure-often = share of all decisions: “{ $of }”
measure-lift = lift: { $of }
measure-swing = swing: { $of }
measure-worth = worth: { $of }
