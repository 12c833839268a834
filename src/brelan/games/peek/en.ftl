title = Peek Poker Hold'em
stands = { $who } { $points }
middle = { $pot ->
    [0] The pot is empty.
    [one] Pot: 1 point.
   *[other] Pot: { $pot } points.
}

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
    .you = You throw a die: { $cards }.
told-throw-again = { $n } dice were equal: they were thrown again.
told-leader = The first leader is { $who }.
    .you = You are the first leader.
told-round = — Round { $number }: { $who } has the flag. —
    .you = — Round { $number }: you have the flag. —
told-shook = { $known ->
    [yes] { $who } peeks under the cup: { $cards }.
   *[no] { "" }
}
    .you = You peek under your cup: { $cards }.
told-must-enter = Three rounds in a row without a contest: this time everybody enters.
told-entered = { $who } enters with 1 point{ $left ->
    [0] , all in!
   *[other] .
}
    .you = You enter with 1 point{ $left ->
        [0] , all in!
       *[other] .
    }
told-passed = { $who } passes.
    .you = You pass.
told-nobody-entered = Nobody enters: on to the next round.
told-alone = Only { $who } enters, and takes the point back{ $points ->
    [0] .
    [one] , with the point left on the track.
   *[other] , with the { $points } points left on the track.
}
    .you = Only you enter, and take your point back{ $points ->
        [0] .
        [one] , with the point left on the track.
       *[other] , with the { $points } points left on the track.
    }
told-threw = { $who } throws the common dice.
    .you = You throw the common dice.
told-announced = { $number ->
    [1] First
    [2] Second
   *[other] Third
} common die: { $cards }.
told-staked = { $who } stakes { $points }{ $left ->
    [0] , all in!
   *[other] .
}
    .you = You stake { $points }{ $left ->
        [0] , all in!
       *[other] .
    }
told-folded = { $who } folds.
    .you = You fold.
told-followed = { $who } follows with { $points }{ $left ->
    [0] , all in!
   *[other] .
}
    .you = You follow with { $points }{ $left ->
        [0] , all in!
       *[other] .
    }
told-raised = { $who } follows and raises by { $more } (pays { $points }){ $left ->
    [0] , all in!
   *[other] .
}
    .you = You follow and raise by { $more } (you pay { $points }){ $left ->
        [0] , all in!
       *[other] .
    }
told-no-bidding = Nobody can bid any more: cups are lifted.
told-lifted = { $who } lifts the cup: { $cards }, { hand }.
    .you = You lift your cup: { $cards }, { hand }.
told-came-back = { $who } takes back { $points ->
    [one] 1 point
   *[other] { $points } points
} that nobody matched.
    .you = You take back { $points ->
        [one] 1 point
       *[other] { $points } points
    } that nobody matched.
told-won = { $who } wins the { $side ->
    [0] pot
   *[other] side pot
} of { $points }.
    .you = You win the { $side ->
        [0] pot
       *[other] side pot
    } of { $points }.
told-shared = A tie: { $who } takes { $points } of the { $pot } points in the { $side ->
    [0] pot
   *[other] side pot
}.
    .you = A tie: you take { $points } of the { $pot } points in the { $side ->
        [0] pot
       *[other] side pot
    }.
told-stayed = { $points ->
    [one] One point cannot be shared: it waits
   *[other] { $points } points cannot be shared: they wait
} on the track for the next winner.
told-left-over = { $points ->
    [one] The point left on the track counts
   *[other] The { $points } points left on the track count
} for nobody.
told-unopposed = No opponent left: { $who } wins the pot of { $points }.
    .you = No opponent left: you win the pot of { $points }.
told-showed = { $who } shows { $cards }.
    .you = You show { $cards }.
told-out = { $who } has no points left and is out.
    .you = You have no points left and are out.
told-took-track = { $who } also takes the { $points ->
    [one] point
   *[other] { $points } points
} left on the track.
    .you = You also take the { $points ->
        [one] point
       *[other] { $points } points
    } left on the track.

ask-enter = Do you enter the round for 1 point, or pass?
ask-open = Nobody has staked yet: do you stake, or fold?
ask-open-points = How much do you stake, { $least } to { $most }?
ask-bet = { $points } to follow. What do you do?
ask-bet-by = By how much do you raise, { $least } to { $most }?
ask-show = The round is over. Keep your dice secret, or show them?

option-pass = pass
option-enter = enter
option-fold = fold
option-stake = stake
option-follow = follow
option-raise = raise
option-keep = keep
option-show = show

choice-rounds = Number of rounds (0: until one player is left)
choice-entry = Entering a round
choice-entry-free = free: everybody enters or passes
choice-entry-forced = forced: everybody puts in 1 point (a house rule, advised for two)
choice-showing = After each round, ask who shows their dice

pile-cup = Under your cup:
pile-common = Common dice:

# Who is held back in an experiment.
restraint-never-raises = never raises
restraint-never-folds = never folds
restraint-always-enters = always enters

# A deal, in a review.
review-deal = round { $deal }
review-deals = { $deals ->
    [one] one round
   *[other] { $deals } rounds
}
