title = Peek Poker Hold'em
stands = { $who } { $points }

hand = { $hand ->
    [1] a pair
    [2] two pairs
    [3] three of a kind
    [4] a full house
    [5] four of a kind
    [6] a straight
    [7] a flush
   *[other] five of a kind
}

told-leader-die = { $who } throws a die: { $cards }.
told-throw-again = { $n } equal dice: they are thrown again.
told-leader = { $who } leads the first round.
told-round = — Round { $number }: { $who } leads. Shake your cups! —
told-shook = { $known ->
    [yes] { $who } peeks under the cup: { $cards }.
   *[no] { "" }
}
told-must-enter = Three rounds in a row without a contest: this time everybody enters.
told-entered = { $who } enters with 1 point{ $left ->
    [0] , all in!
   *[other] .
}
told-passed = { $who } passes.
told-nobody-entered = Nobody enters: on to the next round.
told-alone = { $who } alone enters and takes the point back{ $points ->
    [0] .
    [one] , with the point left on the track.
   *[other] , with the { $points } points left on the track.
}
told-threw = { $who } throws the common dice: rien ne va plus!
told-announced = { $number ->
    [1] First
    [2] Second
   *[other] Third
} common die: { $cards }.
told-staked = { $who } stakes { $points }{ $left ->
    [0] , all in!
   *[other] .
}
told-folded = { $who } folds.
told-followed = { $who } follows with { $points }{ $left ->
    [0] , all in!
   *[other] .
}
told-raised = { $who } follows and raises by { $more }{ $left ->
    [0] , all in!
   *[other] .
}
told-no-bidding = There is nothing left to bid: on to the cups.
told-lifted = { $who } lifts the cup: { $cards }, { hand }.
told-came-back = { $points ->
    [one] One point that nobody matched goes
   *[other] { $points } points that nobody matched go
} back to { $who }.
told-won = { $who } wins the { $side ->
    [0] pot
   *[other] side pot
} of { $points }.
told-shared = A tie: { $who } takes { $points } of the { $side ->
    [0] pot
   *[other] side pot
} of { $pot }.
told-stayed = { $points ->
    [one] One point cannot be shared and stays
   *[other] { $points } points cannot be shared and stay
} on the track for the next pot.
told-unopposed = All the others have folded: { $who } wins the pot of { $points }.
told-showed = { $who } shows { $cards }.
told-out = { $who } has no points left and is out.
told-took-track = { $who } also takes the { $points ->
    [one] point
   *[other] { $points } points
} left on the track.

ask-enter = Do you enter the round for 1 point, or pass?
ask-open = You have { hand }, the pot is { $pot }. Nobody has staked yet: do you stake, or fold?
ask-open-points = How much do you stake, { $least } to { $most }?
ask-bet = You have { hand }, the pot is { $pot }. It takes { $points } to follow: do you fold, follow or raise?
ask-bet-by = By how much do you raise, { $least } to { $most }?
ask-show = The round is over. Do you keep your dice secret?

option-pass = pass
option-enter = enter
option-fold = fold
option-stake = stake
option-follow = follow
option-raise = raise
option-keep = keep
option-show = show

choice-rounds = Number of rounds (0: until one player is left)
choice-entry = Entry
choice-entry-free = free: each enters or passes
choice-entry-forced = forced: each puts in 1 point (a house rule, advised for two)
choice-showing = After each round, ask who shows

pile-cup = Under your cup:
pile-common = Common dice:
