"""A refusal carries its reason and values, and survives being copied between processes."""

from __future__ import annotations

import pickle

import pytest

from webapp.refusal import Refusal


def test_it_carries_kind_and_values() -> None:
    with pytest.raises(Refusal) as caught:
        raise Refusal("unknown_card", card="no-such", kind="world")
    assert caught.value.kind == "unknown_card"
    assert caught.value.values == {"card": "no-such", "kind": "world"}
    assert str(caught.value) == "unknown_card {'card': 'no-such', 'kind': 'world'}"


def test_it_can_be_pickled() -> None:
    copy = pickle.loads(pickle.dumps(Refusal("too_deep", depth=20)))
    assert (copy.kind, copy.values) == ("too_deep", {"depth": 20})
