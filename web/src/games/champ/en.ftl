where-we-are = deal { $n }

ask-decide = { $chips ->
    [one] Staying in costs 1 chip.
   *[other] Staying in costs { $chips } chips.
}
ask-show = You gave up: show your cards?
do-decide-stake = Stake { $chips }
do-decide-give_up = Give up
do-show-keep = Keep the secret
do-show-show = Show

# What a lamp says, of anybody and to oneself.
lamp-thinks = is thinking
lamp-staked = has staked
lamp-gave-up = has given up
lamp-stays = no chips, stays to the end
lamp-off = still in
mine-thinks = Decide whenever you like.
mine-last = We only wait for you!
mine-staked = You have staked.
mine-gave-up = You have given up.
mine-stays = No chips left: you stay to the end.
mine-off = You are in.

chips = { $n ->
    [one] 1 chip
   *[other] { $n } chips
}
pot-spoken = Pot: { $n }
stakes-spoken = Stakes: { $a } in stage 1, { $b } in stage 2, { $c } in stage 3, { $d } in stage 4
awards = { $n ->
    [one] 1 Award
   *[other] { $n } Awards
}
wins = wins { $n }

what-backs-say = What { $name }’s backs say
close-explained = Close
back-means = { $back ->
    [1] a 2, 3, 4 or 5 of clubs
    [2] a 2, 3, 4 or 5 of diamonds
    [3] a 2, 3, 4 or 5 of hearts
    [4] a 2, 3, 4 or 5 of spades
    [5] a 6, 7, 8 or 9 of clubs
    [6] a 6, 7, 8 or 9 of diamonds
    [7] a 6, 7, 8 or 9 of hearts
    [8] a 6, 7, 8 or 9 of spades
    [9] 10, jack, queen or king of clubs
    [10] 10, jack, queen or king of diamonds
    [11] 10, jack, queen or king of hearts
    [12] 10, jack, queen or king of spades
   *[13] an ace, it does not say which
}

# How a deal ends.
ending-showdown = Everybody shows
ending-alone = Alone in the game!
ending-duel = A duel!
duel-why = The richest are tied: who will receive the Award?
ending-gift = An Award!
onward = Play on
hand-name = { $hand ->
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

lesson-begin = Two cards each, with marked backs: small (S), medium (M), large (L) and the suit, or A for an ace. Everybody sees the backs of your cards, and you see theirs!
lesson-decide = Nobody waits for a turn: everybody stakes or gives up when he likes. Your hand is worth the stake: stay.
lesson-end = At the end the best hand of five cards, with the board, takes the chips. When a player has nothing left, the richest gives him 6 chips and receives an Award: two Awards, and you are champion.
