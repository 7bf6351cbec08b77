# De andere pagina’s: ingang, zaal, einde van de partij, herhaling, instellingen.

## De vijf spellen: een zin, en .facts onder de titel

cover-complots = Zeg wie je bent. Je bent het, zolang niemand eraan twijfelt.
    .facts = { $fewest } tot { $most } spelers · kaarten · { $minutes } min
cover-convention = Vierentwintig afgevaardigden, tien rondes, geheime stemmingen. Niets van wat je zegt bindt je.
    .facts = { $fewest } tot { $most } spelers · bord · { $minutes } min
cover-druide = Dertig stenen, zeven colleges. Bij gelijke stand vallen de eersten weg en wint de laatste.
    .facts = { $fewest } of { $most } spelers · bord · { $minutes } min
cover-cocarde = Van mei 1789 tot 18 brumaire: 56 vakken lang op tijd van mening veranderen.
    .facts = { $fewest } tot { $most } spelers · parcours · { $minutes } min
cover-guillotine = Drie dagen, een rij edelen. Je kiest niet wie valt, je duwt een beetje.
    .facts = { $fewest } tot { $most } spelers · kaarten · { $minutes } min

## Ingang

lobby-republican =
    { $day } { $month ->
        [1] vendémiaire
        [2] brumaire
        [3] frimaire
        [4] nivôse
        [5] pluviôse
        [6] ventôse
        [7] germinal
        [8] floréal
        [9] prairial
        [10] messidor
        [11] thermidor
       *[12] fructidor
    } jaar { $year }
lobby-complementary =
    { $day ->
        [1] dag van de Deugd
        [2] dag van het Vernuft
        [3] dag van de Arbeid
        [4] dag van de Mening
        [5] dag van de Beloningen
       *[6] dag van de Revolutie
    }, jaar { $year }
lobby-motto = Spellen vol intriges, één tafel, één link. Geen account.
lobby-me = Jij en de pagina
lobby-you-are = Aan tafel ben je
lobby-games = De spellen
lobby-try = Meteen proberen
lobby-lessons = Lessen { $done }/{ $count }
lobby-open = Tafel openen
lobby-soon = in voorbereiding
lobby-tables = Open tafels
lobby-tables-note =
    { $count ->
        [one] aan { $count } tafel is nog plaats
       *[other] aan { $count } tafels is nog plaats
    }
lobby-no-table = Er is geen tafel open. Open de eerste.
lobby-automatons =
    { $count ->
        [one] een automaat
       *[other] { $count } automaten
    }
lobby-nobody = nog niemand
lobby-begun = bezig
lobby-places =
    { $free ->
        [0] vol
        [one] { $free } vrije plaats
       *[other] { $free } vrije plaatsen
    }
lobby-sit = Aanschuiven
lobby-gallery = Naar de tribune
lobby-return = Terug
lobby-your-turn = Jouw beurt
lobby-review = Bekijken
lobby-full = vol
lobby-damaged = Haar logboek is beschadigd: deze tafel kan niet meer open.
lobby-mine = Jouw partijen
lobby-none-mine = Geen lopende partij op dit toestel.
lobby-link = Plak een uitnodiging
lobby-link-wrong = Dat is geen uitnodiging.
lobby-enter = Binnengaan
mine-waiting =
    { $free ->
        [0] klaar om te beginnen
        [one] nog { $free } speler nodig
       *[other] nog { $free } spelers nodig
    }
mine-remove = Verwijderen
mine-remove-sure = ‘{ $title }’ verdwijnt uit deze lijst en je vindt je plaats daar niet terug: ze blijft bezet. Verwijderen?
mine-paused = onderbroken

## Eerste bezoek

first-title = Je plaats staat klaar
first-lessons = Een spel is nieuw voor je? Eerst een les, dan de eerste tafel:
first-known = Ik ken ze al
first-keep = Deze naam houden
guest-name = Tafelgast
your-name = Je naam aan tafel
name-missing = Zonder naam kun je niet aanschuiven.
emblem-legend = Je embleem
emblem =
    { $emblem ->
        [1] ster
        [2] maansikkel
        [3] waterpas
        [4] sleutel
        [5] oog
        [6] veer
        [7] eikenblad
       *[8] masker
    }

## Zaal

room-note = Voor de partij
room-seats = Plaatsen
room-seat-count = Aantal plaatsen
room-seat-less = Eén plaats minder
room-seat-more = Eén plaats meer
room-join = Schuif aan
room-full = Alle plaatsen zijn bezet. Je zit op de tribune.
room-invite = Uitnodiging
room-qr = Code om te fotograferen en de uitnodiging te openen
room-link = Link naar de tafel
room-gallery-link = Naar de tribune: kijken zonder te spelen
room-local = Deze link werkt alleen op dit toestel. Start de server met --host en --public-url om andere toestellen uit te nodigen.
room-fill = Vul aan met automaten
room-fill-level = Niveau van de automaten
room-reorder = Volgorde wijzigen
room-tempo = Je bent niet meer alleen: hoe spelen jullie?
room-tempo-note = Dit wordt maar één keer gevraagd. Elke klok is hieronder ook apart in te stellen.
room-variants = Varianten
room-variant = { $label }: { $value }
room-variants-none = alles zoals gewoonlijk
room-variants-some = { $changes }; de rest zoals gewoonlijk
room-variants-more =
    { $count ->
        [one] nog { $count }
       *[other] nog { $count }
    }
room-clocks = Klokken
room-clocks-own = met de hand ingesteld
room-house = De tafel
room-house-none = onder ons, zonder tribune en zonder advies
option-count = { $count } { $unit }
room-title = Naam van de tafel
room-listed = Aangekondigd aan de ingang
room-gallery = Tribune open
room-hints = Advies van een automaat toegestaan
row-keep = Deze rij houden
room-decision = Tijd om alleen te beslissen
room-decision-none = onbeperkt
room-pace = Tempo van de automaten
room-absence = Een automaat speelt voor wie weg is na
room-absence-none = nooit
room-absence-level = Die automaat
room-absence-usual = de gewone
room-host = de gastheer
room-begin = Beginnen
room-missing-ready = Iedereen zit.
room-missing-seats =
    { $count ->
        [one] Er ontbreekt één speler, op plaats { $places }.
       *[other] Er ontbreken { $count } spelers, op de plaatsen { $places }.
    }
room-missing-host = We wachten tot { $host } de partij begint.
room-missing-closed = Deze tafel is gesloten.
room-delete = Tafel verwijderen
room-delete-sure = De tafel en haar links verdwijnen voor iedereen. Verwijderen?
plate-place = plaats { $place }
plate-open = vrij
plate-here = aan tafel
plate-machine-away = een machine, afwezig
plate-stand-in = automaat { $level }, voorlopig
plate-sit = Aanschuiven
plate-change = Hier gaan zitten
plate-leave = Plaats verlaten
plate-present = Naam en embleem
plate-take-back = Mijn plaats terugnemen
plate-free = Vrijmaken
plate-hand-over = Aan een automaat geven
plate-hand-over-of = De plaats van { $name } aan een automaat geven
plate-level = Wie op plaats { $place } zit
plate-up = Plaats { $place } omhoog
plate-down = Plaats { $place } omlaag
introduction-keep = Bewaren
automaton-level = automaat { $level }
count-seconds = { $count } s
count-minutes = { $count } min
unit-seconds = s
unit-minutes = min
yes = ja
no = nee
link-share = Delen
link-copy-yourself = Kopieer de link met de hand.
confirm-no = Nee, laten zo

## Einde van de partij

over-note = Partij afgelopen
over-turns =
    { $game ->
        [convention] Einde in ronde { $turns }
       *[other] Einde in beurt { $turns }
    }
over-out = uitgeschakeld in beurt { $turn }
    .by = uitgeschakeld in beurt { $turn }, door { $name }
over-winner = wint
over-rematch = Revanche
over-rematch-go = Naar de revanche
over-rematch-watch = De revanche bekijken
over-popularity = { $points } PP
over-cancelled = weggestreept tegen { $names }
over-square = vak { $square }
over-elected =
    { $elected ->
       *[other] herkozen
    }
tie-beaten = Hoe { $low } wint van { $high }
tie-nobody = Er blijft niemand over
tie-level = Elk { $figure }
tie-out =
    { $count ->
        [2] Gelijk: allebei uit.
       *[other] Gelijk: allemaal uit.
    }
tie-all-out = Gelijk: iedereen is uit.
tie-left =
    { $count ->
        [1] blijft als enige over
       *[other] blijft over
    }
tie-highest = Het hoogste van wie overblijft.
tie-equal = Gelijk.
tie-shared = Ook daarin gelijk: de overwinning wordt gedeeld.
tie-by-square = verder op de baan
tie-by-popularity = populairder
tie-decided-square = Vak { $most } tegen { $next }.
tie-decided-popularity = { $most } PP tegen { $next }.
over-keep-record = Verslag bewaren
over-share = Partij delen
over-replay = De partij terugkijken
over-delete = Partij verwijderen
over-delete-sure = De partij, het gesprek en de links verdwijnen voor iedereen. Verwijderen?
hands-title = De handen, beurt na beurt
hands-turn = beurt { $from }
hands-turns = beurt { $from }–{ $to }
hands-none = geen kaart meer
facts-title = Wat niemand wist
facts-bluff = Het was bluf, en niemand twijfelde eraan.
truth-true = waar
truth-bluff = bluf
truth-doubted = betwijfeld
truths-none = Niemand heeft beweerd iemand te zijn.
seal-fixed = Alles wat aan het toeval wordt overgelaten, lag vast voor de eerste beurt. Vingerafdruk
seal-branch = De trekkingen van vóór de aftakking komen uit de andere partij; die van daarna lagen vast voor er verder werd gespeeld. Vingerafdruk
seal-holds = hier nagegaan.
seal-broken = die het verslag niet bevestigt.
seal-unable = die deze browser niet kan nagaan.
seal-how = Hoe je het nagaat
seal-check = Bewaar het verslag en vergelijk zelf de vingerafdruk, het geheim en elke trekking:

## Herhaling

replay-title = { $title }, herhaling
replay-note = Herhaling
replay-goes-on = het spel gaat door
replay-line = Herhalingslijn
replay-at = stap { $step } van { $of }, beurt { $turn }
replay-previous = Vorige stap
replay-next = Volgende stap
replay-play = Afspelen
replay-pause = Pauze
replay-share = Deze stap delen
replay-truths = Waar of bluf
eyes = Door wiens ogen
eyes-mine = van mijn plaats
eyes-public = van de tribune
eyes-open = alles open
branch = Van hier verder tegen automaten
branch-of = { $title }, ander vervolg
branch-title = Van hier verder
branch-seat = Op welke plaats
branch-out = uitgeschakeld
branch-level = De andere plaatsen
branch-go = Verder

## De handleiding

guide = Zo speel je
guide-contents = Inhoud
guide-rules = Genummerde regels
guide-print = Afdrukken

## Instellingen

settings-title = Instellingen
settings-note = Alles wordt in deze browser bewaard, en nergens anders.
settings-person = Jij
settings-look = Weergave
settings-theme = Dag of nacht
settings-theme-system = zoals het systeem
settings-theme-light = dag
settings-theme-dark = nacht
settings-motion = Beweging
settings-motion-system = zoals het systeem
settings-motion-less = minder
settings-table = Aan tafel
settings-alarms = Een droge klop en een trilling als het aan jou is
settings-letters = Lettertoetsen om te kiezen
settings-kept = Bewaarde plaatsen
settings-seats =
    { $count ->
        [0] Deze browser bewaart geen plaats.
        [one] Deze browser bewaart { $count } plaats.
       *[other] Deze browser bewaart { $count } plaatsen.
    }
settings-forget = Deze plaatsen vergeten
settings-forget-sure = Een vergeten plaats vind je niet terug: ze blijft bezet aan tafel. Vergeten?
settings-forgotten = De plaatsen zijn vergeten.
