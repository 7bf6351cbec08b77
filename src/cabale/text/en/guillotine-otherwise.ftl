# Guillotine: what another answer in its lessons would have brought, where that has to be said otherwise than of one that was
# given (docs/lessons.md).

guillotine-lesson-front-1-other-1-would = The Cardinal would have gone to the end of the line, and the Martyr would have been yours: 1 point less instead of 5 more.
guillotine-lesson-front-1-other-2-would = You would have sent the Martyr away and collected the Cardinal. But a card would have been spent, and { $b } would have the Duke before her instead of the Martyr.
guillotine-lesson-front-1-other-3-would = The line would have turned round, with the Colonel in front: 3 points instead of 5.
guillotine-lesson-push-1-other-1-would = You would have collected the Martyr: 1 point less. The King would have come closer, for the others.
guillotine-lesson-push-1-other-2-would = Three more nobles would have come to the end of the line. In front nothing would have changed: you would have collected the Martyr, 1 point less.
guillotine-lesson-push-2-other-1-would = Somebody would have passed the King, but in front would still have stood the Martyr: 1 point less.
guillotine-lesson-trip-1-other-1-would = The King would have come to the second place, and you would have collected the Martyr. Then he would stand in front, for { $b }.
guillotine-lesson-trip-1-other-2-would = You would have collected the Martyr: 1 point less. Then { $b } would have had the Judge before her, and could have played no card.
guillotine-lesson-trip-2-other-1-would = The Judge would have come to the front, and that would have been the end of playing cards. You would have collected him: 2 points.
guillotine-lesson-trip-2-other-2-would = Then “Pushed” could have brought only the Judge to the front, who would have stood third. You would have collected him: 2 points.
guillotine-lesson-trip-2-other-3-would = The King himself would have stepped back, out of reach. You would have collected the Martyr: 1 point less.
guillotine-lesson-trip-3-other-1-would = You would have collected the Martyr after all: 1 point less. { $b } would have had to take the Judge, and then { $c } would have the King before him.
guillotine-lesson-colours-1-other-2-would = You would have pushed the Count to the front, and collected him: 2 points, as the Land Lord would have been. You would have 10.
guillotine-lesson-colours-1-other-3-would = You would have collected the Land Lord: 2 points. You would have 10.
guillotine-lesson-colours-2-other-2-would = A green noble would have come to the front, the Sheriff, and you would have collected him: 1 point. You would have 14.
guillotine-lesson-colours-2-other-3-would = You would have collected the Regent: 4 points. You would have 17.
guillotine-lesson-grey-1-other-1-would = The Clown would have left the line, and you would have collected the Martyr: 1 point less.
guillotine-lesson-grey-1-other-2-would = The Clown would have gone to the end of the line, and you would have collected the Martyr: 1 point less.
guillotine-lesson-grey-2-other-1-would = { $b } would have fallen from 4 to 2. { $c } would still lead with 10.
guillotine-lesson-blade-1-other-1-would = { $b } would have collected Marie Antoinette, and would lead, 13 to 9.
guillotine-lesson-end-1-other-1-would = 2 points, and 2 for the Bishop: 13. { $b } would have collected the Baron, with 17, and “Double Feature” could not have been played any more.
guillotine-lesson-end-1-other-2-would = The Bishop for you, the Baron for { $b }. The fountain you would still have played afterwards, but it would have been 13 to 17.
guillotine-lesson-end-2-other-1-would = 14 to 14: you and { $b } would have shared the win. And the fountain would have stayed in your hand.
