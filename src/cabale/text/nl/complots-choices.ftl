# Complots: de vraag in twee woorden, de zetten op hun knoppen, waarop gewacht wordt.

## Het opschrift van een vraag

complots-heading-draft = Keuze van een kaart
complots-heading-action =
    { $rule ->
        [C-12] Verplichte Staatsgreep
       *[C-11] Jouw beurt
    }
complots-heading-challenge = Tijd voor twijfel
complots-heading-counter = Tijd om te pareren
complots-heading-challenge_counter = Twijfel aan een parering
complots-heading-lose = Een kaart verliezen
complots-heading-return = Terug naar het Hof
complots-heading-show = Jouw ondervraging
complots-heading-verdict = Slot van de Ondervraging

## De titel van een knop

complots-title-income = { complots-action-income }
complots-title-foreign_aid = { complots-action-foreign_aid }
complots-title-coup = { complots-action-coup }
complots-title-tax = { $character }
complots-title-exchange = { $character }
complots-title-assassinate = { $character }
complots-title-steal = { $character }
complots-title-examine = { $character }
complots-title-counter = { $character }
complots-title-pass = { complots-choice-pass }
complots-title-challenge = { complots-choice-challenge }
complots-title-lose = { $character-the }
complots-title-return = { $character-the }
complots-title-show = { $character-the }
complots-title-draft = { $character-the }
complots-title-give_back = Kaart teruggeven
complots-title-discard = Laten afleggen

## De tweede regel

complots-held =
    { $held ->
        [yes] in de hand
       *[no] bluf
    }
complots-detail-income = niets houdt het tegen
complots-detail-foreign_aid = gestuit door: { complots-character-duchess }
complots-detail-coup = kost een kaart, onstuitbaar
complots-detail-tax = { complots-held }
complots-detail-exchange = wisselt · { complots-held }
complots-detail-assassinate = kost een kaart · { complots-held }
complots-detail-steal = { complots-held }
complots-detail-examine = ondervraagt · { complots-held }
complots-detail-counter = pareert · { complots-held }
complots-detail-pass = zonder een woord
complots-detail-challenge = wie fout zit, verliest
complots-detail-lose = blijft open liggen
complots-detail-return = { $character-does }
complots-detail-show = voor één paar ogen
complots-detail-draft = { $character-does }
complots-detail-give_back = ze blijft in de hand
complots-detail-discard = een andere komt ervoor in de plaats

## Wat het opbrengt of kost, in cijfers (C-13, C-36)

complots-gain-income = +1
complots-gain-foreign_aid = +2
complots-gain-tax = +3
complots-gain-steal = steelt 2
complots-cost-coup = 7
complots-cost-assassinate = 3

## De letter; niet t of h: die houdt de pagina voor de tafel en voor het advies

complots-shortcut-income = i
complots-shortcut-foreign_aid = u
complots-shortcut-tax = e
complots-shortcut-exchange = w
complots-shortcut-counter = { $character-letter }
complots-shortcut-pass = l
complots-shortcut-challenge = b
complots-shortcut-give_back = r
complots-shortcut-discard = f

## Een zet die niet open is

complots-shut-income = { complots-action-income }
complots-shut-foreign_aid = { complots-action-foreign_aid }
complots-shut-coup = { complots-action-coup }
complots-shut-tax = { complots-character-duchess }
complots-shut-exchange = { complots-action-exchange }
complots-shut-assassinate = { complots-character-assassin }
complots-shut-steal = { complots-character-captain }
complots-shut-examine = { complots-character-inquisitor }

## Waarop gewacht wordt

complots-status-challenge =
    { $you ->
        [actor] Twijfel kan nu: jij claimt { $character-the }.
       *[nobody] Twijfel kan nu: { $actor } claimt { $character-the }.
    }
complots-status-counter =
    { $you ->
        [actor] Pareren kan nu: jouw actie is { $action-the }.
       *[nobody] Pareren kan nu: { $action-the } { $actor-of }.
    }
complots-status-challenge_counter =
    { $you ->
        [claimer] Twijfel kan nu: jij pareert uit naam { $character-of }.
       *[nobody] Twijfel kan nu: { $claimer } pareert uit naam { $character-of }.
    }
