# L’analyse d’une partie finie, et le conseil d’un automate.

percent = { $value } %

analysis = Analyse
analysis-working = Les automates rejouent la partie pour la peser.
analysis-note = À chaque étape, toutes mains ouvertes, les automates jouent la suite un grand nombre de fois : les chances de gagner sont la part de la victoire qu’ils y trouvent.
analysis-ready = L’analyse est prête.
analysis-hope = Chances de gagner
analysis-course = { $name } : { $first } % au début, { $last } % à la fin, { $least } % au plus bas, { $most } % au plus haut.
analysis-turning = Tournants
analysis-turning-none = Aucun moment n’a fait basculer la partie à lui seul.
analysis-mark = Tournant { $number }, tour { $turn } : { $text }
analysis-before = Avant le premier tour
analysis-balance = Hasard et décisions
analysis-balance-note = Ce que les chances de gagner ont pris et perdu, sur cent, au long de la partie.
analysis-from-to = de { $first } à { $last } %
analysis-luck = hasard
analysis-skill = ses décisions
analysis-others = les autres
analysis-bluffs = Bluffs
analysis-figures = La courbe en chiffres
analysis-table = Chances de gagner de chaque place, au début, après chaque tournant et à la fin
analysis-when = Après
analysis-start = le début
analysis-after = { $number }, tour { $turn }
analysis-end = la fin

## Mes trois moments

regrets =
    { $count ->
        [0] Mes moments
        [1] Mon moment le plus cher
        [2] Mes deux moments
       *[other] Mes trois moments
    }
regrets-note = Là où une autre réponse promettait davantage, d’après ce que vous pouviez savoir. Le hasard n’y suffit pas.
regrets-none = Aucune de vos réponses n’a coûté plus que ce que le hasard peut cacher.
regret-look = { $when } : revoir de votre place
regret-points = −{ $cost } sur cent
regret-answer = Vous avez répondu
regret-better = D’après ce que vous voyiez, mieux valait
regret-cost = Vos chances de gagner ont baissé de { $cost } sur cent ; dix-neuf fois sur vingt, de { $least } à { $most }.
regret-beliefs = À votre place, un automate croyait
regret-truth = Montrer ce qui était vrai
regret-open = Rien d’autre que ce que montre le plateau.
regret-board = Sur le plateau
regret-again = Rejouer ce moment
regret-how = La position même, cartes cachées comprises, contre les mêmes automates. Ils n’en savent pas plus qu’alors ; vous en savez peut-être plus qu’il n’est juste.
regret-people =
    { $count ->
        [one] Un automate { $level } joue pour { $names }.
       *[other] Des automates { $level } jouent pour { $names }.
    }

## Conseil

hint-best = Chances de gagner
hint-beliefs = Il croit
