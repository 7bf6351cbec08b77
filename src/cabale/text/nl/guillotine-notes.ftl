# Guillotine: waar het om gaat, en wat er gewoonlijk op elke vraag volgt.

guillotine-aim = De meeste punten hebben als de derde dag voorbij is.

guillotine-note-action = Met of zonder kaart onthoofd je daarna de edele vooraan, en trek je een kaart.
guillotine-note-noble = Na de kaart onthoofd je wie er dan vooraan staat.
guillotine-note-distance = Na de kaart onthoofd je wie er dan vooraan staat.
guillotine-note-pile = Ze komt in je hand, en iedereen ziet het.
guillotine-note-front = Ze gaat naar de aflegstapel en telt niet meer.
guillotine-note-order = De plaatsen worden van voren af gevuld; de laatste edele neemt wat overblijft.
guillotine-note-arrival = Jij alleen ziet deze edelen; wie je kiest, sluit achteraan aan.
guillotine-note-interrupt = Als je past, valt het mes, en niemand weet dat je de kaart hebt.
guillotine-note-clown = Hij telt −2 punten in de stapel waar hij heen gaat.
guillotine-note-victim = Ze gaat naar de aflegstapel, en iedereen ziet het.
guillotine-note-infighting = Ze gaat naar de aflegstapel, en iedereen ziet het.
guillotine-note-inspect = De kaart gaat naar de aflegstapel; de rest van de hand heb jij alleen gezien.
guillotine-note-error = Ieder neemt een edele uit de stapel van de ander.
guillotine-note-final = Je mag er meer spelen. Als iedereen gevraagd is, worden de punten geteld.
