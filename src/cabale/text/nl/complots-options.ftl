# Complots: de opties van een tafel en hun waarden.

complots-option-envoy = De gezant van het Hof
complots-value-envoy-ambassador = { complots-character-ambassador }
complots-value-envoy-inquisitor = { complots-character-inquisitor }

complots-option-challenge_priority = Wie gehoord wordt als er meer spreken
complots-value-challenge_priority-clockwise = met de klok mee
complots-value-challenge_priority-target_first = het doelwit, dan met de klok mee
complots-value-challenge_priority-random = door loting
complots-value-challenge_priority-fastest = wie het eerst spreekt

complots-option-counter_after_failed_challenge = Pareren na onterechte twijfel
complots-value-counter_after_failed_challenge-forfeit = voor het doelwit uitgesloten
complots-value-counter_after_failed_challenge-allowed = toegestaan
complots-value-counter_after_failed_challenge-closed = voor iedereen uitgesloten

complots-option-counter_by = Wie de Sluipmoordenaar en de Kapitein pareert
complots-value-counter_by-target = alleen het doelwit
complots-value-counter_by-anyone = elke tegenspeler

complots-option-treasury_limit = Munten in de doos
complots-value-treasury_limit = { $value ->
    [one] { $value } munt
   *[other] { $value } munten
}
complots-value-treasury_limit-none = onbeperkt

complots-option-steal_from_empty = Stelen uit een lege beurs

complots-option-first_player = Wie begint
complots-value-first_player-random = door loting
complots-value-first_player-previous_winner = de vorige winnaar

complots-option-previous_winner = De vorige winnaar
complots-value-previous_winner-none = niemand

complots-option-max_turns = Onbeslist na
complots-value-max_turns = { $value ->
    [one] { $value } beurt
   *[other] { $value } beurten
}
complots-value-max_turns-none = nooit

complots-option-window_floor_ms = Bedenktijd, minstens
complots-value-window_floor_ms = { $value } s

complots-option-window_deadline_ms = Bedenktijd, hoogstens
complots-value-window_deadline_ms = { $value } s
complots-value-window_deadline_ms-none = onbeperkt
