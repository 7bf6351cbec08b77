# Le Grand Druide: what is printed on the board.

druide-colour-white = white
druide-colour-blue = blue
druide-colour-green = green
druide-colour-yellow = yellow
druide-colour-red = red
druide-colour-black = black

## The ring

druide-ring = The ring of stones
druide-stone-white = white
druide-stone-blue = blue
druide-stone-green = green
druide-stone-yellow = yellow
druide-stone-red = red
druide-stone-black = black
druide-stone-free = Stone { $stone }, { $colour }, free
druide-stone-taken = Stone { $stone }, { $colour }, a druid of { $name }
druide-stone-token = Stone { $stone }, { $colour }, a neutral token
druide-bar-neutral = Neutral bar between stones { $line } and { $after }
druide-bar-owned = Bar of { $name } between stones { $line } and { $after }, stays
druide-where = The bar between { $line } and { $after }: which way?
druide-step-back = One free stone back
druide-step-on = One free stone further

## My secrets

druide-only-you = Only you see
druide-lucky = lucky stone
druide-lucky-is = Lucky stone: { $stone }
druide-taboo = taboo colour
druide-taboo-is = Taboo colour: { $colour }

## Seats

druide-seat-you = you
druide-seat-you-passed = you have passed
druide-seat-plays = to play
druide-seat-passed = has passed
druide-seat-automaton = automaton { $level }
druide-seat-failed = automaton { $level }, replaced
druide-seat-stand-in = an automaton plays
druide-seat-away = away
druide-plate-from = from { $count }
druide-plate-votes =
    { $count ->
        [one] vote
       *[other] votes
    }
druide-reserve =
    In reserve: { $druids ->
        [one] { $druids } druid
       *[other] { $druids } druids
    }, { $bars ->
        [one] { $bars } bar
       *[other] { $bars } bars
    }

## Colleges

druide-counts = The colleges
druide-college = Stones
druide-votes = Votes
druide-nobody = nobody
druide-tied = { $count }, tied
druide-foreseen-note = As it would stand after this move, before the taboos. A struck count is tied and worth nothing.
druide-counts-note = If it were counted now, before the taboos. A struck count is tied and worth nothing.
druide-counted-note = As they voted. A struck count is tied and worth nothing.

## The count

druide-scene = The count of votes
druide-scene-step = { $at } of { $of }
druide-scene-skip = Skip
druide-scene-pause = Pause
druide-scene-play = Go on
druide-scene-next = Next
druide-scene-again = Once more
druide-scene-done = The verdict
druide-election = The election
druide-election-again = See the count again
druide-election-colleges = Colleges
druide-election-bonus = Lucky stone
druide-election-total = Total
druide-tie-votes =
    { $bonus ->
        [0] { $votes } of colleges
       *[other] { $votes } of colleges + { $bonus } of luck
    }
druide-election-left =
    { $count ->
        [0] no druid taken away
        [one] { $count } druid taken away
       *[other] { $count } druids taken away
    }
