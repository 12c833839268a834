title = Poker d'enfer
stands = { $who } { $owned ->
    [0] no Mise
    [one] one Mise
   *[other] { $owned } Mises
} and { $chips ->
    [0] no chips
    [one] one chip
   *[other] { $chips } chips
}
middle = { $pot ->
    [0] The pot is empty.
    [one] Pot: 1 chip.
   *[other] Pot: { $pot } chips.
}

told-lot = { $who } is drawn by lot as first Banker.
    .you = You are drawn by lot as first Banker.
told-mises = { $known ->
    [yes] { $who } is dealt three Mises: { $cards }.
   *[no] { $who } is dealt three Mises, face down.
}
    .you = You are dealt three Mises: { $cards }.
told-round = — Round { $number }: { $who } is the Banker. —
    .you = — Round { $number }: you are the Banker. —
told-hands = { $who } lays out the hands, two visible cards each: { $cards }.
    .you = You lay out the hands, two visible cards each: { $cards }.
told-picked = { $who } picks the hand with { $cards }.
    .you = You pick the hand with { $cards }.
told-looked = { $known ->
    [yes] { $who } finds { $cards } in it.
   *[no] { "" }
}
    .you = You find { $cards } in it.
told-widow = The hand that is left is the Widow, with { $cards }.
told-without-mise = { $who } has no Mise left: nothing to lay, nothing to activate, and no way to withdraw.
    .you = You have no Mise left: nothing to lay, nothing to activate, and no way to withdraw.
told-laid = { $who } lays the Mise “{ $cards }”.
    .you = You lay the Mise “{ $cards }”.
told-read = It reads: “{ $effect }”
told-withdrew = { $who } withdraws.
    .you = You withdraw.
told-stayed = { $half ->
    [0] { $who } stays.
   *[other] { $who } stays: with half of the Mises you cannot withdraw.
}
    .you = { $half ->
        [0] You stay.
       *[other] You stay: with half of the Mises you cannot withdraw.
    }
told-nobody = Everybody has withdrawn: nobody wins this round, { $who } stays Banker.
    .you = Everybody has withdrawn: nobody wins this round, you stay Banker.
told-alone = { $who } has no opponent left: no exchange, no raise, and nothing to show.
    .you = You have no opponent left: no exchange, no raise, and nothing to show.
told-exchanged = { $who } { $n ->
    [0] keeps all cards.
    [one] exchanges one card.
   *[other] exchanges { $n } cards.
}
    .you = You { $n ->
        [0] keep all your cards.
        [one] exchange one card.
       *[other] exchange { $n } cards.
    }
told-threw = { $known ->
    [yes] { $who } throws away { $cards }.
   *[no] { "" }
}
    .you = You throw away { $cards }.
told-holds = { $known ->
    [yes] { $who } now has the hidden cards { $cards }.
   *[no] { "" }
}
    .you = You now have the hidden cards { $cards }.
told-turned-down = { $who } turns “{ $cards }” face down, unused.
    .you = You turn “{ $cards }” face down, unused.
told-activated = { $left ->
    [0] { $who } activates “{ $cards }”: it will not work again.
   *[other] { $who } activates “{ $cards }”!
}
    .you = { $left ->
        [0] You activate “{ $cards }”: it will not work again.
       *[other] You activate “{ $cards }”!
    }
told-spent = { $who } activates “{ $cards }”, but it is spent: nothing happens.
    .you = You activate “{ $cards }”, but it is spent: nothing happens.
told-kissed = { $known ->
    [yes] { $who } leaves { $cards } to the Widow and takes her three hidden cards.
   *[no] { $who } trades three hidden cards for the Widow's.
}
    .you = { $known ->
        [yes] You leave { $cards } to the Widow and take her three hidden cards.
       *[no] You trade three hidden cards for the Widow's.
    }
told-eyed = { $who } looks at { $n ->
    [one] one hidden card
   *[other] { $n } hidden cards
} of { $whom }.
    .you = You look at { $n ->
        [one] one hidden card
       *[other] { $n } hidden cards
    } of { $whom }.
    .to-you = { $who } looks at { $n ->
        [one] one of your hidden cards
       *[other] { $n } of your hidden cards
    }.
told-eye-saw = { $known ->
    [yes] { $who } sees hidden card { $number } of { $whom }: { $cards }.
   *[no] { $who } sees hidden card { $number } of { $whom }.
}
    .you = { $known ->
        [yes] You see hidden card { $number } of { $whom }: { $cards }.
       *[no] You see hidden card { $number } of { $whom }.
    }
    .to-you = { $known ->
        [yes] { $who } sees your hidden card { $number }: { $cards }.
       *[no] { $who } sees your hidden card { $number }.
    }
told-drew-one = { $known ->
    [yes] { $who } draws from the talon and now has the hidden cards { $cards }.
   *[no] { $who } draws from the talon.
}
    .you = { $known ->
        [yes] You draw from the talon and now have the hidden cards { $cards }.
       *[no] You draw from the talon.
    }
told-returned = { $known ->
    [yes] { $who } puts { $cards } back into the talon, which is shuffled.
   *[no] { $who } puts { $n ->
        [one] one card
       *[other] { $n } cards
    } back into the talon, which is shuffled.
}
    .you = { $known ->
        [yes] You put { $cards } back into the talon, which is shuffled.
       *[no] You put { $n ->
            [one] one card
           *[other] { $n } cards
        } back into the talon, which is shuffled.
    }
told-tithe = { $chips ->
    [0] { $who } has nothing to give: a last chip is never taken.
    [one] { $who } gives { $to } one chip.
   *[other] { $who } gives { $to } { $chips } chips.
}
    .you = { $chips ->
        [0] You have nothing to give: a last chip is never taken.
        [one] You give { $to } one chip.
       *[other] You give { $to } { $chips } chips.
    }
    .to-you = { $chips ->
        [0] { $who } has nothing to give you: a last chip is never taken.
        [one] { $who } gives you one chip.
       *[other] { $who } gives you { $chips } chips.
    }
told-picked-pocket = { $chips ->
    [0] { $who } finds nothing to take from { $whom }: a last chip is never taken.
    [one] { $who } takes one chip from { $whom }.
   *[other] { $who } takes { $chips } chips from { $whom }.
}
    .you = { $chips ->
        [0] You find nothing to take from { $whom }: a last chip is never taken.
        [one] You take one chip from { $whom }.
       *[other] You take { $chips } chips from { $whom }.
    }
    .to-you = { $chips ->
        [0] { $who } finds nothing to take from you: a last chip is never taken.
        [one] { $who } takes one chip from you.
       *[other] { $who } takes { $chips } chips from you.
    }
told-suits-first = This round, equal combinations compare suits before values.
told-upside-down = This round, the weakest hand wins.
told-wild = { $known ->
    [yes] { $who } marks hidden card { $number }, { $cards }: it will stand for whatever serves best.
   *[no] { $who } marks hidden card { $number }: it will stand for whatever serves best.
}
    .you = { $known ->
        [yes] You mark hidden card { $number }, { $cards }: it will stand for whatever serves you best.
       *[no] You mark hidden card { $number }: it will stand for whatever serves you best.
    }
told-cloaked = If somebody else wins the round, this Mise returns to { $who }.
    .you = If somebody else wins the round, this Mise returns to you.
told-high-stakes = { $who } may raise by up to { $chips } chips.
    .you = You may raise by up to { $chips } chips.
told-gagged = { $who } gags { $whom }, who will not be able to raise.
    .you = You gag { $whom }, who will not be able to raise.
    .to-you = { $who } gags you: you will not be able to raise.
told-gave = { $who } gives { $cards } to { $whom }.
    .you = You give { $cards } to { $whom }.
    .to-you = { $who } gives you { $cards }.
told-spotlit = { $who } turns up hidden card { $number }: { $cards }.
    .you = You turn up hidden card { $number }: { $cards }.
told-immortal = If { $who } wins this round, this Mise comes back instead of going to the box.
    .you = If you win this round, this Mise comes back instead of going to the box.
told-banished = { $who } banishes { $whom } for the rest of the round.
    .you = You banish { $whom } for the rest of the round.
    .to-you = { $who } banishes you for the rest of the round.
told-reaping = If { $who } wins this round, the Mises of those who withdrew are won too.
    .you = If you win this round, the Mises of those who withdrew are won too.
told-toll = { $chips ->
    [0] { $who } has nothing to give: a last chip is never taken.
    [one] For withdrawing, { $who } gives { $to } one chip.
   *[other] For withdrawing, { $who } gives { $to } { $chips } chips.
}
    .you = { $chips ->
        [0] You have nothing to give: a last chip is never taken.
        [one] For withdrawing, you give { $to } one chip.
       *[other] For withdrawing, you give { $to } { $chips } chips.
    }
    .to-you = { $chips ->
        [0] { $who } has nothing to give you: a last chip is never taken.
        [one] For withdrawing, { $who } gives you one chip.
       *[other] For withdrawing, { $who } gives you { $chips } chips.
    }
told-recalled = { $who } calls { $whom } back into the round.
    .you = You call { $whom } back into the round.
    .to-you = { $who } calls you back into the round.
told-passed = { $gagged ->
    [0] { $chips ->
        [0] Without chips, { $who } can only pass.
       *[other] { $who } passes.
    }
   *[other] { $who } is gagged and passes.
}
    .you = { $gagged ->
        [0] { $chips ->
            [0] Without chips, you can only pass.
           *[other] You pass.
        }
       *[other] You are gagged and pass.
    }
told-raised = { $who } raises by { $chips }{ $left ->
    [0] , all in!
   *[other] .
}
    .you = You raise by { $chips }{ $left ->
        [0] , all in!
       *[other] .
    }
told-paid = { $short ->
    [0] { $who } pays { $chips }
   *[other] “All in!” { $who } { $chips ->
        [0] has no chips left to pay with and stays in
        [one] pays the last chip and stays in
       *[other] pays the last { $chips } chips and stays in
    }
}{ $half ->
    [0] .
   *[other] : with half of the Mises you cannot lie down.
}
    .you = { $short ->
        [0] You pay { $chips }
       *[other] “All in!” You { $chips ->
            [0] have no chips left to pay with and stay in
            [one] pay your last chip and stay in
           *[other] pay your last { $chips } chips and stay in
        }
    }{ $half ->
        [0] .
       *[other] : with half of the Mises you cannot lie down.
    }
told-lay-down = { $who } lies down.
    .you = You lie down.
hand-shown = { $hand ->
    [0] high card
    [1] pair
    [2] two pairs
    [3] three of a kind
    [4] straight
    [5] flush
    [6] full house
    [7] four of a kind
   *[other] straight flush
}
told-showed = { $hand ->
    [-1] { $who } shows { $cards }.
   *[other] { $who } shows { $cards }: { hand-shown }.
}
    .you = { $hand ->
        [-1] You show { $cards }.
       *[other] You show { $cards }: { hand-shown }.
    }
told-declined = { $who } does not show and loses.
    .you = You do not show and lose.
told-won = { $who } wins the round{ $lone ->
    [0] { $chips ->
        [0] .
        [one] {" "}and the pot of one chip.
       *[other] {" "}and the pot of { $chips } chips.
    }
   *[other] {" "}without showing.
}
    .you = You win the round{ $lone ->
        [0] { $chips ->
            [0] .
            [one] {" "}and the pot of one chip.
           *[other] {" "}and the pot of { $chips } chips.
        }
       *[other] {" "}without showing.
    }
told-took = { $who } takes “{ $cards }” from { $from }.
    .you = You take “{ $cards }” from { $from }.
    .to-you = { $who } takes “{ $cards }” from you.
told-took-back = { $who } takes back the Mise “{ $cards }”.
    .you = You take back the Mise “{ $cards }”.
told-boxed = { $lone ->
    [0] { $who } returns “{ $cards }”, played this round, to the box.
   *[other] The others take their Mises back, but { $who }'s, “{ $cards }”, returns to the box.
}
    .you = { $lone ->
        [0] You return “{ $cards }”, played this round, to the box.
       *[other] The others take their Mises back, but yours, “{ $cards }”, returns to the box.
    }
told-out-of-chips = { $who } has no chips left: the game ends here.
    .you = You have no chips left: the game ends here.
told-last-round = That was the { $number }th and last round: the game is over.

ask-pick = Which hand do you pick?
ask-lay = Which Mise do you lay?
ask-withdraw = All the Mises are on the table. Do you withdraw?
ask-exchange = Which hidden cards do you exchange? Up to { $most }, by their numbers, or none.
ask-activate = Do you activate your Mise?
ask-raise = By how much do you raise? { $most ->
    [1] 1
   *[other] 1 to { $most }
}, or 0 to pass.
ask-pay = You are asked for { $raise ->
    [one] one chip
   *[other] { $raise } chips
}, { $chips ->
    [0] you have none left
   *[other] you have { $chips }
}. Do you { $short ->
    [0] pay
   *[other] go all in
} or lie down?
ask-reveal = The verdict. Do you show your hidden cards?
ask-show = The round is over. Do you keep your cards secret?
ask-devils-eye = Which opponent do you look at?
ask-devils-eye-sees = Which hidden cards, by their numbers? You choose { $least }.
ask-pact = Which of your hidden cards do you put back into the talon? You choose { $least }.
ask-pickpocket = Whose pocket do you pick?
ask-wild-soul = Which hidden card do you mark?
ask-gag = Whom do you gag?
ask-grafting = With whom do you swap a visible card?
ask-grafting-gives = Which of your two visible cards do you give?
ask-grafting-takes = Which of their two do you take?
ask-spotlight = Who must turn up hidden cards?
ask-spotlight-turns-up = You are in the spotlight! Which hidden cards do you turn up? You choose { $least }.
ask-second-chance = Which hidden cards do you exchange again? Up to { $most }, by their numbers, or none.
ask-banished = Whom do you banish from this round?
ask-recall = Whom do you call back into the round?

option-withdraw = withdraw
option-stay = stay
option-turn_down = turn it down
option-activate = activate it
option-lie_down = lie down
option-pay = { $short ->
    [0] pay
   *[other] all in ({ $chips })
}
option-show = show
option-decline = don't show
option-keep = keep

called-hand = the hand { $cards }
called-mise = “{ $name }”

pile-hidden = Your hidden cards{ $wild ->
    [0] { "" }
   *[other] , number { $wild } wild
}:
pile-visible = Your visible cards:
pile-mises = The Mises in your hand:
pile-laid = Your Mise on the table{ $active ->
    [0] { "" }
   *[other] , active
}:
pile-row_visible = The hands, visible cards:
pile-widow_visible = The Widow:
theirs-visible = visible { $cards }
theirs-hidden = hidden { $cards }{ $wild ->
    [0] { "" }
   *[other] , number { $wild } wild
}
theirs-laid = { $active ->
    [0] Mise
   *[other] active Mise
} “{ $cards }”

choice-showing = After each round, ask who shows their cards

# What five cards are called, and why they win.
name-carte-forte = high card, { $one }
category-carte-forte = high card
wild-is = { $name } (the wild soul is { $card })
wild-stands-for = { $name } (the wild soul is { $one ->
    [eight] an
    [ace] an
   *[other] a
} { $one })
why-upside-down = { $why }; the world is upside down, the weakest hand wins

# Below the order of hands.
order-note = An active Mise may change this order: read it.

# Who is held back in an experiment.
restraint-never-withdraws = never withdraws
restraint-always-withdraws = always withdraws
restraint-never-exchanges = never exchanges
restraint-never-activates = never activates a Mise
restraint-never-raises = never raises
restraint-never-lies-down = never lies down
guess-pick = pick a hand
guess-exchange = exchange cards
guess-second-chance = exchange again
guess-lay = lay a Mise
guess-raise = raise by how much
guess-banished = the effect ‘Banished’
guess-spotlight = the effect ‘Spotlight’
guess-grafting = the effect ‘Grafting’
guess-gag = the effect ‘Gag’
guess-pickpocket = the effect ‘Pickpocket’
guess-devils-eye = the effect ‘Devil's eye’
guess-pact = the effect ‘Pact’
guess-wild-soul = the effect ‘Wild soul’
guess-recall = the effect ‘Recall’

# A deal, in a review.
review-deal = round { $deal }
review-deals = { $deals ->
    [one] one round
   *[other] { $deals } rounds
}
