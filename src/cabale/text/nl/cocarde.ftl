# Le Lys et la Cocarde: wat er gebeurt, wat er gevraagd wordt, de tafel in regels.

cocarde-term-prison = Gevangenis
cocarde-term-frontiers = Grenzen

## Hoeveel

cocarde-trees =
    { $trees ->
        [one] { $trees } boom
       *[other] { $trees } bomen
    }
cocarde-certificates =
    { $certificates ->
        [one] { $certificates } certificaat
       *[other] { $certificates } certificaten
    }
cocarde-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }

## Wat er gebeurt

cocarde-event-dealt =
    { $you ->
        [seat] Je krijgt { $card-the }.
       *[nobody] { $seat } krijgt { $card-the }.
    }
cocarde-event-round = Ronde { $number } begint.
cocarde-event-began =
    { $you ->
        [seat] Beurt { $turn }: jij.
       *[nobody] Beurt { $turn }: { $seat }.
    }
cocarde-event-skipped =
    { $you ->
        [seat] Beurt { $turn }: je bent gewond, en slaat over.
       *[nobody] Beurt { $turn }: { $seat } is gewond, en slaat over.
    }
cocarde-event-drew =
    { $you ->
        [seat] Je trekt { $card-the }.
       *[nobody] { $seat } trekt { $card-the }.
    }
cocarde-event-reshuffled = De aflegstapel, { cocarde-cards }, wordt geschud tot een nieuwe trekstapel.
cocarde-event-discarded =
    { $who ->
        [nobody] Op de aflegstapel: { $card-the }.
       *[player] { $you ->
            [seat] Je legt { $card-the } af.
           *[nobody] { $seat } legt { $card-the } af.
        }
    }
cocarde-event-shed =
    { $you ->
        [seat] Je rol verliest { $card-the }.
       *[nobody] De rol { $seat-of } verliest { $card-the }.
    }
cocarde-event-asked_alms =
    { $you ->
        [seat] Je vraagt { $target } om een aalmoes.
        [target] { $seat } vraagt je om een aalmoes.
       *[nobody] { $seat } vraagt { $target } om een aalmoes.
    }
cocarde-event-gave =
    { $you ->
        [seat] Je geeft { $target } { $card-the }.
        [target] { $seat } geeft je { $card-the }.
       *[nobody] { $seat } geeft { $target } { $card-the }.
    }
cocarde-event-no_alms =
    { $you ->
        [seat] Niemand heeft een kaart voor je.
       *[nobody] Niemand heeft een kaart voor { $seat }.
    }
cocarde-event-marked =
    { $who ->
        [nobody] { $target } krijgt een rol: { $role }.
        [self] { $you ->
            [seat] Je markeert jezelf: { $role }.
           *[nobody] { $seat } neemt een rol: { $role }.
        }
       *[player] { $you ->
            [seat] Je markeert { $target }: { $role }.
            [target] { $seat } markeert jou: { $role }.
           *[nobody] { $seat } markeert { $target }: { $role }.
        }
    }
cocarde-event-attacked =
    { $you ->
        [seat] Je valt { $target } aan met { $card-the }.
        [target] { $seat } valt je aan met { $card-the }.
       *[nobody] { $seat } valt { $target } aan met { $card-the }.
    }
cocarde-event-defended =
    { $you ->
        [seat] Je weert { $target } af met { $card-the }.
        [target] { $seat } weert je af met { $card-the }.
       *[nobody] { $seat } weert { $target } af met { $card-the }.
    }
cocarde-event-struck =
    { $you ->
        [seat] Je hebt geen antwoord op { $card-the }.
        [target] { $seat } heeft geen antwoord op je kaart ({ $card }).
       *[nobody] { $seat } heeft geen antwoord op { $card-the }.
    }
cocarde-event-laid_books =
    { $you ->
        [seat] Je legt twee filosofische boeken.
       *[nobody] { $seat } legt twee filosofische boeken.
    }
cocarde-event-planted =
    { $you ->
        [seat] Je plant een boom { $place-on } ({ $place-event }): het vak vervalt, en je krijgt een certificaat.
       *[nobody] { $seat } plant een boom { $place-on } ({ $place-event }): het vak vervalt.
    }
cocarde-event-broke_out =
    { $you ->
        [seat] Je speelt een ontsnappingskaart.
       *[nobody] { $seat } speelt een ontsnappingskaart.
    }
cocarde-event-rolled =
    { $you ->
        [seat] Je gooit { $dice }{ cocarde-signs }.
       *[nobody] { $seat } gooit { $dice }{ cocarde-signs }.
    }
cocarde-signs =
    { $signs ->
        [c] {""}: voor wie de kokarde draagt
        [l] {""}: voor wie de lelie draagt
        [cl] {""}: voor wie de kokarde of de lelie draagt
       *[none] {""}
    }
cocarde-event-stayed =
    { $why ->
        [waiting] { $you ->
            [seat] Je wacht op 1 op gezelschap, en blijft staan.
           *[nobody] { $seat } wacht op 1 op gezelschap, en blijft staan.
        }
        [drinking] { $you ->
            [seat] Twee gelijke getallen houden je in de taveerne.
           *[nobody] Twee gelijke getallen houden { $seat } in de taveerne.
        }
        [visiting] { $you ->
            [seat] Je blijft, als gast van Madame de Staël.
           *[nobody] { $seat } blijft, als gast van Madame de Staël.
        }
        [deported] { $you ->
            [seat] Alleen een dubbele worp leidt uit Guyana: je blijft.
           *[nobody] Alleen een dubbele worp leidt uit Guyana: { $seat } blijft.
        }
       *[unsigned] { $you ->
            [seat] Je draagt dat teken niet, en blijft staan.
           *[nobody] { $seat } draagt dat teken niet, en blijft staan.
        }
    }
cocarde-event-moved =
    { $way ->
        [dice] { $you ->
            [seat] Je gaat vooruit { $place-to }.
           *[nobody] { $seat } gaat vooruit { $place-to }.
        }
        [back] { $you ->
            [seat] Je telt terug { $place-to }.
           *[nobody] { $seat } telt terug { $place-to }.
        }
        [carried] { $you ->
            [seat] Het symbool neemt je mee { $place-to }.
           *[nobody] Het symbool neemt { $seat } mee { $place-to }.
        }
        [carried_back] { $you ->
            [seat] Je wordt teruggevoerd { $place-to }.
           *[nobody] { $seat } wordt teruggevoerd { $place-to }.
        }
        [sent] { $you ->
            [seat] Je gaat { $place-to }.
           *[nobody] { $seat } gaat { $place-to }.
        }
        [dragged] { $you ->
            [seat] Je wordt meegesleept { $place-to }.
           *[nobody] { $seat } wordt meegesleept { $place-to }.
        }
        [recalled] { $you ->
            [seat] Het tribunaal roept je terug { $place-to }.
           *[nobody] Het tribunaal roept { $seat } terug { $place-to }.
        }
        [escape] { $you ->
            [seat] Je ontsnapt { $place-to }.
           *[nobody] { $seat } ontsnapt { $place-to }.
        }
       *[attack] { $you ->
            [seat] Je wordt opgepakt en gebracht { $place-to }.
           *[nobody] { $seat } wordt opgepakt en gebracht { $place-to }.
        }
    }
cocarde-event-passed =
    { $you ->
        [seat] Je toont { $card-the }, en gaat voorbij vak { $place }.
       *[nobody] { $seat } toont { $card-the }, en gaat voorbij vak { $place }.
    }
cocarde-event-protected =
    { $you ->
        [seat] Je toont { $card-the }, en er overkomt je niets { $place-on }.
       *[nobody] { $seat } toont { $card-the }, en blijft gespaard { $place-on }.
    }
cocarde-event-sentenced =
    { $concerned ->
        [yes] { $you ->
            [seat] { $place } · { $place-event }, voor jou. { $sentence }
           *[nobody] { $place } · { $place-event }, voor { $seat }. { $sentence }
        }
        [no] { $you ->
            [seat] { $place } · { $place-event }: dit gaat jou niet aan.
           *[nobody] { $place } · { $place-event }: dit gaat { $seat } niet aan.
        }
       *[nobody] { $place } · { $place-event }: hier gebeurt niets.
    }
cocarde-event-grew =
    { $you ->
        [seat] Je neemt { cocarde-trees } uit de voorraad.
       *[nobody] { $seat } neemt { cocarde-trees } uit de voorraad.
    }
cocarde-event-paid =
    { $you ->
        [seat] Je betaalt een certificaat.
       *[nobody] { $seat } betaalt een certificaat.
    }
cocarde-event-new_start =
    { $you ->
        [seat] Je verliest hand en rol, en begint opnieuw aan de start.
       *[nobody] { $seat } verliest hand en rol, en begint opnieuw aan de start.
    }
cocarde-event-waits =
    { $you ->
        [seat] Je wacht tot er iemand bij komt.
       *[nobody] { $seat } wacht op gezelschap.
    }
cocarde-event-wounded =
    { $you ->
        [seat] Je bent gewond, en slaat een beurt over.
       *[nobody] { $seat } is gewond, en slaat een beurt over.
    }
cocarde-event-drinks =
    { $you ->
        [seat] Je gaat in de taveerne zitten.
       *[nobody] { $seat } gaat in de taveerne zitten.
    }
cocarde-event-is_guest =
    { $you ->
        [seat] Mme de Staël houdt je twee worpen vast.
       *[nobody] Mme de Staël houdt { $seat } twee worpen vast.
    }
cocarde-event-rerolled =
    { $you ->
        [seat] Je gooit opnieuw.
       *[nobody] { $seat } gooit opnieuw.
    }
cocarde-event-judged =
    { $guilty ->
        [yes] { $you ->
            [seat] Je zegt: schuldig.
           *[nobody] { $seat } zegt: schuldig.
        }
       *[no] { $you ->
            [seat] Je zegt: niet schuldig.
           *[nobody] { $seat } zegt: niet schuldig.
        }
    }
cocarde-event-pooled =
    { $you ->
        [seat] Je geeft { $card-the } aan { $target }, om uit te delen.
        [target] Je neemt { $card-the } van { $seat }, om uit te delen.
       *[nobody] { $target } neemt { $card-the } van { $seat }, om uit te delen.
    }
cocarde-event-redealt =
    { $who ->
        [self] { $you ->
            [seat] Van de kaarten van de gevangenen houd je { $card-the }.
           *[nobody] Van de kaarten van de gevangenen houdt { $seat } { $card-the }.
        }
       *[player] { $you ->
            [seat] Van de kaarten van de gevangenen geef je { $target } { $card-the }.
            [target] Van de kaarten van de gevangenen geeft { $seat } je { $card-the }.
           *[nobody] Van de kaarten van de gevangenen geeft { $seat } { $target } { $card-the }.
        }
    }
cocarde-event-traded =
    { $books ->
        [one] { $you ->
            [seat] Je ruilt 1 boek.
           *[nobody] { $seat } ruilt 1 boek.
        }
       *[other] { $you ->
            [seat] Je ruilt { $books } boeken.
           *[nobody] { $seat } ruilt { $books } boeken.
        }
    }
cocarde-event-stole =
    { $you ->
        [seat] Je neemt blind { $card-the } van { $target }.
        [target] { $seat } neemt blind { $card-the } van jou.
       *[nobody] { $seat } neemt blind { $card-the } van { $target }.
    }
cocarde-event-searched =
    { $you ->
        [seat] Je houdt huiszoeking bij { $target }, en neemt een certificaat.
        [target] { $seat } houdt huiszoeking bij jou, en neemt een certificaat.
       *[nobody] { $seat } houdt huiszoeking bij { $target }, en neemt een certificaat.
    }
cocarde-event-capped = Na { $number } rondes wordt het spel afgebroken.
cocarde-event-won =
    { $how ->
        [further] { $you ->
            [seat] Elk { cocarde-certificates }: { $stood }. Jij bent het verst op de hoofdbaan, en wint.
           *[nobody] Elk { cocarde-certificates }: { $stood }. { $seat } is het verst op de hoofdbaan, en wint.
        }
        [shared] { $you ->
            [seat] Elk { cocarde-certificates }: { $stood }. Niemand is verder dan jij: je deelt de overwinning.
           *[nobody] Elk { cocarde-certificates }: { $stood }. Niemand is verder dan { $seat }, die de overwinning deelt.
        }
       *[alone] { $you ->
            [seat] Je wint met { cocarde-certificates }.
           *[nobody] { $seat } wint met { cocarde-certificates }.
        }
    }
cocarde-stood =
    { $square ->
        [0] { $seat } buiten de hoofdbaan (0)
       *[other] { $seat } op vak { $square }
    }

## Wat vaak gebeurt, samengevat

cocarde-shared = Elk { cocarde-certificates }: { $stood }. Niemand is verder.
cocarde-listed-won = { cocarde-shared } De overwinning wordt gedeeld door { $list }.
cocarde-item-won =
    { $you ->
        [seat] { you }
       *[nobody] { $seat }
    }
cocarde-gathered-dealt =
    { $gathered ->
        [all] { $count ->
            [one] Iedereen krijgt een kaart.
           *[other] Iedereen krijgt { $count } kaarten.
        }
        [others] { $count ->
            [one] De anderen krijgen elk een kaart.
           *[other] De anderen krijgen elk { $count } kaarten.
        }
       *[one] { $seat } krijgt { $count } kaarten.
    }
cocarde-gathered-drew =
    { $gathered ->
        [all] { $count ->
            [one] Iedereen trekt een kaart.
           *[other] Iedereen trekt { $count } kaarten.
        }
        [others] { $count ->
            [one] De anderen trekken elk een kaart.
           *[other] De anderen trekken elk { $count } kaarten.
        }
       *[one] { $seat } trekt { $count } kaarten.
    }

## Wat er gevraagd wordt

cocarde-ask-alms = Je bent priester. Wie vraag je om een aalmoes?
cocarde-ask-give = { $target } vraagt je om een aalmoes. Welke kaart geef je?
cocarde-ask-action =
    { $cards ->
        [0] Wat doe je voor je gooit?
       *[other] Met { $cards } kaarten mag je niet gooien: welke speel je of leg je af?
    }
cocarde-ask-defend = { $target } valt je aan met { $card-the } { $place-on }. Hoe weer je dat af?
cocarde-ask-pass =
    { $left ->
        [one] Je zou vak { $place } met { $left } vak voorbijgaan. Toon je een personage?
       *[other] Je zou vak { $place } met { $left } vakken voorbijgaan. Toon je een personage?
    }
cocarde-ask-protect = { $place } · { $place-event }: een gevaar voor je. Toon je een personage?
cocarde-ask-discard =
    { $cards ->
        [one] Eén kaart van je hand moet weg. Welke?
       *[other] { $cards } kaarten van je hand moeten weg. Welke eerst?
    }
cocarde-ask-guilty = Is Louis Capet schuldig?
cocarde-ask-redistribute = { cocarde-cards } van de gevangenen uit te delen. Wie krijgt { $card-the }?
cocarde-ask-books49 = Hoeveel boeken ruil je, voor een boom elk?
cocarde-ask-steal = Een bericht komt door. Uit wiens hand neem je een kaart?
cocarde-ask-end = Plant je nog, voor je beurt eindigt?

# Met te: “je wordt gevraagd …”
cocarde-question-alms = een aalmoes te vragen
cocarde-question-give = een kaart als aalmoes te geven
cocarde-question-action = te handelen of te gooien
cocarde-question-defend = een aanval af te weren
cocarde-question-pass = een personage te tonen of terug te gaan
cocarde-question-protect = een personage te tonen of het te ondergaan
cocarde-question-discard = een kaart af te leggen
cocarde-question-guilty = over Louis Capet te oordelen
cocarde-question-redistribute = een kaart uit te delen
cocarde-question-books49 = boeken te ruilen
cocarde-question-steal = een hand te kiezen
cocarde-question-end = te planten, boeken te leggen of de beurt te eindigen

## De tafel in regels

cocarde-view-start = De kaarten worden gedeeld.
cocarde-view-round = Ronde { $round }. { $event }
cocarde-view-piles = Trekstapel: { $cards }. Bomen in voorraad: { $trees }.
cocarde-view-discards = Aflegstapel: { $count }, bovenop { $card }.
cocarde-view-cancelled = Vervallen vakken: { $squares }.
cocarde-view-seat =
    { $you ->
        [seat] { $seat } (jij), { $role }, { $place-on }.
       *[nobody] { $seat }, { $role }, { $place-on }.
    }
cocarde-view-goods = { cocarde-certificates }, { cocarde-trees }.
cocarde-view-hand = In de hand: { $cards }.
cocarde-view-count =
    { $count ->
        [one] { $count } kaart in de hand.
       *[other] { $count } kaarten in de hand.
    }
cocarde-view-known = Bekend: { $cards }.
cocarde-view-skip = Slaat de volgende beurt over.
cocarde-view-wait = Wacht op gezelschap.
cocarde-view-tavern = Zit in de taveerne.
cocarde-view-salon =
    { $rolls ->
        [one] Blijft { $rolls } worp in het salon.
       *[other] Blijft { $rolls } worpen in het salon.
    }
cocarde-view-restart = Trekt zes kaarten bij de volgende beurt.
cocarde-view-dice = Dobbelstenen: { $dice }.
cocarde-view-pool = Uit te delen: { $cards }.
cocarde-view-card = { $card }
cocarde-view-asked = Je wordt gevraagd { $question }.
cocarde-view-waiting = Wachten op { $names } om { $question }.
