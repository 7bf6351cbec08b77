# Complots : pourquoi un automate a joué ainsi, comme il le dit lui-même aux autres quand personne n’en peut plus douter.
# $you est qui écoute, comme partout.

complots-said-claim =
    { $held ->
        [yes] J’avais { $character-the } : qui en doutait perdait une carte.
       *[no] { complots-said-bluff }
    }
complots-said-bluff =
    { $doubt ->
        [0] Je n’avais pas { $character-the }, et personne ne pouvait en douter.
       *[other] Je n’avais pas { $character-the }, et comptais { $doubt } % de chances qu’on en doute.
    }
complots-said-risk =
    { $countered ->
        [0] personne ne pouvait contrer
       *[other] le risque d’un contre était de { $countered } %
    }
complots-said-odds =
    { $you ->
        [claimer] D’après mes cartes et ce qui s’est dit, vous aviez { $character-the } avec { $odds } % de chances.
       *[nobody] D’après mes cartes et ce qui s’est dit, { $claimer } avait { $character-the } avec { $odds } % de chances.
    }

## Une action

complots-said-income = Rien d’autre ne valait son risque : { $amount-coins }, et personne n’y pouvait rien.
complots-said-foreign_aid = Sans rien prétendre, { $amount-coins } ; { complots-said-risk }.
complots-said-tax = Le plus rentable : { $amount-coins } d’un coup. { complots-said-claim }
complots-said-exchange = Ma main pouvait s’améliorer à la Cour. { complots-said-claim }
complots-said-steal =
    { $you ->
        [target] Je voulais vous prendre { $amount-coins } ; { complots-said-risk }. { complots-said-claim }
       *[nobody] Je voulais prendre { $amount-coins } à { $target } ; { complots-said-risk }. { complots-said-claim }
    }
complots-said-assassinate =
    { $you ->
        [target] Je voulais une de vos cartes pour 3 pièces ; { complots-said-risk }. { complots-said-claim }
       *[nobody] Je voulais une carte { $target-of } pour 3 pièces ; { complots-said-risk }. { complots-said-claim }
    }
complots-said-examine =
    { $you ->
        [target] Une de vos cartes était bonne à connaître. { complots-said-claim }
       *[nobody] Une carte { $target-of } était bonne à connaître. { complots-said-claim }
    }
complots-said-coup =
    { $forced ->
        [yes] J’avais 10 pièces ou plus : l’Assassinat était obligatoire. { complots-said-whom }
       *[no] Rien n’arrête un Assassinat. { complots-said-whom }
    }
complots-said-whom =
    { $rivals ->
        [1] Mes chances de gagner étaient ensuite de { $share } %.
       *[other] { complots-said-among }
    }
complots-said-among =
    { $you ->
        [target] C’est contre vous qu’il me servait le plus : mes chances de gagner étaient ensuite de { $share } %.
       *[nobody] C’est contre { $target } qu’il me servait le plus : mes chances de gagner étaient ensuite de { $share } %.
    }

## Un doute

complots-said-doubt-known =
    { $you ->
        [claimer] Je le savais : vous n’aviez pas { $character-the }.
       *[nobody] Je le savais : { $claimer } n’avait pas { $character-the }.
    }
complots-said-believe-known =
    { $you ->
        [claimer] Je le savais : vous aviez bel et bien { $character-the }.
       *[nobody] Je le savais : { $claimer } avait bel et bien { $character-the }.
    }
complots-said-doubt = { complots-said-odds } Mes chances de gagner : { $share } % en doutant.
complots-said-believe =
    { $lives ->
        [1] { complots-said-odds } Me tromper m’aurait mis hors jeu. Mes chances de gagner : { $share } % en me taisant.
       *[other] { complots-said-odds } Me tromper m’aurait coûté une carte. Mes chances de gagner : { $share } % en me taisant.
    }

## Un contre

complots-said-counter =
    { $dying ->
        [yes] Sans contre, j’étais hors jeu : il n’y avait rien à perdre. { complots-said-claim }
       *[no] Mes chances de gagner : { $share } % en contrant. { complots-said-claim }
    }
complots-said-no_counter = Me taire me laissait { $share } % de chances de gagner ; aucun contre ne semblait valoir son risque.

## Une carte

complots-said-lose = De mes cartes, { $character-the } était la moins utile ici.
complots-said-lose-unshielded = Mon autre carte pouvait encore contrer cette action ; { $character-the } ne le pouvait pas.
complots-said-return =
    { $twin ->
        [yes] J’avais { $character-the } en double : deux pouvoirs valent mieux qu’un.
       *[no] De mes cartes, { $character-the } était celle dont ma main se passait le mieux.
    }
complots-said-show = De mes cartes, { $character-the } était la moins utile : une carte montrée est connue, et peut être remplacée.
complots-said-discard =
    { $you ->
        [target] { $character-the } est une bonne carte : vous en tireriez sans doute une moins bonne.
       *[nobody] { $character-the } est une bonne carte : { $target } en tirerait sans doute une moins bonne.
    }
complots-said-give_back =
    { $you ->
        [target] { $character-the } est une carte médiocre : autant savoir que vous l’avez.
       *[nobody] { $character-the } est une carte médiocre : autant savoir { $target } avec elle.
    }
complots-said-draft = { $character-the } ajoutait un pouvoir à ma main ; entre bonnes cartes, c’est affaire de goût.
