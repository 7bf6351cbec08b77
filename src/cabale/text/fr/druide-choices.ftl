# Le Grand Druide : la question en deux mots, les coups sur leurs boutons, et ce qu’ils font.

## L’intitulé d’une question

druide-heading-turn = À vous

## Les coups

druide-choice-place =
    { $taboo ->
        [yes]
            { $own ->
                [no] Placer un druide sur la pierre { $stone } ({ $colour-stone })
               *[yes] Placer un druide sur la pierre { $stone } ({ $colour-stone }, votre couleur taboue)
            }
       *[no] Placer un druide sur la pierre { $stone } ({ $colour-stone })
    }
druide-choice-move_bar = Déplacer la baguette entre { $line } et { $after } au-delà de la pierre { $past }
druide-choice-pass = Passer pour de bon

## Le titre d’un bouton

druide-title-place = Pierre { $stone }
druide-title-move_bar = Baguette { $line }/{ $after }, vers { $past }
druide-title-pass = Passer

## Sa deuxième ligne

druide-detail-place =
    { $taboo ->
        [yes] { $colour-stone }, votre couleur taboue
       *[no] { $colour-stone }
    }
druide-detail-move_bar = d’une pierre, et elle y reste
druide-detail-pass = jusqu’au décompte

## La lettre ; pas t, que la page garde pour les paroles

druide-shortcut-pass = p

## Un coup qui n’est pas permis

druide-action-place = Placer un druide
druide-action-move_bar = Déplacer une baguette
druide-shut-place = { druide-action-place }
druide-shut-move_bar = { druide-action-move_bar }

## Ce que fait un coup, dit à qui peut le jouer

druide-does-pass =
    { $druids ->
        [0] Vous ne jouez plus jusqu’au décompte.
       *[other] Vous ne jouez plus jusqu’au décompte ; en réserve, { druide-druids } ne compteront pour rien.
    }
druide-does-taboo = Mais la pierre est de votre couleur taboue, { $colour } : le druide la quittera avant le vote.
druide-does-close = Deux baguettes sont alors au même endroit, et le collège entre elles n’existe plus.
druide-college-nobody = { druide-term-college } { $run }, { druide-votes }, ne revient à personne.
druide-college-carried =
    { $you ->
        [seat] { druide-term-college } { $run }, { druide-votes }, vous revient.
       *[nobody] { druide-term-college } { $run }, { druide-votes }, revient à { $seat }.
    }
