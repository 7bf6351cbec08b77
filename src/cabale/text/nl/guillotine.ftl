# Guillotine: wat er gebeurt, wat er gevraagd wordt, wat geweigerd wordt, de tafel in regels.

## Woorden van het boekje

guillotine-term-line = Rij
guillotine-term-noble_deck = Edelenstapel
guillotine-term-action_deck = Actiestapel
guillotine-term-noble_discard = Afgelegde edelen
guillotine-term-action_discard = Afgelegde kaarten
guillotine-term-pile = Stapel
guillotine-term-front = Open
guillotine-term-final = Slotfase

## Wat er gebeurt

guillotine-event-first =
    { $you ->
        [seat] Jij begint.
       *[nobody] { $seat } begint.
    }
guillotine-event-dealt =
    { $you ->
        [seat] Je krijgt { $card-the }.
       *[nobody] { $seat } krijgt { $card-the }.
    }
guillotine-event-dawn =
    { $you ->
        [seat] Dag { $day } breekt aan, en jij begint.
       *[nobody] Dag { $day } breekt aan, en { $seat } begint.
    }
guillotine-event-laid =
    { $position ->
        [1] Vooraan in de rij: { $noble-the }.
       *[other] Op plaats { $position } in de rij: { $noble-the }.
    }
guillotine-event-began =
    { $you ->
        [seat] Beurt { $turn }: jij.
       *[nobody] Beurt { $turn }: { $seat }.
    }
guillotine-event-passed =
    { $you ->
        [seat] Je past.
       *[nobody] { $seat } past.
    }
guillotine-event-barred =
    { $by ->
        [rush_job] { $you ->
            [seat] Door “Haastwerk” mag je geen kaart spelen.
           *[nobody] Door “Haastwerk” mag { $seat } geen kaart spelen.
        }
        [unpopular_judge] { $you ->
            [seat] Vooraan staat een Ongeliefde rechter: je mag geen kaart spelen.
           *[nobody] Vooraan staat een Ongeliefde rechter: { $seat } mag geen kaart spelen.
        }
       *[empty_hand] { $you ->
            [seat] Je hebt geen kaart om te spelen.
           *[nobody] { $seat } heeft geen kaart om te spelen.
        }
    }
guillotine-event-played =
    { $you ->
        [seat] Je speelt { $card-the }.
       *[nobody] { $seat } speelt { $card-the }.
    }
guillotine-event-named =
    { $who ->
        [self] { $you ->
            [seat] Je wijst jezelf aan voor { $card-the }.
           *[nobody] { $seat } wijst zichzelf aan voor { $card-the }.
        }
       *[player] { $you ->
            [seat] Je wijst { $target } aan voor { $card-the }.
            [target] { $seat } wijst jou aan voor { $card-the }.
           *[nobody] { $seat } wijst { $target } aan voor { $card-the }.
        }
    }
guillotine-event-moved =
    { $you ->
        [seat] { $position ->
            [1] Je zet { $noble-the } vooraan.
           *[other] Je zet { $noble-the } op plaats { $position }.
        }
       *[nobody] { $position ->
            [1] { $seat } zet { $noble-the } vooraan.
           *[other] { $seat } zet { $noble-the } op plaats { $position }.
        }
    }
guillotine-event-chose =
    { $you ->
        [seat] Je kiest { $noble-the }.
       *[nobody] { $seat } kiest { $noble-the }.
    }
guillotine-event-stood =
    { $who ->
        [nobody] { $position ->
            [1] Het toeval zet { $noble-the } vooraan.
           *[other] Het toeval zet { $noble-the } op plaats { $position }.
        }
       *[player] { $you ->
            [seat] { $position ->
                [1] Jij zet { $noble-the } vooraan.
               *[other] Jij zet { $noble-the } op plaats { $position }.
            }
           *[nobody] { $position ->
                [1] { $seat } zet { $noble-the } vooraan.
               *[other] { $seat } zet { $noble-the } op plaats { $position }.
            }
        }
    }
guillotine-event-shuffled = De eerste { $nobles } edelen van de rij zijn geschud.
guillotine-event-reversed =
    { $you ->
        [seat] Je keert de rij van { $nobles } edelen om.
       *[nobody] { $seat } keert de rij van { $nobles } edelen om.
    }
guillotine-event-ordered =
    { $nobles ->
        [one] { $you ->
            [seat] Je laat de enige edele staan.
           *[nobody] { $seat } laat de enige edele staan.
        }
       *[other] { $you ->
            [seat] Je schikt de eerste { $nobles } edelen.
           *[nobody] { $seat } schikt de eerste { $nobles } edelen.
        }
    }
guillotine-event-buried =
    { $who ->
        [nobody] De dag eindigt te vroeg: { $noble-the } wordt afgelegd.
       *[player] Uit de rij wordt { $noble-the } afgelegd.
    }
guillotine-event-stepped_in =
    { $position ->
        [1] In de plaats daarvan staat { $noble-the } vooraan.
       *[other] In de plaats daarvan staat { $noble-the } op plaats { $position }.
    }
guillotine-event-joined = Achteraan, op plaats { $position }, sluit { $noble-the } aan.
guillotine-event-peeked =
    { $you ->
        [seat] Je bekijkt { $noble-the } boven op de trekstapel.
       *[nobody] { $seat } bekijkt { $noble-the } boven op de trekstapel.
    }
guillotine-event-put_back =
    { $nobles ->
        [one] { $you ->
            [seat] Je legt 1 edele terug op de trekstapel.
           *[nobody] { $seat } legt 1 edele terug op de trekstapel.
        }
       *[other] { $you ->
            [seat] Je legt { $nobles } edelen terug op de trekstapel.
           *[nobody] { $seat } legt { $nobles } edelen terug op de trekstapel.
        }
    }
guillotine-event-went_back =
    { $you ->
        [seat] Van jouw stapel gaat { $noble-the } terug naar het eind van de rij.
       *[nobody] Van de stapel { $seat-of } gaat { $noble-the } terug naar het eind van de rij.
    }
guillotine-event-given =
    { $you ->
        [seat] Je legt { $noble-the } op de stapel { $target-of }.
        [target] { $seat } legt { $noble-the } op jouw stapel.
       *[nobody] { $seat } legt { $noble-the } op de stapel { $target-of }.
    }
guillotine-event-handed_on =
    { $you ->
        [seat] Je geeft { $noble-the } door aan { $target }.
        [target] { $seat } geeft { $noble-the } door aan jou.
       *[nobody] { $seat } geeft { $noble-the } door aan { $target }.
    }
guillotine-event-collected =
    { $you ->
        [seat] Je onthoofdt { $noble-the }.
       *[nobody] { $seat } onthoofdt { $noble-the }.
    }
guillotine-event-drew =
    { $you ->
        [seat] Je trekt { $card-the }.
       *[nobody] { $seat } trekt { $card-the }.
    }
guillotine-event-discarded =
    { $who ->
        [nobody] Op de aflegstapel: { $card-the }.
       *[player] { $you ->
            [seat] Je legt { $card-the } af.
           *[nobody] { $seat } legt { $card-the } af.
        }
    }
guillotine-event-handed =
    { $you ->
        [seat] Je geeft { $card-the } aan { $target }.
        [target] { $seat } geeft jou { $card-the }.
       *[nobody] { $seat } geeft { $card-the } aan { $target }.
    }
guillotine-event-exchanged =
    { $you ->
        [seat] Jij en { $target } hebben van hand geruild.
        [target] { $seat } en jij hebben van hand geruild.
       *[nobody] { $seat } en { $target } hebben van hand geruild.
    }
guillotine-event-looked =
    { $you ->
        [seat] Je ziet { $card-the } in de hand { $target-of }.
        [target] { $seat } ziet { $card-the } in jouw hand.
       *[nobody] { $seat } ziet { $card-the } in de hand { $target-of }.
    }
guillotine-event-rained =
    { $you ->
        [seat] Het regent: je laat alle handen door de trekstapel schudden.
       *[nobody] Het regent: { $seat } laat alle handen door de trekstapel schudden.
    }
guillotine-event-took =
    { $you ->
        [seat] Je neemt { $card-the } van de aflegstapel.
       *[nobody] { $seat } neemt { $card-the } van de aflegstapel.
    }
guillotine-event-switched =
    { $you ->
        [seat] Je neemt { $noble-the } uit de stapel { $target-of }.
        [target] { $seat } neemt { $noble-the } uit jouw stapel.
       *[nobody] { $seat } neemt { $noble-the } uit de stapel { $target-of }.
    }
guillotine-event-lost =
    { $who ->
        [nobody] Niet gekozen: { $noble-the } wordt afgelegd.
       *[player] { $you ->
            [seat] Jouw stapel verliest { $noble-the }.
           *[nobody] De stapel { $seat-of } verliest { $noble-the }.
        }
    }
guillotine-event-removed =
    { $who ->
        [self] { $you ->
            [seat] Je legt { $card-the } af, die voor je lag.
           *[nobody] { $seat } legt de eigen kaart { $card-the } af.
        }
       *[player] { $you ->
            [seat] Je legt { $card-the } af, die voor { $target } lag.
            [target] { $seat } legt { $card-the } af, die voor jou lag.
           *[nobody] { $seat } legt { $card-the } af, die voor { $target } lag.
        }
    }
guillotine-event-placed =
    { $who ->
        [self] { $you ->
            [seat] De kaart { $card-the } blijft voor je liggen.
           *[nobody] De kaart { $card-the } blijft voor { $seat } liggen.
        }
       *[player] { $you ->
            [seat] Je legt { $card-the } voor { $target }.
            [target] { $seat } legt { $card-the } voor jou.
           *[nobody] { $seat } legt { $card-the } voor { $target }.
        }
    }
guillotine-event-dismissed =
    { $you ->
        [seat] Je legt je { $card-the } af.
       *[nobody] { $seat } legt { $card-the } uit eigen beweging af.
    }
guillotine-event-sneaked = Ongemerkt sluipt { $noble-the } naar het eind van de rij.
guillotine-event-reshuffled =
    { $cards ->
        [one] De aflegstapel, 1 kaart, wordt de nieuwe trekstapel.
       *[other] De aflegstapel, { $cards } kaarten, wordt geschud tot een nieuwe trekstapel.
    }
guillotine-event-refilled =
    { $nobles ->
        [one] De enige afgelegde edele wordt de nieuwe trekstapel ({ $nobles }).
       *[other] De { $nobles } afgelegde edelen worden geschud tot een nieuwe trekstapel.
    }
guillotine-event-ended = Dag { $day } is voorbij.
guillotine-event-closing =
    { $you ->
        [seat] De laatste dag is voorbij; te beginnen met jou mogen nog kaarten worden gespeeld die de punten veranderen.
       *[nobody] De laatste dag is voorbij; te beginnen met { $seat } mogen nog kaarten worden gespeeld die de punten veranderen.
    }
guillotine-event-won =
    { $how ->
        [shared] { $total ->
            [one] { $you ->
                [seat] Je deelt de overwinning: { $total } punt, gelijk met { $others }.
               *[nobody] { $seat } deelt de overwinning: { $total } punt, gelijk met { $others }.
            }
           *[other] { $you ->
                [seat] Je deelt de overwinning: { $total } punten, gelijk met { $others }.
               *[nobody] { $seat } deelt de overwinning: { $total } punten, gelijk met { $others }.
            }
        }
       *[alone] { $total ->
            [one] { $you ->
                [seat] Je wint met { $total } punt.
               *[nobody] { $seat } wint met { $total } punt.
            }
           *[other] { $you ->
                [seat] Je wint met { $total } punten.
               *[nobody] { $seat } wint met { $total } punten.
            }
        }
    }

## Wat vaak gebeurt, samengevat

guillotine-shared =
    { $total ->
        [one] Elk { $total } punt.
       *[other] Elk { $total } punten.
    }
guillotine-listed-won = { guillotine-shared } De overwinning wordt gedeeld door { $list }.
guillotine-item-won =
    { $you ->
        [seat] { you }
       *[nobody] { $seat }
    }
guillotine-gathered-dealt =
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
guillotine-gathered-drew =
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
guillotine-gathered-peeked = { $seat } bekijkt { $count } edelen boven op de trekstapel.
guillotine-listed-laid = De rij, van voren af: { $list }.
guillotine-item-laid = { $noble-the }
guillotine-listed-buried =
    { $who ->
        [nobody] De dag eindigt te vroeg, en afgelegd worden { $list }.
       *[player] Uit de rij, en afgelegd: { $list }.
    }
guillotine-item-buried = { $noble-the }

## Wat er gevraagd wordt

guillotine-ask-action = Dag { $day }, jij bent aan de beurt. Speel je een actiekaart voor je onthoofdt?
guillotine-ask-noble = { $card-the }: welke edele?
guillotine-ask-distance = { $card-the }: hoeveel plaatsen schuift { $noble-the } op?
guillotine-ask-player = { $card-the }: welke speler wijs je aan?
guillotine-ask-pile = { $card-the }: welke kaart neem je van de aflegstapel?
guillotine-ask-front = { $card-the }: welke kaart leg je af?
guillotine-ask-order = { $card-the }: wie staat er op plaats { $position }?
guillotine-ask-arrival = { $card-the }: welke edele sluit aan?
guillotine-ask-interrupt = { $collector } staat op het punt { $noble-the } te onthoofden. Schud je de rij?
guillotine-ask-clown = Wie krijgt de Clown?
guillotine-ask-victim = Het Onschuldige slachtoffer kost je een kaart. Welke leg je af?
guillotine-ask-infighting =
    { $cards ->
        [one] { $card-the }: welke kaart leg je nu af?
       *[other] { $card-the }: je legt { $cards } kaarten af. Welke eerst?
    }
guillotine-ask-inspect =
    { $you ->
        [target] { $card-the }: welke kaart uit je eigen hand leg je af?
       *[nobody] { $card-the }: welke kaart uit de hand { $target-of } leg je af?
    }
guillotine-ask-error = { $card-the }: welke edele neem je uit de stapel { $target-of }?
guillotine-ask-final = Het spel loopt af. Speel je nog een kaart die de punten verandert?

# Infinitieven: ‘je moet …’, ‘we wachten op Hugo: …’
guillotine-question-action = een actiekaart spelen of niet
guillotine-question-noble = een edele kiezen
guillotine-question-distance = kiezen hoeveel plaatsen
guillotine-question-player = een speler aanwijzen
guillotine-question-pile = een kaart van de aflegstapel kiezen
guillotine-question-front = een kaart kiezen die voor een speler ligt
guillotine-question-order = kiezen wie de volgende is
guillotine-question-arrival = een van de bekeken edelen kiezen
guillotine-question-interrupt = de rij schudden of het mes laten vallen
guillotine-question-clown = kiezen wie de Clown krijgt
guillotine-question-victim = een kaart kiezen om af te leggen
guillotine-question-infighting = een kaart kiezen om af te leggen
guillotine-question-inspect = een kaart uit de bekeken hand kiezen
guillotine-question-error = een edele uit de stapel kiezen
guillotine-question-final = een kaart spelen die de punten verandert, of afronden

## Weigeringen

guillotine-refusal-not_drawn = Dat kan niet getrokken worden: het moet een kaart zijn die er nog is.
guillotine-refusal-no_draw_due = Er valt nu niets te trekken: het wachten is op het antwoord van een speler.
guillotine-refusal-no_guards = Er liggen geen “Harteloze wachten” voor je: er valt niets af te leggen.
guillotine-refusal-guards_stay = “Harteloze wachten” leg je niet af terwijl een kaart of een edele wordt uitgevoerd: wacht even.
guillotine-refusal-no_interrupt = Niemand staat op het punt te onthoofden: wacht op het moment voor het mes valt.
guillotine-refusal-must_choose = Passen kan hier niet: je moet { $question }.
guillotine-refusal-other_question = Dat is de vraag niet: je moet { $question }.
guillotine-refusal-not_held = Je hebt “{ $card }” niet: kies een kaart uit je hand.
guillotine-refusal-no_such_player = Daar zit niemand: wijs een speler van deze tafel aan.
guillotine-refusal-cannot_name =
    { $you ->
        [target] Jezelf aanwijzen kan hier niet: kies een van de aangeboden spelers.
       *[nobody] { $target } aanwijzen kan hier niet: kies een van de aangeboden spelers.
    }
guillotine-refusal-too_far = Over { $distance } kan hier niet: kies een van de aangeboden afstanden.
guillotine-refusal-card_not_there = “{ $card }” ligt daar niet: kies een van de aangeboden kaarten.
guillotine-refusal-cannot_move = “{ $card }” kan deze edele ({ $noble }) niet verzetten: kies een van de aangeboden edelen.
guillotine-refusal-noble_not_there = Deze edele ({ $noble }) is daar niet: kies een van de aangeboden edelen.
guillotine-refusal-not_in_final_phase = “{ $card }” verandert de punten niet: aan het slot speel je alleen kaarten die dat doen.
guillotine-refusal-only_interrupt = “{ $card }” houdt het mes niet tegen: alleen “Wacht even” doet dat.
guillotine-refusal-guards = Er liggen “Harteloze wachten” op tafel: “{ $card }” zou de rij veranderen.
guillotine-refusal-rush_job = Door “Haastwerk” mag je deze beurt “{ $card }” niet spelen.
guillotine-refusal-judge = Vooraan staat een Ongeliefde rechter: niemand mag “{ $card }” spelen, en ook geen andere kaart.
guillotine-refusal-not_in_own_turn = “{ $card }” speel je vlak voordat een andere speler onthoofdt, nooit in je eigen beurt.
guillotine-refusal-no_target = “{ $card }” heeft nu niets om op te werken.
guillotine-refusal-unknown_card = “{ $text }” is geen actiekaart van dit spel; verwacht wordt een sleutel als stumble.
guillotine-refusal-unknown_noble = “{ $text }” is geen edele van dit spel; verwacht wordt een sleutel als duke of martyr.2.

## De tafel in regels

guillotine-view-start = Het spel wordt klaargezet.
guillotine-view-day = Dag { $day }. { $event }
guillotine-view-closing =
    { $you ->
        [seat] { guillotine-term-final }: jij.
       *[nobody] { guillotine-term-final }: { $seat }.
    }
guillotine-view-line = { guillotine-term-line }, van voren af: { $nobles }.
guillotine-view-no-line = Er staat niemand in de rij.
guillotine-view-place = { $position } { $noble }
guillotine-view-noble = { $noble }
guillotine-view-card = { $card-the }
guillotine-view-decks = { guillotine-term-noble_deck }: { $nobles }. { guillotine-term-action_deck }: { $actions }.
guillotine-view-buried = { guillotine-term-noble_discard }: { $nobles }.
guillotine-view-discards = { guillotine-term-action_discard }: { $cards }.
guillotine-view-points =
    { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }
guillotine-view-seat =
    { $hand ->
        [one] { $seat }: { guillotine-view-points }, { $hand } kaart in de hand.
       *[other] { $seat }: { guillotine-view-points }, { $hand } kaarten in de hand.
    }
guillotine-view-hand =
    { $you ->
        [seat] { $seat } (jij): { guillotine-view-points }, in de hand { $cards }.
       *[nobody] { $seat }: { guillotine-view-points }, in de hand { $cards }.
    }
guillotine-view-pile = { guillotine-term-pile }: { $nobles }.
guillotine-view-front = { guillotine-term-front }: { $cards }.
guillotine-view-known = Bekend uit de hand: { $cards }.
guillotine-view-rushed = Volgende beurt zonder kaart.
guillotine-view-confused = De rij wordt geschud voor de volgende onthoofding.
guillotine-view-playing = In uitvoering: { $cards }.
guillotine-view-looked = Je bekijkt: { $nobles }.
guillotine-view-top = Boven op de trekstapel ken je: { $nobles }.
guillotine-view-ending = De dag eindigt met deze beurt.
guillotine-view-asked = Je moet { $question }.
guillotine-view-waiting = We wachten op { $names }: { $question }.
