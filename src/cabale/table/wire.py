"""What crosses the wire: one place for every message, in and out.

The client's types, OpenAPI and AsyncAPI are made from these (`documents`). Data is data, and every
sentence comes beside it in the reader's language: the client knows no rules and tells no story.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from cabale.core.options import Value
from cabale.core.pledges import Mark, Promise, Reply
from cabale.core.pledges import Standing as PledgeStanding
from cabale.core.views import Argument, Event, View
from cabale.games import GAMES
from cabale.table.orders import Standing
from cabale.table.settings import Settings, Tempo
from cabale.text.laid import Laid

LARGEST: Final[int] = 16_384  # bytes of one message from a client
VIEWS: Final[dict[str, type[View]]] = {
    entry.game.id: entry.part("view") for entry in GAMES.entries if entry.own
}
"""What a `View` is in each game of the house, and in its history what an `Event` is: the documents name them
all. Those of other packages are views of no particular kind, laid out beside (`Laid`)."""

Tone = Literal["quiet", "hostile", "plain"]  # how a choice is printed


# --- the house ------------------------------------------------------------------------------------


class OptionValue(msgspec.Struct, frozen=True):
    """A value that an option takes, and its words."""

    value: Value
    label: str
    seat: int  # the seat that it names; -1 if it names none


class OptionCard(msgspec.Struct, frozen=True):
    """An option of a game, as the form of a room shows it."""

    name: str
    rule: str
    label: str
    default: Value  # at tables
    values: tuple[OptionValue, ...]  # all there are; for a whole number or a row only those beside it
    least: int | None  # of a whole number
    most: int | None
    row: tuple[OptionValue, ...]  # words of which a row is made; it is written with commas between them
    length: int  # of that row
    room: bool  # a clock: the rules never read it
    unit: str  # what stands behind a whole number


class LevelCard(msgspec.Struct, frozen=True):
    """A level of bots that people may choose."""

    level: str
    label: str
    description: str  # how it plays, in a few words


class TempoCard(msgspec.Struct, frozen=True):
    """How a room may be played, as its host is asked once: what to arrange for it."""

    tempo: Tempo
    label: str
    description: str
    options: dict[str, Value]
    settings: dict[str, Value]


class GameCard(msgspec.Struct, frozen=True):
    """A game of the house, for the lobby and for the form of a room."""

    game: str
    title: str
    fewest: int
    most: int
    usual: int
    minutes: int  # that a game with automatons takes about
    package: str  # that brought it; none for games of the house
    options: tuple[OptionCard, ...]
    levels: tuple[LevelCard, ...]  # weakest first
    tempos: tuple[TempoCard, ...]


class RuleText(msgspec.Struct, frozen=True):
    """A numbered rule; its text is Markdown."""

    number: str
    text: str


class Phrase(msgspec.Struct, frozen=True):
    """A quick phrase: said by its key, read by everybody in their own language."""

    key: str
    text: str


# --- rooms, over HTTP -----------------------------------------------------------------------------


class OpenRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Open a room."""

    game: str
    seats: int
    options: dict[str, Value] = {}
    settings: Settings = Settings()


class ArrangeRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Change options, settings and the number of seats before the game begins; the host only."""

    seats: int | None = None  # None: as many as there are
    options: dict[str, Value] = {}  # only those that change
    settings: dict[str, Value] = {}  # only those that change


class RoomOpened(msgspec.Struct, frozen=True):
    """The room's id, for the link, and the token that makes its bearer the host."""

    room: str
    token: str


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down. With the host's token in the header, the host does."""

    name: str
    language: str
    emblem: int = 0  # 1 to 8; 0 takes the first that is left
    nonce: str = ""  # mixed into the deal


class SeatTaken(msgspec.Struct, frozen=True):
    """The token that this browser keeps: it is the seat."""

    room: str
    seat: int
    token: str


class EnterGallery(msgspec.Struct, forbid_unknown_fields=True):
    """Speak from the gallery, under this name."""

    name: str
    language: str


class GalleryEntered(msgspec.Struct, frozen=True):
    """The token that this browser keeps: with it one watches as before, and may talk to all."""

    room: str
    token: str


class Introduce(msgspec.Struct, forbid_unknown_fields=True):
    """Change one's name, language or emblem; the person of the seat only."""

    name: str
    language: str
    emblem: int = 0


class Admit(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody new may have a seat of a running game."""

    admit: bool


class HandOver(msgspec.Struct, forbid_unknown_fields=True):
    """Let a bot of this level answer for a seat."""

    level: str


class Reorder(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits where: for each seat, the seat whose chair it gets."""

    order: tuple[int, ...]


class Invitation(msgspec.Struct, frozen=True):
    """Where the room is to be found, and the same as a QR code: a path in a square of `size` modules."""

    link: str
    size: int
    path: str
    local: bool  # whether it leads nowhere but to this very machine


class MoveCode(msgspec.Struct, frozen=True):
    """A word, good once and for a while, that moves everything this token may do to another device."""

    code: str
    minutes: int
    invitation: Invitation  # to that device


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """Give the word on the other device: the answer is a new token, and the old one is void."""

    code: str


class Chair(msgspec.Struct, frozen=True):
    """Who sits in a seat, as everybody sees it."""

    name: str
    emblem: int  # 1 to 8
    level: str  # of the bot that answers, if one does
    open: bool
    person: bool  # whether the seat is somebody's, even if a bot answers for the moment
    away: bool  # whether its person has no connection now
    stumbled: bool  # whether its bot failed and the random bot answers instead


class Knock(msgspec.Struct, frozen=True):
    """Somebody new asks for a seat of a running game; one no, or a minute's silence, is a no."""

    seat: int
    name: str
    asked: tuple[int, ...]  # seats whose people have not said yes yet


class RoomView(msgspec.Struct, frozen=True):
    """A room as everybody sees it."""

    room: str
    game: str
    title: str
    seats: int
    options: dict[str, Value]
    orders: tuple[str, ...]  # the standing orders that this game knows
    pledges: bool  # whether players of this game may promise each other something in writing
    settings: Settings
    chairs: tuple[Chair, ...]
    host: int  # the host's seat; -1 if the host has none
    commitment: str
    begun: bool
    paused: bool
    rushed: bool  # whether the rest is being played at once, as somebody who is out has asked
    over: bool
    closed: bool
    watching: int  # spectators
    next: str  # the room of the rematch; empty if there is none
    branch: bool  # whether it goes on from a position of another game
    knock: Knock | None  # somebody who asks for a seat of the running game


class Mine(msgspec.Struct, frozen=True):
    """A room as the bearer of a token finds it again: where they sit, and what waits for them."""

    room: RoomView
    seat: int  # -1: none
    host: bool
    asked: str  # the question, if there is one
    status: str  # what is waited for, or how it ended


class LobbyRoom(msgspec.Struct, frozen=True):
    """A room in the lobby."""

    room: str
    game: str
    title: str
    chairs: tuple[Chair, ...]
    begun: bool
    over: bool
    gallery: bool
    damaged: bool  # it cannot be opened any more


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from a place of a finished game, in one of its seats, with bots of a level in the others."""

    place: int  # of a step of its replay
    seat: int
    level: str
    name: str
    language: str


class Hunch(msgspec.Struct, frozen=True):
    """What a bot believes of another seat, in percent: that it holds a card, or is of a type."""

    seat: int
    name: str  # who sits there
    text: str
    percent: int


class Prospect(msgspec.Struct, frozen=True):
    """What a move promises: a share of the win, in percent."""

    text: str  # the move, as its label
    percent: int


class Hint(msgspec.Struct, frozen=True):
    """What a bot would answer, and why, from this seat's view alone."""

    text: str
    label: str
    reason: str
    hunches: tuple[Hunch, ...]
    prospects: tuple[Prospect, ...]  # of this move, then of the next best
    fear: str  # the reply that would hurt most, in a sentence; empty if there is none


class PromiseValue(msgspec.Struct, frozen=True):
    """Something that a promise may be about, or a way of doing it; empty if there is only one."""

    value: str
    label: str


class DeedForm(msgspec.Struct, frozen=True):
    """A deed that may be promised now. A promise of it takes one value of each row."""

    deed: str
    label: str
    about: tuple[PromiseValue, ...]
    how: tuple[PromiseValue, ...]


class PledgeTerm(msgspec.Struct, frozen=True):
    """For how long a pledge may hold."""

    until: int
    label: str


class PledgeForm(msgspec.Struct, frozen=True):
    """What a seat may offer another, what it may want in return, and until when."""

    gives: tuple[DeedForm, ...]
    wants: tuple[DeedForm, ...]
    terms: tuple[PledgeTerm, ...]


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """Why not: a code, the rule or the field, and the sentence in the reader's language."""

    code: str
    rule: str
    sentence: str


class Done(msgspec.Struct, frozen=True):
    """It is done, and there is nothing to say about it."""

    done: bool = True


# --- what a viewer sees of a game -----------------------------------------------------------------


class Told(msgspec.Struct, frozen=True):
    """Something that happened, and its sentence."""

    event: Event
    sentence: str
    beat: bool  # whether it deserves a moment of its own


class Offer(msgspec.Struct, frozen=True):
    """A move that is open. Choices of one `key` differ by what is in `arguments`: a target, a card."""

    text: str  # what to send back
    key: str
    arguments: dict[str, Argument]
    label: str  # whole, for the ear
    title: str  # short, for a button
    detail: str
    gain: str  # what it brings, as a figure: "+2", "steals 2"; empty where none says it
    cost: str  # what it costs, likewise
    consequence: str
    tone: Tone
    shortcut: str  # a letter, or nothing
    number: int  # the digit that it keeps from turn to turn, or 0 where its place must do


class Shut(msgspec.Struct, frozen=True):
    """A notable move that is not open, and why."""

    text: str
    key: str
    arguments: dict[str, Argument]
    title: str
    cost: str  # as a figure, where one says it
    reason: str
    rule: str


class Asked(msgspec.Struct, frozen=True):
    """What this viewer is asked."""

    kind: str
    rule: str
    heading: str
    sentence: str
    note: str  # what follows from the choices, in one line for all of them; may be empty
    secret: bool
    private: bool
    talk: bool
    offers: tuple[Offer, ...]
    shut: tuple[Shut, ...]


class Clock(msgspec.Struct, frozen=True):
    """How long there still is, in milliseconds, when this was sent. The same for everybody."""

    window: bool
    floor: int
    left: int | None  # None: no deadline
    whole: int | None  # how long there was at the beginning


class Heard(msgspec.Struct, frozen=True):
    """Something said. A quick phrase is in the reader's language."""

    place: int
    speaker: int  # where they sit now; -1: they do not
    name: str  # by which they went when they said it
    to: tuple[int, ...]  # whom it was whispered to, in the same way
    text: str
    phrase: str  # its key, if it is one
    gallery: bool  # whether it was said from there


class Talk(msgspec.Struct, frozen=True):
    """A page of what was said: a frame brings the last of it only."""

    heard: int  # how many lines came before these
    lines: tuple[Heard, ...]


class Clause(msgspec.Struct, frozen=True):
    """What one party of a deal promises, and how that was kept."""

    seat: int
    promise: Promise
    sentence: str
    mark: Mark
    verdict: str  # the mark in words
    reason: str  # why it is marked so, where that could be doubted
    rule: str


class Deal(msgspec.Struct, frozen=True):
    """A pledge that this viewer may know of: its own, and everybody's when the game is over."""

    by: int
    to: int
    number: int  # among what `by` has offered to `to`: a deal is known by these three
    until: int  # the last turn in which it holds
    standing: PledgeStanding
    status: str  # the same in words
    gives: Clause
    returns: Clause | None
    sentence: str  # all of it, for the ear
    term: str  # for how long


class Talking(msgspec.Struct, frozen=True):
    """There is time to talk before the question that is open, until the clock or everybody says otherwise."""

    ready: tuple[int, ...]  # people who need no more of it
    awaited: tuple[int, ...]  # people who have not said so
    sentence: str


class Scene(msgspec.Struct, frozen=True):
    """The position as this viewer may know it, in data and in words."""

    view: View
    lines: tuple[str, ...]  # the table, line by line: for screen readers and the table twin
    status: str  # what is waited for, or how it ended
    verdict: str  # who won, once it is over
    laid: Laid | None = None  # for a board that is made from nothing else, where the page has none of its own


# --- over the socket, from the client -------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", tag_field="t", forbid_unknown_fields=True):
    """The first message: who is there, in which language, and how much it has had already."""

    token: str = ""
    language: str = "en"
    since: int = 0  # events
    heard: int = 0  # lines of talk
    words: bool = True  # False: a program that needs no sentences


class Answer(msgspec.Struct, tag="answer", tag_field="t", forbid_unknown_fields=True):
    """An answer in notation, to the question of this version: the same one sent twice counts once."""

    text: str
    version: int


class Say(msgspec.Struct, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Talk, to all or to some: words of one's own, or a quick phrase."""

    text: str = ""
    phrase: str = ""
    to: tuple[int, ...] = ()


class Propose(msgspec.Struct, tag="propose", tag_field="t", forbid_unknown_fields=True):
    """Promise another player something in writing, and perhaps want something in return."""

    to: int
    promise: Promise
    in_return: Promise | None = None
    until: int = 0  # the last turn in which it holds; 0: the turn that is going on


class Respond(msgspec.Struct, tag="respond", tag_field="t", forbid_unknown_fields=True):
    """Accept or refuse what one was offered, or withdraw one's own offer."""

    by: int
    to: int
    number: int
    reply: Reply


class Ready(msgspec.Struct, tag="ready", tag_field="t", forbid_unknown_fields=True):
    """Need no more time to talk before the question of this version."""

    version: int


class Stand(msgspec.Struct, tag="stand", tag_field="t", forbid_unknown_fields=True):
    """Give a standing order, or take it back."""

    order: str  # one that the game declares; empty: none
    only: dict[str, Argument] = {}  # what it is narrowed to, as the game allows


FromClient = Hello | Answer | Say | Propose | Respond | Ready | Stand

# --- over the socket, to the client ---------------------------------------------------------------


class Frame(msgspec.Struct, frozen=True, tag="frame", tag_field="t"):
    """All that the viewer may know now. Versions count per viewer, so private steps leave no gap."""

    version: int
    seat: int  # the viewer's; -1 watches
    host: bool
    gallery: str  # the name by which the viewer speaks from the gallery; empty if it does not
    room: RoomView
    scene: Scene | None  # None: the game has not begun
    asked: Asked | None
    asides: tuple[Offer, ...]  # what the viewer may do out of turn, sent back like an answer
    sealed: str  # the viewer's own answer, while it is sealed, as its label
    order: Standing  # the viewer's own standing order
    holds: bool  # whether it has a card for which it may be asked under cover, unless an order spares it that
    thinking: tuple[int, ...]  # seats whose automaton is asked and thinks for long, as everybody may know
    rest: bool  # whether only automata still play: whoever sits here may let them do so at once
    clock: Clock | None
    talking: Talking | None  # while there is time to talk before the question
    since: int  # how many events came before these
    told: tuple[Told, ...]
    heard: int  # how many lines came before these
    talk: tuple[Heard, ...]
    deals: tuple[Deal, ...]  # those that are new or changed since the last frame


FromServer = Frame | Refused
