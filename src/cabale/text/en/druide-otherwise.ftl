# Le Grand Druide: what another answer in its lessons would have brought, where that has to be said otherwise than of one that was
# given (docs/lessons.md).

druide-lesson-turn-1-other-4-would = You would have been out until the count, with 9 druids in reserve, and the others would have played on without you.
druide-lesson-turn-1-other-6-would = The bar would have moved by 1 line, and stayed there. One college would have grown, another shrunk, and nobody stands in either.
druide-lesson-equals-1-other-1-would = { $b } and you would have had 2 each, and both been out: { $c } would have taken the 5 votes with one druid, and been elected with 22.
druide-lesson-equals-1-other-2-would = { $c } would still have had 2 there, and you 1, like { $b }: nothing would have changed. He would have been elected with 17.
druide-lesson-equals-1-other-3-would = A druid in reserve counts for nothing. { $c } would have been elected with 17.
druide-lesson-spoil-1-other-1-would = This college is yours already. { $b } would have been elected, 14 to 13.
druide-lesson-spoil-1-other-2-would = Somebody else would still have had more druids there: nothing would have changed. { $b } would have been elected, 14 to 13.
druide-lesson-spoil-1-other-3-would = { $b } would have been elected, 14 to 13, and your druid would never have left the reserve.
druide-lesson-bar-1-other-1-would = Stone 20 would have left the college, and { $b-of } druid with it: { $c } 3, { $b } 1, you 1. He would have been elected, 14 to 12.
druide-lesson-bar-1-other-2-would = On both sides of this bar the college is yours: one would have lost a vote, the other won it. { $c } would have been elected, 14 to 12.
druide-lesson-bar-1-other-3-would = A bar in reserve counts for nothing. { $c } would have been elected, 14 to 12.
druide-lesson-taboo-1-other-1-would = You 3, { $b } 2, it would have seemed. Then your druid would have left stone 20: 2 and 2, both out. { $c } would have got the college, with 5 votes then, and been elected, 17 to 11.
druide-lesson-taboo-1-other-2-would = Nothing would have changed there. In 15–20 { $b } and you would have remained equal, so { $c } would have got it, and been elected, 18 to 11.
druide-lesson-taboo-1-other-3-would = In 15–20 { $b } and you would have remained equal, so { $c } would have got it, and been elected, 18 to 11.
druide-lesson-lucky-1-other-1-would = 5 votes: you would have 9, and so would { $b }. Equals are out here too, and { $c } would have been elected with 4.
druide-lesson-lucky-1-other-2-would = 4 votes: you would have 8, and { $b } would have been elected with 9.
druide-lesson-lucky-1-other-3-would = You would have stayed at 4, and { $b } would have been elected with 9.
druide-lesson-count-1-other-1-would = You would have taken a vote from { $c }: 10 for you, 10 for him. { $b } would have been elected with 12.
druide-lesson-count-1-other-2-would = { $c } would have taken a vote from { $b }: 12 for him, 11 for her. He would have been elected.
druide-lesson-count-1-other-3-would = { $b } would have taken a vote from { $c }, and been elected with 13.
druide-lesson-count-1-other-4-would = 12, 11 and 9: { $b } would have been elected.
