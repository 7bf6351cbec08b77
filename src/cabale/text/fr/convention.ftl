# Guillotine 1988 : ce qui se passe, ce qu’on demande, la table en lignes.

## Ce qui se passe

# Une tendance, et qui la mène
convention-party =
    { $you ->
        [seat] { $faction-subject } (vous)
       *[nobody] { $faction-subject } ({ $seat })
    }
convention-event-chooser =
    { $you ->
        [seat] Vous choisissez une tendance en premier.
       *[nobody] { $seat } choisit une tendance en premier.
    }
convention-event-took =
    { $you ->
        [seat] Vous jouez { $faction-the }.
       *[nobody] { $seat } joue { $faction-the }.
    }
convention-event-unused = Personne ne joue { $faction-the } : ils ne sont pas du jeu, ni les cartes qui les nomment.
convention-event-threw =
    { $you ->
        [seat] Pour commencer, vous faites { $die }.
       *[nobody] Pour commencer, { $seat } fait { $die }.
    }
convention-event-began =
    { $you ->
        [seat] Tour { $round } : vous commencez, avec { $faction-the }.
       *[nobody] Tour { $round } : { $seat } commence, avec { $faction-the }.
    }
convention-event-phase = { convention-phase }.
convention-phase =
    { $phase ->
        [movement] Phase I : mouvements
        [assembly] Phase II : la Convention nationale
        [committee] Phase III : le Comité de salut public
        [mission] Phase IV : les Représentants en mission
        [club] Phase V : le Club des Jacobins
        [prison] Phase VI : la Prison
       *[flight] Phase VII : la Fuite
    }
convention-event-moved =
    { $you ->
        [seat] Vous envoyez { $deputy } { $post-to }.
       *[nobody] { $seat } envoie { $deputy } { $post-to }.
    }
convention-event-passed =
    { $what ->
        [move] { convention-party } ne déplacent plus personne.
        [report] { convention-party } ne nomment pas de Rapporteur.
        [agenda] { convention-party } passent.
        [dissolution] { convention-party } ne proposent pas la dissolution.
        [motion] { convention-party } ne nomment personne.
       *[attempt] { convention-party } ne jettent pas le dé.
    }
convention-event-reporter =
    { $you ->
        [seat] Vous nommez { $deputy } Rapporteur.
       *[nobody] { $seat } nomme { $deputy } Rapporteur.
    }
convention-event-voted = { convention-party } : { $yes } OUI, { $no } NON.
convention-event-reported =
    { $result ->
        [accepted] Le Rapport { $deputy-of } est accepté, { $yes } contre { $no } : il reste sur la case et ne peut être dénoncé.
        [rejected] Le Rapport { $deputy-of } est rejeté, { $no } contre { $yes } : il quitte la case Rapport.
       *[tied] Égalité sur le Rapport { $deputy-of }, { $yes } contre { $no } : il quitte la case Rapport.
    }
convention-event-popularity =
    { $reason ->
        [report] { $deputy } : { $points } PP (Rapport).
        [committee] { $deputy } : { $points } PP (Comité).
        [mission] { $deputy } : { $points } PP (Mission).
        [card] { $deputy } : { $points } PP (carte).
        [charge] { $deputy } : { $points } PP (dénonciation).
        [helping] { $deputy } : { $points } PP (complice).
        [prison] { $deputy } : { $points } PP (Prison).
        [flight] { $deputy } : { $points } PP (Fuite).
       *[speech] { $deputy } : { $points } PP (Club).
    }
convention-event-denounced =
    { $how ->
        [motion] Le Comité dénonce { $deputy }.
        [mission] Un comité de surveillance dénonce { $deputy }.
       *[agenda] { $you ->
            [seat] Vous dénoncez { $deputy }.
           *[nobody] { $seat } dénonce { $deputy }.
        }
    }
convention-event-supported =
    { $you ->
        [seat] Vous soutenez la dénonciation { $deputy-of }.
       *[nobody] { $seat } soutient la dénonciation { $deputy-of }.
    }
convention-event-proposed =
    { $you ->
        [seat] Vous proposez de dissoudre l’Assemblée.
       *[nobody] { $seat } propose de dissoudre l’Assemblée.
    }
convention-event-dissolution =
    { $result ->
        [passed] L’Assemblée est dissoute, { $yes } sur { $present } : la partie finit avec ce tour.
       *[failed] La dissolution échoue, { $yes } sur { $present }.
    }
convention-event-motion =
    { $you ->
        [seat] Vous nommez { $deputy } dans une Motion.
       *[nobody] { $seat } nomme { $deputy } dans une Motion.
    }
convention-event-carried =
    { $result ->
        [adopted] La Motion contre { $deputy } est adoptée, { $yes } sur { $present }.
       *[rejected] La Motion contre { $deputy } est rejetée, { $yes } sur { $present }.
    }
convention-event-die = Le dé pour { $deputy } : { $die }. Il faut { $limit } au plus.
convention-event-question = Une question pour { $deputy } : { $asked }
convention-event-answered =
    { $answer ->
        [oui] { convention-party } répondent OUI. { convention-right-answer }
        [non] { convention-party } répondent NON. { convention-right-answer }
        [silence] { convention-party } ne répondent pas. { convention-right-answer }
        [guessed_right] { convention-party } devinent juste. { convention-right-answer }
       *[guessed_wrong] { convention-party } devinent faux. { convention-right-answer }
    }
convention-right-answer =
    { $right ->
        [oui] Le livret dit OUI. { $asked-fact }
       *[non] Le livret dit NON. { $asked-fact }
    }
convention-event-confirmed = La dénonciation { $deputy-of } est confirmée.
convention-event-cancelled = La dénonciation { $deputy-of } est annulée.
convention-event-went =
    { $why ->
        [off_report] { $deputy } quitte la case Rapport.
        [summons] { $deputy } est convoqué au Tribunal.
        [rehabilitation] { $deputy } est réhabilité et revient { $post-to }.
        [disgrace] { $deputy } doit revenir { $post-to }.
       *[verdict] { $deputy } va { $post-to }.
    }
convention-event-fled =
    { $you ->
        [seat] { $deputy } fuit : vous avez les recherches à craindre.
       *[nobody] { $deputy } fuit : { $seat } a les recherches à craindre.
    }
convention-event-helped =
    { $you ->
        [seat] Vous faites intervenir { $accomplice } pour { $deputy }.
       *[nobody] { $seat } fait intervenir { $accomplice } pour { $deputy }.
    }
convention-event-stood_trial =
    { $you ->
        [seat] Vous laissez juger { $deputy }.
       *[nobody] { $seat } laisse juger { $deputy }.
    }
convention-event-judged =
    { $result ->
        [guilty] { $deputy } est jugé coupable, { $yes } contre { $no }.
        [acquitted] { $deputy } est acquitté, { $no } contre { $yes }.
       *[tied] Le Tribunal se partage sur { $deputy }, { $yes } contre { $no }.
    }
convention-event-died =
    { $cause ->
        [suicide] { $deputy } a perdu toute popularité et se donne la mort.
        [sentence] { $deputy } est guillotiné.
       *[capture] { $deputy } est pris et guillotiné.
    }
convention-event-out =
    { $you ->
        [seat] { $faction-subject } n’ont plus personne : vous les perdez.
       *[nobody] { $faction-subject } n’ont plus personne : { $seat } les perd.
    }
convention-event-drew =
    { $pack ->
        [mission] { convention-party } tirent { $card-the } pour une Mission.
       *[jacobins] { convention-party } tirent { $card-the } au Club.
    }
convention-event-rejected = { convention-party } écartent { $card-the }.
convention-event-assigned = { $card-the } est pour { $deputy }.
convention-event-joined =
    { $with ->
        [somebody] { $deputy } partage sa mission avec { $partner }.
       *[nobody] { $deputy } remplit seul sa mission.
    }
convention-event-stayed = { $deputy } reste à l’armée.
convention-event-picked = Nouveaux ordres : { $card-the }.
convention-event-laid_aside = { convention-party } mettent { $card-the } sous le paquet.
convention-event-praised = { $deputy } loue { $colleague }.
convention-event-void = { $card-the } reste sans effet.
convention-event-replaced =
    { $why ->
        [own] { convention-party } montrent { $card-the }, qui nomme un des leurs : sous le paquet.
        [dead] { convention-party } montrent { $card-the }, qui nomme un mort : sous le paquet.
        [away] { convention-party } montrent { $card-the }, qui nomme un prisonnier ou un fugitif : sous le paquet.
       *[reporting] { convention-party } montrent { $card-the }, qui nomme un Rapporteur : sous le paquet.
    }
convention-event-lapsed = { convention-party } montrent { $card-the }, qui nomme un mort : sous le paquet.
convention-event-spoke = { $card-the } est pour { $deputy }, qui parle au Club.
convention-event-played = { convention-party } jouent { $card-the }.
convention-event-returned = { convention-party } remettent { $card-the } sans s’en servir.
convention-event-defended = { convention-party } défendent { $deputy } avec { $card-the }.
convention-event-purged = Le Club vote sur { $deputy } : { $die }.
convention-event-showed =
    { $shown ->
        [all] { $you ->
            [seat] Vous montrez à tous { $card-the }.
           *[nobody] { $seat } montre à tous { $card-the }.
        }
       *[one] { $you ->
            [seat] Vous montrez à { $target } { $card-the }.
            [target] { $seat } vous montre { $card-the }.
           *[nobody] { $seat } montre à { $target } { $card-the }.
        }
    }
convention-event-tried =
    { $place ->
        [prison] { $deputy } cherche à sortir de Prison : { $die } + { $bonus }, il faut { $enough }.
       *[flight] { $deputy } cherche à revenir : { $die } + { $bonus }, il faut { $enough }.
    }
convention-event-sought =
    { $die ->
        [1] On trouve { $deputy } : { $die }.
        [2] On est sur les traces { $deputy-of } : { $die }, on relance.
       *[other] On ne trouve pas { $deputy } : { $die }.
    }
convention-event-gave_up =
    { $you ->
        [seat] { $deputy } se livre, comme vous l’avez voulu.
       *[nobody] { $deputy } se livre, comme { $seat } l’a voulu.
    }
convention-event-ended = Le tour { $round } est fini.
convention-elected =
    { $elected ->
        [one] { $elected } député réélu
       *[other] { $elected } députés réélus
    }
convention-event-won =
    { $how ->
        [popularity] { $you ->
            [seat] { convention-elected } chacun : { $standings }. Les PP départagent : vous gagnez avec { $factions }.
           *[nobody] { convention-elected } chacun : { $standings }. Les PP départagent : { $seat } gagne avec { $factions }.
        }
        [living] { $you ->
            [seat] Personne n’est réélu, mais il vous reste un député vivant : vous gagnez avec { $factions }.
           *[nobody] Personne n’est réélu, mais { $seat } a encore un député vivant, et gagne avec { $factions }.
        }
        [shared] { $you ->
            [seat] { convention-elected } chacun : { $standings }. Vous partagez la victoire, avec { $factions }.
           *[nobody] { convention-elected } chacun : { $standings }. { $seat } partage la victoire, avec { $factions }.
        }
       *[alone] { $you ->
            [seat] Vous gagnez avec { $factions } : { convention-elected } sur { $deputies }, { $popularity } PP.
           *[nobody] { $seat } gagne avec { $factions } : { convention-elected } sur { $deputies }, { $popularity } PP.
        }
    }
convention-points = { $seat } { $points } PP
convention-verdict-won = { $winner } l’emportent.

## Ce qui arrive souvent, réuni

convention-shared = { convention-elected } chacun : { $standings }.
convention-listed-won = { convention-shared } La victoire est partagée entre { $list }.
convention-item-won =
    { $you ->
        [seat] { you }
       *[nobody] { $seat }
    }
convention-gathered-drew =
    { $pack ->
        [mission] { convention-party } tirent { $count } cartes pour des Missions.
       *[jacobins] { convention-party } tirent { $count } cartes au Club.
    }
convention-listed-threw = Les dés disent qui commence : { $list }.
convention-item-threw =
    { $you ->
        [seat] vous { $die }
       *[nobody] { $seat } { $die }
    }
convention-listed-popularity =
    { $reason ->
        [committee] Comité, { $points } PP chacun : { $list }.
        [mission] Mission, { $points } PP chacun : { $list }.
        [prison] Prison, { $points } PP chacun : { $list }.
        [flight] Fuite, { $points } PP chacun : { $list }.
       *[other] Chacun { $points } PP : { $list }.
    }
convention-item-popularity = { $deputy }

## Ce qu’on demande

# Combien de voix a une tendance
convention-weight = { $weight } voix
convention-ask-faction =
    { $each ->
        [2] { $nth ->
            [1] Vous menez deux tendances. Laquelle d’abord ?
           *[2] Vous menez deux tendances. Laquelle ensuite ?
        }
       *[1] Quelle tendance jouez-vous ?
    }
convention-ask-move = Tour { $round }, { $faction-the } : déplacez-vous un député ?
convention-ask-report_choose = { $faction-subject } : qui nommez-vous Rapporteur ?
convention-ask-report_vote = Le Rapport { $deputy-of } : comment votent { $faction-the }, avec { convention-weight } ?
convention-ask-agenda = { $faction-subject } : dénoncer, soutenir ou passer ?
convention-ask-dissolve_propose = { $faction-subject } : proposez-vous de dissoudre l’Assemblée ?
convention-ask-dissolve_vote = La dissolution : comment votent { $faction-the }, avec { convention-weight } ?
convention-ask-motion_propose = { $faction-subject } : qui nommez-vous dans une Motion ?
convention-ask-motion_vote = La Motion contre { $deputy } : comment votent { $faction-the }, avec { convention-weight } ?
convention-ask-mission_reject = { $faction-subject } : quelle carte écartez-vous ?
convention-ask-mission_card = { $faction-subject } : quelle carte vient ensuite ?
convention-ask-mission_deputy = Pour qui est { $card-the } ?
convention-ask-joint = { $deputy } partage-t-il sa mission ?
convention-ask-triumph = { $deputy } reste-t-il, ou rapporte-t-il les drapeaux ?
convention-ask-orders = Nouveaux ordres pour { $deputy } : quelle carte exécutez-vous ?
convention-ask-praise = De qui { $deputy } fait-il l’éloge ?
convention-ask-club_assign = Qui parle pour { $card-the } ?
convention-ask-club_order = { $faction-subject } : quelle carte utilisez-vous ensuite ?
convention-ask-club_target = { $card-the } : qui dénoncez-vous ?
convention-ask-club_delayed = { $faction-subject } : jouez-vous des cartes à retardement, en remettez-vous, ou les gardez-vous ?
convention-ask-defence = { $faction-subject } : qui défendez-vous ?
convention-ask-summons = { $deputy } est convoqué au Tribunal : que fait-il ?
convention-ask-trial_vote = Le procès { $deputy-of } : comment votent { $faction-the }, avec { convention-weight } ?
convention-ask-prison_attempt =
    { $bonus ->
        [0] { $faction-subject } : pour quel prisonnier jetez-vous le dé (+ { $bonus }, il faut 7, et un 6 n’y suffirait pas) ?
       *[other] { $faction-subject } : pour quel prisonnier jetez-vous le dé (+ { $bonus }, il faut 7) ?
    }
convention-ask-flight_attempt =
    { $bonus ->
        [0] { $faction-subject } : pour quel fugitif jetez-vous le dé (+ { $bonus }, il faut 8, et un 6 n’y suffirait pas) ?
        [1] { $faction-subject } : pour quel fugitif jetez-vous le dé (+ { $bonus }, il faut 8, et un 6 n’y suffirait pas) ?
       *[other] { $faction-subject } : pour quel fugitif jetez-vous le dé (+ { $bonus }, il faut 8) ?
    }
convention-ask-surrender = { $deputy } se livre-t-il ?
convention-ask-answer =
    { $left ->
        [one] Pour { $deputy } : { $asked }
       *[other] Pour { $deputy }, première de { $left } : { $asked }
    }

# Infinitifs : « on vous demande de … », « on attend que … »
convention-question-faction = choisir une tendance
convention-question-move = déplacer un député ou passer
convention-question-report_choose = nommer un Rapporteur
convention-question-report_vote = voter sur un Rapport
convention-question-agenda = parler à l’ordre du jour
convention-question-dissolve_propose = proposer ou non la dissolution
convention-question-dissolve_vote = voter sur la dissolution
convention-question-motion_propose = nommer quelqu’un dans une Motion
convention-question-motion_vote = voter sur une Motion
convention-question-mission_reject = écarter une carte Mission
convention-question-mission_card = choisir la prochaine carte Mission
convention-question-mission_deputy = choisir pour qui est une carte
convention-question-joint = partager une mission ou non
convention-question-triumph = rester ou rentrer
convention-question-orders = choisir entre deux ordres
convention-question-praise = choisir de qui faire l’éloge
convention-question-club_assign = choisir un orateur
convention-question-club_order = choisir la prochaine carte Jacobins
convention-question-club_target = choisir qui dénoncer
convention-question-club_delayed = jouer, remettre ou garder des cartes à retardement
convention-question-defence = défendre quelqu’un ou personne
convention-question-summons = choisir la fuite, un complice ou le procès
convention-question-trial_vote = voter dans un procès
convention-question-prison_attempt = tenter de libérer un prisonnier
convention-question-flight_attempt = tenter de faire revenir un fugitif
convention-question-surrender = se livrer ou non
convention-question-answer = répondre à une question du livret

## La table en lignes

convention-view-start = La partie se prépare.
convention-term-elected =
    { $elected ->
        [one] { $elected } réélu · { $pp } PP
       *[other] { $elected } réélus · { $pp } PP
    }
convention-term-round = Tour { $round }
convention-view-round = Tour { $round }, { convention-phase }. En premier : { $faction-the }.
convention-view-post = { $post } : { $deputies }.
convention-view-standing =
    { $square ->
        [report] { $deputy } { $pp } (Rapport)
        [denounced] { $deputy } { $pp } (dénoncé)
        [summoned] { $deputy } { $pp } (convoqué)
       *[normal] { $deputy } { $pp }
    }
convention-view-elected =
    { $elected ->
        [one] { $elected } réélu à cette heure
       *[other] { $elected } réélus à cette heure
    }
convention-view-faction =
    { $you ->
        [seat] { $faction } (vous) : { convention-view-elected }.
       *[nobody] { $faction } ({ $seat }) : { convention-view-elected }.
    }
convention-view-hand = En main : { $cards }.
convention-view-cards =
    { $count ->
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
convention-view-card = { $card-the }
convention-view-deputy = { $deputy }
convention-view-mission = Paquet Mission : { $cards }.
convention-view-jacobins = Paquet Jacobins : { $cards }.
convention-view-dissolved = L’Assemblée est dissoute : la partie finit avec ce tour.
convention-view-charges = Dénoncés : { $deputies }.
convention-view-drawn = Tirées : { $cards }.
convention-view-assigned = Pour { $deputy } : { $card-the }.
convention-view-ballot = { $faction } { $vote }
convention-view-ballots = Vos bulletins scellés : { $ballots }.
convention-view-asked = On vous demande de { $question }.
convention-view-waiting = On attend { $names } pour { $question }.
