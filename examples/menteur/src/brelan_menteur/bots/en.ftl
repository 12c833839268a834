fact-seen = { $kept ->
    [0] All the dice you had seen were thrown again: this or better is there about { $chance } times in 100.
    [1] Only one of the dice you had seen is certainly still there: this or better is there about { $chance } times in 100.
   *[other] { $kept } of the dice you had seen are certainly still there: this or better is there about { $chance } times in 100.
}
fact-unseen = You have seen nothing under this cup: any dice make this or better { $chance } times in 100.
fact-higher = With the right dice thrown again you get above the announcement { $chance } times in 100.
fact-truth = The truth will do: what you have is above the last announcement.
fact-lie = The truth will not do: you have to lie, and the next player may lift the cup.
