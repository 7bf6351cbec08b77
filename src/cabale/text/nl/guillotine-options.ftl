# Guillotine: de opties van een tafel en hun waarden.

guillotine-by-edition = volgens de editie

guillotine-option-edition = Editie
guillotine-value-edition-amigo = Amigo
guillotine-value-edition-wotc = Engels

guillotine-option-next_day_start = Wie een nieuwe dag begint
guillotine-value-next_day_start-edition = { guillotine-by-edition }
guillotine-value-next_day_start-next = wie aan de beurt is
guillotine-value-next_day_start-rotate = de volgende na de vorige beginner

guillotine-option-confusion_in_line = “Wacht even”
guillotine-value-confusion_in_line-edition = { guillotine-by-edition }
guillotine-value-confusion_in_line-interrupt = houdt het mes van een ander tegen
guillotine-value-confusion_in_line-marker = wordt vooraf op een speler gespeeld

guillotine-option-late_arrival_rest = Niet gekozen edelen bij “Late aankomst”
guillotine-value-late_arrival_rest-edition = { guillotine-by-edition }
guillotine-value-late_arrival_rest-discard = worden afgelegd
guillotine-value-late_arrival_rest-return = gaan terug op de trekstapel

guillotine-option-clerical_error = “Verteld”
guillotine-value-clerical_error-edition = { guillotine-by-edition }
guillotine-value-clerical_error-swap = ruilt twee edelen
guillotine-value-clerical_error-collect = onthoofdt ze, met hun tekst

guillotine-option-endgame_play = Kaarten na de laatste dag
guillotine-value-endgame_play-edition = { guillotine-by-edition }
guillotine-value-endgame_play-points = de zes puntenkaarten
guillotine-value-endgame_play-none = geen
guillotine-value-endgame_play-extended = alle die een stapel veranderen

guillotine-option-line_deal = De rij wordt uitgelegd
guillotine-value-line_deal-edition = { guillotine-by-edition }
guillotine-value-line_deal-front_first = van voren af
guillotine-value-line_deal-back_first = van achteren af

guillotine-option-missing_heads_self = “Ontbrekende hoofden” op jezelf
guillotine-value-missing_heads_self-none = { guillotine-by-edition }

guillotine-option-extra_draw = Kaarten die edelen opleveren
guillotine-value-extra_draw-edition = { guillotine-by-edition }
guillotine-value-extra_draw-immediate = trek je meteen
guillotine-value-extra_draw-end_of_turn = trek je aan het eind van de beurt

guillotine-option-guards_bar_after_you = “Harteloze wachten” verbieden “Na u…”
guillotine-value-guards_bar_after_you-none = { guillotine-by-edition }

guillotine-option-first_player = Wie begint
guillotine-value-first_player-random = door loting

guillotine-option-noble_reshuffle = Een lege edelenstapel wordt opnieuw gemaakt

guillotine-option-tiebreak = Als meer spelers de meeste punten hebben
guillotine-value-tiebreak-shared = delen ze de winst

guillotine-option-guards_async = “Harteloze wachten” afleggen buiten de beurt

guillotine-option-interrupt_delay_ms = Pauze voor het mes valt
guillotine-value-interrupt_delay_ms = { $value } s
