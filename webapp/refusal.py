"""What the pure parts say when they cannot do what is asked: data, put into words elsewhere."""

from __future__ import annotations


class Refusal(Exception):
    """A request that the rules, the scoring or a file reader turns down; nothing has changed.

    `kind` names the reason in snake_case and `values` holds what a sentence about it needs. The web and
    the commands put the two into words; the pure parts never do.
    """

    kind: str
    values: dict[str, object]

    def __init__(self, kind: str, /, **values: object) -> None:
        """Refuse for the reason `kind`, with the named `values` that belong to it."""
        super().__init__(kind)
        self.kind = kind
        self.values = values

    def __str__(self) -> str:
        """Return the reason and its values for logs and test failures, not for people at the table."""
        return f"{self.kind} {self.values}"
