# What the house says: automata, values of options, names of tables, waiting, quick phrases.

## The automata, weakest first

level-random = automaton I
level-regular = automaton II
level-expert = automaton III

## Values of options

value-yes = yes
value-no = no
value-seat = seat { $number }

## The name of a table

table-name =
    { $article ->
       *[any] The { $place } table
    }

## What is waited for

status-chance = Chance has the floor.
status-you = Waiting for your answer.
status-others = Waiting for { $names }.
shut-aimed = { $title } · { $target }
one-of-many = one of your { $rivals } opponents

## Why an automaton answers so

reason-lot = The automaton drew lots between { $count } moves: it has no other reason.
reason-only = It is the only move allowed.

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
