# Complots: waar het om gaat, en wat er gewoonlijk op elke vraag volgt.

complots-aim = Als laatste nog een gedekte kaart hebben.

complots-note-draft = De rest van het pakje gaat uit het spel; je tegenstander kiest tegelijk.
complots-note-action =
    { $rule ->
        [C-12] Met 10 munten of meer is er geen andere actie, en niemand houdt haar tegen.
       *[C-11] Wie een personage noemt, mag betwijfeld worden; de andere acties noemen er geen.
    }
complots-note-challenge =
    { $counter ->
        [yes] Als niemand twijfelt, kan een parering het nog stoppen.
       *[no] Als niemand twijfelt, stopt niets het meer.
    }
complots-note-counter = Wie pareert, noemt een personage, en ook dat mag betwijfeld worden.
complots-note-challenge_counter = Als niemand de parering betwijfelt, mislukt de actie.
complots-note-lose = Ze blijft open voor je liggen. Wie beide kaarten kwijt is, ligt eruit.
complots-note-return =
    { $left ->
        [one] Eén kaart gaat terug. Niemand ziet wat je teruglegt, of wat je houdt.
       *[other] { $left } kaarten gaan terug, een voor een. Niemand ziet wat je teruglegt, of wat je houdt.
    }
complots-note-show = Alleen { $actor } ziet haar, en laat je haar houden of vervangen.
complots-note-verdict = Niemand anders heeft haar gezien, of ziet wat haar vervangt.
