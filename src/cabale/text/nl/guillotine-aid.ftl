# Guillotine, kaarten: het spelhulpje, en wat de tekens op tafel zeggen.

guillotine-aid-aim = Heb de meeste punten als dag { $days } voorbij is.

guillotine-aid-turn = Je beurt
guillotine-aid-play = Speel **één kaart, of geen**.
guillotine-aid-behead = **Onthoofd** wie vooraan staat.
guillotine-aid-draw = **Trek** een kaart.

guillotine-aid-colours = De vijf kleuren
guillotine-aid-points = hun punten
guillotine-aid-colour-purple = Het hof
guillotine-aid-colour-red = Het leger
guillotine-aid-colour-green = De stad
guillotine-aid-colour-blue = De Kerk
guillotine-aid-colour-grey = Het volk
guillotine-aid-range = { $least } tot { $most }
guillotine-aid-range-star = { $least } tot { $most }, ★
guillotine-aid-count-purple = { $count } paars
guillotine-aid-count-red = { $count } rood
guillotine-aid-count-green = { $count } groen
guillotine-aid-count-blue = { $count } blauw
guillotine-aid-count-grey = { $count } grijs
guillotine-aid-support = **Steun** van leger, burgers of Kerk: 1 extra voor elke rode, groene of blauwe.

guillotine-aid-stars = De sterren
guillotine-aid-stars-note = waard wat de stapel ervan maakt
guillotine-aid-guards-count = aantal
guillotine-aid-guards-worth = waard
guillotine-aid-tragic = −1 voor elke grijze in de stapel, zichzelf ook.

guillotine-aid-when = Wanneer je een kaart speelt
guillotine-aid-before = In je beurt, één kaart, **vóór het onthoofden**.
guillotine-aid-confusion-interrupt = **“{ $card }”** vlak voor een ander onthoofdt.
guillotine-aid-confusion-marker = **“{ $card }”** in je beurt, op een speler: de rij verandert voor die onthoofdt.
guillotine-aid-final-extended = Na dag { $days }: kaarten die punten veranderen.
guillotine-aid-final-points = Na dag { $days }: kaarten die punten waard zijn.
guillotine-aid-final-none = Na dag { $days }: geen enkele meer.
guillotine-aid-judge = Een **{ $noble }** staat vooraan: geen kaart.
guillotine-aid-guards = **“{ $card }”**: geen kaart die de rij verandert.

guillotine-sign-colour = { $name }: { $count }, { $points } punten.
guillotine-sign-day = De dag, van { $days }. Is de rij leeg, dan is de dag voorbij.
guillotine-sign-decks = De edelen en de kaarten die nog te trekken zijn.
guillotine-sign-hand = Kaarten in de hand, die alleen deze speler ziet.
guillotine-sign-total = De punten van de stapel en van de kaarten die open liggen, op dit moment.
guillotine-sign-front = Een kaart die open ligt: ze telt zolang ze er ligt.
guillotine-sign-noble = { $name }: { $effect }
