# Guillotine 1988 : pourquoi un automate a joué ainsi, comme il le dit lui-même aux autres. $you est qui écoute.

## Tendances et postes

convention-said-move-nobody = Aucun des miens ne m’aurait servi mieux ailleurs.
convention-said-move-convention = { $deputy } me sert le mieux à la Convention, où j’aurais { $mine } voix sur { $present } : pour les Rapports, pour l’ordre du jour, et pour faire revenir les autres.
convention-said-move-committee = { $deputy } gagne 1 PP par tour au Comité, où j’aurais { $mine } voix sur { $present } pour une Motion.
convention-said-move-tribunal = Les jurés décident des procès, de ceux des miens aussi : j’en aurais { $mine } sur { $present }.

## Rapports et votes

convention-said-no-report = Un Rapport des miens aurait été accepté avec { $percent } % de chances : trop peu pour risquer 2 PP.
convention-said-own = { $deputy } est des miens.
convention-said-vote-report =
    { $you ->
        [target] Tout ce que gagne { $deputy }, vous le gagnez, qui avez { convention-rivals-elected }.
       *[nobody] Tout ce que gagne { $deputy }, { $target } le gagne, qui a { convention-rivals-elected }.
    }
convention-said-vote-motion =
    { $you ->
        [target] Tout ce que perd { $deputy }, vous le perdez, qui avez { convention-rivals-elected }.
       *[nobody] Tout ce que perd { $deputy }, { $target } le perd, qui a { convention-rivals-elected }.
    }
convention-said-vote-trial =
    { $you ->
        [target] { $deputy } me gêne : vous avez { convention-rivals-elected }.
       *[nobody] { $deputy } me gêne : { $target } a { convention-rivals-elected }.
    }
convention-said-word-kept =
    { $you ->
        [target] Je vous ai donné ma parole, et la tenir me vaut plus que d’y manquer.
       *[nobody] J’ai donné ma parole à { $target }, et la tenir me vaut plus que d’y manquer.
    }
convention-said-word-broken =
    { $you ->
        [target] Je vous ai donné ma parole, mais la tenir m’aurait coûté plus que d’y manquer.
       *[nobody] J’ai donné ma parole à { $target }, mais la tenir m’aurait coûté plus que d’y manquer.
    }

## Dénonciations

convention-said-denounce = Une dénonciation { $deputy-of } ({ $pp } PP, { $post-at }) est confirmée avec { $percent } % de chances, et aucune ne coûterait davantage à mes rivaux.
convention-said-support = Avec mon soutien, la dénonciation { $deputy-of } est confirmée avec { $percent } % de chances au lieu de { $before } %.
convention-said-no-speech = Aucune dénonciation ne m’aurait servi.
convention-said-motion =
    { $you ->
        [target] Une Motion contre { $deputy } ({ $pp } PP) est adoptée avec { $percent } % de chances, et c’est à vous qu’elle coûterait le plus.
       *[nobody] Une Motion contre { $deputy } ({ $pp } PP) est adoptée avec { $percent } % de chances, et c’est à { $target } qu’elle coûterait le plus.
    }
convention-said-no-motion = Aucune Motion qui serait adoptée ne me sert.

## Dissolution

convention-said-end = Si la partie finit avec ce tour, je gagne avec { $percent } % de chances ; si elle continue, avec { $before } %.
convention-said-go-on = Si la partie continue, je gagne avec { $before } % de chances ; si elle finit avec ce tour, avec { $percent } %.

## Cartes

convention-said-reject = Des cartes tirées, { $card-the } servait le moins mes députés.
convention-said-bearer = Telles qu’étaient mes cartes, { $card-the } servait le mieux { $deputy }, qui a { $pp } PP.
convention-said-alone = Partager la mission aurait aidé un rival plus que moi.
convention-said-together =
    { $you ->
        [target] 2 PP en valent autant pour { $deputy } : vous êtes le moindre de mes soucis.
       *[nobody] 2 PP en valent autant pour { $deputy } : { $target } est le moindre de mes soucis.
    }
convention-said-praise = { $deputy } a { $pp } PP : à nul autre des miens un de plus ne servirait mieux.
convention-said-keep =
    { $count ->
        [one] Ma carte peut trouver un meilleur moment.
       *[other] Mes { $count } cartes peuvent trouver un meilleur moment.
    }
convention-said-defend = La dénonciation { $deputy-of } aurait été confirmée avec { $percent } % de chances, et elle m’aurait coûté cher.
convention-said-guess = Je n’ai pas lu le livret : j’ai deviné.
