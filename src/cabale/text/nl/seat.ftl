# Programma's op een plaats: wat eraan schort, en wat `cabale seat check` zegt. Het protocol staat in docs/seat.md.

refusal-seat_command = ‘{ $text }’ is geen opdracht; verwacht wordt een programma met wat het nodig heeft, zoals ./mijnbot --depth 3.
refusal-seat_missing = Het programma { $command } is er niet, of mag niet worden uitgevoerd. Verwacht wordt een programma dat uitgevoerd kan worden.
refusal-seat_bot = ‘{ $text }’ noemt geen automaat; verwacht wordt NAAM=OPDRACHT, met een naam van ten hoogste { $most } tekens die geen andere heeft.
refusal-seat_unstarted = Het programma { $command } start niet ({ $reason }).
refusal-seat_no_hello = Het programma groette niet eerst; verwacht wordt een bericht van het type hello met zijn versie.
refusal-seat_version = Het programma wil versie { $found } van het protocol; hier wordt { $expected } gesproken.
refusal-seat_language = Het programma wil de taal ‘{ $language }’; verwacht wordt { $expected }.
refusal-seat_silent = Het programma antwoordde niet op tijd.
refusal-seat_gone = Het programma stopte midden in de partij.
refusal-seat_long = Het programma schreef een regel van meer dan { $most } bytes.
refusal-seat_flood = Het programma schreef { $most } regels of meer zonder een antwoord ertussen.
refusal-seat_message = Het programma schreef ‘{ $text }’, en dat is geen bericht van het protocol ({ $reason }).
refusal-seat_unexpected = Het programma schreef een bericht waar niet om gevraagd was; verwacht wordt het bericht { $expected }.
refusal-seat_ahead = Het programma beantwoordde vraag { $frame }; de laatste die het kreeg is { $number }.
refusal-seat_line = Het programma zei niets, of meer dan { $most } tekens, in één regel.
refusal-seat_move =
    { $count ->
        [one] Het programma antwoordde { $move }, en dat is niet de enige mogelijkheid.
       *[other] Het programma antwoordde { $move }, en dat is geen van de { $count } mogelijkheden.
    }
refusal-seat_pledge = Het programma bood een belofte aan die nu niet gedaan kan worden ({ $reason }).

seat-tried =
    { $game }: { $answers ->
        [one] één antwoord
       *[other] { $answers } antwoorden
    }, het traagste in { $slowest } ms.
seat-times =
    { $times ->
        [one] { $sentence }
       *[other] { $sentence } ({ $times } keer)
    }
seat-errors = Het laatste dat het naar zijn foutuitvoer schreef:
seat-done =
    { $found ->
        [0] Er mankeert niets aan.
        [one] Eén antwoord ging verloren en werd de standaardzet.
       *[other] { $found } antwoorden gingen verloren en werden de standaardzet.
    }
seat-lost =
    { $count ->
        [one] { $program } verloor één antwoord, dat de standaardzet werd ({ $codes }).
       *[other] { $program } verloor { $count } antwoorden, die de standaardzet werden ({ $codes }).
    }
