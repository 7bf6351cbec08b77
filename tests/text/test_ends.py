"""Why somebody won, where more than the higher number decided it: said with its rule, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.core.game import Game
from cabale.core.options import read_options
from cabale.core.seats import PUBLIC
from cabale.games.cocarde import COCARDE
from cabale.games.convention import CONVENTION
from cabale.games.convention.pieces import DEPUTY_NAMES
from cabale.games.druide import DRUIDE
from cabale.games.druide.events import Elected
from cabale.games.guillotine import GUILLOTINE
from cabale.text import Narrator
from tests.citing import rule
from tests.games.cocarde import lines as cocarde
from tests.games.convention import lines as convention
from tests.games.druide import lines as druide
from tests.games.guillotine import lines as guillotine
from tests.text.telling import NAMES

NBSP = "\u00a0"

in_every_language = pytest.mark.parametrize("language", ["en", "fr", "nl"])


def told(game: Game[Any, Any], s: Any, language: str, seat: int = PUBLIC) -> tuple[str, str]:
    """The verdict, and what it rests on."""
    narrator, view = Narrator(language, game, NAMES, seat), game.view(s, seat)
    verdict, grounds = narrator.verdict(view), narrator.grounds(view)
    assert view.over and narrator.view(view)[:2] == [verdict, grounds]
    return verdict, grounds.replace(NBSP, " ")


# --- Le Grand Druide: equals cancel each other out


def tied_leaders() -> Any:
    """DX-16 of the rules document: 10, 10, 0 and 6 votes, and the six win: c is left too, with less."""
    table = {
        "active": "d",
        "bars": [2, 6, 12, 14, 18, 23, 26],
        "coloured": {"a": [2, 6], "b": [12, 14], "c": [18, 23], "d": [26]},
        "druids": {
            "a": [4, 14, 20, 21, 23, 24, 25],
            "b": [10, 12, 13, 18, 22, 26, 27],
            "c": [3, 5, 8, 11, 16, 19, 28],
            "d": [1, 2, 6, 9, 15, 29],
        },
        "taboo": {"a": "green", "b": "blue", "c": "red", "d": "yellow"},
        "lucky": {"a": 4, "b": 7, "c": 15, "d": 3},
    }
    return druide.play(druide.lay(4, table), "d:place=30")


CANCELLED = {
    "en": (
        "Margot wins.",
        "Equals cancel each other out (Anna and Hugo, 10 votes each):"
        " of those who are left Margot has most, 6 votes, and is elected High Druid (D-19).",
    ),
    "fr": (
        "Margot l’emporte.",
        "Les égalités s’annulent (Anna et Hugo, 10 voix chacun) :"
        " de ceux qui restent, c’est Margot qui a le plus de voix, et qui devient Grand Druide"
        " avec 6 voix (D-19).",
    ),
    "nl": (
        "Margot wint.",
        "Wie gelijk staat, valt af (elk 10 stemmen voor Anna en Hugo):"
        " van wie overblijft heeft Margot de meeste stemmen, en wordt Grote Druïde"
        " met 6 stemmen (D-19).",
    ),
}


@rule("druide", "D-19")
@in_every_language
def test_a_lower_total_wins_when_the_higher_ones_cancel_each_other_out(language: str) -> None:
    assert told(DRUIDE, tied_leaders(), language) == CANCELLED[language]


SPOKEN_TO = {  # to one of those who are out, and to the one who won
    "en": (
        "(you and Hugo, 10 votes each): of those who are left Margot has most",
        "are left you have most, 6 votes",
    ),
    "fr": (
        "(vous et Hugo, 10 voix chacun)",
        "c’est vous qui avez le plus de voix, et vous devenez Grand Druide",
    ),
    "nl": (
        "(elk 10 stemmen voor jou en Hugo)",
        "van wie overblijft heb jij de meeste stemmen, en jij wordt Grote",
    ),
}


@in_every_language
def test_those_who_cancel_each_other_out_and_who_is_left_are_spoken_to(language: str) -> None:
    s, (out, won) = tied_leaders(), SPOKEN_TO[language]
    assert out in told(DRUIDE, s, language, 0)[1]
    assert won in told(DRUIDE, s, language, 3)[1]


LAST = {
    "en": "Margot is left, with 11 votes, and is elected High Druid.",
    "fr": "il reste Margot, qui devient Grand Druide avec 11 voix.",
    "nl": "Margot blijft over, en wordt Grote Druïde met 11 stemmen.",
}


@rule("druide", "D-19")
@in_every_language
def test_only_of_the_last_one_it_is_said_that_nobody_else_is_left(language: str) -> None:
    names = [NAMES[0], NAMES[1], "Margot"]
    alone = Elected(seat=2, total=11, totals=(12, 12, 11), tied=(0, 1))
    assert Narrator(language, DRUIDE, names, PUBLIC).event(alone).replace(NBSP, " ").endswith(LAST[language])


UNELECTED = {
    "en": ("Nobody is elected High Druid.", "Everybody is tied with somebody: nobody is elected (D-R11)."),
    "fr": (
        "Personne ne devient Grand Druide.",
        "Chacun est à égalité avec un autre : personne ne devient Grand Druide (D-R11).",
    ),
    "nl": (
        "Niemand wordt Grote Druïde.",
        "Iedereen staat gelijk met iemand: niemand wordt Grote Druïde (D-R11).",
    ),
}


@rule("druide", "D-R11")
@in_every_language
def test_nobody_is_elected_when_all_cancel_each_other_out(language: str) -> None:
    s = druide.play(druide.lay(3, {}), "a:pass b:pass c:pass")
    assert told(DRUIDE, s, language) == UNELECTED[language]


@rule("druide", "D-19")
def test_equals_below_the_winner_are_not_worth_a_word() -> None:
    s = druide.play(druide.lay(3, {"druids": {"c": [12]}}), "a:pass b:pass c:pass")
    assert s.totals()[:2] == [0, 0]
    assert told(DRUIDE, s, "en")[1].startswith("Yves is elected High Druid with ")


# --- Le Lys et la Cocarde: the furthest on the main track


def arrived(**places: str) -> Any:
    """Anna comes to 56, searches, and has as many certificates as Hugo."""
    table = {"at": "roll", "places": {"a": "m52", **places}, "certificates": {"a": 2, "b": 4}}
    return cocarde.play(cocarde.lay(3, table), "~1+3")


FURTHEST = {
    "en": "3 certificates each: Anna on square 56, Hugo on square 30."
    " Anna is furthest on the main track, and wins (L-54).",
    "fr": "3 brevets chacun : Anna en case 56, Hugo en case 30."
    " Anna est en tête sur le parcours principal, et gagne (L-54).",
    "nl": "Elk 3 certificaten: Anna op vak 56, Hugo op vak 30."
    " Anna is het verst op de hoofdbaan, en wint (L-54).",
}
OFF_THE_TRACK = {
    "en": "Hugo off the main track (0)",
    "fr": "Hugo hors du parcours (0)",
    "nl": "Hugo buiten de hoofdbaan (0)",
}


@rule("cocarde", "L-54")
@in_every_language
def test_of_equal_certificates_the_furthest_wins(language: str) -> None:
    assert told(COCARDE, arrived(b="m30"), language)[1] == FURTHEST[language]
    assert OFF_THE_TRACK[language] in told(COCARDE, arrived(b="fr5"), language)[1]


def test_the_furthest_is_spoken_to() -> None:
    s = arrived(b="m30")
    assert told(COCARDE, s, "en", 0)[1].endswith("You are furthest on the main track, and win (L-54).")
    assert told(COCARDE, s, "fr", 0)[1].endswith(
        "Vous êtes en tête sur le parcours principal, et gagnez (L-54)."
    )
    assert told(COCARDE, s, "nl", 0)[1].endswith("Jij bent het verst op de hoofdbaan, en wint (L-54).")


AS_FAR = {
    "en": (
        "The victory is shared by you and Hugo.",
        "1 certificate each: Anna on square 9, Hugo on square 9. Nobody is further (L-54).",
    ),
    "fr": (
        "La victoire est partagée entre vous et Hugo.",
        "1 brevet chacun : Anna en case 9, Hugo en case 9. Personne n’est plus loin (L-54).",
    ),
    "nl": (
        "De overwinning wordt gedeeld door jou en Hugo.",
        "Elk 1 certificaat: Anna op vak 9, Hugo op vak 9. Niemand is verder (L-54).",
    ),
}


@rule("cocarde", "L-54")
@in_every_language
def test_who_is_as_far_shares(language: str) -> None:
    table = {"active": "c", "places": {"a": "m9", "b": "m9", "c": "m12"}, "roles": {"c": "p"}}
    s = cocarde.lay(3, {**table, "certificates": {"a": 1, "b": 1}}, max_rounds=1, figures="off")
    assert told(COCARDE, cocarde.play(s, "~1+1"), language, 0) == AS_FAR[language]


# --- Guillotine 1988: popularity


def counted(popularity: dict[str, int], alive: tuple[str, ...] = DEPUTY_NAMES, seats: int = 4) -> Any:
    posts = {name: "guillotine" for name in DEPUTY_NAMES if name not in alive}
    table = {"round": 10, "popularity": popularity, **({"posts": posts} if posts else {})}
    return convention.lay(seats, table, at="end")


MOST = {
    "en": ("The Girondins win.", "Hugo wins with the Girondins: 6 of 6 deputies re-elected, 30 PP (E-5)."),
    "fr": (
        "Les Girondins l’emportent.",
        "Hugo gagne avec les Girondins : 6 députés réélus sur 6, 30 PP (E-5).",
    ),
    "nl": (
        "De Girondijnen winnen.",
        "Hugo wint met de Girondijnen: 6 van de 6 afgevaardigden herkozen, 30 PP (E-5).",
    ),
}
POPULAR = {
    "en": "1 deputy re-elected each: Anna 5 PP, Hugo 6 PP."
    " The PP decide: Hugo wins with the Girondins (E-5).",
    "fr": "1 député réélu chacun : Anna 5 PP, Hugo 6 PP."
    " Les PP départagent : Hugo gagne avec les Girondins (E-5).",
    "nl": "Elk 1 afgevaardigde herkozen: Anna 5 PP, Hugo 6 PP."
    " De PP beslissen: Hugo wint met de Girondijnen (E-5).",
}
ALIVE = {
    "en": "Nobody is re-elected, but Anna still has a living deputy, and wins with the Montagnards (E-5).",
    "fr": "Personne n’est réélu, mais Anna a encore un député vivant, et gagne avec les Montagnards (E-5).",
    "nl": "Niemand is herkozen,"
    " maar Anna heeft nog een levende afgevaardigde, en wint met de Montagnards (E-5).",
}
BOTH = {
    "en": "6 deputies re-elected each: Anna 30 PP, Hugo 30 PP (E-5).",
    "fr": "6 députés réélus chacun : Anna 30 PP, Hugo 30 PP (E-5).",
    "nl": "Elk 6 afgevaardigden herkozen: Anna 30 PP, Hugo 30 PP (E-5).",
}


@rule("convention", "E-5")
@in_every_language
def test_a_faction_wins_with_so_many_of_its_deputies(language: str) -> None:
    s = counted({"danton": 4, "merlin": 4, "aubry": 4})
    assert told(CONVENTION, s, language) == MOST[language]


@rule("convention", "E-5")
@in_every_language
def test_of_as_many_deputies_the_more_popular_win(language: str) -> None:
    s = counted({"danton": 5, "brissot": 6}, alive=("danton", "brissot"))
    assert told(CONVENTION, s, language)[1] == POPULAR[language]


@rule("convention", "E-5", "R-38")
@in_every_language
def test_of_nobody_re_elected_who_is_alive_wins(language: str) -> None:
    s = counted({"danton": 4}, alive=("danton",))
    assert told(CONVENTION, s, language)[1] == ALIVE[language]


@rule("convention", "E-5", "R-38")
@in_every_language
def test_as_many_deputies_and_as_popular_share(language: str) -> None:
    verdict, grounds = told(CONVENTION, counted({"merlin": 4, "aubry": 4}), language)
    assert "Anna" in verdict and "Hugo" in verdict
    assert grounds == BOTH[language]


@rule("convention", "E-5")
def test_two_factions_of_one_player_win_together() -> None:
    s = counted({"merlin": 4}, seats=2)
    verdict, grounds = told(CONVENTION, s, "en", 1)
    assert verdict == "The Girondins and the Royalists win."
    assert (
        grounds == "You win with the Girondins and the Royalists: 12 of 12 deputies re-elected, 60 PP (E-5)."
    )


# --- Guillotine: no more than the points

LEVEL = {
    "en": (
        "The victory is shared by Anna and Yves.",
        "3 points each (G-77).",
    ),
    "fr": (
        "La victoire est partagée entre Anna et Yves.",
        "3 points chacun (G-77).",
    ),
    "nl": (
        "De overwinning wordt gedeeld door Anna en Yves.",
        "Elk 3 punten (G-77).",
    ),
}


@rule("guillotine", "G-77")
@in_every_language
def test_equal_points_share(language: str) -> None:
    table = {"at": "final", "day": 3, "piles": {"a": ["duke"], "b": ["martyr.1"], "c": ["baron"]}}
    hands = {"a": ["trip"], "b": ["pushed"], "c": ["stumble"]}
    s = GUILLOTINE.set_table(3, read_options(GUILLOTINE.options, {}, 3), {**table, "hands": hands})
    guillotine.play(s, "a:pass b:pass c:pass")
    assert told(GUILLOTINE, s, language) == LEVEL[language]
