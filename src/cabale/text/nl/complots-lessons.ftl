# Complots: de zinnen van de lessen, op hun sleutel (docs/lessons.md). $b zit links van je.

## 1. Wat een beurt is

complots-lesson-turn = Een beurt
complots-lesson-turn-rule = In je beurt kies je één actie. Wie als laatste nog een gedekte kaart heeft, wint.
complots-lesson-turn-1-point-1 = Iedereen heeft 2 gedekte kaarten: 2 levens.
complots-lesson-turn-1-point-2 = Met munten betaal je aanvallen: 3 voor de Sluipmoordenaar, 7 voor een Staatsgreep.
complots-lesson-turn-1-task = Neem de munt die niemand je kan weigeren.
complots-lesson-turn-1-why = Inkomen is klein en zeker. Alles wat meer opbrengt, kan iemand tegenhouden of betwijfelen.
complots-lesson-turn-1-done = Eén munt, en niemand kon er iets tegen doen.
complots-lesson-turn-1-other-1 = { $b } claimt de Hertogin, en die houdt Buitenlandse hulp tegen: niets voor jou.
complots-lesson-turn-1-other-2 = Daarvoor moet je een personage claimen. { $c } betwijfelde het, je had de kaart niet, en je verloor er een.
complots-lesson-turn-2-task = Je bent weer aan de beurt. Vraag 2 munten tegelijk.
complots-lesson-turn-2-why = Voor Buitenlandse hulp heb je geen personage nodig. Alleen wie de Hertogin claimt, kan ze tegenhouden.
complots-lesson-turn-2-done = Niemand claimde de Hertogin: 2 munten.
complots-lesson-turn-2-other-1 = Eén munt. Deze keer had niemand de 2 van de Buitenlandse hulp tegengehouden.
complots-lesson-turn-2-other-2 = { $c } betwijfelde het personage dat je claimde. Je had het niet, en je verloor een kaart.

## 2. Een claim

complots-lesson-claim = Een personage claimen
complots-lesson-claim-rule = De andere acties horen bij personages. Je zegt dat je er een hebt; je laat niets zien, en het hoeft niet waar te zijn.
complots-lesson-claim-1-point-1 = De Hertogin neemt 3 munten.
complots-lesson-claim-1-point-2 = De Gravin neemt er geen: zij beschermt tegen de Sluipmoordenaar.
complots-lesson-claim-1-task = De Hertogin is van jou. Gebruik haar.
complots-lesson-claim-1-why = Zonder personage brengt niets zoveel op, en wie de waarheid zegt, heeft geen twijfel te vrezen.
complots-lesson-claim-1-done = 3 munten. Niemand heeft je kaart gezien: ze geloofden je op je woord.
complots-lesson-claim-1-other-1 = Minder munten, en niemand vond er iets van; maar de Hertogin bracht er 3 op.
complots-lesson-claim-1-other-2 = Dat personage heb je niet. { $b } betwijfelde het, en je verloor een kaart.
complots-lesson-claim-2-point-1 = { $c } heeft 4 munten.
complots-lesson-claim-2-point-2 = Een Kapitein steelt er 2 van. Je hebt hem niet; wie weet dat?
complots-lesson-claim-2-task = Lieg nu: claim de Kapitein en steel van { $c }.
complots-lesson-claim-2-why = Een leugen die niemand betwijfelt, doet evenveel als de waarheid, en verbergt wat je hebt.
complots-lesson-claim-2-done = { $c } geloofde het: 2 munten zijn van eigenaar gewisseld.
complots-lesson-claim-2-other-1 = 3 munten, en het was weer waar. Wie alleen claimt wat er in de hand zit, is snel doorzien.
complots-lesson-claim-2-other-2 = Zonder personage, dus zonder risico; en { $c } houdt de 4 munten.
complots-lesson-claim-2-other-3 = Dat was ook een leugen, en hij ging erdoor. Maar vandaag is het de Kapitein, tegen { $c }.

## 3. Een twijfel die een telling is

complots-lesson-doubt = Betwijfelen
complots-lesson-doubt-rule = Elk personage zit 3 keer in het spel. Tel voor je iets gelooft.
complots-lesson-doubt-1-point-1 = Eén Hertogin heb je in de hand,
complots-lesson-doubt-1-point-2 = een tweede ook;
complots-lesson-doubt-1-point-3 = de derde ligt open, bij { $b }.
complots-lesson-doubt-1-task = { $c } claimt een vierde Hertogin. Geef antwoord.
complots-lesson-doubt-1-why = Twijfelen is meestal gokken. Hier is het tellen: { $c } kan haar niet hebben. Allen antwoorden tegelijk, in het geheim: elk antwoord blijft verzegeld tot het laatste er is.
complots-lesson-doubt-1-done = Goed geteld. { $c } verliest een kaart en krijgt niets.
complots-lesson-doubt-1-other-1 = { $c } heeft 3 munten genomen: met 6 is de Sluipmoordenaar twee keer te betalen. Niemand heeft een kaart gezien.

## 4. Betwijfeld worden

complots-lesson-doubted = Betwijfeld worden
complots-lesson-doubted-rule = Wie een ware claim betwijfelt, verliest een kaart. De getoonde kaart wordt geruild voor een nieuwe.
complots-lesson-doubted-1-point-1 = De Hertogin heb je echt.
complots-lesson-doubted-1-point-2 = { $b } betwijfelt alles wat je zegt.
complots-lesson-doubted-1-task = Zeg de waarheid, en laat { $b } eraan twijfelen.
complots-lesson-doubted-1-why = Als ze een leugen verwachten, zeg dan af en toe de waarheid.
complots-lesson-doubted-1-done = Je toonde de Hertogin en trok een andere kaart. { $b } verloor er een, en jij hebt je 3 munten.
complots-lesson-doubted-1-other-1 = Er viel niets te betwijfelen: { $b } houdt beide kaarten.
complots-lesson-doubted-1-other-2 = { $b } betwijfelde ook dit, en je kon het niet tonen: jij bent een kaart kwijt.
complots-lesson-doubted-2-point-1 = De kaart die je trok: de Ambassadeur.
complots-lesson-doubted-2-point-2 = Het Hof: de kaarten die niemand heeft.
complots-lesson-doubted-2-task = De Ambassadeur ruilt kaarten met het Hof. Gebruik hem.
complots-lesson-doubted-2-why = Trek 2 kaarten, leg er 2 naar keuze terug. Er kan aan getwijfeld worden, maar niemand kan hem pareren.
complots-lesson-doubted-2-done = Niemand twijfelde: van vier kaarten houd je er twee.
complots-lesson-doubted-2-other-1 = Munten, maar nog altijd dezelfde twee kaarten.
complots-lesson-doubted-2-other-2 = { $b } twijfelde ook hieraan, en je kon de kaart niet tonen: het was jouw kaart die ging.
complots-lesson-doubted-3-point-1 = De Hertogin pakt 3 munten per beurt.
complots-lesson-doubted-3-point-2 = De Kapitein steelt er 2, en houdt andere Kapiteins af.
complots-lesson-doubted-3-task = Kies je hand: welke kaart gaat eerst terug?
complots-lesson-doubted-3-why = Munten betalen aanvallen: de Hertogin en de Kapitein brengen er op, de andere twee niet.
complots-lesson-doubted-3-done = Ze gaat ongezien terug. Nog één.
complots-lesson-doubted-4-task = En welke nog?
complots-lesson-doubted-4-why = Voor de anderen kan de Hertogin die je toonde nu in je hand zitten, of in het Hof.
complots-lesson-doubted-4-done = De anderen zagen alleen hoeveel kaarten je teruglegde.

## 5. Pareren

complots-lesson-counter = Pareren
complots-lesson-counter-rule = Pareren is het personage claimen dat de actie tegenhoudt; ook dat mag betwijfeld worden.
complots-lesson-counter-1-point-1 = { $b } claimt de Sluipmoordenaar en betaalde 3 munten, om jou een kaart te kosten.
complots-lesson-counter-1-point-2 = De Gravin houdt de Sluipmoordenaar tegen.
complots-lesson-counter-1-task = Eerst wordt gevraagd of je in de Sluipmoordenaar gelooft. Pareren kan straks nog: laat het gaan.
complots-lesson-counter-1-why = Eerst de twijfel, dan de parering. Wie betwijfelt en verliest, kan niet meer pareren.
complots-lesson-counter-1-done = Niemand betwijfelt de Sluipmoordenaar. Nu mag jij pareren.
complots-lesson-counter-1-other-1 = De Sluipmoordenaar was er echt. De twijfel kostte je een kaart, je kon niet meer pareren, en hij nam de andere: uitgeschakeld in één beurt.
complots-lesson-counter-2-task = Houd de Sluipmoordenaar tegen met je Gravin.
complots-lesson-counter-2-why = Wie naar waarheid pareert, heeft geen twijfel te vrezen, en wat de aanval kostte, blijft betaald.
complots-lesson-counter-2-done = Je houdt beide kaarten, en { $b } heeft 3 munten voor niets betaald.
complots-lesson-counter-2-other-1 = De Sluipmoordenaar kwam en nam een kaart, terwijl je de Gravin in de hand had.

## 6. Een Staatsgreep, en een kaart verliezen

complots-lesson-coup = De Staatsgreep
complots-lesson-coup-rule = Een Staatsgreep kost 7 munten, en niets houdt hem tegen. Met 10 munten of meer moet je.
complots-lesson-coup-1-point-1 = { $b } heeft 9 munten: haar Staatsgreep zou de volgende zijn,
complots-lesson-coup-1-point-2 = en een van haar twee kaarten ligt al open.
complots-lesson-coup-1-task = Je hebt 7 munten. Wees { $b } voor.
complots-lesson-coup-1-why = Een Staatsgreep vraagt geen personage: er valt niets te betwijfelen en niets te pareren. Hij dient het best waar hij iets beëindigt.
complots-lesson-coup-1-done = { $b } verloor haar laatste kaart en is uitgeschakeld; haar munten gaan terug naar de Schatkist.
complots-lesson-coup-1-other-1 = { $c } verloor een kaart, en daarna nam { $b } er een van jou met haar eigen Staatsgreep.
complots-lesson-coup-1-other-2 = { $b } claimde de Gravin, die de Sluipmoordenaar tegenhoudt. Je 3 munten zijn op; een Staatsgreep had ze niet kunnen tegenhouden.
complots-lesson-coup-1-other-3 = { $b } is er nog, met de 7 munten van een Staatsgreep, en ze is aan de beurt.
complots-lesson-coup-2-point-1 = { $c } heeft zijn 7 munten betaald en heeft er geen meer.
complots-lesson-coup-2-point-2 = De Hertogin neemt 3 munten uit de Schatkist.
complots-lesson-coup-2-point-3 = De Kapitein neemt er 2 van een andere speler.
complots-lesson-coup-2-task = Nu slaat { $c } toe, tegen jou. Welke kaart draai je om?
complots-lesson-coup-2-why = Wie een kaart verliest, kiest zelf welke. Houd de kaart waar je nu iets aan hebt.
complots-lesson-coup-2-done = De Hertogin blijft. Bij { $c } heeft een Kapitein niets te stelen.
complots-lesson-coup-2-other-1 = De Kapitein blijft, en vindt bij { $c } een lege beurs: niets te stelen.

## 7. Een heel spel

complots-lesson-game = Een kort spel
complots-lesson-game-rule = Wie als laatste nog een gedekte kaart heeft, wint.
complots-lesson-game-task = Versla { $b } en { $c }. Na hun beurt zeggen ze vaak waarom ze dat deden, en dus wat ze hebben. Aan een echte tafel doet niemand dat.
complots-lesson-game-won = De laatste gedekte kaart is van jou. Er wacht een echte tafel.
complots-lesson-game-lost = Dit spel won je niet. Speel het nog eens, of ga aan een echte tafel zitten.
