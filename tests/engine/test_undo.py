"""Undo: back to the last revealed card, entry by entry, without deleting anything."""

from __future__ import annotations

import random

import pytest

from fourcures import Game, NothingToUndo
from fourcures.engine.position.schema import Position
from fourcures.engine.rules.board import CITIES
from fourcures.testing.strategies import arrange_position, lively_move
from tests.sizes import size

from .arranging import Json, arrange, at, play

SIX = ["paris", "osaka", "lima", "delhi", "essen", "tokyo"]
OTHER_WAY = " ".join(reversed(SIX))


def lines(game: Game) -> list[str]:
    """Return every line of the game, including undone moves and undos."""
    return [entry.line.text for entry in game.entries]


def undone(game: Game, *texts: str) -> None:
    """Assert that these moves can be undone one by one, each restoring the position before it."""
    before = []
    for text in texts:
        before.append(game.position())
        game.play(text)
    for position in reversed(before):
        assert game.is_undoable
        game.undo()
        assert game.position() == position


def kept(game: Game, text: str) -> None:
    """Assert that neither this move nor any before it can be undone."""
    game.play(text)
    after, written = game.position(), lines(game)
    assert not game.is_undoable
    with pytest.raises(NothingToUndo):
        game.undo()
    assert game.position() == after
    assert lines(game) == written


def test_there_is_nothing_to_undo_at_the_start() -> None:
    for game in (Game.new(seed="1"), arrange(at("medic"), at("scientist"))):
        assert not game.is_undoable
        with pytest.raises(NothingToUndo, match="no move to undo"):
            game.undo()
        assert game.entries == []


def test_four_actions_and_a_pass_are_undone_one_by_one() -> None:
    game = arrange(
        at("medic", "atlanta", "lima", "atlanta"), at("scientist"), cubes={"lima": {"yellow": 3}}
    )
    undone(game, "direct lima", "treat yellow", "drive bogota", "pass")
    undone(game, "charter cairo", "drive algiers", "drive madrid", "drive paris")


@pytest.mark.parametrize(
    ("players", "position", "text"),
    [
        (
            [at("operations_expert", "atlanta", "paris"), at("medic")],
            {},
            "opsflight cairo discarding paris",
        ),
        ([at("operations_expert", "cairo"), at("medic")], {}, "build"),
        ([at("dispatcher"), at("medic", "cairo")], {}, "move medic join atlanta"),
        ([at("scientist", "cairo", "cairo"), at("medic", "cairo")], {}, "give cairo to medic"),
        ([at("scientist"), at("researcher", "atlanta", "cairo")], {}, "take cairo from researcher"),
        (
            [at("contingency_planner"), at("medic")],
            {"player_discards": ["airlift"]},
            "store airlift",
        ),
        (
            [at("scientist", "atlanta", *CITIES[:4]), at("medic", "essen")],
            {"cubes": {"essen": {"blue": 3}}},
            f"cure blue with {' '.join(CITIES[:4])}",
        ),
    ],
)
@pytest.mark.parametrize("hands", ["open", "private"])
def test_a_move_with_the_power_of_a_role_can_be_undone(
    players: list[Json], position: Json, text: str, hands: str
) -> None:
    undone(arrange(*players, hands=hands, **position), text)


def test_the_events_that_reveal_nothing_are_undone() -> None:
    game = arrange(
        at("medic", "atlanta", "airlift", "government_grant"),
        at("scientist", "lima", "one_quiet_night", "resilient_population"),
        infection_discards=["cairo"],
        diseases={"blue": "cured"},
        cubes={"paris": {"blue": 1}},
    )
    undone(game, "airlift medic paris", "grant cairo", "quiet", "resilient cairo")


def test_an_event_from_the_planners_card_is_undone() -> None:
    game = arrange(at("contingency_planner", stored="airlift"), at("medic"))
    undone(game, "airlift medic cairo")


def test_discards_are_undone_also_the_last_one() -> None:
    game = arrange(
        at("medic"), at("scientist", "lima", *CITIES[:9]), turn={"phase": "discard", "seat": 1}
    )
    undone(game, f"discard {CITIES[0]}", f"discard {CITIES[8]}")


def test_a_discard_out_of_turn_and_the_gift_before_it_are_undone() -> None:
    game = arrange(at("medic", "cairo", "cairo"), at("scientist", "cairo", *CITIES[:7]))
    undone(game, "give cairo to scientist", f"seat:1 discard {CITIES[3]}", "drive algiers")


def test_an_order_is_undone_but_not_the_look() -> None:
    game = arrange(at("medic", "lima", "forecast"), at("scientist"), infection_deck={"next": SIX})
    game.play("drive bogota")
    kept(game, "forecast")
    undone(game, f"order {OTHER_WAY}", "drive lima")
    game.play(f"order {OTHER_WAY}")
    game.undo()
    game.play(f"order {' '.join(SIX)}")
    assert game.position()["infection_deck"]["layers"][:6] == [[city] for city in SIX]


@pytest.mark.parametrize("hands", ["open", "private"])
def test_a_look_at_cards_that_the_looker_knows_is_a_look_too(hands: str) -> None:
    """The second Forecast shows seat 0 nothing new; it still prevents undo."""
    game = arrange(
        at("contingency_planner", stored="forecast"),
        at("medic"),
        hands=hands,
        infection_deck={"layers": [[city] for city in SIX] + [["..."]]},
    )
    game.play("drive chicago")
    kept(game, "forecast")


def test_a_draw_is_not_undone_nor_anything_before_it() -> None:
    game = arrange(at("medic"), at("scientist"))
    play(game, "drive chicago", "pass")
    assert game.is_undoable
    kept(game, "next")


def test_an_infection_card_is_not_undone() -> None:
    game = arrange(at("medic", "lima", "airlift"), at("scientist"), turn={"phase": "infect"})
    kept(game, "next")
    undone(game, "airlift medic cairo")


def test_the_bottom_card_of_an_epidemic_is_not_undone() -> None:
    game = arrange(
        at("medic", "lima", "resilient_population"),
        at("scientist"),
        turn={"phase": "draw"},
        player_deck={"next": ["epidemic", "cairo"]},
    )
    kept(game, "next")
    assert game.position()["turn"]["phase"] == "epidemic"


def test_handing_over_the_turn_is_undone() -> None:
    game = arrange(
        at("medic", "lima", "airlift"),
        at("scientist"),
        turn={"phase": "infect", "infections_left": 0},
    )
    undone(game, "next", "drive chicago")
    game.play("next")
    assert game.position()["turn"]["seat"] == 1


def test_a_quiet_night_and_the_step_that_it_skips_are_undone() -> None:
    game = arrange(
        at("medic", "lima", "one_quiet_night", "airlift"), at("scientist"), turn={"phase": "infect"}
    )
    undone(game, "quiet", "next", "next")


def test_intensify_reveals_nothing_and_is_undone() -> None:
    game = arrange(
        at("medic", "lima", "airlift"),
        at("scientist"),
        turn={"phase": "epidemic"},
        epidemics_drawn=1,
        infection_discards=["cairo", "delhi"],
    )
    undone(game, "next")


def test_intensify_is_undone_together_with_its_scripted_reshuffle() -> None:
    game = arrange(
        at("medic", "lima", "airlift"),
        at("scientist"),
        turn={"phase": "epidemic"},
        epidemics_drawn=1,
        infection_discards=["cairo", "delhi"],
        infection_deck={"shuffles": [["delhi", "cairo"]], "next": ["lagos"]},
    )
    undone(game, "next")
    play(game, "next", "next")
    assert game.entries[-1].line.outcomes == ["delhi"]


def test_at_private_hands_a_card_that_only_the_looker_knew_is_revealed_when_it_is_turned_over() -> (
    None
):
    """Afterwards everyone knows the card; an undo could not hide it again."""
    game = arrange(
        at("medic", "lima", "forecast", "airlift"),
        at("scientist"),
        hands="private",
        turn={"phase": "infect"},
        infection_deck={"next": SIX},
    )
    play(game, "forecast", f"order {OTHER_WAY}")
    kept(game, "next")


def test_the_last_cure_is_undone_and_the_game_goes_on() -> None:
    game = arrange(
        at("scientist", "atlanta", *CITIES[:4]),
        at("medic"),
        diseases={"yellow": "eradicated", "black": "eradicated", "red": "eradicated"},
    )
    undone(game, f"cure blue with {' '.join(CITIES[:4])}")
    game.play(f"cure blue with {' '.join(CITIES[:4])}")
    assert game.outcome is not None
    game.undo()
    assert game.outcome is None
    assert game.legal_moves


def test_undo_counts_the_lines_from_1_and_0_is_the_start() -> None:
    game = arrange(at("medic"), at("scientist"))
    play(game, "drive chicago", "drive montreal", "drive new_york")
    assert game.undo_line == 2
    game.undo()
    game.undo()
    play(game, "drive atlanta")
    game.undo()
    game.undo()
    assert lines(game) == [
        *("drive chicago", "drive montreal", "drive new_york"),
        *("undo to 2", "undo to 1", "drive atlanta", "undo to 1", "undo to 0"),
    ]
    assert not game.is_undoable
    assert all(entry.line.seat is None for entry in game.entries if "undo" in entry.line.text)
    assert game.latest_line is None


def test_after_a_draw_undo_goes_back_to_the_line_of_the_draw() -> None:
    game = arrange(at("medic"), at("scientist"))
    play(game, "drive chicago", "pass", "next", "drive chicago", "pass")
    game.undo()
    game.undo()
    assert lines(game)[-2:] == ["undo to 4", "undo to 3"]
    assert not game.is_undoable


def test_nothing_is_deleted() -> None:
    game = arrange(at("medic"), at("scientist"))
    entries = []
    for _ in range(3):
        game.play("drive chicago")
        entries.append(game.entries[-1])
        game.undo()
        entries.append(game.entries[-1])
        assert game.entries == entries
    assert [line["text"] for line in game.record()["lines"]] == ["drive chicago", "undo to 0"] * 3


def test_after_an_undo_the_same_or_another_move_can_be_played() -> None:
    game = arrange(at("medic"), at("scientist"))
    first = game.play("drive chicago")
    after = game.position()
    game.undo()
    game.play("drive miami")
    game.undo()
    assert game.play("drive chicago") == first
    assert game.position() == after


def test_undoing_in_any_game_leads_back_through_the_same_states() -> None:
    """Every move either reveals something, which prevents undo, or can be undone exactly."""
    undos = 0
    for number in range(size(13, 40, 500)):
        rng = random.Random(number)
        game = Game.from_position(arrange_position(rng), seed=str(number))
        if number % 2:
            game = Game.new(hands=rng.choice(("open", "private")), seed=str(number))
        states: list[Position] = []
        while game.outcome is None and len(game.entries) < 200:
            before = game.position(), game.legal_moves, game.view(1).position()
            move = lively_move(game, rng)
            happened = game.play(move)
            if game.is_undoable:
                states.append(before[0])
                game.undo()
                assert (game.position(), game.legal_moves, game.view(1).position()) == before
                assert game.play(move) == happened
                undos += 1
            else:
                states.clear()
            if rng.random() < 0.1:
                for position in reversed(states):
                    game.undo()
                    assert game.position() == position
                assert not game.is_undoable
                states.clear()
    assert undos > 100


def test_exactly_the_moves_since_the_last_revealed_card_can_be_undone() -> None:
    """Exactly the lines since the last outcome or Forecast can be undone."""
    for number in range(size(6, 20, 300)):
        rng = random.Random(number)
        game = Game.new(hands="open", seed=str(number))
        since = 0
        while game.outcome is None:
            move = lively_move(game, rng)
            game.play(move)
            revealing = game.entries[-1].line.outcomes or str(move) == "forecast"
            since = 0 if revealing else since + 1
            assert game.is_undoable == (since > 0)
        for _ in range(since):
            game.undo()
        assert not game.is_undoable
