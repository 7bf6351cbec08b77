"""The tools: what a session may call, what each takes and gives back. What they do the house does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, NamedTuple

import msgspec
from starlette.types import Scope

from cabale.core.options import Value
from cabale.core.paces import Pace
from cabale.core.pledges import Promise, Reply
from cabale.core.rulebook import find_rule
from cabale.games import game as find_game
from cabale.games import rulebook
from cabale.mcp_server import wording
from cabale.mcp_server.asking import AT_HOME
from cabale.mcp_server.seen import (
    Choosable,
    Deed,
    Games,
    Level,
    Listed,
    Opened,
    Pages,
    Playable,
    Promisable,
    Recorded,
    Rooms,
    Seated,
    Seen,
    free_seats,
    letter,
)
from cabale.mcp_server.session import LONGEST, Session
from cabale.table import handlers
from cabale.table.settings import USUAL_LEVEL, RoomRefusal, Settings
from cabale.table.wire import messages
from cabale.table.wire.answers import Done
from cabale.table.wire.pledges import DeedForm
from cabale.table.wire.rooms import LobbyRoom, OpenRoom
from cabale.terminal.aid import aid_lines
from cabale.terminal.drawings import drawing_of
from cabale.terminal.prose import plain_text

WIDTH: Final = 110  # of the aid
Given = tuple[msgspec.Struct, str]  # the data, and the same in words


class Tool(NamedTuple):
    """A tool: its words are `mcp-tool-NAME`, and those of what it takes `mcp-argument-FIELD`."""

    name: str
    takes: type[msgspec.Struct]
    gives: type[msgspec.Struct]
    call: Callable[[Session, Scope, Any], Awaitable[Given]]
    reads: bool = False  # whether it changes nothing


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """No arguments."""


# --- the house


class OfGame(msgspec.Struct, forbid_unknown_fields=True):
    game: str = ""


class OfRule(msgspec.Struct, forbid_unknown_fields=True):
    game: str = ""
    number: str = ""


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: int | None = None
    options: dict[str, Value] = {}
    title: str = ""
    listed: bool = False
    pace: Pace | Literal[""] = ""


async def list_games(session: Session, caller: Scope, _: Nothing) -> Given:
    cards = await session.ask(caller, handlers.list_games)
    games = Games(
        tuple(
            Playable(
                game=card.game,
                title=card.title,
                fewest=card.fewest,
                most=card.most,
                usual=card.usual,
                minutes=card.minutes,
                levels=tuple(Level(it.level, it.label, it.description) for it in card.levels),
                options=tuple(
                    Choosable(
                        name=it.name,
                        label=it.label,
                        usual=it.default,
                        values=tuple(value.value for value in it.values),
                        least=it.least,
                        most=it.most,
                    )
                    for it in card.options
                ),
            )
            for card in cards
        )
    )
    return games, wording.tell_games(session.words, games)


async def list_rooms(session: Session, caller: Scope, _: Nothing) -> Given:
    found = await session.ask(caller, handlers.list_rooms)
    rooms = Rooms(tuple(_listed(room) for room in found if not room.damaged))
    return rooms, wording.tell_rooms(session.words, rooms)


def _listed(room: LobbyRoom) -> Listed:
    return Listed(
        room=room.room,
        game=room.game,
        title=room.title,
        state="over" if room.over else "playing" if room.begun else "gathering",
        free=tuple(map(letter, free_seats(room.chairs))),
        names=tuple(chair.name for chair in room.chairs if chair.name),
    )


async def open_room(session: Session, caller: Scope, wish: NewRoom) -> Given:
    seats = find_game(wish.game).usual_seats if wish.seats is None else wish.seats
    settings = Settings(title=wish.title, listed=wish.listed, pace=wish.pace)
    made = await session.open(caller, OpenRoom(wish.game, seats, wish.options, settings))
    link = ""
    if caller is not AT_HOME:
        link = (await session.ask(caller, handlers.invite, room=made.room)).link
    opened = Opened(made.room, wish.game, seats, link)
    return opened, wording.tell_opened(session.words, opened)


async def rules(session: Session, caller: Scope, wish: OfRule) -> Given:
    """One rule, or which numbers there are."""
    game = await _game(session, caller, wish.game)
    book = rulebook(game, session.language)
    if wish.number:
        rule = find_rule(book, wish.number)
        return _pages(game, f"{rule.number}{wording.BETWEEN}{rule.part}\n{plain_text(rule.text)}")
    parts: dict[str, list[str]] = {}
    for rule in book.values():
        parts.setdefault(rule.part, []).append(rule.number)
    return _pages(game, "\n".join(f"{part}: {', '.join(numbers)}" for part, numbers in parts.items()))


async def aid(session: Session, caller: Scope, wish: OfGame) -> Given:
    """For this table, or for a usual one of that game."""
    game = await _game(session, caller, wish.game)
    if wish.game or not session.room:
        found = await session.ask(caller, handlers.game_aid, game=game)
    else:
        found = await session.ask(caller, handlers.see_aid, room=session.room)
    lines = aid_lines(found, session.words, drawing_of(game), WIDTH)
    return _pages(game, "\n".join((found.title, *lines)))


async def _game(session: Session, caller: Scope, wished: str) -> str:
    """That game, or the one of its room."""
    if wished or not session.room:
        return find_game(wished).id
    return (await session.ask(caller, handlers.see_room, room=session.room)).game


def _pages(game: str, text: str) -> Given:
    return Pages(game, text), text


# --- a seat


class TakeOne(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
    room: str = ""
    seat: str = ""
    language: str = ""
    token: str = ""


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    level: str = USUAL_LEVEL


async def sit_down(session: Session, caller: Scope, wish: TakeOne) -> Given:
    if wish.token:
        taken = await session.come_back(caller, wish.room, wish.token, wish.language)
    else:
        taken = await session.sit(caller, wish.room, wish.seat, wish.name, wish.language)
    seated = Seated(taken.room, letter(taken.seat), taken.token, await session.look(caller))
    return seated, wording.tell_seated(session.words, seated)


async def begin(session: Session, caller: Scope, wish: Deal) -> Given:
    return _seen(session, await session.begin(caller, wish.level))


async def leave(session: Session, caller: Scope, _: Nothing) -> Given:
    await session.leave(caller)
    return _done(session)


async def record(session: Session, caller: Scope, _: Nothing) -> Given:
    text = await session.of_seat(caller, handlers.record)
    return Recorded(session.room, text), text


# --- the game


class Looking(msgspec.Struct, forbid_unknown_fields=True):
    everything: bool = False


class Waiting(msgspec.Struct, forbid_unknown_fields=True):
    seconds: float = LONGEST


class Answering(msgspec.Struct, forbid_unknown_fields=True):
    answer: int | str


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    text: str


class Whispering(msgspec.Struct, forbid_unknown_fields=True):
    to: str
    text: str


class Partner(msgspec.Struct, forbid_unknown_fields=True):
    to: str


class Proposing(msgspec.Struct, forbid_unknown_fields=True):
    to: str
    deed: str
    about: str = ""
    how: str = ""
    want_deed: str = ""
    want_about: str = ""
    want_how: str = ""
    until: int = 0


class Replying(msgspec.Struct, forbid_unknown_fields=True):
    to: str
    number: int
    reply: Reply


async def look(session: Session, caller: Scope, wish: Looking) -> Given:
    return _seen(session, await session.look(caller, wish.everything))


async def wait(session: Session, caller: Scope, wish: Waiting) -> Given:
    return _seen(session, await session.wait(caller, wish.seconds))


async def answer(session: Session, caller: Scope, wish: Answering) -> Given:
    return _seen(session, await session.answer(caller, wish.answer))


async def ready(session: Session, caller: Scope, _: Nothing) -> Given:
    return _seen(session, await session.ready(caller))


async def say(session: Session, caller: Scope, wish: Saying) -> Given:
    await session.tell(caller, messages.Say(wish.text))
    return _done(session)


async def whisper(session: Session, caller: Scope, wish: Whispering) -> Given:
    to = [await session.other(caller, text) for text in wish.to.replace(",", " ").split() or [""]]
    if not {*to} - {await session.mine(caller)}:
        raise RoomRefusal("nobody_there")
    await session.tell(caller, messages.Say(wish.text, to=tuple(to)))
    return _done(session)


async def list_pledges(session: Session, caller: Scope, wish: Partner) -> Given:
    other = await session.other(caller, wish.to)
    form = await session.of_seat(caller, handlers.pledges, query={"to": str(other)})
    found = Promisable(
        to=letter(other),
        mine=tuple(map(_deed, form.gives)),
        theirs=tuple(map(_deed, form.wants)),
        until={str(term.until): term.label for term in form.terms},
    )
    return found, wording.tell_promisable(session.words, found)


def _deed(form: DeedForm) -> Deed:
    about = {value.value: value.label for value in form.about if value.value}
    return Deed(form.deed, form.label, about, {value.value: value.label for value in form.how if value.value})


async def propose(session: Session, caller: Scope, wish: Proposing) -> Given:
    other = await session.other(caller, wish.to)
    promise = Promise(wish.deed, wish.about, wish.how)
    back = Promise(wish.want_deed, wish.want_about, wish.want_how) if wish.want_deed else None
    await session.tell(caller, messages.Propose(other, promise, back, wish.until))
    return _done(session)


async def reply(session: Session, caller: Scope, wish: Replying) -> Given:
    """To what another has offered, or, to withdraw it, to one's own offer."""
    other, mine = await session.other(caller, wish.to), await session.mine(caller)
    by, to = (mine, other) if wish.reply == "withdrawn" else (other, mine)
    await session.tell(caller, messages.Respond(by, to, wish.number, wish.reply))
    return _done(session)


def _seen(session: Session, seen: Seen) -> Given:
    return seen, wording.tell_seen(session.words, seen)


def _done(session: Session) -> Given:
    return Done(), session.words.say("mcp-done")


TOOLS: Final = (
    Tool("list_games", Nothing, Games, list_games, reads=True),
    Tool("list_rooms", Nothing, Rooms, list_rooms, reads=True),
    Tool("open_room", NewRoom, Opened, open_room),
    Tool("sit_down", TakeOne, Seated, sit_down),
    Tool("begin", Deal, Seen, begin),
    Tool("look", Looking, Seen, look, reads=True),
    Tool("wait", Waiting, Seen, wait, reads=True),
    Tool("answer", Answering, Seen, answer),
    Tool("ready", Nothing, Seen, ready),
    Tool("say", Saying, Done, say),
    Tool("whisper", Whispering, Done, whisper),
    Tool("list_pledges", Partner, Promisable, list_pledges, reads=True),
    Tool("propose", Proposing, Done, propose),
    Tool("reply", Replying, Done, reply),
    Tool("rules", OfRule, Pages, rules, reads=True),
    Tool("aid", OfGame, Pages, aid, reads=True),
    Tool("record", Nothing, Recorded, record, reads=True),
    Tool("leave", Nothing, Done, leave),
)
