# Verslagen van de arena: cijfers, koppen, kolommen, en de feiten van elk spel.

## Cijfers

figure-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-round-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
figure-0 = { NUMBER($value, maximumFractionDigits: 0) }
figure-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
figure-plain = { NUMBER($value, maximumFractionDigits: 3) }
figure-points = { $value } punten
figure-bounds = { $low } tot { $high }

## Het verslag

report-title =
    { $games ->
        [one] { $game }: { $games } spel
       *[other] { $game }: { $games } spellen
    }
report-lead = Gespeeld door { $entrants } in { $time }. Bij elk cijfer staan de grenzen waartussen het ware met 95% zekerheid ligt.
report-hours = { $hours } kernuren
report-minutes = { $minutes } kernminuten
report-seconds = { $seconds } kernseconden
report-of-game = { $game }: { $heading }
report-who = Wie wint
report-order = Wat als eerste spelen waard is
report-length = Hoe lang spellen duren
report-options = Opties en plaatsen naast elkaar
report-worth = Wat kaarten en plaatsen waard zijn
report-again = Nog eens hetzelfde
report-method = Spellen met dezelfde kaarten tellen als één waarneming. Aandelen hebben de grenzen van Wilson, gemiddelden die van de normale verdeling; een gedeelde winst telt voor een deel. Dezelfde opdracht speelt dezelfde spellen: alleen de tijden verschillen.
report-option = { $option }: { $value }
report-seats = { $seats } plaatsen
report-figure-bounds = { $figure } ({ $bounds })
report-described = { $title }. { $facts }.
report-fact = { $label }: { $figure }
report-even-is = gelijk deel { $share }

## Kolommen en rijen

report-entrant = wie
report-games = spellen
report-share = deel van de winst
report-bounds = 95%
report-even = gelijk deel
report-wins = Deel van de winst
report-pairs = Wie wie ontmoette
report-pair = deel van de eerste
report-against = { $first } tegen { $second }
report-ratings = Ratings
report-place = speelvolgorde
report-nth =
    { $number ->
        [1] als eerste
        [2] als tweede
        [3] als derde
       *[other] als { $number }e
    }
report-ordinal = { $number }e
report-everybody = iedereen
report-by-order = Deel van de winst naar speelvolgorde
report-what = wat
report-mean = gemiddeld
report-median = mediaan
report-most-games = 9 van de 10 spellen
report-decisions = beslissingen per spel
report-turns = beurten of rondes per spel
report-median-is = mediaan { $median }
report-variant = variant
report-variants = Een rij per variant
report-first = deel van wie als eerste speelt
report-shared = gedeelde winst
report-worth-note = Delen van de winst van de plaatsen die iets minstens één keer hadden. Wat het toeval gaf (een kaart, een fractie) zegt wat het waard is; wat gehouden, gespeeld of verloren werd, zegt ook hoe het spel verliep.
report-piece = wat
report-had = plaatsen die het hadden
report-all-seats = alle plaatsen
report-winners = winnaars
report-figure = per spel
report-by-seats = Plaats voor plaats
report-by-games = Spel voor spel
report-worth-of = Deel van de winst

## Wat spellen over zichzelf zeggen

fact-complots-dealt = gedeelde personages
fact-complots-kept = personages tot het einde gehouden
fact-complots-lost = verloren personages
fact-complots-claimed = geclaimde personages
fact-complots-challenged = bij anderen betwijfelde personages
fact-complots-exposed = geclaimd zonder te hebben, en betrapt
fact-complots-bluffed = geclaimd zonder te hebben, betrapt of niet
fact-complots-heard = claims van anderen die betwijfeld konden worden
fact-complots-capped = spellen gestopt door de beurtenlimiet
fact-guillotine-nobles = verzamelde edelen
fact-guillotine-played = gespeelde actiekaarten
fact-guillotine-fronts = kaarten voor zich aan het eind
fact-guillotine-days = dagen
fact-druide-colleges = gewonnen colleges
fact-druide-largest = stenen van het grootste gewonnen college
fact-druide-luck = punten van de gelukssteen
fact-druide-taboo = taboekleur
fact-druide-removed = door het taboe verwijderde druïden
fact-druide-bars = eigen staven
fact-druide-unelected = spellen zonder Grote Druïde
fact-convention-factions = fracties
fact-convention-elected = herkozen afgevaardigden
fact-convention-died = gestorven afgevaardigden
fact-convention-denounced = aangeklaagde afgevaardigden
fact-convention-popularity = populariteit
fact-convention-dissolved = spellen geëindigd door ontbinding
fact-cocarde-characters = personages in de hand
fact-cocarde-places = vak van het einde
fact-cocarde-roles = rol aan het eind
fact-cocarde-trees = overgebleven bomen
fact-cocarde-planted = geplante bomen
fact-cocarde-rounds = rondes
fact-cocarde-capped = spellen gestopt door de rondenlimiet

# Language models

report-models = Taalmodellen
report-models-won = Wat ze wonnen
report-models-wrong = Wat ze fout deden
report-models-behaved = Hoe iedereen zich gedroeg
report-models-cost = Wat ze verbruikten
report-clean-games = spellen zonder verloren antwoord
report-clean-share = aandeel daarin
report-replies = antwoorden
report-faulty = foutief, met grenzen van 95%
report-truncated = afgebroken
report-empty = leeg
report-unparsable = onleesbaar
report-illegal = onwettig
report-defaults = standaard gespeeld
report-unreached = niet bereikt
report-spent = budget op
report-claims = claims
report-bluffs = bluffs
report-caught = betrapt
report-right = terechte twijfel
report-wrong = onterechte twijfel
report-kept = woord gehouden
report-broken = woord gebroken
report-tokens-in = tokens in
report-tokens-out = tokens uit
report-waited = seconden gewacht
report-cost = kosten
report-models-note = Het aandeel in de winst staat er ook voor de spellen waarin niemand een antwoord aan de standaardzet verloor, zodat niemand gerangschikt wordt door de blunders van anderen. Wat een adres niet gaf, en wat na een verbruikt budget kwam, is geen fout van een model en telt apart.
report-models-key = Antwoorden zijn alles wat van het model kwam, tweede pogingen meegeteld. Foutief is wat niet gespeeld kon worden: afgebroken, leeg, zonder leesbare oproep, of met een zet die niet aangeboden was. Het eerste wordt met zijn reden geweigerd; na het tweede wordt de standaardzet gespeeld. Een bluf is een valse claim, betrapt als iemand eraan twijfelde; twijfel is terecht waar de claim vals was, en onterecht waar hij waar was. Woorden zijn schriftelijke beloften waarvan de gelegenheid kwam. Wat iemand deed, is over al zijn plaatsen geteld: deel door de plaatsen om te vergelijken.

# Een proef

suite-title = De proef “{ $suite }”, versie { $version }: { $players }
suite-lead = Cabale { $version }, reeks { $number }: pagina’s met hetzelfde nummer gaan over dezelfde spellen, gespeeld volgens dezelfde regels tegen dezelfde tegenstanders. { $games } van { $whole } spellen zijn gespeeld.
suite-what = Wat er gespeeld is, en hoe
suite-all = Alle spellen
suite-played = De reeks
suite-game = spel
suite-rules = versie van de regels
suite-seats = plaatsen
suite-seed = kiemgetal
suite-whole = van
suite-asked = Hoe modellen bevraagd worden
suite-prompt = prompt
suite-language = taal
suite-tokens = tokens per spel
suite-seconds = seconden per spel
suite-patience = seconden per antwoord
suite-reply = tokens per antwoord
suite-temperature = temperatuur
suite-usual = die van het adres
suite-method = Wie beproefd wordt zit alleen tussen kopieën van de tegenstander, elk spel een plaats verder; elk spel heeft eigen kaarten, dezelfde voor iedereen, in welk huis ook. Aandelen hebben de grenzen van Wilson; een gedeelde winst telt voor een deel. Kaarten en tegenstanders herhalen zich, een model werpt zijn eigen dobbelstenen. Vergelijk pagina’s waarvan reeks en prompts dezelfde nummers dragen.
