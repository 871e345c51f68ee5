"""The player's own score sheet: a tableau that we score, or a typed total; and who has won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from webapp.cards import Card
from webapp.robot.ending import winner
from webapp.robot.game import Game
from webapp.scoring import Score, score

HIGHEST_TOTAL = 999
HIGHEST_TIE_BREAK = 99


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the player has noted."""

    cards: tuple[str, ...]
    """Ids of the cards in the player's tableau, the own start world first."""
    total: int | None = None
    """A total that the player typed instead; it wins over the cards."""
    tie_break: int = 0
    """Cards in hand plus goods (R-SCORE-3)."""
    kept: bool = False
    """Whether the player has said that the sheet is complete: only then is there a result."""

    @property
    def data(self) -> dict[str, Any]:
        """The sheet as the store keeps it."""
        return {
            "cards": list(self.cards),
            "total": self.total,
            "tie_break": self.tie_break,
            "kept": self.kept,
        }


def read(kept: Mapping[str, Any] | None, game: Game) -> Sheet:
    """Return the kept sheet; before anything was noted the player's start world lies there."""
    if kept is None:
        return Sheet((game.setup.player_world,))
    known = tuple(card for card in kept["cards"] if card in game.cards)
    return Sheet(known, kept["total"], kept["tie_break"], kept.get("kept", False))


def scored(sheet: Sheet, game: Game) -> Score:
    """Return the score of the sheet's cards with the player's chips and prestige.

    Raises:
        Refusal: more copies of a card than the sets have, or what `scoring` refuses.
    """
    cards: list[Card] = [game.cards[card] for card in sheet.cards]
    player = game.state.player
    return score(cards, vp_chips=player.vp, prestige=player.prestige, sets=game.setup.sets)


def silent_card(result: Score) -> str | None:
    """Return the card that has subtracted positive Military, on which its text is silent (our reading)."""
    for card in result.cards:
        if any(line.row.counts == "negated_total_military" and line.points < 0 for line in card.lines):
            return card.id
    return None


def chosen_kind_card(sheet: Sheet, game: Game) -> str | None:
    """Return the world on the sheet whose owner chooses its kind."""
    return next((card for card in sheet.cards if game.cards[card].good == "any"), None)


def robot_tie_break(game: Game) -> int:
    """Return the robot's credit and economy size, which break a tie (R-SCORE-3)."""
    return game.state.robot.credit + game.state.robot.economy


def result(sheet: Sheet, game: Game) -> dict[str, Any]:
    """Return the result as the list of games keeps it: both totals, tie-breaks and the winner (R-SCORE-3)."""
    robot = game.score.total
    player = scored(sheet, game).total if sheet.total is None else sheet.total
    robot_tie = robot_tie_break(game)
    return {
        "robot": robot,
        "player": player,
        "robot_tie": robot_tie,
        "player_tie": sheet.tie_break,
        "winner": winner(robot, player, robot_tie, sheet.tie_break),
    }
