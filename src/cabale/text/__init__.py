"""Everything in words: catalogues in French, Dutch and English, and the narrator who reads them out."""

from __future__ import annotations

from cabale.text.languages import LANGUAGES, choose_language
from cabale.text.narrator import Narrator
from cabale.text.phrases import PHRASES
from cabale.text.words import Words

__all__ = ["LANGUAGES", "PHRASES", "Narrator", "Words", "choose_language"]
