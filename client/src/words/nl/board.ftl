# Wat op het bord gedrukt staat.

## Kaarten van Complots: de naam, de naam met lidwoord, twee regels uitwerking

complots-card-duchess = Hertogin
    .article-form = De Hertogin
    .effect = neemt 3 munten
    .second = tegen buitenlandse hulp
complots-card-assassin = Sluip­moordenaar
    .article-form = De Sluipmoordenaar
    .effect = kost voor 3 munten
    .second = een ander een kaart
complots-card-countess = Gravin
    .article-form = De Gravin
    .effect = doet zelf niets
    .second = tegen de moordaanslag
complots-card-captain = Kapitein
    .article-form = De Kapitein
    .effect = steelt 2 munten
    .second = tegen diefstal
complots-card-ambassador = Ambassadeur
    .article-form = De Ambassadeur
    .effect = wisselt 2 kaarten
    .second = tegen diefstal
complots-card-inquisitor = Inquisiteur
    .article-form = De Inquisiteur
    .effect = wisselt of ondervraagt
    .second = tegen diefstal

## Het midden van de tafel

complots-court = Het Hof
    .cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
complots-treasury = De Schatkist
    .coins = { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }
    .endless = onbeperkt
complots-claims = { $name } claimt
    .you = Je claimt
complots-counters = { $name } pareert als
    .you = Je pareert als
complots-you = jij
complots-packet = Je stapeltje

## De plaatsen: de regel onder de naam

complots-seat-hidden = { $count } verborgen
complots-seat-out = uitgeschakeld
complots-seat-plays = aan de beurt
complots-seat-claims = claimt
complots-seat-aims = mikt
complots-seat-acts = handelt
complots-seat-target = doelwit
complots-seat-doubts = twijfelt
complots-seat-counters = pareert
complots-seat-wins = wint
complots-seat-automaton = automaat { $level }
complots-seat-stumbled = automaat { $level }, als noodhulp
complots-seat-stand-in = een automaat speelt
complots-seat-away = afwezig
