# Le Lys et la Cocarde: waarom een automaat zo zou spelen in jouw plaats, op grond van wat je ziet.

cocarde-throw = Je worp brengt een boom op met { $chance }% kans, en laat je naast de baan met { $risk }%.
cocarde-standing = { cocarde-certificates } en { cocarde-trees }

## Jouw beurt

cocarde-reason-roll = Geen van je kaarten doet nu meer dan later. { cocarde-throw }
cocarde-reason-role = Met deze rol ben je het best af: { $role }. { cocarde-throw }
cocarde-reason-mark = { $target } heeft { cocarde-standing }. Niets dient je meer dan deze rol voor { $target }: { $role }.
cocarde-reason-attack = { $target } heeft { cocarde-standing }. Voor zover je weet is er met { $odds }% kans een verdediging.
cocarde-reason-books = Twee boeken zijn een boom, en een geplante boom is een certificaat.
cocarde-reason-escape = Je bent meteen vrij, { $place-on }, en werpt van daar.
cocarde-reason-plant =
    { $count ->
        [0] Alleen geplante bomen tellen op het eind, en { $place-on } maakt deze niemands weg korter: er staat geen andere pion achter.
        [one] Alleen geplante bomen tellen op het eind, en { $place-on } helpt deze de anderen het minst: er staat nog { $count } andere pion achter.
       *[other] Alleen geplante bomen tellen op het eind, en { $place-on } helpt deze de anderen het minst: er staan nog { $count } andere pionnen achter.
    }
cocarde-reason-spared = Van je kaarten kan je hand { $card-the } het best missen.

## Gevaren

cocarde-reason-defend = Blijven staan { $place-on } is je meer waard dan { $card-the }.
cocarde-reason-defend-not = Getroffen worden { $place-on } kost je minder dan een kaart.
cocarde-reason-pass = Voorbij vak { $place } gaan is je meer waard dan { $card-the }.
cocarde-reason-pass-not = Omkeren op vak { $place } kost je minder dan een kaart.
cocarde-reason-protect = Wat er gebeurt { $place-on } zou je meer kosten dan { $card-the }.
cocarde-reason-protect-not = Wat er gebeurt { $place-on } kost je minder dan een kaart.

## Keuzes

cocarde-reason-alms = Een kaart van { $target }, met { cocarde-standing }, levert je het meest op.
cocarde-reason-steal = { cocarde-reason-alms }
cocarde-reason-redistribute =
    { $you ->
        [target] In je eigen hand heb je het meest aan { $card-the }.
       *[nobody] In de hand { $target-of } schaadt { $card-the } je het minst.
    }
cocarde-reason-schools = Hier is één boek al een boom waard; elders zijn er twee nodig.
cocarde-reason-guilty = Je staat beter op vak 38 dan hier.
cocarde-reason-not-guilty = Je staat beter hier dan op vak 38.
