# Le Lys et la Cocarde : ce qui est imprimé sur le plateau.

## Le parcours

cocarde-board-course = Le parcours, de 1789 à 1799
cocarde-board-annexes = Prison, frontières et Guyane
cocarde-board-prison = Prison
cocarde-board-frontiers = Frontières
cocarde-board-guyane = Guyane
cocarde-board-danger-all = Un danger pour tous ; un personnage valable ici l’écarte.
cocarde-board-danger-l = Un danger pour les royalistes ; un personnage valable ici l’écarte.
cocarde-board-danger-c = Un danger pour les révolutionnaires ; un personnage valable ici l’écarte.
cocarde-board-danger-p = Un danger pour les prêtres ; un personnage valable ici l’écarte.
cocarde-board-white = Une case blanche : aux dés, on ne la dépasse qu’en montrant un personnage valable ici.
cocarde-board-nothing = Rien ne s’y passe.
cocarde-board-planted = { $name } : annulée, un arbre y est planté
cocarde-board-map = Le parcours entier
cocarde-board-dice = Les dés : { $one } et { $two }
cocarde-board-no-dice = Les dés

## Les joueurs

cocarde-board-at-start = départ
cocarde-board-at-square = case { $number }
cocarde-board-at-prison = prison, { $number }
cocarde-board-at-frontiers = frontières, { $number }
cocarde-board-at-prison-brief = prison { $number }
cocarde-board-at-frontiers-brief = front. { $number }
cocarde-board-at-guyane = en Guyane
cocarde-board-you = { $state }, vous
cocarde-board-skip = blessure : passe son tour
cocarde-board-wait = attend de la compagnie
cocarde-board-tavern = à la taverne
cocarde-board-salon = au salon
cocarde-board-restart = recommence avec six cartes
cocarde-board-hand = main
cocarde-board-known = Vous lui connaissez : { $cards }
cocarde-board-failed = automate { $level }, remplaçant
cocarde-board-stand-in = un automate joue
cocarde-board-away = absent
cocarde-board-plate =
    { $name }, { $role }, { $state } : { $trees ->
        [one] { $trees } arbre
       *[other] { $trees } arbres
    }, { $certificates ->
        [one] { $certificates } brevet
       *[other] { $certificates } brevets
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## Ma main et les piles

cocarde-board-mine =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
cocarde-board-empty = Votre main est vide.
cocarde-board-draw = pioche
cocarde-board-discards = défausse
cocarde-board-discards-open =
    { $count ->
        [one] Voir la défausse : { $count } carte
       *[other] Voir la défausse : { $count } cartes
    }
cocarde-board-discards-title = La défausse, la dernière carte d’abord
cocarde-board-trees =
    { $count ->
        [one] arbre à planter
       *[other] arbres à planter
    }
cocarde-board-certificates =
    { $count ->
        [one] brevet
       *[other] brevets
    }
cocarde-board-use = { $card } : pour quoi, ou pour qui ?
cocarde-board-ways = Que faire de cette carte
cocarde-board-pool =
    { $count ->
        [one] Il reste { $count } carte à redistribuer
       *[other] Il reste { $count } cartes à redistribuer
    }

## La fin

cocarde-board-ledger = Les brevets et la fouille
cocarde-board-planted-by = Les arbres plantés
cocarde-board-gained = Plantés
cocarde-board-paid = Payés
cocarde-board-on = sur { $number }
cocarde-board-searched = Fouille
cocarde-board-total = Total
cocarde-board-search = La fouille : qui atteint la 56 le premier prend un brevet à chacun des autres, s’il en a.
cocarde-board-no-search = Personne n’a atteint la case 56 : nul n’est fouillé.
cocarde-board-took = à { $name }
