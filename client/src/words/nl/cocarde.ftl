# Le Lys et la Cocarde: wat op het bord gedrukt staat.

## Het parcours

cocarde-board-course = Het parcours, van 1789 tot 1799
cocarde-board-annexes = Gevangenis, grenzen en Guyana
cocarde-board-prison = Gevangenis
cocarde-board-frontiers = Grenzen
cocarde-board-guyane = Guyana
cocarde-board-danger-all = Een gevaar voor iedereen; een personage dat hier geldt wendt het af.
cocarde-board-danger-l = Een gevaar voor royalisten; een personage dat hier geldt wendt het af.
cocarde-board-danger-c = Een gevaar voor revolutionairen; een personage dat hier geldt wendt het af.
cocarde-board-danger-p = Een gevaar voor priesters; een personage dat hier geldt wendt het af.
cocarde-board-white = Een wit vak: met de dobbelstenen komt men er alleen voorbij door een personage te tonen dat hier geldt.
cocarde-board-nothing = Hier gebeurt niets.
cocarde-board-planted = { $name }: vervallen, er staat een boom
cocarde-board-map = Het hele parcours
cocarde-board-dice = De dobbelstenen: { $one } en { $two }
cocarde-board-no-dice = De dobbelstenen

## De spelers

cocarde-board-at-start = start
cocarde-board-at-square = vak { $number }
cocarde-board-at-prison = gevangenis, { $number }
cocarde-board-at-frontiers = grenzen, { $number }
cocarde-board-at-prison-brief = cel { $number }
cocarde-board-at-frontiers-brief = grens { $number }
cocarde-board-at-guyane = in Guyana
cocarde-board-you = { $state }, jij
cocarde-board-skip = gewond: slaat een beurt over
cocarde-board-wait = wacht op gezelschap
cocarde-board-tavern = in de taveerne
cocarde-board-salon = in het salon
cocarde-board-restart = begint opnieuw met zes kaarten
cocarde-board-hand = hand
cocarde-board-known = Je kent van deze hand: { $cards }
cocarde-board-failed = automaat { $level }, invaller
cocarde-board-stand-in = een automaat speelt
cocarde-board-away = afwezig
cocarde-board-plate =
    { $name }, { $role }, { $state }: { $trees ->
        [one] { $trees } boom
       *[other] { $trees } bomen
    }, { $certificates ->
        [one] { $certificates } certificaat
       *[other] { $certificates } certificaten
    }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }

## Mijn hand en de stapels

cocarde-board-mine =
    { $count ->
        [one] Je hand: { $count } kaart
       *[other] Je hand: { $count } kaarten
    }
cocarde-board-empty = Je hand is leeg.
cocarde-board-draw = trekstapel
cocarde-board-discards = aflegstapel
cocarde-board-discards-open =
    { $count ->
        [one] De aflegstapel bekijken: { $count } kaart
       *[other] De aflegstapel bekijken: { $count } kaarten
    }
cocarde-board-discards-title = De aflegstapel, de laatste kaart eerst
cocarde-board-trees =
    { $count ->
        [one] boom te planten
       *[other] bomen te planten
    }
cocarde-board-certificates =
    { $count ->
        [one] certificaat
       *[other] certificaten
    }
cocarde-board-use = { $card }: waarvoor, of op wie?
cocarde-board-ways = Wat met deze kaart te doen
cocarde-board-pool =
    { $count ->
        [one] Nog { $count } kaart te verdelen
       *[other] Nog { $count } kaarten te verdelen
    }

## Het einde

cocarde-board-ledger = De certificaten en de fouillering
cocarde-board-planted-by = De geplante bomen
cocarde-board-gained = Geplant
cocarde-board-paid = Betaald
cocarde-board-on = op { $number }
cocarde-board-searched = Gefouilleerd
cocarde-board-total = Totaal
cocarde-board-search = De fouillering: wie als eerste 56 bereikt, neemt van elke andere speler die er heeft een certificaat.
cocarde-board-no-search = Niemand bereikte vak 56: niemand wordt gefouilleerd.
cocarde-board-took = van { $name }
