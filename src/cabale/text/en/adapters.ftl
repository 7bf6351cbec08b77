### Adapters: the games as other people’s tools want them.

refusal-package_missing = { $package } is not installed: install cabale[{ $extra }].
refusal-package_version = { $package } { $found } is installed; expected: { $least } or later, before { $below }. Install cabale[{ $extra }].
refusal-not_reset = The environment was not reset; reset it first, it then deals.
refusal-agent_done = For { $agent } the game is over: the only action it may give is None.
refusal-no_aside = That cannot be done out of turn now; one of the moves that are open is expected.
refusal-missing_action = There is no action of { $agent }; expected is one of every agent, whoever is asked.
refusal-batch = { $what }: there are { $found } of them; expected: { $expected }, one for each game.
refusal-opponents = There are { $found } opponents; expected: { $expected }, one for each of the other seats.
refusal-seat_unused = Without opponents every seat is a learner’s: seat { $text } says nothing. Give opponents as well, or leave the seat out.
refusal-outcomes_unsaid = { $game } does not say how many outcomes chance may have, and OpenSpiel has to know: set outcomes on the game.
