# Ce que dit la maison : automates, valeurs des options, noms des tables, attente, phrases toutes faites.

## Comment s’appellent les jeux : deux ont le même nom, et ce qui les distingue vient après

game-title-complots = Complots
game-title-guillotine = Guillotine, cartes
game-title-druide = Le Grand Druide
game-title-convention = Guillotine, 1988
game-title-cocarde = Le Lys et la Cocarde

## Les automates, du plus faible au plus fort

level-random = automate au hasard
level-novice = automate I
level-regular = automate II
level-expert = automate III
level-master = automate IV

## Comment ils jouent

plays-random = n’importe quel coup, sans réfléchir
plays-novice = répond vite et se trompe comme tout le monde
plays-regular = voit un coup plus loin
plays-by-rule = joue selon de bonnes règles simples
plays-by-search = calcule un instant
plays-expert = réfléchit environ une seconde
plays-master = réfléchit environ cinq secondes
plays-guest = un invité : un programme que cette maison laisse jouer
plays-model = un modèle de langage : ce qui se dit à la table lui est envoyé

## Les valeurs des options

value-yes = oui
value-no = non
value-seat = place { $number }

## Ce qu’on demande au maître de la table quand une deuxième personne s’assied

tempo-live = En direct
tempo-live-means =
    { $windows ->
        [yes] { $decision } s par décision, { $window } s par fenêtre ; après { $absence } minutes d’absence, un automate joue.
       *[no] { $decision } s par décision ; après { $absence } minutes d’absence, un automate joue.
    }
tempo-unhurried = Sans se presser
tempo-unhurried-means = Pas d’horloge : la table attend chacun, des jours s’il le faut.

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
status-with-you = On vous attend, ainsi que { $names }.
shut-aimed = { $title } · { $target }
one-of-many = l’un de vos { $rivals } adversaires

## Pourquoi un automate répond ainsi

reason-hasty = Il n’y a pas réfléchi : c’est la première idée qui lui est venue.
reason-lot = L’automate a tiré au sort entre { $count } coups : il n’a pas d’autre raison.
reason-only = C’est le seul coup permis.
reason-searched =
    { $alike ->
        [yes] Sur { $walks } parties poursuivies en pensée, ce coup en gagne { $percent } %.
       *[no] Sur { $walks } parties poursuivies en pensée, ce coup en gagne { $percent } % et promet plus que tout autre.
    }
prospects-alike = Un autre coup promet à peu près autant : { $label }.
mixed-answer =
    { $often ->
        [one_in_ten] Pour qu’on ne lise pas dans votre jeu, ne répondez ainsi qu’une fois sur dix
        [one_in_five] Pour qu’on ne lise pas dans votre jeu, ne répondez ainsi qu’une fois sur cinq
        [one_in_four] Pour qu’on ne lise pas dans votre jeu, ne répondez ainsi qu’une fois sur quatre
        [one_in_three] Pour qu’on ne lise pas dans votre jeu, ne répondez ainsi qu’une fois sur trois
        [one_in_two] Pour qu’on ne lise pas dans votre jeu, répondez ainsi une fois sur deux
        [two_in_three] Pour qu’on ne lise pas dans votre jeu, répondez ainsi deux fois sur trois
        [three_in_four] Pour qu’on ne lise pas dans votre jeu, répondez ainsi trois fois sur quatre
       *[four_in_five] Pour qu’on ne lise pas dans votre jeu, répondez ainsi quatre fois sur cinq
    } ; sinon : { $others }.

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
