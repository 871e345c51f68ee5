"""A link leads to what there is, or what is wrong with it is said."""

from __future__ import annotations

import pytest
from catalogue.rules.conftest import KNOWN

from webapp.catalogue.rules.targets import Targets

TARGETS = Targets(KNOWN, {("rftg", "base", "settle"): {"base-63", ""}})


@pytest.mark.parametrize(
    "target",
    [
        "card:new-sparta",
        "ruling:vp-pool-size",
        "section:rftg/base/settle",
        "rule:rftg/base/settle",
        "rule:rftg/base/settle#base-63",
        "nonsense",
    ],
)
def test_what_there_is_has_no_fault(target: str) -> None:
    assert TARGETS.fault(target) == ""


@pytest.mark.parametrize(
    "target",
    [
        "card:no",
        "ruling:no",
        "section:rftg/base/settle#base-63",
        "section:rftg/base/no",
        "rule:rftg/base/settle#base-1",
        "rule:rftg/base",
    ],
)
def test_what_there_is_not_is_named(target: str) -> None:
    assert TARGETS.fault(target) == f"the link {target!r} leads to nothing"
