from __future__ import annotations

from collections.abc import Iterator

import pytest

from webapp.catalogue.models import Catalogue
from webapp.catalogue.search import providers
from webapp.catalogue.search.documents import Document
from webapp.catalogue.search.providers import all_documents
from webapp.catalogue.search.rule_documents import rule_documents
from webapp.i18n import LANGUAGES, current_language


@pytest.fixture(scope="module")
def documents(catalogue: Catalogue) -> dict[str, list[Document]]:
    return all_documents(catalogue)


def test_every_card_goal_term_icon_and_power_is_there_in_every_language(
    documents: dict[str, list[Document]], catalogue: Catalogue
) -> None:
    from webapp.catalogue.icons import ICONS
    from webapp.catalogue.powers import CODES
    from webapp.catalogue.search_categories import CATEGORIES

    assert tuple(documents) == LANGUAGES
    for each in documents.values():
        ids = {
            kind: [one.id for one in each if one.type == kind] for kind in dict.fromkeys(d.type for d in each)
        }
        assert ids == {
            "card": [*(f"rftg/{card}" for card in catalogue.race)]
            + [f"eminent-domain/{card}" for card in catalogue.eminent],
            "goal": [*catalogue.goals],
            "category": [*CATEGORIES],
            "term": [*catalogue.terms],
            "rule": [one.id for one in rule_documents(catalogue)],
            "ruling": [f"{ruling.game}/{ruling.id}" for ruling in catalogue.rulings.all.values()],
            "power": [*CODES],
            "icon": [*ICONS],
        }


def test_lines_correspond_in_all_languages(documents: dict[str, list[Document]]) -> None:
    """A line that fits in one language is shown in another by its place."""
    for number, english in enumerate(documents["en"]):
        assert {len(each[number].text) for each in documents.values()} == {len(english.text)}, english.key
        assert {each[number].title_en for each in documents.values()} == {english.title_en}
        assert {each[number].path for each in documents.values()} == {english.path}
        assert {tuple(each[number].numbers.items()) for each in documents.values()} == {
            tuple(english.numbers.items())
        }
        assert {len(each[number].keywords) for each in documents.values()} == {len(english.keywords)}
        assert all(each[number].title for each in documents.values())


def test_a_card_can_be_found_by_what_it_is(documents: dict[str, list[Document]]) -> None:
    (warship,) = [one for one in documents["en"] if one.id == "rftg/lost-alien-warship"]
    assert {"Military world", "Base game", "ALIEN", "windfall"} <= set(warship.keywords)
    assert warship.numbers == {"defense": 5, "vp": 3}
    (survey,) = [one for one in documents["en"] if one.id == "eminent-domain/survey-team"]
    assert survey.numbers["level"] == 2


def test_facts_with_other_words_are_among_the_keywords(documents: dict[str, list[Document]]) -> None:
    for each in documents.values():
        for document in each:
            assert set(document.kinds.values()) <= set(document.keywords)
    assert any(document.kinds for document in documents["ru"])


def test_documents_that_differ_between_languages_are_refused(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    def by_language(_: Catalogue) -> Iterator[Document]:
        yield Document("card", current_language(), "x", "x", "x")

    def twice(_: Catalogue) -> Iterator[Document]:
        yield from [Document("card", "x", "x", "x", "x")] * 2

    monkeypatch.setattr(providers, "PROVIDERS", (by_language,))
    with pytest.raises(ValueError, match="not those of en"):
        all_documents(catalogue)
    monkeypatch.setattr(providers, "PROVIDERS", (twice,))
    with pytest.raises(ValueError, match="the same type and id"):
        all_documents(catalogue)
