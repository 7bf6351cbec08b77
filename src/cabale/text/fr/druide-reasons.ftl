# Le Grand Druide : pourquoi un automate jouerait ainsi à votre place, d’après ce que vous voyez.

druide-thought = Partie poursuivie { $games } fois en pensée avec ce coup : vous gagnez { $share } % du temps.

druide-reason-gain = Tel qu’est le cercle, vous y gagnez { druide-votes }. { druide-thought }
druide-reason-spoil = Tel qu’est le cercle, { $target } y perd { druide-votes }. { druide-thought }
druide-reason-prepare = Vous n’y gagnez encore aucune voix et personne n’en perd : c’est pour plus tard. { druide-thought }
druide-reason-taboo = Ce druide ne votera pas, mais personne d’autre n’aura la pierre. { druide-thought }
druide-reason-pass = Tout ce que vous pourriez encore jouer vous servirait moins. { druide-thought }

# Le type d’un autre joueur, tel qu’un automate le devine.
druide-hunch-white = tabou : { druide-colour-white }
druide-hunch-blue = tabou : { druide-colour-blue }
druide-hunch-green = tabou : { druide-colour-green }
druide-hunch-yellow = tabou : { druide-colour-yellow }
druide-hunch-red = tabou : { druide-colour-red }
