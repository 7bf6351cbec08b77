# Guillotine : ce que fait un coup, dit à qui peut le jouer.

## Une carte, aucune, ou un choix

guillotine-does-play = { $card-effect }
guillotine-does-pass = Vous passez.
guillotine-does-finish = Vous en restez là.
guillotine-does-discard_guards = On peut à nouveau jouer les cartes qui changent la file.
guillotine-does-pile = { $card-the } vient dans votre main, au vu de tous.
guillotine-does-front = { $card-the } va à la défausse.
guillotine-does-order =
    { $position ->
        [1] En tête se tient { $noble-the }.
       *[other] À la place { $position } se tient { $noble-the }.
    }
guillotine-does-arrival = En queue de file, à la place { $position }, arrive { $noble-the }.
guillotine-does-clown = { $target } reçoit le Clown.
guillotine-does-victim = { $card-the } quitte votre main, au vu de tous.
guillotine-does-infighting = { $card-the } quitte votre main, au vu de tous.
guillotine-does-inspect =
    { $you ->
        [target] { $card-the } quitte votre main, au vu de tous.
       *[nobody] { $card-the } quitte la main { $target-of }, au vu de tous.
    }
guillotine-does-error = De la pile { $target-of }, { $noble-the } passe à la vôtre.

## Un noble de la file

guillotine-moves-to =
    { $position ->
        [1] { $noble-the } passe en tête.
       *[other] { $noble-the } passe à la place { $position }.
    }
guillotine-moves-out = { $noble-the } quitte la file et va à la défausse.
guillotine-moves-replaced = { $noble-the } va à la défausse, et le premier noble du paquet prend sa place.
guillotine-moves-later = Vous direz ensuite de combien de places bouge { $noble-the }.

## Un joueur désigné

guillotine-aims-missed =
    { $you ->
        [target] Le dernier noble de votre propre pile va en queue de file.
       *[nobody] Le dernier noble de la pile { $target-of } va en queue de file.
    }
guillotine-aims-after_you = { $target } reçoit le noble en tête, sans son effet.
guillotine-aims-rush_job =
    { $you ->
        [target] Vous ne pourrez pas jouer de carte à votre prochain tour.
       *[nobody] { $target } ne pourra pas jouer de carte à son prochain tour.
    }
guillotine-aims-confusion_in_line =
    { $you ->
        [target] La file est mélangée avant que vous décapitiez.
       *[nobody] La file est mélangée avant la prochaine décapitation { $target-of }.
    }
guillotine-aims-infighting =
    { $you ->
        [target] Vous défaussez 2 cartes de votre propre main.
       *[nobody] { $target } défausse 2 cartes de son choix.
    }
guillotine-aims-information_exchange = Vous et { $target } échangez vos mains entières.
guillotine-aims-lack_of_support =
    { $you ->
        [target] Vous défaussez une carte de votre propre main.
       *[nobody] Vous voyez la main { $target-of } et en défaussez une carte.
    }
guillotine-aims-clerical_error = Vous choisissez un noble de la pile { $target-of } ; puis { $target } en choisit un de la vôtre, s’il y en a.
guillotine-aims-missing_heads =
    { $you ->
        [target] Votre propre pile perd un noble, au hasard.
       *[nobody] La pile { $target-of } perd un noble, au hasard.
    }
guillotine-aims-tough_crowd = { $target } a 2 points de moins.

## Et ensuite

guillotine-then-chance = Le hasard décide du reste.
guillotine-then-collects = Vous décapitez ensuite { $noble-the }.
guillotine-then-points =
    { $you ->
        [seat] Vos points : de { $before } à { $after }.
       *[nobody] Points { $seat-of } : de { $before } à { $after }.
    }

## L’instant avant le couperet

guillotine-blade-pass = { $collector } décapite { $noble-the }, et personne ne sait que vous pouviez l’empêcher.
guillotine-blade-play = La file est mélangée, puis { $collector } décapite.
guillotine-blade-discard_guards = « Gardes sans cœur » va à la défausse ; vous pourrez alors mélanger la file.
