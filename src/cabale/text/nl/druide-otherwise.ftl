# Le Grand Druide: wat een ander antwoord in de lessen had opgeleverd, waar dat anders gezegd moet worden dan van een antwoord dat
# gegeven is (docs/lessons.md).

druide-lesson-turn-1-other-4-would = Je had niet meer meegespeeld tot de telling, met 9 druïden in voorraad, en de anderen waren doorgegaan zonder jou.
druide-lesson-turn-1-other-6-would = De staaf was 1 lijn opgeschoven, en daar gebleven. Eén college was groter geworden, één kleiner, en in geen van beide staat iemand.
druide-lesson-equals-1-other-1-would = { $b } en jij hadden er elk 2 gehad, en waren afgevallen: { $c } had de 5 stemmen met één druïde gekregen, en was gekozen met 22.
druide-lesson-equals-1-other-2-would = { $c } had er daar nog altijd 2 gehad, en jij 1, net als { $b }: er was niets veranderd. Hij was gekozen met 17.
druide-lesson-equals-1-other-3-would = Een druïde in voorraad telt niet mee. { $c } was gekozen met 17.
druide-lesson-spoil-1-other-1-would = Dit college is al van jou. { $b } was gekozen, 14 tegen 13.
druide-lesson-spoil-1-other-2-would = Daar had een ander nog altijd meer druïden gehad: er was niets veranderd. { $b } was gekozen, 14 tegen 13.
druide-lesson-spoil-1-other-3-would = { $b } was gekozen, 14 tegen 13, en je druïde was de voorraad niet uit gekomen.
druide-lesson-bar-1-other-1-would = Steen 20 had bij het andere college gehoord, met de druïde { $b-of } erop: { $c } 3, { $b } 1, jij 1. Hij was gekozen, 14 tegen 12.
druide-lesson-bar-1-other-2-would = Aan beide kanten van deze staaf is het college van jou: het ene had een stem verloren, het andere had die gewonnen. { $c } was gekozen, 14 tegen 12.
druide-lesson-bar-1-other-3-would = Een staaf in voorraad telt niet mee. { $c } was gekozen, 14 tegen 12.
druide-lesson-taboo-1-other-1-would = Jij 3, { $b } 2, had het geleken. Dan had je druïde steen 20 verlaten: 2 en 2, allebei af. { $c } had het college gekregen, dan met 5 stemmen, en was gekozen, 17 tegen 11.
druide-lesson-taboo-1-other-2-would = Daar was niets veranderd. In 15–20 waren { $b } en jij gelijk gebleven; dan had { $c } het gekregen, en hij was gekozen, 18 tegen 11.
druide-lesson-taboo-1-other-3-would = In 15–20 waren { $b } en jij gelijk gebleven; dan had { $c } het gekregen, en hij was gekozen, 18 tegen 11.
druide-lesson-lucky-1-other-1-would = 5 stemmen: jij had er 9 gehad, en { $b } ook. Ook hier valt af wie gelijkstaat: { $c } was gekozen met 4.
druide-lesson-lucky-1-other-2-would = 4 stemmen: jij had er 8 gehad, en { $b } was gekozen met 9.
druide-lesson-lucky-1-other-3-would = Je was op 4 gebleven, en { $b } was gekozen met 9.
druide-lesson-count-1-other-1-would = Je had { $c } een stem afgenomen: 10 voor jou, 10 voor hem. { $b } was gekozen met 12.
druide-lesson-count-1-other-2-would = { $c } had { $b } een stem afgenomen: 12 voor hem, 11 voor haar. Hij was gekozen.
druide-lesson-count-1-other-3-would = { $b } had { $c } een stem afgenomen, en was gekozen met 13.
druide-lesson-count-1-other-4-would = 12, 11 en 9: { $b } was gekozen.
