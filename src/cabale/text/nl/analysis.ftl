# Wat een automaat van een stelling denkt, en wat er in een afgelopen partij te vinden is.

## Wat hij vreest

fear = Het meest te vrezen van { $seat }: { $label }. Je kans om te winnen zou dan { $percent }% zijn.

## Wat een partij deed kantelen

analysis-decision =
    { $you ->
        [seat] Jij: { $label }.
       *[nobody] { $seat }: { $label }.
    }
analysis-luck = Het toeval besliste.
analysis-chances =
    Kans om te winnen: { $list }, met een speling van { $margin ->
        [one] één punt
       *[other] { $margin } punten
    }.
analysis-chance =
    { $you ->
        [seat] jij, van { $before } naar { $after }%
       *[nobody] { $seat }, van { $before } naar { $after }%
    }
analysis-better =
    { $you ->
        [seat] Vanaf jouw plaats gezien beloofde iets anders { $gain } punten meer: { $label }.
       *[nobody] Vanaf de plaats { $seat-of } gezien beloofde iets anders { $gain } punten meer: { $label }.
    }

## Bluf

analysis-bluff-worked = { $sentence } Een leugen, en hij hield stand.
analysis-bluff-doubted = { $sentence } Een leugen, en hij werd betwijfeld.
analysis-bluff-countered = { $sentence } Een leugen, en hij werd gepareerd.

## Weigeringen

refusal-analysis_failed = Deze partij kon niet geanalyseerd worden; je mag het opnieuw vragen.
