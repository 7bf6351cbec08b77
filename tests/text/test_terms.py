"""A newcomer meets no word at the table that nothing explains.

Which words are a game's own comes from its catalogue (`terms.py`). The few that nothing explains and that
anybody knows stand here; whoever adds one here says that a stranger to the game knows it.
"""

from __future__ import annotations

import pytest

from cabale.games import GAMES
from cabale.text import LANGUAGES
from tests.text.messages import messages
from tests.text.terms import everyday, stem, terms, unexplained, words

PLAIN = {
    "en": """
        accepted advance advances again annuls avert averted bears behead beheads cheaper compulsory
        dear deportation distances dragged earns edition effect end expense flee flees giving guess
        guessed guesses heels hence hidden hiding hope improve into jump keep knew loses lost mme
        opened pair per pick picks pieces possible probably rains reckoned replaced return seeks seems
        skips sought stead stock suit taste themself ties unlimited unnoticed unstoppable
        unused versailles whomever worries
    """,
    "fr": """
        aider aiderait aidé applique appliquées attablez attribuées auront avais aviez bel
        besoin bleue cachée chez committee consulté conviendra conviendrait coûterait dernier
        deviner direz distances distribue duke départagent empêche empêcher espérer exact exposée
        faces ferez fin finir frappons fuient fuir goût gêne imparable inexact intervenir jetée levé
        lice lorsque loue louer madame meilleur miens médiocre neuve noire nuirait
        obtenez obtient ouvertes paix parez perd peux pleut pli posés pourraient poursuivie poésie
        raccourcit rapporterait recomptez redemande remplacement remplacé remplir rend rentable
        reprendre revenir riche rivaux réclame récupère récupérez réussissent sauront sautez selon semble
        sommes soucis stumble suffirait taire taisant tenait tenez tenus touche traces tôt utile
        vaudra verra versailles verte viser visez volez volontiers vus écartent échappez
        édition évader
    """,
    "nl": """
        aanbod aanwijzen afgaand afgebroken afronden afstanden afwenden afweren baat belet beletten
        believen beneemt benoem benoemen benoemt bestrijden bevonden beweging beëindigt bovenop
        breekt cellen committee doorgaan duke duur editie effect erachter gediend geguillotineerd
        geheel geholpen geprezen gevuld goeddoen goedgedaan goedkoper gok gokken haalt harder helpen
        hielen hoe hopen inderdaad ineens ingrijpen jacht jijzelf kennen keus klagen kwestie kwijt
        lagen lager leggen lijkt lukt madame matige meegesleept mensenrechten mijn nergens omhoog omkeren
        omlaag onbekend onbereikbaar onderduiken ondergedoken ongebruikt ongemerkt onstuitbaar
        onthoofd opbrengen opbrengt opgepakt oproer opschuift over paste per plein poëzie raadde
        raadt rechtbank reikt risico rivaal rivalen ruil rust schakelt slechter slot smaak stumble
        tegenstanders tellen terechtstaan teruggaat teruggeven teruggevoerd terugkeert terugkeren
        teruglegt toegewezen toevoegen uitvoeren uitvoering verbeteren verbiedt vergissing vergt
        verliest versailles vervangen vervullen verwerpen verzetten vlucht vluchten voorbijgaan
        wagen weggegooid wegkomt welke werpt wijs wijzer zag zekere zover
    """,
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_game_is_explained(game: str, language: str) -> None:
    """In the player's aid, in a sentence of a sign, or in the guide."""
    assert unexplained(game, language) - set(PLAIN[language].split()) == set()


@every_language
def test_no_word_is_called_plain_for_nothing(language: str) -> None:
    left = set().union(*[unexplained(game, language) for game in GAMES])
    assert set(PLAIN[language].split()) == left


@pytest.mark.parametrize(
    ("game", "language", "own"),
    [
        ("convention", "en", {"pp", "oui", "reporter", "motion", "summoned", "robespierre", "mission"}),
        ("convention", "fr", {"pp", "rapporteur", "comité", "girondins"}),
        ("druide", "nl", {"staven", "druïde", "taboekleur"}),
        ("cocarde", "en", {"alms", "guyane", "cockade", "certificates", "royalist"}),
        ("guillotine", "fr", {"bourreau", "robespierre"}),
        ("complots", "en", {"duchess", "inquisitor", "examination"}),
    ],
)
def test_what_a_game_calls_its_own_is_looked_at(game: str, language: str, own: set[str]) -> None:
    """Pieces, cards, roles, places, states and abbreviations are found without being listed."""
    found = {stem(word) for word in terms(game, language)}
    assert {word for word in own if stem(word) not in found} == set()


@pytest.mark.parametrize(
    ("language", "word"), [("en", "environment"), ("fr", "environnement"), ("nl", "omgeving")]
)
@pytest.mark.parametrize("game", GAMES)
def test_what_adapters_alone_say_makes_no_word_common(game: str, language: str, word: str) -> None:
    """Nor what commands and reports say: no player reads them."""
    assert word in words(text for one in messages(language).values() for text in one.texts)
    assert stem(word) not in everyday(game, language)
