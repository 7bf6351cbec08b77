# Complots: het spelhulpje, en wat de tekens op tafel zeggen.

complots-aid-aim = Houd als laatste een gedekte kaart over.

complots-aid-free = Zonder iets te claimen
complots-aid-undoubted = niet te betwijfelen
complots-aid-income = niets houdt het tegen
complots-aid-foreign_aid = gestuit door wie **Hertogin** claimt
complots-aid-coup = kost een kaart; niet te stuiten; **verplicht vanaf { $coins }**

complots-aid-claims = Door te claimen…
complots-aid-stopped-by-target = het doelwit stuit als…
complots-aid-stopped-by-anyone = ieder mag stuiten als…
complots-aid-nobody = niemand
complots-aid-does-duchess = neemt { $coins } munten
complots-aid-does-assassin = kost iemand een kaart
complots-aid-does-captain = steelt { $coins } munten van een speler
complots-aid-does-ambassador = wisselt { $cards } kaarten
complots-aid-does-inquisitor = wisselt { $cards } kaart, of bekijkt die van een ander
complots-aid-does-countess = doet zelf niets
complots-aid-stops-duchess = stuit Buitenlandse hulp
complots-aid-stops-assassin = stuit niets
complots-aid-stops-captain = stuit Diefstal
complots-aid-stops-ambassador = stuit Diefstal
complots-aid-stops-inquisitor = stuit Diefstal
complots-aid-stops-countess = stuit Sluipmoordenaar

complots-aid-doubt = Als iemand een claim betwijfelt
complots-aid-false = Hij was onwaar
complots-aid-false-then = Wie claimde, verliest een kaart. Actie vervalt, prijs terug.
complots-aid-true = Hij was waar
complots-aid-true-then = Wie twijfelde, verliest er een; de ander wisselt.
complots-aid-stop = **Stuiten** is ook claimen: het mag worden betwijfeld. Houdt het stand, dan mislukt de actie en **blijft de prijs betaald**.
complots-aid-after-forfeit = Een doelwit dat ten onrechte twijfelt, stuit niets meer.
complots-aid-after-closed = Twijfelt het doelwit ten onrechte, dan stuit niemand meer.

complots-sign-character = { $name }: { $does }; { $stops }.
complots-sign-court = Het Hof: de kaarten die niemand heeft. Wie wisselt, trekt daaruit.
complots-sign-treasury = De Schatkist: de munten die niemand heeft.
complots-sign-coins = Munten, voor iedereen te zien. Vanaf { $coins } is een Staatsgreep verplicht.
complots-sign-hidden = Een gedekte kaart: alleen haar speler kent haar.
complots-sign-lost = Een verloren kaart: iedereen ziet haar, ze doet niets meer.
