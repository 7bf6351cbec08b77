# Complots: the player's aid, and what the signs of the board mean.

complots-aid-aim = Be the last to keep a hidden card.

complots-aid-free = Claiming nothing
complots-aid-undoubted = nobody can doubt it
complots-aid-income = nothing stops it
complots-aid-foreign_aid = stopped by whoever claims the **Duchess**
complots-aid-coup = a rival loses a card; nothing stops it; **a must from { $coins }**

complots-aid-claims = Claiming to be…
complots-aid-stopped-by-target = stopped by the target claiming…
complots-aid-stopped-by-anyone = stopped by anybody claiming…
complots-aid-nobody = nobody
complots-aid-does-duchess = takes { $coins } coins
complots-aid-does-assassin = costs a rival a card
complots-aid-does-captain = steals { $coins } coins from a player
complots-aid-does-ambassador = draws { $cards } cards, returns { $cards }
complots-aid-does-inquisitor = exchanges { $cards } card, or looks at a player’s
complots-aid-does-countess = does nothing herself
complots-aid-stops-duchess = stops Foreign aid
complots-aid-stops-assassin = stops nothing
complots-aid-stops-captain = stops Theft
complots-aid-stops-ambassador = stops Theft
complots-aid-stops-inquisitor = stops Theft
complots-aid-stops-countess = stops the Assassin

complots-aid-doubt = If somebody doubts a claim
complots-aid-false = It was false
complots-aid-false-then = The claimer loses a card. The action is off, its price returned.
complots-aid-true = It was true
complots-aid-true-then = The doubter loses a card. The claimer swaps the one shown.
complots-aid-stop = To **stop** is to claim, too: it may be doubted. If it stands, the action fails and **its price stays paid**.
complots-aid-after-forfeit = A target who doubts wrongly can no longer stop it.
complots-aid-after-closed = Once the target has doubted wrongly, nobody can stop it.

complots-sign-character = { $name }: { $does }; { $stops }.
complots-sign-court = The Court: the cards that nobody has. Exchanges draw from it.
complots-sign-treasury = The Treasury: the coins that nobody has.
complots-sign-coins = Coins, in plain sight. From { $coins } on, Coup is the only action left.
complots-sign-hidden = A hidden card: only its player knows it.
complots-sign-lost = A lost card: everybody sees it, and it acts no more.
