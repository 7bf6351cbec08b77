# The other pages: entrance, room, end of the game, replay, settings.

## The five games: a sentence, and .facts under the title

cover-complots = Say who you are. You are, as long as nobody doubts it.
    .facts = { $fewest } to { $most } players · cards · { $minutes } min
cover-convention = Twenty-four deputies, ten rounds, secret votes. Nothing anybody says is binding.
    .facts = { $fewest } to { $most } players · board · { $minutes } min
cover-druide = Thirty stones, seven colleges. In a tie the first cancel out and the last one wins.
    .facts = { $fewest } or { $most } players · board · { $minutes } min
cover-cocarde = From May 1789 to 18 Brumaire: 56 squares of changing your mind in time.
    .facts = { $fewest } to { $most } players · track · { $minutes } min
cover-guillotine = Three days, a line of nobles. You do not choose who falls, you push a little.
    .facts = { $fewest } to { $most } players · cards · { $minutes } min

## Entrance

lobby-republican =
    { $day } { $month ->
        [1] Vendémiaire
        [2] Brumaire
        [3] Frimaire
        [4] Nivôse
        [5] Pluviôse
        [6] Ventôse
        [7] Germinal
        [8] Floréal
        [9] Prairial
        [10] Messidor
        [11] Thermidor
       *[12] Fructidor
    }, year { $year }
lobby-complementary =
    { $day ->
        [1] Virtue Day
        [2] Talent Day
        [3] Labour Day
        [4] Opinion Day
        [5] Rewards Day
       *[6] Revolution Day
    }, year { $year }
lobby-motto = Games of intrigue, one table, one link. No account.
lobby-me = You and the page
lobby-you-are = At the table you are
lobby-games = The games
lobby-try = Try it at once
lobby-lessons = Lessons { $done }/{ $count }
lobby-open = Open a table
lobby-soon = in preparation
lobby-tables = Open tables
lobby-tables-note =
    { $count ->
        [one] { $count } table is waiting for company
       *[other] { $count } tables are waiting for company
    }
lobby-no-table = No table is open. Open the first.
lobby-automatons =
    { $count ->
        [one] an automaton
       *[other] { $count } automatons
    }
lobby-nobody = nobody yet
lobby-begun = in play
lobby-places =
    { $free ->
        [0] full
        [one] { $free } free seat
       *[other] { $free } free seats
    }
lobby-sit = Take a seat
lobby-gallery = To the gallery
lobby-return = Return
lobby-your-turn = Your turn
lobby-review = Review
lobby-full = full
lobby-damaged = Its log is damaged: this table cannot be opened.
lobby-mine = Your games
lobby-none-mine = No game in play on this device.
lobby-link = Paste an invitation link
lobby-link-wrong = That is not an invitation link.
lobby-enter = Enter
mine-waiting =
    { $free ->
        [0] ready to begin
        [one] waiting for { $free } player
       *[other] waiting for { $free } players
    }
mine-remove = Remove
mine-remove-sure = “{ $title }” leaves this list, and your seat there is not found again: it stays taken. Remove it?
mine-paused = paused

## First visit

first-title = Your seat is waiting
first-lessons = New to a game? Take its first lesson before the first table:
first-known = I know them
first-keep = Keep this name
guest-name = Guest
your-name = Your name at the table
name-missing = You need a name to take a seat.
emblem-legend = Your emblem
emblem =
    { $emblem ->
        [1] star
        [2] crescent
        [3] level
        [4] key
        [5] eye
        [6] quill
        [7] oak leaf
       *[8] mask
    }

## Room

room-note = Before the game
room-seats = Seats
room-seat-count = Number of seats
room-seat-less = One seat fewer
room-seat-more = One seat more
room-join = Take a seat
room-full = All seats are taken. You are in the gallery.
room-invite = Invitation
room-qr = Code to photograph to open the invitation
room-link = Link to the table
room-gallery-link = To the gallery: watch without playing
room-local = This link works on this device only. To invite other devices, start the house with --host and --public-url.
room-fill = Fill with automatons
room-fill-level = Level of the automatons
room-reorder = Change the order
room-tempo = You are no longer alone: how do you play?
room-tempo-note = You are asked only once. Each clock can also be set by itself below.
room-variants = Variants
room-variant = { $label }: { $value }
room-variants-none = all as usual
room-variants-some = { $changes }; all else as usual
room-variants-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
room-clocks = Clocks
room-clocks-own = set by hand
room-house = The table
room-house-none = among yourselves, no gallery, no advice
option-count = { $count } { $unit }
room-title = Name of the table
room-listed = Announced at the entrance
room-gallery = Gallery open
room-hints = Advice from an automaton allowed
row-keep = Keep this row
room-decision = Time to decide alone
room-decision-none = unlimited
room-pace = Pace of the automatons
room-absence = An automaton plays for whoever is away after
room-absence-none = never
room-absence-level = That automaton
room-absence-usual = the usual one
room-host = the host
room-begin = Begin
room-missing-ready = Everybody is seated.
room-missing-seats =
    { $count ->
        [one] One player is missing, in seat { $places }.
       *[other] { $count } players are missing, in seats { $places }.
    }
room-missing-host = Waiting for { $host } to begin.
room-missing-closed = This table is closed.
room-delete = Delete the table
room-delete-sure = The table and its links disappear for everybody. Delete?
plate-place = seat { $place }
plate-open = free
plate-here = at the table
plate-machine-away = a machine, away
plate-stand-in = automaton { $level }, for now
plate-sit = Take a seat
plate-change = Move here
plate-leave = Leave the seat
plate-present = Name and emblem
plate-take-back = Take my seat back
plate-free = Free the seat
plate-hand-over = Hand to an automaton
plate-hand-over-of = Give the seat of { $name } to an automaton
plate-level = Who holds seat { $place }
plate-up = Move seat { $place } up
plate-down = Move seat { $place } down
introduction-keep = Keep
automaton-level = automaton { $level }
count-seconds = { $count } s
count-minutes = { $count } min
unit-seconds = s
unit-minutes = min
yes = yes
no = no
link-share = Share
link-copy-yourself = Copy the link by hand.
confirm-no = No, leave it

## End of the game

over-note = Game over
over-turns =
    { $game ->
        [convention] Ended in round { $turns }
       *[other] Ended in turn { $turns }
    }
over-out = out in turn { $turn }
    .by = out in turn { $turn }, by { $name }
over-winner = wins
over-rematch = Rematch
over-rematch-go = Join the rematch
over-rematch-watch = Watch the rematch
over-popularity = { $points } PP
over-cancelled = cancelled out by { $names }
over-square = square { $square }
over-elected =
    { $elected ->
       *[other] re-elected
    }
tie-beaten = How { $low } beats { $high }
tie-nobody = Nobody is left
tie-level = { $figure } each
tie-out =
    { $count ->
        [2] Equals: both are out.
       *[other] Equals: all of them are out.
    }
tie-all-out = Equals: everybody is out.
tie-left =
    { $count ->
        [1] alone is left
       *[other] is left
    }
tie-highest = The highest of those who are left.
tie-equal = Equals.
tie-shared = Equals in this too: they share the victory.
tie-by-square = further on the track
tie-by-popularity = more popular
tie-decided-square = Square { $most } against { $next }.
tie-decided-popularity = { $most } PP against { $next }.
over-keep-record = Keep the record
over-share = Share the game
over-replay = See the game again
over-delete = Delete the game
over-delete-sure = The game, its talk and its links disappear for everybody. Delete?
hands-title = The hands, turn by turn
hands-turn = turn { $from }
hands-turns = turns { $from }–{ $to }
hands-none = no card left
facts-title = What nobody knew
facts-bluff = It was a bluff, and nobody doubted it.
truth-true = true
truth-bluff = bluff
truth-doubted = doubted
truths-none = Nobody claimed to be anybody.
seal-fixed = All that is left to chance was fixed before the first turn. Fingerprint
seal-branch = The draws before the branch come from the other game; those after it were fixed before play went on. Fingerprint
seal-holds = verified right here.
seal-broken = which the record does not confirm.
seal-unable = which this browser cannot verify.
seal-how = How to check it
seal-check = Keep the record, then compare the fingerprint, the secret and every draw yourself:

## Replay

replay-title = { $title }, replay
replay-note = Replay
replay-goes-on = the game goes on
replay-line = Replay line
replay-at = step { $step } of { $of }, turn { $turn }
replay-previous = Previous step
replay-next = Next step
replay-play = Play
replay-pause = Pause
replay-share = Share this step
replay-truths = True or bluff
eyes = Through whose eyes
eyes-mine = from my seat
eyes-public = from the gallery
eyes-open = all open
branch = Go on from here against automatons
branch-of = { $title }, played on
branch-title = Go on from here
branch-seat = In which seat
branch-out = out
branch-level = The other seats
branch-go = Go on

## The guide

guide = How to play
guide-contents = Contents
guide-rules = Numbered rules
guide-print = Print

## Settings

settings-title = Settings
settings-note = Everything is kept in this browser, and nowhere else.
settings-person = You
settings-look = Look
settings-theme = Day or night
settings-theme-system = like the system
settings-theme-light = day
settings-theme-dark = night
settings-motion = Motion
settings-motion-system = like the system
settings-motion-less = less
settings-table = At the table
settings-alarms = A dry knock and a vibration when it is your turn
settings-letters = Letter keys choose
settings-kept = Kept seats
settings-seats =
    { $count ->
        [0] This browser keeps no seat.
        [one] This browser keeps { $count } seat.
       *[other] This browser keeps { $count } seats.
    }
settings-forget = Forget these seats
settings-forget-sure = A forgotten seat is not found again: it stays taken at the table. Forget them?
settings-forgotten = The seats are forgotten.
