# Le Lys et la Cocarde: why an automaton would play so in your place, from what you see.

cocarde-throw = Your throw brings a tree with a chance of { $chance }%, and leaves you off the course with one of { $risk }%.
cocarde-standing = { cocarde-certificates } and { cocarde-trees }

## Your turn

cocarde-reason-roll = No card of yours does more now than later. { cocarde-throw }
cocarde-reason-role = This role serves you most: { $role }. { cocarde-throw }
cocarde-reason-mark = { $target } has { cocarde-standing }. Nothing serves you more than this role for { $target }: { $role }.
cocarde-reason-attack = { $target } has { cocarde-standing }. As far as you can tell, a defence is there with a chance of { $odds }%.
cocarde-reason-books = Two books make a tree, and a tree that is planted makes a certificate.
cocarde-reason-escape = You are free at once, { $place-on }, and roll from there.
cocarde-reason-plant =
    { $count ->
        [0] Only planted trees count in the end, and { $place-on } this one shortens nobody’s way: no other pawn is behind it.
        [one] Only planted trees count in the end, and { $place-on } this one helps the others least: { $count } other pawn is still behind it.
       *[other] Only planted trees count in the end, and { $place-on } this one helps the others least: { $count } other pawns are still behind it.
    }
cocarde-reason-spared = Of your cards, { $card-the } is what your hand can best spare.

## Dangers

cocarde-reason-defend = To stay { $place-on } is worth more to you than { $card-the }.
cocarde-reason-defend-not = To be struck { $place-on } costs you less than a card would.
cocarde-reason-pass = To go on past square { $place } is worth more to you than { $card-the }.
cocarde-reason-pass-not = To turn back at square { $place } costs you less than a card would.
cocarde-reason-protect = What happens { $place-on } would cost you more than { $card-the }.
cocarde-reason-protect-not = What happens { $place-on } costs you less than a card would.

## Choices

cocarde-reason-alms = It serves you most to take from { $target }, who has { cocarde-standing }.
cocarde-reason-steal = { cocarde-reason-alms }
cocarde-reason-redistribute =
    { $you ->
        [target] In your own hand { $card-the } serves you most.
       *[nobody] In { $target-of } hand { $card-the } does you least harm.
    }
cocarde-reason-schools = Here a single book is worth a tree; elsewhere it takes two.
cocarde-reason-guilty = You stand better on square 38 than here.
cocarde-reason-not-guilty = You stand better here than on square 38.
