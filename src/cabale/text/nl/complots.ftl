# Complots.

## Personages: .the in een zin, .a voor één exemplaar, .of met het voorzetsel, .letter voor de toets,
## .does wat de kaart doet

complots-character-duchess = Hertogin
    .the = de Hertogin
    .a = een Hertogin
    .of = van de Hertogin
    .letter = e
    .does = neemt 3 munten
complots-character-assassin = Sluipmoordenaar
    .the = de Sluipmoordenaar
    .a = een Sluipmoordenaar
    .of = van de Sluipmoordenaar
    .letter = s
    .does = kost een ander een kaart
complots-character-countess = Gravin
    .the = de Gravin
    .a = een Gravin
    .of = van de Gravin
    .letter = g
    .does = stuit de Sluipmoordenaar
complots-character-captain = Kapitein
    .the = de Kapitein
    .a = een Kapitein
    .of = van de Kapitein
    .letter = k
    .does = steelt 2 munten
complots-character-ambassador = Ambassadeur
    .the = de Ambassadeur
    .a = een Ambassadeur
    .of = van de Ambassadeur
    .letter = a
    .does = wisselt 2 kaarten
complots-character-inquisitor = Inquisiteur
    .the = de Inquisiteur
    .a = een Inquisiteur
    .of = van de Inquisiteur
    .letter = q
    .does = wisselt of ondervraagt
complots-character-unknown = kaart
    .the = de kaart
    .a = een kaart
    .of = van de kaart

## Acties: .the in een zin

complots-action-income = Inkomen
    .the = het Inkomen
complots-action-foreign_aid = Buitenlandse hulp
    .the = de Buitenlandse hulp
complots-action-coup = Staatsgreep
    .the = de Staatsgreep
complots-action-tax = Belasting
    .the = de Belasting
complots-action-assassinate = Moordaanslag
    .the = de Moordaanslag
complots-action-steal = Diefstal
    .the = de Diefstal
complots-action-exchange = Wisselen
    .the = het Wisselen
complots-action-examine = Ondervraging
    .the = de Ondervraging

complots-aim-coup =
    { $you ->
        [target] Staatsgreep tegen jou
       *[nobody] Staatsgreep tegen { $target }
    }
complots-aim-assassinate =
    { $you ->
        [target] Moordaanslag op jou
       *[nobody] Moordaanslag op { $target }
    }
complots-aim-steal =
    { $you ->
        [target] Diefstal ten koste van jou
       *[nobody] Diefstal ten koste van { $target }
    }
complots-aim-examine =
    { $you ->
        [target] Ondervraging van jou
       *[nobody] Ondervraging van { $target }
    }

complots-term-court = Hof
complots-term-treasury = Schatkist

## Een aangekondigde actie

complots-deed-income =
    { $you ->
        [seat] Je neemt Inkomen.
       *[nobody] { $seat } neemt Inkomen.
    }
complots-deed-foreign_aid =
    { $you ->
        [seat] Je vraagt Buitenlandse hulp.
       *[nobody] { $seat } vraagt Buitenlandse hulp.
    }
complots-deed-coup =
    { $you ->
        [seat] Je betaalt 7 munten voor een Staatsgreep tegen { $target }.
        [target] { $seat } betaalt 7 munten voor een Staatsgreep tegen jou.
       *[nobody] { $seat } betaalt 7 munten voor een Staatsgreep tegen { $target }.
    }
complots-deed-tax =
    { $you ->
        [seat] Je claimt de Hertogin en eist 3 munten Belasting.
       *[nobody] { $seat } claimt de Hertogin en eist 3 munten Belasting.
    }
complots-deed-assassinate =
    { $you ->
        [seat] Je claimt de Sluipmoordenaar en betaalt 3 munten voor een Moordaanslag op { $target }.
        [target] { $seat } claimt de Sluipmoordenaar en betaalt 3 munten voor een Moordaanslag op jou.
       *[nobody] { $seat } claimt de Sluipmoordenaar en betaalt 3 munten voor een Moordaanslag op { $target }.
    }
complots-deed-steal =
    { $you ->
        [seat] Je claimt de Kapitein om van { $target } te stelen.
        [target] { $seat } claimt de Kapitein om van jou te stelen.
       *[nobody] { $seat } claimt de Kapitein om van { $target } te stelen.
    }
complots-deed-exchange =
    { $you ->
        [seat] Je claimt { $character-the } om met het Hof te wisselen.
       *[nobody] { $seat } claimt { $character-the } om met het Hof te wisselen.
    }
complots-deed-examine =
    { $you ->
        [seat] Je claimt de Inquisiteur om { $target } te ondervragen.
        [target] { $seat } claimt de Inquisiteur om jou te ondervragen.
       *[nobody] { $seat } claimt de Inquisiteur om { $target } te ondervragen.
    }

## Wat er gebeurt

complots-event-first =
    { $you ->
        [seat] Jij begint.
       *[nobody] { $seat } begint.
    }
complots-event-dealt =
    { $you ->
        [seat] Je krijgt { $character-a }.
       *[nobody] { $seat } krijgt { $character-a }.
    }
complots-event-drafted =
    { $you ->
        [seat] Je kiest { $character-a } uit je pakje.
       *[nobody] { $seat } kiest { $character-a } uit het eigen pakje.
    }
complots-event-began =
    { $you ->
        [seat] Beurt { $turn }: jij.
       *[nobody] Beurt { $turn }: { $seat }.
    }
complots-event-declared = { $deed }
complots-event-unchallenged = Niemand betwijfelt het.
complots-event-challenged =
    { $you ->
        [seat] Je betwijfelt { $character-the } { $claimer-of }.
        [claimer] { $seat } betwijfelt jouw { $character }.
       *[nobody] { $seat } betwijfelt { $character-the } { $claimer-of }.
    }
complots-event-proved =
    { $you ->
        [seat] Je toont { $character-the }, die naar het Hof gaat.
       *[nobody] { $seat } toont inderdaad { $character-the }, die naar het Hof gaat.
    }
complots-event-exposed =
    { $you ->
        [seat] Je kunt { $character-the } niet tonen.
       *[nobody] { $seat } kan { $character-the } niet tonen.
    }
complots-event-refunded =
    { $you ->
        [seat] Je krijgt { $amount-coins } terug.
       *[nobody] { $seat } krijgt { $amount-coins } terug.
    }
complots-event-uncountered = Niemand pareert { $action-the }.
complots-event-countered =
    { $you ->
        [seat] Je pareert { $actor } uit naam { $character-of }.
        [actor] { $seat } pareert jou uit naam { $character-of }.
       *[nobody] { $seat } pareert { $actor } uit naam { $character-of }.
    }
complots-event-failed =
    { $you ->
        [seat] Je krijgt niets: { $action-the } mislukt.
       *[nobody] { $seat } krijgt niets: { $action-the } mislukt.
    }
complots-event-gained =
    { $you ->
        [seat] Je krijgt { $amount-coins }.
       *[nobody] { $seat } krijgt { $amount-coins }.
    }
complots-event-stole =
    { $you ->
        [seat] Je steelt { $amount-coins } van { $target }.
        [target] { $seat } steelt { $amount-coins } van jou.
       *[nobody] { $seat } steelt { $amount-coins } van { $target }.
    }
complots-event-lost =
    { $you ->
        [seat] Je verliest { $character-a }.
       *[nobody] { $seat } verliest { $character-a }.
    }
complots-event-eliminated =
    { $you ->
        [seat] { $amount ->
            [0] Je bent uitgeschakeld, met een lege beurs.
           *[other] Je bent uitgeschakeld en geeft { $amount-coins } terug aan de Schatkist.
        }
       *[nobody] { $amount ->
            [0] { $seat } is uitgeschakeld, met een lege beurs.
           *[other] { $seat } is uitgeschakeld en geeft { $amount-coins } terug aan de Schatkist.
        }
    }
complots-event-drew =
    { $you ->
        [seat] Je trekt { $character-a } uit het Hof.
       *[nobody] { $seat } trekt { $character-a } uit het Hof.
    }
complots-event-returned =
    { $you ->
        [seat] Je legt { $character-a } terug in het Hof.
       *[nobody] { $seat } legt { $character-a } terug in het Hof.
    }
complots-event-showed =
    { $you ->
        [seat] Je toont { $character-a } aan { $actor }, onder vier ogen.
        [actor] { $seat } toont je { $character-a }, onder vier ogen.
       *[nobody] { $seat } toont { $character-a } aan { $actor }, onder vier ogen.
    }
complots-event-gave_back =
    { $you ->
        [seat] Je geeft { $character-the } terug aan { $target }.
        [target] { $seat } geeft je { $character-the } terug.
       *[nobody] { $seat } geeft { $character-the } terug aan { $target }.
    }
complots-event-discarded =
    { $you ->
        [seat] Je laat { $character-the } { $target-of } afleggen: terug naar het Hof.
        [target] { $seat } laat jou { $character-the } afleggen: terug naar het Hof.
       *[nobody] { $seat } laat { $character-the } { $target-of } afleggen: terug naar het Hof.
    }
complots-event-voided =
    { $you ->
        [target] Je bent al uitgeschakeld: { $action-the } loopt op niets uit.
       *[nobody] { $target } is al uitgeschakeld: { $action-the } loopt op niets uit.
    }
complots-event-won =
    { $you ->
        [seat] Je wint.
       *[nobody] { $seat } wint.
    }
complots-event-drawn =
    { $turns ->
        [one] Na { $turns } beurt eindigt het spel onbeslist tussen de spelers die nog meedoen.
       *[other] Na { $turns } beurten eindigt het spel onbeslist tussen de spelers die nog meedoen.
    }

## Wat vaak gebeurt, samengevat

complots-gathered-dealt =
    { $gathered ->
        [all] { $count ->
            [one] Iedereen krijgt een kaart.
           *[other] Iedereen krijgt { $count } kaarten.
        }
        [others] { $count ->
            [one] De anderen krijgen elk een kaart.
           *[other] De anderen krijgen elk { $count } kaarten.
        }
       *[one] { $seat } krijgt { $count } kaarten.
    }
complots-gathered-drew =
    { $gathered ->
        [all] { $count ->
            [one] Iedereen trekt een kaart uit het Hof.
           *[other] Iedereen trekt { $count } kaarten uit het Hof.
        }
        [others] { $count ->
            [one] De anderen trekken elk een kaart uit het Hof.
           *[other] De anderen trekken elk { $count } kaarten uit het Hof.
        }
       *[one] { $seat } trekt { $count } kaarten uit het Hof.
    }

## Wat er gevraagd wordt

complots-ask-draft = Welke kaart uit je pakje kies je?
complots-ask-action =
    { $rule ->
        [C-12] Jij bent aan zet. Met { $coins-coins } is de Staatsgreep verplicht: tegen wie?
       *[C-11] Jij bent aan zet, met { $coins-coins }. Welke actie?
    }
complots-ask-challenge = { $deed } Betwijfel je dat?
complots-ask-counter = { $deed } Pareer je?
complots-ask-challenge_counter =
    { $you ->
        [actor] { $claimer } pareert jou uit naam { $character-of }. Betwijfel je dat?
       *[nobody] { $claimer } pareert { $actor } uit naam { $character-of }. Betwijfel je dat?
    }
complots-ask-lose = Welke kaart verlies je?
complots-ask-return = Welke kaart leg je terug in het Hof?
complots-ask-show = Welke kaart toon je aan { $actor }?
complots-ask-verdict = { $target } toont je { $character-a }. Wat doe je ermee?

# Infinitieven: ‘je moet …’, ‘we wachten op Hugo: …’
complots-question-draft = in het geheim een kaart kiezen
complots-question-action = een actie kiezen
complots-question-challenge = de claim betwijfelen of laten gaan
complots-question-counter = pareren of laten gaan
complots-question-challenge_counter = de parering betwijfelen of laten gaan
complots-question-lose = de kaart kiezen die verloren gaat
complots-question-return = de kaart kiezen die teruggaat naar het Hof
complots-question-show = de kaart kiezen die getoond wordt
complots-question-verdict = de kaart teruggeven of laten afleggen

## Zetten

complots-choice-income = Inkomen (+1 munt)
complots-choice-foreign_aid = Buitenlandse hulp (+2 munten)
complots-choice-tax =
    { $held ->
        [yes] Belasting (+3 munten, { $character })
       *[no] Belasting (+3 munten, { $character }, bluf)
    }
complots-choice-exchange =
    { $held ->
        [yes] Wisselen ({ $character })
       *[no] Wisselen ({ $character }, bluf)
    }
complots-choice-coup = { complots-aim-coup } (−7 munten)
complots-choice-assassinate =
    { $held ->
        [yes] { complots-aim-assassinate } (−3 munten, { $character })
       *[no] { complots-aim-assassinate } (−3 munten, { $character }, bluf)
    }
complots-choice-steal =
    { $held ->
        [yes] { complots-aim-steal } ({ $character })
       *[no] { complots-aim-steal } ({ $character }, bluf)
    }
complots-choice-examine =
    { $held ->
        [yes] { complots-aim-examine } ({ $character })
       *[no] { complots-aim-examine } ({ $character }, bluf)
    }
complots-choice-pass = Laten gaan
complots-choice-challenge = Betwijfelen
complots-choice-counter =
    { $held ->
        [yes] Pareren ({ $character })
       *[no] Pareren ({ $character }, bluf)
    }
complots-choice-lose = Verlies { $character-the }
complots-choice-return = Leg { $character-the } terug in het Hof
complots-choice-show = Toon { $character-the }
complots-choice-give_back = Geef de kaart terug
complots-choice-discard = Laat de kaart afleggen
complots-choice-draft = Kies { $character-the }

## Weigeringen

complots-refusal-eliminated =
    { $you ->
        [seat] Je bent uitgeschakeld: er wordt je niets meer gevraagd.
       *[nobody] { $seat } is uitgeschakeld en heeft niets meer te antwoorden.
    }
complots-refusal-no_draw_due = Er valt nu niets te trekken: het wachten is op het antwoord van een speler.
complots-refusal-not_in_court = Dat kan niet getrokken worden: het moet een kaart uit het Hof zijn.
complots-refusal-other_question = Dat is de vraag niet: je moet { $question }.
complots-refusal-cannot_counter = Je kunt { $action-the } niet pareren uit naam { $character-of }: kies een van de aangeboden pareringen, of laat gaan.
complots-refusal-not_held = Je hebt { $character-the } niet: kies een kaart die je hebt.
complots-refusal-no_pass = Een beurt overslaan kan niet: kies een actie.
complots-refusal-no_such_target = Daar zit niemand: kies een tegenspeler die nog meedoet.
complots-refusal-target_out = { $target } is al uitgeschakeld: kies een tegenspeler die nog meedoet.
complots-refusal-nothing_to_steal = { $target } heeft geen munt om te stelen: kies iemand die rijker is.
complots-refusal-no_inquisitor = Dit spel kent geen Inquisiteur, en dus geen Ondervraging.
complots-refusal-must_coup = Met { $coins-coins } is de Staatsgreep verplicht.
complots-refusal-too_poor = Je komt { $missing-coins } tekort.
complots-refusal-target_self = Je kunt jezelf niet kiezen: kies een tegenspeler die nog meedoet.
complots-refusal-no_counter = Uit naam { $character-of } valt niets te pareren: noem een ander personage, of laat gaan.
complots-refusal-not_in_game = In dit spel doet { $character-the } niet mee.
complots-refusal-unknown_character = “{ $text }” is geen personage van dit spel; verwacht: { $expected }.
complots-refusal-coins_do_not_add_up = { $key }: spelers en Schatkist moeten samen { $limit-coins } hebben.

## De tafel in regels

complots-view-start = Het spel wordt klaargezet.
complots-view-seat =
    { $hidden ->
        [one] { $seat }: { $coins-coins }, { $hidden } gedekte kaart.
       *[other] { $seat }: { $coins-coins }, { $hidden } gedekte kaarten.
    }
complots-view-hand =
    { $you ->
        [seat] { $seat } (jij): { $coins-coins }, in de hand { $cards }.
       *[nobody] { $seat }: { $coins-coins }, in de hand { $cards }.
    }
complots-view-out =
    { $you ->
        [seat] { $seat } (jij): uitgeschakeld.
       *[nobody] { $seat }: uitgeschakeld.
    }
complots-view-faceup = Open: { $cards }.
complots-view-bank = { complots-term-treasury }: { $coins-coins }. { complots-term-court }: { complots-view-cards }.
complots-view-bank-endless = { complots-term-treasury }: onbeperkt. { complots-term-court }: { complots-view-cards }.
complots-view-cards =
    { $court ->
        [one] { $court } kaart
       *[other] { $court } kaarten
    }
complots-view-court = In het Hof: { $cards }.
complots-view-characters = Personages in dit spel: { $cards }.
complots-view-asked = Je moet { $question }.
complots-view-sealed = Je antwoord is verzegeld. We wachten op { $names }.
complots-view-waiting = We wachten op { $names }: { $question }.
complots-view-picked = Je verzegelde keuze: { $character }.
complots-view-seen = Je kreeg te zien: { $cards }.
complots-view-shown = { $character-a } ({ $seat })
