"""A view read backwards: the story that a seat was told, and the agenda that must follow from it."""

from __future__ import annotations

from typing import Any, Final

from cabale.core.agenda import Step
from cabale.core.seats import NO_SEAT
from cabale.core.story import Line
from cabale.games.complots import events, rules
from cabale.games.complots.pieces import ACTIONS, ENVOY, ENVOYS, FIXED, INQUISITOR
from cabale.games.complots.views import ComplotsView

CHARACTER: Final = {
    **{name: character for character, name in enumerate(FIXED)},
    **dict.fromkeys(ENVOYS, ENVOY),
}
ACTION: Final = {name: action for action, name in ACTIONS.items()}


def recall(history: tuple[events.AnyEvent, ...]) -> list[Line]:
    """The entries of the story behind a history, as far as the seat knows them."""
    return [events.TELLING.recall(event) for event in history]


def resume(view: ComplotsView, lines: list[Line], envoy: int) -> list[Step[Any]]:
    """The agenda: what is asked or drawn now, above what the rules have planned for afterwards.

    Everything follows from public facts, except which card an examined player has shown.
    """
    if view.over:
        return []
    kind = view.pending.kind if view.pending else None
    if view.active is None or kind == "draft":
        return _setting_up(view, lines)
    if kind == "action":
        return [rules.Turn(view.active)]
    assert view.deed is not None
    target = NO_SEAT if view.deed.target is None else view.deed.target
    deed = rules.Deed(ACTION[view.deed.action], view.deed.seat, target)
    plan = _drawing(view, deed, lines, envoy) if kind is None else _asking(view, deed, lines)
    return [rules.Turn((view.active + 1) % view.seats), *reversed(plan)]


def _setting_up(view: ComplotsView, lines: list[Line]) -> list[Step[Any]]:
    if not lines:
        return [rules.FirstPlayer()]
    first = lines[0][1] if view.active is None else view.active
    if view.pending:
        return [rules.Turn(first), rules.Draft()]
    dealt = len(lines) - 1
    if view.seats == 2:
        return [rules.Turn(first), rules.Draft(), *[rules.Deal(seat) for seat in range(1, dealt - 1, -1)]]
    return [rules.Turn(first), *[rules.Deal(i // 2) for i in range(2 * view.seats - 1, dealt - 1, -1)]]


def _drawing(view: ComplotsView, deed: rules.Deed, lines: list[Line], envoy: int) -> list[Step[Any]]:
    """A card is about to be drawn: for one that was proved or discarded, or in an exchange."""
    kind, seat, _, whom = lines[-1]
    if kind == events.PROVED:
        return [rules.Draw(seat), *_challenge_lost(view, deed)]
    if kind == events.DISCARDED:
        return [rules.Draw(whom)]
    draw, back = rules.Draw(deed.actor), rules.Return(deed.actor)
    if envoy == INQUISITOR:
        return [draw, back]
    draws = 1 if kind == events.DREW else 2
    return [*[draw] * draws, back, back]


def _challenge_lost(view: ComplotsView, deed: rules.Deed) -> list[Step[Any]]:
    """A claim was true: the challenger loses a card, then the action goes on or has failed."""
    assert view.challenger is not None
    after = rules.Fail(deed) if view.counter else rules.Reply(deed, view.challenger)
    return [rules.Lose(view.challenger), after]


def _asking(view: ComplotsView, deed: rules.Deed, lines: list[Line]) -> list[Step[Any]]:
    assert view.pending is not None
    kind, _, what, _ = lines[-1]
    match view.pending.kind:
        case "challenge":
            return [rules.ActionClaim(deed)]
        case "counter":
            return [rules.Counter(deed, NO_SEAT if view.challenger is None else view.challenger)]
        case "challenge_counter":
            assert view.counter is not None
            return [rules.CounterClaim(deed, view.counter.seat, CHARACTER[view.counter.character])]
        case "return":
            left = 2 if kind == events.DREW and lines[-2][0] == events.DREW else 1
            return [rules.Return(deed.actor) for _ in range(left)]
        case "show":
            return [rules.Show(deed.actor, deed.target)]
        case "verdict":
            return [rules.Verdict(deed.actor, deed.target, what)]
    assert view.pending.kind == "lose"
    if kind == events.DREW:
        return _challenge_lost(view, deed)
    if kind in (events.EXPOSED, events.REFUNDED):
        return (
            [rules.Lose(view.counter.seat), rules.Power(deed)] if view.counter else [rules.Lose(deed.actor)]
        )
    return [rules.Lose(deed.target)]  # of a coup or an assassination
