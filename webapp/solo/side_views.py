"""The pages beside the game: timeline, corrections, scores, layout, sharing."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, make_response, render_template, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from webapp import qr
from webapp.catalogue import worked
from webapp.catalogue.reader import catalogue
from webapp.robot import overrides
from webapp.robot.game import Game
from webapp.robot.placed import Placed
from webapp.solo import bars, layout, page, picker, sheet, titles
from webapp.solo.games import games
from webapp.solo.records import Record
from webapp.solo.serving import card_namer, load, new_key, on_shelf, query


def register(bp: Blueprint) -> None:
    """Add the pages to the blueprint of solo games."""
    bp.add_url_rule("/<game_id>/timeline", view_func=timeline)
    bp.add_url_rule("/<game_id>/corrections", view_func=corrections)
    bp.add_url_rule("/<game_id>/score", view_func=score)
    bp.add_url_rule("/<game_id>/layout", "layout", view_func=lay_out)
    bp.add_url_rule("/<game_id>/share", view_func=share)


def timeline(game_id: str) -> str:
    """Show every event, the undone ones too, each with a way back to it."""
    record = load(game_id)
    whole = games().game(record)
    for event in record.later:
        whole = whole.apply(event)
    entries = page.timeline(record, whole, card_namer())
    return _render("timeline", record, entries=entries)


def corrections(game_id: str) -> str:
    """Show everything that can be corrected."""
    return render_corrections(load(game_id))


def render_corrections(record: Record, **shown: Any) -> str:
    """Return the page of corrections; `shown` are the note, the refusal and the typed values of a post."""
    game = games().game(record)
    return _render(
        "corrections",
        record,
        game=game,
        robot=page.robot_counters(game),
        player=page.player_counters(game),
        limit=page.other_limit(game),
        tableau=page.tableau(game, card_namer()),
        leaves=_correctable(game),
        query=query(),
        offer=_any_card(game),
        **shown,
    )


def score(game_id: str) -> str:
    """Show both scores and the player's sheet."""
    return render_score(load(game_id))


def render_score(record: Record, **shown: Any) -> str:
    """Return the page of both scores; `shown` as in `render_corrections`."""
    game = games().game(record)
    return _render(
        "score",
        record,
        game=game,
        end=score_context(record, game),
        query=query(),
        offer=_any_card(game),
        **shown,
    )


def score_context(record: Record, game: Game) -> dict[str, Any]:
    """Return what shows both scores: the robot's, the player's sheet and score, the result."""
    noted, name = sheet.read(record.sheet, game), card_namer()
    player = sheet.scored(noted, game)
    return {
        "robot": game.score,
        "tableau": page.tableau(game, name),
        "sheet": noted,
        "names": sheet_names(noted, game, name),
        "player": player,
        "silent": _named(sheet.silent_card(player)),
        "oort": _named(sheet.chosen_kind_card(noted, game)),
        "robot_tie": sheet.robot_tie_break(game),
        "result": record.result,
        "bars": [bars.robot_bar(game.score)]
        + ([bars.player_bar(player, game.cards)] if noted.total is None else []),
        "parts": bars.keys(prestige=game.setup.prestige_in_use),
        **_again(record),
    }


def sheet_names(noted: sheet.Sheet, game: Game, name: titles.CardName) -> list[str]:
    """Return the names of the cards on the player's sheet; those with variable VPs link to how they score."""
    cards = [game.cards[card] for card in noted.cards]
    player = game.state.player
    asked = worked.query(cards, vp_chips=player.vp, prestige=player.prestige, sets=game.setup.sets)
    return [name(Placed(card, card.id), asked if card.scoring else "") for card in cards]


def _named(card_id: str | None) -> Markup | None:
    return None if card_id is None else titles.marked(catalogue().title(card_id, g.lang), g.lang)


def lay_out(game_id: str) -> Response:
    """Show what to lay out on the table before the first round."""
    record = load(game_id)
    start = games().game(record).history()[0]
    tasks = layout.layout(start, card_namer())
    return on_shelf(make_response(_render("layout", record, game=start, tasks=tasks)), record)


def share(game_id: str) -> str:
    """Show the game's address as text and as a QR code, for another device."""
    record = load(game_id)
    address = qr.address_for_phones(url_for("solo.game", game_id=record.id))
    return _render(
        "share",
        record,
        address=address,
        only_here=qr.is_only_here(address),
        qr=qr.picture(address),
        **_again(record),
    )


def _again(record: Record) -> dict[str, str]:
    """Return the addresses of a new game with the same set-up, and with the two worlds swapped."""
    setup = record.setup
    same = {
        "sets": setup["sets"][-1],
        "difficulty": setup["difficulty"],
        "dice": "app" if record.summary.get("app_dice", True) else "real",
        "again": record.id,
    }
    worlds = (setup["robot_world"], setup["player_world"])
    return {
        name: url_for("solo.compare", robot_world=robot, player_world=player, **same)
        for name, (robot, player) in (("again", worlds), ("swapped", worlds[::-1]))
    }


def _render(
    name: str, record: Record, note: str = "", refusal: str = "", typed: Any = None, **values: Any
) -> str:
    return render_template(
        f"solo/{name}.html",
        record=record,
        key=new_key(record),
        base=url_for("solo.game", game_id=record.id),
        message=note,
        refusal=refusal,
        typed=typed or {},
        here="solo",
        **values,
    )


def _correctable(game: Game) -> list[tuple[str, Any]]:
    """Return the cells that may be corrected during a game, none once it is over."""
    if game.outcome is not None:
        return []
    fixed = ("robot", *overrides.START_VALUES)
    return [(path, value) for path, value in overrides.leaves(game.state.profile) if path not in fixed]


def _any_card(game: Game) -> picker.Offer | None:
    """Return the cards of the sets in use that the query names; None without a query."""
    if not query():
        return None
    return picker.offer(catalogue(), game, g.lang, query(), lambda card: True)
