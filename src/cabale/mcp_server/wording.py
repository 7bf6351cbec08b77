"""What the tools give back, in lines: the same as the data beside it, for whoever reads."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from cabale.core.errors import CabaleError
from cabale.mcp_server.seen import (
    Bargain,
    Choosable,
    Declined,
    Deed,
    Games,
    Opened,
    OpenMove,
    Place,
    Promisable,
    Quoted,
    Rooms,
    Seated,
    Seen,
)
from cabale.table.refusals import refused
from cabale.text import Words

BETWEEN = " · "


def tell_seen(words: Words, seen: Seen) -> str:
    """The table, what is new, and the question with everything that may be answered."""
    return "\n".join(_seen(words, seen))


def _seen(words: Words, seen: Seen) -> Iterator[str]:
    names = {place.seat: place.name for place in seen.places}
    game, mine = words.game_title(seen.game), names.get(seen.seat, "")
    yield words.say("mcp-table", game=game, title=quote(seen.title), state=words.say(f"mcp-{seen.state}"))
    if seen.table:
        yield words.say("mcp-seats", seats=words.all_of([_by_letter(words, it) for it in seen.places]))
        yield from seen.table
    else:
        yield from (_place(words, place) for place in seen.places)
    if seen.told:
        yield from _part(words.say("mcp-told"), seen.told)
    if seen.talk:
        yield from _part(words.say("mcp-talk"), (_spoken(words, line, names) for line in seen.talk))
    if seen.pledges:
        yield from _part(words.say("mcp-pledges"), (_deal(words, deal) for deal in seen.pledges))
    yield ""
    if seen.asked:
        asked = seen.asked
        yield words.say("mcp-asked", sentence=asked.sentence, rule=asked.rule)
        yield from filter(None, (asked.note,))
        if asked.secret or asked.private:
            yield words.say("mcp-secret")
        yield from map(_move, asked.offers)
        for shut in asked.shut:
            yield words.say("mcp-shut", move=f"{shut.answer}{BETWEEN}{shut.label}", reason=shut.reason)
    elif seen.ready_wanted:
        yield words.say("mcp-talk-time", sentence=seen.talking)
    else:
        yield _idle(words, seen)
    if seen.asides:
        yield words.say("mcp-asides")
        yield from map(_move, seen.asides)
    if seen.seconds is not None and (seen.asked or seen.ready_wanted):
        yield words.say("mcp-seconds", seconds=seen.seconds)
    yield words.say("mcp-you", name=quote(mine), seat=seen.seat) if seen.seat else words.say("mcp-no-seat")


def _idle(words: Words, seen: Seen) -> str:
    """Why nothing is asked."""
    if seen.state == "over":
        return seen.verdict
    if seen.state == "gathering":
        return words.say("mcp-gathering-host" if seen.host else "mcp-gathering-guest")
    if seen.state in ("paused", "closed"):
        return words.say(f"mcp-{seen.state}-now")
    sealed = words.say("mcp-sealed", label=seen.sealed) if seen.sealed else ""
    return " ".join(filter(None, (sealed, words.say("mcp-not-asked", status=seen.talking or seen.status))))


def tell_seated(words: Words, seated: Seated) -> str:
    token = words.say("mcp-seated", room=seated.room, seat=seated.seat, token=seated.token)
    return f"{token}\n\n{tell_seen(words, seated.seen)}"


def tell_games(words: Words, games: Games) -> str:
    lines: list[str] = []
    for game in games.games:
        lines.append(
            words.say(
                "mcp-game",
                id=game.game,
                title=game.title,
                fewest=game.fewest,
                most=game.most,
                minutes=game.minutes,
            )
        )
        lines += [f"  {_option(words, option)}" for option in game.options]
    levels = games.games[0].levels
    return "\n".join(
        [*lines, words.say("mcp-levels"), *(f"  {it.level}{BETWEEN}{it.description}" for it in levels)]
    )


def _option(words: Words, option: Choosable) -> str:
    values = [_value(value) for value in option.values]
    if option.least is not None:
        values.append(words.say("mcp-range", least=str(option.least), most=str(option.most)))
    listed = f" ({', '.join(values)})" if values else ""
    return f"{option.name}={_value(option.usual)}{listed}{BETWEEN}{option.label}"


def _value(value: object) -> str:
    return str(json.dumps(value, ensure_ascii=False)).strip('"')


def tell_rooms(words: Words, rooms: Rooms) -> str:
    if not rooms.rooms:
        return words.say("mcp-no-rooms")
    return "\n".join(
        words.say(
            "mcp-room",
            room=room.room,
            game=room.game,
            title=quote(room.title),
            state=words.say(f"mcp-{room.state}"),
            names=", ".join(map(quote, room.names)),
            free=", ".join(room.free) or "–",
        )
        for room in rooms.rooms
    )


def tell_opened(words: Words, opened: Opened) -> str:
    said = words.say("mcp-opened", room=opened.room, game=words.game_title(opened.game), seats=opened.seats)
    return "\n".join(filter(None, (said, opened.link)))


def tell_promisable(words: Words, found: Promisable) -> str:
    if not found.mine and not found.theirs:
        return words.say("mcp-no-pledges")
    return "\n".join(
        [
            words.say("mcp-promise-mine", to=found.to),
            *map(_deed, found.mine),
            words.say("mcp-promise-theirs", to=found.to),
            *map(_deed, found.theirs),
            words.say("mcp-promise-until"),
            *(f"- {until}{BETWEEN}{label}" for until, label in found.until.items()),
        ]
    )


def _deed(deed: Deed) -> str:
    def values(name: str, found: dict[str, str]) -> str:
        shown = [f"{value} ({label})" if label else value for value, label in found.items() if value]
        return f"{name}: {', '.join(shown)}" if shown else ""

    parts = (deed.deed, deed.label, values("about", deed.about), values("how", deed.how))
    return "- " + BETWEEN.join(filter(None, parts))


def tell_declined(words: Words, declined: Declined, seen: Seen | None = None) -> str:
    """A refusal, and what may be answered instead."""
    said = words.say(
        "mcp-declined", sentence=declined.sentence, code=declined.code, rule=declined.rule or "–"
    )
    if seen is None:
        return said
    return f"{said}\n\n{tell_seen(words, seen)}"


def declined(words: Words, error: CabaleError) -> Declined:
    refusal = refused(error, words.language)
    return Declined(refusal.code, refusal.rule, refusal.sentence)


def _part(head: str, lines: Iterable[str]) -> Iterator[str]:
    yield ""
    yield head
    for line in lines:
        yield f"- {line}"


def _place(words: Words, place: Place) -> str:
    who = words.say(f"mcp-who-{place.who}")
    return BETWEEN.join(filter(None, (place.seat, quote(place.name) if place.name else "", who)))


def _by_letter(words: Words, place: Place) -> str:
    who = words.say(f"mcp-who-{place.who}")
    return f"{place.seat} {quote(place.name)} ({words.say('mcp-away', who=who) if place.away else who})"


def _move(move: OpenMove) -> str:
    return BETWEEN.join(filter(None, (f"{move.number}. {move.answer}", move.label, move.consequence)))


def _deal(words: Words, deal: Bargain) -> str:
    return words.say(
        "mcp-pledge", by=deal.by, to=deal.to, number=deal.number, sentence=deal.sentence, status=deal.status
    )


def _spoken(words: Words, line: Quoted, names: dict[str, str]) -> str:
    """Somebody's words between quotation marks, on one line, whatever they hold."""
    speaker = f"{quote(line.name)}{f' ({line.seat})' if line.seat else ''}"
    if not line.to:
        return f"{speaker}: {quote(line.text)}"
    hearers = ", ".join(f"{quote(names.get(seat, ''))} ({seat})" for seat in line.to if seat)
    return f"{words.say('mcp-whispers', speaker=speaker, hearers=hearers)}: {quote(line.text)}"


def quote(text: str) -> str:
    """Somebody's own words: nothing in them ends the quotation or the line."""
    return json.dumps(" ".join(text.split()), ensure_ascii=False)
