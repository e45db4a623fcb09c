"""R10: the five events, when they may be played, and what they do."""

from __future__ import annotations

import random
from copy import deepcopy
from math import factorial
from typing import Any

import pytest

from fourcures import Game, IllegalMove
from fourcures.engine.events import (
    Built,
    Infected,
    Intensified,
    Looked,
    Moved,
    Ordered,
    Outbreak,
    Played,
    Removed,
    Skipped,
    StationTaken,
    Turn,
    Turned,
)
from fourcures.engine.rules.board import CARDS, CITIES
from fourcures.engine.rules.names import EventCard, Role
from tests.engine.arranging import document

from .arranging import Json, arrange, at, both_editions, moves, only, play, refusal

# One move for each event.
MOVES = {
    "airlift": "airlift scientist cairo",
    "forecast": "forecast",
    "government_grant": "grant cairo",
    "one_quiet_night": "quiet",
    "resilient_population": "resilient paris",
}
VERBS = {move.split()[0] for move in MOVES.values()}
TOP_SIX = ["cairo", "delhi", "essen", "lima", "osaka", "tokyo"]
SEVEN_CITIES = ["bogota", "chicago", "lagos", "madrid", "miami", "milan", "seoul"]
NO_EPIDEMIC = ["kolkata", "mumbai", "karachi", "tehran", "moscow", "baghdad", "riyadh", "istanbul"]

WINDOWS: dict[str, Json] = {
    "before the first action": {"turn": {"phase": "actions"}},
    "after the third action": {"turn": {"phase": "actions", "actions_left": 1}},
    "before the draw": {"turn": {"phase": "draw"}},
    "between two epidemics": {
        "turn": {"phase": "epidemic", "epidemic_step": "between"},
        "epidemics_drawn": 1,
    },
    "over the limit after sharing": {
        "turn": {"phase": "discard", "actions_left": 2},
        "hand": [*SEVEN_CITIES, "sydney"],
    },
    "over the limit after the draw": {
        "turn": {"phase": "discard"},
        "hand": [*SEVEN_CITIES, "jakarta"],
    },
    "before the first infection card": {"turn": {"phase": "infect"}},
    "between two infection cards": {"turn": {"phase": "infect", "infections_left": 1}},
    "after the last infection card": {"turn": {"phase": "infect", "infections_left": 0}},
}
INFECTED: Json = {"turn": {"phase": "epidemic", "epidemic_step": "infected"}, "epidemics_drawn": 1}


def owner(event: str, stored: bool) -> Json:
    """Return seat 1 with the event, in the hand or on the Planner's card."""
    if stored:
        return at("contingency_planner", stored=event)
    return at("researcher", "atlanta", event)


def waiting(window: Json, player: Json, **more: Any) -> Game:
    """Return a game that waits in this window of seat 0's turn, with this player in seat 1."""
    there = dict(window)
    return arrange(
        at("scientist", "atlanta", *there.pop("hand", [])),
        player,
        infection_discards=["paris"],
        infection_deck={"next": TOP_SIX},
        **there,
        **more,
    )


def after_playing(event: str, before: Json, stored: bool) -> Json:
    """Return the expected position after the move of MOVES: nothing else may change."""
    after = deepcopy(before)
    turn = after["turn"]
    if stored:
        after["players"][1]["stored"] = None
        after["removed"].append(event)
    else:
        after["players"][1]["hand"].remove(event)
        after["player_discards"].append(event)
    match event:
        case "airlift":
            after["players"][0]["city"] = "cairo"
        case "forecast":
            turn["resume"].insert(0, turn["phase"])
            turn["phase"] = "forecast"
            turn["forecast"] = {"seat": 1, "cards": TOP_SIX}
        case "government_grant":
            after["stations"].append("cairo")
        case "one_quiet_night":
            turn["quiet_nights"] = 1
        case "resilient_population":
            after["infection_discards"].remove("paris")
            after["removed"].append("paris")
            after["removed"].sort(key=CARDS.index)
    return after


def small_deck(*cards: str) -> Json:
    """Return an infection deck of these cards, the first on top; the rest are discards."""
    return {
        "infection_discards": [city for city in CITIES if city not in cards],
        "infection_deck": {"next": list(cards)},
    }


# R10.1, R10.2, R7.4, R10.8, R11.1: event windows


@pytest.mark.parametrize("stored", [False, True], ids=["hand", "planner"])
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("event", MOVES)
def test_R10_1_R10_2_R10_8_R11_1_an_event_fits_every_window_of_anyones_turn(
    event: EventCard, window: str, stored: bool
) -> None:
    """From a hand the card goes to the discards, from the Planner's card out of the game."""
    game = waiting(WINDOWS[window], owner(event, stored))
    before = document(game)
    assert MOVES[event] in moves(game)
    player: Role = "contingency_planner" if stored else "researcher"
    assert game.play(MOVES[event])[0] == Played(player=player, card=event, stored=stored)
    assert document(game) == after_playing(event, before, stored)


@pytest.mark.parametrize(
    "window", [name for name in WINDOWS if not name.startswith("between two i")]
)
@pytest.mark.parametrize("event", MOVES)
def test_R10_1_R10_2_R10_8_the_windows_of_2008(event: str, window: str) -> None:
    game = waiting(WINDOWS[window], owner(event, False), edition="2008")
    before = document(game)
    game.play(MOVES[event])
    assert document(game) == after_playing(event, before, False)


@pytest.mark.parametrize(("edition", "stored"), [("2013", False), ("2013", True), ("2008", False)])
@pytest.mark.parametrize("event", MOVES)
def test_R10_2_R7_4_between_infect_and_intensify_only_resilient_population_fits(
    event: str, edition: str, stored: bool
) -> None:
    game = waiting(INFECTED, owner(event, stored), edition=edition)
    if event == "resilient_population":
        before = document(game)
        game.play(MOVES[event])
        assert document(game) == after_playing(event, before, stored)
    else:
        assert refusal(game, MOVES[event]) == ("R7.4", "only_resilient_now")
        assert moves(game) == ["next"]


FULL_TURN = [
    ("drive chicago", VERBS),
    ("drive atlanta", VERBS),
    ("treat blue", VERBS),
    ("pass", VERBS),
    ("next", {"resilient"}),  # an epidemic, up to Infect
    ("next", VERBS - {"resilient"}),  # Intensify leaves no discards; eight cards in hand
    ("discard lima", VERBS - {"resilient"}),
]


@pytest.mark.parametrize(
    ("edition", "infections"),
    [("2013", [("next", VERBS), ("next", VERBS)]), ("2008", [("next", VERBS)])],
)
def test_R10_2_the_windows_of_a_turn_as_it_is_played(
    edition: str, infections: list[tuple[str, set[str]]]
) -> None:
    game = arrange(
        at("scientist", "atlanta", *SEVEN_CITIES),
        at("researcher", "atlanta", *MOVES),
        edition=edition,
        cubes={"atlanta": {"blue": 1}},
        infection_discards=["paris"],
        player_deck={"next": ["lima", "epidemic"]},
    )
    for move, fitting in [*FULL_TURN, *infections, ("next", VERBS)]:
        game.play(move)
        assert {text.split()[0] for text in moves(game)} & VERBS == fitting, move
    turn = game.position()["turn"]
    assert (turn["seat"], turn["phase"], turn["actions_left"]) == (1, "actions", 4)


@pytest.mark.parametrize("event", MOVES)
def test_R10_1_only_who_holds_an_event_plays_it(event: str) -> None:
    game = waiting(WINDOWS["before the draw"], owner(event, False))
    assert refusal(game, f"seat:0 {MOVES[event]}") == ("R10.1", "event_not_held")
    assert refusal(game, f"seat:1 {MOVES[event]}") is None
    nobody = waiting(WINDOWS["before the draw"], at("researcher"))
    assert refusal(nobody, MOVES[event]) == ("R10.1", "event_not_held")


@pytest.mark.parametrize("event", MOVES)
def test_R10_1_the_planners_event_is_played_by_nobody_else(event: str) -> None:
    game = waiting(WINDOWS["before the draw"], owner(event, True))
    assert refusal(game, f"seat:0 {MOVES[event]}") == ("R10.1", "event_not_held")
    with pytest.raises(IllegalMove) as refused:
        game.play(MOVES[event], seat=0)
    assert (refused.value.rule, refused.value.code) == ("R10.1", "event_not_held")


@pytest.mark.parametrize("event", MOVES)
def test_R10_1_an_event_is_no_action(event: str) -> None:
    game = waiting(WINDOWS["before the first action"], owner(event, False))
    game.play(MOVES[event])
    if event == "forecast":
        game.play(f"order {' '.join(TOP_SIX)}")
    turn = game.position()["turn"]
    assert (turn["phase"], turn["actions_left"]) == ("actions", 4)


def test_R10_2_the_table_waits_only_where_an_event_fits() -> None:
    """Resilient Population cannot be played without infection discards, but after a card it can."""
    game = arrange(
        at("scientist"),
        at("researcher", "atlanta", "resilient_population"),
        turn={"phase": "draw"},
        player_deck={"next": NO_EPIDEMIC},
        infection_deck={"next": TOP_SIX},
    )
    assert only(Turned, game.play("next")) == [Turned(city="cairo", bottom=False)]
    assert game.position()["turn"]["infections_left"] == 1


def test_R10_2_nobody_with_an_event_is_no_wait_until_the_next_turn() -> None:
    game = waiting(WINDOWS["before the draw"], at("researcher"), player_deck={"next": NO_EPIDEMIC})
    assert game.play("next")[-1] == Turn(player="researcher", seat=1)


def test_R10_2_after_an_event_the_table_waits_though_no_other_is_left() -> None:
    game = waiting(WINDOWS["before the first infection card"], owner("airlift", False))
    game.play("airlift scientist cairo")
    assert moves(game) == ["next"]
    assert game.play("next")[-1] == Turn(player="researcher", seat=1)


@pytest.mark.parametrize(
    ("gone", "waits"), [(5, False), (4, True), (0, True)], ids=["all", "all but one", "none"]
)
def test_R10_2_at_private_hands_the_pace_betrays_nobody(gone: int, waits: bool) -> None:
    """No player holds an event; the game waits anyway, unless all events are public."""
    game = waiting(
        WINDOWS["before the draw"],
        at("researcher"),
        hands="private",
        player_discards=list(MOVES)[:gone],
        player_deck={"next": NO_EPIDEMIC},
    )
    game.play("next")
    assert game.position()["turn"]["phase"] == ("infect" if waits else "actions")


# R10.3: Airlift


@both_editions
def test_R10_3_airlift_moves_any_pawn_to_any_other_city(edition: str) -> None:
    game = arrange(
        at("scientist", "cairo"),
        at("researcher", "lima", "airlift"),
        at("medic", "lima"),
        edition=edition,
    )
    stands = {"scientist": "cairo", "researcher": "lima", "medic": "lima"}
    assert [move for move in moves(game) if move.startswith("airlift")] == [
        f"airlift {role} {city}" for role in stands for city in CITIES if city != stands[role]
    ]
    assert game.play("airlift medic sydney") == [
        Played(player="researcher", card="airlift", stored=False),
        Moved(player="medic", origin="lima", city="sydney", how="airlift", by="researcher"),
    ]
    assert [player["city"] for player in game.position()["players"]] == ["cairo", "lima", "sydney"]


def test_R10_3_airlift_goes_to_another_city_than_the_pawn_stands_in() -> None:
    game = arrange(at("scientist", "cairo"), at("researcher", "lima", "airlift"))
    assert refusal(game, "airlift scientist cairo") == ("R10.3", "already_there")
    assert refusal(game, "airlift scientist lima") is None


# R10.4: Forecast


@both_editions
def test_R10_4_forecast_looks_at_six_cards_and_puts_them_back_in_any_order(edition: str) -> None:
    game = waiting(
        WINDOWS["before the first infection card"], owner("forecast", False), edition=edition
    )
    assert game.play("forecast") == [
        Played(player="researcher", card="forecast", stored=False),
        Looked(player="researcher", number=6, cards=TOP_SIX),
    ]
    chosen = ["tokyo", "lima", "cairo", "osaka", "essen", "delhi"]
    assert game.play(f"order {' '.join(chosen)}") == [
        Ordered(player="researcher", number=6, cards=chosen)
    ]
    after = game.position()
    assert after["infection_deck"]["layers"][:6] == [[card] for card in chosen]
    assert len(after["infection_deck"]["layers"][6]) == 48 - 6 - 1
    assert (after["turn"]["phase"], after["turn"]["forecast"]) == ("infect", None)
    assert [card.city for card in only(Turned, game.play("next"))] == ["tokyo", "lima"]


def test_R10_4_every_order_is_legal_and_nothing_else() -> None:
    game = waiting(WINDOWS["before the draw"], owner("forecast", False))
    game.play("forecast")
    orders = moves(game)
    assert len(set(orders)) == len(orders) == 720
    assert {frozenset(order.split()) for order in orders} == {frozenset(["order", *TOP_SIX])}


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_R10_4_forecast_with_fewer_than_six_cards_looks_at_all_of_them(size: int) -> None:
    game = arrange(
        at("scientist", "atlanta", "forecast"),
        at("researcher"),
        turn={"phase": "infect"},
        **small_deck(*TOP_SIX[:size]),
    )
    assert game.play("forecast")[-1] == Looked(
        player="scientist", number=size, cards=TOP_SIX[:size]
    )
    assert len(set(moves(game))) == factorial(size)
    backwards = TOP_SIX[:size][::-1]
    game.play(f"order {' '.join(backwards)}")
    assert game.position()["infection_deck"]["layers"] == [[card] for card in backwards]
    assert [card.city for card in only(Turned, game.play("next"))] == backwards[:2]


def test_R10_4_forecast_needs_a_card_to_look_at() -> None:
    game = arrange(at("scientist", "atlanta", "forecast"), at("researcher"), **small_deck())
    assert refusal(game, "forecast") == ("R10.4", "empty_infection_deck")


def test_R10_4_forecast_reaches_below_a_reshuffled_layer() -> None:
    game = arrange(
        at("scientist", "atlanta", "forecast"),
        at("researcher"),
        epidemics_drawn=1,
        infection_deck={"layers": [TOP_SIX[:2], ["..."]], "next": TOP_SIX},
    )
    assert game.play("forecast")[-1] == Looked(player="scientist", number=6, cards=TOP_SIX)
    game.play("order tokyo osaka lima essen delhi cairo")
    layers = game.position()["infection_deck"]["layers"]
    assert layers[:6] == [[card] for card in reversed(TOP_SIX)]
    assert len(layers[6]) == 42


@pytest.mark.parametrize(
    "move",
    [
        "drive chicago",
        "pass",
        "next",
        "discard bogota",
        "airlift scientist cairo",
        "grant cairo",
        "quiet",
        "resilient paris",
        "forecast",
    ],
)
def test_R10_4_nothing_fits_between_looking_and_putting_back(move: str) -> None:
    game = waiting(
        {"turn": {"phase": "discard", "actions_left": 2}, "hand": [*SEVEN_CITIES, "sydney"]},
        at("researcher", "atlanta", *MOVES),
    )
    game.play("forecast")
    assert refusal(game, move) == ("R10.4", "forecast_pending")


def test_R10_4_only_who_looked_puts_the_cards_back_and_exactly_these() -> None:
    game = waiting(WINDOWS["before the draw"], owner("forecast", False))
    in_order = f"order {' '.join(TOP_SIX)}"
    assert refusal(game, in_order) == ("R10.4", "nothing_looked_at")
    game.play("forecast")
    assert refusal(game, f"seat:0 {in_order}") == ("R10.4", "not_the_looker")
    for wrong in (TOP_SIX[:5], [*TOP_SIX[:5], "sydney"], [*TOP_SIX[:5], "cairo"]):
        assert refusal(game, f"order {' '.join(wrong)}") == ("R10.4", "not_these_cards")
    assert refusal(game, f"seat:1 {in_order}") is None
    assert refusal(game, in_order) is None


def test_R10_4_forecast_and_then_an_epidemic() -> None:
    """The reshuffled cards are above the ordered ones; the bottom card was not among them."""
    game = arrange(
        at("scientist", "atlanta", "forecast"),
        at("researcher"),
        turn={"phase": "draw"},
        infection_discards=["paris"],
        player_deck={"next": ["epidemic", "mumbai"]},
        infection_deck={"next": TOP_SIX, "bottom": ["sydney"]},
    )
    play(game, "forecast", "order tokyo osaka lima essen delhi cairo")
    happened = game.play("next")
    assert only(Intensified, happened) == [Intensified(cards=["paris", "sydney"])]
    assert {card.city for card in only(Turned, happened)[1:]} == {"paris", "sydney"}
    assert game.position()["infection_deck"]["layers"][:6] == [[card] for card in reversed(TOP_SIX)]


def test_R10_4_in_a_small_deck_the_epidemic_takes_the_card_that_was_put_last() -> None:
    game = arrange(
        at("scientist", "atlanta", "forecast"),
        at("researcher", "atlanta", "resilient_population"),
        turn={"phase": "draw"},
        player_deck={"next": ["epidemic", "mumbai"]},
        **small_deck("cairo", "delhi", "essen"),
    )
    play(game, "forecast", "order essen delhi cairo")
    assert only(Turned, game.play("next")) == [Turned(city="cairo", bottom=True)]
    assert game.position()["infection_deck"]["layers"] == [["essen"], ["delhi"]]


def test_R10_4_a_second_forecast_sees_what_the_first_one_left() -> None:
    game = arrange(
        at("contingency_planner", "atlanta", "forecast"),
        at("researcher"),
        player_deck={"next": NO_EPIDEMIC},
        infection_deck={"next": [*TOP_SIX, "sydney"]},
    )
    play(game, "forecast", "order tokyo osaka lima essen delhi cairo", "store forecast", "pass")
    assert only(Turned, play(game, "next", "next")) == [Turned(city="tokyo", bottom=False)]
    left = ["osaka", "lima", "essen", "delhi", "cairo", "sydney"]
    assert game.play("forecast") == [
        Played(player="contingency_planner", card="forecast", stored=True),
        Looked(player="contingency_planner", number=6, cards=left),
    ]
    game.play("order sydney cairo delhi essen lima osaka")
    assert game.position()["infection_deck"]["layers"][:6] == [[card] for card in reversed(left)]
    assert only(Turned, game.play("next")) == [Turned(city="sydney", bottom=False)]
    assert game.position()["removed"] == ["forecast"]


@pytest.mark.parametrize("hands", ["open", "private"])
def test_R10_4_every_card_comes_from_where_the_looks_and_the_shuffles_left_it(hands: str) -> None:
    """Track games with repeated Forecasts by a stack of sets, the top first."""
    chance = random.Random(10)
    looks = 0
    for seed in range(12):
        game = Game.from_position(
            {
                "hands": hands,
                "players": [at("contingency_planner", "atlanta", "forecast"), at("scientist")],
            },
            seed=seed,
        )
        pile, discards = [set(CITIES)], set[str]()
        while game.outcome is None:
            legal = moves(game)
            if "forecast" in legal and chance.random() < 0.2:
                move = "forecast"
            elif legal[0].startswith("order"):
                move = chance.choice(legal)
            else:
                wanted = ("store forecast", "pass", "next", legal[0])
                move = next(move for move in wanted if move in legal)
            for happening in game.play(move):
                match happening:
                    case Turned(city=city, bottom=bottom):
                        pile[-1 if bottom else 0].remove(city)
                        discards.add(city)
                    case Intensified(cards=cards):
                        assert set(cards) == discards
                        pile.insert(0, discards)
                        discards = set()
                    case Looked(cards=cards) | Ordered(cards=cards):
                        looks += 1
                        for card in cards or []:
                            top = next(there for there in pile if there)
                            assert isinstance(happening, Ordered) or card in top
                            next(there for there in pile if card in there).remove(card)
                        pile = [*({card} for card in cards or []), *pile]
                pile = [there for there in pile if there]
            if hands == "open":
                now = game.position()
                layers = [set(layer) for layer in now["infection_deck"]["layers"]]
                assert layers == pile or now["turn"]["forecast"]
    assert looks > 40  # two rows for each Forecast


def test_R10_4_R9_1_forecast_played_to_get_down_to_seven_leads_out_of_the_discard() -> None:
    game = arrange(
        at("scientist", "atlanta", *SEVEN_CITIES, "forecast"),
        at("researcher"),
        turn={"phase": "discard"},
        infection_deck={"next": TOP_SIX},
    )
    game.play("forecast")
    assert game.position()["turn"]["resume"] == ["discard", "infect"]
    game.play(f"order {' '.join(TOP_SIX)}")
    turn = game.position()["turn"]
    assert (turn["phase"], turn["resume"], turn["infections_left"]) == ("infect", [], 2)


# R10.5: Government Grant

SIX = ["atlanta", "essen", "lima", "delhi", "bangkok", "sydney"]


@both_editions
def test_R10_5_a_grant_puts_a_station_in_any_city_that_has_none(edition: str) -> None:
    game = arrange(
        at("scientist", "lima", "government_grant", "cairo"), at("medic"), edition=edition
    )
    assert [move for move in moves(game) if move.startswith("grant")] == [
        f"grant {city}" for city in CITIES if city != "atlanta"
    ]
    assert game.play("grant cairo") == [
        Played(player="scientist", card="government_grant", stored=False),
        Built(player="scientist", city="cairo"),
    ]
    after = game.position()
    assert after["stations"] == ["atlanta", "cairo"]
    assert after["players"][0]["hand"] == ["cairo"]  # no other card is needed


def test_R10_5_a_grant_needs_a_city_without_a_station() -> None:
    game = arrange(at("scientist", "lima", "government_grant"), at("medic"))
    assert refusal(game, "grant atlanta") == ("R10.5", "station_stands")


def test_R10_5_with_six_standing_one_must_be_moved() -> None:
    game = arrange(at("scientist", "paris", "government_grant"), at("medic"), stations=SIX)
    assert refusal(game, "grant cairo") == ("R10.5", "all_stations_stand")
    assert refusal(game, "grant cairo moving paris") == ("R10.5", "no_station_to_move")
    assert refusal(game, "grant lima moving lima") == ("R10.5", "station_stands")
    grants = [move for move in moves(game) if move.startswith("grant")]
    assert sorted(grants) == sorted(
        f"grant {city} moving {taken}" for taken in SIX for city in CITIES if city not in SIX
    )
    assert game.play("grant cairo moving lima")[1:] == [
        StationTaken(city="lima"),
        Built(player="scientist", city="cairo"),
    ]
    assert game.position()["stations"] == [
        "atlanta",
        "essen",
        "cairo",
        "delhi",
        "bangkok",
        "sydney",
    ]


def test_R10_5_with_fewer_than_six_standing_none_may_be_moved() -> None:
    game = arrange(at("scientist", "paris", "government_grant"), at("medic"), stations=SIX[:5])
    assert refusal(game, "grant cairo moving lima") == ("R10.5", "stations_in_stock")
    assert refusal(game, "grant cairo") is None


# R10.6: One Quiet Night


def quiet_table(*players: Json, **more: Any) -> Game:
    """Return a game in which only quiet nights can happen for four turns: there is no epidemic."""
    return arrange(
        *players, player_deck={"next": NO_EPIDEMIC}, infection_deck={"next": TOP_SIX}, **more
    )


@both_editions
@pytest.mark.parametrize("phase", ["actions", "draw", "infect"])
def test_R10_6_a_quiet_night_skips_the_step_that_has_not_begun(phase: str, edition: str) -> None:
    game = quiet_table(
        at("scientist", "atlanta", "one_quiet_night"),
        at("researcher"),
        turn={"phase": phase},
        edition=edition,
    )
    game.play("quiet")
    if phase == "actions":
        game.play("pass")
    happened = game.play("next")
    assert happened[-2:] == [Skipped(quiet_nights=0), Turn(player="researcher", seat=1)]
    assert only(Turned, happened) == []
    after = game.position()
    assert (after["infection_discards"], after["turn"]["quiet_nights"]) == ([], 0)
    assert after["infection_deck"]["next"] == TOP_SIX
    assert [card.city for card in only(Turned, play(game, "pass", "next"))] == TOP_SIX[:2]


@pytest.mark.parametrize("left", [1, 0], ids=["after the first card", "after the last"])
def test_R10_6_a_quiet_night_in_the_middle_of_a_step_skips_the_next_one(left: int) -> None:
    game = quiet_table(
        at("scientist", "atlanta", "one_quiet_night"),
        at("researcher"),
        turn={"phase": "infect", "infections_left": left},
    )
    game.play("quiet")
    rest = game.play("next")
    assert [card.city for card in only(Turned, rest)] == TOP_SIX[:left]
    assert rest[-1] == Turn(player="researcher", seat=1)
    assert game.position()["turn"]["quiet_nights"] == 1
    later = play(game, "pass", "next")
    assert (only(Skipped, later), only(Turned, later)) == ([Skipped(quiet_nights=0)], [])
    assert [card.city for card in only(Turned, play(game, "pass", "next"))] == TOP_SIX[left:][:2]


def test_R10_6_played_twice_by_the_planner_it_skips_two_steps() -> None:
    game = quiet_table(at("contingency_planner", "atlanta", "one_quiet_night"), at("researcher"))
    play(game, "quiet", "store one_quiet_night", "quiet")
    assert game.position()["turn"]["quiet_nights"] == 2
    assert only(Skipped, play(game, "pass", "next")) == [Skipped(quiet_nights=1)]
    assert only(Skipped, play(game, "pass", "next")) == [Skipped(quiet_nights=0)]
    third = play(game, "pass", "next")
    assert (only(Skipped, third), len(only(Turned, third))) == ([], 2)


def test_R10_6_a_second_quiet_night_after_the_skip_is_for_the_next_step() -> None:
    """The skipped step is over: the window after it belongs to the next one."""
    game = quiet_table(
        at("scientist"),
        at("contingency_planner", stored="one_quiet_night"),
        turn={"phase": "infect", "quiet_nights": 1},
    )
    assert game.play("next") == [Skipped(quiet_nights=0)]
    game.play("quiet")
    assert game.play("next") == [Turn(player="contingency_planner", seat=1)]
    assert game.position()["turn"]["quiet_nights"] == 1


def test_R10_6_a_quiet_night_does_not_stop_an_epidemic() -> None:
    game = arrange(
        at("scientist", "atlanta", "one_quiet_night"),
        at("researcher"),
        turn={"phase": "draw"},
        player_deck={"next": ["epidemic", "mumbai"]},
        infection_deck={"bottom": ["osaka"]},
    )
    game.play("quiet")
    happened = game.play("next")
    assert only(Infected, happened) == [
        Infected(city="osaka", disease="red", cubes=3, total=3, why="epidemic")
    ]
    assert happened[-2:] == [Skipped(quiet_nights=0), Turn(player="researcher", seat=1)]


# R10.7: Resilient Population


@both_editions
def test_R10_7_resilient_population_takes_any_infection_discard_out_of_the_game(
    edition: str,
) -> None:
    game = arrange(
        at("scientist", "atlanta", "resilient_population", "paris"),
        at("medic"),
        edition=edition,
        infection_discards=["paris", "osaka"],
    )
    assert [move for move in moves(game) if move.startswith("resilient")] == [
        "resilient paris",
        "resilient osaka",
    ]
    assert game.play("resilient paris")[-1] == Removed(card="paris")
    after = game.position()
    assert (after["infection_discards"], after["removed"]) == (["osaka"], ["paris"])
    assert sum(map(len, after["infection_deck"]["layers"])) == 46
    assert after["players"][0]["hand"] == ["paris"]  # the player card of the same city stays


def test_R10_7_the_card_must_lie_among_the_infection_discards() -> None:
    game = arrange(
        at("scientist", "atlanta", "resilient_population"),
        at("medic"),
        infection_discards=["osaka"],
        player_discards=["paris"],
        removed=["lima"],
    )
    for elsewhere in ("paris", "lima"):
        assert refusal(game, f"resilient {elsewhere}") == ("R10.7", "not_in_infection_discards")
    assert refusal(game, "resilient osaka") is None


def test_R10_7_it_is_not_playable_while_there_are_no_discards() -> None:
    game = arrange(at("scientist", "atlanta", "resilient_population"), at("medic"))
    assert refusal(game, "resilient paris") == ("R10.7", "no_infection_discards")
    assert not [move for move in moves(game) if move.startswith("resilient")]


def test_R10_7_a_city_whose_card_is_gone_is_still_hit_by_outbreaks() -> None:
    game = arrange(
        at("scientist"),
        at("medic"),
        turn={"phase": "infect", "infections_left": 1},
        removed=["tokyo"],
        cubes={"osaka": {"red": 3}, "tokyo": {"red": 3}},
        infection_deck={"next": ["osaka"]},
    )
    assert [outbreak.city for outbreak in only(Outbreak, game.play("next"))] == ["osaka", "tokyo"]


def test_R10_7_in_2008_the_cards_of_a_step_can_be_taken_when_it_is_over() -> None:
    game = arrange(
        at("scientist", "atlanta", "resilient_population"),
        at("medic"),
        edition="2008",
        turn={"phase": "infect"},
        infection_discards=["paris"],
        infection_deck={"next": ["cairo", "osaka"]},
    )
    assert refusal(game, "resilient cairo") == ("R10.7", "not_in_infection_discards")
    game.play("next")
    assert game.position()["turn"]["infections_left"] == 0
    assert game.play("resilient cairo")[-1] == Removed(card="cairo")


# R10.8: where the card goes


def test_R10_8_a_played_event_lies_among_the_player_discards() -> None:
    game = arrange(at("scientist", "atlanta", "airlift", "cairo"), at("medic"))
    game.play("airlift medic cairo")
    after = game.position()
    assert (after["player_discards"], after["removed"]) == (["airlift"], [])
    assert after["players"][0]["hand"] == ["cairo"]
    assert refusal(game, "airlift medic lima") == ("R10.1", "event_not_held")
