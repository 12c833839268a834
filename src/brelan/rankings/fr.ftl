# Ranks: one, many, of several, up to one, the one.
rank-1 = { $form ->
    [many] un
    [of] de un
    [to] au un
    [the] le un
   *[one] un
}
rank-2 = { $form ->
    [many] deux
    [of] de deux
    [to] au deux
    [the] le deux
   *[one] deux
}
rank-3 = { $form ->
    [many] trois
    [of] de trois
    [to] au trois
    [the] le trois
   *[one] trois
}
rank-4 = { $form ->
    [many] quatre
    [of] de quatre
    [to] au quatre
    [the] le quatre
   *[one] quatre
}
rank-5 = { $form ->
    [many] cinq
    [of] de cinq
    [to] au cinq
    [the] le cinq
   *[one] cinq
}
rank-6 = { $form ->
    [many] six
    [of] de six
    [to] au six
    [the] le six
   *[one] six
}
rank-7 = { $form ->
    [many] sept
    [of] de sept
    [to] au sept
    [the] le sept
   *[one] sept
}
rank-8 = { $form ->
    [many] huit
    [of] de huit
    [to] au huit
    [the] le huit
   *[one] huit
}
rank-9 = { $form ->
    [many] neuf
    [of] de neuf
    [to] au neuf
    [the] le neuf
   *[one] neuf
}
rank-10 = { $form ->
    [many] dix
    [of] de dix
    [to] au dix
    [the] le dix
   *[one] dix
}
rank-J = { $form ->
    [many] valets
    [of] de valets
    [to] au valet
    [the] le valet
   *[one] valet
}
rank-Q = { $form ->
    [many] dames
    [of] de dames
    [to] à la dame
    [the] la dame
   *[one] dame
}
rank-K = { $form ->
    [many] rois
    [of] de rois
    [to] au roi
    [the] le roi
   *[one] roi
}
rank-A = { $form ->
    [many] as
    [of] d'as
    [to] à l'as
    [the] l'as
   *[one] as
}

# Suits and symbols; colours of dice.
suit-s = { $form ->
    [of] de pique
   *[one] pique
}
suit-h = { $form ->
    [of] de cœur
   *[one] cœur
}
suit-d = { $form ->
    [of] de carreau
   *[one] carreau
}
suit-c = { $form ->
    [of] de trèfle
   *[one] trèfle
}
colour-red = rouge
colour-black = noire
colour-green = verte

card = { $rank } { $suit }

# Names of hands.
name-nothing = aucune combinaison, hauteur { $one }
name-no-combination = aucune combinaison
name-high-card = carte haute, { $one }
name-pair = paire { $of }
name-two-pairs = deux paires, { $many } et { $many-second }
name-three-of-a-kind = brelan { $of }
name-straight = suite { $to }
name-flush = couleur à { $suit }, hauteur { $one }
name-dice-flush = couleur { $suit }, hauteur { $one }
name-full-house = full aux { $many } par les { $many-second }
name-four-of-a-kind = carré { $of }
name-straight-flush = quinte flush { $to } { $of-suit }
name-royal-flush = quinte flush royale à { $suit }
name-five-of-a-kind = cinq { $many }
name-five-dice = cinq { $many }
joker-stands-for = { $name } (le joker vaut { $one ->
    [dame] une
   *[other] un
} { $one })
joker-doubles = { $name } (le joker fait { $rank ->
    [Q] la cinquième
   *[other] le cinquième
} { $one })

# Categories alone.
category-nothing = aucune combinaison
category-no-combination = aucune combinaison
category-high-card = carte haute
category-pair = paire
category-two-pairs = deux paires
category-three-of-a-kind = brelan
category-straight = suite
category-flush = couleur
category-full-house = full
category-four-of-a-kind = carré
category-straight-flush = quinte flush
category-five-of-a-kind = cinq cartes identiques
category-five-dice = cinq dés identiques

# Why one hand beats another; each follows « Ana bat Ben : ».
why-equal = { $both } des deux côtés, à égalité jusqu'au bout
why-names = { $high } contre { $low }
why-suit = { $both } des deux côtés ; { $high } passe avant { $low }
why-card = { $both } des deux côtés ; { $high } bat { $low }
why-suit-first = { $both } des deux côtés, et la couleur passe avant la valeur ; { $high } bat { $low }
why-beside = { $both } des deux côtés ; { $of ->
    [dice] { $n ->
        [0] l'autre dé décide
        [1] le meilleur des autres dés décide
       *[other] le { NUMBER($n) }e des autres dés décide
    }
   *[cards] { $n ->
        [0] l'autre carte décide
        [1] la meilleure des autres cartes décide
       *[other] la { NUMBER($n) }e des autres cartes décide
    }
} : { $high } contre { $low }
why-next = { $both } des deux côtés ; { $of ->
    [dice] le { NUMBER($n) }e dé décide
   *[cards] la { NUMBER($n) }e carte décide
} : { $high } contre { $low }
why-natural = { $both } des deux côtés, mêmes valeurs ; la main naturelle bat une main avec joker
why-natural-card = { $both } des deux côtés ; { $card } en personne bat la carte folle qui en tient lieu
