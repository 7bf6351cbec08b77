# Wat op het bord gedrukt staat.

## Kaarten van Complots: de naam, de naam met lidwoord, twee regels uitwerking

complots-card-duchess = Hertogin
    .article-form = De Hertogin
    .effect = neemt 3 munten
    .second = stopt hulp van buiten
    .lost = open: Hertogin
complots-card-assassin = Sluip­moordenaar
    .article-form = De Sluipmoordenaar
    .effect = kost voor 3 munten
    .second = een ander een kaart
    .lost = open: Sluipmoordenaar
complots-card-countess = Gravin
    .article-form = De Gravin
    .effect = doet zelf niets
    .second = stopt de moordaanslag
    .lost = open: Gravin
complots-card-captain = Kapitein
    .article-form = De Kapitein
    .effect = steelt 2 munten
    .second = stopt diefstal
    .lost = open: Kapitein
complots-card-ambassador = Ambassadeur
    .article-form = De Ambassadeur
    .effect = wisselt 2 kaarten
    .second = stopt diefstal
    .lost = open: Ambassadeur
complots-card-inquisitor = Inquisiteur
    .article-form = De Inquisiteur
    .effect = wisselt of ondervraagt
    .second = stopt diefstal
    .lost = open: Inquisiteur

## Het midden van de tafel

complots-court = Het Hof
    .short = Hof
    .cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
complots-treasury = De Schatkist
    .short = Schatkist
    .coins = { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }
    .endless = onbeperkt
complots-claims = { $name } claimt
    .you = Je claimt
complots-counters = { $name } pareert als
    .you = Je pareert als
complots-claimed = { $name } claimde
    .you = Je claimde
complots-stamp-proved = Waar
complots-stamp-exposed = Leugen
complots-you = jij
complots-packet = Je stapeltje

## De plaatsen: de regel onder de naam

complots-seat-hidden = { $count } verborgen
complots-seat-held =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
complots-seat-out = uitge­schakeld
complots-seat-lost = open: { $names }
complots-seat-plays = aan de beurt
complots-seat-claims = claimt
complots-seat-aims = mikt
complots-seat-acts = handelt
complots-seat-target = doelwit
complots-seat-doubts = twijfelt
complots-seat-counters = pareert
complots-seat-wins = wint
complots-seat-automaton = automaat { $level }
complots-seat-failed = automaat { $level }, als noodhulp
complots-seat-stand-in = een automaat speelt
complots-seat-away = afwezig

## Guillotine: groepen, rij, stapels

guillotine-group-purple = paars, het hof
guillotine-group-red = rood, het leger
guillotine-group-green = groen, de stad
guillotine-group-blue = blauw, de Kerk
guillotine-group-grey = grijs, de onschuldigen
guillotine-line =
    { $count ->
        [one] De rij: { $count } edele
       *[other] De rij: { $count } edelen
    }
guillotine-line-empty = Er staat niemand meer in de rij.
guillotine-at = { $name }, { $short }, { $group }, plaats { $place } van { $count }
guillotine-is = { $name }, { $short }, { $group }
guillotine-day = Dag
guillotine-day-of = Dag { $day } van 3
guillotine-final = De drie dagen zijn voorbij
guillotine-deck-nobles = edelen
guillotine-deck-cards = kaarten
guillotine-gone =
    { $count ->
        [one] { $count } afgelegd
       *[other] { $count } afgelegd
    }
guillotine-piles = Wat is afgelegd
guillotine-piles-open =
    { $count ->
        [one] Wat is afgelegd: { $count } kaart
       *[other] Wat is afgelegd: { $count } kaarten
    }
guillotine-gone-nobles = Edelen
guillotine-gone-cards = Actiekaarten, de laatste eerst

## Guillotine: plaatsen en handen

guillotine-hand =
    { $count ->
        [one] Je hand: { $count } kaart
       *[other] Je hand: { $count } kaarten
    }
guillotine-hand-empty = Je hand is leeg.
guillotine-mine =
    { $count ->
        [one] jij · { $count } kaart in de hand
       *[other] jij · { $count } kaarten in de hand
    }
guillotine-seat-hand =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
guillotine-seat-failed = automaat { $level }, vervangen
guillotine-seat-stand-in = een automaat speelt
guillotine-seat-away = afwezig
guillotine-rushed = mag in de volgende beurt geen kaart spelen
guillotine-pile = De stapel, de bovenste eerst
guillotine-pile-title = { $name }: { $total }
guillotine-pile-empty = Nog niemand.
guillotine-pile-mine =
    Je stapel: { $count ->
        [one] { $count } edele
       *[other] { $count } edelen
    }, { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }
guillotine-pile-of =
    De stapel van { $name }: { $count ->
        [one] { $count } edele
       *[other] { $count } edelen
    }, { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }
guillotine-front = Open voor zich
guillotine-known = In de hand, voor zover je weet
guillotine-nothing = Hier ligt niets.

## Guillotine: het einde

guillotine-count = De hoofden geteld
guillotine-count-day = Dag { $day }
guillotine-count-final = Met de kaarten
guillotine-order-victim = Wie er pakt
guillotine-order-anybody = om het even wie
guillotine-order-noble = Welke edele
guillotine-order-any-noble = om het even welke edele
