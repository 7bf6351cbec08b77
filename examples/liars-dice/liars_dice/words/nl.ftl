game-title-liars = Blufdobbelen
liars-event-rolled = { $you ->
    [seat] Je gooit { $die }.
   *[nobody] { $seat } gooit een dobbelsteen.
}
liars-gathered-rolled = { $gathered ->
    [all] Iedereen gooit { $count } dobbelstenen.
    [others] De anderen gooien elk { $count } dobbelstenen.
   *[one] { $seat } gooit { $count } dobbelstenen.
}
liars-event-bid = { $seat } biedt { $count } × { $face }.
liars-event-called = { $seat } noemt { $target } een leugenaar: het zijn er { $there }.
liars-event-lost = { $seat } verliest een dobbelsteen en heeft er nog { $left }.
liars-event-began = Ronde { $turn }
liars-ask-bid = Hoger bieden, of leugenaar roepen?
liars-heading-bid = Jouw beurt
liars-choice-bid = { $count } × { $face } bieden
liars-choice-liar = { $target } een leugenaar noemen
liars-title-bid = Bieden
liars-title-liar = Leugenaar!
liars-detail-bid = { "" }
liars-detail-liar = { $target }
liars-shortcut-liar = l
liars-field-in_play = Stenen in het spel
liars-field-left = Stenen
liars-field-dice = Onder de beker
liars-field-shown = Laatst getoond
liars-field-bids = Biedingen van deze ronde
liars-option-dice = Stenen per speler
liars-value-dice = { $value } stenen
liars-event-lifted = { $seat } tilt de beker op: { $dice }.
