"""What carries a turn is named: the shield, the cleaning, the event, the part that matters most."""

from __future__ import annotations

import pytest

from fourcures import Game
from fourcures.bots.coach.claims import claim_turn
from fourcures.bots.coach.deeds import claim_deeds
from fourcures.bots.coach.parts import rank_parts
from fourcures.bots.players.search import Search
from fourcures.engine.buffers import pack
from fourcures.engine.notation import Move, parse
from fourcures.engine.rules.board import CITIES
from fourcures.protocol.coach import Claim
from tests.engine.arranging import all_but, arrange, at

OFTEN = ("madrid", "paris", "london", "essen", "milan", "cairo", "algiers", "istanbul")
SOON = {"infection_discards": [city for city in CITIES if city not in OFTEN]}
RED = ("hong_kong", "bangkok", "seoul", "tokyo")
SLOT = 500  # of the kernels


def parsed(game: Game, texts: tuple[str, ...]) -> list[Move]:
    """Return the moves of a turn."""
    later, moves = game.copy(), []
    for text in texts:
        moves.append(parse(text, later.state, later.state["turn"]))
        later.play(text)
    return moves


def said_of(game: Game, *texts: str) -> list[Claim]:
    """Return what is said about a turn."""
    moves, search, later = parsed(game, texts), Search(rollouts=100), game.copy()
    for move in moves:
        later.play(move)
    view = game.view(game.state["turn"])
    search.kernels.put(SLOT, pack(later.view(view.viewer).state))
    return claim_turn(view, moves, search, SLOT)


def only(code: str, claims: list[Claim]) -> Claim:
    """Return the claim with this code."""
    [claim] = [claim for claim in claims if claim.code == code]
    return claim


def has(code: str, claims: list[Claim]) -> bool:
    """Return whether there is a claim with this code."""
    return any(claim.code == code for claim in claims)


def test_a_shield_is_named_with_the_outbreak_that_it_prevents() -> None:
    cubes = {"madrid": {"blue": 3}}
    guard = at("quarantine_specialist", "atlanta", "paris")
    game = arrange(guard, at("medic", "tokyo"), cubes=cubes, **SOON)
    turn = ("drive washington", "drive new_york", "drive madrid", "pass")
    shield = only("shields", said_of(game, *turn))
    assert (shield.figures["city"], shield.figures["pawn"]) == ("madrid", "quarantine_specialist")
    assert shield.figures["risk_otherwise"] > 0.2
    with_another = arrange(at("scientist", "atlanta", "paris"), at("medic", "tokyo"), **SOON)
    assert not has("shields", said_of(with_another, *turn))


def test_what_the_medic_cleans_on_the_way_is_counted() -> None:
    cubes = {city: {"blue": 3} for city in ("chicago", "san_francisco", "tokyo")}
    medic = at("medic", "atlanta")
    cured = {"blue": "cured"}
    game = arrange(medic, at("scientist"), cubes=cubes, diseases=cured)
    turn = ("drive chicago", "drive san_francisco", "drive tokyo", "drive seoul")
    cleaned = only("cleans", said_of(game, *turn))
    assert (cleaned.figures["cubes"], len(cleaned.figures["cities"])) == (9, 3)
    uncured = arrange(medic, at("scientist"), cubes=cubes)
    assert not has("cleans", said_of(uncured, *turn))


def test_no_outbreak_rests_on_an_event_that_is_not_named() -> None:
    cubes = {city: {"blue": 3} for city in ("madrid", "paris", "london", "essen")}

    def says(*events: str) -> list[Claim]:
        holder = at("scientist", "atlanta", *events)
        return said_of(arrange(at("medic", "tokyo"), holder, cubes=cubes, **SOON), "pass")

    calm = only("calmed_by", says("one_quiet_night"))
    assert (calm.figures["event"], calm.figures["role"]) == ("one_quiet_night", "scientist")
    assert (calm.futures or 0) > 85 and calm.figures["otherwise"] < 50
    assert not has("danger", says("one_quiet_night"))
    assert says()[-1].code in ("danger", "dangers")


def test_cards_for_one_set_are_counted_together() -> None:
    researcher = at("researcher", "atlanta", "chicago", "essen", "london")
    game = arrange(researcher, at("medic", "atlanta", "paris", "milan"))
    gives = [f"give {card} to medic" for card in ("chicago", "essen", "london")]
    [claim, *_] = claim_deeds(game.view(0), parsed(game, (*gives,)))
    assert claim.code == "shares_all"
    assert claim.figures["cards"] == ["chicago", "essen", "london"]
    assert (claim.figures["holds"], claim.figures["needed"]) == (5, 5)


def test_the_headline_is_the_part_without_which_the_turn_loses_most() -> None:
    """Without the station, the Scientist could not win on the next turn."""
    game = arrange(
        at("operations_expert", "istanbul", "istanbul"),
        at("scientist", "istanbul", *RED),
        cubes={"istanbul": {"black": 2}, "tokyo": {"red": 1}},
        diseases=dict.fromkeys(("blue", "yellow"), "eradicated") | {"black": "cured"},
        stations=["lima"],
        player_discards=all_but("istanbul", *RED, "lagos", "lima", "miami", "bogota"),
        epidemics_drawn=4,
    )
    [point, wins, *_] = said_of(game, "treat black", "build", "pass")
    assert (point.code, wins.code) == ("builds", "win_next")
    assert wins.futures == 100 and wins.figures["otherwise"] < 50


def test_a_tempo_of_a_cure_is_compared_with_the_turn_without_its_point() -> None:
    game = arrange(
        at("medic", "atlanta", "atlanta"),
        at("scientist", "atlanta", "chicago", "essen", "london"),
    )
    away = ("drive miami", "drive bogota", "drive lima")
    [shares, cure, *_] = said_of(game, "give atlanta to scientist", *away)
    assert (shares.code, cure.code) == ("shares", "cure_next")
    assert (cure.futures or 0) - cure.figures["otherwise"] >= 30


@pytest.mark.parametrize("turn", [("drive chicago", "pass"), ("pass",)])
def test_a_turn_with_one_part_loses_nothing_twice(turn: tuple[str, ...]) -> None:
    game = arrange(at("medic", "atlanta"), at("scientist"))
    search, moves = Search(rollouts=100), parsed(game, turn)
    search.kernels.put(SLOT, pack(game.copy().view(0).state))
    parts = rank_parts(game.view(0), moves, search.kernels, SLOT)
    assert [part.claim.code for part in parts] == [{"pass": "passes"}.get(turn[0], "goes")]
