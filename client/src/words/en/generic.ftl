### The board of a game that brings none.

generic-table = The table
generic-seats = By player
generic-player = Player
generic-only-you = Only you see
generic-hidden = hidden
generic-empty = nothing yet
generic-brought = game added by the package { $package } { $version }
generic-no-board = This game brings no board: the table shows what everybody may know, word for word.
generic-untranslated = Words in dotted italics have no translation yet.
generic-seat-you = you
generic-seat-automaton = automaton { $level }
generic-seat-failed = automaton { $level }, replaced
generic-seat-stand-in = an automaton plays
generic-seat-away = away

cover-brought = Added by the package { $package }.
    .facts = { $fewest } to { $most } players · { $minutes } min
    .exact = { $most } players · { $minutes } min
