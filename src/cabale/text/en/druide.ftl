# Le Grand Druide: what happens, what is asked, what is refused, the table in lines.

## Words of the rulebook

druide-term-college = College
druide-term-lucky = Lucky stone
druide-term-taboo = Taboo colour
druide-term-neutral = Neutral bars
druide-term-moved = Bars that stay

druide-colour-white = white
    .stone = white
druide-colour-blue = blue
    .stone = blue
druide-colour-green = green
    .stone = green
druide-colour-yellow = yellow
    .stone = yellow
druide-colour-red = red
    .stone = red
druide-colour-black = black
    .stone = black
druide-colour-unknown = secret

druide-druids =
    { $druids ->
        [one] { $druids } druid
       *[other] { $druids } druids
    }
druide-bars =
    { $bars ->
        [one] { $bars } bar
       *[other] { $bars } bars
    }
druide-votes =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
druide-total =
    { $total ->
        [one] { $total } vote
       *[other] { $total } votes
    }
druide-count = { $seat } { $druids }

## What happens

druide-event-bar_drawn = A card puts a neutral bar between stones { $line } and { $after }.
druide-event-ignored = Card { $number } is ignored: a bar lies too close.
druide-event-redrawn = A college has more than 7 stones: all cards go back, and the bars are drawn again.
druide-event-lucky_dealt =
    { $known ->
        [yes] { $you ->
            [seat] Your lucky stone is { $number }.
           *[nobody] { $seat-of } lucky stone is { $number }.
        }
       *[no] { $seat } gets a lucky stone, in secret.
    }
druide-event-taboo_dealt =
    { $you ->
        [seat] Your taboo colour: { $colour }.
       *[nobody] { $seat-of } taboo colour: { $colour }.
    }
druide-event-first =
    { $you ->
        [seat] You begin.
       *[nobody] { $seat } begins.
    }
druide-event-began =
    { $you ->
        [seat] Turn { $turn }: yours.
       *[nobody] Turn { $turn }: { $seat }.
    }
druide-event-placed =
    { $you ->
        [seat] You place a druid on stone { $stone } ({ $colour-stone }).
       *[nobody] { $seat } places a druid on stone { $stone } ({ $colour-stone }).
    }
druide-event-bar_moved =
    { $you ->
        [seat] You move the bar between { $line } and { $after } past stone { $past }, where it stays.
       *[nobody] { $seat } moves the bar between { $line } and { $after } past stone { $past }, where it stays.
    }
druide-event-passed =
    { $you ->
        [seat] You pass, and wait for the count.
       *[nobody] { $seat } passes, and waits for the count.
    }
druide-event-forced =
    { $you ->
        [seat] You have nothing left to play, and pass.
       *[nobody] { $seat } has nothing left to play, and passes.
    }
druide-event-filled =
    { $tokens ->
        [one] The count: { $tokens } neutral token goes on the empty stone.
       *[other] The count: { $tokens } neutral tokens go on the empty stones.
    }
druide-event-taboo_shown =
    { $you ->
        [seat] You show your taboo colour: { $colour }.
       *[nobody] { $seat } shows a taboo colour: { $colour }.
    }
druide-event-removed =
    { $you ->
        [seat] Your druid leaves stone { $stone }, and does not vote.
       *[nobody] { $seat-of } druid leaves stone { $stone }, and does not vote.
    }
druide-event-college =
    { $how ->
        [all] { druide-term-college } { $run }, { druide-votes } ({ $counts }): everybody is tied, and nobody gets them.
        [some] { $you ->
            [seat] { druide-term-college } { $run }, { druide-votes } ({ $counts }): tied and out, { $out }; you carry it.
           *[nobody] { druide-term-college } { $run }, { druide-votes } ({ $counts }): tied and out, { $out }; { $seat } carries it.
        }
       *[none] { $you ->
            [seat] { druide-term-college } { $run }, { druide-votes } ({ $counts }): you have most druids, and carry it.
           *[nobody] { druide-term-college } { $run }, { druide-votes } ({ $counts }): { $seat } has most druids, and carries it.
        }
    }
druide-event-lucky_shown =
    { $you ->
        [seat] You show your lucky stone: { $number }.
       *[nobody] { $seat } shows a lucky stone: { $number }.
    }
druide-event-luck_votes =
    { $you ->
        [seat] Stone { $number } lies in a college of yours: { druide-votes } more.
       *[nobody] Stone { $number } lies in a college that { $seat } carries: { druide-votes } more.
    }
druide-event-total =
    { $bonus ->
        [0] { $seat }: { druide-total } in all.
       *[other] { $seat }: { druide-votes } of colleges and { $bonus } of the lucky stone, { $total } in all.
    }
druide-event-elected =
    { $how ->
        [last] { $you ->
            [seat] Equals cancel each other out ({ $out }, { $shared } each): you are left, with { druide-total }, and are elected High Druid.
           *[nobody] Equals cancel each other out ({ $out }, { $shared } each): { $seat } is left, with { druide-total }, and is elected High Druid.
        }
        [beaten] { $you ->
            [seat] Equals cancel each other out ({ $out }, { $shared } each): of those who are left you have most, { druide-total }, and are elected High Druid.
           *[nobody] Equals cancel each other out ({ $out }, { $shared } each): of those who are left { $seat } has most, { druide-total }, and is elected High Druid.
        }
       *[highest] { $you ->
            [seat] You are elected High Druid with { druide-total }.
           *[nobody] { $seat } is elected High Druid with { druide-total }.
        }
    }
druide-event-unelected = Everybody is tied with somebody: nobody is elected.
druide-verdict-drawn = Nobody is elected High Druid.

## What happens often, gathered

druide-gathered-lucky_dealt =
    { $gathered ->
        [all] Everybody gets a lucky stone, in secret.
       *[others] The others get a lucky stone each, in secret.
    }
druide-gathered-taboo_dealt =
    { $gathered ->
        [all] Everybody gets a taboo colour, in secret.
       *[others] The others get a taboo colour each, in secret.
    }

## What is asked

druide-ask-turn = { druide-druids } and { druide-bars } in reserve: what do you play?

# Infinitives: "you are asked to …", "waiting for Hugo to …"
druide-question-turn = place a druid, move a bar or pass

## Refusals

druide-refusal-not_drawn = That cannot be drawn: it must be a card that is still there.
druide-refusal-no_draw_due = Nothing is to be drawn now: a player’s answer is awaited.
druide-refusal-has_passed = You have passed, which is for good: wait for the count.
druide-refusal-stone_taken =
    { $you ->
        [target] Your own druid stands on stone { $stone }: choose a free stone.
       *[nobody] { $target-of } druid stands on stone { $stone }: choose a free stone.
    }
druide-refusal-no_druid_left = You have no druid left in reserve.
druide-refusal-bar_fixed =
    { $you ->
        [target] You have moved the bar of line { $line } yourself, and it stays there: choose a neutral one.
       *[nobody] { $target } has moved the bar of line { $line }, and it stays there: choose a neutral one.
    }
druide-refusal-no_bar_left = You have no bar left to put in place of a neutral one.
druide-refusal-no_neutral_bar = All seven bars have been moved: none is neutral any more.
druide-refusal-no_bar_there = No bar lies on line { $line }: choose a line with a neutral bar.
druide-refusal-one_line_only = From line { $line } a bar cannot go to line { $to }: it moves by 1 line, up or down.
druide-refusal-unknown_colour = “{ $text }” is no colour of a trilithon card; expected: { $expected }.
druide-refusal-unknown_number = “{ $text }” is no number card; a number from 1 to 30 is expected.
druide-refusal-pieces_do_not_add_up = { $key }: these pieces do not add up to a box of this game; expected: { $expected }.

## The table in lines

druide-view-start = The game is being set up.
druide-view-neutral = { druide-term-neutral }: { $lines }.
druide-view-moved = { druide-term-moved }: { $lines }.
druide-view-counts = { $counts }.
druide-view-seat =
    { $you ->
        [seat] { $seat } (you): { druide-druids } and { druide-bars } in reserve.
       *[nobody] { $seat }: { druide-druids } and { druide-bars } in reserve.
    }
druide-view-stones = Druids on { $stones }.
druide-view-lucky = { druide-term-lucky }: { $number }.
druide-view-taboo = { druide-term-taboo }: { $colour }.
druide-view-doomed = Will not vote: { $stones }.
druide-view-passed = Waits for the count.
druide-view-total =
    { $bonus ->
        [0] { druide-total }.
       *[other] { druide-total }, { $bonus } of them for the lucky stone.
    }
druide-view-asked = You are asked to { $question }.
druide-view-waiting = Waiting for { $names } to { $question }.
