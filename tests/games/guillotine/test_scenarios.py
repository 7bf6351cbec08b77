"""The scenario files of Guillotine: together they cover the box."""

from __future__ import annotations

from pathlib import Path

from cabale.games.guillotine.pieces import ACTIONS, KIND, KINDS_OF_NOBLES, TEXT

FILES = sorted((Path(__file__).parents[2] / "scenarios/guillotine").glob("*.toml"))


def test_every_action_card_and_every_noble_with_a_text_has_a_file() -> None:
    stems = {path.stem for path in FILES}
    assert [card for card in ACTIONS if card not in stems] == []
    told = {"lady": "lord", "lady_in_waiting": "lord", "captain_of_the_guard": "general", "countess": "count"}
    texts = {KINDS_OF_NOBLES[KIND[noble]] for noble, text in enumerate(TEXT) if text}
    texts |= {"master_spy", "unpopular_judge", "count", "countess", "palace_guard", "tragic_figure"}
    assert [noble for noble in sorted(texts) if f"noble-{told.get(noble, noble)}" not in stems] == []
