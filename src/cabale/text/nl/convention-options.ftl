# Guillotine 1988: de opties van een tafel en hun waarden.

convention-option-rounds = Rondes
convention-value-rounds = { $value }

convention-option-dissolution_from = Ontbinding vanaf ronde
convention-value-dissolution_from = { $value }

convention-option-history_variant = Geschiedenisvragen in plaats van dobbelstenen

convention-option-jacobins_replace = Een Jacobijnenkaart die de verkeerde noemt
convention-value-jacobins_replace-redraw = wordt door een andere vervangen
convention-value-jacobins_replace-return = gaat terug, zonder vervanging

convention-option-split_votes = Elke afgevaardigde stemt alleen

convention-option-faction_choice = Fracties
convention-value-faction_choice-draft = om beurten gekozen
convention-value-faction_choice-random = door het lot

convention-option-bot_answer_p = Hoe vaak een automaat goed gokt
convention-value-bot_answer_p = { $value } van de 6 keer

convention-option-talk_ms = Spreektijd
convention-value-talk_ms = { $value } s

convention-option-answer_ms = Tijd voor een geschiedenisvraag
convention-value-answer_ms = { $value } s

convention-option-defence_delay_ms = Pauze voor de verdediging
convention-value-defence_delay_ms = { $value } s
