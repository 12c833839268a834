odds-hand = You have { $hand }; { $unseen } cards have not been seen.
odds-throw = { $n ->
    [0] Throw nothing away
   *[other] Throw { $cards } away
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
odds-beats = beats opponent { $number } { NUMBER($part) }% of the time, if their hidden cards could be anything
