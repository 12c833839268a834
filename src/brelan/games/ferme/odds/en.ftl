odds-hand = You have { $hand }; { $unseen } cards have not been seen.
odds-throw = { $n ->
    [0] Keep all
   *[other] Put { $cards } down
}: better { NUMBER($better) }% of the time.
odds-high-card = nothing { NUMBER($part) }%
odds-pair = a pair { NUMBER($part) }%
odds-two-pairs = two pairs { NUMBER($part) }%
odds-three-of-a-kind = three of a kind { NUMBER($part) }%
odds-straight = a straight { NUMBER($part) }%
odds-flush = a flush { NUMBER($part) }%
odds-full-house = a full house { NUMBER($part) }%
odds-four-of-a-kind = four of a kind { NUMBER($part) }%
odds-straight-flush = a straight flush { NUMBER($part) }%
odds-five-of-a-kind = five of a kind { NUMBER($part) }%
odds-beats-high-card = better than nothing { NUMBER($part) }% of the time
odds-beats-pair = better than a pair { NUMBER($part) }% of the time
odds-beats-two-pairs = better than two pairs { NUMBER($part) }% of the time
odds-beats-three-of-a-kind = better than three of a kind { NUMBER($part) }% of the time
odds-beats-straight = better than a straight { NUMBER($part) }% of the time
odds-beats-flush = better than a flush { NUMBER($part) }% of the time
odds-beats-full-house = better than a full house { NUMBER($part) }% of the time
odds-beats-four-of-a-kind = better than four of a kind { NUMBER($part) }% of the time
odds-beats-straight-flush = better than a straight flush { NUMBER($part) }% of the time
