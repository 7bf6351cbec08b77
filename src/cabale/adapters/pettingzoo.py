"""PettingZoo: every seat is an agent.

`env` is the AEC environment: whoever is asked answers, one after the other. `parallel_env` asks all seats of
a window or a ballot at once, sealed, as a table does. Both play a match (`cabale.deal`), so the same seed
gives the same deal there and here, and `match.record()` is the game that was played.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from cabale.adapters.packages import require
from cabale.adapters.spaces import Bytes, Table
from cabale.core.errors import IllegalMove
from cabale.core.match import Match, deal
from cabale.core.numbers import move_of
from cabale.core.seats import CHANCE

require("pettingzoo", "pettingzoo", "1.25", "2")


class Observation(TypedDict):
    observation: Bytes  # what the seat knows: `game.bounds().columns`
    action_mask: Bytes  # 1 for every move that is open to it


Info = dict[str, Any]


class Dealing:
    """What both environments have in common: agents, spaces, one match after the other."""

    def __init__(self, game: str, seats: int | None, extra: int, options: dict[str, Any]) -> None:
        self.table = Table(game, seats, options, extra)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()
        self._match: Match | None = None
        self._row: Bytes = np.zeros(self.table.width, np.int8)
        self._mask: Bytes = np.zeros(self.table.size, np.int8)
        self._observer = self.table.observer(self._row, self._mask)
        self._rows = {agent: self._space() for agent in self.possible_agents}
        self._actions = {agent: self.table.actions() for agent in self.possible_agents}

    def _space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.table.size,), np.int8)
        return spaces.Dict({"observation": self.table.observations(), "action_mask": mask})

    @property
    def match(self) -> Match:
        """The match that is being played. Talk and pledges go by it (`say`, `pledge`, `reply`)."""
        if self._match is None:
            raise IllegalMove("not_reset")
        return self._match

    def deal(self, seed: int | None) -> None:
        """The match of this seed; without one, the next of those that follow from the last seed."""
        if seed is not None:
            self._seeds.seed(seed)
        chosen = self._seeds.getrandbits(60) if seed is None else seed
        self._match = deal(self.table.game, self.table.seats, chosen, **self.table.options)
        self.draw()

    def draw(self) -> None:
        """Let chance answer until a seat is asked, or the game is over."""
        match = self.match
        while match.state.turn == CHANCE:
            match.draw()

    def look(self, seat: int) -> Observation:
        """What a seat knows, with the moves that the game would take from it."""
        self._observer.look(self.match.state, seat)
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}


class Dealt:
    """What PettingZoo asks of either environment and the dealing knows."""

    dealing: Dealing

    @property
    def match(self) -> Match:
        return self.dealing.match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.dealing._rows[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.dealing._actions[agent]


class raw_env(Dealt, AECEnv[str, Observation, Any]):  # as PettingZoo calls it
    """Whoever is asked answers. A refused move changes nothing, and its refusal names the rule.

    With `asides=True` a seat that may do something out of turn is offered it, before each question and once:
    its mask then has those moves, and the last, `nothing`, which lets it be.
    """

    def __init__(self, game: str, seats: int | None = None, *, asides: bool = False, **options: Any) -> None:
        self.dealing = Dealing(game, seats, int(asides), options)
        self.metadata = {"name": f"cabale_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = self.dealing.possible_agents
        self.render_mode = "ansi"
        self.nothing = self.dealing.table.game.size if asides else None
        self.agents = []
        self._offers: list[int] = []  # seats that are offered an aside before the question
        self._seat = CHANCE  # that is asked

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.dealing.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self._ask()

    def render(self) -> str:
        """The record of the game so far."""
        return self.match.record().write()

    def close(self) -> None:
        """Nothing is open; PettingZoo wants it said."""

    def observe(self, agent: str) -> Observation:
        seat, seen = self.dealing.seat_of[agent], self.dealing.look(self.dealing.seat_of[agent])
        if seat != self._seat or self._offers:
            seen["action_mask"][:] = 0
            if seat == self._seat:
                seen["action_mask"][[*self.match.state.asides(seat), self.nothing]] = 1
        return seen

    def step(self, action: Any) -> None:
        match = self.match
        if not self.agents:
            raise IllegalMove("game_over")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise IllegalMove("agent_done", agent=agent)
            self._was_dead_step(None)
            return
        move = move_of(action)
        if not self._offers:
            match.play(self._seat, move)
            self._go_on()
        elif move == self.nothing:
            self._ask_next()
        elif move in match.state.asides(self._seat):
            match.play(self._seat, move)
            self._ask_next()
        else:
            raise IllegalMove("no_aside")

    def _go_on(self) -> None:
        self.dealing.draw()
        if self.match.state.over:
            self._end()
        else:
            self._ask()

    def _ask(self) -> None:
        """A new question, and before it what may be done out of turn."""
        state = self.match.state
        if self.nothing is not None:
            self._offers = [seat for seat in range(self.dealing.table.seats) if state.asides(seat)]
        self._select(self._offers[0] if self._offers else state.turn)

    def _ask_next(self) -> None:
        state = self.match.state
        self._offers = [seat for seat in self._offers[1:] if state.asides(seat)]
        self._select(self._offers[0] if self._offers else state.turn)

    def _select(self, seat: int) -> None:
        self._seat = seat
        self.agent_selection = self.possible_agents[seat]

    def _end(self) -> None:
        """All end together, those who were out long before too: only now their share is certain."""
        self._seat = CHANCE
        self.rewards = dict(zip(self.agents, self.match.state.scores(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


env = raw_env  # which enforces the order of calls by itself, so nothing is wrapped around it


class parallel_env(Dealt, ParallelEnv[str, Observation, Any]):
    """All seats of a window or a ballot answer at once, sealed; those not asked answer `wait`, which is the
    only move open to them."""

    def __init__(self, game: str, seats: int | None = None, **options: Any) -> None:
        self.dealing = Dealing(game, seats, 1, options)
        self.metadata = {"name": f"cabale_{game}_v0", "render_modes": ["ansi"]}
        self.possible_agents = self.dealing.possible_agents
        self.render_mode = "ansi"
        self.wait = self.dealing.table.game.size
        self.agents = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.dealing.deal(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        match = self.match
        if not self.agents:
            raise IllegalMove("game_over")
        answers = self._answers(actions)
        if len(answers) > 1:
            match.settle(answers)
        else:
            match.play(*next(iter(answers.items())))
        self.dealing.draw()
        over, agents = match.state.over, self.agents
        shares = match.state.scores() if over else [0.0] * len(agents)
        seen = self._observations()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, shares, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> str:
        """The record of the game so far."""
        return self.match.record().write()

    def _asked(self) -> list[int]:
        return [seat for seat in self.match.state.waiting if seat != CHANCE]

    def _answers(self, actions: dict[str, Any]) -> dict[int, int]:
        """The moves of those who are asked, all of them open; the others wait."""
        asked, answers = self._asked(), {}
        for agent in self.agents:
            if agent not in actions:
                raise IllegalMove("missing_action", agent=agent)
            seat, move = self.dealing.seat_of[agent], move_of(actions[agent])
            if seat in asked:
                if move not in self.match.state.moves(seat):
                    raise self.dealing.table.game.refusal(self.match.state, seat, move)
                answers[seat] = move
            elif move != self.wait:
                raise IllegalMove("not_awaited")
        return answers

    def _observations(self) -> dict[str, Observation]:
        asked = self._asked()
        found = {agent: self.dealing.look(self.dealing.seat_of[agent]) for agent in self.agents}
        for agent, seen in found.items():
            seen["action_mask"][self.wait] = self.dealing.seat_of[agent] not in asked
        return found
