"""The legend, an icon's page, power codes by phase, one code."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from bs4 import BeautifulSoup, Tag
from flask import Flask
from flask.testing import FlaskClient

from webapp import resources
from webapp.catalogue import powers
from webapp.catalogue.icons import GROUPS, ICONS
from webapp.catalogue.models import Catalogue


def page(client: FlaskClient, path: str, lang: str = "en") -> Tag:
    answer = client.get(f"/{lang}/icons/{path}")
    assert answer.status_code == 200, path
    main = BeautifulSoup(answer.text, "html.parser").find("main")
    assert isinstance(main, Tag)
    return main


def test_the_legend_has_every_icon_large_and_small_with_its_words(client: FlaskClient, lang: str) -> None:
    legend = page(client, "", lang)
    assert [item["id"] for item in legend.select(".legend > li")] == [
        entry.id for group in GROUPS for entry in ICONS.values() if entry.group == group
    ]
    for item in legend.select(".legend > li"):
        symbol = ICONS[str(item["id"])].symbol
        pictures = item.select("svg")
        assert [tag["class"] for tag in pictures] == [["i", "large"], ["i", "small"]]
        assert all(tag["aria-hidden"] == "true" for tag in pictures)
        assert {str(use["href"]).partition("#")[2] for use in item.select("use")} == {symbol}
        assert item.select_one("b").get_text().strip()
    brief = {str(item["id"]) for item in legend.select(".legend > li") if not item.select("p")}
    assert brief == {f"start{n}" for n in range(16)}


def test_the_legend_jumps_to_its_groups(client: FlaskClient) -> None:
    legend = page(client, "")
    targets = [str(link["href"])[1:] for link in legend.select(".jumps a")]
    assert targets == list(GROUPS)
    assert all(legend.select_one(f"h3#{target}") for target in targets)


def test_the_legend_tells_how_many_cards_have_an_icon(client: FlaskClient, catalogue: Catalogue) -> None:
    legend = page(client, "")
    discard = legend.select_one("#discard-this a")
    wanted = sum(
        any(power.values.get("discard_this") for power in card.powers) for card in catalogue.race.values()
    )
    assert (discard["href"], discard.get_text()) == ("/en/icons/discard-this", f"{wanted} cards")
    only = legend.select_one("#start0 a")
    assert (only["href"], only.get_text()) == ("/en/cards/rftg/old-earth", "Old Earth")
    assert not legend.select("#prestige-leader a, #robot-credit a")


def test_every_icon_leads_to_its_cards(client: FlaskClient, catalogue: Catalogue) -> None:
    for item in page(client, "").select(".legend > li"):
        link = item.select_one("a")
        if link is None or not str(link["href"]).startswith("/en/icons/"):
            continue
        shown = page(client, str(item["id"]))
        cards = [str(card["href"]) for card in shown.select(".bearers a")]
        assert len(cards) == len(set(cards)) == int(link.get_text().split()[0])
        assert shown.select_one("h1").get_text() == item.select_one("b").get_text()
        for card in cards:
            _, lang, part, game, card_id = card.split("/")
            assert (lang, part) == ("en", "cards")
            assert card_id in (catalogue.race if game == "rftg" else catalogue.eminent)


def test_cards_stand_in_the_readers_language_with_the_english_title_and_the_set(client: FlaskClient) -> None:
    shown = page(client, "vary", "hu")
    row = shown.select_one('.bearers a[href="/hu/cards/rftg/galactic-federation"]')
    assert row.select_one("span[lang=hu]").get_text() == "Galaktikus Államszövetség"
    assert row.select_one("span.en[lang=en]").get_text() == "Galactic Federation"
    marks = Counter(mark.get_text() for mark in shown.select(".bearers .set"))
    assert set(marks) == {"TGS", "RvI", "BoW"}
    assert shown.select_one(".bearers .set")["title"]
    english = page(client, "vary")
    assert not english.select(".en")
    titles = [link.get_text() for link in english.select(".bearers a")]
    assert titles == sorted(titles)
    assert "Gambling World (Base game)" in page(client, "consume").get_text()


def test_an_icon_that_no_card_has_says_so(client: FlaskClient) -> None:
    shown = page(client, "double")
    assert not shown.select(".bearers")
    assert "No card has this icon." in shown.get_text()


def test_every_code_is_listed_once_under_its_phase(client: FlaskClient, lang: str) -> None:
    listed = page(client, "powers/", lang)
    codes = [str(link["href"]).rpartition("/")[2] for link in listed.select(".codes a")]
    assert sorted(codes) == sorted(code.replace("_", "-") for code in powers.CODES)
    assert [head["id"] for head in listed.select("h2")] == [
        f"phase-{phase}"
        for phase in (
            "setup",
            "round_start",
            "1",
            "2",
            "3",
            "trade",
            "4",
            "5",
            "round_end",
            "game_end",
            "any",
        )
    ]
    for link in listed.select(".codes a"):
        assert link.select("svg[aria-hidden=true] use"), link["href"]
    consume = listed.select_one('.codes a[href$="/consume"]').find_parent("section")
    assert consume.select_one("h2")["id"] == "phase-4"


def test_every_code_has_a_page_with_all_its_sentences_and_cards(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    for code in powers.CODES:
        shown = page(client, f"powers/{code.replace('_', '-')}")
        assert shown.select_one("h1").get_text() == powers.code_name(code)
        assert powers.code_explanation(code) in shown.get_text()
        told = {
            case.select_one("h2 > span:last-child").get_text(): {
                str(link["href"]).rpartition("/")[2] for link in case.select(".bearers a")
            }
            for case in shown.select(".case")
        }
        wanted: dict[str, set[str]] = {}
        for card in catalogue.race.values():
            for power in card.powers:
                if power.code == code:
                    wanted.setdefault(powers.sentence(power), set()).add(card.id)
        assert told == wanted, code
        count = len(set().union(*wanted.values()))
        assert shown.select_one(".count").get_text().split()[0] == str(count)
        assert all(case.select("h2 use") for case in shown.select(".case"))


def test_codes_of_a_phase_lead_to_each_other(client: FlaskClient) -> None:
    first = page(client, "powers/explore-draw-extra")
    assert not first.select("a[rel=prev]")
    seen = ["explore-draw-extra"]
    while following := page(client, f"powers/{seen[-1]}").select_one("a[rel=next]"):
        code = str(following["href"]).rpartition("/")[2]
        back = page(client, f"powers/{code}").select_one("a[rel=prev]")
        assert str(back["href"]).endswith(f"/{seen[-1]}")
        seen.append(code)
    assert seen == [code.replace("_", "-") for code in powers.CODES if code.startswith("explore_")]


def test_a_code_of_two_phases_shows_both(client: FlaskClient) -> None:
    assert [phase.get_text() for phase in page(client, "powers/save-payment-card").select(".phase")] == [
        "IIDevelop",
        "IIISettle",
    ]


@pytest.mark.parametrize(
    "path",
    [
        "powers/nope",
        "powers/produce_here",
        "powers/%D0%BC",
        "powers/" + "x" * 5000,
        "nope",
        "'%20or%201=1",
        "..%2f..%2fdata",
    ],
)
def test_what_is_not_there_is_a_404(client: FlaskClient, path: str) -> None:
    assert client.get(f"/en/icons/{path}").status_code == 404


def test_what_cannot_be_read_is_a_400(client: FlaskClient) -> None:
    for path in ("%00", "powers/consume%0a"):
        assert client.get(f"/en/icons/{path}").status_code == 400


def test_pages_are_made_once_a_language(client: FlaskClient, app: Flask) -> None:
    client.get("/en/icons/")
    pages = app.extensions["icon_pages"]
    made = pages._made["en", "legend"]
    client.get("/hu/icons/")
    client.get("/en/icons/")
    assert pages._made["en", "legend"] is made
    assert set(pages._made) == {("en", "legend"), ("hu", "legend")}


def test_no_code_no_placeholder_and_no_style_reaches_the_reader(client: FlaskClient, lang: str) -> None:
    for path in ("", "powers/", "powers/takeover", "powers/consume", "genes", "ed-survey"):
        shown = page(client, path, lang)
        assert not re.search(r"[a-z]_[a-z]|None|True|False|\{|%\(", shown.get_text(" ")), path
        assert not shown.select("[style], style, script")


def test_every_class_of_the_pages_has_its_style(client: FlaskClient) -> None:
    folder = resources.PACKAGE / "static" / "css"
    style = "".join((folder / name).read_text("utf-8") for name in ("base.css", "cards.css", "reference.css"))
    styled = set(re.findall(r"\.([a-zA-Z][\w-]*)", style))
    for path in ("", "powers/", "powers/takeover", "genes"):
        used = {name for tag in page(client, path).find_all(class_=True) for name in tag["class"]}
        assert used <= styled, used - styled


@pytest.mark.parametrize("path", ["genes", "powers/consume"])
def test_a_page_opens_over_another_one(client: FlaskClient, path: str) -> None:
    answer = client.get(f"/en/icons/{path}", headers={"HX-Request": "true", "HX-Request-Type": "partial"})
    assert answer.text.lstrip().startswith("<header")
    assert "<main" not in answer.text
    assert {"HX-Request", "HX-Request-Type"} <= set(answer.vary.as_set(preserve_casing=True))
    assert answer.text.strip() in client.get(f"/en/icons/{path}").text
