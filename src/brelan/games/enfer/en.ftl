title = Poker d'enfer
stands = { $who } { $owned ->
    [one] one Mise
   *[other] { $owned } Mises
} and { $chips ->
    [one] one chip
   *[other] { $chips } chips
}

told-lot = { $who } is drawn by lot as first Banker.
told-mises = { $known ->
    [yes] { $who } is dealt three Mises: { $cards }.
   *[no] { $who } is dealt three Mises, face down.
}
told-round = — Round { $number }: { $who } is the Banker. —
told-hands = { $who } lays out the hands, two visible cards each: { $cards }.
told-picked = { $who } picks the hand with { $cards }.
told-looked = { $known ->
    [yes] { $who } finds { $cards } in it.
   *[no] { "" }
}
told-widow = The hand that is left is the Widow, with { $cards }.
told-laid = { $who } lays the Mise “{ $cards }”.
told-withdrew = { $who } withdraws.
told-stayed = { $half ->
    [0] { $who } stays.
   *[other] { $who } stays: who owns half of the Mises cannot withdraw.
}
told-nobody = Everybody has withdrawn: nobody wins this round, { $who } stays Banker.
told-exchanged = { $who } { $n ->
    [0] keeps all cards.
    [one] exchanges one card.
   *[other] exchanges { $n } cards.
}
told-threw = { $known ->
    [yes] { $who } throws away { $cards }.
   *[no] { "" }
}
told-holds = { $known ->
    [yes] { $who } now has the hidden cards { $cards }.
   *[no] { "" }
}
told-turned-down = { $who } turns “{ $cards }” face down, unused.
told-activated = { $left ->
    [0] { $who } activates “{ $cards }” for the last time!
   *[other] { $who } activates “{ $cards }”!
}
told-spent = { $who } activates “{ $cards }”, but it is spent: nothing happens.
told-kissed = { $known ->
    [yes] { $who } leaves { $cards } to the Widow and takes her three hidden cards.
   *[no] { $who } trades three hidden cards for the Widow's.
}
told-eyed = { $who } looks at { $n ->
    [one] one hidden card
   *[other] { $n } hidden cards
} of { $whom }.
told-eye-saw = { $known ->
    [yes] { $who } sees hidden card { $number } of { $whom }: { $cards }.
   *[no] { $who } sees hidden card { $number } of { $whom }.
}
told-drew-one = { $known ->
    [yes] { $who } draws from the talon and holds { $cards }.
   *[no] { $who } draws from the talon.
}
told-returned = { $known ->
    [yes] { $who } puts { $cards } back into the talon, which is shuffled.
   *[no] { $who } puts { $n ->
        [one] one card
       *[other] { $n } cards
    } back into the talon, which is shuffled.
}
told-tithe = { $chips ->
    [0] { $who } has nothing to give: a last chip is never taken.
    [one] { $who } gives { $to } one chip.
   *[other] { $who } gives { $to } { $chips } chips.
}
told-picked-pocket = { $chips ->
    [0] { $who } finds nothing to take from { $whom }: a last chip is never taken.
    [one] { $who } takes one chip from { $whom }.
   *[other] { $who } takes { $chips } chips from { $whom }.
}
told-inverted = This round, equal combinations compare suits before values.
told-upside-down = This round, the weakest hand wins.
told-wild = { $known ->
    [yes] { $who } marks hidden card { $number }, { $cards }: it will stand for whatever serves best.
   *[no] { $who } marks hidden card { $number }: it will stand for whatever serves best.
}
told-cloaked = If another wins, this Mise returns to { $who }.
told-high-stakes = { $who } may raise by up to { $chips }.
told-gagged = { $who } gags { $whom }, who will not be able to raise.
told-gave = { $who } gives { $cards } to { $whom }.
told-spotlit = { $who } turns up hidden card { $number }: { $cards }.
told-immortal = If { $who } wins this round, this Mise stays in hand.
told-banished = { $who } banishes { $whom } for the rest of the round.
told-passed = { $gagged ->
    [0] { $who } passes.
   *[other] { $who } is gagged and passes.
}
told-raised = { $who } raises by { $chips }{ $left ->
    [0] , all in!
   *[other] .
}
told-paid = { $short ->
    [0] { $who } pays { $chips }.
   *[other] “Tapis!” { $who } pays { $chips ->
        [0] nothing
       *[other] all there is, { $chips },
    } and stays in.
}
told-lay-down = { $who } lies down.
told-showed = { $hand ->
    [0] { $who } shows { $cards }: high card.
    [1] { $who } shows { $cards }: pair.
    [2] { $who } shows { $cards }: two pairs.
    [3] { $who } shows { $cards }: three of a kind.
    [4] { $who } shows { $cards }: straight.
    [5] { $who } shows { $cards }: flush.
    [6] { $who } shows { $cards }: full house.
    [7] { $who } shows { $cards }: four of a kind.
    [8] { $who } shows { $cards }: straight flush.
   *[other] { $who } shows { $cards }.
}
told-declined = { $who } does not show and loses.
told-won = { $who } wins the round{ $chips ->
    [0] .
    [one] {" "}and one chip.
   *[other] {" "}and { $chips } chips.
}
told-took = { $who } takes “{ $cards }” from { $from }.
told-took-back = { $who } takes back the Mise “{ $cards }”.
told-boxed = { $who } returns “{ $cards }”, played this round, to the box.
told-out-of-chips = { $who } has no chips left: the game ends here.

ask-pick = Which hand do you pick? The first two visible cards are those of hand 1, and so on.
ask-lay = Which Mise do you lay?
ask-withdraw = All the Mises are on the table. Do you withdraw?
ask-exchange = Which hidden cards do you exchange? Up to { $most }, by their numbers, or none.
ask-activate = Do you activate your Mise?
ask-raise = By how much do you raise? 1 to { $most }, or 0 to pass. The pot is { $pot }, you have { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
ask-pay = { $raise ->
    [one] One chip is
   *[other] { $raise } chips are
} asked of you, you have { $chips }. Do you pay or lie down?
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
ask-grafting-takes = Which of the other two do you take?
ask-spotlight = Who must turn up hidden cards?
ask-spotlight-turns-up = You are in the spotlight! Which hidden cards do you turn up? You choose { $least }.
ask-second-chance = Which hidden cards do you exchange again? Up to { $most }, by their numbers, or none.
ask-banished = Whom do you banish from this round?

option-withdraw = withdraw
option-stay = stay
option-turn_down = leave it
option-activate = activate
option-lie_down = lie down
option-pay = pay
option-show = show
option-decline = decline
option-keep = keep

called-hand = the hand { $cards }
called-mise = “{ $name }”

pile-hidden = Your hidden cards
pile-visible = Your visible cards
pile-mises = The Mises in your hand
pile-laid = Your Mise on the table
pile-row_visible = The hands, visible cards
pile-widow_visible = The Widow

choice-showing = After each round, ask who shows
