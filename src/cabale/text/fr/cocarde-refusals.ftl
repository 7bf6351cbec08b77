# Le Lys et la Cocarde : ce qui est refusé.

cocarde-refusal-not_drawn = Cela ne peut pas sortir : il faut un jet de dés, ou une carte encore là.
cocarde-refusal-no_draw_due = Le hasard n’a rien à dire pour l’instant : on attend la réponse d’un joueur.
cocarde-refusal-must_choose = Il faut choisir : on vous demande de { $question }.
cocarde-refusal-other_question = Ce n’est pas la question : on vous demande de { $question }.
cocarde-refusal-too_many_cards = Avec { $cards } cartes on ne lance pas les dés : jouez ou jetez jusqu’à { $most }.
cocarde-refusal-no_pair = Les livres philosophiques se posent par deux, et vous n’en avez pas deux.
cocarde-refusal-too_few_books = Vous n’avez pas { $books } livres : choisissez moins.
cocarde-refusal-no_such_player = Il n’y a pas ce joueur à la table : choisissez quelqu’un qui y est assis.
cocarde-refusal-hand_full = La main { $target-of } compte déjà six cartes : choisissez quelqu’un qui en a moins.
cocarde-refusal-not_oneself = Choisissez un adversaire, pas vous-même.
cocarde-refusal-no_card_there = { $target } n’a pas de carte en main : choisissez quelqu’un qui en a.
cocarde-refusal-not_held = Vous n’avez pas cette carte ({ $card }) : choisissez-en une de votre main.
cocarde-refusal-not_valid = Cette carte ({ $card }) ne sert à rien ici : choisissez-en une qui vaut pour cette case.
cocarde-refusal-action_done = Votre action principale est faite : plantez, posez des livres ou lancez les dés.
cocarde-refusal-at_large = Une carte d’évasion sert en prison et en Guyane, et vous n’y êtes pas.
cocarde-refusal-no_tree = Vous n’avez pas d’arbre de la liberté à planter.
cocarde-refusal-off_track = Rien n’est derrière vous ici : on plante depuis le parcours principal.
cocarde-refusal-not_behind = La case { $place } n’est pas derrière vous : plantez sur un numéro plus petit que le vôtre.
cocarde-refusal-planted_before = La case { $place } porte déjà un arbre.
cocarde-refusal-gives_trees = La case { $place } peut rapporter des arbres, et ne s’annule jamais.
cocarde-refusal-occupied = Quelqu’un se tient sur la case { $place } : choisissez une case vide.
cocarde-refusal-nothing_behind = Aucune case derrière vous ne peut être annulée.
cocarde-refusal-same_role =
    { $you ->
        [target] Vous avez déjà ce rôle ({ $role }) : la carte ne changerait rien.
       *[nobody] { $target } a déjà ce rôle ({ $role }) : la carte ne changerait rien.
    }
cocarde-refusal-no_such_step =
    { $you ->
        [target] Aucune carte ne vous donne ce rôle d’un coup ({ $role }) : il faut deux étapes, ou c’est interdit.
       *[nobody] Aucune carte ne donne ce rôle à { $target } d’un coup ({ $role }) : il faut deux étapes, ou c’est interdit.
    }
cocarde-refusal-out_of_reach = Cette carte ({ $card }) n’atteint pas { $target } à cet endroit ({ $place }) : il faut une zone de sa couleur, ou les frontières.
cocarde-refusal-nobody_in_reach = Cette carte ({ $card }) n’atteint personne : nul ne se tient en zone de sa couleur ni aux frontières.
cocarde-refusal-unknown_role = « { $text } » n’est pas un rôle ; on attend { $expected }.
cocarde-refusal-unknown_throw = « { $text } » n’est pas un jet ; on attend deux de ces faces, avec + entre elles : { $expected }.
cocarde-refusal-unknown_card = « { $text } » n’est pas une carte de ce jeu ; on attend { $expected }.
