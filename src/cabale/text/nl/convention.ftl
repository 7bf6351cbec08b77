# Guillotine 1988: wat er gebeurt, wat er gevraagd wordt, de tafel in regels.

## Wat er gebeurt

# Een fractie, en wie haar leidt
convention-party =
    { $you ->
        [seat] { $faction-subject } (jij)
       *[nobody] { $faction-subject } ({ $seat })
    }
convention-event-chooser =
    { $you ->
        [seat] Je kiest als eerste een fractie.
       *[nobody] { $seat } kiest als eerste een fractie.
    }
convention-event-took =
    { $you ->
        [seat] Je speelt { $faction-the }.
       *[nobody] { $seat } speelt { $faction-the }.
    }
convention-event-unused = Niemand speelt { $faction-the }: ze doen niet mee, en de kaarten die hen noemen ook niet.
convention-event-threw =
    { $you ->
        [seat] Je gooit een { $die } om te beginnen.
       *[nobody] { $seat } gooit een { $die } om te beginnen.
    }
convention-event-began =
    { $you ->
        [seat] Ronde { $round }: je begint, met { $faction-the }.
       *[nobody] Ronde { $round }: { $seat } begint, met { $faction-the }.
    }
convention-event-phase = { convention-phase }.
convention-phase =
    { $phase ->
        [movement] Fase I: verplaatsen
        [assembly] Fase II: de Nationale Conventie
        [committee] Fase III: het Comité van Algemeen Welzijn
        [mission] Fase IV: afgevaardigden op missie
        [club] Fase V: de Jacobijnenclub
        [prison] Fase VI: de Gevangenis
       *[flight] Fase VII: de Vlucht
    }
convention-event-moved =
    { $you ->
        [seat] Je stuurt { $deputy } { $post-to }.
       *[nobody] { $seat } stuurt { $deputy } { $post-to }.
    }
convention-event-passed =
    { $what ->
        [move] { convention-party } verplaatsen niemand meer.
        [report] { convention-party } benoemen geen Rapporteur.
        [agenda] { convention-party } passen.
        [dissolution] { convention-party } stellen geen ontbinding voor.
        [motion] { convention-party } noemen niemand.
       *[attempt] { convention-party } gooien niet.
    }
convention-event-reporter =
    { $you ->
        [seat] Je benoemt { $deputy } tot Rapporteur.
       *[nobody] { $seat } benoemt { $deputy } tot Rapporteur.
    }
convention-event-voted = { convention-party }: { $yes } OUI, { $no } NON.
convention-event-reported =
    { $result ->
        [accepted] Het Rapport { $deputy-of } wordt aangenomen, { $yes } tegen { $no }: hij blijft op het vak en kan niet worden aangeklaagd.
        [rejected] Het Rapport { $deputy-of } wordt verworpen, { $no } tegen { $yes }: hij verlaat het Rapportvak.
       *[tied] Gelijk over het Rapport { $deputy-of }, { $yes } tegen { $no }: hij verlaat het Rapportvak.
    }
convention-event-popularity =
    { $reason ->
        [report] { $deputy }: { $points } PP (Rapport).
        [committee] { $deputy }: { $points } PP (Comité).
        [mission] { $deputy }: { $points } PP (Missie).
        [card] { $deputy }: { $points } PP (kaart).
        [charge] { $deputy }: { $points } PP (aanklacht).
        [helping] { $deputy }: { $points } PP (medeplichtige).
        [prison] { $deputy }: { $points } PP (Gevangenis).
        [flight] { $deputy }: { $points } PP (Vlucht).
       *[speech] { $deputy }: { $points } PP (Club).
    }
convention-event-denounced =
    { $how ->
        [motion] Het Comité klaagt { $deputy } aan.
        [mission] Een toezichtscomité klaagt { $deputy } aan.
       *[agenda] { $you ->
            [seat] Je klaagt { $deputy } aan.
           *[nobody] { $seat } klaagt { $deputy } aan.
        }
    }
convention-event-supported =
    { $you ->
        [seat] Je steunt de aanklacht tegen { $deputy }.
       *[nobody] { $seat } steunt de aanklacht tegen { $deputy }.
    }
convention-event-proposed =
    { $you ->
        [seat] Je stelt voor de Assemblee te ontbinden.
       *[nobody] { $seat } stelt voor de Assemblee te ontbinden.
    }
convention-event-dissolution =
    { $result ->
        [passed] De Assemblee is ontbonden, { $yes } van { $present }: het spel eindigt met deze ronde.
       *[failed] De ontbinding mislukt, { $yes } van { $present }.
    }
convention-event-motion =
    { $you ->
        [seat] Je noemt { $deputy } in een Motie.
       *[nobody] { $seat } noemt { $deputy } in een Motie.
    }
convention-event-carried =
    { $result ->
        [adopted] De Motie tegen { $deputy } is aangenomen, { $yes } van { $present }.
       *[rejected] De Motie tegen { $deputy } is verworpen, { $yes } van { $present }.
    }
convention-event-die = De dobbelsteen voor { $deputy }: { $die }. Er is { $limit } of minder nodig.
convention-event-question = Een vraag voor { $deputy }: { $asked }
convention-event-answered =
    { $answer ->
        [oui] { convention-party } antwoorden OUI. { convention-right-answer }
        [non] { convention-party } antwoorden NON. { convention-right-answer }
        [silence] { convention-party } geven geen antwoord. { convention-right-answer }
        [guessed_right] { convention-party } gokken goed. { convention-right-answer }
       *[guessed_wrong] { convention-party } gokken fout. { convention-right-answer }
    }
convention-right-answer =
    { $right ->
        [oui] Het boekje zegt OUI. { $asked-fact }
       *[non] Het boekje zegt NON. { $asked-fact }
    }
convention-event-confirmed = De aanklacht tegen { $deputy } is bevestigd.
convention-event-cancelled = De aanklacht tegen { $deputy } vervalt.
convention-event-went =
    { $why ->
        [off_report] { $deputy } verlaat het Rapportvak.
        [summons] { $deputy } wordt opgeroepen voor het Tribunaal.
        [rehabilitation] { $deputy } krijgt eerherstel en keert terug { $post-to }.
        [disgrace] { $deputy } moet terug { $post-to }.
       *[verdict] { $deputy } gaat { $post-to }.
    }
convention-event-fled =
    { $you ->
        [seat] { $deputy } vlucht: je hebt de opsporing te vrezen.
       *[nobody] { $deputy } vlucht: { $seat } heeft de opsporing te vrezen.
    }
convention-event-helped =
    { $you ->
        [seat] Je laat { $accomplice } ingrijpen voor { $deputy }.
       *[nobody] { $seat } laat { $accomplice } ingrijpen voor { $deputy }.
    }
convention-event-stood_trial =
    { $you ->
        [seat] Je laat { $deputy } terechtstaan.
       *[nobody] { $seat } laat { $deputy } terechtstaan.
    }
convention-event-judged =
    { $result ->
        [guilty] { $deputy } wordt schuldig bevonden, { $yes } tegen { $no }.
        [acquitted] { $deputy } wordt vrijgesproken, { $no } tegen { $yes }.
       *[tied] Het Tribunaal is verdeeld over { $deputy }, { $yes } tegen { $no }.
    }
convention-event-died =
    { $cause ->
        [suicide] { $deputy } is alle populariteit kwijt en beneemt zich het leven.
        [sentence] { $deputy } wordt geguillotineerd.
       *[capture] { $deputy } wordt gepakt en geguillotineerd.
    }
convention-event-out =
    { $you ->
        [seat] { $faction-subject } hebben niemand meer: je bent ze kwijt.
       *[nobody] { $faction-subject } hebben niemand meer: { $seat } is ze kwijt.
    }
convention-event-drew =
    { $pack ->
        [mission] { convention-party } trekken { $card-the } voor een Missie.
       *[jacobins] { convention-party } trekken { $card-the } in de Club.
    }
convention-event-rejected = { convention-party } verwerpen { $card-the }.
convention-event-assigned = { $card-the } is voor { $deputy }.
convention-event-joined =
    { $with ->
        [somebody] { $deputy } deelt zijn missie met { $partner }.
       *[nobody] { $deputy } vervult zijn missie alleen.
    }
convention-event-stayed = { $deputy } blijft bij het leger.
convention-event-picked = Nieuwe orders: { $card-the }.
convention-event-laid_aside = { convention-party } leggen { $card-the } onder de stapel.
convention-event-praised = { $deputy } prijst { $colleague }.
convention-event-void = { $card-the } heeft geen effect.
convention-event-replaced =
    { $why ->
        [own] { convention-party } tonen { $card-the }, die een van hen noemt: onder de stapel.
        [dead] { convention-party } tonen { $card-the }, die een dode noemt: onder de stapel.
        [away] { convention-party } tonen { $card-the }, die een gevangene of vluchteling noemt: onder de stapel.
       *[reporting] { convention-party } tonen { $card-the }, die een Rapporteur noemt: onder de stapel.
    }
convention-event-lapsed = { convention-party } tonen { $card-the }, die een dode noemt: onder de stapel.
convention-event-spoke = { $card-the } is voor { $deputy }, die in de Club spreekt.
convention-event-played = { convention-party } spelen { $card-the }.
convention-event-returned = { convention-party } leggen { $card-the } ongebruikt terug.
convention-event-defended = { convention-party } verdedigen { $deputy } met { $card-the }.
convention-event-purged = De Club stemt over { $deputy }: { $die }.
convention-event-showed =
    { $shown ->
        [all] { $you ->
            [seat] Je toont iedereen { $card-the }.
           *[nobody] { $seat } toont iedereen { $card-the }.
        }
       *[one] { $you ->
            [seat] Je toont { $target } { $card-the }.
            [target] { $seat } toont je { $card-the }.
           *[nobody] { $seat } toont { $target } { $card-the }.
        }
    }
convention-event-tried =
    { $place ->
        [prison] { $deputy } probeert vrij te komen: { $die } + { $bonus }, { $enough } nodig.
       *[flight] { $deputy } probeert terug te keren: { $die } + { $bonus }, { $enough } nodig.
    }
convention-event-sought =
    { $die ->
        [1] Ze vinden { $deputy }: { $die }.
        [2] Ze zitten { $deputy } op de hielen: { $die }, nog een worp.
       *[other] Ze vinden { $deputy } niet: { $die }.
    }
convention-event-gave_up =
    { $you ->
        [seat] Je laat { $deputy } zich aangeven.
       *[nobody] { $seat } laat { $deputy } zich aangeven.
    }
convention-event-ended = Ronde { $round } is voorbij.
convention-elected =
    { $elected ->
        [one] { $elected } afgevaardigde herkozen
       *[other] { $elected } afgevaardigden herkozen
    }
convention-event-won =
    { $how ->
        [popularity] { $you ->
            [seat] Elk { convention-elected }: { $standings }. De PP beslissen: jij wint met { $factions }.
           *[nobody] Elk { convention-elected }: { $standings }. De PP beslissen: { $seat } wint met { $factions }.
        }
        [living] { $you ->
            [seat] Niemand is herkozen, maar jij hebt nog een levende afgevaardigde, en wint met { $factions }.
           *[nobody] Niemand is herkozen, maar { $seat } heeft nog een levende afgevaardigde, en wint met { $factions }.
        }
        [shared] { $you ->
            [seat] Elk { convention-elected }: { $standings }. Je deelt de overwinning, met { $factions }.
           *[nobody] Elk { convention-elected }: { $standings }. { $seat } deelt de overwinning, met { $factions }.
        }
       *[alone] { $you ->
            [seat] Je wint met { $factions }: { $elected } van de { $deputies } afgevaardigden herkozen, { $popularity } PP.
           *[nobody] { $seat } wint met { $factions }: { $elected } van de { $deputies } afgevaardigden herkozen, { $popularity } PP.
        }
    }
convention-points = { $seat } { $points } PP
convention-verdict-won = { $winner } winnen.

## Wat vaak gebeurt, samengevat

convention-shared = Elk { convention-elected }: { $standings }.
convention-listed-won = { convention-shared } De overwinning wordt gedeeld door { $list }.
convention-item-won =
    { $you ->
        [seat] { you }
       *[nobody] { $seat }
    }
convention-gathered-drew =
    { $pack ->
        [mission] { convention-party } trekken { $count } kaarten voor Missies.
       *[jacobins] { convention-party } trekken { $count } kaarten in de Club.
    }
convention-listed-threw = De dobbelstenen zeggen wie begint: { $list }.
convention-item-threw =
    { $you ->
        [seat] jij { $die }
       *[nobody] { $seat } { $die }
    }
convention-listed-popularity =
    { $reason ->
        [committee] Comité, elk { $points } PP: { $list }.
        [mission] Missie, elk { $points } PP: { $list }.
        [prison] Gevangenis, elk { $points } PP: { $list }.
        [flight] Vlucht, elk { $points } PP: { $list }.
       *[other] Elk { $points } PP: { $list }.
    }
convention-item-popularity = { $deputy }

## Wat er gevraagd wordt

# Hoeveel stemmen een fractie heeft
convention-weight =
    { $weight ->
        [one] { $weight } stem
       *[other] { $weight } stemmen
    }
convention-ask-faction =
    { $each ->
        [2] { $nth ->
            [1] Je leidt twee fracties. Welke eerst?
           *[2] Je leidt twee fracties. Welke daarna?
        }
       *[1] Welke fractie speel je?
    }
convention-ask-move = Ronde { $round }, { $faction-the }: verplaats je een afgevaardigde?
convention-ask-report_choose = { $faction-subject }: wie benoem je tot Rapporteur?
convention-ask-report_vote = Het Rapport { $deputy-of }: hoe stemmen { $faction-the }, met { convention-weight }?
convention-ask-agenda = { $faction-subject }: klaag je aan, steun je of pas je?
convention-ask-dissolve_propose = { $faction-subject }: stel je voor de Assemblee te ontbinden?
convention-ask-dissolve_vote = Ontbinding: hoe stemmen { $faction-the }, met { convention-weight }?
convention-ask-motion_propose = { $faction-subject }: wie noem je in een Motie?
convention-ask-motion_vote = De Motie tegen { $deputy }: hoe stemmen { $faction-the }, met { convention-weight }?
convention-ask-mission_reject = { $faction-subject }: welke kaart verwerp je?
convention-ask-mission_card = { $faction-subject }: welke kaart komt nu?
convention-ask-mission_deputy = Voor wie is { $card-the }?
convention-ask-joint = Deelt { $deputy } zijn missie?
convention-ask-triumph = Blijft { $deputy }, of brengt hij de vaandels thuis?
convention-ask-orders = Nieuwe orders voor { $deputy }: welke kaart voer je uit?
convention-ask-praise = Wie prijst { $deputy }?
convention-ask-club_assign = Wie spreekt voor { $card-the }?
convention-ask-club_order = { $faction-subject }: welke kaart gebruik je nu?
convention-ask-club_target = { $card-the }: wie klaag je aan?
convention-ask-club_delayed = { $faction-subject }: speel je uitgestelde kaarten, leg je er terug, of bewaar je ze?
convention-ask-defence = { $faction-subject }: wie verdedig je?
convention-ask-summons = { $deputy } is opgeroepen voor het Tribunaal: wat doet hij?
convention-ask-trial_vote = Het proces { $deputy-of }: hoe stemmen { $faction-the }, met { convention-weight }?
convention-ask-prison_attempt =
    { $bonus ->
        [0] { $faction-subject }: voor welke gevangene gooi je (dobbelsteen + { $bonus }, 7 of meer, en een 6 is te weinig)?
       *[other] { $faction-subject }: voor welke gevangene gooi je (dobbelsteen + { $bonus }, 7 of meer)?
    }
convention-ask-flight_attempt =
    { $bonus ->
        [0] { $faction-subject }: voor welke vluchteling gooi je (dobbelsteen + { $bonus }, 8 of meer, en een 6 is te weinig)?
        [1] { $faction-subject }: voor welke vluchteling gooi je (dobbelsteen + { $bonus }, 8 of meer, en een 6 is te weinig)?
       *[other] { $faction-subject }: voor welke vluchteling gooi je (dobbelsteen + { $bonus }, 8 of meer)?
    }
convention-ask-surrender = Geeft { $deputy } zich aan?
convention-ask-answer =
    { $left ->
        [one] Voor { $deputy }: { $asked }
       *[other] Voor { $deputy }, eerste van { $left }: { $asked }
    }

# Infinitieven: “je wordt gevraagd om …”, “wachten op Hugo om …”
convention-question-faction = een fractie te kiezen
convention-question-move = een afgevaardigde te verplaatsen of te passen
convention-question-report_choose = een Rapporteur te benoemen
convention-question-report_vote = over een Rapport te stemmen
convention-question-agenda = op de agenda te spreken
convention-question-dissolve_propose = al dan niet ontbinding voor te stellen
convention-question-dissolve_vote = over de ontbinding te stemmen
convention-question-motion_propose = iemand in een Motie te noemen
convention-question-motion_vote = over een Motie te stemmen
convention-question-mission_reject = een Missiekaart te verwerpen
convention-question-mission_card = de volgende Missiekaart te kiezen
convention-question-mission_deputy = te kiezen voor wie een kaart is
convention-question-joint = een missie te delen of niet
convention-question-triumph = te blijven of terug te keren
convention-question-orders = tussen twee orders te kiezen
convention-question-praise = te kiezen wie geprezen wordt
convention-question-club_assign = een spreker te kiezen
convention-question-club_order = de volgende Jacobijnenkaart te kiezen
convention-question-club_target = te kiezen wie wordt aangeklaagd
convention-question-club_delayed = uitgestelde kaarten te spelen, terug te leggen of te bewaren
convention-question-defence = iemand of niemand te verdedigen
convention-question-summons = vlucht, een medeplichtige of het proces te kiezen
convention-question-trial_vote = in een proces te stemmen
convention-question-prison_attempt = een gevangene vrij te krijgen
convention-question-flight_attempt = een vluchteling terug te halen
convention-question-surrender = zich al dan niet aan te geven
convention-question-answer = een vraag uit het boekje te beantwoorden

## De tafel in regels

convention-view-start = Het spel wordt klaargezet.
convention-term-elected = { $elected } herkozen · { $pp } PP
convention-term-round = Ronde { $round }
convention-view-round = Ronde { $round }, { convention-phase }. Eerst: { $faction-the }.
convention-view-post = { $post }: { $deputies }.
convention-view-standing =
    { $square ->
        [report] { $deputy } { $pp } (Rapport)
        [denounced] { $deputy } { $pp } (aangeklaagd)
        [summoned] { $deputy } { $pp } (opgeroepen)
       *[normal] { $deputy } { $pp }
    }
convention-view-elected = { $elected } herkozen zoals het nu staat
convention-view-faction =
    { $you ->
        [seat] { $faction } (jij): { convention-view-elected }.
       *[nobody] { $faction } ({ $seat }): { convention-view-elected }.
    }
convention-view-hand = In de hand: { $cards }.
convention-view-cards =
    { $count ->
        [one] { $count } kaart in de hand.
       *[other] { $count } kaarten in de hand.
    }
convention-view-card = { $card-the }
convention-view-deputy = { $deputy }
convention-view-mission = Stapel van de Missie: { $cards }.
convention-view-jacobins = Stapel van de Jacobijnen: { $cards }.
convention-view-dissolved = De Assemblee is ontbonden: het spel eindigt met deze ronde.
convention-view-charges = Aangeklaagd: { $deputies }.
convention-view-drawn = Getrokken: { $cards }.
convention-view-assigned = Voor { $deputy }: { $card-the }.
convention-view-ballot = { $faction } { $vote }
convention-view-ballots = Je verzegelde stembriefjes: { $ballots }.
convention-view-asked = Je wordt gevraagd om { $question }.
convention-view-waiting = Wachten op { $names } om { $question }.
