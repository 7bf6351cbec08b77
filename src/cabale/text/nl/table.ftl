# Wat aan elke tafel gezegd wordt.

## Woorden en wendingen

chance = het toeval
you = jou
you-speak = Jij
nothing = niets
coins =
    { $amount ->
        [one] { $amount } munt
       *[other] { $amount } munten
    }
# De naam van een speler als eigenaar
of-name =
    { $start ->
       *[any] van { $name }
    }
one-or-other = { $first } of { $last }
one-and-other = { $first } en { $last }
with-rule = { $sentence } ({ $rule }).
in-file = { $file }: { $sentence }
closed-move = { $label } – { $reason }
said = { $speaker }: “{ $text }”
whispered = { $speaker }, in het oor ({ $hearers }): “{ $text }”

## De uitslag

verdict-open = Het spel is niet afgelopen.
verdict-won =
    { $you ->
        [seat] Je wint.
       *[nobody] { $seat } wint.
    }
verdict-drawn = Het spel eindigt onbeslist tussen { $names }.
verdict-shared = De overwinning wordt gedeeld door { $names }.

## Weigeringen: zetten

refusal-game_over = Het spel is afgelopen: er valt niets meer te spelen.
refusal-no_such_seat = Er is geen plaats “{ $text }” aan deze tafel; verwacht: { $expected }.
refusal-unknown_move = “{ $text }” is geen zet van dit spel; verwacht wordt een van de aangeboden zetten.
refusal-not_awaited = Het is nu niet aan jou om te antwoorden: wacht tot het je gevraagd wordt.
refusal-already_answered = Je hebt al geantwoord, en een antwoord neem je niet terug.
refusal-out_of_order =
    { $you ->
        [seat] Jouw antwoord komt later aan bod: anderen worden eerst gehoord.
       *[nobody] { $seat } komt later aan bod: anderen worden eerst gehoord.
    }
refusal-missing_answer = { $seat } heeft niet geantwoord; verwacht: een antwoord van elke plaats die iets gevraagd wordt.
refusal-draw_due = Eerst moet het toeval antwoorden; verwacht wordt hier een trekking, bijvoorbeeld ~duchess.
refusal-bad_word = “{ $text }” leest niet als een antwoord; verwacht wordt bijvoorbeeld a:income, a!show=3 of ~duchess.
refusal-bad_group = De haakjes van “{ $text }” kloppen niet; verwacht wordt bijvoorbeeld (b:challenge c:pass).

## Weigeringen: opzet

refusal-unknown_game = “{ $game }” is geen spel van dit huis; verwacht: { $expected }.
refusal-bad_seats = { $game } speel je niet met { $seats }; verwacht: { $fewest } tot { $most } plaatsen.
refusal-unknown_option = Dit spel heeft geen optie “{ $option }”; verwacht: { $expected }.
refusal-bad_option_value = De optie { $option } kent de waarde “{ $value }” niet; verwacht: { $expected }.
refusal-unknown_language = “{ $language }” spreken we hier niet; verwacht: { $expected }.
refusal-unknown_level = Geen automaat speelt op sterkte “{ $level }”; verwacht: { $expected }.
refusal-unknown_rule = Er is geen regel “{ $number }”; verwacht: een nummer van { $first } tot { $last }.
refusal-bad_count = { $what } kan niet { $value } zijn; verwacht: minstens { $least }.

## Weigeringen: verslagen

refusal-too_large = Deze tekst is te lang voor een verslag; verwacht: hoogstens { $most } tekens.
refusal-not_a_record = Dit is geen verslag van Cabale; verwacht wordt een tekst die begint met [cabale 1].
refusal-truncated = Dit verslag is onvolledig; verwacht wordt een laatste regel [end …].
refusal-edited = Dit verslag is gewijzigd: de inhoud klopt niet meer met de laatste regel.
refusal-record_format = Dit verslag heeft formaat { $found }; verwacht wordt formaat { $known }.
refusal-bad_record_text = Regel { $line } is onleesbaar; verwacht: [velden], {"{"}gesprek{"}"} en antwoorden.
refusal-bad_tag = Het veld [{ $tag }] ontbreekt, komt vaker voor of is onleesbaar; verwacht: één keer, goed gevormd.
refusal-bad_string = “{ $text }” is niet de tekst tussen rechte aanhalingstekens die hier verwacht wordt.
refusal-not_over = Het spel is niet afgelopen: het verslag gaat pas aan het eind open.
refusal-not_opened = Dit verslag bevat zijn geheim niet, want dat gaat pas aan het eind open: er valt niets na te gaan.
refusal-rules_version = Dit werd gespeeld volgens versie { $found } van de regels; de laatste die hier bekend is, is versie { $known }.
refusal-does_not_replay = Antwoord { $place } van het verslag, “{ $word }”, is niet na te spelen. { $reason }
refusal-result_differs = De genoteerde uitslag is niet die van het nagespeelde spel.
refusal-unknown_step = Deze stelling bevat een onbekende stap, “{ $step }”: ze komt van elders.

## Weigeringen: scenario’s

refusal-cannot_read = Dit bestand is onleesbaar; verwacht wordt een bestand in { $expected }, in UTF-8.
refusal-bad_toml = Regel { $line } is geen { $expected }: kijk naar aanhalingstekens, haken en de tekens =.
refusal-scenario_too_large = Deze tekst is te lang voor een scenario; verwacht: hoogstens { $most } tekens.
refusal-too_deep = { $key } is te diep genest; verwacht: hoogstens { $most } tabellen of lijsten in elkaar.
refusal-unknown_key = { $key } bestaat niet; verwacht: { $expected }.
refusal-missing_field = { $key } ontbreekt; verwacht: { $expected }.
refusal-bad_value = { $key } kan niet { $value } zijn; verwacht: { $expected }.
refusal-cannot_be_set = { $key } volgt uit de rest en is niet in te stellen; verwacht: { $expected }.
refusal-cards_do_not_add_up = { $key }: deze kaarten vormen samen geen doos van dit spel; verwacht: { $expected }.

## Het register

refusal-place_taken = De tafel is intussen verder: plaats { $place } van het register is beschreven, { $length } is de volgende.
refusal-log_broken = Het logboek van deze kamer is beschadigd: van de { $length } regels zijn er { $found } over.
refusal-store_closed = Het huis sluit: er wordt niets meer geschreven.
refusal-store_newer = Dit bestand komt uit een latere versie (vorm { $found }); verwacht wordt vorm { $known }.
refusal-store_locked = Een ander programma houdt het register vast; probeer het opnieuw zodra het loslaat.
refusal-store_full = De schijf is vol; er is niets verloren en er wordt niets meer geschreven.
refusal-store_read_only = In het register kan niet geschreven worden; schrijfrecht is nodig.
refusal-store_foreign = Dit bestand is geen register van Cabale; verwacht wordt een SQLite-bestand van ons, of een nieuwe naam.
refusal-store_failed = Het register is onbruikbaar.
refusal-backup_there = Dat bestand bestaat al en blijft zoals het is; verwacht wordt een nieuwe naam.
refusal-house_taken = In deze map is al een huis open: sluit het eerst, of noem een andere map met --data.
refusal-no_house = In deze map is geen huis; noem met --data de map van een huis.

## Kamers

refusal-seat_taken = Plaats { $seat } is bezet: kies een vrije.
refusal-bad_name = Verwacht wordt een naam van 1 tot { $most } zichtbare letters.
refusal-nobodys_seat = Plaats { $seat } is van niemand: niemand kan ze terugnemen.
refusal-seats_open = Nog niet iedereen zit; vrij: { $expected }.
refusal-not_out = Aan deze tafel speelt nog iemand: ze houdt haar tempo.
refusal-room_begun = Het spel is begonnen: de plaatsen zijn verdeeld.
refusal-room_not_begun = Het spel is nog niet begonnen: wacht tot iedereen zit.
refusal-room_paused = Het spel ligt stil: wacht tot het verdergaat.
refusal-room_closed = De gastheer heeft deze kamer gesloten.
refusal-bad_line = Verwacht wordt een regel van 1 tot { $most } tekens.
refusal-no_such_room = Deze kamer bestaat niet: vraag de gastheer om de link.
refusal-not_the_host = Alleen de gastheer mag dit.
refusal-not_your_seat = Deze plaats is niet van jou.
refusal-unknown_token = Deze plaats is niet meer van jou, of was het nooit: ga opnieuw zitten.
refusal-seat_moved = Je hebt deze plaats meegenomen naar een ander toestel: daar gaat ze verder.
refusal-only_watching = Je kijkt toe: alleen wie zit, antwoordt, en alleen wie een naam heeft gegeven, spreekt.
refusal-stale_answer = De tafel is intussen verder: dit antwoord telt niet meer.
refusal-malformed = Dit bericht heeft hier geen betekenis.
refusal-message_too_large = Dit bericht is te lang; verwacht: hoogstens { $most } bytes.
refusal-gallery_closed = Aan deze tafel is geen tribune: je hebt een plaats nodig.
refusal-gallery_full = Op de tribune van een tafel nemen hoogstens { $most } mensen het woord. Toekijken kan nog steeds.
refusal-has_sat = Wie in dit spel een plaats heeft of gehad heeft, spreekt niet vanaf de tribune.
refusal-no_whispers = Op de tribune wordt niet gefluisterd: wat je daar zegt, hoort iedereen.
refusal-code_expired = Deze link geldt niet meer: hij werkt één keer, een kwartier lang. Vraag een nieuwe op het toestel waar je zit.
refusal-emblem_taken = Dat embleem is bezet: kies een ander.
refusal-bad_emblem = Verwacht wordt een embleem van 1 tot { $most }.
refusal-bad_title = Verwacht wordt een tafelnaam van hoogstens { $most } tekens.
refusal-bad_clock = { $option }: verwacht worden { $least } tot { $most } milliseconden, of niets.
refusal-bad_order = Verwacht wordt elk van de { $most } plaatsen één keer.
refusal-hints_off = Hier wordt zonder advies gespeeld: de gastheer heeft het niet toegestaan.
refusal-no_hint = Er is op dit moment geen advies te krijgen: probeer het opnieuw.
refusal-name_taken = Iemand aan deze tafel heet al zo: kies een andere naam.
refusal-second_hand = Je hebt in dit spel al een andere hand gezien: deze plaats is voor iemand anders.
refusal-nobody_there = Daar zit niemand om tegen te fluisteren.
refusal-said_enough = Je hebt alles gezegd wat één mens aan een tafel kan zeggen: { $most } regels.
refusal-too_much = Er is aan deze tafel tussen twee zetten te veel veranderd: laat het spel verdergaan.
refusal-foreign_page = Dit verzoek komt van een pagina die niet van dit huis is.
refusal-foreign_name = Dit huis kent de naam niet waarmee het werd geroepen: gebruik het adres dat het heeft gemeld.
refusal-not_json = Verwacht wordt een inhoud in JSON, en een kop die dat zegt.
refusal-too_slow = Het verzoek kwam niet op tijd: stuur het opnieuw.
refusal-too_many_rooms = Er zijn de laatste tijd te veel tafels geopend: wacht even.
refusal-too_many_polls = Er wachten al te veel verzoeken van je op iets nieuws.
refusal-analyses_wait = Er worden al een paar spellen voor je gewogen: wacht tot er een klaar is.
refusal-house_failed = Er ging door onze schuld iets mis; er is niets veranderd.
refusal-not_let_in = De tafel heeft je niet binnengelaten: de plaats blijft bij haar automaat.
refusal-asked_already = De tafel is over deze plaats al gevraagd: wacht een paar minuten.
refusal-nobody_knocks = Niemand wacht meer op je antwoord.
refusal-bad_proxy = { $text }: verwacht wordt het adres van een proxy, of een netwerk zoals 10.0.0.0/8.
refusal-no_such_step = Vanaf die plek kan het spel niet verder: kies een moment waarop het niet uit is.
refusal-bad_eyes = Een spel zie je met de ogen { $expected }.
refusal-no_such_order = Dit spel kent die vaste opdracht niet.
refusal-unknown_phrase = Die zin is er geen van het huis; verwacht wordt { $expected }.
refusal-too_fast = Te veel berichten tegelijk: wacht even.
refusal-no_such_request = Op dit adres is niets: { $text }.
refusal-too_many_sit = Er zitten er meer dan { $most }: laat eerst een speler of automaat opstaan.
refusal-table_failed = Aan deze tafel ging door onze schuld iets mis. Niets wat vaststond is verloren; wat je het laatst deed, telt niet: probeer het opnieuw.
refusal-room_damaged = Het logboek van deze tafel is beschadigd: ze kan niet meer open. De andere tafels zijn in orde.
refusal-other_rules = Deze tafel werd geopend volgens versie { $found } van de regels; de laatste die hier bekend is, is versie { $known }, en die kan haar niet lezen.
refusal-put_away = Deze tafel is net opgeborgen: vraag er opnieuw om.
refusal-bad_port = { $port } is geen poort; verwacht: een getal van 0 tot 65535.
refusal-port_taken = Op { $host }, poort { $port } kan niet geluisterd worden: bezet of niet van ons. Verwacht wordt een andere poort, of 0 voor eender welke.
