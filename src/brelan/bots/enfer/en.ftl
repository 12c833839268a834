fact-shown = With any three hidden cards { $what } makes at least a pair { $pair } times in 100, and more than a pair { $more } times in 100.
fact-won = On { $tables } deals imagined from what you see, you win the round { $percent } times in 100.
fact-brings = If you stay, you win the round { $percent } times in 100 (on { $tables } imagined deals) { $sense ->
    [more] and gain { $mises ->
        [one] { NUMBER($mises) } Mise
       *[other] { NUMBER($mises) } Mises
    } on average
    [less] and lose { $mises ->
        [one] { NUMBER($mises) } Mise
       *[other] { NUMBER($mises) } Mises
    } on average
   *[even] and neither gain nor lose a Mise on average
}.
fact-game = Your chances to win the game: { $best } % with the best answer, { $worst } % with the least good one.
fact-stake = { $others ->
    [0] No Mise of the others is at stake
    [one] One Mise of another is at stake
   *[other] { $others } Mises of the others are at stake
}{ $own ->
    [yes] , and yours
   *[no] { "" }
}.
fact-cost = Who stays parts with his Mise even if he wins: { $others ->
    [one] for a single Mise to take, one would have to win every time
   *[other] for { $others } Mises to take, one must win more than once in { $others }
}.
fact-standing = Round { $round } of { $rounds }: you own { $own ->
    [0] no Mise
    [one] one Mise
   *[other] { $own } Mises
}, the best opponent owns { $most }.
fact-better = { $n ->
    [0] You keep everything: your hand stays what it is
    [one] Throwing this card away makes your hand better { $percent } times in 100
   *[other] Throwing these { $n } cards away makes your hand better { $percent } times in 100
}.
fact-price = Paying costs { $chips ->
    [0] no chip
    [one] one chip
   *[other] { $chips } chips
}; the pot holds { $pot }.
fact-raise = Raising { $chips }: on { $tables } deals imagined from what you see, { $others ->
    [one] the other one lies down
   *[other] all the others lie down
} { $away } times in 100{ $away ->
    [100] { "" }
   *[other] ; if somebody pays, you win the round { $won } times in 100
}.
fact-pot = { $pot ->
    [0] The pot is empty
    [one] The pot holds one chip
   *[other] The pot holds { $pot } chips
}, and you have { $chips } left.
