from __future__ import annotations

import itertools

import list_oracle
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from webapp import i18n
from webapp.catalogue.listing import Clause, Listing, Query
from webapp.catalogue.listing.facets import FACETS, ORDER, RANGES
from webapp.catalogue.listing.query import SORTS
from webapp.catalogue.listing.ranges import FARTHEST, Range, ordered, read_range
from webapp.catalogue.models import Catalogue
from webapp.catalogue.sort_keys import NUMBERS, sort_key

CARDS = list_oracle.cards()


@pytest.fixture(scope="module")
def listing(catalogue: Catalogue) -> Listing:
    return Listing(catalogue)


def _paths(listing: Listing, address: str) -> list[str]:
    pairs = [tuple(pair.split("=", 1)) for pair in address.split("&") if pair]
    query = listing.read(pairs)  # type: ignore[arg-type]
    assert query.strange == ()
    return [row.path for row in listing.find(query).rows]


def _fits(path: str, clause: Clause) -> bool:
    facts = CARDS[path]
    if clause.key in RANGES:
        numbers = {"cost": list_oracle.costs, "vp": list_oracle.points}[clause.key](facts)
        asked = read_range(clause.values[0]) or Range()
        low = -1000 if asked.low is None else asked.low
        high = 1000 if asked.high is None else asked.high
        return any(low <= number <= high for number in numbers)
    question = list_oracle.QUESTIONS[clause.key]
    return any(question(facts, value) for value in clause.values) == clause.wanted


def test_lists_every_card_once_by_name(listing: Listing) -> None:
    paths = _paths(listing, "")
    assert len(paths) == len(set(paths)) == 191 + 87
    assert set(paths) == set(CARDS)
    assert paths[:2] == ["eminent-domain/8910-spielen", "rftg/abandoned-alien-uplift-camp"]
    assert paths[-1] == "eminent-domain/zephan"


def test_every_value_of_every_facet_is_right_with_and_without(listing: Listing) -> None:
    empty = []
    for facet in listing.facets.values():
        question = list_oracle.QUESTIONS[facet.key]
        for value in facet.values:
            right = {path for path, facts in CARDS.items() if question(facts, value)}
            having = Query((Clause(facet.key, (value,)),))
            lacking = Query((Clause(facet.key, (value,), wanted=False),))
            assert {row.path for row in listing.find(having).rows} == right, (facet.key, value)
            assert {row.path for row in listing.find(lacking).rows} == set(CARDS) - right, (facet.key, value)
            if not right:
                empty.append((facet.key, value))
    assert empty == []


def test_the_powers_are_those_of_the_cards_by_phase(listing: Listing) -> None:
    codes = {power["code"] for facts in CARDS.values() for power in facts.get("powers", ())}
    assert {code.replace("_", "-") for code in codes} == set(listing.facets["power"].values)
    assert listing.facets["power"].values[0] == "explore-draw-extra"


@pytest.mark.parametrize(
    ("address", "count"),
    [
        ("game=rftg", 191),
        ("game=eminent-domain", 87),
        ("set=base", 95 + 78),
        ("set=bow", 40),
        ("set=bonus-planets", 9),
        ("set=base,tgs&game=rftg", 95 + 19),
        ("set=-base", 19 + 37 + 40 + 9),
        ("sets=base", 95),
        ("sets=tgs", 95 + 19),
        ("sets=rvi", 95 + 19 + 37 - 1),
        ("sets=bow", 95 + 19 + 37 + 40 - 1),
        ("vp=-9..-1", 2),
        ("vp=0&kind=role", 6),
        ("kind=role&vp=1..", 0),
        ("cost=9&military=yes", None),
    ],
)
def test_counts(listing: Listing, address: str, count: int | None) -> None:
    paths = _paths(listing, address)
    if count is None:
        assert paths
        assert all(CARDS[path]["defense"] == 9 for path in paths)
    else:
        assert len(paths) == count


def test_a_replaced_card_is_not_in_use_with_its_replacement(listing: Listing) -> None:
    old, new = "rftg/gambling-world", "rftg/gambling-world-rvi"
    for sets, there in (("base", (old,)), ("tgs", (old,)), ("rvi", (new,)), ("bow", (new,))):
        assert {old, new} & set(_paths(listing, f"sets={sets}")) == set(there)


def test_several_values_of_one_facet(listing: Listing) -> None:
    both = set(_paths(listing, "good=genes,alien"))
    assert both == set(_paths(listing, "good=genes")) | set(_paths(listing, "good=alien"))
    assert set(_paths(listing, "keyword=alien,uplift")) == set(_paths(listing, "keyword=alien")) & set(
        _paths(listing, "keyword=uplift")
    )
    assert set(_paths(listing, "phase=explore,-trade")) == set(_paths(listing, "phase=explore")) - set(
        _paths(listing, "phase=trade")
    )


CLAUSES = st.one_of(
    *(
        st.builds(
            Clause,
            st.just(facet.key),
            st.lists(
                st.sampled_from(facet.values), min_size=1, max_size=1 if facet.each else 3, unique=True
            ).map(tuple),
            st.booleans(),
        ).filter(lambda clause: clause.wanted or len(clause.values) == 1)
        for facet in FACETS
    ),
    st.builds(
        lambda key, low, high: Clause(key, (str(ordered(low, high)),)),
        st.sampled_from(RANGES),
        st.integers(-3, 10),
        st.none() | st.integers(-3, 10),
    ),
)


@settings(max_examples=300)
@given(st.lists(CLAUSES, max_size=5), st.sampled_from(SORTS), st.sampled_from(i18n.LANGUAGES))
def test_any_combination_finds_what_one_card_after_the_other_finds(
    listing: Listing, clauses: list[Clause], sort: str, lang: str
) -> None:
    clauses.sort(key=lambda clause: ORDER.index(clause.key))
    with i18n.language(lang):
        found = listing.find(Query(tuple(clauses), sort))
        rows = {row.path: row for row in listing.rows()}
    right = [path for path in CARDS if all(_fits(path, clause) for clause in clauses)]
    assert sorted(row.path for row in found.rows) == sorted(right)
    assert [row for section in found.sections for row in section.rows] == list(found.rows)
    assert [row.path for row in found.rows] == sorted(right, key=lambda path: _place(rows[path], sort))
    if right:
        assert found.ways == ()
    else:
        _check_ways(found.query, {way.clauses: way.count for way in found.ways})


def _place(row: object, sort: str) -> tuple[object, ...]:
    """The place of a row in an order, worked out without the list's own code."""
    path, key = row.path, row.sort_key.key  # type: ignore[attr-defined]
    facts, position = CARDS[path], list(CARDS).index(path)
    if sort == "-name":
        return (*(-ord(char) for char in key), 1, position)
    if sort == "set":
        sets = ["base", "tgs", "rvi", "bow", "bonus-planets"]
        return facts["game"] == "eminent-domain", sets.index(facts["set"]), key, position
    if sort == "name":
        return key, position
    number = {"cost": list_oracle.costs, "vp": list_oracle.points}[sort.lstrip("-")](facts)
    if number:
        return 0, min(number) * (-1 if sort[0] == "-" else 1), key, position
    return 1 if sort[-2:] == "vp" and facts["game"] == "rftg" else 2, 0, key, position


def _check_ways(query: Query, ways: dict[tuple[Clause, ...], int]) -> None:
    """Every smallest choice of clauses whose going gives something is there, with its count."""
    for size in range(1, len(query.clauses) + 1):
        right = {}
        for gone in itertools.combinations(range(len(query.clauses)), size):
            left = [clause for number, clause in enumerate(query.clauses) if number not in gone]
            count = sum(all(_fits(path, clause) for clause in left) for path in CARDS)
            if count:
                right[tuple(query.clauses[number] for number in gone)] = count
        if right:
            if size == 1 or len(right) <= 6:
                assert ways == right
            else:
                assert len(ways) == 6
                assert ways.items() <= right.items()
                assert min(ways.values()) >= sorted(right.values())[-6]
            assert list(ways.values()) == sorted(ways.values(), reverse=True)
            return
    raise AssertionError("nothing helps")


def test_backwards_is_by_name_from_the_end(listing: Listing) -> None:
    forwards = [row.heading for row in listing.find(Query()).rows]
    backwards = [row.heading for row in listing.find(Query(sort="-name")).rows]
    assert backwards == forwards[::-1]


def test_names_stand_in_the_order_of_the_language_under_its_letters(listing: Listing, lang: str) -> None:
    with i18n.language(lang):
        found = listing.find(Query())
    letters = [section.heading for section in found.sections]
    assert len(letters) == len(set(letters)) > 15
    assert letters[0] == NUMBERS
    for section in found.sections:
        assert {sort_key(row.heading, lang).letter for row in section.rows} == {section.heading}
    keys = [sort_key(row.heading, lang).key for row in found.rows]
    assert keys == sorted(keys)
    if lang == "hu":
        assert {"Cs", "Gy", "Sz"} <= set(letters)
        assert not {"Á", "Ő", "Ű"} & set(letters)
    if lang in ("ru", "el"):
        # Planets keep their English names, which stand behind the language's own letters.
        latin = [letter.isascii() for letter in letters[1:]]
        assert latin == sorted(latin)
        assert any(latin)


def test_short_lists_have_no_headings_and_long_ones_by_set_have(listing: Listing) -> None:
    assert [section.heading for section in listing.find(listing.read([("keyword", "uplift")])).sections] == [
        ""
    ]
    sections = listing.find(Query(sort="set")).sections
    assert [(section.heading, len(section.rows)) for section in sections] == [
        ("Race for the Galaxy · Base game", 95),
        ("Race for the Galaxy · The Gathering Storm", 19),
        ("Race for the Galaxy · Rebel vs Imperium", 37),
        ("Race for the Galaxy · The Brink of War", 40),
        ("Eminent Domain · Base game", 78),
        ("Eminent Domain · Bonus planets", 9),
    ]
    assert [section.heading for section in listing.find(Query(sort="cost")).sections] == [""]


@pytest.mark.parametrize(
    ("q", "path"),
    [
        ("earths lost", "rftg/earths-lost-colony"),
        ("EARTH'S", "rftg/earths-lost-colony"),
        ("colony lost", "rftg/earths-lost-colony"),
        ("pan galactic affl", "rftg/pan-galactic-affluence"),
        ("zarandok", "rftg/pilgrimage-world"),
        ("ΑΛΦΑ ΚΕΝΤΑΥΡΟΥ", "rftg/alpha-centauri"),
        ("αλφα", "rftg/alpha-centauri"),
        ("συνασπισμος των μεταλλωρυχων", "rftg/mining-league"),
        ("поисковая", "eminent-domain/survey-team"),
        ("выжженной", "eminent-domain/imperialism-scorched-earth-policy"),
        ("felperzselt", "eminent-domain/imperialism-scorched-earth-policy"),
        ("streamlining", "eminent-domain/weapon-emporium-streamlining"),
    ],
)
def test_finds_a_card_by_its_title_in_any_language(listing: Listing, q: str, path: str) -> None:
    assert _paths(listing, f"q={q}") == [path]


def test_words_may_not_come_from_two_titles_and_go_with_filters(listing: Listing) -> None:
    assert _paths(listing, "q=uplift codigo") == []
    assert _paths(listing, "q=codigo") == ["rftg/uplift-code"]
    assert _paths(listing, "q=terraform&game=eminent-domain") == ["eminent-domain/terraforming"]
    way = listing.find(listing.read([("q", "zzz"), ("game", "rftg")])).ways
    assert [(each.clauses[0].key, each.count, each.query.address) for each in way] == [
        ("q", 191, "?game=rftg")
    ]


def test_the_numbers_of_the_data_are_inside_what_can_be_asked() -> None:
    numbers = [n for facts in CARDS.values() for n in (*list_oracle.costs(facts), *list_oracle.points(facts))]
    assert min(numbers) > -FARTHEST
    assert max(numbers) < FARTHEST
