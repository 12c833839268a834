pitch = Five closed cards, one exchange, a joker if you like.
where-we-are = deal { $n } of { $deals }
has-changed = { $n ->
    [0] kept all
   *[other] changed { $n }
}
has-passed = passed
ruined = no chips left
watching = You watch the rest.
ask-open = You are the blinde, you have to stake: how much?
ask-follow = Follow with { $chips }, or pass until the next deal?
ask-exchange = Touch the cards to change, { $most ->
    [one] one
    [2] two
   *[other] three
} at most.
ask-open-again = Second round: how much do you stake?
ask-bet = { $chips } to follow{ $raising ->
    [0] { "" }
   *[other] , { $raising } to raise
}. The pot is { $pot }.
ask-raise = By how much do you raise?
ask-show = Show your cards?
do-open = Stake { $amount }
do-open-again = Stake { $amount }
do-raise = Raise by { $amount }, pay { $total }
do-exchange = { $n ->
    [0] Keep my cards
    [one] Change 1 card
   *[other] Change { $n } cards
}
do-pass = Pass
do-follow = Follow with { $chips }
do-bet-raise = { $raising ->
    [0] Raise
   *[other] Raise, pay { $raising }
}
do-keep = Keep
do-show = Show

# The podium.
score = { $n ->
    [0] no chips
    [one] 1 chip
   *[other] { $n } chips
}
decides = Most chips wins.
at-deal = in deal { $n }
deal-before = Previous deal
deal-next = Next deal
curve-spoken = What everybody had after each deal ({ $unit })

mark-dealer-means = Deals. To their left, the blinde opens the betting.

# Kinds of decisions, on a person's page.
kind-exchange = exchange cards
kind-open = open
kind-follow = follow or pass
kind-open-again = open the second round
kind-bet = follow or raise
kind-raise = how much to raise
kind-show = show or keep
