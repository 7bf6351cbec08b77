# Complots : les options d’une table et leurs valeurs.

complots-option-envoy = L’envoyé de la Cour
complots-value-envoy-ambassador = { complots-character-ambassador }
complots-value-envoy-inquisitor = { complots-character-inquisitor }

complots-option-challenge_priority = Qui est entendu si plusieurs parlent
complots-value-challenge_priority-clockwise = dans le sens horaire
complots-value-challenge_priority-target_first = la cible, puis dans le sens horaire
complots-value-challenge_priority-random = au sort
complots-value-challenge_priority-fastest = qui parle en premier

complots-option-counter_after_failed_challenge = Contrer après avoir douté à tort
complots-value-counter_after_failed_challenge-forfeit = exclu pour la cible
complots-value-counter_after_failed_challenge-allowed = permis
complots-value-counter_after_failed_challenge-closed = exclu pour tous

complots-option-counter_by = Qui contre l’Assassin et le Capitaine
complots-value-counter_by-target = la cible seule
complots-value-counter_by-anyone = tout adversaire

complots-option-treasury_limit = Pièces dans la boîte
complots-value-treasury_limit = { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
complots-value-treasury_limit-none = sans limite

complots-option-steal_from_empty = Voler une bourse vide

complots-option-first_player = Qui commence
complots-value-first_player-random = au sort
complots-value-first_player-previous_winner = le dernier gagnant

complots-option-previous_winner = Le dernier gagnant
complots-value-previous_winner-none = aucun

complots-option-max_turns = Partie nulle après
complots-value-max_turns = { $value ->
    [one] { $value } tour
   *[other] { $value } tours
}
complots-value-max_turns-none = jamais

complots-option-window_floor_ms = Une fenêtre reste ouverte au moins
complots-value-window_floor_ms = { $value } s

complots-option-window_deadline_ms = Et se ferme au plus tard après
complots-value-window_deadline_ms = { $value } s
complots-value-window_deadline_ms-none = sans limite
