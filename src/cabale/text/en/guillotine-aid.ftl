# Guillotine, cards: the player's aid, and what the signs of the board mean.

guillotine-aid-aim = Have the most points when day { $days } is over.

guillotine-aid-turn = Your turn
guillotine-aid-play = Play **one card, or none**.
guillotine-aid-behead = **Collect** the noble at the front.
guillotine-aid-draw = **Draw** a card.

guillotine-aid-colours = The five colours
guillotine-aid-points = their points
guillotine-aid-colour-purple = The court
guillotine-aid-colour-red = The army
guillotine-aid-colour-green = The town
guillotine-aid-colour-blue = The Church
guillotine-aid-colour-grey = The people
guillotine-aid-range = { $least } to { $most }
guillotine-aid-range-star = { $least } to { $most }, ★
guillotine-aid-count-purple = { $count } purple
guillotine-aid-count-red = { $count } red
guillotine-aid-count-green = { $count } green
guillotine-aid-count-blue = { $count } blue
guillotine-aid-count-grey = { $count } grey
guillotine-aid-support = Military, Civic or Church **Support**: 1 more for each red, green or blue noble.

guillotine-aid-stars = The stars
guillotine-aid-stars-note = worth what the pile makes of them
guillotine-aid-guards-count = guards
guillotine-aid-guards-worth = worth
guillotine-aid-tragic = −1 for each grey noble of the pile, itself included.

guillotine-aid-when = When to play a card
guillotine-aid-before = In your turn, one, **before you collect**.
guillotine-aid-confusion-interrupt = **“{ $card }”** just before somebody else collects.
guillotine-aid-confusion-marker = **“{ $card }”** in your turn, on a player: the line changes before they collect.
guillotine-aid-final-extended = After day { $days }, those that change points.
guillotine-aid-final-points = After day { $days }, those that are worth points.
guillotine-aid-final-none = After day { $days }: none any more.
guillotine-aid-judge = An **{ $noble }** is at the front: no card.
guillotine-aid-guards = **“{ $card }”**: none that alters the line.

guillotine-sign-colour = { $name }: { $count }, { $points } points.
guillotine-sign-day = The day, of { $days }. When the line is empty, the day ends.
guillotine-sign-decks = The nobles and the cards still to come.
guillotine-sign-hand = Cards in hand, which only their player sees.
guillotine-sign-total = The points of pile and cards in front, at this moment.
guillotine-sign-front = A card in front: it counts as long as it lies there.
guillotine-sign-noble = { $name }: { $effect }
