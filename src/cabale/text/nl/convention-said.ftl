# Guillotine 1988: waarom een automaat zo speelde, zoals hij het zelf aan de anderen vertelt. $you is wie luistert.

## Fracties en posten

convention-said-move-nobody = Niemand van mij had me elders beter gediend.
convention-said-move-convention = { $deputy } dient me het meest in de Conventie, waar ik { $mine } van { $present } stemmen zou hebben: voor Rapporten, voor de agenda, en om anderen terug te halen.
convention-said-move-committee = { $deputy } wint 1 PP per ronde in het Comité, waar ik { $mine } van { $present } stemmen voor een Motie zou hebben.
convention-said-move-tribunal = Gezworenen beslissen over de processen, ook die van mijn afgevaardigden: ik zou er { $mine } van de { $present } hebben.

## Rapporten en stemmen

convention-said-no-report = Een Rapport van mij was met { $percent }% kans aangenomen: te weinig om 2 PP te wagen.
convention-said-own = { $deputy } is een van mij.
convention-said-vote-report =
    { $you ->
        [target] Wat { $deputy } wint, win jij, met { convention-rivals-elected }.
       *[nobody] Wat { $deputy } wint, wint { $target }, met { convention-rivals-elected }.
    }
convention-said-vote-motion =
    { $you ->
        [target] Wat { $deputy } verliest, verlies jij, met { convention-rivals-elected }.
       *[nobody] Wat { $deputy } verliest, verliest { $target }, met { convention-rivals-elected }.
    }
convention-said-vote-trial =
    { $you ->
        [target] { $deputy } staat me in de weg: jij hebt { convention-rivals-elected }.
       *[nobody] { $deputy } staat me in de weg: { $target } heeft { convention-rivals-elected }.
    }
convention-said-word-kept =
    { $you ->
        [target] Ik heb jou mijn woord gegeven, en het houden is me meer waard dan het breken.
       *[nobody] Ik heb { $target } mijn woord gegeven, en het houden is me meer waard dan het breken.
    }
convention-said-word-broken =
    { $you ->
        [target] Ik heb jou mijn woord gegeven, maar het houden had me meer gekost dan het breken.
       *[nobody] Ik heb { $target } mijn woord gegeven, maar het houden had me meer gekost dan het breken.
    }

## Aanklachten

convention-said-denounce = Een aanklacht tegen { $deputy } ({ $pp } PP, { $post-at }) wordt met { $percent }% kans bevestigd, en geen andere zou mijn rivalen meer kosten.
convention-said-support = Met mijn steun wordt de aanklacht tegen { $deputy } met { $percent }% kans bevestigd in plaats van { $before }%.
convention-said-no-speech = Geen aanklacht had me goedgedaan.
convention-said-motion =
    { $you ->
        [target] Een Motie tegen { $deputy } ({ $pp } PP) wordt met { $percent }% kans aangenomen, en zou jou het meest kosten.
       *[nobody] Een Motie tegen { $deputy } ({ $pp } PP) wordt met { $percent }% kans aangenomen, en zou { $target } het meest kosten.
    }
convention-said-no-motion = Geen Motie die aangenomen zou worden deed me goed.

## Ontbinding

convention-said-end = Eindigt het spel met deze ronde, dan win ik met { $percent }% kans; gaat het door, met { $before }% kans.
convention-said-go-on = Gaat het spel door, dan win ik met { $before }% kans; eindigt het met deze ronde, met { $percent }% kans.

## Kaarten

convention-said-reject = Van de getrokken kaarten diende { $card-the } mijn afgevaardigden het minst.
convention-said-bearer = Zoals mijn kaarten lagen diende { $card-the } het best { $deputy }, die { $pp } PP heeft.
convention-said-alone = De missie delen had een rivaal meer geholpen dan mij.
convention-said-together =
    { $you ->
        [target] 2 PP zijn er evenveel waard voor { $deputy }: jij bent mijn minste zorg.
       *[nobody] 2 PP zijn er evenveel waard voor { $deputy }: { $target } is mijn minste zorg.
    }
convention-said-praise = { $deputy } heeft { $pp } PP: niemand van mij heeft meer aan nog een.
convention-said-keep =
    { $count ->
        [one] Mijn kaart kan een beter moment vinden.
       *[other] Mijn { $count } kaarten kunnen een beter moment vinden.
    }
convention-said-defend = De aanklacht tegen { $deputy } was met { $percent }% kans bevestigd, en ze had me duur komen te staan.
convention-said-guess = Ik heb het boekje niet gelezen: ik raadde.
