# Complots: the question in two words, the moves on their buttons, what is waited for.

## The heading of a question

complots-heading-draft = Pick of a card
complots-heading-action =
    { $rule ->
        [C-12] Compulsory Coup
       *[C-11] Your turn
    }
complots-heading-challenge = Challenge window
complots-heading-counter = Counter window
complots-heading-challenge_counter = Doubt about a counter
complots-heading-lose = A card to lose
complots-heading-return = Back to the Court
complots-heading-show = You are examined
complots-heading-verdict = End of the Examination

## The title of a button

complots-title-income = { complots-action-income }
complots-title-foreign_aid = { complots-action-foreign_aid }
complots-title-coup = { complots-action-coup }
complots-title-tax = { $character }
complots-title-exchange = { $character }
complots-title-assassinate = { $character }
complots-title-steal = { $character }
complots-title-examine = { $character }
complots-title-counter = { $character }
complots-title-pass = { complots-choice-pass }
complots-title-challenge = { complots-choice-challenge }
complots-title-lose = { $character-the }
complots-title-return = { $character-the }
complots-title-show = { $character-the }
complots-title-draft = { $character-the }
complots-title-give_back = Give it back
complots-title-discard = Have it discarded

## Its second line

complots-held =
    { $held ->
        [yes] in hand
       *[no] bluff
    }
complots-detail-income = nothing stops it
complots-detail-foreign_aid = stopped by: { complots-character-duchess }
complots-detail-coup = takes a card, unstoppable
complots-detail-tax = { complots-held }
complots-detail-exchange = exchanges · { complots-held }
complots-detail-assassinate = takes a card · { complots-held }
complots-detail-steal = { complots-held }
complots-detail-examine = examines · { complots-held }
complots-detail-counter = counters · { complots-held }
complots-detail-pass = without a word
complots-detail-challenge = whoever is wrong loses
complots-detail-lose = stays face up
complots-detail-return = { $character-does }
complots-detail-show = for one pair of eyes
complots-detail-draft = { $character-does }
complots-detail-give_back = it stays in hand
complots-detail-discard = another takes its place

## What it brings or costs, in figures (C-13, C-36)

complots-gain-income = +1
complots-gain-foreign_aid = +2
complots-gain-tax = +3
complots-gain-steal = steals 2
complots-cost-coup = 7
complots-cost-assassinate = 3

## Its letter; neither t nor h, which the page keeps for the table and for advice

complots-shortcut-income = i
complots-shortcut-foreign_aid = f
complots-shortcut-tax = d
complots-shortcut-exchange = e
complots-shortcut-counter = { $character-letter }
complots-shortcut-pass = p
complots-shortcut-challenge = c
complots-shortcut-give_back = g
complots-shortcut-discard = x

## A move that is not open

complots-shut-income = { complots-action-income }
complots-shut-foreign_aid = { complots-action-foreign_aid }
complots-shut-coup = { complots-action-coup }
complots-shut-tax = { complots-character-duchess }
complots-shut-exchange = { complots-action-exchange }
complots-shut-assassinate = { complots-character-assassin }
complots-shut-steal = { complots-character-captain }
complots-shut-examine = { complots-character-inquisitor }

## What is waited for

complots-status-challenge =
    { $you ->
        [actor] Window open: you claim { $character-the }.
       *[nobody] Window open: { $actor } claims { $character-the }.
    }
complots-status-counter =
    { $you ->
        [actor] Window open: your action may be countered, { $action-the }.
       *[nobody] Window open: { $actor } chose { $action-the }, which may be countered.
    }
complots-status-challenge_counter =
    { $you ->
        [claimer] Window open: you counter in the name { $character-of }.
       *[nobody] Window open: { $claimer } counters in the name { $character-of }.
    }
