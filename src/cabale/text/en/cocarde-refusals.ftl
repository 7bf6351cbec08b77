# Le Lys et la Cocarde: what is refused.

cocarde-refusal-not_drawn = That cannot be drawn: it must be a throw or a card that is still there.
cocarde-refusal-no_draw_due = Nothing is to be drawn now: a player’s answer is awaited.
cocarde-refusal-must_choose = You must choose: you are asked to { $question }.
cocarde-refusal-other_question = That does not answer the question: you are asked to { $question }.
cocarde-refusal-too_many_cards = With { $cards } cards you cannot roll: play or discard until you hold { $most }.
cocarde-refusal-no_pair = You lay philosophical books two at a time, and do not hold two.
cocarde-refusal-too_few_books = You do not hold { $books } books: choose fewer.
cocarde-refusal-no_such_player = There is no such player at this table: choose one of those who sit here.
cocarde-refusal-hand_full = { $target-of } hand has six cards already: choose somebody with fewer.
cocarde-refusal-not_oneself = Choose an opponent, not yourself.
cocarde-refusal-no_card_there = { $target } has no card in hand: choose somebody who has one.
cocarde-refusal-not_held = You do not hold this card ({ $card }): choose one of your hand.
cocarde-refusal-not_valid = This card ({ $card }) is of no use here: choose one that is valid for this square.
cocarde-refusal-action_done = You have had your main action: plant, lay books or roll.
cocarde-refusal-at_large = An escape card is for prison and Guyane, and you are in neither.
cocarde-refusal-no_tree = You have no tree of liberty to plant.
cocarde-refusal-off_track = Nothing lies behind you here: trees are planted from the main track.
cocarde-refusal-not_behind = Square { $place } is not behind you: plant on a square with a lower number than yours.
cocarde-refusal-planted_before = A tree stands on square { $place } already.
cocarde-refusal-gives_trees = Square { $place } can give trees, and is never cancelled.
cocarde-refusal-occupied = Somebody stands on square { $place }: choose an empty one.
cocarde-refusal-nothing_behind = No square behind you can be cancelled.
cocarde-refusal-same_role =
    { $you ->
        [target] You have this role already ({ $role }): the card would change nothing.
       *[nobody] { $target } has this role already ({ $role }): the card would change nothing.
    }
cocarde-refusal-no_such_step =
    { $you ->
        [target] No card makes that of your role at once ({ $role }): it takes two steps, or cannot be.
       *[nobody] No card makes that of { $target-of } role at once ({ $role }): it takes two steps, or cannot be.
    }
cocarde-refusal-out_of_reach = This card ({ $card }) does not reach { $target } there ({ $place }): only its own colour, or the frontiers.
cocarde-refusal-nobody_in_reach = This card ({ $card }) reaches nobody: nobody stands in a zone of its colour or on the frontiers.
cocarde-refusal-unknown_role = “{ $text }” is no role; expected: { $expected }.
cocarde-refusal-unknown_throw = “{ $text }” is no throw; two of these are expected, with + between them: { $expected }.
cocarde-refusal-unknown_card = “{ $text }” is no card of this game; expected: { $expected }.
