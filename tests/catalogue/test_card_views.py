"""What a card's page says beside its facts, and where it leads."""

from __future__ import annotations

from urllib.parse import urldefrag

from bs4 import BeautifulSoup, Tag
from flask.testing import FlaskClient

from webapp.catalogue import powers
from webapp.catalogue.models import Catalogue

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}


def _card(client: FlaskClient, path: str, lang: str = "en") -> Tag:
    answer = client.get(f"/{lang}/cards/{path}")
    assert answer.status_code == 200
    card = BeautifulSoup(answer.text, "html.parser").select_one("#card")
    assert isinstance(card, Tag)
    return card


def _section(card: Tag, heading: str) -> Tag | None:
    return next((each for each in card.select("section") if each.h2.get_text() == heading), None)


def _links(card: Tag, heading: str) -> list[str]:
    section = _section(card, heading)
    return [link["href"] for link in section.select("a")] if section else []


def test_powers_stand_by_phase_in_the_order_printed_with_icon_and_sentence(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    for card_id in ("alien-toy-shop", "rebel-freedom-fighters", "galactic-survey-seti"):
        card = catalogue.race[card_id]
        page = _card(client, f"rftg/{card_id}")
        lines = page.select(".power li")
        assert [line.span.get_text() for line in lines] == [powers.sentence(each) for each in card.powers]
        assert all(line.select("a svg use") for line in lines)
        codes = [each.code.replace("_", "-") for each in card.powers]
        assert [line.a["href"] for line in lines] == [f"/en/icons/powers/{code}" for code in codes]
        assert [line.a["aria-label"] for line in lines] == [
            powers.code_name(each.code) for each in card.powers
        ]
        numerals = [phase.select_one("h3 b").get_text() for phase in page.select(".power")]
        assert len(numerals) == len({each.phase for each in card.powers})


def test_goals_and_search_categories_are_those_that_may_come_up(client: FlaskClient) -> None:
    page = _card(client, "rftg/rebel-base")
    assert "/en/goals/#propaganda-edge" in _links(page, "Goals that it helps with")
    assert _links(page, "Search categories that it fits") == ["/en/search-categories/#strong-military-worlds"]
    # replaced when goals of later sets and the search come in
    old = _card(client, "rftg/gambling-world")
    assert not [link for link in _links(old, "Goals that it helps with") if "prosperity-lead" in link]
    assert _links(old, "Search categories that it fits") == []
    disputed = _section(_card(client, "rftg/pan-galactic-research"), "Search categories that it fits")
    assert "the sources disagree" in disputed.get_text()
    optional = _section(_card(client, "rftg/alien-oort-cloud-refinery"), "Search categories that it fits")
    assert "you may turn it down" in optional.get_text()


def test_what_it_is_taken_for_and_who_names_it(client: FlaskClient) -> None:
    many = _section(_card(client, "rftg/spice-world"), "Easily confused with")
    assert " ".join(many.a.get_text(" ").split()) == "7 cards same numbers, same good"
    assert "data-overlay" not in many.a.attrs
    listed = client.get(many.a["href"])
    assert listed.status_code == 200
    hits = BeautifulSoup(listed.text, "html.parser").select(".hit")
    assert len(hits) == 7
    section = _section(_card(client, "rftg/imperium-warlord"), "Easily confused with")
    assert section.a["href"] == "/en/cards/rftg/imperium-lords"
    assert section.small.get_text() == "similar title"
    twin = _section(_card(client, "rftg/gambling-world"), "Easily confused with")
    assert " ".join(twin.a.get_text(" ").split()) == "Gambling World (Rebel vs Imperium) same title"
    naming = _links(_card(client, "rftg/interstellar-bank"), "Cards that name it")
    assert "/en/cards/rftg/galactic-bankers" in naming
    assert _links(_card(client, "rftg/gambling-world-rvi"), "Cards that name it") == [
        "/en/cards/rftg/galactic-bankers"
    ]
    assert _links(_card(client, "rftg/gambling-world"), "Cards that name it") == []
    assert "/en/cards/rftg/gambling-world-rvi" in _links(_card(client, "rftg/galactic-bankers"), "Scoring")


def test_cards_of_the_same_title_are_told_apart_at_the_head(client: FlaskClient) -> None:
    head = _card(client, "rftg/gambling-world-rvi").header
    assert head.select_one("p").get_text() == "Rebel vs Imperium"
    assert _card(client, "rftg/old-earth").header.select("p") == []


def test_the_title_says_where_it_comes_from(client: FlaskClient) -> None:
    printed = _card(client, "rftg/galactic-federation", "hu").header.p.get_text()
    ours = _card(client, "rftg/old-earth", "ru").header.p.get_text()
    assert printed
    assert ours
    assert printed != ours


def test_the_titles_in_other_languages_are_marked(
    client: FlaskClient, catalogue: Catalogue, lang: str
) -> None:
    titles = _card(client, "rftg/galactic-federation", lang).select_one("#card-titles")
    told = {term["lang"]: term.find_next("dd").span for term in titles.select("dt")}
    assert set(told) == {"hu", "ru", "el", "pt"} - {lang}
    for code, shown in told.items():
        assert shown.get_text() == catalogue.title("galactic-federation", code).text
        assert shown["lang"] == code


def test_what_the_robot_does_has_its_rules(client: FlaskClient) -> None:
    section = _section(_card(client, "rftg/new-sparta"), "The solo game's robot")
    rules = [small.get_text() for small in section.select("small")]
    assert "R-SET-A" in rules
    assert "R-WORLD-1, 5, 9, 11, 13, 15" in rules
    assert "R-WORLD-3" in [each.get_text() for each in section.select("#card-start small")]


def test_the_address_of_a_card_can_be_scanned(client: FlaskClient) -> None:
    link = _card(client, "rftg/new-sparta", "hu").select_one('a[href$="/qr"]')
    page = BeautifulSoup(client.get(link["href"]).text, "html.parser")
    assert page.select_one(".qr-box svg.qr path")
    assert page.select_one("main p a").get_text() == "http://localhost/hu/cards/rftg/new-sparta"
    part = client.get(link["href"], headers=PARTIAL)
    assert "<html" not in part.text
    assert "qr-box" in part.text
    assert client.get("/hu/cards/rftg/nobody/qr").status_code == 404


def test_an_address_that_only_this_device_knows_says_so(client: FlaskClient) -> None:
    only_here = "works on this device only"
    for host, said in (("127.0.0.1:8000", True), ("localhost", True), ("192.0.2.7:8000", False)):
        page = client.get("/en/cards/rftg/new-sparta/qr", base_url=f"http://{host}").text
        assert (only_here in page) is said
    client.application.config["PHONE_URL"] = "http://192.0.2.7:8000"
    assert only_here not in client.get("/en/cards/rftg/new-sparta/qr").text


def test_every_link_of_every_card_leads_somewhere(client: FlaskClient, catalogue: Catalogue) -> None:
    paths = [f"rftg/{card}" for card in catalogue.race]
    paths += [f"eminent-domain/{card}" for card in catalogue.eminent]
    addresses = {link["href"] for path in paths for link in _card(client, path).select("a[href]")}
    assert len(addresses) > 800
    anchors: dict[str, set[str]] = {}
    for address in addresses:
        page, anchor = urldefrag(address)
        if page not in anchors:
            answer = client.get(page)
            assert answer.status_code == 200, address
            ids = BeautifulSoup(answer.text, "html.parser").select("[id]")
            anchors[page] = {each["id"] for each in ids}
        assert not anchor or anchor in anchors[page], address


def test_a_card_is_made_once_for_each_language(client: FlaskClient) -> None:
    first = client.get("/en/cards/rftg/new-sparta").text
    assert client.get("/en/cards/rftg/new-sparta").text == first
    part = client.get("/en/cards/rftg/new-sparta", headers=PARTIAL).text.strip()
    assert part in first
    assert client.get("/hu/cards/rftg/new-sparta", headers=PARTIAL).text.strip() != part
