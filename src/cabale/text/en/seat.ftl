# Programs at a seat: what is wrong with them, and what `cabale seat check` says. The protocol is in docs/seat.md.

refusal-seat_command = “{ $text }” is no command; a program and what it takes is expected, as in ./mybot --depth 3.
refusal-seat_missing = The program { $command } is not there, or may not be run. A program that can be run is expected.
refusal-seat_bot = “{ $text }” names no bot; NAME=COMMAND is expected, with a name of at most { $most } characters that no other bot has.
refusal-seat_unstarted = The program { $command } does not start ({ $reason }).
refusal-seat_no_hello = The program did not say hello first; a message of type hello with its version is expected.
refusal-seat_version = The program wants version { $found } of the protocol; spoken here is { $expected }.
refusal-seat_language = The program wants the language “{ $language }”; { $expected } is expected.
refusal-seat_silent = The program did not answer in time.
refusal-seat_gone = The program ended in the middle of the game.
refusal-seat_long = The program wrote a line of more than { $most } bytes.
refusal-seat_flood = The program wrote { $most } lines or more without an answer among them.
refusal-seat_message = The program wrote “{ $text }”, which is no message of the protocol ({ $reason }).
refusal-seat_unexpected = The program wrote a message that is not asked for; the message { $expected } is expected.
refusal-seat_ahead = The program answered question { $frame }; the last that it was asked is { $number }.
refusal-seat_line = The program said nothing, or more than { $most } characters, in one line.
refusal-seat_move =
    { $count ->
        [one] The program answered { $move }, which is not the only offer.
       *[other] The program answered { $move }, which is none of the { $count } offers.
    }
refusal-seat_pledge = The program offered a pledge that cannot be made now ({ $reason }).

seat-tried =
    { $game }: { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, the slowest in { $slowest } ms.
seat-times =
    { $times ->
        [one] { $sentence }
       *[other] { $sentence } ({ $times } times)
    }
seat-errors = The last that it wrote to its standard error:
seat-done =
    { $found ->
        [0] Nothing is wrong with it.
        [one] One answer was lost and played by default.
       *[other] { $found } answers were lost and played by default.
    }
seat-lost =
    { $count ->
        [one] { $program } lost one answer, which was played by default ({ $codes }).
       *[other] { $program } lost { $count } answers, which were played by default ({ $codes }).
    }
