# What an automaton thinks of a position, and what is found in a game that is over.

## What it fears

fear = Most to be feared from { $seat }: { $label }. Then { $percent }% of the win would be left.

## What turned a game

analysis-decision =
    { $you ->
        [seat] You: { $label }.
       *[nobody] { $seat }: { $label }.
    }
analysis-luck = Chance decided.
analysis-chances = Chance of winning: { $list }.
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
analysis-bluff-failed = { $sentence } A lie, and it came to nothing.

## Refusals

refusal-analysis_failed = This game could not be analysed; you may ask again.
