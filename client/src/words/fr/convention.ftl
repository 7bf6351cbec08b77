# Guillotine 1988 : ce qui est imprimé sur le plateau.

## Le fil du tour

convention-round = Tour { $round }
convention-round-of = sur { $rounds }
convention-round-last =
    { $rounds ->
       *[other] le dernier
    }
convention-phases = Les phases du tour
convention-phase-done = faite
convention-phase-movement = Mouvements
convention-phase-assembly = Convention
convention-phase-committee = Comité
convention-phase-mission = Missions
convention-phase-club = Jacobins
convention-phase-prison = Prison
convention-phase-flight = Fuite

## Les tendances

convention-first = ouvre le tour
convention-free = libre
convention-elected =
    { $count ->
        [one] réélu
       *[other] réélus
    }
convention-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
convention-seat-you = vous
convention-seat-passed = a passé
convention-seat-out = plus personne
convention-seat-failed = automate { $level }, remplacé
convention-seat-stand-in = un automate joue
convention-seat-away = absent

## Le plan

convention-deputies = Les députés
convention-short =
    { $deputy ->
        [collot] Collot
        [billaud] Billaud
        [lariviere] Larivière
        [boissy] Boissy
       *[other] { $name }
    }
convention-places =
    { $post ->
        [committee] { $count } sur 4 · +1 PP
        [tribunal] { $count ->
            [one] { $count } juré sur 4
           *[other] { $count } jurés sur 4
        }
       *[other] { $count } sur 4
    }
convention-crowd =
    { $post ->
        [mission] +1 PP et une carte
        [prison] −1 PP
        [flight] −1 PP, recherches
        [guillotine] { $count ->
            [one] { $count } tête
           *[other] { $count } têtes
        }
       *[other] { $count ->
            [one] { $count } député
           *[other] { $count } députés
        }
    }
convention-accused =
    { $count ->
        [one] l’accusé
       *[other] les accusés
    }
convention-deputy =
    { $square ->
        [report] { $name }, { $faction }, { $points } PP, { $post }, Rapporteur
        [denounced] { $name }, { $faction }, { $points } PP, { $post }, dénoncé
        [supported] { $name }, { $faction }, { $points } PP, { $post }, dénoncé avec soutien
        [summoned] { $name }, { $faction }, { $points } PP, convoqué au Tribunal
        [dead] { $name }, { $faction }, mort
       *[normal] { $name }, { $faction }, { $points } PP, { $post }
    }
convention-square-report = Rapporteur
convention-square-denounced = dénoncé
convention-square-summoned = convoqué
convention-nobody = Personne.

## Votes et dés

convention-oui = OUI
convention-non = NON
convention-votes =
    { $count ->
       *[other] { $count } voix
    }
convention-yours = à vous
convention-sealed = plié
convention-no-vote = ne vote pas
convention-confirmed = confirmée jusqu’à { $limit }
convention-enough = + { $bonus }, il faut { $enough }

## Les cartes

convention-hand = En main : { $faction }
convention-where = { $name } : pour aller où ?
convention-held = Une carte en main
convention-drawn-card = Une carte tirée
convention-show = La montrer, quand vous voulez
convention-drawn = Cartes tirées
convention-for = pour { $name }
convention-rejected = rejetée
convention-pack-mission = Mission
convention-pack-jacobins = Jacobins

## La feuille de popularité

convention-sheet = Feuille de popularité
convention-sheet-short = Feuille
convention-deputy-column = Député
convention-post-column = Poste
convention-key-elected = réélu, 5 PP ou plus
convention-key-dead = mort
convention-kept = { $name } gardait « { $card } », sans la jouer.
