# Guillotine 1988 : les options d’une table et leurs valeurs.

convention-option-rounds = Tours
convention-value-rounds = { $value }

convention-option-dissolution_from = Dissolution à partir du tour
convention-value-dissolution_from = { $value }

convention-option-history_variant = Des questions d’histoire au lieu des dés

convention-option-jacobins_replace = Une carte Jacobins qui nomme un intouchable
convention-value-jacobins_replace-redraw = est remplacée par une autre
convention-value-jacobins_replace-return = retourne, sans être remplacée

convention-option-split_votes = Chaque député vote seul

convention-option-faction_choice = Tendances
convention-value-faction_choice-draft = choisies tour à tour
convention-value-faction_choice-random = au sort

convention-option-bot_answer_p = Combien de fois un automate devine juste
convention-value-bot_answer_p = { $value } fois sur 6

convention-option-talk_ms = Temps de parole
convention-value-talk_ms = { $value } s

convention-option-answer_ms = Temps pour une question d’histoire
convention-value-answer_ms = { $value } s

convention-option-defence_delay_ms = Pause pour la défense
convention-value-defence_delay_ms = { $value } s
