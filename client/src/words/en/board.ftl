# What is printed on the board.

## Cards of Complots: the name, the name with its article, two lines of effect

complots-card-duchess = Duchess
    .article-form = The Duchess
    .effect = takes 3 coins
    .second = stops foreign aid
    .lost = out: Duchess
complots-card-assassin = Assassin
    .article-form = The Assassin
    .effect = for 3 coins,
    .second = costs a rival a card
    .lost = out: Assassin
complots-card-countess = Countess
    .article-form = The Countess
    .effect = takes no action
    .second = stops the Assassin
    .lost = out: Countess
complots-card-captain = Captain
    .article-form = The Captain
    .effect = steals 2 coins
    .second = stops theft
    .lost = out: Captain
complots-card-ambassador = Ambassador
    .article-form = The Ambassador
    .effect = exchanges 2 cards
    .second = stops theft
    .lost = out: Ambassador
complots-card-inquisitor = Inquisitor
    .article-form = The Inquisitor
    .effect = exchanges or examines
    .second = stops theft
    .lost = out: Inquisitor

## The middle of the table

complots-court = The Court
    .short = Court
    .cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
complots-treasury = The Treasury
    .short = Treasury
    .coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    .endless = no limit
complots-claims = { $name } claims
    .you = You claim
complots-counters = { $name } counters as
    .you = You counter as
complots-claimed = { $name } claimed
    .you = You claimed
complots-stamp-proved = True
complots-stamp-exposed = Lie
complots-you = you
complots-packet = Your packet

## Seats: the line below the name

complots-seat-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
complots-seat-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
complots-seat-out = eliminated
complots-seat-lost = out: { $names }
complots-seat-plays = to play
complots-seat-claims = claims
complots-seat-aims = aims
complots-seat-acts = acts
complots-seat-target = targeted
complots-seat-doubts = doubts
complots-seat-counters = counters
complots-seat-wins = wins
complots-seat-automaton = automaton { $level }
complots-seat-failed = automaton { $level }, standing in
complots-seat-stand-in = an automaton plays
complots-seat-away = away

## Guillotine: groups, the line, the decks

guillotine-group-purple = purple, the court
guillotine-group-red = red, the army
guillotine-group-green = green, the town
guillotine-group-blue = blue, the Church
guillotine-group-grey = grey, the innocent
guillotine-line =
    { $count ->
        [one] The line: { $count } noble
       *[other] The line: { $count } nobles
    }
guillotine-line-empty = Nobody is left in line.
guillotine-at = { $name }, { $short }, { $group }, place { $place } of { $count }
guillotine-is = { $name }, { $short }, { $group }
guillotine-day = Day
guillotine-day-of = Day { $day } of 3
guillotine-final = The three days are over
guillotine-deck-nobles = nobles
guillotine-deck-cards = cards
guillotine-gone =
    { $count ->
        [one] { $count } discarded
       *[other] { $count } discarded
    }
guillotine-piles = What was discarded
guillotine-piles-open =
    { $count ->
        [one] What was discarded: { $count } card
       *[other] What was discarded: { $count } cards
    }
guillotine-gone-nobles = Nobles
guillotine-gone-cards = Action cards, the last one first

## Guillotine: seats and hands

guillotine-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
guillotine-hand-empty = Your hand is empty.
guillotine-mine =
    { $count ->
        [one] you · { $count } card in hand
       *[other] you · { $count } cards in hand
    }
guillotine-seat-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
guillotine-seat-failed = automaton { $level }, standing in
guillotine-seat-stand-in = an automaton plays
guillotine-seat-away = away
guillotine-rushed = may play no card in the next turn
guillotine-pile = The pile, the top first
guillotine-pile-title = { $name }: { $total }
guillotine-pile-empty = Nobody yet.
guillotine-pile-mine =
    Your pile: { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
guillotine-pile-of =
    The pile of { $name }: { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
guillotine-front = In front
guillotine-known = In hand, as far as you know
guillotine-nothing = Nothing lies here.

## Guillotine: the end

guillotine-count = The heads, counted
guillotine-count-day = Day { $day }
guillotine-count-final = After the cards
guillotine-order-victim = Whose collect
guillotine-order-anybody = anybody
guillotine-order-noble = Which noble
guillotine-order-any-noble = any noble
