# Le Lys et la Cocarde : pourquoi un automate jouerait ainsi à votre place, d’après ce que vous voyez.

cocarde-throw = Votre lancer rapporte un arbre avec { $chance } % de chances, et vous laisse hors du parcours avec { $risk } %.
cocarde-standing = { cocarde-certificates } et { cocarde-trees }

## Votre tour

cocarde-reason-roll = Aucune de vos cartes ne sert mieux maintenant que plus tard. { cocarde-throw }
cocarde-reason-role = Être { $role } vous sert le plus. { cocarde-throw }
cocarde-reason-mark = { $target } a { cocarde-standing }. Rien ne vous sert plus que ce rôle pour { $target } : { $role }.
cocarde-reason-attack = { $target } a { cocarde-standing }. D’après ce que vous savez, une défense s’y trouve avec { $odds } % de chances.
cocarde-reason-books = Deux livres font un arbre, et un arbre planté fait un brevet.
cocarde-reason-escape = Vous êtes libre tout de suite, { $place-on }, et vous lancez de là.
cocarde-reason-plant =
    { $count ->
        [0] Seuls les arbres plantés comptent à la fin, et planté { $place-on } celui-ci ne raccourcit le chemin de personne : aucun autre pion n’est derrière.
        [one] Seuls les arbres plantés comptent à la fin, et planté { $place-on } celui-ci aide le moins les autres : { $count } autre pion est encore derrière.
       *[other] Seuls les arbres plantés comptent à la fin, et planté { $place-on } celui-ci aide le moins les autres : { $count } autres pions sont encore derrière.
    }
cocarde-reason-spared = De vos cartes, { $card-the } est ce dont la main se passe le mieux.

## Dangers

cocarde-reason-defend = { $card-the } vaut moins pour vous que de rester { $place-on }.
cocarde-reason-defend-not = Un coup reçu { $place-on } vous coûte moins qu’une carte.
cocarde-reason-pass = { $card-the } vaut moins pour vous que d’aller au-delà de la case { $place }.
cocarde-reason-pass-not = Reculer depuis la case { $place } vous coûte moins qu’une carte.
cocarde-reason-protect = { $card-the } vous coûte moins que ce qui se passe { $place-on }.
cocarde-reason-protect-not = Ce qui se passe { $place-on } vous coûte moins qu’une carte.

## Choix

cocarde-reason-alms = Prendre à { $target }, qui a { cocarde-standing }, vous sert le plus.
cocarde-reason-steal = { cocarde-reason-alms }
cocarde-reason-redistribute =
    { $you ->
        [target] Dans votre main, { $card-the } vous sert le plus.
       *[nobody] Dans la main { $target-of }, { $card-the } vous nuit le moins.
    }
cocarde-reason-schools = Ici, un seul livre vaut un arbre ; ailleurs il en faut deux.
cocarde-reason-guilty = La case 38 vaut mieux pour vous que celle-ci.
cocarde-reason-not-guilty = Cette case vaut mieux pour vous que la case 38.
