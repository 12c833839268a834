# What a coach says about a choice of two cards.
fact-beaten = That makes { $kind ->
    [0] a high card
    [1] a pair
    [2] a straight
    [3] a flush
    [4] three of a kind
   *[other] a straight flush
}. { $better ->
    [0] No other hand beats yours!
    [1] Of { NUMBER($pairs) } other hands, only one beats yours.
   *[other] Of { NUMBER($pairs) } other hands, { NUMBER($better) } beat yours.
}
fact-first = { $tenths ->
    [0] You have almost no chance of first place.
    [10] You are almost sure of first place.
    [1] You have at least 1 chance in 10 of first place.
   *[other] You have at least { $tenths } chances in 10 of first place.
}
fact-alone = You are alone in this stage: first place is yours!
fact-stake = In this stage, first place { $first ->
    [1] pays { $first-euros } €
    [2] takes { $first-euros } € from the mat
    [3] sweeps the whole mat ({ $mat } €)
    [4] draws two cards
    [5] leaves the round
   *[other] wins nothing
}. Last place { $last ->
    [1] pays { $last-euros } €
    [2] takes { $last-euros } € from the mat
    [3] sweeps the whole mat
    [4] draws two cards
    [5] leaves the round
   *[other] loses nothing
}.
fact-spare = You have better: { $kind ->
    [0] a high card
    [1] a pair
    [2] a straight
    [3] a flush
    [4] three of a kind
   *[other] a straight flush
}. But keep these cards! Later, they are worth about { NUMBER($euros) } € more.
fact-later = Then you have { $cards } cards left for { $stages ->
    [one] one stage
   *[other] { $stages } stages
}. In stage { $stage }, first place { $first ->
    [1] pays { $euros } €
    [2] takes { $euros } € from the mat
    [3] sweeps the whole mat
    [4] draws two cards
    [5] leaves the round
   *[other] wins nothing
}.
fact-last-stage = This is the last stage of the round: nothing left to keep cards for!
fact-danger = You have { $money } €. Last place pays { $euros } €. You may go bankrupt!
# In short, for whoever wants one line.
fact-beaten-short = That makes { $kind ->
    [0] a high card
    [1] a pair
    [2] a straight
    [3] a flush
    [4] three of a kind
   *[other] a straight flush
}.
fact-spare-short = You have better cards: keep them for later!
fact-danger-short = Watch out! Last place pays { $euros } €. You have { $money } €.
