# Le Lys et la Cocarde : les options d’une table et leurs valeurs.

cocarde-option-figures = Figures des pions
cocarde-value-figures-alternate = citoyenne et citoyen tour à tour
cocarde-value-figures-off = aucune : la case 9 ne fait rien
cocarde-value-figures-row = { $row }
cocarde-value-figures-citoyenne = citoyenne
cocarde-value-figures-citoyen = citoyen

cocarde-option-max_rounds = Nombre maximal de tours de table
cocarde-value-max_rounds = { $value }

cocarde-option-character_delay_ms = Pause où un personnage peut se montrer
cocarde-value-character_delay_ms = { $value } s
