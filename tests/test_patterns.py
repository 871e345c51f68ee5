from __future__ import annotations

import re
from pathlib import Path

from bs4 import BeautifulSoup
from flask.testing import FlaskClient

from webapp import resources
from webapp.catalogue.reader import open_catalogue
from webapp.icons import SHORT
from webapp.patterns import PRINTED, WORDS, shapes, tokens
from webapp.solo.picture import KINDS, SPACES, Token

PAGES = ("patterns/", "patterns/game/")
STATIC = resources.PACKAGE / "static"


def pages(client: FlaskClient, lang: str) -> list[BeautifulSoup]:
    answers = [client.get(f"/{lang}/{path}") for path in PAGES]
    assert [answer.status_code for answer in answers] == [200, 200]
    return [BeautifulSoup(answer.get_data(as_text=True), "html.parser") for answer in answers]


def test_no_element_breaks_the_content_policy(client: FlaskClient, lang: str) -> None:
    for page in pages(client, lang):
        assert not page.select("[style], style")
        assert all(script.get("src") for script in page.select("script"))
        assert not [tag for tag in page.find_all(True) for name in tag.attrs if name.startswith("on")]


def test_every_icon_on_the_pages_is_in_the_sprite(client: FlaskClient, lang: str) -> None:
    sprites = "".join((STATIC / name).read_text("utf-8") for name in SHORT)
    used = set()
    for page in pages(client, lang):
        used |= {str(use["href"]).partition("#")[2] for use in page.select("use")}
    assert used == set(re.findall(r'<symbol id="([^"]+)"', sprites))


def test_every_class_has_its_style(client: FlaskClient) -> None:
    style = "".join(path.read_text("utf-8") for path in sorted((STATIC / "css").glob("*.css")))
    styled = set(re.findall(r"\.([a-zA-Z][\w-]*)", style))
    bare = {"picker", "b", "n", "brand", "base", "terms", "rftg"}
    for page in pages(client, "en"):
        used = {name for tag in page.find_all(class_=True) for name in tag["class"]}
        # A die carries the name of its face, for those who want to find it.
        used -= {"settle", "robot", "row-tight", "side"} | bare
        assert used <= styled, used - styled


def test_ids_are_unique_and_labels_lead_to_their_fields(client: FlaskClient, lang: str) -> None:
    for page in pages(client, lang):
        ids = [str(tag["id"]) for tag in page.select("[id]")]
        assert len(ids) == len(set(ids))
        assert {str(label["for"]) for label in page.select("label[for]")} <= set(ids)
        described = [
            name for tag in page.select("[aria-describedby]") for name in str(tag["aria-describedby"]).split()
        ]
        assert set(described) <= set(ids)


def test_the_page_names_its_language_and_leads_to_the_others(client: FlaskClient, lang: str) -> None:
    page = pages(client, lang)[0]
    assert page.html is not None
    assert page.html["lang"] == lang
    links = page.select(".menu a[hreflang]")
    assert {str(link["href"]) for link in links} == {f"/{code}/patterns/" for code in WORDS}
    assert [link["hreflang"] for link in links if link.get("aria-current")] == [lang]


def test_the_theme_is_set_before_the_first_paint(client: FlaskClient) -> None:
    client.set_cookie("theme", "dark")
    page = pages(client, "en")[0]
    assert page.html is not None
    assert page.html["data-theme"] == "dark"
    assert [button["value"] for button in page.select("button[name=theme][aria-pressed=true]")] == ["dark"]


def test_message_and_refusal_are_spoken(client: FlaskClient) -> None:
    page = pages(client, "en")[0]
    assert WORDS["en"]["log3"] in page.select("[role=status]")[0].get_text()
    assert WORDS["en"]["empty"] in page.select("[role=alert]")[0].get_text()


def test_a_chart_repeats_its_numbers_in_a_table(client: FlaskClient) -> None:
    page = pages(client, "en")[0]
    stacked, histogram = page.select("figure table")
    assert [cell.get_text() for cell in stacked.select("tfoot td")] == ["46", "47"]
    assert ["3", "-1"] in [
        [cell.get_text() for cell in row.select("td")] for row in stacked.select("tbody tr")
    ]
    assert [cell.get_text() for cell in histogram.select("td")][:3] == ["1", "2", "5"]
    assert len(page.select("figure svg rect.bar0")) == 9


def test_samples_are_there_in_every_language() -> None:
    assert {lang: set(words) for lang, words in WORDS.items()} == {lang: set(WORDS["en"]) for lang in WORDS}


def test_the_sample_mats_show_every_kind_of_token(client: FlaskClient) -> None:
    mats = pages(client, "en")[0].select(".mat")
    drawn = {str(use["href"]).partition("#")[2] for mat in mats for use in mat.select("b use")}
    assert {symbol for symbol, _ in KINDS.values()} <= drawn
    assert set(PRINTED) == {name for name, _ in SPACES}
    assert tokens("both, draw 7") == (Token("both"), Token("draw", 7))


def test_one_card_of_each_look_is_shown(catalogue_path: Path) -> None:
    cards = open_catalogue(catalogue_path).race.values()
    shown = list(shapes(cards))
    looks = {(card.kind, card.military, card.production, card.good) for card in cards}
    assert len(shown) == len(looks)
