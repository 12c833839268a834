# What a coach says about a choice of two cards.
fact-beaten = With the common card this makes { $kind ->
    [0] a high card
    [1] a pair
    [2] a straight
    [3] a flush
    [4] three of a kind
   *[other] a straight flush
}. Of the { NUMBER($pairs) } ways to play two cards you cannot see, { $better ->
    [0] none is better
    [one] { $better } is better
   *[other] { NUMBER($better) } are better
}.
fact-first = { $others ->
    [one] If the other player plays their best combination, you are first
   *[other] If the { $others } others play their best combinations, you are first
} { $percent ->
    [0] less than once in 100 times
    [100] almost for certain
    [one] about once in 100 times
   *[other] about { $percent } times in 100
}.
fact-alone = You are alone in this stage: the first place is yours.
fact-stake = In this stage, first place { $first ->
    [1] pays { $first-euros } €
    [2] takes { $first-euros } € from the mat
    [3] sweeps the whole mat ({ $mat } € for now)
    [4] draws two cards
    [5] leaves the round
   *[other] neither wins nor loses
}; last place { $last ->
    [1] pays { $last-euros } €
    [2] takes { $last-euros } € from the mat
    [3] sweeps the whole mat
    [4] draws two cards
    [5] leaves the round
   *[other] neither wins nor loses
}.
fact-spare = You could play { $kind ->
    [0] a high card
    [1] a pair
    [2] a straight
    [3] a flush
    [4] three of a kind
   *[other] a straight flush
} and be stronger right now, but it would cost you about { NUMBER($euros) } € by the end of the round.
fact-later = You will have { $cards } cards left for { $stages ->
    [one] one stage
   *[other] { $stages } stages
}; in stage { $stage }, first place { $first ->
    [1] pays { $euros } €
    [2] takes { $euros } € from the mat
    [3] sweeps the whole mat
    [4] draws two cards
    [5] leaves the round
   *[other] neither wins nor loses
}.
fact-last-stage = This is the last stage of the round: there is nothing left to keep cards for.
fact-danger = You have only { $money } € left: last place would have to pay { $euros }, and that is bankruptcy.
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
