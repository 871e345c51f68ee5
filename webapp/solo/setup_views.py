"""A new game: choose, compare with the counters on the table, begin."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any

from flask import Blueprint, abort, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from webapp import languages
from webapp.cards import Card
from webapp.refusal import Refusal
from webapp.robot.game import Game
from webapp.robot.setup import read_setup, start_worlds
from webapp.solo import refusals, setup_form, why, words
from webapp.solo.games import Games, games, now, summary
from webapp.solo.records import Record, is_game_id
from webapp.solo.serving import card_title, on_shelf
from webapp.solo.setup_form import Choice

REMEMBERED_DICE = "dice"


def register(bp: Blueprint) -> None:
    """Add the pages to the blueprint of solo games."""
    bp.add_url_rule("/new", "new", view_func=new)
    bp.add_url_rule("/new/compare", "compare", view_func=compare)
    bp.add_url_rule("/new", "create", view_func=create, methods=["POST"])


def new() -> Response:
    """Show the first page of the set-up, filled with what the address says."""
    try:
        choice = setup_form.read_choice(request.args)
    except Refusal as refusal:
        return _choose(Choice(), refusal)
    return _choose(choice)


def compare() -> Response:
    """Deal the worlds that are left open, then show the values to compare with the counters."""
    served = games()
    choice = Choice()
    try:
        choice = setup_form.read_choice(request.args)
        if not choice.dealt:
            _check_side_worlds(choice, served)
            dealt = setup_form.deal(choice, served.cards)
            return redirect(url_for("solo.compare", **dealt.query), 303)
        setup_form.check(choice, served.mat, served.cards)
    except Refusal as refusal:
        return _choose(choice, refusal)
    return _compare(choice, _known_values(choice))


def create() -> Response:
    """Begin the game and go on to laying out the table."""
    served = games()
    choice = Choice()
    try:
        choice = setup_form.read_choice(request.form)
        setup_form.check(choice, served.mat, served.cards)
    except Refusal as refusal:
        return _choose(choice, refusal)
    try:
        overrides = setup_form.read_overrides(request.form, served.mat, choice.robot_world)
        data = setup_form.setup_data(choice, overrides)
        game = Game.start(served.mat, served.cards, read_setup(data, served.mat, served.cards))
    except Refusal as refusal:
        return _compare(choice, setup_form.typed_faces(request.form, served.mat, choice.robot_world), refusal)
    record = _keep(served, data, game, choice)
    return on_shelf(redirect(url_for("solo.layout", game_id=record.id), 303), record)


def _keep(served: Games, data: dict[str, Any], game: Game, choice: Choice) -> Record:
    key, origin = request.form.get("key", ""), request.form.get("origin")
    if not is_game_id(key):
        abort(400)
    dice = game.state.profile.dice
    served.store.set_preference(REMEMBERED_DICE, {"a": list(dice[0]), "b": list(dice[1])})
    return served.store.create(
        data,
        "",
        now(),
        origin=origin if is_game_id(origin) else None,
        summary=summary(game, {"app_dice": choice.app_dice}),
        key=f"{key}/{_told()}",
    )


def _told() -> str:
    """Return what tells this form from another that was filled in on the same page later."""
    told = sorted(request.form.items(multi=True))
    return hashlib.sha256(repr(told).encode()).hexdigest()[:24]


def _check_side_worlds(choice: Choice, served: Games) -> None:
    """Refuse a chosen world that cannot be before the other one is dealt."""
    sample = setup_form.deal(choice, served.cards)
    setup_form.check(sample, served.mat, served.cards)


def _known_values(choice: Choice) -> dict[str, Any]:
    """Return the values that the player has corrected before: the dice, and an earlier game's counters."""
    served = games()
    known = setup_form.remembered_dice(served.store.preference(REMEMBERED_DICE))
    origin = request.args.get("again", "")
    if is_game_id(origin):
        earlier = served.store.load(origin).setup
        if earlier["robot_world"] == choice.robot_world:
            known |= earlier.get("overrides", {})
    return known


def _choose(choice: Choice, refusal: Refusal | None = None) -> Response:
    languages.page_is("solo.new", **choice.query)
    served = games()
    worlds = start_worlds(served.cards, ("base", "tgs", "rvi", "bow"))
    page = render_template(
        "solo/new.html",
        choice=choice,
        worlds=[
            (name, [(card.id, f"{card.start_number} · {card_title(card.id)}") for card in group])
            for name, group in _by_set(worlds)
        ],
        difficulties=served.mat.difficulties,
        refusal=refusals.sentence(refusal, title=card_title) if refusal else "",
        here="solo",
    )
    return make_response(page, refusals.status(refusal) if refusal else 200)


def _by_set(worlds: Iterable[Card]) -> list[tuple[str, list[Card]]]:
    """Return start worlds under the names of the sets that bring them."""
    sets = {code: [card for card in worlds if card.expansion == code] for code in words.SETS}
    return [(words.name(words.SETS, code), group) for code, group in sets.items()]


def _compare(choice: Choice, known: dict[str, Any], refusal: Refusal | None = None) -> Response:
    served = games()
    origin = request.values.get("again") or request.values.get("origin", "")
    languages.page_is("solo.compare", **choice.query, again=origin or None)
    profile = served.mat.profile(choice.robot_world)
    page = render_template(
        "solo/compare.html",
        choice=choice,
        robot=card_title(choice.robot_world),
        player=card_title(choice.player_world),
        values=setup_form.compared(served.mat, choice.robot_world, known),
        dice=[(die, known.get(f"dice.{die}", faces)) for die, faces in zip("ab", profile.dice, strict=True)],
        readings=why.open_readings(profile.number, prestige="bow" in choice.sets),
        typed=request.form,
        key=secrets.token_urlsafe(16),
        origin=origin,
        refusal=refusals.sentence(refusal, title=card_title) if refusal else "",
        here="solo",
    )
    return make_response(page, refusals.status(refusal) if refusal else 200)
