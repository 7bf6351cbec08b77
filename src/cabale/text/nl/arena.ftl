# De arena: hulp bij het commando, de tabellen, en wat niet gaat.

## Hulp

command-arena = Laat automaten veel partijen spelen en zeg wie sterker is, en hoe zeker dat is.

option-suite = Een vaste reeks spellen met een vast kiemgetal, in elk huis dezelfde: models beproeft ieder van --players, waaronder een model:NAAM, in de vijf spellen tegen regular en expert, bewaart de resultaten in een map (suite-models, tenzij --results een andere noemt) en schrijft daar zijn pagina. --games N speelt de eerste N van elk.
option-players = Eén tafel: een niveau per plaats, met komma’s ertussen, of een eigen bot, genoemd zoals Python hem vindt: mijn.module:Bot. Een niveau dat zoekt kun je zeggen hoeveel het denkt: expert@3000 wandelingen, die zich herhalen, of expert@100ms, wat zich niet herhaalt.
option-ladder = Niveaus of eigen bots, van de zwakste naar de sterkste: elk speelt tegen die eronder.
option-round-robin = Niveaus of eigen bots die allemaal tegen elkaar spelen, twee aan twee.
option-mixed = Met --round-robin: iedereen aan dezelfde tafels.
option-exploit = Niveaus of eigen bots die de uitbuiters van het spel willen verslaan: korte vaste strategieën, elk tussen kopieën van de bot. Alle partijen worden gespeeld.
option-gauntlet = Met --exploit: de bot alleen aan hele tafels van uitbuiters, eerlijk, liegend, twijfelend, agressief en gemengd; het minste wat hij wint telt.
option-best-response = Niveaus of eigen bots waarvan het beste antwoord gezocht wordt: een tegenstander die weet hoe ze spelen en zoekt wat dat verslaat. Wat die wint, is een ondergrens van wat ze kunnen verliezen.
option-walks = Met --best-response: hoe vaak die voor een antwoord door zijn boom wandelt; anders { $walks }.
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
arena-untested = niet getoetst
arena-test = De toets: een gelijk deel tegen { $margin } meer; ze zegt ten onrechte sterker in { $alpha } van de gevallen, ten onrechte niet sterker in { $beta }.
arena-still-open = { $pairs }: open, hoewel de 95% een gelijk deel uitsluit. Die geldt voor één blik op zoveel spellen; de toets kijkt na elke deling en weegt een gelijk deel af tegen { $margin } meer, dus hij wil meer bewijs. Meer spellen (--games) beslissen het.
arena-small = { $pairs }: niet { $margin } sterker, hoewel de 95% boven een gelijk deel ligt: iets beter, maar dichter bij gelijk dan bij { $margin } meer.
arena-rating = rating
arena-drawn = bootstrap
arena-alpha-rank = α-rank
arena-ratings-are = Ratings: grootste waarschijnlijkheid volgens het model van Plackett en Luce, in Elo-punten; 400 meer is tien tegen één, en het gemiddelde is 0. 95% volgens de informatie van Fisher, en volgens een bootstrap over de delingen.
arena-alpha-rank-is = α-rank: hoe vaak elk op den duur gespeeld zou worden, als iedereen overstapte op wie het beter doet.
arena-circle = De sterkte loopt in een kring: { $names }. Geen rating kan dat zeggen; α-rank wel.
arena-haunted = Iemand won of verloor alles, of sommigen hebben elkaar nooit ontmoet: opdat de ratings eindig blijven, won en verloor iedereen ook een half spel tegen een spook. Lees ze met voorzichtigheid.
trial-of = Tegen { $bot }:
trial-opponent = tegenstander
trial-table = tafel
trial-opponents = tegenstanders
trial-copy = de bot, per plaats
trial-bluffs = zijn bluf
trial-doubts = zijn twijfel
trial-rate = { $share } van { NUMBER($count, useGrouping: 0) }
trial-best = { $who } won het meest: { $share } ({ $bounds }), waar een gelijk deel { $even } is.
trial-minimum = Het minimum telt: { $share } ({ $bounds }) aan de tafel “{ $who }”, waar een gelijk deel { $even } is.
trial-response = De tegenstander wist hoe { $bot } speelt en vroeg dat { $asked } keer per partij, over { $particles } verbeelde stellingen en tot { $horizon } antwoorden voorbij zijn boom. Wat hij won is een ondergrens: met meer wandelingen vindt hij misschien meer.
temper-honest = eerlijk
temper-lying = liegend
temper-doubting = twijfelend
temper-aggressive = agressief
temper-mixed = gemengd
arena-effort =
    { $games ->
        [one] { $games } partij gespeeld in { $seconds } s: { $pace } per seconde. Alle partijen samen: { $hours } kernuren.
       *[other] { $games } partijen gespeeld in { $seconds } s: { $pace } per seconde. Alle partijen samen: { $hours } kernuren.
    }
arena-kept =
    { $games ->
        [one] Onderbroken. { $games } spel is bewaard in “{ $folder }”: dezelfde opdracht gaat daar verder.
       *[other] Onderbroken. { $games } spellen zijn bewaard in “{ $folder }”: dezelfde opdracht gaat daar verder.
    }
arena-lost = Onderbroken, en er is niets bewaard. Met --results MAP worden spellen bewaard zodra ze gespeeld zijn, en dezelfde opdracht gaat daar verder.

## Wat niet gaat

no-ray = Ray is niet geïnstalleerd: installeer cabale[ray], of laat --ray weg.
refusal-unknown_suite = Er is geen proef “{ $suite }”; verwacht: { $expected }.
refusal-suite_no_model = De proef “{ $suite }” is voor taalmodellen, en er is er geen genoemd; --players model:NAAM wordt verwacht, de naam zoals het adres die kent.
refusal-suite_players = “{ $text }” gaat niet bij de proef “{ $suite }”; verwacht wordt ieder die beproefd wordt één keer, en geen van de tegenstanders: { $opponents }.
refusal-suite_fixed = De proef “{ $suite }” is overal dezelfde, dus “{ $text }” valt er niet bij te kiezen; verwacht worden --players, en desgewenst --games, --results, --report, --workers.
arena-who = Het is niet duidelijk wie speelt; één van --players, --ladder, --round-robin, --exploit of --best-response wordt verwacht, --mixed alleen bij --round-robin, --gauntlet alleen bij --exploit, en --walks alleen bij --best-response.
arena-seats = --seats zegt { $seats }, en --players noemt er { $players }; evenveel spelers als plaatsen worden verwacht.
arena-entrants = “{ $names }” gaat niet; minstens twee niveaus worden verwacht, elk één keer.
arena-alone = Aan een tafel van één is er niemand te verslaan; minstens twee plaatsen worden verwacht.
arena-no-exploiters = { $game } brengt geen uitbuiters mee; --best-response kan zonder.
arena-gauntlet-seats = Het gaat om hele tafels; bij --gauntlet worden minstens drie plaatsen verwacht.
bad-number = “{ $text }” is niets voor { $option }; een getal boven nul wordt verwacht, en voor een deel een onder 0.5.
refusal-other_results = Dit zijn de resultaten van een andere reeks: van een ander zaad, een andere versie of opstelling. Een andere map wordt verwacht.
refusal-no_results = Regel { $line } is geen regel van een resultaatbestand; een bestand dat `cabale arena --results` heeft geschreven wordt verwacht.
refusal-guest_module = De bot { $guest } is er niet: geen module { $module } te vinden, niet geïnstalleerd en niet in deze map. Verwacht wordt een naam als mijn.module:Bot.
refusal-guest_missing = De bot { $guest } is er niet: de module { $module } heeft geen “{ $thing }”.
refusal-guest_import = De module van de bot { $guest } kan niet geladen worden ({ $reason }).
refusal-guest_no_bot = { $guest } is geen bot; verwacht wordt een klasse of functie die iets maakt met choose(view, moves).
refusal-guest_made = De bot { $guest } liep vast toen hij gemaakt werd ({ $reason }).
refusal-guest_raised = De bot { $guest } liep midden in een spel vast ({ $reason }). Eerdere spellen blijven bewaard als --results gegeven is.
refusal-guest_move = De bot { $guest } antwoordde { $move }, en dat is geen van de { $count } zetten die hij kreeg.
refusal-guest_policy = Aan het programma { $guest } kan niet zo vaak gevraagd worden hoe het speelt als een beste antwoord moet; een niveau, een uitbuiter of een bot als mijn.module:Bot wordt verwacht.
