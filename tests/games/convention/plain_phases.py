"""The seven phases of the Convention, for the second engine, in the order of RULES.md."""

from __future__ import annotations

from tests.games.convention import plain_table as box
from tests.games.convention.plain_procedure import Procedure, Question, Script

PHASES = ("movement", "assembly", "committee", "mission", "club", "prison", "flight")


class Phases(Procedure):
    def game(self) -> Script:
        if not self.circle:
            yield from self.setup()
        while not self.over:
            for self.phase in PHASES:
                self.tell("phase")
                self.tried, self.bonus = [], {}
                yield from getattr(self, self.phase)()
            self.end_of_round()

    def setup(self) -> Script:
        """S-1 to S-6."""
        seats = list(self.seats)
        draft = self.options["faction_choice"] == "draft"
        if draft:
            place = seats.index((yield from self.chance(dict.fromkeys(seats, 1))))
            self.tell("chooser")
            seats = seats[place:] + seats[:place]
        left = list(box.FACTIONS)
        for seat in [*seats, *reversed(seats)] if len(seats) == 2 else seats:  # S-3: A, B, B, A
            if len(left) == 1:
                faction = left[0]
            elif draft:
                words = {f"{seat}:take={faction}": 1 for faction in left}
                faction = (yield Question("faction", {seat: ""}, {seat: words})).partition("=")[2]
            else:
                faction = yield from self.chance(dict.fromkeys(left, 1))
            left.remove(faction)
            self.factions[seat].append(faction)
            self.owner[faction] = seat
            self.tell("took")
        for faction in left:  # S-1: three players
            self.tell("unused")
            for deputy in box.DEPUTIES[faction]:
                self.bag["jacobins"].remove(f"den_{deputy}")
        self.post |= {d: "convention" for faction in self.owner for d in box.DEPUTIES[faction]}  # S-5
        self.circle = [self.factions[seat][0] for seat in (seats if len(seats) == 2 else self.seats)]
        self.circle += [self.factions[seat][1] for seat in seats if len(seats) == 2]  # S-2: A1, B1, A2, B2
        highest = list(self.seats)
        while len(highest) > 1:
            thrown = {}
            for seat in highest:
                thrown[seat] = yield from self.throw("threw")
            highest = [seat for seat in highest if thrown[seat] == max(thrown.values())]
        self.first = self.factions[highest[0]][0]
        self.round = 1
        self.tell("began")

    def movement(self) -> Script:
        self.moved, self.passed, self.newcomers = [], [], []
        while len(self.passed) < len(self.order()):
            for faction in [f for f in self.order() if f not in self.passed]:
                words = [f"move={d}>{post}" for d in box.DEPUTIES[faction] for post in self.destinations(d)]
                answer = (yield from self.ask(faction, "move", ["pass", *words])) if words else "pass"
                if answer == "pass":
                    self.passed.append(faction)
                    self.tell("passed")
                    continue
                deputy, _, post = answer.removeprefix("move=").partition(">")
                self.go(deputy, post, kind="moved")  # I-5: from his Report square too
                self.moved.append(deputy)
                self.newcomers += [faction] if post == "mission" else []

    def destinations(self, deputy: str) -> list[str]:
        """I-2, I-3."""
        if not self.free(deputy) or deputy in self.moved:
            return []
        found = [p for p, places in box.FREE_POSTS.items() if [*self.post.values()].count(p) < places]
        sent = ["mission"] if box.PARTY[deputy] in self.newcomers else []
        return [post for post in found if post not in (self.post[deputy], *sent)]

    def assembly(self) -> Script:
        yield from self.reports()
        yield from self.agenda()
        yield from self.dissolution()

    def reports(self) -> Script:
        """II-1 to II-4."""
        for deputy in self.everyone_at("convention"):
            if self.square[deputy] == "report":
                self.go(deputy, "convention")
        reporters = []
        for faction in self.order():
            if here := self.at(faction, "convention"):
                reporter = yield from self.ask_deputy(faction, "report_choose", here, "pass")
                if reporter == "pass":
                    self.tell("passed")
                else:
                    self.go(reporter, "convention", "report", "reporter")
                    reporters.append(reporter)
        for reporter in reporters:
            ayes, noes = yield from self.ballot("report_vote", "convention")
            self.tell("reported")
            if ayes <= noes:
                self.square[reporter] = "normal"
            if ayes != noes:
                self.gain(2 if ayes > noes else -2, reporter)

    def agenda(self) -> Script:
        """II-5 to II-8."""
        for faction in [f for f in self.order() if self.at(f, "convention")]:
            posts = {self.post[d] for d in box.DEPUTIES[faction]}
            near = [d for d in self.targets(faction) if self.post[d] in posts]
            words = [f"denounce={d}" for d in near if d not in self.charges]
            words += [f"support={d}" for d in self.charges if d not in [*self.supported, *self.own(faction)]]
            if not words:
                continue
            verb, _, deputy = (yield from self.ask(faction, "agenda", ["pass", *words])).partition("=")
            if verb == "denounce":
                self.denounce(deputy)
            elif verb == "support":
                self.supported.append(deputy)
                self.tell("supported")
            else:
                self.tell("passed")
        yield from self.resolve()

    def dissolution(self) -> Script:
        """II-9 to II-11."""
        if not self.options["dissolution_from"] <= self.round < self.options["rounds"]:
            return
        for faction in [f for f in self.order() if self.at(f, "convention")]:
            if (yield from self.ask(faction, "dissolve_propose", ["pass", "propose"])) == "propose":
                self.tell("proposed")
                ayes, noes = yield from self.ballot("dissolve_vote", "convention")
                self.dissolved = ayes > noes
                self.tell("dissolution")
                return
            self.tell("passed")

    def committee(self) -> Script:
        self.gain(1, *self.everyone_at("committee"))  # III-1
        self.named = []
        for faction in self.order():
            targets = [d for d in self.targets(faction) if d not in self.named]
            if not self.at(faction, "committee") or not targets:
                continue
            words = ["pass", *(f"denounce={d}" for d in targets)]
            _, _, target = (yield from self.ask(faction, "motion_propose", words)).partition("=")
            if not target:
                self.tell("passed")
                continue
            self.named.append(target)
            self.tell("motion")
            ayes, noes = yield from self.ballot("motion_vote", "committee")
            self.tell("carried")
            if ayes > noes:  # III-4
                self.denounce(target)
                yield from self.resolve(motion=True)
                return

    def mission(self) -> Script:
        self.gain(1, *self.everyone_at("mission"))  # IV-1
        for faction in self.order():
            if envoys := self.at(faction, "mission"):
                yield from self.sent_on_mission(faction, envoys)

    def sent_on_mission(self, faction: str, envoys: list[str]) -> Script:
        """IV-2 to IV-4."""
        self.drawer = faction
        yield from self.draw_for_a_mission(faction, len(envoys) + (len(envoys) > 1))
        left = list(self.drawn)
        if len(left) > len(envoys):
            self.rejected = yield from self.pick(faction, "mission_reject", "card", left)
            left.remove(self.rejected)
        while left:
            card = yield from self.pick(faction, "mission_card", "card", left)
            left.remove(card)
            self.assigned[card] = ""
            self.assigned[card] = yield from self.pick(faction, "mission_deputy", "choose", envoys)
            envoys = [d for d in envoys if d != self.assigned[card]]
        self.revealed, self.drawn = True, []
        for card in self.assigned:
            self.show(card, self.everybody)
            self.tell("assigned")
        if self.rejected:
            self.put_under(self.rejected)
            self.rejected = ""
            self.tell("rejected")
        for card, deputy in list(self.assigned.items()):
            yield from self.carry_out(card, deputy)
            del self.assigned[card]
            self.put_under(card)
        self.revealed = False

    def draw_for_a_mission(self, faction: str, number: int) -> Script:
        for _ in range(number):
            self.drawn.append((yield from self.draw("mission", faction)))
            self.tell("drew")

    def carry_out(self, card: str, deputy: str) -> Script:
        """A Mission card for its deputy."""
        faction = box.PARTY[deputy]
        effect, _, argument = box.MISSION[card].rstrip(")").partition("(")
        if effect == "PP":
            self.gain(int(argument), deputy)
        elif effect == "JOINT":
            others = [d for d in self.everyone_at("mission") if d not in self.own(faction)]
            answer = (yield from self.ask_deputy(faction, "joint", others, "pass")) if others else "pass"
            self.tell("joined")
            if answer == "pass":
                self.gain(1, deputy)
            else:
                self.gain(2, deputy, answer)
        elif effect == "TRIUMPH":
            if (yield from self.ask(faction, "triumph", ["stay", "return"])) == "stay":
                self.tell("stayed")
                self.gain(1, deputy)
            else:
                self.gain(2, deputy)
                self.go(deputy, "convention")
        elif effect == "IF_POST" and self.at(faction, argument):
            self.gain(2, deputy)
        elif effect == "LETTER" and (home := self.at(faction, "convention")):
            self.gain(2 if len(home) >= 3 else 1, deputy)
        elif effect == "ORDERS":
            yield from self.draw_for_a_mission(faction, 2)
            chosen = yield from self.pick(faction, "orders", "card", self.drawn)
            self.show(chosen, self.everybody)
            self.tell("picked")
            self.put_under(next(other for other in self.drawn if other != chosen))
            self.tell("laid_aside")
            self.drawn = []
            yield from self.carry_out(chosen, deputy)
            self.put_under(chosen)
        elif effect == "PRAISE":
            self.gain(1, deputy)
            if mates := [d for d in box.DEPUTIES[faction] if self.free(d) and d != deputy]:
                mate = yield from self.pick(faction, "praise", "choose", mates)
                self.tell("praised")
                self.gain(1, mate)
        elif effect == "DENOUNCED":
            self.denounce(deputy)
            yield from self.resolve()
        elif effect in ("RECALL", "TO_PRISON"):
            self.go(deputy, "convention" if effect == "RECALL" else "prison")
        else:
            self.tell("void")

    def club(self) -> Script:
        for faction in self.order():  # V-1
            if self.at(faction, "jacobins") or self.hands[faction]:
                yield from self.turn_at_the_club(faction)
        yield from self.defence()
        yield from self.resolve()  # V-8

    def turn_at_the_club(self, faction: str) -> Script:
        self.drawer = faction
        for card in list(self.hands[faction]):  # V-2
            if card in box.NAMED and self.post[box.NAMED[card]] == "guillotine":
                self.hands[faction].remove(card)
                self.put_under(card, in_sight=True)
                self.tell("lapsed")
        speakers = self.at(faction, "jacobins")
        for _ in speakers:
            yield from self.draw_at_the_club(faction)
        for card in self.drawn:  # V-4
            if box.CLUB[card].startswith(("ORATOR", "PURGE")):
                speaker = yield from self.pick(faction, "club_assign", "choose", speakers)
                speakers = [d for d in speakers if d != speaker]
                self.assigned[card] = speaker
                self.tell("spoke")
        while self.drawn:  # V-5
            card = yield from self.pick(faction, "club_order", "card", self.drawn)
            yield from self.use(faction, card)
            self.drawn.remove(card)
            self.assigned.pop(card, "")
            self.put_under(card)
        while hand := self.hands[faction]:  # V-6
            words = ["pass", *(f"put_back={card}" for card in hand)]
            words += [f"play={card}" for card in hand if self.victims(faction, card)]
            verb, _, card = (yield from self.ask(faction, "club_delayed", words)).partition("=")
            if verb == "pass":
                break
            if verb == "put_back":
                self.put_back(faction, card)
                self.tell("returned")
            else:
                self.tell("played")
                hand.remove(card)
                self.put_under(card, in_sight=True)
                yield from self.use(faction, card)

    def draw_at_the_club(self, faction: str) -> Script:
        """V-3."""
        for _ in range(len(self.bag["jacobins"]) + len(self.under["jacobins"])):
            card = yield from self.draw("jacobins", faction)
            name = box.NAMED.get(card)
            if name and (name in self.own(faction) or not self.free(name) or self.square[name] == "report"):
                self.tell("replaced")
                self.put_under(card, in_sight=True)
                if self.options["jacobins_replace"] == "redraw":
                    continue
                return
            self.tell("drew")
            if card in box.DELAYED:
                self.hands[faction].append(card)
            else:
                self.show(card, self.everybody)
                self.drawn.append(card)
            return

    def victims(self, faction: str, card: str) -> list[str]:
        """V-5, V-6: whom a Jacobins card can denounce now."""
        found = [d for d in self.targets(faction) if self.square[d] != "denounced"]
        return [d for d in found if d == box.NAMED.get(card) or self.post[d] == box.AIMED.get(card)]

    def use(self, faction: str, card: str) -> Script:
        """V-5, V-6: what a Jacobins card does."""
        effect, _, argument = box.CLUB[card].rstrip(")").partition("(")
        if effect == "ORATOR":
            self.gain(int(argument), self.assigned[card])
        elif effect == "PURGE":
            self.gain(-2 if (yield from self.throw("purged")) <= 2 else 1, self.assigned[card])
        elif found := self.victims(faction, card):
            self.denounce((yield from self.pick(faction, "club_target", "choose", found)))
        else:
            self.tell("void")

    def defence(self) -> Script:
        """V-7, and how we read it: the moment is there for a denounced deputy and any card in hand."""
        for faction in self.order():
            accused = [d for d in self.charges if box.PARTY[d] == faction and self.square[d] == "denounced"]
            while accused and self.hands[faction]:
                cards = [card for card in self.hands[faction] if box.CLUB[card] == "DEFENCE"]
                self.defending = True
                answer = "pass"
                if cards:
                    answer = yield from self.ask_deputy(faction, "defence", accused, "pass")
                else:
                    yield from self.chance({"silence": 1})
                self.defending = False
                if answer == "pass":
                    break
                self.hands[faction].remove(cards[0])
                self.put_under(cards[0], in_sight=True)
                self.tell("defended")
                accused.remove(answer)
                self.square[answer] = "normal"
                self.tell("cancelled")

    def prison(self) -> Script:
        self.fix_bonus()
        self.gain(-1, *self.everyone_at("prison"))  # VI-1
        yield from self.attempts("prison", 7)

    def fix_bonus(self) -> None:
        """n of Phase VI, and anew of Phase VII."""
        self.bonus = {f: len(self.at(f, "convention")) for f in self.order()}

    def attempts(self, post: str, needed: int) -> Script:
        """VI-2, VII-4: each once, in an order of the owner's choice."""
        for faction in self.order():
            while left := [d for d in self.at(faction, post) if d not in self.tried]:
                deputy = yield from self.ask_deputy(faction, f"{post}_attempt", left, "pass")
                if deputy == "pass":
                    self.tell("passed")
                    break
                thrown = yield from self.throw("tried")
                self.tried.append(deputy)
                if thrown + self.bonus[faction] >= needed:
                    self.go(deputy, "convention")

    def flight(self) -> Script:
        self.fix_bonus()
        for deputy in self.everyone_at("flight"):  # VII-2
            thrown = 2
            while thrown == 2:
                thrown = yield from self.throw("sought")
            if thrown == 1:
                self.die(deputy)
        self.gain(-1, *self.everyone_at("flight"))  # VII-3
        yield from self.attempts("flight", 8)
        for deputy in self.everyone_at("flight"):  # VII-5
            words = ["pass", "surrender"]
            if (
                deputy in self.tried
                and (yield from self.ask(box.PARTY[deputy], "surrender", words)) != "pass"
            ):
                self.go(deputy, "tribunal", "summoned", "gave_up")
                yield from self.trial(deputy)

    def end_of_round(self) -> None:
        """VII-6, E-4."""
        for deputy, row in self.ledger.items():
            if self.post[deputy] != "absent" and 0 not in row:
                row.append(0 if self.post[deputy] == "guillotine" else self.pp[deputy])
        self.tell("ended")
        players = {self.owner[faction] for faction in self.order()}
        if self.dissolved or self.round == self.options["rounds"] or len(players) <= 1:
            self.over = True
            scores = [self.score(seat) for seat in self.seats]
            for _ in range(scores.count(max(scores))):
                self.tell("won")
            return
        self.first = next(faction for faction in [*self.around()[1:], self.first] if self.living(faction))
        self.round += 1
        self.tell("began")
