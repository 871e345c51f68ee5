from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from bs4 import BeautifulSoup, Tag
from flask import Flask, render_template_string

from webapp import i18n, resources
from webapp.patterns import mats
from webapp.solo.picture import FACES, KINDS, PHASES, SPACES, MatPicture, Space, Token

MAT = '{% import "solo/_mat.html" as mat %}{{ mat.mat(picture) }}'

Draw = Callable[..., BeautifulSoup]


@pytest.fixture
def draw(app: Flask, lang: str) -> Draw:
    """Render a template's text as it is in a request for a page in each language."""

    def render(text: str, **values: object) -> BeautifulSoup:
        with app.test_request_context(f"/{lang}/"):
            app.preprocess_request()
            return BeautifulSoup(render_template_string(text, **values), "html.parser")

    return render


def spaces(**changes: Space) -> tuple[Space, ...]:
    return tuple(changes.get(name, Space(name, phase)) for name, phase in SPACES)


def cells(mat: Tag, row: int) -> list[Tag]:
    """The nine cells of a row: 0 head, 1 markers, 2 dice, 3 action, 4 response."""
    (top, action, response) = mat.select(".cols")
    children = [child for child in top.children if isinstance(child, Tag)]
    rows = [children[0:9], children[9:18], children[18:27], action.select("p"), response.select("p")]
    return rows[row]


def symbols(cell: Tag) -> list[str]:
    return [str(use["href"]).partition("#")[2] for use in cell.select("use")]


@pytest.mark.parametrize(
    ("token", "symbol", "text"),
    [
        (Token("draw", 3), "d", "3"),
        (Token("credit", 2), "c", "+2"),
        (Token("credit", -1), "c", "−1"),
        (Token("price_credit", 1), "c", "−1"),
        (Token("price_six_cost", 1), "d6", "−1"),
        (Token("vp_per_economy", 2), "ve", "×2"),
        (Token("economy", 1), "e", "+1"),
        (Token("prestige", 1), "p", "+1"),
        (Token("counter", 2), "k", "−2"),
        (Token("per_chromosome", 1), "ch", "+1"),
        (Token("find_nonmilitary_world"), "fn", ""),
        (Token("find_nonmilitary_world", 3), "fn", "3+"),
        (Token("both"), "b", ""),
        (Token("none"), "n", ""),
    ],
)
def test_a_token_is_an_icon_and_a_number(token: Token, symbol: str, text: str) -> None:
    assert (token.symbol, token.text) == (symbol, text)


def test_only_finds_that_need_a_colour_have_one() -> None:
    coloured = {kind for kind in KINDS if Token(kind).colour}
    assert coloured == {
        "find_military_world",
        "find_any_world",
        "find_alien_world",
        "find_alien_military_or_nonmilitary_world",
    }


def test_every_icon_of_the_mat_is_drawn_in_the_sprite() -> None:
    sprite = (resources.PACKAGE / "static" / "icons.svg").read_text("utf-8")
    drawn = set(re.findall(r'<symbol id="([^"]+)"', sprite))
    wanted = {symbol for symbol, _ in KINDS.values()} | {Space(*space).icon for space in SPACES}
    assert (wanted | set(FACES) | set(PHASES) | {"you", "die", "robot", "seek"}) <= drawn


@pytest.mark.parametrize(
    "make",
    [
        lambda: Token("money", 1),
        lambda: Space("explore_middle", "explore"),
        lambda: Space("trade", "settle"),
        lambda: Space("trade", "consume", lit="both"),
        lambda: MatPicture(spaces()[:8], 0, 4, 0, 5),
        lambda: MatPicture(spaces()[::-1], 0, 4, 0, 5),
        lambda: MatPicture(spaces(), 5, 4, 0, 5),
        lambda: MatPicture(spaces(), 0, 4, -1, 5),
    ],
)
def test_a_picture_of_no_mat_is_refused(make: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=r"no such|nine spaces|not within"):
        make()


def test_the_two_explores_are_told_apart_and_consume_has_its_own_icons() -> None:
    assert [space.bonus for space in spaces()] == ["+1+1", "+5", "", "", "", "", "", "", ""]
    assert [space.icon for space in spaces()][6:] == ["trade", "double", "produce"]
    assert [space.number for space in spaces()] == [1, 1, 2, 2, 3, 3, 4, 4, 5]


def test_the_phases_of_the_round_are_those_with_a_marker_or_a_die() -> None:
    picture = MatPicture(
        spaces(
            produce=Space("produce", "produce", dice=("robot",)),
            settle_right=Space("settle_right", "settle", marker=True),
        ),
        credit=0,
        credit_limit=4,
        economy=0,
        economy_limit=5,
    )
    assert picture.phases_used == ("settle", "produce")


def test_the_mat_shows_what_lies_where(draw: Draw) -> None:
    settle = Space(
        "settle_left",
        "settle",
        marker=True,
        dice=("settle", "match"),
        action=(Token("draw", 3), Token("find_military_world")),
        response=(Token("draw", 2),),
        lit="response",
        special=True,
    )
    picture = MatPicture(spaces(settle_left=settle), 2, 4, 3, 5, "produce", "Settle; credit 2, economy 3")
    mat = draw(MAT, picture=picture).select_one("#mat")
    assert mat is not None

    assert (mat["role"], mat["aria-label"]) == ("img", "Settle; credit 2, economy 3")
    assert [len(track.select("i")) for track in mat.select(".pegs")] == [4, 5]
    assert [len(track.select("i.on")) for track in mat.select(".pegs")] == [2, 3]
    assert symbols(mat.select(".rb")[0]) == ["robot", "produce"]
    assert [cell.get_text(" ", strip=True) for cell in cells(mat, 0)] == [
        "I +1+1", "I +5", "II", "II", "III", "III", "IV", "IV", "V",
    ]  # fmt: skip
    assert [symbols(cell) for cell in cells(mat, 1)] == [[], [], [], [], ["you"], [], [], [], []]
    assert symbols(cells(mat, 2)[4]) == ["settle", "match"]
    assert symbols(cells(mat, 3)[4]) == ["d", "fm"]
    assert cells(mat, 3)[4].get_text() == "3"
    assert cells(mat, 4)[4].get_text() == "2"
    assert mat.select(".lit") == [cells(mat, 4)[4]]
    assert [cell for cell in cells(mat, 0) if "sp" in cell["class"]] == [cells(mat, 0)[4]]


def test_the_mat_is_one_small_picture(app: Flask, lang: str) -> None:
    with app.test_request_context(f"/{lang}/"):
        app.preprocess_request()
        for _, picture in mats():
            text = render_template_string(MAT, picture=picture)
            assert len(text.encode()) < 6500
            assert "style=" not in text
            assert picture.summary in text


def test_two_actions_are_ticked_among_nine_spaces_and_search(draw: Draw) -> None:
    text = '{% import "solo/_mat.html" as mat %}{{ mat.space_picker(("trade", "search"), search) }}'
    page = draw(text, search=True)
    boxes = page.select("input[type=checkbox][name=space]")
    assert [box["value"] for box in boxes] == [name for name, _ in SPACES] + ["search"]
    assert [box["value"] for box in boxes if box.has_attr("checked")] == ["trade", "search"]
    assert all(box.find_parent("label") is not None for box in boxes)
    assert len(draw(text, search=False).select("input")) == 9


def test_a_face_is_picked_by_icon_and_name(draw: Draw) -> None:
    text = '{% import "solo/_mat.html" as mat %}{{ mat.face_picker("die_b", faces, "robot", "Die") }}'
    page = draw(text, faces=FACES)
    tiles = page.select("label")
    assert [symbols(tile) for tile in tiles] == [[face] for face in FACES]
    assert len({tile.get_text(strip=True) for tile in tiles}) == len(FACES)
    assert [box["value"] for box in page.select("input[name=die_b][checked]")] == ["robot"]
    assert page.select_one("legend") is not None


def test_words_of_the_mat_are_those_of_the_reader(app: Flask) -> None:
    text = '{% import "solo/_mat.html" as mat %}{{ mat.space_name("develop_left") }}'
    said = {}
    for code in i18n.LANGUAGES:
        with app.test_request_context(f"/{code}/"):
            app.preprocess_request()
            said[code] = render_template_string(text)
            assert said[code] == i18n.gettext("Develop")
    assert said["en"] == "Develop"
