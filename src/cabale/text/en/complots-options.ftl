# Complots: the options of a table and their values.

complots-option-envoy = The envoy of the Court
complots-value-envoy-ambassador = { complots-character-ambassador }
complots-value-envoy-inquisitor = { complots-character-inquisitor }

complots-option-challenge_priority = Who is heard if several speak
complots-value-challenge_priority-clockwise = clockwise
complots-value-challenge_priority-target_first = the target, then clockwise
complots-value-challenge_priority-random = by lot
complots-value-challenge_priority-fastest = whoever speaks first

complots-option-counter_after_failed_challenge = To counter after a wrong challenge
complots-value-counter_after_failed_challenge-forfeit = ruled out for the target
complots-value-counter_after_failed_challenge-allowed = allowed
complots-value-counter_after_failed_challenge-closed = ruled out for everybody

complots-option-counter_by = Who counters the Assassin and the Captain
complots-value-counter_by-target = the target only
complots-value-counter_by-anyone = any opponent

complots-option-treasury_limit = Coins in the box
complots-value-treasury_limit = { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
complots-value-treasury_limit-none = unlimited

complots-option-steal_from_empty = To steal from an empty purse

complots-option-first_player = Who begins
complots-value-first_player-random = by lot
complots-value-first_player-previous_winner = the previous winner

complots-option-previous_winner = The previous winner
complots-value-previous_winner-none = nobody

complots-option-max_turns = Drawn after
complots-value-max_turns = { $value ->
    [one] { $value } turn
   *[other] { $value } turns
}
complots-value-max_turns-none = never

complots-option-window_floor_ms = A window stays open at least
complots-value-window_floor_ms = { $value } s

complots-option-window_deadline_ms = And closes at the latest after
complots-value-window_deadline_ms = { $value } s
complots-value-window_deadline_ms-none = unlimited
