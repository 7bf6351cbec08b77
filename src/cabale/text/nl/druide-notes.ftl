# Le Grand Druide: waar het om gaat, en wat er gewoonlijk op elke vraag volgt.

druide-aim = Het hoogste aantal stemmen hebben dat niemand anders heeft.

druide-note-turn =
    { $alone ->
        [yes] Alle anderen hebben gepast: je speelt alleen door, tot je ook past.
       *[no] Eén druïde of één staaf, dan is de volgende aan de beurt. Wie past, doet tot de telling niet meer mee.
    }
