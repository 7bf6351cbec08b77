# Guillotine: the options of a table and their values.

guillotine-by-edition = as in the edition

guillotine-option-edition = Edition
guillotine-value-edition-amigo = Amigo
guillotine-value-edition-wotc = English

guillotine-option-next_day_start = Who begins a new day
guillotine-value-next_day_start-edition = { guillotine-by-edition }
guillotine-value-next_day_start-next = whoever is next
guillotine-value-next_day_start-rotate = the next after the last beginner

guillotine-option-confusion_in_line = “Confusion in Line”
guillotine-value-confusion_in_line-edition = { guillotine-by-edition }
guillotine-value-confusion_in_line-interrupt = stops the blade of another player
guillotine-value-confusion_in_line-marker = is played on a player beforehand

guillotine-option-late_arrival_rest = Nobles not chosen with “Late Arrival”
guillotine-value-late_arrival_rest-edition = { guillotine-by-edition }
guillotine-value-late_arrival_rest-discard = are discarded
guillotine-value-late_arrival_rest-return = go back on the deck

guillotine-option-clerical_error = “Clerical Error”
guillotine-value-clerical_error-edition = { guillotine-by-edition }
guillotine-value-clerical_error-swap = swaps two nobles
guillotine-value-clerical_error-collect = collects them, with their texts

guillotine-option-endgame_play = Cards after the last day
guillotine-value-endgame_play-edition = { guillotine-by-edition }
guillotine-value-endgame_play-points = the six point cards
guillotine-value-endgame_play-none = none
guillotine-value-endgame_play-extended = all that change the points of a pile

guillotine-option-line_deal = The line is laid out
guillotine-value-line_deal-edition = { guillotine-by-edition }
guillotine-value-line_deal-front_first = from the front
guillotine-value-line_deal-back_first = from the end

guillotine-option-missing_heads_self = “Missing Heads” may name oneself
guillotine-value-missing_heads_self-none = { guillotine-by-edition }

guillotine-option-extra_draw = Cards that nobles bring
guillotine-value-extra_draw-edition = { guillotine-by-edition }
guillotine-value-extra_draw-immediate = are drawn at once
guillotine-value-extra_draw-end_of_turn = are drawn at the end of the turn

guillotine-option-guards_bar_after_you = “Callous Guards” bar “After You…”
guillotine-value-guards_bar_after_you-none = { guillotine-by-edition }

guillotine-option-first_player = Who begins
guillotine-value-first_player-random = by lot

guillotine-option-noble_reshuffle = An empty noble deck is made anew

guillotine-option-tiebreak = If several have most points
guillotine-value-tiebreak-shared = they share the win

guillotine-option-guards_async = “Callous Guards” may be discarded out of turn

guillotine-option-interrupt_delay_ms = Pause before the blade falls
guillotine-value-interrupt_delay_ms = { $value } s
