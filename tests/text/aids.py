"""What a player's aid says: all its texts, its signs, its rules."""

from __future__ import annotations

from collections.abc import Iterator

from cabale.text.aid import Aid, AidItem


def items(aid: Aid) -> Iterator[AidItem]:
    yield from aid.aim
    for section in aid.sections:
        yield from section.items


def texts(aid: Aid) -> Iterator[str]:
    """Everything that is read."""
    spoken = [aid.title, *aid.signs.values()]
    for section in aid.sections:
        spoken += [section.title, section.note, section.amount, section.aside]
    for item in items(aid):
        spoken += [item.name, item.beside, item.text, item.note, item.aside]
        spoken += [cell.text for row in item.table for cell in row]
    return filter(None, spoken)


def figures(aid: Aid) -> list[str]:
    return [figure for item in items(aid) for figure in (item.figure, item.amount) if figure]


def signs(aid: Aid) -> set[str]:
    """Everything that is drawn."""
    drawn = {sign for item in items(aid) for sign in (*item.signs, *item.by)}
    return drawn | {sign for item in items(aid) for row in item.table for cell in row for sign in cell.signs}


def rules(aid: Aid) -> set[str]:
    numbers = {rule for item in items(aid) for rule in item.rules}
    return numbers | {rule for section in aid.sections for rule in section.rules}
