from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import list_oracle
import pytest
from bs4 import BeautifulSoup, Tag
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from webapp import i18n
from webapp.app import create_app
from webapp.catalogue.listing.facets import ORDER

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial", "HX-Target": "section#results"}


def _main(text: str) -> Tag:
    main = BeautifulSoup(text, "html.parser").find("main")
    assert isinstance(main, Tag)
    return main


def _page(client: FlaskClient, address: str) -> Tag:
    answer = client.get(address)
    assert answer.status_code == 200, (address, answer.status_code, answer.location)
    return _main(answer.text)


def _texts(page: Tag, selector: str) -> list[str]:
    return [" ".join(each.get_text().split()) for each in page.select(selector)]


def _chips(page: Tag) -> list[str]:
    return [text.removeprefix("Leave out this filter: ") for text in _texts(page, ".chip:not(.all)")]


def test_shows_every_card_and_says_how_many(client: FlaskClient) -> None:
    page = _page(client, "/en/cards/")
    assert _texts(page, ".count") == ["278 cards"]
    assert page.select_one(".count")["role"] == "status"
    links = [link["href"] for link in page.select(".hit a")]
    assert len(links) == 278
    assert links[1] == "/en/cards/rftg/abandoned-alien-uplift-camp"
    assert _texts(page, "h2.letter")[:3] == ["0–9", "A", "B"]
    assert not page.select(".chips, .notice")


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("q=earths+lost", "1 card"),
        ("q=%CE%B1%CE%BB%CF%86%CE%B1", "1 card"),
        ("game=rftg", "191 cards"),
        ("game=eminent-domain&set=bonus-planets", "9 cards"),
        ("set=tgs", "19 cards"),
        ("q=alien&game=rftg&set=bow", "8 cards"),
        ("q=zzz", "0 cards"),
        ("game=chess", "278 cards"),
        ("q=%25%28vp%29s", "0 cards"),
    ],
)
def test_counts_what_the_filters_let_through(client: FlaskClient, query: str, count: str) -> None:
    page = _page(client, f"/en/cards/?{query}")
    assert _texts(page, ".count") == [count]
    assert len(page.select(".hit")) == int(count.split()[0])
    assert bool(page.select(".ways")) == (count == "0 cards")


def _sent(form: Tag, **answers: str | list[str]) -> str:
    """Return the address that a browser without script makes of the form, with some fields filled in.

    A list gives the fields of a name, in their order, each its own value.
    """
    given = {name: [value] if isinstance(value, str) else list(value) for name, value in answers.items()}
    pairs = []
    for field in form.select("input[name], select[name]"):
        name = field["name"]
        if given.get(name):
            value = given[name].pop(0)
            if field.name == "select":
                assert value in [option["value"] for option in field.select("option")]
        elif field.name == "select":
            chosen = field.select_one("option[selected]") or field.select_one("option")
            value = chosen["value"]
        else:
            value = field.get("value", "")
        pairs.append(f"{name}={quote(value)}")
    assert not any(given.values()), given
    return f"{form['action']}?{'&'.join(pairs)}"


def test_the_form_without_script_leads_to_a_short_address(client: FlaskClient) -> None:
    form = _page(client, "/hu/cards/").select_one("form.finder-form")
    assert (form.get("method") or "get").lower() == "get"
    assert form.select("button")
    address = _sent(
        form,
        **{
            "q": "idegen",
            "game": "rftg",
            "sets": "rvi",
            "keyword": ["alien", "", "-rebel"],
            "kind": ["", "", "-military-world"],
            "cost-from": "5",
            "cost-to": "2",
            "sort": "-cost",
        },
    )
    answer = client.get(address)
    assert (answer.status_code, answer.location) == (
        302,
        "/hu/cards/?q=idegen&game=rftg&sets=rvi&kind=-military-world&cost=2..5&keyword=alien,-rebel&sort=-cost",
    )
    page = _page(client, answer.location)
    assert page.select(".hit")
    # The form stands as it was sent: sent again, it leads to the same address.
    assert client.get(_sent(page.select_one("form.finder-form"))).location == answer.location
    # Nothing filled in is the whole list.
    assert client.get(_sent(form)).location == "/hu/cards/"


def test_every_filter_of_the_form_can_be_used_without_script(client: FlaskClient) -> None:
    form = _page(client, "/en/cards/").select_one("form.finder-form")
    names = {field["name"] for field in form.select("[name]")}
    assert names == {
        *(set(ORDER) - {"cost", "vp", "military"}),  # the kind asks for military worlds
        *(f"{key}-{end}" for key in ("cost", "vp") for end in ("from", "to")),
        "sort",
    }
    for select in form.select("select"):
        for option in select.select("option")[1:]:
            address = f"/en/cards/?{select['name']}={option['value']}"
            answer = client.get(address)
            assert answer.status_code == 200, address
            assert not _main(answer.text).select(".notice"), address


def test_a_value_out_of_the_address_stays_in_the_form(client: FlaskClient) -> None:
    address = "/en/cards/?power=military,consume,-settle-discount"
    form = _page(client, address).select_one("form.finder-form")
    chosen = [each["value"] for each in form.select("select[name=power] option[selected]") if each["value"]]
    assert sorted(chosen) == ["-settle-discount", "consume", "military"]
    again = client.get(_sent(form)).location
    assert sorted(again.partition("=")[2].split(",")) == sorted(chosen)
    assert _page(client, again)


def test_a_question_of_the_address_alone_stays_in_the_form_while_it_is_asked(client: FlaskClient) -> None:
    form = _page(client, "/en/cards/?military=no").select_one("form.finder-form")
    assert client.get(_sent(form)).location == "/en/cards/?military=no"
    assert client.get(_sent(form, military="")).location == "/en/cards/"


def test_what_was_asked_is_shown_safely(client: FlaskClient) -> None:
    page = _page(client, f"/en/cards/?q={quote(chr(34) + '><script>')}&game=rftg&set=rvi")
    assert page.select_one("input[name=q]")["value"] == '"><script>'
    assert page.select_one("select[name=game] option[selected]")["value"] == "rftg"
    assert [option["value"] for option in page.select("select[name=set] option[selected]")] == ["rvi"]
    assert _chips(page) == ['Title: “"><script>”', "Game: Race for the Galaxy", "Set: Rebel vs Imperium"]
    assert not page.select("script")


def test_every_chip_leaves_out_its_own_filter(client: FlaskClient) -> None:
    page = _page(client, "/en/cards/?q=alien&good=rare,alien&keyword=alien,-rebel&sort=vp")
    assert _chips(page) == [
        "Title: “alien”",
        "Good: Rare elements, Alien technology",
        "Keyword: ALIEN",
        "Keyword: not REBEL",
    ]
    assert [chip["href"] for chip in page.select(".chip")] == [
        "/en/cards/?good=rare,alien&keyword=alien,-rebel&sort=vp",
        "/en/cards/?q=alien&keyword=alien,-rebel&sort=vp",
        "/en/cards/?q=alien&good=rare,alien&keyword=-rebel&sort=vp",
        "/en/cards/?q=alien&good=rare,alien&keyword=alien&sort=vp",
        "/en/cards/",
    ]
    assert [chip["hx-get"] for chip in page.select(".chip")] == [
        chip["href"] for chip in page.select(".chip")
    ]


def test_nothing_found_says_which_filter_to_leave_out(client: FlaskClient) -> None:
    page = _page(client, "/en/cards/?q=alien&cost=40..&military=yes")
    assert _texts(page, ".notice p") == ["No card fits all filters. Leave out one of these:"]
    (way,) = page.select(".ways li")
    assert _texts(way, "a span") == ["Cost or defense: ≥ 40"]
    href = way.select_one("a")["href"]
    assert href == "/en/cards/?q=alien&military=yes"
    assert _texts(way, ".soft") == _texts(_page(client, href), ".count")


def test_nothing_found_says_when_several_have_to_go(client: FlaskClient) -> None:
    page = _page(client, "/en/cards/?q=zzz&set=tgs&cost=40..")
    assert "to leave out one is not enough" in page.select_one(".notice p").get_text()
    (way,) = page.select(".ways li")
    assert _texts(way, "a span") == ["Title: “zzz”", "Cost or defense: ≥ 40"]
    assert way.select_one("a")["href"] == "/en/cards/?set=tgs"
    assert _texts(way, ".soft") == ["19 cards"]


def test_what_was_not_understood_is_said_and_the_address_stays(client: FlaskClient) -> None:
    page = _page(client, "/en/cards/?keyword=alien,ufo&cost=cheap&game=")
    assert _texts(page, ".notice") == ["Not understood and left out: cost=cheap, keyword=ufo"]
    assert _chips(page) == ["Keyword: ALIEN"]
    link = BeautifulSoup(client.get("/en/cards/?game=chess").text, "html.parser").select_one("a[hreflang=hu]")
    assert link["href"] == "/hu/cards/?game=chess"


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("?q=&game=", ""),
        ("?game=rftg&q=a", "?q=a&game=rftg"),
        ("?sort=name", ""),
        ("?cost=5-3", "?cost=3..5"),
        ("?keyword=alien&keyword=rebel", "?keyword=alien,rebel"),
        ("?q=" + "a" * 9000, "?q=" + "a" * 100),
        ("?cost=4.." + "9" * 9000, "?cost=4..99"),
    ],
)
def test_other_spellings_lead_to_one_address(client: FlaskClient, given: str, canonical: str) -> None:
    answer = client.get(f"/ru/cards/{given}")
    assert (answer.status_code, answer.location) == (302, f"/ru/cards/{canonical}")
    assert client.get(answer.location).status_code == 200


def test_over_another_page_the_list_has_its_heading_and_its_style(client: FlaskClient) -> None:
    answer = client.get("/hu/cards/?game=rftg&cost=6", headers={**PARTIAL, "HX-Target": "overlay-body"})
    part = BeautifulSoup(answer.text, "html.parser")
    assert [each.get_text() for each in part.select("h1")] == ["Kártyák"]
    assert len(part.select("link[rel=stylesheet]")) == 2
    assert part.select("#results[tabindex='-1'] .hit")
    assert not part.select("html, form")


def test_refining_brings_the_results_alone_and_their_address(client: FlaskClient) -> None:
    form = _page(client, "/ru/cards/").select_one("form.finder-form")
    assert form["hx-get"] == form["action"] == "/ru/cards/"
    assert form["hx-target"] == "#results"
    here = {"HX-Current-URL": "http://localhost/ru/cards/?game=rftg"}
    answer = client.get("/ru/cards/?q=alpha&game=rftg&set=&cost-from=1", headers={**PARTIAL, **here})
    part = BeautifulSoup(answer.text, "html.parser")
    assert [each.get("id") for each in part.find_all(recursive=False)] == ["results"]
    assert [link["href"] for link in part.select(".hit a")] == ["/ru/cards/rftg/alpha-centauri"]
    assert answer.headers["HX-Push-Url"] == "/ru/cards/?q=alpha&game=rftg&cost=1.."
    assert {"HX-Request", "HX-Request-Type", "HX-Target"} <= set(answer.vary.as_set(preserve_casing=True))
    assert answer.text.strip() in client.get(answer.headers["HX-Push-Url"]).text


def test_typing_alone_does_not_fill_the_history(client: FlaskClient) -> None:
    here = {"HX-Current-URL": "http://localhost/en/cards/?q=alp&game=rftg"}
    answer = client.get("/en/cards/?q=alpha&game=rftg&sort=name", headers={**PARTIAL, **here})
    assert answer.headers["HX-Replace-Url"] == "/en/cards/?q=alpha&game=rftg"
    assert "HX-Push-Url" not in answer.headers
    answer = client.get("/en/cards/?q=alpha", headers={**PARTIAL, "HX-Current-URL": "http://[broken"})
    assert answer.headers["HX-Push-Url"] == "/en/cards/?q=alpha"


def test_a_chip_brings_the_form_too(client: FlaskClient) -> None:
    answer = client.get("/en/cards/?game=rftg", headers={**PARTIAL, "HX-Target": "div#finder"})
    part = BeautifulSoup(answer.text, "html.parser")
    assert [each.get("id") for each in part.find_all(recursive=False)] == ["finder"]
    assert part.select_one("select[name=game] option[selected]")["value"] == "rftg"
    assert answer.text.strip() in client.get("/en/cards/?game=rftg").text


def test_only_folds_with_a_filter_in_use_are_open(client: FlaskClient) -> None:
    page = _page(client, "/en/cards/?cost=2&symbol=-trade")
    assert [fold["id"] for fold in page.select("details[open]")] == ["filter-numbers", "filter-eminent"]
    assert page.select_one("details#filters")


BAD = [
    "q=%27%3B+drop+table+card%3B--",
    "q=%22%2A%22+OR+NEAR%28a%2Cb%29",
    "q=%F0%9F%91%BE%E2%80%AE%E2%80%8F",
    "q=" + "%F0%9F%91%BE" * 2500,
    "q=%7B%7B7*7%7D%7D",
    "q=%25s%25%28n%29d",
    "game=rftg&game=rftg&game=%E2%80%AE",
    "kind[]=world&kind=",
    "keyword=" + "alien," * 1600,
    "power=" + "-" * 9000,
    "cost=--------1..",
    "cost=1e9&vp=NaN",
    "cost=%D9%A3",
    "sort=__class__",
    "sort=-set&sort=name",
    "level=-0&level=1.0",
    "=&&=a&a",
    "&".join(f"k{n}={n}" for n in range(900)),
]


@pytest.mark.parametrize("query", BAD)
def test_absurd_filters_give_a_page(client: FlaskClient, query: str) -> None:
    for headers in ({}, PARTIAL):
        answer = client.get(f"/el/cards/?{query}", headers=headers, follow_redirects=True)
        assert answer.status_code == 200
        shown = re.search(r'class="count" role="status">\D*(\d+)', answer.text)
        assert shown
        count = int(shown[1])
        assert count == answer.text.count('<li class="hit">')
    api = client.get(f"/api/cards.json?lang=el&{query}")
    assert api.status_code == 200
    assert api.json["count"] == count


@pytest.mark.parametrize("query", ["q=%00%ff%fe%ED%A0%80", "q=%ff", "set=%C3", "q=a%00", "cost=%0b", "q=%"])
def test_what_cannot_be_read_is_a_400(client: FlaskClient, query: str) -> None:
    answer = client.get(f"/hu/cards/?{query}")
    assert answer.status_code == 400
    assert 'lang="hu"' in answer.text
    assert client.get(f"/api/cards.json?lang=hu&{query}").status_code == 400


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.tuples(
            st.sampled_from([*ORDER, "sort", "cost-from", "x"]),
            st.text(max_size=12) | st.just("-alien,yes,3"),
        ),
        max_size=6,
    )
)
def test_any_text_gives_a_page_or_a_kind_refusal(client: FlaskClient, pairs: list[tuple[str, str]]) -> None:
    query = "&".join(f"{quote(key)}={quote(value)}" for key, value in pairs)
    answer = client.get(f"/el/cards/?{query}", follow_redirects=True)
    assert answer.status_code in (200, 400)
    if answer.status_code == 200:
        assert len(answer.history) <= 1
        asked = parse_qs(urlsplit(answer.request.url).query, keep_blank_values=True)
        # Where the address was shortened, every key stands once and has a value.
        assert not answer.history or all(len(values) == 1 and values[0] for values in asked.values())


def test_the_page_and_the_json_find_the_same(client: FlaskClient, lang: str) -> None:
    for query in (
        "",
        "keyword=alien,-rebel&sort=-cost",
        "q=a&game=eminent-domain&sort=vp",
        "sets=rvi&sort=set",
        "q=zzz",
    ):
        page = _page(client, f"/{lang}/cards/?{query}")
        answer = client.get(f"/api/cards.json?lang={lang}&{query}").json
        links = [link["href"] for link in page.select(".hit a")]
        assert [card["url"] for card in answer["cards"]] == links
        assert answer["count"] == len(links)
        titles = [link.select_one("span").get_text() for link in page.select(".hit a")]
        assert [card["title"] for card in answer["cards"]] == titles


def test_rows_are_the_same_in_every_order_and_filter(client: FlaskClient) -> None:
    whole = {row.select_one("a")["href"]: str(row) for row in _page(client, "/pt/cards/").select(".hit")}
    assert {path.removeprefix("/pt/cards/") for path in whole} == set(list_oracle.cards())
    for row in _page(client, "/pt/cards/?game=rftg&sort=-vp").select(".hit"):
        assert whole[row.select_one("a")["href"]] == str(row)


def test_addresses_below_another_root_stay_below_it(client: FlaskClient) -> None:
    table = {"SCRIPT_NAME": "/table"}
    answer = client.get("/en/cards/?q=&game=rftg", environ_overrides=table)
    assert answer.location == "/table/en/cards/?game=rftg"
    client.get("/en/cards/?game=rftg")
    page = _main(client.get("/en/cards/?game=rftg", environ_overrides=table).text)
    links = page.select(".hit a, .chip")
    assert len(links) == 192
    assert all(link["href"].startswith("/table/en/cards/") for link in links)


class _Foreign(Mapping[Any, Any]):
    """A language that has every message: English, spelt in Cyrillic look-alikes."""

    def __getitem__(self, key: str) -> str:
        parts = re.split(r"(%\(\w+\)s|%%)", key.split("\x04")[-1])
        return "".join(
            part if index % 2 else re.sub("[A-Za-z]", "Ж", part) for index, part in enumerate(parts)
        )

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __len__(self) -> int:
        return 0


class _ForeignPlurals(_Foreign):
    def __getitem__(self, key: str) -> Any:
        return (super().__getitem__(key),) * 2


@pytest.mark.parametrize(
    "query",
    [
        "",
        "?sort=set",
        "?q=жжж&game=rftg&cost=4..5&military=yes&keyword=alien,-rebel",
        "?q=жжж&power=-military",
    ],
)
def test_no_english_reaches_a_reader_of_another_language(
    app: Flask, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    foreign = i18n.Messages(single=_Foreign(), plural=_ForeignPlurals())
    monkeypatch.setattr(i18n, "messages", lambda code: foreign)
    page = _page(create_app({**app.config}).test_client(), f"/ru/cards/{query}")
    for title in page.select(".hit a > span:first-child, .en, .set"):
        title.decompose()
    if not query:
        # Planets keep their English names, which stand under Latin letters.
        assert [each for each in _texts(page, ".letter") if each.isascii()]
    for letter in page.select(".letter"):
        if len(letter.get_text()) == 1:
            letter.decompose()
    assert not re.findall("[A-Za-z]+", page.get_text(" "))


def test_every_letter_of_the_page_is_spelt_out_in_every_language(client: FlaskClient, lang: str) -> None:
    page = _page(client, f"/{lang}/cards/?q=zzz&kind=-role&cost=1&power=military")
    assert not re.search(r"[a-z]_[a-z]|None|True|False|\{|%\(", page.get_text(" "))


def test_a_fold_that_is_one_question_says_it_once(client: FlaskClient) -> None:
    fold = _page(client, "/en/cards/").select_one("#filter-kind")
    assert fold.get_text(" ").count("Kind of card") == 1
    assert fold.fieldset["aria-labelledby"] == fold.summary.span["id"]
