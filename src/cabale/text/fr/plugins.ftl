### Jeux d’autres paquets : ce qu’on dit quand ils n’apportent pas de mots, et ce qui ne va pas chez eux.

made-deed =
    { $you ->
        [yes] Vous : { $what }.
       *[no] { $who } : { $what }.
    }
made-happened = { $what }.
made-details = { $what } ({ $details })
made-detail = { $label } { $value }
made-line = { $label } : { $value }.
made-ask = Que faites-vous ({ $what }) ?
made-heading = { $what }
made-refusal = Ce n’est pas permis : { $what }.
made-status = La partie continue.

## Refusals

refusal-game_not_installed = Le jeu « { $game } » n’est pas installé ici ; c’est le paquet { $package } qui l’apporte.
refusal-not_offered = Ce n’est pas une réponse à cette question ; on attend l’un des coups proposés.
refusal-no_rules = Ce jeu n’apporte pas de règles numérotées.
refusal-no_guide = Ce jeu n’apporte pas de guide.
refusal-plugin_import = Le paquet { $package } ne peut pas être chargé ({ $reason }) ; les autres jeux continuent.
refusal-plugin_no_game = Le paquet { $package } ne désigne aucun jeu ; les autres jeux continuent.
refusal-plugin_clash = Le paquet { $package } apporte un jeu « { $game } », que { $other } a déjà apporté : il est laissé de côté.
refusal-plugin_installed = Le jeu « { $game } » se joue tel que le paquet { $package } l’a installé ; { $text } de ce dossier est laissé de côté.
refusal-plugin_field = Le jeu « { $game } » du paquet { $package } déclare un champ { $field } faux, { $found } ; on attend { $expected }. Il est laissé de côté.
refusal-plugin_undeclared = Le jeu « { $game } » du paquet { $package } ne déclare pas { $field } ; on attend { $expected }. Il est laissé de côté.
refusal-plugin_part = Le jeu « { $game } » du paquet { $package } apporte un champ { $field } qui ne peut pas être chargé ({ $reason }).
refusal-plugin_words = Le jeu « { $game } » du paquet { $package } : { $text } ne se lit pas ({ $reason }) ; ce qui s’y trouve est tiré de sa clé tant que ce n’est pas corrigé.
refusal-plugin_words_twice = Le jeu « { $game } » du paquet { $package } : dans { $text } se trouve { $message }, qui y est déjà ; un seul des deux se dit.
refusal-plugin_words_foreign = Le jeu « { $game } » du paquet { $package } : dans { $text } se trouve { $message }, qui n’est pas de ses textes : leurs clés commencent par { $game }-.
refusal-plugin_raised = Le jeu « { $game } » du paquet { $package } a échoué ({ $reason }) ; les autres jeux continuent.
refusal-plugin_thought = Le jeu « { $game } » du paquet { $package } a échoué pendant qu’un automate réfléchissait ({ $reason }) ; le hasard répond pour lui, et la partie continue.
