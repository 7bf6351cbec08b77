# Guillotine 1988: what is printed on the board.

## The thread of the round

convention-round = Round { $round }
convention-round-of = of { $rounds }
convention-round-last =
    { $rounds ->
       *[other] the last
    }
convention-phases = The phases of the round
convention-phase-done = done
convention-phase-movement = Movement
convention-phase-assembly = Convention
convention-phase-committee = Committee
convention-phase-mission = Missions
convention-phase-club = Jacobins
convention-phase-prison = Prison
convention-phase-flight = Flight

## The factions

convention-first = opens the round
convention-free = free
convention-elected =
    { $count ->
       *[other] re-elected
    }
convention-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
convention-seat-you = you
convention-seat-passed = has passed
convention-seat-out = nobody left
convention-seat-failed = automaton { $level }, replaced
convention-seat-stand-in = an automaton plays
convention-seat-away = away

## The plan

convention-deputies = The deputies
convention-short =
    { $deputy ->
        [collot] Collot
        [billaud] Billaud
        [lariviere] Larivière
        [boissy] Boissy
       *[other] { $name }
    }
convention-places =
    { $post ->
        [committee] { $count } of 4 · +1 PP
        [tribunal] { $count ->
            [one] { $count } juror of 4
           *[other] { $count } jurors of 4
        }
       *[other] { $count } of 4
    }
convention-crowd =
    { $post ->
        [mission] +1 PP and a card
        [prison] −1 PP
        [flight] −1 PP, the search
        [guillotine] { $count ->
            [one] { $count } head
           *[other] { $count } heads
        }
       *[other] { $count ->
            [one] { $count } deputy
           *[other] { $count } deputies
        }
    }
convention-accused =
    { $count ->
        [one] the accused
       *[other] the accused
    }
convention-deputy =
    { $square ->
        [report] { $name }, { $faction }, { $points } PP, { $post }, Reporter
        [denounced] { $name }, { $faction }, { $points } PP, { $post }, denounced
        [supported] { $name }, { $faction }, { $points } PP, { $post }, denounced with support
        [summoned] { $name }, { $faction }, { $points } PP, summoned to the Tribunal
        [dead] { $name }, { $faction }, dead
       *[normal] { $name }, { $faction }, { $points } PP, { $post }
    }
convention-square-report = Reporter
convention-square-denounced = denounced
convention-square-summoned = summoned
convention-nobody = Nobody.

## Votes and dice

convention-oui = OUI
convention-non = NON
convention-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
convention-yours = yours
convention-sealed = folded
convention-no-vote = has no vote
convention-confirmed = confirmed up to { $limit }
convention-enough = + { $bonus }, needs { $enough }

## The cards

convention-hand = In hand: { $faction }
convention-where = { $name }: where to?
convention-held = A card in hand
convention-drawn-card = A card that was drawn
convention-show = Show it, whenever you like
convention-drawn = Cards drawn
convention-for = for { $name }
convention-rejected = rejected
convention-pack-mission = Mission
convention-pack-jacobins = Jacobins

## The popularity sheet

convention-sheet = Popularity sheet
convention-sheet-short = Sheet
convention-deputy-column = Deputy
convention-post-column = Post
convention-key-elected = re-elected, 5 PP or more
convention-key-dead = dead
convention-kept = { $name } kept “{ $card }” and never played it.
