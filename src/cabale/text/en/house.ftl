# What the house says: automatons, values of options, names of tables, waiting, quick phrases.

## What the games are called: two have one name, and what tells them apart comes after it

game-title-complots = Complots
game-title-guillotine = Guillotine, cards
game-title-druide = Le Grand Druide
game-title-convention = Guillotine, 1988
game-title-cocarde = Le Lys et la Cocarde

## The automatons, weakest first

level-random = automaton at random
level-novice = automaton I
level-regular = automaton II
level-expert = automaton III
level-master = automaton IV

## How they play

plays-random = any move, without a thought
plays-novice = answers quickly, and errs as people do
plays-regular = looks one answer ahead
plays-by-rule = plays by the rule of thumb
plays-by-search = thinks ahead for a moment
plays-expert = thinks ahead for about a second
plays-master = thinks ahead for about five seconds
plays-guest = a guest: a program that this house lets play
plays-model = a language model: what is said at the table is sent to it

## Values of options

value-yes = yes
value-no = no
value-seat = seat { $number }

## What the host is asked when a second person sits down

tempo-live = Live
tempo-live-means =
    { $windows ->
        [yes] { $decision } s a decision, { $window } s a window; after { $absence } minutes’ absence an automaton plays.
       *[no] { $decision } s a decision; after { $absence } minutes’ absence an automaton plays.
    }
tempo-unhurried = Without hurry
tempo-unhurried-means = No clock: the table waits for everybody, for days if need be.

## The name of a table

table-name =
    { $article ->
       *[any] The { $place } table
    }

## What is waited for

status-chance = Chance has the floor.
status-you = Waiting for your answer.
status-others = Waiting for { $names }.
status-with-you = Waiting for you, and for { $names }.
shut-aimed = { $title } · { $target }
one-of-many = one of your { $rivals } opponents

## Why an automaton answers so

reason-hasty = It did not think this over: it was the first thing that came to mind.
reason-lot = The automaton drew lots between { $count } moves: it has no other reason.
reason-only = It is the only move allowed.
reason-searched =
    { $alike ->
        [yes] Of { $walks } games played on in thought, this wins { $percent }%.
       *[no] Of { $walks } games played on in thought, this wins { $percent }% and promises more than any other move.
    }
prospects-alike = Another move promises about as much: { $label }.
mixed-answer =
    { $often ->
        [one_in_ten] So as not to be read, answer so one time in ten only
        [one_in_five] So as not to be read, answer so one time in five only
        [one_in_four] So as not to be read, answer so one time in four only
        [one_in_three] So as not to be read, answer so one time in three only
        [one_in_two] So as not to be read, answer so every other time
        [two_in_three] So as not to be read, answer so two times in three
        [three_in_four] So as not to be read, answer so three times in four
       *[four_in_five] So as not to be read, answer so four times in five
    }; otherwise: { $others }.

## Quick phrases, in the language of whoever reads them

phrase-is_that_all = Is that all you have?
phrase-remember = I shall remember that.
phrase-your_turn = Your move.
phrase-truth = I am telling the truth.
phrase-well_played = Well played.
phrase-prove_it = I should like to see that up close.
phrase-not_me = I am not the one to fear.
phrase-look_there = Do look across the table instead.
phrase-thinking = One moment, I am thinking.
phrase-sorry = Nothing personal.
phrase-convenient = How convenient.
phrase-again = Another game?
