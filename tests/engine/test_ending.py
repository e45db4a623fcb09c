"""R13: how a game ends, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game, Outcome
from fourcures.engine.events import (
    Cured,
    Ended,
    Eradicated,
    Increased,
    Infected,
    Outbreak,
    Prevented,
    Treated,
)
from fourcures.engine.rules.board import CITIES, DISEASES

from .arranging import Json, all_but, arrange, at, both_editions, only, play, refusal

RED = ["bangkok", "beijing", "jakarta", "osaka", "tokyo"]
CURE_RED = f"cure red with {' '.join(RED)}"
THREE_CURES = {"blue": "eradicated", "yellow": "eradicated", "black": "cured"}
OUT_OF_CUBES = Outcome("lost", "cubes")
OUT_OF_ROOM = Outcome("lost", "outbreaks")
OUT_OF_CARDS = Outcome("lost", "cards")
WON = Outcome("won", "cures")

FAR_AWAY = ["lagos", "kinshasa", "khartoum", "paris", "essen", "delhi", "tokyo", "seoul"]


def far_away(disease: str, cubes: int) -> Json:
    """Return this many cubes in cities that no outbreak here reaches."""
    return {
        city: {disease: min(3, cubes - 3 * i)} for i, city in enumerate(FAR_AWAY) if cubes > 3 * i
    }


# Atlanta and its neighbour Chicago have three cubes, and two blue cubes are left.
TWO_BLUE_LEFT = {"atlanta": {"blue": 3}, "chicago": {"blue": 3}} | far_away("blue", 16)
# Santiago, whose only neighbour is Lima, has three cubes; one yellow cube is left, or none.
ONE_YELLOW_LEFT = {"santiago": {"yellow": 3}} | far_away("yellow", 20)
NO_YELLOW_LEFT = {"santiago": {"yellow": 3}} | far_away("yellow", 21)

TWO_EPIDEMICS: Json = {
    "next": ["epidemic", "epidemic", "lagos"],
    "piles": [{"cards": cards, "epidemics": 1} for cards in (1, 18, 18, 18)],
}


def infecting(edition: str, *cards: str, **position: Any) -> Game:
    """Return a game before the Scientist's infection step, with these cards on top."""
    return arrange(
        at("scientist", "sydney"),
        at("researcher", "sydney"),
        edition=edition,
        turn={"phase": "infect"},
        infection_deck={"next": list(cards)},
        **position,
    )


def over(game: Game) -> bool:
    return bool(game.position()["turn"]["phase"] == "over")


@both_editions
def test_R13_1_the_fourth_cure_wins_at_once_after_the_medic_and_eradication(edition: str) -> None:
    game = arrange(
        at("dispatcher", "atlanta", *RED, "lima"),
        at("medic", "manila"),
        edition=edition,
        diseases=THREE_CURES,
        cubes={"cairo": {"black": 3}, "manila": {"red": 2}},
        outbreaks=7,
    )
    assert game.play(CURE_RED)[5:] == [
        Cured(player="dispatcher", disease="red"),
        Treated(player="medic", city="manila", disease="red", cubes=2, presence=True),
        Eradicated(disease="red"),
        Ended(result="won", cause="cures", disease=None),
    ]
    assert game.outcome == WON
    position = game.position()
    assert position["outcome"] == {"result": "won", "cause": "cures"}
    assert position["diseases"] == THREE_CURES | {"red": "eradicated"}
    assert position["cubes"] == {"cairo": {"black": 3}}
    assert position["players"][0]["hand"] == ["lima"]
    assert over(game)


@both_editions
def test_R13_1_a_last_action_wins_before_the_cards_run_out(edition: str) -> None:
    game = arrange(
        at("dispatcher", "atlanta", *RED),
        at("medic", "manila"),
        edition=edition,
        diseases=THREE_CURES,
        cubes={"cairo": {"black": 3}, "seoul": {"red": 3}},
        turn={"actions_left": 1},
        epidemics_drawn=4,
        player_discards=all_but(*RED),
    )
    assert game.position()["player_deck"]["piles"] == []
    game.play(CURE_RED)
    assert game.outcome == WON


@both_editions
def test_R13_1_the_third_cure_does_not_win(edition: str) -> None:
    game = arrange(
        at("dispatcher", "atlanta", *RED),
        at("medic", "manila"),
        edition=edition,
        diseases={"blue": "eradicated", "yellow": "eradicated"},
    )
    game.play(CURE_RED)
    assert game.outcome is None
    assert game.position()["turn"]["actions_left"] == 3


@both_editions
def test_R13_2_the_eighth_outbreak_loses(edition: str) -> None:
    game = infecting(edition, "atlanta", "osaka", cubes={"atlanta": {"blue": 3}}, outbreaks=7)
    happened = game.play("next")
    assert happened[-2:] == [
        Outbreak(city="atlanta", disease="blue", outbreaks=8, origin=None),
        Ended(result="lost", cause="outbreaks", disease=None),
    ]
    assert game.outcome == OUT_OF_ROOM
    assert over(game)


@both_editions
def test_R13_2_seven_outbreaks_do_not(edition: str) -> None:
    game = infecting(edition, "atlanta", "osaka", cubes={"atlanta": {"blue": 3}}, outbreaks=6)
    game.play("next")
    assert game.outcome is None
    assert game.position()["outbreaks"] == 7


@both_editions
def test_R13_2_a_card_that_finds_no_cube_loses(edition: str) -> None:
    game = infecting(edition, "lima", "osaka", cubes=NO_YELLOW_LEFT)
    assert game.play("next")[-1] == Ended(result="lost", cause="cubes", disease="yellow")
    assert game.outcome == OUT_OF_CUBES
    position = game.position()
    assert position["cubes"] == {
        city: there for city in CITIES if (there := NO_YELLOW_LEFT.get(city))
    }
    assert "lima" in position["infection_discards"]
    assert over(game)


@both_editions
def test_R13_2_an_empty_supply_of_another_colour_does_not_matter(edition: str) -> None:
    game = infecting(edition, "osaka", "cairo", cubes=NO_YELLOW_LEFT)
    game.play("next")
    assert game.outcome is None


@both_editions
def test_R13_2_the_supply_runs_out_in_the_middle_of_a_chain(edition: str) -> None:
    """Atlanta takes the last two cubes; Chicago's outbreak has none for Los Angeles."""
    game = infecting(edition, "atlanta", "osaka", cubes=TWO_BLUE_LEFT)
    happened = game.play("next")
    assert only(Outbreak, happened) == [
        Outbreak(city="atlanta", disease="blue", outbreaks=1, origin=None),
        Outbreak(city="chicago", disease="blue", outbreaks=2, origin="atlanta"),
    ]
    assert [infected.city for infected in only(Infected, happened)] == ["miami", "washington"]
    assert happened[-1] == Ended(result="lost", cause="cubes", disease="blue")
    assert game.outcome == OUT_OF_CUBES
    assert game.position()["outbreaks"] == 2


@pytest.mark.parametrize(("cubes", "lost"), [(0, True), (1, False), (2, False), (3, False)])
@both_editions
def test_R13_2_an_epidemic_needs_only_what_is_missing_to_three(
    edition: str, cubes: int, lost: bool
) -> None:
    """Santiago is filled from a supply of two; the Medic protects Lima from the outbreak."""
    game = arrange(
        at("scientist", "sydney", "resilient_population"),
        at("medic", "lima"),
        edition=edition,
        diseases={"yellow": "cured"},
        cubes={"santiago": {"yellow": cubes}} | far_away("yellow", 22 - cubes),
        turn={"phase": "draw"},
        player_deck={"next": ["epidemic", "moscow"]},
        infection_deck={"bottom": ["santiago"]},
    )
    game.play("next")
    assert game.outcome == (OUT_OF_CUBES if lost else None)
    assert game.position()["cubes"]["santiago"] == {"yellow": 2 if lost else 3}


@both_editions
def test_R13_2_cubes_that_are_not_placed_are_not_missed(edition: str) -> None:
    """No supply, and the Medic protects the only neighbour."""
    game = arrange(
        at("scientist", "sydney"),
        at("medic", "lima"),
        edition=edition,
        diseases={"yellow": "cured"},
        cubes=NO_YELLOW_LEFT,
        turn={"phase": "infect"},
        infection_deck={"next": ["santiago", "osaka"]},
    )
    happened = game.play("next")
    assert only(Outbreak, happened) == [
        Outbreak(city="santiago", disease="yellow", outbreaks=1, origin=None)
    ]
    assert only(Prevented, happened) == [Prevented(city="lima", disease="yellow", by="medic")]
    assert game.outcome is None


def test_R13_2_nor_are_those_for_cities_that_have_had_their_outbreak() -> None:
    """Santiago and Lima break out; the Quarantine Specialist in Miami protects the others."""
    game = arrange(
        at("scientist", "sydney"),
        at("quarantine_specialist", "miami"),
        cubes={"santiago": {"yellow": 3}, "lima": {"yellow": 3}} | far_away("yellow", 18),
        turn={"phase": "infect", "infections_left": 1},
        infection_deck={"next": ["santiago"]},
    )
    happened = game.play("next")
    assert [(broke.city, broke.outbreaks) for broke in only(Outbreak, happened)] == [
        ("santiago", 1),
        ("lima", 2),
    ]
    assert [(shield.city, shield.by) for shield in only(Prevented, happened)] == [
        ("bogota", "quarantine_specialist"),
        ("mexico_city", "quarantine_specialist"),
    ]
    assert game.outcome is None
    assert game.position()["outbreaks"] == 2


@both_editions
def test_R13_2_player_cards_that_run_out_lose(edition: str) -> None:
    game = arrange(
        at("scientist"),
        at("medic"),
        edition=edition,
        turn={"phase": "draw"},
        epidemics_drawn=4,
        player_discards=all_but("lima"),
    )
    assert game.play("next") == [Ended(result="lost", cause="cards", disease=None)]
    assert game.outcome == OUT_OF_CARDS


@both_editions
def test_R13_3_the_eighth_outbreak_in_a_chain_is_lost_by_the_marker(edition: str) -> None:
    """Although the supply is empty too, and before Chicago's cubes are placed."""
    game = infecting(edition, "atlanta", "osaka", cubes=TWO_BLUE_LEFT, outbreaks=6)
    happened = game.play("next")
    assert happened[-2:] == [
        Outbreak(city="chicago", disease="blue", outbreaks=8, origin="atlanta"),
        Ended(result="lost", cause="outbreaks", disease=None),
    ]
    assert game.outcome == OUT_OF_ROOM
    assert game.position()["cubes"]["miami"] == game.position()["cubes"]["washington"]


@both_editions
def test_R13_3_the_eighth_outbreak_places_no_cube(edition: str) -> None:
    game = infecting(edition, "atlanta", "osaka", cubes={"atlanta": {"blue": 3}}, outbreaks=7)
    game.play("next")
    assert game.position()["outbreaks"] == 8
    assert game.position()["cubes"] == {"atlanta": {"blue": 3}}


@both_editions
def test_R13_4_a_supply_that_ends_at_exactly_nothing_loses_nothing(edition: str) -> None:
    game = infecting(edition, "lima", "osaka", cubes=ONE_YELLOW_LEFT)
    game.play("next")
    assert game.outcome is None
    position = game.position()
    assert position["cubes"]["lima"] == {"yellow": 1}
    assert sum(there.get("yellow", 0) for there in position["cubes"].values()) == 24
    assert (position["turn"]["seat"], position["turn"]["phase"]) == (1, "actions")


@both_editions
def test_R13_4_the_next_cube_of_that_colour_loses(edition: str) -> None:
    game = infecting(edition, "lima", "bogota", cubes=ONE_YELLOW_LEFT)
    happened = game.play("next")
    assert [infected.city for infected in only(Infected, happened)] == ["lima"]
    assert game.outcome == OUT_OF_CUBES


ENDS: list[tuple[Json, Outcome]] = [
    ({"outbreaks": 8}, OUT_OF_ROOM),
    ({"cubes": NO_YELLOW_LEFT}, OUT_OF_CUBES),
    (
        {"epidemics_drawn": 4, "player_discards": all_but("airlift", "lima", "cairo")},
        OUT_OF_CARDS,
    ),
    ({"diseases": dict.fromkeys(DISEASES, "eradicated")}, WON),
]


@pytest.mark.parametrize(("end", "outcome"), ENDS)
@both_editions
def test_R13_5_after_the_end_no_move_is_legal(edition: str, end: Json, outcome: Outcome) -> None:
    game = arrange(
        at("dispatcher", "atlanta", "airlift", "lima"),
        at("medic", "atlanta", "cairo"),
        edition=edition,
        turn={"phase": "over"},
        **end,
    )
    assert game.outcome == outcome
    assert game.legal_moves == []
    for move in (
        "drive chicago",
        "direct lima",
        "treat red",
        "build",
        "give lima to medic",
        "move medic drive chicago",
        CURE_RED,
        "pass",
        "next",
        "airlift medic cairo",
        "discard lima",
        "order paris lima",
        "seat:1 drive chicago",
    ):
        assert (move, refusal(game, move)) == (move, ("R13.5", "game_over"))


@both_editions
def test_R13_5_an_ended_game_can_be_written_and_read_back(edition: str) -> None:
    game = infecting(edition, "atlanta", "osaka", cubes=TWO_BLUE_LEFT)
    game.play("next")
    again = Game.from_position(game.position())
    assert again.position() == game.position()
    assert again.outcome == OUT_OF_CUBES


@both_editions
def test_R13_6_a_drawn_epidemic_is_pending_until_its_increase(edition: str) -> None:
    game = arrange(
        at("scientist", "sydney", "airlift", "resilient_population"),
        at("researcher", "sydney"),
        edition=edition,
        turn={"phase": "draw"},
        player_deck=TWO_EPIDEMICS,
        infection_deck={"bottom": ["cairo", "osaka"]},
    )
    assert only(Increased, game.play("next")) == [Increased(epidemics=1, rate=2)]
    position = game.position()
    assert (position["epidemics_drawn"], position["turn"]["epidemics_pending"]) == (1, 1)
    game.play("next")
    position = game.position()
    assert position["turn"]["epidemic_step"] == "between"
    assert (position["epidemics_drawn"], position["turn"]["epidemics_pending"]) == (1, 1)
    assert only(Increased, game.play("next")) == [Increased(epidemics=2, rate=2)]
    position = game.position()
    assert (position["epidemics_drawn"], position["turn"]["epidemics_pending"]) == (2, 0)


@both_editions
def test_R13_6_an_epidemic_that_the_end_forestalls_never_counts_as_drawn(edition: str) -> None:
    game = arrange(
        at("scientist", "sydney", "lima", "osaka"),
        at("researcher", "sydney"),
        edition=edition,
        turn={"phase": "draw"},
        outbreaks=7,
        cubes={"cairo": {"black": 1}},
        player_deck=TWO_EPIDEMICS,
        infection_deck={"bottom": ["cairo"]},
    )
    assert only(Increased, play(game, "next")) == [Increased(epidemics=1, rate=2)]
    assert game.outcome == OUT_OF_ROOM
    position = game.position()
    assert (position["epidemics_drawn"], position["turn"]["epidemics_pending"]) == (1, 1)
    assert sum(pile["epidemics"] for pile in position["player_deck"]["piles"]) == 2
    assert Game.from_position(position).position() == position
