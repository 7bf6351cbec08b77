# Ce que dit la maison : automates, valeurs des options, noms des tables, attente, phrases toutes faites.

## Les automates, du plus faible au plus fort

level-random = automate I
level-regular = automate II
level-expert = automate III

## Les valeurs des options

value-yes = oui
value-no = non
value-seat = place { $number }

## Le nom d’une table

table-name =
    { $article ->
        [la] Table de la { $place }
        [les] Table des { $place }
        [elided] Table de l’{ $place }
       *[le] Table du { $place }
    }

## Ce qu’on attend

status-chance = Le hasard a la main.
status-you = On attend votre réponse.
status-others = On attend { $names }.
shut-aimed = { $title } · { $target }
one-of-many = l’un de vos { $rivals } adversaires

## Pourquoi un automate répond ainsi

reason-lot = L’automate a tiré au sort entre { $count } coups : il n’a pas d’autre raison.
reason-only = C’est le seul coup permis.

## Phrases toutes faites, dans la langue de qui les lit

phrase-is_that_all = Vous n’avez que ça ?
phrase-remember = Je m’en souviendrai.
phrase-your_turn = À vous de jouer.
phrase-truth = Je dis vrai.
phrase-well_played = Bien joué.
phrase-prove_it = J’aimerais voir cela de plus près.
phrase-not_me = Ce n’est pas moi qu’il faut craindre.
phrase-look_there = Regardez plutôt de l’autre côté de la table.
phrase-thinking = Un instant, je réfléchis.
phrase-sorry = Rien de personnel.
phrase-convenient = Comme c’est commode.
phrase-again = Une autre partie ?
