# Guillotine: de vraag in twee woorden, de zetten op hun knoppen, waarop gewacht wordt.

## Het opschrift van een vraag

guillotine-heading-action = Jouw beurt
guillotine-heading-noble = Welke edele
guillotine-heading-distance = Hoe ver
guillotine-heading-player = Welke speler
guillotine-heading-pile = Een afgelegde kaart
guillotine-heading-front = Een open kaart
guillotine-heading-order = Wie staat waar
guillotine-heading-arrival = Een late aankomst
guillotine-heading-interrupt = Voor het mes valt
guillotine-heading-clown = De Clown
guillotine-heading-victim = Het Onschuldige slachtoffer
guillotine-heading-infighting = Een kaart afleggen
guillotine-heading-inspect = Een bekeken hand
guillotine-heading-error = Een edele nemen
guillotine-heading-final = { guillotine-term-final }

## Zetten

guillotine-choice-pass = Passen
guillotine-choice-discard_guards = Leg { guillotine-card-callous_guards.the } af
guillotine-choice-play = Speel { $card-the }: { $card-short }
guillotine-choice-noble =
    { $position ->
        [0] Kies { $noble-the }
       *[other] Kies { $noble-the } (plaats { $position })
    }
guillotine-choice-by =
    { $distance ->
        [one] Over { $distance } plaats
       *[other] Over { $distance } plaatsen
    }
guillotine-choice-name =
    { $you ->
        [target] Wijs jezelf aan
       *[nobody] Wijs { $target } aan
    }
guillotine-choice-card = Kies { $card-the }

## De titel van een knop

guillotine-title-pass = { guillotine-choice-pass }
guillotine-title-discard_guards = { guillotine-card-callous_guards }
guillotine-title-play = { $card }
guillotine-title-noble = { $noble }
guillotine-title-by =
    { $distance ->
        [one] { $distance } plaats
       *[other] { $distance } plaatsen
    }
guillotine-title-name =
    { $you ->
        [target] Jij
       *[nobody] { $target }
    }
guillotine-title-card = { $card }

## De tweede regel

guillotine-detail-pass = zonder kaart
guillotine-detail-discard_guards = naar de aflegstapel
guillotine-detail-play = { $card-short }
guillotine-detail-noble =
    { $position ->
        [0] { $noble-short }
       *[other] { $position } · { $noble-short }
    }
guillotine-detail-by = langs de rij
guillotine-detail-name =
    { $you ->
        [target] jijzelf
       *[nobody] deze speler
    }
guillotine-detail-card = { $card-short }

## De letter; niet t, die de pagina voor de tafel houdt

guillotine-shortcut-pass = p
guillotine-shortcut-discard_guards = g

## Een zet die niet open is

guillotine-aim-play = { $card-the }
guillotine-shut-play = { $card }

## Waarop gewacht wordt

guillotine-status-blade = Het mes hangt boven { $noble-the }.
