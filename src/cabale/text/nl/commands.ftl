# De opdrachtregel: hulp bij opdrachten en opties, en wat opdrachten zeggen.

## Hulp

command-about = Intrigespellen volgens het boekje: met vrienden, met machines of met allebei.
command-play = Speel een spel in de terminal tegen automaten.
command-learn = Leer een spel door de lessen te spelen, in de terminal.
command-replay = Loop stap voor stap door het verslag van een spel.
command-scenario = Speel scenariobestanden na en zeg welke mislukken.
command-verify = Herhaal elke trekking van een verslag: bracht het toeval wat vooraf verzegeld was?
command-rules = Toon de regels van een spel, of één ervan op nummer.
command-check = Een spel toetsen aan alles waaraan spellen zich houden: regels, geheimen, verslagen, notatie.
command-seat = Een programma laten aanschuiven: `cabale seat check` probeert er een uit dat met regels JSON speelt.
command-seat-check = Een programma uitproberen: van elk spel een hele partij, en wat het fout doet.
command-serve = Huis houden: tafels in de browser, voor vrienden en automaten.
command-mcp = Laat een taalmodel spelen: de tafel als gereedschappen van het Model Context Protocol, op standaardinvoer en -uitvoer.
command-house = Zorg voor de kamers van een huis, open of gesloten.
command-house-list = Som alle kamers op: wie er zit, of er gespeeld wordt en wat er beschadigd is.
command-house-close = Sluit een kamer: er wordt niet meer gespeeld.
command-house-delete = Wis een kamer met haar spel, voorgoed.
command-house-export = Schrijf het verslag van het afgelopen spel van een kamer naar een bestand.
command-house-backup = Kopieer het hele huis naar een bestand, ook terwijl het open is.
command-bench = Meet hoeveel spellen en beslissingen deze machine per seconde speelt.

argument-module = een spel bij zijn naam, of de module die het meebrengt (mijn_pakket.mijn_spel)
argument-program = de opdracht die het programma start; met opties staat ze tussen aanhalingstekens
argument-game = het spel: { $games }
argument-file = het verslag om te lezen
argument-scenario = de scenariobestanden om te spelen, bijvoorbeeld scenarios/*.toml
argument-lesson = het nummer van een les; zonder nummer komt de lijst
argument-rule = het nummer van een regel, bijvoorbeeld C-25
argument-room = de kamer, zoals “cabale house list” en haar link ze noemen
argument-export = waar het verslag komt te staan
argument-backup = waar de kopie komt te staan

option-check-games = Partijen die bekeken worden, per aantal plaatsen.
option-seats = Hoeveel plaatsen de tafel heeft.
option-lang = De taal: fr, nl of en. Anders beslist $CABALE_LANG of het systeem.
option-bots = Hoe sterk de automaten spelen: novice, regular, expert, master (of random).
option-guide = Hoe je het speelt, verteld voor nieuwkomers, in plaats van de genummerde regels.
option-plain = Tekstregels in plaats van een volledig scherm, voor pijpen en schermlezers.
option-seed = Een geheel getal; hetzelfde getal geeft opnieuw dezelfde kaarten.
option-option = Een optie van het spel; mag vaker voorkomen.
option-name = Je naam aan tafel.
option-save = Waar het verslag van het spel komt te staan.
option-pace = Hoe snel de automaten spelen: calm (rustig), brisk (vlot) of at_once (meteen).
option-house-pace = Hoe snel de automaten in nieuwe kamers spelen: calm (rustig), brisk (vlot) of at_once (meteen); gewoonlijk { $usual }.
option-host = Het adres om op te luisteren.
option-port = De poort om op te luisteren; 0 neemt een vrije.
option-data = De map waarin kamers bewaard worden.
option-seat = Door wiens ogen je kijkt: die van een plaats, van het publiek, of met alle kaarten open.
option-help = Toon deze hulp.
option-version = Toon de versie.

metavar-options = [OPTIES]
metavar-command = OPDRACHT …
metavar-module = SPEL|MODULE
metavar-program = PROGRAMMA
metavar-bot = NAAM=OPDRACHT
metavar-model = GETOOND=NAAM
metavar-game = SPEL
metavar-file = BESTAND
metavar-files = BESTAND…
metavar-rule = [NUMMER]
metavar-lesson = [LES]
metavar-level = STERKTE
metavar-name = NAAM
metavar-pair = SLEUTEL=WAARDE
metavar-host = ADRES
metavar-folder = MAP
metavar-room = KAMER

## Woorden van de opdrachtregel zelf

click-usage = Gebruik:
click-options = Opties
click-commands = Opdrachten
click-arguments = Argumenten
click-default = anders { $default }
click-missing-command = Er ontbreekt een opdracht; cabale --help somt ze op.
click-missing-argument = Dit argument ontbreekt:
click-value-missing = De optie { $name } heeft een waarde nodig.
click-no-value = De optie { $name } heeft geen waarde.
click-extra = Eén argument te veel: { $args }.
click-extra-several = Te veel argumenten: { $args }.

## Wat opdrachten zeggen

guest = Gast
option-public-url = het openbare adres van het huis, als er iets voor staat
option-proxy = het adres van een proxy die zegt waar verzoeken vandaan komen, of zijn netwerk; mag meer dan eens
option-keep-days = kamers vergeten die N dagen lang niemand heeft veranderd; anders blijven ze
option-bot = een programma waartegen men kan spelen, als gast onder de automaten: NAAM=OPDRACHT; mag meer dan eens
option-mcp-house = Het adres van een open huis waar gespeeld wordt; anders houdt deze opdracht een eigen huis.
option-mcp-data = De map waarin kamers bewaard worden; anders worden ze op het eind vergeten.
option-model = een taalmodel waar mensen tegen kunnen spelen, als gast onder de automaten: NAAM, of GETOOND=NAAM; bevraagd op CABALE_MODEL_URL; mag meermaals gegeven worden
option-open = een browser openen, als er een scherm is
metavar-url = ADRES
serve-open = Het huis is open op { $address }. Ctrl-C sluit het; er gaat niets verloren.
house-column-room = Kamer
house-column-changed = Gewijzigd
house-column-state = Staat
house-column-game = Spel
house-column-table = Tafel
house-state-open = open
house-state-playing = bezig
house-state-over = afgelopen
house-state-closed = gesloten
house-state-damaged = beschadigd
house-closed = De kamer { $room } is gesloten.
house-deleted = De kamer { $room } is gewist, met alles wat er gespeeld is.
house-backed-up = Het hele huis staat in “{ $file }”, zoals het daarnet was.
no-web = De netwerktafel heeft meer pakketten nodig; installeer cabale[web].
no-mcp = Taalmodellen hebben meer pakketten nodig; installeer cabale[web,mcp].
scenario-passed =
    { $passed ->
        [one] { $passed } scenario slaagt.
       *[other] { $passed } scenario’s slagen.
    }
scenario-failed =
    { $failed ->
        [one] { $failed } van de { $total } scenario’s mislukt.
       *[other] { $failed } van de { $total } scenario’s mislukken.
    }
scenario-failure = { $file }, { $title }: { $reason }
scenario-difference = { $key }: verwacht wordt { $expected }, gevonden is { $found }.
verify-ok =
    { $draws ->
        [one] Het verslag klopt: { $draws } trekking herhaald, zoals vóór het delen verzegeld.
       *[other] Het verslag klopt: { $draws } trekkingen herhaald, zoals vóór het delen verzegeld.
    }
verify-failed = Het verslag klopt niet: { $reason }
verify-other-secret = het geheim is niet wat vóór het delen verzegeld werd.
verify-other-draw = antwoord { $place } zegt { $found }, en het geheim trekt { $expected }.
replay-heading = { $game }: { $names }. { $eyes }.
replay-place = Antwoord { $place } van { $total }
seen-public = Zoals het publiek het zag
seen-open = Alle kaarten open
seen-seat = Zoals { $name } het zag
bench-heading =
    { $compiled ->
        [yes] { $game }, { $seats } plaatsen, gecompileerde regels, medianen van 5:
       *[no] { $game }, { $seats } plaatsen, geïnterpreteerde regels, medianen van 5:
    }
speed-decisions = beslissingen per seconde, willekeurig spel binnen de bibliotheek
speed-games = spellen per seconde, idem
speed-driven = beslissingen per seconde, aangestuurd vanuit Python
speed-new = µs om een spel te beginnen
speed-clone = µs om een stelling te kopiëren
speed-child = µs om ze te kopiëren en een zet te doen
speed-view = µs voor wat een plaats ziet
speed-question = µs voor de vraag die ze krijgt
speed-imagine = µs om een stelling te bedenken bij wat je ziet
file-saved = Het verslag staat in “{ $file }”.
abandoned-kept = Het spel is gestaakt. Het exemplaar van de tafel, met alle kaarten, is bewaard om na te lezen in “{ $file }”.
input-ended = De invoer houdt eerder op dan het spel; antwoorden worden verwacht tot het einde, en er is niets geschreven.
input-ended-kept = De invoer houdt eerder op dan het spel; er is niets verloren: het is bewaard in “{ $file }”.

## Wat een opdracht niet kan

file-missing = Er is geen bestand “{ $file }”; verwacht wordt de naam van een bestand om te lezen.
file-folder = “{ $file }” is een map; verwacht wordt een bestand.
file-unreadable = Het bestand “{ $file }” is onleesbaar ({ $reason }); verwacht wordt een tekstbestand dat je mag openen.
file-large = Het bestand “{ $file }” is te groot; verwacht wordt hoogstens { $most } MB.
file-not-text = Het bestand “{ $file }” is geen tekst; verwacht wordt een tekstbestand in UTF-8.
file-there = Het bestand “{ $file }” bestaat al en blijft zoals het is; verwacht wordt een nieuwe naam.
file-no-place = “{ $file }” kan daar niet geschreven worden; verwacht wordt een plaats in een bestaande map waar je mag schrijven.
file-unwritable = Het bestand “{ $file }” kan niet geschreven worden ({ $reason }); verwacht wordt een plaats waar je mag schrijven.
screen-too-small = De terminal heeft { $columns } kolommen en { $lines } regels, en de tafel heeft er minstens { $least } bij { $lowest } nodig: maak hem groter of voeg --plain toe.
no-textual = Het volledige scherm heeft Textual nodig, dat niet geïnstalleerd is: installeer cabale[tui] of voeg --plain toe.
bad-seed = “{ $text }” is geen beginwaarde; verwacht wordt een geheel getal.
bad-pace = “{ $text }” is geen tempo; verwacht wordt calm, brisk of at_once.
bad-option = “{ $text }” is geen optie van een spel; verwacht wordt SLEUTEL=WAARDE.
option-twice = De optie { $text } is twee keer gegeven; verwacht wordt één waarde.
bad-name = “{ $text }” is geen naam voor aan tafel; verwacht worden 1 tot { $most } afdrukbare tekens.
no-such-command = Er is geen opdracht “{ $text }”; verwacht: { $expected }.
no-such-option = Er is geen optie “{ $text }”; verwacht: { $expected }.
no-such-reader = “{ $text }” is niemands blik; verwacht wordt een plaats van { $first } tot { $last }, public of open.
