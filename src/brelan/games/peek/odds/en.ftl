odds-hand = With the common dice you have { $hand }.
odds-count = Of the 216 throws that may lie under another cup, { $better ->
    [0] none beats you
    [one] { $better } beats you
   *[other] { $better } beat you
} and { $equal ->
    [0] none is as good
    [one] { $equal } is as good
   *[other] { $equal } are as good
}.
odds-chances = { $opponents ->
    [one] Against one opponent
   *[other] Against { $opponents } opponents
}: you win { NUMBER($win) }%, you share { NUMBER($tie) }%, you lose { NUMBER($lose) }%.
odds-share = On average { NUMBER($share) }% of the pot is yours if nobody folds.
