# Guillotine: what happens, what is asked, what is refused, the table in lines.

## Words of the rulebook

guillotine-term-line = Line
guillotine-term-noble_deck = Noble deck
guillotine-term-action_deck = Action deck
guillotine-term-noble_discard = Discarded nobles
guillotine-term-action_discard = Discarded cards
guillotine-term-pile = Pile
guillotine-term-front = In front
guillotine-term-final = Final phase

## What happens

guillotine-event-first =
    { $you ->
        [seat] You play first.
       *[nobody] { $seat } plays first.
    }
guillotine-event-dealt =
    { $you ->
        [seat] You are dealt { $card-the }.
       *[nobody] { $seat } is dealt { $card-the }.
    }
guillotine-event-dawn =
    { $you ->
        [seat] Day { $day } breaks, and you begin it.
       *[nobody] Day { $day } breaks, and { $seat } begins it.
    }
guillotine-event-laid =
    { $position ->
        [1] First in line: { $noble-the }.
       *[other] Place { $position } in line: { $noble-the }.
    }
guillotine-event-began =
    { $you ->
        [seat] Turn { $turn }: yours.
       *[nobody] Turn { $turn }: { $seat }.
    }
guillotine-event-passed =
    { $you ->
        [seat] You pass.
       *[nobody] { $seat } passes.
    }
guillotine-event-barred =
    { $by ->
        [rush_job] { $you ->
            [seat] “Rush Job” keeps you from playing a card.
           *[nobody] “Rush Job” keeps { $seat } from playing a card.
        }
        [unpopular_judge] { $you ->
            [seat] The Unpopular Judge at the front keeps you from playing a card.
           *[nobody] The Unpopular Judge at the front keeps { $seat } from playing a card.
        }
       *[empty_hand] { $you ->
            [seat] You have no card to play.
           *[nobody] { $seat } has no card to play.
        }
    }
guillotine-event-played =
    { $you ->
        [seat] You play { $card-the }.
       *[nobody] { $seat } plays { $card-the }.
    }
guillotine-event-named =
    { $who ->
        [self] { $you ->
            [seat] You name yourself for { $card-the }.
           *[nobody] { $seat } names themself for { $card-the }.
        }
       *[player] { $you ->
            [seat] You name { $target } for { $card-the }.
            [target] { $seat } names you for { $card-the }.
           *[nobody] { $seat } names { $target } for { $card-the }.
        }
    }
guillotine-event-moved =
    { $you ->
        [seat] { $position ->
            [1] You move { $noble-the } to the front.
           *[other] You move { $noble-the } to place { $position }.
        }
       *[nobody] { $position ->
            [1] { $seat } moves { $noble-the } to the front.
           *[other] { $seat } moves { $noble-the } to place { $position }.
        }
    }
guillotine-event-chose =
    { $you ->
        [seat] You choose { $noble-the }.
       *[nobody] { $seat } chooses { $noble-the }.
    }
guillotine-event-stood =
    { $who ->
        [nobody] { $position ->
            [1] Chance puts { $noble-the } at the front.
           *[other] Chance puts { $noble-the } at place { $position }.
        }
       *[player] { $you ->
            [seat] { $position ->
                [1] You put { $noble-the } at the front.
               *[other] You put { $noble-the } at place { $position }.
            }
           *[nobody] { $position ->
                [1] { $seat } puts { $noble-the } at the front.
               *[other] { $seat } puts { $noble-the } at place { $position }.
            }
        }
    }
guillotine-event-shuffled = The first { $nobles } nobles of the line have been shuffled.
guillotine-event-reversed =
    { $you ->
        [seat] You reverse the line of { $nobles } nobles.
       *[nobody] { $seat } reverses the line of { $nobles } nobles.
    }
guillotine-event-ordered =
    { $nobles ->
        [one] { $you ->
            [seat] You leave the only noble in place.
           *[nobody] { $seat } leaves the only noble in place.
        }
       *[other] { $you ->
            [seat] You put the first { $nobles } nobles in order.
           *[nobody] { $seat } puts the first { $nobles } nobles in order.
        }
    }
guillotine-event-buried =
    { $who ->
        [nobody] The day is over for { $noble-the }, who is discarded.
       *[player] Out of the line, { $noble-the } is discarded.
    }
guillotine-event-stepped_in =
    { $position ->
        [1] In their stead, { $noble-the } stands at the front.
       *[other] In their stead, { $noble-the } stands at place { $position }.
    }
guillotine-event-joined = At the end of the line, at place { $position }, there is now { $noble-the }.
guillotine-event-peeked =
    { $you ->
        [seat] You look at { $noble-the } on top of the deck.
       *[nobody] { $seat } looks at { $noble-the } on top of the deck.
    }
guillotine-event-put_back =
    { $nobles ->
        [one] { $you ->
            [seat] You put 1 noble back on the deck.
           *[nobody] { $seat } puts 1 noble back on the deck.
        }
       *[other] { $you ->
            [seat] You put { $nobles } nobles back on the deck.
           *[nobody] { $seat } puts { $nobles } nobles back on the deck.
        }
    }
guillotine-event-went_back =
    { $you ->
        [seat] From your pile, { $noble-the } goes to the end of the line.
       *[nobody] From { $seat-of } pile, { $noble-the } goes to the end of the line.
    }
guillotine-event-given =
    { $you ->
        [seat] You put { $noble-the } on { $target-of } pile.
        [target] { $seat } puts { $noble-the } on your pile.
       *[nobody] { $seat } puts { $noble-the } on { $target-of } pile.
    }
guillotine-event-handed_on =
    { $you ->
        [seat] You hand { $noble-the } on to { $target }.
        [target] { $seat } hands { $noble-the } on to you.
       *[nobody] { $seat } hands { $noble-the } on to { $target }.
    }
guillotine-event-collected =
    { $you ->
        [seat] You collect { $noble-the }.
       *[nobody] { $seat } collects { $noble-the }.
    }
guillotine-event-drew =
    { $you ->
        [seat] You draw { $card-the }.
       *[nobody] { $seat } draws { $card-the }.
    }
guillotine-event-discarded =
    { $who ->
        [nobody] On the discard pile: { $card-the }.
       *[player] { $you ->
            [seat] You discard { $card-the }.
           *[nobody] { $seat } discards { $card-the }.
        }
    }
guillotine-event-handed =
    { $you ->
        [seat] You hand { $card-the } to { $target }.
        [target] { $seat } hands you { $card-the }.
       *[nobody] { $seat } hands { $card-the } to { $target }.
    }
guillotine-event-exchanged =
    { $you ->
        [seat] You and { $target } have swapped hands.
        [target] { $seat } and you have swapped hands.
       *[nobody] { $seat } and { $target } have swapped hands.
    }
guillotine-event-looked =
    { $you ->
        [seat] You see { $card-the } in { $target-of } hand.
        [target] { $seat } sees { $card-the } in your hand.
       *[nobody] { $seat } sees { $card-the } in { $target-of } hand.
    }
guillotine-event-rained =
    { $you ->
        [seat] It rains: you have all hands shuffled into the deck.
       *[nobody] It rains: { $seat } has all hands shuffled into the deck.
    }
guillotine-event-took =
    { $you ->
        [seat] You take { $card-the } from the discard pile.
       *[nobody] { $seat } takes { $card-the } from the discard pile.
    }
guillotine-event-switched =
    { $you ->
        [seat] You take { $noble-the } from { $target-of } pile.
        [target] { $seat } takes { $noble-the } from your pile.
       *[nobody] { $seat } takes { $noble-the } from { $target-of } pile.
    }
guillotine-event-lost =
    { $who ->
        [nobody] Not chosen, { $noble-the } is discarded.
       *[player] { $you ->
            [seat] You lose { $noble-the } from your pile.
           *[nobody] { $seat } loses { $noble-the } from the pile.
        }
    }
guillotine-event-removed =
    { $who ->
        [self] { $you ->
            [seat] You discard { $card-the }, which lay in front of you.
           *[nobody] { $seat } discards { $card-the }, which lay in front of them.
        }
       *[player] { $you ->
            [seat] You discard { $card-the }, which lay in front of { $target }.
            [target] { $seat } discards { $card-the }, which lay in front of you.
           *[nobody] { $seat } discards { $card-the }, which lay in front of { $target }.
        }
    }
guillotine-event-placed =
    { $who ->
        [self] { $you ->
            [seat] In front of you there is now { $card-the }.
           *[nobody] In front of { $seat } there is now { $card-the }.
        }
       *[player] { $you ->
            [seat] In front of { $target } you lay { $card-the }.
            [target] In front of you, { $seat } lays { $card-the }.
           *[nobody] In front of { $target }, { $seat } lays { $card-the }.
        }
    }
guillotine-event-dismissed =
    { $you ->
        [seat] You discard your { $card-the }.
       *[nobody] { $seat } discards { $card-the } of their own accord.
    }
guillotine-event-sneaked = Unnoticed, { $noble-the } slips to the end of the line.
guillotine-event-reshuffled =
    { $cards ->
        [one] The discard pile, 1 card, becomes the new deck.
       *[other] The discard pile, { $cards } cards, is shuffled into a new deck.
    }
guillotine-event-refilled =
    { $nobles ->
        [one] The 1 discarded noble becomes the new deck.
       *[other] The { $nobles } discarded nobles are shuffled into a new deck.
    }
guillotine-event-ended = Day { $day } is over.
guillotine-event-closing =
    { $you ->
        [seat] The last day is over; from you on, cards that change the points may still be played.
       *[nobody] The last day is over; from { $seat } on, cards that change the points may still be played.
    }
guillotine-event-won =
    { $how ->
        [shared] { $total ->
            [one] { $you ->
                [seat] You share the victory: { $total } point, level with { $others }.
               *[nobody] { $seat } shares the victory: { $total } point, level with { $others }.
            }
           *[other] { $you ->
                [seat] You share the victory: { $total } points, level with { $others }.
               *[nobody] { $seat } shares the victory: { $total } points, level with { $others }.
            }
        }
       *[alone] { $total ->
            [one] { $you ->
                [seat] You win with { $total } point.
               *[nobody] { $seat } wins with { $total } point.
            }
           *[other] { $you ->
                [seat] You win with { $total } points.
               *[nobody] { $seat } wins with { $total } points.
            }
        }
    }

## What happens often, gathered

guillotine-shared =
    { $total ->
        [one] { $total } point each.
       *[other] { $total } points each.
    }
guillotine-listed-won = { guillotine-shared } The victory is shared by { $list }.
guillotine-item-won =
    { $you ->
        [seat] { you }
       *[nobody] { $seat }
    }
guillotine-gathered-dealt =
    { $gathered ->
        [all] { $count ->
            [one] Everybody is dealt a card.
           *[other] Everybody is dealt { $count } cards.
        }
        [others] { $count ->
            [one] The others are dealt a card each.
           *[other] The others are dealt { $count } cards each.
        }
       *[one] { $seat } is dealt { $count } cards.
    }
guillotine-gathered-drew =
    { $gathered ->
        [all] { $count ->
            [one] Everybody draws a card.
           *[other] Everybody draws { $count } cards.
        }
        [others] { $count ->
            [one] The others draw a card each.
           *[other] The others draw { $count } cards each.
        }
       *[one] { $seat } draws { $count } cards.
    }
guillotine-gathered-peeked = { $seat } looks at { $count } nobles on top of the deck.
guillotine-listed-laid = The line, from its head: { $list }.
guillotine-item-laid = { $noble-the }
guillotine-listed-buried =
    { $who ->
        [nobody] The day ends too early for those in line, who are discarded: { $list }.
       *[player] Out of the line, and discarded: { $list }.
    }
guillotine-item-buried = { $noble-the }

## What is asked

guillotine-ask-action = Day { $day }, your turn. Do you play an action card before you collect?
guillotine-ask-noble = { $card-the }: which noble?
guillotine-ask-distance = { $card-the }: how far does { $noble-the } go?
guillotine-ask-player = { $card-the }: which player do you name?
guillotine-ask-pile = { $card-the }: which card of the discard pile do you take?
guillotine-ask-front = { $card-the }: which card do you discard?
guillotine-ask-order = { $card-the }: who stands at place { $position }?
guillotine-ask-arrival = { $card-the }: which noble joins the line?
guillotine-ask-interrupt = { $collector } is about to collect { $noble-the }. Do you shuffle the line?
guillotine-ask-clown = Who gets the Clown?
guillotine-ask-victim = The Innocent Victim costs you a card. Which one do you discard?
guillotine-ask-infighting =
    { $cards ->
        [one] { $card-the }: which card do you discard now?
       *[other] { $card-the }: you discard { $cards } cards. Which one first?
    }
guillotine-ask-inspect =
    { $you ->
        [target] { $card-the }: which card of your own hand do you discard?
       *[nobody] { $card-the }: which card of { $target-of } hand do you discard?
    }
guillotine-ask-error = { $card-the }: which noble of { $target-of } pile do you take?
guillotine-ask-final = The game is ending. Do you play a card that changes the points?

# Infinitives: "you are asked to …", "waiting for Hugo to …"
guillotine-question-action = play an action card or none
guillotine-question-noble = choose a noble
guillotine-question-distance = choose how far
guillotine-question-player = name a player
guillotine-question-pile = choose a card of the discard pile
guillotine-question-front = choose a card in front of a player
guillotine-question-order = choose who stands next
guillotine-question-arrival = choose a noble that was looked at
guillotine-question-interrupt = shuffle the line or let the blade fall
guillotine-question-clown = choose who gets the Clown
guillotine-question-victim = choose a card to discard
guillotine-question-infighting = choose a card to discard
guillotine-question-inspect = choose a card of the hand that was looked at
guillotine-question-error = choose a noble of the pile
guillotine-question-final = play a card that changes the points, or finish

## Refusals

guillotine-refusal-not_drawn = That cannot be drawn: it must be a card that is still there.
guillotine-refusal-no_draw_due = Nothing is to be drawn now: a player’s answer is awaited.
guillotine-refusal-no_guards = No “Callous Guards” lie in front of you: there is nothing to discard.
guillotine-refusal-guards_stay = “Callous Guards” cannot be discarded while a card or a noble is being carried out: wait a moment.
guillotine-refusal-no_interrupt = Nobody is about to collect: wait for the moment before the blade falls.
guillotine-refusal-must_choose = You cannot pass here: you are asked to { $question }.
guillotine-refusal-other_question = That is not the question: you are asked to { $question }.
guillotine-refusal-not_held = You do not hold “{ $card }”: choose a card of your hand.
guillotine-refusal-no_such_player = Nobody sits there: name a player of this table.
guillotine-refusal-cannot_name =
    { $you ->
        [target] You cannot name yourself here: name one of the players offered.
       *[nobody] { $target } cannot be named here: name one of the players offered.
    }
guillotine-refusal-too_far = By { $distance } is not possible here: choose one of the distances offered.
guillotine-refusal-card_not_there = “{ $card }” does not lie there: choose one of the cards offered.
guillotine-refusal-cannot_move = “{ $card }” cannot move this noble ({ $noble }): choose one of those offered.
guillotine-refusal-noble_not_there = This noble ({ $noble }) is not there: choose one of those offered.
guillotine-refusal-not_in_final_phase = “{ $card }” does not change the points: in the final phase, only cards that do are played.
guillotine-refusal-only_interrupt = “{ $card }” does not stop the blade: only “Confusion in Line” does.
guillotine-refusal-guards = “Callous Guards” lie on the table: “{ $card }” would alter the line.
guillotine-refusal-rush_job = “Rush Job” weighs on this turn of yours: you may not play “{ $card }”.
guillotine-refusal-judge = An Unpopular Judge stands at the front: nobody may play “{ $card }”, nor any other card.
guillotine-refusal-not_in_own_turn = “{ $card }” is played just before another player collects, never in your own turn.
guillotine-refusal-no_target = “{ $card }” finds nothing to work on now.
guillotine-refusal-unknown_card = “{ $text }” is no action card of this game; a key such as stumble is expected.
guillotine-refusal-unknown_noble = “{ $text }” is no noble of this game; a key such as duke or martyr.2 is expected.

## The table in lines

guillotine-view-start = The game is being set up.
guillotine-view-day = Day { $day }. { $event }
guillotine-view-closing =
    { $you ->
        [seat] { guillotine-term-final }: yours.
       *[nobody] { guillotine-term-final }: { $seat }.
    }
guillotine-view-line = { guillotine-term-line }, from the front: { $nobles }.
guillotine-view-no-line = Nobody stands in line.
guillotine-view-place = { $position } { $noble }
guillotine-view-noble = { $noble }
guillotine-view-card = { $card-the }
guillotine-view-decks = { guillotine-term-noble_deck }: { $nobles }. { guillotine-term-action_deck }: { $actions }.
guillotine-view-buried = { guillotine-term-noble_discard }: { $nobles }.
guillotine-view-discards = { guillotine-term-action_discard }: { $cards }.
guillotine-view-points =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
guillotine-view-seat =
    { $hand ->
        [one] { $seat }: { guillotine-view-points }, { $hand } card in hand.
       *[other] { $seat }: { guillotine-view-points }, { $hand } cards in hand.
    }
guillotine-view-hand =
    { $you ->
        [seat] { $seat } (you): { guillotine-view-points }, holding { $cards }.
       *[nobody] { $seat }: { guillotine-view-points }, holding { $cards }.
    }
guillotine-view-pile = { guillotine-term-pile }: { $nobles }.
guillotine-view-front = { guillotine-term-front }: { $cards }.
guillotine-view-known = Known in hand: { $cards }.
guillotine-view-rushed = Next turn without a card.
guillotine-view-confused = The line is shuffled before the next collect.
guillotine-view-playing = Being carried out: { $cards }.
guillotine-view-looked = You are looking at: { $nobles }.
guillotine-view-top = You know on top of the deck: { $nobles }.
guillotine-view-ending = The day ends with this turn.
guillotine-view-asked = You are asked to { $question }.
guillotine-view-waiting = Waiting for { $names } to { $question }.
