# Le Lys et la Cocarde: wat geweigerd wordt.

cocarde-refusal-not_drawn = Dat kan niet vallen: het moet een worp zijn, of een kaart die er nog is.
cocarde-refusal-no_draw_due = Er valt nu niets te trekken: een speler moet antwoorden.
cocarde-refusal-must_choose = Je moet kiezen: je wordt gevraagd { $question }.
cocarde-refusal-other_question = Dat is geen antwoord op de vraag: je wordt gevraagd { $question }.
cocarde-refusal-too_many_cards = Met { $cards } kaarten mag je niet gooien: speel of leg af tot je er { $most } hebt.
cocarde-refusal-no_pair = Filosofische boeken leg je met twee tegelijk, en je hebt er geen twee.
cocarde-refusal-too_few_books = Je hebt geen { $books } boeken: kies er minder.
cocarde-refusal-no_such_player = Die speler zit niet aan deze tafel: kies iemand die er wel zit.
cocarde-refusal-hand_full = De hand { $target-of } telt al zes kaarten: kies iemand met minder.
cocarde-refusal-not_oneself = Kies een tegenstander, niet jezelf.
cocarde-refusal-no_card_there = { $target } heeft geen kaart in de hand: kies iemand die er een heeft.
cocarde-refusal-not_held = Je hebt deze kaart niet ({ $card }): kies er een uit je hand.
cocarde-refusal-not_valid = Deze kaart ({ $card }) baat hier niet: kies er een die voor dit vak geldt.
cocarde-refusal-action_done = Je hoofdactie is gedaan: plant, leg boeken of gooi.
cocarde-refusal-at_large = Een ontsnappingskaart dient in de gevangenis en in Guyana, en daar ben je niet.
cocarde-refusal-no_tree = Je hebt geen vrijheidsboom om te planten.
cocarde-refusal-off_track = Hier ligt niets achter je: planten doe je vanaf de hoofdbaan.
cocarde-refusal-not_behind = Vak { $place } ligt niet achter je: plant op een lager nummer dan het jouwe.
cocarde-refusal-planted_before = Op vak { $place } staat al een boom.
cocarde-refusal-gives_trees = Vak { $place } kan bomen opleveren, en vervalt nooit.
cocarde-refusal-occupied = Er staat iemand op vak { $place }: kies een leeg vak.
cocarde-refusal-nothing_behind = Geen vak achter je kan vervallen.
cocarde-refusal-same_role =
    { $you ->
        [target] Je hebt deze rol al ({ $role }): de kaart zou niets veranderen.
       *[nobody] { $target } heeft deze rol al ({ $role }): de kaart zou niets veranderen.
    }
cocarde-refusal-no_such_step =
    { $you ->
        [target] Geen kaart geeft je die rol in één keer ({ $role }): het vergt twee stappen, of mag niet.
       *[nobody] Geen kaart geeft { $target } die rol in één keer ({ $role }): het vergt twee stappen, of mag niet.
    }
cocarde-refusal-out_of_reach = Deze kaart ({ $card }) reikt niet tot { $target } op die plek ({ $place }): alleen een zone van haar kleur, of de grenzen.
cocarde-refusal-nobody_in_reach = Deze kaart ({ $card }) bereikt niemand: niemand staat in een zone van haar kleur of aan de grenzen.
cocarde-refusal-unknown_role = “{ $text }” is geen rol; verwacht: { $expected }.
cocarde-refusal-unknown_throw = “{ $text }” is geen worp; verwacht worden twee van deze, met + ertussen: { $expected }.
cocarde-refusal-unknown_card = “{ $text }” is geen kaart van dit spel; verwacht: { $expected }.
