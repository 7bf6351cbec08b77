# Le Lys et la Cocarde : pourquoi un automate a joué ainsi, comme il le dit lui-même aux autres. $you est qui écoute ;
# $me lequel des joueurs est l’automate.

cocarde-said-throw = { cocarde-said-tree }, et { cocarde-said-off }.
cocarde-said-tree =
    { $chance ->
        [0] Mon lancer ne pouvait rapporter d’arbre
       *[other] Mon lancer rapportait un arbre avec { $chance } % de chances
    }
cocarde-said-off =
    { $risk ->
        [0] ne pouvait me laisser hors du parcours
       *[other] me laissait hors du parcours avec { $risk } %
    }
cocarde-said-stands =
    { $you ->
        [target] Vous avez { cocarde-standing }.
       *[nobody] { $target } a { cocarde-standing }.
    }

## Son tour

cocarde-said-roll = Aucune de mes cartes ne servait mieux maintenant que plus tard. { cocarde-said-throw }
cocarde-said-role = Être { $role } me servait le plus. { cocarde-said-throw }
cocarde-said-mark =
    { $you ->
        [target] Vous avez { cocarde-standing }. Rien ne me servait plus que ce rôle pour vous : { $role }.
       *[nobody] { $target } a { cocarde-standing }. Rien ne me servait plus que ce rôle pour { $target } : { $role }.
    }
cocarde-said-attack =
    { $odds ->
        [0] { cocarde-said-stands } Aucune défense ne pouvait s’y trouver.
       *[other] { cocarde-said-stands } D’après ce que je savais, une défense s’y trouvait avec { $odds } % de chances.
    }
cocarde-said-escape = Je suis libre tout de suite, { $place-on }, et je lance de là.
cocarde-said-spared = De mes cartes, { $card-the } est ce dont ma main se passait le mieux.

## Dangers

cocarde-said-defend = { $card-the } valait moins pour moi que de rester { $place-on }.
cocarde-said-defend-not = Un coup reçu { $place-on } me coûtait moins qu’une carte.
cocarde-said-pass = { $card-the } valait moins pour moi que d’aller au-delà de la case { $place }.
cocarde-said-pass-not = Reculer depuis la case { $place } me coûtait moins qu’une carte.
cocarde-said-protect = { $card-the } me coûtait moins que ce qui se passe { $place-on }.
cocarde-said-protect-not = Ce qui se passe { $place-on } me coûtait moins qu’une carte.

## Choix

cocarde-said-alms =
    { $you ->
        [target] Prendre chez vous, qui avez { cocarde-standing }, me servait le plus.
       *[nobody] Prendre à { $target }, qui a { cocarde-standing }, me servait le plus.
    }
cocarde-said-steal = { cocarde-said-alms }
cocarde-said-redistribute =
    { $me ->
        [target] Dans ma main, { $card-the } me servait le plus.
       *[nobody] { cocarde-said-elsewhere }
    }
cocarde-said-elsewhere =
    { $you ->
        [target] Dans votre main, { $card-the } me nuit le moins.
       *[nobody] Dans la main { $target-of }, { $card-the } me nuit le moins.
    }
cocarde-said-guilty = La case 38 vaut mieux pour moi que celle-ci.
cocarde-said-not-guilty = Cette case vaut mieux pour moi que la case 38.
