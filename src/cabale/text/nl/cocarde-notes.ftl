# Le Lys et la Cocarde: waar het om gaat, en wat er gewoonlijk op elke vraag volgt.

cocarde-aim = De meeste certificaten hebben als iemand vak 56 bereikt: een geplante boom levert er een op.

cocarde-note-alms = Wie je aanwijst moet je een kaart geven, en kiest welke.
cocarde-note-give = Alleen jullie tweeën zien haar.
cocarde-note-action =
    { $cards ->
        [0] Hoogstens één hoofdactie (een rol geven, aanvallen, afleggen), dan gooi je en doe je wat je vak zegt.
       *[other] Je gooit met 6 kaarten of minder.
    }
cocarde-note-defend = Zonder antwoord ga je naar de gevangenis; aan de grenzen begin je opnieuw.
cocarde-note-pass = Zonder personage ga je naar het witte vak en tel je de rest terug.
cocarde-note-protect = Toon je er geen, dan geldt het vak.
cocarde-note-discard = Iedereen ziet wat er weggaat.
cocarde-note-guilty = Ja brengt je naar 38, en je doet wat er staat; nee laat je hier.
cocarde-note-redistribute = Jij alleen ziet ze. Niemand mag meer dan 6 kaarten hebben.
cocarde-note-books49 = Een geplante boom is een certificaat.
cocarde-note-steal = Ze wordt blind getrokken, en de anderen zien haar niet.
cocarde-note-end = Een geplante boom is een certificaat; zijn vak vervalt, voor iedereen.
