# Guillotine, 1988: de zinnen van de lessen, op hun sleutel (docs/lessons.md). $b zit links van je.

## 1. Herkozen

convention-lesson-aim = Wat je wilt
convention-lesson-aim-rule = Aan het eind worden afgevaardigden herkozen die leven, vrij zijn en 5 populariteitspunten (PP) of meer hebben. De meeste herkozenen winnen.
convention-lesson-aim-1-point-1 = Jouw fractie: de Montagnards, de rode.
convention-lesson-aim-1-point-2 = Robespierre heeft 8 PP: die is al herkozen.
convention-lesson-aim-1-point-3 = Marat heeft er 4: eentje te weinig.
convention-lesson-aim-1-point-4 = Brissot heeft er 9, maar zit in de Gevangenis: hij telt niet.
convention-lesson-aim-1-task = De laatste ronde. De kaart van Danton geeft 1 PP aan een ander van jou: kies wie.
convention-lesson-aim-1-why = Een punt is het meest waard voor wie er één tekortkomt.
convention-lesson-aim-1-done = Marat heeft er 5. Je wint met 3 herkozenen, tegen de 2 { $b-of }.
convention-lesson-aim-1-other-1 = Robespierre heeft er 9 en telt nog altijd voor één. 2 tegen 2: nu beslissen de PP van de herkozenen, 19 tegen 16 voor { $b }.
convention-lesson-aim-1-other-2 = Saint-Just heeft er nu 4, ook eentje te weinig. 2 tegen 2: de PP van de herkozenen beslissen, 19 tegen 15 voor { $b }.

## 2. Fase I

convention-lesson-rooms = Een ronde, zaal voor zaal
convention-lesson-rooms-rule = Een ronde begint met verplaatsen: om beurten één afgevaardigde of passen, tot iedereen gepast heeft. Dan volgen zes fasen, elk in een eigen zaal; de fractie met de vlag opent ze allemaal.
convention-lesson-rooms-1-point-1 = Danton heeft 4 PP en heeft er 5 nodig.
convention-lesson-rooms-1-point-2 = Comité: +1 PP per ronde, en Moties. Van de 4 plaatsen is er nog één vrij.
convention-lesson-rooms-1-point-3 = Missie: +1 PP per ronde, en een kaart, goed of slecht. Eén nieuweling per ronde en per fractie.
convention-lesson-rooms-1-point-4 = Jacobijnenclub: kaarten, en de meeste klagen aan. Geen PP.
convention-lesson-rooms-1-task = Danton komt een punt tekort. Stuur hem naar de ene plaats die vrij is, vóór { $b }.
convention-lesson-rooms-1-why = De 4 plaatsen zijn voor alle spelers samen: eerst wat schaars is.
convention-lesson-rooms-1-done = Danton heeft de laatste plaats. De anderen hebben gepast; jij mag verder.
convention-lesson-rooms-1-other-1 = De laatste plaats is weg, en niet voor Danton: hij staat nog op 4 PP, in een zaal die er geen geeft.
convention-lesson-rooms-1-other-2 = De Missie had kunnen wachten. { $b } heeft Vergniaud naar de laatste plaats in het Comité gestuurd.
convention-lesson-rooms-1-other-3 = De Club geeft geen PP, alleen kaarten. { $b } heeft Vergniaud naar de laatste plaats in het Comité gestuurd.
convention-lesson-rooms-1-other-4 = Het Tribunaal oordeelt; het geeft geen PP. { $b } heeft Vergniaud naar de laatste plaats in het Comité gestuurd.
convention-lesson-rooms-1-other-5 = Wie past, verplaatst in deze fase niemand meer. { $b } nam de laatste plaats, en die van jou bleven allemaal in de Conventie.
convention-lesson-rooms-2-point-1 = Tribunaal: de gezworenen beslissen over wie is aangeklaagd.
convention-lesson-rooms-2-point-2 = Conventie: geen PP, maar elke afgevaardigde is er een stem in Fase II.
convention-lesson-rooms-2-task = Laat een tweede een punt winnen: stuur iemand op Missie.
convention-lesson-rooms-2-why = De een wint punten, de ander blijft om te stemmen: je hebt beide nodig.
convention-lesson-rooms-2-done = De zeven fasen zijn voorbij. Danton won 1 PP in het Comité; de Missie bracht 1 PP op, en haar kaart nog 1.
convention-lesson-rooms-2-other-1 = In de Club trok hij “Brissot ontmaskerd” en klaagde hij Brissot aan. De dobbelsteen zei 5: er kwam niets van, en hijzelf won niets.
convention-lesson-rooms-2-other-2 = Deze ronde stond niemand terecht: hij zat er voor niets. Alleen Danton won een punt.
convention-lesson-rooms-2-other-3 = Iedereen had gepast, en de ronde ging voorbij. Alleen Danton won een punt.

## 3. Fase II: de Rapporten

convention-lesson-report = Een Rapport, en hoe je stemt
convention-lesson-report-rule = Een aangenomen Rapport brengt 2 PP op, en niemand kan de Rapporteur aanklagen tot de volgende. Een verworpen Rapport kost 2 PP.
convention-lesson-report-1-point-1 = Van de 7 afgevaardigden hier zijn er 4 van jou: 4 van de 7 stemmen.
convention-lesson-report-1-point-2 = Danton heeft 4 PP.
convention-lesson-report-1-point-3 = Robespierre heeft er 7, meer dan hij nodig heeft.
convention-lesson-report-1-task = Benoem tot Rapporteur wie de 2 PP nodig heeft.
convention-lesson-report-1-why = Met 4 van de 7 stemmen is je Rapport veilig: geef het aan wie er het meest aan heeft.
convention-lesson-report-1-done = Danton is jouw Rapporteur, Brissot die { $b-of }. Over elk Rapport wordt gestemd.
convention-lesson-report-1-other-1 = Aangenomen, 4 tegen 3: 2 PP voor iemand die er al 5 had. Danton staat nog op 4.
convention-lesson-report-1-other-2 = Geen Rapport, geen punten: je kon alleen dat van Brissot wegstemmen. Danton staat nog op 4 PP.
convention-lesson-report-2-point-1 = OUI: voor het Rapport.
convention-lesson-report-2-point-2 = NON: ertegen.
convention-lesson-report-2-task = Eerst het Rapport van Danton. Stem.
convention-lesson-report-2-why = Allen stemmen tegelijk, in het geheim: elk briefje blijft verzegeld tot het laatste er is. Het telt zoveel stemmen als de fractie hier afgevaardigden heeft. Geen belofte bindt.
convention-lesson-report-2-done = 4 tegen 3: Danton heeft 6 PP, en een ronde lang kan niemand hem aanklagen.
convention-lesson-report-2-other-1 = 7 tegen 0, je eigen vier erbij: Danton zakt naar 2 PP.
convention-lesson-report-3-point-1 = Brissot, de Rapporteur { $b-of }, heeft 6 PP.
convention-lesson-report-3-task = Nu het Rapport van Brissot. Ook hier heb je 4 stemmen: stem het weg.
convention-lesson-report-3-why = Je stemt over elk Rapport, niet alleen over het jouwe.
convention-lesson-report-3-done = Verworpen, 4 tegen 3: Brissot zakt naar 4 PP, en kan aangeklaagd worden.
convention-lesson-report-3-other-1 = 7 tegen 0: Brissot heeft 8 PP, en een ronde lang kan niemand hem aanklagen.

## 4. Fase II: de agenda

convention-lesson-denounce = Aanklagen
convention-lesson-denounce-rule = De dobbelsteen beslist over een aanklacht: alleen wordt ze bevestigd met 1 of 2, met steun van een andere fractie met 1 tot 5.
convention-lesson-denounce-1-point-1 = { $c } heeft Vergniaud aangeklaagd, die 8 PP heeft. Kies hem, en je steunt het.
convention-lesson-denounce-1-task = Op de agenda spreekt ieder één keer. Help { $c } tegen Vergniaud.
convention-lesson-denounce-1-why = Alleen mislukt het meestal; met z’n tweeën lukt het vijf van de zes keer. Aanklagen kan alleen in een zaal waar ook iemand van jou zit.
convention-lesson-denounce-1-done = De dobbelsteen zegt 4: met jouw steun genoeg. Vergniaud moet voor het Tribunaal komen.
convention-lesson-denounce-1-other-1 = De dobbelsteen zei 4. Zonder steun is 1 of 2 nodig: Vergniaud staat weer op zijn plaats.
convention-lesson-denounce-1-other-2 = Twee aanklachten, elk alleen. De dobbelsteen zei 4 en 5: allebei staan ze weer op hun plaats.
convention-lesson-denounce-2-point-1 = Saint-Just is jouw gezworene,
convention-lesson-denounce-2-point-2 = Lasource die { $b-of },
convention-lesson-denounce-2-point-3 = Merlin die { $c-of }.
convention-lesson-denounce-2-task = { $b } laat Vergniaud terechtstaan. OUI is schuldig: maak af wat je begon.
convention-lesson-denounce-2-why = Alleen wie in het Tribunaal zit, oordeelt: één gezworene kan over een leven beslissen.
convention-lesson-denounce-2-done = 2 tegen 1: de guillotine. { $b } is een man kwijt die zeker herkozen zou worden.
convention-lesson-denounce-2-other-1 = Vrijgesproken, 2 tegen 1: Vergniaud is terug in de Conventie, met al zijn 8 PP.

## 5. Opgeroepen

convention-lesson-summons = Drie wegen bij het Tribunaal
convention-lesson-summons-rule = Wie is opgeroepen, vlucht, staat terecht, of laat een medeplichtige ingrijpen: iemand van zijn fractie in het Tribunaal.
convention-lesson-summons-1-point-1 = Saint-Just is jouw gezworene. Als medeplichtige verliest hij 2 PP, en Danton gaat naar de Gevangenis.
convention-lesson-summons-1-point-2 = Vergniaud oordeelt voor { $b },
convention-lesson-summons-1-point-3 = Sieyès voor { $c }: die twee hebben Danton net aangeklaagd.
convention-lesson-summons-1-point-4 = Op de Vlucht komt eerst de opsporing: bij een 1 sterft hij.
convention-lesson-summons-1-task = Danton is opgeroepen. Tel de gezworenen, en kies de weg met het minste gevaar.
convention-lesson-summons-1-why = Twee van de drie gezworenen zouden hem doden, de opsporing misschien ook. Twee punten van Saint-Just zijn goedkoper.
convention-lesson-summons-1-done = Saint-Just houdt 5 PP over, net genoeg. Danton zit in de Gevangenis: −1 PP per ronde.
convention-lesson-summons-1-other-1 = Twee keer OUI, één keer NON: Danton gaat naar de guillotine.
convention-lesson-summons-1-other-2 = Ze vonden hem niet; hij verloor 1 PP. Maar 2 + 4 is nog geen 8, en zoveel vraagt terugkomen: hij is nog op de Vlucht, waar niemand herkozen wordt.
convention-lesson-summons-2-point-1 = De dobbelsteen plus je afgevaardigden in de Conventie: met 7 is hij vrij; van de Vlucht met 8.
convention-lesson-summons-2-point-2 = Je hebt er hier 4: een 3 is genoeg.
convention-lesson-summons-2-task = Fase VI, dezelfde ronde. Haal Danton eruit.
convention-lesson-summons-2-why = Proberen kost niets. Hoe meer vrienden in de Conventie, hoe beter.
convention-lesson-summons-2-done = 3 + 4 is 7: Danton is terug in de Conventie, met 7 PP.
convention-lesson-summons-2-other-1 = Danton blijft in de Gevangenis. Volgende ronde kost dat hem weer 1 PP.

## 6. Fase III

convention-lesson-motion = Een Motie, en een kaart van de Club
convention-lesson-motion-rule = Een Motie van het Comité klaagt iemand aan in welke zaal hij ook is, en 1 tot 5 bevestigt haar. Hoogstens één per ronde.
convention-lesson-motion-1-point-1 = Van de drie die hier zitten, zijn er twee van jou: meer dan de helft, zoals een Motie vraagt.
convention-lesson-motion-1-point-2 = Barbaroux, op Missie, heeft 3 PP. Een aanklacht kost er daar 3.
convention-lesson-motion-1-point-3 = Vergniaud staat op een Rapportvak: niemand kan hem noemen.
convention-lesson-motion-1-task = Noem de man die een Motie niet overleeft.
convention-lesson-motion-1-why = Op Missie en in de Club sta je niet terecht: je verliest 3 PP. Maar met 0 PP beneemt een afgevaardigde zich het leven.
convention-lesson-motion-1-done = Met jouw twee stemmen is ze aangenomen, en de dobbelsteen zei 2: Barbaroux zakt naar 0 PP en beneemt zich het leven.
convention-lesson-motion-1-other-1 = Hij werd opgeroepen en vluchtte; ze vonden hem niet. En Barbaroux, met rust gelaten, heeft nu 5 PP.
convention-lesson-motion-1-other-2 = Brissot werd opgeroepen en vluchtte; ze vonden hem niet. En Barbaroux, met rust gelaten, heeft nu 5 PP.
convention-lesson-motion-1-other-3 = Toen noemde { $b } iemand: jouw Danton. Je twee stemmen hielden het tegen. En Barbaroux heeft nu 5 PP.
convention-lesson-motion-2-point-1 = Saint-Just, in de Club, heeft “Het verdeelde Comité” getrokken.
convention-lesson-motion-2-task = Fase V. Laat de Club Brissot aanklagen.
convention-lesson-motion-2-why = Met een kaart wordt ze alleen bij 1 of 2 bevestigd. Maar ze kost niets.
convention-lesson-motion-2-done = De dobbelsteen zei 2: Brissot werd opgeroepen en vluchtte. Zijn plaats in het Comité is hij kwijt.
convention-lesson-motion-2-other-1 = Ze gaat ongezien onder de stapel. Brissot houdt zijn plaats, en wint er elke ronde 1 PP.
convention-lesson-motion-2-point-2 = Veel kaarten werken meteen. Deze mag je spelen, terugleggen, of bewaren voor een latere fase V.
convention-lesson-motion-2-point-3 = Brissot is de enige tegenstander in het Comité.
convention-lesson-motion-2-other-2 = Ze blijft in je hand; de anderen weten alleen dat je er een hebt. Zit er in de volgende fase V niemand in het Comité, dan moet ze wachten.

## 7. Ontbinding

convention-lesson-dissolution = Op tijd ophouden
convention-lesson-dissolution-rule = Het spel eindigt na ronde 10. In ronde 4 tot en met 9 kan de Conventie stemmen om zich te ontbinden: dan is die ronde de laatste.
convention-lesson-dissolution-1-point-1 = Als het nu ophield, had jij 4 herkozenen,
convention-lesson-dissolution-1-point-2 = en { $b } 3.
convention-lesson-dissolution-1-point-3 = Van de 7 afgevaardigden hier zijn er 4 van jou: meer dan de helft, zoals nodig is.
convention-lesson-dissolution-1-task = Ronde 6, en je staat voor. Stel voor op te houden.
convention-lesson-dissolution-1-why = Een voorsprong telt pas als het spel eindigt. Vaak heb je een bondgenoot nodig: de helft is niet genoeg.
convention-lesson-dissolution-1-done = 4 van de 7 stemden OUI. De ronde is uitgespeeld, en je wint: 4 herkozenen, tegen 3 en 2.
convention-lesson-dissolution-1-other-1 = De anderen staan achter, en stelden het ook niet voor. Het spel gaat door.

## 8. Een heel spel

convention-lesson-game = De laatste ronde
convention-lesson-game-rule = Wie de meeste herkozenen heeft, wint: levend, vrij, 5 PP of meer.
convention-lesson-game-task = Ronde 10, zo’n drie minuten: leid de Montagnards tegen { $b } en { $c }. Aan het eind zeggen ze waarom ze zo speelden.
convention-lesson-game-won = Niemand deed het beter dan jij. Er wacht een echte tafel.
convention-lesson-game-lost = Dit spel won je niet. Speel het nog eens, of ga aan een echte tafel zitten.
