title = Poker Kids
stands = { $who } { $money } €
middle = { $mat ->
    [0] The mat is empty.
   *[other] On the mat: { $mat } €.
}

told-round = — Round { $number }: stage card { $card }, { $stages } stages. —
told-dealt = { $known ->
    [yes] { $who } is dealt: { $cards }.
   *[no] { $who } is dealt { $n } cards.
}
    .you = You are dealt { $n } cards: { $cards }.
told-turned = Stage { $stage } of { $stages }: the common card is the { $cards }.
told-card-says = Stage { $stage }: { $whom ->
    [0] first place
    [1] last place
    [2] last place but one
    [3] second place
    [4] third place
    [5] fourth place
    [6] fifth place
   *[other] everyone else
} { $due ->
    [1] pays { $euros } €
    [2] takes { $euros } € from the mat
    [3] sweeps the mat
    [4] draws two cards
   *[other] leaves the round
}.
told-promised = { $whom ->
    [0] First place
    [1] Last place
    [2] Last place but one
    [3] Second place
    [4] Third place
    [5] Fourth place
    [6] Fifth place
   *[other] Everyone else
} { $due ->
    [1] pays { $euros } €
    [2] takes { $euros } € from the mat
    [3] sweeps the mat
    [4] draws two cards
   *[other] leaves the round
}.
told-laid = { $who } plays the { $first-card } and the { $last-card }.
    .you = You play the { $first-card } and the { $last-card }.
told-tied = { $who } are tied, so { $n ->
    [2] both
   *[other] all
} take { $last ->
    [0] { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place, the worst of theirs.
   *[other] the last place.{ $moved ->
        [0] { "" }
        [one] {" "}{ $up } moves ahead of them, to { place-ahead }.
       *[other] {" "}{ $up } move ahead of them.
    }
}
    .to-you = { $who } are tied, so { $n ->
        [2] both
       *[other] all
    } take the last place. You move ahead of them, to { place-ahead }.
place-ahead = { $ahead ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $ahead }th place
}
told-nobody-first = Nobody is first.
hand-laid = { $kind ->
    [0] high card
    [1] pair
    [2] straight
    [3] flush
    [4] three of a kind
   *[other] straight flush
}{ $tied ->
    [0] { "" }
   *[other] , tied
}, { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
told-placed = { $who }: { hand-laid }.
    .you = You: { hand-laid }.
told-paid = { $who } pays { $euros } € and { $left ->
    [0] has nothing left
   *[other] keeps { $left } €
}.
    .you = You pay { $euros } € and { $left ->
        [0] have nothing left
       *[other] keep { $left } €
    }.
told-bankrupt = { $who } should pay { $euros } € { $paid ->
    [0] but has nothing left
   *[other] but can only pay { $paid }
}: bankrupt. This stage is still settled, then the game ends.
    .you = You should pay { $euros } € { $paid ->
        [0] but have nothing left
       *[other] but can only pay { $paid }
    }: bankrupt. This stage is still settled, then the game ends.
told-took = { $euros ->
    [0] { $who } should take { $promised } €, but the mat is empty.
   *[other] { $short ->
        [0] { $who } takes { $euros } € from the mat.
       *[other] { $who } should take { $promised } €, but there are only { $euros } to take: { $who } takes those.
    }
}
    .you = { $euros ->
        [0] You should take { $promised } €, but the mat is empty.
       *[other] { $short ->
            [0] You take { $euros } € from the mat.
           *[other] You should take { $promised } €, but there are only { $euros } to take: you take those.
        }
    }
told-swept = { $euros ->
    [0] { $who } sweeps the mat, but it is empty.
   *[other] { $who } sweeps the whole mat: { $euros } €!
}
    .you = { $euros ->
        [0] You sweep the mat, but it is empty.
       *[other] You sweep the whole mat: { $euros } €!
    }
told-drew = { $n ->
    [0] { $who } should draw, but the cards that are left are needed for the stages to come.
    [1] { $who } draws a single card, the last one available.
   *[other] { $who } draws { $n } cards.
}
    .you = { $n ->
        [0] You should draw, but the cards that are left are needed for the stages to come.
        [1] You draw a single card, the last one available.
       *[other] You draw { $n } cards.
    }
told-holds = { $known ->
    [yes] { $who } now holds: { $cards }.
   *[no] { "" }
}
    .you = You now hold: { $cards }.
told-left = { $who } leaves the round and throws { $n } cards away unseen.
    .you = You leave the round and throw { $n } cards away unseen.
told-showed = { $who } shows: { $cards }.
    .you = You show: { $cards }.
told-round-over = { $n ->
    [0] { $over ->
        [0] The round is over. { left-on-mat }
       *[other] The round is over, and so is the game: that was the last stage card. { left-on-mat }
    }
    [1] The game is over: { $who } is bankrupt. { left-on-mat }
   *[other] The game is over: { $who } are bankrupt. { left-on-mat }
}
    .to-you = The game is over: you are bankrupt. { left-on-mat }
left-on-mat = { $mat ->
    [0] The mat is empty.
   *[other] { $mat } € stay on the mat{ $over ->
        [0] .
       *[other] {" "}and belong to nobody.
    }
}

ask-choose = Stage { $stage } of { $stages }. Which two cards do you play with the common card?
ask-show = { $over ->
    [0] The round is over.
   *[other] The game is over.
} Do you keep the cards you have left secret?

stage-card = stage card { $number }
ahead = Stage { $stage }: { $dues }
pile-hand = Your hand:
pile-common = Common card:

option-keep = keep
option-show = show

choice-quick = Quick game: seven stage cards instead of ten
choice-ties = Players who tie
choice-ties-last = all take the last place
choice-ties-lower = take the worst of the places they occupy
choice-showing = After each round, ask who shows their cards

# Symbols, in short and in full, and what three cards are called.
symbol-pig = of pigs
symbol-heart = of hearts
symbol-clover = of clovers
symbol-star = of stars
symbol-horseshoe = of horseshoes
symbol-ladybird = of ladybirds
symbol-moon = of moons
suit-pig = { $form ->
    [of] of pigs
   *[one] pigs
}
suit-heart = { $form ->
    [of] of hearts
   *[one] hearts
}
suit-clover = { $form ->
    [of] of clovers
   *[one] clovers
}
suit-star = { $form ->
    [of] of stars
   *[one] stars
}
suit-horseshoe = { $form ->
    [of] of horseshoes
   *[one] horseshoes
}
suit-ladybird = { $form ->
    [of] of ladybirds
   *[one] ladybirds
}
suit-moon = { $form ->
    [of] of moons
   *[one] moons
}
name-carte-isolee = high card, { $one }
name-tierce = straight { $to }
name-couleur = flush in { $suit }, { $one } high
name-tierce-flush = straight flush in { $suit }, { $to }
category-carte-isolee = high card
category-tierce = straight
category-couleur = flush
category-tierce-flush = straight flush

# Who is held back in an experiment.
restraint-never-saves = always plays the best combination
guess-choose = choose two cards

# A deal, in a review.
review-deal = round { $deal }
review-deals = { $deals ->
    [one] one round
   *[other] { $deals } rounds
}
