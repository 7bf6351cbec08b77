# Guillotine, 1988 : l’aide de jeu, et ce que disent les signes du plateau.

convention-aid-aim = Ayez le plus de députés **réélus** après le tour { $rounds } : vivants, libres, à { $points } PP ou plus.
convention-aid-death = À 0 PP, on meurt.

convention-aid-phases = Les sept phases
convention-aid-pp = PP
convention-aid-denounced = dénoncé
convention-aid-movement = Mouvements
convention-aid-movement-does = un député chacun, tour à tour
convention-aid-assembly = Convention
convention-aid-assembly-does = un Rapport : OUI +{ $points } et à l’abri, NON −{ $points } ; puis on dénonce
convention-aid-committee = Comité
convention-aid-committee-does = une Motion dénonce qui l’on veut
convention-aid-mission = Missions
convention-aid-mission-does = des cartes, bonnes ou mauvaises
convention-aid-newcomer = 1 nouveau par tour
convention-aid-club = Jacobins
convention-aid-club-does = des cartes contre les autres
convention-aid-prison = Prison
convention-aid-prison-does = dé + siens à la Convention : sort à { $enough }
convention-aid-flight = Fuite
convention-aid-flight-does = dé : à { $caught }, pris et mort ; sort à { $enough }
convention-aid-tribunal = Tribunal
convention-aid-tribunal-does = ses députés jugent les convoqués
convention-aid-places = { $places } places
convention-aid-summoned = convoqué
convention-aid-sent-home = −{ $points } PP, rentre
convention-aid-safe = à l’abri

convention-aid-charge = Une dénonciation
convention-aid-by-die = son joueur jette le dé
convention-aid-by-question = son joueur répond
convention-aid-alone = seule, ou par carte
convention-aid-seconded = soutenue, ou Motion
convention-aid-up-to = **confirmée de 1 à { $most }**
convention-aid-questions =
    { $count ->
        [one] **question**, confirmée par une faute
       *[other] **questions**, confirmée par une faute
    }

convention-aid-choose = Convoqué, on choisit
convention-aid-flee = La fuite
convention-aid-flee-then = on le cherche dès ce tour
convention-aid-help = Un complice
convention-aid-help-then = des siens, juré, perd { $points } PP ; lui va en Prison
convention-aid-trial = Le procès
convention-aid-trial-then = **OUI** guillotine, **NON** Convention, **égalité** Prison

convention-aid-vote = On vote en secret, une voix par député présent.
convention-aid-vote-split = On vote en secret ; une tendance peut partager ses voix.
convention-aid-two = À deux, chacun mène deux tendances, qui comptent ensemble.
convention-aid-promise = Nulle promesse n’engage.

convention-sign-phase = Phase { $numeral }, { $name } : { $does }.
convention-sign-post = { $post } : { $does }.
convention-sign-places = { $post }, { $places } places : { $does }.
convention-sign-guillotine = La guillotine : qui y va est hors du jeu pour de bon.
convention-sign-pp = Sa popularité, en PP. À 0 il meurt ; à { $points } ou plus il est réélu.
convention-sign-report = En laurier : son Rapport est adopté, nul ne peut le dénoncer ce tour.
convention-sign-denounced = Dénoncé : son sort n’est pas encore décidé.
convention-sign-summoned = Convoqué : il fuit, trouve un complice ou est jugé.
convention-sign-barred = En Prison : −{ $points } PP par tour.
convention-sign-elected = Combien des siens seraient réélus à cet instant.
convention-sign-cards = Ses cartes Jacobins à retardement, que les autres ne voient pas.
convention-sign-first = Cette tendance commence chacune des sept phases de ce tour.
convention-sign-packs = Les cartes qui restent dans les deux paquets.
convention-sign-die = Le dé d’une dénonciation : confirmée de 1 à { $most }.

## Qui l’on peut choisir, quand on en a touché un autre

convention-sign-whom-move = Vous envoyez vos propres députés, libres, qui n’ont pas encore bougé dans cette phase.
convention-sign-whom-report_choose = Votre Rapporteur est l’un de vos députés à la Convention.
convention-sign-whom-agenda = On dénonce un adversaire qui siège dans une salle où l’on a un député ; ni un homme au laurier, ni deux fois le même.
convention-sign-whom-motion_propose = Une Motion nomme un adversaire dans n’importe quelle salle, mais ni au laurier, ni en Prison, ni en Fuite, ni deux fois le même.
convention-sign-whom-mission_deputy = La carte est pour l’un de vos députés en Mission qui n’en a pas encore.
convention-sign-whom-joint = La mission se partage avec le député en Mission d’un autre joueur.
convention-sign-whom-praise = Il fait l’éloge d’un autre député libre de sa tendance.
convention-sign-whom-club_assign = C’est l’un de vos députés au Club qui parle, un pour chaque carte.
convention-sign-whom-club_target = La carte dit qui elle peut dénoncer ; ni un homme au laurier, ni deux fois le même.
convention-sign-whom-defence = On ne défend que l’un des siens, dénoncé dans cette phase.
convention-sign-whom-summons = Un complice est de la même tendance et siège au Tribunal.
convention-sign-whom-prison_attempt = Vous lancez le dé pour vos députés en Prison, une fois pour chacun.
convention-sign-whom-flight_attempt = Vous lancez le dé pour vos députés en Fuite, une fois pour chacun.
