"""A game of Guillotine 1988 that is always the same, for tests and pictures: its deal, and moments of it.

Élise plays the Royalists, Joost the Montagnards, Noor the Girondins, Inès the Toads. In round 1 Daunou finds
an accomplice and Robespierre flees; in round 3 Brissot is tried; in round 4 the Assembly is dissolved.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cabale.core.chance import secret_of_seed
from cabale.core.options import Value
from cabale.table.chairs import token_hash
from cabale.table.log import Played
from cabale.table.rooms import open_room
from cabale.table.settings import Settings
from tests.browser.house import House
from tests.browser.people import NO_OPTIONS, TITLE, Table, fresh_room, store

SEED: Final = 100  # under which chance draws what the words below say it draws
DEPUTIES: Final = ("Élise", "Joost", "Noor", "Inès")

FACTIONS: Final = "a:take=royalistes b:take=montagnards c:take=girondins ~4 ~6 ~2 ~4"
FIRST_MOVE: Final = f"{FACTIONS} b:pass c:move=brissot>mission d:move=reubell>tribunal"  # Élise's
FIRST_ROUND: Final = f"""{FIRST_MOVE} a:move=aubry>committee c:move=petion>tribunal d:pass
    a:move=delahaye>committee c:pass a:move=boissy>jacobins a:move=lomont>committee
    a:move=lariviere>tribunal a:move=cadroy>mission
    b:choose=saintjust c:choose=lasource d:choose=sieyes
    b:non c:non d:non b:non c:oui d:oui b:oui c:oui d:non
    b:denounce=daunou c:support=daunou d:denounce=robespierre ~5 ~1 d:choose=reubell b:flee
    a:denounce=condorcet a:non
    ~assignats_refused
    ~forced_loan ~open_mission a:pass
    d:pass
    ~4 b:pass"""
MY_MOVE: Final = f"{FIRST_ROUND} c:move=barbaroux>jacobins d:move=reubell>jacobins"
SECOND_ROUND: Final = f"""{MY_MOVE} a:move=lomont>jacobins b:move=marat>tribunal
    c:move=condorcet>mission d:move=cambaceres>mission a:move=cadroy>tribunal b:move=collot>mission
    c:move=lasource>committee d:move=thibaudeau>committee a:move=delahaye>mission b:pass
    c:move=brissot>committee a:pass c:pass
    c:choose=vergniaud d:choose=sieyes b:choose=saintjust
    b:oui c:non d:oui b:non c:non d:non b:oui c:oui d:non
    c:denounce=reubell d:denounce=lomont b:support=lomont ~1 ~2
    c:denounce=lomont a:oui c:non d:oui d:denounce=lariviere a:non c:oui d:non
    a:denounce=collot a:oui c:non d:oui
    ~discipline ~letter_read ~liberty_tree ~popular_society
    ~club_president ~den_lasource a:pass ~4
    d:pass
    ~4 b:pass"""
MY_SPEECH: Final = f"""{SECOND_ROUND} d:pass a:pass b:pass c:pass
    d:choose=merlin a:choose=lomont b:choose=billaud c:choose=vergniaud
    a:oui b:non c:non d:oui a:oui b:non c:oui d:non a:non b:non c:oui d:oui a:oui b:oui c:non d:non
    d:denounce=brissot"""
TRIAL: Final = f"{MY_SPEECH} a:support=brissot b:pass c:denounce=billaud ~3 ~2 c:trial b:flee"  # Brissot's
ACQUITTED: Final = f"{TRIAL} a:non b:non c:non"
THIRD_ROUND: Final = f"""{ACQUITTED} d:denounce=condorcet a:non c:oui d:oui ~6
    ~telegraph ~deserters ~new_orders ~handed_over ~mass_levy b:card=mass_levy ~valenciennes_falls
    ~den_sieyes a:pass ~applause ~1 d:trial a:non b:oui c:oui
    d:choose=sieyes ~1 d:choose=daunou ~2
    ~6 ~5 b:pass"""
END: Final = f"""{THIRD_ROUND} a:pass b:pass c:pass d:pass
    a:choose=lomont b:choose=saintjust c:choose=brissot d:choose=merlin
    a:oui b:non c:non d:oui b:oui c:non d:oui b:non c:non d:non b:non c:non d:oui
    b:pass c:pass d:denounce=delahaye ~3
    b:propose b:oui c:oui d:oui
    a:denounce=barbaroux a:non c:oui d:oui ~4
    ~hondschoote ~ten_thousand_shoes ~bread_shortage ~grain_convoy
    ~den_aubry ~den_boissy ~den_vergniaud a:pass
    d:choose=sieyes ~1 d:pass
    ~3 ~4 b:pass"""

# Élise has two deputies on mission, and three cards of which she rejects one.
MISSION_CARDS: Final = f"""{FACTIONS} b:pass c:pass d:pass a:move=lariviere>mission a:move=lomont>jacobins
    a:move=aubry>jacobins a:pass b:pass c:pass d:pass a:pass b:pass c:pass d:pass a:pass
    ~recalled ~open_mission ~den_lasource a:pass ~5
    c:pass d:pass a:move=lariviere>mission b:pass a:pass
    c:pass d:pass a:pass b:pass c:pass d:pass a:pass b:pass
    ~saltpetre ~den_merlin ~purge_ballot a:choose=lomont a:card=den_merlin ~2 a:pass ~2 d:trial d:pass
    d:pass a:move=boissy>mission b:pass c:pass a:pass d:pass a:pass b:pass c:pass d:pass a:pass b:pass c:pass
    ~black_market ~arms_works ~triumphal_return"""
SEED_OF_CARDS: Final = 108  # Élise holds three cards against others
HELD_CARDS: Final = """d:take=crapauds a:take=royalistes b:take=montagnards ~4 ~6 ~5 ~5
    b:pass c:pass d:pass a:move=lariviere>mission a:move=lomont>jacobins a:move=aubry>jacobins a:pass
    b:pass c:pass d:pass a:pass b:pass c:pass d:pass a:pass ~discipline ~den_condorcet ~den_reubell a:pass
    c:pass d:pass a:move=boissy>mission b:pass a:pass c:pass d:pass a:pass b:pass c:pass d:pass a:pass b:pass
    ~forced_loan ~popular_society ~hondschoote a:card=hondschoote a:card=forced_loan a:choose=lariviere
    ~den_sieyes ~den_vergniaud"""
SEED_OF_HISTORY: Final = 1
HISTORY: Final[Mapping[str, Value]] = {"history_variant": True}
BOOKLET: Final = """d:take=crapauds a:take=royalistes b:take=montagnards ~5 ~5 ~6 ~5
    c:pass d:pass a:pass b:pass c:pass d:pass a:pass b:pass c:pass d:pass a:pass b:denounce=aubry ~qr10"""
SEED_OF_TWO: Final = 4  # Élise plays Girondins and Toads, Joost the others
TWO_BALLOTS: Final = """b:take=montagnards a:take=girondins a:take=crapauds ~1 ~2
    b:pass a:pass b:move=boissy>committee a:pass b:pass
    b:choose=marat a:choose=vergniaud b:choose=cadroy a:choose=sieyes"""


def lay_chamber(
    house: House,
    words: str = "",
    *,
    seed: int = SEED,
    names: tuple[str, ...] = DEPUTIES,
    options: Mapping[str, Value] = NO_OPTIONS,
) -> Table:
    """The table where these words lead, written to the store of the open house."""
    room = fresh_room()
    tokens = [f"{room}-{seat}" for seat in range(len(names))]
    quiet: dict[str, Any] = {"talk_ms": 0, **options}
    laid, log = open_room(
        "convention",
        len(names),
        quiet,
        token_hash(tokens[0]),
        secret_of_seed(seed),
        settings=Settings(title=TITLE),
    )
    for seat, name in enumerate(names):
        log += laid.sit(seat, name, "en", token_hash(tokens[seat]), emblem=seat + 1)
    log += laid.begin()
    if words:
        played = Played(tuple(words.split()))
        laid.apply(played)
        log.append(played)
    store(house, room, laid, log)
    return Table(house, room, names, tokens, game="convention")


def open_chamber(
    house: House, *names: str, bots: int, options: Mapping[str, Value] = NO_OPTIONS, level: str = "random"
) -> Table:
    """A table opened over HTTP: people, then bots; its game begun, without time to talk."""
    wish = {
        "game": "convention",
        "seats": len(names) + bots,
        "options": {"talk_ms": 0, "defence_delay_ms": 0, **options},
        "settings": {"title": TITLE},
    }
    opened = house.ask("POST", "/api/rooms", wish)
    tokens: list[str] = []
    for seat, name in enumerate(names):
        guest = {"name": name, "language": "en", "emblem": seat + 1}
        path = f"/api/rooms/{opened['room']}/seats/{seat}"
        tokens.append(house.ask("POST", path, guest, "" if tokens else opened["token"])["token"])
    table = Table(house, opened["room"], names, tokens, game="convention")
    for seat in range(len(names), len(names) + bots):
        table.ask("POST", f"/seats/{seat}/bot", {"level": level})
    table.ask("POST", "/begin")
    return table
