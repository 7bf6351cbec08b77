### Adaptateurs : les jeux tels que d’autres outils les veulent.

refusal-package_missing = { $package } n’est pas installé : installez cabale[{ $extra }].
refusal-package_version = { $package } est installé en version { $found } ; on attend { $least } ou plus récent, avant { $below }. Installez cabale[{ $extra }].
refusal-not_reset = L’environnement n’a pas été remis à zéro ; appelez d’abord reset, qui distribue.
refusal-agent_done = Pour { $agent }, la partie est finie : sa seule action possible est None.
refusal-no_aside = Cela ne peut pas se faire maintenant hors de son tour ; on attend un des coups permis.
refusal-missing_action = Il n’y a pas d’action de { $agent } ; on en attend une de chaque agent, qu’il soit interrogé ou non.
refusal-batch = { $what } : il y en a { $found } ; on en attend { $expected }, une par partie.
refusal-opponents = Il y a { $found } adversaires ; on en attend { $expected }, un pour chacune des autres places.
refusal-seat_unused = Sans adversaires, toutes les places sont à qui apprend : la place { $text } ne dit rien. Donnez aussi des adversaires, ou omettez la place.
refusal-outcomes_unsaid = { $game } ne dit pas combien d’issues le hasard peut avoir, et OpenSpiel doit le savoir : donnez outcomes au jeu.
