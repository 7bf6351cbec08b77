# Guillotine: why an automaton would play so in your place, from what you see.

guillotine-worth =
    { $points ->
        [one] { $points } point to you
       *[other] { $points } points to you
    }
guillotine-worth-to-them =
    { $points ->
        [one] { $points } point to { $collector }
       *[other] { $points } points to { $collector }
    }
guillotine-adds =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## A card, or none

guillotine-reason-pass = You collect { $noble-the }, worth { guillotine-worth }; your cards promise more at another moment.
guillotine-reason-take = You then collect { $noble-the }, worth { guillotine-worth }; whoever stands first now is worth { $before }.
guillotine-reason-behind = You then collect { $noble-the }, worth { guillotine-worth }, and the line behind suits you better than it does now.
guillotine-reason-line = The line suits you better afterwards than it does now.
guillotine-reason-chance = { $noble-the } stands first, worth { guillotine-worth }: chance promises you a better line.
guillotine-reason-longer = A longer line serves you here.
guillotine-reason-more = You collect one noble more: that adds { guillotine-adds } to your count in this turn.
guillotine-reason-influence = { $noble-the } stands first, worth { guillotine-worth }: so many cards are worth more.
guillotine-reason-ends =
    { $day ->
        [3] The rest of the line would serve you less than an early end of the game.
       *[other] The rest of the line would serve you less than an early end of the day.
    }
guillotine-reason-hand = Your hand promises little: another one is likely to be better.
guillotine-reason-rivals = { $card-effect } Of your rivals { $target } has the most: { guillotine-view-points }, to your { $mine }.
guillotine-reason-front = As your pile is now, { $card-the } adds { guillotine-adds } to your count.
guillotine-reason-foreign = Every purple noble that you collect from now on brings you a card.
guillotine-reason-guards = The line suits you as it is: let nobody alter it.
guillotine-reason-guards-away = Without { guillotine-card-callous_guards.the } more is possible now than with them.
guillotine-reason-finish = No card of yours can make your count better than it is.

## A choice

guillotine-reason-swap = Whoever comes from the deck in place of { $noble-the } is likely to suit you better.
guillotine-reason-arrival = Of those you saw, { $noble-the } suits you best at the end of the line.
guillotine-reason-error = { $noble-the } serves you most: worth { guillotine-worth }.
guillotine-reason-player =
    { $you ->
        [target] It serves you most to name yourself.
       *[nobody] It serves you most to name { $target }, who has { guillotine-view-points }.
    }
guillotine-reason-clown = It serves you most to give the Clown to { $target }, who has { guillotine-view-points }.
guillotine-reason-removed =
    { $you ->
        [target] You stand better without { $card-the } in front of you.
       *[nobody] You stand better without { $card-the } in front of { $target }.
    }
guillotine-reason-pile = Of the discarded cards, { $card-the } serves you most.
guillotine-reason-spared = Of your cards, { $card-the } is the one your hand can best spare.
guillotine-reason-inspect =
    { $you ->
        [target] { guillotine-reason-spared }
       *[nobody] Of { $target-of } cards, { $card-the } is the one to fear most.
    }

## The moment before the blade

guillotine-reason-interrupt = { $noble-the } is worth { guillotine-worth-to-them }: a shuffled line is likely to bring less.
guillotine-reason-let-fall = { $noble-the } is worth { guillotine-worth-to-them }: your card will do more at another moment.
