title = Poker Champ
stands = { $who } { $chips }{ $awards ->
    [0] { "" }
    [one] { "" } (1 Award)
   *[other] { "" } ({ $awards } Awards)
}
middle = { $pot ->
    [0] The pot is empty.
    [one] Pot: 1 chip.
   *[other] Pot: { $pot } chips.
}

told-deal = — Deal { $number } —
told-dealt = { $known ->
    [yes] { $who } is dealt { $cards }.
   *[no] { $who } is dealt two cards: { back-first } and { back-second }.
}
    .you = You are dealt { $cards }.
told-all-staked = Everybody stakes { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
told-flop = The flop, three cards for all: { $cards }.
told-turn = The turn, the fourth card: { $cards }.
told-river = The river, the last card: { $cards }.
told-staked = { $who } stakes { $chips }.
    .you = You stake { $chips }.
told-last-chip = { $who } has no chips left and stays in to the end.
    .you = You have no chips left and stay in to the end.
told-gave-up = { $who } gives up; { back-first } and { back-second } go under the pack.
    .you = You give up; { back-first } and { back-second } go under the pack.
hand-held = { $hand ->
    [0] high card
    [1] a pair
    [2] two pairs
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
   *[8] a straight flush
}
told-held = { $who } holds { $cards }: { hand-held }.
    .you = You hold { $cards }: { hand-held }.
told-showed = { $who } shows { $cards }.
    .you = You show { $cards }.
told-won = { $who } wins { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
    .you = You win { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }.
told-shared = { $who } shares the win and takes { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
    .you = You share the win and take { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }.
told-left = { $chips ->
    [one] One chip cannot be shared: it stays on the table and joins
   *[other] { $chips } chips cannot be shared: they stay on the table and join
} the next pot.
told-left-over = { $chips ->
    [one] The game is over: the chip left on the table counts
   *[other] The game is over: the { $chips } chips left on the table count
} for nobody.
told-duel = Duel! { $rich } are tied for the most chips: the best hand gives the six chips and receives the Award.
told-tied = A tie! The duel is fought again between { $tied }.
told-duellist = { $who } fights with { $cards }.
    .you = You fight with { $cards }.
told-common = On the board: { $cards }.
told-gave = { $poor } has no chips left: { $who } has the most, gives { $chips } and receives an Award ({ $awards } now).
    .you = { $poor } has no chips left: you have the most, give { $chips } and receive an Award ({ $awards } now).
    .to-you = You have no chips left: { $who } has the most, gives you { $chips } and receives an Award ({ $awards } now).
told-time-up = Time is up! Whatever is under way is finished; no new deal begins.
told-champion = { $who } is champion of the day with { $awards ->
    [0] no Award
    [one] one Award
   *[other] { $awards } Awards
}!
    .you = You are champion of the day with { $awards ->
        [0] no Award
        [one] one Award
       *[other] { $awards } Awards
    }!

ask-decide = { $chips } to stay in. Do you stake or give up?
ask-show = The deal is over. Keep the cards you gave up secret, or show them?

option-give_up = give up
option-stake = stake
option-keep = keep
option-show = show

choice-length = Length of the game
choice-length-two_awards = two Awards: the first to own two is champion (about an hour)
choice-length-chrono = against the clock: most Awards when the time is up
choice-length-long = long: until all seven Awards are won
choice-minutes = Minutes on the clock
choice-showing = After each deal, ask who shows their cards

pile-hand = Your cards:
pile-board = The board:
theirs-hand = { $known ->
    [yes] cards { $cards }
   *[no] backs { $cards } [C2]
}

# What the back of a card tells: L, M or S with its suit, A for any ace.
back-first = { $first ->
    [1] S♣
    [2] S♦
    [3] S♥
    [4] S♠
    [5] M♣
    [6] M♦
    [7] M♥
    [8] M♠
    [9] L♣
    [10] L♦
    [11] L♥
    [12] L♠
   *[13] A
}
back-second = { $second ->
    [1] S♣
    [2] S♦
    [3] S♥
    [4] S♠
    [5] M♣
    [6] M♦
    [7] M♥
    [8] M♠
    [9] L♣
    [10] L♦
    [11] L♥
    [12] L♠
   *[13] A
}

# Who is held back in an experiment.
restraint-never-gives-up = never gives up
restraint-ignores-backs = ignores the backs
