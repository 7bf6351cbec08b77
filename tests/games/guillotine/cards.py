"""Asking, drawing, collecting and playing action cards in Guillotine, for the second engine.

Generators that follow the text: each `yield` is a question, what comes back is the word. Where the guards may
be discarded meanwhile (G-99) the question is put again afterwards.
"""

from collections import Counter
from collections.abc import Generator, Sequence
from typing import Final

from tests.games.guillotine.box import FLAGS, GROUP, NAME, ORDER, Question, Seen, Table

Script = Generator[Question, str, None]
Choice = Generator[Question, str, str]
Drawn = Generator[Question, str, Seen | None]

FORWARD: Final = {  # G-14: how far these cards move a noble
    "stumble": [1], "pushed": [2], "tis_a_far_better_thing": [3], "ignoble_noble": [4], "l_idiot": [1, 2],
    "was_that_my_name": [1, 2, 3], "civic_pride": [1, 2], "military_might": [1, 2], "majesty": [1, 2],
}  # fmt: skip
BACKWARD: Final = {"trip": [1], "friend_of_the_queen": [1, 2], "fainting_spell": [1, 2, 3]}
COLOUR: Final = {"civic_pride": "green", "military_might": "red", "majesty": "purple"}
OTHER_NOBLES: Final = ("public_demand", "forward_march", "fled_to_england", "clothing_swap")
ANYBODY: Final = ("rush_job", "missed", "infighting", "lack_of_support", "confusion_in_line")  # G-43
ANOTHER: Final = ("after_you", "information_exchange", "tough_crowd", "clerical_error", "missing_heads")
IN_THE_END: Final = ("clerical_error", "missing_heads", "twist_of_fate")  # beside those marked E (G-75)


def chance(things: Sequence[str]) -> Choice:
    """G-7: one of these, each as likely; those alike are one outcome."""
    word = yield Question("~", "", dict(Counter(f"~{thing}" for thing in things)))
    return word.removeprefix("~")


def random_one(things: Sequence[str]) -> Choice:
    """One of these at random, without a word where there is but one."""
    return things[0] if len(things) == 1 else (yield from chance(things))


def choose(
    table: Table, seat: str, kind: str, verb: str, things: list[str], guards: bool = False, plain: bool = True
) -> Choice:
    """One of these things; the only one without a word, where it is plain to everybody that it is.

    `guards`: a decision of its own, at which they may be discarded first, and it is offered again (G-99).
    """
    if plain and len(set(things)) == 1:
        return things[0]
    while True:
        words = {f"{seat}:{verb}{thing}": 1 for thing in things}  # G-8: copies of a card are one choice
        if guards and table.guarded_by() == seat:
            words[f"{seat}:discard_guards"] = 1
        word = yield Question(seat, kind, words)
        if not word.endswith(":discard_guards"):
            return word.removeprefix(f"{seat}:{verb}")
        table.dismiss()


def in_order(cards: set[str] | list[str]) -> list[str]:
    """As the table of G-13 lists them."""
    return sorted(cards, key=ORDER.__getitem__)


def out_of_turn(table: Table, asked: str) -> tuple[str, ...]:
    """G-99 (2): what may be done while this seat, or chance, is waited for."""
    owner = table.guarded_by()
    return (f"{owner}!discard_guards",) if owner and owner != asked and table.options["guards_async"] else ()


def draw(table: Table, seat: str, kind: str = "drew") -> Script:
    """G-101: a card of the action deck, made anew of the discard pile if it is empty."""
    if not table.action_deck:
        if not table.action_discard:
            return
        table.action_deck, table.action_discard = table.action_discard, []
        table.tell("reshuffled")
    card = yield from chance(table.action_deck)
    table.action_deck.remove(card)
    table.hands[seat].append(card)
    table.tell(kind, {seat})


def draw_noble(table: Table) -> Drawn:
    """G-100, G-102: the top noble of the deck, if there is one."""
    if table.top:
        return table.top.pop(0)
    table.refill()
    if not table.noble_deck:
        return None
    noble = yield from chance(table.noble_deck)
    table.noble_deck.remove(noble)
    return Seen(noble, frozenset())


def lay(table: Table, kind: str = "laid") -> Script:
    """The top noble of the deck joins the end of the line, or its front where it is dealt so (G-22)."""
    drawn = yield from draw_noble(table)
    if drawn:
        in_front = kind == "laid" and table.options["line_deal"] == "back_first"
        table.line.insert(0 if in_front else len(table.line), drawn.noble)
        table.tell(kind)


def shuffle(table: Table, first: int) -> Script:
    """The first so many nobles of the line: who stands first, then who stands next."""
    first = min(first, len(table.line))
    if first < 2:
        return
    for place in range(first):
        table.move((yield from random_one(table.line[place:first])), place + 1, "stood")
    table.tell("shuffled")


def collect_from_line(table: Table, seat: str) -> Script:
    """G-60."""
    if table.lapsed or not table.line:
        return
    if seat in table.confused:  # the marker goes away, whether or not there is something to shuffle
        table.confused.remove(seat)
        yield from shuffle(table, len(table.line))
    yield from moment(table, seat)
    yield from collect(table, seat, table.line.pop(0))


def moment(table: Table, collector: str) -> Script:
    """G-91 to G-94: the moment before the blade falls, which is there whoever holds the card."""
    if table.options["confusion_in_line"] != "interrupt" or table.guarded_by() == collector:
        return
    if len(table.line) < 2 or table.judge_in_front() or "confusion_in_line" in table.action_discard:
        return
    table.blade = True
    while True:
        owner = table.guarded_by()
        holder = "".join(seat for seat in table.others(collector) if "confusion_in_line" in table.hands[seat])
        if holder and owner in ("", holder):  # G-92
            answers = ["pass", "discard_guards" if owner else "play=confusion_in_line"]
            words = {f"{holder}:{answer}": 1 for answer in answers}
            word = yield Question(holder, "interrupt", words, secret=True)
        else:
            word = yield Question("~", "", {"~falls": 1}, asides=out_of_turn(table, "~"))
        if not word.endswith("discard_guards"):
            break
        table.dismiss()
    table.blade = False
    if word.endswith("confusion_in_line"):  # G-93
        yield from play(table, holder, "confusion_in_line")


def collect(table: Table, seat: str, noble: str) -> Script:
    """G-3: on top of the pile, and its text."""
    table.piles[seat].append(noble)
    table.tell("collected")
    yield from text(table, seat, noble)


def text(table: Table, seat: str, noble: str) -> Script:
    """G-60, (3) to (5)."""
    if noble in ("lord", "lady", "lady_in_waiting"):  # G-61
        if table.options["extra_draw"] == "end_of_turn" and seat == table.active:
            table.draws += 1
        else:
            yield from draw(table, seat)
    elif noble in ("general", "captain_of_the_guard"):  # G-62
        yield from lay(table, "joined")
    elif noble == "robespierre":  # G-64
        table.ending = table.lapsed = True
        table.collects = 0
    elif noble == "the_clown":  # G-65
        player = yield from choose(table, seat, "clown", "name>", table.others(seat), guards=True)
        table.piles[seat].remove(noble)
        table.piles[player].append(noble)
        table.tell("handed_on")
    elif noble == "innocent_victim":  # G-66
        yield from discarding(table, seat, "victim", 1)
    if GROUP[noble] == "purple" and "foreign_support" in table.fronts[seat]:
        yield from draw(table, seat)
    if noble == "fast_noble":  # G-63
        yield from collect_from_line(table, seat)
    elif noble == "rival_executioner":
        drawn = yield from draw_noble(table)
        if drawn:
            yield from collect(table, seat, drawn.noble)


def playable(table: Table, seat: str, card: str) -> bool:
    """G-41, but for the Judge and Rush Job, which bar every card; in the final phase nothing bars (G-75)."""
    if table.closing:
        extended = card in IN_THE_END and table.options["endgame_play"] == "extended"
        return ("E" in FLAGS[card] or extended) and has_choice(table, seat, card)
    if table.guarded_by() and "L" in FLAGS[card]:  # G-46
        if card != "after_you" or table.options["guards_bar_after_you"]:  # G-R14
            return False
    if card == "confusion_in_line" and table.options["confusion_in_line"] == "interrupt":
        return False  # G-R16
    return has_choice(table, seat, card)


def has_choice(table: Table, seat: str, card: str) -> bool:
    """Whether a card that needs a choice has a legal one; always, for a card that needs none (G-R9)."""
    if card in ANYBODY or card in ANOTHER:
        return bool(players_for(table, seat, card))
    if card in FORWARD or card in BACKWARD or card in OTHER_NOBLES:
        return bool(nobles_for(table, card))
    if card == "rat_break":
        return bool(table.action_discard)
    return card != "twist_of_fate" or any(table.fronts.values())


def players_for(table: Table, seat: str, card: str) -> list[str]:
    """G-43: whom this card may name."""
    self_too = card in ANYBODY or (card == "missing_heads" and table.options["missing_heads_self"])  # G-R32
    players = list(table.seats) if self_too else table.others(seat)
    if card in ("missed", "clerical_error", "missing_heads"):
        return [player for player in players if table.piles[player]]
    if card in ("infighting", "lack_of_support"):  # the card itself leaves the hand when it is played
        return [player for player in players if [other for other in table.hands[player] if other != card]]
    return players


def nobles_for(table: Table, card: str) -> list[str]:
    """Nobles of the line that this card may take."""
    if card in ("fled_to_england", "clothing_swap"):
        return list(table.line)
    if card == "public_demand":
        return table.line[1:]
    if card == "forward_march":
        return [noble for noble in table.line[1:] if NAME[noble] == "palace_guard"]
    fits = [noble for noble in table.line if COLOUR.get(card, GROUP[noble]) == GROUP[noble]]
    return [noble for noble in fits if distances(table, card, noble)]


def distances(table: Table, card: str, noble: str) -> list[int]:
    """G-42: how far this card may move this noble."""
    place = table.line.index(noble) + 1
    if card in FORWARD:
        return [distance for distance in FORWARD[card] if place - distance >= 1]
    return [distance for distance in BACKWARD[card] if place + distance <= len(table.line)]


def play(table: Table, seat: str, card: str) -> Script:
    """G-40, G-48."""
    table.hands[seat].remove(card)
    table.forget(seat, card)
    table.playing.append(card)
    table.tell("played")
    player = noble = ""
    interrupt = card == "confusion_in_line" and table.options["confusion_in_line"] == "interrupt"
    if card in (*ANYBODY, *ANOTHER) and not interrupt:
        player = yield from choose(table, seat, "player", "name>", players_for(table, seat, card))
        table.tell("named")
    if card in FORWARD or card in BACKWARD or card in OTHER_NOBLES:
        noble = yield from choose(table, seat, "noble", "noble=", nobles_for(table, card))
        table.tell("chose")
    yield from effect(table, seat, card, player, noble)
    table.playing.remove(card)
    if "F" in FLAGS[card]:
        table.fronts[player or seat].append(card)
        table.tell("placed")
    else:
        table.action_discard.append(card)
    if not table.closing:
        table.master_spy()


def effect(table: Table, seat: str, card: str, player: str, noble: str) -> Script:
    """G-14, in the order of its table. Cards in front (F) have no effect of their own here."""
    line = table.line
    if card in FORWARD or card in BACKWARD:
        possible = [str(distance) for distance in distances(table, card, noble)]
        distance = int((yield from choose(table, seat, "distance", "by=", possible)))
        place = line.index(noble) + 1
        table.move(noble, place - distance if card in FORWARD else place + distance)
    elif card in ("public_demand", "forward_march"):
        table.move(noble, 1)
    elif card == "let_them_eat_cake":
        if "marie_antoinette" in line[1:]:
            table.move("marie_antoinette", 1)
    elif card == "lack_of_faith":
        blue = [noble for noble in line if GROUP[noble] == "blue"]
        if blue and blue[0] != line[0]:
            table.move(blue[0], 1)
    elif card == "bribed_guards":
        if len(line) > 1:
            table.move(line[0], len(line))
    elif card == "opinionated_guards":
        first = min(4, len(line))
        for place in range(first):
            noble = yield from choose(table, seat, "order", "noble=", line[place:first], guards=True)
            table.move(noble, place + 1, "stood")
        table.tell("ordered")
    elif card == "milling_in_line":
        yield from shuffle(table, 5)
    elif card == "the_long_walk":
        if len(line) > 1:
            line.reverse()
            table.tell("reversed")
    elif card == "mass_confusion":
        nobles = len(line)
        table.noble_deck += line + [seen.noble for seen in table.top]
        line.clear()
        table.top.clear()
        for _ in range(nobles):
            yield from lay(table)
    elif card == "confusion_in_line":
        if player:
            table.confused.add(player)  # option `confusion_in_line: marker`
        else:
            yield from shuffle(table, len(line))  # G-93
    elif card == "escape":
        for _ in range(min(2, len(line))):
            table.bury((yield from random_one(line)))
        yield from shuffle(table, len(line))
    elif card == "fled_to_england":
        table.bury(noble)
    elif card == "clothing_swap":
        drawn = yield from draw_noble(table)  # G-R44: before the other is discarded
        place = line.index(noble)
        table.bury(noble)
        if drawn:
            line.insert(place, drawn.noble)
            table.tell("stepped_in")
    elif card == "extra_cart":
        for _ in range(3):
            yield from lay(table, "joined")
    elif card == "late_arrival":
        yield from late_arrival(table, seat)
    elif card == "missed":  # G-54
        line.append(table.piles[player].pop())
        table.tell("went_back")
    elif card == "after_you":
        table.piles[player].append(line.pop(0))
        table.tell("given")
    elif card == "double_feature":  # G-59
        table.collects += 1
    elif card == "political_influence":
        table.collects = 0
        table.draws += 3
    elif card == "scarlet_pimpernel":
        table.ending = True
    elif card == "rush_job":
        table.rushed.add(player)
    elif card == "forced_break":  # G-50
        for other in table.clockwise_from(seat)[1:]:
            if table.hands[other]:
                table.discard_from_hand(other, (yield from random_one(table.hands[other])))
    elif card == "infighting":  # G-51
        yield from discarding(table, player, "infighting", 2)
    elif card == "information_exchange":
        table.swap_hands(seat, player)
    elif card == "lack_of_support":
        yield from lack_of_support(table, seat, player)
    elif card == "rain_delay":  # G-53
        table.collect_hands()
        for other in table.clockwise_from(seat):
            for _ in range(5):
                yield from draw(table, other)
    elif card == "rat_break":  # G-58
        taken = yield from choose(table, seat, "pile", "card=", in_order(table.action_discard))
        table.take_from_discard(seat, taken)
    elif card == "clerical_error":
        yield from clerical_error(table, seat, player)
    elif card == "missing_heads":  # G-56
        noble = yield from random_one(table.piles[player])
        table.piles[player].remove(noble)
        table.noble_discard.append(noble)
        table.tell("lost")
    elif card == "twist_of_fate":  # G-57
        cards = [lying for front in table.fronts.values() for lying in front]
        table.dismiss((yield from choose(table, seat, "front", "card=", in_order(cards))), "removed")


def discarding(table: Table, seat: str, kind: str, due: int) -> Script:
    """So many cards of the own choice; whoever has no more than are due is not asked."""
    while due and table.hands[seat]:
        hand = in_order(table.hands[seat])
        asked = len(hand) > due
        card = (yield from choose(table, seat, kind, "card=", hand, True, plain=False)) if asked else hand[0]
        table.discard_from_hand(seat, card)
        due -= 1


def late_arrival(table: Table, seat: str) -> Script:
    """G-49, G-R29."""
    for _ in range(3):
        drawn = yield from draw_noble(table)
        if drawn:
            table.looked.append(Seen(drawn.noble, drawn.by | {seat}))
            table.tell("peeked", {seat})
    if not table.looked:
        return
    nobles = [seen.noble for seen in table.looked]
    noble = yield from choose(table, seat, "arrival", "noble=", nobles, guards=True)
    rest = [seen for seen in table.looked if seen.noble != noble]
    table.looked = []
    table.line.append(noble)
    table.tell("joined")
    if table.options["late_arrival_rest"] == "discard":
        for seen in rest:
            table.noble_discard.append(seen.noble)
            table.tell("lost")
    elif rest:
        table.top = rest + table.top
        table.tell("put_back")


def lack_of_support(table: Table, seat: str, player: str) -> Script:
    """G-R35: the whole hand is seen, by this seat alone."""
    hand = in_order(table.hands[player])
    if player != seat:
        table.known[seat][player] = list(hand)
        for _ in hand:
            table.tell("looked", {seat, player})
    card = yield from choose(table, seat, "inspect", "card=", hand, True, plain=len(hand) == 1)
    table.discard_from_hand(player, card)


def clerical_error(table: Table, seat: str, other: str) -> Script:
    """G-55, and option `clerical_error: collect`, which is a swap in the final phase too (G-75)."""
    noble = yield from choose(table, seat, "error", "noble=", table.piles[other], guards=True)
    table.tell("chose")
    if table.options["clerical_error"] == "collect" and not table.closing:
        table.piles[other].remove(noble)
        table.tell("switched")
        yield from collect(table, seat, noble)
        rest = [another for another in table.piles[seat] if another != noble]
        if rest:
            back = yield from choose(table, other, "error", "noble=", rest, guards=True)
            table.piles[seat].remove(back)
            table.tell("switched")
            yield from collect(table, other, back)
        return
    mine = table.piles[seat]
    back = (yield from choose(table, other, "error", "noble=", mine, guards=True)) if mine else ""
    for taker, giver, taken in ((seat, other, noble), (other, seat, back)):
        if taken:
            table.piles[giver].remove(taken)
            table.piles[taker].append(taken)
            table.tell("switched")
