# Guillotine: the sentences of its lessons, by their keys (docs/lessons.md). $b is the player to your left.

## 1. A turn, and what one wants

guillotine-lesson-front = Who stands in front
guillotine-lesson-front-rule = Your turn: play a card or none, collect the noble in front, draw a card. After three days most points win.
guillotine-lesson-front-1-point-1 = Right beside the blade stands the Cardinal: 5 points.
guillotine-lesson-front-1-point-2 = You may play one of your cards first. If you pass, the blade falls at once.
guillotine-lesson-front-1-point-3 = The noble whom you collect comes on your pile. You have 3 points so far.
guillotine-lesson-front-1-task = Collect the Cardinal.
guillotine-lesson-front-1-why = Once you have played, or passed, whoever stands in front is yours. If that is who you want, keep your cards.
guillotine-lesson-front-1-done = The Cardinal is yours for 5 points: 8 in all. And you drew a card. { $b } has to collect the Martyr, unless a card helps her.
guillotine-lesson-front-1-other-1 = The Cardinal went to the end of the line, and the Martyr was yours: 1 point less instead of 5 more.
guillotine-lesson-front-1-other-2 = You sent the Martyr away and collected the Cardinal. But a card is spent, and { $b } now has the Duke before her instead of the Martyr.
guillotine-lesson-front-1-other-3 = The line turned round, and the Colonel stood in front: 3 points instead of 5.

## 2. A card before it

guillotine-lesson-push = A push from behind
guillotine-lesson-push-rule = One action card a turn, before you collect.
guillotine-lesson-push-1-point-1 = In front stands a Martyr: −1 point.
guillotine-lesson-push-1-point-2 = The King, 5 points, is third.
guillotine-lesson-push-1-point-3 = “Pushed” moves a noble forward exactly 2 places.
guillotine-lesson-push-1-task = Get the King to the front.
guillotine-lesson-push-1-why = Who is third now comes to you only if you bring him. Two turns later somebody else has him.
guillotine-lesson-push-1-done = The card is shown. Now it asks for a noble.
guillotine-lesson-push-1-other-1 = You collected the Martyr: 1 point less. The King has come closer, for the others.
guillotine-lesson-push-1-other-2 = Three more nobles came to the end of the line. In front nothing changed: you collected the Martyr, 1 point less.
guillotine-lesson-push-2-task = Whom do you push?
guillotine-lesson-push-2-why = Exactly 2, not fewer: the first and the second noble have no 2 places before them.
guillotine-lesson-push-2-done = The King is yours: 5 points. And { $b } now has the Martyr before her, { $c } the Hero.
guillotine-lesson-push-2-other-1 = Somebody passed the King, but in front still stood the Martyr, and you collected her: 1 point less.

## 3. Two cards, and the Judge

guillotine-lesson-trip = Two cards in one turn
guillotine-lesson-trip-rule = Only after “Trip” may you play another card. With an Unpopular Judge in front nobody plays any.
guillotine-lesson-trip-1-point-1 = “Trip” moves a noble back 1 place.
guillotine-lesson-trip-1-point-2 = “Pushed” moves a noble forward exactly 2.
guillotine-lesson-trip-1-point-3 = The King is fourth: 3 places from the front.
guillotine-lesson-trip-1-point-4 = The Judge is second.
guillotine-lesson-trip-1-task = The King is too far for one card. Begin with the one that allows a second.
guillotine-lesson-trip-1-why = A turn has one card. “Trip” is the only one that lets you play another.
guillotine-lesson-trip-1-done = “Trip” is shown. Now it asks for a noble.
guillotine-lesson-trip-1-other-1 = The King came to the second place, and you collected the Martyr. Now he stands in front, for { $b }.
guillotine-lesson-trip-1-other-2 = You collected the Martyr: 1 point less. Then { $b } had the Judge before her, and could play no card.
guillotine-lesson-trip-2-task = Who steps back, so that the King is third?
guillotine-lesson-trip-2-why = Whoever steps back lets the next one forward.
guillotine-lesson-trip-2-done = The Hero stepped back, the King is third, and you may play once more.
guillotine-lesson-trip-2-other-1 = The Judge came to the front, and that was the end of playing cards. You collected him: 2 points.
guillotine-lesson-trip-2-other-2 = Now “Pushed” could bring only the Judge to the front, who stood third. You collected him: 2 points.
guillotine-lesson-trip-2-other-3 = The King himself stepped back, out of reach. You collected the Martyr: 1 point less.
guillotine-lesson-trip-3-task = Now bring the King to the front.
guillotine-lesson-trip-3-why = The Judge stands second, and there he forbids nothing.
guillotine-lesson-trip-3-done = The King passed both of them, and is yours: 5 points for two cards.
guillotine-lesson-trip-3-other-1 = You collected the Martyr after all: 1 point less. { $b } had to take the Judge, and now { $c } has the King before him.

## 4. Colours and stars

guillotine-lesson-colours = Colours and stars
guillotine-lesson-colours-rule = A colour by itself is worth nothing. Supports stay in front of you: 1 point more for each noble of their colour.
guillotine-lesson-colours-1-point-1 = Your pile: three red nobles, one blue.
guillotine-lesson-colours-1-point-2 = “Military Support” counts the red ones,
guillotine-lesson-colours-1-point-3 = “Church Support” the blue ones.
guillotine-lesson-colours-1-task = Play the card that is worth most points now.
guillotine-lesson-colours-1-why = A support counts the whole pile, and everybody of that colour who joins it later.
guillotine-lesson-colours-1-done = 3 points more for three red nobles, and 2 for the Land Lord, whom you collected: 13.
guillotine-lesson-colours-1-other-1 = 1 point more for one blue noble, and 2 for the Land Lord: 11.
guillotine-lesson-colours-1-other-2 = You pushed the Count to the front, and collected him: 2 points, as the Land Lord would have been. You have 10.
guillotine-lesson-colours-1-other-3 = You collected the Land Lord: 2 points. You have 10.
guillotine-lesson-colours-2-point-1 = Two Palace Guards in your pile: 2 points each.
guillotine-lesson-colours-2-point-2 = In front stands the Regent: 4 points.
guillotine-lesson-colours-2-point-3 = Third, another Palace Guard. His star means: as many points as you have Guards.
guillotine-lesson-colours-2-task = Who brings you more? You have 13 points.
guillotine-lesson-colours-2-why = One Guard is worth 1 point, two 4, three 9, four 16, five 25. With each of them all the others grow.
guillotine-lesson-colours-2-done = Three Guards, 3 points each: 5 more than before. And 1 for the support, as he is red: 19.
guillotine-lesson-colours-2-other-1 = The Regent for 4 points, and 1 for your one blue noble: 18.
guillotine-lesson-colours-2-other-2 = A green noble came to the front, the Sheriff, and you collected him: 1 point. You have 14.
guillotine-lesson-colours-2-other-3 = You collected the Regent: 4 points. You have 17.

## 5. Grey nobles

guillotine-lesson-grey = Grey nobles
guillotine-lesson-grey-rule = Grey nobles cost points. Whoever collects the Clown puts him on somebody else’s pile.
guillotine-lesson-grey-1-point-1 = The Clown: −2 points.
guillotine-lesson-grey-1-point-2 = A Martyr: −1 point.
guillotine-lesson-grey-1-point-3 = The Tragic Figure: −1 point for every grey noble of the pile, herself included.
guillotine-lesson-grey-1-task = Three grey nobles in a row. Who does you least harm?
guillotine-lesson-grey-1-why = Some nobles have a text, and it works as soon as they are collected. The Clown’s never hurts who collects him.
guillotine-lesson-grey-1-done = You collected the Clown, and may give him away at once.
guillotine-lesson-grey-1-other-1 = The Clown left the line, and you collected the Martyr: 1 point less.
guillotine-lesson-grey-1-other-2 = The Clown went to the end of the line, and you collected the Martyr: 1 point less.
guillotine-lesson-grey-2-point-1 = { $b } has 4 points,
guillotine-lesson-grey-2-point-2 = { $c } has 10. You have 4, as the Clown still lies on your pile.
guillotine-lesson-grey-2-task = Who gets the Clown?
guillotine-lesson-grey-2-why = You win against everybody, so mind whoever is ahead of you.
guillotine-lesson-grey-2-done = { $c } falls from 10 to 8, and you are back at 6: you have lost nothing.
guillotine-lesson-grey-2-other-1 = { $b } falls from 4 to 2. { $c } still leads with 10.

## 6. In somebody else's turn

guillotine-lesson-blade = Before the blade falls
guillotine-lesson-blade-rule = One card alone is played in somebody else’s turn: “Confusion in Line”. It shuffles the line just before they collect.
guillotine-lesson-blade-1-point-1 = Marie Antoinette: 5 points.
guillotine-lesson-blade-1-point-2 = { $b } is about to collect her. She has 8 points, you have 9.
guillotine-lesson-blade-1-point-3 = You hold the card, and nobody knows. Only you are asked.
guillotine-lesson-blade-1-task = The last day. Behind Marie Antoinette stand three grey nobles. Answer.
guillotine-lesson-blade-1-why = Chance lays out the line, and here three of four nobles cost points. At the table there is a pause before every blade, whoever holds the card.
guillotine-lesson-blade-1-done = Chance put a Martyr in front: { $b } has 7 points, and you still lead with 9.
guillotine-lesson-blade-1-other-1 = { $b } collected Marie Antoinette, and leads, 13 to 9.

## 7. The end

guillotine-lesson-end = The last day
guillotine-lesson-end-rule = After the third day everybody may still play cards that change points, as many as they like. Nobody collects any more.
guillotine-lesson-end-1-point-1 = The third day, and two nobles are left.
guillotine-lesson-end-1-point-2 = If you collect one, { $b } gets the other. She has 14 points, you have 9.
guillotine-lesson-end-1-point-3 = “Fountain of Blood”: 2 points, now or after the last day.
guillotine-lesson-end-1-point-4 = “Double Feature”: you collect one noble more in this turn.
guillotine-lesson-end-1-task = One card now. Which one cannot wait?
guillotine-lesson-end-1-why = What only changes points can wait, nobles cannot. An empty line ends the day: after days 1 and 2 twelve new nobles come, after day 3 nobody.
guillotine-lesson-end-1-done = You collected both, 14 points. { $b } and { $c } played nothing more, and you are asked once again.
guillotine-lesson-end-1-other-1 = 2 points, and 2 for the Bishop: 13. { $b } collected the Baron and has 17. “Double Feature” could not be played any more.
guillotine-lesson-end-1-other-2 = The Bishop for you, the Baron for { $b }. The fountain you still played afterwards, but it is 13 to 17.
guillotine-lesson-end-2-task = { $b } has 14 points, and so have you. Win.
guillotine-lesson-end-2-why = A card left in your hand is worth nothing once points are counted.
guillotine-lesson-end-2-done = 16 to 14: you win.
guillotine-lesson-end-2-other-1 = 14 to 14: you and { $b } share the win. And the fountain stayed in your hand.

## 8. A game

guillotine-lesson-game = The last day of a game
guillotine-lesson-game-rule = Whoever has most points after the third day wins.
guillotine-lesson-game-task = About three turns each, then the count: beat { $b } and { $c }. After each turn they tell why they played so; at a real table nobody does.
guillotine-lesson-game-won = Nobody has more points than you. You can sit down at a real table.
guillotine-lesson-game-lost = Somebody has more points. Try it again, or sit down at a real table.
