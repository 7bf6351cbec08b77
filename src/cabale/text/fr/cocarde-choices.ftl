# Le Lys et la Cocarde : la question en deux mots, les coups sur leurs boutons, et ce qu’ils font.

## Le titre d’une question

cocarde-heading-alms = Aumône
cocarde-heading-give = Une carte en aumône
cocarde-heading-action = À vous
cocarde-heading-defend = On vous attaque
cocarde-heading-pass = Une case blanche
cocarde-heading-protect = Un danger
cocarde-heading-discard = Une carte à jeter
cocarde-heading-guilty = Le procès du roi
cocarde-heading-redistribute = Les cartes des prisonniers
cocarde-heading-books49 = Les grandes écoles
cocarde-heading-steal = Un message
cocarde-heading-end = Avant de finir

## Coups

cocarde-choice-none = Ne montrer aucune carte
cocarde-choice-end = Finir le tour
cocarde-choice-roll = Lancer les dés
cocarde-choice-books = Poser deux livres pour un arbre
cocarde-choice-escape = Jouer une carte d’évasion, { $place-to }
cocarde-choice-yes = Coupable
cocarde-choice-no = Non coupable
cocarde-choice-mark =
    { $you ->
        [target] Vous marquer avec { $card-the } : { $role }
       *[nobody] Marquer { $target } avec { $card-the } : { $role }
    }
cocarde-choice-attack = Attaquer { $target } avec { $card-the } { $place-on }
cocarde-choice-discard = Jeter { $card-the }
cocarde-choice-plant = Planter un arbre { $place-on } ({ $place-event })
cocarde-choice-name =
    { $you ->
        [target] Vous choisir
       *[nobody] Choisir { $target }
    }
cocarde-choice-give = Donner { $card-the }
cocarde-choice-play = Montrer { $card-the }
cocarde-choice-trade =
    { $books ->
        [one] Échanger { $books } livre
       *[other] Échanger { $books } livres
    }

## Le titre d’un bouton

cocarde-title-none = Aucune carte
cocarde-title-end = Finir
cocarde-title-roll = Lancer
cocarde-title-books = Deux livres
cocarde-title-escape = Évasion
cocarde-title-yes = Coupable
cocarde-title-no = Non coupable
cocarde-title-mark = Faire un { $role }
cocarde-title-attack = { $card }
cocarde-title-discard = Défausse : { $card }
cocarde-title-plant = Planter en { $place }
cocarde-title-give = { $card }
cocarde-title-play = { $card }
cocarde-title-name =
    { $you ->
        [target] Vous
       *[nobody] { $target }
    }
cocarde-title-trade =
    { $books ->
        [one] { $books } livre
       *[other] { $books } livres
    }

## Sa deuxième ligne

cocarde-detail-none = laisser faire
cocarde-detail-end = au joueur suivant
cocarde-detail-roll = et voyez qui avance
cocarde-detail-books = pour un arbre
cocarde-detail-escape = { $place-to }
cocarde-detail-yes = en case 38
cocarde-detail-no = rester en 32
cocarde-detail-discard = jetée, elle ne sert plus
cocarde-detail-plant = { $place-title }
cocarde-detail-give = { $card-short }
cocarde-detail-play = { $card-short }
cocarde-detail-trade = un arbre pour chacun
cocarde-detail-mark =
    { $you ->
        [target] vous-même, avec { $card-the }
       *[nobody] { $target }, avec { $card-the }
    }
cocarde-detail-attack = { $target }, { $place-on }
cocarde-detail-name =
    { $you ->
        [target] vous-même
       *[nobody] { $cards ->
            [0] aucune carte en main
            [one] { $cards } carte en main
           *[other] { $cards } cartes en main
        }
    }

## Ce qu’il rapporte ou coûte, en chiffres

cocarde-gain-trade = +{ $books }

## La lettre ; pas t, que la page garde pour parler

cocarde-shortcut-none = n
cocarde-shortcut-end = f
cocarde-shortcut-roll = l
cocarde-shortcut-books = b
cocarde-shortcut-escape = x
cocarde-shortcut-yes = o
cocarde-shortcut-no = n

## Un coup fermé

cocarde-action-roll = Lancer les dés
cocarde-shut-roll = { cocarde-action-roll }
cocarde-action-books = Poser des livres
cocarde-shut-books = { cocarde-action-books }
cocarde-action-escape = S’évader
cocarde-shut-escape = { cocarde-action-escape }
cocarde-action-plant = Planter un arbre
cocarde-shut-plant = { cocarde-action-plant }
cocarde-aim-attack = { $card }
cocarde-shut-attack = { $card }

## Ce que fait un coup, dit à qui peut le jouer

cocarde-does-none-defend = Vous ne parez pas.
cocarde-does-none-pass = Vous reculez, et personne ne sait que vous auriez pu passer.
cocarde-does-none-protect = Personne ne sait que vous auriez pu l’éviter.
cocarde-does-none-books49 = Vous gardez vos livres, et personne ne sait que vous en avez.
cocarde-does-play-defend = L’attaque échoue. À la défausse : { $card-the }.
cocarde-does-play-pass = Vous continuez. À la défausse : { $card-the }.
cocarde-does-play-protect = Rien ne vous arrive ici. À la défausse : { $card-the }.
cocarde-does-name-alms = { $target } choisit une carte pour vous.
cocarde-does-name-steal = Vous prenez au hasard une carte de la main { $target-of }.
cocarde-does-discard-action = C’est votre action principale. À la défausse : { $card-the }.
cocarde-does-discard-discard = À la défausse, aux yeux de tous : { $card-the }.
cocarde-does-end = Votre tour est fini.
cocarde-does-roll =
    { $held ->
        [deported] Seul un double vous sort de Guyane.
        [visiting] Vous restez au salon ; un double vous rapporte des cartes.
        [drinking] { $sign ->
            [c] Deux chiffres différents vous sortent de la taverne, ou une cocarde.
            [l] Deux chiffres différents vous sortent de la taverne, ou une fleur de lys.
           *[none] Seuls deux chiffres différents vous sortent de la taverne.
        }
        [waiting] { $sign ->
            [c] Avec deux chiffres, vous restez ici tant que vous êtes sans compagnie ; une cocarde vous fait repartir.
            [l] Avec deux chiffres, vous restez ici tant que vous êtes sans compagnie ; une fleur de lys vous fait repartir.
           *[none] Sans compagnie ici, aucun lancer ne vous fait repartir.
        }
       *[free] { $sign ->
            [c] Deux chiffres vous font avancer, une cocarde aussi. Avec une fleur de lys sans cocarde, vous restez.
            [l] Deux chiffres vous font avancer, une fleur de lys aussi. Avec une cocarde sans fleur de lys, vous restez.
            [p] Deux chiffres vous font avancer. Avec une cocarde ou une fleur de lys, vous restez : aucun dé n’a de croix.
           *[none] Deux chiffres vous font avancer. Avec une cocarde ou une fleur de lys, vous restez : vous n’en portez aucune.
        }
    }
cocarde-does-books = Deux livres partent, et vous prenez un arbre.
cocarde-does-escape = Vous sortez, sans rien subir à l’arrivée.
cocarde-does-yes = Vous sautez en 38, et faites ce qu’elle dit.
cocarde-does-no = Vous restez en 32.
cocarde-does-attack =
    { $struck ->
        [killed] { $target } peut parer avec une carte ; sinon main et rôle sont perdus, et son pion reprend au départ.
       *[jailed] { $target } peut parer avec une carte ; sinon c’est la prison.
    }
cocarde-does-plant = { $place } · { $place-event } n’existe plus, pour personne. Vous gagnez un brevet.
cocarde-does-give = { $card-the } va au prêtre ; personne d’autre ne la voit.
cocarde-does-name-redistribute =
    { $you ->
        [target] Vous la gardez.
       *[nobody] { $target } la reçoit.
    }
cocarde-does-mark =
    { $you ->
        [target] Votre rôle : { $role }. C’est votre action principale.
       *[nobody] Le rôle { $target-of } : { $role }. C’est votre action principale.
    }
cocarde-does-trade =
    { $books ->
        [one] { $books } livre part, contre { $books } arbre.
       *[other] { $books } livres partent, contre { $books } arbres.
    }
cocarde-then-place =
    { $you ->
        [seat] Vous allez { $place-to }.
       *[nobody] { $seat } va { $place-to }.
    }
cocarde-ahead = Sur les 8 cases suivantes : { $parts }.
cocarde-ahead-same = Sur les 8 cases suivantes, cela ne change rien.
cocarde-ahead-trees = des arbres en { $squares }
cocarde-ahead-danger = du danger en { $squares }
cocarde-ahead-no-trees = plus d’arbres en { $squares }
cocarde-ahead-no-danger = plus de danger en { $squares }
cocarde-ahead-end =
    { $left ->
        [one] 56 est à 1 case, à toucher exactement : ce qui est de trop se compte en arrière.
       *[other] 56 est à { $left } cases, à toucher exactement : ce qui est de trop se compte en arrière.
    }
cocarde-ahead-guillotine =
    { $left ->
        [one] 8, la guillotine, est à 1 case ; elle ne compte que touchée exactement.
       *[other] 8, la guillotine, est à { $left } cases ; elle ne compte que touchée exactement.
    }
cocarde-ahead-home =
    { $left ->
        [one] 8, le retour, est à 1 case, à toucher exactement.
       *[other] 8, le retour, est à { $left } cases, à toucher exactement.
    }

## Ce qu’on attend, qui que ce soit qui puisse parler

cocarde-status-pass = À une case blanche, un personnage pourrait ouvrir la voie.
cocarde-status-protect = Un personnage pourrait écarter le danger.
cocarde-status-books49 = Des livres pourraient s’échanger contre des arbres.
cocarde-status-end = Deux livres pourraient être posés avant la fin du tour.
