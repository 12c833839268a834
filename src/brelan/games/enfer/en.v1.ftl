# Sentences of version 1 of the rules, for stories that were told by them (docs/upgrading.md).
told-inverted = This round, equal combinations compare suits before values.
told-passed = { $gagged ->
    [0] { $who } passes.
   *[other] { $who } is gagged and passes.
}
told-paid = { $short ->
    [0] { $who } pays { $chips }.
   *[other] “Tapis!” { $who } pays { $chips ->
        [0] nothing
       *[other] all there is, { $chips },
    } and stays in.
}
told-won = { $who } wins the round{ $chips ->
    [0] .
    [one] {" "}and one chip.
   *[other] {" "}and { $chips } chips.
}
told-boxed = { $who } returns “{ $cards }”, played this round, to the box.
