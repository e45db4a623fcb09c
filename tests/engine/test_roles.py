"""R11: the powers of each role, automatic effects, and limits."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from fourcures import Game
from fourcures.engine.events import (
    Built,
    Cured,
    Discarded,
    Eradicated,
    Infected,
    Moved,
    Outbreak,
    Played,
    Prevented,
    Shared,
    StationTaken,
    Stored,
    Treated,
    Turn,
    Turned,
)
from fourcures.engine.rules.board import CITIES
from fourcures.engine.rules.names import Disease, EventCard

from .arranging import Json, arrange, at, both_editions, in_the_americas, moves, only, play, refusal

EVENT_MOVES = {
    "airlift": "airlift scientist cairo",
    "forecast": "forecast",
    "government_grant": "grant cairo",
    "one_quiet_night": "quiet",
    "resilient_population": "resilient paris",
}
BLUE_CARDS = ["chicago", "essen", "london", "madrid", "milan", "new_york", "paris"]
NO_EPIDEMIC = ["lagos", "lima", "manila", "santiago"]


def with_verb(game: Game, *verbs: str) -> list[str]:
    """Return the legal moves that start with one of these verbs."""
    return [move for move in moves(game) if move.split()[0] in verbs]


def infecting(*players: Json, card: str, **more: Any) -> Game:
    """Return a game in which only this infection card is left to draw this turn."""
    return arrange(
        *players,
        turn={"phase": "infect", "infections_left": 1},
        infection_deck={"next": [card]},
        **more,
    )


# R11.1: the Contingency Planner


@pytest.mark.parametrize("event", EVENT_MOVES)
def test_R11_1_the_planner_takes_any_event_from_the_discards_as_an_action(event: EventCard) -> None:
    game = arrange(
        at("contingency_planner"), at("scientist"), player_discards=["paris", *EVENT_MOVES]
    )
    assert with_verb(game, "store") == [f"store {name}" for name in EVENT_MOVES]
    assert game.play(f"store {event}") == [Stored(player="contingency_planner", card=event)]
    after = game.position()
    assert after["players"][0]["stored"] == event
    assert after["players"][0]["hand"] == []
    assert after["player_discards"] == ["paris", *(name for name in EVENT_MOVES if name != event)]
    assert after["turn"]["actions_left"] == 3


@pytest.mark.parametrize("event", EVENT_MOVES)
def test_R11_1_a_stored_event_leaves_the_game_when_played_and_is_not_taken_again(
    event: EventCard,
) -> None:
    game = arrange(
        at("contingency_planner"),
        at("scientist"),
        player_discards=[event],
        infection_discards=["paris", "lima"],
        infection_deck={"next": ["cairo", "delhi", "essen", "milan", "osaka", "tokyo"]},
    )
    game.play(f"store {event}")
    assert game.play(EVENT_MOVES[event])[0] == Played(
        player="contingency_planner", card=event, stored=True
    )
    if event == "forecast":
        game.play("order cairo delhi essen milan osaka tokyo")
    after = game.position()
    assert after["players"][0]["stored"] is None
    assert event in after["removed"]
    assert event not in after["player_discards"]
    assert refusal(game, f"store {event}") == ("R11.1", "not_in_discards")
    assert refusal(game, EVENT_MOVES[event]) == ("R10.1", "event_not_held")


def test_R11_1_only_one_event_lies_on_the_card() -> None:
    game = arrange(
        at("contingency_planner", stored="airlift"), at("scientist"), player_discards=["forecast"]
    )
    assert refusal(game, "store forecast") == ("R11.1", "already_stored")
    assert with_verb(game, "store") == []
    game.play("airlift scientist cairo")
    assert refusal(game, "store forecast") is None


def test_R11_1_only_the_planner_stores() -> None:
    game = arrange(
        at("scientist"), at("contingency_planner"), player_discards=["airlift", "forecast"]
    )
    assert refusal(game, "store airlift") == ("R11.1", "not_planner")
    assert refusal(game, "seat:1 store airlift") == ("R3.3", "not_your_turn")


def test_R11_1_what_is_not_an_event_among_the_discards_is_not_stored() -> None:
    game = arrange(
        at("contingency_planner", "atlanta", "airlift"),
        at("scientist", "atlanta", "forecast"),
        player_discards=["paris"],
        removed=["government_grant"],
    )
    for event in ("airlift", "forecast", "government_grant", "one_quiet_night"):
        assert refusal(game, f"store {event}") == ("R11.1", "not_in_discards")
    assert refusal(game, "store paris") == ("R1.8", "unknown_event")


@pytest.mark.parametrize(
    ("phase", "why"),
    [("draw", ("R3.1", "not_action_phase")), ("discard", ("R9.1", "discard_first"))],
)
def test_R11_1_storing_is_an_action(phase: str, why: tuple[str, str]) -> None:
    hand = [*BLUE_CARDS, "lima"] if phase == "discard" else []
    game = arrange(
        at("contingency_planner", "atlanta", *hand),
        at("scientist"),
        turn={"phase": phase},
        player_discards=["airlift"],
    )
    assert refusal(game, "store airlift") == why


def test_R11_1_the_stored_event_cannot_be_discarded() -> None:
    game = arrange(
        at("contingency_planner", "atlanta", *BLUE_CARDS, "lima", stored="airlift"),
        at("scientist"),
        turn={"phase": "discard"},
    )
    assert refusal(game, "discard airlift") == ("R11.1", "stored_not_discarded")
    assert with_verb(game, "discard") == [f"discard {card}" for card in (*BLUE_CARDS, "lima")]


def test_R11_1_R9_1_when_nobody_has_to_discard_that_is_named_first() -> None:
    game = arrange(at("contingency_planner", stored="airlift"), at("scientist"))
    assert refusal(game, "discard airlift") == ("R9.1", "within_limit")


@pytest.mark.parametrize("stored", [None, "airlift"])
@pytest.mark.parametrize("card", ["tokyo", "atlanta", "forecast"])
def test_R11_1_R9_1_the_planner_discards_any_card_of_the_hand(
    card: str, stored: str | None
) -> None:
    """Tokyo has the last id of the cities: an empty role card must not be taken for it."""
    game = arrange(
        at("contingency_planner", "lima", *BLUE_CARDS, card, stored=stored),
        at("scientist"),
        turn={"phase": "discard"},
    )
    assert f"discard {card}" in moves(game)
    assert refusal(game, f"discard {card}") is None


def test_R11_1_R4_10_the_stored_event_cannot_be_given() -> None:
    game = arrange(at("contingency_planner", stored="airlift"), at("scientist"))
    assert refusal(game, "give airlift to scientist") == ("R4.10", "events_not_shared")
    theirs = arrange(at("scientist"), at("contingency_planner", stored="airlift"))
    assert refusal(theirs, "take airlift from contingency_planner") == (
        "R4.10",
        "events_not_shared",
    )


def test_R11_1_playing_the_stored_event_does_not_lower_the_hand() -> None:
    game = arrange(
        at("contingency_planner", "atlanta", *BLUE_CARDS, "airlift", stored="one_quiet_night"),
        at("scientist"),
        turn={"phase": "discard"},
    )
    game.play("quiet")
    assert game.position()["turn"]["phase"] == "discard"
    game.play("airlift scientist cairo")  # this one is from the hand
    assert game.position()["turn"]["phase"] == "infect"


def test_R11_1_R9_2_the_stored_event_does_not_count_against_the_limit() -> None:
    game = arrange(
        at("contingency_planner", "atlanta", *BLUE_CARDS[:5], stored="airlift"),
        at("scientist"),
        turn={"phase": "draw"},
        player_deck={"next": NO_EPIDEMIC},
    )
    game.play("next")
    assert len(game.position()["players"][0]["hand"]) == 7
    assert game.position()["turn"]["phase"] == "infect"


def test_R11_1_the_planner_takes_what_was_just_played() -> None:
    game = arrange(at("contingency_planner"), at("scientist", "atlanta", "airlift"))
    play(game, "airlift scientist cairo", "store airlift", "airlift scientist lima")
    after = game.position()
    assert after["players"][1]["city"] == "lima"
    assert (after["player_discards"], after["removed"]) == ([], ["airlift"])


# R11.2: the Dispatcher


@both_editions
def test_R11_2_the_dispatcher_joins_any_pawn_to_any_other_his_own_included(edition: str) -> None:
    game = arrange(
        at("dispatcher", "paris"), at("medic", "cairo"), at("scientist", "lima"), edition=edition
    )
    assert [move for move in moves(game) if " join " in move] == [
        "move dispatcher join lima",
        "move dispatcher join cairo",
        "move medic join paris",
        "move medic join lima",
        "move scientist join paris",
        "move scientist join cairo",
    ]
    assert game.play("move dispatcher join cairo") == [
        Moved(player="dispatcher", origin="paris", city="cairo", how="join", by="dispatcher")
    ]
    assert game.play("move scientist join cairo") == [
        Moved(player="scientist", origin="lima", city="cairo", how="join", by="dispatcher")
    ]
    after = game.position()
    assert [player["city"] for player in after["players"]] == ["cairo", "cairo", "cairo"]
    assert after["turn"]["actions_left"] == 2


@both_editions
def test_R11_2_he_drives_another_pawn(edition: str) -> None:
    game = arrange(at("dispatcher", "paris"), at("medic", "lima"), edition=edition)
    assert [move for move in moves(game) if move.startswith("move medic drive")] == [
        "move medic drive bogota",
        "move medic drive mexico_city",
        "move medic drive santiago",
    ]
    assert game.play("move medic drive bogota") == [
        Moved(player="medic", origin="lima", city="bogota", how="drive", by="dispatcher")
    ]
    assert refusal(game, "move medic drive cairo") == ("R4.1", "not_adjacent")


@both_editions
def test_R11_2_he_flies_another_pawn_with_a_card_of_his_own(edition: str) -> None:
    game = arrange(
        at("dispatcher", "paris", "cairo"), at("medic", "lima", "delhi"), edition=edition
    )
    assert refusal(game, "move medic direct delhi") == ("R11.2", "no_card_of_target")
    assert game.play("move medic direct cairo") == [
        Discarded(player="dispatcher", card="cairo", why="action"),
        Moved(player="medic", origin="lima", city="cairo", how="direct", by="dispatcher"),
    ]
    assert game.position()["player_discards"] == ["cairo"]


@both_editions
def test_R11_2_he_charters_with_the_card_of_the_city_where_the_moved_pawn_stands(
    edition: str,
) -> None:
    game = arrange(
        at("dispatcher", "paris", "lima"),
        at("medic", "lima"),
        at("scientist", "cairo", "cairo"),
        edition=edition,
    )
    assert refusal(game, "move scientist charter tokyo") == ("R11.2", "no_card_of_origin")
    assert len([move for move in moves(game) if move.startswith("move medic charter")]) == 47
    assert game.play("move medic charter tokyo") == [
        Discarded(player="dispatcher", card="lima", why="action"),
        Moved(player="medic", origin="lima", city="tokyo", how="charter", by="dispatcher"),
    ]


def test_R11_2_the_card_of_his_own_city_charters_only_himself() -> None:
    game = arrange(at("dispatcher", "paris", "paris"), at("medic", "lima"))
    assert refusal(game, "move medic charter tokyo") == ("R11.2", "no_card_of_origin")
    assert refusal(game, "move medic direct paris") is None
    assert refusal(game, "charter tokyo") is None


@both_editions
def test_R11_2_he_shuttles_another_pawn(edition: str) -> None:
    game = arrange(
        at("dispatcher", "paris"),
        at("medic", "lima"),
        stations=["atlanta", "lima"],
        edition=edition,
    )
    assert refusal(game, "move medic shuttle cairo") == ("R4.4", "no_station_there")
    assert game.play("move medic shuttle atlanta") == [
        Moved(player="medic", origin="lima", city="atlanta", how="shuttle", by="dispatcher")
    ]
    game.play("move medic drive chicago")
    assert refusal(game, "move medic shuttle lima") == ("R4.4", "no_station_here")


def test_R11_2_no_pawn_is_joined_where_no_other_stands() -> None:
    game = arrange(at("dispatcher", "paris"), at("medic", "lima"))
    assert refusal(game, "move medic join cairo") == ("R11.2", "nobody_to_join")


def test_R11_2_R4_5_a_pawn_joins_in_another_city_than_it_stands_in() -> None:
    together = arrange(at("dispatcher", "paris"), at("medic", "paris"))
    assert refusal(together, "move medic join paris") == ("R4.5", "already_there")
    assert not [move for move in moves(together) if " join " in move]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("move medic join lima", "nobody_to_join"),
        ("move medic direct lima", "no_card_of_target"),
        ("move medic charter lima", "no_card_of_origin"),
    ],
)
def test_R11_2_the_role_is_named_before_R4_5(move: str, code: str) -> None:
    """The Medic is alone in Lima, whose card the Dispatcher lacks: both rules forbid it."""
    game = arrange(at("dispatcher", "paris"), at("medic", "lima"))
    assert refusal(game, move) == ("R11.2", code)


def test_R11_2_his_own_pawn_moves_by_ordinary_moves() -> None:
    game = arrange(at("dispatcher", "paris", "cairo"), at("medic", "lima"))
    assert refusal(game, "move dispatcher drive essen") == ("R11.2", "own_pawn")
    assert refusal(game, "move dispatcher direct cairo") == ("R11.2", "own_pawn")
    assert refusal(game, "drive essen") is None


def test_R11_2_nobody_else_moves_pawns() -> None:
    game = arrange(at("medic", "paris"), at("dispatcher", "lima"))
    for move in (
        "move dispatcher drive bogota",
        "move dispatcher join paris",
        "move medic join lima",
    ):
        assert refusal(game, move) == ("R11.2", "not_dispatcher")
    assert refusal(game, "seat:1 move medic drive essen") == ("R3.3", "not_your_turn")
    assert with_verb(game, "move") == []


@pytest.mark.parametrize("way", ["drive", "direct", "charter", "shuttle"])
def test_R11_2_for_ones_own_pawn_the_plain_move_is_suggested(way: str) -> None:
    game = arrange(at("medic", "paris"), at("dispatcher", "lima"))
    why = game.why_not(f"move medic {way} cairo")
    assert why is not None
    assert (why.rule, why.code, why.params) == ("R11.2", "move_own_pawn", {"form": f"{way} cairo"})
    assert why.message == f"To move your own pawn, write: {way} cairo."
    assert refusal(game, "move medic join lima") == ("R11.2", "not_dispatcher")


def test_R11_2_no_other_action_is_done_through_another_pawn() -> None:
    """The Dispatcher has Lima's card, and the Medic in Lima has cubes and company: no use."""
    game = arrange(
        at("dispatcher", "paris", "lima"),
        at("medic", "lima"),
        at("scientist", "lima"),
        cubes={"lima": {"yellow": 2}},
    )
    assert refusal(game, "treat yellow") == ("R4.7", "no_cubes")
    assert refusal(game, "build") == ("R4.6", "no_card_to_build")
    assert refusal(game, "give lima to scientist") == ("R4.8", "not_together")
    assert refusal(game, "move medic treat yellow") == ("R3.1", "wrong_form")


def test_R11_2_R11_4_the_operations_experts_flight_is_not_his() -> None:
    game = arrange(at("dispatcher", "atlanta", "cairo"), at("operations_expert", "atlanta"))
    assert refusal(game, "opsflight tokyo discarding cairo") == ("R11.4", "not_operations_expert")
    assert refusal(game, "move operations_expert opsflight tokyo") == ("R3.1", "wrong_form")
    assert with_verb(game, "opsflight") == []


# R11.3: the Medic


@both_editions
def test_R11_3_treating_removes_all_cubes_of_one_disease(edition: str) -> None:
    game = arrange(
        at("medic", "paris"),
        at("scientist"),
        cubes={"paris": {"blue": 3, "red": 2}},
        edition=edition,
    )
    assert game.play("treat blue") == [
        Treated(player="medic", city="paris", disease="blue", cubes=3, presence=False)
    ]
    after = game.position()
    assert (after["cubes"], after["diseases"]["blue"]) == ({"paris": {"red": 2}}, "uncured")
    assert after["turn"]["actions_left"] == 3


WAYS = {
    "drive": "drive cairo",
    "direct": "direct cairo",
    "charter": "charter cairo",
    "shuttle": "shuttle cairo",
    "airlift": "airlift medic cairo",
}
IN_CAIRO = {"cairo": {"black": 3, "red": 2}, "delhi": {"black": 1}}


@both_editions
@pytest.mark.parametrize("way", WAYS)
def test_R11_3_cured_cubes_vanish_where_the_medic_arrives(way: str, edition: str) -> None:
    game = arrange(
        at("medic", "algiers", "cairo", "algiers"),
        at("scientist", "lima", "airlift"),
        edition=edition,
        diseases={"black": "cured"},
        cubes=IN_CAIRO,
        stations=["algiers", "cairo"],
    )
    assert game.play(WAYS[way])[-1] == Treated(
        player="medic", city="cairo", disease="black", cubes=3, presence=True
    )
    after = game.position()
    assert after["cubes"] == {"cairo": {"red": 2}, "delhi": {"black": 1}}
    assert after["diseases"]["black"] == "cured"
    assert after["turn"]["actions_left"] == (4 if way == "airlift" else 3)


@pytest.mark.parametrize(
    "move",
    [
        "move medic drive cairo",
        "move medic direct cairo",
        "move medic charter cairo",
        "move medic shuttle cairo",
        "move medic join cairo",
        "airlift medic cairo",
    ],
)
def test_R11_3_also_when_others_bring_the_medic_there(move: str) -> None:
    game = arrange(
        at("dispatcher", "cairo", "cairo", "algiers"),
        at("medic", "algiers"),
        at("scientist", "lima", "airlift"),
        diseases={"black": "cured"},
        cubes=IN_CAIRO,
        stations=["algiers", "cairo"],
    )
    assert game.play(move)[-1] == Treated(
        player="medic", city="cairo", disease="black", cubes=3, presence=True
    )
    assert game.position()["cubes"] == {"cairo": {"red": 2}, "delhi": {"black": 1}}


@both_editions
def test_R11_3_a_cure_found_far_away_cleans_the_medics_city_at_once(edition: str) -> None:
    game = arrange(
        at("scientist", "atlanta", *BLUE_CARDS[:4]),
        at("medic", "tokyo"),
        edition=edition,
        cubes={"tokyo": {"blue": 2, "red": 3}, "paris": {"blue": 1}},
    )
    happened = game.play(f"cure blue with {' '.join(BLUE_CARDS[:4])}")
    assert happened[4:] == [
        Cured(player="scientist", disease="blue"),
        Treated(player="medic", city="tokyo", disease="blue", cubes=2, presence=True),
    ]
    after = game.position()
    assert after["cubes"] == {"paris": {"blue": 1}, "tokyo": {"red": 3}}
    assert after["diseases"]["blue"] == "cured"


def test_R11_3_R5_2_a_cure_whose_last_cubes_lie_under_the_medic_eradicates() -> None:
    game = arrange(
        at("scientist", "atlanta", *BLUE_CARDS[:4]),
        at("medic", "tokyo"),
        cubes={"tokyo": {"blue": 2}},
    )
    assert game.play(f"cure blue with {' '.join(BLUE_CARDS[:4])}")[5:] == [
        Treated(player="medic", city="tokyo", disease="blue", cubes=2, presence=True),
        Eradicated(disease="blue"),
    ]
    assert game.position()["diseases"]["blue"] == "eradicated"


def test_R11_3_R5_2_passing_through_eradicates() -> None:
    game = arrange(
        at("medic", "algiers"),
        at("scientist"),
        diseases={"black": "cured", "red": "cured"},
        cubes={"cairo": {"black": 1, "red": 2}, "riyadh": {"red": 1}},
    )
    assert game.play("drive cairo")[1:] == [
        Treated(player="medic", city="cairo", disease="black", cubes=1, presence=True),
        Eradicated(disease="black"),
        Treated(player="medic", city="cairo", disease="red", cubes=2, presence=True),
    ]
    assert game.play("drive riyadh")[1:] == [
        Treated(player="medic", city="riyadh", disease="red", cubes=1, presence=True),
        Eradicated(disease="red"),
    ]
    after = game.position()
    assert (after["cubes"], after["turn"]["actions_left"]) == ({}, 2)


@both_editions
def test_R11_3_no_cured_cube_is_placed_where_the_medic_is(edition: str) -> None:
    """Not even from an empty supply, so nothing is lost."""
    game = arrange(
        at("scientist"),
        at("medic", "cairo"),
        edition=edition,
        turn={"phase": "infect"},
        diseases={"black": "cured"},
        cubes=in_the_americas("black", 24),
        infection_deck={"next": ["cairo", "paris"]},
    )
    happened = game.play("next")
    assert only(Prevented, happened) == [Prevented(city="cairo", disease="black", by="medic")]
    assert "cairo" not in game.position()["cubes"]
    assert game.outcome is None


@both_editions
def test_R11_3_an_outbreak_beside_the_medic_gives_him_no_cured_cube(edition: str) -> None:
    game = arrange(
        at("scientist"),
        at("medic", "cairo"),
        edition=edition,
        turn={"phase": "infect"},
        diseases={"black": "cured"},
        cubes={"algiers": {"black": 3}},
        infection_deck={"next": ["algiers", "lima"]},
    )
    happened = game.play("next")
    assert only(Prevented, happened) == [Prevented(city="cairo", disease="black", by="medic")]
    assert [cube.city for cube in only(Infected, happened)] == [
        "istanbul",
        "madrid",
        "paris",
        "lima",
    ]


@pytest.mark.parametrize("disease", ["uncured", "cured"])
def test_R11_3_the_medic_guards_against_cured_diseases_only(disease: str) -> None:
    """Red is cured in both cases: that helps only against red."""
    game = infecting(
        at("scientist"),
        at("medic", "cairo"),
        card="cairo",
        diseases={"black": disease, "red": "cured"},
        cubes={"delhi": {"black": 1}, "osaka": {"red": 1}},
    )
    game.play("next")
    assert game.position()["cubes"].get("cairo") == ({"black": 1} if disease == "uncured" else None)


def test_R11_3_an_uncured_disease_breaks_out_under_the_medic() -> None:
    game = infecting(
        at("scientist"), at("medic", "osaka"), card="osaka", cubes={"osaka": {"red": 3}}
    )
    assert only(Outbreak, game.play("next")) == [
        Outbreak(city="osaka", disease="red", outbreaks=1, origin=None)
    ]


def test_R11_3_uncured_cubes_stay_where_the_medic_arrives() -> None:
    game = arrange(at("medic", "algiers"), at("scientist"), cubes={"cairo": {"black": 2}})
    assert game.play("drive cairo") == [
        Moved(player="medic", origin="algiers", city="cairo", how="drive", by="medic")
    ]
    assert game.position()["cubes"] == {"cairo": {"black": 2}}


def test_R11_3_the_guard_ends_where_the_medic_leaves() -> None:
    game = infecting(
        at("scientist", "atlanta", "airlift"),
        at("medic", "cairo"),
        card="cairo",
        diseases={"black": "cured"},
        cubes={"delhi": {"black": 1}},
    )
    play(game, "airlift medic riyadh", "next")
    assert game.position()["cubes"]["cairo"] == {"black": 1}


# R11.4: the Operations Expert


@both_editions
@pytest.mark.parametrize("hand", [[], ["cairo"]], ids=["without", "with"])
def test_R11_4_she_builds_without_a_card_also_when_holding_it(
    hand: list[str], edition: str
) -> None:
    game = arrange(at("operations_expert", "cairo", *hand), at("medic"), edition=edition)
    assert game.play("build") == [Built(player="operations_expert", city="cairo")]
    after = game.position()
    assert after["stations"] == ["atlanta", "cairo"]
    assert (after["players"][0]["hand"], after["player_discards"]) == (hand, [])
    assert after["turn"]["actions_left"] == 3


def test_R11_4_R4_6_with_six_standing_she_must_move_one_too() -> None:
    six = ["atlanta", "essen", "lima", "delhi", "bangkok", "sydney"]
    game = arrange(at("operations_expert", "cairo"), at("medic"), stations=six)
    assert refusal(game, "build") == ("R4.6", "all_stations_stand")
    assert refusal(game, "build moving paris") == ("R4.6", "no_station_to_move")
    assert with_verb(game, "build") == [f"build moving {city}" for city in six]
    assert game.play("build moving lima") == [
        StationTaken(city="lima"),
        Built(player="operations_expert", city="cairo"),
    ]
    assert refusal(game, "build") == ("R4.6", "station_stands")


def test_R11_4_R4_6_with_stations_in_stock_she_moves_none() -> None:
    game = arrange(at("operations_expert", "cairo"), at("medic"))
    assert refusal(game, "build moving atlanta") == ("R4.6", "stations_in_stock")


def test_R11_4_she_flies_from_a_station_to_any_city_for_any_city_card() -> None:
    hand = ["atlanta", "cairo", "tokyo"]
    game = arrange(at("operations_expert", "atlanta", *hand, "airlift"), at("medic"))
    assert sorted(with_verb(game, "opsflight")) == sorted(
        f"opsflight {city} discarding {card}"
        for card in hand
        for city in CITIES
        if city != "atlanta"
    )
    assert game.play("opsflight lima discarding cairo") == [
        Discarded(player="operations_expert", card="cairo", why="action"),
        Moved(
            player="operations_expert",
            origin="atlanta",
            city="lima",
            how="opsflight",
            by="operations_expert",
        ),
    ]
    turn = game.position()["turn"]
    assert (turn["opsflight_used"], turn["actions_left"]) == (True, 3)


def test_R11_4_the_card_of_the_target_pays_too() -> None:
    game = arrange(at("operations_expert", "atlanta", "tokyo"), at("medic"))
    game.play("opsflight tokyo discarding tokyo")
    assert game.position()["players"][0] == {
        "role": "operations_expert",
        "city": "tokyo",
        "hand": [],
    }


def test_R11_4_the_flight_is_once_a_turn() -> None:
    game = arrange(
        at("operations_expert", "atlanta", "cairo", "lima"),
        at("medic"),
        stations=["atlanta", "tokyo"],
        player_deck={"next": ["essen", "milan", "london", "paris"]},
    )
    game.play("opsflight tokyo discarding cairo")
    assert refusal(game, "opsflight lima discarding lima") == ("R11.4", "opsflight_used")
    assert with_verb(game, "opsflight") == []
    assert play(game, "pass", "next")[-1] == Turn(player="medic", seat=1)
    assert play(game, "pass", "next")[-1] == Turn(player="operations_expert", seat=0)
    assert refusal(game, "opsflight lima discarding lima") is None


@pytest.mark.parametrize(
    ("city", "move", "why"),
    [
        ("cairo", "opsflight tokyo discarding lima", ("R11.4", "no_station_here")),
        ("atlanta", "opsflight tokyo discarding airlift", ("R11.4", "not_a_city_card")),
        ("atlanta", "opsflight tokyo discarding tokyo", ("R11.4", "not_in_hand")),
        ("atlanta", "opsflight atlanta discarding lima", ("R4.5", "already_there")),
        ("atlanta", "opsflight atlanta discarding tokyo", ("R11.4", "not_in_hand")),
    ],
)
def test_R11_4_what_grounds_the_flight(city: str, move: str, why: tuple[str, str]) -> None:
    game = arrange(at("operations_expert", city, "lima", "airlift"), at("medic"))
    assert refusal(game, move) == why


def test_R11_4_nobody_else_has_the_flight() -> None:
    game = arrange(at("medic", "atlanta", "lima"), at("operations_expert", "atlanta", "cairo"))
    assert refusal(game, "opsflight tokyo discarding lima") == ("R11.4", "not_operations_expert")


def test_R11_4_2008_has_no_such_flight() -> None:
    game = arrange(at("operations_expert", "atlanta", "lima"), at("medic"), edition="2008")
    assert refusal(game, "opsflight tokyo discarding lima") == ("R11.4", "no_opsflight_2008")
    assert with_verb(game, "opsflight") == []


def test_R11_4_in_2008_nobody_is_sent_to_the_operations_expert() -> None:
    game = arrange(at("medic", "atlanta", "lima"), at("operations_expert"), edition="2008")
    why = game.why_not("opsflight tokyo discarding lima")
    assert why is not None
    assert (why.rule, why.code) == ("R11.4", "no_opsflight_2008")
    assert why.message == "Nobody has this flight in the 2008 edition."


# R11.5: the Quarantine Specialist


@pytest.mark.parametrize("card", ["cairo", "algiers", "baghdad", "istanbul", "khartoum", "riyadh"])
@pytest.mark.parametrize("before", [0, 3])
def test_R11_5_nothing_is_placed_or_breaks_out_in_her_city_and_its_neighbours(
    card: str, before: int
) -> None:
    disease: Disease = "yellow" if card == "khartoum" else "black"
    cubes = {card: {disease: before}} if before else {}
    game = infecting(at("scientist"), at("quarantine_specialist", "cairo"), card=card, cubes=cubes)
    assert game.play("next")[:-1] == [
        Turned(city=card, bottom=False),
        Prevented(city=card, disease=disease, by="quarantine_specialist"),
    ]
    assert (game.position()["cubes"], game.position()["outbreaks"]) == (cubes, 0)


def test_R11_5_two_lines_away_she_protects_nobody() -> None:
    game = infecting(at("scientist"), at("quarantine_specialist", "cairo"), card="karachi")
    game.play("next")
    assert game.position()["cubes"] == {"karachi": {"black": 1}}


def test_R11_5_a_chain_breaks_at_her_cities() -> None:
    """Madrid breaks out; Paris, next to her in Milan, neither gets a cube nor breaks out."""
    game = infecting(
        at("scientist"),
        at("quarantine_specialist", "milan"),
        card="madrid",
        cubes={"madrid": {"blue": 3}, "paris": {"blue": 3}, "london": {"blue": 3}},
    )
    happened = game.play("next")
    assert [outbreak.city for outbreak in only(Outbreak, happened)] == ["madrid", "london"]
    assert only(Prevented, happened) == [
        Prevented(city="paris", disease="blue", by="quarantine_specialist"),
        Prevented(city="essen", disease="blue", by="quarantine_specialist"),
        Prevented(city="paris", disease="blue", by="quarantine_specialist"),
    ]
    assert game.position()["cubes"] == {
        "madrid": {"blue": 3},
        "london": {"blue": 3},
        "paris": {"blue": 3},
        "algiers": {"blue": 1},
        "new_york": {"blue": 2},
        "sao_paulo": {"blue": 1},
    }


def test_R11_5_the_protection_goes_where_she_goes() -> None:
    game = infecting(
        at("scientist", "atlanta", "airlift"), at("quarantine_specialist", "cairo"), card="cairo"
    )
    play(game, "airlift quarantine_specialist lima", "next")
    assert game.position()["cubes"] == {"cairo": {"black": 1}}


def test_R11_5_R2_2_she_does_not_protect_during_set_up() -> None:
    """She starts in Atlanta; in some deals its card is among the nine."""
    hers = {"atlanta", "chicago", "miami", "washington"}
    infected: set[str] = set()
    for seed in range(40):
        game = Game.new(roles=["quarantine_specialist", "medic"], seed=seed)
        cubes = game.position()["cubes"]
        assert sum(sum(here.values()) for here in cubes.values()) == 18
        infected |= hers & set(cubes)
    assert infected == hers


def test_R11_5_she_treats_like_anyone_and_removes_nothing_by_standing_there() -> None:
    game = arrange(
        at("quarantine_specialist", "algiers"),
        at("scientist"),
        diseases={"black": "cured"},
        cubes={"cairo": {"black": 2, "red": 2}},
    )
    play(game, "drive cairo", "treat red")
    assert game.position()["cubes"] == {"cairo": {"black": 2, "red": 1}}


# R11.6: the Researcher


@both_editions
def test_R11_6_in_her_own_turn_she_gives_any_city_card(edition: str) -> None:
    game = arrange(
        at("researcher", "lima", "cairo", "tokyo", "airlift"),
        at("scientist", "lima", "essen"),
        edition=edition,
    )
    assert with_verb(game, "give", "take") == [
        "give cairo to scientist",
        "give tokyo to scientist",
    ]
    assert game.play("give tokyo to scientist") == [
        Shared(giver="researcher", receiver="scientist", card="tokyo")
    ]
    after = game.position()
    assert [player["hand"] for player in after["players"]] == [
        ["cairo", "airlift"],
        ["essen", "tokyo"],
    ]
    assert after["turn"]["actions_left"] == 3


@both_editions
def test_R11_6_in_the_turn_of_the_taker_any_city_card_is_taken_from_her(edition: str) -> None:
    game = arrange(
        at("scientist", "lima", "essen"),
        at("researcher", "lima", "cairo", "tokyo", "airlift"),
        edition=edition,
    )
    assert with_verb(game, "give", "take") == [
        "take cairo from researcher",
        "take tokyo from researcher",
    ]
    assert game.play("take cairo from researcher") == [
        Shared(giver="researcher", receiver="scientist", card="cairo")
    ]


def test_R11_6_not_in_a_third_players_turn() -> None:
    game = arrange(at("medic", "lima"), at("researcher", "lima", "cairo"), at("scientist", "lima"))
    assert refusal(game, "seat:1 give cairo to scientist") == ("R3.3", "not_your_turn")
    assert refusal(game, "seat:2 take cairo from researcher") == ("R3.3", "not_your_turn")


@both_editions
def test_R11_6_she_receives_only_the_card_of_the_city(edition: str) -> None:
    game = arrange(
        at("scientist", "lima", "lima", "essen"), at("researcher", "lima", "cairo"), edition=edition
    )
    assert refusal(game, "give essen to researcher") == ("R11.6", "researcher_receives_city")
    assert refusal(game, "give lima to researcher") is None
    hers = arrange(
        at("researcher", "lima", "cairo"), at("scientist", "lima", "lima", "essen"), edition=edition
    )
    assert refusal(hers, "take essen from scientist") == ("R11.6", "researcher_receives_city")
    assert refusal(hers, "take lima from scientist") is None


@both_editions
def test_R11_6_R4_10_events_are_never_shared(edition: str) -> None:
    game = arrange(
        at("researcher", "lima", "airlift"), at("scientist", "lima", "forecast"), edition=edition
    )
    assert refusal(game, "give airlift to scientist") == ("R4.10", "events_not_shared")
    assert refusal(game, "take forecast from scientist") == ("R4.10", "events_not_shared")
    assert with_verb(game, "give", "take") == []


def test_R11_6_R4_8_both_must_be_in_the_same_city() -> None:
    game = arrange(at("researcher", "lima", "cairo"), at("scientist", "cairo"))
    assert refusal(game, "give cairo to scientist") == ("R4.8", "not_together")


@pytest.mark.parametrize("city", ["lima", "cairo"])
def test_R11_6_a_card_that_she_does_not_hold_is_not_in_her_hand(city: str) -> None:
    """Wherever the two pawns are: meeting would not help."""
    game = arrange(at("scientist", city), at("researcher", "lima", "essen"))
    hers = arrange(at("researcher", "lima", "essen"), at("scientist", city))
    for asked, text in ((game, "take tokyo from researcher"), (hers, "give tokyo to scientist")):
        why = asked.why_not(text)
        assert why is not None
        assert (why.rule, why.code) == ("R11.6", "not_in_hand")
        assert why.message == "tokyo is not in the researcher's hand."


@pytest.mark.parametrize(("city", "code"), [("lima", "not_handed_over"), ("cairo", "not_together")])
def test_R11_6_R12_6_a_private_hand_of_hers_betrays_nothing(city: str, code: str) -> None:
    for secret in ("tokyo", "delhi"):
        game = arrange(at("scientist", city), at("researcher", "lima", secret), hands="private")
        if (secret, city) != ("tokyo", "lima"):  # the move that reveals it
            why = game.why_not("take tokyo from researcher")
            assert why is not None
            assert why.code == code


@pytest.mark.parametrize(
    ("mine", "shown", "discards"),
    [(["tokyo"], [], []), ([], ["tokyo"], []), ([], [], ["tokyo"])],
    ids=["mine", "shown", "discarded"],
)
def test_R11_6_R12_6_a_card_that_lies_elsewhere_for_all_to_see_is_not_in_her_hand(
    mine: list[str], shown: list[str], discards: list[str]
) -> None:
    game = arrange(
        at("scientist", "lima", *mine),
        at("researcher", "lima", "essen"),
        at("medic", "paris", *shown, known={"shown": shown}),
        hands="private",
        player_discards=discards,
    )
    assert refusal(game, "take tokyo from researcher") == ("R11.6", "not_in_hand")


# R11.7: the Scientist


@both_editions
def test_R11_7_the_scientist_cures_with_exactly_four_cards(edition: str) -> None:
    game = arrange(at("scientist", "atlanta", *BLUE_CARDS), at("medic"), edition=edition)
    for cards in (BLUE_CARDS[:3], BLUE_CARDS[:5]):
        assert refusal(game, f"cure blue with {' '.join(cards)}") == (
            "R11.7",
            "wrong_number_of_cards",
        )
    game.play("cure blue with chicago london milan paris")
    after = game.position()
    assert after["diseases"]["blue"] == "eradicated"  # there was no cube
    assert after["players"][0]["hand"] == ["essen", "madrid", "new_york"]
    assert after["player_discards"] == ["chicago", "london", "milan", "paris"]


def test_R11_7_with_seven_the_scientist_chooses_which_four() -> None:
    game = arrange(at("scientist", "atlanta", *BLUE_CARDS), at("medic"))
    assert sorted(with_verb(game, "cure")) == sorted(
        f"cure blue with {' '.join(four)}" for four in combinations(BLUE_CARDS, 4)
    )


def test_R11_7_R4_9_the_scientist_too_needs_a_station() -> None:
    game = arrange(at("scientist", "lima", *BLUE_CARDS), at("medic"))
    assert refusal(game, "cure blue with chicago london milan paris") == (
        "R4.9",
        "no_station_for_cure",
    )


def test_R11_7_the_role_is_named_before_R4_9() -> None:
    """No station here, and three are too few anyway."""
    game = arrange(at("scientist", "lima", *BLUE_CARDS), at("medic"))
    assert refusal(game, "cure blue with chicago london milan") == (
        "R11.7",
        "wrong_number_of_cards",
    )


def test_R11_7_for_anyone_else_four_are_too_few() -> None:
    game = arrange(at("medic", "atlanta", *BLUE_CARDS), at("scientist"))
    assert refusal(game, "cure blue with chicago london milan paris") == (
        "R4.9",
        "wrong_number_of_cards",
    )
