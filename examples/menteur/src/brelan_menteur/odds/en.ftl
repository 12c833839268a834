odds-hand = Under the cup you have { $hand }.
odds-throw = { $n ->
    [0] For { $name } or better, keep all five dice.
   *[other] For { $name } or better, throw { $dice } again.
}
odds-part = That is enough { NUMBER($part) } times in 100.
odds-bar-enough = enough
odds-bar-too-little = not enough
