# Le Lys et la Cocarde : ce qui se passe, ce qui est demandé, la table en lignes.

cocarde-term-prison = Prison
cocarde-term-frontiers = Frontières

## Combien

cocarde-trees =
    { $trees ->
        [one] { $trees } arbre
       *[other] { $trees } arbres
    }
cocarde-certificates =
    { $certificates ->
        [one] { $certificates } brevet
       *[other] { $certificates } brevets
    }
cocarde-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## Ce qui se passe

cocarde-event-dealt =
    { $you ->
        [seat] Vous recevez { $card-the }.
       *[nobody] { $seat } reçoit { $card-the }.
    }
cocarde-event-round = Le tour de table { $number } commence.
cocarde-event-began =
    { $you ->
        [seat] Tour { $turn } : à vous.
       *[nobody] Tour { $turn } : à { $seat }.
    }
cocarde-event-skipped =
    { $you ->
        [seat] Tour { $turn } : une blessure vous le fait passer.
       *[nobody] Tour { $turn } : une blessure le fait passer à { $seat }.
    }
cocarde-event-drew =
    { $you ->
        [seat] Vous piochez { $card-the }.
       *[nobody] { $seat } pioche { $card-the }.
    }
cocarde-event-reshuffled = La défausse, { cocarde-cards }, est mélangée et devient la pioche.
cocarde-event-discarded =
    { $who ->
        [nobody] À la défausse : { $card-the }.
       *[player] { $you ->
            [seat] Vous jetez { $card-the }.
           *[nobody] { $seat } jette { $card-the }.
        }
    }
cocarde-event-shed =
    { $you ->
        [seat] Votre rôle perd { $card-the }.
       *[nobody] Le rôle { $seat-of } perd { $card-the }.
    }
cocarde-event-asked_alms =
    { $you ->
        [seat] Vous demandez l’aumône à { $target }.
        [target] { $seat } vous demande l’aumône.
       *[nobody] { $seat } demande l’aumône à { $target }.
    }
cocarde-event-gave =
    { $you ->
        [seat] Vous donnez { $card-the } à { $target }.
        [target] { $seat } vous donne { $card-the }.
       *[nobody] { $seat } donne { $card-the } à { $target }.
    }
cocarde-event-no_alms =
    { $you ->
        [seat] Personne n’a de carte pour vous.
       *[nobody] Personne n’a de carte pour { $seat }.
    }
cocarde-event-marked =
    { $who ->
        [nobody] { $target } reçoit un rôle : { $role }.
        [self] { $you ->
            [seat] Vous vous marquez : { $role }.
           *[nobody] { $seat } prend un rôle : { $role }.
        }
       *[player] { $you ->
            [seat] Vous marquez { $target } : { $role }.
            [target] { $seat } vous marque : { $role }.
           *[nobody] { $seat } marque { $target } : { $role }.
        }
    }
cocarde-event-attacked =
    { $you ->
        [seat] Vous attaquez { $target } avec { $card-the }.
        [target] { $seat } vous attaque avec { $card-the }.
       *[nobody] { $seat } attaque { $target } avec { $card-the }.
    }
cocarde-event-defended =
    { $you ->
        [seat] Vous parez l’attaque { $target-of } avec { $card-the }.
        [target] { $seat } pare votre attaque avec { $card-the }.
       *[nobody] { $seat } pare l’attaque { $target-of } avec { $card-the }.
    }
cocarde-event-struck =
    { $you ->
        [seat] Vous ne parez pas ({ $card }).
        [target] { $seat } ne pare pas votre attaque ({ $card }).
       *[nobody] { $seat } ne pare pas ({ $card }).
    }
cocarde-event-laid_books =
    { $you ->
        [seat] Vous posez deux livres philosophiques.
       *[nobody] { $seat } pose deux livres philosophiques.
    }
cocarde-event-planted =
    { $you ->
        [seat] Vous plantez un arbre { $place-on } ({ $place-event }) : la case n’existe plus, et vous gagnez un brevet.
       *[nobody] { $seat } plante un arbre { $place-on } ({ $place-event }) : la case n’existe plus.
    }
cocarde-event-broke_out =
    { $you ->
        [seat] Vous jouez une carte d’évasion.
       *[nobody] { $seat } joue une carte d’évasion.
    }
cocarde-event-rolled =
    { $you ->
        [seat] Vous lancez : { $dice }{ cocarde-signs }.
       *[nobody] { $seat } lance : { $dice }{ cocarde-signs }.
    }
cocarde-signs =
    { $signs ->
        [c] {""}, pour qui porte la cocarde
        [l] {""}, pour qui porte le lys
        [cl] {""}, pour qui porte la cocarde ou le lys
       *[none] {""}
    }
cocarde-event-stayed =
    { $why ->
        [waiting] { $you ->
            [seat] Vous attendez de la compagnie en 1, et ne bougez pas.
           *[nobody] { $seat } attend de la compagnie en 1, et ne bouge pas.
        }
        [drinking] { $you ->
            [seat] Deux nombres égaux vous retiennent à la taverne.
           *[nobody] Deux nombres égaux retiennent { $seat } à la taverne.
        }
        [visiting] { $you ->
            [seat] Vous restez, en hôte de Madame de Staël.
           *[nobody] { $seat } reste, en hôte de Madame de Staël.
        }
        [deported] { $you ->
            [seat] On ne sort de Guyane que par un double : vous restez.
           *[nobody] On ne sort de Guyane que par un double : { $seat } reste.
        }
       *[unsigned] { $you ->
            [seat] Vous ne portez pas ce signe, et ne bougez pas.
           *[nobody] { $seat } ne porte pas ce signe, et ne bouge pas.
        }
    }
cocarde-event-moved =
    { $way ->
        [dice] { $you ->
            [seat] Vous avancez { $place-to }.
           *[nobody] { $seat } avance { $place-to }.
        }
        [back] { $you ->
            [seat] Vous reculez { $place-to }.
           *[nobody] { $seat } recule { $place-to }.
        }
        [carried] { $you ->
            [seat] Le symbole vous emporte { $place-to }.
           *[nobody] Le symbole emporte { $seat } { $place-to }.
        }
        [carried_back] { $you ->
            [seat] Le symbole vous ramène { $place-to }.
           *[nobody] Le symbole ramène { $seat } { $place-to }.
        }
        [sent] { $you ->
            [seat] Vous allez { $place-to }.
           *[nobody] { $seat } va { $place-to }.
        }
        [dragged] { $you ->
            [seat] On vous entraîne { $place-to }.
           *[nobody] On entraîne { $seat } { $place-to }.
        }
        [recalled] { $you ->
            [seat] Le tribunal vous rappelle { $place-to }.
           *[nobody] Le tribunal rappelle { $seat } { $place-to }.
        }
        [escape] { $you ->
            [seat] Vous vous échappez { $place-to }.
           *[nobody] { $seat } s’échappe { $place-to }.
        }
       *[attack] { $you ->
            [seat] On vous arrête, et vous allez { $place-to }.
           *[nobody] On arrête { $seat }, qui va { $place-to }.
        }
    }
cocarde-event-passed =
    { $you ->
        [seat] Vous montrez { $card-the }, et dépassez la case { $place }.
       *[nobody] { $seat } montre { $card-the }, et dépasse la case { $place }.
    }
cocarde-event-protected =
    { $you ->
        [seat] Vous montrez { $card-the }, et rien ne vous arrive { $place-on }.
       *[nobody] { $seat } montre { $card-the }, et rien ne lui arrive { $place-on }.
    }
cocarde-event-sentenced =
    { $concerned ->
        [yes] { $you ->
            [seat] { $place } · { $place-event }, pour vous. { $sentence }
           *[nobody] { $place } · { $place-event }, pour { $seat }. { $sentence }
        }
        [no] { $you ->
            [seat] { $place } · { $place-event } : cela ne vous concerne pas.
           *[nobody] { $place } · { $place-event } : cela ne concerne pas { $seat }.
        }
       *[nobody] { $place } · { $place-event } : il ne s’y passe rien.
    }
cocarde-event-grew =
    { $you ->
        [seat] Vous prenez { cocarde-trees } de la liberté.
       *[nobody] { $seat } prend { cocarde-trees } de la liberté.
    }
cocarde-event-paid =
    { $you ->
        [seat] Vous payez un brevet.
       *[nobody] { $seat } paie un brevet.
    }
cocarde-event-new_start =
    { $you ->
        [seat] Vous perdez main et rôle, et reprenez au départ.
       *[nobody] { $seat } perd main et rôle, et reprend au départ.
    }
cocarde-event-waits =
    { $you ->
        [seat] Vous attendez de la compagnie.
       *[nobody] { $seat } attend de la compagnie.
    }
cocarde-event-wounded =
    { $you ->
        [seat] Une blessure vous coûtera un tour.
       *[nobody] Une blessure coûtera un tour à { $seat }.
    }
cocarde-event-drinks =
    { $you ->
        [seat] Vous vous attablez à la taverne.
       *[nobody] { $seat } s’attable à la taverne.
    }
cocarde-event-is_guest =
    { $you ->
        [seat] Mme de Staël vous retient deux lancers.
       *[nobody] Mme de Staël retient { $seat } deux lancers.
    }
cocarde-event-rerolled =
    { $you ->
        [seat] Vous relancez les dés.
       *[nobody] { $seat } relance les dés.
    }
cocarde-event-judged =
    { $guilty ->
        [yes] { $you ->
            [seat] Vous déclarez : coupable.
           *[nobody] { $seat } déclare : coupable.
        }
       *[no] { $you ->
            [seat] Vous déclarez : non coupable.
           *[nobody] { $seat } déclare : non coupable.
        }
    }
cocarde-event-pooled =
    { $you ->
        [seat] Vous remettez { $card-the } à { $target }, à redistribuer.
        [target] Vous prenez { $card-the } à { $seat }, à redistribuer.
       *[nobody] { $target } prend { $card-the } à { $seat }, à redistribuer.
    }
cocarde-event-redealt =
    { $who ->
        [self] { $you ->
            [seat] Des cartes des prisonniers, vous gardez { $card-the }.
           *[nobody] Des cartes des prisonniers, { $seat } garde { $card-the }.
        }
       *[player] { $you ->
            [seat] Des cartes des prisonniers, vous donnez { $card-the } à { $target }.
            [target] Des cartes des prisonniers, { $seat } vous donne { $card-the }.
           *[nobody] Des cartes des prisonniers, { $seat } donne { $card-the } à { $target }.
        }
    }
cocarde-event-traded =
    { $books ->
        [one] { $you ->
            [seat] Vous échangez 1 livre.
           *[nobody] { $seat } échange 1 livre.
        }
       *[other] { $you ->
            [seat] Vous échangez { $books } livres.
           *[nobody] { $seat } échange { $books } livres.
        }
    }
cocarde-event-stole =
    { $you ->
        [seat] Vous prenez au hasard { $card-the } à { $target }.
        [target] { $seat } vous prend au hasard { $card-the }.
       *[nobody] { $seat } prend au hasard { $card-the } à { $target }.
    }
cocarde-event-searched =
    { $you ->
        [seat] Vous perquisitionnez chez { $target }, et prenez un brevet.
        [target] { $seat } perquisitionne chez vous, et prend un brevet.
       *[nobody] { $seat } perquisitionne chez { $target }, et prend un brevet.
    }
cocarde-event-capped = Après { $number } tours de table, la partie s’arrête.
cocarde-event-won =
    { $how ->
        [further] { $you ->
            [seat] { cocarde-certificates } chacun : { $stood }. Vous êtes en tête sur le parcours principal, et gagnez.
           *[nobody] { cocarde-certificates } chacun : { $stood }. { $seat } est en tête sur le parcours principal, et gagne.
        }
        [shared] { $you ->
            [seat] { cocarde-certificates } chacun : { $stood }. Personne n’est plus loin que vous : vous partagez la victoire.
           *[nobody] { cocarde-certificates } chacun : { $stood }. Personne n’est plus loin que { $seat }, qui partage la victoire.
        }
       *[alone] { $you ->
            [seat] Vous gagnez avec { cocarde-certificates }.
           *[nobody] { $seat } gagne avec { cocarde-certificates }.
        }
    }
cocarde-stood =
    { $square ->
        [0] { $seat } hors du parcours (0)
       *[other] { $seat } en case { $square }
    }

## Ce qui arrive souvent, réuni

cocarde-shared = { cocarde-certificates } chacun : { $stood }. Personne n’est plus loin.
cocarde-listed-won = { cocarde-shared } La victoire est partagée entre { $list }.
cocarde-item-won =
    { $you ->
        [seat] { you }
       *[nobody] { $seat }
    }
cocarde-gathered-dealt =
    { $gathered ->
        [all] { $count ->
            [one] Chacun reçoit une carte.
           *[other] Chacun reçoit { $count } cartes.
        }
        [others] { $count ->
            [one] Les autres reçoivent chacun une carte.
           *[other] Les autres reçoivent chacun { $count } cartes.
        }
       *[one] { $seat } reçoit { $count } cartes.
    }
cocarde-gathered-drew =
    { $gathered ->
        [all] { $count ->
            [one] Chacun pioche une carte.
           *[other] Chacun pioche { $count } cartes.
        }
        [others] { $count ->
            [one] Les autres piochent chacun une carte.
           *[other] Les autres piochent chacun { $count } cartes.
        }
       *[one] { $seat } pioche { $count } cartes.
    }

## Ce qui est demandé

cocarde-ask-alms = Vous êtes prêtre. À qui demandez-vous l’aumône ?
cocarde-ask-give = { $target } vous demande l’aumône. Quelle carte donnez-vous ?
cocarde-ask-action =
    { $cards ->
        [0] Que faites-vous avant de lancer les dés ?
       *[other] Avec { $cards } cartes, on ne lance pas les dés : laquelle jouez-vous ou défaussez-vous ?
    }
cocarde-ask-defend = { $target } vous attaque avec { $card-the } { $place-on }. Comment parez-vous ?
cocarde-ask-pass =
    { $left ->
        [one] Vous dépasseriez la case { $place } de { $left } case. Montrez-vous un personnage ?
       *[other] Vous dépasseriez la case { $place } de { $left } cases. Montrez-vous un personnage ?
    }
cocarde-ask-protect = { $place } · { $place-event } : un danger pour vous. Montrez-vous un personnage ?
cocarde-ask-discard =
    { $cards ->
        [one] Une carte de votre main doit partir. Laquelle ?
       *[other] { $cards } cartes de votre main doivent partir. Laquelle d’abord ?
    }
cocarde-ask-guilty = Louis Capet est-il coupable ?
cocarde-ask-redistribute = { cocarde-cards } des prisonniers à redistribuer. À qui donnez-vous { $card-the } ?
cocarde-ask-books49 = Combien de livres échangez-vous, contre un arbre chacun ?
cocarde-ask-steal = Un message vous parvient. Dans quelle main prenez-vous une carte ?
cocarde-ask-end = Plantez-vous, avant la fin de votre tour ?

# Infinitifs : « on vous demande de … »
cocarde-question-alms = demander l’aumône
cocarde-question-give = donner une carte en aumône
cocarde-question-action = agir ou lancer les dés
cocarde-question-defend = parer une attaque
cocarde-question-pass = montrer un personnage ou reculer
cocarde-question-protect = montrer un personnage ou subir
cocarde-question-discard = jeter une carte
cocarde-question-guilty = juger Louis Capet
cocarde-question-redistribute = donner une carte
cocarde-question-books49 = échanger des livres
cocarde-question-steal = choisir une main
cocarde-question-end = planter, poser des livres ou finir le tour

## La table en lignes

cocarde-view-start = On distribue les cartes.
cocarde-view-round = Tour de table { $round }. { $event }
cocarde-view-piles = Pioche : { $cards }. Arbres en réserve : { $trees }.
cocarde-view-discards = Défausse : { $count }, au-dessus { $card }.
cocarde-view-cancelled = Cases annulées : { $squares }.
cocarde-view-seat =
    { $you ->
        [seat] { $seat } (vous), { $role }, { $place-on }.
       *[nobody] { $seat }, { $role }, { $place-on }.
    }
cocarde-view-goods = { cocarde-certificates }, { cocarde-trees }.
cocarde-view-hand = En main : { $cards }.
cocarde-view-count =
    { $count ->
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
cocarde-view-known = Connues : { $cards }.
cocarde-view-skip = Passe le prochain tour.
cocarde-view-wait = Attend de la compagnie.
cocarde-view-tavern = À la taverne.
cocarde-view-salon =
    { $rolls ->
        [one] Au salon pour { $rolls } lancer.
       *[other] Au salon pour { $rolls } lancers.
    }
cocarde-view-restart = Reprend six cartes au prochain tour.
cocarde-view-dice = Dés : { $dice }.
cocarde-view-pool = À redistribuer : { $cards }.
cocarde-view-card = { $card }
cocarde-view-asked = On vous demande de { $question }.
cocarde-view-waiting = On attend { $names } pour { $question }.
