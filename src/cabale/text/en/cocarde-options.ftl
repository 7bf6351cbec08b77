# Le Lys et la Cocarde: the options of a table and their values.

cocarde-option-figures = Figures of the pawns
cocarde-value-figures-alternate = citoyenne and citoyen in turn
cocarde-value-figures-off = none: square 9 does nothing
cocarde-value-figures-row = { $row }
cocarde-value-figures-citoyenne = citoyenne
cocarde-value-figures-citoyen = citoyen

cocarde-option-max_rounds = Most rounds
cocarde-value-max_rounds = { $value }

cocarde-option-character_delay_ms = Pause in which a character may be shown
cocarde-value-character_delay_ms = { $value } s
