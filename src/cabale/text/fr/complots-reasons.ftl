# Complots : pourquoi un automate jouerait ainsi à votre place, d’après ce que vous voyez.

complots-claim =
    { $held ->
        [yes] { complots-claim-true }
       *[no] { complots-claim-false }
    }
complots-claim-true =
    { $doubt ->
        [0] Vous avez { $character-the }, et personne ne peut en douter.
       *[other] Vous avez { $character-the } : si l’on en doute ({ $doubt } % de chances), qui doute perd une carte.
    }
complots-claim-false =
    { $doubt ->
        [0] Vous n’avez pas { $character-the }, mais personne ne peut en douter.
       *[other] Vous n’avez pas { $character-the } : il y a { $doubt } % de chances qu’on en doute.
    }
complots-risk =
    { $countered ->
        [0] personne ne peut contrer
       *[other] le risque d’un contre est de { $countered } %
    }
complots-odds = D’après vos cartes et ce qui s’est dit, { $claimer } a { $character-the } avec { $odds } % de chances.

## Une action

complots-reason-income = Rien d’autre ne vaut son risque ici : { $amount-coins }, et personne n’y peut rien.
complots-reason-foreign_aid = Sans rien prétendre, { $amount-coins } ; { complots-risk }.
complots-reason-tax = Le plus rentable : { $amount-coins } d’un coup. { complots-claim }
complots-reason-exchange = Votre main peut s’améliorer à la Cour. { complots-claim }
complots-reason-steal = Vous gagnez { $amount-coins } aux dépens { $target-of } ; { complots-risk }. { complots-claim }
complots-reason-assassinate = Pour 3 pièces, { complots-fate } ; { complots-risk }. { complots-claim }
complots-reason-examine = Une carte { $target-of } est bonne à connaître, et peut être remplacée. { complots-claim }
complots-reason-coup =
    { $forced ->
        [yes] L’Assassinat est obligatoire. { complots-reason-whom }
       *[no] Rien n’arrête un Assassinat. { complots-reason-whom }
    }
complots-reason-whom =
    { $rivals ->
        [1] Vos chances de gagner sont ensuite de { $share } %.
       *[other] Viser { $target } vous sert le plus : vos chances de gagner sont ensuite de { $share } %.
    }

## Un doute

complots-reason-doubt-known = Vous le savez : { $claimer } n’a pas { $character-the }.
complots-reason-believe-known = Vous le savez : { $claimer } a bel et bien { $character-the }.
complots-reason-doubt = { complots-odds } Vos chances de gagner : { $share } % en doutant.
complots-reason-believe =
    { $lives ->
        [1] { complots-odds } Se tromper vous mettrait hors jeu. Vos chances de gagner : { $share } % en vous taisant.
       *[other] { complots-odds } Se tromper coûte une carte. Vos chances de gagner : { $share } % en vous taisant.
    }

## Un contre

complots-reason-counter =
    { $dying ->
        [yes] Sans contre, vous êtes hors jeu : il n’y a rien à perdre. { complots-claim }
       *[no] Vos chances de gagner : { $share } % en contrant. { complots-claim }
    }
complots-reason-no_counter = Se taire vous laisse { $share } % de chances de gagner ; aucun contre ne semble valoir son risque.

## Une carte

complots-reason-lose = De vos cartes, { $character-the } est la moins utile ici.
complots-reason-lose-unshielded = L’autre carte peut encore contrer cette action ; { $character-the } ne le peut pas.
complots-reason-return =
    { $twin ->
        [yes] Vous avez { $character-the } en double : deux pouvoirs valent mieux qu’un.
       *[no] De vos cartes, { $character-the } est celle dont la main se passe le mieux.
    }
complots-reason-show = De vos cartes, { $character-the } est la moins utile : une carte montrée est connue, et peut être remplacée.
complots-reason-discard = { $character-the } est une bonne carte : { $target } en tirera sans doute une moins bonne.
complots-reason-give_back = { $character-the } est une carte médiocre : autant savoir { $target } avec elle.
complots-reason-draft = { $character-the } ajoute un pouvoir à votre main ; entre bonnes cartes, c’est affaire de goût.
