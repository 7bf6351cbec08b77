# Complots.

## Personnages : .the dans une phrase, .a pour un exemplaire, .of avec « de », .letter pour la touche,
## .does ce que sa carte fait

complots-character-duchess = Duchesse
    .the = la Duchesse
    .a = une Duchesse
    .of = de la Duchesse
    .letter = d
    .does = prend 3 pièces
complots-character-assassin = Assassin
    .the = l’Assassin
    .a = un Assassin
    .of = de l’Assassin
    .letter = s
    .does = fait perdre une carte
complots-character-countess = Comtesse
    .the = la Comtesse
    .a = une Comtesse
    .of = de la Comtesse
    .letter = o
    .does = arrête l’Assassin
complots-character-captain = Capitaine
    .the = le Capitaine
    .a = un Capitaine
    .of = du Capitaine
    .letter = p
    .does = vole 2 pièces
complots-character-ambassador = Ambassadeur
    .the = l’Ambassadeur
    .a = un Ambassadeur
    .of = de l’Ambassadeur
    .letter = b
    .does = échange 2 cartes
complots-character-inquisitor = Inquisiteur
    .the = l’Inquisiteur
    .a = un Inquisiteur
    .of = de l’Inquisiteur
    .letter = q
    .does = échange ou enquête
complots-character-unknown = carte
    .the = la carte
    .a = une carte
    .of = de la carte

## Actions : .the dans une phrase

complots-action-income = Revenu
    .the = le Revenu
complots-action-foreign_aid = Aide étrangère
    .the = l’Aide étrangère
complots-action-coup = Assassinat
    .the = l’Assassinat
complots-action-tax = Pouvoir de la Duchesse
    .the = le pouvoir de la Duchesse
complots-action-assassinate = Pouvoir de l’Assassin
    .the = le pouvoir de l’Assassin
complots-action-steal = Vol
    .the = le Vol
complots-action-exchange = Échange
    .the = l’Échange
complots-action-examine = Enquête
    .the = l’Enquête

complots-aim-coup =
    { $you ->
        [target] votre Assassinat
       *[nobody] Assassinat { $target-of }
    }
complots-aim-assassinate =
    { $you ->
        [target] Pouvoir de l’Assassin contre vous
       *[nobody] Pouvoir de l’Assassin contre { $target }
    }
complots-aim-steal =
    { $you ->
        [target] Vol à vos dépens
       *[nobody] Vol aux dépens { $target-of }
    }
complots-aim-examine =
    { $you ->
        [target] Enquête sur vous
       *[nobody] Enquête sur { $target }
    }

complots-term-court = Cour
complots-term-treasury = Trésor

## Une action déclarée

complots-deed-income =
    { $you ->
        [seat] Vous prenez un Revenu.
       *[nobody] { $seat } prend un Revenu.
    }
complots-deed-foreign_aid =
    { $you ->
        [seat] Vous demandez l’Aide étrangère.
       *[nobody] { $seat } demande l’Aide étrangère.
    }
complots-deed-coup =
    { $you ->
        [seat] Vous payez 7 pièces pour l’Assassinat { $target-of }.
        [target] { $seat } paie 7 pièces pour votre Assassinat.
       *[nobody] { $seat } paie 7 pièces pour l’Assassinat { $target-of }.
    }
complots-deed-tax =
    { $you ->
        [seat] Vous vous dites Duchesse et réclamez 3 pièces.
       *[nobody] { $seat } se dit Duchesse et réclame 3 pièces.
    }
complots-deed-assassinate =
    { $you ->
        [seat] Vous vous dites Assassin, payez 3 pièces et visez { $target }.
        [target] { $seat } se dit Assassin, paie 3 pièces et vous vise.
       *[nobody] { $seat } se dit Assassin, paie 3 pièces et vise { $target }.
    }
complots-deed-steal =
    { $you ->
        [seat] Vous vous dites Capitaine pour voler { $target }.
        [target] { $seat } se dit Capitaine pour vous voler.
       *[nobody] { $seat } se dit Capitaine pour voler { $target }.
    }
complots-deed-exchange =
    { $you ->
        [seat] Vous vous dites { $character } pour un Échange avec la Cour.
       *[nobody] { $seat } se dit { $character } pour un Échange avec la Cour.
    }
complots-deed-examine =
    { $you ->
        [seat] Vous vous dites Inquisiteur pour enquêter sur { $target }.
        [target] { $seat } se dit Inquisiteur pour enquêter sur vous.
       *[nobody] { $seat } se dit Inquisiteur pour enquêter sur { $target }.
    }

## Ce qui se passe

complots-event-first =
    { $you ->
        [seat] Vous jouez en premier.
       *[nobody] { $seat } joue en premier.
    }
complots-event-dealt =
    { $you ->
        [seat] Vous recevez { $character-a }.
       *[nobody] { $seat } reçoit { $character-a }.
    }
complots-event-drafted =
    { $you ->
        [seat] Vous choisissez { $character-a } dans votre paquet.
       *[nobody] { $seat } choisit { $character-a } dans son paquet.
    }
complots-event-began =
    { $you ->
        [seat] Tour { $turn } : à vous.
       *[nobody] Tour { $turn } : à { $seat }.
    }
complots-event-declared = { $deed }
complots-event-unchallenged = Personne n’en doute.
complots-event-challenged =
    { $you ->
        [seat] Vous mettez en doute { $character-the } { $claimer-of }.
        [claimer] { $seat } met en doute votre { $character }.
       *[nobody] { $seat } met en doute { $character-the } { $claimer-of }.
    }
complots-event-proved =
    { $you ->
        [seat] Vous montrez { $character-the }, qui va à la Cour.
       *[nobody] { $seat } montre bel et bien { $character-the }, qui va à la Cour.
    }
complots-event-exposed =
    { $you ->
        [seat] Vous ne pouvez pas montrer { $character-the }.
       *[nobody] { $seat } ne peut pas montrer { $character-the }.
    }
complots-event-refunded =
    { $you ->
        [seat] Vous récupérez { $amount-coins }.
       *[nobody] { $seat } récupère { $amount-coins }.
    }
complots-event-uncountered = Personne ne contre { $action-the }.
complots-event-countered =
    { $you ->
        [seat] Vous contrez { $actor } au nom { $character-of }.
        [actor] { $seat } vous contre au nom { $character-of }.
       *[nobody] { $seat } contre { $actor } au nom { $character-of }.
    }
complots-event-failed =
    { $you ->
        [seat] Vous n’obtenez rien : { $action-the } échoue.
       *[nobody] { $seat } n’obtient rien : { $action-the } échoue.
    }
complots-event-gained =
    { $you ->
        [seat] Vous gagnez { $amount-coins }.
       *[nobody] { $seat } gagne { $amount-coins }.
    }
complots-event-stole =
    { $you ->
        [seat] Vous volez { $amount-coins } à { $target }.
        [target] { $seat } vous vole { $amount-coins }.
       *[nobody] { $seat } vole { $amount-coins } à { $target }.
    }
complots-event-lost =
    { $you ->
        [seat] Vous perdez { $character-a }.
       *[nobody] { $seat } perd { $character-a }.
    }
complots-event-eliminated =
    { $you ->
        [seat] { $amount ->
            [0] Vous êtes hors jeu, la bourse vide.
           *[other] Vous êtes hors jeu et rendez { $amount-coins } au Trésor.
        }
       *[nobody] { $amount ->
            [0] { $seat } est hors jeu, la bourse vide.
           *[other] { $seat } est hors jeu et rend { $amount-coins } au Trésor.
        }
    }
complots-event-drew =
    { $you ->
        [seat] Vous piochez { $character-a } à la Cour.
       *[nobody] { $seat } pioche { $character-a } à la Cour.
    }
complots-event-returned =
    { $you ->
        [seat] Vous rendez { $character-a } à la Cour.
       *[nobody] { $seat } rend { $character-a } à la Cour.
    }
complots-event-showed =
    { $you ->
        [seat] Vous montrez { $character-a } à { $actor }, à l’abri des regards.
        [actor] { $seat } vous montre { $character-a }, à l’abri des regards.
       *[nobody] { $seat } montre { $character-a } à { $actor }, à l’abri des regards.
    }
complots-event-gave_back =
    { $you ->
        [seat] Vous rendez { $character-the } à { $target }.
        [target] { $seat } vous rend { $character-the }.
       *[nobody] { $seat } rend { $character-the } à { $target }.
    }
complots-event-discarded =
    { $you ->
        [seat] Vous faites défausser { $character-the } { $target-of } : retour à la Cour.
        [target] { $seat } fait défausser votre { $character } : retour à la Cour.
       *[nobody] { $seat } fait défausser { $character-the } { $target-of } : retour à la Cour.
    }
complots-event-voided =
    { $you ->
        [target] Vous n’êtes plus en lice : { $action-the } tombe dans le vide.
       *[nobody] { $target } n’est plus en lice : { $action-the } tombe dans le vide.
    }
complots-event-won =
    { $you ->
        [seat] Vous l’emportez.
       *[nobody] { $seat } l’emporte.
    }
complots-event-drawn =
    { $turns ->
        [one] Après { $turns } tour, la partie est nulle entre les joueurs en lice.
       *[other] Après { $turns } tours, la partie est nulle entre les joueurs en lice.
    }

## Ce qui arrive souvent, réuni

complots-gathered-dealt =
    { $gathered ->
        [all] { $count ->
            [one] Chacun reçoit une carte.
           *[other] Chacun reçoit { $count } cartes.
        }
        [others] { $count ->
            [one] Les autres reçoivent chacun une carte.
           *[other] Les autres reçoivent chacun { $count } cartes.
        }
       *[one] { $seat } reçoit { $count } cartes.
    }
complots-gathered-drew =
    { $gathered ->
        [all] { $count ->
            [one] Chacun pioche une carte à la Cour.
           *[other] Chacun pioche { $count } cartes à la Cour.
        }
        [others] { $count ->
            [one] Les autres piochent chacun une carte à la Cour.
           *[other] Les autres piochent chacun { $count } cartes à la Cour.
        }
       *[one] { $seat } pioche { $count } cartes à la Cour.
    }

## Ce qui est demandé

complots-ask-draft = Quelle carte de votre paquet choisissez-vous ?
complots-ask-action =
    { $rule ->
        [C-12] À vous. Avec { $coins-coins }, l’Assassinat est obligatoire : qui visez-vous ?
       *[C-11] À vous, avec { $coins-coins }. Quelle action ?
    }
complots-ask-challenge = { $deed } Mettez-vous sa parole en doute ?
complots-ask-counter = { $deed } Contrez-vous ?
complots-ask-challenge_counter =
    { $you ->
        [actor] { $claimer } vous contre au nom { $character-of }. Mettez-vous sa parole en doute ?
       *[nobody] { $claimer } contre { $actor } au nom { $character-of }. Mettez-vous sa parole en doute ?
    }
complots-ask-lose = Quelle carte perdez-vous ?
complots-ask-return = Quelle carte rendez-vous à la Cour ?
complots-ask-show = Quelle carte montrez-vous à { $actor } ?
complots-ask-verdict = { $target } vous montre { $character-a }. Qu’en faites-vous ?

# À l’infinitif : « on vous demande de … », « on attend Hugo : … »
complots-question-draft = choisir en secret une carte
complots-question-action = choisir une action
complots-question-challenge = mettre l’annonce en doute ou laisser faire
complots-question-counter = contrer ou laisser faire
complots-question-challenge_counter = mettre le contre en doute ou laisser faire
complots-question-lose = choisir la carte à perdre
complots-question-return = choisir la carte à rendre à la Cour
complots-question-show = choisir la carte à montrer
complots-question-verdict = rendre la carte ou la faire défausser

## Les coups

complots-choice-income = Revenu (+1 pièce)
complots-choice-foreign_aid = Aide étrangère (+2 pièces)
complots-choice-tax =
    { $held ->
        [yes] Pouvoir { $character-of } (+3 pièces)
       *[no] Pouvoir { $character-of } (+3 pièces, bluff)
    }
complots-choice-exchange =
    { $held ->
        [yes] Échange ({ $character })
       *[no] Échange ({ $character }, bluff)
    }
complots-choice-coup = { complots-aim-coup } (−7 pièces)
complots-choice-assassinate =
    { $held ->
        [yes] { $you ->
            [target] Pouvoir { $character-of } contre vous (−3 pièces)
           *[nobody] Pouvoir { $character-of } contre { $target } (−3 pièces)
        }
       *[no] { $you ->
            [target] Pouvoir { $character-of } contre vous (−3 pièces, bluff)
           *[nobody] Pouvoir { $character-of } contre { $target } (−3 pièces, bluff)
        }
    }
complots-choice-steal =
    { $held ->
        [yes] { complots-aim-steal } ({ $character })
       *[no] { complots-aim-steal } ({ $character }, bluff)
    }
complots-choice-examine =
    { $held ->
        [yes] { complots-aim-examine } ({ $character })
       *[no] { complots-aim-examine } ({ $character }, bluff)
    }
complots-choice-pass = Laisser faire
complots-choice-challenge = Mettre en doute
complots-choice-counter =
    { $held ->
        [yes] Contrer ({ $character })
       *[no] Contrer ({ $character }, bluff)
    }
complots-choice-lose = Perdre { $character-the }
complots-choice-return = Rendre { $character-the } à la Cour
complots-choice-show = Montrer { $character-the }
complots-choice-give_back = Rendre la carte
complots-choice-discard = Faire défausser la carte
complots-choice-draft = Choisir { $character-the }

## Les refus

complots-refusal-eliminated =
    { $you ->
        [seat] Vous êtes hors jeu : on ne vous demande plus rien.
       *[nobody] { $seat } est hors jeu et n’a plus rien à répondre.
    }
complots-refusal-no_draw_due = Rien n’est à piocher maintenant : on attend la réponse d’un joueur.
complots-refusal-not_in_court = On ne peut pas piocher cela : il faut une carte qui soit à la Cour.
complots-refusal-other_question = Ce n’est pas la question : on vous demande de { $question }.
complots-refusal-cannot_counter = On ne contre pas { $action-the } au nom { $character-of } : prenez un des contres proposés, ou laissez faire.
complots-refusal-not_held = Vous n’avez pas { $character-the } : choisissez une carte que vous avez.
complots-refusal-no_pass = On ne passe pas son tour : choisissez une action.
complots-refusal-no_such_target = Il n’y a personne à cette place : visez un adversaire en lice.
complots-refusal-target_out = { $target } n’est plus en lice : visez un adversaire qui l’est.
complots-refusal-nothing_to_steal = { $target } n’a pas une pièce à voler : visez plus riche.
complots-refusal-no_inquisitor = Cette partie se joue sans l’Inquisiteur, donc sans Enquête.
complots-refusal-must_coup = Avec { $coins-coins }, l’Assassinat est obligatoire.
complots-refusal-too_poor = Il vous manque { $missing-coins }.
complots-refusal-target_self = On ne se vise pas soi-même : visez un adversaire en lice.
complots-refusal-no_counter = Rien ne se contre au nom { $character-of } : nommez un autre personnage, ou laissez faire.
complots-refusal-not_in_game = Cette partie se joue sans { $character-the }.
complots-refusal-unknown_character = « { $text } » n’est pas un personnage de cette partie ; on attend { $expected }.
complots-refusal-coins_do_not_add_up = { $key } : joueurs et Trésor doivent avoir ensemble { $limit-coins }.

## La table en lignes

complots-view-start = La partie se prépare.
complots-view-seat =
    { $hidden ->
        [one] { $seat } : { $coins-coins }, { $hidden } carte cachée.
       *[other] { $seat } : { $coins-coins }, { $hidden } cartes cachées.
    }
complots-view-hand =
    { $you ->
        [seat] { $seat } (vous) : { $coins-coins }, en main { $cards }.
       *[nobody] { $seat } : { $coins-coins }, en main { $cards }.
    }
complots-view-out =
    { $you ->
        [seat] { $seat } (vous) : hors jeu.
       *[nobody] { $seat } : hors jeu.
    }
complots-view-faceup = Face visible : { $cards }.
complots-view-bank = { complots-term-treasury } : { $coins-coins }. { complots-term-court } : { complots-view-cards }.
complots-view-bank-endless = { complots-term-treasury } : sans limite. { complots-term-court } : { complots-view-cards }.
complots-view-cards =
    { $court ->
        [one] { $court } carte
       *[other] { $court } cartes
    }
complots-view-court = À la Cour : { $cards }.
complots-view-characters = Personnages de la partie : { $cards }.
complots-view-asked = On vous demande de { $question }.
complots-view-sealed = Votre pli est cacheté. On attend { $names }.
complots-view-waiting = On attend { $names } : { $question }.
complots-view-picked = Votre choix cacheté : { $character }.
complots-view-seen = On vous a montré : { $cards }.
complots-view-shown = { $character-a } ({ $seat })
