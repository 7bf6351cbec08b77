# The arena: help of its command, its tables, and what it cannot do.

## Help

command-arena = Let automatons play many games, and say who is stronger and how sure that is.

option-suite = A fixed, seeded set of games, the same in every house: models tries each of --players, a model:NAME among them, over the five games against regular and expert, keeps the results in a folder (suite-models unless --results says another) and writes its page there. --games N plays the first N of each.
option-players = One table: a level for each seat, with commas between, or a bot of your own, named as Python finds it: my.module:Bot. A level that searches may be told how much to think: expert@3000 walks, which repeat, or expert@100ms, which does not.
option-ladder = Levels or bots of your own, from the weakest to the strongest: each plays against the one below.
option-round-robin = Levels or bots of your own that all play against each other, two at a time.
option-mixed = With --round-robin: everybody at the same tables.
option-exploit = Levels or bots of your own that the game’s exploiters are out to beat: short fixed strategies, each among copies of the bot. All games are played.
option-gauntlet = With --exploit: the bot alone at whole tables of exploiters, honest, lying, doubting, aggressive and mixed; the least that it wins counts.
option-best-response = Levels or bots of your own whose best response is sought: an opponent that knows their policy and searches for what beats it. What it wins is a lower bound of what they can lose.
option-walks = With --best-response: how often it walks through its tree for an answer; otherwise { $walks }.
option-seats-each = How many seats; several numbers are played one after the other.
option-option-each = An option of the game; several values are played one after the other. May be given more than once.
option-games = How many games at most; otherwise { $games }.
option-core-hours = Hours of a processor core that a pairing may take.
option-margin = What the better one must win beyond an even share to be called stronger; otherwise 0.05.
option-error = How often the sequential test may be wrong; otherwise 0.05.
option-full = Play all games, even when the question is settled sooner.
option-workers = How many processes play; otherwise one for each core. Changes nothing but the time.
option-ray = Play on a Ray cluster: its address, or “local” for one on this machine.
option-results = A folder for result files. What is there already is not played again.
option-arena-report = Where to write a report: a page (.html), or Markdown (.md) with its plots beside it; or all games as a table (.csv, .parquet). May be given more than once.

metavar-games = GAME…
metavar-levels = LEVEL,…
metavar-pairs = KEY=VALUE,…
metavar-ray = ADDRESS|local

## Tables

arena-heading =
    { $options ->
        [none] { $game }, { $seats } seats, seed { $seed }
       *[other] { $game }, { $seats } seats, { $options }, seed { $seed }
    }
arena-pace = { NUMBER($pace, maximumFractionDigits: 1) } games/s
arena-player = player
arena-duel = first / second
arena-games = games
arena-wins = wins
arena-share = share
arena-bounds = 95%
arena-even = even
arena-hours = core-hours
arena-settled = the first is
arena-stronger = stronger
arena-not-stronger = not stronger
arena-open = open at the limit
arena-untested = not tested
arena-test = The test: an even share against { $margin } more; it says stronger wrongly in { $alpha } of cases, not stronger wrongly in { $beta }.
arena-still-open = { $pairs }: open, though the 95% leave out an even share. They are those of one look at so many games; the test looks after every deal and weighs an even share against { $margin } more, so it wants more evidence. More --games settle it.
arena-small = { $pairs }: not stronger by { $margin }, though the 95% lie above an even share: somewhat better, but nearer to even than to { $margin } more.
arena-rating = rating
arena-drawn = bootstrap
arena-alpha-rank = α-rank
arena-ratings-are = Ratings: maximum likelihood by the model of Plackett and Luce, in points of Elo; 400 more is ten to one, and the mean is 0. 95% by Fisher’s information, and by a bootstrap over deals.
arena-alpha-rank-is = α-rank: how often each would be played in the long run, if everybody turned to whoever does better.
arena-circle = Strength goes in a circle: { $names }. No rating can say that; α-rank does.
arena-haunted = Somebody won or lost everything, or some never met: so that ratings have an end, everybody also won and lost half a game against a ghost. Read them with care.
trial-of = Out to beat { $bot }:
trial-opponent = opponent
trial-table = table
trial-opponents = opponents
trial-copy = the bot, a seat
trial-bluffs = its bluffs
trial-doubts = its doubts
trial-rate = { $share } of { NUMBER($count, useGrouping: 0) }
trial-best = { $who } won most: { $share } ({ $bounds }), where an even share is { $even }.
trial-minimum = The minimum counts: { $share } ({ $bounds }) at the table “{ $who }”, where an even share is { $even }.
trial-response = The opponent knew how { $bot } plays and asked that { $asked } times a game, over { $particles } imagined positions and to { $horizon } answers beyond its tree. What it won is a lower bound: with more walks it may find more.
temper-honest = honest
temper-lying = lying
temper-doubting = doubting
temper-aggressive = aggressive
temper-mixed = mixed
arena-effort =
    { $games ->
        [one] { $games } game played in { $seconds } s: { $pace } a second. All games together: { $hours } core-hours.
       *[other] { $games } games played in { $seconds } s: { $pace } a second. All games together: { $hours } core-hours.
    }
arena-kept =
    { $games ->
        [one] Interrupted. { $games } game is kept in “{ $folder }”: the same command goes on from there.
       *[other] Interrupted. { $games } games are kept in “{ $folder }”: the same command goes on from there.
    }
arena-lost = Interrupted, and nothing is kept. With --results FOLDER games are kept as they are played, and the same command goes on from there.

## What it cannot do

no-ray = Ray is not installed: install cabale[ray], or leave out --ray.
refusal-unknown_suite = There is no suite “{ $suite }”; expected: { $expected }.
refusal-suite_no_model = The suite “{ $suite }” tries language models, and none is named; --players model:NAME is expected, the name as its address knows it.
refusal-suite_players = “{ $text }” will not do for the suite “{ $suite }”; everybody who is tried is expected once, and none of its opponents: { $opponents }.
refusal-suite_fixed = The suite “{ $suite }” is the same everywhere, so “{ $text }” cannot be chosen with it; expected are --players, and if you like --games, --results, --report, --workers.
arena-who = It is not clear who plays; one of --players, --ladder, --round-robin, --exploit or --best-response is expected, --mixed only with --round-robin, --gauntlet only with --exploit, and --walks only with --best-response.
arena-seats = --seats says { $seats }, and --players names { $players }; as many players as seats are expected.
arena-entrants = “{ $names }” will not do; at least two levels are expected, each once.
arena-alone = At a table of one there is nobody to beat; two seats at least are expected.
arena-no-exploiters = { $game } brings no exploiters; --best-response does without.
arena-gauntlet-seats = A gauntlet takes whole tables; three seats at least are expected with --gauntlet.
bad-number = “{ $text }” is nothing for { $option }; a number above zero is expected, and for a share one below 0.5.
refusal-other_results = These are the results of another series: of another seed, version or line-up. Another folder is expected.
refusal-no_results = Line { $line } is no line of a result file; a file that `cabale arena --results` has written is expected.
refusal-guest_module = The bot { $guest } is not there: no module { $module } is found, neither installed nor in this folder. A name like my.module:Bot is expected.
refusal-guest_missing = The bot { $guest } is not there: the module { $module } has no “{ $thing }”.
refusal-guest_import = The module of the bot { $guest } cannot be loaded ({ $reason }).
refusal-guest_no_bot = { $guest } is no bot; a class or a function is expected that makes something with choose(view, moves).
refusal-guest_made = The bot { $guest } failed when it was made ({ $reason }).
refusal-guest_raised = The bot { $guest } failed in the middle of a game ({ $reason }). Games before this one are kept where --results is given.
refusal-guest_move = The bot { $guest } answered { $move }, which is none of the { $count } moves it was given.
refusal-guest_policy = The program { $guest } cannot be asked how it plays as often as a best response must; a level, an exploiter or a bot like my.module:Bot is expected.
