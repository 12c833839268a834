title = Closed Poker
stands = { $who } { $chips }
middle = { $pot ->
    [0] The pot is empty.
    [one] Pot: 1 chip.
   *[other] Pot: { $pot } chips.
}

told-lot = { $who } is drawn by lot as the first dealer.
    .you = You are drawn by lot as the first dealer.
told-deal = — Deal { $number }: { $who } deals, { $blinde } is the blinde. —
    .you = — Deal { $number }: you deal, { $blinde } is the blinde. —
    .to-you = — Deal { $number }: { $who } deals, you are the blinde. —
told-dealt = { $known ->
    [yes] { $who } is dealt { $cards }.
   *[no] { $who } is dealt { $n } cards.
}
    .you = You are dealt { $cards }.
# What follows a stake: nothing, or that it was all.
then-all-in = { $left ->
    [0] { "" } and has nothing left: all in!
   *[other] .
}
then-all-in-you = { $left ->
    [0] { "" } and have nothing left: all in!
   *[other] .
}
told-staked = { $who } stakes { $chips }{ then-all-in }
    .you = You stake { $chips }{ then-all-in-you }
told-followed = { $who } follows with { $chips }{ then-all-in }
    .you = You follow with { $chips }{ then-all-in-you }
told-passed = { $who } passes.
    .you = You pass.
told-raised = { $who } follows and raises by { $more } (pays { $chips }){ then-all-in }
    .you = You follow and raise by { $more } (you pay { $chips }){ then-all-in-you }
told-exchanged = { $who } { $n ->
    [0] keeps all five cards
    [one] exchanges one card
   *[other] exchanges { $n } cards
}{ $price ->
    [0] .
    [one] { "" } and pays one chip.
   *[other] { "" } and pays { $price } chips.
}
    .you = You { $n ->
        [0] keep all five cards
        [one] exchange one card
       *[other] exchange { $n } cards
    }{ $price ->
        [0] .
        [one] { "" } and pay one chip.
       *[other] { "" } and pay { $price } chips.
    }
told-put-down = { $known ->
    [yes] { $who } puts down { $cards }.
   *[no] { "" }
}
    .you = You put down { $cards }.
told-drew = { $known ->
    [yes] { $who } now holds { $cards }.
   *[no] { "" }
}
    .you = You now hold { $cards }.
told-reshuffled = The stock has run out: { $n ->
    [one] one card that was put down is
   *[other] { $n } cards that were put down are
} shuffled into a new one.
told-showed = { $who } shows { $cards }: { $name }.
    .you = You show { $cards }: { $name }.
told-came-back = { $chips ->
    [one] One chip that nobody matched goes
   *[other] { $chips } chips that nobody matched go
} back to { $who }.
    .you = { $chips ->
        [one] One chip that nobody matched goes
       *[other] { $chips } chips that nobody matched go
    } back to you.
told-won = { $who } wins the { $side ->
    [0] pot of { $chips }
   *[other] side pot of { $chips }, staked beyond an all-in
}.
    .you = You win the { $side ->
        [0] pot of { $chips }
       *[other] side pot of { $chips }, staked beyond an all-in
    }.
told-out = { $who } has no chips left and is out.
    .you = You have no chips left and are out.

ask-open = You are the blinde. How much do you stake, { $least } to { $most }?
ask-follow = { $chips } to follow. Do you follow or pass?
ask-exchange = Which cards do you exchange? Up to { $most }, by their numbers, or none.
ask-open-again = Second round. How much do you stake, { $least } to { $most }?
ask-bet = { $chips } to follow{ $raising ->
    [0] { "" }
   *[other] , { $raising } to raise
}. What do you do?
ask-raise = By how much do you raise, { $least } to { $most }?
ask-show = The deal is over. Keep your cards secret, or show them?

option-pass = pass
option-follow = follow
option-raise = raise
option-keep = keep
option-show = show

choice-deck = Cards
choice-deck-full = full (52 cards)
choice-deck-stripped = stripped for the number of players
choice-joker = Joker
choice-maximum = Maximum stake of the blinde
choice-price = Price of an exchanged card
choice-raises = Raise
choice-raises-fixed = fixed: as much as the stake that opens the second round
choice-raises-free = free: from 1 to the maximum stake of the blinde
choice-stack = Chips at the start
choice-deals = Number of deals
choice-showing = After each deal, ask who shows their cards

pile-hand = Your hand:

# Who is held back in an experiment.
restraint-never-raises = never raises
restraint-never-passes = never passes
restraint-never-exchanges = never exchanges
guess-exchange = exchange cards
guess-open = open
guess-open-again = open again
guess-raise = raise by how much
