"""Every "Why?" of a game leads to the paragraph of its rule."""

from __future__ import annotations

from bs4 import BeautifulSoup
from driver import BRINK, DONE, choose, keep, roll
from flask import Flask

from webapp.catalogue.reader import open_catalogue


def test_every_reason_links_its_rule_in_the_book_about_the_robot(app: Flask, lang: str) -> None:
    game = keep(app, BRINK, (choose("develop settle"), roll("develop match"), DONE))
    client = app.test_client()
    rules = open_catalogue(app.config["CATALOGUE"]).rules
    seen = 0
    for page in ("", "/timeline", "/layout"):
        soup = BeautifulSoup(client.get(f"/{lang}/solo/{game}{page}").text, "html.parser")
        for small in soup.select("details.why small, .entries li small, small.soft"):
            if small.get_text().startswith("R-"):
                (link,) = small.select("a[data-overlay]")
                path, _, anchor = str(link["href"]).partition("#")
                place = rules.find("fact", link.get_text())
                assert place is not None
                assert (path, anchor) == (
                    f"/{lang}/rules/{place.game}/{place.book}/{place.section}",
                    place.anchor,
                )
                assert (place.game, place.book) == ("rftg", "solitaire")
                seen += 1
    assert seen > 5


def test_the_menu_of_a_game_leads_to_the_book_about_the_robot(app: Flask) -> None:
    game = keep(app, BRINK)
    soup = BeautifulSoup(app.test_client().get(f"/hu/solo/{game}").text, "html.parser")
    assert soup.select('.menu-box a[href="/hu/rules/rftg/solitaire/"]')
