# Guillotine : pourquoi un automate a joué ainsi, comme il le dit lui-même aux autres. $you est qui écoute ; $me lequel
# des joueurs est l’automate.

guillotine-said-worth =
    { $points ->
        [one] { $points } point pour moi
       *[other] { $points } points pour moi
    }
guillotine-said-worth-to-them =
    { $you ->
        [collector] { guillotine-adds } pour vous
       *[nobody] { guillotine-adds } pour { $collector }
    }

## Une carte, ou aucune

guillotine-said-pass = En tête se tenait { $noble-the }, { guillotine-said-worth } ; mes cartes promettent davantage à un autre moment.
guillotine-said-take = Je visais { $noble-the }, { guillotine-said-worth }, contre { $before } avec qui était en tête.
guillotine-said-behind = Je visais { $noble-the }, { guillotine-said-worth }, et derrière, une file qui me convient mieux qu’avant.
guillotine-said-line = La file me convient mieux ensuite qu’avant.
guillotine-said-chance = En tête se tenait { $noble-the }, { guillotine-said-worth } : le hasard me promettait une meilleure file.
guillotine-said-longer = Une file plus longue me sert ici.
guillotine-said-more = Je décapite un noble de plus : mon compte y gagne { guillotine-adds } à ce tour.
guillotine-said-influence = En tête se tenait { $noble-the }, { guillotine-said-worth } : tant de cartes valent mieux.
guillotine-said-ends =
    { $day ->
        [3] Le reste de la file m’aurait servi moins que la fin de la partie.
       *[other] Le reste de la file m’aurait servi moins que la fin du jour.
    }
guillotine-said-hand = Ma main promettait peu : une autre serait sans doute meilleure.
guillotine-said-rivals =
    { $you ->
        [target] { $card-effect } De mes adversaires, c’est vous qui avez le plus : { guillotine-view-points }, contre { $mine } pour moi.
       *[nobody] { $card-effect } De mes adversaires, { $target } a le plus : { guillotine-view-points }, contre { $mine } pour moi.
    }
guillotine-said-front = Telle qu’était ma pile, { $card-the } ajoutait { guillotine-adds } à mon compte.
guillotine-said-foreign = Chaque noble violet que je décapiterai désormais me rapporte une carte.
guillotine-said-guards = La file me convient telle qu’elle est : que personne n’y touche.
guillotine-said-guards-away = Sans { guillotine-card-callous_guards.the }, je peux plus qu’avec elle.
guillotine-said-finish = Aucune de mes cartes ne pouvait améliorer mon compte.

## Un choix

guillotine-said-swap = Qui viendrait du paquet à la place occupée par { $noble-the } me conviendrait sans doute mieux.
guillotine-said-arrival = De ceux que j’ai vus, en queue de file, c’est { $noble-the } qui me convient le mieux.
guillotine-said-error = C’est { $noble-the } qui me servait le plus : { guillotine-said-worth }.
guillotine-said-player =
    { $me ->
        [target] Me désigner moi-même me servait le plus.
       *[nobody] { guillotine-said-other }
    }
guillotine-said-other =
    { $you ->
        [target] Vous désigner me servait le plus : vous avez { guillotine-view-points }.
       *[nobody] Désigner { $target } ({ guillotine-view-points }) me servait le plus.
    }
guillotine-said-clown =
    { $you ->
        [target] Vous donner le Clown me servait le plus : vous avez { guillotine-view-points }.
       *[nobody] Donner le Clown à { $target } ({ guillotine-view-points }) me servait le plus.
    }
guillotine-said-removed =
    { $me ->
        [target] Sans { $card-the } devant moi, je suis en meilleure posture.
       *[nobody] { guillotine-said-removed-elsewhere }
    }
guillotine-said-removed-elsewhere =
    { $you ->
        [target] Sans { $card-the } devant vous, je suis en meilleure posture.
       *[nobody] Sans { $card-the } devant { $target }, je suis en meilleure posture.
    }
guillotine-said-pile = Des cartes défaussées, { $card-the } me servait le plus.
guillotine-said-spared = De mes cartes, { $card-the } était celle dont ma main se passait le mieux.
guillotine-said-inspect =
    { $me ->
        [target] { guillotine-said-spared }
       *[nobody] { guillotine-said-feared }
    }
guillotine-said-feared =
    { $you ->
        [target] De vos cartes, { $card-the } était la plus à craindre.
       *[nobody] Des cartes { $target-of }, { $card-the } était la plus à craindre.
    }

## L’instant avant le couperet

guillotine-said-interrupt = { $noble-the }, { guillotine-said-worth-to-them } : une file mélangée rapporterait sans doute moins.
guillotine-said-let-fall = { $noble-the }, { guillotine-said-worth-to-them } : ma carte servira mieux à un autre moment.
