# De Grote Druïde: de zinnen van de lessen, op hun sleutel (docs/lessons.md). $b zit links van je.

## 1. Een beurt, en waar het om gaat

druide-lesson-turn = Je eerste druïde
druide-lesson-turn-rule = Eén ding per beurt: een druïde zetten, een staaf verleggen of passen. Aan het eind kiezen de stemmen de Grote Druïde.
druide-lesson-turn-1-point-1 = De stenen tussen twee staven vormen een college. Dit heeft er 6, dus 6 stemmen: aan het eind komt op elke lege steen een neutrale fiche. Met een streep erdoor krijgt nog niemand ze.
druide-lesson-turn-1-point-2 = Een staaf mag één keer verlegd worden, 1 steen ver.
druide-lesson-turn-1-point-3 = 9 druïden en 3 staven: meer heb je niet voor het hele spel.
druide-lesson-turn-1-point-4 = Wie past, speelt niet meer mee tot de telling.
druide-lesson-turn-1-task = Jij begint, en de kring is leeg. Zet een druïde waar de meeste stemmen te halen zijn.
druide-lesson-turn-1-why = Een college geeft al zijn stemmen aan één speler. Zolang er niemand anders bij komt, is één druïde genoeg.
druide-lesson-turn-1-done = Voorlopig is dit college van jou, met zijn 6 stemmen. De anderen zullen ze ook willen.
druide-lesson-turn-1-other-1 = Voorlopig is dit college van jou. Maar deze steen is blauw, jouw taboekleur: voor de stemmen geteld worden, gaat de druïde weg, en met hem een stem.
druide-lesson-turn-1-other-2 = Voorlopig is dit college van jou, met 5 stemmen. Er is er een met 6.
druide-lesson-turn-1-other-3 = Voorlopig is dit college van jou, met 3 stemmen: het kleinste van allemaal.
druide-lesson-turn-1-other-4 = Je speelt niet meer mee tot de telling, met 9 druïden in voorraad. De anderen gaan door zonder jou.
druide-lesson-turn-1-other-5 = Voorlopig is dit college van jou, met 4 stemmen. Er is er een met 6.
druide-lesson-turn-1-other-6 = De staaf is 1 steen opgeschoven, en daar blijft hij. Eén college werd groter, één kleiner, en in geen van beide staat iemand.

## 2. Wie gelijkstaat, valt af

druide-lesson-equals = Gelijk is af
druide-lesson-equals-rule = Wie evenveel druïden heeft als een ander, valt af. Van wie overblijft, krijgt degene met de meeste alle stemmen, ook met nul.
druide-lesson-equals-1-point-1 = College 7–12: jij 2, { $b } 2, allebei af. { $c } krijgt 6 stemmen zonder één druïde.
druide-lesson-equals-1-point-2 = College 17–20: { $b } 2, { $c } 2, allebei af. Jij krijgt het zonder één druïde.
druide-lesson-equals-1-point-3 = College 21–25: { $b } 2, jij 1, { $c } 1.
druide-lesson-equals-1-task = { $b } en { $c } hebben gepast, en jij hebt nog één druïde. Zet hem waar hij je stemmen oplevert.
druide-lesson-equals-1-why = Met één druïde meer sta je niet meer gelijk. Of juist wel, en dan lacht de derde.
druide-lesson-equals-1-done = Jij 3, { $b } 2: de 6 stemmen zijn van jou. Je wordt Grote Druïde met 14.
druide-lesson-equals-1-other-1 = Nu hebben { $b } en jij er elk 2, en vallen jullie af: { $c } kreeg de 5 stemmen met één druïde. Hij is gekozen met 22.
druide-lesson-equals-1-other-2 = { $c } heeft er daar nog altijd 2, en jij 1, net als { $b }: er veranderde niets. Hij is gekozen met 17.
druide-lesson-equals-1-other-3 = Een druïde in voorraad telt niet mee. { $c } is gekozen met 17.

## 3. Met opzet gelijk

druide-lesson-spoil = Met opzet gelijk
druide-lesson-spoil-rule = Kom je gelijk met een ander, dan vallen jullie allebei af: de stemmen gaan naar een derde.
druide-lesson-spoil-1-point-1 = College 5–10: { $b } 3, jij 2, { $c } geen. Het geeft { $b } 6 stemmen.
druide-lesson-spoil-1-point-2 = Daarmee heeft { $b } er samen 14, en jij 13.
druide-lesson-spoil-1-point-3 = { $c } heeft er 3.
druide-lesson-spoil-1-task = Je laatste druïde. Stemmen kan hij je niet meer opleveren, maar hij kan { $b } er een paar kosten.
druide-lesson-spoil-1-why = Kun je de stemmen zelf niet krijgen, gun ze dan aan wie er niets aan heeft.
druide-lesson-spoil-1-done = 3 en 3: { $b } en jij vallen af, en { $c } krijgt de 6 stemmen. Hij heeft er 9, { $b } 8, en jij wordt Grote Druïde met 13.
druide-lesson-spoil-1-other-1 = Dit college was al van jou. { $b } is gekozen, 14 tegen 13.
druide-lesson-spoil-1-other-2 = Daar heeft een ander nog altijd meer druïden: er veranderde niets. { $b } is gekozen, 14 tegen 13.
druide-lesson-spoil-1-other-3 = { $b } is gekozen, 14 tegen 13, en je druïde kwam de voorraad niet uit.

## 4. Staven

druide-lesson-bar = Een staaf in plaats van een druïde
druide-lesson-bar-rule = Verleg een neutrale staaf 1 steen ver en leg er een van jou voor in de plaats. Daar blijft hij, en de steen hoort nu bij een ander college.
druide-lesson-bar-1-point-1 = College 20–25: { $c } 3, { $b } 2, jij 1. Het geeft { $c } 6 stemmen, en samen 14; jij hebt er 12.
druide-lesson-bar-1-point-2 = Net ernaast staat een derde druïde { $b-of }.
druide-lesson-bar-1-point-3 = Deze staaf heeft nog niemand verlegd.
druide-lesson-bar-1-task = Je hebt geen druïde meer, wel een staaf. Neem { $c } college 20–25 af.
druide-lesson-bar-1-why = Een druïde komt alleen bij de jouwe. Een staaf kan een ander er een bij geven. Dit is het voorbeeld uit het regelboekje zelf.
druide-lesson-bar-1-done = College 19–25: { $b } 3, { $c } 3, allebei af. Jij krijgt de 7 stemmen met één druïde, en wordt Grote Druïde met 19.
druide-lesson-bar-1-other-1 = Steen 20 hoort nu bij het andere college, met de druïde { $b-of } erop: { $c } 3, { $b } 1, jij 1. Hij is gekozen, 14 tegen 12.
druide-lesson-bar-1-other-2 = Aan beide kanten van deze staaf is het college van jou: het ene verloor een stem, het andere won die. { $c } is gekozen, 14 tegen 12.
druide-lesson-bar-1-other-3 = Een staaf in voorraad telt niet mee. { $c } is gekozen, 14 tegen 12.

## 5. Taboe

druide-lesson-taboo = Je taboekleur
druide-lesson-taboo-rule = Voor de stemmen geteld worden, verlaten je druïden de stenen van je taboekleur. Een steen waar een druïde wegging krijgt geen fiche, en heeft geen stem.
druide-lesson-taboo-1-point-1 = College 15–20: jij 2, { $b } 2, { $c } geen. Eén druïde erbij, en de 6 stemmen zijn van jou.
druide-lesson-taboo-1-point-2 = Jouw taboekleur is blauw. De anderen hebben er ook elk een, maar je weet niet welke.
druide-lesson-taboo-1-point-3 = Steen 20 is blauw.
druide-lesson-taboo-1-task = Je laatste druïde. Zorg dat je college 15–20 krijgt.
druide-lesson-taboo-1-why = Tot de telling toont de tafel wie een college zou krijgen als er geen taboe was. Het jouwe ken je; naar dat van de anderen kun je alleen raden.
druide-lesson-taboo-1-done = Jij 3, { $b } 2: je wordt Grote Druïde met 17. Steen 20 was leeg: die kreeg een neutrale fiche, en stemde mee. Steen 11 niet, want daar moest de druïde { $c-of } weg: zijn taboe was rood.
druide-lesson-taboo-1-other-1 = Jij 3, { $b } 2, zo leek het. Toen verliet je druïde steen 20, en was die stem weg: 2 en 2, allebei af. { $c } kreeg het college, met 5 stemmen, en is gekozen, 17 tegen 11.
druide-lesson-taboo-1-other-2 = Daar veranderde niets. In 15–20 bleven { $b } en jij gelijk; dus kreeg { $c } het, en hij is gekozen, 18 tegen 11.
druide-lesson-taboo-1-other-3 = In 15–20 bleven { $b } en jij gelijk; dus kreeg { $c } het, en hij is gekozen, 18 tegen 11.

## 6. Geluk

druide-lesson-lucky = Je gelukssteen
druide-lesson-lucky-rule = Krijg je het college waarin je gelukssteen ligt, dan krijg je 2 stemmen extra.
druide-lesson-lucky-1-point-1 = In dit college heeft iedereen 1 druïde. Eén van jou erbij, en je krijgt de 4 stemmen.
druide-lesson-lucky-1-point-2 = Hier ook: 5 stemmen.
druide-lesson-lucky-1-point-3 = En hier: 4 stemmen.
druide-lesson-lucky-1-point-4 = Jouw gelukssteen is 29. { $b } staat erop, maar dat geeft niet.
druide-lesson-lucky-1-task = Je laatste druïde. Jij hebt 4 stemmen, { $b } heeft er 9: vind er 6.
druide-lesson-lucky-1-why = Het gaat erom wie het college krijgt, niet wie op de steen staat. En tot het eind kent niemand de jouwe.
druide-lesson-lucky-1-done = 4 stemmen, en 2 voor de gelukssteen: met 10 word je Grote Druïde.
druide-lesson-lucky-1-other-1 = 5 stemmen: jij hebt er 9, en { $b } ook. Ook hier valt af wie gelijkstaat: { $c } is gekozen met 4.
druide-lesson-lucky-1-other-2 = 4 stemmen: jij hebt er 8, en { $b } is gekozen met 9.
druide-lesson-lucky-1-other-3 = Je blijft op 4, en { $b } is gekozen met 9.

## 7. De totalen

druide-lesson-count = 8 wint van 12 en 12
druide-lesson-count-rule = Totalen worden vergeleken zoals druïden: wie gelijkstaat, valt af, en de hoogste van de anderen wordt Grote Druïde.
druide-lesson-count-1-point-1 = { $b } heeft 12 stemmen.
druide-lesson-count-1-point-2 = { $c } heeft er 11.
druide-lesson-count-1-point-3 = Jij hebt er 9: 7 van colleges, 2 van je gelukssteen.
druide-lesson-count-1-point-4 = Deze staaf ligt tussen jouw college 17–19 en college 20–25, dat naar { $c } gaat.
druide-lesson-count-1-task = De laatste zet is aan jou: één staaf. Word Grote Druïde.
druide-lesson-count-1-why = De meeste stemmen zijn niets waard als twee spelers ze hebben. Geluksstenen blijven wel geheim: 2 stemmen extra voor een van hen, en ze stonden niet gelijk.
druide-lesson-count-1-done = Je gaf { $c } een stem: hij heeft er nu 12, en { $b } ook. Allebei af, en jij wordt Grote Druïde met 8.
druide-lesson-count-1-other-1 = Je nam { $c } een stem af: 10 voor jou, 10 voor hem. { $b } is gekozen met 12.
druide-lesson-count-1-other-2 = { $c } nam { $b } een stem af: hij heeft er 12, zij 11. Hij is gekozen.
druide-lesson-count-1-other-3 = { $b } nam { $c } een stem af, en is gekozen met 13.
druide-lesson-count-1-other-4 = 12, 11 en 9: { $b } is gekozen.

## 8. Een spel

druide-lesson-game = Een kort spel
druide-lesson-game-rule = Het hoogste totaal dat niemand anders heeft, maakt de Grote Druïde.
druide-lesson-game-task = Een spel dat bijna uit is: versla { $b } en { $c }. Na elke beurt zeggen ze waarom ze zo speelden; aan een echte tafel doet niemand dat.
druide-lesson-game-won = Je kunt aan een echte tafel gaan zitten.
druide-lesson-game-lost = Deze keer koos de kring anders. Speel het nog eens, of ga aan een echte tafel zitten.
