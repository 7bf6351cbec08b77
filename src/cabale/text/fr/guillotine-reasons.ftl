# Guillotine : pourquoi un automate jouerait ainsi à votre place, d’après ce que vous voyez.

guillotine-worth =
    { $points ->
        [one] { $points } point pour vous
       *[other] { $points } points pour vous
    }
guillotine-worth-to-them =
    { $points ->
        [one] { $points } point pour { $collector }
       *[other] { $points } points pour { $collector }
    }
guillotine-adds =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Une carte, ou aucune

guillotine-reason-pass = Vous décapitez { $noble-the }, { guillotine-worth } ; vos cartes promettent davantage à un autre moment.
guillotine-reason-take = Vous décapitez ensuite { $noble-the }, { guillotine-worth }, contre { $before } avec qui est en tête à présent.
guillotine-reason-behind = Vous décapitez ensuite { $noble-the }, { guillotine-worth }, et la file derrière vous convient mieux qu’à présent.
guillotine-reason-line = La file vous convient mieux ensuite qu’à présent.
guillotine-reason-chance = En tête se tient { $noble-the }, { guillotine-worth } : le hasard vous promet une meilleure file.
guillotine-reason-longer = Une file plus longue vous sert ici.
guillotine-reason-more = Vous décapitez un noble de plus : votre compte y gagne { guillotine-adds } à ce tour.
guillotine-reason-influence = En tête se tient { $noble-the }, { guillotine-worth } : tant de cartes valent mieux.
guillotine-reason-ends =
    { $day ->
        [3] Le reste de la file vous servirait moins que la fin de la partie.
       *[other] Le reste de la file vous servirait moins que la fin du jour.
    }
guillotine-reason-hand = Votre main promet peu : une autre sera sans doute meilleure.
guillotine-reason-rivals = { $card-effect } De vos adversaires, { $target } a le plus : { guillotine-view-points }, contre { $mine } pour vous.
guillotine-reason-front = Telle qu’est votre pile, { $card-the } ajoute { guillotine-adds } à votre compte.
guillotine-reason-foreign = Chaque noble violet que vous décapiterez désormais vous rapporte une carte.
guillotine-reason-guards = La file vous convient telle qu’elle est : que personne n’y touche.
guillotine-reason-guards-away = Sans { guillotine-card-callous_guards.the }, vous pouvez plus à présent qu’avec elle.
guillotine-reason-finish = Aucune de vos cartes ne peut améliorer votre compte.

## Un choix

guillotine-reason-swap = Qui viendra du paquet à la place occupée par { $noble-the } vous conviendra sans doute mieux.
guillotine-reason-arrival = De ceux que vous avez vus, en queue de file, c’est { $noble-the } qui vous convient le mieux.
guillotine-reason-error = C’est { $noble-the } qui vous sert le plus : { guillotine-worth }.
guillotine-reason-player =
    { $you ->
        [target] Vous désigner vous-même vous sert le plus.
       *[nobody] Désigner { $target } ({ guillotine-view-points }) vous sert le plus.
    }
guillotine-reason-clown = Donner le Clown à { $target } ({ guillotine-view-points }) vous sert le plus.
guillotine-reason-removed =
    { $you ->
        [target] Sans { $card-the } devant vous, vous êtes en meilleure posture.
       *[nobody] Sans { $card-the } devant { $target }, vous êtes en meilleure posture.
    }
guillotine-reason-pile = Des cartes défaussées, { $card-the } vous sert le plus.
guillotine-reason-spared = De vos cartes, { $card-the } est celle dont la main se passe le mieux.
guillotine-reason-inspect =
    { $you ->
        [target] { guillotine-reason-spared }
       *[nobody] Des cartes { $target-of }, { $card-the } est la plus à craindre.
    }

## L’instant avant le couperet

guillotine-reason-interrupt = { $noble-the }, { guillotine-worth-to-them } : une file mélangée rapportera sans doute moins.
guillotine-reason-let-fall = { $noble-the }, { guillotine-worth-to-them } : votre carte servira mieux à un autre moment.
