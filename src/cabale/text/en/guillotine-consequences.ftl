# Guillotine: what a move does, told to who may play it.

## A card, none, or a choice

guillotine-does-play = { $card-effect }
guillotine-does-pass = You pass.
guillotine-does-finish = You leave it at that.
guillotine-does-discard_guards = Cards that alter the line may be played again.
guillotine-does-pile = { $card-the } comes into your hand, in sight of all.
guillotine-does-front = { $card-the } goes to the discard pile.
guillotine-does-order =
    { $position ->
        [1] At the front stands { $noble-the }.
       *[other] At place { $position } stands { $noble-the }.
    }
guillotine-does-arrival = At the end of the line, at place { $position }, comes { $noble-the }.
guillotine-does-clown = { $target } gets the Clown.
guillotine-does-victim = { $card-the } leaves your hand, in sight of all.
guillotine-does-infighting = { $card-the } leaves your hand, in sight of all.
guillotine-does-inspect =
    { $you ->
        [target] { $card-the } leaves your hand, in sight of all.
       *[nobody] { $card-the } leaves { $target-of } hand, in sight of all.
    }
guillotine-does-error = From { $target-of } pile, { $noble-the } comes to yours.

## A noble of the line

guillotine-moves-to =
    { $position ->
        [1] { $noble-the } goes to the front.
       *[other] { $noble-the } goes to place { $position }.
    }
guillotine-moves-out = { $noble-the } leaves the line and is discarded.
guillotine-moves-replaced = { $noble-the } is discarded, and the top noble of the deck takes the place.
guillotine-moves-later = You say next how far { $noble-the } goes.

## A player who is named

guillotine-aims-missed =
    { $you ->
        [target] The top noble of your own pile goes to the end of the line.
       *[nobody] The top noble of { $target-of } pile goes to the end of the line.
    }
guillotine-aims-after_you = { $target } gets the noble at the front, without its text.
guillotine-aims-rush_job =
    { $you ->
        [target] You may play no card in your next turn.
       *[nobody] { $target } may play no card in their next turn.
    }
guillotine-aims-confusion_in_line =
    { $you ->
        [target] The line is shuffled before you collect.
       *[nobody] The line is shuffled before { $target } next collects.
    }
guillotine-aims-infighting =
    { $you ->
        [target] You discard 2 cards of your own hand.
       *[nobody] { $target } discards 2 cards of their choice.
    }
guillotine-aims-information_exchange = You and { $target } swap your whole hands.
guillotine-aims-lack_of_support =
    { $you ->
        [target] You discard a card of your own hand.
       *[nobody] You see { $target-of } hand and discard a card of it.
    }
guillotine-aims-clerical_error = You choose a noble of { $target-of } pile; then { $target } chooses one of yours, if there is one.
guillotine-aims-missing_heads =
    { $you ->
        [target] You lose a noble of your own pile, at random.
       *[nobody] { $target } loses a noble, at random.
    }
guillotine-aims-tough_crowd = { $target } has 2 points less.

## And then

guillotine-then-chance = Chance decides the rest.
guillotine-then-collects = You then collect { $noble-the }.
guillotine-then-points =
    { $you ->
        [seat] Your points: from { $before } to { $after }.
       *[nobody] { $seat-of } points: from { $before } to { $after }.
    }

## The moment before the blade falls

guillotine-blade-pass = { $collector } collects { $noble-the }, and nobody knows that you could have stopped it.
guillotine-blade-play = The line is shuffled before { $collector } collects.
guillotine-blade-discard_guards = “Callous Guards” go to the discard pile; then you may shuffle the line.
