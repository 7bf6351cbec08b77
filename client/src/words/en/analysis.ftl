# The analysis of a finished game, and what an automaton advises.

percent = { $value }%

analysis = Analysis
analysis-working = The automatons play the game over to weigh it.
analysis-note = At every step, with all hands open, the automatons play on a great many times: the chance to win is the share of the win that they find.
analysis-ready = The analysis is ready.
analysis-hope = Chance to win
analysis-course = { $name }: { $first }% at the start, { $last }% at the end, { $least }% at the lowest, { $most }% at the highest.
analysis-turning = Turning points
analysis-turning-none = No single moment turned this game.
analysis-mark = Turning point { $number }, turn { $turn }: { $text }
analysis-before = Before the first turn
analysis-balance = Luck and decisions
analysis-balance-note = What the chance to win gained and lost, in a hundred, over the whole game.
analysis-from-to = from { $first } to { $last }%
analysis-luck = luck
analysis-skill = own decisions
analysis-others = the others
analysis-bluffs = Bluffs
analysis-figures = The curve in figures
analysis-table = Every seat’s chance to win at the start, after every turning point and at the end
analysis-when = After
analysis-start = the start
analysis-after = { $number }, turn { $turn }
analysis-end = the end

## My three moments

regrets =
    { $count ->
        [0] My moments
        [1] My costliest moment
        [2] My two moments
       *[other] My three moments
    }
regrets-note = Where another answer promised more, by what you could know then. Chance does not explain it.
regrets-none = No answer of yours cost more than chance can hide.
regret-look = { $when }: see it from your seat
regret-points = −{ $cost } in a hundred
regret-answer = You answered
regret-better = By what you saw, better
regret-cost = Your chance to win fell by { $cost } in a hundred; nineteen times in twenty, by { $least } to { $most }.
regret-beliefs = From your seat, an automaton believed
regret-truth = Show what was true
regret-open = Nothing but what the board shows.
regret-board = On the board
regret-again = Play it again
regret-how = The very position, hidden cards as they lay, against the same automatons. They know no more than they did; you may know more than is fair.
regret-people =
    { $count ->
        [one] An automaton { $level } plays for { $names }.
       *[other] Automatons { $level } play for { $names }.
    }

## Advice

hint-best = Chance to win
hint-beliefs = It believes
