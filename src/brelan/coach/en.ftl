# What the coach says.
coach-best = Best: { $answer }.
coach-equal = A mix is best: { $answers }.
coach-amount = { $n }
coach-cards = { $n ->
    [0] keep all cards
    [one] card no. { $cards }
   *[other] cards no. { $cards }
}
coach-named-cards = { $n ->
    [0] keep all cards
   *[other] { $cards }
}
coach-place = no. { $n }
unit-chips = { $n ->
    [one] chip
   *[other] chips
}
unit-points = { $n ->
    [one] point
   *[other] points
}
unit-euros = €
unit-games = % of games won
grade-free-choice = Well played
grade-nuance = Nuance
grade-imprecision = Inaccuracy
grade-error = Mistake
grade-blunder = Blunder
graded = Decision { $number }: { $answer }. { $grade }, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $unit } less than the best ({ $best }).
graded-free = Decision { $number }: { $answer }. { $grade }.
nothing-to-grade = No decision to grade: this seat never had a choice.
graded-sum = { $decisions ->
    [one] One decision
   *[other] { NUMBER($decisions) } decisions
} with a choice, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $unit } lost in all.
