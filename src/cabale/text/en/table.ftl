# What is said at every table.

## Words and phrases

chance = chance
you = you
you-speak = You
nothing = nothing
coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
# A player's name as an owner
of-name =
    { $start ->
       *[any] { $name }’s
    }
one-or-other = { $first } or { $last }
one-and-other = { $first } and { $last }
with-rule = { $sentence } ({ $rule }).
in-file = { $file }: { $sentence }
closed-move = { $label } – { $reason }
said = { $speaker }: “{ $text }”
whispered = { $speaker }, whispering ({ $hearers }): “{ $text }”

## The verdict

verdict-open = The game is not over.
verdict-won =
    { $you ->
        [seat] You win.
       *[nobody] { $seat } wins.
    }
verdict-drawn = The game is drawn between { $names }.
verdict-shared = The victory is shared by { $names }.

## Refusals: moves

refusal-game_over = The game is over: there is nothing left to play.
refusal-no_such_seat = There is no seat “{ $text }” at this table; expected: { $expected }.
refusal-unknown_move = “{ $text }” is no move of this game; one of the moves offered is expected.
refusal-not_awaited = It is not for you to answer now: wait until you are asked.
refusal-already_answered = You have answered already, and an answer cannot be taken back.
refusal-out_of_order =
    { $you ->
        [seat] Your answer will be heard later: others come before you.
       *[nobody] { $seat } will be heard later: others come first.
    }
refusal-missing_answer = { $seat } has not answered; expected: an answer from every seat that is asked.
refusal-draw_due = Chance must answer first; a draw is expected here, for instance ~duchess.
refusal-bad_word = “{ $text }” does not read as an answer; expected is for instance a:income, a!show=3 or ~duchess.
refusal-bad_group = The brackets of “{ $text }” do not match; expected is for instance (b:challenge c:pass).

## Refusals: setting up

refusal-unknown_game = “{ $game }” is no game of this house; expected: { $expected }.
refusal-bad_seats = { $game } is not played by { $seats }; expected: { $fewest } to { $most } seats.
refusal-unknown_option = This game has no option “{ $option }”; expected: { $expected }.
refusal-bad_option_value = The option { $option } does not take the value “{ $value }”; expected: { $expected }.
refusal-unknown_language = “{ $language }” is not spoken here; expected: { $expected }.
refusal-unknown_level = No automaton plays at level “{ $level }”; expected: { $expected }.
refusal-unknown_rule = There is no rule “{ $number }”; expected: a number from { $first } to { $last }.
refusal-bad_count = { $what } cannot be { $value }; expected: at least { $least }.

## Refusals: records

refusal-too_large = This text is too long for a record; expected: { $most } characters at most.
refusal-not_a_record = This is no record of Cabale; a text that begins with [cabale 1] is expected.
refusal-truncated = This record is incomplete; a last line [end …] is expected.
refusal-edited = This record has been altered: what it says no longer agrees with its last line.
refusal-record_format = This record is in format { $found }; format { $known } is expected.
refusal-bad_record_text = Line { $line } cannot be read; expected: [fields], {"{"}talk{"}"} and answers.
refusal-bad_tag = The field [{ $tag }] is missing, repeated or unreadable; it is expected once, in good form.
refusal-bad_string = “{ $text }” is not the text in straight quotes that is expected here.
refusal-not_over = The game is not over: its record opens at the end.
refusal-not_opened = This record does not hold its secret, which opens when the game is over: there is nothing to verify.
refusal-rules_version = This was played by version { $found } of the rules; the latest known here is { $known }.
refusal-does_not_replay = Answer { $place } of the record, “{ $word }”, cannot be replayed. { $reason }
refusal-result_differs = The result written down is not that of the game replayed.
refusal-unknown_step = This position holds an unknown step, “{ $step }”: it comes from elsewhere.

## Refusals: scenarios

refusal-cannot_read = This file cannot be read; a { $expected } file in UTF-8 is expected.
refusal-bad_toml = Line { $line } is not { $expected }: look at quotes, brackets and signs =.
refusal-scenario_too_large = This text is too long for a scenario; expected: { $most } characters at most.
refusal-too_deep = { $key } is nested too deeply; expected: { $most } tables or lists inside each other at most.
refusal-unknown_key = { $key } does not exist; expected: { $expected }.
refusal-missing_field = { $key } is missing; expected: { $expected }.
refusal-bad_value = { $key } cannot be { $value }; expected: { $expected }.
refusal-cannot_be_set = { $key } follows from the rest and cannot be set; expected: { $expected }.
refusal-cards_do_not_add_up = { $key }: these cards do not add up to a box of this game; expected: { $expected }.

## The store

refusal-place_taken = This table has moved on in the meantime: place { $place } of its log is written, { $length } is next.
refusal-log_broken = The log of this room is damaged: { $found } of its { $length } entries are left.
refusal-store_closed = The house is closing: nothing more is written.
refusal-store_newer = This file was written by a later version (form { $found }); form { $known } is expected.
refusal-store_locked = The file of the house is held by another program; try again when it lets go.
refusal-store_full = There is no room left on the disk; nothing was lost, and nothing more is written.
refusal-store_read_only = The file of the house cannot be written to; write permission is expected.
refusal-store_foreign = This file is no house of Cabale; an SQLite file of ours, or a new name, is expected.
refusal-store_failed = The file of the house cannot be used.
refusal-backup_there = There is such a file already, and it stays as it is; a new name is expected.
refusal-house_taken = Another house is open in this folder: close it first, or name another folder with --data.
refusal-no_house = There is no house in this folder; the folder of one is expected, named with --data.

## Rooms

refusal-seat_taken = Seat { $seat } is taken: choose an open one.
refusal-bad_name = A name of 1 to { $most } visible letters is expected.
refusal-nobodys_seat = Nobody sits at seat { $seat }: there is nobody to take it back.
refusal-seats_open = Not everybody sits yet; open: { $expected }.
refusal-not_out = Somebody at this table still plays: it goes on at its pace.
refusal-room_begun = The game has begun: the seats are given.
refusal-room_not_begun = The game has not begun yet: wait until everybody sits.
refusal-room_paused = The game is paused: wait until it goes on.
refusal-room_closed = The host has closed this room.
refusal-bad_line = A line of 1 to { $most } characters is expected.
refusal-no_such_room = There is no such room: ask the host for the link.
refusal-not_the_host = Only the host may do this.
refusal-not_your_seat = This seat is not yours.
refusal-unknown_token = This seat is no longer yours, or never was: sit down again.
refusal-seat_moved = You have taken this seat to another device: it goes on there.
refusal-only_watching = You are watching: only those who sit answer, and only those who have given a name speak.
refusal-stale_answer = The table has moved on since: this answer counts no more.
refusal-malformed = This message makes no sense here.
refusal-message_too_large = This message is too long; expected: { $most } bytes at most.
refusal-gallery_closed = This table has no gallery: you need a seat.
refusal-gallery_full = No more than { $most } people speak from the gallery of a table. You may go on watching.
refusal-has_sat = Whoever has a seat of this game, or has had one, does not speak from the gallery.
refusal-no_whispers = The gallery does not whisper: what you say there, everybody hears.
refusal-code_expired = This link is no longer good: it works once, and for a quarter of an hour. Ask for another on the device where you sit.
refusal-emblem_taken = That emblem is taken: choose another.
refusal-bad_emblem = An emblem from 1 to { $most } is expected.
refusal-bad_title = A table’s name of at most { $most } characters is expected.
refusal-bad_clock = { $option }: from { $least } to { $most } milliseconds are expected, or nothing.
refusal-bad_order = Each of the { $most } seats is expected once.
refusal-hints_off = This table plays without advice: its host has not allowed it.
refusal-no_hint = No advice can be had at the moment: try again.
refusal-name_taken = Somebody at this table goes by that name: choose another.
refusal-second_hand = You have looked into another hand of this game: this seat is for somebody else.
refusal-nobody_there = Nobody sits there to whom you could whisper.
refusal-said_enough = You have said all that one person can say at a table: { $most } lines.
refusal-too_much = Too much has been changed at this table between two moves: let the game go on.
refusal-foreign_page = This request comes from a page that is not of this house.
refusal-foreign_name = This house is not known by the name it was called: use the address that it announced.
refusal-not_json = A body of JSON is expected, and a header that says so.
refusal-too_slow = The request did not come in time: send it again.
refusal-too_many_rooms = Too many tables have been opened lately: wait a little.
refusal-too_many_polls = Too many of your requests are waiting for something new already.
refusal-analyses_wait = Several games are being weighed for you already: wait until one of them is done.
refusal-house_failed = A mistake of ours happened; nothing was changed.
refusal-not_let_in = The table has not let you in: the seat stays with its automaton.
refusal-asked_already = The table has been asked about this seat already: wait a few minutes.
refusal-nobody_knocks = Nobody is waiting for your answer any more.
refusal-bad_proxy = { $text }: the address of a proxy is expected, or a network such as 10.0.0.0/8.
refusal-no_such_step = The game cannot go on from there: choose a moment at which it is not over.
refusal-bad_eyes = A game is seen through these eyes: { $expected }.
refusal-no_such_order = This game knows no such standing order.
refusal-unknown_phrase = That is no phrase of the house; { $expected } is expected.
refusal-too_fast = Too many messages at once: wait a moment.
refusal-no_such_request = There is nothing at this address: { $text }.
refusal-too_many_sit = More than { $most } sit at the table: let a player or an automaton leave first.
refusal-table_failed = A mistake of ours happened at this table. Nothing that was acknowledged is lost; what you did last was not done: try again.
refusal-room_damaged = The log of this table is damaged, and it cannot be opened; the other tables are well.
refusal-other_rules = This table was opened by version { $found } of the rules; the latest known here is { $known }, which cannot tell it.
refusal-put_away = This table has just been put away: ask for it again.
refusal-bad_port = { $port } is no port; a number from 0 to 65535 is expected.
refusal-port_taken = Nobody can listen at { $host }, port { $port }: it is taken or not ours. Another port is expected, or 0 for any.
