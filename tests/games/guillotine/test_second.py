"""Whole games of Guillotine in step with the second engine, and counts that both agree on."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any, Final

import pytest

from cabale.conformance.matches import values
from cabale.core.options import Value, read_options
from cabale.core.seats import LETTERS, NO_SEAT, PUBLIC
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.pieces import ACTIONS, NOBLE_NAMES
from cabale.games.guillotine.table import Guillotine
from tests.citing import rule
from tests.effort import COMPILED, NIGHT, night, share
from tests.games.guillotine.box import CARDS, EVERYBODY, FLAGS, NAME, Table, agreed
from tests.games.guillotine.second import Second, closing, days
from tests.games.stepping import any_options, count, in_step, perft, play_all

LEFT_OUT: Final = {
    "seat": "whose view it is",
    "ahead": "the agenda of the first engine; what it leads to is compared answer by answer",
}


def laid_out(s: Guillotine) -> dict[str, Any]:
    """The position itself, without its views, in the words of the second engine."""
    seats = range(s.seats)
    return {
        "options": s.options.values,
        "seats": s.seats,
        "over": s.over,
        "ranks": s.ranks() if s.over else [],
        "turns": s.turns,
        "day": s.day,
        "day_start": None if s.day_start == NO_SEAT else s.day_start,
        "active": None if s.active == NO_SEAT else s.active,
        "line": nobles(s.line),
        "noble_deck_size": s.nobles_left(),
        "noble_deck": sorted(nobles(noble for noble, there in enumerate(s.deck) if there)),
        "noble_discard": nobles(s.buried),
        "action_deck_size": s.actions_size,
        "action_deck": cards(card for card, copies in enumerate(s.actions) for _ in range(copies)),
        "action_discard": cards(s.discards),
        "hands": [cards(hand) for hand in s.hands],
        "piles": [nobles(pile) for pile in s.piles],
        "fronts": [cards(front) for front in s.fronts],
        "totals": s.totals(),
        "rushed": [seat for seat in seats if s.rushed >> seat & 1],
        "confused": [seat for seat in seats if s.confused >> seat & 1],
        "barred": s.barred,
        "playing": cards(s.playing),
        "collects": s.collects,
        "draws": s.draws,
        "ending": s.ending,
        "closing": s.closing,
        "top": seen(s.top, s.top_seen),
        "looked": seen(s.looked, s.looked_seen),
    }


def nobles(numbers: Iterable[int]) -> list[str]:
    return [NOBLE_NAMES[number] for number in numbers]


def cards(numbers: Iterable[int]) -> list[str]:
    return [ACTIONS[number] for number in numbers]


def seen(numbers: tuple[int, ...], by: tuple[int, ...]) -> list[tuple[str, list[str]]]:
    """Nobles that lie face down, and who knows them."""
    return [
        (NOBLE_NAMES[noble], [letter for seat, letter in enumerate(LETTERS) if seats >> seat & 1])
        for noble, seats in zip(numbers, by, strict=True)
    ]


class Wishful(random.Random):
    """Chance and players that often take one of a few words, so that what seldom meets does meet."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.wanted: tuple[str, ...] = ()

    def wish(self) -> None:
        names = (*NOBLE_NAMES, *ACTIONS, *["discard_guards"] * 6)
        self.wanted = tuple(self.sample(names, self.randrange(0, 25)))

    def choice(self, words: Any) -> Any:
        wanted = [word for word in words if str(word).endswith(self.wanted)] if self.wanted else []
        return super().choice(wanted if wanted and self.random() < 0.6 else words)


def step(seed: int, seats: int, late: bool = False) -> tuple[dict[str, Value], list[str]]:
    """One game in step, from its beginning or from late in a game: the options it drew, and its words."""
    rng = Wishful(f"guillotine {seats} {seed}")
    options = any_options(GUILLOTINE, seats, rng)
    table = few_cards(seats, agreed(options)["confusion_in_line"] == "marker", rng)
    rng.wish()
    state = GUILLOTINE.set_table(seats, options, table) if late else GUILLOTINE.new(seats, **options)
    second = SecondLate(table, seats, options) if late else Second(seats, options)
    return options, in_step(GUILLOTINE, state, second, laid_out, rng, LEFT_OUT)


class SecondLate(Second):
    """The second engine at the same table. What led there counts as told."""

    def __init__(self, table: dict[str, Any], seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats, options)
        laid = self._table = Table(seats, options)
        for name, value in deepcopy(table).items():
            setattr(laid, name, set(value) if name in ("rushed", "confused") else value)
        self._script = (closing if table["at"] == "final" else days)(laid, laid.active)
        self._go_on(None)
        past = ["discarded"] * len(table["action_discard"])
        past += ["placed" for front in table["fronts"].values() for _ in front]
        past += ["dealt" for hand in table["hands"].values() for _ in hand]
        laid.told[:0] = [(kind, EVERYBODY) for kind in past]


def few_cards(seats: int, markers: bool, rng: random.Random) -> dict[str, Any]:
    """Late in a game: decks that run out, hands that may be empty, cards in front of everybody."""
    letters = list(LETTERS[:seats])
    nobles, cards = rng.sample(list(NAME), len(NAME)), rng.sample(CARDS, len(CARDS))
    staying = [card for card in cards if "F" in FLAGS[card] and rng.random() < 0.4]
    cards = [card for card in cards if card not in staying]

    def some(pile: list[str], most: int) -> list[str]:
        return [pile.pop() for _ in range(rng.randrange(most + 1))]

    at = rng.choice(["turn", "turn", "final"])
    fronts: dict[str, list[str]] = {letter: [] for letter in letters}
    for card in staying:
        fronts[rng.choice(letters)].append(card)
    return {
        "at": at,
        "bare": True,
        "active": rng.choice(letters),
        "day": rng.choice([1, 2, 3, 3, 3]),
        "day_start": rng.choice(letters),
        "turns": rng.randrange(40),
        "line": some(nobles, 8) if at == "turn" else [],
        "noble_deck": some(nobles, 8),
        "noble_discard": some(nobles, 5),
        "action_deck": some(cards, 5),
        "action_discard": some(cards, 6),
        "hands": {letter: some(cards, 4) for letter in letters},
        "piles": {letter: some(nobles, 5) for letter in letters},
        "fronts": fronts,
        "rushed": [letter for letter in letters if rng.random() < 0.2],
        "confused": [letter for letter in letters if markers and rng.random() < 0.3],
    }


@rule("guillotine", "G-13", "G-25")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_go_in_step_with_the_second_engine(seats: int) -> None:
    """Whatever the table wants: who is asked for what, what lies there, what each seat knows and is told."""
    for seed in range(share(15)):
        step(seed, seats)


@rule("guillotine", "G-6", "G-38", "G-41", "G-42", "G-49", "G-63", "G-82", "G-84", "G-90", "G-96", "G-100")
@rule("guillotine", "G-110", "G-R11", "G-R16", "G-R41", "G-R44", "G-R46", "G-R49")  # each broken and seen
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_end_of_games_goes_in_step_with_the_second_engine(seats: int) -> None:
    """The same from late in a game, where decks run out and hands are empty: seldom in whole games."""
    tables = [step(seed, seats, late=True)[0] for seed in range(share(150))]
    for option in GUILLOTINE.options:
        if not option.room:
            drawn = {table[option.name] for table in tables}
            assert drawn == set(values(option)) or not COMPILED, option.name  # where all of them are played


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_twenty_thousand_games_go_in_step_with_the_second_engine(seats: int) -> None:
    """Half of them begin late; in them every card is played, and every noble chosen."""
    said: set[str] = set()

    def listen(seed: int) -> None:
        said.update([word.partition(":")[2] for word in step(seed, seats, late=seed % 2 > 0)[1]])

    play_all(listen, range(1_000_000, 1_000_000 + night(5_000)))
    if NIGHT >= 1:  # a part of it may miss one
        assert {f"play={card}" for card in ACTIONS} <= said
        assert {f"noble={noble}" for noble in NOBLE_NAMES} <= said


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_seat_is_shown_what_it_may_see(seats: int) -> None:
    """Of the cards and nobles that events tell of, each seat is shown those that G-110 lets it see."""
    for seed in range(share(3)):
        options, words = step(2_000_000 + seed, seats)
        state, second = GUILLOTINE.new(seats, **options), Second(seats, options)
        watchers = {letter: GUILLOTINE.watch(seat) for seat, letter in enumerate(LETTERS[:seats])}
        watchers[""] = GUILLOTINE.watch(PUBLIC)
        heard = dict.fromkeys(watchers, 0)
        for word in ["", *words]:
            if word:
                state.act(*GUILLOTINE.read(state, word))
                second.play(word)
            for letter, watcher in watchers.items():
                watcher.snapshot(state)
                new = watcher.told[heard[letter] :]
                heard[letter] = len(watcher.told)
                shown = [
                    None not in (getattr(event, "card", ""), getattr(event, "noble", "")) for event in new
                ]
                assert shown == second.shown(letter), (letter, new)


COUNTS: Final[list[tuple[int, dict[str, Value], str, list[int]]]] = [
    # seats, options, words, how many sequences of one answer, of two …
    (
        2,
        {"first_player": "a"},
        "~l_idiot ~trip ~opinionated_guards ~lack_of_support ~infighting "
        "~confusion_in_line ~callous_guards ~clerical_error ~rat_break ~late_arrival "
        "~fast_noble ~palace_guard.1 ~unpopular_judge.1 ~the_clown ~duke ~innocent_victim "
        "~rival_executioner ~martyr.1 ~general ~count ~countess ~robespierre",
        [6, 32, 121, 664, 7_356],
    ),
    (
        3,
        {"first_player": "c", "edition": "wotc"},
        "~late_arrival ~missed ~extra_cart ~rush_job ~twist_of_fate "
        "~stumble ~after_you ~majesty ~forced_break ~fountain_of_blood "
        "~clerical_error ~confusion_in_line ~information_exchange ~tough_crowd ~missing_heads "
        "~duke ~robespierre ~general ~count ~countess ~sheriff.1 ~the_clown ~innocent_victim ~martyr.1 "
        "~palace_guard.2 ~lady ~fast_noble "
        "c:play=late_arrival ~lord ~regent ~mayor c:noble=regent ~trip ~pushed a:pass ~l_idiot",
        [6, 48, 532, 4_312],
    ),
    (
        4,
        {"first_player": "a"},
        "~callous_guards ~trip ~fled_to_england ~escape ~political_influence "
        "~confusion_in_line ~double_feature ~rat_break ~clerical_error ~tough_crowd "
        "~was_that_my_name ~milling_in_line ~clothing_swap ~lack_of_support ~rain_delay "
        "~fainting_spell ~forward_march ~foreign_support ~scarlet_pimpernel ~infighting "
        "~martyr.1 ~the_clown ~innocent_victim ~bishop ~palace_guard.1 ~palace_guard.2 ~fast_noble ~baron "
        "~master_spy ~unpopular_judge.2 ~lord ~cardinal a:play=callous_guards ~stumble",
        [4, 6, 12, 216, 930],
    ),
]


@pytest.mark.parametrize(("seats", "options", "words", "figures"), COUNTS, ids=["amigo", "wotc", "guards"])
def test_as_many_sequences_in_both(
    seats: int, options: dict[str, Value], words: str, figures: list[int]
) -> None:
    """At the first turn; where Clerical Error collects; with Callous Guards in front of somebody."""
    given = read_options(GUILLOTINE.options, options, seats)
    state = GUILLOTINE.new(seats, **given)
    for word in words.split():
        state.play(*GUILLOTINE.read(state, word))
    depths = range(1, len(figures) + 1)
    assert [perft(state, depth) for depth in depths] == figures
    assert [count(lambda: Second(seats, given), words.split(), depth) for depth in depths] == figures
