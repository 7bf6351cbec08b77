"""Why an answer is given: what the table says of it, and what is likely to come of it.

Whatever a sentence counts or reckons is looked up in the view and in a position that was imagined from it, by
the same policy and evaluation that chose; where no sentence fits, the share of games won in thought is all
that is said.
"""

from __future__ import annotations

from typing import Final

from cabale.bots.convention.balance import weighed
from cabale.bots.convention.errands import in_order
from cabale.bots.convention.fortunes import released
from cabale.bots.convention.habits import Habits
from cabale.bots.convention.hearings import accepted, acquitted, adopted, blow
from cabale.bots.convention.outlook import Outlook, chances, outlook
from cabale.bots.convention.pledges import ACCUSING, BALLOTS, Given, commands, owed
from cabale.bots.convention.policy import answers
from cabale.bots.percent import estimated, percent
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.convention import pieces
from cabale.games.convention.assembly import Agenda, ChooseReporter, Dissolution, Motion, Move
from cabale.games.convention.club import (
    Defence,
    Delayed,
    Immediate,
    Speakers,
    Target,
    denounced,
    next_speech,
    targets,
)
from cabale.games.convention.denouncing import Answer, Summons
from cabale.games.convention.exile import GivingUp, Rehabilitation
from cabale.games.convention.missions import Assign, Colours, ForWhom, NewOrders, Partner, Praise, Reject
from cabale.games.convention.rules import Draft
from cabale.games.convention.table import Convention
from cabale.games.convention.views import ConventionView
from cabale.games.convention.voting import oui_in

DEAR: Final = 0.1  # of a deputy: what must be in danger for a card that defends him
AS_MUCH: Final = 0.999  # of the greatest blow: what is as great


class Account:
    """Of one answer."""

    def __init__(self, view: ConventionView, s: Convention, habits: Habits) -> None:
        self.view: Final = view
        self.me: Final = view.seat
        self.s: Final = s
        self.habits: Final = habits
        self.balance: Final = weighed(s)
        self.moves: Final = s.moves(view.seat)
        self.plain, self.strong = chances(s)

    def reason(self, move: int, share: float) -> Reason:
        """The words that fit; where none do, what share of the win it promised."""
        found = self._by_word(move) or self._by_gain(move)
        return self.why(move, "most", percent=estimated(share)) if found is None else found

    def why(self, move: int, key: str, deputy: int = pieces.NOBODY_NAMED, **facts: Argument) -> Reason:
        """A move, the key of the words for it, and what they need: of a deputy his name, post and PP."""
        if deputy != pieces.NOBODY_NAMED:
            facts["deputy"] = pieces.DEPUTY_NAMES[deputy]
            facts["post"] = pieces.POSTS[self.s.post[deputy]]
            facts["pp"] = self.s.popularity[deputy]
        return Reason(move=move, key=key, arguments=facts)

    def whose(self, deputy: int) -> int:
        return self.s.owner[deputy // pieces.PER_FACTION]

    # --- my word

    def _by_word(self, move: int) -> Reason | None:
        """Whether I do what I promised: I denounce or vote as I said, or leave in peace whom I would have
        denounced."""
        mine = owed(self.view)
        bidden, forbidden = commands(self.view, mine, self.moves) if mine else ({}, {})
        if move in bidden:
            return self._word("word-kept", move, bidden[move])
        if bidden or move in forbidden:
            return self._word("word-broken", move, next(iter((bidden or forbidden).values())))
        if forbidden:
            likely = answers(self.s, self.me, self.moves, self.habits)
            tempting = self.moves[max(range(len(likely)), key=likely.__getitem__)]
            if tempting in forbidden:
                return self._word("word-kept", move, forbidden[tempting])
        return None

    def _word(self, key: str, move: int, given: Given) -> Reason:
        return self.why(move, key, target=given.to)

    # --- what it brings

    def _by_gain(self, move: int) -> Reason | None:
        assert self.view.pending is not None
        asked = self.view.pending.kind
        if asked in BALLOTS:
            return self._vote(move, BALLOTS[asked])
        if asked in ACCUSING:
            return self._accuse(move)
        match self.s.agenda[-1]:
            case Draft():
                return self.why(move, "faction", count=len(self.moves))
            case Move():
                return self._move(move)
            case ChooseReporter(turn):
                return self._report(move, self.s.at(turn))
            case Dissolution():
                return self._end(move, move == pieces.PROPOSE)
            case Reject() | Assign() | NewOrders() | Immediate():
                return self._choose_card(move)
            case ForWhom() | Partner() | Colours() | Praise() | Speakers():
                return self._errand(move)
            case Summons(place):
                return self._way_out(move, self.s.charges[place])
            case Rehabilitation(turn, place) if move != PASS:
                enough = pieces.PRISON_ENOUGH if place == pieces.PRISON else pieces.FLIGHT_ENOUGH
                chance = released(self.s.bonus[self.s.at(turn)], enough)
                return self.why(move, "attempt", move - pieces.CHOOSE, percent=percent(chance))
            case GivingUp() as step:
                deputy = step.deputy(self.s)
                alive = percent(sum(acquitted(self.s, self.balance, deputy, self.habits)))
                return self.why(move, "hide" if move == PASS else "give-up", deputy, percent=alive)
            case Answer():
                return self.why(move, "guess")
            case Defence(turn):
                return self._defend(move, self.s.at(turn))
        return None

    def _move(self, move: int) -> Reason:
        if move == PASS:
            return self.why(PASS, "move-nobody")
        deputy, post = divmod(move - pieces.MOVE, pieces.FREE_POSTS)
        after = self.s.clone()
        after.play(self.me, move)
        mine = [after.count(faction, post) for faction in after.circle if after.owner[faction] == self.me]
        return self.why(move, f"move-{pieces.POSTS[post]}", deputy, mine=sum(mine), present=after.crowd(post))

    def _report(self, move: int, faction: int) -> Reason | None:
        if move != PASS:
            won, _ = accepted(self.s, self.balance, faction, move - pieces.CHOOSE, self.habits)
            return self.why(move, "report", move - pieces.CHOOSE, percent=percent(won))
        found = Outlook(self.s, self.habits)
        best = max(self.s.at_post(faction, pieces.CONVENTION), key=lambda each: found.hope(faction, each))
        if found.hope(faction, best) > 0:
            return None
        won, _ = accepted(self.s, self.balance, faction, best, self.habits)
        return self.why(PASS, "no-report", percent=percent(won))

    def _vote(self, move: int, deed: str) -> Reason | None:
        """What is said depends on whose deputy it is."""
        yes = oui_in(move, 1) > 0
        if deed == "vote_dissolution":
            return self._end(move, yes)
        deputy = pieces.DEPUTY_NAMES.index(str(self.view.ahead[-1].facts["deputy"]))
        whose, kindly = self.whose(deputy), yes == (deed == "vote_report")
        if kindly != (whose == self.me):
            return None
        if kindly:
            return self.why(move, "own", deputy)
        elected = self.s.totals()[whose]
        return self.why(move, deed.replace("_", "-"), deputy, target=whose, elected=elected)

    def _end(self, move: int, yes: bool) -> Reason | None:
        """II-9. The win if the game ends with this round, and if it goes on."""
        over = self.s.clone()
        over.dissolved = True
        now, later = (outlook(each, self.habits)[self.me] for each in (over, self.s))
        if yes != (now > later):
            return None
        return self.why(move, "end" if yes else "go-on", percent=percent(now), before=percent(later))

    def _accuse(self, move: int) -> Reason | None:
        """At the agenda, by a Motion, by a card."""
        step = self.s.agenda[-1]
        plain, strong = percent(self.plain), percent(self.strong)
        if isinstance(step, Delayed):
            return self._play_card(move, step.faction)
        if move == PASS:
            return self.why(PASS, "no-motion" if isinstance(step, Motion) else "no-speech")
        if isinstance(step, Agenda) and move >= pieces.SUPPORT:
            deputy = move - pieces.SUPPORT
            return self.why(move, "support", deputy, target=self.whose(deputy), percent=strong, before=plain)
        first = pieces.CHOOSE if isinstance(step, Target) else pieces.DENOUNCE
        deputy, others = move - first, [each - first for each in self.moves if first <= each < pieces.SUPPORT]
        if not self._costs_most(deputy, others):
            return None
        if isinstance(step, Motion):
            likely = percent(adopted(self.s, self.balance, deputy, self.habits))
            return self.why(move, "motion", deputy, target=self.whose(deputy), percent=likely)
        return self.why(move, "denounce", deputy, target=self.whose(deputy), percent=plain)

    def _costs_most(self, deputy: int, others: list[int]) -> bool:
        blows = [blow(self.balance, each) for each in others]
        return blow(self.balance, deputy) >= AS_MUCH * max(blows)

    # --- cards

    def _play_card(self, move: int, faction: int) -> Reason | None:
        if move == PASS:
            return self.why(PASS, "keep", count=len(self.s.hands[faction]))
        if move >= pieces.PUT_BACK:
            return None
        card = pieces.MISSION_CARDS + move - pieces.PLAY
        victims = targets(self.s, faction, card)
        victim = max(victims, key=lambda each: blow(self.balance, each))
        chance = percent(self.plain)
        return self.why(move, "play", victim, card=pieces.CARD_NAMES[card], percent=chance)

    def _choose_card(self, move: int) -> Reason | None:
        card = pieces.CARD_NAMES[move - pieces.CARD]
        match self.s.agenda[-1]:
            case Reject():
                return self.why(move, "reject", card=card)
            case NewOrders(_, deputy):
                return self.why(move, "orders", deputy, card=card)
            case Assign() if in_order(self.moves)[0] == move:
                return self.why(move, "next-card", card=card)
            case Immediate() if in_order(self.moves)[0] == move:
                return self.why(move, "use-card", card=card)
        return None

    def _errand(self, move: int) -> Reason | None:
        deputy = move - pieces.CHOOSE
        match self.s.agenda[-1]:
            case ForWhom():
                return self.why(move, "bearer", deputy, card=pieces.CARD_NAMES[self.s.picked[-1]])
            case Speakers():
                return self.why(move, "speaker", deputy, card=pieces.CARD_NAMES[next_speech(self.s)])
            case Praise():
                return self.why(move, "praise", deputy)
            case Colours(_, bearer) if move == pieces.COME_HOME:
                return self.why(move, "come-home", bearer)
            case Colours(_, bearer):
                last = self.s.dissolved or self.s.round == self.s.options.rounds
                return None if last else self.why(move, "stay", bearer)
            case Partner(_, bearer) if move == PASS:
                return self.why(PASS, "alone", bearer)
        return self.why(move, "together", deputy, target=self.whose(deputy))

    def _defend(self, move: int, faction: int) -> Reason | None:
        """V-7. Whoever has most to lose, if it is enough for a card."""
        losses = {each: self.balance.loss(each) for each in denounced(self.s, faction)}
        deputy = max(losses, key=losses.__getitem__) if move == PASS else move - pieces.CHOOSE
        if (losses[deputy] > DEAR) == (move == PASS):
            return None
        return self.why(move, "let-be" if move == PASS else "defend", deputy, percent=percent(self.plain))

    # --- before the Tribunal

    def _way_out(self, move: int, deputy: int) -> Reason:
        """D-7. Flight, an accomplice or the trial."""
        won, tied = acquitted(self.s, self.balance, deputy, self.habits)
        guilty = percent(1 - won - tied)
        if move == pieces.FLEE:
            return self.why(move, "flee", deputy, percent=guilty)
        if move == pieces.STAND_TRIAL:
            return self.why(move, "trial", deputy, percent=percent(won), before=guilty)
        return self.why(move, "accomplice", move - pieces.CHOOSE, percent=guilty)
