# Guillotine : les options d’une table et leurs valeurs.

guillotine-by-edition = selon l’édition

guillotine-option-edition = Édition
guillotine-value-edition-amigo = Amigo
guillotine-value-edition-wotc = anglaise

guillotine-option-next_day_start = Qui commence un nouveau jour
guillotine-value-next_day_start-edition = { guillotine-by-edition }
guillotine-value-next_day_start-next = qui vient ensuite
guillotine-value-next_day_start-rotate = le voisin du dernier à commencer

guillotine-option-confusion_in_line = « { guillotine-card-confusion_in_line } »
guillotine-value-confusion_in_line-edition = { guillotine-by-edition }
guillotine-value-confusion_in_line-interrupt = arrête le couperet d’un autre
guillotine-value-confusion_in_line-marker = se joue d’avance sur un joueur

guillotine-option-late_arrival_rest = Les nobles écartés par « Arrivée tardive »
guillotine-value-late_arrival_rest-edition = { guillotine-by-edition }
guillotine-value-late_arrival_rest-discard = vont à la défausse
guillotine-value-late_arrival_rest-return = retournent sur le paquet

guillotine-option-clerical_error = « Erreur de comptage »
guillotine-value-clerical_error-edition = { guillotine-by-edition }
guillotine-value-clerical_error-swap = échange deux nobles
guillotine-value-clerical_error-collect = les décapite, avec leurs effets

guillotine-option-endgame_play = Cartes après le dernier jour
guillotine-value-endgame_play-edition = { guillotine-by-edition }
guillotine-value-endgame_play-points = les six cartes de points
guillotine-value-endgame_play-none = aucune
guillotine-value-endgame_play-extended = toutes celles qui changent une pile

guillotine-option-line_deal = La file se dispose
guillotine-value-line_deal-edition = { guillotine-by-edition }
guillotine-value-line_deal-front_first = depuis la tête
guillotine-value-line_deal-back_first = depuis la queue

guillotine-option-missing_heads_self = « Têtes manquantes » sur soi-même
guillotine-value-missing_heads_self-none = { guillotine-by-edition }

guillotine-option-extra_draw = Les cartes que des nobles apportent
guillotine-value-extra_draw-edition = { guillotine-by-edition }
guillotine-value-extra_draw-immediate = se piochent aussitôt
guillotine-value-extra_draw-end_of_turn = se piochent à la fin du tour

guillotine-option-guards_bar_after_you = « Gardes sans cœur » interdit « Après vous… »
guillotine-value-guards_bar_after_you-none = { guillotine-by-edition }

guillotine-option-first_player = Qui commence
guillotine-value-first_player-random = au sort

guillotine-option-noble_reshuffle = Un paquet de nobles vide se refait

guillotine-option-tiebreak = Si plusieurs ont le plus de points
guillotine-value-tiebreak-shared = ils partagent la victoire

guillotine-option-guards_async = « Gardes sans cœur » se défausse hors de son tour

guillotine-option-interrupt_delay_ms = Pause avant que le couperet tombe
guillotine-value-interrupt_delay_ms = { $value } s
