### `cabale check`: what games keep to.

check-begins = { $game } ({ $package })
check-done = { $found ->
    [0] { $properties } properties looked at, and all of them hold.
    [one] { $properties } properties looked at: one does not hold.
   *[other] { $properties } properties looked at: { $found } do not hold.
}
check-where = { $seats } seats, seed { $seed }, after { $place } words: … { $words }
check-plays = A game must be playable to its end.
check-repeats = The same seed must give the same game.
check-moves = Somebody can move, or the game is over.
check-notation = What is written reads back as the same move.
check-log = The log is the game: a record must lead to the same position.
check-clone = A clone must never disturb its source.
check-saved = A saved position must load back equal and play on alike.
check-values = A position and a match must be equal to their copies, and play on alike in another process.
check-refusals = What is not offered is refused with a code (and a rule where there are rules), and changes nothing.
check-refused-moves = A refused move must change nothing, and nobody answers who is not asked.
check-default = A seat that stays silent must get a legal move.
check-question = A question must offer the open moves and nothing else.
check-wire = A view must survive the wire.
check-key = The key of a view must be equal exactly where the view is.
check-bounds = What it says of the most moves, outcomes and decisions must hold.
check-redealt = Fairness: what a seat cannot see must not change anything that reaches it.
check-alike = Fairness: two positions that look alike to a seat must go on alike for it.
check-passes = Fairness: nobody may learn who has passed in a window.
check-sealed = The order in which sealed answers arrive must make no difference.
check-unheard = Answers that are not heard must leave no trace.
check-opened = An open view must allow one position only.
check-asked = In an imagined position somebody must be able to answer until it is over.
check-public = What everybody knows must be the same in an imagined position.
check-told = Whoever was told something must have been told it in an imagined position.
check-played-on = An imagined position must be playable to its end.
check-preview = A preview must keep the position.
check-numbers = A row of numbers for learners must be as its columns say, and tell nothing but what its seat knows.
check-bot = What plays as `regular` must give an open answer, and a reason.
check-drawing = The drawing that it brings must draw every view, also when the game is over.
check-aid = The player’s aid that it brings must be a card in every language, for any number of seats.
check-without-rules = It brings no numbered rules: there is nothing to look up.
check-without-words = It brings no words: they are made from its keys.
check-without-bot = It brings no bot: all levels search.
check-without-drawing = It brings no drawing: the terminal shows its views as they are.
check-words-read = A file of words must be readable, with every message once and none of others.
check-words = Words must not ask for what they are not given.
check-asks = { $message } ({ $languages }) asks for { $asked }, which it is not given.
check-meant = Perhaps this is meant: { $names }.
check-given = It is given: { $names }.
check-chooses = { $message } ({ $languages }) chooses by { $asked }, which is never “{ $variant }”.
check-known = It is one of: { $names }.
check-made = Remark ({ $languages }): these words are made from their keys until it brings them. The game can be played so.
check-borrowed = Remark ({ $languages }): these words are said in English until it brings them.
check-untold = Remark: { $games ->
    [one] one game
   *[other] { $games } games
} at random told nothing of this kind, which is declared: { $kinds }. It may be rare, or no step tells it.
check-unasked = Remark ({ $languages }): nothing asked for these words in { $games ->
    [one] one game
   *[other] { $games } games
} at random. They may be rare, or their keys are misspelt.
