# Ranks: one, many, of several, up to one, the one, the several.
rank-1 = { $form ->
    [many] ones
    [of] of ones
    [to] to the one
    [the] the one
    [the-many] ones
   *[one] one
}
rank-2 = { $form ->
    [many] twos
    [of] of twos
    [to] to the two
    [the] the two
    [the-many] twos
   *[one] two
}
rank-3 = { $form ->
    [many] threes
    [of] of threes
    [to] to the three
    [the] the three
    [the-many] threes
   *[one] three
}
rank-4 = { $form ->
    [many] fours
    [of] of fours
    [to] to the four
    [the] the four
    [the-many] fours
   *[one] four
}
rank-5 = { $form ->
    [many] fives
    [of] of fives
    [to] to the five
    [the] the five
    [the-many] fives
   *[one] five
}
rank-6 = { $form ->
    [many] sixes
    [of] of sixes
    [to] to the six
    [the] the six
    [the-many] sixes
   *[one] six
}
rank-7 = { $form ->
    [many] sevens
    [of] of sevens
    [to] to the seven
    [the] the seven
    [the-many] sevens
   *[one] seven
}
rank-8 = { $form ->
    [many] eights
    [of] of eights
    [to] to the eight
    [the] the eight
    [the-many] eights
   *[one] eight
}
rank-9 = { $form ->
    [many] nines
    [of] of nines
    [to] to the nine
    [the] the nine
    [the-many] nines
   *[one] nine
}
rank-10 = { $form ->
    [many] tens
    [of] of tens
    [to] to the ten
    [the] the ten
    [the-many] tens
   *[one] ten
}
rank-J = { $form ->
    [many] jacks
    [of] of jacks
    [to] to the jack
    [the] the jack
    [the-many] jacks
   *[one] jack
}
rank-Q = { $form ->
    [many] queens
    [of] of queens
    [to] to the queen
    [the] the queen
    [the-many] queens
   *[one] queen
}
rank-K = { $form ->
    [many] kings
    [of] of kings
    [to] to the king
    [the] the king
    [the-many] kings
   *[one] king
}
rank-A = { $form ->
    [many] aces
    [of] of aces
    [to] to the ace
    [the] the ace
    [the-many] aces
   *[one] ace
}

# Suits and symbols; colours of dice.
suit-s = { $form ->
    [of] of spades
   *[one] spades
}
suit-h = { $form ->
    [of] of hearts
   *[one] hearts
}
suit-d = { $form ->
    [of] of diamonds
   *[one] diamonds
}
suit-c = { $form ->
    [of] of clubs
   *[one] clubs
}
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
colour-red = red
colour-black = black
colour-green = green

card = { $rank } { $suit }

# Names of hands.
name-nothing = no combination, { $one } high
name-high-card = high card, { $one }
name-carte-isolee = single card, { $one }
name-pair = pair { $of }
name-two-pairs = two pairs, { $many } and { $many-second }
name-three-of-a-kind = three { $many }
name-straight = straight { $to }
name-tierce = run { $to }
name-flush = flush in { $suit }, { $one } high
name-couleur = flush in { $suit }, { $one } high
name-dice-flush = { $suit } flush, { $one } high
name-full-house = { $many } full of { $many-second }
name-four-of-a-kind = four { $many }
name-straight-flush = straight flush in { $suit }, { $to }
name-tierce-flush = running flush in { $suit }, { $to }
name-royal-flush = royal flush in { $suit }
name-five-of-a-kind = five { $many }
name-five-dice = five { $many }
joker-stands-for = { $name } (the joker is { $card })
joker-doubles = { $name } (the joker is the fifth)
wild-stands-for = { $name } (the wild soul is { $card })

# Categories: alone, and with an article.
category-nothing = No combination on either side
category-high-card = High card against high card
category-carte-isolee = Single card against single card
category-pair = Pair against pair
category-two-pairs = Two pairs against two pairs
category-three-of-a-kind = Three of a kind against three of a kind
category-straight = Straight against straight
category-tierce = Run against run
category-flush = Flush against flush
category-couleur = Flush against flush
category-full-house = Full house against full house
category-four-of-a-kind = Four of a kind against four of a kind
category-straight-flush = Straight flush against straight flush
category-tierce-flush = Running flush against running flush
category-five-of-a-kind = Five of a kind against five of a kind
category-five-dice = Five of a kind against five of a kind
a-nothing = a hand without a combination
a-high-card = a high card
a-carte-isolee = a single card
a-pair = a pair
a-two-pairs = a hand of two pairs
a-three-of-a-kind = three of a kind
a-straight = a straight
a-tierce = a run
a-flush = a flush
a-couleur = a flush
a-full-house = a full house
a-four-of-a-kind = four of a kind
a-straight-flush = a straight flush
a-tierce-flush = a running flush
a-five-of-a-kind = five of a kind
a-five-dice = five of a kind

# Why one hand beats another.
why-equal = The two hands are equal.
why-category = { $high } beats { $low } ({ $rule }).
why-suit = { $both }: { $high } beat { $low } ({ $rule }).
why-card = { $both }: { $high } beats { $low } ({ $rule }).
why-card-then = { $both }, level at first: { $high } beats { $low } ({ $rule }).
why-group = { $both }: { $high } beat { $low } ({ $rule }).
why-group-then = { $both }, level at first: { $high } beat { $low } ({ $rule }).
why-natural = { $both }, same values: the natural hand beats the one with the joker ({ $rule }).
why-natural-card = { $both }: { $card } itself beats the wild card that stands for it ({ $rule }).
why-upside-down = { $why } But the world is upside down: the weakest hand wins (Mise 7).
