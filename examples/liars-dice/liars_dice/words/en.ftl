liars-event-rolled = { $you ->
    [seat] You roll { $die }.
   *[nobody] { $seat } rolls a die.
}
liars-gathered-rolled = { $gathered ->
    [all] Everybody rolls { $count } dice.
    [others] The others roll { $count } dice each.
   *[one] { $seat } rolls { $count } dice.
}
liars-event-bid = { $seat } bids { $count } × { $face }.
liars-event-called = { $seat } calls { $target } a liar: { $there } there are.
liars-event-lost = { $seat } loses a die and has { $left } left.
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
liars-event-lifted = { $seat } lifts the cup: { $dice }.
