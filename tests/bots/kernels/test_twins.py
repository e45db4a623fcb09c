"""The bots' kernels, interpreted and compiled: same moves, same turns, same values."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from fourcures.bots.kernels import beam_search, futures, rollouts
from fourcures.bots.kernels.policy import NO_MOVE
from fourcures.bots.kernels.rollouts import COUNTS
from fourcures.bots.kernels.schedule import FINAL, SETTINGS
from fourcures.bots.kernels.scratch import blank_scratch
from fourcures.bots.kernels.turn_choice import TO_THE_END
from fourcures.bots.kernels.value_net import REACTIVE, START
from fourcures.bots.kernels.workspace import Kernels, make_series, nets, weights_for
from fourcures.engine.buffers import pack, unpack, unpack_record, zeros
from fourcures.engine.rules.chance import make_chance
from fourcures.engine.rules.setup import make_agreement
from fourcures.engine.rules.state import ACTIONS, State, copy
from tests.bots.interpreting import Interpreted, plainly
from tests.bots.positions import games
from tests.engine.arranging import arrange, at
from tests.sizes import size


def positions(number: int) -> list[State]:
    """Return complete positions of open and private games."""
    return [game.state for game in islice(games(), number)]


def blank_record(declaration: type) -> Any:
    """Return an unpacked record of zeros."""
    return unpack_record(zeros(declaration, 1)[0])


def test_the_policy_plays_the_same_games_interpreted_or_compiled() -> None:
    kernels = Kernels()
    for players in (2, 3, 4):
        for private in (False, True):
            agreed = make_agreement(players, 5, private=private)
            games, choices = size(1, 2, 50), 1 + (players + private) % 3 * 3
            arrays = (make_series(agreed, 7, games, choices), weights_for(players), nets())
            fast, slow = kernels.policy_games(*arrays), [0] * COUNTS
            state, scratch = blank_record(State), blank_scratch()
            series, weights, networks = map(plainly, arrays)
            rollouts.policy_games(
                [state], series, weights, networks, [make_chance()], [scratch], slow
            )
            assert slow == fast
            assert state == unpack(kernels.states[0])


def full_hands() -> list[State]:
    """Return positions with one action left: a cure or two events; taking a card makes eight."""
    blue, red = ["london", "paris", "milan", "essen", "madrid"], ["tokyo", "osaka", "seoul"]
    tables = [
        ([*blue, "airlift", "government_grant"], []),
        ([*blue[:3], *red, "lima"], ["atlanta"]),
    ]
    turn = {"seat": 0, "phase": "actions", "actions_left": 1}
    return [
        arrange(
            at("scientist", "atlanta", *own), at("researcher", "atlanta", *other), turn=turn
        ).state
        for own, other in tables
    ]


def test_the_beam_proposes_the_same_turns_interpreted_or_compiled() -> None:
    kernels = Kernels()
    acting = [s for s in positions(size(30, 30, 200)) if s["phase"] == ACTIONS]
    for s in [*full_hands(), *acting[: size(1, 1, 20)]]:
        kernels.beam = zeros(beam_search.Beam, 1)
        fast = kernels.propose(s, True)
        states = [blank_record(State) for _ in range(beam_search.SLOTS)]
        states[beam_search.ROOT] = copy(s)
        beam, weights = blank_record(beam_search.Beam), plainly(weights_for(s["players"], ""))
        ends = beam_search.propose(states, 1, weights, [make_chance()], [blank_scratch()], [beam])
        assert ends == len(fast)
        assert beam == unpack_record(kernels.beam[0])
        for slot in range(beam_search.ENDS, beam_search.ENDS + ends):
            assert states[slot] == unpack(kernels.states[slot])


@pytest.mark.parametrize("certainty", [0, 10])
def test_turns_are_ranked_alike_interpreted_or_compiled(certainty: int) -> None:
    s, settings = full_hands()[0], replace(SETTINGS, certainty=certainty)
    ranked = []
    for kernels in (Kernels(settings), Interpreted(settings)):
        slots = kernels.rank_turns(s, s["turn"], True, 5, 60)
        ranked.append([(kernels.path_to(slot), kernels.values[slot]) for slot in slots])
        assert len(slots) == FINAL
    assert ranked[0] == ranked[1]


def test_a_slot_that_stays_is_ranked_to_the_end() -> None:
    kernels, s = Kernels(), full_hands()[0]
    slots = range(1, 21)
    for slot in slots:
        kernels.put(slot, pack(s))
    assert kernels.rank(slots, s["turn"], 5, 60) == [1, 2]  # all are equal
    assert kernels.rank(slots, s["turn"], 5, 60, stays=20) == [1, 20]


def test_a_single_candidate_is_not_tried() -> None:
    kernels, s = Kernels(), full_hands()[0]
    kernels.put(1, pack(s))
    assert kernels.rank([1], s["turn"], 5, 60) == [1]
    assert kernels.values[1] == 0


def test_futures_are_worth_the_same_interpreted_or_compiled() -> None:
    kernels = Kernels()
    for number, s in enumerate(positions(size(9, 9, 100))):
        turns = (TO_THE_END, 1, 3)[number % 3]
        kernels.put(1, pack(s))
        choices, net = ((1, REACTIVE), (1, START), (3, START))[number // 3 % 3]
        kernels.try_out([1], s["turn"], 77, 2, turns, choices, net)
        trials = blank_record(futures.Trials)
        trials |= {"seed": 77, "futures": 2, "turns": turns, "choices": choices}
        trials |= {"net": net, "viewer": s["turn"], "candidates": 1}
        trials["slots"][0], trials["first_moves"][1] = 1, NO_MOVE
        futures.try_out(
            [blank_record(State), copy(s), blank_record(State)],
            [trials],
            plainly(weights_for(s["players"])),
            plainly(nets()),
            [make_chance(), make_chance()],
            [blank_scratch()],
        )
        assert trials["values"][1] == kernels.values[1]
        assert trials["wins"][1] == kernels.wins[1]


def test_a_sampled_future_is_a_deal() -> None:
    s = positions(1)[0]
    chance = make_chance()
    futures.deal_future(s, chance, 5)
    for k in range(7):
        assert sorted(chance["city_order"][48 * k : 48 * k + 48]) == list(range(48))
    assert sorted(chance["card_order"]) == list(range(53))
    for pile in range(6):
        assert 0 <= chance["epidemic_place"][pile] <= s["pile_size"][pile]
