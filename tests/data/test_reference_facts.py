"""Nothing of the researched goals and terms got lost on the way into the data.

The research lies outside the checkout, in `../shared/facts`; where it is missing there is nothing to compare.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from webapp import resources
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reference import TERM_LANGUAGES, Word

FACTS = resources.PACKAGE.parent.parent / "shared" / "facts"
SETS = {"tgs": "The Gathering Storm", "rvi": "Rebel vs Imperium", "bow": "The Brink of War"}
MOMENTS = {
    "develop_end": "Develop",
    "settle_end": "Settle",
    "consume_end": "Consume",
    "produce_end": "Produce",
    "phase_end": "any phase",
    "round_end": "end of round",
    "round_start": "start of round",
    "development_leaves": "leave a tableau",
    "prestige_spent": "spending",
}
# Words that players use and the research does not name: understood beside its own.
OUR_OTHER_WORDS = {
    ("takeover", "pt"): ("tomada",),
    ("take over (a world)", "pt"): ("tomar",),
    ("takeover attempt", "pt"): ("tentativa de tomada",),
    ("takeover power", "pt"): ("poder de tomada",),
    ("takeover defense", "pt"): ("defesa contra tomadas",),
    ("takeovers on / off", "pt"): ("com / sem tomada de mundos",),
    ("takeover disk", "pt"): ("disco de tomada",),
}


def _facts(name: str) -> Any:
    path = FACTS / name
    return json.loads(path.read_text("utf-8")) if path.is_file() else None


def test_every_goal_is_in_the_data(catalogue: Catalogue) -> None:
    for fact in _facts("rftg_goals.json") or ():
        goal = catalogue.goals[fact["id"]]
        assert (goal.name, goal.type, SETS[goal.set]) == (fact["name"], fact["type"], fact["expansion"])
        assert (goal.vp, goal.tied_vp) == (fact["vp"], fact["tied_vp"])
        assert goal.can_be_lost is fact["can_be_lost"]
        parts = [need for way in goal.needs for need in way]
        if fact["minimum"] is None:
            assert len(parts) > 1
        else:
            assert [need.number for need in parts] == [fact["minimum"]]
        said = {code for code, words in MOMENTS.items() if words in fact["checked_at"]}

        assert set(goal.checked_at) == said, goal.id


def test_every_term_is_in_the_data(catalogue: Catalogue) -> None:
    def shape(words: dict[str, Word]) -> tuple[object, ...]:
        return tuple((words[lang].text, words[lang].status, words[lang].also) for lang in TERM_LANGUAGES)

    facts = _facts("terminology.json")
    if facts is None:
        return
    wanted = Counter(
        (
            fact["game"] == "rftg",
            fact["en"],
            *(
                (
                    fact[lang]["term"],
                    fact[lang]["status"],
                    (*fact[lang].get("variants", ()), *OUR_OTHER_WORDS.get((fact["en"], lang), ())),
                )
                for lang in TERM_LANGUAGES
            ),
        )
        for fact in facts["terms"]
    )
    found = Counter(
        (term.game == "rftg", term.english, *shape(dict(term.words))) for term in catalogue.terms.values()
    )
    assert found == wanted
