# Le Grand Druide: the question in two words, moves on their buttons, and what they do.

## The heading of a question

druide-heading-turn = Your turn

## Moves

druide-choice-place =
    { $taboo ->
        [yes]
            { $own ->
                [no] Place a druid on stone { $stone } ({ $colour-stone })
               *[yes] Place a druid on stone { $stone } ({ $colour-stone }, your taboo colour)
            }
       *[no] Place a druid on stone { $stone } ({ $colour-stone })
    }
druide-choice-move_bar = Move the bar between { $line } and { $after } past stone { $past }
druide-choice-pass = Pass for good

## The title of a button

druide-title-place = Stone { $stone }
druide-title-move_bar = Bar { $line }/{ $after }, past { $past }
druide-title-pass = Pass

## Its second line

druide-detail-place =
    { $taboo ->
        [yes] { $colour-stone }, your taboo colour
       *[no] { $colour-stone }
    }
druide-detail-move_bar = one stone, and it stays there
druide-detail-pass = out until the count

## The letter; not t, which the page keeps for the talk

druide-shortcut-pass = p

## A move that is not open

druide-action-place = Place a druid
druide-action-move_bar = Move a bar
druide-shut-place = { druide-action-place }
druide-shut-move_bar = { druide-action-move_bar }

## What a move does, told to who may play it

druide-does-pass =
    { $druids ->
        [0] You are out until the count.
       *[other] You are out until the count; in reserve, { druide-druids } will count for nothing.
    }
druide-does-taboo = But the stone is { $colour }, your taboo colour: the druid will leave it before the vote.
druide-does-close = Two bars then lie together, and the college between them is no more.
druide-college-nobody = { druide-term-college } { $run }, { druide-votes }: carried by nobody.
druide-college-carried =
    { $you ->
        [seat] { druide-term-college } { $run }, { druide-votes }: carried by you.
       *[nobody] { druide-term-college } { $run }, { druide-votes }: carried by { $seat }.
    }
