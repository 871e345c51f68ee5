from __future__ import annotations

from urllib.parse import parse_qsl

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapp.catalogue.listing.facets import FACETS, ORDER, Facet
from webapp.catalogue.listing.query import SORTS, Clause, Query, read_query
from webapp.catalogue.listing.ranges import Range

POWER = Facet("power", ("military", "settle-discount"), each=True)
KNOWN = {facet.key: facet for facet in (*FACETS, POWER)}


def _read(address: str) -> Query:
    return read_query(parse_qsl(address, keep_blank_values=True), KNOWN)


@pytest.mark.parametrize(
    ("address", "canonical"),
    [
        ("", ""),
        ("q=&game=&sort=name&cost-from=&cost-to=", ""),
        ("set=bow&game=rftg&q=alien", "?q=alien&game=rftg&set=bow"),
        ("keyword=alien&keyword=-rebel&keyword=", "?keyword=alien,-rebel"),
        ("keyword=-rebel,alien,alien", "?keyword=alien,-rebel"),
        ("keyword=alien,-alien", "?keyword=-alien"),
        ("keyword=-alien&keyword=alien", "?keyword=alien"),
        ("good=genes,alien,-rare", "?good=genes,alien,-rare"),
        ("military=yes", "?military=yes"),
        ("military=no", "?military=no"),
        ("military=yes&military=no", "?military=no"),
        ("game=rftg&game=eminent-domain", "?game=eminent-domain"),
        ("KIND=x&kind=Military_World", "?kind=military-world"),
        ("power=-settle_discount,military", "?power=military,-settle-discount"),
        ("cost=4..2", "?cost=2..4"),
        ("cost=3..3", "?cost=3"),
        ("cost-from=5&cost-to=2", "?cost=2..5"),
        ("cost-from=5", "?cost=5.."),
        ("cost=1&cost-to=2", "?cost=..2"),
        ("vp=-1", "?vp=-1"),
        ("vp=1&vp=1", "?vp=1"),
        ("cost=50..123456789", "?cost=50..99"),
        ("sort=-cost&q=a", "?q=a&sort=-cost"),
        ("q=%20%20two%20%20words%20", "?q=two+words"),
        ("q=&q=b&q=c", "?q=b"),
        ("q=%00a%00", "?q=a"),
        ("q=%26%3D%25%2B%2C", "?q=%26%3D%25%2B,"),
        ("utm_source=x&page=3", ""),
    ],
)
def test_an_address_is_made_canonical(address: str, canonical: str) -> None:
    query = _read(address)
    assert query.address == canonical
    assert query.strange == ()
    again = _read(canonical.removeprefix("?"))
    assert again == query
    assert again.is_written(parse_qsl(canonical.removeprefix("?")))


@pytest.mark.parametrize(
    ("address", "strange"),
    [
        ("kind=starship", ("kind=starship",)),
        ("kind=development,starship,-ufo", ("kind=starship", "kind=-ufo")),
        ("game=chess", ("game=chess",)),
        ("game=-rftg", ("game=-rftg",)),
        ("sets=-rvi", ("sets=-rvi",)),
        ("military=maybe", ("military=maybe",)),
        ("military=-yes", ("military=-yes",)),
        ("cost=cheap", ("cost=cheap",)),
        ("cost=1&cost=2", ("cost=2",)),
        ("cost-from=x", ("cost-from=x",)),
        ("sort=beauty", ("sort=beauty",)),
        ("power=nothing", ("power=nothing",)),
        ("keyword=" + "x" * 100, ("keyword=" + "x" * 31 + "…",)),
        ("keyword=a,b,c,d,e,f,g", tuple(f"keyword={letter}" for letter in "abcde")),
    ],
)
def test_what_is_not_understood_is_left_out_and_named(address: str, strange: tuple[str, ...]) -> None:
    query = _read(address)
    assert query.strange == strange
    assert "starship" not in query.address


def test_an_address_with_more_than_the_canonical_one_is_not_written() -> None:
    assert not _read("q=a&game=").is_written(parse_qsl("q=a&game=", keep_blank_values=True))
    assert not _read("game=rftg&q=a").is_written(parse_qsl("game=rftg&q=a"))
    assert not _read("cost-from=3").is_written(parse_qsl("cost-from=3"))
    assert _read("q=a&utm=1").is_written(parse_qsl("q=a&utm=1"))


def test_long_and_odd_values_are_cut() -> None:
    query = _read("q=" + "a" * 10000)
    assert len(query.q) == 100
    query = _read("keyword=" + "alien," * 2000)
    assert query.address == "?keyword=alien"
    assert query.strange in ((), ("keyword=al",))


def test_a_query_tells_what_it_asks() -> None:
    query = _read("q=a b&cost=2..&keyword=alien,-rebel&good=genes,rare&military=no&sort=-vp")
    assert query.clauses == (
        Clause("q", ("a b",)),
        Clause("cost", ("2..",)),
        Clause("good", ("rare", "genes")),
        Clause("military", ("yes",), wanted=False),
        Clause("keyword", ("alien",)),
        Clause("keyword", ("rebel",), wanted=False),
    )
    assert (query.q, query.range("cost"), query.range("vp"), query.sort) == ("a b", Range(2), Range(), "-vp")
    assert dict(query.states("keyword")) == {"alien": True, "rebel": False}
    assert dict(query.states("good")) == {"rare": True, "genes": True}
    fewer = query.without([query.clauses[0], query.clauses[5]])
    assert fewer.address == "?cost=2..&good=rare,genes&military=no&keyword=alien&sort=-vp"
    assert query.without(query.clauses).address == "?sort=-vp"


VALUES = st.sampled_from(
    [
        "",
        "yes",
        "no",
        "alien",
        "-rebel",
        "genes",
        "-genes",
        "3",
        "4..2",
        "..",
        "name",
        "-vp",
        "rftg",
        "bow",
        "ы",
        "a,b,-",
    ]
) | st.text(max_size=8)
KEYS = st.sampled_from([*ORDER, "sort", "cost-from", "cost-to", "vp-from", "page"])


@given(st.lists(st.tuples(KEYS, VALUES), max_size=12))
def test_any_address_has_one_canonical_form(pairs: list[tuple[str, str]]) -> None:
    query = read_query(pairs, KNOWN)
    again = read_query(query.pairs(), KNOWN)
    assert again == query
    assert again.strange == ()
    assert again.is_written(query.pairs())
    keys = [key for key, _ in query.pairs()]
    assert keys == sorted(keys, key=[*ORDER, "sort"].index)
    assert len(set(keys)) == len(keys)
    assert query.sort in SORTS
    assert parse_qsl(query.address.removeprefix("?"), keep_blank_values=True) == query.pairs()
