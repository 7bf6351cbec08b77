# Le Lys et la Cocarde: the question in two words, moves on their buttons, and what they do.

## The heading of a question

cocarde-heading-alms = Alms
cocarde-heading-give = A card as alms
cocarde-heading-action = Your turn
cocarde-heading-defend = You are attacked
cocarde-heading-pass = A white square
cocarde-heading-protect = A danger
cocarde-heading-discard = A card to discard
cocarde-heading-guilty = The King’s trial
cocarde-heading-redistribute = The prisoners’ cards
cocarde-heading-books49 = The great schools
cocarde-heading-steal = A message
cocarde-heading-end = Before you end

## Moves

cocarde-choice-none = Show no card
cocarde-choice-end = End the turn
cocarde-choice-roll = Roll the dice
cocarde-choice-books = Lay two books for a tree
cocarde-choice-escape = Play an escape card, { $place-to }
cocarde-choice-yes = Guilty
cocarde-choice-no = Not guilty
cocarde-choice-mark =
    { $you ->
        [target] Mark yourself with { $card-the }: { $role }
       *[nobody] Mark { $target } with { $card-the }: { $role }
    }
cocarde-choice-attack = Attack { $target } with { $card-the } { $place-on }
cocarde-choice-discard = Discard { $card-the }
cocarde-choice-plant = Plant a tree { $place-on } ({ $place-event })
cocarde-choice-name =
    { $you ->
        [target] Choose yourself
       *[nobody] Choose { $target }
    }
cocarde-choice-give = Give { $card-the }
cocarde-choice-play = Show { $card-the }
cocarde-choice-trade =
    { $books ->
        [one] Exchange { $books } book
       *[other] Exchange { $books } books
    }

## The title of a button

cocarde-title-none = No card
cocarde-title-end = End
cocarde-title-roll = Roll
cocarde-title-books = Two books
cocarde-title-escape = Escape
cocarde-title-yes = Guilty
cocarde-title-no = Not guilty
cocarde-title-mark = Make a { $role }
cocarde-title-attack = { $card }
cocarde-title-discard = Discard { $card }
cocarde-title-plant = Plant on { $place }
cocarde-title-give = { $card }
cocarde-title-play = { $card }
cocarde-title-name =
    { $you ->
        [target] You
       *[nobody] { $target }
    }
cocarde-title-trade =
    { $books ->
        [one] { $books } book
       *[other] { $books } books
    }

## Its second line

cocarde-detail-none = let it happen
cocarde-detail-end = the next player’s turn
cocarde-detail-roll = and see who moves
cocarde-detail-books = for one tree
cocarde-detail-escape = { $place-to }
cocarde-detail-yes = to square 38
cocarde-detail-no = stay on 32
cocarde-detail-discard = thrown away: it is of no more use
cocarde-detail-plant = { $place-title }
cocarde-detail-give = { $card-short }
cocarde-detail-play = { $card-short }
cocarde-detail-trade = a tree for each
cocarde-detail-mark =
    { $you ->
        [target] yourself, with { $card-the }
       *[nobody] { $target }, with { $card-the }
    }
cocarde-detail-attack = { $target }, { $place-on }
cocarde-detail-name =
    { $you ->
        [target] yourself
       *[nobody] { $cards ->
            [0] no card in hand
            [one] { $cards } card in hand
           *[other] { $cards } cards in hand
        }
    }

## What it brings or costs, in figures

cocarde-gain-trade = +{ $books }

## The letter; not t, which the page keeps for the talk

cocarde-shortcut-none = n
cocarde-shortcut-end = e
cocarde-shortcut-roll = r
cocarde-shortcut-books = b
cocarde-shortcut-escape = x
cocarde-shortcut-yes = y
cocarde-shortcut-no = n

## A move that is not open

cocarde-action-roll = Roll the dice
cocarde-shut-roll = { cocarde-action-roll }
cocarde-action-books = Lay books
cocarde-shut-books = { cocarde-action-books }
cocarde-action-escape = Escape
cocarde-shut-escape = { cocarde-action-escape }
cocarde-action-plant = Plant a tree
cocarde-shut-plant = { cocarde-action-plant }
cocarde-aim-attack = { $card }
cocarde-shut-attack = { $card }

## What a move does, told to who may play it

cocarde-does-none-defend = You do not answer.
cocarde-does-none-pass = You turn back, and nobody knows that you could have gone on.
cocarde-does-none-protect = Nobody knows that you could have averted it.
cocarde-does-none-books49 = You keep your books, and nobody knows that you have any.
cocarde-does-play-defend = The attack fails. Gone: { $card-the }.
cocarde-does-play-pass = You go on. Gone: { $card-the }.
cocarde-does-play-protect = Nothing happens to you here. Gone: { $card-the }.
cocarde-does-name-alms = { $target } chooses a card for you.
cocarde-does-name-steal = You take a card of { $target-of } hand, at random.
cocarde-does-discard-action = That is your main action. Gone: { $card-the }.
cocarde-does-discard-discard = Gone, in sight of all: { $card-the }.
cocarde-does-end = Your turn ends.
cocarde-does-roll =
    { $held ->
        [deported] Only a double gets you out of Guyane.
        [visiting] You stay in the salon; a double brings you cards.
        [drinking] { $sign ->
            [c] Two different numbers get you out of the tavern, or a cockade.
            [l] Two different numbers get you out of the tavern, or a lily.
           *[none] Only two different numbers get you out of the tavern.
        }
        [waiting] { $sign ->
            [c] Two numbers leave you here while you are alone; a cockade moves you on.
            [l] Two numbers leave you here while you are alone; a lily moves you on.
           *[none] While you are alone here, no roll moves you on.
        }
       *[free] { $sign ->
            [c] Two numbers move you, and so does a cockade. With a lily and no cockade you stay.
            [l] Two numbers move you, and so does a lily. With a cockade and no lily you stay.
            [p] Two numbers move you. With a cockade or a lily you stay: no die shows a cross.
           *[none] Two numbers move you. With a cockade or a lily you stay, for you bear neither.
        }
    }
cocarde-does-books = Two books go, and you take a tree.
cocarde-does-escape = You get out, and nothing happens where you arrive.
cocarde-does-yes = You jump to 38 and do what it says.
cocarde-does-no = You stay on 32.
cocarde-does-attack =
    { $struck ->
        [killed] { $target } may answer with a card; otherwise hand and role are lost, and the pawn begins anew from the start.
       *[jailed] { $target } may answer with a card; otherwise it is prison.
    }
cocarde-does-plant = { $place } · { $place-event } is no more, for anybody. You earn a certificate.
cocarde-does-give = { $card-the } goes to the priest; nobody else sees it.
cocarde-does-name-redistribute =
    { $you ->
        [target] You keep it.
       *[nobody] { $target } gets it.
    }
cocarde-does-mark =
    { $you ->
        [target] Your role: { $role }. That is your main action.
       *[nobody] { $target-of } role: { $role }. That is your main action.
    }
cocarde-does-trade =
    { $books ->
        [one] { $books } book goes, for { $books } tree.
       *[other] { $books } books go, for { $books } trees.
    }
cocarde-then-place =
    { $you ->
        [seat] You go { $place-to }.
       *[nobody] { $seat } goes { $place-to }.
    }
cocarde-ahead = On the next 8 squares: { $parts }.
cocarde-ahead-same = On the next 8 squares that changes nothing.
cocarde-ahead-trees = trees on { $squares }
cocarde-ahead-danger = danger on { $squares }
cocarde-ahead-no-trees = no more trees on { $squares }
cocarde-ahead-no-danger = no more danger on { $squares }
cocarde-ahead-end =
    { $left ->
        [one] 56 is 1 square ahead, and must be hit exactly: what is too much is counted back.
       *[other] 56 is { $left } squares ahead, and must be hit exactly: what is too much is counted back.
    }
cocarde-ahead-guillotine =
    { $left ->
        [one] 8, the guillotine, is 1 square ahead; it counts only if it is hit exactly.
       *[other] 8, the guillotine, is { $left } squares ahead; it counts only if it is hit exactly.
    }
cocarde-ahead-home =
    { $left ->
        [one] 8, the way home, is 1 square ahead, and must be hit exactly.
       *[other] 8, the way home, is { $left } squares ahead, and must be hit exactly.
    }

## What is waited for, whoever could speak

cocarde-status-pass = At a white square, a character could open the way.
cocarde-status-protect = A character could avert the danger.
cocarde-status-books49 = Books could be exchanged for trees.
cocarde-status-end = Two books could be laid before the turn ends.
