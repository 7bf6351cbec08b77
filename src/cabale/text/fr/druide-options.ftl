# Le Grand Druide : les options d’une table et leurs valeurs.

druide-option-start = Où commencent les baguettes
druide-value-start-standard = comme dans le livret
druide-value-start-drawn = tirées avec les cartes
druide-value-start-custom = sur des lignes choisies

druide-option-bars = Les lignes choisies
druide-value-bars-row = { $row }

druide-option-stone_colours = Les couleurs des pierres
druide-value-stone_colours-printed = celles du plateau
druide-value-stone_colours-row = choisies : { $row }
druide-value-stone_colours-white = { druide-colour-white }
druide-value-stone_colours-blue = { druide-colour-blue }
druide-value-stone_colours-green = { druide-colour-green }
druide-value-stone_colours-yellow = { druide-colour-yellow }
druide-value-stone_colours-red = { druide-colour-red }
druide-value-stone_colours-black = { druide-colour-black }

druide-option-number_deck = Les cartes numérotées
druide-value-number_deck-double = chaque nombre deux fois
druide-value-number_deck-single = chaque nombre une fois
