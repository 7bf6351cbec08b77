# Guillotine 1988 : la question en deux mots, les coups sur leurs boutons, ce qu’on attend.

## Le titre d’une question

convention-heading-faction = Votre tendance
convention-heading-move = Mouvements
convention-heading-report_choose = Un Rapporteur
convention-heading-report_vote = Vote du Rapport
convention-heading-agenda = L’ordre du jour
convention-heading-dissolve_propose = La dissolution
convention-heading-dissolve_vote = Vote de dissolution
convention-heading-motion_propose = Une Motion
convention-heading-motion_vote = Vote de la Motion
convention-heading-mission_reject = Une carte à écarter
convention-heading-mission_card = La carte suivante
convention-heading-mission_deputy = Pour qui
convention-heading-joint = Mission à deux
convention-heading-triumph = Drapeaux pris
convention-heading-orders = Nouveaux ordres
convention-heading-praise = Éloge
convention-heading-club_assign = Un orateur
convention-heading-club_order = La carte suivante
convention-heading-club_target = Qui dénoncer
convention-heading-club_delayed = Cartes à retardement
convention-heading-defence = La défense
convention-heading-summons = Convoqué
convention-heading-trial_vote = Le procès
convention-heading-prison_attempt = Sortir de Prison
convention-heading-flight_attempt = Revenir de Fuite
convention-heading-surrender = Se livrer
convention-heading-answer = Une question

## Les coups

convention-choice-pass = Passer
convention-choice-alone = Remplir la mission seul
convention-choice-keep = Garder en main
convention-choice-wait = Ne pas jeter le dé
convention-choice-hide = Rester caché
convention-choice-silence = Ne rien dire
convention-choice-no_report = Ne pas nommer de Rapporteur
convention-choice-oui_report = Voter OUI : pour le Rapport
convention-choice-non_report = Voter NON : contre le Rapport
convention-choice-oui_dissolve = Voter OUI : pour dissoudre l’Assemblée
convention-choice-non_dissolve = Voter NON : pour continuer
convention-choice-oui_motion = Voter OUI : pour le dénoncer
convention-choice-non_motion = Voter NON : pour le laisser en paix
convention-choice-oui_trial = Voter OUI : coupable
convention-choice-non_trial = Voter NON : non coupable
convention-choice-oui_answer = Répondre OUI
convention-choice-non_answer = Répondre NON
convention-choice-guess = Deviner
convention-choice-count = Voter { $yes } OUI, { $no } NON
convention-choice-propose = Proposer la dissolution
convention-choice-flee = Fuir
convention-choice-trial = Passer en procès
convention-choice-surrender = Se livrer
convention-choice-stay = Rester en Mission
convention-choice-return = Rentrer à la Convention
convention-choice-take = Jouer { $faction-the }
convention-choice-move = Envoyer { $deputy } { $post-to }
convention-choice-report = Nommer { $deputy } Rapporteur
convention-choice-bearer = Pour { $deputy }
convention-choice-join = Partager la mission avec { $deputy }
convention-choice-praise = Louer { $deputy }
convention-choice-speaker = Laisser parler { $deputy }
convention-choice-target = Dénoncer { $deputy }
convention-choice-defend = Défendre { $deputy }
convention-choice-accomplice = Faire intervenir { $deputy }
convention-choice-attempt = Jeter le dé pour { $deputy }
convention-choice-motion = Nommer { $deputy } dans une Motion
convention-choice-denounce = Dénoncer { $deputy } ({ $post-at })
convention-choice-support = Soutenir la dénonciation { $deputy-of }
convention-choice-reject = Écarter { $card-the } : { $card-short }
convention-choice-next = Ensuite { $card-the } : { $card-short }
convention-choice-obey = Exécuter { $card-the } : { $card-short }
convention-choice-use = Utiliser { $card-the } : { $card-short }
convention-choice-play = Jouer { $card-the } : { $card-short }
convention-choice-put_back = Remettre { $card-the }
convention-choice-show = Montrer à { $target } { $card-the }
convention-choice-show_all = Montrer à tous { $card-the }

## Le titre d’un bouton

convention-title-pass = { convention-choice-pass }
convention-title-alone = Seul
convention-title-keep = { convention-choice-keep }
convention-title-wait = Pas de jet
convention-title-hide = { convention-choice-hide }
convention-title-silence = { convention-choice-silence }
convention-title-no_report = Personne
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
convention-title-propose = Proposer
convention-title-flee = { convention-choice-flee }
convention-title-trial = { convention-choice-trial }
convention-title-surrender = { convention-choice-surrender }
convention-title-stay = Rester
convention-title-return = Rentrer
convention-title-take = { convention-choice-take }
convention-title-move = { $deputy }
convention-title-report = { $deputy }
convention-title-bearer = { $deputy }
convention-title-join = { $deputy }
convention-title-praise = { $deputy }
convention-title-speaker = { $deputy }
convention-title-target = { $deputy }
convention-title-defend = { $deputy }
convention-title-accomplice = { $deputy } intervient
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

## Sa seconde ligne

convention-detail-pass = ne rien faire ici
convention-detail-alone = personne d’autre n’y gagne
convention-detail-keep = pour un autre Club
convention-detail-wait = pour ce tour
convention-detail-hide = en Fuite
convention-detail-silence = c’est faux
convention-detail-no_report = pas de Rapport
convention-detail-oui_report = pour
convention-detail-non_report = contre
convention-detail-oui_dissolve = dissoudre
convention-detail-non_dissolve = continuer
convention-detail-oui_motion = dénoncer
convention-detail-non_motion = laisser en paix
convention-detail-oui_trial = coupable
convention-detail-non_trial = non coupable
convention-detail-oui_answer = c’est exact
convention-detail-non_answer = c’est inexact
convention-detail-guess = au hasard
convention-detail-count = chacun pour soi
convention-detail-propose = dissoudre l’Assemblée
convention-detail-flee = les recherches, puis −1 PP par tour
convention-detail-trial = le Tribunal vote
convention-detail-surrender = le Tribunal vote
convention-detail-stay = en Mission
convention-detail-return = à la Convention
convention-detail-take = vous menez ses six députés
convention-detail-move = { $post-to }
convention-detail-report = { $pp } PP
convention-detail-bearer = { $pp } PP
convention-detail-join = pour chacun
convention-detail-praise = { $pp } PP à présent
convention-detail-speaker = { $pp } PP
convention-detail-target = { $post-at } · { $pp } PP
convention-detail-defend = { $post-at } · { $pp } PP
convention-detail-accomplice = Prison et non procès ; il a { $pp } PP
convention-detail-attempt = { $pp } PP
convention-detail-motion = { $post-at } · { $pp } PP
convention-detail-denounce = { $post-at } · { $pp } PP
convention-detail-support = confirmée jusqu’à 5
convention-detail-reject = { $card-short }
convention-detail-next = { $card-short }
convention-detail-obey = { $card-short }
convention-detail-use = { $card-short }
convention-detail-play = { $card-short }
convention-detail-put_back = remettre sous le paquet
convention-detail-show = à { $target }
convention-detail-show_all = à tous

## Ce qu’il rapporte ou coûte, en chiffres

convention-gain-alone = +1 PP
convention-gain-join = +2 PP
convention-gain-stay = +1 PP
convention-gain-return = +2 PP
convention-gain-praise = +1 PP
convention-gain-accomplice = −2 PP

## La lettre ; pas t, que la page garde pour la parole

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

## Un coup qui n’est pas ouvert

convention-aim-play = { $card-the }
convention-action-enter_committee = Au Comité
convention-action-enter_mission = En Mission
convention-action-enter_jacobins = Aux Jacobins
convention-action-enter_tribunal = Au Tribunal
convention-action-accomplice = Un complice
convention-shut-play = { $card }
convention-shut-enter_committee = { convention-action-enter_committee }
convention-shut-enter_mission = { convention-action-enter_mission }
convention-shut-enter_jacobins = { convention-action-enter_jacobins }
convention-shut-enter_tribunal = { convention-action-enter_tribunal }
convention-shut-accomplice = { convention-action-accomplice }

## Ce qu’on attend

convention-status-defence = Quelqu’un peut encore être défendu.
