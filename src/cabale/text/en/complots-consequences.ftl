# Complots: what a move costs and brings, told to who may play it.

complots-fate =
    { $lives ->
        [1] { $target } is eliminated
       *[other] { $target } loses a card
    }
complots-named = { $character-of }

## An action, a counter

complots-brings-coins =
    { $amount ->
        [0] The Treasury is empty: you take nothing
       *[other] You take { $amount-coins }
    }
complots-brings-blow = You pay { $cost-coins } and { complots-fate }
complots-brings-steal =
    { $amount ->
        [0] You steal nothing from { $target }, whose purse is empty
       *[other] You steal { $amount-coins } from { $target }
    }
complots-brings-exchange =
    { $draws ->
        [one] You draw { $draws } card from the Court, then return one
       *[other] You draw { $draws } cards from the Court, then return as many
    }
complots-brings-examine = You see one of { $target-of } cards, then leave it or have it replaced
complots-brings-counter = { $actor } gets nothing: { $action-the } fails

complots-stops-nothing = { $effect }. Nobody can stop it.
complots-stops-doubt = { $effect }.
complots-stops-counter =
    { $cost ->
        [0] { $effect }, unless { $rivals } counters in the name { $counters }.
       *[other] { $effect }, unless { $rivals } counters in the name { $counters }: the { $cost-coins } would be lost.
    }

complots-doubted-true = If { $rivals } challenges, you show and replace { $character-the }, and the challenger loses a card.
complots-doubted-bluff =
    { $fate ->
        [out] If { $rivals } challenges, you are eliminated.
        [goes] If { $rivals } challenges, you lose a card, and { $action-the } takes place.
        [refund] If { $rivals } challenges, you lose a card and take back { $cost-coins }.
       *[void] If { $rivals } challenges, you lose a card and get nothing.
    }

## A challenge

complots-challenge-lie =
    { $lie ->
        [out] A lie eliminates { $target }.
        [goes] A lie costs { $target } a card, and { $action-the } takes place.
        [refund] A lie costs { $target } a card, with { $cost-coins } back.
       *[void] A lie costs { $target } a card and annuls the action.
    }
complots-challenge-truth =
    { $truth ->
        [out] If { $target } tells the truth, you are eliminated.
        [both] If { $target } tells the truth, you lose both your cards: who challenges wrongly counters no more.
        [counter] If { $target } tells the truth, you lose a card and can no longer counter.
       *[card] If { $target } tells the truth, you lose a card.
    }

## Silence

complots-passing = If nobody stops it, { $happens }.
complots-passing-later = You may still counter afterwards.
complots-passing-counter = If nobody challenges, { $action-the } fails.
complots-goes-coins = { $seat } takes { $amount-coins }
complots-goes-blow =
    { $you ->
        [target] { $lives ->
            [1] you are eliminated
           *[other] you lose a card
        }
       *[nobody] { complots-fate }
    }
complots-goes-steal =
    { $you ->
        [target] { $seat } steals { $amount-coins } from you
       *[nobody] { $seat } steals { $amount-coins } from { $target }
    }
complots-goes-exchange = { $seat } exchanges with the Court
complots-goes-examine =
    { $you ->
        [target] { $seat } sees one of your cards
       *[nobody] { $seat } sees one of { $target-of } cards
    }

## A card

complots-moves-lose = { $character-the } stays before you, face up, and serves no more.
complots-moves-return = { $character-the } goes back to the Court unseen.
complots-moves-show = { $target } sees { $character-the }, then leaves it to you or has it replaced.
complots-moves-give_back = { $target } keeps { $character-the }, and nobody else knows.
complots-moves-discard = { $target-of } { $character } goes to the Court, and another card comes back.
complots-moves-draft = { $character-the } joins your hand; the others will not know.

## Under the name of a target: what becomes of it

complots-aimed-blow =
    { $lives ->
        [1] is eliminated
       *[other] loses a card
    }
complots-aimed-steal =
    { $amount ->
        [0] has nothing to steal
       *[other] loses { $amount-coins }
    }
complots-aimed-examine = shows you a card
