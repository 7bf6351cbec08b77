# What an automaton thinks of a position, and what is found in a game that is over.

## What it fears

fear = Most to be feared from { $seat }: { $label }. Your chance to win would then be { $percent }%.

## What turned a game

analysis-decision =
    { $you ->
        [seat] You: { $label }.
       *[nobody] { $seat }: { $label }.
    }
analysis-luck = Chance decided.
analysis-chances =
    Chance of winning: { $list }, give or take { $margin ->
        [one] one point
       *[other] { $margin } points
    }.
analysis-chance =
    { $you ->
        [seat] you, from { $before } to { $after }%
       *[nobody] { $seat }, from { $before } to { $after }%
    }
analysis-better =
    { $you ->
        [seat] Seen from your seat, something else promised { $gain } points more: { $label }.
       *[nobody] Seen from { $seat-of } seat, something else promised { $gain } points more: { $label }.
    }

## Bluffs

analysis-bluff-worked = { $sentence } A lie, and it held.
analysis-bluff-doubted = { $sentence } A lie, and it was challenged.
analysis-bluff-countered = { $sentence } A lie, and it was countered.

## Refusals

refusal-analysis_failed = This game could not be analysed; you may ask again.
