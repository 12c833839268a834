# Ranks: one, many, of several, up to one, the one.
rank-1 = { $form ->
    [many] ones
    [of] of ones
    [to] to the one
    [the] the one
   *[one] one
}
rank-2 = { $form ->
    [many] twos
    [of] of twos
    [to] to the two
    [the] the two
   *[one] two
}
rank-3 = { $form ->
    [many] threes
    [of] of threes
    [to] to the three
    [the] the three
   *[one] three
}
rank-4 = { $form ->
    [many] fours
    [of] of fours
    [to] to the four
    [the] the four
   *[one] four
}
rank-5 = { $form ->
    [many] fives
    [of] of fives
    [to] to the five
    [the] the five
   *[one] five
}
rank-6 = { $form ->
    [many] sixes
    [of] of sixes
    [to] to the six
    [the] the six
   *[one] six
}
rank-7 = { $form ->
    [many] sevens
    [of] of sevens
    [to] to the seven
    [the] the seven
   *[one] seven
}
rank-8 = { $form ->
    [many] eights
    [of] of eights
    [to] to the eight
    [the] the eight
   *[one] eight
}
rank-9 = { $form ->
    [many] nines
    [of] of nines
    [to] to the nine
    [the] the nine
   *[one] nine
}
rank-10 = { $form ->
    [many] tens
    [of] of tens
    [to] to the ten
    [the] the ten
   *[one] ten
}
rank-J = { $form ->
    [many] jacks
    [of] of jacks
    [to] to the jack
    [the] the jack
   *[one] jack
}
rank-Q = { $form ->
    [many] queens
    [of] of queens
    [to] to the queen
    [the] the queen
   *[one] queen
}
rank-K = { $form ->
    [many] kings
    [of] of kings
    [to] to the king
    [the] the king
   *[one] king
}
rank-A = { $form ->
    [many] aces
    [of] of aces
    [to] to the ace
    [the] the ace
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
colour-red = red
colour-black = black
colour-green = green

card = { $rank } { $suit }

# Names of hands.
name-nothing = no combination, { $one } high
name-no-combination = no combination
name-high-card = high card, { $one }
name-pair = pair { $of }
name-two-pairs = two pairs, { $many } and { $many-second }
name-three-of-a-kind = three { $many }
name-straight = straight { $to }
name-flush = flush in { $suit }, { $one } high
name-dice-flush = { $suit } flush, { $one } high
name-full-house = { $many } full of { $many-second }
name-four-of-a-kind = four { $many }
name-straight-flush = straight flush in { $suit }, { $to }
name-royal-flush = royal flush in { $suit }
name-five-of-a-kind = five { $many }
name-five-dice = five { $many }
joker-stands-for = { $name } (the joker is { $one ->
    [eight] an
    [ace] an
   *[other] a
} { $one })
joker-doubles = { $name } (the joker is the fifth { $one })

# Categories alone.
category-nothing = no combination
category-no-combination = no combination
category-high-card = high card
category-pair = pair
category-two-pairs = two pairs
category-three-of-a-kind = three of a kind
category-straight = straight
category-flush = flush
category-full-house = full house
category-four-of-a-kind = four of a kind
category-straight-flush = straight flush
category-five-of-a-kind = five of a kind
category-five-dice = five of a kind

# Why one hand beats another; each follows "Ana beats Ben:".
why-equal = { $both } on both sides, equal to the last { $of ->
    [dice] die
   *[cards] card
}
why-names = { $high } against { $low }
why-suit = { $both } on both sides; { $high } rank above { $low }
why-card = { $both } on both sides; { $high } beats { $low }
why-suit-first = { $both } on both sides, and the suit comes before the value; { $high } beats { $low }
why-beside = { $both } on both sides; { $of ->
    [dice] { $n ->
        [0] the other die decides
        [1] the best of the other dice decides
        [2] the 2nd of the other dice decides
        [3] the 3rd of the other dice decides
       *[other] the { NUMBER($n) }th of the other dice decides
    }
   *[cards] { $n ->
        [0] the other card decides
        [1] the best of the other cards decides
        [2] the 2nd of the other cards decides
        [3] the 3rd of the other cards decides
       *[other] the { NUMBER($n) }th of the other cards decides
    }
}: { $high } against { $low }
why-next = { $both } on both sides; { $of ->
    [dice] { $n ->
        [2] the 2nd die decides
        [3] the 3rd die decides
       *[other] the { NUMBER($n) }th die decides
    }
   *[cards] { $n ->
        [2] the 2nd card decides
        [3] the 3rd card decides
       *[other] the { NUMBER($n) }th card decides
    }
}: { $high } against { $low }
why-natural = { $both } on both sides, same values; a natural hand beats one with the joker
why-natural-card = { $both } on both sides; { $card } itself beats the wild card that stands for it
