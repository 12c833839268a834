# The page of an experiment.
balance-title = { $game }: what was found
balance-plan = { $players } at the table ({ $who }), { $games } games for each question, seed { $seed }, the same deals for every variant.
balance-intervals = Every figure has an interval. There are { $figures } of them; each is so wide that all hold together in 95 experiments of 100 (Bonferroni: ± { $errors } standard errors instead of 1.96).
balance-out = What stands out
balance-nothing = Nothing: no figure is surely off where it should be, and none has surely moved. With more games intervals become narrower.
balance-above = { $what }: { $figure }, above { $bar }
balance-below = { $what }: { $figure }, below { $bar }
balance-free = { $what }: { $figure }, no different from { $bar }
balance-points = { $n } points
balance-rose = { $what } rose by { $figure }
balance-fell = { $what } fell by { $figure }
balance-more = and { $n } more, in the tables below
balance-change = change
balance-figure = figure
balance-should = to compare with
balance-sources = The ways to judge a game
balance-written = Written by brelan balance. Rows: { $path }

question-seats = Who wins: by seat and by start
question-seats-how = The part of the victories of each seat, and of who is asked first of all, next, and so on. Among equal players each should have { $fair }.
question-length = How long it is
question-length-how = Deals and answers of a game; and games that several win together.
question-course = How exciting it is
question-course-how = The chance to win at the start of each deal is learnt from these games. Who has the best one leads. (Browne 2008: lead change, drama.)
question-skill = Skill and luck
question-skill-how = One { $better } among { $worse }s, in every seat of every deal. Skill is what the better player wins beyond a fair share, of all that could be won beyond it: 0% would be a lottery, 100% a game that the better one always wins. The rest is luck. (Cf. Duersch, Lambrecht and Oechssler 2020.)
question-restraint = Restricted play
question-restraint-how = What a player wins, in points of victories beyond a fair share, who does without something, among players who do not. Below 0 it is missed; at 0 it does not matter; above 0 one is better off without it. (Jaffe et al. 2012.)
question-decisions = Decisions that do not matter
question-decisions-how = What a player wins beyond a fair share who answers one kind of question with anything legal. Where guessing costs nothing, the question might as well not be put.
question-cards = The lift of cards
question-cards-how = Lift: how the chance to win of who has the card when a deal begins changes in that deal, on average, in points. Swing: how much of the victory changes hands in a deal that begins with the card open on the table, beside the mean of all. Worth: what who is dealt it wins more than one who plays the same deal as if nothing were printed on it.

measure-seat = seat { $of }
measure-start = { $of ->
    [1] asked first
   *[other] asked as number { $of }
}
measure-player = { $of }
measure-deals = deals or rounds in a game
measure-decisions = decisions in a game
measure-shared = games that several win together
measure-changes = changes of the lead in a game
measure-decided = part of the game played when the lead changes for the last time
measure-behind = part of the deals in which the later winner does not lead
measure-lowest = lowest chance of the later winner
measure-comeback = winners who once had less than half a fair chance
measure-better = won by the better player ({ $of })
measure-skill = skill
measure-luck = luck
measure-restraint = { $of }
measure-guess = guesses: “{ $of }”
measure-often = part of all decisions: “{ $of }”
measure-lift = lift: { $of }
measure-swing = swing: { $of }
measure-worth = worth: { $of }
