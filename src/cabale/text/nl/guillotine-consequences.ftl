# Guillotine: wat een zet doet, gezegd aan wie hem mag spelen.

## Een kaart, geen, of een keuze

guillotine-does-play = { $card-effect }
guillotine-does-pass = Je past.
guillotine-does-finish = Je laat het hierbij.
guillotine-does-discard_guards = Kaarten die de rij veranderen mogen weer worden gespeeld.
guillotine-does-pile = { $card-the } komt in je hand, en iedereen ziet het.
guillotine-does-front = { $card-the } gaat naar de aflegstapel.
guillotine-does-order =
    { $position ->
        [1] Vooraan staat dan { $noble-the }.
       *[other] Op plaats { $position } staat dan { $noble-the }.
    }
guillotine-does-arrival = Achteraan, op plaats { $position }, sluit { $noble-the } aan.
guillotine-does-clown = { $target } krijgt de Clown.
guillotine-does-victim = { $card-the } gaat uit je hand, en iedereen ziet het.
guillotine-does-infighting = { $card-the } gaat uit je hand, en iedereen ziet het.
guillotine-does-inspect =
    { $you ->
        [target] { $card-the } gaat uit je hand, en iedereen ziet het.
       *[nobody] { $card-the } gaat uit de hand { $target-of }, en iedereen ziet het.
    }
guillotine-does-error = Uit de stapel { $target-of } komt { $noble-the } naar de jouwe.

## Een edele van de rij

guillotine-moves-to =
    { $position ->
        [1] { $noble-the } gaat naar voren, op plaats 1.
       *[other] { $noble-the } gaat naar plaats { $position }.
    }
guillotine-moves-out = { $noble-the } gaat uit de rij en wordt afgelegd.
guillotine-moves-replaced = { $noble-the } wordt afgelegd, en de bovenste edele van de trekstapel neemt de plaats in.
guillotine-moves-later = Je zegt hierna hoeveel plaatsen { $noble-the } opschuift.

## Een speler die wordt aangewezen

guillotine-aims-missed =
    { $you ->
        [target] De bovenste edele van je eigen stapel gaat naar het eind van de rij.
       *[nobody] De bovenste edele van de stapel { $target-of } gaat naar het eind van de rij.
    }
guillotine-aims-after_you = { $target } krijgt de voorste edele, zonder de tekst.
guillotine-aims-rush_job =
    { $you ->
        [target] Je mag in je volgende beurt geen kaart spelen.
       *[nobody] { $target } mag in de volgende beurt geen kaart spelen.
    }
guillotine-aims-confusion_in_line =
    { $you ->
        [target] De rij wordt geschud voor je onthoofdt.
       *[nobody] De rij wordt geschud voor { $target } weer onthoofdt.
    }
guillotine-aims-infighting =
    { $you ->
        [target] Je legt 2 kaarten uit je eigen hand af.
       *[nobody] { $target } legt 2 kaarten naar eigen keuze af.
    }
guillotine-aims-information_exchange = Jij en { $target } ruilen de hele hand.
guillotine-aims-lack_of_support =
    { $you ->
        [target] Je legt een kaart uit je eigen hand af.
       *[nobody] Je ziet de hand { $target-of } en legt er een kaart van af.
    }
guillotine-aims-clerical_error = Je kiest een edele uit de stapel { $target-of }; daarna kiest { $target } er een uit de jouwe, als die er is.
guillotine-aims-missing_heads =
    { $you ->
        [target] Je eigen stapel verliest een willekeurige edele.
       *[nobody] De stapel { $target-of } verliest een willekeurige edele.
    }
guillotine-aims-tough_crowd = { $target } heeft 2 punten minder.

## En daarna

guillotine-then-chance = De rest beslist het toeval.
guillotine-then-collects = Daarna onthoofd je { $noble-the }.
guillotine-then-points =
    { $you ->
        [seat] Jouw punten: van { $before } naar { $after }.
       *[nobody] Punten { $seat-of }: van { $before } naar { $after }.
    }

## Het moment voor het mes valt

guillotine-blade-pass = { $collector } onthoofdt { $noble-the }, en niemand weet dat jij het kon tegenhouden.
guillotine-blade-play = De rij wordt geschud voor { $collector } onthoofdt.
guillotine-blade-discard_guards = “Harteloze wachten” gaan naar de aflegstapel; daarna kun je de rij schudden.
