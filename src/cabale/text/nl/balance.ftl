# Het balanslab en de verslagen: hulp bij hun opdrachten, wat ze vinden, wat ze niet kunnen.

## Hulp

command-report = Vertel in woorden, tabellen en grafieken wat er in resultaatbestanden staat.
command-balance = Speel dezelfde kaarten onder verschillende opties, en zeg wat er verandert.
argument-results = resultaatbestanden van de arena, of mappen ermee
option-report = Waar het verslag komt: een pagina (.html), of Markdown (.md) met de grafieken ernaast; of alle spellen als tabel (.csv, .parquet). Mag vaker voorkomen. Anders wordt het getoond.
option-balance-option = Een optie en de waarden om te vergelijken, met komma’s ertussen; de andere worden met de eerste vergeleken. Mag vaker voorkomen: dan wordt elke keuze gespeeld.
option-balance-players = Wie speelt: een sterkte voor alle plaatsen, of één per plaats met komma’s ertussen; anders { $level }.
option-balance-games = Hoeveel spellen elke variant speelt; anders { $games }.
metavar-results = RESULTATEN…
report-written = Het verslag staat in ‘{ $file }’.

## Wat het vindt

balance-title = { $game }: { $variants } varianten
balance-lead = Elke variant speelt dezelfde { $games } keer gedeelde kaarten, met { $players } op alle plaatsen. Vergeleken wordt met: { $first }.
balance-clear = Wat duidelijk is
balance-changes = Wat er verandert
balance-sentence =
    { $size ->
        [tiny] { $measure }: { $new } in plaats van { $old }, dus { $change } (95%: { $bounds }). Dat is duidelijk, en het effect is heel klein.
        [small] { $measure }: { $new } in plaats van { $old }, dus { $change } (95%: { $bounds }). Dat is duidelijk, en het effect is klein.
        [medium] { $measure }: { $new } in plaats van { $old }, dus { $change } (95%: { $bounds }). Dat is duidelijk, en het effect is middelgroot.
       *[large] { $measure }: { $new } in plaats van { $old }, dus { $change } (95%: { $bounds }). Dat is duidelijk, en het effect is groot.
    }
balance-nothing = Niets verandert duidelijk.
balance-unclear = Niet duidelijk na zoveel spellen: { $measures }.
balance-unclear-together = Niet duidelijk, hoewel de grenzen van elk apart 0 uitsluiten: { $measures }. Er zijn { $questions } vragen tegelijk gesteld, en onder zoveel vragen lijken sommige bij toeval duidelijk; samen genomen (Holm, 5%) zijn deze niet zeker genoeg.
balance-same = In elk spel hetzelfde: { $measures }.
balance-method = Elk spel heeft zijn tweeling met dezelfde kaarten in de eerste variant, en de grenzen komen uit de verschillen tussen tweelingen: voor aandelen volgens Newcombe, voor gemiddelden volgens de normale verdeling. h is die van Cohen voor aandelen, d die voor gemiddelden; onder 0,2 heet een effect heel klein, onder 0,5 klein, onder 0,8 middelgroot. Waar het aantal plaatsen verschilt, worden aandelen van plaatsen naast een gelijk deel gelegd. Grenzen gelden voor één vraag tegelijk. Er zijn { $games } vragen gesteld over spellen en { $pieces } over kaarten en plaatsen; wat duidelijk heet, is dat voor alle vragen van zijn soort samen (Holm, 5%).

## Kolommen en rijen

balance-undecided = spellen waarin iedereen evenveel krijgt
balance-spread = punten tussen eerste en laatste
balance-measure = wat
balance-before = eerste variant
balance-after = deze variant
balance-change = verschil (95%)
balance-effect = effect (95%)
balance-chance = p (Holm)
balance-effects = Effectgroottes
balance-no-effect = geen verschil
balance-effect-is = { $letter } { $effect } ({ $bounds })
balance-always = in elk spel
balance-rarely = < { $chance }

## Wat ze niet kunnen

refusal-bad_report = Een verslag is een pagina, Markdown of een tabel; verwacht wordt een bestand dat eindigt op { $expected }.
refusal-no_pyarrow = Parquet heeft pyarrow nodig, dat niet geïnstalleerd is: installeer cabale[parquet], of neem een bestand dat eindigt op .csv.
refusal-no_games = Er staat geen spel in; resultaatbestanden met ten minste één spel worden verwacht.
refusal-one_variant = Er is maar één variant, en niets om mee te vergelijken; een optie met meer waarden, of meer aantallen plaatsen, wordt verwacht.
refusal-players_for_seats = Er zijn { $players } spelers genoemd voor { $seats } plaatsen; één voor alle of één voor elke plaats wordt verwacht.
