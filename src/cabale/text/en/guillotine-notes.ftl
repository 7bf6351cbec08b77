# Guillotine: what one plays for, and what follows from each question by default.

guillotine-aim = Have the most points when the third day is over.

guillotine-note-action = With a card or without, you then collect the noble at the front, and draw a card.
guillotine-note-noble = After the card you collect whoever then stands at the front.
guillotine-note-distance = After the card you collect whoever then stands at the front.
guillotine-note-pile = It comes into your hand, for all to see.
guillotine-note-front = It goes to the discard pile and counts no more.
guillotine-note-order = The places are filled from the front; the last noble takes what is left.
guillotine-note-arrival = You alone see these nobles; the one you choose goes to the end of the line.
guillotine-note-interrupt = If you pass, the blade falls, and nobody learns that you hold the card.
guillotine-note-clown = It counts −2 points in the pile where it goes.
guillotine-note-victim = It goes to the discard pile, for all to see.
guillotine-note-infighting = It goes to the discard pile, for all to see.
guillotine-note-inspect = The card goes to the discard pile; the rest of the hand you alone have seen.
guillotine-note-error = Each of you takes a noble from the other’s pile.
guillotine-note-final = You may play several. When everybody has been asked, the points are counted.
