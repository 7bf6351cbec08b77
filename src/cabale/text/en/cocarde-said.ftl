# Le Lys et la Cocarde: why an automaton played so, as it tells others itself. $you is the listener; $me which of the
# seats the automaton is.

cocarde-said-throw = { cocarde-said-tree }, and { cocarde-said-off }.
cocarde-said-tree =
    { $chance ->
        [0] My throw could bring no tree
       *[other] My throw brought a tree with a chance of { $chance }%
    }
cocarde-said-off =
    { $risk ->
        [0] could not leave me off the course
       *[other] left me off the course with one of { $risk }%
    }
cocarde-said-stands =
    { $you ->
        [target] You have { cocarde-standing }.
       *[nobody] { $target } has { cocarde-standing }.
    }

## Its turn

cocarde-said-roll = No card of mine did more now than later. { cocarde-said-throw }
cocarde-said-role = This role served me most: { $role }. { cocarde-said-throw }
cocarde-said-mark =
    { $you ->
        [target] You have { cocarde-standing }. Nothing served me more than this role for you: { $role }.
       *[nobody] { $target } has { cocarde-standing }. Nothing served me more than this role for { $target }: { $role }.
    }
cocarde-said-attack =
    { $odds ->
        [0] { cocarde-said-stands } A defence could not be there.
       *[other] { cocarde-said-stands } As far as I could tell, a defence was there with a chance of { $odds }%.
    }
cocarde-said-escape = I am free at once, { $place-on }, and roll from there.
cocarde-said-spared = Of my cards, { $card-the } is what my hand could best spare.

## Dangers

cocarde-said-defend = To stay { $place-on } was worth more to me than { $card-the }.
cocarde-said-defend-not = To be struck { $place-on } cost me less than a card would.
cocarde-said-pass = To go on past square { $place } was worth more to me than { $card-the }.
cocarde-said-pass-not = To turn back at square { $place } cost me less than a card would.
cocarde-said-protect = What happens { $place-on } would have cost me more than { $card-the }.
cocarde-said-protect-not = What happens { $place-on } cost me less than a card would.

## Choices

cocarde-said-alms =
    { $you ->
        [target] It served me most to take from you, who have { cocarde-standing }.
       *[nobody] It served me most to take from { $target }, who has { cocarde-standing }.
    }
cocarde-said-steal = { cocarde-said-alms }
cocarde-said-redistribute =
    { $me ->
        [target] In my own hand { $card-the } served me most.
       *[nobody] { cocarde-said-elsewhere }
    }
cocarde-said-elsewhere =
    { $you ->
        [target] In your hand { $card-the } does me least harm.
       *[nobody] In { $target-of } hand { $card-the } does me least harm.
    }
cocarde-said-guilty = I stand better on square 38 than here.
cocarde-said-not-guilty = I stand better here than on square 38.
