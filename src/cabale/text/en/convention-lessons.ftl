# Guillotine, 1988: the sentences of its lessons, by their keys (docs/lessons.md). $b is the player to your left.

## 1. Re-elected

convention-lesson-aim = What you want
convention-lesson-aim-rule = At the end, deputies who are alive, free and have 5 points of popularity (PP) or more are re-elected. Most re-elected wins.
convention-lesson-aim-1-point-1 = Your faction: the Montagnards, the red ones.
convention-lesson-aim-1-point-2 = Robespierre has 8 PP: re-elected as it is.
convention-lesson-aim-1-point-3 = Marat has 4: one short.
convention-lesson-aim-1-point-4 = Brissot has 9, but sits in Prison: he does not count.
convention-lesson-aim-1-task = The last round. Danton’s card gives 1 PP to one of your others: choose whom.
convention-lesson-aim-1-why = A point is worth most to the man who is one short of 5.
convention-lesson-aim-1-done = Marat has his 5. You win with 3 re-elected, against { $b-of } 2.
convention-lesson-aim-1-other-1 = Robespierre has 9, and still counts as one. 2 against 2: now the PP of the re-elected decide, 19 to 16 for { $b }.
convention-lesson-aim-1-other-2 = Saint-Just has 4 now, and is one short himself. 2 against 2: the PP of the re-elected decide, 19 to 15 for { $b }.

## 2. Phase I

convention-lesson-rooms = A round, room by room
convention-lesson-rooms-rule = A round begins with movement: in turn all move a deputy or pass, until everybody has passed. Six phases follow, each in its room; the faction with the flag begins each of them.
convention-lesson-rooms-1-point-1 = Danton has 4 PP and needs 5.
convention-lesson-rooms-1-point-2 = Committee: +1 PP a round, and Motions. One of its 4 places is left.
convention-lesson-rooms-1-point-3 = Mission: +1 PP a round, and a card, good or bad. Each faction sends one newcomer a round.
convention-lesson-rooms-1-point-4 = Jacobin Club: cards, most of which denounce. No PP.
convention-lesson-rooms-1-task = Danton needs a point. Send him where one place is left, before { $b } takes it.
convention-lesson-rooms-1-why = The 4 places are for all players together: what is scarce comes first.
convention-lesson-rooms-1-done = Danton has the last place. The others have passed; you may go on.
convention-lesson-rooms-1-other-1 = The last place is gone, and not to Danton: he still has 4 PP, in a room that gives none.
convention-lesson-rooms-1-other-2 = Mission would have waited. { $b } has sent Vergniaud to the last place at the Committee.
convention-lesson-rooms-1-other-3 = The Club gives no PP, only cards. { $b } has sent Vergniaud to the last place at the Committee.
convention-lesson-rooms-1-other-4 = The Tribunal judges; it gives no PP. { $b } has sent Vergniaud to the last place at the Committee.
convention-lesson-rooms-1-other-5 = Whoever passes moves nobody any more in this phase. { $b } took the last place, and all of yours stayed at the Convention.
convention-lesson-rooms-2-point-1 = Tribunal: its jurors decide about the denounced.
convention-lesson-rooms-2-point-2 = Convention: no PP, but each deputy here is a vote in Phase II.
convention-lesson-rooms-2-task = Let a second one gain a point: send somebody on Mission.
convention-lesson-rooms-2-why = Some who gain, some who stay to vote: a round asks for both.
convention-lesson-rooms-2-done = Seven phases went by. Danton gained 1 PP at the Committee; Mission brought 1 PP, and 1 more by its card.
convention-lesson-rooms-2-other-1 = At the Club he drew “Brissot unmasked”, and so denounced Brissot. The die said 5: nothing came of it, and he gained nothing.
convention-lesson-rooms-2-other-2 = Nobody was judged in this round: he sat there for nothing. Only Danton gained a point.
convention-lesson-rooms-2-other-3 = All had passed, and the round went by. Only Danton gained a point.

## 3. Phase II: the Reports

convention-lesson-report = A Report, and how one votes
convention-lesson-report-rule = A Report that is accepted brings 2 PP, and nobody can denounce its Reporter until the next ones. A rejected one costs 2 PP.
convention-lesson-report-1-point-1 = Of the 7 deputies here, 4 are yours: 4 votes of 7.
convention-lesson-report-1-point-2 = Danton has 4 PP.
convention-lesson-report-1-point-3 = Robespierre has 7, more than he needs.
convention-lesson-report-1-task = Name as your Reporter the man who needs the 2 PP.
convention-lesson-report-1-why = With 4 votes of 7 your Report is safe: give it to the man it helps most.
convention-lesson-report-1-done = Danton is your Reporter, Brissot is { $b-of }. Each Report is put to the vote.
convention-lesson-report-1-other-1 = Accepted, 4 to 3: 2 PP for a man who had 5 already. Danton still has 4.
convention-lesson-report-1-other-2 = No Report, no points: you could only vote down Brissot’s. Danton still has 4 PP.
convention-lesson-report-2-point-1 = OUI: for the Report.
convention-lesson-report-2-point-2 = NON: against it.
convention-lesson-report-2-task = First Danton’s Report. Vote.
convention-lesson-report-2-why = All vote at once, in secret: each ballot stays sealed until the last is in. It counts as many votes as the faction has deputies here. No promise binds.
convention-lesson-report-2-done = 4 to 3: Danton has 6 PP, and nobody can denounce him for a round.
convention-lesson-report-2-other-1 = 7 to 0, your own four among them: Danton falls to 2 PP.
convention-lesson-report-3-point-1 = Brissot, { $b-of } Reporter, has 6 PP.
convention-lesson-report-3-task = Now Brissot’s Report. You have 4 votes here as well: vote it down.
convention-lesson-report-3-why = You vote on every Report, not on your own alone.
convention-lesson-report-3-done = Rejected, 4 to 3: Brissot falls to 4 PP, and he can be denounced.
convention-lesson-report-3-other-1 = 7 to 0: Brissot has 8 PP, and nobody can denounce him for a round.

## 4. Phase II: the agenda

convention-lesson-denounce = Denouncing
convention-lesson-denounce-rule = The die decides about a denunciation: alone it is confirmed by 1 or 2, with another faction’s support by 1 to 5.
convention-lesson-denounce-1-point-1 = { $c } has denounced Vergniaud, who has 8 PP. Choose him, and you support it.
convention-lesson-denounce-1-task = On the agenda everybody speaks once. Help { $c } against Vergniaud.
convention-lesson-denounce-1-why = Alone it mostly fails; two who agree succeed five times in six. One denounces only in a room where one’s own men sit too.
convention-lesson-denounce-1-done = The die says 4: with your support that is enough. Vergniaud must answer to the Tribunal.
convention-lesson-denounce-1-other-1 = The die said 4. Without support it takes 1 or 2: Vergniaud is back in his place.
convention-lesson-denounce-1-other-2 = Two denunciations, each of them alone. The dice said 4 and 5: both men are back in their places.
convention-lesson-denounce-2-point-1 = Saint-Just is your juror,
convention-lesson-denounce-2-point-2 = Lasource is { $b-of },
convention-lesson-denounce-2-point-3 = Merlin is { $c-of }.
convention-lesson-denounce-2-task = { $b } lets Vergniaud stand trial. OUI means guilty: finish what you began.
convention-lesson-denounce-2-why = Only those who sit at the Tribunal judge: one juror can decide about a life.
convention-lesson-denounce-2-done = 2 to 1: the guillotine. { $b } has lost a man who was sure to be re-elected.
convention-lesson-denounce-2-other-1 = 2 to 1 for him: Vergniaud is back at the Convention, with all his 8 PP.

## 5. Summoned

convention-lesson-summons = Three ways at the Tribunal
convention-lesson-summons-rule = Whoever is summoned may run, stand trial, or call an accomplice: a man of his faction who sits at the Tribunal.
convention-lesson-summons-1-point-1 = Saint-Just is your juror. As an accomplice he loses 2 PP, and Danton goes to Prison.
convention-lesson-summons-1-point-2 = Vergniaud judges for { $b },
convention-lesson-summons-1-point-3 = Sieyès for { $c }: those two have just denounced Danton.
convention-lesson-summons-1-point-4 = In Flight there is a search first: on a 1 he dies.
convention-lesson-summons-1-task = Danton is summoned. Count the jurors, and choose the way that risks least.
convention-lesson-summons-1-why = Two jurors of three would kill him, and a search might. Two points of Saint-Just’s are cheaper.
convention-lesson-summons-1-done = Saint-Just keeps 5 PP, just enough. Danton is in Prison: −1 PP a round.
convention-lesson-summons-1-other-1 = Two OUI, one NON: Danton is guillotined.
convention-lesson-summons-1-other-2 = The search missed him; he lost 1 PP. But 2 + 4 was short of the 8 that bring him back: he is still in Flight, where nobody is re-elected.
convention-lesson-summons-2-point-1 = The die, plus your deputies at the Convention: 7 frees him; from Flight it takes 8.
convention-lesson-summons-2-point-2 = You have 4 here: a 3 will do.
convention-lesson-summons-2-task = Phase VI, the same round. Get Danton out.
convention-lesson-summons-2-why = A try costs nothing. The more friends at the Convention, the better.
convention-lesson-summons-2-done = 3 + 4 is 7: Danton is back at the Convention, with 7 PP.
convention-lesson-summons-2-other-1 = Danton stays in Prison. Next round that costs him 1 PP more.

## 6. Phase III

convention-lesson-motion = A Motion, and a card of the Club
convention-lesson-motion-rule = A Motion of the Committee denounces a man in whichever room he is, and 1 to 5 confirm it. One a round at most.
convention-lesson-motion-1-point-1 = Of the three who sit here two are yours: more than half, as a Motion needs.
convention-lesson-motion-1-point-2 = Barbaroux, on Mission, has 3 PP. A denunciation costs 3 PP there.
convention-lesson-motion-1-point-3 = Vergniaud stands on a Report square: nobody can name him.
convention-lesson-motion-1-task = Name the man whom a Motion would finish off.
convention-lesson-motion-1-why = On Mission and at the Club nobody is tried: he loses 3 PP. But at 0 PP a deputy takes his life.
convention-lesson-motion-1-done = Your two votes carried it, and the die said 2: Barbaroux falls to 0 PP and takes his life.
convention-lesson-motion-1-other-1 = He was summoned, and ran; the search missed him. And Barbaroux, left in peace, has 5 PP now.
convention-lesson-motion-1-other-2 = Brissot was summoned, and ran; the search missed him. And Barbaroux, left in peace, has 5 PP now.
convention-lesson-motion-1-other-3 = So { $b } named somebody: your Danton. Your two votes stopped it. And Barbaroux has 5 PP now.
convention-lesson-motion-2-point-1 = Saint-Just, at the Club, has drawn “The Committee divided”.
convention-lesson-motion-2-task = Phase V. Let the Club denounce Brissot.
convention-lesson-motion-2-why = By card it is confirmed on 1 or 2 only. But it costs nothing.
convention-lesson-motion-2-done = The die said 2: Brissot was summoned, and ran. His place at the Committee is gone.
convention-lesson-motion-2-other-1 = It goes under the pack unseen. Brissot keeps his place, and gains 1 PP there every round.
convention-lesson-motion-2-point-2 = Many cards act at once. This one you may play, put back, or keep for a later Phase V.
convention-lesson-motion-2-point-3 = Brissot is the only opponent at the Committee.
convention-lesson-motion-2-other-2 = It stays in your hand; the others know only that you hold one. If nobody sits at the Committee in the next Phase V, it has to wait.

## 7. Dissolution

convention-lesson-dissolution = Ending it in time
convention-lesson-dissolution-rule = The game ends after round 10. In rounds 4 to 9 the Convention may vote to dissolve itself: then that round is the last.
convention-lesson-dissolution-1-point-1 = If it ended now, 4 of yours would be re-elected,
convention-lesson-dissolution-1-point-2 = and 3 of { $b-of }.
convention-lesson-dissolution-1-point-3 = Of the 7 deputies here 4 are yours: more than half, as it takes.
convention-lesson-dissolution-1-task = Round 6, and you are ahead. Propose to end the game.
convention-lesson-dissolution-1-why = A lead counts only when the game ends. Often you will need an ally: half is not enough.
convention-lesson-dissolution-1-done = 4 of 7 voted OUI. The round was played to its end, and you win: 4 re-elected, against 3 and 2.
convention-lesson-dissolution-1-other-1 = The others are behind, and did not propose it either. The game goes on.

## 8. A whole game

convention-lesson-game = The last round
convention-lesson-game-rule = Most re-elected wins: alive, free, 5 PP or more.
convention-lesson-game-task = Round 10, about three minutes: lead the Montagnards against { $b } and { $c }. In the end they tell you why they did what they did.
convention-lesson-game-won = Nobody did better than you. A real table awaits you.
convention-lesson-game-lost = You did not win this one. Try it again, or sit down at a real table.
