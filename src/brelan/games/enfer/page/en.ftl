pitch = Choose your hand, lay your Mise, and let the devil join in.
where-we-are = round { $n } of 8
phase = { $n ->
    [1] the deal
    [2] the Mise
    [3] the exchanges
    [4] the activation
    [5] the raise
   *[other] the verdict
}
phases = The six phases of a round
phase-does = { $n ->
    [1] Everybody takes one of the hands laid out, the Banker last. The one left is the Widow.
    [2] Everybody lays a Mise; the effects are read, then everybody stays or withdraws.
    [3] You exchange 0 to 3 of your hidden cards for cards from the talon.
    [4] In order, everybody activates their Mise or turns it down.
    [5] Each may raise once, by 1 to 3 chips that go to the pot; the others pay as much or lie down.
   *[other] Hands are shown. The strongest takes the pot and the Mises of those who stayed, and loses its own.
}
widow = the Widow
widow-has = The Widow: { $cards }, and three cards under her veil
widow-known = The Widow: { $cards }. Look closer
talon = talon
talon-has = Talon: { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}
told-hands = { $who } lays out the hands: two visible cards, three hidden.
    .you = You lay out the hands: two visible cards, three hidden.
told-immortal = If { $who } wins this round, their Mise comes back to them.
    .you = If you win this round, your Mise comes back to you.
told-reaping = If { $who } wins this round, the Mises of those who withdrew go to them too.
    .you = If you win this round, the Mises of those who withdrew are yours too.
told-spoils = { $who } takes { $n ->
    [1] “{ $cards }”
   *[other] { $n } Mises ({ $cards })
} from { $from }{ $own ->
    [1] {" "}and loses their own.
    [2] {" "}and keeps their own, immortal.
   *[other] .
}{ $reaped ->
    [0] { "" }
   *[other] {" "}Their Mise also takes those of players who withdrew.
}
    .you = You take { $n ->
        [1] “{ $cards }”
       *[other] { $n } Mises ({ $cards })
    } from { $from }{ $own ->
        [1] {" "}and lose your own.
        [2] {" "}and keep your own, immortal.
       *[other] .
    }{ $reaped ->
        [0] { "" }
       *[other] {" "}Your Mise also takes those of players who withdrew.
    }
    .to-you = { $who } takes { $n ->
        [1] “{ $cards }”
       *[other] { $n } Mises ({ $cards })
    } from you{ $own ->
        [1] {" "}and loses their own.
        [2] {" "}and keeps their own, immortal.
       *[other] .
    }{ $reaped ->
        [0] { "" }
       *[other] {" "}Their Mise also takes those of players who withdrew.
    }
told-won-last = { $who } wins the round{ $chips ->
    [0] { "" }
    [one] {" "}and the pot of one chip
   *[other] {" "}and the pot of { $chips } chips
}; { $broke } { $several ->
    [0] has
   *[other] have
} no chips left: the game ends here.
    .you = You win the round{ $chips ->
        [0] { "" }
        [one] {" "}and the pot of one chip
       *[other] {" "}and the pot of { $chips } chips
    }; { $broke } { $several ->
        [0] has
       *[other] have
    } no chips left: the game ends here.
    .to-you = { $who } wins the round{ $chips ->
        [0] { "" }
        [one] {" "}and the pot of one chip
       *[other] {" "}and the pot of { $chips } chips
    }; you have no chips left: the game ends here.
    .you-among-broke = { $who } wins the round{ $chips ->
        [0] { "" }
        [one] {" "}and the pot of one chip
       *[other] {" "}and the pot of { $chips } chips
    }; { $broke } have no chips left: the game ends here.
told-spared = “{ $cards }” protects { $who }: this Mise returns to them.
    .you = “{ $cards }” protects you: this Mise returns to you.
told-kept = { $lone ->
    [0] { $who } keeps the Mise “{ $cards }”: it is immortal.
   *[other] The others take their Mises back, and { $who } keeps “{ $cards }”: it is immortal.
}
    .you = { $lone ->
        [0] You keep your Mise “{ $cards }”: it is immortal.
       *[other] The others take their Mises back, and you keep yours, “{ $cards }”: it is immortal.
    }
told-tolls = { $who } takes { $chips ->
    [1] one chip
   *[other] { $chips } chips
} from the players who withdrew.
    .you = You take { $chips ->
        [1] one chip
       *[other] { $chips } chips
    } from the players who withdrew.
coming = What is going to happen
laid-by = { $mise }, Mise of { $who }, { $state }. Read the card
state-waiting = waiting
state-preying = punishes withdrawing
state-deciding = now
state-activated = activated
state-turned = no effect
state-withdrawn = withdrawn
times-left = { $n ->
    [0] spent
    [one] works once more
   *[other] works { $n } more times
}
lasting-suits-first = suit before value
lasting-upside-down = the weakest wins
lasting-gagged = cannot raise
lasting-highest = may raise up to { $n }
lasting-wild = wild card
lasting-cloaked = Mise is safe
lasting-immortal = immortal Mise
lasting-reaping = takes withdrawn Mises too
out-withdrawn = withdrawn
out-down = out
mise-unknown = hidden Mise
mises-unknown = { $n ->
    [one] One Mise that nobody has seen.
   *[other] { $n } Mises that nobody has seen.
}
my-mises = My Mises
read-mise = { $mise }. Read my Mises
look-at-mises = { $n ->
    [0] No Mise to read
    [1] Read my Mise
   *[other] Read my { $n } Mises
}
on-the-table = On the table
in-hand = In hand
with-wild = { $holding } and a wild card
touch-to-read = Touch a Mise to read its effect.
mine-hidden = { $shown ->
    [0] hidden
    [one] hidden, but for one
   *[other] hidden, but for { $shown }
}
mine-shown = shown to all
mine-visible = seen by all
everybody-sees = seen by all
only-you-see = you know it, the table does not
hand-laid-out = Hand { $number }: { $cards }, and three hidden cards
hidden-of = { $who }'s hidden cards
visible-of = { $who }'s visible cards

ask-pick = Which hand do you take?
ask-lay = Which Mise do you lay?
ask-withdraw = Do you stay? { $others ->
    [0] Nobody else does: { $helped ->
        [0] it costs you your Mise, for nothing.
        [1] you lose your Mise, but get its effect.
       *[other] your Mise comes back, and does what it says.
    }
   *[other] { $staying ->
        [0] If you win, { withdraw-spoils }. Alone, { $helped ->
            [0] you lose yours for nothing.
            [1] you lose yours, but get its effect.
           *[other] yours comes back, and does what it says.
        }
       *[other] { $spared ->
            [0] Your Mise is lost{ $spoils ->
                [0] : { withdraw-spoils }.
               *[other] , but if you win, { withdraw-spoils }.
            }
            [1] If you win, your activated Mise returns to you and { withdraw-spoils }.
            [2] If you win, { withdraw-spoils }. If not, your activated Mise returns to you.
           *[other] Once activated, your Mise returns to you. If you win, { withdraw-spoils }.
        }
    }
}
withdraw-spoils = { $spoils ->
    [0] there is no other Mise to take
    [1] you take the Mises in play, unless safe
    [2] you take the Mises in play
   *[other] you take all the Mises
}
ask-exchange = Touch the hidden cards to exchange.
ask-activate = Do you activate your Mise? Touch it to read it again.
ask-raise = Raise by { $most ->
    [one] 1 chip
   *[other] 1 to { $most } chips
}?
ask-pay = { $raiser } raises by { $raise ->
    [one] 1 chip
   *[other] { $raise } chips
}: { $chips ->
    [0] you have none left
   *[other] you have { $chips }
}.
ask-reveal = The verdict: do you show your cards?
ask-show = The round is over. Show your secret cards?
ask-devils-eye = Whose cards do you look at?
ask-devils-eye-sees = { $least ->
    [one] Touch the card to look at.
   *[other] Touch { $least } cards to look at.
}
ask-pact = { $least ->
    [one] Touch the card to put back.
   *[other] Touch { $least } cards to put back.
}
ask-pickpocket = Whose chips do you take?
ask-wild-soul = Touch the card that will be wild.
ask-gag = Whom do you gag?
ask-grafting = With whom do you swap a visible card?
ask-grafting-gives = Touch the visible card you give.
ask-grafting-takes = Touch the one you take.
ask-spotlight = Whom do you put in the spotlight?
ask-spotlight-turns-up = { $least ->
    [one] Spotlight on you! Touch a card to turn up.
   *[other] Spotlight on you! Touch { $least } cards to turn up.
}
ask-second-chance = Touch 0 to { $most } cards to exchange.
ask-banished = Whom do you banish from this round?

do-pick = { $n ->
    [0] Touch a hand
   *[other] Take this hand
}
do-lay = { $n ->
    [0] Touch a Mise
   *[other] Lay this Mise
}
do-withdraw-withdraw = Withdraw: { $costs ->
    [0] no gain, no loss
   *[other] { withdraw-costs }
}
withdraw-costs = { $preying ->
    [1] “{ $preys }”
   *[other] { $preying } Mises
} may take { $reaps ->
    [0] { withdraw-toll }
   *[other] my Mise{ $toll ->
        [0] { "" }
       *[other] {" "}and { withdraw-toll }
    }
}
withdraw-toll = { $toll ->
    [one] a chip
   *[other] { $toll } chips
}
do-withdraw-stay = Stay
do-exchange = { $n ->
    [0] Keep my cards
    [one] Exchange 1 card
   *[other] Exchange { $n } cards
}
do-second-chance = { $n ->
    [0] Keep my cards
    [one] Exchange 1 card
   *[other] Exchange { $n } cards
}
do-activate-turn_down = Don't activate it
do-activate-activate = Activate it
do-raise = { $amount ->
    [0] Pass
   *[other] Raise by { $amount }
}
do-pay-lie_down = Lie down{ $mise ->
    [0] { "" }
    [1] : the winner takes my Mise
   *[other] : my Mise returns to me
}
do-pay-pay = { $short ->
    [0] Pay { $raise }
   *[other] { $chips ->
        [0] Stay, pay nothing
       *[other] All in ({ $chips })
    }
}
do-reveal-show = Show
do-reveal-decline = Don't show, and lose
do-show-keep = Keep them secret
do-show-show = Show
do-devils-eye-eyes = { $n ->
    [0] Touch a player
   *[other] Look there
}
do-devils-eye-sees = { $n ->
    [0] Touch the cards
    [one] Look at 1 card
   *[other] Look at { $n } cards
}
do-pact = { $n ->
    [0] Touch your cards
    [one] Put back 1 card
   *[other] Put back { $n } cards
}
do-pickpocket = { $n ->
    [0] Touch a player
   *[other] Pick that pocket
}
do-wild-soul = { $n ->
    [0] Touch a card
   *[other] Mark this card
}
do-gag = { $n ->
    [0] Touch a player
   *[other] Gag this player
}
do-grafting-grafts-with = { $n ->
    [0] Touch a player
   *[other] Swap with this player
}
do-grafting-gives = { $n ->
    [0] Touch a card
   *[other] Give this card
}
do-grafting-takes = { $n ->
    [0] Touch a card
   *[other] Take this card
}
do-spotlight-lights = { $n ->
    [0] Touch a player
   *[other] Light this player
}
do-spotlight-turns-up = { $n ->
    [0] Touch your cards
    [one] Turn up 1 card
   *[other] Turn up { $n } cards
}
do-banished = { $n ->
    [0] Touch a player
   *[other] Banish this player
}
do-recall = { $n ->
    [0] Touch a player
   *[other] Call this player back
}

# The podium.
score = { $owned ->
    [0] no Mise
    [one] 1 Mise
   *[other] { $owned } Mises
}, { $chips ->
    [0] no chips
    [one] 1 chip
   *[other] { $chips } chips
}
decides = Most Mises wins, then most chips.
at-deal = in round { $n }
deal-before = Previous round
deal-next = Next round
curve-spoken = What everybody had after each round ({ $unit })

# What people have, and what lies in the middle.
number-owned = { $n ->
    [one] Mise
   *[other] Mises
}

mark-banker = Banker
mark-banker-means = Lays out the hands and picks last. Whoever wins the round is the next Banker.

# Kinds of decisions, on a person's page.
kind-pick = pick a hand
kind-exchange = exchange
kind-lay = lay a Mise
kind-withdraw = withdraw or stay
kind-activate = activate the Mise
kind-raise = raise
kind-pay = pay or lie down
kind-reveal = show at the verdict
kind-show = show or keep
kind-second-chance = the effect of a Mise
kind-recall = the effect of a Mise
kind-banished = the effect of a Mise
kind-spotlight = the effect of a Mise
kind-grafting = the effect of a Mise
kind-gag = the effect of a Mise
kind-pickpocket = the effect of a Mise
kind-devils-eye = the effect of a Mise
kind-pact = the effect of a Mise
kind-wild-soul = the effect of a Mise

# The form for cards of one's own.
form-mise = Mise { $n }
form-effects = Effects
form-effect = Effect
form-times = How many times in a game
form-fr = In French
form-en = In English
form-name = Name
form-atmosphere = Atmosphere
form-cards = cards
form-chips = chips
form-most = at most
form-widows-kiss = Widow's kiss
form-devils-eye = Devil's eye
form-pact = Pact
form-tithe = Tithe
form-pickpocket = Pickpocket
form-suits-first = Suits first
form-world-upside-down = World upside down
form-wild-soul = Wild soul
form-fireproof-cloak = Fireproof cloak
form-high-stakes = High stakes
form-gag = Gag
form-grafting = Grafting
form-spotlight = Spotlight
form-second-chance = Second chance
form-immortal = Immortal
form-banished = Banished
form-many-mise = The Mises
form-reaping = Reaping
form-toll = Toll
form-recall = Recall
form-hermit = Hermit
