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
analysis-balance-note = En points sur cent de la victoire, sur toute la partie.
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

## Conseil

hint-best = Chances de gagner
hint-beliefs = Il croit
