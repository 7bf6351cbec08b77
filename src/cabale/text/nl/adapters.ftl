### Adapters: de spellen zoals andermans gereedschap ze wil.

refusal-package_missing = { $package } is niet geïnstalleerd: installeer cabale[{ $extra }].
refusal-package_version = { $package } { $found } is geïnstalleerd; verwacht: { $least } of nieuwer, vóór { $below }. Installeer cabale[{ $extra }].
refusal-not_reset = De omgeving is niet gereset; roep eerst reset aan, dan wordt er gedeeld.
refusal-agent_done = Voor { $agent } is het spel afgelopen: de enige actie die nog kan is None.
refusal-no_aside = Dat kan nu niet buiten je beurt; verwacht: een van de zetten die openstaan.
refusal-missing_action = Er is geen actie van { $agent }; verwacht: één van elke agent, of hij nu iets gevraagd wordt of niet.
refusal-batch = { $what }: het zijn er { $found }; verwacht: { $expected }, één per spel.
refusal-opponents = Er zijn { $found } tegenstanders; verwacht: { $expected }, één voor elke andere plaats.
refusal-seat_unused = Zonder tegenstanders is elke plaats van wie leert: plaats { $text } zegt niets. Geef ook tegenstanders, of laat de plaats weg.
refusal-outcomes_unsaid = { $game } zegt niet hoeveel uitkomsten het toeval kan hebben, en OpenSpiel moet dat weten: geef het spel outcomes.
