# Guillotine 1988: wat een ander antwoord in de lessen had opgeleverd, waar dat anders gezegd moet worden dan van een antwoord dat
# gegeven is (docs/lessons.md).

convention-lesson-aim-1-other-1-would = Robespierre had er 9 gehad, en telde dan nog altijd voor één. 2 tegen 2: dan beslissen de PP van de herkozenen, 19 tegen 16 voor { $b }.
convention-lesson-aim-1-other-2-would = Saint-Just had er dan 4, ook eentje te weinig. 2 tegen 2: de PP van de herkozenen beslissen, 19 tegen 15 voor { $b }.
convention-lesson-rooms-1-other-1-would = De laatste plaats was dan weg, en niet voor Danton: hij stond nog op 4 PP, in een zaal die er geen geeft.
convention-lesson-rooms-1-other-2-would = De Missie kan wachten. { $b } had Vergniaud naar de laatste plaats in het Comité gestuurd.
convention-lesson-rooms-1-other-3-would = De Club geeft geen PP, alleen kaarten. { $b } had Vergniaud naar de laatste plaats in het Comité gestuurd.
convention-lesson-rooms-1-other-4-would = Het Tribunaal oordeelt; het geeft geen PP. { $b } had Vergniaud naar de laatste plaats in het Comité gestuurd.
convention-lesson-rooms-1-other-5-would = Wie past, verplaatst in deze fase niemand meer. { $b } had de laatste plaats genomen, en die van jou waren allemaal in de Conventie gebleven.
convention-lesson-rooms-2-other-1-would = In de Club had hij “Brissot ontmaskerd” getrokken en Brissot aangeklaagd. De dobbelsteen had 5 gezegd: er was niets van gekomen, en hijzelf had niets gewonnen.
convention-lesson-rooms-2-other-2-would = Deze ronde had niemand terechtgestaan: hij had er voor niets gezeten. Alleen Danton had een punt gewonnen.
convention-lesson-rooms-2-other-3-would = Iedereen had dan gepast, en de ronde was voorbijgegaan. Alleen Danton had een punt gewonnen.
convention-lesson-report-1-other-1-would = Aangenomen, 4 tegen 3: dat waren 2 PP geweest voor iemand die er al 5 heeft. Danton stond nog op 4.
convention-lesson-report-1-other-2-would = Geen Rapport, geen punten: je had alleen dat van Brissot kunnen wegstemmen. Danton stond nog op 4 PP.
convention-lesson-report-2-other-1-would = 7 tegen 0, je eigen vier erbij: Danton was naar 2 PP gezakt.
convention-lesson-denounce-1-other-1-would = De dobbelsteen had 4 gezegd. Zonder steun is 1 of 2 nodig: Vergniaud had weer op zijn plaats gestaan.
convention-lesson-denounce-1-other-2-would = Twee aanklachten, elk alleen. De dobbelsteen had 4 en 5 gezegd: allebei hadden ze weer op hun plaats gestaan.
convention-lesson-denounce-2-other-1-would = Vrijgesproken, 2 tegen 1: Vergniaud was terug in de Conventie geweest, met al zijn 8 PP.
convention-lesson-summons-1-other-1-would = Twee keer OUI, één keer NON: Danton was naar de guillotine gegaan.
convention-lesson-summons-1-other-2-would = Ze hadden hem niet gevonden, en hij had 1 PP verloren. Maar 2 + 4 is nog geen 8, en zoveel vraagt terugkomen: hij was nog op de Vlucht, waar niemand herkozen wordt.
convention-lesson-summons-2-other-1-would = Danton was in de Gevangenis gebleven. Volgende ronde had dat hem weer 1 PP gekost.
convention-lesson-motion-1-other-1-would = Hij was opgeroepen en gevlucht; ze hadden hem niet gevonden. En Barbaroux, met rust gelaten, had dan 5 PP.
convention-lesson-motion-1-other-2-would = Brissot was opgeroepen en gevlucht; ze hadden hem niet gevonden. En Barbaroux, met rust gelaten, had dan 5 PP.
convention-lesson-motion-1-other-3-would = Dan had { $b } iemand genoemd: jouw Danton. Je twee stemmen hadden het tegengehouden. En Barbaroux had dan 5 PP.
convention-lesson-dissolution-1-other-1-would = De anderen staan achter, en hadden het ook niet voorgesteld. Het spel was doorgegaan.
