# Guillotine 1988 : pourquoi l’on joue, et ce qui suit d’ordinaire chaque question.

convention-aim = Avoir à la fin le plus de députés réélus : vivants, ni en Prison ni en Fuite, avec 5 points de popularité (PP) ou plus.

convention-note-faction =
    { $each ->
        [2] À la fin, les réélus des deux comptent ensemble pour vous. Toutes commencent de même : six députés à la Convention, avec 5 PP chacun.
       *[1] Toutes commencent de même : six députés à la Convention, avec 5 PP chacun.
    }
convention-note-move = On vous le redemande jusqu’à ce que vous passiez. Qui passe ne déplace plus personne dans cette phase.
convention-note-report_choose = Tous votent sur lui. Accepté : +2 PP, et personne ne peut le dénoncer. Rejeté : −2 PP.
convention-note-report_vote = Plus de OUI : +2 PP, et personne ne peut le dénoncer. Plus de NON : −2 PP. Égalité : rien.
convention-note-agenda = Vous parlez une fois, et ne dénoncez que dans une salle où siège aussi un des vôtres. Quand tous ont parlé, on voit quelles dénonciations sont confirmées.
convention-note-dissolve_propose = Si quelqu’un la propose, tous votent aussitôt. Si personne ne le fait, la partie continue.
convention-note-dissolve_vote = Plus de la moitié des présents : ce tour est le dernier.
convention-note-motion_propose = Le Comité vote aussitôt sur lui. Si vous passez, la tendance suivante nomme quelqu’un.
convention-note-motion_vote = Plus de la moitié de ceux qui y siègent : il est dénoncé. Sinon, la tendance suivante nomme quelqu’un.
convention-note-mission_reject = Elle va sous le paquet sans être vue ; les autres sont chacune pour un de vos députés.
convention-note-mission_card = Les cartes sont appliquées dans cet ordre, quand toutes sont attribuées.
convention-note-mission_deputy = Les autres ne voient les cartes que lorsque toutes sont attribuées.
convention-note-joint = Seul, il gagne 1 PP ; à deux, chacun gagne 2 PP, et l’autre n’est pas consulté.
convention-note-triumph = Qui rentre a quitté sa Mission ; y retourner demande un mouvement.
convention-note-orders = Elle est aussitôt appliquée à lui ; l’autre va sous le paquet sans être vue.
convention-note-praise = Qui fait l’éloge gagne lui-même 1 PP, et celui qu’il loue aussi.
convention-note-club_assign = Ce que la carte rapporte ou coûte revient à qui parle pour elle.
convention-note-club_order = Toutes doivent servir maintenant, même contre un ami ; vous ne choisissez que l’ordre.
convention-note-club_target = On en décide quand tous ont joué ; une carte de défense peut encore le sauver.
convention-note-club_delayed = Ce que vous gardez reste en main, pour une prochaine phase V ; les autres n’en savent que le nombre.
convention-note-defence = Si vous passez, les dénonciations suivent leur cours, et personne ne sait que vous pouviez aider.
convention-note-summons = La Fuite : on le cherche dès ce tour, et il meurt si un dé donne 1. Le procès : le Tribunal vote ; l’égalité, c’est la Prison.
convention-note-trial_vote = Plus de OUI : la guillotine. Plus de NON : retour à la Convention. Égalité : la Prison.
convention-note-prison_attempt = Au dé s’ajoutent vos députés à la Convention. Un jet pour chacun ; s’il échoue, il reste où il est, et ne perd rien de plus.
convention-note-flight_attempt = Au dé s’ajoutent vos députés à la Convention. Un jet pour chacun ; s’il échoue, il reste en Fuite, et peut se livrer.
convention-note-surrender = S’il le fait, le Tribunal vote aussitôt ; l’égalité, c’est la Prison. Sinon, on le cherchera au prochain tour.
convention-note-answer = Une réponse fausse, ou aucune, confirme la dénonciation.
