title = Liar's poker dice
pitch = Five dice under a cup, and what you say they are: who dares to lift it?
stands = { $who } { $left ->
    [0] no lives
    [one] 1 life
   *[other] { $left } lives
}
middle = { $rung ->
    [-1] Nothing is announced.
   *[other] Announced: { $name }.
}

told-begins = { $who } is drawn by lot and takes the cup.
    .you = You are drawn by lot and take the cup.
told-round = — Round { $number }: { $who } shakes the five dice. —
    .you = — Round { $number }: you shake the five dice. —
told-shook = { $known ->
    [yes] { $who } looks under the cup: { $cards }, { $name }.
   *[no] { "" }
}
    .you = You look under the cup: { $cards }, { $name }.
told-announced = { $who } announces: { $name }.
    .you = You announce: { $name }.
told-believed = { $who } believes it and takes the cup.
    .you = You believe it and take the cup.
told-looked = { $known ->
    [yes] { $who } finds under the cup: { $cards }, { $name }.
   *[no] { "" }
}
    .you = You find under the cup: { $cards }, { $name }.
told-threw = { $dice ->
    [0] { $who } keeps all five dice.
    [1] { $who } throws one die again, and does not say which.
    [5] { $who } throws all five dice again.
   *[other] { $who } throws { $dice } dice again, and does not say which.
}
    .you = { $dice ->
        [0] You keep all five dice.
        [1] You throw one die again, and do not say which.
        [5] You throw all five dice again.
       *[other] You throw { $dice } dice again, and do not say which.
    }
told-saw = { $known ->
    [yes] { $who } now has { $cards }, { $name }.
   *[no] { "" }
}
    .you = You now have { $cards }, { $name }.
told-lifted = { $who } lifts the cup: { $cards }, { $name }.
    .you = You lift the cup: { $cards }, { $name }.
told-was-true = { $who } had announced { $name }: that was true.
    .you = You had announced { $name }: that was true.
told-was-false = { $who } had announced { $name }: that was false.
    .you = You had announced { $name }: that was false.
told-lost = { $who } loses a life{ $left ->
    [0] , the last one.
    [1] ; one is left.
   *[other] ; { $left } are left.
}
    .you = You lose a life{ $left ->
        [0] , your last.
        [1] ; you have one left.
       *[other] ; you have { $left } left.
    }
told-out = { $who } is out.
    .you = You are out.

ask-announce = { $rung ->
    [-1] What do you announce, true or not?
   *[other] What do you announce? True or not, but higher than { $name }.
}
ask-answer = You are told: { $name }. Do you believe it, or lift the cup?
ask-throw = Which dice do you throw again? The others will see how many, not which.

option-lift = lift
option-believe = believe

number-left = { $n ->
    [one] life
   *[other] lives
}
mark-holder = cup
do-announce = Announce { $name }
do-throw = { $n ->
    [0] Keep all five
    [one] Throw 1 die again
   *[other] Throw { $n } dice again
}
score = { $n ->
    [0] no lives
    [one] 1 life
   *[other] { $n } lives
}
decides = Whoever has lives left wins.
weighed-lives = What the coach weighed: lives won or lost on average

choice-lives = Number of lives

pile-cup = Under the cup:
remembered = You had seen { $cards }; dice thrown again since: { $thrown }.
