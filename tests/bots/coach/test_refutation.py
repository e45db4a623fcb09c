"""What a turn loses that somebody tried: true on fresh futures."""

from __future__ import annotations

from itertools import islice

from fourcures import Game
from fourcures.analysis.played_turns import list_moments, split_turns
from fourcures.analysis.ways import apply_moves
from fourcures.bots.coach.contrast import measure_turns
from fourcures.bots.coach.later import count
from fourcures.bots.coach.refutation import BAD_THINGS, SLOTS, refute
from fourcures.bots.kernels.workspace import Kernels
from fourcures.bots.review.judge import judge_attempt
from fourcures.engine.buffers import pack
from fourcures.engine.notation import parse
from fourcures.engine.rules.board import CITIES
from fourcures.engine.rules.state import State
from fourcures.protocol.coach import Claim
from fourcures.terminal.say.advice import describe_loss
from fourcures.text.names import Names
from tests.bots.positions import last_chance
from tests.bots.puzzles.sets import TURNS
from tests.engine.arranging import arrange, at
from tests.sizes import size

PUZZLES = size(2, 10, 40)
FRESH = 99  # another seed
MARGIN = 25  # of 100 futures: two counts of fresh futures differ by less


def crowded(left: str = "paris") -> Game:
    """Return a position in which one of two cards comes next; the city has three cubes."""
    return arrange(
        at("medic", "madrid"),
        at("scientist", "tokyo"),
        cubes={left: {"blue": 3}, "lima": {"yellow": 1}},
        infection_discards=[city for city in CITIES if city not in (left, "cairo")],
    )


def play(s: State, *texts: str) -> State:
    """Return the position after these moves."""
    for text in texts:
        s = apply_moves(s, parse(text, s, s["turn"]))
    return s


def refuted(game: Game, best: list[str], tried: list[str]) -> list[Claim]:
    """Return what one turn loses against another."""
    view = game.view(game.turn)
    ends = [pack(play(view.state, *turn)) for turn in (best, tried)]
    return refute(view, Kernels(), *ends)


def test_a_city_that_is_left_to_break_out_is_what_a_turn_loses() -> None:
    """The turn that treats it is not refuted by itself."""
    game, treats = crowded(), ["drive paris", "treat blue", "pass"]
    said, *more = refuted(game, treats, ["pass"])
    assert (said.code, said.figures["city"]) == ("rather_outbreak", "paris")
    assert said.figures["risk"] < said.figures["risk_otherwise"]
    assert "after a better choice" in describe_loss(said, Names())
    assert not any(claim.figures["turns"] == 0 for claim in more), "it is said once"
    assert refuted(game, treats, treats) == []


def test_the_first_bad_thing_of_most_futures_is_true_on_fresh_ones() -> None:
    """In puzzles about outbreaks, where the turn is passed."""
    clearest = sorted(TURNS, key=lambda puzzle: -puzzle.gap)
    told = 0
    for puzzle in islice((each for each in clearest if each.theme == "outbreak"), PUZZLES):
        game, turns = puzzle.game(), [puzzle.solution, ["pass"]]
        said = refuted(game, *turns)
        assert said
        view, kernels = game.view(puzzle.seat), Kernels()
        ends = [play(view.state, *turn) for turn in turns]
        for slot, end in zip(SLOTS, ends, strict=True):
            kernels.put(slot, pack(end))
        better, worse = measure_turns(view, kernels, SLOTS, ends, 1, FRESH)
        for claim in said:
            if claim.code in BAD_THINGS:
                happens, at_most = BAD_THINGS[claim.code], claim.figures["turns"]
                good, bad = (count(turn.after, at_most, happens(turn)) for turn in (better, worse))
                assert abs(bad - (claim.futures or 0)) <= MARGIN
                assert abs(good - claim.figures["otherwise"]) <= MARGIN
                assert good < bad
                told += 1
    assert told


def test_a_win_that_was_possible_is_all_that_is_said() -> None:
    game = last_chance()
    best = [move for move in game.legal_moves if move.kind == "cure"]
    assert refuted(game, [str(best[0])], ["pass"]) == [Claim("rather_win", {})]


def test_an_attempt_is_judged_with_what_it_loses_and_what_the_better_turn_is_for() -> None:
    puzzle = TURNS[0]
    game = puzzle.game()
    game.play("pass")
    judged = judge_attempt(split_turns(list_moments(game))[0], puzzle.solution)
    assert not judged.is_solved
    assert judged.against
    assert judged.why[0].code in ("cures", "wins")
