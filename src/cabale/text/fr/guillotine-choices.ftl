# Guillotine : la question en deux mots, les coups sur leurs boutons, ce qu’on attend.

## L’en-tête d’une question

guillotine-heading-action = Votre tour
guillotine-heading-noble = Quel noble
guillotine-heading-distance = De combien
guillotine-heading-player = Quel joueur
guillotine-heading-pile = Une carte défaussée
guillotine-heading-front = Une carte exposée
guillotine-heading-order = L’ordre de la file
guillotine-heading-arrival = Une arrivée tardive
guillotine-heading-interrupt = Avant le couperet
guillotine-heading-clown = Le Clown
guillotine-heading-victim = La Victime innocente
guillotine-heading-infighting = Une carte à défausser
guillotine-heading-inspect = Une main regardée
guillotine-heading-error = Un noble à prendre
guillotine-heading-final = { guillotine-term-final }

## Les coups

guillotine-choice-pass = Passer
guillotine-choice-discard_guards = Défausser { guillotine-card-callous_guards.the }
guillotine-choice-play = Jouer { $card-the } : { $card-short }
guillotine-choice-noble =
    { $position ->
        [0] Choisir { $noble-the }
       *[other] Choisir { $noble-the } (place { $position })
    }
guillotine-choice-by =
    { $distance ->
        [one] De { $distance } place
       *[other] De { $distance } places
    }
guillotine-choice-name =
    { $you ->
        [target] Vous désigner vous-même
       *[nobody] Désigner { $target }
    }
guillotine-choice-card = Choisir { $card-the }

## Le titre d’un bouton

guillotine-title-pass = { guillotine-choice-pass }
guillotine-title-discard_guards = { guillotine-card-callous_guards }
guillotine-title-play = { $card }
guillotine-title-noble = { $noble }
guillotine-title-by =
    { $distance ->
        [one] { $distance } place
       *[other] { $distance } places
    }
guillotine-title-name =
    { $you ->
        [target] Vous
       *[nobody] { $target }
    }
guillotine-title-card = { $card }

## Sa seconde ligne

guillotine-detail-pass = sans carte
guillotine-detail-discard_guards = à la défausse
guillotine-detail-play = { $card-short }
guillotine-detail-noble =
    { $position ->
        [0] { $noble-short }
       *[other] { $position } · { $noble-short }
    }
guillotine-detail-by = le long de la file
guillotine-detail-name =
    { $you ->
        [target] vous-même
       *[nobody] ce joueur
    }
guillotine-detail-card = { $card-short }

## La lettre ; pas t, que la page garde pour les paroles

guillotine-shortcut-pass = p
guillotine-shortcut-discard_guards = g

## Un coup qui n’est pas ouvert

guillotine-aim-play = { $card-the }
guillotine-shut-play = { $card }

## Ce qu’on attend

guillotine-status-blade = Le couperet est levé : { $noble-the } attend.
