"""The parts of a move agree with its text and with its actual cost."""

from __future__ import annotations

import random

import pytest

from fourcures import Game
from fourcures.engine.events import Turn, actions_after
from fourcures.engine.move_parts import MoveParts, describe, describe_text, name_next_step
from fourcures.engine.notation import FORMS, KINDS
from fourcures.engine.rules.board import CARDS, EVENTS

from .arranging import arrange, at

REVEALING = ("forecast", "order", "next")


def test_every_form_of_a_move_has_its_kind() -> None:
    assert set(KINDS) == {"dispatch" if verb == "move" else verb for verb in FORMS}


def owned(game: Game, seat: int) -> set[str]:
    """Return the cards of a seat, with the event on the Planner's card."""
    s = game.state
    held = {card for i, card in enumerate(CARDS) if s["hands"][seat] >> i & 1}
    stored = game.position()["players"][seat].get("stored")
    return held | ({stored} if stored else set())


@pytest.mark.parametrize("seed", range(6))
def test_the_described_cards_and_cost_match_the_effect_of_the_move(seed: int) -> None:
    dice = random.Random(seed)
    game = Game.new(players=4, seed=str(seed), epidemics=4, hands="open")
    seen = set()
    while game.outcome is None:
        legal = game.legal_moves
        by_kind = {move.kind: move for move in dice.sample(legal, len(legal))}
        for move in by_kind.values():
            parts = describe(move, game.state)
            seen.add(parts.kind)
            assert parts.text == str(move)
            assert parts.seat == move.seat
            assert describe_text(str(move), game.state, move.seat) == parts
            if move.kind in REVEALING:
                continue
            after = game.copy()
            after.play(move)
            before, now = owned(game, move.seat), owned(after, move.seat)
            assert before - now == set(parts.cards), str(move)
            assert parts.cost == game.state["actions_left"] - after.state["actions_left"]
        events = game.play(dice.choice(legal))
        left = actions_after(events, game.state["actions_left"])
        assert len(left) == len(events)
        if any(isinstance(event, Turn) for event in events):
            assert left[0] == 0 or isinstance(events[0], Turn)
    assert {"drive", "direct", "treat", "pass", "next"} <= seen


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("charter lima", {"kind": "charter", "city": "lima", "cards": ("atlanta",)}),
        (
            "move medic charter lima",
            {"kind": "dispatch", "pawn": "medic", "how": "charter", "city": "lima"},
        ),
        ("opsflight lima discarding cairo", {"kind": "opsflight", "city": "lima", "card": "cairo"}),
        ("build moving lima", {"kind": "build", "moving": "lima", "cards": ("atlanta",)}),
        ("grant cairo moving lima", {"kind": "grant", "city": "cairo", "moving": "lima"}),
        ("give lima to medic", {"kind": "give", "card": "lima", "partner": "medic"}),
        ("take lima from medic", {"kind": "take", "card": "lima", "cards": ()}),
        ("cure red with osaka tokyo", {"kind": "cure", "disease": "red"}),
        ("store airlift", {"kind": "store", "event": "airlift", "cards": ()}),
        ("order cairo delhi", {"kind": "order", "order": ("cairo", "delhi"), "cost": 0}),
        ("discard lima", {"kind": "discard", "card": "lima", "cards": ("lima",), "cost": 0}),
    ],
)
def test_the_parts_of_a_text(text: str, parts: dict[str, object]) -> None:
    game = arrange(at("dispatcher"), at("medic", "paris"), at("scientist"))
    found = describe_text(text, game.state, 0)
    assert isinstance(found, MoveParts)
    assert {name: getattr(found, name) for name in parts} == parts


NO_PARTS: dict[str, object] = dict.fromkeys(("city", "role", "card", "disease", "moving")) | {
    "cards": ()
}


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("shuttle lima", {"city": "lima"}),
        ("move medic join lima", {"city": "lima", "role": "medic"}),
        (
            "opsflight lima discarding cairo",
            {"city": "lima", "card": "cairo", "cards": ("cairo",)},
        ),
        ("build", {}),
        ("build moving lima", {"moving": "lima"}),
        ("treat red", {"disease": "red"}),
        ("give lima to medic", {"card": "lima", "cards": ("lima",), "role": "medic"}),
        ("take lima from medic", {"card": "lima", "cards": ("lima",), "role": "medic"}),
        ("cure red with osaka tokyo", {"disease": "red", "cards": ("osaka", "tokyo")}),
        ("store airlift", {"card": "airlift", "cards": ("airlift",)}),
        ("pass", {}),
        ("airlift medic lima", {"city": "lima", "role": "medic"}),
        ("forecast", {}),
        ("order delhi cairo", {"cards": ("delhi", "cairo")}),
        ("grant cairo", {"city": "cairo"}),
        ("grant cairo moving lima", {"city": "cairo", "moving": "lima"}),
        ("quiet", {}),
        ("resilient cairo", {"city": "cairo"}),
        ("discard lima", {"card": "lima", "cards": ("lima",)}),
        ("next", {}),
    ],
)
def test_a_move_has_the_parts_that_its_text_names(text: str, parts: dict[str, object]) -> None:
    game = arrange(at("dispatcher"), at("medic", "paris"), at("scientist"))
    move = game.parse(text, 0)
    assert {name: getattr(move, name) for name in NO_PARTS} == NO_PARTS | parts


def test_a_move_is_legal_as_a_text_or_as_a_move() -> None:
    game = arrange(at("medic"), at("scientist"))
    assert game.is_legal("drive chicago") and game.is_legal(game.parse("drive chicago"))
    assert not game.is_legal("shuttle cairo") and not game.is_legal("fly chicago")
    assert not game.is_legal("drive chicago", seat=1)
    moves: list[object] = [*game.legal_moves]  # otherwise type checkers warn about the next line
    assert "drive chicago" not in moves


def test_no_card_pays_for_the_operations_experts_station() -> None:
    game = arrange(at("operations_expert", "paris", "paris"), at("medic"))
    (build,) = [move for move in game.legal_moves if str(move) == "build"]
    assert describe(build, game.state).cards == ()


def test_a_text_that_is_not_a_move_has_no_description() -> None:
    game = arrange(at("medic"), at("scientist"))
    assert describe_text("undo", game.state, 0) is None
    assert describe_text("fly paris", game.state) is None


@pytest.mark.parametrize(
    ("step", "turn"),
    [
        ("draw", {"phase": "draw"}),
        ("infect", {"phase": "infect", "infections_left": 2}),
        ("quiet", {"phase": "infect", "infections_left": 2, "quiet_nights": 1}),
        ("infect", {"phase": "infect", "infections_left": 1, "quiet_nights": 1}),  # R10.6
        ("end", {"phase": "infect", "infections_left": 0}),
        (None, {"phase": "actions"}),
    ],
)
def test_the_next_step_follows_from_phase_infections_and_quiet_nights(
    step: str | None, turn: dict[str, object]
) -> None:
    game = arrange(at("medic", "paris", EVENTS[0]), at("scientist"), turn=turn)
    assert name_next_step(game.state) == step
