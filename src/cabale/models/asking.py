"""A model is asked: requests within its budget, what it says on the way, one retry, a transcript of it all.

A reply that is no tool call, or one that cannot be played, is refused once with a sentence; the second time
the answer is lost. What it says first, without an answer, costs it nothing once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from cabale.core.errors import quoted
from cabale.core.talk import LONGEST_LINE
from cabale.models import chat, tools
from cabale.models.address import Caller
from cabale.models.chat import Function
from cabale.models.prompt import Prompt
from cabale.models.refusals import LASTING, BadModel
from cabale.models.settings import Settings
from cabale.models.tools import Tool
from cabale.models.transcript import Asked, Exchange, Usage, one_more
from cabale.seat.messages import Say
from cabale.seat.refusals import BadSeat

T = TypeVar("T")
TRIES: Final = 2
LINES: Final = 3  # that it may say in one reply
IN_A_ROW: Final = 3  # answers that its address may fail to give before it is not asked again in a game
PER_TOKEN: Final = 4  # bytes, where the address does not count


class Task(NamedTuple, Generic[T]):
    """Something that is asked: the turn, the tool that answers it, all that may be called, how it is read."""

    asked: Asked
    turn: str
    wanted: str
    tools: list[Tool]
    read: Callable[[Function], T]


class Request:
    """One request, and what came back; all of it goes into the transcript."""

    def __init__(self, prompt: str) -> None:
        self.prompt: Final = prompt
        self.answer: Any = None
        self.finish = self.served = ""
        self.tokens_in = self.tokens_out = 0
        self.estimated = False
        self.seconds = 0.0


class Correspondence:
    """Everything that is asked of one model at one seat in one game."""

    def __init__(self, name: str, settings: Settings) -> None:
        self.failures: Final[list[BadSeat]] = []  # answers that were lost
        self.transcript: Final[list[Exchange]] = []
        self.usage: Final = Usage()
        self.said: Final[list[Say]] = []  # what nobody has heard yet
        self._name: Final = name
        self._settings: Final = settings
        self._caller: Final = Caller(settings.url)
        self._unreached = 0  # answers in a row that the address did not give

    @property
    def out(self) -> bool:
        """Whether the address has failed too often to be asked again."""
        return self._unreached >= IN_A_ROW

    def ask(self, prompt: Prompt, task: Task[T], most: float) -> T | None:
        """What it answers within `most` seconds; nothing, if that is lost."""
        self.usage.asked += 1
        if self.out:
            self._lose(self.failures[-1])
            return None
        until = time.monotonic() + most
        note, failed, talked = "", 0, False
        while True:
            request = Request(task.turn + note)
            try:
                answer, said = self._reply(prompt, task, request, until)
                if answer is None and talked:
                    raise BadModel("model_no_call", text=task.wanted)
                value = None if answer is None else task.read(answer)
            except BadModel as refused:
                failed += 1
                self._write(prompt, task, request, failed, refused)
                if failed == TRIES or refused.code in LASTING:
                    self._lose(refused)
                    return None
                note = "\n\n" + prompt.words.say("model-refused", sentence=prompt.words.refusal(refused))
                wait = refused.arguments.get("wait")
                if isinstance(wait, int):
                    self._caller.wait(max(0.0, min(wait, until - time.monotonic())))
                continue
            self._write(prompt, task, request, failed + 1, None)
            self.said.extend(said)
            if answer is not None:
                self._unreached = 0
                self.usage.mended += failed > 0
                return value
            talked = True
            note = "\n\n" + prompt.words.say("model-heard", tool=task.wanted)

    def stop(self) -> None:
        """From another thread: what it is asked is lost."""
        self._caller.hang_up()

    # --- one request

    def _reply(
        self, prompt: Prompt, task: Task[T], request: Request, until: float
    ) -> tuple[Function | None, list[Say]]:
        """The call that answers, and what is said beside it."""
        self._check_budget()
        body = chat.request(self._name, self._settings, prompt.system, request.prompt, task.tools)
        choice = self._send(request, body, until)
        calls = chat.calls(choice)
        answers = [call for call in calls if call.name == task.wanted]
        said = [self._line(prompt, call) for call in calls if call.name != task.wanted]
        if len(said) > LINES or len(answers) > 1:
            raise BadModel("model_line", most=LONGEST_LINE, lines=LINES)
        return (answers[0] if answers else None), said

    def _check_budget(self) -> None:
        usage, settings = self.usage, self._settings
        if usage.tokens_in + usage.tokens_out >= settings.tokens:
            raise BadModel("model_tokens", most=settings.tokens)
        if usage.seconds >= settings.seconds:
            raise BadModel("model_time", most=round(settings.seconds))

    def _send(self, request: Request, body: bytes, until: float) -> chat.Choice:
        settings, usage, start = self._settings, self.usage, time.monotonic()
        seconds = min(settings.patience, until - start, settings.seconds - usage.seconds)
        try:
            found = chat.completion(self._caller.post(body, seconds))
        finally:
            request.seconds = round(time.monotonic() - start, 3)
            usage.seconds += request.seconds
        choice = found.choices[0]
        usage.replies += 1
        request.answer = msgspec.to_builtins(choice.message)
        request.finish, request.served = choice.finish_reason or "", found.model or ""
        counted = found.usage or chat.Tokens()
        request.estimated = not counted.prompt_tokens
        request.tokens_in = max(0, counted.prompt_tokens) or -(-len(body) // PER_TOKEN)
        reckoned = -(-len(msgspec.json.encode(choice.message)) // PER_TOKEN) if request.estimated else 0
        request.tokens_out = max(0, counted.completion_tokens) or reckoned
        usage.tokens_in += request.tokens_in
        usage.tokens_out += request.tokens_out
        usage.estimated |= request.estimated
        usage.cost = settings.cost(usage.tokens_in, usage.tokens_out)
        return choice

    def _line(self, prompt: Prompt, call: Function) -> Say:
        """What is said aloud, or whispered to some."""
        if call.name not in ("say", "whisper"):
            raise BadModel("model_call", tool=quoted(call.name), reason="?")
        to: tuple[int, ...] = ()
        if call.name == "say":
            text = chat.arguments(call, tools.Saying).text
        else:
            whispered = chat.arguments(call, tools.Whispering)
            text, to = whispered.text, tuple(map(prompt.seat_of, whispered.to))
        whole = bool(text.strip()) and len(text) <= LONGEST_LINE
        if not whole or prompt.seat in to or -1 in to or (call.name == "whisper" and not to):
            raise BadModel("model_line", most=LONGEST_LINE, lines=LINES)
        return Say(text, to)

    # --- what is kept of it

    def _lose(self, refused: BadSeat) -> None:
        """An answer is lost: the default is played."""
        assert isinstance(refused, BadModel)
        self.failures.append(refused)
        one_more(self.usage.lost, refused.failing)
        self._unreached = self._unreached + 1 if refused.failing == "unreached" else 0

    def _write(
        self, prompt: Prompt, task: Task[Any], request: Request, attempt: int, refused: BadModel | None
    ) -> None:
        if refused:
            one_more(self.usage.failed, refused.failing)
        self.transcript.append(
            Exchange(
                seat=prompt.seat,
                model=self._name,
                decision=self.usage.asked,
                attempt=attempt,
                asked=task.asked,
                system="" if self.transcript else prompt.system,
                prompt=request.prompt,
                answer=request.answer,
                finish=request.finish,
                served=request.served,
                tokens_in=request.tokens_in,
                tokens_out=request.tokens_out,
                estimated=request.estimated,
                seconds=request.seconds,
                failing=refused.failing if refused else "",
                code=refused.code if refused else "",
                sentence=prompt.words.refusal(refused) if refused else "",
            )
        )
