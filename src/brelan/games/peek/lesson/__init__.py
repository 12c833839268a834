"""The first round of Peek Poker: press the cup, enter, look again when the common dice lie there, raise, win."""

from brelan.games.peek.ranking import JUDGE
from brelan.lesson import Answer, Lesson, Stronger, Touch, Who, ahead

LESSON = Lesson(
    texts=__name__,
    options={"showing": "no", "rounds": 1},
    chance="A 10 9  K K 10  A A 9  J J 9  K 10 9",
    moves=(
        Touch("cup", "cup"),
        "2 enter",
        "3 enter",
        Answer("enter", "enter"),
        Touch("look", "cup"),
        Stronger("order", JUDGE, ("A A A A 10", "9 10 J Q K")),
        "2 stake",
        "2 points 2",
        "3 fold",
        Answer("bet", "raise"),
        Answer("by", "by 3"),
        "2 follow",
        Who("ahead", ahead),
    ),
)
