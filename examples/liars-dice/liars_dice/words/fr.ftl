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
liars-event-bid = { $you ->
    [seat] Vous enchérissez { $count } × { $face }.
   *[nobody] { $seat } enchérit { $count } × { $face }.
}
liars-event-called = { $you ->
    [seat] Vous mettez en doute { $target } : il y en a { $there }.
    [target] { $seat } vous met en doute : il y en a { $there }.
   *[nobody] { $seat } met en doute { $target } : il y en a { $there }.
}
liars-event-lost = { $you ->
    [seat] Vous perdez un dé ; il vous en reste { $left }.
   *[nobody] { $seat } perd un dé ; il lui en reste { $left }.
}
liars-event-began = Manche { $turn }
liars-ask-bid = Enchérir, ou traiter de menteur ?
liars-heading-bid = À vous
liars-choice-bid = Enchérir { $count } × { $face }
liars-choice-liar = Traiter { $target } de menteur
liars-title-bid = Enchérir
liars-title-liar = Menteur !
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
liars-event-lifted = { $you ->
    [seat] Vous levez votre gobelet : { $dice }.
   *[nobody] { $seat } lève son gobelet : { $dice }.
}

liars-lesson-liar = Enchérir, et crier au menteur
liars-lesson-liar-rule = Une enchère compte les dés de tous les gobelets ; la suivante doit être plus haute.
liars-lesson-liar-1-task = Vous avez deux cinq, et il y a 4 dés en tout. Annoncez ce que vous savez.
liars-lesson-liar-1-why = Ce qui est sous votre gobelet est sûr : qui vous accuse alors de mentir perd un dé.
liars-lesson-liar-1-done = { $b } doit monter, et dit qu’il y en a 3.
liars-lesson-liar-1-other-1 = Cela peut s’annoncer, mais 2 cinq, c’est ce que vous savez.
liars-lesson-liar-2-task = 3 cinq : { $b } en aurait un ? Criez au menteur.
liars-lesson-liar-2-why = Qui monte encore doit croire à plus de dés encore.
liars-lesson-liar-2-done = Sous le gobelet { $b-of }, aucun cinq : un dé de moins.
liars-lesson-liar-2-other-1 = { $b } vous accuse de mentir, et il n’y en a pas tant : un dé de moins pour vous.
