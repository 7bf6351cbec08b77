"""Records: a whole game as text that people can read and programs can replay."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from operator import itemgetter
from typing import Any, Final

import msgspec

from cabale.core.errors import BadRecord
from cabale.core.numbers import whole_number
from cabale.core.options import Value, write_value
from cabale.core.pledges import LONGEST_PROMISE, LONGEST_WHY, MOST_PLEDGES, Deal, Offered, Promise, Replied
from cabale.core.seats import LETTERS
from cabale.core.talk import LONGEST_LINE, MOST_LINES, Line

FORMAT: Final = 1
WIDTH: Final = 100

_ESCAPED: Final = len("\\u0000")  # what a character may become in a string
_LINE: Final = len('{a>abcdefgh ""}\n') + _ESCAPED * LONGEST_LINE
_ENTRIES: Final = "{a>b pledges  for  until 1000 because }\n{a>b pledge 1000 withdrawn because }\n"
_PLEDGE: Final = len(_ENTRIES) + 2 * LONGEST_PROMISE + 2 * LONGEST_WHY
_PAIRS: Final = len(LETTERS) * (len(LETTERS) - 1)
LONGEST_LOG: Final = 4_000_000  # characters of fields and answers; no game comes near it
LARGEST: Final = LONGEST_LOG + MOST_LINES * _LINE + _PAIRS * MOST_PLEDGES * _PLEDGE

_STRING: Final = r'"(?:[^"\\]|\\.)*"'
_PROMISE: Final = r"[a-z_]+/[a-z0-9_.]*/[a-z0-9_]*"
_COUNT: Final = rf"[0-9]{{1,{len(str(MOST_PLEDGES))}}}"
_TOKEN: Final = re.compile(
    rf"\[(?P<tag>[a-z_]+)(?P<values>(?:\s+(?:{_STRING}|[^\s\[\]\"]+))*)\s*\]"
    rf"|\{{(?P<speaker>[a-h])(?:>(?P<to>[a-h]+))?\s+(?P<said>{_STRING})\}}"
    r"|\{(?P<by>[a-h])>(?P<whom>[a-h])\s+pledges?\s+(?:"
    rf"(?P<promise>{_PROMISE})(?:\s+for\s+(?P<back>{_PROMISE}))?\s+until\s+(?P<until>{_COUNT})"
    rf"|(?P<number>{_COUNT})\s+(?P<reply>accepted|refused|withdrawn))"
    rf"(?:\s+because\s+(?P<because>[a-z-]{{1,{LONGEST_WHY}}}))?\}}"
    r"|(?P<word>[^\s\[\]{}\"]+)\s*"
    r"|(?P<space>\s+)"
)
_OWN_TAGS: Final = (
    "cabale",
    "game",
    "package",
    "rules",
    "seats",
    "name",
    "commitment",
    "nonce",
    "secret",
    "given",
    "result",
    "end",
)


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What a game was: set-up, the committed deal, every answer, talk and pledges, and how it ended."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Value]
    names: tuple[str, ...] = ()
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    secret: str | None = None
    given: int = 0  # how many of the words come from the game that this one goes on from
    words: tuple[str, ...] = ()
    talk: tuple[Line, ...] = ()
    deals: tuple[Deal, ...] = ()
    ranks: tuple[int, ...] = ()
    package: str = ""  # that brought the game; none for games of the house

    def write(self) -> str:
        """The record as text; its last line tells whether anything above it is missing or altered."""
        head = [f"[cabale {FORMAT}] [game {self.game}] [rules {self.rules}] [seats {self.seats}]"]
        head += [f"[package {quote(self.package)}]"] if self.package else []
        head += [f"[{name} {write_value(value)}]" for name, value in self.options.items()]
        head += [f"[name {LETTERS[i]} {quote(name)}]" for i, name in enumerate(self.names)]
        if self.commitment:
            head.append(f"[commitment {self.commitment}]")
        head += [f"[nonce {LETTERS[i]} {quote(nonce)}]" for i, nonce in enumerate(self.nonces)]
        if self.secret:
            head.append(f"[secret {self.secret}]")
        if self.given:
            head.append(f"[given {self.given}]")
        if self.ranks:
            head.append(f"[result {' '.join(map(str, self.ranks))}]")
        text = "\n".join(head) + "\n\n" + self._body() + "\n"
        return f"{text}[end {len(self.words)} {checksum(text)}]\n"

    def _body(self) -> str:
        remarks = [(line.place, _write_line(line)) for line in self.talk]
        remarks += [(deal.place, _write_deal(deal)) for deal in self.deals]
        remarks.sort(key=itemgetter(0))
        lines: list[str] = []
        line = ""
        said = 0
        for place in range(len(self.words) + 1):
            while said < len(remarks) and remarks[said][0] == place:
                lines += [line] if line else []
                lines.append(remarks[said][1])
                line = ""
                said += 1
            if place < len(self.words):
                word = self.words[place]
                if line and len(line) + 1 + len(word) > WIDTH:
                    lines.append(line)
                    line = ""
                line = f"{line} {word}" if line else word
        lines += [line] if line else []
        return "\n".join([*lines, ""])


def read_record(text: str) -> Record:
    """A record from its text; whether it replays is for the game to find out."""
    if len(text) > LARGEST:
        raise BadRecord("too_large", most=LARGEST)
    text = text.replace("\r\n", "\n").removeprefix("\ufeff")
    _check_letters(text)
    if not text.lstrip().startswith("[cabale "):
        raise BadRecord("not_a_record")
    if not re.search(r"\[end \d+ [0-9a-f]+\]\s*\Z", text):
        raise BadRecord("truncated")
    fields, options, names, nonces, words, talk, deals = _tokens(text)
    if fields["end"] != [str(len(words)), checksum(text[: text.rindex("[end ")])]:
        raise BadRecord("edited")
    if fields["cabale"] != [str(FORMAT)]:
        raise BadRecord("record_format", found=" ".join(fields["cabale"]), known=FORMAT)
    given = _number(fields, "given") if "given" in fields else 0
    if given > len(words):
        raise BadRecord("bad_tag", tag="given")
    return Record(
        game=_one(fields, "game"),
        rules=_number(fields, "rules"),
        seats=_number(fields, "seats"),
        options=options,
        names=tuple(names),
        commitment=_one(fields, "commitment"),
        nonces=tuple(nonces),
        secret=_hex(fields, "secret") if "secret" in fields else None,
        given=given,
        words=tuple(words),
        talk=tuple(talk),
        deals=tuple(deals),
        ranks=tuple(_read_number(rank, "result") for rank in fields.get("result", [])),
        package=_one(fields, "package") if "package" in fields else "",
    )


def _check_letters(text: str) -> None:
    """Half a character is none: a file cannot hold it, and it has no checksum."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadRecord("bad_record_text", line=text.count("\n", 0, error.start) + 1) from error


def _tokens(
    text: str,
) -> tuple[dict[str, list[str]], dict[str, Value], list[str], list[str], list[str], list[Line], list[Deal]]:
    fields: dict[str, list[str]] = {}
    options: dict[str, Value] = {}
    names: list[str] = []
    nonces: list[str] = []
    words: list[str] = []
    talk: list[Line] = []
    deals: list[Deal] = []
    position = 0
    while position < len(text):
        found = _TOKEN.match(text, position)
        if not found:
            raise BadRecord("bad_record_text", line=text.count("\n", 0, position) + 1)
        position = found.end()
        if found["word"]:
            words.append(found["word"])
        elif found["speaker"]:
            to = tuple(LETTERS.index(letter) for letter in found["to"] or "")
            talk.append(Line(len(words), LETTERS.index(found["speaker"]), _unquote(found["said"]), to))
        elif found["by"]:
            deals.append(_read_deal(found, len(words)))
        elif found["tag"]:
            tag = found["tag"]
            values = [_unquote(value) for value in re.findall(rf"{_STRING}|\S+", found["values"])]
            if tag in ("name", "nonce"):
                numbered = names if tag == "name" else nonces
                if len(values) != 2 or values[0] != LETTERS[len(numbered) : len(numbered) + 1]:
                    raise BadRecord("bad_tag", tag=tag)
                numbered.append(values[1])
            elif tag in fields or tag in options:
                raise BadRecord("bad_tag", tag=tag)
            elif tag in _OWN_TAGS:
                fields[tag] = values
            elif len(values) == 1:
                options[tag] = values[0]
            else:
                raise BadRecord("bad_tag", tag=tag)
    return fields, options, names, nonces, words, talk, deals


def _one(fields: Mapping[str, list[str]], tag: str) -> str:
    values = fields.get(tag, [])
    if len(values) != 1:
        raise BadRecord("bad_tag", tag=tag)
    return values[0]


def _number(fields: Mapping[str, list[str]], tag: str) -> int:
    return _read_number(_one(fields, tag), tag)


def _read_number(text: str, tag: str) -> int:
    number = whole_number(text)
    if number is None:
        raise BadRecord("bad_tag", tag=tag)
    return number


def _hex(fields: Mapping[str, list[str]], tag: str) -> str:
    value = _one(fields, tag)
    if not re.fullmatch(r"[0-9a-f]{64}", value):
        raise BadRecord("bad_tag", tag=tag)
    return value


def _write_line(line: Line) -> str:
    to = ">" + "".join(LETTERS[seat] for seat in line.to) if line.to else ""
    return f"{{{LETTERS[line.speaker]}{to} {quote(line.text)}}}"


def _write_deal(deal: Deal) -> str:
    parties = f"{LETTERS[deal.by]}>{LETTERS[deal.to]}"
    because = f" because {deal.why}" if deal.why else ""
    if isinstance(deal, Replied):
        return f"{{{parties} pledge {deal.number} {deal.reply}{because}}}"
    back = f" for {_write_promise(deal.in_return)}" if deal.in_return else ""
    return f"{{{parties} pledges {_write_promise(deal.promise)}{back} until {deal.until}{because}}}"


def _read_deal(found: re.Match[str], place: int) -> Deal:
    by, to, why = LETTERS.index(found["by"]), LETTERS.index(found["whom"]), found["because"] or ""
    if found["number"]:
        reply: Any = found["reply"]  # one of those that the pattern knows
        return Replied(place, by, to, int(found["number"]), reply, why)
    back = _read_promise(found["back"]) if found["back"] else None
    return Offered(place, by, to, int(found["until"]), _read_promise(found["promise"]), back, why)


def _write_promise(promise: Promise) -> str:
    return f"{promise.deed}/{promise.about}/{promise.how}"


def _read_promise(text: str) -> Promise:
    return Promise(*text.split("/"))


def quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _unquote(text: str) -> str:
    if not text.startswith('"'):
        return text
    if "\\" not in text:
        return text[1:-1]
    try:
        plain = str(json.loads(text, strict=False))
        plain.encode()  # half a character is none
    except ValueError as error:
        raise BadRecord("bad_string", text=text) from error
    return plain


def checksum(text: str) -> str:
    """Tells an altered record from an intact one; the commitment, not this, guards the deal."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
