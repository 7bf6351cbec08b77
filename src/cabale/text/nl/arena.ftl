# De arena: hulp bij het commando, de tabellen, en wat niet gaat.

## Hulp

command-arena = Laat automaten veel partijen spelen en zeg wie sterker is, en hoe zeker dat is.

option-players = Eén tafel: een niveau per plaats, met komma’s ertussen. Een niveau dat zoekt kun je zeggen hoeveel het denkt: expert@3000 wandelingen, die zich herhalen, of expert@100ms, wat zich niet herhaalt.
option-ladder = Niveaus van het zwakste naar het sterkste: elk speelt tegen dat eronder.
option-round-robin = Niveaus die allemaal tegen elkaar spelen, twee aan twee.
option-mixed = Met --round-robin: iedereen aan dezelfde tafels.
option-seats-each = Hoeveel plaatsen; meer getallen worden na elkaar gespeeld.
option-option-each = Een optie van het spel; meer waarden worden na elkaar gespeeld. Mag vaker gegeven worden.
option-games = Hoeveel partijen hoogstens; anders { $games }.
option-core-hours = Hoeveel uren van een processorkern een duel mag kosten.
option-margin = Wat de betere boven een gelijk deel moet winnen om sterker te heten; anders 0.05.
option-error = Hoe vaak de sequentiële toets zich mag vergissen; anders 0.05.
option-full = Speel alle partijen, ook als de vraag eerder beslist is.
option-workers = Hoeveel processen spelen; anders één per kern. Verandert niets dan de tijd.
option-ray = Speel op een Ray-cluster: het adres, of “local” voor een op deze machine.
option-results = Een map voor resultaatbestanden. Wat er al is, wordt niet opnieuw gespeeld.
option-arena-report = Waar een verslag komt: een pagina (.html), of Markdown (.md) met de figuren ernaast; of alle spellen als tabel (.csv, .parquet). Mag vaker gegeven worden.

metavar-games = SPEL…
metavar-levels = NIVEAU,…
metavar-pairs = SLEUTEL=WAARDE,…
metavar-ray = ADRES|local

## Tabellen

arena-heading =
    { $options ->
        [none] { $game }, { $seats } plaatsen, zaad { $seed }
       *[other] { $game }, { $seats } plaatsen, { $options }, zaad { $seed }
    }
arena-pace = { NUMBER($pace, maximumFractionDigits: 1) } partijen/s
arena-player = speler
arena-duel = eerste / tweede
arena-games = partijen
arena-wins = gewonnen
arena-share = deel
arena-bounds = 95%
arena-even = gelijk
arena-hours = kernuren
arena-settled = de eerste is
arena-stronger = sterker
arena-not-stronger = niet sterker
arena-open = open aan de grens
arena-test = De toets: een gelijk deel tegen { $margin } meer; ze zegt ten onrechte sterker in { $alpha } van de gevallen, ten onrechte niet sterker in { $beta }.
arena-rating = rating
arena-drawn = bootstrap
arena-alpha-rank = α-rank
arena-ratings-are = Ratings: grootste waarschijnlijkheid volgens het model van Plackett en Luce, in Elo-punten; 400 meer is tien tegen één, en het gemiddelde is 0. 95% volgens de informatie van Fisher, en volgens een bootstrap over de delingen.
arena-alpha-rank-is = α-rank: hoe vaak elk op den duur gespeeld zou worden, als iedereen overstapte op wie het beter doet.
arena-circle = De sterkte loopt in een kring: { $names }. Geen rating kan dat zeggen; α-rank wel.
arena-haunted = Iemand won of verloor alles, of sommigen hebben elkaar nooit ontmoet: opdat de ratings eindig blijven, won en verloor iedereen ook een half spel tegen een spook. Lees ze met voorzichtigheid.
arena-effort =
    { $games ->
        [one] { $games } partij gespeeld in { $seconds } s: { $pace } per seconde. Alle partijen samen: { $hours } kernuren.
       *[other] { $games } partijen gespeeld in { $seconds } s: { $pace } per seconde. Alle partijen samen: { $hours } kernuren.
    }

## Wat niet gaat

no-ray = Ray is niet geïnstalleerd: installeer cabale[ray], of laat --ray weg.
arena-who = Het is niet duidelijk wie speelt; één van --players, --ladder of --round-robin wordt verwacht, en --mixed alleen bij de laatste.
arena-seats = --seats zegt { $seats }, en --players noemt er { $players }; evenveel spelers als plaatsen worden verwacht.
arena-entrants = “{ $names }” gaat niet; minstens twee niveaus worden verwacht, elk één keer.
bad-number = “{ $text }” is niets voor { $option }; een getal boven nul wordt verwacht, en voor een deel een onder 0.5.
refusal-other_results = Dit zijn de resultaten van een andere reeks: van een ander zaad, een andere versie of opstelling. Een andere map wordt verwacht.
refusal-no_results = Regel { $line } is geen regel van een resultaatbestand; een bestand dat `cabale arena --results` heeft geschreven wordt verwacht.
