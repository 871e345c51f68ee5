"""Icons and the codes of powers as documents."""

from __future__ import annotations

from collections.abc import Iterator

from webapp.catalogue import words
from webapp.catalogue.icons import GROUPS, ICONS
from webapp.catalogue.models import Catalogue
from webapp.catalogue.powers import BY_CODE, code_explanation, code_name
from webapp.catalogue.search.documents import Document
from webapp.i18n import gettext, language


def icon_documents(catalogue: Catalogue) -> Iterator[Document]:
    """Yield every icon of the legend."""
    for icon in ICONS.values():
        with language("en"):
            english = icon.name()
        group = GROUPS[icon.group]
        yield Document(
            type="icon",
            id=icon.id,
            path=f"icons/{icon.id}",
            title=icon.name(),
            title_en=english,
            text=(icon.what(),),
            keywords=(group.name(), gettext(words.GAMES[group.game])),
            game=group.game,
        )


def power_documents(catalogue: Catalogue) -> Iterator[Document]:
    """Yield every code that a power of Race for the Galaxy may have."""
    for code in BY_CODE:
        with language("en"):
            english = code_name(code)
        yield Document(
            type="power",
            id=code,
            path=f"icons/powers/{code.replace('_', '-')}",
            title=code_name(code),
            title_en=english,
            text=(code_explanation(code),),
            keywords=(gettext("Powers"),),
            game="rftg",
        )
