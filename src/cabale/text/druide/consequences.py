"""What a move of Le Grand Druide does to the colleges, in everybody's eyes, and to one's own druid."""

from __future__ import annotations

from cabale.core.views import Choice
from cabale.games.druide.insight import Preview
from cabale.games.druide.views import CollegeView, DruideView
from cabale.text.druide.counts import run
from cabale.text.narrator import Narrator
from cabale.text.tone import Tone
from cabale.text.words import Given


def consequence(narrator: Narrator, view: DruideView, choice: Choice, preview: Preview) -> str:
    """One to three short sentences to the seat that may play this."""
    if preview.passes:
        return narrator.tell("druide-does-pass", {"druids": preview.reserve})
    sentences = [carried(narrator, preview.colleges[place]) for place in preview.changed]
    if preview.taboo:
        sentences.append(narrator.tell("druide-does-taboo", choice.arguments))
    if len(preview.colleges) < len(view.colleges):
        sentences.append(narrator.say("druide-does-close"))
    return " ".join(sentences)


def carried(narrator: Narrator, college: CollegeView) -> str:
    """Who would carry a college, with how many votes."""
    given: Given = {"run": run(college.stones[0], college.stones[-1]), "votes": college.votes}
    if college.carrier is None:
        return narrator.tell("druide-college-nobody", given)
    return narrator.tell("druide-college-carried", {**given, "seat": college.carrier})


def tone(choice: Choice) -> Tone:
    """None strikes at anybody, but to pass cannot be taken back."""
    return "hostile" if choice.key == "pass" else "plain"
