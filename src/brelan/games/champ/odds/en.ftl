odds-hand = With the board you have { $hand }.
odds-chances = { $opponents ->
    [one] Against one opponent
   *[other] Against { $opponents } opponents
}: you win { NUMBER($win) }%, you share { NUMBER($tie) }%, you lose { NUMBER($lose) }%.
odds-share = On average { NUMBER($share) }% of the pot is yours if nobody gives up.
odds-exact = Counted exactly, over { NUMBER($deals) } deals that the backs allow.
odds-drawn = { $cards }: estimated from { NUMBER($boards) } random boards, to within { NUMBER($error) }%.
