"""What the house does for each request of `routes`: one function a request, under the same name."""

from __future__ import annotations

import asyncio
import time
from typing import Final, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from cabale.core.errors import quoted
from cabale.core.numbers import whole_number
from cabale.core.seats import LETTERS, PUBLIC
from cabale.games import game as find_game
from cabale.lessons import Wording, find_lesson
from cabale.table import game_cards, replays
from cabale.table.chairs import new_token, token_hash
from cabale.table.fair_queue import Account
from cabale.table.hints import advised, tell_hint
from cabale.table.house import House
from cabale.table.invitation import invitation
from cabale.table.log import Entry
from cabale.table.people import NOBODY
from cabale.table.room import Room
from cabale.table.settings import LONGEST_NAME, RoomRefusal, changed, one_line
from cabale.table.showing import WATCHES, room_view
from cabale.table.table import Act, Table
from cabale.table.telling import tell_talk
from cabale.table.telling_analyses import tell_analysis, working
from cabale.table.telling_lessons import lesson_cards, tell_lesson
from cabale.table.telling_pledges import pledge_form, tell_deal
from cabale.table.viewer import Viewer
from cabale.table.wire import rooms, seats
from cabale.table.wire.afterwards import AnalysisView, Eyes, Replay
from cabale.table.wire.answers import Done
from cabale.table.wire.games import GameCard, GuideText, Phrase, RuleText
from cabale.table.wire.hints import Hint
from cabale.table.wire.lessons import LessonCard, LessonView, PlayLesson
from cabale.table.wire.messages import LARGEST, Message
from cabale.table.wire.pledges import PledgeForm
from cabale.table.wire.talk import Talk
from cabale.text import LANGUAGES, Narrator, Words
from cabale.text.aid import Aid, aid_of

T = TypeVar("T")
MALFORMED: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
ADVISER: Final = "expert"  # the strongest level that answers within about a second
JSON: Final = "application/json"
IN_TIME: Final = 10  # seconds for the body of a request
NOT_CHANGED: Final = 304
AS_IT_IS: Final = {  # what is compressed tells by its size what is in it, and nobody else keeps it
    "content-encoding": "identity",
    "cache-control": "no-store",
}
GOOD_FOR: Final = 15  # minutes that a word for another device is good for


# --- the house


async def list_games(request: Request) -> tuple[GameCard, ...]:
    return game_cards.game_cards(Words(language(request)), house(request).thinkers.visitors.levels)


async def list_rules(request: Request) -> tuple[RuleText, ...]:
    return game_cards.rule_texts(find_game(request.path_params["game"]).id, language(request))


async def list_lessons(request: Request) -> tuple[LessonCard, ...]:
    return lesson_cards(find_game(request.path_params["game"]).id, language(request))


async def play_lesson(request: Request) -> LessonView:
    """Where a lesson stands after all that the learner has answered; nothing of it is kept."""
    wish = await body(request, PlayLesson)
    lesson = find_lesson(request.path_params["game"], request.path_params["lesson"])
    if not request.app.state.learning.lets_in(address(request)):
        raise RoomRefusal("too_fast")
    learner = one_line(wish.name)[:LONGEST_NAME]
    stand = await house(request).schoolroom.stand(lesson, wish.answers, address(request))
    return await asyncio.to_thread(tell_lesson, stand, Wording(language(request), lesson, learner))


async def game_aid(request: Request) -> Aid:
    found = find_game(request.path_params["game"])
    seats = found.usual_seats
    options = found.read_options(found.rules_version, found.table_options, seats)
    return aid_of(language(request), found.id, seats, options)


async def see_guide(request: Request) -> GuideText:
    return game_cards.guide_text(find_game(request.path_params["game"]).id, language(request))


async def list_phrases(request: Request) -> tuple[Phrase, ...]:
    return game_cards.phrases(Words(language(request)))


async def list_rooms(request: Request) -> tuple[rooms.LobbyRoom, ...]:
    return await house(request).lobby()


# --- a room


async def open_room(request: Request) -> rooms.RoomOpened:
    wish = await body(request, rooms.OpenRoom)
    _may_open(request)
    return await house(request).open(wish, Words(language(request)), address(request))


async def see_room(request: Request) -> rooms.RoomView:
    return _seen(await table(request))


async def see_aid(request: Request) -> Aid:
    room = (await table(request)).room
    return aid_of(language(request), room.game.id, room.seats, room.options)


async def see_mine(request: Request) -> rooms.Mine:
    found = await table(request)
    _known(request, found.room)
    viewer = Viewer(found, token(request), language=language(request))
    frame = viewer.news()
    assert frame is not None  # the first one always is
    asked = frame.asked.sentence if frame.asked else ""
    status = frame.scene.status if frame.scene else ""
    if frame.talking:  # convention N-1: the question that is open waits for that
        status = frame.talking.sentence
        asked = asked or (status if frame.seat in frame.talking.awaited else "")
    return rooms.Mine(frame.room, frame.seat, frame.host, asked, status)


async def delete_room(request: Request) -> Done:
    found = await _hosts_table(request)
    await house(request).delete(found)
    return Done()


async def invite(request: Request) -> rooms.Invitation:
    found = await table(request)
    return _invitation(request, found.id)


def _invitation(request: Request, room: str, more: str = "") -> rooms.Invitation:
    return invitation(request.app.state.doors.public_url or str(request.base_url), room, more)


async def arrange(request: Request) -> rooms.RoomView:
    wish = await body(request, rooms.ArrangeRoom)
    return await _as_host(
        request, lambda room: room.arrange(wish.options, changed(room.settings, wish.settings), wish.seats)
    )


async def reorder(request: Request) -> rooms.RoomView:
    wish = await body(request, seats.Reorder)
    return await _as_host(request, lambda room: room.reorder(wish.order))


async def fill_seats(request: Request) -> rooms.RoomView:
    """Bots in all seats that are free, whoever sits down meanwhile."""
    wish = await _handed(request)

    def fill(room: Room) -> list[Entry]:
        free = [seat for seat, chair in enumerate(room.chairs) if chair.open]
        return [entry for seat in free for entry in room.hand_over(seat, wish.level)]

    return await _as_host(request, fill)


async def begin(request: Request) -> rooms.RoomView:
    return await _as_host(request, Room.begin)


async def pause(request: Request) -> rooms.RoomView:
    return await _as_host(request, Room.pause)


async def resume(request: Request) -> rooms.RoomView:
    return await _as_host(request, Room.resume)


async def close(request: Request) -> rooms.RoomView:
    return await _as_host(request, Room.close)


async def rematch(request: Request) -> rooms.RoomView:
    found = await table(request)
    _known(request, found.room)
    if not found.room.next:
        _may_open(request)
    await house(request).rematch(found, address(request))
    return _seen(found)


async def talk(request: Request) -> Talk:
    """What was said before the lines that a frame brought."""
    viewer = Viewer(await table(request), token(request), language=language(request))
    viewer.check()
    return viewer.talk(_number(request, "before", None))


async def enter_gallery(request: Request) -> seats.GalleryEntered:
    """One who has a token of this room keeps it, and is no second person by it."""
    wish, found, old = await body(request, seats.EnterGallery), await table(request), token(request)
    met = found.room.everybody.number(token_hash(old)) != NOBODY
    mine = old if met or _hosts(request, found.room) else new_token()
    _may_come(request)
    await found.ask(lambda room: room.enter(wish.name, wish.language, token_hash(mine)))
    return seats.GalleryEntered(found.id, mine)


# --- a seat


async def take_seat(request: Request) -> seats.SeatTaken:
    """One who has a token keeps it: the host sits down as the host, a person may change seats, and whoever
    speaks in the gallery is the same person in the seat. In a running
    game those who play are asked before somebody new sees a hand."""
    wish, found = await body(request, seats.TakeSeat), await table(request)
    seat, old = _seat(request), token(request)
    speaks = found.room.gallery.name(token_hash(old)) != ""
    mine = old if speaks or _is_known(request, found.room) else new_token()
    _may_come(request)

    as_whom = (wish.name, wish.language, token_hash(mine), wish.nonce, wish.emblem, wish.machine)

    if found.room.match is not None:
        found.room.check_seat(seat, *as_whom)
        await found.door.ask(found.room, seat, wish.name)
        if await request.is_disconnected():
            raise ClientDisconnect  # a seat for a token that nobody has got would be lost
    await found.ask(lambda room: room.sit(seat, *as_whom))
    return seats.SeatTaken(found.id, seat, mine)


async def admit(request: Request) -> rooms.RoomView:
    """Somebody who plays says whether somebody new may have the seat that they ask for."""
    wish, found = await body(request, seats.Admit), await table(request)
    by = _reader(request, found.room)
    if by == PUBLIC:
        raise RoomRefusal("not_your_seat")
    found.door.answer(by, _seat(request), wish.admit)
    return _seen(found)


async def free_seat(request: Request) -> rooms.RoomView:
    return await _for_seat(request, lambda room: room.free(_seat(request)))


async def introduce(request: Request) -> rooms.RoomView:
    wish, found = await body(request, seats.Introduce), await table(request)
    if _reader(request, found.room) != _seat(request):
        raise RoomRefusal("not_your_seat")
    await found.ask(lambda room: room.introduce(_seat(request), wish.name, wish.language, wish.emblem))
    return _seen(found)


async def hand_over(request: Request) -> rooms.RoomView:
    wish = await _handed(request)
    return await _for_seat(request, lambda room: room.hand_over(_seat(request), wish.level))


async def take_back(request: Request) -> rooms.RoomView:
    return await _for_seat(request, lambda room: room.take_back(_seat(request)))


async def rush(request: Request) -> rooms.RoomView:
    return await _for_seat(request, lambda room: room.rush(_seat(request)))


async def hint(request: Request) -> Hint:
    """What a bot would answer in this seat, from its view alone."""
    found = await table(request)
    viewer = Viewer(found, token(request), language=language(request))
    room, seat = found.room, _seat(request)
    if viewer.seat != seat:
        raise RoomRefusal("not_your_seat")
    if not advised(room):
        raise RoomRefusal("hints_off")
    question = viewer.question()
    if question is None or room.match is None:
        raise RoomRefusal("not_awaited")
    view, moves = room.match.view(seat), [choice.move for choice in question.choices]
    account = Account(address(request), found.id)
    reason = await house(request).thinkers.explain(room.game.id, ADVISER, seat, view, moves, account)
    return tell_hint(_narrator(request, room, seat), question, reason)


async def pledges(request: Request) -> PledgeForm:
    """What the person of this seat may offer another, and want in return."""
    found = await table(request)
    room, seat, to = found.room, _seat(request), request.query_params.get("to", "")
    if _reader(request, room) != seat:
        raise RoomRefusal("not_your_seat")
    other = whole_number(to)
    if other is None or other >= room.seats:
        raise RoomRefusal("no_such_seat", text=quoted(to), expected=tuple(LETTERS[: room.seats]))
    return pledge_form(_narrator(request, room, seat), room, seat, other)


async def move_out(request: Request) -> seats.MoveCode:
    found, code = await table(request), new_token()
    _known(request, found.room)
    mine, until = token_hash(token(request)), time.time() + GOOD_FOR * 60
    await found.ask(lambda room: room.offer_transfer(mine, token_hash(code), until))
    return seats.MoveCode(code, GOOD_FOR, _invitation(request, found.id, f"move={code}"))


async def move_in(request: Request) -> seats.SeatTaken:
    wish, found, new = await body(request, seats.Claim), await table(request), new_token()
    await found.ask(lambda room: room.transfer(token_hash(wish.code), token_hash(new), time.time()))
    return seats.SeatTaken(found.id, max(found.room.seat_with(token_hash(new)), WATCHES), new)


# --- the game, without a socket


async def next_frame(request: Request) -> Response:
    """The frame of now, or the next one if the reader has seen that, or nothing, after a while."""
    found = await table(request)
    since, heard = _number(request, "since"), _number(request, "heard")
    words = _switch(request, "words")

    def look() -> Viewer:
        return Viewer(
            found, token(request), language=language(request), since=since, heard=heard, words=words
        )

    viewer, seen = look(), request.headers.get("if-none-match", "")
    viewer.check()
    with request.app.state.sockets.one_more(address(request)) as welcome:
        if not welcome:
            raise RoomRefusal("too_many_polls")
        with found.callers.calling(viewer.token, viewer.seat):
            shown = await request.app.state.polls.next(request, found, look, seen)
    if shown is None:
        return Response(status_code=NOT_CHANGED, headers={"etag": seen})
    body = msgspec.json.encode(shown.frame)
    return Response(body, headers={"etag": shown.tag, **AS_IT_IS}, media_type=JSON)


async def send(request: Request) -> Done:
    """One message, as a socket takes it: what comes of it is in the next frame."""
    message, found = await body(request, cast("type[Message]", Message)), await table(request)
    viewer = Viewer(found, token(request), language=language(request))
    viewer.check()
    with found.callers.calling(viewer.token, viewer.seat):
        await viewer.ask(message)
    return Done()


# --- a game seen again


async def record(request: Request) -> str:
    """The record of a finished game, with the whispers that its reader heard."""
    found = await table(request)
    return replays.record(found.room, found.room.person(token_hash(token(request)))).write()


async def replay(request: Request) -> Replay:
    found = await table(request)
    room, seat = found.room, _reader(request, found.room)
    if room.match is None:
        raise RoomRefusal("room_not_begun")
    if seat == PUBLIC and room.behind_doors:
        raise RoomRefusal("gallery_closed")
    asked = request.query_params.get("eyes", "mine")
    eyes = replays.eyes_of(room, asked, seat)
    narrator, mine = _narrator(request, room, eyes), _narrator(request, room, seat)
    steps = await asyncio.to_thread(replays.steps, room, eyes, narrator)
    truths = await asyncio.to_thread(replays.truths, room, mine)
    said = tell_talk(mine, room, room.speech.heard(room.person(token_hash(token(request)))))
    kind: Eyes = "open" if eyes < PUBLIC else "public" if eyes == PUBLIC else "mine"
    deals = tuple(tell_deal(narrator, pledge) for pledge in room.match.book.seen(seat, room.over))
    return Replay(_seen(found), kind, eyes if eyes >= 0 else -1, steps, truths, said, deals)


async def analysis(request: Request) -> AnalysisView:
    """For whoever may see all hands of a finished game; begun when somebody first asks for it."""
    found = await table(request)
    room = found.room
    if room.match is None or not room.over:
        raise RoomRefusal("not_over")
    narrator = _narrator(request, room, _reader(request, room))
    findings = await house(request).analyses.of(found.id, room.match, room.by_people, address(request))
    if isinstance(findings, float):
        return working(findings)
    return await asyncio.to_thread(tell_analysis, narrator, room.match, findings)


async def branch(request: Request) -> seats.SeatTaken:
    wish, found = await body(request, rooms.Branch), await table(request)
    _may_open(request)
    return await house(request).branch(found, wish, address(request))


# --- what they share


async def _handed(request: Request) -> seats.HandOver:
    """A level that there is in this house."""
    wish = await body(request, seats.HandOver)
    house(request).thinkers.visitors.check(wish.level)
    return wish


def house(request: HTTPConnection) -> House:
    found: House = request.app.state.house
    return found


async def table(request: HTTPConnection) -> Table:
    found = await house(request).table(request.path_params["room"], address(request))
    await found.settled()
    return found


def address(request: HTTPConnection) -> str:
    """Where it comes from, as it is counted."""
    found: str = request.app.state.doors.address(request.scope)
    return found


def token(request: HTTPConnection) -> str:
    """Tokens come in a header: never in an address, which logs and referrers keep."""
    return request.headers.get("authorization", "").removeprefix("Bearer ")


def language(request: HTTPConnection) -> str:
    wished = request.headers.get("accept-language", "")[:2].lower()
    return wished if wished in LANGUAGES else "en"


async def body(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise RoomRefusal("not_json")
    try:
        return msgspec.json.decode(await received(request), type=kind)
    except MALFORMED as error:
        raise RoomRefusal("malformed") from error


async def received(request: Request) -> bytes:
    """The whole body, if it is no larger than it may be and comes in time."""
    found = b""
    try:
        async with asyncio.timeout(IN_TIME):
            async for chunk in request.stream():
                found += chunk
                if len(found) > LARGEST:
                    raise RoomRefusal("message_too_large", most=LARGEST)
    except TimeoutError as error:
        raise RoomRefusal("too_slow") from error
    return found


def _number(request: Request, name: str, otherwise: int | None = 0) -> int:
    """A number from the address, which may be left out if there is another for it."""
    text = request.query_params.get(name)
    found = otherwise if text is None else whole_number(text)
    if found is None:
        raise RoomRefusal("malformed")
    return found


def _switch(request: Request, name: str) -> bool:
    """Whether something is wanted, which it is where the address does not say."""
    text = request.query_params.get(name, "true")
    if text not in ("true", "false"):
        raise RoomRefusal("malformed")
    return text == "true"


def _may_open(request: Request) -> None:
    """Rooms cost memory, disk and thought: nobody opens them by the hundred."""
    state = request.app.state
    if not state.openings.lets_in(address(request)) or not state.all_openings.take():
        raise RoomRefusal("too_many_rooms")


def _may_come(request: Request) -> None:
    """To a seat, or to the gallery to speak there."""
    if not request.app.state.sitting.lets_in(address(request)):
        raise RoomRefusal("too_fast")


def _seat(request: Request) -> int:
    text: str = request.path_params["seat"]
    seat = whole_number(text)
    if seat is None:
        raise RoomRefusal("no_such_seat", text=quoted(text), expected=tuple(LETTERS))
    return seat


def _seen(found: Table) -> rooms.RoomView:
    return room_view(found.id, found.room, found.presence, found.door.knock)


def _reader(request: Request, room: Room) -> int:
    """The seat of whoever asks; the gallery's for everybody else."""
    return room.seat_with(token_hash(token(request)))


def _hosts(request: Request, room: Room) -> bool:
    return room.host == token_hash(token(request))


def _is_known(request: Request, room: Room) -> bool:
    return _hosts(request, room) or _reader(request, room) != PUBLIC


def _known(request: Request, room: Room) -> None:
    if not _is_known(request, room):
        raise RoomRefusal("unknown_token")


def _narrator(request: Request, room: Room, seat: int) -> Narrator:
    return Narrator(language(request), room.game, [chair.name for chair in room.chairs], seat)


async def _hosts_table(request: Request) -> Table:
    found = await table(request)
    if not _hosts(request, found.room):
        raise RoomRefusal("not_the_host")
    return found


async def _as_host(request: Request, act: Act) -> rooms.RoomView:
    found = await _hosts_table(request)
    await found.ask(act)
    return _seen(found)


async def _for_seat(request: Request, act: Act) -> rooms.RoomView:
    """Allowed to the person of the seat and to the host."""
    found = await table(request)
    if not _hosts(request, found.room) and _reader(request, found.room) != _seat(request):
        raise RoomRefusal("not_your_seat")
    await found.ask(act)
    return _seen(found)
