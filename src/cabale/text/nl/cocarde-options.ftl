# Le Lys et la Cocarde: de opties van een tafel en hun waarden.

cocarde-option-figures = Figuren van de pionnen
cocarde-value-figures-alternate = citoyenne en citoyen om beurten
cocarde-value-figures-off = geen: vak 9 doet niets
cocarde-value-figures-row = { $row }
cocarde-value-figures-citoyenne = citoyenne
cocarde-value-figures-citoyen = citoyen

cocarde-option-max_rounds = Hoogste aantal rondes
cocarde-value-max_rounds = { $value }

cocarde-option-character_delay_ms = Pauze waarin een personage getoond kan worden
cocarde-value-character_delay_ms = { $value } s
