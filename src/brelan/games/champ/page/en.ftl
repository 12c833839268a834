pitch = Backs that say too much, stakes whenever you like: guess what they hide.
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
mine-last = Everybody is waiting for you!
mine-all = Stake it all and you stay to the end.
mine-staked = You have staked.
mine-gave-up = You have given up.
mine-stays = No chips left: you stay to the end.
mine-off = You are in.

chips = { $n ->
    [0] no chips
    [one] 1 chip
   *[other] { $n } chips
}
pot-spoken = Pot: { $n }
stakes-spoken = Stakes: { $a } in stage 1, { $b } in stage 2, { $c } in stage 3, { $d } in stage 4
awards = { $n ->
    [0] no Award
    [one] 1 Award
   *[other] { $n } Awards
}

what-backs-say = What { $name }'s backs say
what-my-backs-say = What the backs of your cards say
award-means = Award: when somebody has no chips left, the richest gives them 6 and wins an Award. { $length ->
    [0] The first to own two wins the game.
   *[other] The most Awards wins the game.
}
boxes-mean = Boxes 1 to 4: one for each stage. Staying costs 1 chip in stages 1 and 2, and 2 chips in stages 3 and 4.
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
    [9] a 10, jack, queen or king of clubs
    [10] a 10, jack, queen or king of diamonds
    [11] a 10, jack, queen or king of hearts
    [12] a 10, jack, queen or king of spades
   *[13] an ace, but not which one
}

# How a deal ends.
ending-showdown = Everybody shows
ending-alone = No opponent left!
ending-duel = A duel!
duel-why = The richest are tied: who will receive the Award?
ending-gift = An Award!

# The podium.
score = { awards }
decides = { $length ->
    [0] The first to own two Awards wins.
    [1] Most Awards wins, when time is up or all seven have been given.
   *[other] Most Awards wins, once all seven have been given.
}
at-deal = in deal { $n }
deal-before = Previous deal
deal-next = Next deal
curve-spoken = What everybody had after each deal ({ $unit })

# What people have, and what lies in the middle.
number-awards = { $n ->
    [one] Award
   *[other] Awards
}
number-stakes = { $n ->
   *[other] staked
}

# Kinds of decisions, on a person's page.
kind-decide = stake or give up
kind-show = show or keep
