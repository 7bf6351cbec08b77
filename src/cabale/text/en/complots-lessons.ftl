# Complots: the sentences of its lessons, by their keys (docs/lessons.md). $b is the player to your left.

## 1. What a turn is

complots-lesson-turn = A turn
complots-lesson-turn-rule = In your turn you take one action. The last player with a hidden card wins.
complots-lesson-turn-1-point-1 = Everybody has 2 hidden cards: 2 lives.
complots-lesson-turn-1-point-2 = Coins buy attacks: 3 for the Assassin, 7 for a Coup.
complots-lesson-turn-1-task = Take the coin that nobody can deny you.
complots-lesson-turn-1-why = Income is small and sure. Whatever brings more, somebody may stop or doubt.
complots-lesson-turn-1-done = One coin, and nobody was asked.
complots-lesson-turn-1-other-1 = { $b } says she is the Duchess, and a Duchess stops Foreign aid: nothing for you.
complots-lesson-turn-1-other-2 = For that you have to name a character. { $c } doubted it, you did not have the card, and you lost one of yours.
complots-lesson-turn-2-task = Your turn again. Ask for 2 coins at once.
complots-lesson-turn-2-why = Foreign aid needs no character. Only somebody who says Duchess can stop it.
complots-lesson-turn-2-done = Nobody said Duchess: 2 coins.
complots-lesson-turn-2-other-1 = One coin. This time nobody would have stopped the 2 of Foreign aid.
complots-lesson-turn-2-other-2 = { $c } doubted the character that you named. You did not have it, and you lost a card.

## 2. A claim

complots-lesson-claim = A claim
complots-lesson-claim-rule = The other actions belong to characters. You say that you have one; you show nothing, and it need not be true.
complots-lesson-claim-1-point-1 = The Duchess takes 3 coins.
complots-lesson-claim-1-point-2 = The Countess takes none: she guards against the Assassin.
complots-lesson-claim-1-task = The Duchess is yours. Use her.
complots-lesson-claim-1-why = Nothing without a character brings as much, and a true claim has no doubt to fear.
complots-lesson-claim-1-done = 3 coins. Nobody has seen your card: they only believed you.
complots-lesson-claim-1-other-1 = Fewer coins, and nobody minded; but the Duchess would have brought 3.
complots-lesson-claim-1-other-2 = You do not have that one. { $b } doubted it, and you lost a card.
complots-lesson-claim-2-point-1 = { $c } has 4 coins.
complots-lesson-claim-2-point-2 = A Captain steals 2 of them. You do not have him; who knows that?
complots-lesson-claim-2-task = Now lie: be the Captain, and steal from { $c }.
complots-lesson-claim-2-why = A lie that nobody doubts does as much as the truth, and hides what you have.
complots-lesson-claim-2-done = { $c } believed it: 2 coins have changed hands.
complots-lesson-claim-2-other-1 = 3 coins, and true again. Whoever only ever names the card in hand is soon known by it.
complots-lesson-claim-2-other-2 = Without a character, hence without a risk; and { $c } keeps 4 coins.
complots-lesson-claim-2-other-3 = That was a lie as well, and it passed. Today it is to be the Captain, and { $c }.

## 3. A doubt that is a count

complots-lesson-doubt = Challenging
complots-lesson-doubt-rule = Each character is there 3 times. Before you believe, count.
complots-lesson-doubt-1-point-1 = One Duchess is in your hand,
complots-lesson-doubt-1-point-2 = so is another;
complots-lesson-doubt-1-point-3 = the third lies face up, at { $b-of } place.
complots-lesson-doubt-1-task = { $c } claims a fourth Duchess. Answer.
complots-lesson-doubt-1-why = A challenge is a bet, as a rule. Here it is a count: { $c } cannot hold her. All answer at once, in secret: each answer stays sealed until the last is in.
complots-lesson-doubt-1-done = Well counted. { $c } loses a card, and takes nothing.
complots-lesson-doubt-1-other-1 = { $c } took 3 coins: with 6, the Assassin can be paid twice. Nobody has seen a card.

## 4. Being doubted

complots-lesson-doubted = Being challenged
complots-lesson-doubted-rule = Whoever challenges a true claim loses a card. The card that was shown is exchanged for a new one.
complots-lesson-doubted-1-point-1 = You do have the Duchess.
complots-lesson-doubted-1-point-2 = { $b } doubts whatever you say.
complots-lesson-doubted-1-task = Tell the truth, and let { $b } doubt it.
complots-lesson-doubted-1-why = Who is expected to lie should tell the truth now and then.
complots-lesson-doubted-1-done = You showed the Duchess and drew another card. { $b } lost one, and you have your 3 coins.
complots-lesson-doubted-1-other-1 = There was nothing to doubt: { $b } keeps both cards.
complots-lesson-doubted-1-other-2 = { $b } doubted this too, and you could not show it: it was your card that went.
complots-lesson-doubted-2-point-1 = The card that you drew: the Ambassador.
complots-lesson-doubted-2-point-2 = The Court: the cards that nobody has.
complots-lesson-doubted-2-task = The Ambassador exchanges cards with the Court. Use him.
complots-lesson-doubted-2-why = Draw 2 cards, give any 2 back. He may be doubted, but not stopped.
complots-lesson-doubted-2-done = Nobody doubted it: of four cards you keep two.
complots-lesson-doubted-2-other-1 = Coins, but still the same two cards.
complots-lesson-doubted-2-other-2 = { $b } doubted this too, and you could not show it: it was your card that went.
complots-lesson-doubted-3-point-1 = The Duchess takes 3 coins a turn.
complots-lesson-doubted-3-point-2 = The Captain steals 2, and keeps other Captains off.
complots-lesson-doubted-3-task = Choose your hand: which card goes back first?
complots-lesson-doubted-3-why = The Duchess and the Captain alike bring coins, which pay for attacks; the other two do not.
complots-lesson-doubted-3-done = It goes back unseen. One more.
complots-lesson-doubted-4-task = And which one besides?
complots-lesson-doubted-4-why = For all the others know, the Duchess that you showed is in your hand now, or with the Court.
complots-lesson-doubted-4-done = The others saw only how many cards you gave back.

## 5. A counter

complots-lesson-counter = Countering
complots-lesson-counter-rule = To counter is to claim the character that stops an action; that, too, may be doubted.
complots-lesson-counter-1-point-1 = { $b } names the Assassin and has paid 3 coins, to take one of your cards.
complots-lesson-counter-1-point-2 = The Countess stops the Assassin.
complots-lesson-counter-1-task = First you are asked whether you believe in the Assassin. You can counter later: let it pass.
complots-lesson-counter-1-why = Doubts come first, counters after them. Whoever doubts and loses may no longer counter.
complots-lesson-counter-1-done = Nobody doubts the Assassin. Now it is your turn to counter.
complots-lesson-counter-1-other-1 = The Assassin was there. The doubt cost you a card, you could no longer counter, and he took the other: out in a single turn.
complots-lesson-counter-2-task = Stop the Assassin with your Countess.
complots-lesson-counter-2-why = A counter that is true has no doubt to fear, and what the attack cost stays paid.
complots-lesson-counter-2-done = You keep both cards, and { $b } has paid 3 coins for nothing.
complots-lesson-counter-2-other-1 = The Assassin came and took a card, with the Countess in your hand.

## 6. A Coup, and losing a card

complots-lesson-coup = The Coup
complots-lesson-coup-rule = A Coup costs 7 coins, and nothing stops it. With 10 coins or more you must.
complots-lesson-coup-1-point-1 = { $b } has 9 coins: her Coup would be next,
complots-lesson-coup-1-point-2 = and one of her two cards lies face up already.
complots-lesson-coup-1-task = You have 7 coins. Be quicker than { $b }.
complots-lesson-coup-1-why = A Coup needs no character: there is nothing to doubt and nothing to counter. It serves best where it ends something.
complots-lesson-coup-1-done = { $b } has lost her last card and is out; her coins go back to the Treasury.
complots-lesson-coup-1-other-1 = { $c } lost a card, and { $b } then took one of yours with a Coup of her own.
complots-lesson-coup-1-other-2 = { $b } named the Countess, who stops an Assassin. Your 3 coins are spent; a Coup she could not have stopped.
complots-lesson-coup-1-other-3 = { $b } is still there, with the 7 coins of a Coup, and it is her turn.
complots-lesson-coup-2-point-1 = { $c } has paid his 7 coins, and has none left.
complots-lesson-coup-2-point-2 = The Duchess takes 3 coins from the Treasury.
complots-lesson-coup-2-point-3 = The Captain takes 2 from another player.
complots-lesson-coup-2-task = Now { $c } strikes at you. Which card do you turn up?
complots-lesson-coup-2-why = Who loses a card chooses it. Keep the one that you can use next.
complots-lesson-coup-2-done = The Duchess stays. { $c } has nothing that a Captain could steal.
complots-lesson-coup-2-other-1 = The Captain stays, and finds an empty purse at { $c-of } place: there is nothing to steal.

## 7. A whole game

complots-lesson-game = A short game
complots-lesson-game-rule = The last player with a hidden card wins.
complots-lesson-game-task = Beat { $b } and { $c }. After their turn they often tell you why they did it, hence what they hold. At a real table nobody does.
complots-lesson-game-won = The last hidden card is yours. A real table awaits you.
complots-lesson-game-lost = You did not win this one. Try it again, or sit down at a real table.
