# Complots: what another answer in its lessons would have brought, where that has to be said otherwise than of one that was
# given (docs/lessons.md).

complots-lesson-turn-1-other-1-would = { $b } would have said she is the Duchess, and a Duchess stops Foreign aid: nothing for you.
complots-lesson-turn-1-other-2-would = For that you have to name a character. { $c } would have doubted it; you do not have the card, and you would have lost one of yours.
complots-lesson-turn-2-other-2-would = { $c } would have doubted the character that you named. You do not have it, and would have lost a card.
complots-lesson-claim-1-other-1-would = Fewer coins. Nobody would have minded; but the Duchess brings 3.
complots-lesson-claim-1-other-2-would = You do not have that one. { $b } would have doubted it, and you would have lost a card.
complots-lesson-claim-2-other-3-would = That would have been a lie as well, and it would have passed. Today it is to be the Captain, and { $c }.
complots-lesson-doubt-1-other-1-would = { $c } would have taken 3 coins: with 6, the Assassin can be paid twice. Nobody would have seen a card.
complots-lesson-doubted-1-other-1-would = There would have been nothing to doubt: { $b } would have kept both cards.
complots-lesson-doubted-1-other-2-would = { $b } would have doubted this too, and you could not have shown it: it would have been your card that went.
complots-lesson-doubted-2-other-2-would = { $b } would have doubted this too, and you could not have shown it: it would have been your card that went.
complots-lesson-counter-1-other-1-would = The Assassin is there. The doubt would have cost you a card, you could not have countered any more, and he would have taken the other: out in a single turn.
complots-lesson-counter-2-other-1-would = The Assassin would have come and taken a card, with the Countess in your hand.
complots-lesson-coup-1-other-1-would = { $c } would have lost a card, and { $b } would then have taken one of yours with a Coup of her own.
complots-lesson-coup-1-other-2-would = { $b } would have named the Countess, who stops an Assassin. Your 3 coins would have been spent; a Coup she cannot stop.
complots-lesson-coup-1-other-3-would = { $b } would still be there, with the 7 coins of a Coup, and it would be her turn.
complots-lesson-coup-2-other-1-would = The Captain would have stayed, and found an empty purse at { $c-of } place: nothing to steal.
