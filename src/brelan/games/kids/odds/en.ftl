odds-common = Common card: { $card }. { $opponents ->
    [one] Against one opponent who plays their best combination:
   *[other] Against { $opponents } opponents who each play their best combination:
}
odds-pair = { $cards } → { $hand }: first place { NUMBER($first) }%, last { NUMBER($last) }%
odds-exact = Counted exactly, over { NUMBER($deals) } deals.
odds-drawn = Estimated from { NUMBER($deals) } random deals, to within { NUMBER($error) }%.
odds-bar-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
