# What is printed on the board.

## Cards of Complots: the name, the name with its article, two lines of effect

complots-card-duchess = Duchess
    .article-form = The Duchess
    .effect = takes 3 coins
    .second = against foreign aid
complots-card-assassin = Assassin
    .article-form = The Assassin
    .effect = for 3 coins,
    .second = costs a rival a card
complots-card-countess = Countess
    .article-form = The Countess
    .effect = takes no action
    .second = against the Assassin
complots-card-captain = Captain
    .article-form = The Captain
    .effect = steals 2 coins
    .second = against theft
complots-card-ambassador = Ambassador
    .article-form = The Ambassador
    .effect = exchanges 2 cards
    .second = against theft
complots-card-inquisitor = Inquisitor
    .article-form = The Inquisitor
    .effect = exchanges or examines
    .second = against theft

## The middle of the table

complots-court = The Court
    .cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
complots-treasury = The Treasury
    .coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    .endless = no limit
complots-claims = { $name } claims
    .you = You claim
complots-counters = { $name } counters as
    .you = You counter as
complots-you = you
complots-packet = Your packet

## Seats: the line below the name

complots-seat-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
complots-seat-out = eliminated
complots-seat-plays = to play
complots-seat-claims = claims
complots-seat-aims = aims
complots-seat-acts = acts
complots-seat-target = targeted
complots-seat-doubts = doubts
complots-seat-counters = counters
complots-seat-wins = wins
complots-seat-automaton = automaton { $level }
complots-seat-stumbled = automaton { $level }, standing in
complots-seat-stand-in = an automaton plays
complots-seat-away = away
