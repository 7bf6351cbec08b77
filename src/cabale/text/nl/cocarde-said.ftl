# Le Lys et la Cocarde: waarom een automaat zo speelde, zoals hij het zelf aan de anderen vertelt. $you is wie luistert;
# $me welke van de spelers de automaat is.

cocarde-said-throw = { cocarde-said-tree }, en { cocarde-said-off }.
cocarde-said-tree =
    { $chance ->
        [0] Mijn worp kon geen boom opbrengen
       *[other] Mijn worp bracht een boom op met { $chance }% kans
    }
cocarde-said-off =
    { $risk ->
        [0] kon me niet naast de baan laten
       *[other] liet me naast de baan met { $risk }%
    }
cocarde-said-stands =
    { $you ->
        [target] Jij hebt { cocarde-standing }.
       *[nobody] { $target } heeft { cocarde-standing }.
    }

## Zijn beurt

cocarde-said-roll = Geen van mijn kaarten deed nu meer dan later. { cocarde-said-throw }
cocarde-said-role = Met deze rol was ik het best af: { $role }. { cocarde-said-throw }
cocarde-said-mark =
    { $you ->
        [target] Jij hebt { cocarde-standing }. Niets diende me meer dan deze rol voor jou: { $role }.
       *[nobody] { $target } heeft { cocarde-standing }. Niets diende me meer dan deze rol voor { $target }: { $role }.
    }
cocarde-said-attack =
    { $odds ->
        [0] { cocarde-said-stands } Een verdediging kon er niet zijn.
       *[other] { cocarde-said-stands } Voor zover ik wist was er met { $odds }% kans een verdediging.
    }
cocarde-said-escape = Ik ben meteen vrij, { $place-on }, en werp van daar.
cocarde-said-spared = Van mijn kaarten kon mijn hand { $card-the } het best missen.

## Gevaren

cocarde-said-defend = Blijven staan { $place-on } was me meer waard dan { $card-the }.
cocarde-said-defend-not = Getroffen worden { $place-on } kostte me minder dan een kaart.
cocarde-said-pass = Voorbij vak { $place } gaan was me meer waard dan { $card-the }.
cocarde-said-pass-not = Omkeren op vak { $place } kostte me minder dan een kaart.
cocarde-said-protect = Wat er gebeurt { $place-on } had me meer gekost dan { $card-the }.
cocarde-said-protect-not = Wat er gebeurt { $place-on } kostte me minder dan een kaart.

## Keuzes

cocarde-said-alms =
    { $you ->
        [target] Een kaart van jou, met { cocarde-standing }, leverde me het meest op.
       *[nobody] Een kaart van { $target }, met { cocarde-standing }, leverde me het meest op.
    }
cocarde-said-steal = { cocarde-said-alms }
cocarde-said-redistribute =
    { $me ->
        [target] In mijn eigen hand had ik het meest aan { $card-the }.
       *[nobody] { cocarde-said-elsewhere }
    }
cocarde-said-elsewhere =
    { $you ->
        [target] In jouw hand schaadt { $card-the } me het minst.
       *[nobody] In de hand { $target-of } schaadt { $card-the } me het minst.
    }
cocarde-said-guilty = Ik sta beter op vak 38 dan hier.
cocarde-said-not-guilty = Ik sta beter hier dan op vak 38.
