fact-blinde = You are the blinde and must stake; { $others ->
    [one] if the other passes, you take your stake back and win nothing.
   *[other] if the { $others } others pass, you take your stake back and win nothing.
}
fact-pass = Passing now costs nothing: you have not staked anything yet.
fact-price = Following costs { $price } to win { $pot }: you must win at least { $needed } times in 100.
fact-outs = { $outs ->
    [0] None of the { $unseen } unseen cards completes your hand.
    [one] One of the { $unseen } unseen cards completes your hand: { $kind ->
        [2] two pairs
        [3] three of a kind
        [4] a straight
        [5] a flush
        [6] a full house
        [7] four of a kind
        [8] a straight flush
       *[other] five of a kind
    }.
   *[other] { $outs } of the { $unseen } unseen cards complete your hand, most often { $kind ->
        [2] two pairs
        [3] three of a kind
        [4] a straight
        [5] a flush
        [6] a full house
        [7] four of a kind
        [8] a straight flush
       *[other] five of a kind
    }.
}
fact-better = By changing { $cards ->
    [one] one card
   *[other] { $cards } cards
} you get better than { $kind ->
    [0] a high card
    [1] a pair
    [2] two pairs
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
   *[other] your combination
} { $better } times in 100{ $kind ->
    [0] , and two pairs or more { $pairs } times
   *[other] { "" }
}.
fact-pat = You keep your five cards, { $kind ->
    [0] a mere high card
    [1] a pair
    [2] two pairs
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[other] five of a kind
}: the others see that, and will fear a made hand.
fact-cards = Each card costs { $price }: the exchange comes to { $cost }, which goes into the pot.
fact-stronger = { $kind ->
    [0] Your high card beats
    [1] Your pair beats
    [2] Your two pairs beat
    [3] Your three of a kind beats
    [4] Your straight beats
    [5] Your flush beats
    [6] Your full house beats
    [7] Your four of a kind beats
    [8] Your straight flush beats
   *[other] Your five of a kind beats
} about { $weaker } hands in 100, as hands are after the exchange.
fact-drew = { $cards ->
    [0] The other changed nothing: often a made straight, flush or full house, sometimes a bluff.
    [1] The other changed one card: often two pairs, or hoping for a flush or a straight.
    [2] The other changed 2 cards: often three of a kind, sometimes a pair with a high card.
   *[other] The other changed { $cards } cards: often a pair, or nothing yet.
}
fact-drew-fewest = Of { $others } opponents, { $players ->
    [one] only one has
   *[other] { $players } have
} { $cards ->
    [0] kept all five cards: a made hand, or a bluff.
    [1] changed one card, and nobody fewer: two pairs, or hoping for a flush or a straight.
    [2] changed 2 cards, and nobody fewer: often three of a kind.
   *[other] changed { $cards } cards, and nobody fewer: pairs, or nothing yet.
}
fact-answered = After your raise everybody must match it, or pass and lose what they have staked.
fact-bluff = Staking { $stake } to win { $pot }: if the others pass more than { $needed } times in 100, the stake pays for itself.
fact-secret = Cards that nobody has seen teach nobody anything.
coach-named-cards = { $n ->
    [0] keep all cards
   *[other] change { $cards }
}
coach-amount = { $n } { $n ->
    [one] chip
   *[other] chips
}
