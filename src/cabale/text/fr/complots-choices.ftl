# Complots : la question en deux mots, les coups sur leurs boutons, ce qu’on attend.

## L’en-tête d’une question

complots-heading-draft = Choix d’une carte
complots-heading-action =
    { $rule ->
        [C-12] Assassinat obligatoire
       *[C-11] Votre tour
    }
complots-heading-challenge = Fenêtre de doute
complots-heading-counter = Fenêtre de contre
complots-heading-challenge_counter = Doute sur un contre
complots-heading-lose = Une carte à perdre
complots-heading-return = Retour à la Cour
complots-heading-show = Enquête sur vous
complots-heading-verdict = Fin de l’Enquête

## Le titre d’un bouton

complots-title-income = { complots-action-income }
complots-title-foreign_aid = { complots-action-foreign_aid }
complots-title-coup = { complots-action-coup }
complots-title-tax = { $character }
complots-title-exchange = { $character }
complots-title-assassinate = { $character }
complots-title-steal = { $character }
complots-title-examine = { $character }
complots-title-counter = { $character }
complots-title-pass = { complots-choice-pass }
complots-title-challenge = { complots-choice-challenge }
complots-title-lose = { $character-the }
complots-title-return = { $character-the }
complots-title-show = { $character-the }
complots-title-draft = { $character-the }
complots-title-give_back = Rendre la carte
complots-title-discard = Faire défausser

## Sa seconde ligne

complots-held =
    { $held ->
        [yes] en main
       *[no] bluff
    }
complots-detail-income = rien ne l’arrête
complots-detail-foreign_aid = arrêtée par : { complots-character-duchess }
complots-detail-coup = prend une carte, imparable
complots-detail-tax = { complots-held }
complots-detail-exchange = échange · { complots-held }
complots-detail-assassinate = prend une carte · { complots-held }
complots-detail-steal = { complots-held }
complots-detail-examine = enquête · { complots-held }
complots-detail-counter = contre · { complots-held }
complots-detail-pass = sans un mot
complots-detail-challenge = qui se trompe perd
complots-detail-lose = face visible
complots-detail-return = { $character-does }
complots-detail-show = à l’abri des regards
complots-detail-draft = { $character-does }
complots-detail-give_back = elle reste en main
complots-detail-discard = une autre la remplace

## Ce qu’elle rapporte ou coûte, en chiffres (C-13, C-36)

complots-gain-income = +1
complots-gain-foreign_aid = +2
complots-gain-tax = +3
complots-gain-steal = vole 2
complots-cost-coup = 7
complots-cost-assassinate = 3

## Sa lettre ; ni t ni h : la page les garde pour la table et pour le conseil

complots-shortcut-income = r
complots-shortcut-foreign_aid = a
complots-shortcut-tax = d
complots-shortcut-exchange = e
complots-shortcut-counter = { $character-letter }
complots-shortcut-pass = l
complots-shortcut-challenge = m
complots-shortcut-give_back = c
complots-shortcut-discard = f

## Un coup qui n’est pas offert

complots-shut-income = { complots-action-income }
complots-shut-foreign_aid = { complots-action-foreign_aid }
complots-shut-coup = { complots-action-coup }
complots-shut-tax = { complots-character-duchess }
complots-shut-exchange = { complots-action-exchange }
complots-shut-assassinate = { complots-character-assassin }
complots-shut-steal = { complots-character-captain }
complots-shut-examine = { complots-character-inquisitor }

## Ce qu’on attend

complots-status-challenge =
    { $you ->
        [actor] Fenêtre ouverte : vous vous dites { $character }.
       *[nobody] Fenêtre ouverte : { $actor } se dit { $character }.
    }
complots-status-counter =
    { $you ->
        [actor] Fenêtre ouverte : on peut contrer votre action, { $action-the }.
       *[nobody] Fenêtre ouverte : on peut contrer { $action-the } { $actor-of }.
    }
complots-status-challenge_counter =
    { $you ->
        [claimer] Fenêtre ouverte : vous contrez au nom { $character-of }.
       *[nobody] Fenêtre ouverte : { $claimer } contre au nom { $character-of }.
    }
