# Complots : ce qu’un coup coûte et rapporte, dit à qui peut le jouer.

complots-fate =
    { $lives ->
        [1] { $target } est hors jeu
       *[other] { $target } perd une carte
    }
complots-named = { $character-of }

## Une action, un contre

complots-brings-coins =
    { $amount ->
        [0] Le Trésor est vide : vous ne prenez rien
       *[other] Vous prenez { $amount-coins }
    }
complots-brings-blow = Vous payez { $cost-coins } et { complots-fate }
complots-brings-steal =
    { $amount ->
        [0] Vous ne volez rien à { $target }, dont la bourse est vide
       *[other] Vous volez { $amount-coins } à { $target }
    }
complots-brings-exchange =
    { $draws ->
        [one] Vous piochez { $draws } carte à la Cour, puis en rendez une
       *[other] Vous piochez { $draws } cartes à la Cour, puis en rendez autant
    }
complots-brings-examine = Vous voyez une carte { $target-of }, puis la laissez ou la faites remplacer
complots-brings-counter = { $actor } n’obtient rien : { $action-the } échoue

complots-stops-nothing = { $effect }. Personne ne peut s’y opposer.
complots-stops-doubt = { $effect }.
complots-stops-counter =
    { $cost ->
        [0] { $effect }, sauf si { $rivals } contre au nom { $counters }.
       *[other] { $effect }, sauf si { $rivals } contre au nom { $counters } : les { $cost-coins } seraient perdues.
    }

complots-doubted-true = Si { $rivals } en doute, vous montrez et remplacez { $character-the }, et qui doute perd une carte.
complots-doubted-bluff =
    { $fate ->
        [out] Si { $rivals } en doute, vous êtes hors jeu.
        [goes] Si { $rivals } en doute, vous perdez une carte, et { $action-the } a lieu.
        [refund] Si { $rivals } en doute, vous perdez une carte et reprenez { $cost-coins }.
       *[void] Si { $rivals } en doute, vous perdez une carte et n’obtenez rien.
    }

## Un doute

complots-challenge-lie =
    { $lie ->
        [out] Un mensonge met { $target } hors jeu.
        [goes] Un mensonge coûte une carte à { $target }, et { $action-the } a lieu.
        [refund] Un mensonge coûte une carte à { $target }, qui reprend { $cost-coins }.
       *[void] Un mensonge coûte une carte à { $target } et annule l’action.
    }
complots-challenge-truth =
    { $truth ->
        [out] Si { $target } dit vrai, vous êtes hors jeu.
        [both] Si { $target } dit vrai, vous perdez vos deux cartes : qui doute à tort ne contre plus.
        [counter] Si { $target } dit vrai, vous perdez une carte et ne pouvez plus contrer.
       *[card] Si { $target } dit vrai, vous perdez une carte.
    }

## Le silence

complots-passing = Si personne ne s’y oppose, { $happens }.
complots-passing-later = Vous pourrez encore contrer.
complots-passing-counter = Si personne n’en doute, { $action-the } échoue.
complots-goes-coins = { $seat } prend { $amount-coins }
complots-goes-blow =
    { $you ->
        [target] { $lives ->
            [1] vous êtes hors jeu
           *[other] vous perdez une carte
        }
       *[nobody] { complots-fate }
    }
complots-goes-steal =
    { $you ->
        [target] { $seat } vous vole { $amount-coins }
       *[nobody] { $seat } vole { $amount-coins } à { $target }
    }
complots-goes-exchange = { $seat } échange avec la Cour
complots-goes-examine =
    { $you ->
        [target] { $seat } voit une de vos cartes
       *[nobody] { $seat } voit une carte { $target-of }
    }

## Une carte

complots-moves-lose = { $character-the } reste devant vous, face visible, et ne sert plus.
complots-moves-return = { $character-the } retourne à la Cour, à l’insu de tous.
complots-moves-show = { $target } voit { $character-the }, puis vous laisse la carte ou la fait remplacer.
complots-moves-give_back = { $target } garde { $character-the }, et personne d’autre n’en sait rien.
complots-moves-discard = { $character-the } { $target-of } va à la Cour, et une autre carte en revient.
complots-moves-draft = { $character-the } entre dans votre main ; les autres n’en sauront rien.

## Sous le nom d’une cible : ce qu’il en advient

complots-aimed-blow =
    { $lives ->
        [1] quitte le jeu
       *[other] perd une carte
    }
complots-aimed-steal =
    { $amount ->
        [0] n’a rien à voler
       *[other] perd { $amount-coins }
    }
complots-aimed-examine = vous montre une carte
