# Le Lys et la Cocarde: what is printed on the board.

## The course

cocarde-board-course = The course, from 1789 to 1799
cocarde-board-annexes = Prison, frontiers and Guyane
cocarde-board-prison = Prison
cocarde-board-frontiers = Frontiers
cocarde-board-guyane = Guyane
cocarde-board-danger-all = A danger to everybody; a character who is valid here averts it.
cocarde-board-danger-l = A danger to royalists; a character who is valid here averts it.
cocarde-board-danger-c = A danger to revolutionaries; a character who is valid here averts it.
cocarde-board-danger-p = A danger to priests; a character who is valid here averts it.
cocarde-board-white = A white square: with the dice one passes it only by showing a character who is valid here.
cocarde-board-nothing = Nothing happens here.
cocarde-board-planted = { $name }: cancelled, a tree stands on it
cocarde-board-map = The whole course
cocarde-board-dice = The dice: { $one } and { $two }
cocarde-board-no-dice = The dice

## The players

cocarde-board-at-start = start
cocarde-board-at-square = square { $number }
cocarde-board-at-prison = prison, { $number }
cocarde-board-at-frontiers = frontiers, { $number }
cocarde-board-at-prison-brief = prison { $number }
cocarde-board-at-frontiers-brief = frontier { $number }
cocarde-board-at-guyane = in Guyane
cocarde-board-you = { $state }, you
cocarde-board-skip = wounded: skips a turn
cocarde-board-wait = waits for company
cocarde-board-tavern = in the tavern
cocarde-board-salon = in the salon
cocarde-board-restart = starts again with six cards
cocarde-board-hand = hand
cocarde-board-known = You know in this hand: { $cards }
cocarde-board-failed = automaton { $level }, standing in
cocarde-board-stand-in = an automaton plays
cocarde-board-away = away
cocarde-board-plate =
    { $name }, { $role }, { $state }: { $trees ->
        [one] { $trees } tree
       *[other] { $trees } trees
    }, { $certificates ->
        [one] { $certificates } certificate
       *[other] { $certificates } certificates
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## My hand and the piles

cocarde-board-mine =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
cocarde-board-empty = Your hand is empty.
cocarde-board-draw = draw pile
cocarde-board-discards = discards
cocarde-board-discards-open =
    { $count ->
        [one] See the discards: { $count } card
       *[other] See the discards: { $count } cards
    }
cocarde-board-discards-title = The discards, the last card first
cocarde-board-trees =
    { $count ->
        [one] tree to plant
       *[other] trees to plant
    }
cocarde-board-certificates =
    { $count ->
        [one] certificate
       *[other] certificates
    }
cocarde-board-use = { $card }: for what, or on whom?
cocarde-board-ways = What to do with this card
cocarde-board-pool =
    { $count ->
        [one] { $count } card left to hand out
       *[other] { $count } cards left to hand out
    }

## The end

cocarde-board-ledger = The certificates and the search
cocarde-board-planted-by = The trees that were planted
cocarde-board-gained = Planted
cocarde-board-paid = Paid
cocarde-board-on = on { $number }
cocarde-board-searched = Search
cocarde-board-total = Total
cocarde-board-search = The search: whoever reaches 56 first takes a certificate from each of the others who has one.
cocarde-board-no-search = Nobody reached square 56: nobody is searched.
cocarde-board-took = from { $name }
