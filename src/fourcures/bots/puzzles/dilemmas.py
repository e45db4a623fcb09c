"""Choices of one move in games of bots: what to discard, an event or none, an order, an answer.

A dilemma is a position, who decides in it, and between what. The texts of the options are moves,
or `accept` and `decline` where the active player asks for moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ...engine.game import Game
from ...engine.notation import Move
from ...engine.position.schema import Json
from ...engine.position.writer import write
from ...engine.rules.moves import NEXT, encode, order_at
from ...engine.rules.names import Edition
from ...engine.rules.state import ACTIONS, DISCARD, FORECAST
from ...engine.view import View
from ..coach.answer_advice import affects, follow
from ..coach.comparison import LOOKAHEAD
from ..coach.win_chance import fitted_curve, where_of
from ..kernels.scoring.game_value import WIN
from ..kernels.workspace import first_future
from ..players.minor_decisions import encode_order, list_candidates, list_events
from ..players.policy_bot import PolicyBot, choose_policy_move
from ..players.search import Search
from ..review.answers import needs
from ..team import next_move
from .collection import ACCEPT, DECLINE, Theme

ORDERS = 4  # of a Forecast: the options
FEW = 100  # futures to find the best order
COSTS = 0.08  # win chance that an order has to cost to be a wrong option


class Dilemma(NamedTuple):
    """A choice of one seat."""

    theme: Theme
    seat: int
    options: list[str]
    asked: Sequence[str] = ()  # the moves that the active player asks for


def play_dilemmas(deal: int, edition: Edition) -> Iterator[tuple[int, Json, Dilemma]]:
    """Play the game of a deal; yield each choice with the number of the turn and the position.

    Quick bots play, with the events of all. Positions in which somebody knows the order of a deck
    are left out: a puzzle does not contain it.
    """
    players, epidemics = 2 + deal % 3, 4 + deal // 3 % 3
    game = Game.new(
        players=players,
        epidemics=epidemics,
        hands="open",
        edition=edition,
        seed=seed_of(deal, edition),
    )
    team, search = [PolicyBot(team=True) for _ in range(players)], Search(team=True)
    number, seat = 0, None
    while not game.is_over:
        begins = game.turn != seat
        if begins:
            number, seat = number + 1, game.turn
        if not any(game.state["run_size"]):
            position = dict(write(game.state))
            for dilemma in list_dilemmas(game, search, begins):
                yield number, position, dilemma
        game.play(next_move(game, team))


def seed_of(deal: int, edition: Edition) -> str:
    """Return the seed of a deal: different deals from those of whole turns."""
    return f"choice-{deal}" if edition == "2013" else f"choice-{edition}-{deal}"


def list_dilemmas(game: Game, search: Search, begins: bool) -> Iterator[Dilemma]:
    """Yield the choices in a position; `begins` says whether a turn begins with it."""
    s = game.state
    if s["phase"] == ACTIONS:
        if begins:
            yield from list_requests(game, search)
        return
    for seat in range(s["players"]):
        view = game.view(seat)
        if not view.legal_moves:
            continue
        if s["phase"] == DISCARD:
            moves = [Move(move) for move in list_candidates(view, plays_free=True)]
            yield from make_dilemma("discard", seat, [str(move) for move in moves])
        elif s["phase"] == FORECAST:
            yield from make_dilemma("forecast", seat, list_orders(view, search))
        elif events := list_events(view):
            texts = [str(Move(move)) for move in (encode(NEXT, s["turn"]), *events)]
            yield from make_dilemma("event", seat, texts)


def make_dilemma(theme: Theme, seat: int, options: list[str]) -> Iterator[Dilemma]:
    """Yield a choice if there are at least two options."""
    different = [*dict.fromkeys(options)]
    if len(different) > 1:
        yield Dilemma(theme, seat, different)


def list_orders(view: View, search: Search) -> list[str]:
    """Return some orders of a Forecast: the best one found, and the best of those that cost much.

    They are tried on a few futures: that of the policy, the same with two cards exchanged, and the
    reverse of each.
    """
    s, seat, kernels = view.state, view.viewer, search.kernels
    assert seat is not None
    usual = [order_at(choose_policy_move(s), place) for place in range(s["forecast_size"])]
    orders = [usual]
    for one, other in combinations(range(len(usual)), 2):
        orders.append([*usual])
        orders[-1][one], orders[-1][other] = usual[other], usual[one]
    orders += [order[::-1] for order in orders]
    moves = [*dict.fromkeys(encode_order(s, order) for order in orders)]
    slots = search.fill_slots(s, moves)
    kernels.try_out([*slots], seat, first_future(s, search.seed), FEW, LOOKAHEAD)
    curve, where = fitted_curve(), where_of(s)
    chances = {
        move: curve.chance_at(kernels.values[slot] / FEW / WIN, where)
        for slot, (move,) in slots.items()
    }
    best, *others = sorted(moves, key=lambda move: -chances[move])
    bad = [move for move in others if chances[best] - chances[move] >= COSTS]
    return sorted(str(Move(move)) for move in (best, *bad[: ORDERS - 1])) if bad else []


def list_requests(game: Game, search: Search) -> Iterator[Dilemma]:
    """Yield what the active player could ask one other player for, by the plans of two bots."""
    view = game.view(game.turn)
    s = view.state
    plans = [turn.moves for turn in search.kernels.propose(s, False)[:1]]
    for plan in [*plans, PolicyBot().turn(view)]:
        helpers = [
            seat for seat in range(s["players"]) if seat != s["turn"] and needs(s, plan, seat)
        ]
        if len(helpers) != 1:
            continue
        (helper,) = helpers
        steps, _ = follow(s, s["turn"], [str(Move(move)) for move in plan])
        last = max(at for at, (here, move) in enumerate(steps) if affects(here, move, helper))
        asked = [str(move) for _, move in steps[: last + 1]]
        yield Dilemma("answer", helper, [ACCEPT, DECLINE], asked)
