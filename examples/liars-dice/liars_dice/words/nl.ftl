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
liars-event-bid = { $you ->
    [seat] Je biedt { $count } × { $face }.
   *[nobody] { $seat } biedt { $count } × { $face }.
}
liars-event-called = { $you ->
    [seat] Je noemt { $target } een leugenaar: het zijn er { $there }.
    [target] { $seat } noemt jou een leugenaar: het zijn er { $there }.
   *[nobody] { $seat } noemt { $target } een leugenaar: het zijn er { $there }.
}
liars-event-lost = { $you ->
    [seat] Je verliest een dobbelsteen en hebt er nog { $left }.
   *[nobody] { $seat } verliest een dobbelsteen en heeft er nog { $left }.
}
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
liars-event-lifted = { $you ->
    [seat] Je tilt je beker op: { $dice }.
   *[nobody] { $seat } tilt de beker op: { $dice }.
}

liars-lesson-liar = Bieden, en leugenaar roepen
liars-lesson-liar-rule = Een bod telt de dobbelstenen onder alle bekers samen; het volgende moet hoger.
liars-lesson-liar-1-task = Je hebt twee vijven, en er zijn 4 dobbelstenen in totaal. Bied wat je weet.
liars-lesson-liar-1-why = Wat onder je eigen beker ligt, is zeker: wie je dan een leugenaar noemt, verliest een dobbelsteen.
liars-lesson-liar-1-done = { $b } moet hoger, en zegt dat het er 3 zijn.
liars-lesson-liar-1-other-1 = Dat mag je bieden, maar 2 vijven is wat je zeker weet.
liars-lesson-liar-2-task = 3 vijven: zou { $b } er een hebben? Roep leugenaar.
liars-lesson-liar-2-why = Wie nog hoger biedt, moet in nog meer dobbelstenen geloven.
liars-lesson-liar-2-done = Onder de beker { $b-of } ligt geen vijf: een dobbelsteen minder.
liars-lesson-liar-2-other-1 = { $b } noemt je een leugenaar, en zoveel zijn er niet: jij bent een dobbelsteen kwijt.
