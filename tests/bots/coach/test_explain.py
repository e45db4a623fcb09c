"""The bots' reasons are true: every figure is computed again from the events that follow."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any

import pytest

from fourcures import Game
from fourcures.analysis.odds import odds
from fourcures.bots import PolicyBot, Search
from fourcures.bots.coach.advice import advise
from fourcures.bots.coach.explain import CODES, describe_threat, explain_move
from fourcures.bots.team import next_move
from fourcures.engine.events import (
    Built,
    Cured,
    Discarded,
    Event,
    Looked,
    Moved,
    Ordered,
    Passed,
    Prevented,
    Removed,
    Shared,
    Skipped,
    Stored,
    Treated,
    Turn,
    Turned,
)
from fourcures.engine.notation import Move
from fourcures.engine.rules.board import CITIES, CITY, DEGREE, DISEASES, NEIGHBORS
from fourcures.engine.rules.state import ACTIONS
from fourcures.lab.scenarios import Scenario
from fourcures.protocol.coach import Figures, MoveReason
from tests.bots.positions import advise_from_few_futures, games
from tests.engine.arranging import arrange, at, document, only
from tests.sizes import size

Json = dict[str, Any]
DONE: dict[str, type[Event]] = {
    "treats": Treated,
    "shares": Shared,
    "cures": Cured,
    "builds": Built,
}


def played(game: Game, move: str, kind: type[Event]) -> Any:
    """Return the first event of a kind after a move, played in a copy of the game."""
    return only(kind, game.copy().play(move))[0]


def cubes(position: Json, city: str, disease: str) -> int:
    return int(position["cubes"].get(city, {}).get(disease, 0))


def own_disease(city: str) -> str:
    return DISEASES[CITY[city] // 12]


def protected(position: Json, city: str) -> bool:
    """Return whether a city would get no cube of its own disease (R5.3, R11.3, R11.5)."""
    disease = position["diseases"][own_disease(city)]
    beside = NEIGHBORS[CITY[city]][: DEGREE[CITY[city]]]
    near = {city, *(CITIES[other] for other in beside)}
    pawns = {player["role"]: player["city"] for player in position["players"]}
    return (
        disease == "eradicated"
        or pawns.get("quarantine_specialist") in near
        or (disease == "cured" and pawns.get("medic") == city)
    )


def check(game: Game, seat: int, said: MoveReason, plan: Sequence[str] = ()) -> None:
    """Assert that everything in a reason is true."""
    view, figures, code = game.view(seat), said.figures, said.code
    before = document(game)
    if "infected" in figures:
        city = figures["city"]
        assert figures["cubes"] == cubes(before, city, own_disease(city))
        expected = 0.0 if protected(before, city) else odds(view).infected.get(city, 0.0)
        assert figures["infected"] == pytest.approx(expected, abs=1e-4)
    if code == "moves":
        moved = played(game, said.move, Moved)
        assert (moved.player, moved.city) == (figures["pawn"], figures["city"])
        if said.purpose is not None:
            check_purpose(game, said, plan)
    elif code == "treats":
        treated = played(game, said.move, Treated)
        assert (treated.city, treated.disease) == (figures["city"], figures["disease"])
        assert figures["treated_cubes"] == cubes(before, treated.city, treated.disease)
        assert 1 <= treated.cubes <= figures["treated_cubes"]
        assert ("infected" in figures) == (own_disease(treated.city) == treated.disease)
    elif code == "shares":
        check_share(game, seat, said.move, figures)
    elif code == "cures":
        assert played(game, said.move, Cured).disease == figures["disease"]
    elif code == "builds":
        assert played(game, said.move, Built).city == figures["city"]
    elif code == "stores":
        assert played(game, said.move, Stored).card == figures["event"]
    elif code == "removes_card":
        assert played(game, said.move, Removed).card == figures["card"]
        assert figures["cubes"] == cubes(before, figures["card"], own_disease(figures["card"]))
    elif code == "discards":
        check_discard(game, seat, said.move, figures)
    elif code == "looks_ahead":
        assert played(game, said.move, Looked).cards
    elif code == "orders":
        assert played(game, said.move, Ordered).cards == said.move.split()[1:]
    elif code == "prevents_infection":
        check_quiet(game, said.move)
    elif code == "passes":
        assert played(game, said.move, Passed).actions >= 1
    else:
        assert code == "goes_on" and said.move == "next" and not figures


def check_share(game: Game, seat: int, move: str, figures: Figures) -> None:
    """Assert that the card is given, and that the receiver then holds as many as stated."""
    later = game.copy()
    shared = only(Shared, later.play(move))[0]
    assert (shared.card, shared.receiver) == (figures["card"], figures["receiver"])
    assert figures["disease"] == own_disease(shared.card)
    assert figures["needed"] == (4 if shared.receiver == "scientist" else 5)
    players = enumerate(later.position()["players"])
    receiver, hand = next((n, p["hand"]) for n, p in players if p["role"] == shared.receiver)
    unknown = None in game.view(seat).position()["players"][receiver]["hand"]
    assert ("will_hold" in figures) == (not unknown)
    if not unknown:
        held = sum(card in CITY and own_disease(card) == figures["disease"] for card in hand)
        assert figures["will_hold"] == held


def check_discard(game: Game, seat: int, move: str, figures: Figures) -> None:
    """Assert that the card is discarded, and that the stated cure or set size is right."""
    later = game.copy()
    assert only(Discarded, later.play(move))[0].card == figures["card"]
    if figures["card"] not in CITY:
        assert figures.keys() == {"card"}
        return
    disease = own_disease(figures["card"])
    assert figures["disease"] == disease
    player = later.position()["players"][seat]
    assert figures["cured"] == (game.position()["diseases"][disease] != "uncured")
    if not figures["cured"]:
        left = [card for card in player["hand"] if card in CITY and own_disease(card) == disease]
        assert figures["keeps"] == len(left)
        assert figures["needed"] == (4 if player["role"] == "scientist" else 5)


def check_purpose(game: Game, said: MoveReason, plan: Sequence[str]) -> None:
    """Assert that the first thing done at the destination is the stated purpose."""
    later = game.copy()
    assert said.purpose in DONE
    for move in (said.move, *plan):
        if move.split()[0] in ("treat", "give", "take", "cure", "build"):
            seat = later.state["turn"]
            assert later.position()["players"][seat]["role"] == said.figures["pawn"]
            happened: Any = played(later, move, DONE[said.purpose])
            if said.purpose == "shares":
                check_share(later, seat, move, said.figures)
            elif said.purpose != "builds":
                assert happened.disease == said.figures["disease"]
            return
        later.play(move)
    pytest.fail(f"nothing is done after {said.move}")


def onwards(game: Game) -> Move:
    """Return a move that advances the turn without an event."""
    return [move for move in game.legal_moves if not move.plays_event][-1]


def check_quiet(game: Game, move: str) -> None:
    """Assert that the next infection step that has not begun is skipped."""
    later = game.copy()
    later.play(move)
    for _ in range(200):
        if later.outcome is not None:
            return
        happened = later.play(onwards(later))
        if only(Skipped, happened):
            return
        begun = game.state["infections_left"]
        assert begun or not [card for card in only(Turned, happened) if not card.bottom]
    pytest.fail("no infection step was skipped")


def every_move(game: Game) -> Iterator[tuple[int, Move]]:
    """Yield legal moves of all seats, only a few of each kind."""
    rng = random.Random(len(game.entries))
    for seat in range(game.state["players"]):
        kinds = Counter[str]()
        for move in rng.sample(legal := game.view(seat).legal_moves, len(legal)):
            kinds[str(move).split()[0]] += 1
            # A requested card may not be in that hand.
            if kinds[str(move).split()[0]] <= 2 and game.why_not(str(move), seat) is None:
                yield seat, move


def moments(number: int) -> Iterator[Game]:
    """Yield every moment of policy games, which get further than random ones."""
    for deal in range(number):
        cell = Scenario(2 + deal % 3, 4, hands=("open", "private")[deal % 2])
        game = cell.deal(deal)
        team = [PolicyBot(team=True)] * game.state["players"]
        while game.outcome is None:
            yield game
            game.play(next_move(game, team, cell.view))


def test_the_figures_of_every_kind_of_move_are_true() -> None:
    seen = Counter[str]()
    for game in chain(islice(games(), size(30, 100, 2000)), moments(size(1, 3, 60))):
        for seat, move in every_move(game):
            said = explain_move(game.view(seat), move)
            assert said.move == str(move)
            check(game, seat, said)
            seen[said.code] += 1
    assert set(seen) == {*CODES.values(), "moves"}


@pytest.mark.breadth
def test_the_figures_of_planned_turns_are_true(monkeypatch: pytest.MonkeyPatch) -> None:
    advise_from_few_futures(monkeypatch)
    seen = Counter[str | None]()
    search = Search(rollouts=60)
    acting = (game for game in games() if game.state["phase"] == ACTIONS)
    for game in islice(acting, size(25, 60, 1000)):
        seat = game.state["turn"]
        turns = advise(game.view(seat), search)
        assert 1 <= len(turns) <= 3
        for turn in turns:
            assert 0 < turn.chance < 1 and turn.wins <= turn.futures
            assert [said.move for said in turn.reasons] == turn.moves
            now = game.copy()
            for number, said in enumerate(turn.reasons):
                if now.why_not(said.move, now.state["turn"]) is not None:
                    break  # the requested card is not there
                check(now, seat, said, turn.moves[number + 1 :])
                seen[said.purpose] += 1
                now.play(said.move)
            else:
                assert now.state["turn"] == seat and now.state["phase"] != ACTIONS
    assert {"treats", "shares", "cures", "builds", None} >= set(seen) > {"treats", None}


GIVEN, TAKEN = "give atlanta to researcher", "take paris from researcher"


@pytest.mark.parametrize(
    ("plan", "purpose", "figures"),
    [
        (["drive chicago", "treat blue"], "treats", {"disease": "blue"}),
        (["drive chicago", "build"], "builds", {}),
        (["drive miami", "drive atlanta", GIVEN], "shares", {"will_hold": 2}),
        (["drive miami", "drive atlanta", TAKEN], "shares", {"will_hold": 4}),
        (["direct chicago", "direct atlanta", TAKEN], "shares", {"will_hold": 2}),
        (["drive chicago", "airlift researcher cairo", "pass"], None, {}),
        (["drive chicago", "quiet", "treat blue"], "treats", {"disease": "blue"}),
    ],
)
def test_the_purpose_of_a_movement_is_the_next_action(
    plan: list[str], purpose: str | None, figures: Json
) -> None:
    """Even if the way there costs cards of the set that it is for."""
    game = arrange(
        at("medic", "atlanta", "atlanta", "chicago", "london", "airlift", "one_quiet_night"),
        at("researcher", "atlanta", "paris"),
        cubes={"chicago": {"blue": 2}},
        stations=["atlanta"],
    )
    later = game.copy()
    moves = []
    for text in plan:
        moves.append(next(move for move in later.legal_moves if str(move) == text))
        later.play(text)
    said = explain_move(game.view(0), moves[0], moves[1:])
    assert said.purpose == purpose
    assert said.figures.items() >= figures.items()


def turned_this_turn(game: Game, seed: int) -> set[str]:
    """Return the cities that get a cube in the rest of this turn's infection step."""
    later = Game.from_position(game.position(), seed=seed)
    found: set[str] = set()
    while later.outcome is None:
        happened = later.play(onwards(later))
        found |= {card.city for card in only(Turned, happened) if not card.bottom}
        found -= {card.city for card in only(Prevented, happened)}
        if only(Turn, happened):
            break
    return found


def calm(game: Game) -> bool:
    """Return whether the game is unlikely to end within this turn."""
    s = game.state
    return bool(s["outbreaks"] <= 1 and min(s["supply"]) >= 12)


def test_the_stated_infection_risk_matches_the_frequency() -> None:
    deals = size(60, 60, 600)
    for game in islice(filter(calm, games(private=False)), size(2, 6, 60)):
        view = game.view(0)
        came = Counter(city for seed in range(deals) for city in turned_this_turn(game, seed))
        for city in CITIES:
            chance = describe_threat(view, CITY[city])["infected"]
            # Five standard deviations, plus a margin for small chances: there are many cities.
            spread = (chance * (1 - chance) / deals) ** 0.5 + 2 / deals
            assert abs(came[city] / deals - chance) <= 5 * spread
