# Guillotine, 1988: the player's aid, and what the signs of the board mean.

convention-aid-aim = Have the most deputies **re-elected** after round { $rounds }: alive, free, with { $points } PP or more.
convention-aid-death = At 0 PP a deputy dies.

convention-aid-phases = The seven phases
convention-aid-pp = PP
convention-aid-denounced = denounced
convention-aid-movement = Movement
convention-aid-movement-does = one deputy each, turn by turn
convention-aid-assembly = Convention
convention-aid-assembly-does = a Report: OUI +{ $points }, safe; NON −{ $points }; then charges
convention-aid-committee = Committee
convention-aid-committee-does = a Motion denounces anybody
convention-aid-mission = Mission
convention-aid-mission-does = cards, good and bad
convention-aid-newcomer = 1 newcomer a round
convention-aid-club = Jacobins
convention-aid-club-does = cards against the others
convention-aid-prison = Prison
convention-aid-prison-does = die + friends in Convention: free at { $enough }
convention-aid-flight = Flight
convention-aid-flight-does = die: { $caught } is caught and dead; back at { $enough }
convention-aid-tribunal = Tribunal
convention-aid-tribunal-does = its deputies try those summoned
convention-aid-places = { $places } places
convention-aid-summoned = summoned
convention-aid-sent-home = −{ $points } PP, sent home
convention-aid-safe = safe

convention-aid-charge = A denunciation
convention-aid-by-die = the owner throws the die
convention-aid-by-question = the owner answers
convention-aid-alone = alone, or by a card
convention-aid-seconded = supported, or a Motion
convention-aid-up-to = **confirmed on 1 to { $most }**
convention-aid-questions =
    { $count ->
        [one] **question**; one mistake confirms it
       *[other] **questions**; one mistake confirms it
    }

convention-aid-choose = Once summoned, choose
convention-aid-flee = Flight
convention-aid-flee-then = searched for this round
convention-aid-help = An accomplice
convention-aid-help-then = a juror of yours loses { $points } PP; he goes to Prison
convention-aid-trial = Trial
convention-aid-trial-then = **OUI** guillotine, **NON** Convention, a **tie** Prison

convention-aid-vote = Votes are secret, one for each deputy present.
convention-aid-vote-split = Votes are secret; a faction may split its own.
convention-aid-two = With two players, each leads two factions; both count together.
convention-aid-promise = No promise binds.

convention-sign-phase = Phase { $numeral }, { $name }: { $does }.
convention-sign-post = { $post }: { $does }.
convention-sign-places = { $post }, { $places } places: { $does }.
convention-sign-guillotine = The guillotine: whoever goes there is out for good.
convention-sign-pp = Popularity, in PP. At 0 he dies; with { $points } or more he is re-elected.
convention-sign-report = In laurel: his Report was carried, and nobody can denounce him this round.
convention-sign-denounced = Denounced: what becomes of him is not decided yet.
convention-sign-summoned = Summoned: he flees, finds an accomplice or stands trial.
convention-sign-barred = In Prison: −{ $points } PP a round.
convention-sign-elected = How many would be re-elected at this moment.
convention-sign-cards = Jacobins cards kept for later, which the others do not see.
convention-sign-first = This faction comes first in each of the seven phases of this round.
convention-sign-packs = The cards left in both packs.
convention-sign-die = The die of a denunciation: confirmed on 1 to { $most }.

## Whom one may choose, where somebody else was touched

convention-sign-whom-move = You send deputies of your own who are free and have not moved in this phase.
convention-sign-whom-report_choose = Your Reporter is one of your own deputies at the Convention.
convention-sign-whom-agenda = You denounce opponents who sit in a room with one of yours; nobody in laurel, and nobody twice.
convention-sign-whom-motion_propose = A Motion names an opponent in any room, but nobody in laurel, in Prison or in Flight, and nobody twice.
convention-sign-whom-mission_deputy = The card is for one of your own deputies on Mission who has none yet.
convention-sign-whom-joint = The mission is shared with another player’s deputy on Mission.
convention-sign-whom-praise = He praises another deputy of his own faction who is free.
convention-sign-whom-club_assign = One of your own deputies at the Club speaks, each for one card.
convention-sign-whom-club_target = The card says whom it can denounce; nobody in laurel, and nobody twice.
convention-sign-whom-defence = Only one of your own who was denounced in this phase can be defended.
convention-sign-whom-summons = An accomplice is of the same faction, and sits at the Tribunal.
convention-sign-whom-prison_attempt = You throw for your own deputies in Prison, once for each.
convention-sign-whom-flight_attempt = You throw for your own deputies in Flight, once for each.
