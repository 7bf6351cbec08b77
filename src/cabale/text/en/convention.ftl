# Guillotine 1988: what happens, what is asked, the table in lines.

## What happens

# A faction, and who leads it
convention-party =
    { $you ->
        [seat] { $faction-subject } (you)
       *[nobody] { $faction-subject } ({ $seat })
    }
convention-event-chooser =
    { $you ->
        [seat] You choose a faction first.
       *[nobody] { $seat } chooses a faction first.
    }
convention-event-took =
    { $you ->
        [seat] You play { $faction-the }.
       *[nobody] { $seat } plays { $faction-the }.
    }
convention-event-unused = Nobody plays { $faction-the }: they are not in the game, nor are the cards that name them.
convention-event-threw =
    { $you ->
        [seat] You throw a { $die } for the first turn.
       *[nobody] { $seat } throws a { $die } for the first turn.
    }
convention-event-began =
    { $you ->
        [seat] Round { $round }: you begin, with { $faction-the }.
       *[nobody] Round { $round }: { $seat } begins, with { $faction-the }.
    }
convention-event-phase = { convention-phase }.
convention-phase =
    { $phase ->
        [movement] Phase I: movement
        [assembly] Phase II: the National Convention
        [committee] Phase III: the Committee of Public Safety
        [mission] Phase IV: Representatives on Mission
        [club] Phase V: the Jacobin Club
        [prison] Phase VI: Prison
       *[flight] Phase VII: Flight
    }
convention-event-moved =
    { $you ->
        [seat] You send { $deputy } { $post-to }.
       *[nobody] { $seat } sends { $deputy } { $post-to }.
    }
convention-event-passed =
    { $what ->
        [move] { convention-party } move nobody any more.
        [report] { convention-party } name no Reporter.
        [agenda] { convention-party } pass.
        [dissolution] { convention-party } do not propose dissolution.
        [motion] { convention-party } name nobody.
       *[attempt] { convention-party } do not throw.
    }
convention-event-reporter =
    { $you ->
        [seat] You name { $deputy } Reporter.
       *[nobody] { $seat } names { $deputy } Reporter.
    }
convention-event-voted = { convention-party }: { $yes } OUI, { $no } NON.
convention-event-reported =
    { $result ->
        [accepted] { $deputy-of } Report is accepted, { $yes } to { $no }: he stays on the square and cannot be denounced.
        [rejected] { $deputy-of } Report is rejected, { $no } to { $yes }: he leaves the Report square.
       *[tied] { $deputy-of } Report ties, { $yes } to { $no }: he leaves the Report square.
    }
convention-event-popularity =
    { $reason ->
        [report] { $deputy }: { $points } PP (Report).
        [committee] { $deputy }: { $points } PP (Committee).
        [mission] { $deputy }: { $points } PP (Mission).
        [card] { $deputy }: { $points } PP (card).
        [charge] { $deputy }: { $points } PP (denunciation).
        [helping] { $deputy }: { $points } PP (accomplice).
        [prison] { $deputy }: { $points } PP (Prison).
        [flight] { $deputy }: { $points } PP (Flight).
       *[speech] { $deputy }: { $points } PP (Club).
    }
convention-event-denounced =
    { $how ->
        [motion] The Committee denounces { $deputy }.
        [mission] A watch committee denounces { $deputy }.
       *[agenda] { $you ->
            [seat] You denounce { $deputy }.
           *[nobody] { $seat } denounces { $deputy }.
        }
    }
convention-event-supported =
    { $you ->
        [seat] You support the denunciation of { $deputy }.
       *[nobody] { $seat } supports the denunciation of { $deputy }.
    }
convention-event-proposed =
    { $you ->
        [seat] You propose to dissolve the Assembly.
       *[nobody] { $seat } proposes to dissolve the Assembly.
    }
convention-event-dissolution =
    { $result ->
        [passed] The Assembly is dissolved, { $yes } of { $present }: the game ends with this round.
       *[failed] Dissolution fails, { $yes } of { $present }.
    }
convention-event-motion =
    { $you ->
        [seat] You name { $deputy } in a Motion.
       *[nobody] { $seat } names { $deputy } in a Motion.
    }
convention-event-carried =
    { $result ->
        [adopted] The Motion against { $deputy } is adopted, { $yes } of { $present }.
       *[rejected] The Motion against { $deputy } is rejected, { $yes } of { $present }.
    }
convention-event-die = The die for { $deputy }: { $die }. It takes { $limit } or less.
convention-event-question = A question for { $deputy }: { $asked }
convention-event-answered =
    { $answer ->
        [oui] { convention-party } answer OUI. { convention-right-answer }
        [non] { convention-party } answer NON. { convention-right-answer }
        [silence] { convention-party } give no answer. { convention-right-answer }
        [guessed_right] { convention-party } guess right. { convention-right-answer }
       *[guessed_wrong] { convention-party } guess wrong. { convention-right-answer }
    }
convention-right-answer =
    { $right ->
        [oui] The booklet says OUI. { $asked-fact }
       *[non] The booklet says NON. { $asked-fact }
    }
convention-event-confirmed = The denunciation of { $deputy } is confirmed.
convention-event-cancelled = The denunciation of { $deputy } is cancelled.
convention-event-went =
    { $why ->
        [off_report] { $deputy } leaves the Report square.
        [summons] { $deputy } is summoned to the Tribunal.
        [rehabilitation] { $deputy } is rehabilitated and returns { $post-to }.
        [disgrace] { $deputy } must return { $post-to }.
       *[verdict] { $deputy } goes { $post-to }.
    }
convention-event-fled =
    { $you ->
        [seat] { $deputy } flees: you have the search to fear.
       *[nobody] { $deputy } flees: { $seat } has the search to fear.
    }
convention-event-helped =
    { $you ->
        [seat] You have { $accomplice } step in for { $deputy }.
       *[nobody] { $seat } has { $accomplice } step in for { $deputy }.
    }
convention-event-stood_trial =
    { $you ->
        [seat] You let { $deputy } stand trial.
       *[nobody] { $seat } lets { $deputy } stand trial.
    }
convention-event-judged =
    { $result ->
        [guilty] { $deputy } is found guilty, { $yes } to { $no }.
        [acquitted] { $deputy } is acquitted, { $no } to { $yes }.
       *[tied] The Tribunal is divided over { $deputy }, { $yes } to { $no }.
    }
convention-event-died =
    { $cause ->
        [suicide] { $deputy } has lost all popularity and takes his life.
        [sentence] { $deputy } is guillotined.
       *[capture] { $deputy } is caught and guillotined.
    }
convention-event-out =
    { $you ->
        [seat] { $faction-subject } have nobody left: you lose them.
       *[nobody] { $faction-subject } have nobody left: { $seat } loses them.
    }
convention-event-drew =
    { $pack ->
        [mission] { convention-party } draw { $card-the } for a Mission.
       *[jacobins] { convention-party } draw { $card-the } at the Club.
    }
convention-event-rejected = { convention-party } reject { $card-the }.
convention-event-assigned = { $card-the } is for { $deputy }.
convention-event-joined =
    { $with ->
        [somebody] { $deputy } shares his mission with { $partner }.
       *[nobody] { $deputy } carries out his mission alone.
    }
convention-event-stayed = { $deputy } stays with the army.
convention-event-picked = New orders: { $card-the }.
convention-event-laid_aside = { convention-party } put { $card-the } under the pack.
convention-event-praised = { $deputy } praises { $colleague }.
convention-event-void = { $card-the } has no effect.
convention-event-replaced =
    { $why ->
        [own] { convention-party } show { $card-the }, which names one of their own: it goes under the pack.
        [dead] { convention-party } show { $card-the }, which names a dead man: it goes under the pack.
        [away] { convention-party } show { $card-the }, which names a prisoner or a fugitive: it goes under the pack.
       *[reporting] { convention-party } show { $card-the }, which names a Reporter: it goes under the pack.
    }
convention-event-lapsed = { convention-party } show { $card-the }, which names a dead man: it goes under the pack.
convention-event-spoke = { $card-the } is for { $deputy }, who speaks at the Club.
convention-event-played = { convention-party } play { $card-the }.
convention-event-returned = { convention-party } put { $card-the } back unused.
convention-event-defended = { convention-party } defend { $deputy } with { $card-the }.
convention-event-purged = The Club votes on { $deputy }: { $die }.
convention-event-showed =
    { $shown ->
        [all] { $you ->
            [seat] You show everybody { $card-the }.
           *[nobody] { $seat } shows everybody { $card-the }.
        }
       *[one] { $you ->
            [seat] You show { $target } { $card-the }.
            [target] { $seat } shows you { $card-the }.
           *[nobody] { $seat } shows { $target } { $card-the }.
        }
    }
convention-event-tried =
    { $place ->
        [prison] { $deputy } seeks to leave Prison: { $die } + { $bonus }, { $enough } needed.
       *[flight] { $deputy } seeks to come back: { $die } + { $bonus }, { $enough } needed.
    }
convention-event-sought =
    { $die ->
        [1] They find { $deputy }: { $die }.
        [2] They are on { $deputy-of } heels: { $die }, another throw.
       *[other] They do not find { $deputy }: { $die }.
    }
convention-event-gave_up =
    { $you ->
        [seat] You have { $deputy } give himself up.
       *[nobody] { $seat } has { $deputy } give himself up.
    }
convention-event-ended = Round { $round } is over.
convention-elected =
    { $elected ->
        [one] { $elected } deputy re-elected
       *[other] { $elected } deputies re-elected
    }
convention-event-won =
    { $how ->
        [popularity] { $you ->
            [seat] { convention-elected } each: { $standings }. The PP decide: you win with { $factions }.
           *[nobody] { convention-elected } each: { $standings }. The PP decide: { $seat } wins with { $factions }.
        }
        [living] { $you ->
            [seat] Nobody is re-elected, but you still have a living deputy: you win with { $factions }.
           *[nobody] Nobody is re-elected, but { $seat } still has a living deputy, and wins with { $factions }.
        }
        [shared] { $you ->
            [seat] { convention-elected } each: { $standings }. You share the victory, with { $factions }.
           *[nobody] { convention-elected } each: { $standings }. { $seat } shares the victory, with { $factions }.
        }
       *[alone] { $you ->
            [seat] You win with { $factions }: { $elected } of { $deputies } deputies re-elected, { $popularity } PP.
           *[nobody] { $seat } wins with { $factions }: { $elected } of { $deputies } deputies re-elected, { $popularity } PP.
        }
    }
convention-points = { $seat } { $points } PP
convention-verdict-won = { $winner } win.

## What happens often, gathered

convention-shared = { convention-elected } each: { $standings }.
convention-listed-won = { convention-shared } The victory is shared by { $list }.
convention-item-won =
    { $you ->
        [seat] { you }
       *[nobody] { $seat }
    }
convention-gathered-drew =
    { $pack ->
        [mission] { convention-party } draw { $count } cards for Missions.
       *[jacobins] { convention-party } draw { $count } cards at the Club.
    }
convention-listed-threw = The dice decide who begins: { $list }.
convention-item-threw =
    { $you ->
        [seat] you { $die }
       *[nobody] { $seat } { $die }
    }
convention-listed-popularity =
    { $reason ->
        [committee] Committee, { $points } PP each: { $list }.
        [mission] Mission, { $points } PP each: { $list }.
        [prison] Prison, { $points } PP each: { $list }.
        [flight] Flight, { $points } PP each: { $list }.
       *[other] Each { $points } PP: { $list }.
    }
convention-item-popularity = { $deputy }

## What is asked

# How many votes a faction has
convention-weight =
    { $weight ->
        [one] { $weight } vote
       *[other] { $weight } votes
    }
convention-ask-faction =
    { $each ->
        [2] { $nth ->
            [1] You lead two factions. Which is the first?
           *[2] You lead two factions. Which is the second?
        }
       *[1] Which faction do you play?
    }
convention-ask-move = Round { $round }, { $faction-the }: do you move a deputy?
convention-ask-report_choose = { $faction-subject }: whom do you name Reporter?
convention-ask-report_vote = { $deputy-of } Report: how do { $faction-the } vote, with { convention-weight }?
convention-ask-agenda = { $faction-subject }: do you denounce, support or pass?
convention-ask-dissolve_propose = { $faction-subject }: do you propose to dissolve the Assembly?
convention-ask-dissolve_vote = Dissolution: how do { $faction-the } vote, with { convention-weight }?
convention-ask-motion_propose = { $faction-subject }: whom do you name in a Motion?
convention-ask-motion_vote = The Motion against { $deputy }: how do { $faction-the } vote, with { convention-weight }?
convention-ask-mission_reject = { $faction-subject }: which card do you reject?
convention-ask-mission_card = { $faction-subject }: which card is carried out next?
convention-ask-mission_deputy = Whom is { $card-the } for?
convention-ask-joint = Does { $deputy } share his mission?
convention-ask-triumph = Does { $deputy } stay, or bring the colours home?
convention-ask-orders = New orders for { $deputy }: which card do you carry out?
convention-ask-praise = Whom does { $deputy } praise?
convention-ask-club_assign = Who speaks for { $card-the }?
convention-ask-club_order = { $faction-subject }: which card do you use next?
convention-ask-club_target = { $card-the }: whom do you denounce?
convention-ask-club_delayed = { $faction-subject }: do you play delayed cards, put some back, or keep them?
convention-ask-defence = { $faction-subject }: whom do you defend?
convention-ask-summons = { $deputy } is summoned to the Tribunal: what does he do?
convention-ask-trial_vote = { $deputy-of } trial: how do { $faction-the } vote, with { convention-weight }?
convention-ask-prison_attempt =
    { $bonus ->
        [0] { $faction-subject }: for which prisoner do you throw (die + { $bonus }, 7 or more, and a 6 would not do)?
       *[other] { $faction-subject }: for which prisoner do you throw (die + { $bonus }, 7 or more)?
    }
convention-ask-flight_attempt =
    { $bonus ->
        [0] { $faction-subject }: for which fugitive do you throw (die + { $bonus }, 8 or more, and a 6 would not do)?
        [1] { $faction-subject }: for which fugitive do you throw (die + { $bonus }, 8 or more, and a 6 would not do)?
       *[other] { $faction-subject }: for which fugitive do you throw (die + { $bonus }, 8 or more)?
    }
convention-ask-surrender = Does { $deputy } give himself up?
convention-ask-answer =
    { $left ->
        [one] For { $deputy }: { $asked }
       *[other] For { $deputy }, first of { $left }: { $asked }
    }

# Infinitives: "you are asked to …", "waiting for Hugo to …"
convention-question-faction = choose a faction
convention-question-move = move a deputy or pass
convention-question-report_choose = name a Reporter
convention-question-report_vote = vote on a Report
convention-question-agenda = speak on the agenda
convention-question-dissolve_propose = propose dissolution or not
convention-question-dissolve_vote = vote on dissolution
convention-question-motion_propose = name somebody in a Motion
convention-question-motion_vote = vote on a Motion
convention-question-mission_reject = reject a Mission card
convention-question-mission_card = choose the next Mission card
convention-question-mission_deputy = choose whom a card is for
convention-question-joint = share a mission or not
convention-question-triumph = stay or come home
convention-question-orders = choose between two orders
convention-question-praise = choose whom to praise
convention-question-club_assign = choose a speaker
convention-question-club_order = choose the next Jacobins card
convention-question-club_target = choose whom to denounce
convention-question-club_delayed = play, put back or keep delayed cards
convention-question-defence = defend somebody or nobody
convention-question-summons = choose flight, an accomplice or trial
convention-question-trial_vote = vote in a trial
convention-question-prison_attempt = try for a prisoner
convention-question-flight_attempt = try for a fugitive
convention-question-surrender = give oneself up or not
convention-question-answer = answer a question of the booklet

## The table in lines

convention-view-start = The game is being set up.
convention-term-elected = { $elected } re-elected · { $pp } PP
convention-term-round = Round { $round }
convention-view-round = Round { $round }, { convention-phase }. First: { $faction-the }.
convention-view-post = { $post }: { $deputies }.
convention-view-standing =
    { $square ->
        [report] { $deputy } { $pp } (Report)
        [denounced] { $deputy } { $pp } (denounced)
        [summoned] { $deputy } { $pp } (summoned)
       *[normal] { $deputy } { $pp }
    }
convention-view-elected = { $elected } re-elected as things stand
convention-view-faction =
    { $you ->
        [seat] { $faction } (you): { convention-view-elected }.
       *[nobody] { $faction } ({ $seat }): { convention-view-elected }.
    }
convention-view-hand = Held: { $cards }.
convention-view-cards =
    { $count ->
        [one] { $count } card held.
       *[other] { $count } cards held.
    }
convention-view-card = { $card-the }
convention-view-deputy = { $deputy }
convention-view-mission = Mission pack: { $cards }.
convention-view-jacobins = Jacobins pack: { $cards }.
convention-view-dissolved = The Assembly is dissolved: the game ends with this round.
convention-view-charges = Denounced: { $deputies }.
convention-view-drawn = Drawn: { $cards }.
convention-view-assigned = For { $deputy }: { $card-the }.
convention-view-ballot = { $faction } { $vote }
convention-view-ballots = Your sealed ballots: { $ballots }.
convention-view-asked = You are asked to { $question }.
convention-view-waiting = Waiting for { $names } to { $question }.
