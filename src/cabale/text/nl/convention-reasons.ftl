# Guillotine 1988: waarom een automaat zo zou spelen in jouw plaats, naar wat je ziet.

## Fracties en posten

convention-reason-faction = Alle fracties hebben dezelfde regels: elk van deze { $count } is goed.
convention-reason-move-nobody = Niemand van jou dient je elders beter.
convention-reason-move-convention = { $deputy } dient je het meest in de Conventie, waar je { $mine } van { $present } stemmen zou hebben: voor Rapporten, voor de agenda, en om anderen terug te halen.
convention-reason-move-committee = { $deputy } wint 1 PP per ronde in het Comité, waar je { $mine } van { $present } stemmen voor een Motie zou hebben.
convention-reason-move-mission = { $deputy } heeft { $pp } PP: een ronde op Missie levert hem er 1 op, en een kaart die meestal goed is.
convention-reason-move-jacobins = { $deputy } trekt een kaart in de Club, en de meeste klagen iemand aan.
convention-reason-move-tribunal = Gezworenen beslissen over de processen, ook die van jouw afgevaardigden: je zou er { $mine } van de { $present } hebben.

## Rapporten en stemmen

convention-reason-no-report = Een Rapport van jou wordt met { $percent }% kans aangenomen: te weinig om 2 PP te wagen.
convention-reason-report = { $deputy } heeft { $pp } PP, en zijn Rapport wordt met { $percent }% kans aangenomen: dan kan niemand hem aanklagen.
convention-reason-own = { $deputy } is een van jou.
convention-reason-vote-report = Wat { $deputy } wint, wint { $target }, met { convention-rivals-elected }.
convention-reason-vote-motion = Wat { $deputy } verliest, verliest { $target }, met { convention-rivals-elected }.
convention-reason-vote-trial = { $deputy } staat je in de weg: { $target } heeft { convention-rivals-elected }.
convention-rivals-elected =
    { $elected ->
        [one] { $elected } afgevaardigde die zo goed als herkozen is
       *[other] { $elected } afgevaardigden die zo goed als herkozen zijn
    }
convention-reason-word-kept = Je hebt { $target } je woord gegeven, en het houden is je meer waard dan het breken.
convention-reason-word-broken = Je hebt { $target } je woord gegeven, maar het houden kost je meer dan het breken.

## Aanklachten

convention-reason-denounce = Een aanklacht tegen { $deputy } ({ $pp } PP, { $post-at }) wordt met { $percent }% kans bevestigd, en geen andere zou je rivalen meer kosten.
convention-reason-support = Met jouw steun wordt de aanklacht tegen { $deputy } met { $percent }% kans bevestigd in plaats van { $before }%.
convention-reason-no-speech = Geen aanklacht zou je nu goeddoen.
convention-reason-motion = Een Motie tegen { $deputy } ({ $pp } PP) wordt met { $percent }% kans aangenomen, en zou { $target } het meest kosten.
convention-reason-no-motion = Geen Motie die aangenomen zou worden doet je goed.

## Ontbinding

convention-reason-end = Eindigt het spel met deze ronde, dan win je met { $percent }% kans; gaat het door, met { $before }% kans.
convention-reason-go-on = Gaat het spel door, dan win je met { $before }% kans; eindigt het met deze ronde, met { $percent }% kans.

## Kaarten

convention-reason-reject = Van de getrokken kaarten dient { $card-the } je afgevaardigden het minst.
convention-reason-next-card = De volgorde verandert weinig: het zekere eerst, zoals { $card-the }.
convention-reason-bearer = Zoals je kaarten liggen dient { $card-the } het best { $deputy }, die { $pp } PP heeft.
convention-reason-alone = De missie delen zou een rivaal meer helpen dan jou.
convention-reason-together = 2 PP zijn er evenveel waard voor { $deputy }: { $target } is je minste zorg.
convention-reason-come-home = { $deputy } heeft de tweede PP harder nodig dan nog een ronde op Missie.
convention-reason-stay = { $deputy } wint meer bij nog een ronde op Missie dan bij een PP nu.
convention-reason-orders = Van de twee dient { $card-the } het best { $deputy }.
convention-reason-praise = { $deputy } heeft { $pp } PP: niemand van jou heeft meer aan nog een.
convention-reason-speaker = { $deputy } heeft { $pp } PP: { $card-the } past hem het best, of schaadt hem het minst.
convention-reason-use-card = Alle moeten gebruikt worden; { $card-the } laat de minste keus, dus die komt eerst.
convention-reason-play = { $card-the } is het spelen waard: een aanklacht tegen { $deputy } ({ $post-at }) wordt met { $percent }% kans bevestigd.
convention-reason-keep =
    { $count ->
        [one] Je kaart kan een beter moment vinden.
       *[other] Je { $count } kaarten kunnen een beter moment vinden.
    }
convention-reason-defend = De aanklacht tegen { $deputy } zou met { $percent }% kans bevestigd worden, en ze zou je duur komen te staan.
convention-reason-let-be = { $deputy } heeft weinig te verliezen: de kaart is later meer waard.

## Oproeping, proces, ballingschap

convention-reason-flee = Het Tribunaal zou { $deputy } met { $percent }% kans laten onthoofden: op de vlucht heeft hij meer te hopen.
convention-reason-trial = Het Tribunaal spreekt { $deputy } met { $percent }% kans vrij, en laat hem met { $before }% kans onthoofden.
convention-reason-accomplice = Het Tribunaal zou de beschuldigde met { $percent }% kans laten onthoofden: 2 PP van { $deputy } zijn goedkoper.
convention-reason-attempt =
    { $percent ->
        [0] Proberen kost niets, al is geen worp genoeg voor { $deputy }.
       *[other] Proberen kost niets: { $deputy } komt met { $percent }% kans terug.
    }
convention-reason-give-up = Het Tribunaal laat { $deputy } met { $percent }% kans zijn hoofd: beter dan verborgen blijven.
convention-reason-hide = Het Tribunaal laat { $deputy } met maar { $percent }% kans zijn hoofd: beter verborgen blijven.
convention-reason-most = Dit belooft meer dan elke andere zet: de winst met { $percent }% kans.
convention-reason-guess = Een automaat heeft het boekje niet gelezen: hij raadt.
