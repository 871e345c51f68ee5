"""The links in rules and rulings: what they name, where they lead, and their markup."""

from __future__ import annotations

from markupsafe import escape

from webapp.catalogue.rules.models import HOME

ADDRESSES = {
    "term": "glossary/{}",
    "card": "cards/rftg/{}",
    "ed": "cards/eminent-domain/{}",
    "goal": "goals/#{}",
    "category": "search-categories/#{}",
    "power": "icons/powers/{}",
    "rule": "rules/{}",
    "section": "rules/{}",
    "ruling": "rulings/{}",
}
"""The page behind the language that each kind of link leads to; a ruling's game is put in by `titles`."""


def split(target: str) -> tuple[str, str]:
    """Return the kind of a link and what it names.

    Raises ValueError when there is no such kind.
    """
    kind, colon, name = target.partition(":")
    if kind not in ADDRESSES or not colon or not name:
        raise ValueError(f"no such kind of link: {target!r}")
    return kind, name


def address(target: str) -> str:
    """Return the address of a link's target, behind the language. Raises ValueError as `split` does."""
    kind, name = split(target)
    return ADDRESSES[kind].format(name.replace("_", "-") if kind == "power" else name)


def link_markup(target: str) -> str:
    """Return the beginning of a link; it opens over the page. Raises ValueError as `split` does."""
    return f'<a href="{HOME}{escape(address(target))}" data-overlay>'
