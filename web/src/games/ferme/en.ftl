where-we-are = deal { $n }
has-staked = { $n } staked
ask-open = You are the blinde: how much do you stake?
ask-follow = Following costs { $chips }.
ask-exchange = Touch the cards to change.
ask-open-again = Second round: how much do you stake?
ask-bet = Following costs { $chips }. The pot is { $pot }.
ask-raise = By how much do you raise?
ask-show = Show your cards?
do-open = Stake { $amount }
do-open-again = Stake { $amount }
do-raise = Raise by { $amount }
do-exchange = { $n ->
    [0] Keep my cards
    [one] Change 1 card
   *[other] Change { $n } cards
}
do-pass = Pass
do-follow = Follow { $chips }
do-bet-raise = Raise
do-keep = Keep
do-show = Show

lesson-begin = Five closed cards for everybody: only you see yours. The player after the dealer, the blinde, has to stake, and chooses how much.
lesson-follow = To stay in the deal, put in as much. Your hand is good: follow.
lesson-exchange = You may change up to three cards, once. Touch the one that is of no use: the others belong together.
lesson-bet = Last round of stakes: pass, follow or raise. With a fine hand, raise.
lesson-end = Everybody has shown: the strongest combination takes the pot. Your hand's name stands below your cards.
