# Le Grand Druide : pourquoi un automate a joué ainsi, comme il le dit lui-même aux autres. $you est qui écoute.

druide-said-thought = Partie poursuivie { $games } fois en pensée avec ce coup : je gagnais { $share } % du temps.

druide-said-gain = Tel qu’était le cercle, j’y gagnais { druide-votes }. { druide-said-thought }
druide-said-spoil =
    { $you ->
        [target] Tel qu’était le cercle, vous y perdiez { druide-votes }. { druide-said-thought }
       *[nobody] Tel qu’était le cercle, { $target } y perdait { druide-votes }. { druide-said-thought }
    }
druide-said-prepare = Je n’y gagne encore aucune voix et personne n’en perd : c’est pour plus tard. { druide-said-thought }
druide-said-taboo = Ce druide ne votera pas, mais personne d’autre n’aura la pierre. { druide-said-thought }
druide-said-pass = Tout ce que je pouvais encore jouer m’aurait servi moins. { druide-said-thought }
