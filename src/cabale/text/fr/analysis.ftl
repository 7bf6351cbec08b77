# Ce qu’un automate pense d’une position, et ce qu’on trouve dans une partie finie.

## Ce qu’il craint

fear = Le plus à craindre de la part { $seat-of } : { $label }. Vos chances de gagner seraient alors de { $percent } %.

## Ce qui a tourné une partie

analysis-decision =
    { $you ->
        [seat] Vous : { $label }.
       *[nobody] { $seat } : { $label }.
    }
analysis-luck = Le hasard a tranché.
analysis-chances =
    Chances de gagner : { $list }, à { $margin ->
        [one] un point
       *[other] { $margin } points
    } près.
analysis-chance =
    { $you ->
        [seat] vous, de { $before } à { $after } %
       *[nobody] { $seat }, de { $before } à { $after } %
    }
analysis-better =
    { $you ->
        [seat] Vu de votre place, autre chose promettait { $gain } points de plus : { $label }.
       *[nobody] Vu de la place { $seat-of }, autre chose promettait { $gain } points de plus : { $label }.
    }

## Les bluffs

analysis-bluff-worked = { $sentence } Un mensonge, et il a tenu.
analysis-bluff-doubted = { $sentence } Un mensonge, et il a été mis en doute.
analysis-bluff-countered = { $sentence } Un mensonge, et il a été contré.

## Refus

refusal-analysis_failed = Cette partie n’a pas pu être analysée ; vous pouvez le redemander.
