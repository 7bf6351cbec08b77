# Le Lys et la Cocarde: the sentences of its lessons, by their keys (docs/lessons.md). $b is the player to your left.

## 1. Certificates

cocarde-lesson-aim = What you want
cocarde-lesson-aim-rule = The game ends when somebody reaches square 56. It is not the first there who wins, but whoever has the most certificates; each tree you plant earns one.
cocarde-lesson-aim-1-point-1 = You are on 11, far behind, with 3 certificates
cocarde-lesson-aim-1-point-2 = and a tree of liberty.
cocarde-lesson-aim-1-point-3 = { $b } has none, but stands on 52: the next roll may end the game.
cocarde-lesson-aim-1-point-4 = Trees are planted on squares behind you.
cocarde-lesson-aim-1-task = You have moved. Before your turn ends, plant your tree.
cocarde-lesson-aim-1-why = A tree in your hands is worth nothing in the end. Planted, it is a certificate.
cocarde-lesson-aim-1-done = { $b } reached 56 and took a certificate from everybody. You still have 3, she has 2: you win from square 11.
cocarde-lesson-aim-1-other-1 = { $b } reached 56 and took a certificate from everybody: 2 for her, 2 for you. Among equals the one further on wins, and the tree in your hands did not count.

## 2. A role, and the dice

cocarde-lesson-roles = A role and two dice
cocarde-lesson-roles-rule = Take a card, play one if you like, roll, with 6 cards in hand at most. Two numbers move you alone. A cockade moves all revolutionaries, a lily all royalists: by the number, and by 1 for each symbol they bear.
cocarde-lesson-roles-1-point-1 = You have no role yet: no symbol moves you.
cocarde-lesson-roles-1-point-2 = A Cockade makes a revolutionary, of you or of somebody else.
cocarde-lesson-roles-1-point-3 = 13 gives 2 trees, to revolutionaries only.
cocarde-lesson-roles-1-point-4 = Each die has 1, 2, 3, 4, a cockade and a lily.
cocarde-lesson-roles-1-task = Take the role that the next squares reward.
cocarde-lesson-roles-1-why = Early squares feed the revolutionaries. And whoever bears a symbol moves with it, even on the rolls of others; but those who are only carried along do not do what their square says.
cocarde-lesson-roles-1-done = You rolled 2 and a cockade: 3 squares, to 13, where 2 trees were waiting for you.
cocarde-lesson-roles-1-other-1 = You rolled 2 and a cockade. As a royalist you move with lilies only: you stayed.
cocarde-lesson-roles-1-other-2 = You rolled 2 and a cockade: it carried { $b }, now a revolutionary, 3 squares on. You stayed.
cocarde-lesson-roles-1-other-3 = You rolled 2 and a cockade. Without a role you stayed where you were.
cocarde-lesson-roles-1-other-4 = You rolled 2 and a cockade. You still have no role, and stayed where you were.

## 3. Whom a square concerns

cocarde-lesson-signs = Whom a square concerns
cocarde-lesson-signs-rule = A red stroke is a danger: to all, or to those whose sign stands beside it. A lily is for royalists, a cross for priests, a dot for revolutionaries. Touch a square to read it.
cocarde-lesson-signs-1-point-1 = { $b } stands on 23 and leads.
cocarde-lesson-signs-1-point-2 = She is a revolutionary.
cocarde-lesson-signs-1-point-3 = 26: a red stroke, and a lily. It sends royalists to prison, and only them.
cocarde-lesson-signs-1-point-4 = A Lily makes a royalist.
cocarde-lesson-signs-1-task = Make the road ahead of { $b } dangerous.
cocarde-lesson-signs-1-why = You may give a role to anybody, wherever that pawn is. A priest, with a cross, draws no card but begs one.
cocarde-lesson-signs-1-done = { $b } rolled 3 and came to 26, a royalist now: prison.
cocarde-lesson-signs-1-other-1 = Now you are the royalist. { $b } rolled 3 and came to 26: nothing there for a revolutionary.
cocarde-lesson-signs-1-other-2 = { $b } rolled 3 and came to 26: nothing there for a revolutionary. The Lily is still in your hand.
cocarde-lesson-signs-1-other-3 = A card less. { $b } rolled 3 and came to 26: nothing there for a revolutionary.
cocarde-lesson-signs-1-other-4 = Now { $c } is the royalist. { $b } rolled 3 and came to 26: nothing there for a revolutionary.
cocarde-lesson-signs-2-point-1 = { $c } has made you a priest: you beg for your card.
cocarde-lesson-signs-2-point-2 = { $c } has a single card.
cocarde-lesson-signs-2-point-3 = Your blue attack reaches him, on 11.
cocarde-lesson-signs-2-point-4 = { $b } has two cards, and would choose which.
cocarde-lesson-signs-2-task = Ask for alms, so that your attack finds no answer.
cocarde-lesson-signs-2-why = Whoever you name chooses the card. With a single one there is no choice. A priest may bear a second sign: sworn with a cockade, refractory with a lily. What concerns either concerns them.
cocarde-lesson-signs-2-done = { $c } had to give his blue defence: now he can answer no attack.
cocarde-lesson-signs-2-other-1 = { $b } gave what she could spare, a book. { $c } still has his card, and may answer with it.

## 4. Characters

cocarde-lesson-characters = Characters
cocarde-lesson-characters-rule = A character is valid for the squares printed on the card. Shown there, it averts a danger or opens a white square; then it is gone.
cocarde-lesson-characters-1-point-1 = 39, a danger to everybody: lose hand and role, and begin anew.
cocarde-lesson-characters-1-point-2 = Danton is valid from 26 to 41.
cocarde-lesson-characters-1-task = You rolled a cockade and a lily: 1 square, onto a danger. Avert it.
cocarde-lesson-characters-1-why = One card against 39 squares is a good bargain.
cocarde-lesson-characters-1-done = You stand on 39, with your role and your other cards.
cocarde-lesson-characters-1-other-1 = Your cards and your role are gone, and you are back on the start. Only trees and certificates are kept.
cocarde-lesson-characters-2-point-1 = White: without a valid character you stop here and count the rest back.
cocarde-lesson-characters-2-point-2 = 46 gives 2 trees.
cocarde-lesson-characters-2-point-3 = Carnot is valid from 40 to 54.
cocarde-lesson-characters-2-task = A turn later: 7, from 39 to 46, past the white 45. Go through.
cocarde-lesson-characters-2-why = Six squares are white. Whoever is carried along by a symbol passes them freely.
cocarde-lesson-characters-2-done = Through 45 to 46: the prisoners are freed, and you have 2 trees.
cocarde-lesson-characters-2-other-1 = To 45, and 1 square back: 44, where you had to discard a card.

## 5. Attack and defence

cocarde-lesson-attack = Attack and defence
cocarde-lesson-attack-rule = An attack strikes whoever is on a square of its colour: then it is prison. On the frontiers any colour will do, and it is death.
cocarde-lesson-attack-1-point-1 = A blue attack.
cocarde-lesson-attack-1-point-2 = { $b }, with 3 certificates, is on the frontiers.
cocarde-lesson-attack-1-point-3 = { $c } stands on red: blue does not reach him there.
cocarde-lesson-attack-1-task = Attack { $b } before she comes home.
cocarde-lesson-attack-1-why = In prison, in Guyane, on the start and on white squares nobody can be attacked.
cocarde-lesson-attack-1-done = { $b } had no defence: she loses hand and role and begins anew. Her certificates she keeps.
cocarde-lesson-attack-1-other-1 = { $b } rolled 2 and came home from the frontiers: 4 cards, and on to 53.
cocarde-lesson-attack-1-other-2 = A card less. { $b } rolled 2 and came home from the frontiers: 4 cards, and on to 53.
cocarde-lesson-attack-2-point-1 = You are on 35, a red square.
cocarde-lesson-attack-2-point-2 = Both would save you: the red defence, and Danton, valid from 26 to 41.
cocarde-lesson-attack-2-task = { $c } attacks you with red. Answer with the card that is good for nothing else.
cocarde-lesson-attack-2-why = A defence serves against its colour only. Danton also averts dangers, and opens the white 38.
cocarde-lesson-attack-2-done = Averted, and Danton is still in your hand.
cocarde-lesson-attack-2-other-1 = Averted too; but Danton is gone, and white 38 is 3 squares ahead.
cocarde-lesson-attack-2-other-2 = Nothing shown: you are on the first square of the prison.

## 6. Prison

cocarde-lesson-prison = Prison and Guyane
cocarde-lesson-prison-rule = The prison has 8 squares, and the last is the guillotine, if you hit it exactly. An escape card brings you to 30 before you roll.
cocarde-lesson-prison-1-point-1 = You are on square 6 of the prison.
cocarde-lesson-prison-1-point-2 = On 8 you lose hand and role and begin anew.
cocarde-lesson-prison-1-point-3 = An escape card.
cocarde-lesson-prison-1-point-4 = It leads to 30, and you still roll.
cocarde-lesson-prison-1-task = Do not roll from there. Get out first.
cocarde-lesson-prison-1-why = In prison you must roll too; what goes beyond 8 is counted back. Square 3 lets you go, and so does 46 on the track.
cocarde-lesson-prison-1-done = Out to 30. Now you roll from there.
cocarde-lesson-prison-1-other-1 = You rolled 1 and 1: exactly 8, the guillotine. Hand and role are gone, the escape card with them.
cocarde-lesson-prison-1-other-2 = Then you had to roll: 1 and 1, exactly 8, the guillotine. Hand and role are gone.
cocarde-lesson-prison-2-point-1 = 34 sent you to the frontiers, and their square 5 to Guyane.
cocarde-lesson-prison-2-point-2 = Another escape card.
cocarde-lesson-prison-2-point-3 = Every way out of Guyane leads to 53.
cocarde-lesson-prison-2-task = Two turns later. Leave Guyane.
cocarde-lesson-prison-2-why = By dice only a double gets out, one roll in six, and no symbol carries you.
cocarde-lesson-prison-2-done = Out to 53, three squares before the end, and you still roll.
cocarde-lesson-prison-2-other-1 = You rolled 1 and 2, no double: you are still in Guyane, with your escape card.
cocarde-lesson-prison-2-other-2 = A card less. You rolled 1 and 2, no double: you are still in Guyane.

## 7. Trees

cocarde-lesson-trees = Trees and where they stand
cocarde-lesson-trees-rule = A planted tree is a certificate, and its square is gone for good: nobody counts it any more, and a white one stops nobody.
cocarde-lesson-trees-1-point-1 = A philosophical book,
cocarde-lesson-trees-1-point-2 = and another: together, a tree.
cocarde-lesson-trees-1-task = Make a tree of your two books.
cocarde-lesson-trees-1-why = Laying books and planting cost no action: you may do so before the roll and after it.
cocarde-lesson-trees-1-done = A tree. Now it has to be planted.
cocarde-lesson-trees-1-other-1 = One book alone makes no tree, and the other is gone.
cocarde-lesson-trees-1-other-2 = You may still lay them before your turn ends. But many squares take cards from you: lay them first.
cocarde-lesson-trees-1-other-3 = That was your one main action of this turn. The books are still in your hand, and you may still lay them.
cocarde-lesson-trees-2-point-1 = { $b } is behind you, on 16.
cocarde-lesson-trees-2-point-2 = White 19 bars her way.
cocarde-lesson-trees-2-point-3 = No tree on 13: squares that give trees are never lost.
cocarde-lesson-trees-2-task = Plant it where it does not shorten { $b-of } road.
cocarde-lesson-trees-2-why = All trees are worth the same to you. To those who are still behind them they are not.
cocarde-lesson-trees-2-done = A certificate for you. { $b } rolled 4, had to stop at 19 and count back to 18, and skips a turn.
cocarde-lesson-trees-2-other-1 = A certificate; but { $b } rolled 4 and walked to 21, where the white square no longer stopped her.
cocarde-lesson-trees-2-other-2 = A certificate; and { $b } has one square less to go.
cocarde-lesson-trees-2-other-3 = The tree is still in your hands. You may plant before your turn ends; in the end it counts only planted.
cocarde-lesson-trees-2-other-4 = That was your one main action of this turn. The tree is still in your hands, and you may still plant it.

## 8. A whole game

cocarde-lesson-game = The last stretch
cocarde-lesson-game-rule = When somebody hits 56 exactly, whoever has the most certificates wins; a roll that goes beyond is counted back. Who stands on 56 first takes one certificate from each of the others.
cocarde-lesson-game-task = About two minutes, nine rounds at most: beat { $b } and { $c }. You have 2 trees to plant. After each turn they tell you why they did what they did.
cocarde-lesson-game-won = The most certificates are yours. A real table awaits you.
cocarde-lesson-game-lost = You did not win this one. Try it again, or sit down at a real table.
