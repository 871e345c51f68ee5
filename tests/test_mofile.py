"""Compiled catalogues are read whole, and a damaged one is told from a good one."""

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from webapp.mofile import Message, MoFileError, read_mo


def _compiled(tmp_path: Path) -> Path:
    catalogue = Catalog(locale="ru", fuzzy=False)
    catalogue.mime_headers = [("plural-forms", "nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2);")]
    catalogue.add("Draw", "Возьмите")
    catalogue.add("Draw", "Ничья", context="result")
    catalogue.add(("%(n)s card", "%(n)s cards"), ("%(n)s карта", "%(n)s карты", "%(n)s карт"))
    buffer = BytesIO()
    write_mo(buffer, catalogue)
    path = tmp_path / "messages.mo"
    path.write_bytes(buffer.getvalue())
    return path


def test_everything_is_read(tmp_path: Path) -> None:
    catalogue = read_mo(_compiled(tmp_path))
    assert set(catalogue.messages) == {
        Message(("Draw",), ("Возьмите",)),
        Message(("result\x04Draw",), ("Ничья",)),
        Message(("%(n)s card", "%(n)s cards"), ("%(n)s карта", "%(n)s карты", "%(n)s карт")),
    }
    assert catalogue.plural_count == 3
    assert catalogue.plural_rule == "(n==1 ? 0 : n<5 ? 1 : 2)"


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "messages.mo"
    path.write_bytes(b"msgid")
    with pytest.raises(MoFileError, match="not a message catalogue"):
        read_mo(path)


def test_a_file_cut_short_is_refused_wherever_it_is_cut(tmp_path: Path) -> None:
    path = _compiled(tmp_path)
    whole = path.read_bytes()
    for length in range(4, len(whole) - 1, 7):
        path.write_bytes(whole[:length])
        with pytest.raises(MoFileError):
            read_mo(path)
