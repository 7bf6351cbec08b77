# Le Grand Druide: the options of a table and their values.

druide-option-start = Where the bars begin
druide-value-start-standard = as in the rulebook
druide-value-start-drawn = drawn with cards
druide-value-start-custom = on chosen lines

druide-option-bars = The chosen lines
druide-value-bars-row = { $row }

druide-option-stone_colours = Colours of the stones
druide-value-stone_colours-printed = as on the board
druide-value-stone_colours-row = as chosen: { $row }
druide-value-stone_colours-white = { druide-colour-white }
druide-value-stone_colours-blue = { druide-colour-blue }
druide-value-stone_colours-green = { druide-colour-green }
druide-value-stone_colours-yellow = { druide-colour-yellow }
druide-value-stone_colours-red = { druide-colour-red }
druide-value-stone_colours-black = { druide-colour-black }

druide-option-number_deck = Number cards
druide-value-number_deck-double = each number twice
druide-value-number_deck-single = each number once
