# The page itself: frame, table, question bar, record, talk.

language = Language
language-fr = français
language-nl = Nederlands
language-en = English
night = Night
page-unknown = There is no such page.
page-not-loaded = The page could not be loaded.
to-lobby = Back to the entrance
back-to-table = Back to the table
back-to-verdict = Back to the verdict
back-to-analysis = Back to the analysis
back-to-replay = Back to the replay
back-to-guide = Back to the guide
back-called = Your turn.
unreachable = The house does not answer.
seat-forget = Watch without a seat
move-in = You have a seat at this table already. Replace it with the one from the other device?
move-in-note = Replace it only if you made the link yourself: the seat that you have here is then lost.
move-in-keep = Keep mine
move-in-replace = Replace
move-in-own = Go on with my own seat
close = Close
copy = Copy
copied = Copied
you = you
key-enter = Enter
key-escape = Esc

## Go to

skip = Go to
skip-question = To the question
skip-board = To the board
skip-log = To the record
skip-lesson = To the lesson
board = Board
rail = Beside the board
tabs = Tabs
tab-table = Table
tab-log = Record
tab-talk = Talk
tab-rules = Rules
tab-aid = Aid
unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }

## Header

game-complots = Complots
game-guillotine = Guillotine, cards
game-druide = Le Grand Druide
game-convention = Guillotine, 1988
game-cocarde = Le Lys et la Cocarde
turn =
    { $game ->
        [convention] Round { $turn }
       *[other] Turn { $turn }
    }
turn-of = { $name } plays
turn-talk = time to talk
gallery = { $count } in the gallery
menu = Menu
menu-pause = Pause the game
menu-resume = Resume the game
menu-pace = Pace of the automatons
pace-calm = calm
pace-brisk = brisk
pace-at_once = at once
menu-close = Close the room
menu-close-sure = Close for good
menu-hand-over = Hand my seat to an automaton
menu-hand-over-any = Hand a seat to an automaton
hand-over-whose = Which seat
hand-over-mine = my seat
menu-take-back = Take my seat back
menu-move = Go on at another device
menu-give-up = Leave my seat for good
menu-give-up-any = Free a seat for good
give-up-how = An automaton goes on there. Somebody new may then ask the table for the seat.
give-up-sure = Free the seat
menu-rules = Rules
menu-twin = The board in words
menu-replay = See it again from the start
menu-settings = Settings
menu-leave = Leave the table, keep my seat
move-how =
    { $minutes ->
        [one] Open this link on the other device: it is good once, for { $minutes } minute. This one then gives up the seat.
       *[other] Open this link on the other device: it is good once, for { $minutes } minutes. This one then gives up the seat.
    }
move-qr = Code to photograph with the other device

## The thread

thread-open = Connected to the house
thread-trying = Connecting to the house…
thread-lost = Thread cut
thread-cut = Thread cut. What was received is kept.
thread-retry = Next try in { $seconds } s.
thread-now = Try now
room-paused = The game is paused: the clocks stand still.
room-closed = The room is closed.
door = At the door
knock-asked = { $newcomer } would like to take { $name }’s seat and would see its hand. Let them in?
knock-others = { $newcomer } asks for { $name }’s seat: the table is being asked.
knock-yes = Let them in
knock-no = No
seats-free =
    { $count ->
        [one] A seat is free: an automaton plays it for now.
       *[other] { $count } seats are free: automatons play them for now.
    }
seats-take = Take { $name }’s seat
seats-asking = The table is being asked…

## The question

question = Question
your-turn = Your turn. { $heading }. { $question }
secret = in secret
rule-open = Rule { $number }
aim = { $title }: whom do you choose?
confirm = Confirm
shut = Closed
shut-choices =
    { $count ->
        [one] { $count } closed choice
       *[other] { $count } closed choices
    }
choices-in-words = In words ({ $count })
choices-cards = Your cards: { $count } choices
only-answer = Nothing else is open to you here: this answer goes on.
choose-on-board = Choose on the board: touch once to look, twice to play, or drag.
touch-cards = Touch a card to see what it can do.
touch-board = Touch the board: once to look, twice to play.
meanwhile = Meanwhile
back = Back
erratum = Erratum.
first-aim = The aim.
first-help = Choose; the red number opens the rule.
first-help-done = Understood
seconds-left = { $seconds } s left
orders = Answer for me:
order-none = ask me
order-offer = A card of yours may be played in the turns of others:
sealed = Your answer is sealed: it is opened when all have answered.
verdict-see = See the verdict
automaton-plays = An automaton plays for you.
take-back = Take my seat back
thinks = { $name } is thinking.
rest = You are out, and only automatons still play.
rest-at-once = To the end at once
rest-playing = The automatons play to the end.
hint = What would an automaton do?
hint-thinking = It is thinking…
hint-play = Play this
hint-key = H
tab-hint = Advice

## Record and rules

log = Record
replay-from = Replay from here
rules = Rules
rules-coming = The rules are on their way.
rules-none = This game brings no numbered rules.
rules-all = All rules
rules-search = Search
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One rule.
       *[other] { $count } rules.
    }
rule-used = Where it was used

## The player's aid

aid = Aid
aid-of-play = Player’s aid
aid-guide = How to play
aid-rules = All the rules
aid-yes = Yes:
aid-no = No:

## Talk

talk = Talk
talk-none = Nobody has said anything yet.
talk-earlier = Earlier lines
talk-gone = somebody who has left
talk-gallery = gallery
talk-of-gallery = { $name } (gallery)
whisper = whisper
mute = Mute
mute-gallery = the gallery
phrases = Quick phrases
say = Say something…
say-whisper = Whisper…
say-to = To whom
say-to-all = to the table
say-to-one = to { $name }
say-gallery = Speak from the gallery…
say-gallery-as = Say as { $name }…
gallery-speak = Speak

## The board in words

twin = The board in words
twin-seat = Seat
twin-player = Player
twin-who = Who answers
twin-signs = What the signs mean
person = a person
automaton = an automaton
away = away
bot-failed = its automaton failed, its answer is played for it
bot-failed-at = The automaton in the seat of { $name } failed: its answer is played for it.
machine = a machine
machine-means = A program sits here, as it says of itself: the table does not wait for it as for a person.
guest = a guest program
guest-means = A program that this house lets play answers here, and hears what is said at the table.
model = a language model
model-means = A language model answers here: what is said at the table is sent to it.
failed-at-guest = { $name }, a guest program, lost an answer: what a silent seat plays was played for it.
failed-at-model = { $name }, a language model, lost an answer: what a silent seat plays was played for it.
answer-lost = lost an answer
machine-late = no answer in time
machine-late-at = { $name }, a machine, did not answer in time: its answer was played for it.
