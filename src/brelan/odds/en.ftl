
odds-peek-hand = With the common dice you have { $hand }.
odds-peek-count = Of 216 throws that may lie under another cup, { $better ->
    [0] none beats you
    [one] { $better } beats you
   *[other] { $better } beat you
} and { $equal ->
    [one] { $equal } is as good
   *[other] { $equal } are as good
}.
odds-peek-chances = { $opponents ->
    [one] Against one opponent
   *[other] Against { $opponents } opponents
}: you win { NUMBER($win) }%, you share { NUMBER($tie) }%, you lose { NUMBER($lose) }%.
odds-peek-share = On average { NUMBER($share) }% of the pot is yours if nobody folds.

odds-kids-common = Common card: { $card }. { $opponents ->
    [one] Against one opponent who lays his best combination:
   *[other] Against { $opponents } opponents who each lay their best combination:
}
odds-kids-pair = { $cards } → { $hand }: first place { NUMBER($first) }%, last { NUMBER($last) }%
odds-kids-exact = Counted exactly, over { NUMBER($deals) } deals.
odds-kids-drawn = Estimated from { NUMBER($deals) } deals drawn by lot, to within { NUMBER($error) }%.

odds-champ-hand = With the board you have { $hand }.
odds-champ-chances = { $opponents ->
    [one] Against one opponent
   *[other] Against { $opponents } opponents
}: you win { NUMBER($win) }%, you share { NUMBER($tie) }%, you lose { NUMBER($lose) }%.
odds-champ-share = On average { NUMBER($share) }% of the chips on the board are yours if nobody gives up.
odds-champ-exact = Counted exactly, over { NUMBER($deals) } deals that the backs allow.
odds-champ-drawn = { $cards }: estimated from { NUMBER($boards) } boards drawn by lot, to within { NUMBER($error) }%.

odds-enfer-hand = You have { $hand }; { $unseen } cards have not been seen.
odds-enfer-throw = { $n ->
    [0] Throw nothing away
   *[other] Throw { $cards } away
}: better { NUMBER($better) } % of the time.
odds-enfer-high-card = nothing { NUMBER($part) } %
odds-enfer-pair = a pair { NUMBER($part) } %
odds-enfer-two-pairs = two pairs { NUMBER($part) } %
odds-enfer-three-of-a-kind = three of a kind { NUMBER($part) } %
odds-enfer-straight = a straight { NUMBER($part) } %
odds-enfer-flush = a flush { NUMBER($part) } %
odds-enfer-full-house = a full house { NUMBER($part) } %
odds-enfer-four-of-a-kind = four of a kind { NUMBER($part) } %
odds-enfer-straight-flush = a straight flush { NUMBER($part) } %
odds-enfer-beats = beats opponent { $number } { NUMBER($part) } % of the time, if his hidden cards may be any

odds-ferme-hand = You have { $hand }; { $unseen } cards have not been seen.
odds-ferme-throw = { $n ->
    [0] Keep all
   *[other] Put { $cards } down
}: better { NUMBER($better) }% of the time.
odds-ferme-high-card = nothing { NUMBER($part) }%
odds-ferme-pair = a pair { NUMBER($part) }%
odds-ferme-two-pairs = two pairs { NUMBER($part) }%
odds-ferme-three-of-a-kind = three of a kind { NUMBER($part) }%
odds-ferme-straight = a straight { NUMBER($part) }%
odds-ferme-flush = a flush { NUMBER($part) }%
odds-ferme-full-house = a full house { NUMBER($part) }%
odds-ferme-four-of-a-kind = four of a kind { NUMBER($part) }%
odds-ferme-straight-flush = a straight flush { NUMBER($part) }%
odds-ferme-five-of-a-kind = five of a kind { NUMBER($part) }%
odds-ferme-beats-high-card = better than nothing { NUMBER($part) }% of the time
odds-ferme-beats-pair = better than a pair { NUMBER($part) }% of the time
odds-ferme-beats-two-pairs = better than two pairs { NUMBER($part) }% of the time
odds-ferme-beats-three-of-a-kind = better than three of a kind { NUMBER($part) }% of the time
odds-ferme-beats-straight = better than a straight { NUMBER($part) }% of the time
odds-ferme-beats-flush = better than a flush { NUMBER($part) }% of the time
odds-ferme-beats-full-house = better than a full house { NUMBER($part) }% of the time
odds-ferme-beats-four-of-a-kind = better than four of a kind { NUMBER($part) }% of the time
odds-ferme-beats-straight-flush = better than a straight flush { NUMBER($part) }% of the time

odds-counting = Counting…

# What the parts of a bar are.
odds-bar-win = wins
odds-bar-tie = shares
odds-bar-lose = loses
odds-bar-better = better than before
odds-bar-no-better = no better
odds-bar-nothing = nothing thrown
odds-bar-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
odds-bar-part = { NUMBER($part) } %
