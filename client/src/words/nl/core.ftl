# De pagina zelf: kader, tafel, vraagbalk, verslag, gesprek.

language = Taal
language-fr = français
language-nl = Nederlands
language-en = English
night = Nacht
page-unknown = Deze pagina bestaat niet.
page-not-loaded = De pagina kon niet worden geladen.
to-lobby = Terug naar de ingang
back-to-table = Terug naar de tafel
back-to-verdict = Terug naar de uitslag
back-to-analysis = Terug naar de analyse
back-to-replay = Terug naar de herhaling
back-to-guide = Terug naar de handleiding
back-called = Jij bent aan de beurt.
unreachable = Het huis antwoordt niet.
seat-forget = Zonder plaats toekijken
move-in = Je hebt al een plaats aan deze tafel. Vervangen door die van het andere toestel?
move-in-note = Vervang ze alleen als de link van jou komt: de plaats die je hier hebt, is dan verloren.
move-in-keep = De mijne houden
move-in-replace = Vervangen
move-in-own = Verder op mijn eigen plaats
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
you = jij
key-enter = Enter
key-escape = Esc

## Ga naar

skip = Ga naar
skip-question = Naar de vraag
skip-board = Naar het bord
skip-log = Naar het verslag
skip-lesson = Naar de les
board = Bord
rail = Naast het bord
tabs = Tabs
tab-table = Tafel
tab-log = Verslag
tab-talk = Gesprek
tab-rules = Regels
tab-aid = Hulp
unread =
    { $count ->
        [one] { $count } nieuwe uitspraak
       *[other] { $count } nieuwe uitspraken
    }

## Kop

game-complots = Complots
game-guillotine = Guillotine, kaarten
game-druide = Le Grand Druide
game-convention = Guillotine, 1988
game-cocarde = Le Lys et la Cocarde
turn =
    { $game ->
        [convention] Ronde { $turn }
       *[other] Beurt { $turn }
    }
turn-of = { $name } speelt
turn-talk = tijd om te praten
gallery = { $count } op de tribune
menu = Menu
menu-pause = Het spel onderbreken
menu-resume = Het spel hervatten
menu-pace = Tempo van de automaten
pace-calm = rustig
pace-brisk = vlot
pace-at_once = meteen
menu-close = De zaal sluiten
menu-close-sure = Voorgoed sluiten
menu-hand-over = Mijn plaats aan een automaat geven
menu-hand-over-any = Een plaats aan een automaat geven
hand-over-whose = Welke plaats
hand-over-mine = mijn plaats
menu-take-back = Mijn plaats terugnemen
menu-move = Verder op een ander toestel
menu-give-up = Mijn plaats voorgoed verlaten
menu-give-up-any = Een plaats voorgoed vrijmaken
give-up-how = Een automaat speelt er verder. Een nieuwkomer kan de tafel dan om de plaats vragen.
give-up-sure = De plaats vrijmaken
menu-rules = Regels
menu-twin = Het bord in woorden
menu-replay = Vanaf het begin terugkijken
menu-settings = Instellingen
menu-leave = De tafel verlaten, mijn plaats houden
move-how =
    { $minutes ->
        [one] Open deze link op het andere toestel: hij geldt één keer, { $minutes } minuut lang. Dit toestel geeft dan de plaats af.
       *[other] Open deze link op het andere toestel: hij geldt één keer, { $minutes } minuten lang. Dit toestel geeft dan de plaats af.
    }
move-qr = Code om met het andere toestel te fotograferen

## De draad

thread-open = Verbonden met het huis
thread-trying = Verbinding maken met het huis…
thread-lost = Draad gebroken
thread-cut = Draad gebroken. Wat ontvangen is, blijft bewaard.
thread-retry = Nieuwe poging over { $seconds } s.
thread-now = Nu proberen
room-paused = Het spel is onderbroken: de klokken staan stil.
room-closed = De zaal is gesloten.
door = Aan de deur
knock-asked = { $newcomer } wil de plaats van { $name } innemen en zou die hand zien. Binnenlaten?
knock-others = { $newcomer } vraagt om de plaats van { $name }: er wordt rondgevraagd.
knock-yes = Binnenlaten
knock-no = Nee
seats-free =
    { $count ->
        [one] Er is een plaats vrij: voorlopig speelt er een automaat.
       *[other] Er zijn { $count } plaatsen vrij: voorlopig spelen er automaten.
    }
seats-take = De plaats van { $name } innemen
seats-asking = Er wordt rondgevraagd…

## De vraag

question = Vraag
your-turn = Jij bent aan de beurt. { $heading }. { $question }
secret = in het geheim
rule-open = Regel { $number }
aim = { $title }: wie kies je?
confirm = Bevestigen
shut = Gesloten
shut-choices =
    { $count ->
        [one] { $count } keuze is gesloten
       *[other] { $count } keuzes zijn gesloten
    }
choices-in-words = In woorden ({ $count })
choices-cards = Jouw kaarten: { $count } keuzes
only-answer = Iets anders staat hier niet open: dit antwoord volstaat.
choose-on-board = Kies op het bord: raak één keer aan om te kijken, twee keer om te spelen, of sleep.
touch-cards = Raak een kaart aan om te zien wat ze kan.
touch-board = Raak het bord aan: één keer om te kijken, twee keer om te spelen.
meanwhile = Intussen
back = Terug
erratum = Erratum.
first-aim = Het doel.
first-help = Kies; het rode nummer opent de regel.
first-help-done = Begrepen
seconds-left = Nog { $seconds } s
orders = Voor mij antwoorden:
order-none = vraag het mij
order-offer = Een kaart die je in andermans beurt kunt spelen:
sealed = Je antwoord is verzegeld: het gaat open als allen geantwoord hebben.
verdict-see = Naar de uitslag
automaton-plays = Een automaat speelt voor je.
take-back = Mijn plaats terugnemen
thinks = { $name } denkt na.
rest = Je bent uitgespeeld, en alleen automaten spelen nog.
rest-at-once = Meteen tot het einde
rest-playing = De automaten spelen tot het einde.
hint = Wat zou een automaat doen?
hint-thinking = Hij denkt na…
hint-play = Dit spelen
hint-key = H
tab-hint = Advies

## Verslag en regels

log = Verslag
replay-from = Vanaf hier terugkijken
rules = Regels
rules-coming = De regels worden gebracht.
rules-none = Dit spel heeft geen genummerde regels.
rules-all = Alle regels
rules-search = Zoeken
rules-found =
    { $count ->
        [0] Niets gevonden.
        [one] Eén regel.
       *[other] { $count } regels.
    }
rule-used = Waar ze gold

## Het spelhulpje

aid = Hulp
aid-of-play = Spelhulp
aid-guide = Zo speel je
aid-rules = Alle regels
aid-yes = Ja:
aid-no = Nee:

## Gesprek

talk = Gesprek
talk-none = Nog niemand heeft iets gezegd.
talk-earlier = Eerdere uitspraken
talk-gone = iemand die weg is
talk-gallery = tribune
talk-of-gallery = { $name } (tribune)
whisper = in het oor
mute = Dempen
mute-gallery = de tribune
phrases = Vaste zinnen
say = Zeg iets…
say-whisper = In het oor fluisteren…
say-to = Tegen wie
say-to-all = aan tafel
say-to-one = tegen { $name }
say-gallery = Spreek vanaf de tribune…
say-gallery-as = Zeg iets als { $name }…
gallery-speak = Spreken

## Het bord in woorden

twin = Het bord in woorden
twin-seat = Plaats
twin-player = Speler
twin-who = Wie antwoordt
twin-signs = Wat de tekens betekenen
person = een mens
automaton = een automaat
away = afwezig
bot-failed = de automaat faalde, er wordt voor hem geantwoord
bot-failed-at = De automaat op de plaats van { $name } liet het afweten: er wordt voor hem geantwoord.
machine = een machine
machine-means = Hier zit een programma, het zegt dat zelf: de tafel wacht er niet op zoals op een mens.
guest = een gastprogramma
guest-means = Hier antwoordt een programma dat te gast is in dit huis, en dat hoort wat aan tafel gezegd wordt.
model = een taalmodel
model-means = Hier antwoordt een taalmodel: wat aan tafel gezegd wordt, wordt ernaartoe gestuurd.
failed-at-guest = { $name }, een gastprogramma, verspeelde een antwoord: in de plaats kwam de zet van wie zwijgt.
failed-at-model = { $name }, een taalmodel, verspeelde een antwoord: in de plaats kwam de zet van wie zwijgt.
answer-lost = antwoord verspeeld
machine-late = geen antwoord op tijd
machine-late-at = { $name }, een machine, antwoordde niet op tijd: er is voor haar geantwoord.
