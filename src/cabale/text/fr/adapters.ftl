### Adaptateurs : les jeux tels que d’autres outils les veulent.

refusal-package_missing = { $package } n’est pas installé : installez cabale[{ $extra }].
refusal-package_version = { $package } est installé en version { $found } ; on attend { $least } ou plus récent, avant { $below }. Installez cabale[{ $extra }].
