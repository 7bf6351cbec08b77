# Guillotine 1988: the question in two words, moves on their buttons, what is waited for.

## The heading of a question

convention-heading-faction = Your faction
convention-heading-move = Movement
convention-heading-report_choose = A Reporter
convention-heading-report_vote = Vote on a Report
convention-heading-agenda = The agenda
convention-heading-dissolve_propose = Dissolution
convention-heading-dissolve_vote = Vote on dissolution
convention-heading-motion_propose = A Motion
convention-heading-motion_vote = Vote on a Motion
convention-heading-mission_reject = A card to reject
convention-heading-mission_card = The next card
convention-heading-mission_deputy = For whom
convention-heading-joint = A joint mission
convention-heading-triumph = Captured colours
convention-heading-orders = New orders
convention-heading-praise = Praise
convention-heading-club_assign = A speaker
convention-heading-club_order = The next card
convention-heading-club_target = Whom to denounce
convention-heading-club_delayed = Delayed cards
convention-heading-defence = The defence
convention-heading-summons = Summoned
convention-heading-trial_vote = The trial
convention-heading-prison_attempt = Out of Prison
convention-heading-flight_attempt = Back from Flight
convention-heading-surrender = Giving up
convention-heading-answer = A question

## Moves

convention-choice-pass = Pass
convention-choice-alone = Carry out the mission alone
convention-choice-keep = Keep in hand
convention-choice-wait = Do not throw
convention-choice-hide = Stay in hiding
convention-choice-silence = Say nothing
convention-choice-no_report = Name no Reporter
convention-choice-oui_report = Vote OUI: for the Report
convention-choice-non_report = Vote NON: against the Report
convention-choice-oui_dissolve = Vote OUI: to dissolve the Assembly
convention-choice-non_dissolve = Vote NON: to go on
convention-choice-oui_motion = Vote OUI: to denounce him
convention-choice-non_motion = Vote NON: to leave him alone
convention-choice-oui_trial = Vote OUI: guilty
convention-choice-non_trial = Vote NON: not guilty
convention-choice-oui_answer = Answer OUI
convention-choice-non_answer = Answer NON
convention-choice-guess = Guess
convention-choice-count = Vote { $yes } OUI, { $no } NON
convention-choice-propose = Propose dissolution
convention-choice-flee = Flee
convention-choice-trial = Stand trial
convention-choice-surrender = Give himself up
convention-choice-stay = Stay on Mission
convention-choice-return = Return to the Convention
convention-choice-take = Play { $faction-the }
convention-choice-move = Send { $deputy } { $post-to }
convention-choice-report = Name { $deputy } Reporter
convention-choice-bearer = For { $deputy }
convention-choice-join = Share the mission with { $deputy }
convention-choice-praise = Praise { $deputy }
convention-choice-speaker = Let { $deputy } speak
convention-choice-target = Denounce { $deputy }
convention-choice-defend = Defend { $deputy }
convention-choice-accomplice = Have { $deputy } step in
convention-choice-attempt = Throw for { $deputy }
convention-choice-motion = Name { $deputy } in a Motion
convention-choice-denounce = Denounce { $deputy } ({ $post-at })
convention-choice-support = Support the denunciation of { $deputy }
convention-choice-reject = Reject { $card-the }: { $card-short }
convention-choice-next = Next { $card-the }: { $card-short }
convention-choice-obey = Carry out { $card-the }: { $card-short }
convention-choice-use = Use { $card-the }: { $card-short }
convention-choice-play = Play { $card-the }: { $card-short }
convention-choice-put_back = Put back { $card-the }
convention-choice-show = Show { $target } { $card-the }
convention-choice-show_all = Show everybody { $card-the }

## The title of a button

convention-title-pass = { convention-choice-pass }
convention-title-alone = Alone
convention-title-keep = { convention-choice-keep }
convention-title-wait = No throw
convention-title-hide = { convention-choice-hide }
convention-title-silence = { convention-choice-silence }
convention-title-no_report = Nobody
convention-title-oui_report = OUI
convention-title-non_report = NON
convention-title-oui_dissolve = OUI
convention-title-non_dissolve = NON
convention-title-oui_motion = OUI
convention-title-non_motion = NON
convention-title-oui_trial = OUI
convention-title-non_trial = NON
convention-title-oui_answer = OUI
convention-title-non_answer = NON
convention-title-guess = { convention-choice-guess }
convention-title-count = { $yes } OUI, { $no } NON
convention-title-propose = Propose
convention-title-flee = { convention-choice-flee }
convention-title-trial = { convention-choice-trial }
convention-title-surrender = { convention-choice-surrender }
convention-title-stay = Stay
convention-title-return = Return
convention-title-take = { convention-choice-take }
convention-title-move = { $deputy }
convention-title-report = { $deputy }
convention-title-bearer = { $deputy }
convention-title-join = { $deputy }
convention-title-praise = { $deputy }
convention-title-speaker = { $deputy }
convention-title-target = { $deputy }
convention-title-defend = { $deputy }
convention-title-accomplice = { $deputy } steps in
convention-title-attempt = { $deputy }
convention-title-motion = { $deputy }
convention-title-denounce = { $deputy }
convention-title-support = { $deputy }
convention-title-reject = { $card }
convention-title-next = { $card }
convention-title-obey = { $card }
convention-title-use = { $card }
convention-title-play = { $card }
convention-title-put_back = { $card }
convention-title-show = { $card }
convention-title-show_all = { $card }

## Its second line

convention-detail-pass = do nothing here
convention-detail-alone = nobody else gains
convention-detail-keep = until a later Club
convention-detail-wait = this round
convention-detail-hide = in Flight
convention-detail-silence = that is wrong
convention-detail-no_report = no Report
convention-detail-oui_report = for it
convention-detail-non_report = against it
convention-detail-oui_dissolve = dissolve
convention-detail-non_dissolve = go on
convention-detail-oui_motion = denounce
convention-detail-non_motion = leave alone
convention-detail-oui_trial = guilty
convention-detail-non_trial = not guilty
convention-detail-oui_answer = yes
convention-detail-non_answer = no
convention-detail-guess = by chance
convention-detail-count = each for himself
convention-detail-propose = dissolve the Assembly
convention-detail-flee = the search, then −1 PP a round
convention-detail-trial = the Tribunal votes
convention-detail-surrender = the Tribunal votes
convention-detail-stay = on Mission
convention-detail-return = to the Convention
convention-detail-take = you lead its six deputies
convention-detail-move = { $post-to }
convention-detail-report = { $pp } PP
convention-detail-bearer = { $pp } PP
convention-detail-join = for each
convention-detail-praise = { $pp } PP now
convention-detail-speaker = { $pp } PP
convention-detail-target = { $post-at } · { $pp } PP
convention-detail-defend = { $post-at } · { $pp } PP
convention-detail-accomplice = Prison, not a trial; he has { $pp } PP
convention-detail-attempt = { $pp } PP
convention-detail-motion = { $post-at } · { $pp } PP
convention-detail-denounce = { $post-at } · { $pp } PP
convention-detail-support = confirmed up to 5
convention-detail-reject = { $card-short }
convention-detail-next = { $card-short }
convention-detail-obey = { $card-short }
convention-detail-use = { $card-short }
convention-detail-play = { $card-short }
convention-detail-put_back = put back under the pack
convention-detail-show = to { $target }
convention-detail-show_all = to everybody

## What it brings or costs, in figures

convention-gain-alone = +1 PP
convention-gain-join = +2 PP
convention-gain-stay = +1 PP
convention-gain-return = +2 PP
convention-gain-praise = +1 PP
convention-gain-accomplice = −2 PP

## The letter; not t, which the page keeps for the talk

convention-shortcut-pass = p
convention-shortcut-keep = p
convention-shortcut-wait = p
convention-shortcut-no_report = p
convention-shortcut-oui_report = o
convention-shortcut-non_report = n
convention-shortcut-oui_dissolve = o
convention-shortcut-non_dissolve = n
convention-shortcut-oui_motion = o
convention-shortcut-non_motion = n
convention-shortcut-oui_trial = o
convention-shortcut-non_trial = n
convention-shortcut-oui_answer = o
convention-shortcut-non_answer = n

## A move that is not open

convention-aim-play = { $card-the }
convention-action-enter_committee = To the Committee
convention-action-enter_mission = On Mission
convention-action-enter_jacobins = To the Jacobin Club
convention-action-enter_tribunal = To the Tribunal
convention-action-accomplice = An accomplice
convention-shut-play = { $card }
convention-shut-enter_committee = { convention-action-enter_committee }
convention-shut-enter_mission = { convention-action-enter_mission }
convention-shut-enter_jacobins = { convention-action-enter_jacobins }
convention-shut-enter_tribunal = { convention-action-enter_tribunal }
convention-shut-accomplice = { convention-action-accomplice }

## What is waited for

convention-status-defence = Somebody may still be defended.
