fact-shown = With any three hidden cards { $what } makes at least a pair { $pair } times in 100, and more than a pair { $more } times in 100; no other hand in sight makes a pair more than { $beside } times.
fact-shown-short = { $sense ->
    [pair] A pair in sight is a pair whatever lies below.
    [more] It makes a pair or better { $pair } times in 100, the others { $beside } at most.
   *[even] High cards and cards that go together promise more.
}
fact-won = Over { $tables } deals imagined from what you see, you win the round { $percent } times in 100.
fact-brings = If you stay, you win the round { $percent } times in 100 (over { $tables } imagined deals) { $sense ->
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
fact-game = Your chances of winning the game: { $best }% with the best answer, { $worst }% with the worst.
fact-stake = { $others ->
    [0] None of the others' Mises is at stake{ $own ->
        [yes] , only yours
       *[no] { "" }
    }
    [one] One of the others' Mises is at stake{ $own ->
        [yes] , and yours
       *[no] { "" }
    }
   *[other] { $others } of the others' Mises are at stake{ $own ->
        [yes] , and yours
       *[no] { "" }
    }
}.
fact-cost = Whoever stays gives up their Mise, even by winning: { $others ->
    [one] with a single Mise to take, you would have to win every time
   *[other] with { $others } Mises to take, you must win more than once in { $others }
}.
fact-threatened = Withdrawing is not safe: { $n ->
    [one] one of those who may stay
   *[other] { $n } of those who may stay
} can take the Mise of a player who withdrew.
fact-standing = Round { $round } of { $rounds }: you own { $own ->
    [0] no Mise
    [one] one Mise
   *[other] { $own } Mises
}, { $most ->
    [0] and no opponent owns any
   *[other] the best opponent owns { $most }
}.
fact-better = { $n ->
    [0] You keep everything: your hand stays as it is
    [one] Throwing this card away makes your hand better { $percent } times in 100
   *[other] Throwing these { $n } cards away makes your hand better { $percent } times in 100
}.
fact-price = { $chips ->
    [0] Paying costs you nothing
    [one] Paying costs one chip
   *[other] Paying costs { $chips } chips
}; { $pot ->
    [0] the pot is empty
    [one] there is one in the pot
   *[other] there are { $pot } in the pot
}.
fact-raise = Raising by { $chips }: over { $tables } deals imagined from what you see, { $others ->
    [one] your opponent lies down
   *[other] all the others lie down
} { $away } times in 100{ $away ->
    [100] { "" }
   *[other] ; if somebody pays, you win the round { $won } times in 100
}.
fact-pot = { $pot ->
    [0] The pot is empty
    [one] The pot holds one chip
   *[other] The pot holds { $pot } chips
}, and you have { $chips ->
    [one] one chip
   *[other] { $chips } chips
} left.
