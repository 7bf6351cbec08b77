# Guillotine: waarom een automaat zo speelde, zoals hij het zelf aan de anderen vertelt. $you is wie luistert; $me welke
# van de spelers de automaat is.

guillotine-said-worth =
    { $points ->
        [one] { $points } punt voor mij
       *[other] { $points } punten voor mij
    }
guillotine-said-worth-to-them =
    { $you ->
        [collector] { guillotine-adds } voor jou
       *[nobody] { guillotine-adds } voor { $collector }
    }

## Een kaart, of geen

guillotine-said-pass = Vooraan stond { $noble-the }, { guillotine-said-worth }; mijn kaarten beloven meer op een ander moment.
guillotine-said-take = Ik had het op { $noble-the } gemunt, { guillotine-said-worth }, tegen { $before } met wie eerst vooraan stond.
guillotine-said-behind = Ik had het op { $noble-the } gemunt, { guillotine-said-worth }, en op een rij erachter die me beter past dan eerst.
guillotine-said-line = De rij past me daarna beter dan eerst.
guillotine-said-chance = Vooraan stond { $noble-the }, { guillotine-said-worth }: het toeval beloofde me een betere rij.
guillotine-said-longer = Een langere rij komt me hier van pas.
guillotine-said-more = Ik onthoofd een edele meer: dat geeft me deze beurt { guillotine-adds } erbij.
guillotine-said-influence = Vooraan stond { $noble-the }, { guillotine-said-worth }: zoveel kaarten zijn meer waard.
guillotine-said-ends =
    { $day ->
        [3] Aan de rest van de rij had ik minder gehad dan aan het eind van het spel.
       *[other] Aan de rest van de rij had ik minder gehad dan aan het eind van de dag.
    }
guillotine-said-hand = Mijn hand beloofde weinig: een andere was allicht beter.
guillotine-said-rivals =
    { $you ->
        [target] { $card-effect } Van mijn tegenstanders heb jij het meest: { guillotine-view-points }, tegen { $mine } voor mij.
       *[nobody] { $card-effect } Van mijn tegenstanders heeft { $target } het meest: { guillotine-view-points }, tegen { $mine } voor mij.
    }
guillotine-said-front = Zoals mijn stapel was, gaf { $card-the } me { guillotine-adds } erbij.
guillotine-said-foreign = Elke paarse edele die ik voortaan onthoofd, levert me een kaart op.
guillotine-said-guards = De rij past me zoals ze is: laat niemand eraan komen.
guillotine-said-guards-away = Zonder { guillotine-card-callous_guards.the } kan ik meer dan ermee.
guillotine-said-finish = Geen van mijn kaarten kon mijn punten nog verbeteren.

## Een keuze

guillotine-said-swap = Wie van de trekstapel kwam in plaats van { $noble-the }, paste me allicht beter.
guillotine-said-arrival = Van wie ik zag, past { $noble-the } me achteraan het best.
guillotine-said-error = Aan { $noble-the } had ik het meest: { guillotine-said-worth }.
guillotine-said-player =
    { $me ->
        [target] Mezelf aanwijzen leverde me het meest op.
       *[nobody] { guillotine-said-other }
    }
guillotine-said-other =
    { $you ->
        [target] Jou aanwijzen ({ guillotine-view-points }) leverde me het meest op.
       *[nobody] { $target } aanwijzen ({ guillotine-view-points }) leverde me het meest op.
    }
guillotine-said-clown =
    { $you ->
        [target] De Clown aan jou geven ({ guillotine-view-points }) leverde me het meest op.
       *[nobody] De Clown aan { $target } geven ({ guillotine-view-points }) leverde me het meest op.
    }
guillotine-said-removed =
    { $me ->
        [target] Zonder { $card-the } voor me sta ik er beter voor.
       *[nobody] { guillotine-said-removed-elsewhere }
    }
guillotine-said-removed-elsewhere =
    { $you ->
        [target] Zonder { $card-the } voor jou sta ik er beter voor.
       *[nobody] Zonder { $card-the } voor { $target } sta ik er beter voor.
    }
guillotine-said-pile = Van de afgelegde kaarten had ik aan { $card-the } het meest.
guillotine-said-spared = Van mijn kaarten kon mijn hand { $card-the } het best missen.
guillotine-said-inspect =
    { $me ->
        [target] { guillotine-said-spared }
       *[nobody] { guillotine-said-feared }
    }
guillotine-said-feared =
    { $you ->
        [target] Van jouw kaarten was { $card-the } het meest te vrezen.
       *[nobody] Van de kaarten { $target-of } was { $card-the } het meest te vrezen.
    }

## Het moment voor het mes valt

guillotine-said-interrupt = { $noble-the }, { guillotine-said-worth-to-them }: een geschudde rij leverde allicht minder op.
guillotine-said-let-fall = { $noble-the }, { guillotine-said-worth-to-them }: mijn kaart doet meer op een ander moment.
