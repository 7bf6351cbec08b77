# Guillotine 1988: waar het om gaat, en wat er gewoonlijk op elke vraag volgt.

convention-aim = De meeste afgevaardigden herkozen krijgen: levend, niet gevangen of op de Vlucht, met 5 populariteitspunten (PP) of meer.

convention-note-faction =
    { $each ->
        [2] Aan het eind tellen de herkozenen van beide samen voor jou. Alle beginnen gelijk: zes afgevaardigden in de Conventie, met 5 PP elk.
       *[1] Alle beginnen gelijk: zes afgevaardigden in de Conventie, met 5 PP elk.
    }
convention-note-move = Je wordt het opnieuw gevraagd tot je past. Wie past, verplaatst in deze fase niemand meer.
convention-note-report_choose = Iedereen stemt over hem. Aangenomen: +2 PP, en niemand kan hem aanklagen. Verworpen: −2 PP.
convention-note-report_vote = Meer OUI: +2 PP, en niemand kan hem aanklagen. Meer NON: −2 PP. Gelijk: niets.
convention-note-agenda = Je spreekt één keer, en klaagt alleen aan in een zaal waar ook een van de jouwen zit. Als iedereen heeft gesproken, blijkt welke aanklachten bevestigd zijn.
convention-note-dissolve_propose = Stelt iemand het voor, dan stemt iedereen meteen. Doet niemand het, dan gaat het spel door.
convention-note-dissolve_vote = Meer dan de helft van de aanwezigen: deze ronde is de laatste.
convention-note-motion_propose = Het Comité stemt meteen over hem. Pas je, dan noemt de volgende fractie iemand.
convention-note-motion_vote = Meer dan de helft van wie er zitten: hij is aangeklaagd. Zo niet, dan noemt de volgende fractie iemand.
convention-note-mission_reject = Ze gaat ongezien onder de stapel; de andere zijn elk voor een van je afgevaardigden.
convention-note-mission_card = De kaarten worden in deze volgorde uitgevoerd, als ze allemaal zijn toegewezen.
convention-note-mission_deputy = De anderen zien de kaarten pas als ze allemaal zijn toegewezen.
convention-note-joint = Alleen wint hij 1 PP; samen winnen beiden 2 PP, en de ander wordt niets gevraagd.
convention-note-triumph = Wie terugkeert, heeft zijn Missie verlaten; er weer heen kost een verplaatsing.
convention-note-orders = Ze wordt meteen voor hem uitgevoerd; de andere gaat ongezien onder de stapel.
convention-note-praise = Wie prijst wint zelf 1 PP, en wie hij prijst ook.
convention-note-club_assign = Wat de kaart oplevert of kost, is voor wie ervoor spreekt.
convention-note-club_order = Ze moeten nu allemaal gebruikt worden, ook tegen een vriend; je kiest alleen de volgorde.
convention-note-club_target = Het wordt beslist als iedereen heeft gespeeld; een verdedigingskaart kan hem nog redden.
convention-note-club_delayed = Wat je houdt blijft in je hand, voor een latere fase V; de anderen weten alleen hoeveel.
convention-note-defence = Als je past, gaan de aanklachten door, en niemand weet dat je had kunnen helpen.
convention-note-summons = Vlucht: hij wordt deze ronde al gezocht, en sterft als de dobbelsteen 1 geeft. Proces: het Tribunaal stemt; gelijk is Gevangenis.
convention-note-trial_vote = Meer OUI: de guillotine. Meer NON: terug naar de Conventie. Gelijk: de Gevangenis.
convention-note-prison_attempt = Je afgevaardigden in de Conventie tellen bij de dobbelsteen. Eén worp voor elk; mislukt die, dan blijft hij waar hij is en verliest niets meer.
convention-note-flight_attempt = Je afgevaardigden in de Conventie tellen bij de dobbelsteen. Eén worp voor elk; mislukt die, dan blijft hij op de Vlucht en mag hij zich aangeven.
convention-note-surrender = Doet hij het, dan stemt het Tribunaal meteen; gelijk is Gevangenis. Zo niet, dan wordt hij volgende ronde weer gezocht.
convention-note-answer = Een fout antwoord, of geen, bevestigt de aanklacht.
