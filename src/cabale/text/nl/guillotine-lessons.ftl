# Guillotine: de zinnen van de lessen, op hun sleutel (docs/lessons.md). $b zit links van je.

## 1. Een beurt, en waar het om gaat

guillotine-lesson-front = Wie vooraan staat
guillotine-lesson-front-rule = Je beurt: speel een kaart of geen, onthoofd de voorste edele, trek een kaart. Na drie dagen winnen de meeste punten.
guillotine-lesson-front-1-point-1 = Vlak bij het mes staat de Kardinaal: 5 punten.
guillotine-lesson-front-1-point-2 = Je mag eerst een van je kaarten spelen. Pas je, dan valt het mes meteen.
guillotine-lesson-front-1-point-3 = De edele die je onthoofdt, komt op je stapel. Je hebt nu 3 punten.
guillotine-lesson-front-1-task = Onthoofd de Kardinaal.
guillotine-lesson-front-1-why = Heb je gespeeld of gepast, dan is wie vooraan staat van jou. Is dat wie je wilt, bewaar dan je kaarten.
guillotine-lesson-front-1-done = De Kardinaal is van jou voor 5 punten: 8 in totaal. En je trok een kaart. { $b } moet de Martelares nemen, tenzij een kaart haar helpt.
guillotine-lesson-front-1-other-1 = De Kardinaal ging naar het eind van de rij, en jij kreeg de Martelares: 1 punt minder in plaats van 5 erbij.
guillotine-lesson-front-1-other-2 = Je stuurde de Martelares weg en onthoofdde de Kardinaal. Maar je bent een kaart kwijt, en { $b } heeft nu de Hertog voor zich in plaats van de Martelares.
guillotine-lesson-front-1-other-3 = De rij keerde om, en de Kolonel stond vooraan: 3 punten in plaats van 5.

## 2. Eerst een kaart

guillotine-lesson-push = Een duw in de rug
guillotine-lesson-push-rule = Eén actiekaart per beurt, voor je onthoofdt.
guillotine-lesson-push-1-point-1 = Vooraan staat een Martelares: −1 punt.
guillotine-lesson-push-1-point-2 = De Koning, 5 punten, staat derde.
guillotine-lesson-push-1-point-3 = “Geduwd” zet een edele precies 2 plaatsen naar voren.
guillotine-lesson-push-1-task = Zorg dat de Koning vooraan komt.
guillotine-lesson-push-1-why = Wie derde staat, komt niet vanzelf bij jou: twee beurten later heeft een ander hem.
guillotine-lesson-push-1-done = De kaart ligt er. Nu vraagt ze om een edele.
guillotine-lesson-push-1-other-1 = Je onthoofdde de Martelares: 1 punt minder. De Koning is dichterbij, voor de anderen.
guillotine-lesson-push-1-other-2 = Achteraan kwamen er drie edelen bij. Vooraan veranderde niets: je onthoofdde de Martelares, 1 punt minder.
guillotine-lesson-push-2-task = Wie duw je?
guillotine-lesson-push-2-why = Precies 2, niet minder: voor de eerste en de tweede edele zijn er geen 2 plaatsen.
guillotine-lesson-push-2-done = De Koning is van jou: 5 punten. En { $b } heeft nu de Martelares voor zich, { $c } de Volksheld.
guillotine-lesson-push-2-other-1 = Iemand kwam voor de Koning te staan, maar vooraan stond nog altijd de Martelares: 1 punt minder.

## 3. Twee kaarten, en de Rechter

guillotine-lesson-trip = Twee kaarten in één beurt
guillotine-lesson-trip-rule = Alleen na “Beentje gelicht” mag je nog een kaart spelen. Staat een Ongeliefde rechter vooraan, dan speelt niemand er een.
guillotine-lesson-trip-1-point-1 = “Beentje gelicht” zet een edele 1 plaats naar achteren.
guillotine-lesson-trip-1-point-2 = “Geduwd” zet er een precies 2 naar voren.
guillotine-lesson-trip-1-point-3 = De Koning staat vierde: 3 plaatsen van voren.
guillotine-lesson-trip-1-point-4 = De Rechter staat tweede.
guillotine-lesson-trip-1-task = De Koning is te ver voor één kaart. Begin met die waarna er nog een mag.
guillotine-lesson-trip-1-why = Eén kaart per beurt. Alleen na “Beentje gelicht” mag er nog een.
guillotine-lesson-trip-1-done = De kaart ligt er. Nu vraagt ze om een edele.
guillotine-lesson-trip-1-other-1 = De Koning kwam op de tweede plaats, en jij onthoofdde de Martelares. Nu staat hij vooraan, voor { $b }.
guillotine-lesson-trip-1-other-2 = Je onthoofdde de Martelares: 1 punt minder. Daarna had { $b } de Rechter voor zich, en kon ze geen kaart spelen.
guillotine-lesson-trip-2-task = Wie moet naar achteren, zodat de Koning derde staat?
guillotine-lesson-trip-2-why = Wie naar achteren gaat, laat de volgende naar voren.
guillotine-lesson-trip-2-done = De Volksheld ging naar achteren, de Koning staat derde, en je mag nog eens spelen.
guillotine-lesson-trip-2-other-1 = De Rechter kwam vooraan, en toen was het uit met kaarten spelen. Je onthoofdde hem: 2 punten.
guillotine-lesson-trip-2-other-2 = “Geduwd” kon nu alleen de Rechter vooraan brengen, die derde stond. Je onthoofdde hem: 2 punten.
guillotine-lesson-trip-2-other-3 = De Koning zelf ging naar achteren, buiten bereik. Je onthoofdde de Martelares: 1 punt minder.
guillotine-lesson-trip-3-task = Breng de Koning nu naar voren.
guillotine-lesson-trip-3-why = De Rechter staat tweede, en daar verbiedt hij niets.
guillotine-lesson-trip-3-done = De Koning ging beiden voorbij, en is van jou: 5 punten voor twee kaarten.
guillotine-lesson-trip-3-other-1 = Je onthoofdde toch de Martelares: 1 punt minder. { $b } moest de Rechter nemen, en nu heeft { $c } de Koning voor zich.

## 4. Kleuren en sterren

guillotine-lesson-colours = Kleuren en sterren
guillotine-lesson-colours-rule = Een kleur alleen brengt niets op. Een steun blijft voor je liggen: 1 punt extra voor elke edele van die kleur.
guillotine-lesson-colours-1-point-1 = Je stapel: drie rode edelen, één blauwe.
guillotine-lesson-colours-1-point-2 = “Steun van het leger” telt de rode,
guillotine-lesson-colours-1-point-3 = “Steun van de Kerk” de blauwe.
guillotine-lesson-colours-1-task = Speel de kaart die nu de meeste punten waard is.
guillotine-lesson-colours-1-why = Een steun telt de hele stapel, en wie er later in die kleur nog bij komt.
guillotine-lesson-colours-1-done = 3 punten extra voor drie rode edelen, en 2 voor de Grondbezitter, die je onthoofdde: 13.
guillotine-lesson-colours-1-other-1 = 1 punt extra voor één blauwe edele, en 2 voor de Grondbezitter: 11.
guillotine-lesson-colours-1-other-2 = Je duwde de Graaf naar voren en onthoofdde hem: 2 punten, net als de Grondbezitter. Je hebt er 10.
guillotine-lesson-colours-1-other-3 = Je onthoofdde de Grondbezitter: 2 punten. Je hebt er 10.
guillotine-lesson-colours-2-point-1 = Twee Paleiswachten in je stapel: 2 punten elk.
guillotine-lesson-colours-2-point-2 = Vooraan staat de Regent: 4 punten.
guillotine-lesson-colours-2-point-3 = Derde staat nog een Paleiswacht. Zijn ster betekent: zoveel punten als je Paleiswachten hebt.
guillotine-lesson-colours-2-task = Wie levert je het meeste op? Je hebt 13 punten.
guillotine-lesson-colours-2-why = Eén Paleiswacht is 1 punt waard, twee 4, drie 9, vier 16, vijf 25. Elke nieuwe maakt de andere meer waard.
guillotine-lesson-colours-2-done = Drie Paleiswachten van 3 punten: 5 meer dan eerst. En 1 voor de steun, want hij is rood: 19.
guillotine-lesson-colours-2-other-1 = De Regent voor 4 punten, en 1 voor je ene blauwe edele: 18.
guillotine-lesson-colours-2-other-2 = Een groene edele kwam naar voren, de Gendarm, en je onthoofdde hem: 1 punt. Je hebt er 14.
guillotine-lesson-colours-2-other-3 = Je onthoofdde de Regent: 4 punten. Je hebt er 17.

## 5. Grijs

guillotine-lesson-grey = Grijze edelen
guillotine-lesson-grey-rule = Grijze edelen kosten punten. Wie de Clown onthoofdt, legt hem op de stapel van een ander.
guillotine-lesson-grey-1-point-1 = De Clown: −2 punten.
guillotine-lesson-grey-1-point-2 = Een Martelares: −1 punt.
guillotine-lesson-grey-1-point-3 = De Tragische figuur: −1 punt voor elke grijze edele in de stapel, zichzelf inbegrepen.
guillotine-lesson-grey-1-task = Drie grijze edelen op rij. Wie doet je het minste kwaad?
guillotine-lesson-grey-1-why = Sommige edelen hebben een tekst, en die werkt zodra je ze onthoofdt. Die van de Clown treft nooit wie hem onthoofdt.
guillotine-lesson-grey-1-done = Je onthoofdde de Clown, en geeft hem meteen weg.
guillotine-lesson-grey-1-other-1 = De Clown ging uit de rij, en je onthoofdde de Martelares: 1 punt minder.
guillotine-lesson-grey-1-other-2 = De Clown ging naar het eind van de rij, en je onthoofdde de Martelares: 1 punt minder.
guillotine-lesson-grey-2-point-1 = { $b } heeft 4 punten,
guillotine-lesson-grey-2-point-2 = { $c } heeft er 10. Jij hebt er 4: de Clown ligt nog op je stapel.
guillotine-lesson-grey-2-task = Wie krijgt de Clown?
guillotine-lesson-grey-2-why = Je moet van iedereen winnen: kijk dus wie er voor je ligt.
guillotine-lesson-grey-2-done = { $c } zakt van 10 naar 8, en jij staat weer op 6: je bent niets kwijt.
guillotine-lesson-grey-2-other-1 = { $b } zakt van 4 naar 2. { $c } staat nog altijd voor met 10.

## 6. In de beurt van een ander

guillotine-lesson-blade = Voor het mes valt
guillotine-lesson-blade-rule = Eén kaart speel je in de beurt van een ander: “Wacht even”. De rij wordt geschud, vlak voor die onthoofdt.
guillotine-lesson-blade-1-point-1 = Marie Antoinette: 5 punten.
guillotine-lesson-blade-1-point-2 = { $b } staat op het punt haar te onthoofden. Zij heeft 8 punten, jij 9.
guillotine-lesson-blade-1-point-3 = Jij hebt de kaart, en niemand weet het. Alleen jou wordt het gevraagd.
guillotine-lesson-blade-1-task = De laatste dag. Achter Marie Antoinette staan drie grijze edelen. Geef antwoord.
guillotine-lesson-blade-1-why = Het toeval legt de rij opnieuw, en hier kosten drie van de vier edelen punten. Aan tafel valt er voor elk mes een pauze, of iemand de kaart nu heeft of niet.
guillotine-lesson-blade-1-done = Het toeval zette een Martelares vooraan: { $b } heeft 7 punten, en jij staat nog voor met 9.
guillotine-lesson-blade-1-other-1 = { $b } onthoofdde Marie Antoinette, en staat voor, 13 tegen 9.

## 7. Het eind

guillotine-lesson-end = De laatste dag
guillotine-lesson-end-rule = Na de derde dag mag ieder nog kaarten spelen die punten veranderen, zoveel je wilt. Onthoofd wordt er niet meer.
guillotine-lesson-end-1-point-1 = De derde dag, en er zijn nog twee edelen.
guillotine-lesson-end-1-point-2 = Onthoofd je er een, dan is de andere voor { $b }. Zij heeft 14 punten, jij 9.
guillotine-lesson-end-1-point-3 = “Bloedfontein”: 2 punten, nu of na de laatste dag.
guillotine-lesson-end-1-point-4 = “Dubbelprogramma”: je onthoofdt deze beurt een edele meer.
guillotine-lesson-end-1-task = Eén kaart nu. Welke kan niet wachten?
guillotine-lesson-end-1-why = Wat alleen punten verandert, kan wachten; edelen niet. Is de rij leeg, dan is de dag voorbij: na dag 1 en 2 komen er twaalf nieuwe, na dag 3 niemand.
guillotine-lesson-end-1-done = Je onthoofdde ze allebei: 14 punten. { $b } en { $c } speelden niets meer, en jij mag nog één keer.
guillotine-lesson-end-1-other-1 = 2 punten, en 2 voor de Bisschop: 13. { $b } onthoofdde de Baron en heeft er 17. “Dubbelprogramma” kon niet meer.
guillotine-lesson-end-1-other-2 = De Bisschop voor jou, de Baron voor { $b }. De fontein speelde je daarna nog, maar het is 13 tegen 17.
guillotine-lesson-end-2-task = { $b } heeft 14 punten, en jij ook. Win.
guillotine-lesson-end-2-why = Een kaart die in je hand blijft, is bij het tellen niets waard.
guillotine-lesson-end-2-done = 16 tegen 14: je wint.
guillotine-lesson-end-2-other-1 = 14 tegen 14: jij en { $b } delen de overwinning. En de fontein bleef in je hand.

## 8. Een spel

guillotine-lesson-game = De laatste dag van een spel
guillotine-lesson-game-rule = Wie na de derde dag de meeste punten heeft, wint.
guillotine-lesson-game-task = Ieder een beurt of drie, en dan wordt er geteld: versla { $b } en { $c }. Na elke beurt zeggen ze waarom ze zo speelden; aan een echte tafel doet niemand dat.
guillotine-lesson-game-won = Niemand heeft meer punten dan jij. Je kunt aan een echte tafel gaan zitten.
guillotine-lesson-game-lost = Iemand heeft meer punten. Speel het nog eens, of ga aan een echte tafel zitten.
