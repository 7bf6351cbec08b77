game-title-liars = Dés menteurs
liars-event-rolled = { $you ->
    [seat] Vous lancez un { $die }.
   *[nobody] { $seat } lance un dé.
}
liars-gathered-rolled = { $gathered ->
    [all] Chacun lance { $count } dés.
    [others] Les autres lancent { $count } dés chacun.
   *[one] { $seat } lance { $count } dés.
}
liars-event-bid = { $seat } enchérit { $count } × { $face }.
liars-event-called = { $seat } met en doute { $target } : il y en a { $there }.
liars-event-lost = { $seat } perd un dé ; il lui en reste { $left }.
liars-event-began = Manche { $turn }
liars-ask-bid = Enchérir, ou traiter de menteur ?
liars-heading-bid = À vous
liars-choice-bid = Enchérir { $count } × { $face }
liars-choice-liar = Traiter { $target } de menteur
liars-title-bid = Enchérir
liars-title-liar = Menteur !
liars-detail-bid = { "" }
liars-detail-liar = { $target }
liars-shortcut-liar = m
liars-field-in_play = Dés en jeu
liars-field-left = Dés
liars-field-dice = Sous le gobelet
liars-field-shown = Dés montrés
liars-field-bids = Enchères de la manche
liars-option-dice = Dés par joueur
liars-value-dice = { $value } dés
liars-event-lifted = { $seat } lève son gobelet : { $dice }.
