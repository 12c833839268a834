hands-so-far = { $better ->
    [0] { $many ->
        [one] the only possible hand does not beat you
       *[other] none of { $many } possible hands beats you
    }
    [one] { $many ->
        [one] the only possible hand beats you
       *[other] only one of { $many } possible hands beats you
    }
   *[other] { $better } of { $many } possible hands beat you
} so far
fact-hands = Going by their backs, { hands-so-far }.
fact-hands-most = The most dangerous is { $who }: going by their backs, { hands-so-far }.
fact-price = Staying costs { $stake ->
    [one] { $stake } chip
   *[other] { $stake } chips
} to win { $pot }: you need to win once in { NUMBER($times) }.
fact-share = { $others ->
    [one] If your opponent stays to the end
   *[other] If the { $others } others stay to the end
}, { $percent }% of the pot is yours on average.
fact-staked = { $many ->
    [one] One opponent has already staked in this stage and will not give up before the next.
   *[other] { $many } opponents have already staked in this stage and will not give up before the next.
}
fact-bluff = The opponent gives up here about { $percent } times in 100: a stake can win without a showdown.
fact-short = You have { $chips ->
    [one] { $chips } chip left: you risk little and can win everything
   *[other] { $chips } chips left: you risk little and can win everything
}.
fact-prey = The poorest has { $chips ->
    [0] no chips
    [one] only { $chips } chip
   *[other] only { $chips } chips
} left: an Award is near.
fact-prize = If you win this deal without sharing it you will own at least { $chips } chips, more than anybody else: if { $who } loses everything in it, the Award is yours.
fact-prize-crown = If you win this deal without sharing it you will own at least { $chips } chips, more than anybody else: if { $who } loses everything in it, you are champion.
fact-rival = { $who } is the richest with { $chips } chips: if somebody loses everything in this deal and nobody overtakes them, the Award is theirs.
fact-rival-crown = { $who } is the richest with { $chips } chips and already has an Award: if somebody loses everything in this deal and nobody overtakes them, they are champion.
