# Le Lys et la Cocarde: wat een ander antwoord in de lessen had opgeleverd, waar dat anders gezegd moet worden dan van een antwoord dat
# gegeven is (docs/lessons.md).

cocarde-lesson-aim-1-other-1-would = { $b } had 56 bereikt en van ieder een certificaat genomen: 2 voor haar, 2 voor jou. Bij gelijke stand wint wie het verst is, en de boom in je handen had niet meegeteld.
cocarde-lesson-roles-1-other-1-would = Je had 2 en een kokarde gegooid. Als royalist brengt alleen een lelie je vooruit: je was blijven staan.
cocarde-lesson-roles-1-other-2-would = Je had 2 en een kokarde gegooid: die had { $b }, dan revolutionair, 3 vakken meegenomen. Jij was blijven staan.
cocarde-lesson-roles-1-other-3-would = Je had 2 en een kokarde gegooid. Zonder rol was je blijven staan.
cocarde-lesson-roles-1-other-4-would = Je had 2 en een kokarde gegooid. Nog steeds zonder rol was je blijven staan.
cocarde-lesson-signs-1-other-1-would = Dan was jij de royalist. { $b } had 3 gegooid en was op 26 gekomen: dat gaat een revolutionair niet aan.
cocarde-lesson-signs-1-other-2-would = { $b } had 3 gegooid en was op 26 gekomen: dat gaat een revolutionair niet aan. De Lelie zat dan nog in je hand.
cocarde-lesson-signs-1-other-3-would = Een kaart minder. { $b } had 3 gegooid en was op 26 gekomen: dat gaat een revolutionair niet aan.
cocarde-lesson-signs-1-other-4-would = Dan was { $c } de royalist. { $b } had 3 gegooid en was op 26 gekomen: dat gaat een revolutionair niet aan.
cocarde-lesson-signs-2-other-1-would = { $b } had gegeven wat ze missen kon, een boek. { $c } had zijn kaart dan nog, en kon ermee antwoorden.
cocarde-lesson-characters-1-other-1-would = Je kaarten en je rol waren weg geweest, en je stond weer aan de start. Alleen bomen en certificaten houd je.
cocarde-lesson-characters-2-other-1-would = Naar 45, en één vak terug: 44, waar je een kaart had moeten afleggen.
cocarde-lesson-attack-1-other-1-would = { $b } had 2 gegooid en was thuisgekomen van de grenzen: 4 kaarten, en door naar 53.
cocarde-lesson-attack-1-other-2-would = Een kaart minder. { $b } had 2 gegooid en was thuisgekomen van de grenzen: 4 kaarten, en door naar 53.
cocarde-lesson-attack-2-other-1-would = Ook afgeweerd; maar Danton was weg geweest, en het witte 38 ligt 3 vakken verder.
cocarde-lesson-attack-2-other-2-would = Niets getoond: je stond dan op het eerste vak van de gevangenis.
cocarde-lesson-prison-1-other-1-would = Je had 1 en 1 gegooid: precies 8, de guillotine. Hand en rol waren weg geweest, de ontsnapping ook.
cocarde-lesson-prison-1-other-2-would = Daarna had je moeten gooien: 1 en 1, precies 8, de guillotine. Hand en rol waren weg geweest.
cocarde-lesson-prison-2-other-1-would = Je had 1 en 2 gegooid, geen dubbele: nog in Guyana, met je ontsnapping.
cocarde-lesson-prison-2-other-2-would = Een kaart minder. Je had 1 en 2 gegooid, geen dubbele: nog in Guyana.
cocarde-lesson-trees-1-other-1-would = Eén boek alleen is geen boom, en het andere was weg geweest.
cocarde-lesson-trees-1-other-3-would = Dat was je enige actie van deze beurt geweest. De boeken zaten dan nog in je hand.
cocarde-lesson-trees-2-other-1-would = Een certificaat; maar { $b } had 4 gegooid en was doorgelopen naar 21: het witte vak had haar niet meer tegengehouden.
cocarde-lesson-trees-2-other-2-would = Een certificaat; en { $b } had een vak minder te gaan gehad.
cocarde-lesson-trees-2-other-4-would = Dat was je enige actie van deze beurt geweest. De boom was dan nog in je handen.
