# Guillotine : ce qui se passe, ce qui est demandé, ce qui est refusé, la table en lignes.

## Les mots du livret

guillotine-term-line = File
guillotine-term-noble_deck = Paquet de nobles
guillotine-term-action_deck = Pioche
guillotine-term-noble_discard = Nobles défaussés
guillotine-term-action_discard = Cartes défaussées
guillotine-term-pile = Pile
guillotine-term-front = Devant
guillotine-term-final = Phase finale

## Ce qui se passe

guillotine-event-first =
    { $you ->
        [seat] Vous jouez en premier.
       *[nobody] { $seat } joue en premier.
    }
guillotine-event-dealt =
    { $you ->
        [seat] Vous recevez { $card-the }.
       *[nobody] { $seat } reçoit { $card-the }.
    }
guillotine-event-dawn =
    { $you ->
        [seat] Le jour { $day } se lève, et vous le commencez.
       *[nobody] Le jour { $day } se lève, et { $seat } le commence.
    }
guillotine-event-laid =
    { $position ->
        [1] En tête de file : { $noble-the }.
       *[other] À la place { $position } de la file : { $noble-the }.
    }
guillotine-event-began =
    { $you ->
        [seat] Tour { $turn } : à vous.
       *[nobody] Tour { $turn } : à { $seat }.
    }
guillotine-event-passed =
    { $you ->
        [seat] Vous passez.
       *[nobody] { $seat } passe.
    }
guillotine-event-barred =
    { $by ->
        [rush_job] { $you ->
            [seat] « Travail bâclé » vous empêche de jouer une carte.
           *[nobody] « Travail bâclé » empêche { $seat } de jouer une carte.
        }
        [unpopular_judge] { $you ->
            [seat] Le Juge impopulaire, en tête, vous empêche de jouer une carte.
           *[nobody] Le Juge impopulaire, en tête, empêche { $seat } de jouer une carte.
        }
       *[empty_hand] { $you ->
            [seat] Vous n’avez pas de carte à jouer.
           *[nobody] { $seat } n’a pas de carte à jouer.
        }
    }
guillotine-event-played =
    { $you ->
        [seat] Vous jouez { $card-the }.
       *[nobody] { $seat } joue { $card-the }.
    }
guillotine-event-named =
    { $who ->
        [self] { $you ->
            [seat] Vous vous désignez vous-même pour { $card-the }.
           *[nobody] { $seat } se désigne pour { $card-the }.
        }
       *[player] { $you ->
            [seat] Vous désignez { $target } pour { $card-the }.
            [target] { $seat } vous désigne pour { $card-the }.
           *[nobody] { $seat } désigne { $target } pour { $card-the }.
        }
    }
guillotine-event-moved =
    { $you ->
        [seat] { $position ->
            [1] Vous faites passer { $noble-the } en tête.
           *[other] Vous faites passer { $noble-the } à la place { $position }.
        }
       *[nobody] { $position ->
            [1] { $seat } fait passer { $noble-the } en tête.
           *[other] { $seat } fait passer { $noble-the } à la place { $position }.
        }
    }
guillotine-event-chose =
    { $you ->
        [seat] Vous choisissez { $noble-the }.
       *[nobody] { $seat } choisit { $noble-the }.
    }
guillotine-event-stood =
    { $who ->
        [nobody] { $position ->
            [1] Le hasard met { $noble-the } en tête.
           *[other] Le hasard met { $noble-the } à la place { $position }.
        }
       *[player] { $you ->
            [seat] { $position ->
                [1] Vous mettez { $noble-the } en tête.
               *[other] Vous mettez { $noble-the } à la place { $position }.
            }
           *[nobody] { $position ->
                [1] { $seat } met { $noble-the } en tête.
               *[other] { $seat } met { $noble-the } à la place { $position }.
            }
        }
    }
guillotine-event-shuffled = Les { $nobles } premiers nobles de la file viennent d’être mélangés.
guillotine-event-reversed =
    { $you ->
        [seat] Vous retournez la file de { $nobles } nobles.
       *[nobody] { $seat } retourne la file de { $nobles } nobles.
    }
guillotine-event-ordered =
    { $nobles ->
        [one] { $you ->
            [seat] Vous laissez le seul noble à sa place.
           *[nobody] { $seat } laisse le seul noble à sa place.
        }
       *[other] { $you ->
            [seat] Vous rangez les { $nobles } premiers nobles.
           *[nobody] { $seat } range les { $nobles } premiers nobles.
        }
    }
guillotine-event-buried =
    { $who ->
        [nobody] Le jour finit trop tôt : { $noble-the } va à la défausse.
       *[player] Hors de la file, { $noble-the } va à la défausse.
    }
guillotine-event-stepped_in =
    { $position ->
        [1] En remplacement, { $noble-the } se tient en tête.
       *[other] En remplacement, { $noble-the } se tient à la place { $position }.
    }
guillotine-event-joined = En queue de file, à la place { $position }, arrive { $noble-the }.
guillotine-event-peeked =
    { $you ->
        [seat] Vous regardez { $noble-the } sur le paquet.
       *[nobody] { $seat } regarde { $noble-the } sur le paquet.
    }
guillotine-event-put_back =
    { $nobles ->
        [one] { $you ->
            [seat] Vous remettez 1 noble sur le paquet.
           *[nobody] { $seat } remet 1 noble sur le paquet.
        }
       *[other] { $you ->
            [seat] Vous remettez { $nobles } nobles sur le paquet.
           *[nobody] { $seat } remet { $nobles } nobles sur le paquet.
        }
    }
guillotine-event-went_back =
    { $you ->
        [seat] De votre pile, { $noble-the } retourne en queue de file.
       *[nobody] De la pile { $seat-of }, { $noble-the } retourne en queue de file.
    }
guillotine-event-given =
    { $you ->
        [seat] Vous posez { $noble-the } sur la pile { $target-of }.
        [target] { $seat } pose { $noble-the } sur votre pile.
       *[nobody] { $seat } pose { $noble-the } sur la pile { $target-of }.
    }
guillotine-event-handed_on =
    { $you ->
        [seat] Vous passez { $noble-the } à { $target }.
        [target] { $seat } vous passe { $noble-the }.
       *[nobody] { $seat } passe { $noble-the } à { $target }.
    }
guillotine-event-collected =
    { $you ->
        [seat] Vous décapitez { $noble-the }.
       *[nobody] { $seat } décapite { $noble-the }.
    }
guillotine-event-drew =
    { $you ->
        [seat] Vous piochez { $card-the }.
       *[nobody] { $seat } pioche { $card-the }.
    }
guillotine-event-discarded =
    { $who ->
        [nobody] Sur la défausse : { $card-the }.
       *[player] { $you ->
            [seat] Vous défaussez { $card-the }.
           *[nobody] { $seat } défausse { $card-the }.
        }
    }
guillotine-event-handed =
    { $you ->
        [seat] Vous donnez { $card-the } à { $target }.
        [target] { $seat } vous donne { $card-the }.
       *[nobody] { $seat } donne { $card-the } à { $target }.
    }
guillotine-event-exchanged =
    { $you ->
        [seat] Vous et { $target } avez échangé vos mains.
        [target] { $seat } et vous avez échangé vos mains.
       *[nobody] { $seat } et { $target } ont échangé leurs mains.
    }
guillotine-event-looked =
    { $you ->
        [seat] Vous voyez { $card-the } dans la main { $target-of }.
        [target] { $seat } voit { $card-the } dans votre main.
       *[nobody] { $seat } voit { $card-the } dans la main { $target-of }.
    }
guillotine-event-rained =
    { $you ->
        [seat] Il pleut : vous faites mélanger toutes les mains à la pioche.
       *[nobody] Il pleut : { $seat } fait mélanger toutes les mains à la pioche.
    }
guillotine-event-took =
    { $you ->
        [seat] Vous prenez { $card-the } dans la défausse.
       *[nobody] { $seat } prend { $card-the } dans la défausse.
    }
guillotine-event-switched =
    { $you ->
        [seat] Vous prenez { $noble-the } dans la pile { $target-of }.
        [target] { $seat } prend { $noble-the } dans votre pile.
       *[nobody] { $seat } prend { $noble-the } dans la pile { $target-of }.
    }
guillotine-event-lost =
    { $who ->
        [nobody] À la défausse, faute de choix : { $noble-the }.
       *[player] { $you ->
            [seat] Votre pile perd { $noble-the }.
           *[nobody] La pile { $seat-of } perd { $noble-the }.
        }
    }
guillotine-event-removed =
    { $who ->
        [self] { $you ->
            [seat] Vous défaussez { $card-the }, posée devant vous.
           *[nobody] { $seat } défausse sa propre carte { $card-the }.
        }
       *[player] { $you ->
            [seat] Vous défaussez { $card-the }, posée devant { $target }.
            [target] { $seat } défausse { $card-the }, posée devant vous.
           *[nobody] { $seat } défausse { $card-the }, posée devant { $target }.
        }
    }
guillotine-event-placed =
    { $who ->
        [self] { $you ->
            [seat] La carte { $card-the } reste devant vous.
           *[nobody] La carte { $card-the } reste devant { $seat }.
        }
       *[player] { $you ->
            [seat] Vous posez { $card-the } devant { $target }.
            [target] { $seat } pose { $card-the } devant vous.
           *[nobody] { $seat } pose { $card-the } devant { $target }.
        }
    }
guillotine-event-dismissed =
    { $you ->
        [seat] Vous défaussez vos { $card-the }.
       *[nobody] { $seat } défausse { $card-the } de son plein gré.
    }
guillotine-event-sneaked = À l’insu de tous, { $noble-the } se glisse en queue de file.
guillotine-event-reshuffled =
    { $cards ->
        [one] La défausse, soit 1 carte, devient la nouvelle pioche.
       *[other] La défausse, soit { $cards } cartes, est mélangée en une nouvelle pioche.
    }
guillotine-event-refilled =
    { $nobles ->
        [one] Le seul noble défaussé devient le nouveau paquet ({ $nobles }).
       *[other] Les { $nobles } nobles défaussés sont mélangés en un nouveau paquet.
    }
guillotine-event-ended = Le jour { $day } est fini.
guillotine-event-closing =
    { $you ->
        [seat] Le dernier jour est fini ; à partir de vous, on joue encore les cartes qui changent les points.
       *[nobody] Le dernier jour est fini ; à partir { $seat-of }, on joue encore les cartes qui changent les points.
    }
guillotine-event-won =
    { $how ->
        [shared] { $total ->
            [one] { $you ->
                [seat] Vous partagez la victoire : { $total } point, à égalité avec { $others }.
               *[nobody] { $seat } partage la victoire : { $total } point, à égalité avec { $others }.
            }
           *[other] { $you ->
                [seat] Vous partagez la victoire : { $total } points, à égalité avec { $others }.
               *[nobody] { $seat } partage la victoire : { $total } points, à égalité avec { $others }.
            }
        }
       *[alone] { $total ->
            [one] { $you ->
                [seat] Vous l’emportez avec { $total } point.
               *[nobody] { $seat } l’emporte avec { $total } point.
            }
           *[other] { $you ->
                [seat] Vous l’emportez avec { $total } points.
               *[nobody] { $seat } l’emporte avec { $total } points.
            }
        }
    }

## Ce qui arrive souvent, réuni

guillotine-shared =
    { $total ->
        [one] { $total } point chacun.
       *[other] { $total } points chacun.
    }
guillotine-listed-won = { guillotine-shared } La victoire est partagée entre { $list }.
guillotine-item-won =
    { $you ->
        [seat] { you }
       *[nobody] { $seat }
    }
guillotine-gathered-dealt =
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
guillotine-gathered-drew =
    { $gathered ->
        [all] { $count ->
            [one] Chacun pioche une carte.
           *[other] Chacun pioche { $count } cartes.
        }
        [others] { $count ->
            [one] Les autres piochent chacun une carte.
           *[other] Les autres piochent chacun { $count } cartes.
        }
       *[one] { $seat } pioche { $count } cartes.
    }
guillotine-gathered-peeked = { $seat } regarde { $count } nobles sur le paquet.
guillotine-listed-laid = La file, depuis la tête : { $list }.
guillotine-item-laid = { $noble-the }
guillotine-listed-buried =
    { $who ->
        [nobody] Le jour finit trop tôt, à la défausse : { $list }.
       *[player] Hors de la file, et à la défausse : { $list }.
    }
guillotine-item-buried = { $noble-the }

## Ce qui est demandé

guillotine-ask-action = Jour { $day }, à vous. Jouez-vous une carte action avant de décapiter ?
guillotine-ask-noble = { $card-the } : quel noble ?
guillotine-ask-distance = { $card-the } : de combien de places bouge { $noble-the } ?
guillotine-ask-player = { $card-the } : quel joueur désignez-vous ?
guillotine-ask-pile = { $card-the } : quelle carte de la défausse prenez-vous ?
guillotine-ask-front = { $card-the } : quelle carte défaussez-vous ?
guillotine-ask-order = { $card-the } : qui se tient à la place { $position } ?
guillotine-ask-arrival = { $card-the } : quel noble rejoint la file ?
guillotine-ask-interrupt = { $collector } va décapiter { $noble-the }. Mélangez-vous la file ?
guillotine-ask-clown = Qui reçoit le Clown ?
guillotine-ask-victim = La Victime innocente vous coûte une carte. Laquelle défaussez-vous ?
guillotine-ask-infighting =
    { $cards ->
        [one] { $card-the } : quelle carte défaussez-vous à présent ?
       *[other] { $card-the } : vous défaussez { $cards } cartes. Laquelle d’abord ?
    }
guillotine-ask-inspect =
    { $you ->
        [target] { $card-the } : quelle carte de votre propre main défaussez-vous ?
       *[nobody] { $card-the } : quelle carte de la main { $target-of } défaussez-vous ?
    }
guillotine-ask-error = { $card-the } : quel noble de la pile { $target-of } prenez-vous ?
guillotine-ask-final = La partie s’achève. Jouez-vous une carte qui change les points ?

# À l’infinitif : « on vous demande de … », « on attend Hugo : … »
guillotine-question-action = jouer une carte action ou aucune
guillotine-question-noble = choisir un noble
guillotine-question-distance = choisir de combien de places
guillotine-question-player = désigner un joueur
guillotine-question-pile = choisir une carte de la défausse
guillotine-question-front = choisir une carte posée devant un joueur
guillotine-question-order = choisir qui vient ensuite
guillotine-question-arrival = choisir un des nobles regardés
guillotine-question-interrupt = mélanger la file ou laisser tomber le couperet
guillotine-question-clown = choisir qui reçoit le Clown
guillotine-question-victim = choisir une carte à défausser
guillotine-question-infighting = choisir une carte à défausser
guillotine-question-inspect = choisir une carte de la main regardée
guillotine-question-error = choisir un noble de la pile
guillotine-question-final = jouer une carte qui change les points, ou finir

## Les refus

guillotine-refusal-not_drawn = On ne peut pas tirer cela : il faut une carte qui y soit encore.
guillotine-refusal-no_draw_due = Rien n’est à tirer maintenant : on attend la réponse d’un joueur.
guillotine-refusal-no_guards = Il n’y a pas de « Gardes sans cœur » devant vous : rien à défausser.
guillotine-refusal-guards_stay = On ne défausse pas « Gardes sans cœur » pendant l’effet d’une carte ou d’un noble : attendez un instant.
guillotine-refusal-no_interrupt = Personne ne va décapiter : attendez l’instant où le couperet va tomber.
guillotine-refusal-must_choose = On ne passe pas ici : on vous demande de { $question }.
guillotine-refusal-other_question = Ce n’est pas la question : on vous demande de { $question }.
guillotine-refusal-not_held = Vous n’avez pas « { $card } » : choisissez une carte de votre main.
guillotine-refusal-no_such_player = Il n’y a personne à cette place : désignez un joueur de la table.
guillotine-refusal-cannot_name =
    { $you ->
        [target] On ne se désigne pas soi-même ici : désignez un des joueurs proposés.
       *[nobody] On ne peut pas désigner { $target } ici : désignez un des joueurs proposés.
    }
guillotine-refusal-too_far = De { $distance }, ce n’est pas possible ici : choisissez une des distances proposées.
guillotine-refusal-card_not_there = « { $card } » ne s’y trouve pas : choisissez une des cartes proposées.
guillotine-refusal-cannot_move = « { $card } » ne peut pas déplacer ce noble ({ $noble }) : choisissez-en un qui soit proposé.
guillotine-refusal-noble_not_there = Ce noble ({ $noble }) ne s’y trouve pas : choisissez-en un qui soit proposé.
guillotine-refusal-not_in_final_phase = « { $card } » ne change pas les points : à la fin, on ne joue que des cartes qui les changent.
guillotine-refusal-only_interrupt = « { $card } » n’arrête pas le couperet : seule le fait « { guillotine-card-confusion_in_line } ».
guillotine-refusal-guards = « Gardes sans cœur » est en jeu, et « { $card } » changerait la file.
guillotine-refusal-rush_job = « Travail bâclé » pèse sur votre tour : vous ne pouvez pas jouer « { $card } ».
guillotine-refusal-judge = Un Juge impopulaire est en tête : personne ne peut jouer « { $card } » ni aucune autre carte.
guillotine-refusal-not_in_own_turn = « { $card } » se joue juste avant qu’un autre joueur décapite, jamais à votre propre tour.
guillotine-refusal-no_target = « { $card } » ne trouve rien à quoi s’appliquer maintenant.
guillotine-refusal-unknown_card = « { $text } » n’est pas une carte action de ce jeu ; on attend une clé comme stumble.
guillotine-refusal-unknown_noble = « { $text } » n’est pas un noble de ce jeu ; on attend une clé comme duke ou martyr.2.

## La table en lignes

guillotine-view-start = La partie se prépare.
guillotine-view-day = Jour { $day }. { $event }
guillotine-view-closing =
    { $you ->
        [seat] { guillotine-term-final } : à vous.
       *[nobody] { guillotine-term-final } : à { $seat }.
    }
guillotine-view-line = { guillotine-term-line }, depuis la tête : { $nobles }.
guillotine-view-no-line = Il n’y a personne dans la file.
guillotine-view-place = { $position } { $noble }
guillotine-view-noble = { $noble }
guillotine-view-card = { $card-the }
guillotine-view-decks = { guillotine-term-noble_deck } : { $nobles }. { guillotine-term-action_deck } : { $actions }.
guillotine-view-buried = { guillotine-term-noble_discard } : { $nobles }.
guillotine-view-discards = { guillotine-term-action_discard } : { $cards }.
guillotine-view-points =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
guillotine-view-seat =
    { $hand ->
        [one] { $seat } : { guillotine-view-points }, { $hand } carte en main.
       *[other] { $seat } : { guillotine-view-points }, { $hand } cartes en main.
    }
guillotine-view-hand =
    { $you ->
        [seat] { $seat } (vous) : { guillotine-view-points }, en main { $cards }.
       *[nobody] { $seat } : { guillotine-view-points }, en main { $cards }.
    }
guillotine-view-pile = { guillotine-term-pile } : { $nobles }.
guillotine-view-front = { guillotine-term-front } : { $cards }.
guillotine-view-known = Connu de sa main : { $cards }.
guillotine-view-rushed = Prochain tour sans carte.
guillotine-view-confused = La file est mélangée avant la prochaine décapitation.
guillotine-view-playing = En cours : { $cards }.
guillotine-view-looked = Vous regardez : { $nobles }.
guillotine-view-top = Vous connaissez le dessus du paquet : { $nobles }.
guillotine-view-ending = Le jour finit avec ce tour.
guillotine-view-asked = On vous demande de { $question }.
guillotine-view-waiting = On attend { $names } : { $question }.
