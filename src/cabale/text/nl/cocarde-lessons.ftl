# Le Lys et la Cocarde: de zinnen van de lessen, op hun sleutel (docs/lessons.md). $b zit links van je.

## 1. Certificaten

cocarde-lesson-aim = Wat je wilt
cocarde-lesson-aim-rule = Het spel eindigt als iemand vak 56 bereikt. Niet de eerste wint, maar wie de meeste certificaten heeft; elke geplante boom is er een.
cocarde-lesson-aim-1-point-1 = Je staat op 11, ver achter, met 3 certificaten
cocarde-lesson-aim-1-point-2 = en een vrijheidsboom.
cocarde-lesson-aim-1-point-3 = { $b } heeft er geen, maar staat op 52: haar worp kan het spel beëindigen.
cocarde-lesson-aim-1-point-4 = Planten doe je op vakken achter je.
cocarde-lesson-aim-1-task = Je bent vooruitgegaan. Plant je boom voor je beurt eindigt.
cocarde-lesson-aim-1-why = Een boom die je overhoudt, is aan het eind niets waard. Geplant is hij een certificaat.
cocarde-lesson-aim-1-done = { $b } bereikte 56 en nam van ieder een certificaat. Jij hebt er nog 3, zij 2: je wint, vanaf vak 11.
cocarde-lesson-aim-1-other-1 = { $b } bereikte 56 en nam van ieder een certificaat: 2 voor haar, 2 voor jou. Bij gelijke stand wint wie het verst is, en de boom in je handen telde niet mee.

## 2. Een rol, en de dobbelstenen

cocarde-lesson-roles = Een rol en twee dobbelstenen
cocarde-lesson-roles-rule = Neem een kaart, speel er een als je wilt, gooi, met hoogstens 6 kaarten in je hand. Twee cijfers zijn voor jou alleen. Een kokarde neemt de revolutionairen mee, een lelie de royalisten: het cijfer, en 1 erbij per symbool dat ze dragen.
cocarde-lesson-roles-1-point-1 = Je hebt nog geen rol: geen symbool brengt je vooruit.
cocarde-lesson-roles-1-point-2 = Een Kokarde maakt een revolutionair, van jou of van een ander.
cocarde-lesson-roles-1-point-3 = 13 geeft 2 bomen, alleen aan revolutionairen.
cocarde-lesson-roles-1-point-4 = Op elke dobbelsteen staan 1, 2, 3, 4, een kokarde en een lelie.
cocarde-lesson-roles-1-task = Neem de rol die de volgende vakken belonen.
cocarde-lesson-roles-1-why = De eerste vakken geven aan revolutionairen. En wie een symbool draagt, gaat ermee vooruit, ook bij de worp van een ander; maar wie alleen meegenomen wordt, doet niet wat er op zijn vak staat.
cocarde-lesson-roles-1-done = Je gooide 2 en een kokarde: 3 vakken, naar 13, waar 2 bomen op je wachtten.
cocarde-lesson-roles-1-other-1 = Je gooide 2 en een kokarde. Als royalist brengt alleen een lelie je vooruit: je bleef staan.
cocarde-lesson-roles-1-other-2 = Je gooide 2 en een kokarde: die nam { $b }, nu revolutionair, 3 vakken mee. Jij bleef staan.
cocarde-lesson-roles-1-other-3 = Je gooide 2 en een kokarde. Zonder rol bleef je staan.
cocarde-lesson-roles-1-other-4 = Je gooide 2 en een kokarde. Je hebt nog steeds geen rol, en bleef staan.

## 3. Wie een vak aangaat

cocarde-lesson-signs = Wie een vak aangaat
cocarde-lesson-signs-rule = Een rode streep is gevaar: voor iedereen, of voor wie het teken draagt dat ernaast staat. Een lelie is voor royalisten, een kruis voor priesters, een stip voor revolutionairen. Raak een vak aan om het te lezen.
cocarde-lesson-signs-1-point-1 = { $b } staat op 23, en voor.
cocarde-lesson-signs-1-point-2 = Ze is revolutionair.
cocarde-lesson-signs-1-point-3 = 26: een rode streep en een lelie. Het stuurt royalisten naar de gevangenis, en alleen hen.
cocarde-lesson-signs-1-point-4 = Een Lelie maakt een royalist.
cocarde-lesson-signs-1-task = Maak de weg { $b-of } gevaarlijk.
cocarde-lesson-signs-1-why = Je mag iedereen een rol geven, waar die pion ook staat. Een priester, met een kruis, trekt geen kaart maar bedelt er een.
cocarde-lesson-signs-1-done = { $b } gooide 3 en kwam op 26, nu als royalist: de gevangenis.
cocarde-lesson-signs-1-other-1 = Nu ben jij de royalist. { $b } gooide 3 en kwam op 26: dat gaat een revolutionair niet aan.
cocarde-lesson-signs-1-other-2 = { $b } gooide 3 en kwam op 26: dat gaat een revolutionair niet aan. De Lelie zit nog in je hand.
cocarde-lesson-signs-1-other-3 = Een kaart minder. { $b } gooide 3 en kwam op 26: dat gaat een revolutionair niet aan.
cocarde-lesson-signs-1-other-4 = Nu is { $c } de royalist. { $b } gooide 3 en kwam op 26: dat gaat een revolutionair niet aan.
cocarde-lesson-signs-2-point-1 = { $c } heeft je priester gemaakt: je bedelt om je kaart.
cocarde-lesson-signs-2-point-2 = { $c } heeft één kaart.
cocarde-lesson-signs-2-point-3 = Je blauwe aanval bereikt hem, op 11.
cocarde-lesson-signs-2-point-4 = { $b } heeft er twee, en zou kiezen welke.
cocarde-lesson-signs-2-task = Vraag een aalmoes, zo dat je aanval geen antwoord vindt.
cocarde-lesson-signs-2-why = Wie je aanwijst, kiest de kaart. Met één kaart valt er niets te kiezen. Een priester kan een tweede teken dragen: beëdigd met een kokarde, weerspannig met een lelie. Wat een van beide aangaat, gaat hem aan.
cocarde-lesson-signs-2-done = { $c } moest zijn blauwe verdediging geven: nu kan hij geen aanval beantwoorden.
cocarde-lesson-signs-2-other-1 = { $b } gaf wat ze missen kon, een boek. { $c } heeft zijn kaart nog, en kan ermee antwoorden.

## 4. Personages

cocarde-lesson-characters = Personages
cocarde-lesson-characters-rule = Een personage geldt voor de vakken die op de kaart staan. Toon je het daar, dan wendt het een gevaar af of opent het een wit vak; daarna is het weg.
cocarde-lesson-characters-1-point-1 = 39, een gevaar voor iedereen: verlies hand en rol, en begin opnieuw.
cocarde-lesson-characters-1-point-2 = Danton geldt van 26 tot 41.
cocarde-lesson-characters-1-task = Je gooide een kokarde en een lelie: één vak, en het is een gevaar. Wend het af.
cocarde-lesson-characters-1-why = Eén kaart tegen 39 vakken is een goede ruil.
cocarde-lesson-characters-1-done = Je staat op 39, met je rol en je andere kaarten.
cocarde-lesson-characters-1-other-1 = Je kaarten en je rol zijn weg, en je staat weer aan de start. Alleen bomen en certificaten houd je.
cocarde-lesson-characters-2-point-1 = Wit: zonder geldig personage stop je hier en tel je de rest terug.
cocarde-lesson-characters-2-point-2 = 46 geeft 2 bomen.
cocarde-lesson-characters-2-point-3 = Carnot geldt van 40 tot 54.
cocarde-lesson-characters-2-task = Een beurt later: 7, van 39 naar 46, voorbij het witte 45. Ga door.
cocarde-lesson-characters-2-why = Zes vakken zijn wit. Wie door een symbool wordt meegenomen, gaat ze vrij voorbij.
cocarde-lesson-characters-2-done = Voorbij 45, naar 46: de gevangenen komen vrij, en je hebt 2 bomen.
cocarde-lesson-characters-2-other-1 = Naar 45, en één vak terug: 44, waar je een kaart moest afleggen.

## 5. Aanval en verdediging

cocarde-lesson-attack = Aanval en verdediging
cocarde-lesson-attack-rule = Een aanval raakt wie op een vak van die kleur staat: dat wordt de gevangenis. Aan de grenzen is elke kleur goed, en wordt het de dood.
cocarde-lesson-attack-1-point-1 = Een blauwe aanval.
cocarde-lesson-attack-1-point-2 = { $b }, met haar 3 certificaten, is aan de grenzen.
cocarde-lesson-attack-1-point-3 = { $c } staat op rood: daar bereikt blauw hem niet.
cocarde-lesson-attack-1-task = Val { $b } aan voor ze thuiskomt.
cocarde-lesson-attack-1-why = In de gevangenis, in Guyana, op de start en op witte vakken wordt niemand aangevallen.
cocarde-lesson-attack-1-done = { $b } had geen verdediging: ze verliest hand en rol en begint opnieuw. Haar certificaten houdt ze.
cocarde-lesson-attack-1-other-1 = { $b } gooide 2 en kwam thuis van de grenzen: 4 kaarten, en door naar 53.
cocarde-lesson-attack-1-other-2 = Een kaart minder. { $b } gooide 2 en kwam thuis van de grenzen: 4 kaarten, en door naar 53.
cocarde-lesson-attack-2-point-1 = Je staat op 35, een rood vak.
cocarde-lesson-attack-2-point-2 = Beide zouden je redden: de rode verdediging, en Danton, die van 26 tot 41 geldt.
cocarde-lesson-attack-2-task = { $c } valt je aan met rood. Antwoord met de kaart die nergens anders voor dient.
cocarde-lesson-attack-2-why = Een verdediging dient alleen tegen haar kleur. Danton wendt ook gevaren af, en opent het witte 38.
cocarde-lesson-attack-2-done = Afgeweerd, en Danton zit nog in je hand.
cocarde-lesson-attack-2-other-1 = Ook afgeweerd; maar Danton is weg, en het witte 38 ligt 3 vakken verder.
cocarde-lesson-attack-2-other-2 = Niets getoond: je staat op het eerste vak van de gevangenis.

## 6. De gevangenis

cocarde-lesson-prison = De gevangenis en Guyana
cocarde-lesson-prison-rule = De gevangenis heeft 8 vakken, en het laatste is de guillotine, als je er precies op uitkomt. Een ontsnappingskaart brengt je voor je worp naar 30.
cocarde-lesson-prison-1-point-1 = Je staat op vak 6 van de gevangenis.
cocarde-lesson-prison-1-point-2 = Op 8 verlies je hand en rol en begin je opnieuw.
cocarde-lesson-prison-1-point-3 = Een ontsnappingskaart.
cocarde-lesson-prison-1-point-4 = Ze brengt je naar 30, en dan gooi je nog.
cocarde-lesson-prison-1-task = Gooi niet van daar. Kom er eerst uit.
cocarde-lesson-prison-1-why = Ook in de gevangenis moet je gooien; wat voorbij 8 gaat, tel je terug. Vak 3 daar laat je vrij, en 46 op de baan ook.
cocarde-lesson-prison-1-done = Vrij, op 30. Van daar gooi je.
cocarde-lesson-prison-1-other-1 = Je gooide 1 en 1: precies 8, de guillotine. Hand en rol zijn weg, de ontsnapping ook.
cocarde-lesson-prison-1-other-2 = Daarna moest je gooien: 1 en 1, precies 8, de guillotine. Hand en rol zijn weg.
cocarde-lesson-prison-2-point-1 = 34 stuurde je naar de grenzen, en vak 5 daar naar Guyana.
cocarde-lesson-prison-2-point-2 = Nog een ontsnapping.
cocarde-lesson-prison-2-point-3 = Elke weg uit Guyana leidt naar 53.
cocarde-lesson-prison-2-task = Twee beurten later. Verlaat Guyana.
cocarde-lesson-prison-2-why = Met de dobbelstenen kom je er alleen met een dubbele worp uit, één op de zes, en geen symbool neemt je mee.
cocarde-lesson-prison-2-done = Vrij, op 53, drie vakken voor het einde, en je gooit nog.
cocarde-lesson-prison-2-other-1 = Je gooide 1 en 2, geen dubbele: je bent nog in Guyana, met je ontsnapping.
cocarde-lesson-prison-2-other-2 = Een kaart minder. Je gooide 1 en 2, geen dubbele: je bent nog in Guyana.

## 7. Bomen

cocarde-lesson-trees = Bomen, en waar ze staan
cocarde-lesson-trees-rule = Een geplante boom is een certificaat, en zijn vak vervalt voorgoed: niemand telt het nog, en een wit vak houdt niemand meer tegen.
cocarde-lesson-trees-1-point-1 = Een filosofisch boek,
cocarde-lesson-trees-1-point-2 = en nog een: samen een boom.
cocarde-lesson-trees-1-task = Maak van je twee boeken een boom.
cocarde-lesson-trees-1-why = Boeken leggen en planten kosten geen actie: het mag voor de worp en erna.
cocarde-lesson-trees-1-done = Een boom. Nu moet hij nog geplant worden.
cocarde-lesson-trees-1-other-1 = Eén boek alleen is geen boom, en het andere is weg.
cocarde-lesson-trees-1-other-2 = Je kunt ze nog leggen voor je beurt eindigt. Maar veel vakken nemen je kaarten af: leg ze eerst.
cocarde-lesson-trees-1-other-3 = Dat was je enige hoofdactie van deze beurt. De boeken zitten nog in je hand, en je mag ze nog leggen.
cocarde-lesson-trees-2-point-1 = { $b } staat achter je, op 16.
cocarde-lesson-trees-2-point-2 = Het witte 19 verspert haar de weg.
cocarde-lesson-trees-2-point-3 = Geen boom op 13: een vak dat bomen geeft, vervalt nooit.
cocarde-lesson-trees-2-task = Plant hem waar hij de weg { $b-of } niet korter maakt.
cocarde-lesson-trees-2-why = Voor jou zijn alle bomen evenveel waard. Voor wie er nog achter staat niet.
cocarde-lesson-trees-2-done = Een certificaat voor jou. { $b } gooide 4, moest stoppen op 19, telde terug naar 18, en slaat een beurt over.
cocarde-lesson-trees-2-other-1 = Een certificaat; maar { $b } gooide 4 en liep door naar 21: het witte vak hield haar niet meer tegen.
cocarde-lesson-trees-2-other-2 = Een certificaat; en { $b } heeft een vak minder te gaan.
cocarde-lesson-trees-2-other-3 = De boom is nog in je handen. Planten mag tot je beurt eindigt; aan het eind telt alleen wat geplant is.
cocarde-lesson-trees-2-other-4 = Dat was je enige hoofdactie van deze beurt. De boom is nog in je handen, en je mag hem nog planten.

## 8. Een heel spel

cocarde-lesson-game = Het laatste stuk
cocarde-lesson-game-rule = Komt iemand precies op 56 uit, dan wint wie de meeste certificaten heeft; een worp die verder gaat, tel je terug. Wie op 56 staat, neemt eerst van ieder ander een certificaat.
cocarde-lesson-game-task = Zo’n twee minuten, hoogstens negen rondes: versla { $b } en { $c }. Je hebt 2 bomen te planten. Na elke beurt zeggen ze waarom ze zo speelden.
cocarde-lesson-game-won = De meeste certificaten zijn van jou. Er wacht een echte tafel.
cocarde-lesson-game-lost = Dit spel won je niet. Speel het nog eens, of ga aan een echte tafel zitten.
