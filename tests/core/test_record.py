"""Records: what is written can be read, and what was tampered with is told."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import msgspec
import pytest

import cabale
from cabale.core.match import Match
from cabale.core.record import LARGEST, checksum
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.core.verify import verify


def finished(seed: int = 5, **options: object) -> Match:
    rng = random.Random(seed)
    match = cabale.deal("complots", seats=3, seed=seed, **options)
    match.names = ("Élise", 'Hugo "le Bref"', "Noor\n{b}")
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
        else:
            match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))
            if len(match.log) == 20:
                match.say(0, "Je n’ai jamais menti. [fin] {a} ~duchess")
                match.say(1, 'psst \\ "', to=(2,))
    return match


def sealed_again(text: str) -> str:
    """The text with a checksum that fits, as a careful forger would write it."""
    above = text[: text.rindex("[end ")]
    words = text[text.rindex("[end ") :].split()[1]
    return f"{above}[end {words} {checksum(above)}]\n"


def refused(text: str) -> cabale.BadRecord:
    with pytest.raises(cabale.BadRecord) as caught:
        cabale.replay(cabale.read_record(text))
    return caught.value


def test_what_is_written_reads_back() -> None:
    record = finished().record()
    again = cabale.read_record(record.write())
    assert again.write() == record.write()
    assert again.words == record.words
    assert again.talk == record.talk
    assert again.names == record.names
    assert cabale.replay(again).options == cabale.replay(record).options


def test_lines_end_as_they_may() -> None:
    text = finished().record().write()
    assert cabale.read_record("\ufeff" + text.replace("\n", "\r\n")).words == cabale.read_record(text).words


def test_a_reader_gets_only_the_whispers_meant_for_it() -> None:
    match = finished()
    assert [len(match.record(reader).talk) for reader in (0, 1, 2, PUBLIC, OPEN)] == [1, 2, 2, 1, 2]


def test_nobody_gets_a_record_before_the_end() -> None:
    match = cabale.deal("complots", seats=3, seed=1)
    with pytest.raises(cabale.BadRecord, match="not_over"):
        match.record(0)
    assert match.record().secret is None
    assert match.record().commitment


def test_an_unfinished_record_replays() -> None:
    match = cabale.deal("complots", seats=3, seed=1)
    match.draw()
    again = cabale.replay(cabale.read_record(match.record().write()))
    assert again.log == match.log
    assert again.record().commitment == match.record().commitment


SPOILT: dict[str, tuple[Callable[[str], str], str]] = {
    "half of it": (lambda text: text[: len(text) // 2], "truncated"),
    "a broken last line": (lambda text: text[:-10], "truncated"),
    "no last line": (lambda text: text[: text.rindex("[end")], "truncated"),
    "another number of seats": (lambda text: text.replace("[seats 3]", "[seats 4]"), "edited"),
    "another answer": (lambda text: text.replace("a:", "b:", 1), "edited"),
    "more behind the end": (lambda text: text + "a:income", "truncated"),
    "chess": (lambda text: "1. e4 e5 2. Nf3 *", "not_a_record"),
    "nothing": (lambda text: "", "not_a_record"),
    "a quotation mark": (lambda text: '[cabale 1] " [end 0 00]', "bad_record_text"),
    "a later format": (lambda text: sealed_again(text.replace("[cabale 1]", "[cabale 9]")), "record_format"),
    "later rules": (lambda text: sealed_again(text.replace("[rules 2]", "[rules 99]")), "rules_version"),
    "no number": (lambda text: sealed_again(text.replace("[rules 2]", "[rules x]")), "bad_tag"),
    "rules without end": (
        lambda text: sealed_again(text.replace("[rules 2]", f"[rules {'9' * 5000}]")),
        "bad_tag",
    ),
    "raised seats": (lambda text: sealed_again(text.replace("[seats 3]", "[seats 3²]")), "bad_tag"),
    "a raised rank": (lambda text: sealed_again(text.replace("[result ", "[result 2² ")), "bad_tag"),
    "a rank without end": (
        lambda text: sealed_again(text.replace("[result ", f"[result {'1' * 5000} ")),
        "bad_tag",
    ),
    "more given than played": (
        lambda text: sealed_again(text.replace("[result ", "[given 9999] [result ")),
        "bad_tag",
    ),
    "half a letter": (lambda text: text.replace("Élise", "\ud800"), "bad_record_text"),
    "no rules": (lambda text: sealed_again(text.replace("[rules 2]", "")), "bad_tag"),
    "a tag twice": (lambda text: sealed_again(text.replace("[rules 2]", "[rules 2] [rules 2]")), "bad_tag"),
    "a name skipped": (lambda text: sealed_again(text.replace("[name b", "[name c")), "bad_tag"),
    "no secret": (lambda text: sealed_again(re.sub(r"\[secret .", "[secret x", text)), "bad_tag"),
    "another result": (
        lambda text: sealed_again(re.sub(r"\[result [\d ]+\]", "[result 1 1 1]", text)),
        "result_differs",
    ),
    "an impossible draw": (lambda text: sealed_again(re.sub(r"\n~\w ", "\n~h ", text)), "does_not_replay"),
    "no word": (lambda text: sealed_again(re.sub(r"\n~\w ", "\nx?y ", text)), "does_not_replay"),
    "half a character": (lambda text: sealed_again(text.replace('"Élise"', '"\\ud800"')), "bad_string"),
    "a flood": (lambda text: "[cabale 1]" + " " * LARGEST, "too_large"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_spoilt_record_is_refused(how: str) -> None:
    spoil, code = SPOILT[how]
    assert refused(spoil(finished().record().write())).code == code


def test_an_unknown_option_or_game_in_a_record_is_refused() -> None:
    text = finished().record().write()
    with pytest.raises(cabale.BadSetup, match="unknown_option"):
        cabale.replay(cabale.read_record(sealed_again(text.replace("[envoy ", "[envoi "))))
    with pytest.raises(cabale.BadSetup, match="unknown_game"):
        cabale.replay(cabale.read_record(sealed_again(text.replace("[game complots]", "[game chess]"))))


def test_a_refusal_says_where() -> None:
    error = refused(sealed_again(re.sub(r"\n~\w ", "\n~h ", finished().record().write())))
    assert error.arguments["place"] == 1
    assert error.arguments["word"] == "~h"


def test_a_fair_record_verifies_with_its_nonces() -> None:
    game = cabale.game("complots")
    match = Match(game, 3, {}, secret=b"\7" * 32, nonces=["ab", "cd", "ef"])
    rng = random.Random(3)
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
        else:
            match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))
    record = cabale.read_record(match.record().write())
    finding = verify(game, record)
    assert finding.fair
    assert finding.draws == sum(word.startswith("~") for word in record.words)
    other_nonce = msgspec.structs.replace(record, nonces=("ab", "cd", "ee"))
    assert verify(game, other_nonce).code == "other_draw"
    other_secret = msgspec.structs.replace(record, secret="00" * 32)
    assert verify(game, other_secret).code == "other_secret"


def test_a_chosen_card_does_not_verify() -> None:
    """The record replays, but the dealer swapped the first two cards."""
    match = finished(seed=8)
    record = match.record()
    words = list(record.words)
    first = next(i for i in range(1, 6) if words[i] != words[i + 1])
    words[first], words[first + 1] = words[first + 1], words[first]
    forged = msgspec.structs.replace(record, words=tuple(words))
    try:
        finding = verify(match.game, forged)
    except cabale.BadRecord as error:
        assert error.code in ("does_not_replay", "result_differs")
    else:
        assert (finding.code, finding.place) == ("other_draw", first + 1)


def test_a_record_that_was_not_opened_cannot_be_verified() -> None:
    match = cabale.deal("complots", seats=3, seed=1)
    with pytest.raises(cabale.BadRecord, match="not_opened"):
        verify(match.game, match.record())


def test_lots_laid_by_arrival_are_passed_over() -> None:
    """At a table they come from its ears, in a simulation from a hand of their own."""
    match = finished(seed=4, challenge_priority="fastest")
    assert verify(match.game, match.record()).fair
    table = cabale.deal("complots", seats=3, seed=4, challenge_priority="fastest")
    rng = random.Random(4)
    while not table.state.over:
        state = table.state
        if state.turn == CHANCE and state.waiting:
            table.play(CHANCE, state.odds()[-1][0])
        elif state.turn == CHANCE:
            table.draw()
        else:
            table.play(state.turn, rng.choice(state.moves(state.turn)))
    assert verify(table.game, table.record()).fair
