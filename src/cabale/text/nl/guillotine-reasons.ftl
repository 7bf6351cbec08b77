# Guillotine: waarom een automaat in jouw plaats zo zou spelen, naar wat jij ziet.

guillotine-worth =
    { $points ->
        [one] { $points } punt voor jou
       *[other] { $points } punten voor jou
    }
guillotine-worth-to-them =
    { $points ->
        [one] { $points } punt voor { $collector }
       *[other] { $points } punten voor { $collector }
    }
guillotine-adds =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Een kaart, of geen

guillotine-reason-pass = Je onthoofdt { $noble-the }, { guillotine-worth }; je kaarten beloven meer op een ander moment.
guillotine-reason-take = Daarna onthoofd je { $noble-the }, { guillotine-worth }, tegen { $before } met wie nu vooraan staat.
guillotine-reason-behind = Daarna onthoofd je { $noble-the }, { guillotine-worth }, en de rij erachter past je beter dan nu.
guillotine-reason-line = De rij past je daarna beter dan nu.
guillotine-reason-chance = Vooraan staat { $noble-the }, { guillotine-worth }: het toeval belooft je een betere rij.
guillotine-reason-longer = Een langere rij komt je hier van pas.
guillotine-reason-more = Je onthoofdt een edele meer: dat geeft je deze beurt { guillotine-adds } erbij.
guillotine-reason-influence = Vooraan staat { $noble-the }, { guillotine-worth }: zoveel kaarten zijn meer waard.
guillotine-reason-ends =
    { $day ->
        [3] Aan de rest van de rij zou je minder hebben dan aan het eind van het spel.
       *[other] Aan de rest van de rij zou je minder hebben dan aan het eind van de dag.
    }
guillotine-reason-hand = Je hand belooft weinig: een andere is allicht beter.
guillotine-reason-rivals = { $card-effect } Van je tegenstanders heeft { $target } het meest: { guillotine-view-points }, tegen { $mine } voor jou.
guillotine-reason-front = Zoals je stapel nu is, geeft { $card-the } je { guillotine-adds } erbij.
guillotine-reason-foreign = Elke paarse edele die je voortaan onthoofdt, levert je een kaart op.
guillotine-reason-guards = De rij past je zoals ze is: laat niemand eraan komen.
guillotine-reason-guards-away = Zonder { guillotine-card-callous_guards.the } kun je nu meer dan ermee.
guillotine-reason-finish = Geen van je kaarten kan je punten nog verbeteren.

## Een keuze

guillotine-reason-swap = Wie van de trekstapel komt in plaats van { $noble-the }, past je allicht beter.
guillotine-reason-arrival = Van wie je zag, past { $noble-the } je achteraan het best.
guillotine-reason-error = Aan { $noble-the } heb je het meest: { guillotine-worth }.
guillotine-reason-player =
    { $you ->
        [target] Jezelf aanwijzen levert je het meest op.
       *[nobody] { $target } aanwijzen ({ guillotine-view-points }) levert je het meest op.
    }
guillotine-reason-clown = De Clown aan { $target } geven ({ guillotine-view-points }) levert je het meest op.
guillotine-reason-removed =
    { $you ->
        [target] Zonder { $card-the } voor je sta je er beter voor.
       *[nobody] Zonder { $card-the } voor { $target } sta je er beter voor.
    }
guillotine-reason-pile = Van de afgelegde kaarten heb je aan { $card-the } het meest.
guillotine-reason-spared = Van je kaarten kan je hand { $card-the } het best missen.
guillotine-reason-inspect =
    { $you ->
        [target] { guillotine-reason-spared }
       *[nobody] Van de kaarten { $target-of } is { $card-the } het meest te vrezen.
    }

## Het moment voor het mes valt

guillotine-reason-interrupt = { $noble-the }, { guillotine-worth-to-them }: een geschudde rij levert allicht minder op.
guillotine-reason-let-fall = { $noble-the }, { guillotine-worth-to-them }: je kaart doet meer op een ander moment.
