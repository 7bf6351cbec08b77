# Guillotine: wat een ander antwoord in de lessen had opgeleverd, waar dat anders gezegd moet worden dan van een antwoord dat
# gegeven is (docs/lessons.md).

guillotine-lesson-front-1-other-1-would = De Kardinaal was naar het eind van de rij gegaan, en jij had de Martelares gekregen: 1 punt minder in plaats van 5 erbij.
guillotine-lesson-front-1-other-2-would = Je had de Martelares weggestuurd en de Kardinaal onthoofd. Maar je was een kaart kwijt geweest, en { $b } had de Hertog voor zich in plaats van de Martelares.
guillotine-lesson-front-1-other-3-would = De rij was omgekeerd, met de Kolonel vooraan: 3 punten in plaats van 5.
guillotine-lesson-push-1-other-1-would = Je had de Martelares onthoofd: 1 punt minder. De Koning was dichterbij gekomen, voor de anderen.
guillotine-lesson-push-1-other-2-would = Achteraan waren er drie edelen bij gekomen. Vooraan was niets veranderd: je had de Martelares onthoofd, 1 punt minder.
guillotine-lesson-push-2-other-1-would = Iemand was voor de Koning komen te staan, maar vooraan had nog altijd de Martelares gestaan: 1 punt minder.
guillotine-lesson-trip-1-other-1-would = De Koning was op de tweede plaats gekomen, en jij had de Martelares onthoofd. Dan stond hij vooraan, voor { $b }.
guillotine-lesson-trip-1-other-2-would = Je had de Martelares onthoofd: 1 punt minder. Daarna had { $b } de Rechter voor zich gehad, en had ze geen kaart kunnen spelen.
guillotine-lesson-trip-2-other-1-would = De Rechter was vooraan gekomen, en dan was het uit geweest met kaarten spelen. Je had hem onthoofd: 2 punten.
guillotine-lesson-trip-2-other-2-would = “Geduwd” had dan alleen de Rechter vooraan kunnen brengen, die derde had gestaan. Je had hem onthoofd: 2 punten.
guillotine-lesson-trip-2-other-3-would = De Koning zelf was naar achteren gegaan, buiten bereik. Je had de Martelares onthoofd: 1 punt minder.
guillotine-lesson-trip-3-other-1-would = Je had toch de Martelares onthoofd: 1 punt minder. { $b } had de Rechter moeten nemen, en dan had { $c } de Koning voor zich.
guillotine-lesson-colours-1-other-2-would = Je had de Graaf naar voren geduwd en onthoofd: 2 punten, net als de Grondbezitter. Je had er 10 gehad.
guillotine-lesson-colours-1-other-3-would = Je had de Grondbezitter onthoofd: 2 punten. Je had er 10 gehad.
guillotine-lesson-colours-2-other-2-would = Een groene edele was naar voren gekomen, de Gendarm, en je had hem onthoofd: 1 punt. Je had er 14 gehad.
guillotine-lesson-colours-2-other-3-would = Je had de Regent onthoofd: 4 punten. Je had er 17 gehad.
guillotine-lesson-grey-1-other-1-would = De Clown was uit de rij gegaan, en je had de Martelares onthoofd: 1 punt minder.
guillotine-lesson-grey-1-other-2-would = De Clown was naar het eind van de rij gegaan, en je had de Martelares onthoofd: 1 punt minder.
guillotine-lesson-grey-2-other-1-would = { $b } was van 4 naar 2 gezakt. { $c } stond dan nog altijd voor met 10.
guillotine-lesson-blade-1-other-1-would = { $b } had Marie Antoinette onthoofd, en had voorgestaan, 13 tegen 9.
guillotine-lesson-end-1-other-1-would = 2 punten, en 2 voor de Bisschop: 13. { $b } had de Baron onthoofd en had er 17 gehad. “Dubbelprogramma” had niet meer gekund.
guillotine-lesson-end-1-other-2-would = De Bisschop voor jou, de Baron voor { $b }. De fontein had je daarna nog gespeeld, maar het was 13 tegen 17 geworden.
guillotine-lesson-end-2-other-1-would = 14 tegen 14: jij en { $b } hadden de overwinning gedeeld. En de fontein was in je hand gebleven.
