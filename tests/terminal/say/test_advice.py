"""Advised turns as text: every move and every reason has a sentence in every language."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from fourcures import Game
from fourcures.bots.coach.advice import explain_turn
from fourcures.bots.coach.explain import explain_move
from fourcures.engine.move_parts import MoveParts, describe, describe_text
from fourcures.engine.notation import parse
from fourcures.protocol.coach import AdvisedTurn, MoveReason
from fourcures.terminal.say.advice import describe_move, explain_step, list_steps
from fourcures.terminal.session import Session
from fourcures.text.language import LANGUAGES, Language
from fourcures.text.names import Names
from tests.engine.arranging import arrange, at
from tests.sizes import sweep

from ...cli.driving import choose

GAP = re.compile(r"[{}$_]|\bNone\b")


@pytest.mark.parametrize("code", sweep(LANGUAGES))
def test_every_advised_turn_is_described_without_placeholders(code: str) -> None:
    said_once = set()
    for seed in range(3):
        table = Session(Game.new(seed=str(seed), players=4), Language(code))
        dice = random.Random(seed)
        while table.game.outcome is None:
            view = table.game.view(table.game.turn)
            one_of_each = {str(choice).split()[0]: choice for choice in view.legal_moves}
            for verb, choice in one_of_each.items() if view.phase == "actions" else ():
                said = describe_move(describe(choice, view.state), table.names)
                because = explain_step(explain_move(view, choice), table.names)
                assert said
                assert because.endswith(".") or not because
                assert not GAP.search(said + because), (str(choice), said, because)
                said_once.add(verb)
            table.do(choose(table, dice))
    assert {"drive", "direct", "treat", "give", "pass"} <= said_once


TEAM = at("dispatcher"), at("medic"), at("scientist"), at("operations_expert")


def parts(text: str, **changed: Any) -> MoveParts:
    """Return the parts of a move of the Dispatcher in Atlanta."""
    found = describe_text(text, arrange(*TEAM, **changed).state, 0)
    assert found is not None
    return found


def test_a_pass_costs_the_actions_left_and_an_event_costs_none() -> None:
    game = arrange(at("medic", "atlanta", "airlift"), at("scientist"), turn={"actions_left": 3})
    view = game.view(0)
    texts = ["drive chicago", "airlift medic paris", "pass"]
    turn = explain_turn(view, [parse(text, view.state, 0) for text in texts], [], 200, 0.5)
    assert [
        line for line in list_steps(turn, Names(), because=False) if not line.startswith(" ")
    ] == [
        "1. Drive/Ferry to Chicago (drive chicago)",
        "2. Airlift: Medic to Paris (airlift medic paris)",
        "3. Pass: give up 2 actions (pass)",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("charter lima", "Charter flight to Lima"),
        ("move medic join paris", "Medic: join another pawn in Paris"),
        ("opsflight lima discarding cairo", "Operations flight to Lima, discarding the Cairo card"),
        ("build", "Build a research station"),
        ("build moving lima", "Build a research station, moving the one from Lima"),
        (
            "grant cairo moving atlanta",
            "Government Grant: a station in Cairo, moving the one from Atlanta",
        ),
        ("take lima from medic", "Take the Lima card from the Medic"),
        ("cure red with osaka tokyo", "Cure red with Osaka, Tokyo"),
        ("store airlift", "Store Airlift"),
        ("resilient cairo", "Resilient Population: remove the Cairo infection card"),
        ("quiet", "One Quiet Night: skip the next infection step"),
        ("forecast", "Forecast: look at the top infection cards"),
    ],
)
def test_a_move_is_described_as_in_the_web_client(text: str, said: str) -> None:
    assert describe_move(parts(text), Names()) == said


def test_advice_in_2008_says_toronto_instead_of_montreal() -> None:
    drive = parts("drive montreal")
    turn = AdvisedTurn(
        says=[],
        moves=[drive.text],
        steps=[drive],
        reasons=[MoveReason(drive.text, "shares", None, {})],
        chance=0.5,
        wins=200,
        futures=400,
    )
    assert list_steps(turn, Names("2008"), because=True) == [
        "1. Drive/Ferry to Toronto (drive toronto)"
    ]


# Reasons


def because(game: Game, *plan: str) -> str:
    """Return the reason for the first move of a plan, as text for its player."""
    view = game.view(0)
    moves = [parse(text, view.state, 0) for text in plan]
    return explain_step(explain_move(view, moves[0], moves[1:]), Names())


def test_the_reason_for_a_movement_is_the_action_at_its_end() -> None:
    game = arrange(
        at("medic"),
        at("scientist"),
        cubes={"chicago": {"blue": 2}},
        infection_deck={"layers": [["chicago"], ["..."]]},
        epidemics_drawn=4,
    )
    sure = "2 blue cubes in Chicago; 100% chance of infection at the end of this turn."
    assert because(game, "drive chicago") == sure
    assert because(game, "drive chicago", "treat blue") == f"{sure} Aim: treating blue."
    game.play("drive chicago")
    before = "2 blue cubes before treating; 100% chance of infection at the end of this turn."
    assert because(game, "treat blue") == before


@pytest.mark.parametrize("hands", ["open", "private"])
def test_advice_with_private_hands_does_not_count_another_players_cards(hands: str) -> None:
    people = at("medic", "atlanta", "atlanta"), at("scientist", "atlanta", "paris", "essen")
    game = arrange(*people, hands=hands)
    count = "The Scientist then has 3 blue cards; a cure needs 4."
    said = because(game, "give atlanta to scientist")
    assert said == (count if hands == "open" else "")
