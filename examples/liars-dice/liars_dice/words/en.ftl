liars-event-rolled = { $you ->
    [seat] You roll { $die }.
   *[nobody] { $seat } rolls a die.
}
liars-gathered-rolled = { $gathered ->
    [all] Everybody rolls { $count } dice.
    [others] The others roll { $count } dice each.
   *[one] { $seat } rolls { $count } dice.
}
liars-event-bid = { $you ->
    [seat] You bid { $count } × { $face }.
   *[nobody] { $seat } bids { $count } × { $face }.
}
liars-event-called = { $you ->
    [seat] You call { $target } a liar: { $there } there are.
    [target] { $seat } calls you a liar: { $there } there are.
   *[nobody] { $seat } calls { $target } a liar: { $there } there are.
}
liars-event-lost = { $you ->
    [seat] You lose a die and have { $left } left.
   *[nobody] { $seat } loses a die and has { $left } left.
}
liars-event-began = Round { $turn }
liars-ask-bid = Bid higher, or call the last bidder a liar?
liars-heading-bid = Your turn
liars-choice-bid = Bid { $count } × { $face }
liars-choice-liar = Call { $target } a liar
liars-title-bid = Bid
liars-title-liar = Liar!
liars-detail-bid = { "" }
liars-detail-liar = { $target }
liars-shortcut-liar = l
liars-field-in_play = Dice in play
liars-field-left = Dice
liars-field-dice = Under the cup
liars-field-shown = Last shown
liars-field-bids = Bids of this round
liars-option-dice = Dice each
liars-value-dice = { $value } dice
liars-event-lifted = { $you ->
    [seat] You lift the cup: { $dice }.
   *[nobody] { $seat } lifts the cup: { $dice }.
}

liars-lesson-liar = Bid, and call
liars-lesson-liar-rule = A bid counts the dice under all cups together; the next one must be higher.
liars-lesson-liar-1-task = You have two fives, and there are 4 dice in all. Bid what you know.
liars-lesson-liar-1-why = What lies under your own cup is sure: whoever calls you a liar then loses a die.
liars-lesson-liar-1-done = { $b } has to go higher, and says that there are 3.
liars-lesson-liar-1-other-1 = It can be bid, but 2 fives is what you know for sure.
liars-lesson-liar-2-task = 3 fives: would { $b } have one of them? Call it.
liars-lesson-liar-2-why = Whoever bids higher has to believe in even more dice.
liars-lesson-liar-2-done = Under { $b-of } cup there is no five: one die less.
liars-lesson-liar-2-other-1 = { $b } calls you a liar, and so many there are not: your die is gone.
