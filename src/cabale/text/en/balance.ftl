# The balance lab and reports: help of their commands, what they find, what they cannot do.

## Help

command-report = Tell in words, tables and plots what result files hold.
command-balance = Play the same deals under several options, and say what changes.
argument-results = result files of the arena, or folders of them
option-report = Where the report goes: a page (.html), or Markdown (.md) with its plots beside it; or all games as a table (.csv, .parquet). May be given more than once. Otherwise it is printed.
option-balance-option = An option and the values to compare, with commas between; the first one is what the others are compared with. May be given more than once: then every choice is played.
option-balance-players = Who plays: a level for all seats, or one for each seat with commas between; otherwise { $level }.
option-balance-games = How many games each variant plays; otherwise { $games }.
metavar-results = RESULTS…
report-written = The report is in “{ $file }”.

## What it finds

balance-title = { $game }: { $variants } variants
balance-lead = Every variant plays the same { $games } deals, with { $players } in all seats. What it is compared with: { $first }.
balance-clear = What is clear
balance-changes = What changes
balance-sentence =
    { $size ->
        [tiny] { $measure }: { $new } instead of { $old }, that is { $change } (95 %: { $bounds }). Clear, and a very small effect.
        [small] { $measure }: { $new } instead of { $old }, that is { $change } (95 %: { $bounds }). Clear, and a small effect.
        [medium] { $measure }: { $new } instead of { $old }, that is { $change } (95 %: { $bounds }). Clear, and a medium effect.
       *[large] { $measure }: { $new } instead of { $old }, that is { $change } (95 %: { $bounds }). Clear, and a large effect.
    }
balance-nothing = Nothing changes clearly.
balance-unclear = Not clear from so many games: { $measures }.
balance-unclear-together = Not clear, though the bounds of each alone leave out 0: { $measures }. { $questions } questions were asked at once, and among so many some look clear by chance; taken together (Holm, 5 %) these are not sure enough.
balance-same = The same in every game: { $measures }.
balance-method = Every game has its twin from the same deal in the first variant, and bounds come from the differences between twins: for shares by Newcombe, for means by the normal law. h is Cohen’s for shares, d Cohen’s for means; below 0.2 an effect counts as very small, below 0.5 as small, below 0.8 as medium. Where numbers of seats differ, shares of seats are held against an even share. Bounds are those of one question at a time. { $games } questions were asked about games and { $pieces } about cards and places; what is called clear is so for all questions of its kind together (Holm, 5 %).

## Columns and rows

balance-undecided = games in which all get the same
balance-spread = points between first and last
balance-measure = what
balance-before = first variant
balance-after = this variant
balance-change = difference (95 %)
balance-effect = effect (95 %)
balance-chance = p (Holm)
balance-effects = Effect sizes
balance-no-effect = no difference
balance-effect-is = { $letter } { $effect } ({ $bounds })
balance-always = in every game
balance-rarely = < { $chance }

## What they cannot do

refusal-bad_report = A report is a page, Markdown or a table; expected is a file that ends in { $expected }.
refusal-no_pyarrow = Parquet needs pyarrow, which is not installed: install cabale[parquet], or take a file that ends in .csv.
refusal-no_games = There is no game in it; result files with at least one game are expected.
refusal-one_variant = There is only one variant, and nothing to compare it with; an option with several values, or several numbers of seats, is expected.
refusal-players_for_seats = { $players } players are named for { $seats } seats; one for all seats or one for each is expected.
