# The command line: help of the commands and options, and what commands say.

## Help

command-about = Games of intrigue, by the book: with friends, machines or both.
command-play = Play a game in the terminal against automatons.
command-learn = Learn a game by playing its lessons in the terminal.
command-replay = Step through the record of a game.
command-scenario = Play scenario files and say which of them fail.
command-verify = Replay every draw of a record: did chance bring what was committed?
command-rules = Show the rules of a game, or one of them by its number.
command-check = Hold a game against all that games must keep to: rules, secrets, records, notation.
command-seat = Let a program sit down: `cabale seat check` tries one that plays by lines of JSON.
command-seat-check = Try a program at a seat: a whole game of each game, and what it does wrong.
command-serve = Keep house: tables in the browser, for friends and automatons.
command-mcp = Let a language model play: the table as tools of the Model Context Protocol, on standard input and output.
command-house = Look after the rooms of a house, open or closed.
command-house-list = List all rooms: who sits there, whether they play, and what is damaged.
command-house-close = Close a room: nobody plays there any more.
command-house-delete = Delete a room with its game, for good.
command-house-export = Write the record of a room’s finished game to a file.
command-house-backup = Copy the whole house to a file, while it is open, too.
command-bench = Measure how many games and decisions this machine plays in a second.

argument-module = a game by its id, or the module that brings it (my_package.my_game)
argument-program = the command that begins the program; one with options stands in quotation marks
argument-game = the game: { $games }
argument-file = the record to read
argument-scenario = the scenario files to play, for instance scenarios/*.toml
argument-lesson = the number of a lesson; without it, all are listed
argument-rule = the number of a rule, for instance C-25
argument-room = the room, as “cabale house list” and its link name it
argument-export = where to write the record
argument-backup = where to write the copy

option-check-games = Games looked at, at each number of seats.
option-seats = How many seats the table has.
option-lang = The language: fr, nl or en. Otherwise $CABALE_LANG or the system decides.
option-bots = How well the automatons play: novice, regular, expert, master (or random).
option-guide = How to play it, told for newcomers, instead of the numbered rules.
option-plain = Lines of text instead of a full screen, for pipes and screen readers.
option-seed = A whole number; the same one gives the same deal again.
option-option = An option of the game; may be given more than once.
option-name = Your name at the table.
option-save = Where to write the record of the game.
option-pace = How fast the automatons play: calm, brisk or at_once.
option-house-pace = How fast the automatons of new rooms play: calm, brisk or at_once (usual: { $usual }).
option-host = The address to listen on.
option-port = The port to listen on; 0 takes any that is free.
option-data = The folder that rooms are kept in.
option-seat = Whose eyes to see with: a seat, the public, or all cards open.
option-help = Show this help.
option-version = Show the version.

metavar-options = [OPTIONS]
metavar-command = COMMAND …
metavar-module = GAME|MODULE
metavar-program = PROGRAM
metavar-bot = NAME=COMMAND
metavar-model = SHOWN=NAME
metavar-game = GAME
metavar-file = FILE
metavar-files = FILE…
metavar-rule = [NUMBER]
metavar-lesson = [LESSON]
metavar-level = LEVEL
metavar-name = NAME
metavar-pair = KEY=VALUE
metavar-host = ADDRESS
metavar-folder = FOLDER
metavar-room = ROOM

## Words of the command line itself

click-usage = Usage:
click-options = Options
click-commands = Commands
click-arguments = Arguments
click-default = otherwise { $default }
click-missing-command = A command is missing; cabale --help lists them.
click-missing-argument = Missing argument
click-value-missing = The option { $name } needs a value.
click-no-value = The option { $name } takes no value.
click-extra = One argument too many: { $args }.
click-extra-several = Too many arguments: { $args }.

## What commands say

guest = Guest
option-public-url = the public address of the house, if it stands behind another
option-proxy = the address of a proxy that says where requests come from, or its network; may be given several times
option-keep-days = forget rooms that nobody has changed for N days; without it they are kept
option-bot = a program that people may play against, as a guest among the automatons: NAME=COMMAND; may be given several times
option-mcp-house = The address of an open house whose tables are played at; otherwise this command keeps a house of its own.
option-mcp-data = The folder that rooms are kept in; otherwise they are forgotten in the end.
option-model = a language model that people may play against, as a guest among the automatons: NAME, or SHOWN=NAME; asked at CABALE_MODEL_URL; may be given several times
option-open = open a browser, if there is a screen
metavar-url = ADDRESS
serve-open = The house is open at { $address }. Ctrl-C closes it; nothing is lost.
house-column-room = Room
house-column-changed = Last change
house-column-state = State
house-column-game = Game
house-column-table = Table
house-state-open = open
house-state-playing = playing
house-state-over = over
house-state-closed = closed
house-state-damaged = damaged
house-closed = The room { $room } is closed.
house-deleted = The room { $room } is deleted, with all that was played there.
house-backed-up = The whole house is in “{ $file }”, as it was just now.
no-web = The network table needs more packages; install cabale[web].
no-mcp = Language models need more packages; install cabale[web,mcp].
scenario-passed =
    { $passed ->
        [one] { $passed } scenario passes.
       *[other] { $passed } scenarios pass.
    }
scenario-failed =
    { $failed ->
        [one] { $failed } scenario of { $total } fails.
       *[other] { $failed } scenarios of { $total } fail.
    }
scenario-failure = { $file }, { $title }: { $reason }
scenario-difference = { $key }: expected { $expected }, found { $found }.
verify-ok =
    { $draws ->
        [one] The record holds: { $draws } draw replayed, as committed before the deal.
       *[other] The record holds: { $draws } draws replayed, as committed before the deal.
    }
verify-failed = The record does not hold: { $reason }
verify-other-secret = its secret is not the one that was committed before the deal.
verify-other-draw = answer { $place } says { $found }, and the secret draws { $expected }.
replay-heading = { $game }: { $names }. { $eyes }.
replay-place = Answer { $place } of { $total }
seen-public = As the public saw it
seen-open = All cards open
seen-seat = As { $name } saw it
bench-heading =
    { $compiled ->
        [yes] { $game }, { $seats } seats, compiled rules, medians of 5:
       *[no] { $game }, { $seats } seats, interpreted rules, medians of 5:
    }
speed-decisions = decisions a second, random play inside the library
speed-games = games a second, the same
speed-driven = decisions a second, driven from Python
speed-new = µs to begin a game
speed-clone = µs to copy a position
speed-child = µs to copy it and play a move
speed-view = µs for a seat’s view
speed-question = µs for the question it is asked
speed-imagine = µs to imagine a position from a view
file-saved = The record is in “{ $file }”.
abandoned-kept = The game is abandoned. The table’s own copy, with all cards, is kept for replay in “{ $file }”.
input-ended = The input has ended before the game; answers are expected until the game is over, and nothing was written.
input-ended-kept = The input has ended before the game; nothing is lost: it is kept in “{ $file }”.

## What a command cannot do

file-missing = There is no file “{ $file }”; the name of a file to read is expected.
file-folder = “{ $file }” is a folder; a file is expected.
file-unreadable = The file “{ $file }” cannot be read ({ $reason }); a text file that you may open is expected.
file-large = The file “{ $file }” is too large; at most { $most } MB are expected.
file-not-text = The file “{ $file }” is no text; a text file in UTF-8 is expected.
file-there = The file “{ $file }” exists already and stays as it is; a new name is expected.
file-no-place = “{ $file }” cannot be written there; a place in a folder that exists and that you may write to is expected.
file-unwritable = The file “{ $file }” cannot be written ({ $reason }); a place where you may write is expected.
screen-too-small = The terminal has { $columns } columns and { $lines } lines, and the table needs at least { $least } by { $lowest }: make it larger or add --plain.
no-textual = The full screen needs Textual, which is not installed: install cabale[tui] or add --plain.
bad-seed = “{ $text }” is no seed; a whole number is expected.
bad-pace = “{ $text }” is no pace; calm, brisk or at_once is expected.
bad-option = “{ $text }” is no option of a game; KEY=VALUE is expected.
option-twice = The option { $text } is given twice; one value is expected.
bad-name = “{ $text }” is no name for the table; 1 to { $most } printable characters are expected.
no-such-command = There is no command “{ $text }”; expected: { $expected }.
no-such-option = There is no option “{ $text }”; expected: { $expected }.
no-such-reader = “{ $text }” is nobody’s eyes; a seat from { $first } to { $last }, public or open is expected.
