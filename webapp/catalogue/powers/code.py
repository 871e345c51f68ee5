"""What the app says about one code of powers: its name, what it means, and the sentence of each power."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from webapp.cards import Power


@dataclass(frozen=True, slots=True)
class Code:
    """The words of one code; name and explanation are English messages, still to be translated."""

    name: str
    """What the code is called in a list."""
    explanation: str
    """What it means, when it applies, and what is easily overlooked."""
    say: Callable[[Power], str]
    """Makes the sentence of a power with this code in the current language."""
    fixed: Mapping[str, Any] = field(default_factory=dict)
    """Values that the sentence has in its own words; it is true for these only."""
    unsaid: Mapping[str, str] = field(default_factory=dict)
    """Keys that the sentence leaves out, each with the reason."""

    def sentence(self, power: Power) -> str:
        """Return the sentence of `power`; raises ValueError for a value that no sentence has words for."""
        for key, value in self.fixed.items():
            if power.values.get(key) != value:
                raise ValueError(f"{power.code}: no words for {key} = {power.values.get(key)!r}")
        try:
            return self.say(power)
        except KeyError as error:
            raise ValueError(f"{power.code}: no words for {error}") from error
