# Guillotine 1988 : pourquoi un automate jouerait ainsi à votre place, d’après ce que vous voyez.

## Tendances et postes

convention-reason-faction = Toutes les tendances ont les mêmes règles : n’importe laquelle de ces { $count } convient.
convention-reason-move-nobody = Aucun des vôtres ne vous servirait mieux ailleurs.
convention-reason-move-convention = { $deputy } vous sert le mieux à la Convention, où vous auriez { $mine } voix sur { $present } : pour les Rapports, pour l’ordre du jour, et pour faire revenir les autres.
convention-reason-move-committee = { $deputy } gagne 1 PP par tour au Comité, où vous auriez { $mine } voix sur { $present } pour une Motion.
convention-reason-move-mission = { $deputy } a { $pp } PP : un tour en Mission lui en rapporte 1, et une carte bonne le plus souvent.
convention-reason-move-jacobins = { $deputy } tire une carte au Club, et la plupart dénoncent quelqu’un.
convention-reason-move-tribunal = Les jurés décident des procès, de ceux des vôtres aussi : vous en auriez { $mine } sur { $present }.

## Rapports et votes

convention-reason-no-report = Un Rapport des vôtres serait accepté avec { $percent } % de chances : trop peu pour risquer 2 PP.
convention-reason-report = { $deputy } a { $pp } PP, et son Rapport est accepté avec { $percent } % de chances : personne alors ne peut le dénoncer.
convention-reason-own = { $deputy } est des vôtres.
convention-reason-vote-report = Tout ce que gagne { $deputy }, { $target } le gagne, qui a { convention-rivals-elected }.
convention-reason-vote-motion = Tout ce que perd { $deputy }, { $target } le perd, qui a { convention-rivals-elected }.
convention-reason-vote-trial = { $deputy } vous gêne : { $target } a { convention-rivals-elected }.
convention-rivals-elected =
    { $elected ->
        [one] { $elected } député tenu pour réélu
       *[other] { $elected } députés tenus pour réélus
    }
convention-reason-word-kept = Vous avez donné votre parole à { $target }, et la tenir vous vaut plus que d’y manquer.
convention-reason-word-broken = Vous avez donné votre parole à { $target }, mais la tenir vous coûte plus que d’y manquer.

## Dénonciations

convention-reason-denounce = Une dénonciation { $deputy-of } ({ $pp } PP, { $post-at }) est confirmée avec { $percent } % de chances, et aucune ne coûterait davantage à vos rivaux.
convention-reason-support = Avec votre soutien, la dénonciation { $deputy-of } est confirmée avec { $percent } % de chances au lieu de { $before } %.
convention-reason-no-speech = Aucune dénonciation ne vous servirait à présent.
convention-reason-motion = Une Motion contre { $deputy } ({ $pp } PP) est adoptée avec { $percent } % de chances, et c’est à { $target } qu’elle coûterait le plus.
convention-reason-no-motion = Aucune Motion qui serait adoptée ne vous sert.

## Dissolution

convention-reason-end = Si la partie finit avec ce tour, vous gagnez avec { $percent } % de chances ; si elle continue, avec { $before } %.
convention-reason-go-on = Si la partie continue, vous gagnez avec { $before } % de chances ; si elle finit avec ce tour, avec { $percent } %.

## Cartes

convention-reason-reject = Des cartes tirées, { $card-the } sert le moins vos députés.
convention-reason-next-card = L’ordre change peu de chose : le certain d’abord, comme { $card-the }.
convention-reason-bearer = Telles que sont vos cartes, { $card-the } sert le mieux { $deputy }, qui a { $pp } PP.
convention-reason-alone = Partager la mission aiderait un rival plus que vous.
convention-reason-together = 2 PP en valent autant pour { $deputy } : { $target } est le moindre de vos soucis.
convention-reason-come-home = { $deputy } a plus besoin du second PP que d’un autre tour en Mission.
convention-reason-stay = { $deputy } gagne plus à un autre tour en Mission qu’à un PP tout de suite.
convention-reason-orders = Des deux, { $card-the } sert le mieux { $deputy }.
convention-reason-praise = { $deputy } a { $pp } PP : à nul autre des vôtres un de plus ne servirait mieux.
convention-reason-speaker = { $deputy } a { $pp } PP : { $card-the } lui va le mieux, ou lui nuit le moins.
convention-reason-use-card = Toutes doivent servir ; { $card-the } laisse le moins de choix, elle passe donc d’abord.
convention-reason-play = { $card-the } vaut d’être jouée : une dénonciation { $deputy-of } ({ $post-at }) est confirmée avec { $percent } % de chances.
convention-reason-keep =
    { $count ->
        [one] Votre carte peut trouver un meilleur moment.
       *[other] Vos { $count } cartes peuvent trouver un meilleur moment.
    }
convention-reason-defend = La dénonciation { $deputy-of } serait confirmée avec { $percent } % de chances, et elle vous coûterait cher.
convention-reason-let-be = { $deputy } a peu à perdre : la carte vaudra plus tard davantage.

## Convocation, procès, exil

convention-reason-flee = Le Tribunal ferait décapiter { $deputy } avec { $percent } % de chances : en fuite il a plus à espérer.
convention-reason-trial = Le Tribunal acquitte { $deputy } avec { $percent } % de chances, et le fait décapiter avec { $before } %.
convention-reason-accomplice = Le Tribunal ferait décapiter l’accusé avec { $percent } % de chances : 2 PP { $deputy-of } coûtent moins.
convention-reason-attempt =
    { $percent ->
        [0] Essayer ne coûte rien, même si { $deputy } ne peut pas revenir cette fois.
       *[other] Essayer ne coûte rien : { $deputy } revient avec { $percent } % de chances.
    }
convention-reason-give-up = Le Tribunal laisse sa tête à { $deputy } avec { $percent } % de chances : mieux que de rester caché.
convention-reason-hide = Le Tribunal ne laisse sa tête à { $deputy } qu’avec { $percent } % de chances : mieux vaut rester caché.
convention-reason-most = Cela promet plus que tout autre coup : la victoire avec { $percent } % de chances.
convention-reason-guess = Un automate n’a pas lu le livret : il devine.
