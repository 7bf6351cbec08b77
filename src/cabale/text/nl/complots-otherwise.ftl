# Complots: wat een ander antwoord in de lessen had opgeleverd, waar dat anders gezegd moet worden dan van een antwoord dat
# gegeven is (docs/lessons.md).

complots-lesson-turn-1-other-1-would = { $b } had de Hertogin geclaimd, en die houdt Buitenlandse hulp tegen: niets voor jou.
complots-lesson-turn-1-other-2-would = Daarvoor moet je een personage claimen. { $c } had het betwijfeld; je hebt de kaart niet, en je was er een kwijt geweest.
complots-lesson-turn-2-other-2-would = { $c } had het personage betwijfeld. Je hebt het niet, en je was een kaart kwijt geweest.
complots-lesson-claim-1-other-1-would = Minder munten. Niemand had er iets van gevonden; maar de Hertogin brengt er 3 op.
complots-lesson-claim-1-other-2-would = Dat personage heb je niet. { $b } had het betwijfeld, en je was een kaart kwijt geweest.
complots-lesson-claim-2-other-3-would = Dat was ook een leugen geweest, en hij was erdoor gegaan. Maar vandaag is het de Kapitein, tegen { $c }.
complots-lesson-doubt-1-other-1-would = { $c } had 3 munten genomen: met 6 is de Sluipmoordenaar twee keer te betalen. Niemand had een kaart gezien.
complots-lesson-doubted-1-other-1-would = Er was niets te betwijfelen geweest: { $b } had beide kaarten gehouden.
complots-lesson-doubted-1-other-2-would = { $b } had ook dit betwijfeld, en je had het niet kunnen tonen: dan was jij een kaart kwijt geweest.
complots-lesson-doubted-2-other-2-would = { $b } had ook hieraan getwijfeld, en je had de kaart niet kunnen tonen: dan was het jouw kaart die ging.
complots-lesson-counter-1-other-1-would = De Sluipmoordenaar is er echt. De twijfel had je een kaart gekost, je had niet meer kunnen pareren, en hij had de andere genomen: uitgeschakeld in één beurt.
complots-lesson-counter-2-other-1-would = De Sluipmoordenaar was gekomen en had een kaart genomen, terwijl je de Gravin in de hand had.
complots-lesson-coup-1-other-1-would = { $c } had een kaart verloren, en daarna had { $b } er een van jou genomen met haar eigen Staatsgreep.
complots-lesson-coup-1-other-2-would = { $b } had de Gravin geclaimd, die de Sluipmoordenaar tegenhoudt. Je 3 munten waren op geweest; een Staatsgreep kan ze niet tegenhouden.
complots-lesson-coup-1-other-3-would = { $b } was er dan nog, met de 7 munten van een Staatsgreep, en het was haar beurt.
complots-lesson-coup-2-other-1-would = De Kapitein was gebleven, en had bij { $c } een lege beurs gevonden: niets te stelen.
