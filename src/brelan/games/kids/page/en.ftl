pitch = Two cards, one for all, and coins to sweep up.
where-we-are = round { $n } of { $quick ->
    [1] 7
   *[0] 10
}
ask-choose-plays = Which cards do you play?{ $round ->
    [1] { $ties ->
        [0] {" "}A tie means last place!
       *[other] { "" }
    }
   *[other] { "" }
}
do-choose = { $n ->
    [0] Choose 2 cards
    [1] One more card
   *[other] Play these 2 cards
}
ask-show = Show the rest of your cards?
do-keep = Keep them secret
do-show = Show them

stage-card = Stage card
stage-card-works = In each stage everybody plays two cards. They are turned up, and the card says what each place wins or pays.
tie-means = Players who tie { $ties ->
    [0] all take the last place. The others move ahead of them.
   *[other] take the worst of the places they share.
}
the-others-are = Coins that are paid go to the middle, onto the mat. Coins that are taken come from there. “The others” are all whose place is not on the card.
read-stage-card = Read the stage card
stage-of = { $when ->
    [0] Stage { $stage }: we are here!
   *[other] Stage { $stage }
}
stage-brings = { $whom ->
    [0] The first
    [1] The last
    [2] The last but one
    [3] The second
    [4] The third
    [5] The fourth
    [6] The fifth
    [7] Each of the others
   *[8] Everybody
} { $due ->
    [1] pays { $euros } €.
    [2] takes { $euros } € from the mat.
    [3] { $after ->
        [yes] sweeps all that is left
       *[no] sweeps the whole mat
    }!
    [4] draws two cards.
   *[other] leaves the round and throws the cards away.
}
slots = What you are about to play
empty-slot = free slot
take-card-back = { $card }: take it back
on-the-mat = { $euros ->
    [0] The mat is empty
   *[other] { $euros } € on the mat
}
your-money = You have { $money } €
has-money = { $money } €, { $n ->
    [0] no card
    [1] 1 card
   *[other] { $n } cards
}
out-of-it = out of the round
you-are-out = You are out of this round.
last-two = These are your last two cards: they are down!
euros = { $n } €
all-of-it = all
the-rest-of-it = the rest
goes-out = out
next-stage = Next stage
next-round = Next round

place-0 = first
place-1 = last
place-2 = last but one
place-3 = second
place-4 = third
place-5 = fourth
place-6 = fifth
place-7 = the others
place-8 = all
place-reached = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
kind = { $kind ->
    [0] high card
    [1] pair
    [2] straight
    [3] flush
    [4] three of a kind
   *[other] straight flush
}
tried = { $kind ->
    [0] high card
    [1] pair!
    [2] straight!
    [3] flush!
    [4] three of a kind!
   *[other] straight flush!
}
tied = , a tie
nothing = nothing
broke = bankrupt
brought = { $bankrupt ->
    [1] { $n ->
        [0] has nothing left to pay and is bankrupt
       *[other] pays what is left, { $n } €, and is bankrupt
    }
   *[other] { $due ->
        [0] nothing to pay or to take
        [1] pays { $n } €
        [2] takes { $n } €
        [3] sweeps { $n } €
        [4] { $n ->
            [0] cannot draw
            [1] draws 1 card
           *[other] draws { $n } cards
        }
       *[other] leaves the round
    }
}

# The coach.
weighed-euros = What you win or lose in euros, more or less:

# The podium.
score = { euros }
decides = Most money wins.
at-deal = in round { $n }
deal-before = Previous round
deal-next = Next round
curve-spoken = What everybody had after each round ({ $unit })

# What people have, and what lies in the middle.
number-money = €
number-mat = Mat

# Kinds of decisions, on a person's page.
kind-choose = choose two cards
kind-show = show or keep

# The form for cards of one's own.
form-2-players = For 2 players
form-3-4-players = For 3 or 4 players
form-5-6-players = For 5 or 6 players
form-stage-card = Card { $n }
form-stages = Stages
form-stage = Stage { $n }
form-outcome = Outcome
form-1 = the first
form-2 = the second
form-3 = the third
form-4 = the fourth
form-5 = the fifth
form-last = the last
form-last-1 = the last but one
form-others = the others
form-pay = pays
form-take = takes
form-draw = draws
form-out = leaves
form-sweep = sweeps the mat
form-euros = euros
