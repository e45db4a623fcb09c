"""R12: what is public, what a hand hides, and what players keep knowing."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game
from fourcures.engine.events import Drew, Increased, Looked, Ordered, Shared, Turned
from fourcures.engine.rules.board import CITIES, EVENTS
from tests.engine.arranging import document

from .arranging import Json, arrange, at, both_editions, moves, only, play, refusal

FACE_UP = [
    "turn",
    "diseases",
    "cubes",
    "stations",
    "outbreaks",
    "epidemics_drawn",
    "player_discards",
    "infection_discards",
    "removed",
    "player_deck",
    "events",
    "role_pool",
    "outcome",
]
SIX = ["paris", "osaka", "lima", "delhi", "essen", "tokyo"]
REORDERED = ["tokyo", "lima", "essen", "osaka", "delhi", "paris"]


def private(*players: Json, **position: Any) -> Game:
    return arrange(*players, hands="private", **position)


def hand(game: Game, viewer: int | None, seat: int) -> list[str | None]:
    """Return a hand as a viewer sees it."""
    cards: list[str | None] = game.view(viewer).position()["players"][seat]["hand"]
    return cards


def deck(game: Game, viewer: int | None) -> Json:
    """Return the infection deck as a viewer knows it."""
    known: Json = document(game.view(viewer))["infection_deck"]
    return known


def sight(game: Game, viewer: int | None) -> list[object]:
    """Return everything that a viewer gets."""
    view = game.view(viewer)
    return [view.position(), view.state, view.legal_moves]


def forecasting(hands: str) -> Game:
    """Return a game before the draw of an epidemic, with Forecast in the Dispatcher's hand."""
    return arrange(
        at("dispatcher", "atlanta", "forecast"),
        at("medic"),
        hands=hands,
        turn={"phase": "draw"},
        player_deck={"next": ["epidemic", "lagos", "chicago"]},
        infection_deck={"next": SIX, "bottom": ["cairo"]},
    )


def questions(game: Game, seat: int) -> set[str]:
    """Return what this seat may request."""
    return {str(move) for move in game.view(seat).legal_moves if str(move).startswith("take")}


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("hands", ["open", "private"])
def test_R12_1_the_table_lies_face_up_for_all(hands: str, viewer: int | None) -> None:
    game = arrange(
        at("medic", "paris", "cairo", "airlift"),
        at("contingency_planner", "lima", "lima", stored="forecast"),
        at("researcher", "delhi"),
        epidemics=5,
        hands=hands,
        turn={"seat": 1, "actions_left": 2, "quiet_nights": 1},
        diseases={"red": "eradicated", "blue": "cured"},
        cubes={"essen": {"blue": 3}, "cairo": {"black": 1, "yellow": 2}},
        stations=["paris", "osaka"],
        outbreaks=3,
        epidemics_drawn=2,
        player_discards=["essen", "government_grant"],
        infection_discards=["tokyo"],
        removed=["one_quiet_night", "sydney"],
    )
    truth, seen = document(game), document(game.view(viewer))
    assert {key: seen[key] for key in FACE_UP} == {key: truth[key] for key in FACE_UP}
    for mine, theirs in zip(truth["players"], seen["players"], strict=True):
        assert {key: theirs[key] for key in theirs if key not in ("hand", "known")} == {
            key: mine[key] for key in mine if key not in ("hand", "known")
        }
        assert len(theirs["hand"]) == len(mine["hand"])
    assert sum(len(layer) for layer in seen["infection_deck"]["layers"]) == 48 - 2
    assert sum(pile["cards"] for pile in seen["player_deck"]["piles"]) == 53 - 7 + 3


@both_editions
def test_R12_1_cards_given_and_discarded_are_seen_by_all(edition: str) -> None:
    game = private(
        at("medic", "moscow", "moscow", "paris"), at("scientist", "moscow"), edition=edition
    )
    happened = play(game, "give moscow to scientist", "direct paris")
    assert all(event.redacted(None) == event for event in happened)


@both_editions
def test_R12_1_infection_and_epidemic_cards_are_seen_as_they_are_turned_over(
    edition: str,
) -> None:
    game = private(
        at("medic"),
        at("scientist"),
        edition=edition,
        turn={"phase": "draw"},
        player_deck={"next": ["epidemic", "lima"]},
        infection_deck={"bottom": ["cairo"]},
    )
    told = [event.redacted(1) for event in play(game, "next", "next", "next")]
    assert Drew(player="medic", card="epidemic") in told
    assert Increased(epidemics=1, rate=2) in told
    assert only(Turned, told)[:2] == [
        Turned(city="cairo", bottom=True),
        Turned(city="cairo", bottom=False),
    ]


@pytest.mark.parametrize(("epidemics", "hands"), [(4, "open"), (5, "private"), (6, "private")])
@both_editions
def test_R12_2_only_introductory_games_have_open_hands(
    edition: str, epidemics: int, hands: str
) -> None:
    game = Game.new(edition=edition, epidemics=epidemics, seed="1")
    assert game.position()["hands"] == hands
    game = arrange(at("medic"), at("scientist"), edition=edition, epidemics=epidemics)
    assert game.position()["hands"] == hands


@pytest.mark.parametrize("epidemics", [4, 5, 6])
@pytest.mark.parametrize("hands", ["open", "private"])
@both_editions
def test_R12_2_unless_the_table_chose_otherwise(edition: str, hands: str, epidemics: int) -> None:
    game = Game.new(edition=edition, epidemics=epidemics, hands=hands, seed="1")
    assert game.position()["hands"] == hands


def test_R12_2_open_hands_are_seen_by_all() -> None:
    game = arrange(at("medic", "paris", "lima"), at("scientist", "paris", "cairo", "airlift"))
    for viewer in (None, 0, 1):
        assert hand(game, viewer, 0) == ["lima"]
        assert hand(game, viewer, 1) == ["cairo", "airlift"]


def test_R12_2_private_hands_are_seen_by_their_owners() -> None:
    game = private(at("medic", "paris", "lima"), at("scientist", "paris", "cairo", "airlift"))
    assert [hand(game, 0, seat) for seat in (0, 1)] == [["lima"], [None, None]]
    assert [hand(game, 1, seat) for seat in (0, 1)] == [[None], ["cairo", "airlift"]]
    assert [hand(game, None, seat) for seat in (0, 1)] == [[None], [None, None]]


def test_R12_2_a_private_draw_is_seen_by_whoever_draws() -> None:
    game = private(
        at("medic"),
        at("scientist"),
        turn={"phase": "draw"},
        player_deck={"next": ["cairo", "lima"]},
    )
    happened = only(Drew, game.play("next"))
    assert [event.redacted(0) for event in happened] == [
        Drew(player="medic", card="cairo", audience=[0]),
        Drew(player="medic", card="lima", audience=[0]),
    ]
    for viewer in (None, 1):
        assert [event.redacted(viewer) for event in happened] == [
            Drew(player="medic", card=None),
            Drew(player="medic", card=None),
        ]


@pytest.mark.parametrize(
    ("phase", "played"),
    [("actions", ["drive tehran", "pass"]), ("draw", ["next"]), ("infect", ["next", "next"])],
)
@both_editions
def test_R12_2_games_that_differ_in_private_cards_look_alike(
    edition: str, phase: str, played: list[str]
) -> None:
    """To the other players: same views, same moves, same automatic progress of the game."""
    worlds = []
    for secret in (["moscow", "airlift"], ["tokyo", "cairo"]):
        game = private(
            at("medic", "moscow", "lima"),
            at("researcher", "moscow", *secret),
            edition=edition,
            turn={"phase": phase},
            player_deck={"next": ["delhi", "essen"]},
            infection_deck={"next": SIX},
        )
        seen = [sight(game, 0), sight(game, None)]
        for move in played:
            seen += [[event.redacted(None) for event in game.play(move)]]
            seen += [sight(game, 0), sight(game, None)]
        worlds.append(seen)
    assert worlds[0] == worlds[1]


def test_R12_2_at_private_hands_the_table_goes_on_by_itself_only_when_all_events_are_gone() -> None:
    def after_the_draw(**position: Any) -> str:
        game = private(
            at("medic"),
            at("scientist"),
            turn={"phase": "draw"},
            player_deck={"next": ["cairo", "lima"]},
            infection_deck={"next": SIX},
            **position,
        )
        game.play("next")
        phase: str = game.position()["turn"]["phase"]
        return phase

    assert after_the_draw() == "infect"
    assert after_the_draw(player_discards=list(EVENTS[1:])) == "infect"
    assert after_the_draw(player_discards=list(EVENTS)) == "actions"
    assert after_the_draw(player_discards=list(EVENTS[1:]), removed=["airlift"]) == "actions"
    assert after_the_draw(events=[]) == "actions"


def test_R12_3_at_private_hands_forecast_shows_its_owner_the_cards() -> None:
    game = forecasting("private")
    looked = game.play("forecast")[-1]
    assert looked == Looked(player="dispatcher", number=6, cards=SIX, audience=[0])
    assert looked.redacted(0) == looked
    for viewer in (None, 1):
        assert looked.redacted(viewer) == Looked(player="dispatcher", number=6, cards=None)
        told = game.view(viewer).position()["turn"]["forecast"]
        assert told == {"seat": 0, "cards": [None] * 6}
    assert game.view(0).position()["turn"]["forecast"] == {"seat": 0, "cards": SIX}
    assert len(game.view(0).legal_moves) == 720
    assert game.view(1).legal_moves == []
    ordered = game.play(f"order {' '.join(REORDERED)}")[-1]
    assert ordered == Ordered(player="dispatcher", number=6, cards=REORDERED, audience=[0])
    assert ordered.redacted(1) == Ordered(player="dispatcher", number=6, cards=None)


def test_R12_3_at_open_hands_all_see_the_six() -> None:
    game = forecasting("open")
    looked = game.play("forecast")[-1]
    assert looked == Looked(player="dispatcher", number=6, cards=SIX)
    for viewer in (None, 0, 1):
        assert looked.redacted(viewer) == looked
        assert game.view(viewer).position()["turn"]["forecast"] == {"seat": 0, "cards": SIX}
    game.play(f"order {' '.join(REORDERED)}")
    for viewer in (None, 0, 1):
        assert deck(game, viewer)["layers"][:6] == [[city] for city in REORDERED]
        assert deck(game, viewer)["mixed"] == []


def test_R12_3_whoever_saw_the_order_goes_on_knowing_it() -> None:
    """Below the cards of an epidemic, and while the cards are drawn one by one."""
    game = forecasting("private")
    play(game, "forecast", f"order {' '.join(REORDERED)}")
    rest = [city for city in CITIES if city not in SIX]
    assert deck(game, 0) == {"layers": [*([city] for city in REORDERED), rest], "mixed": []}
    for viewer in (None, 1):
        assert deck(game, viewer) == {
            "layers": [list(CITIES)],
            "mixed": [{"at": 0, "cards": 6}],
        }
    play(game, "next", "next")  # the epidemic in Cairo, then Intensify
    rest.remove("cairo")
    assert deck(game, 0)["layers"] == [["cairo"], *([city] for city in REORDERED), rest]
    assert deck(game, 1)["layers"] == [["cairo"], [city for city in CITIES if city != "cairo"]]
    assert deck(game, 1)["mixed"] == [{"at": 1, "cards": 6}]
    happened = play(game, "next", "next")
    assert [turned.city for turned in only(Turned, happened)] == ["cairo", REORDERED[0]]
    assert deck(game, 0)["layers"] == [*([city] for city in REORDERED[1:]), rest]
    assert deck(game, 1)["mixed"] == [{"at": 0, "cards": 5}]


def test_R12_3_games_that_differ_in_what_forecast_showed_look_alike_to_the_others() -> None:
    """Until the cards are drawn."""
    worlds = []
    for order in (SIX, REORDERED):
        game = forecasting("private")
        seen: list[object] = []
        for move in ("forecast", f"order {' '.join(order)}", "next", "next", "next"):
            seen += [[event.redacted(1) for event in game.play(move)]]
            seen += [sight(game, 1), sight(game, None)]
        worlds.append(seen)
    assert worlds[0] == worlds[1]


def test_R12_3_a_second_look_by_another_leaves_the_first_looker_the_cards_without_the_order() -> (
    None
):
    game = private(
        at("contingency_planner"),
        at("dispatcher", "lima", "forecast"),
        turn={"actions_left": 1},
        infection_deck={"next": SIX},
    )
    again = ["essen", "tokyo", "paris", "lima", "osaka", "delhi"]
    play(game, "forecast", f"order {' '.join(REORDERED)}", "store forecast")
    looked = game.play("forecast")[-1]
    assert looked == Looked(player="contingency_planner", number=6, cards=REORDERED, audience=[0])
    game.play(f"order {' '.join(again)}")
    rest = [city for city in CITIES if city not in SIX]
    assert deck(game, 0) == {"layers": [*([city] for city in again), rest], "mixed": []}
    assert deck(game, 1) == {
        "layers": [*([city] for city in REORDERED), rest],
        "mixed": [{"at": 0, "cards": 6}],
    }
    assert deck(game, None)["layers"] == [list(CITIES)]
    happened = play(game, "next", "next", "next")
    assert [turned.city for turned in only(Turned, happened)] == again[:2]


def test_R12_3_what_was_seen_is_kept_in_a_position() -> None:
    game = forecasting("private")
    play(game, "forecast", f"order {' '.join(REORDERED)}", "next", "next")
    again = Game.from_position(game.position(), seed="another")
    assert again.position() == game.position()
    for viewer in (None, 0, 1):
        assert again.view(viewer).position() == game.view(viewer).position()


@pytest.mark.parametrize("viewer", [None, 0, 1])
@both_editions
def test_R12_4_all_may_know_what_went_on_top_at_each_epidemic(
    edition: str, viewer: int | None
) -> None:
    game = private(
        at("medic"),
        at("scientist"),
        edition=edition,
        turn={"phase": "draw"},
        player_deck={"next": ["epidemic", "essen"]},
        infection_discards=["paris", "lima"],
        infection_deck={"layers": [["delhi", "osaka"], ["..."]], "bottom": ["cairo"]},
    )
    play(game, "next", "next")
    rest = {*CITIES} - {"paris", "lima", "delhi", "osaka", "cairo"}
    layers = deck(game, viewer)["layers"]
    assert layers[:2] == [["paris", "lima", "cairo"], ["delhi", "osaka"]]
    assert [set(layer) for layer in layers[2:]] == [rest]


@pytest.mark.parametrize("viewer", [None, 0, 1])
@both_editions
def test_R12_4_all_may_know_the_pile_that_holds_the_next_epidemic(
    edition: str, viewer: int | None
) -> None:
    game = private(
        at("medic", "atlanta", *CITIES[:4]),
        at("scientist", "atlanta", *CITIES[4:8]),
        edition=edition,
        epidemics=5,
        turn={"phase": "draw"},
        player_deck={"next": ["epidemic", "lima", "osaka"]},
    )
    assert game.view(viewer).position()["player_deck"] == {
        "piles": [{"cards": 10, "epidemics": 1}] * 5
    }
    game.play("next")
    assert game.view(viewer).position()["player_deck"] == {
        "piles": [{"cards": 8, "epidemics": 0}] + [{"cards": 10, "epidemics": 1}] * 4
    }


@both_editions
def test_R12_5_a_shared_card_stays_known_until_it_leaves_that_hand(edition: str) -> None:
    game = private(
        at("medic", "moscow", "moscow"),
        at("scientist", "moscow", "cairo"),
        at("dispatcher", "lima", "lima"),
        edition=edition,
    )
    assert game.play("give moscow to scientist") == [
        Shared(giver="medic", receiver="scientist", card="moscow")
    ]
    for viewer in (None, 0, 2):
        assert hand(game, viewer, 1) == ["moscow", None]
    assert game.position()["players"][1]["known"]["shown"] == ["moscow"]
    game.play("take moscow from scientist")
    assert hand(game, 2, 0) == ["moscow"]
    assert hand(game, 2, 1) == [None]
    game.play("charter lima")
    assert game.position()["players"][0]["known"]["shown"] == []
    assert hand(game, 2, 0) == []


def test_R12_5_the_card_that_decides_who_starts_is_shown() -> None:
    game = Game.new(players=2, epidemics=5, seed="1")
    position = game.position()
    first = position["turn"]["seat"]
    (card,) = position["players"][first]["known"]["shown"]
    assert card in position["players"][first]["hand"]
    assert hand(game, None, first) == [card, None, None, None]
    assert hand(game, None, 1 - first) == [None] * 4


@pytest.mark.parametrize(("edition", "first"), [("2008", None), ("2008", 1), ("2013", 1)])
def test_R12_5_no_card_is_shown_where_the_starter_is_named_or_drawn(
    edition: str, first: int | None
) -> None:
    game = Game.new(edition=edition, epidemics=5, first=first, seed="1")
    assert [hand(game, None, seat) for seat in (0, 1)] == [[None] * 4] * 2


@both_editions
def test_R12_6_a_player_may_ask_for_any_card_that_could_be_there(edition: str) -> None:
    game = private(
        at("scientist", "moscow", "lima"),
        at("researcher", "moscow", "cairo", "airlift"),
        at("medic", "paris", "delhi", "essen", known={"shown": ["delhi"]}),
        edition=edition,
        player_discards=["osaka"],
    )
    hidden = [city for city in CITIES if city not in ("lima", "delhi", "osaka")]
    assert questions(game, 0) == {f"take {city} from researcher" for city in hidden}
    assert [move for move in moves(game) if move.startswith("take")] == [
        "take cairo from researcher"
    ]
    for card in ("essen", "tokyo"):
        why = game.why_not(f"take {card} from researcher")
        assert why is not None
        assert (why.rule, why.code) == ("R12.6", "not_handed_over")
        assert why.params == {"player": "researcher", "card": card}


@both_editions
def test_R12_6_of_other_roles_only_the_card_of_the_city_may_be_asked_for(edition: str) -> None:
    game = private(
        at("scientist", "moscow", "lima"), at("medic", "moscow", "cairo"), edition=edition
    )
    assert questions(game, 0) == {"take moscow from medic"}
    assert refusal(game, "take moscow from medic") == ("R12.6", "not_handed_over")


@pytest.mark.parametrize(
    ("hands", "discards"),
    [
        ([["lima", "moscow"], ["cairo"]], []),
        ([["lima"], ["cairo"]], ["moscow"]),
        ([["lima"], []], []),
    ],
)
def test_R12_6_what_cannot_be_there_is_not_asked_for(
    hands: list[list[str]], discards: list[str]
) -> None:
    game = private(
        at("scientist", "moscow", *hands[0]),
        at("medic", "moscow", *hands[1]),
        player_discards=discards,
    )
    assert questions(game, 0) == set()


def test_R12_6_when_the_whole_hand_is_known_only_its_cards_are_asked_for() -> None:
    known = {"shown": ["cairo", "paris"]}
    game = private(
        at("scientist", "moscow"), at("researcher", "moscow", "cairo", "paris", known=known)
    )
    assert questions(game, 0) == {"take paris from researcher", "take cairo from researcher"}


@pytest.mark.parametrize(
    ("city", "move", "rule"),
    [
        ("moscow", "take cairo from medic", ("R4.8", "not_the_city_card")),
        ("cairo", "take cairo from medic", ("R4.8", "not_together")),
        ("moscow", "take airlift from medic", ("R4.10", "events_not_shared")),
    ],
)
@both_editions
def test_R12_6_a_refusal_never_says_whether_the_card_is_there(
    edition: str, city: str, move: str, rule: tuple[str, str]
) -> None:
    for secret in (["cairo", "airlift"], ["tokyo", "delhi"]):
        game = private(at("scientist", city), at("medic", "moscow", *secret), edition=edition)
        assert refusal(game, move) == rule


def test_R12_6_at_open_hands_the_reason_is_plain() -> None:
    game = arrange(at("scientist", "moscow"), at("medic", "moscow", "cairo"))
    assert refusal(game, "take moscow from medic") == ("R4.8", "not_in_hand")
