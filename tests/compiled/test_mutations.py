"""A rule that is changed in one version alone is noticed: the witness gives other bytes.

Each mutation replaces the code of one interpreted function; the library keeps the true rule.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from fourcures.analysis.kernels import courses, effective_cards
from fourcures.bots.kernels import features, policy
from fourcures.engine.rules import (
    chance,
    cures,
    decks,
    ending,
    event_cards,
    hands,
    infection,
    legality,
    movement,
    resample,
    roles,
    setup,
    sharing,
    stations,
    step,
    treatment,
    turn,
)
from fourcures.envs import actions, observations, rewards
from tests.compiled import versions
from tests.compiled.witness import PARTS
from tests.sizes import sweep

# A function, a part of its source, and what replaces it.
Mutation = tuple[Callable[..., object], str, str]

RULES: list[Mutation] = [
    (infection.resolve_outbreak, "had >> other & 1", "had >> city & 1"),
    (infection.strike, "before > 0", "before > 1"),
    (cures.list_cures, "count(held) < needed", "count(held) <= needed"),
    (roles.protector, "== CURED and", "!= CURED and"),
    (treatment.do_treat, "and", "or"),
    (turn.begin_infections, "rate(s)", "2"),
    (decks.intensify, "+= count(cards)", "+= 1"),
    (sharing.select_shareable, "== RESEARCHER", "!= RESEARCHER"),
    (cures.do_cure, "cures == 4", "cures == 3"),
    (cures.do_cure, "= CURED", "= CURED + 1"),
    (chance.random_below, "* n", "* (n - 1)"),
    (decks.put_back_in_order, '["run_covered"][0] += 1', '["run_covered"][0] += 2'),
    (decks.turn_over, "leave_runs(s, card)", "pass"),
    (ending.end_game, 's["infections_left"] = 0', "pass"),
    (event_cards.has_target, "!= 0", "== 0"),
    (event_cards.is_window_open, "or event == RESILIENT", "or event != RESILIENT"),
    (event_cards.list_grants, "< STATIONS", "<= STATIONS"),
    (event_cards.look, 's["resume"][1] = s["resume"][0]', "pass"),
    (event_cards.play_event, '["quiet_nights"] += 1', '["quiet_nights"] = 2'),
    (hands.lose, '["shown"][seat] &= ~(1 << card)', '["shown"][seat] |= 0'),
    (infection.infect, "< CITY_LIMIT", "<= CITY_LIMIT"),
    (infection.infect_together, 's["phase"] != OVER', "True"),
    (infection.place_cubes, ">= cubes", "> cubes"),
    (legality.list_legal, "phase == DISCARD", "phase == DRAW"),
    (movement.do_move, 's["opsflight_used"] = 1', "pass"),
    (movement.list_movement, "== ED_2013", "!= ED_2013"),
    (movement.list_pawn, "hand >> origin & 1", "True"),
    (resample.deal_older_run, "- covered, newer", "- covered, 0"),
    (resample.deal_run_looked_into, "max(0, looked - at)", "0"),
    (roles.cards_for_cure, "4 if", "5 if"),
    (roles.clean_medic_city, "!= UNCURED", "== CURED + 1"),
    (roles.eradicate_if_gone, "== CUBES", "== CUBES - 1"),
    (setup.find_most_populous, "> most", "< most"),
    (setup.infect_board, "i // 3", "i // 4"),
    (setup.make_piles, "cards % epidemics", "0"),
    (stations.do_build, "!= OPERATIONS", "== OPERATIONS"),
    (stations.list_build, "== STATIONS", "== 3"),
    (step.step, "kind == GIVE or ", ""),
    (turn.draw_two, "< 2", "< 3"),
    (turn.settle_hands, "NO_PHASE", "0"),
]
ODDS: list[Mutation] = [
    (courses.merge, "+= courses", "= courses"),
    (courses.take_back, '["outbreaks"] -= 1', '["outbreaks"] -= 0'),
    (effective_cards.find_breaking_cities, "> CITY_LIMIT", "> CITY_LIMIT + 1"),
]
STEPS: list[Mutation] = [
    (actions.is_offered, "viewer != owner or", "viewer == owner or"),
    (observations.fill_tracks, '["outbreaks"]', '["drawn"]'),
    (rewards.fill_tally, "drawn", "outbreaks"),
]
SEARCHES: list[Mutation] = [
    (features.put_number, "= number", "= number + 1"),
    (policy.choose_discard, "< least", "> least"),
]


# The parts of the witness that must notice these mutations, with their sizes.
CHECKS: list[tuple[dict[str, int], list[Mutation]]] = [
    ({"games": 36, "late_games": 36}, RULES),
    ({"odds": 9}, ODDS),
    ({"steps": 3}, STEPS),
    ({"quick_searches": 1}, SEARCHES),
]
CASES = [
    pytest.param(parts, *mutation, id=mutation[0].__name__)
    for parts, mutations in CHECKS
    for mutation in mutations
]


@cache
def true_results(part: str, number: int) -> list[bytes]:
    """Return the results of the library."""
    with versions.use("library"):
        return list(PARTS[part](number))


def is_noticed(parts: dict[str, int]) -> bool:
    """Return whether the interpreter gives other results than the library, or fails."""
    with versions.use("interpreter"):
        for part, number in parts.items():
            results = PARTS[part](number)
            try:
                if any(next(results, None) != true for true in true_results(part, number)):
                    return True
            except (IndexError, ValueError, OverflowError):
                return True
    return False


@contextmanager
def mutate(function: Callable[..., object], old: str, new: str) -> Iterator[None]:
    """Change a function for all of its callers."""
    source = inspect.getsource(function)
    assert source.count(old) == 1, f"{function.__name__} must have one {old!r}"
    names = dict(function.__globals__)
    exec("from __future__ import annotations\n" + source.replace(old, new), names)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(function, "__code__", names[function.__name__].__code__)
        yield


@pytest.mark.parametrize("parts", [parts for parts, _ in CHECKS[:3]], ids=" ".join)
def test_true_rules_give_the_same_results(parts: dict[str, int]) -> None:
    assert not is_noticed(parts)


@pytest.mark.parametrize(("parts", "function", "old", "new"), sweep(CASES, first=8))
def test_a_rule_that_is_changed_in_one_version_is_noticed(
    parts: dict[str, int], function: Callable[..., object], old: str, new: str
) -> None:
    with mutate(function, old, new):
        assert is_noticed(parts)
