# Guillotine: the question in two words, moves on their buttons, what is waited for.

## The heading of a question

guillotine-heading-action = Your turn
guillotine-heading-noble = Which noble
guillotine-heading-distance = How far
guillotine-heading-player = Which player
guillotine-heading-pile = A discarded card
guillotine-heading-front = A card in front
guillotine-heading-order = Who stands where
guillotine-heading-arrival = A late arrival
guillotine-heading-interrupt = Before the blade
guillotine-heading-clown = The Clown
guillotine-heading-victim = The Innocent Victim
guillotine-heading-infighting = A card to discard
guillotine-heading-inspect = Somebody’s hand
guillotine-heading-error = A noble to take
guillotine-heading-final = { guillotine-term-final }

## Moves

guillotine-choice-pass = Pass
guillotine-choice-discard_guards = Discard { guillotine-card-callous_guards.the }
guillotine-choice-play = Play { $card-the }: { $card-short }
guillotine-choice-noble =
    { $position ->
        [0] Choose { $noble-the }
       *[other] Choose { $noble-the } (place { $position })
    }
guillotine-choice-by =
    { $distance ->
        [one] By { $distance } place
       *[other] By { $distance } places
    }
guillotine-choice-name =
    { $you ->
        [target] Choose yourself
       *[nobody] Choose { $target }
    }
guillotine-choice-card = Choose { $card-the }

## The title of a button

guillotine-title-pass = { guillotine-choice-pass }
guillotine-title-discard_guards = { guillotine-card-callous_guards }
guillotine-title-play = { $card }
guillotine-title-noble = { $noble }
guillotine-title-by =
    { $distance ->
        [one] { $distance } place
       *[other] { $distance } places
    }
guillotine-title-name =
    { $you ->
        [target] You
       *[nobody] { $target }
    }
guillotine-title-card = { $card }

## Its second line

guillotine-detail-pass = no card
guillotine-detail-discard_guards = to the discard pile
guillotine-detail-play = { $card-short }
guillotine-detail-noble =
    { $position ->
        [0] { $noble-short }
       *[other] { $position } · { $noble-short }
    }
guillotine-detail-by = along the line
guillotine-detail-name =
    { $you ->
        [target] yourself
       *[nobody] this player
    }
guillotine-detail-card = { $card-short }

## The letter; not t, which the page keeps for the talk

guillotine-shortcut-pass = p
guillotine-shortcut-discard_guards = g

## A move that is not open

guillotine-aim-play = { $card-the }
guillotine-shut-play = { $card }

## What is waited for

guillotine-status-blade = The blade hangs over { $noble-the }.
