# Le Grand Druide : ce qui se passe, ce qui est demandé, ce qui est refusé, la table en lignes.

## Les mots du livret

druide-term-college = Collège
druide-term-lucky = Pierre fétiche
druide-term-taboo = Couleur taboue
druide-term-neutral = Baguettes neutres
druide-term-moved = Baguettes fixées

druide-colour-white = blanc
    .stone = blanche
druide-colour-blue = bleu
    .stone = bleue
druide-colour-green = vert
    .stone = verte
druide-colour-yellow = jaune
    .stone = jaune
druide-colour-red = rouge
    .stone = rouge
druide-colour-black = noir
    .stone = noire
druide-colour-unknown = secrète

druide-druids =
    { $druids ->
        [one] { $druids } druide
       *[other] { $druids } druides
    }
druide-bars =
    { $bars ->
        [one] { $bars } baguette
       *[other] { $bars } baguettes
    }
druide-votes =
    { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }
druide-total =
    { $total ->
        [one] { $total } voix
       *[other] { $total } voix
    }
druide-count = { $seat } { $druids }

## Ce qui se passe

druide-event-bar_drawn = Une carte met une baguette neutre entre les pierres { $line } et { $after }.
druide-event-ignored = La carte { $number } est ignorée : une baguette est trop près.
druide-event-redrawn = Un collège a plus de 7 pierres : toutes les cartes reviennent, et l’on tire à nouveau les baguettes.
druide-event-lucky_dealt =
    { $known ->
        [yes] { $you ->
            [seat] Votre pierre fétiche est la { $number }.
           *[nobody] La pierre fétiche { $seat-of } est la { $number }.
        }
       *[no] { $seat } reçoit une pierre fétiche, en secret.
    }
druide-event-taboo_dealt =
    { $you ->
        [seat] Votre couleur taboue : { $colour }.
       *[nobody] Couleur taboue { $seat-of } : { $colour }.
    }
druide-event-first =
    { $you ->
        [seat] Vous commencez.
       *[nobody] { $seat } commence.
    }
druide-event-began =
    { $you ->
        [seat] Tour { $turn } : à vous.
       *[nobody] Tour { $turn } : à { $seat }.
    }
druide-event-placed =
    { $you ->
        [seat] Vous placez un druide sur la pierre { $stone } ({ $colour-stone }).
       *[nobody] { $seat } place un druide sur la pierre { $stone } ({ $colour-stone }).
    }
druide-event-bar_moved =
    { $you ->
        [seat] Vous déplacez la baguette entre { $line } et { $after } au-delà de la pierre { $past }, où elle restera.
       *[nobody] { $seat } déplace la baguette entre { $line } et { $after } au-delà de la pierre { $past }, où elle restera.
    }
druide-event-passed =
    { $you ->
        [seat] Vous passez, et attendez le décompte.
       *[nobody] { $seat } passe, et attend le décompte.
    }
druide-event-forced =
    { $you ->
        [seat] Vous n’avez plus rien à jouer, et passez.
       *[nobody] { $seat } n’a plus rien à jouer, et passe.
    }
druide-event-filled =
    { $tokens ->
        [one] Décompte : { $tokens } jeton neutre va sur la pierre vide.
       *[other] Décompte : { $tokens } jetons neutres vont sur les pierres vides.
    }
druide-event-taboo_shown =
    { $you ->
        [seat] Vous révélez votre couleur taboue : { $colour }.
       *[nobody] { $seat } révèle sa couleur taboue : { $colour }.
    }
druide-event-removed =
    { $you ->
        [seat] Votre druide quitte la pierre { $stone }, et ne vote pas.
       *[nobody] Le druide { $seat-of } quitte la pierre { $stone }, et ne vote pas.
    }
druide-event-college =
    { $how ->
        [all] { druide-term-college } { $run }, { druide-votes } ({ $counts }) : égalité générale, personne ne les reçoit.
        [some] { $you ->
            [seat] { druide-term-college } { $run }, { druide-votes } ({ $counts }) : à égalité donc hors course, { $out } ; vous l’emportez.
           *[nobody] { druide-term-college } { $run }, { druide-votes } ({ $counts }) : à égalité donc hors course, { $out } ; { $seat } l’emporte.
        }
       *[none] { $you ->
            [seat] { druide-term-college } { $run }, { druide-votes } ({ $counts }) : vous avez le plus de druides, et l’emportez.
           *[nobody] { druide-term-college } { $run }, { druide-votes } ({ $counts }) : { $seat } a le plus de druides, et l’emporte.
        }
    }
druide-event-lucky_shown =
    { $you ->
        [seat] Vous révélez votre pierre fétiche : { $number }.
       *[nobody] { $seat } révèle sa pierre fétiche : { $number }.
    }
druide-event-luck_votes =
    { $you ->
        [seat] La pierre { $number } est dans un de vos collèges : { druide-votes } de plus.
       *[nobody] La pierre { $number } est dans un collège { $seat-of } : { druide-votes } de plus.
    }
druide-event-total =
    { $bonus ->
        [0] { $seat } : { druide-total } en tout.
       *[other] { $seat } : { druide-votes } de collèges et { $bonus } de la pierre fétiche, { $total } en tout.
    }
druide-event-elected =
    { $how ->
        [last] { $you ->
            [seat] Les égalités s’annulent ({ $out }, { $shared } chacun) : vous restez, et devenez Grand Druide avec { druide-total }.
           *[nobody] Les égalités s’annulent ({ $out }, { $shared } chacun) : il reste { $seat }, qui devient Grand Druide avec { druide-total }.
        }
        [beaten] { $you ->
            [seat] Les égalités s’annulent ({ $out }, { $shared } chacun) : de ceux qui restent, c’est vous qui avez le plus de voix, et vous devenez Grand Druide avec { druide-total }.
           *[nobody] Les égalités s’annulent ({ $out }, { $shared } chacun) : de ceux qui restent, c’est { $seat } qui a le plus de voix, et qui devient Grand Druide avec { druide-total }.
        }
       *[highest] { $you ->
            [seat] Vous devenez Grand Druide avec { druide-total }.
           *[nobody] { $seat } devient Grand Druide avec { druide-total }.
        }
    }
druide-event-unelected = Chacun est à égalité avec un autre : personne ne devient Grand Druide.
druide-verdict-drawn = Personne ne devient Grand Druide.

## Ce qui arrive souvent, réuni

druide-gathered-lucky_dealt =
    { $gathered ->
        [all] Chacun reçoit une pierre fétiche, en secret.
       *[others] Les autres reçoivent chacun une pierre fétiche, en secret.
    }
druide-gathered-taboo_dealt =
    { $gathered ->
        [all] Chacun reçoit une couleur taboue, en secret.
       *[others] Les autres reçoivent chacun une couleur taboue, en secret.
    }

## Ce qui est demandé

druide-ask-turn = { druide-druids } et { druide-bars } en réserve : que jouez-vous ?

# À l’infinitif : « on vous demande de … », « on attend Hugo : … »
druide-question-turn = placer un druide, déplacer une baguette ou passer

## Les refus

druide-refusal-not_drawn = On ne peut pas tirer cela : il faut une carte qui y soit encore.
druide-refusal-no_draw_due = Rien n’est à tirer maintenant : on attend la réponse d’un joueur.
druide-refusal-has_passed = Vous avez passé, et c’est pour de bon : attendez le décompte.
druide-refusal-stone_taken =
    { $you ->
        [target] Votre propre druide est sur la pierre { $stone } : choisissez une pierre libre.
       *[nobody] Un druide { $target-of } est sur la pierre { $stone } : choisissez une pierre libre.
    }
druide-refusal-no_druid_left = Vous n’avez plus de druide en réserve.
druide-refusal-bar_fixed =
    { $you ->
        [target] Vous avez vous-même déplacé la baguette de la ligne { $line }, elle y reste : choisissez une baguette neutre.
       *[nobody] { $target } a déplacé la baguette de la ligne { $line }, elle y reste : choisissez une baguette neutre.
    }
druide-refusal-no_bar_left = Vous n’avez plus de baguette à mettre à la place d’une neutre.
druide-refusal-no_neutral_bar = Les sept baguettes ont été déplacées : aucune n’est plus neutre.
druide-refusal-no_bar_there = Il n’y a pas de baguette sur la ligne { $line } : choisissez une ligne avec une baguette neutre.
druide-refusal-one_line_only = De la ligne { $line }, une baguette ne va pas à la ligne { $to } : elle se déplace de 1 ligne, dans un sens ou dans l’autre.
druide-refusal-unknown_colour = « { $text } » n’est la couleur d’aucune carte dolmen ; on attend { $expected }.
druide-refusal-unknown_number = « { $text } » n’est pas une carte numérotée ; on attend un nombre de 1 à 30.
druide-refusal-pieces_do_not_add_up = { $key } : ces pièces ne font pas une boîte de ce jeu ; on attend { $expected }.

## La table en lignes

druide-view-start = La partie se met en place.
druide-view-neutral = { druide-term-neutral } : { $lines }.
druide-view-moved = { druide-term-moved } : { $lines }.
druide-view-counts = { $counts }.
druide-view-seat =
    { $you ->
        [seat] { $seat } (vous) : { druide-druids } et { druide-bars } en réserve.
       *[nobody] { $seat } : { druide-druids } et { druide-bars } en réserve.
    }
druide-view-stones = Druides sur { $stones }.
druide-view-lucky = { druide-term-lucky } : { $number }.
druide-view-taboo = { druide-term-taboo } : { $colour }.
druide-view-doomed = Ne voteront pas : { $stones }.
druide-view-passed = Attend le décompte.
druide-view-total =
    { $bonus ->
        [0] { druide-total }.
       *[other] { druide-total }, dont { $bonus } de la pierre fétiche.
    }
druide-view-asked = On vous demande de { $question }.
druide-view-waiting = On attend { $names } : { $question }.
