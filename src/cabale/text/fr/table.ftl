# Ce qui se dit à toutes les tables.

## Mots et tournures

chance = le hasard
you = vous
you-speak = Vous
nothing = rien
coins =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
# « de » devant un nom de joueur
of-name =
    { $start ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
one-or-other = { $first } ou { $last }
one-and-other = { $first } et { $last }
with-rule = { $sentence } ({ $rule }).
in-file = { $file } : { $sentence }
closed-move = { $label } – { $reason }
said = { $speaker } : « { $text } »
whispered = { $speaker }, à l’oreille ({ $hearers }) : « { $text } »

## Le verdict

verdict-open = La partie n’est pas finie.
verdict-won =
    { $you ->
        [seat] Vous l’emportez.
       *[nobody] { $seat } l’emporte.
    }
verdict-drawn = La partie est nulle entre { $names }.
verdict-shared = La victoire est partagée entre { $names }.

## Refus : les coups

refusal-game_over = La partie est finie : il n’y a plus rien à jouer.
refusal-no_such_seat = Il n’y a pas de place « { $text } » à cette table ; on attend { $expected }.
refusal-unknown_move = « { $text } » n’est pas un coup de ce jeu ; on attend un des coups proposés.
refusal-not_awaited = Ce n’est pas à vous de répondre maintenant : attendez qu’on vous le demande.
refusal-already_answered = Vous avez déjà répondu, et une réponse ne se reprend pas.
refusal-out_of_order =
    { $you ->
        [seat] Votre tour de répondre viendra : d’autres sont entendus avant vous.
       *[nobody] { $seat } répondra plus tard : d’autres sont entendus d’abord.
    }
refusal-missing_answer = { $seat } n’a pas répondu ; on attend une réponse de chaque place interrogée.
refusal-draw_due = Le hasard doit répondre d’abord ; on attend ici un tirage, par exemple ~duchess.
refusal-bad_word = « { $text } » ne se lit pas comme une réponse ; on attend par exemple a:income, a!show=3 ou ~duchess.
refusal-bad_group = Les parenthèses de « { $text } » ne se répondent pas ; on attend par exemple (b:challenge c:pass).

## Refus : la mise en place

refusal-unknown_game = « { $game } » n’est pas un jeu de cette maison ; on attend { $expected }.
refusal-bad_seats = { $game } ne se joue pas à { $seats } ; on attend de { $fewest } à { $most } places.
refusal-unknown_option = Ce jeu n’a pas d’option « { $option } » ; on attend { $expected }.
refusal-bad_option_value = L’option { $option } ne prend pas la valeur « { $value } » ; on attend { $expected }.
refusal-unknown_language = On ne parle pas « { $language } » ici ; on attend { $expected }.
refusal-unknown_level = Aucun automate n’est de force « { $level } » ; on attend { $expected }.
refusal-unknown_rule = Il n’y a pas de règle « { $number } » ; on attend un numéro de { $first } à { $last }.
refusal-bad_count = { $what } ne peut pas valoir { $value } ; on attend au moins { $least }.

## Refus : les procès-verbaux

refusal-too_large = Ce texte est trop long pour un procès-verbal ; on attend au plus { $most } caractères.
refusal-not_a_record = Ce n’est pas un procès-verbal de Cabale ; on attend un texte qui commence par [cabale 1].
refusal-truncated = Ce procès-verbal est incomplet ; on attend une dernière ligne [end …].
refusal-edited = Ce procès-verbal a été modifié : son contenu ne répond plus à sa dernière ligne.
refusal-record_format = Ce procès-verbal est au format { $found } ; on attend le format { $known }.
refusal-bad_record_text = La ligne { $line } ne se lit pas ; on attend des [champs], des {"{"}paroles{"}"} et des réponses.
refusal-bad_tag = Le champ [{ $tag }] manque, se répète ou ne se lit pas ; on l’attend une fois, bien formé.
refusal-bad_string = « { $text } » n’est pas un texte entre guillemets droits comme on l’attend ici.
refusal-not_over = La partie n’est pas finie : son procès-verbal ne s’ouvre qu’à la fin.
refusal-not_opened = Ce procès-verbal ne contient pas son secret, qui ne s’ouvre qu’à la fin de la partie : rien à vérifier.
refusal-rules_version = Ceci a été joué selon la version { $found } des règles ; la dernière connue ici est la version { $known }.
refusal-does_not_replay = La réponse { $place } du procès-verbal, « { $word } », ne peut pas être rejouée. { $reason }
refusal-result_differs = Le résultat inscrit n’est pas celui de la partie rejouée.
refusal-unknown_step = Cette position contient une étape inconnue, « { $step } » : elle vient d’ailleurs.

## Refus : les scénarios

refusal-cannot_read = Ce fichier ne se lit pas ; on attend un fichier { $expected } en UTF-8.
refusal-bad_toml = La ligne { $line } n’est pas du { $expected } : vérifiez guillemets, crochets et signes =.
refusal-scenario_too_large = Ce texte est trop long pour un scénario ; on attend au plus { $most } caractères.
refusal-too_deep = { $key } est trop profondément imbriqué ; on attend au plus { $most } tables ou listes l’une dans l’autre.
refusal-unknown_key = { $key } n’existe pas ; on attend { $expected }.
refusal-missing_field = { $key } manque ; on attend { $expected }.
refusal-bad_value = { $key } ne peut pas être { $value } ; on attend { $expected }.
refusal-cannot_be_set = { $key } découle du reste et ne se pose pas ; on attend { $expected }.
refusal-cards_do_not_add_up = { $key } : ces cartes ne font pas le compte d’une boîte de ce jeu ; on attend { $expected }.

## Le registre

refusal-place_taken = La table a avancé entre-temps : la place { $place } du registre est écrite, la suivante est { $length }.
refusal-log_broken = Le journal de ce salon est abîmé : il n’en reste que { $found } lignes sur { $length }.
refusal-store_closed = La maison ferme : on n’écrit plus rien.
refusal-store_newer = Ce fichier vient d’une version plus récente (forme { $found }) ; on attend la forme { $known }.
refusal-store_locked = Un autre programme tient le registre ; réessayez quand il l’aura lâché.
refusal-store_full = Le disque est plein ; rien n’est perdu, et rien ne s’écrit plus.
refusal-store_read_only = On ne peut pas écrire dans le registre ; il faut le droit d’écriture.
refusal-store_foreign = Ce fichier n’est pas un registre de Cabale ; on attend un fichier SQLite à nous, ou un nom nouveau.
refusal-store_failed = Le registre est inutilisable.
refusal-backup_there = Ce fichier existe déjà et reste tel quel ; on attend un nom nouveau.
refusal-house_taken = Une autre maison est ouverte dans ce dossier : fermez-la d’abord, ou nommez un autre dossier avec --data.
refusal-no_house = Il n’y a pas de maison dans ce dossier ; nommez avec --data celui d’une maison.

## Les salons

refusal-seat_taken = La place { $seat } est prise : choisissez-en une libre.
refusal-bad_name = On attend un nom de 1 à { $most } lettres visibles.
refusal-nobodys_seat = La place { $seat } n’est à personne : nul ne peut la reprendre.
refusal-seats_open = Tout le monde n’est pas assis ; places libres : { $expected }.
refusal-not_out = Quelqu’un joue encore à cette table : elle garde son allure.
refusal-room_begun = La partie a commencé : les places sont données.
refusal-room_not_begun = La partie n’a pas commencé : attendez que tous soient assis.
refusal-room_paused = La partie est suspendue : attendez qu’elle reprenne.
refusal-room_closed = L’hôte a fermé ce salon.
refusal-bad_line = On attend une réplique de 1 à { $most } caractères.
refusal-no_such_room = Ce salon n’existe pas : demandez le lien à l’hôte.
refusal-not_the_host = Seul l’hôte peut faire cela.
refusal-not_your_seat = Cette place n’est pas à vous.
refusal-unknown_token = Cette place n’est plus à vous, ou ne l’a jamais été : asseyez-vous de nouveau.
refusal-seat_moved = Vous avez emmené cette place sur un autre appareil : elle continue là-bas.
refusal-only_watching = Vous êtes aux tribunes : seuls répondent ceux qui sont assis, et seuls parlent ceux qui ont donné un nom.
refusal-stale_answer = La table a avancé depuis : cette réponse ne compte plus.
refusal-malformed = Ce message n’a pas de sens ici.
refusal-message_too_large = Ce message est trop long ; on attend { $most } octets au plus.
refusal-gallery_closed = Cette partie se joue sans tribunes : il faut une place à la table.
refusal-gallery_full = Aux tribunes d’une table, { $most } personnes au plus prennent la parole. Vous pouvez continuer à regarder.
refusal-has_sat = Qui a une place dans cette partie, ou en a eu une, ne parle pas des tribunes.
refusal-no_whispers = Aux tribunes, on ne chuchote pas : ce que vous y dites, tout le monde l’entend.
refusal-code_expired = Ce lien ne vaut plus : il ne sert qu’une fois, et un quart d’heure. Demandez-en un autre sur l’appareil où vous êtes assis.
refusal-emblem_taken = Cet emblème est pris : choisissez-en un autre.
refusal-bad_emblem = On attend un emblème de 1 à { $most }.
refusal-bad_title = On attend un nom de table de { $most } caractères au plus.
refusal-bad_clock = { $option } : on attend de { $least } à { $most } millisecondes, ou rien.
refusal-bad_order = On attend chacune des { $most } places une fois.
refusal-hints_off = On joue ici sans conseils : l’hôte ne les a pas permis.
refusal-no_hint = Aucun conseil n’est disponible pour l’instant : redemandez.
refusal-name_taken = Quelqu’un porte déjà ce nom à cette table : choisissez-en un autre.
refusal-second_hand = Vous avez vu une autre main de cette partie : cette place est pour quelqu’un d’autre.
refusal-nobody_there = Personne n’est assis là à qui chuchoter.
refusal-said_enough = Vous avez dit tout ce qu’une personne peut dire à une table : { $most } lignes.
refusal-too_much = On a trop changé de choses à cette table entre deux coups : laissez la partie continuer.
refusal-foreign_page = Cette demande vient d’une page qui n’est pas de cette maison.
refusal-foreign_name = Cette maison ne porte pas le nom dont on l’appelle : prenez l’adresse qu’elle a annoncée.
refusal-not_json = On attend un corps en JSON, et un en-tête qui le dit.
refusal-too_slow = La demande n’est pas arrivée à temps : renvoyez-la.
refusal-too_many_rooms = On a ouvert trop de tables ces derniers temps : patientez un peu.
refusal-too_many_polls = Trop de vos demandes attendent déjà du nouveau.
refusal-analyses_wait = On pèse déjà plusieurs parties pour vous : attendez que l’une soit finie.
refusal-house_failed = Une erreur de notre part s’est produite ; rien n’a changé.
refusal-not_let_in = La table ne vous a pas laissé entrer : la place reste à son automate.
refusal-asked_already = On a déjà interrogé la table au sujet de cette place : patientez quelques minutes.
refusal-nobody_knocks = Plus personne n’attend votre réponse.
refusal-bad_proxy = { $text } : on attend l’adresse d’un mandataire, ou un réseau comme 10.0.0.0/8.
refusal-no_such_step = On ne reprend pas la partie à cet endroit : choisissez un moment où elle n’est pas finie.
refusal-bad_eyes = On voit une partie par des yeux { $expected }.
refusal-no_such_order = Ce jeu ne connaît pas cette consigne.
refusal-unknown_phrase = Cette réplique n’est pas de celles de la maison ; on attend { $expected }.
refusal-too_fast = Trop de messages à la fois : attendez un instant.
refusal-no_such_request = Il n’y a rien à cette adresse : { $text }.
refusal-too_many_sit = Plus de { $most } sont assis : qu’un joueur ou un automate se lève d’abord.
refusal-table_failed = Une erreur de notre part s’est produite à cette table. Rien de ce qui était acquis n’est perdu ; votre dernier geste n’a pas compté : recommencez.
refusal-room_damaged = Le journal de cette table est abîmé : on ne peut plus l’ouvrir. Les autres tables vont bien.
refusal-other_rules = Cette table a été ouverte selon la version { $found } des règles ; la dernière connue ici est la version { $known }, qui ne sait pas la lire.
refusal-put_away = Cette table vient d’être rangée : redemandez-la.
refusal-bad_port = { $port } n’est pas un port ; on attend un nombre de 0 à 65535.
refusal-port_taken = On ne peut pas écouter { $host }, port { $port } : il est pris ou n’est pas à nous. On attend un autre port, ou 0 pour n’importe lequel.
