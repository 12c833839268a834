# Ranks: one, many, of several, up to one, the one, the several.
rank-1 = { $form ->
    [many] un
    [of] de un
    [to] au un
    [the] le un
    [the-many] les un
   *[one] un
}
rank-2 = { $form ->
    [many] deux
    [of] de deux
    [to] au deux
    [the] le deux
    [the-many] les deux
   *[one] deux
}
rank-3 = { $form ->
    [many] trois
    [of] de trois
    [to] au trois
    [the] le trois
    [the-many] les trois
   *[one] trois
}
rank-4 = { $form ->
    [many] quatre
    [of] de quatre
    [to] au quatre
    [the] le quatre
    [the-many] les quatre
   *[one] quatre
}
rank-5 = { $form ->
    [many] cinq
    [of] de cinq
    [to] au cinq
    [the] le cinq
    [the-many] les cinq
   *[one] cinq
}
rank-6 = { $form ->
    [many] six
    [of] de six
    [to] au six
    [the] le six
    [the-many] les six
   *[one] six
}
rank-7 = { $form ->
    [many] sept
    [of] de sept
    [to] au sept
    [the] le sept
    [the-many] les sept
   *[one] sept
}
rank-8 = { $form ->
    [many] huit
    [of] de huit
    [to] au huit
    [the] le huit
    [the-many] les huit
   *[one] huit
}
rank-9 = { $form ->
    [many] neuf
    [of] de neuf
    [to] au neuf
    [the] le neuf
    [the-many] les neuf
   *[one] neuf
}
rank-10 = { $form ->
    [many] dix
    [of] de dix
    [to] au dix
    [the] le dix
    [the-many] les dix
   *[one] dix
}
rank-J = { $form ->
    [many] valets
    [of] de valets
    [to] au valet
    [the] le valet
    [the-many] les valets
   *[one] valet
}
rank-Q = { $form ->
    [many] dames
    [of] de dames
    [to] à la dame
    [the] la dame
    [the-many] les dames
   *[one] dame
}
rank-K = { $form ->
    [many] rois
    [of] de rois
    [to] au roi
    [the] le roi
    [the-many] les rois
   *[one] roi
}
rank-A = { $form ->
    [many] as
    [of] d’as
    [to] à l’as
    [the] l’as
    [the-many] les as
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
suit-pig = { $form ->
    [of] de cochon
   *[one] cochon
}
suit-heart = { $form ->
    [of] de cœur
   *[one] cœur
}
suit-clover = { $form ->
    [of] de trèfle
   *[one] trèfle
}
suit-star = { $form ->
    [of] d’étoile
   *[one] étoile
}
suit-horseshoe = { $form ->
    [of] de fer à cheval
   *[one] fer à cheval
}
suit-ladybird = { $form ->
    [of] de coccinelle
   *[one] coccinelle
}
suit-moon = { $form ->
    [of] de lune
   *[one] lune
}
colour-red = rouge
colour-black = noire
colour-green = verte

card = { $rank } { $suit }

# Names of hands.
name-nothing = aucune combinaison, hauteur { $one }
name-high-card = carte haute, { $one }
name-carte-isolee = carte isolée, { $one }
name-pair = paire { $of }
name-two-pairs = deux paires, { $many } et { $many-second }
name-three-of-a-kind = brelan { $of }
name-straight = suite { $to }
name-tierce = tierce { $to }
name-flush = couleur à { $suit }, hauteur { $one }
name-couleur = couleur { $suit }, hauteur { $one }
name-dice-flush = couleur { $suit }, hauteur { $one }
name-full-house = full, { $many } par les { $many-second }
name-four-of-a-kind = carré { $of }
name-straight-flush = quinte flush { $to }, à { $suit }
name-tierce-flush = tierce flush { $to }, { $suit }
name-royal-flush = quinte flush royale à { $suit }
name-five-of-a-kind = cinq { $many }
name-five-dice = cinq { $many }
joker-stands-for = { $name } (le joker vaut { $card })
joker-doubles = { $name } (le joker est la cinquième carte)
wild-stands-for = { $name } (l’âme libre vaut { $card })

# Categories: alone, and with an article.
category-nothing = Aucune combinaison de part et d’autre
category-high-card = Carte haute contre carte haute
category-carte-isolee = Carte isolée contre carte isolée
category-pair = Paire contre paire
category-two-pairs = Deux paires contre deux paires
category-three-of-a-kind = Brelan contre brelan
category-straight = Suite contre suite
category-tierce = Tierce contre tierce
category-flush = Couleur contre couleur
category-couleur = Couleur contre couleur
category-full-house = Full contre full
category-four-of-a-kind = Carré contre carré
category-straight-flush = Quinte flush contre quinte flush
category-tierce-flush = Tierce flush contre tierce flush
category-five-of-a-kind = Cinq cartes identiques de part et d’autre
category-five-dice = Cinq dés identiques de part et d’autre
a-nothing = une main sans combinaison
a-high-card = une carte haute
a-carte-isolee = une carte isolée
a-pair = une paire
a-two-pairs = deux paires
a-three-of-a-kind = un brelan
a-straight = une suite
a-tierce = une tierce
a-flush = une couleur
a-couleur = une couleur
a-full-house = un full
a-four-of-a-kind = un carré
a-straight-flush = une quinte flush
a-tierce-flush = une tierce flush
a-five-of-a-kind = une main de cinq cartes identiques
a-five-dice = une main de cinq dés identiques

# Why one hand beats another.
why-equal = Les deux mains sont à égalité.
why-category = { $high } bat { $low } ({ $rule }).
why-suit = { $both } : { $high } bat { $low } ({ $rule }).
why-card = { $both } : { $high } bat { $low } ({ $rule }).
why-card-then = { $both }, d’abord à égalité : { $high } bat { $low } ({ $rule }).
why-group = { $both } : { $high } battent { $low } ({ $rule }).
why-group-then = { $both }, d’abord à égalité : { $high } battent { $low } ({ $rule }).
why-natural = { $both }, mêmes valeurs : la main naturelle bat celle du joker ({ $rule }).
why-natural-card = { $both } : { $card } en personne bat la carte libre qui en tient lieu ({ $rule }).
why-upside-down = { $why } Mais le monde est à l’envers : la main la plus faible gagne (Mise 7).
