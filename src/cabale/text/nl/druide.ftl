# De Grote Druïde: wat er gebeurt, wat er gevraagd wordt, wat geweigerd wordt, de tafel in regels.

## Woorden van het boekje

druide-term-college = College
druide-term-lucky = Gelukssteen
druide-term-taboo = Taboekleur
druide-term-neutral = Neutrale staven
druide-term-moved = Vaste staven

druide-colour-white = wit
    .stone = wit
druide-colour-blue = blauw
    .stone = blauw
druide-colour-green = groen
    .stone = groen
druide-colour-yellow = geel
    .stone = geel
druide-colour-red = rood
    .stone = rood
druide-colour-black = zwart
    .stone = zwart
druide-colour-unknown = geheim

druide-druids =
    { $druids ->
        [one] { $druids } druïde
       *[other] { $druids } druïden
    }
druide-bars =
    { $bars ->
        [one] { $bars } staaf
       *[other] { $bars } staven
    }
druide-votes =
    { $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    }
druide-total =
    { $total ->
        [one] { $total } stem
       *[other] { $total } stemmen
    }
druide-count = { $seat } { $druids }

## Wat er gebeurt

druide-event-bar_drawn = Een kaart legt een neutrale staaf tussen de stenen { $line } en { $after }.
druide-event-ignored = Kaart { $number } telt niet: er ligt een staaf te dichtbij.
druide-event-redrawn = Een college heeft meer dan 7 stenen: alle kaarten gaan terug, en de staven worden opnieuw getrokken.
druide-event-lucky_dealt =
    { $known ->
        [yes] { $you ->
            [seat] Jouw gelukssteen is { $number }.
           *[nobody] De gelukssteen { $seat-of } is { $number }.
        }
       *[no] { $seat } krijgt een gelukssteen, in het geheim.
    }
druide-event-taboo_dealt =
    { $you ->
        [seat] Jouw taboekleur: { $colour }.
       *[nobody] Taboekleur { $seat-of }: { $colour }.
    }
druide-event-first =
    { $you ->
        [seat] Jij begint.
       *[nobody] { $seat } begint.
    }
druide-event-began =
    { $you ->
        [seat] Beurt { $turn }: jij.
       *[nobody] Beurt { $turn }: { $seat }.
    }
druide-event-placed =
    { $you ->
        [seat] Je zet een druïde op steen { $stone } ({ $colour-stone }).
       *[nobody] { $seat } zet een druïde op steen { $stone } ({ $colour-stone }).
    }
druide-event-bar_moved =
    { $you ->
        [seat] Je verlegt de staaf tussen { $line } en { $after } tot voorbij steen { $past }, waar hij blijft.
       *[nobody] { $seat } verlegt de staaf tussen { $line } en { $after } tot voorbij steen { $past }, waar hij blijft.
    }
druide-event-passed =
    { $you ->
        [seat] Je past, en wacht op de telling.
       *[nobody] { $seat } past, en wacht op de telling.
    }
druide-event-forced =
    { $you ->
        [seat] Je hebt niets meer te spelen, en past.
       *[nobody] { $seat } heeft niets meer te spelen, en past.
    }
druide-event-filled =
    { $tokens ->
        [one] De telling: { $tokens } neutrale fiche gaat op de lege steen.
       *[other] De telling: { $tokens } neutrale fiches gaan op de lege stenen.
    }
druide-event-taboo_shown =
    { $you ->
        [seat] Je toont jouw taboekleur: { $colour }.
       *[nobody] { $seat } toont een taboekleur: { $colour }.
    }
druide-event-removed =
    { $you ->
        [seat] Jouw druïde verlaat steen { $stone }, en stemt niet.
       *[nobody] De druïde { $seat-of } verlaat steen { $stone }, en stemt niet.
    }
druide-event-college =
    { $how ->
        [all] { druide-term-college } { $run }, { druide-votes } ({ $counts }): iedereen staat gelijk, en niemand krijgt ze.
        [some] { $you ->
            [seat] { druide-term-college } { $run }, { druide-votes } ({ $counts }): gelijke stand tussen { $out }, dus uit; jij wint het.
           *[nobody] { druide-term-college } { $run }, { druide-votes } ({ $counts }): gelijke stand tussen { $out }, dus uit; { $seat } wint het.
        }
       *[none] { $you ->
            [seat] { druide-term-college } { $run }, { druide-votes } ({ $counts }): jij hebt de meeste druïden, en wint het.
           *[nobody] { druide-term-college } { $run }, { druide-votes } ({ $counts }): { $seat } heeft de meeste druïden, en wint het.
        }
    }
druide-event-lucky_shown =
    { $you ->
        [seat] Je toont jouw gelukssteen: { $number }.
       *[nobody] { $seat } toont een gelukssteen: { $number }.
    }
druide-event-luck_votes =
    { $you ->
        [seat] Steen { $number } ligt in een college van jou: { druide-votes } extra.
       *[nobody] Steen { $number } ligt in een college { $seat-of }: { druide-votes } extra.
    }
druide-event-total =
    { $bonus ->
        [0] { $seat }: samen { druide-total }.
       *[other] { $seat }: { druide-votes } van colleges en { $bonus } van de gelukssteen, samen { $total }.
    }
druide-event-elected =
    { $how ->
        [last] { $you ->
            [seat] Wie gelijk staat, valt af (elk { $shared } voor { $out }): jij blijft over, en wordt Grote Druïde met { druide-total }.
           *[nobody] Wie gelijk staat, valt af (elk { $shared } voor { $out }): { $seat } blijft over, en wordt Grote Druïde met { druide-total }.
        }
        [beaten] { $you ->
            [seat] Wie gelijk staat, valt af (elk { $shared } voor { $out }): van wie overblijft heb jij de meeste stemmen, en jij wordt Grote Druïde met { druide-total }.
           *[nobody] Wie gelijk staat, valt af (elk { $shared } voor { $out }): van wie overblijft heeft { $seat } de meeste stemmen, en wordt Grote Druïde met { druide-total }.
        }
       *[highest] { $you ->
            [seat] Jij wordt Grote Druïde met { druide-total }.
           *[nobody] { $seat } wordt Grote Druïde met { druide-total }.
        }
    }
druide-event-unelected = Iedereen staat gelijk met iemand: niemand wordt Grote Druïde.
druide-verdict-drawn = Niemand wordt Grote Druïde.

## Wat vaak gebeurt, samengevat

druide-gathered-lucky_dealt =
    { $gathered ->
        [all] Iedereen krijgt een gelukssteen, in het geheim.
       *[others] De anderen krijgen elk een gelukssteen, in het geheim.
    }
druide-gathered-taboo_dealt =
    { $gathered ->
        [all] Iedereen krijgt een taboekleur, in het geheim.
       *[others] De anderen krijgen elk een taboekleur, in het geheim.
    }

## Wat er gevraagd wordt

druide-ask-turn = { druide-druids } en { druide-bars } in voorraad: wat speel je?

# Infinitieven: “je moet …”, “we wachten op Hugo: …”
druide-question-turn = een druïde zetten, een staaf verleggen of passen

## Weigeringen

druide-refusal-not_drawn = Dat kan niet getrokken worden: het moet een kaart zijn die er nog is.
druide-refusal-no_draw_due = Er is nu niets te trekken: we wachten op het antwoord van een speler.
druide-refusal-has_passed = Je hebt gepast, en dat is voorgoed: wacht op de telling.
druide-refusal-stone_taken =
    { $you ->
        [target] Op steen { $stone } staat een druïde van jezelf: kies een vrije steen.
       *[nobody] Op steen { $stone } staat een druïde { $target-of }: kies een vrije steen.
    }
druide-refusal-no_druid_left = Je hebt geen druïde meer in voorraad.
druide-refusal-bar_fixed =
    { $you ->
        [target] De staaf van lijn { $line } heb je zelf verlegd, en hij blijft daar: kies een neutrale staaf.
       *[nobody] De staaf van lijn { $line } is verlegd door { $target }, en blijft daar: kies een neutrale staaf.
    }
druide-refusal-no_bar_left = Je hebt geen staaf meer om in de plaats van een neutrale te leggen.
druide-refusal-no_neutral_bar = Alle zeven staven zijn verlegd: er is geen neutrale meer.
druide-refusal-no_bar_there = Op lijn { $line } ligt geen staaf: kies een lijn met een neutrale staaf.
druide-refusal-one_line_only = Van lijn { $line } kan een staaf niet naar lijn { $to }: hij gaat 1 lijn verder, omhoog of omlaag.
druide-refusal-unknown_colour = “{ $text }” is geen kleur van een dolmenkaart; verwacht: { $expected }.
druide-refusal-unknown_number = “{ $text }” is geen nummerkaart; verwacht: een getal van 1 tot 30.
druide-refusal-pieces_do_not_add_up = { $key }: deze stukken vormen geen doos van dit spel; verwacht: { $expected }.

## De tafel in regels

druide-view-start = Het spel wordt klaargezet.
druide-view-neutral = { druide-term-neutral }: { $lines }.
druide-view-moved = { druide-term-moved }: { $lines }.
druide-view-counts = { $counts }.
druide-view-seat =
    { $you ->
        [seat] { $seat } (jij): { druide-druids } en { druide-bars } in voorraad.
       *[nobody] { $seat }: { druide-druids } en { druide-bars } in voorraad.
    }
druide-view-stones = Druïden op { $stones }.
druide-view-lucky = { druide-term-lucky }: { $number }.
druide-view-taboo = { druide-term-taboo }: { $colour }.
druide-view-doomed = Stemmen niet mee: { $stones }.
druide-view-passed = Wacht op de telling.
druide-view-total =
    { $bonus ->
        [0] { druide-total }.
       *[other] { druide-total }, waarvan { $bonus } van de gelukssteen.
    }
druide-view-asked = Je moet { $question }.
druide-view-waiting = We wachten op { $names }: { $question }.
