# Le Grand Druide : ce qui est imprimé sur le plateau.

druide-colour-white = blanc
druide-colour-blue = bleu
druide-colour-green = vert
druide-colour-yellow = jaune
druide-colour-red = rouge
druide-colour-black = noir

## L’anneau

druide-ring = L’anneau de pierres
druide-stone-white = blanche
druide-stone-blue = bleue
druide-stone-green = verte
druide-stone-yellow = jaune
druide-stone-red = rouge
druide-stone-black = noire
druide-stone-free = Pierre { $stone }, { $colour }, libre
druide-stone-taken = Pierre { $stone }, { $colour }, un druide de { $name }
druide-stone-token = Pierre { $stone }, { $colour }, un jeton neutre
druide-bar-neutral = Baguette neutre entre les pierres { $line } et { $after }
druide-bar-owned = Baguette de { $name } entre les pierres { $line } et { $after }, fixée
druide-where = La baguette entre { $line } et { $after } : de quel côté ?
druide-step-back = Une pierre libre en arrière
druide-step-on = Une pierre libre plus loin

## Mes secrets

druide-only-you = Vous seul voyez
druide-lucky = pierre fétiche
druide-lucky-is = Pierre fétiche : { $stone }
druide-taboo = couleur taboue
druide-taboo-is = Couleur taboue : { $colour }

## Les sièges

druide-seat-you = vous
druide-seat-you-passed = vous avez passé
druide-seat-plays = joue
druide-seat-passed = a passé
druide-seat-automaton = automate { $level }
druide-seat-failed = automate { $level }, remplacé
druide-seat-stand-in = un automate joue
druide-seat-away = absent
druide-plate-from = au lieu de { $count }
druide-plate-votes =
    { $count ->
       *[other] voix
    }
druide-reserve =
    En réserve : { $druids ->
        [one] { $druids } druide
       *[other] { $druids } druides
    }, { $bars ->
        [one] { $bars } baguette
       *[other] { $bars } baguettes
    }

## Les collèges

druide-counts = Les collèges
druide-college = Pierres
druide-votes = Voix
druide-nobody = personne
druide-tied = { $count }, à égalité
druide-foreseen-note = Ce qui serait après ce coup, avant les tabous. Un compte barré est à égalité et ne vaut rien.
druide-counts-note = Si l’on comptait maintenant, avant les tabous. Un compte barré est à égalité et ne vaut rien.
druide-counted-note = Tels qu’ils ont voté. Un compte barré est à égalité et ne vaut rien.

## Le compte

druide-scene = Le compte des voix
druide-scene-step = { $at } sur { $of }
druide-scene-skip = Sauter
druide-scene-pause = Pause
druide-scene-play = Reprendre
druide-scene-next = Suite
druide-scene-again = Encore une fois
druide-scene-done = Le verdict
druide-election = L’élection
druide-election-again = Revoir le compte
druide-election-colleges = Collèges
druide-election-bonus = Pierre fétiche
druide-election-total = Total
druide-tie-votes =
    { $bonus ->
        [0] { $votes } de collèges
       *[other] { $votes } de collèges + { $bonus } de fétiche
    }
druide-election-left =
    { $count ->
        [0] aucun druide écarté
        [one] { $count } druide écarté
       *[other] { $count } druides écartés
    }
