### `cabale check`: what games keep to.

check-begins = { $game } ({ $package })
check-done = { $found ->
    [0] { $properties } propriétés examinées, et toutes tiennent.
    [one] { $properties } propriétés examinées : une ne tient pas.
   *[other] { $properties } propriétés examinées : { $found } ne tiennent pas.
}
check-where = { $seats } places, graine { $seed }, après { $place } mots : … { $words }
check-plays = Une partie doit pouvoir se jouer jusqu’au bout.
check-repeats = La même graine doit donner la même partie.
check-moves = Quelqu’un peut jouer, ou la partie est finie.
check-notation = Ce qui est écrit se relit comme le même coup.
check-log = Le journal est la partie : un procès-verbal doit mener à la même position.
check-clone = Une copie ne doit jamais déranger son original.
check-saved = Une position gardée doit se relire égale et se jouer de même.
check-values = Une position et une partie doivent être égales à leurs copies, et se jouer de même dans un autre processus.
check-refusals = Ce qui n’est pas proposé est refusé avec un code (et une règle s’il y a des règles), et ne change rien.
check-refused-moves = Un coup refusé ne doit rien changer, et nul ne répond sans être interrogé.
check-default = Une place qui se tait doit recevoir un coup permis.
check-question = Une question doit proposer les coups ouverts et rien d’autre.
check-wire = Une vue doit survivre au fil.
check-key = La clé d’une vue doit être égale exactement là où la vue l’est.
check-bounds = Ce qu’il dit du plus grand nombre de coups, de tirages et de décisions doit tenir.
check-redealt = Équité : ce qu’une place ne peut voir ne doit rien changer à ce qui lui parvient.
check-alike = Équité : deux positions semblables pour une place doivent continuer de même pour elle.
check-passes = Équité : nul ne doit apprendre qui a passé dans une fenêtre.
check-sealed = L’ordre d’arrivée des réponses secrètes ne doit rien changer.
check-unheard = Les réponses qu’on n’entend pas ne doivent laisser aucune trace.
check-opened = Une vue ouverte ne doit permettre qu’une position.
check-asked = Dans une position imaginée, quelqu’un doit pouvoir répondre jusqu’à la fin.
check-public = Ce que tous savent doit être pareil dans une position imaginée.
check-told = Qui a appris quelque chose doit l’avoir appris dans une position imaginée.
check-played-on = Une position imaginée doit pouvoir se jouer jusqu’au bout.
check-preview = Un aperçu doit laisser la position telle quelle.
check-numbers = Une ligne de nombres pour apprendre doit être comme le disent ses colonnes, et ne rien dire que sa place ne sache.
check-bot = Ce qui joue au niveau `regular` doit donner une réponse permise, et une raison.
check-drawing = Le dessin que le jeu apporte doit dessiner chaque vue, et aussi la fin de la partie.
check-aid = L’aide de jeu qu’il apporte doit être une carte dans chaque langue, quel que soit le nombre de places.
check-without-rules = Il n’apporte pas de règles numérotées : rien à consulter.
check-without-words = Il n’apporte pas de mots : ils sont faits de ses clés.
check-without-bot = Il n’apporte pas d’automate : toutes les forces cherchent.
check-without-drawing = Il n’apporte pas de dessin : le terminal montre ses vues telles quelles.
check-words-read = Un fichier de textes doit se lire en entier, chaque message une fois et aucun d’autrui.
check-words = Un texte ne doit pas demander ce qu’on ne lui donne pas.
check-asks = { $message } ({ $languages }) demande { $asked }, qu’on ne lui donne pas.
check-meant = Sans doute fallait-il : { $names }.
check-given = On lui donne : { $names }.
check-chooses = { $message } ({ $languages }) choisit selon { $asked }, qui n’est jamais « { $variant } ».
check-known = Il vaut : { $names }.
check-made = Remarque ({ $languages }) : ces mots sont tirés de leurs clés tant que le jeu ne les apporte pas. On peut jouer ainsi.
check-borrowed = Remarque ({ $languages }) : ces mots sont dits en anglais tant que le jeu ne les apporte pas.
check-untold = Remarque : { $games ->
    [one] une partie jouée au hasard n’a
   *[other] { $games } parties jouées au hasard n’ont
} rien raconté de ce genre, pourtant déclaré : { $kinds }. C’est peut-être rare, ou aucune étape ne le raconte.
check-unasked = Remarque ({ $languages }) : rien n’a demandé ces textes en { $games ->
    [one] une partie
   *[other] { $games } parties
} au hasard. Ils sont peut-être rares, ou leurs clés mal écrites.
