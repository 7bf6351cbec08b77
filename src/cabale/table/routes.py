"""Every request that the house answers over HTTP: one table, read by the application and by the documents."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from cabale.table.wire.afterwards import AnalysisView, Replay
from cabale.table.wire.answers import Done
from cabale.table.wire.games import GameCard, GuideText, Phrase, RuleText
from cabale.table.wire.hints import Hint
from cabale.table.wire.lessons import LessonCard, LessonView, PlayLesson
from cabale.table.wire.messages import Frame, Message
from cabale.table.wire.pledges import PledgeForm
from cabale.table.wire.rooms import (
    ArrangeRoom,
    Branch,
    Invitation,
    LobbyRoom,
    Mine,
    OpenRoom,
    RoomOpened,
    RoomView,
)
from cabale.table.wire.seats import (
    Admit,
    Claim,
    EnterGallery,
    GalleryEntered,
    HandOver,
    Introduce,
    MoveCode,
    Reorder,
    SeatTaken,
    TakeSeat,
)
from cabale.table.wire.talk import Talk
from cabale.text.aid import Aid

LESSONS: Final = "/api/games/{game}/lessons"
ROOM: Final = "/api/rooms/{room}"
SEAT: Final = ROOM + "/seats/{seat}"
SOCKET: Final = ROOM + "/socket"


class Endpoint(NamedTuple):
    """A request: its name is the handler's, and the client's function is called the same."""

    name: str
    method: Literal["GET", "POST", "DELETE"]
    path: str
    summary: str
    takes: Any  # the type of the body, None if there is none
    gives: Any  # the type of the answer; str is plain text
    bearer: Literal["", "token", "seat", "host"] = ""  # whose token it needs; "token": shows more with one
    query: tuple[str, ...] = ()
    playing: bool = False  # whether it is part of a game that is played without a socket, and counted as such


ENDPOINTS: Final = (
    Endpoint("list_games", "GET", "/api/games", "The games of the house", None, tuple[GameCard, ...]),
    Endpoint("list_rules", "GET", "/api/games/{game}/rules", "Its rules", None, tuple[RuleText, ...]),
    Endpoint("list_lessons", "GET", LESSONS, "Its lessons", None, tuple[LessonCard, ...]),
    Endpoint("play_lesson", "POST", LESSONS + "/{lesson}", "A lesson, so far", PlayLesson, LessonView),
    Endpoint("game_aid", "GET", "/api/games/{game}/aid", "A player's aid, for a usual table", None, Aid),
    Endpoint("see_guide", "GET", "/api/games/{game}/guide", "How to play it", None, GuideText),
    Endpoint("list_phrases", "GET", "/api/phrases", "Quick phrases", None, tuple[Phrase, ...]),
    Endpoint("list_rooms", "GET", "/api/rooms", "Rooms that the lobby shows", None, tuple[LobbyRoom, ...]),
    Endpoint("open_room", "POST", "/api/rooms", "Open a room", OpenRoom, RoomOpened),
    Endpoint("see_room", "GET", ROOM, "A room as everybody sees it", None, RoomView),
    Endpoint("see_aid", "GET", ROOM + "/aid", "A player's aid, for this table", None, Aid),
    Endpoint("see_mine", "GET", ROOM + "/mine", "The room from one's own seat", None, Mine, "token"),
    Endpoint("delete_room", "DELETE", ROOM, "Forget a room and its game", None, Done, "host"),
    Endpoint("invite", "GET", ROOM + "/invitation", "Link and QR code of a room", None, Invitation),
    Endpoint("arrange", "POST", ROOM + "/arrange", "Options and settings", ArrangeRoom, RoomView, "host"),
    Endpoint("reorder", "POST", ROOM + "/order", "Who sits where", Reorder, RoomView, "host"),
    Endpoint("fill_seats", "POST", ROOM + "/bots", "Bots in all free seats", HandOver, RoomView, "host"),
    Endpoint("begin", "POST", ROOM + "/begin", "Deal", None, RoomView, "host"),
    Endpoint("pause", "POST", ROOM + "/pause", "Stop the clocks", None, RoomView, "host"),
    Endpoint("resume", "POST", ROOM + "/resume", "Go on", None, RoomView, "host"),
    Endpoint("close", "POST", ROOM + "/close", "Close the room for good", None, RoomView, "host"),
    Endpoint("rematch", "POST", ROOM + "/rematch", "The same people again", None, RoomView, "seat"),
    Endpoint("talk", "GET", ROOM + "/talk", "What was said earlier", None, Talk, "token", ("before",)),
    Endpoint(
        "enter_gallery", "POST", ROOM + "/gallery", "Speak there", EnterGallery, GalleryEntered, "token"
    ),
    Endpoint("take_seat", "POST", SEAT, "Sit down", TakeSeat, SeatTaken, "token"),
    Endpoint("admit", "POST", SEAT + "/admit", "Let somebody new sit there", Admit, RoomView, "seat"),
    Endpoint("free_seat", "DELETE", SEAT, "Leave, or free a seat", None, RoomView, "seat"),
    Endpoint("introduce", "POST", SEAT + "/name", "Name and language", Introduce, RoomView, "seat"),
    Endpoint("hand_over", "POST", SEAT + "/bot", "A bot answers", HandOver, RoomView, "seat"),
    Endpoint("take_back", "POST", SEAT + "/person", "Its person answers", None, RoomView, "seat"),
    Endpoint("rush", "POST", SEAT + "/rest", "Play the rest at once", None, RoomView, "seat"),
    Endpoint("hint", "POST", SEAT + "/hint", "What would a bot answer", None, Hint, "seat"),
    Endpoint("pledges", "GET", SEAT + "/pledges", "What it may offer", None, PledgeForm, "seat", ("to",)),
    Endpoint(
        "next_frame",
        "GET",
        ROOM + "/frame",
        "What a socket would be shown next",
        None,
        Frame,
        "token",
        ("since", "heard", "words"),
        playing=True,
    ),
    Endpoint(
        "send", "POST", ROOM + "/messages", "What a socket would be sent", Message, Done, "seat", playing=True
    ),
    Endpoint("move_out", "POST", ROOM + "/move", "A word for another device", None, MoveCode, "seat"),
    Endpoint("move_in", "POST", ROOM + "/claim", "Take the seat to this device", Claim, SeatTaken),
    Endpoint("record", "GET", ROOM + "/record", "The record of a finished game", None, str, "token"),
    Endpoint("replay", "GET", ROOM + "/replay", "A game, step by step", None, Replay, "token", ("eyes",)),
    Endpoint("analysis", "GET", ROOM + "/analysis", "A finished game, weighed", None, AnalysisView, "token"),
    Endpoint("branch", "POST", ROOM + "/branch", "Go on from here with bots", Branch, SeatTaken),
)
