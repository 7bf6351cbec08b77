# Guillotine 1988: de vraag in twee woorden, zetten op hun knoppen, waarop gewacht wordt.

## De kop van een vraag

convention-heading-faction = Je fractie
convention-heading-move = Verplaatsen
convention-heading-report_choose = Een Rapporteur
convention-heading-report_vote = Stemming over Rapport
convention-heading-agenda = De agenda
convention-heading-dissolve_propose = Ontbinding
convention-heading-dissolve_vote = Stemming over ontbinding
convention-heading-motion_propose = Een Motie
convention-heading-motion_vote = Stemming over Motie
convention-heading-mission_reject = Een kaart verwerpen
convention-heading-mission_card = De volgende kaart
convention-heading-mission_deputy = Voor wie
convention-heading-joint = Gezamenlijke missie
convention-heading-triumph = Veroverde vaandels
convention-heading-orders = Nieuwe orders
convention-heading-praise = Lof
convention-heading-club_assign = Een spreker
convention-heading-club_order = De volgende kaart
convention-heading-club_target = Wie aanklagen
convention-heading-club_delayed = Uitgestelde kaarten
convention-heading-defence = De verdediging
convention-heading-summons = Opgeroepen
convention-heading-trial_vote = Het proces
convention-heading-prison_attempt = Uit de Gevangenis
convention-heading-flight_attempt = Terug van Vlucht
convention-heading-surrender = Zich aangeven
convention-heading-answer = Een vraag

## Zetten

convention-choice-pass = Passen
convention-choice-alone = De missie alleen vervullen
convention-choice-keep = In de hand houden
convention-choice-wait = Niet gooien
convention-choice-hide = Ondergedoken blijven
convention-choice-silence = Niets zeggen
convention-choice-no_report = Geen Rapporteur benoemen
convention-choice-oui_report = OUI stemmen: voor het Rapport
convention-choice-non_report = NON stemmen: tegen het Rapport
convention-choice-oui_dissolve = OUI stemmen: om de Assemblee te ontbinden
convention-choice-non_dissolve = NON stemmen: om door te gaan
convention-choice-oui_motion = OUI stemmen: om hem aan te klagen
convention-choice-non_motion = NON stemmen: om hem met rust te laten
convention-choice-oui_trial = OUI stemmen: schuldig
convention-choice-non_trial = NON stemmen: niet schuldig
convention-choice-oui_answer = OUI antwoorden
convention-choice-non_answer = NON antwoorden
convention-choice-guess = Gokken
convention-choice-count = { $yes } OUI, { $no } NON stemmen
convention-choice-propose = Ontbinding voorstellen
convention-choice-flee = Vluchten
convention-choice-trial = Terechtstaan
convention-choice-surrender = Zich aangeven
convention-choice-stay = Op Missie blijven
convention-choice-return = Terug naar de Conventie
convention-choice-take = Met { $faction-the } spelen
convention-choice-move = { $deputy } { $post-to } sturen
convention-choice-report = { $deputy } tot Rapporteur benoemen
convention-choice-bearer = Voor { $deputy }
convention-choice-join = De missie delen met { $deputy }
convention-choice-praise = { $deputy } prijzen
convention-choice-speaker = { $deputy } laten spreken
convention-choice-target = { $deputy } aanklagen
convention-choice-defend = { $deputy } verdedigen
convention-choice-accomplice = { $deputy } laten ingrijpen
convention-choice-attempt = Gooien voor { $deputy }
convention-choice-motion = { $deputy } in een Motie noemen
convention-choice-denounce = { $deputy } aanklagen ({ $post-at })
convention-choice-support = De aanklacht tegen { $deputy } steunen
convention-choice-reject = { $card-the } verwerpen: { $card-short }
convention-choice-next = Nu { $card-the }: { $card-short }
convention-choice-obey = { $card-the } uitvoeren: { $card-short }
convention-choice-use = { $card-the } gebruiken: { $card-short }
convention-choice-play = { $card-the } spelen: { $card-short }
convention-choice-put_back = { $card-the } terugleggen
convention-choice-show = { $card-the } aan { $target } tonen
convention-choice-show_all = { $card-the } aan iedereen tonen

## De titel van een knop

convention-title-pass = { convention-choice-pass }
convention-title-alone = Alleen
convention-title-keep = { convention-choice-keep }
convention-title-wait = Geen worp
convention-title-hide = Onderduiken
convention-title-silence = { convention-choice-silence }
convention-title-no_report = Niemand
convention-title-oui_report = OUI
convention-title-non_report = NON
convention-title-oui_dissolve = OUI
convention-title-non_dissolve = NON
convention-title-oui_motion = OUI
convention-title-non_motion = NON
convention-title-oui_trial = OUI
convention-title-non_trial = NON
convention-title-oui_answer = OUI
convention-title-non_answer = NON
convention-title-guess = { convention-choice-guess }
convention-title-count = { $yes } OUI, { $no } NON
convention-title-propose = Voorstellen
convention-title-flee = { convention-choice-flee }
convention-title-trial = { convention-choice-trial }
convention-title-surrender = { convention-choice-surrender }
convention-title-stay = Blijven
convention-title-return = Terugkeren
convention-title-take = { convention-choice-take }
convention-title-move = { $deputy }
convention-title-report = { $deputy }
convention-title-bearer = { $deputy }
convention-title-join = { $deputy }
convention-title-praise = { $deputy }
convention-title-speaker = { $deputy }
convention-title-target = { $deputy }
convention-title-defend = { $deputy }
convention-title-accomplice = { $deputy } grijpt in
convention-title-attempt = { $deputy }
convention-title-motion = { $deputy }
convention-title-denounce = { $deputy }
convention-title-support = { $deputy }
convention-title-reject = { $card }
convention-title-next = { $card }
convention-title-obey = { $card }
convention-title-use = { $card }
convention-title-play = { $card }
convention-title-put_back = { $card }
convention-title-show = { $card }
convention-title-show_all = { $card }

## De tweede regel

convention-detail-pass = hier niets doen
convention-detail-alone = verder wint niemand
convention-detail-keep = voor een latere Club
convention-detail-wait = deze ronde
convention-detail-hide = op de Vlucht
convention-detail-silence = dat is fout
convention-detail-no_report = geen Rapport
convention-detail-oui_report = voor
convention-detail-non_report = tegen
convention-detail-oui_dissolve = ontbinden
convention-detail-non_dissolve = doorgaan
convention-detail-oui_motion = aanklagen
convention-detail-non_motion = met rust laten
convention-detail-oui_trial = schuldig
convention-detail-non_trial = niet schuldig
convention-detail-oui_answer = ja
convention-detail-non_answer = nee
convention-detail-guess = op de gok
convention-detail-count = ieder voor zich
convention-detail-propose = de Assemblee ontbinden
convention-detail-flee = opsporing, dan −1 PP per ronde
convention-detail-trial = het Tribunaal stemt
convention-detail-surrender = het Tribunaal stemt
convention-detail-stay = op Missie
convention-detail-return = naar de Conventie
convention-detail-take = je leidt de zes afgevaardigden
convention-detail-move = { $post-to }
convention-detail-report = { $pp } PP
convention-detail-bearer = { $pp } PP
convention-detail-join = voor elk
convention-detail-praise = nu { $pp } PP
convention-detail-speaker = { $pp } PP
convention-detail-target = { $post-at } · { $pp } PP
convention-detail-defend = { $post-at } · { $pp } PP
convention-detail-accomplice = Gevangenis, geen proces; hij heeft { $pp } PP
convention-detail-attempt = { $pp } PP
convention-detail-motion = { $post-at } · { $pp } PP
convention-detail-denounce = { $post-at } · { $pp } PP
convention-detail-support = bevestigd tot en met 5
convention-detail-reject = { $card-short }
convention-detail-next = { $card-short }
convention-detail-obey = { $card-short }
convention-detail-use = { $card-short }
convention-detail-play = { $card-short }
convention-detail-put_back = terug onder de stapel
convention-detail-show = aan { $target }
convention-detail-show_all = aan iedereen

## Wat het oplevert of kost, in cijfers

convention-gain-alone = +1 PP
convention-gain-join = +2 PP
convention-gain-stay = +1 PP
convention-gain-return = +2 PP
convention-gain-praise = +1 PP
convention-gain-accomplice = −2 PP

## De letter; niet t, die de pagina voor het gesprek bewaart

convention-shortcut-pass = p
convention-shortcut-keep = p
convention-shortcut-wait = p
convention-shortcut-no_report = p
convention-shortcut-oui_report = o
convention-shortcut-non_report = n
convention-shortcut-oui_dissolve = o
convention-shortcut-non_dissolve = n
convention-shortcut-oui_motion = o
convention-shortcut-non_motion = n
convention-shortcut-oui_trial = o
convention-shortcut-non_trial = n
convention-shortcut-oui_answer = o
convention-shortcut-non_answer = n

## Een zet die niet open is

convention-aim-play = { $card-the }
convention-action-enter_committee = Naar het Comité
convention-action-enter_mission = Op Missie
convention-action-enter_jacobins = Naar de Jacobijnenclub
convention-action-enter_tribunal = Naar het Tribunaal
convention-action-accomplice = Een medeplichtige
convention-shut-play = { $card }
convention-shut-enter_committee = { convention-action-enter_committee }
convention-shut-enter_mission = { convention-action-enter_mission }
convention-shut-enter_jacobins = { convention-action-enter_jacobins }
convention-shut-enter_tribunal = { convention-action-enter_tribunal }
convention-shut-accomplice = { convention-action-accomplice }

## Waarop gewacht wordt

convention-status-defence = Iemand kan nog verdedigd worden.
