title = Newgame
pitch = One card, two chips, and some nerve.
stands = { $who } { $chips ->
    [0] no chips
    [one] 1 chip
   *[other] { $chips } chips
}
middle = Pot: { $pot }.

told-round = — Round { $number }: { $who } begins, { $pot } in the pot. —
    .you = — Round { $number }: you begin, { $pot } in the pot. —
told-dealt = { $known ->
    [yes] { $who } gets { $cards }.
   *[no] { "" }
}
    .you = You get { $cards }.
told-passed = { $who } passes.
    .you = You pass.
told-stayed = { $who } stays and puts a chip into the pot.
    .you = You stay and put a chip into the pot.
told-showed = { $who } shows { $cards }.
    .you = You show { $cards }.
told-won = { $who } takes { $chips ->
    [0] an empty pot
    [one] 1 chip
   *[other] { $chips } chips
}.
    .you = You take { $chips ->
        [0] an empty pot
        [one] 1 chip
       *[other] { $chips } chips
    }.
told-nobody = Everybody has passed: the pot stays, { $pot }.

ask-stay = A chip to stay: the pot is { $pot }.

option-pass = pass
option-stay = stay

choice-rounds = Number of rounds

pile-hand = Your card:
theirs-hand = { $cards }

number-chips = { $n ->
    [0] chips
    [one] chip
   *[other] chips
}
number-pot = pot
score = { $n ->
    [0] no chips
    [one] 1 chip
   *[other] { $n } chips
}
decides = Most chips wins.
