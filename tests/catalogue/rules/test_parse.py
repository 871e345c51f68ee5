"""What may be written, and what is refused with the name of the file and the line."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup
from catalogue.rules.conftest import SETTLE

from webapp.catalogue.rules.parse import parse
from webapp.catalogue.rules.parsed import Parsed


def outline(blocks: tuple[Parsed, ...]) -> list[object]:
    return [(block.kind, outline(block.blocks)) if block.blocks else block.kind for block in blocks]


def test_a_section_is_read_block_by_block() -> None:
    section = parse("settle/en.md", SETTLE)
    assert section.faults == ()
    assert section.title == "III: Settle"
    assert outline(section.blocks) == [
        ("missed", [("ul", ["li", "li"])]),
        "p",
        "h2",
        ("ul", ["li", ("li", [("ol", ["li", "li"])])]),
        "table",
        ("note", ["p"]),
    ]


def test_blocks_have_their_tags_links_words_and_lines() -> None:
    _, paragraph, heading, items, table, note = parse("en.md", SETTLE).blocks
    assert (paragraph.tags, paragraph.text, paragraph.line) == (
        ("BASE-63",),
        "Place 1 world from your hand.",
        7,
    )
    assert (heading.slug, heading.text) == ("military", "Military")
    first, second = items.blocks
    assert first.tags == ("BASE-68", "power:pay_for_military")
    assert first.links == ("term:rftg-windfall-world",)
    assert first.html == (
        'A <a href="@/glossary/rftg-windfall-world" data-overlay>windfall world</a> gets its good.'
    )
    assert second.text.startswith("\ue000card:new-sparta\ue001 has 2 Military")
    assert second.links == ("card:new-sparta", "rule:rftg/base/settle#base-63")
    assert (table.tags, table.shape, table.text) == (
        ("BASE-86",),
        (2, 2, 2),
        "Kind · Price · Novelty · 2 · Rare · 3",
    )
    assert table.html.startswith(
        '<thead><tr><th scope="col">Kind</th><th scope="col" class="n">Price</th></tr>'
    )
    assert "{" not in table.html
    assert note.blocks[0].tags == ("BASE-74",)
    assert note.blocks[0].text == "The rulebook is wrong on page 9."


def test_a_table_may_have_its_tags_behind_an_empty_line() -> None:
    (table,) = parse("en.md", "# T\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n{BASE-1}\n").blocks
    assert (table.tags, table.shape) == (("BASE-1",), (2, 2))


@pytest.mark.parametrize(
    ("table", "heads"),
    [
        # A word for each column, and all of them fit side by side.
        ("| Goods | Cost | VP |\n|---|---|---|\n| rare | 2 | 1 |", []),
        ("| Goods | Text |\n|---|---|\n| rare | " + "two words " * 12 + "|", []),
        # Too high beside two others.
        (
            "| Goods | VP | Text |\n|---|---|---|\n| rare | 1 | " + "two words " * 12 + "|",
            ["Goods", "VP", "Text"],
        ),
        # Too wide, whatever the number of columns.
        (
            "| Недиверсифицированное | Предназначение |\n|---|---|\n| переработка | планета |",
            ["Недиверсифицированное", "Предназначение"],
        ),
        # A corner has no head; quotes are safe in an attribute.
        ('| | "A" | |\n|---|---|---|\n| x | ' + "two words " * 12 + "| 1 |", ['"A"']),
    ],
)
def test_a_table_too_wide_for_a_phone_says_the_head_with_each_cell(table: str, heads: list[str]) -> None:
    (block,) = parse("en.md", f"# T\n\n{table}\n").blocks
    soup = BeautifulSoup(block.html, "html.parser")
    assert [each["data-head"] for each in soup.select("tbody td[data-head]")] == heads
    assert not soup.select("thead [data-head]")


def test_words_are_escaped_and_emphasised() -> None:
    (block,) = parse("en.md", "# T\n\nR&D, **bold** and *soft*\nwords\n").blocks
    assert block.html == "R&amp;D, <strong>bold</strong> and <em>soft</em>\nwords"
    assert block.text == "R&D, bold and soft words"


def test_an_ending_stays_with_its_number() -> None:
    """For a line may end behind a hyphen. What is searched and copied from the text is as written."""
    (block,) = parse("en.md", "# T\n\nA 2-es lap, 6-cost, 1-2, x-ray.\n").blocks
    assert block.html == "A 2-\u2060es lap, 6-\u2060cost, 1-2, x-ray."
    assert block.text == "A 2-es lap, 6-cost, 1-2, x-ray."


def test_words_in_emphasis_may_be_in_another_language() -> None:
    text = "# T\n\n*Kutatás*{hu} is no **word *one*** {en}, *science*{en}, *two*{el}\n{BASE-1}\n"
    section = parse("en.md", text.replace(" {en}", ""))
    assert section.faults == ()
    (block,) = section.blocks
    assert block.html == (
        '<em lang="hu">Kutatás</em> is no <strong>word <em>one</em></strong>, '
        '<em lang="en">science</em>, <em lang="el">two</em>'
    )
    assert (block.text, block.tags) == ("Kutatás is no word one, science, two", ("BASE-1",))
    (alone,) = parse("en.md", "# T\n\nThis is *kutatás*{hu}\n").blocks
    assert (alone.html, alone.tags) == ('This is <em lang="hu">kutatás</em>', ())
    assert parse("en.md", text).faults
    assert parse("en.md", "# T\n\n*w*{xx} and so on\n").faults
    assert parse("en.md", "# T\n\n**w**{hu} and so on\n").faults


def test_links_lead_to_the_pages_of_what_they_name() -> None:
    targets = ("goal:budget-surplus", "ed:survey-team", "power:pay_for_military", "category:takeovers")
    text = "# T\n\n" + " ".join(f"[w]({target})" for target in targets)
    (block,) = parse("en.md", text).blocks
    assert [part.partition('"')[0] for part in block.html.split('href="')[1:]] == [
        "@/goals/#budget-surplus",
        "@/cards/eminent-domain/survey-team",
        "@/icons/powers/pay-for-military",
        "@/search-categories/#takeovers",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("No title.\n", "en.md:1: a section begins with `# Title`"),
        ("# T\n", "en.md:1: the section is empty"),
        ("# T\n\na\n\n# U\n", "en.md:5: a section has one title"),
        ("# [T](card:new-sparta)\n\na\n", "en.md:1: the title has a link or an anchor"),
        ("# T\n\n## No anchor\n\na\n", "en.md:3: the heading has no anchor: `## Heading {#slug}`"),
        ("# T\n\n#### Deep {#deep}\n\na\n", "en.md:3: headings are written `#`, `##` or `###`"),
        ("# T\n\nUnder\n---\n", "en.md:3: headings are written `#`, `##` or `###`"),
        ("# T\n\n<p>a</p>\n", "en.md:3: no place for HTML"),
        ("# T\n\na <b>b</b>\n", "en.md:3: no place for HTML: '<b>'"),
        ("# T\n\n![p](p.png)\n", "en.md:3: no place for a picture: 'p'"),
        ("# T\n\n    code\n", "en.md:3: no place for a block of code (four spaces)"),
        ("# T\n\n```\ncode\n```\n", "en.md:3: no place for a block of code"),
        ("# T\n\na `b`\n", "en.md:3: no place for code: 'b'"),
        ("# T\n\n---\n\na\n", "en.md:3: no place for a rule"),
        ("# T\n\na  \nb\n", "en.md:3: no place for a break of the line: ''"),
        ("# T\n\n{BASE-1} before\n", "en.md:3: this is no text: '{BASE-1} before'"),
        ("# T\n\na {}\n", "en.md:3: empty braces"),
        ("# T\n\na **b\n", "en.md:3: this is no text: 'a **b'"),
        ("# T\n\na [b](no where)\n", "en.md:3: this is no text: 'a [b](no where)'"),
        ("# T\n\na [b](page:x)\n", "en.md:3: no such kind of link: 'page:x'"),
        ('# T\n\na [b](card:x "t")\n', "en.md:3: the link 'card:x' has a title"),
        ("# T\n\n{BASE-1}\n\na\n", "en.md:3: tags without a block"),
        ("# T\n\na\n\n{BASE-1}\n", "en.md:5: tags without a block"),
        ("# T\n\n> a\n", "en.md:3: a callout begins with one of [!missed], [!note], [!open], [!example]"),
        ("# T\n\n> [!hint] a\n", "en.md:3: a callout begins with one of"),
        ("# T\n\n> [!note]\n", "en.md:3: the callout is empty"),
        ("# T\n\n> [!note] a\n>\n> ## H {#h}\n", "en.md:5: a callout has paragraphs, lists and tables"),
        ("# T\n\n2. a\n", "en.md:3: a numbered list begins with 1"),
        ("# T\n\n- a\n\n  b\n", "en.md:3: an item is a paragraph, and perhaps a list"),
        ("# T\n\n- a\n  - b\n    - c\n", "en.md:5: a list in a list in a list"),
        (
            "# T\n\n| a {BASE-1} | b |\n| --- | --- |\n| 1 | 2 |\n",
            "en.md:3: the tags of a table stand on a line of their own behind it",
        ),
    ],
)
def test_a_fault_names_the_file_and_the_line(text: str, fault: str) -> None:
    assert any(each.startswith(fault) for each in parse("en.md", text).faults), parse("en.md", text).faults


def test_all_faults_are_named_at_once() -> None:
    assert len(parse("en.md", "# T\n\n<p>a</p>\n\n> b\n\nc }\n").faults) == 3
