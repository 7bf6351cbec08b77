# Reports of the arena: figures, headings, columns, and the facts of each game.

## Figures

figure-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-round-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
figure-0 = { NUMBER($value, maximumFractionDigits: 0) }
figure-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
figure-plain = { NUMBER($value, maximumFractionDigits: 3) }
figure-points = { $value } points
figure-bounds = { $low } to { $high }

## The report

report-title =
    { $games ->
        [one] { $game }: { $games } game
       *[other] { $game }: { $games } games
    }
report-lead = Played by { $entrants } in { $time }. Every figure is given with the bounds between which the true one lies with 95 % certainty.
report-hours = { $hours } core-hours
report-minutes = { $minutes } core-minutes
report-seconds = { $seconds } core-seconds
report-of-game = { $game }: { $heading }
report-who = Who wins
report-order = What playing first is worth
report-length = How long games are
report-options = Options and seats side by side
report-worth = What cards and places are worth
report-again = The same again
report-method = Games of one deal count as one observation. Shares are given with Wilson’s bounds, means with normal ones; a shared win counts in part. The same command plays the same games: only times differ.
report-option = { $option }: { $value }
report-seats = { $seats } seats
report-figure-bounds = { $figure } ({ $bounds })
report-described = { $title }. { $facts }.
report-fact = { $label }: { $figure }
report-even-is = even share { $share }

## Columns and rows

report-entrant = who
report-games = games
report-share = share of the win
report-bounds = 95 %
report-even = even share
report-wins = Share of the win
report-pairs = Who met whom
report-pair = share of the first
report-against = { $first } against { $second }
report-ratings = Ratings
report-place = order of play
report-nth =
    { $number ->
        [1] first to play
        [2] second
        [3] third
       *[other] { $number }th
    }
report-ordinal =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
report-everybody = everybody
report-by-order = Share of the win by order of play
report-what = what
report-mean = mean
report-median = median
report-most-games = 9 games of 10
report-decisions = decisions a game
report-turns = turns or rounds a game
report-median-is = median { $median }
report-variant = variant
report-variants = One row a variant
report-first = share of whoever plays first
report-shared = shared wins
report-worth-note = Shares of the win of the seats that had something at least once. What chance gave (a deal, a faction) tells what it is worth; what was kept, played or lost also tells how the game went.
report-piece = what
report-had = seats that had it
report-all-seats = all seats
report-winners = winners
report-figure = a game
report-by-seats = Seat by seat
report-by-games = Game by game
report-worth-of = Share of the win

## What games tell of themselves

fact-complots-dealt = characters dealt
fact-complots-kept = characters kept to the end
fact-complots-lost = characters lost
fact-complots-claimed = characters claimed
fact-complots-challenged = characters doubted in others
fact-complots-exposed = characters claimed and not held, and found out
fact-complots-bluffed = characters claimed and not held, found out or not
fact-complots-heard = claims of others that could be doubted
fact-complots-capped = games stopped by the limit of turns
fact-guillotine-nobles = nobles collected
fact-guillotine-played = action cards played
fact-guillotine-fronts = cards in front at the end
fact-guillotine-days = days
fact-druide-colleges = colleges carried
fact-druide-largest = stones of the largest college carried
fact-druide-luck = points of the lucky stone
fact-druide-taboo = taboo colour
fact-druide-removed = druids removed by taboo
fact-druide-bars = bars of one’s own
fact-druide-unelected = games without a Grand Druid
fact-convention-factions = factions
fact-convention-elected = deputies re-elected
fact-convention-died = deputies who died
fact-convention-denounced = deputies denounced
fact-convention-popularity = popularity
fact-convention-dissolved = games ended by dissolution
fact-cocarde-characters = characters held
fact-cocarde-places = square of the end
fact-cocarde-roles = role at the end
fact-cocarde-trees = trees left in hand
fact-cocarde-planted = trees planted
fact-cocarde-rounds = rounds
fact-cocarde-capped = games stopped by the limit of rounds

# Language models

report-models = Language models
report-models-won = What they won
report-models-wrong = What they got wrong
report-models-behaved = How everybody behaved
report-models-cost = What they took
report-clean-games = games without a lost answer
report-clean-share = share in those
report-replies = replies
report-faulty = faulty, with 95 % bounds
report-truncated = truncated
report-empty = empty
report-unparsable = unparsable
report-illegal = illegal
report-defaults = played by default
report-unreached = not reached
report-spent = budget spent
report-claims = claims
report-bluffs = bluffs
report-caught = caught
report-right = doubts right
report-wrong = doubts wrong
report-kept = words kept
report-broken = words broken
report-tokens-in = tokens in
report-tokens-out = tokens out
report-waited = seconds waited
report-cost = cost
report-models-note = A share of the win is also given for the games in which nobody lost an answer to the default, so that nobody is ranked by the blunders of others. What an address did not give, and what came after a budget was spent, is no fault of a model and counted apart.
report-models-key = Replies are all that came from the model, second tries among them. Faulty are those that could not be played: cut off, empty, without a call that can be read, or with a move that was not offered. The first is refused with its reason; after the second the answer is played by default. A bluff is a claim that was false, caught if somebody doubted it; a doubt is right where the claim was false, and wrong where it was true. Words are promises in writing of which the occasion came. What somebody did is counted over all their seats: divide by the seats to compare.

# A suite

suite-title = The suite “{ $suite }”, version { $version }: { $players }
suite-lead = Cabale { $version }, set { $number }: pages that bear the same number tell of the same games, played by the same rules against the same opponents. { $games } of { $whole } games are played.
suite-what = What was played, and how
suite-all = All games
suite-played = The set
suite-game = game
suite-rules = version of the rules
suite-seats = seats
suite-seed = seed
suite-whole = of
suite-asked = How models are asked
suite-prompt = prompt
suite-language = language
suite-tokens = tokens a game
suite-seconds = seconds a game
suite-patience = seconds a reply
suite-reply = tokens a reply
suite-temperature = temperature
suite-usual = the address’s own
suite-method = Whoever is tried sits alone among copies of the opponent, a seat further each game; every game has a deal of its own, the same for all who are tried in whatever house. Shares have Wilson’s bounds; a shared win counts in part. Deals and opponents repeat, a model throws its own dice. Compare pages whose set and prompts bear the same numbers.
