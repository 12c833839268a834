# What the review of a game says.
review-end = { $result ->
    [won] You won this { $players }-player game, in { $deals }.
    [shared] You share the win in this { $players }-player game, after { $deals }.
   *[lost] You did not win this { $players }-player game, in { $deals }.
}
in-hundred = { $n ->
    [0] less than one chance
    [1] one chance
   *[other] { $n } chances
} in 100
lost-so-much = { $lost ->
    [price] { $price } lost
    [both] { $price } and { in-hundred } lost
   *[hope] { in-hundred } lost
}
review-columns = Of 100 chances to win, luck { $lucky ->
    [gave] gave you { $luck }
    [took] took { $luck }
   *[none] gave and took nothing
}, your decisions cost { $cost ->
    [yes] { $skill }
   *[no] nothing
}, the others { $gave ->
    [gave] gave you { $others }
    [took] took { $others }
   *[none] gave and took nothing
}: { $whole } in all.
review-turn = The turning point, { $deal }: you went from { $before } to { $after } chances in 100 of winning, { $cause ->
    [luck] because of luck
    [skill] because of your decision
   *[others] because of what the others held and did
}.
review-no-turn = Nothing turned the game: your hope never moved by more than { in-hundred }.
review-mistake = What cost you most, { $deal }: “{ $given }” instead of “{ $best }”, { lost-so-much }.
review-no-mistake = { $decisions ->
    [0] There was no decision of yours to judge.
    [1] Your only decision cost nothing.
   *[other] None of your { $decisions } decisions cost anything.
}
review-cleared = Without luck, the game was worth { $cleared } chances in 100 to you (give or take { $error }), against { $start } at the start.
review-deal = deal { $deal }
review-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
moment-best_decision = { $deal }: “{ $given }”, the right answer; any other would have cost { in-hundred } or more.
moment-dearest_mistake = { $deal }: “{ $given }” instead of “{ $best }”, { lost-so-much }.
moment-luckiest_card = { $deal }: { $seen ->
    [yes] { $cards }, { in-hundred } more
   *[no] what was dealt gave you { in-hundred }
}.
review-title = { $name } · { $game }
review-opened = An opened game: hope starts from the true cards.
review-luck = luck
review-skill = decisions
review-others = the others
review-best_decision = best decision
review-dearest_mistake = costliest mistake
review-luckiest_card = luckiest card
review-decision = No. { $number }, { $deal }: { $given }. { $grade }, { $lost } ({ $unit }); better: { $best }.
review-quality = { $decisions } decisions with a choice, { $good } of them well played; { $lost } lost in all.
review-preparing = Getting ready to imagine how this game could have gone…
