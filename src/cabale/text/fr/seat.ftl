# Les programmes à un siège : ce qui ne va pas chez eux, et ce que dit `cabale seat check`. Protocole : docs/seat.md.

refusal-seat_command = « { $text } » n’est pas une commande ; on attend un programme et ce qu’il prend, comme ./monbot --depth 3.
refusal-seat_missing = Le programme { $command } est introuvable, ou ne peut être lancé. On attend un programme exécutable.
refusal-seat_bot = « { $text } » ne désigne aucun automate ; on attend NOM=COMMANDE, avec un nom de { $most } caractères au plus qu’aucun autre ne porte.
refusal-seat_unstarted = Le programme { $command } ne démarre pas ({ $reason }).
refusal-seat_no_hello = Le programme n’a pas commencé par saluer ; on attend un message de type hello avec sa version.
refusal-seat_version = Le programme demande la version { $found } du protocole ; on parle ici { $expected }.
refusal-seat_language = Le programme demande la langue « { $language } » ; on attend { $expected }.
refusal-seat_silent = Le programme n’a pas répondu à temps.
refusal-seat_gone = Le programme s’est arrêté au milieu de la partie.
refusal-seat_long = Le programme a écrit une ligne de plus de { $most } octets.
refusal-seat_flood = Le programme a écrit { $most } lignes ou plus sans y répondre à la question.
refusal-seat_message = Le programme a écrit « { $text } », qui n’est pas un message du protocole ({ $reason }).
refusal-seat_unexpected = Le programme a écrit un message qu’on ne lui demandait pas ; on attend le message { $expected }.
refusal-seat_ahead = Le programme a répondu à la question { $frame } ; la dernière qu’on lui ait posée est la { $number }.
refusal-seat_line = Le programme n’a rien dit, ou plus de { $most } caractères, en une ligne.
refusal-seat_move =
    { $count ->
        [one] Le programme a répondu { $move }, qui n’est pas la seule possibilité offerte.
       *[other] Le programme a répondu { $move }, qui n’est aucune des { $count } possibilités offertes.
    }
refusal-seat_pledge = Le programme a proposé un engagement qui ne peut être pris maintenant ({ $reason }).

seat-tried =
    { $game } : { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }, la plus lente en { $slowest } ms.
seat-times =
    { $times ->
        [one] { $sentence }
       *[other] { $sentence } ({ $times } fois)
    }
seat-errors = Ses derniers mots sur la sortie d’erreur :
seat-done =
    { $found ->
        [0] Rien à lui reprocher.
        [one] Une réponse a été perdue et jouée par défaut.
       *[other] { $found } réponses ont été perdues et jouées par défaut.
    }
seat-lost =
    { $count ->
        [one] { $program } a perdu une réponse, jouée par défaut ({ $codes }).
       *[other] { $program } a perdu { $count } réponses, jouées par défaut ({ $codes }).
    }
