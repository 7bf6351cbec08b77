# Le laboratoire d’équilibre et les rapports : l’aide des commandes, ce qu’ils trouvent, ce qu’ils ne peuvent pas.

## Aide

command-report = Dire en mots, tableaux et figures ce que contiennent des fichiers de résultats.
command-balance = Jouer les mêmes donnes sous plusieurs options, et dire ce qui change.
argument-results = des fichiers de résultats de l’arène, ou leurs dossiers
option-report = Où va le rapport : une page (.html), ou du Markdown (.md) avec ses figures à côté ; ou toutes les parties en un tableau (.csv, .parquet). Peut être répétée. Sinon, il est affiché.
option-balance-option = Une option et les valeurs à comparer, séparées par des virgules ; les autres sont comparées à la première. Peut être répétée : chaque choix est alors joué.
option-balance-players = Qui joue : une force pour toutes les places, ou une par place, séparées par des virgules ; sinon { $level }.
option-balance-games = Le nombre de parties de chaque variante ; sinon { $games }.
metavar-results = RÉSULTATS…
report-written = Le rapport est dans « { $file } ».

## Ce qu’il trouve

balance-title = { $game } : { $variants } variantes
balance-lead = Chaque variante joue les mêmes { $games } donnes, avec { $players } à toutes les places. La comparaison se fait avec : { $first }.
balance-clear = Ce qui est clair
balance-changes = Ce qui change
balance-sentence =
    { $size ->
        [tiny] { $measure } : { $new } au lieu de { $old }, soit { $change } (95 % : { $bounds }). C’est clair, et l’effet est très petit.
        [small] { $measure } : { $new } au lieu de { $old }, soit { $change } (95 % : { $bounds }). C’est clair, et l’effet est petit.
        [medium] { $measure } : { $new } au lieu de { $old }, soit { $change } (95 % : { $bounds }). C’est clair, et l’effet est moyen.
       *[large] { $measure } : { $new } au lieu de { $old }, soit { $change } (95 % : { $bounds }). C’est clair, et l’effet est grand.
    }
balance-nothing = Rien ne change clairement.
balance-unclear = Pas clair après tant de parties : { $measures }.
balance-unclear-together = Pas clair, bien que les bornes de chacun, pris seul, excluent 0 : { $measures }. { $questions } questions ont été posées à la fois, et parmi tant de questions certaines paraissent claires par hasard ; prises ensemble (Holm, 5 %), celles-ci ne sont pas assez sûres.
balance-same = Pareil à chaque partie : { $measures }.
balance-method = Chaque partie a sa jumelle, de la même donne, dans la première variante, et les bornes viennent des différences entre jumelles : pour les parts selon Newcombe, pour les moyennes selon la loi normale. h est celui de Cohen pour les parts, d pour les moyennes ; un effet en dessous de 0,2 est dit très petit, de 0,5 petit, de 0,8 moyen. Où le nombre de places diffère, les parts des places sont rapportées à une part égale. Les bornes valent pour une question à la fois. { $games } questions portent sur les parties et { $pieces } sur les cartes et les places ; ce qui est dit clair l’est pour toutes les questions de sa sorte ensemble (Holm, 5 %).

## Colonnes et lignes

balance-undecided = parties où tous ont la même part
balance-spread = points entre le premier et le dernier
balance-measure = quoi
balance-before = première variante
balance-after = cette variante
balance-change = différence (95 %)
balance-effect = effet (95 %)
balance-chance = p (Holm)
balance-effects = Tailles d’effet
balance-no-effect = aucune différence
balance-effect-is = { $letter } { $effect } ({ $bounds })
balance-always = à chaque partie
balance-rarely = < { $chance }

## Ce qu’ils ne peuvent pas

refusal-bad_report = Un rapport est une page, du Markdown ou un tableau ; un fichier qui finit en { $expected } est attendu.
refusal-no_pyarrow = Parquet a besoin de pyarrow, qui n’est pas installé : installez cabale[parquet], ou prenez un fichier qui finit en .csv.
refusal-no_games = Il n’y a là aucune partie ; des fichiers de résultats avec au moins une partie sont attendus.
refusal-one_variant = Il n’y a qu’une variante, et rien à quoi la comparer ; une option avec plusieurs valeurs, ou plusieurs nombres de places, est attendue.
refusal-players_for_seats = { $players } joueurs sont nommés pour { $seats } places ; un pour toutes ou un pour chacune est attendu.
