"""What the glossary says about terms, in the reader's language. Every table is English for translators."""

from __future__ import annotations

from webapp.i18n import N_, gettext

GROUPS = {
    "rounds": N_("Rounds and phases"),
    "cards": N_("Cards and places"),
    "goods": N_("Goods, trade and VPs"),
    "military": N_("Military and takeovers"),
    "keywords": N_("Keywords"),
    "goals": N_("Goals"),
    "prestige": N_("Prestige and Search"),
    "solitaire": N_("Solitaire and drafting"),
    "robot-table": N_("Words of this app's solo game"),
    "turn": N_("Turn and roles"),
    "components": N_("Components and places"),
    "end": N_("End, variants, rulebook"),
}
"""The part of a game that a term belongs to."""

# Translators: how sure a word of the glossary is. Each stands alone beside a word.
STATUS = {
    "seed": N_("printed in a rulebook"),
    "published": N_("used in a published edition"),
    "usage": N_("used by players"),
    "proposed": N_("our own word"),
}


def group(code: str) -> str:
    """Return the name of a part of a game."""
    return gettext(GROUPS[code])


def status(code: str) -> str:
    """Return how sure a word is; nothing for English, which both games are written in."""
    return gettext(STATUS[code]) if code in STATUS else ""
