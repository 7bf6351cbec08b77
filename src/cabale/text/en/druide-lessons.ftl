# Le Grand Druide: the sentences of its lessons, by their keys (docs/lessons.md). $b is the player to your left.

## 1. A turn, and what one wants

druide-lesson-turn = Your first druid
druide-lesson-turn-rule = One thing a turn: place a druid, move a bar, or pass. In the end, votes elect the High Druid.
druide-lesson-turn-1-point-1 = The stones between two bars are a college. This one has 6, and so 6 votes: in the end a neutral token goes on every empty stone. Struck out, they are nobody’s yet.
druide-lesson-turn-1-point-2 = A bar may be moved once, past 1 stone.
druide-lesson-turn-1-point-3 = 9 druids and 3 bars: all you have for the whole game.
druide-lesson-turn-1-point-4 = Whoever passes is out until the count.
druide-lesson-turn-1-task = You begin, and the ring is empty. Place a druid where the most votes are.
druide-lesson-turn-1-why = One player carries a college: all its votes. As long as nobody else comes, a single druid is enough.
druide-lesson-turn-1-done = The college is yours for now, with its 6 votes. The others will come after them.
druide-lesson-turn-1-other-1 = The college is yours for now. But this stone is blue, your taboo colour: before the votes are counted the druid leaves it, and leaves a vote less.
druide-lesson-turn-1-other-2 = The college is yours for now, with 5 votes. Another one has 6.
druide-lesson-turn-1-other-3 = The college is yours for now, with 3 votes: it is the smallest of all.
druide-lesson-turn-1-other-4 = You are out until the count, with 9 druids in reserve. The others play on without you.
druide-lesson-turn-1-other-5 = The college is yours for now, with 4 votes. Another one has 6.
druide-lesson-turn-1-other-6 = The bar went past 1 stone, and stays there. One college grew, another shrank, and nobody stands in either.

## 2. Equals cancel

druide-lesson-equals = Equals are out
druide-lesson-equals-rule = Whoever has as many druids as somebody else is out. Of the others, the one with most gets all the votes, even with none.
druide-lesson-equals-1-point-1 = College 7–12: you 2, { $b } 2, both out. { $c } gets 6 votes without a druid.
druide-lesson-equals-1-point-2 = College 17–20: { $b } 2, { $c } 2, both out. It is yours without a druid.
druide-lesson-equals-1-point-3 = College 21–25: { $b } 2, you 1, { $c } 1.
druide-lesson-equals-1-task = { $b } and { $c } have passed, and you have one druid left. Put it where it brings you votes.
druide-lesson-equals-1-why = One druid more takes you out of a tie. One druid more may also take you into one, and then the third is glad.
druide-lesson-equals-1-done = You 3, { $b } 2: the 6 votes are yours. You are elected with 14.
druide-lesson-equals-1-other-1 = Now { $b } and you have 2 each, and both are out: { $c } took the 5 votes with one druid. He is elected with 22.
druide-lesson-equals-1-other-2 = { $c } still has 2 there, and you have 1, like { $b }: nothing changed. He is elected with 17.
druide-lesson-equals-1-other-3 = A druid in reserve counts for nothing. { $c } is elected with 17.

## 3. A tie of one's own making

druide-lesson-spoil = A tie on purpose
druide-lesson-spoil-rule = Draw level with somebody, and you are both out: the votes go to another.
druide-lesson-spoil-1-point-1 = College 5–10: { $b } 3, you 2, { $c } none. It gives { $b } 6 votes.
druide-lesson-spoil-1-point-2 = With them { $b } has 14 in all, and you have 13.
druide-lesson-spoil-1-point-3 = { $c } has 3.
druide-lesson-spoil-1-task = Your last druid. It can bring you no votes any more, but it can cost { $b } some.
druide-lesson-spoil-1-why = If you cannot have the votes, let them go to somebody they do not help.
druide-lesson-spoil-1-done = 3 and 3: { $b } and you are out, and { $c } gets the 6 votes. He has 9, { $b } 8, and you are elected with 13.
druide-lesson-spoil-1-other-1 = This college was yours already. { $b } is elected, 14 to 13.
druide-lesson-spoil-1-other-2 = Somebody else still has more druids there: nothing changed. { $b } is elected, 14 to 13.
druide-lesson-spoil-1-other-3 = { $b } is elected, 14 to 13, and your druid never left the reserve.

## 4. Bars

druide-lesson-bar = A bar instead of a druid
druide-lesson-bar-rule = Move a neutral bar past 1 stone and put one of yours in its place. There it stays, and the stone has changed college.
druide-lesson-bar-1-point-1 = College 20–25: { $c } 3, { $b } 2, you 1. It gives { $c } 6 votes, and 14 in all; you have 12.
druide-lesson-bar-1-point-2 = { $b-of } third druid stands just outside.
druide-lesson-bar-1-point-3 = Nobody has moved this bar yet.
druide-lesson-bar-1-task = You have no druid left, but one bar. Take college 20–25 from { $c }.
druide-lesson-bar-1-why = A druid only adds to your own. A bar can give somebody else one more. This is the rulebook’s own example.
druide-lesson-bar-1-done = College 19–25: { $b } 3, { $c } 3, both out. You get its 7 votes with one druid, and are elected with 19.
druide-lesson-bar-1-other-1 = Stone 20 left the college, and { $b-of } druid with it: { $c } 3, { $b } 1, you 1. He is elected, 14 to 12.
druide-lesson-bar-1-other-2 = On both sides of this bar the college is yours: one lost a vote, the other won it. { $c } is elected, 14 to 12.
druide-lesson-bar-1-other-3 = A bar in reserve counts for nothing. { $c } is elected, 14 to 12.

## 5. Taboo

druide-lesson-taboo = Your taboo colour
druide-lesson-taboo-rule = Before the votes are counted, your druids leave every stone of your taboo colour. A stone that a druid has left gets no token, and has no vote.
druide-lesson-taboo-1-point-1 = College 15–20: you 2, { $b } 2, { $c } none. One druid more, and its 6 votes are yours.
druide-lesson-taboo-1-point-2 = Your taboo colour is blue. The others have one each, and you do not know which.
druide-lesson-taboo-1-point-3 = Stone 20 is blue.
druide-lesson-taboo-1-task = Your last druid. Carry college 15–20.
druide-lesson-taboo-1-why = Until the count, the table shows who would carry a college if there were no taboo. Yours you know; theirs you can only guess.
druide-lesson-taboo-1-done = You 3, { $b } 2: you are elected with 17. Stone 20 was empty: it got a neutral token, and voted. Stone 11 did not, for { $c-of } druid had to leave it: his taboo was red.
druide-lesson-taboo-1-other-1 = You 3, { $b } 2, it seemed. Then your druid left stone 20, and its vote was gone: 2 and 2, both out. { $c } got the college, with 5 votes, and is elected, 17 to 11.
druide-lesson-taboo-1-other-2 = Nothing changed there. In 15–20 { $b } and you remained equal, so { $c } got it, and is elected, 18 to 11.
druide-lesson-taboo-1-other-3 = In 15–20 { $b } and you remained equal, so { $c } got it, and is elected, 18 to 11.

## 6. Luck

druide-lesson-lucky = Your lucky stone
druide-lesson-lucky-rule = Carry the college in which your lucky stone lies, and you get 2 votes more.
druide-lesson-lucky-1-point-1 = In this college everybody has 1 druid. One more from you brings you its 4 votes.
druide-lesson-lucky-1-point-2 = Here too: 5 votes.
druide-lesson-lucky-1-point-3 = And here: 4 votes.
druide-lesson-lucky-1-point-4 = Your lucky stone is 29. { $b } stands on it, but that does not matter.
druide-lesson-lucky-1-task = Your last druid. You have 4 votes, { $b } has 9: find 6 more.
druide-lesson-lucky-1-why = What counts is who carries the college, not who stands on the stone. And until the end nobody knows yours.
druide-lesson-lucky-1-done = 4 votes, and 2 for the lucky stone: you have 10 and are elected.
druide-lesson-lucky-1-other-1 = 5 votes: you have 9, and so has { $b }. Equals are out here too, and { $c } is elected with 4.
druide-lesson-lucky-1-other-2 = 4 votes: you have 8, and { $b } is elected with 9.
druide-lesson-lucky-1-other-3 = You stay at 4, and { $b } is elected with 9.

## 7. The totals

druide-lesson-count = 8 beats 12 and 12
druide-lesson-count-rule = Totals are compared like druids: whoever is equal to somebody is out, and the highest of the others is High Druid.
druide-lesson-count-1-point-1 = { $b } has 12 votes.
druide-lesson-count-1-point-2 = { $c } has 11.
druide-lesson-count-1-point-3 = You have 9: 7 of colleges, 2 of your lucky stone.
druide-lesson-count-1-point-4 = This bar parts your college 17–19 from { $c-of } 20–25.
druide-lesson-count-1-task = The last move is yours: one bar. Become High Druid.
druide-lesson-count-1-why = The most votes are worth nothing if two have them. Mind that lucky stones stay secret: 2 votes more for one of them, and they would not have been equal.
druide-lesson-count-1-done = You gave { $c } a vote: now he has 12, and so has { $b }. Both are out, and you are High Druid with 8.
druide-lesson-count-1-other-1 = You took a vote from { $c }: 10 for you, 10 for him. { $b } is elected with 12.
druide-lesson-count-1-other-2 = { $c } took a vote from { $b }: he has 12, she has 11. He is elected.
druide-lesson-count-1-other-3 = { $b } took a vote from { $c }, and is elected with 13.
druide-lesson-count-1-other-4 = 12, 11 and 9: { $b } is elected.

## 8. A game

druide-lesson-game = A short game
druide-lesson-game-rule = The highest total that nobody else has makes the High Druid.
druide-lesson-game-task = A game near its end: beat { $b } and { $c }. After each turn they tell why they played so; at a real table nobody does.
druide-lesson-game-won = You can sit down at a real table.
druide-lesson-game-lost = This time the ring chose otherwise. Try it again, or sit down at a real table.
