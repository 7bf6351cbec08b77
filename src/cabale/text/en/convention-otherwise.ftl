# Guillotine 1988: what another answer in its lessons would have brought, where that has to be said otherwise than of one that was
# given (docs/lessons.md).

convention-lesson-aim-1-other-1-would = Robespierre would have 9, and would still count as one. 2 against 2: then the PP of the re-elected decide, 19 to 16 for { $b }.
convention-lesson-aim-1-other-2-would = Saint-Just would have 4, and be one short himself. 2 against 2: the PP of the re-elected decide, 19 to 15 for { $b }.
convention-lesson-rooms-1-other-1-would = The last place would be gone, and not to Danton: he would still have 4 PP, in a room that gives none.
convention-lesson-rooms-1-other-2-would = Mission can wait. { $b } would have sent Vergniaud to the last place at the Committee.
convention-lesson-rooms-1-other-3-would = The Club gives no PP, only cards. { $b } would have sent Vergniaud to the last place at the Committee.
convention-lesson-rooms-1-other-4-would = The Tribunal judges; it gives no PP. { $b } would have sent Vergniaud to the last place at the Committee.
convention-lesson-rooms-1-other-5-would = Whoever passes moves nobody any more in this phase. { $b } would have taken the last place, and all of yours would have stayed at the Convention.
convention-lesson-rooms-2-other-1-would = At the Club he would have drawn “Brissot unmasked”, and so denounced Brissot. The die would have said 5: nothing would have come of it, and he would have gained nothing.
convention-lesson-rooms-2-other-2-would = Nobody would have been judged in this round: he would have sat there for nothing. Only Danton would have gained a point.
convention-lesson-rooms-2-other-3-would = All would have passed, and the round gone by. Only Danton would have gained a point.
convention-lesson-report-1-other-1-would = Accepted, 4 to 3: it would have been 2 PP for a man who has 5 already. Danton would still have 4.
convention-lesson-report-1-other-2-would = No Report, no points: you could only have voted down Brissot’s. Danton would still have 4 PP.
convention-lesson-report-2-other-1-would = 7 to 0, your own four among them: Danton would have fallen to 2 PP.
convention-lesson-denounce-1-other-1-would = The die would have said 4. Without support it takes 1 or 2: Vergniaud would be back in his place.
convention-lesson-denounce-1-other-2-would = Two denunciations, each of them alone. The dice would have said 4 and 5: both men would be back in their places.
convention-lesson-denounce-2-other-1-would = 2 to 1 for him: Vergniaud would be back at the Convention, with all his 8 PP.
convention-lesson-summons-1-other-1-would = Two OUI, one NON: Danton would have been guillotined.
convention-lesson-summons-1-other-2-would = The search would have missed him, at the price of 1 PP. But 2 + 4 is short of the 8 that bring him back: he would still be in Flight, where nobody is re-elected.
convention-lesson-summons-2-other-1-would = Danton would have stayed in Prison. Next round that would cost him 1 PP more.
convention-lesson-motion-1-other-1-would = He would have been summoned, and run; the search would have missed him. And Barbaroux, left in peace, would have 5 PP.
convention-lesson-motion-1-other-2-would = Brissot would have been summoned, and run; the search would have missed him. And Barbaroux, left in peace, would have 5 PP.
convention-lesson-motion-1-other-3-would = Then { $b } would have named somebody: your Danton. Your two votes would have stopped it. And Barbaroux would have 5 PP.
convention-lesson-dissolution-1-other-1-would = The others are behind, and would not have proposed it either. The game would have gone on.
