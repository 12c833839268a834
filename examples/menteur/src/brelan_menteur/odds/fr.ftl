odds-hand = Sous le gobelet, tu as { $hand }.
odds-throw = { $n ->
    [0] Pour { $name } ou mieux, ne relance rien.
   *[other] Pour { $name } ou mieux, relance { $dice }.
}
odds-part = Cela suffit { NUMBER($part) } fois sur 100.
odds-bar-enough = suffit
odds-bar-too-little = ne suffit pas
