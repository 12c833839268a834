pitch = Three dice under your cup, three for all, and some nerve.
where-we-are = { $rounds ->
    [0] round { $n }
   *[other] round { $n } of { $rounds }
}
has-folded = folded
has-passed = passed
ruined = no points left
peek = Your cup: press and hold to look
watching = You watch the rest.
hold-to-look = Press and hold to see your dice.
closed-cup = closed cup
who-leads = Who will have the flag?
told-leader = { $who } has the flag and throws the common dice.
    .you = You have the flag and throw the common dice.
common-dice = Common dice
ask-enter = { $alone ->
    [1] Nobody else enters. Enter, and you take your point back{ $pot ->
        [0] .
       *[other] {" "}and the pot of { $pot }.
    }
   *[other] Entering costs 1 point.
}
ask-open = The pot is { $pot }. Stake, or fold.
ask-open-points = How much do you stake?
ask-bet = { $points } to follow. The pot is { $pot }.
ask-bet-by = By how much do you raise?
ask-show = Show your dice?
do-pass = Pass
do-enter = { $left ->
    [0] All in! Enter for 1 point
   *[other] Enter for 1 point
}
do-fold = Fold
do-open-stake = Stake
do-open-points = { $rest ->
    [0] All in! Stake all { $amount }
   *[other] Stake { $amount }
}
do-follow = { $left ->
    [0] All in! Follow with { $points }
   *[other] Follow with { $points }
}
do-bet-raise = Raise
do-bet-by = { $rest ->
    [0] All in! Stake all { $total }
   *[other] Raise by { $amount }, pay { $total }
}
do-keep = Keep
do-show = Show

# The podium.
score = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
}
decides = Most points wins.

mark-leader = leader
mark-leader-means = Throws the common dice. The player to their left begins.

# Kinds of decisions, on a person's page.
kind-enter = enter or pass
kind-open = stake or fold
kind-open-points = how much to stake
kind-bet = follow or raise
kind-bet-by = how much to raise
kind-show = show or keep
