# Guillotine: why an automaton played so, as it tells others itself. $you is the listener; $me which of the seats the
# automaton is.

guillotine-said-worth =
    { $points ->
        [one] { $points } point to me
       *[other] { $points } points to me
    }
guillotine-said-worth-to-them =
    { $you ->
        [collector] { guillotine-adds } to you
       *[nobody] { guillotine-adds } to { $collector }
    }

## A card, or none

guillotine-said-pass = { $noble-the } stood first, worth { guillotine-said-worth }; my cards promise more at another moment.
guillotine-said-take = I was after { $noble-the }, worth { guillotine-said-worth }; whoever stood first before was worth { $before }.
guillotine-said-behind = I was after { $noble-the }, worth { guillotine-said-worth }, and a line behind that suits me better than before.
guillotine-said-line = The line suits me better afterwards than before.
guillotine-said-chance = { $noble-the } stood first, worth { guillotine-said-worth }: chance promised me a better line.
guillotine-said-longer = A longer line serves me here.
guillotine-said-more = I collect one noble more: that adds { guillotine-adds } to my count in this turn.
guillotine-said-influence = { $noble-the } stood first, worth { guillotine-said-worth }: so many cards are worth more.
guillotine-said-ends =
    { $day ->
        [3] The rest of the line would have served me less than an early end of the game.
       *[other] The rest of the line would have served me less than an early end of the day.
    }
guillotine-said-hand = My hand promised little: another one was likely to be better.
guillotine-said-rivals =
    { $you ->
        [target] { $card-effect } Of my rivals you have the most: { guillotine-view-points }, to my { $mine }.
       *[nobody] { $card-effect } Of my rivals { $target } has the most: { guillotine-view-points }, to my { $mine }.
    }
guillotine-said-front = As my pile was, { $card-the } added { guillotine-adds } to my count.
guillotine-said-foreign = Every purple noble that I collect from now on brings me a card.
guillotine-said-guards = The line suits me as it is: let nobody alter it.
guillotine-said-guards-away = Without { guillotine-card-callous_guards.the } more is possible for me than with them.
guillotine-said-finish = No card of mine could make my count better than it was.

## A choice

guillotine-said-swap = Whoever came from the deck in place of { $noble-the } was likely to suit me better.
guillotine-said-arrival = Of those I saw, { $noble-the } suits me best at the end of the line.
guillotine-said-error = { $noble-the } served me most: worth { guillotine-said-worth }.
guillotine-said-player =
    { $me ->
        [target] It served me most to name myself.
       *[nobody] { guillotine-said-other }
    }
guillotine-said-other =
    { $you ->
        [target] It served me most to name you: you have { guillotine-view-points }.
       *[nobody] It served me most to name { $target }, who has { guillotine-view-points }.
    }
guillotine-said-clown =
    { $you ->
        [target] It served me most to give the Clown to you: you have { guillotine-view-points }.
       *[nobody] It served me most to give the Clown to { $target }, who has { guillotine-view-points }.
    }
guillotine-said-removed =
    { $me ->
        [target] I stand better without { $card-the } in front of me.
       *[nobody] { guillotine-said-removed-elsewhere }
    }
guillotine-said-removed-elsewhere =
    { $you ->
        [target] I stand better without { $card-the } in front of you.
       *[nobody] I stand better without { $card-the } in front of { $target }.
    }
guillotine-said-pile = Of the discarded cards, { $card-the } served me most.
guillotine-said-spared = Of my cards, { $card-the } was the one my hand could best spare.
guillotine-said-inspect =
    { $me ->
        [target] { guillotine-said-spared }
       *[nobody] { guillotine-said-feared }
    }
guillotine-said-feared =
    { $you ->
        [target] Of your cards, { $card-the } was the one to fear most.
       *[nobody] Of { $target-of } cards, { $card-the } was the one to fear most.
    }

## The moment before the blade

guillotine-said-interrupt = { $noble-the } was worth { guillotine-said-worth-to-them }: a shuffled line was likely to bring less.
guillotine-said-let-fall = { $noble-the } was worth { guillotine-said-worth-to-them }: my card will do more at another moment.
