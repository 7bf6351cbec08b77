# Le Lys et la Cocarde: de vraag in twee woorden, zetten op hun knoppen, en wat ze doen.

## De kop van een vraag

cocarde-heading-alms = Aalmoes
cocarde-heading-give = Een kaart als aalmoes
cocarde-heading-action = Jouw beurt
cocarde-heading-defend = Je wordt aangevallen
cocarde-heading-pass = Een wit vak
cocarde-heading-protect = Een gevaar
cocarde-heading-discard = Een kaart afleggen
cocarde-heading-guilty = Het proces
cocarde-heading-redistribute = Kaarten van de gevangenen
cocarde-heading-books49 = De grote scholen
cocarde-heading-steal = Een bericht
cocarde-heading-end = Voor je eindigt

## Zetten

cocarde-choice-none = Geen kaart tonen
cocarde-choice-end = De beurt eindigen
cocarde-choice-roll = De dobbelstenen gooien
cocarde-choice-books = Twee boeken leggen voor een boom
cocarde-choice-escape = Een ontsnappingskaart spelen, { $place-to }
cocarde-choice-yes = Schuldig
cocarde-choice-no = Niet schuldig
cocarde-choice-mark =
    { $you ->
        [target] Jezelf markeren met { $card-the }: { $role }
       *[nobody] { $target } markeren met { $card-the }: { $role }
    }
cocarde-choice-attack = { $target } aanvallen met { $card-the } { $place-on }
cocarde-choice-discard = Leg { $card-the } af
cocarde-choice-plant = Plant een boom { $place-on } ({ $place-event })
cocarde-choice-name =
    { $you ->
        [target] Kies jezelf
       *[nobody] Kies { $target }
    }
cocarde-choice-give = Geef { $card-the }
cocarde-choice-play = Toon { $card-the }
cocarde-choice-trade =
    { $books ->
        [one] Ruil { $books } boek
       *[other] Ruil { $books } boeken
    }

## De titel van een knop

cocarde-title-none = Geen kaart
cocarde-title-end = Einde
cocarde-title-roll = Gooien
cocarde-title-books = Twee boeken
cocarde-title-escape = Ontsnapping
cocarde-title-yes = Schuldig
cocarde-title-no = Niet schuldig
cocarde-title-mark = Maak een { $role }
cocarde-title-attack = { $card }
cocarde-title-discard = { $card } afleggen
cocarde-title-plant = Plant op { $place }
cocarde-title-give = { $card }
cocarde-title-play = { $card }
cocarde-title-name =
    { $you ->
        [target] Jij
       *[nobody] { $target }
    }
cocarde-title-trade =
    { $books ->
        [one] { $books } boek
       *[other] { $books } boeken
    }

## De tweede regel

cocarde-detail-none = laat het gebeuren
cocarde-detail-end = de volgende is aan de beurt
cocarde-detail-roll = en zien wie er gaat
cocarde-detail-books = voor één boom
cocarde-detail-escape = { $place-to }
cocarde-detail-yes = naar vak 38
cocarde-detail-no = blijf op 32
cocarde-detail-discard = weggegooid, en nergens meer goed voor
cocarde-detail-plant = { $place-title }
cocarde-detail-give = { $card-short }
cocarde-detail-play = { $card-short }
cocarde-detail-trade = een boom voor elk
cocarde-detail-mark =
    { $you ->
        [target] jezelf, met { $card-the }
       *[nobody] { $target }, met { $card-the }
    }
cocarde-detail-attack = { $target }, { $place-on }
cocarde-detail-name =
    { $you ->
        [target] jezelf
       *[nobody] { $cards ->
            [0] geen kaart in de hand
            [one] { $cards } kaart in de hand
           *[other] { $cards } kaarten in de hand
        }
    }

## Wat het oplevert of kost, in cijfers

cocarde-gain-trade = +{ $books }

## De letter; niet t, die de pagina voor het praten houdt

cocarde-shortcut-none = n
cocarde-shortcut-end = e
cocarde-shortcut-roll = g
cocarde-shortcut-books = b
cocarde-shortcut-escape = x
cocarde-shortcut-yes = j
cocarde-shortcut-no = n

## Een zet die niet openstaat

cocarde-action-roll = Gooien
cocarde-shut-roll = { cocarde-action-roll }
cocarde-action-books = Boeken leggen
cocarde-shut-books = { cocarde-action-books }
cocarde-action-escape = Ontsnappen
cocarde-shut-escape = { cocarde-action-escape }
cocarde-action-plant = Een boom planten
cocarde-shut-plant = { cocarde-action-plant }
cocarde-aim-attack = { $card }
cocarde-shut-attack = { $card }

## Wat een zet doet, gezegd aan wie hem mag spelen

cocarde-does-none-defend = Je weert niet af.
cocarde-does-none-pass = Je keert om, en niemand weet dat je door had gekund.
cocarde-does-none-protect = Niemand weet dat je het had kunnen afwenden.
cocarde-does-none-books49 = Je houdt je boeken, en niemand weet dat je er hebt.
cocarde-does-play-defend = De aanval mislukt. Weg: { $card-the }.
cocarde-does-play-pass = Je gaat door. Weg: { $card-the }.
cocarde-does-play-protect = Er overkomt je hier niets. Weg: { $card-the }.
cocarde-does-name-alms = { $target } kiest een kaart voor je.
cocarde-does-name-steal = Je neemt blind een kaart uit de hand { $target-of }.
cocarde-does-discard-action = Dat is je hoofdactie. Weg: { $card-the }.
cocarde-does-discard-discard = Weg, voor ieders ogen: { $card-the }.
cocarde-does-end = Je beurt eindigt.
cocarde-does-roll =
    { $held ->
        [deported] Alleen met een dubbele worp kom je uit Guyana.
        [visiting] Je blijft in de salon; een dubbele worp levert je kaarten op.
        [drinking] { $sign ->
            [c] Met twee verschillende cijfers kom je uit de taveerne, of met een kokarde.
            [l] Met twee verschillende cijfers kom je uit de taveerne, of met een lelie.
           *[none] Alleen met twee verschillende cijfers kom je uit de taveerne.
        }
        [waiting] { $sign ->
            [c] Zolang je hier alleen staat, blijf je met twee cijfers staan; met een kokarde ga je verder.
            [l] Zolang je hier alleen staat, blijf je met twee cijfers staan; met een lelie ga je verder.
           *[none] Zolang je hier alleen staat, brengt geen worp je verder.
        }
       *[free] { $sign ->
            [c] Met twee cijfers ga je vooruit, en met een kokarde ook. Met een lelie zonder kokarde blijf je staan.
            [l] Met twee cijfers ga je vooruit, en met een lelie ook. Met een kokarde zonder lelie blijf je staan.
            [p] Met twee cijfers ga je vooruit. Met een kokarde of een lelie blijf je staan: op geen dobbelsteen staat een kruis.
           *[none] Met twee cijfers ga je vooruit. Met een kokarde of een lelie blijf je staan, want jij draagt geen van beide.
        }
    }
cocarde-does-books = Twee boeken gaan weg, en je neemt een boom.
cocarde-does-escape = Je komt eruit, en ondergaat niets waar je aankomt.
cocarde-does-yes = Je springt naar 38, en doet wat er staat.
cocarde-does-no = Je blijft op 32.
cocarde-does-attack =
    { $struck ->
        [killed] { $target } mag met een kaart afweren; anders gaan hand en rol verloren, en begint de pion opnieuw bij de start.
       *[jailed] { $target } mag met een kaart afweren; anders wordt het de gevangenis.
    }
cocarde-does-plant = { $place } · { $place-event } vervalt, voor iedereen. Je krijgt een certificaat.
cocarde-does-give = { $card-the } gaat naar de priester; niemand anders ziet het.
cocarde-does-name-redistribute =
    { $you ->
        [target] Je houdt hem.
       *[nobody] { $target } krijgt hem.
    }
cocarde-does-mark =
    { $you ->
        [target] Je rol: { $role }. Dat is je hoofdactie.
       *[nobody] De rol { $target-of }: { $role }. Dat is je hoofdactie.
    }
cocarde-does-trade =
    { $books ->
        [one] { $books } boek gaat weg, voor { $books } boom.
       *[other] { $books } boeken gaan weg, voor { $books } bomen.
    }
cocarde-then-place =
    { $you ->
        [seat] Je gaat { $place-to }.
       *[nobody] { $seat } gaat { $place-to }.
    }
cocarde-ahead = Op de volgende 8 vakken: { $parts }.
cocarde-ahead-same = Op de volgende 8 vakken verandert dat niets.
cocarde-ahead-trees = bomen op { $squares }
cocarde-ahead-danger = gevaar op { $squares }
cocarde-ahead-no-trees = geen bomen meer op { $squares }
cocarde-ahead-no-danger = geen gevaar meer op { $squares }
cocarde-ahead-end =
    { $left ->
        [one] 56 ligt 1 vak verder, en je moet er precies op uitkomen: wat te veel is, tel je terug.
       *[other] 56 ligt { $left } vakken verder, en je moet er precies op uitkomen: wat te veel is, tel je terug.
    }
cocarde-ahead-guillotine =
    { $left ->
        [one] 8, de guillotine, ligt 1 vak verder, en telt alleen als je er precies op uitkomt.
       *[other] 8, de guillotine, ligt { $left } vakken verder, en telt alleen als je er precies op uitkomt.
    }
cocarde-ahead-home =
    { $left ->
        [one] 8, de weg terug, ligt 1 vak verder, en je moet er precies op uitkomen.
       *[other] 8, de weg terug, ligt { $left } vakken verder, en je moet er precies op uitkomen.
    }

## Waarop gewacht wordt, wie er ook kan spreken

cocarde-status-pass = Bij een wit vak zou een personage de weg kunnen openen.
cocarde-status-protect = Een personage zou het gevaar kunnen afwenden.
cocarde-status-books49 = Boeken zouden geruild kunnen worden voor bomen.
cocarde-status-end = Twee boeken zouden gelegd kunnen worden voor de beurt eindigt.
