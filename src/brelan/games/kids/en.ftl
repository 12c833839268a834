title = Poker Kids
stands = { $who } { $money } €

told-round = — Round { $number }: stage card { $card }, { $stages } stages. —
told-dealt = { $known ->
    [yes] { $who } is dealt { $cards }.
   *[no] { $who } is dealt { $n } cards.
}
told-turned = Stage { $stage } of { $stages }: the common card is { $cards }.
told-card-says = Stage { $stage }: { $whom ->
    [0] the first
    [1] the last
    [2] the last but one
    [3] the second
    [4] the third
    [5] the fourth
    [6] the fifth
   *[other] each of the others
} { $due ->
    [1] pays { $euros } €
    [2] takes { $euros } € from the mat
    [3] sweeps the whole mat
    [4] draws two cards
   *[other] leaves the round
}.
told-promised = { $whom ->
    [0] The first
    [1] The last
    [2] The last but one
    [3] The second
    [4] The third
    [5] The fourth
    [6] The fifth
   *[other] Each of the others
} { $due ->
    [1] pays { $euros } €
    [2] takes { $euros } € from the mat
    [3] sweeps the whole mat
    [4] draws two cards
   *[other] leaves the round
}.
told-laid = { $who } plays { $cards }.
told-placed = { $who }: { $kind ->
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
}.
told-paid = { $who } pays { $euros } € and keeps { $left } €.
told-bankrupt = { $who } cannot pay { $euros } €: bankrupt, and the game ends.
told-took = { $euros ->
    [0] { $who } would take { $promised } €, but the mat is empty.
   *[other] { $who } takes { $euros } € from the mat.
}
told-swept = { $euros ->
    [0] { $who } sweeps the mat, but it is empty.
   *[other] { $who } sweeps the whole mat: { $euros } €!
}
told-drew = { $n ->
    [0] { $who } would draw, but the cards that are left are needed for the next stages.
    [1] { $who } draws one card, the last that is free.
   *[other] { $who } draws { $n } cards.
}
told-holds = { $known ->
    [yes] { $who } now holds { $cards }.
   *[no] { "" }
}
told-left = { $who } leaves the round and throws { $n } cards away unseen.
told-showed = { $who } shows { $cards }.
told-round-over = The round is over. { $mat ->
    [0] The mat is empty.
   *[other] { $mat } € stay on the mat.
}

ask-choose = Stage { $stage } of { $stages }, { $mat } € on the mat. Which two cards do you play with the common card?
ask-show = The round is over. Do you keep the cards you have left secret?

pile-hand = Your hand:
pile-common = Common card:

option-keep = keep
option-show = show

choice-quick = Quick game: seven stage cards instead of ten
choice-ties = Players who tie
choice-ties-last = all take the last place
choice-ties-lower = take the worst of the places they occupy
choice-showing = After each round, ask who shows
