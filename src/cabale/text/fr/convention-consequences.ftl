# Guillotine 1988 : ce que fait un coup, dit à qui peut le jouer.

convention-does-pass = Vous passez.
convention-does-pass_for_good = Vous ne déplacerez plus personne dans cette phase.
convention-does-alone = Personne ne partage cette mission.
convention-does-keep = Ce que vous n’avez pas joué reste dans votre main, sans qu’on le voie.
convention-does-wait = Qui n’a pas eu de jet reste où il est.
convention-does-hide = Il reste en Fuite, et sera cherché de nouveau au prochain tour.
convention-does-silence = Ne pas répondre compte comme une faute.
convention-does-no_report = Vous ne nommez pas de Rapporteur à ce tour.
convention-does-oui_report = Scellé jusqu’à ce que tous aient voté. Accepté, il gagne 2 PP et ne peut être dénoncé.
convention-does-non_report = Scellé jusqu’à ce que tous aient voté. Rejeté, il perd 2 PP.
convention-does-oui_dissolve = Scellé jusqu’à ce que tous aient voté. Plus de la moitié, et la partie finit avec ce tour.
convention-does-non_dissolve = Scellé jusqu’à ce que tous aient voté. Si elle échoue, la partie continue.
convention-does-oui_motion = Scellé jusqu’à ce que tous aient voté. Plus de la moitié, et il est dénoncé : le dé confirme de 1 à 5.
convention-does-non_motion = Scellé jusqu’à ce que tous aient voté. Si elle échoue, c’est au joueur suivant d’en proposer une.
convention-does-oui_trial = Scellé jusqu’à ce que tous aient voté. Plus de OUI, et il meurt ; l’égalité l’envoie en Prison.
convention-does-non_trial = Scellé jusqu’à ce que tous aient voté. Plus de NON, et il est libre ; l’égalité l’envoie en Prison.
convention-does-oui_answer = Si le livret dit NON, la dénonciation est confirmée.
convention-does-non_answer = Si le livret dit OUI, la dénonciation est confirmée.
convention-does-guess = Le hasard dit si la réponse est juste.
convention-does-count = Scellé jusqu’à ce que tous aient voté : { $yes } OUI, { $no } NON.
convention-does-propose = Tous les présents votent aussitôt ; personne ne la propose plus à ce tour.
convention-does-flee = Il part en Fuite : recherché à ce tour, puis 1 PP de moins.
convention-does-trial = Le Tribunal votera sur lui quand tous auront choisi.
convention-does-surrender = Le Tribunal vote sur lui aussitôt.
convention-does-stay = Il reste en Mission.
convention-does-return = Il rentre aussitôt à la Convention.
convention-does-take = Vous jouez { $faction-the }.
convention-does-move = { $deputy } va { $post-to }, et ne bougera plus dans cette phase.
convention-does-report = { $deputy } est sur votre case Rapport jusqu’au vote.
convention-does-bearer = La carte est pour { $deputy }.
convention-does-join = Les deux y gagnent.
convention-does-praise = { $deputy } gagne 1 PP.
convention-does-speaker = La carte est pour { $deputy }.
convention-does-target = { $deputy } est dénoncé : confirmé sur 1 ou 2, quand tous auront joué.
convention-does-defend = La dénonciation { $deputy-of } est annulée sans dé.
convention-does-accomplice = L’accusé va en Prison au lieu de passer en procès.
convention-does-attempt = Vous jetez le dé pour { $deputy }.
convention-does-motion = Le Comité vote aussitôt sur { $deputy }.
convention-does-denounce = { $deputy } est dénoncé : confirmé sur 1 ou 2, ou jusqu’à 5 si quelqu’un soutient.
convention-does-support = La dénonciation { $deputy-of } est alors confirmée jusqu’à 5.
convention-does-reject = { $card-the } va sous le paquet sans être vue.
convention-does-next = { $card-effect }
convention-does-obey = { $card-effect }
convention-does-use = { $card-effect }
convention-does-play = { $card-effect }
convention-does-put_back = { $card-the } va sous le paquet sans être vue.
convention-does-show = { $card-the } n’est montrée qu’à { $target } ; vous la gardez.
convention-does-show_all = Tous voient { $card-the } ; vous la gardez.

convention-then-popularity = Les PP { $deputy-of } : de { $before } à { $after }.
convention-then-dies = { $deputy } en meurt.
convention-then-die = Un dé suit : confirmée jusqu’à { $most }.
convention-then-chance = Le hasard décide du reste.
convention-juror =
    { $you ->
        [seat] { $deputy } (vous)
       *[nobody] { $deputy } ({ $seat })
    }
convention-then-jurors = Ses jurés : { $jurors }.
convention-then-no-jurors = Personne n’y siège : c’est une égalité, donc la Prison.
