fact-cup = { $opponents ->
    [one] Against one other cup your dice take { NUMBER($share) }% of the pot on average; an equal share would be { $fair }%.
   *[other] Against { $opponents } other cups your dice take { NUMBER($share) }% of the pot on average; an equal share would be { $fair }%.
}
fact-entered = { $entered ->
    [0] Nobody has entered yet: if you enter you will speak first, and the first one stakes or folds.
    [one] One player has entered already and will speak before you.
   *[other] { $entered } players have entered already and will speak before you.
}
fact-pass = Passing costs nothing, entering costs 1 point.
fact-beaten = Of the 216 throws that may lie under another cup, { $better ->
    [0] none beats you
    [one] { $better } beats you
   *[other] { $better } beat you
} and { $equal ->
    [0] none is as good
    [one] { $equal } is as good
   *[other] { $equal } are as good
}.
fact-chance = Against { $opponents } cups that may hold anything, your hand is the best, without a tie, { NUMBER($win) } times in 100.
fact-price = Following costs { $price } to win { $pot }: you must win at least { $needed } times in 100.
fact-bluff = Putting in { $stake } to win { $pot }: if everybody folds more than { $needed } times in 100, the stake pays for itself.
fact-secret = Dice that nobody has seen teach nobody anything.
# In short, for whoever wants one line.
fact-entered-short = { $entered ->
    [0] Nobody is in yet.
    [one] One player is in.
   *[other] { $entered } players are in.
}
fact-beaten-short = { $better ->
    [0] Nobody can beat you!
   *[other] { $tenths ->
        [0] Hardly any cup beats you!
        [1] Of 10 cups, only one beats you.
        [10] Nearly all cups beat you.
       *[other] Of 10 cups, { $tenths } beat you.
    }
}
