"""The pages for learners: their programs run as they stand, those that take minutes with fewer games."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("tool", ["pettingzoo", "gymnasium"])
def test_programs_of_the_page(tool: str, capsys: pytest.CaptureFixture[str]) -> None:
    programs = re.findall(r"```python\n(.*?)```", (ROOT / f"docs/{tool}.md").read_text("utf-8"), re.DOTALL)
    few = re.sub(r"range\(1000\)|num_envs=256", lambda many: re.sub(r"\d+", "3", many[0]), "".join(programs))
    exec(compile(few, f"docs/{tool}.md", "exec"), {})
    assert tool != "pettingzoo" or "[game complots]" in capsys.readouterr().out


@pytest.fixture
def selfplay(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "examples/learners"))
    import selfplay

    return selfplay


def test_self_play_from_beginning_to_end(
    selfplay: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plot = tmp_path / "plot.svg"
    selfplay.main(["complots", "--games", "20", "--measured", "2", "--plot", str(plot)])
    assert re.findall(r"^(\d+) games: ", capsys.readouterr().out, re.MULTILINE) == [
        *map(str, range(0, 21, 2))
    ]
    drawn = "".join(ElementTree.parse(plot).getroot().itertext())
    assert "20 games" in drawn and "against novice: at last" in drawn


def test_self_play_learns_what_wins(selfplay: ModuleType) -> None:
    """One open move wins always, the others never: it becomes the likeliest, and the hope is right."""
    table = selfplay.env("complots", 2)
    table.reset(seed=1)
    network = selfplay.Network(table, np.random.default_rng(1))
    answers = [network.answer(0, table.observe(table.agent_selection)) for _ in range(100)]
    best = answers[0].move
    shares = np.array([float(answer.move == best) for answer in answers])
    before = network.odds(answers[0].row, answers[0].mask)[1]
    for _ in range(30):
        network.learn(answers, shares)
    hidden, after = network.odds(answers[0].row, answers[0].mask)
    assert after[best] > 0.8 > 2 * before[best]
    assert after.sum() == pytest.approx(1) and not after[answers[0].mask == 0].any()
    assert (hidden @ network.weights["worth"])[0] == pytest.approx(shares.mean(), abs=0.1)
