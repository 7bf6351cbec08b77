# De Grote Druïde: de opties van een tafel en hun waarden.

druide-option-start = Waar de staven beginnen
druide-value-start-standard = zoals in het boekje
druide-value-start-drawn = met kaarten getrokken
druide-value-start-custom = op gekozen lijnen

druide-option-bars = De gekozen lijnen
druide-value-bars-row = { $row }

druide-option-stone_colours = De kleuren van de stenen
druide-value-stone_colours-printed = zoals op het bord
druide-value-stone_colours-row = gekozen: { $row }
druide-value-stone_colours-white = { druide-colour-white }
druide-value-stone_colours-blue = { druide-colour-blue }
druide-value-stone_colours-green = { druide-colour-green }
druide-value-stone_colours-yellow = { druide-colour-yellow }
druide-value-stone_colours-red = { druide-colour-red }
druide-value-stone_colours-black = { druide-colour-black }

druide-option-number_deck = Nummerkaarten
druide-value-number_deck-double = elk nummer twee keer
druide-value-number_deck-single = elk nummer één keer
