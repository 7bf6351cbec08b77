# Guillotine 1988: the options of a table and their values.

convention-option-rounds = Rounds
convention-value-rounds = { $value }

convention-option-dissolution_from = Dissolution from round
convention-value-dissolution_from = { $value }

convention-option-history_variant = Questions of history instead of dice

convention-option-jacobins_replace = A Jacobins card that names the wrong man
convention-value-jacobins_replace-redraw = is replaced by another
convention-value-jacobins_replace-return = goes back, without another

convention-option-split_votes = Each deputy votes alone

convention-option-faction_choice = Factions
convention-value-faction_choice-draft = chosen in turn
convention-value-faction_choice-random = by lot

convention-option-bot_answer_p = How often an automaton guesses right
convention-value-bot_answer_p = { $value } times in 6

convention-option-talk_ms = Time to talk
convention-value-talk_ms = { $value } s

convention-option-answer_ms = Time for a question of history
convention-value-answer_ms = { $value } s

convention-option-defence_delay_ms = Pause for the defence
convention-value-defence_delay_ms = { $value } s
