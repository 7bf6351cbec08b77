"""Where tables stand until their host renames them: streets, clubs and cafés of 1793."""

from __future__ import annotations

from typing import Final, Literal

Article = Literal["le", "la", "les", "elided"]

# The names are the same in all languages; the article is for those who need one.
PLACES: Final[tuple[tuple[Article, str], ...]] = (
    ("la", "rue Saint-Honoré"),
    ("le", "Palais-Royal"),
    ("le", "café Procope"),
    ("les", "Tuileries"),
    ("le", "club des Cordeliers"),
    ("la", "rue Saint-Denis"),
    ("le", "quai Voltaire"),
    ("le", "café de Foy"),
    ("la", "place des Victoires"),
    ("elided", "île Saint-Louis"),
    ("le", "club des Jacobins"),
    ("la", "rue du Bac"),
    ("le", "Pont-Neuf"),
    ("le", "café de la Régence"),
    ("les", "Feuillants"),
    ("la", "rue de la Harpe"),
    ("le", "faubourg Saint-Antoine"),
    ("la", "place de Grève"),
    ("elided", "hôtel de Salm"),
    ("le", "café Corazza"),
    ("la", "rue Mouffetard"),
    ("le", "Marais"),
    ("les", "Halles"),
    ("la", "rue des Francs-Bourgeois"),
)
