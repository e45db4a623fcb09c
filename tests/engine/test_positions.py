"""Positions as text: they round-trip, and invalid ones are refused with a name."""

from __future__ import annotations

import copy
import json
import math
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourcures import Game, InvalidPosition, InvalidSetup
from fourcures.engine.rules.board import CITIES, DISEASES, EDITIONS, EVENTS, ROLES
from fourcures.engine.rules.state import PHASES
from fourcures.testing import INVARIANTS
from fourcures.testing.invariants import find_violation
from fourcures.testing.strategies import (
    arrange_position,
    games,
    json_values,
    lively_move,
    play_on,
    positions,
    tamper,
)
from tests.engine.arranging import document
from tests.sizes import size

from .arranging import Json, all_but, arrange, at
from .bad_positions import BASES, IMPOSSIBLE, MALFORMED, SIX, TWO, spoilt
from .searching import examples

careful = examples(66, 200, 10_000)


def check_round_trip(game: Game) -> Game:
    """Assert that a position survives writing and reading; return the read game."""
    written = game.position()
    again = Game.from_position(json.loads(json.dumps(written, allow_nan=False)), seed="again")
    assert again.position() == written
    assert again.legal_moves == game.legal_moves
    assert again.outcome == game.outcome
    for viewer in (None, *range(len(written["players"]))):
        assert again.view(viewer).position() == game.view(viewer).position()
    return again


def facets(game: Game) -> set[tuple[str, str | None]]:
    """Return the kinds of a moment: edition and hands, phase and step, phase and next phase."""
    position = game.position()
    turn = position["turn"]
    return {
        (position["edition"], position["hands"]),
        (turn["phase"], turn["epidemic_step"]),
        *((turn["phase"], phase) for phase in turn["resume"][:1]),
    }


# Everything that play can reach


def test_new_games_can_be_written_and_read_back_at_every_step() -> None:
    for number in range(size(4, 12, 400)):
        rng = random.Random(number)
        game = Game.new(
            edition=("2008", "2013")[number % 2],
            players=(2, 3, 4)[number % 3],
            epidemics=(4, 5, 6)[number // 2 % 3],
            hands=("open", "private")[number // 6 % 2],
            seed=str(number),
        )
        while game.outcome is None:
            check_round_trip(game)
            game.play(lively_move(game, rng))
        check_round_trip(game)


def test_arranged_games_can_be_written_and_read_back_at_every_step() -> None:
    met: set[tuple[str, str | None]] = set()
    for number in range(size(18, 36, 400)):
        rng = random.Random(number)
        game = Game.from_position(arrange_position(rng), seed=str(number))
        while game.outcome is None:
            check_round_trip(game)
            met |= facets(game)
            game.play(lively_move(game, rng))
        check_round_trip(game)
    assert met >= {(edition, hands) for edition in EDITIONS for hands in ("open", "private")}
    assert met >= {(phase, None) for phase in PHASES if phase not in ("epidemic", "over")}
    assert met >= {("epidemic", "infected"), ("epidemic", "between")}
    assert met >= {("discard", "infect"), ("discard", "actions"), ("forecast", "actions")}


@pytest.mark.parametrize("resume", [["discard", "infect"], ["discard", "actions"], ["epidemic"]])
@pytest.mark.parametrize("hands", ["open", "private"])
def test_a_forecast_inside_another_phase_can_be_written_and_read_back(
    hands: str, resume: list[str]
) -> None:
    seven = [city for city in CITIES if city not in SIX][:7]
    turn: Json = {"phase": resume[0], "resume": resume[1:]}
    if resume == ["epidemic"]:
        turn |= {"epidemic_step": "between", "epidemics_pending": 1}
    game = arrange(
        at("medic", "atlanta", *seven, "forecast", "airlift"),
        at("contingency_planner"),
        hands=hands,
        turn=turn,
        epidemics_drawn=1,
    )
    check_round_trip(game)
    game.play("forecast")
    assert game.position()["turn"]["resume"] == resume
    again = check_round_trip(game)
    order = game.legal_moves[-1]
    game.play(order)
    again.play(order)
    assert again.position() == game.position()
    check_round_trip(game)


@pytest.mark.parametrize("nights", range(3))
def test_quiet_nights_that_add_up_can_be_written_and_read_back(nights: int) -> None:
    game = arrange(
        at("contingency_planner", "atlanta", "one_quiet_night"),
        at("medic"),
        turn={"quiet_nights": nights},
    )
    for move in ("quiet", "store one_quiet_night", "quiet"):
        game.play(move)
        check_round_trip(game)
    assert game.position()["turn"]["quiet_nights"] == nights + 2


def looked_twice(rng: random.Random) -> Iterator[Game]:
    """Yield a private game in which Forecast is played from a hand and again by the Planner."""
    cards = rng.sample(CITIES, 48)
    cut = sorted(rng.sample(range(1, 40), 3))
    game = arrange(
        at("contingency_planner"),
        at("medic", "lima", "forecast", "airlift"),
        at("scientist", "paris", "resilient_population"),
        hands="private",
        infection_discards=cards[: cut[0]],
        infection_deck={"layers": [cards[cut[0] : cut[1]], cards[cut[1] : cut[2]], ["..."]]},
        epidemics_drawn=rng.randrange(3),
        player_discards=rng.sample(CITIES, rng.choice((0, 30))),
    )
    eager = rng.random()
    while game.outcome is None:
        yield game
        texts = {str(move): move for move in game.legal_moves}
        wish = next((text for text in ("forecast", "store forecast") if text in texts), None)
        move = texts[wish] if wish and rng.random() < eager else lively_move(game, rng)
        game.play(move)
    yield game


def test_two_forecasts_at_private_hands_can_be_written_and_read_back() -> None:
    most = 0
    for number in range(size(4, 8, 100)):
        for game in looked_twice(random.Random(number)):
            check_round_trip(game)
            runs = [player["known"]["forecasts"] for player in game.position()["players"]]
            most = max(most, sum(map(len, runs)))
    assert most == 2


def test_scripts_are_written_and_read_back_while_they_are_used_up() -> None:
    with_null = 0
    for number in range(size(8, 24, 300)):
        rng = random.Random(number)
        game = Game.from_position(arrange_position(rng, scripted=True), seed=str(number))
        while game.outcome is None:
            check_round_trip(game)
            with_null += None in game.position()["infection_deck"].get("next", [])
            game.play(lively_move(game, rng))
        check_round_trip(game)
    assert with_null


def test_a_script_that_was_read_back_goes_on_as_before() -> None:
    for number in range(size(6, 20, 300)):
        rng = random.Random(number)
        game = Game.from_position(fully_scripted(rng), seed="one")
        again = Game.from_position(game.position(), seed="two")
        while game.outcome is None:
            move = lively_move(game, rng)
            assert again.play(move) == game.play(move)
            assert again.legal_moves == game.legal_moves
            if rng.random() < 0.3:
                again = Game.from_position(game.position(), seed=str(rng.random()))


def fully_scripted(rng: random.Random) -> Json:
    """Return a position that leaves nothing to chance."""
    position = arrange_position(rng)
    deck = position["infection_deck"]
    deck["next"] = [card for layer in deck["layers"] for card in rng.sample(layer, len(layer))]
    deck["shuffles"] = [rng.sample(CITIES, 48) for _ in range(6)]
    elsewhere = {card for player in position["players"] for card in player["hand"]}
    elsewhere |= {player.get("stored") for player in position["players"]}
    elsewhere |= set(position["player_discards"])
    left = [card for card in all_but() if card not in elsewhere]
    coming: list[str] = []
    for pile in position["player_deck"]["piles"]:
        here = [
            left.pop(rng.randrange(len(left))) for _ in range(pile["cards"] - pile["epidemics"])
        ]
        if pile["epidemics"]:
            here.insert(rng.randint(0, len(here)), "epidemic")
        coming += here
    position["player_deck"]["next"] = coming
    return position


def test_from_any_moment_on_the_rest_of_the_record_replays() -> None:
    """A position contains everything that later outcomes depend on."""
    for number in range(size(10, 30, 500)):
        rng = random.Random(number)
        events = None if number % 2 else [event for event in EVENTS if event != "forecast"]
        game = Game.new(
            players=rng.choice((2, 3, 4)),
            edition=rng.choice(("2008", "2013")),
            hands="private" if number % 2 else "open",
            events=events,
            seed=str(number),
        )
        moments = []
        while game.outcome is None:
            moments.append((len(game.entries), game.position()))
            game.play(lively_move(game, rng))
        record = json.loads(json.dumps(game.record()))
        for line, position in rng.sample(moments, min(5, len(moments))):
            rest = record | {"start": position, "lines": record["lines"][line:], "seed": None}
            assert Game.from_record(rest).position() == game.position()


def test_a_position_names_every_field() -> None:
    written = Game.new(seed="1", hands="private", roles=["contingency_planner", "medic"]).position()
    assert set(written) == {
        *("edition", "epidemics", "hands", "events", "role_pool", "players", "turn", "diseases"),
        *("cubes", "stations", "outbreaks", "epidemics_drawn", "player_discards", "outcome"),
        *("infection_discards", "removed", "player_deck", "infection_deck"),
    }
    assert set(written["players"][0]) == {"role", "city", "hand", "stored", "known"}
    assert set(written["players"][1]) == {"role", "city", "hand", "known"}
    assert set(written["turn"]) == {
        *("seat", "phase", "actions_left", "opsflight_used", "quiet_nights", "infections_left"),
        *("epidemic_step", "epidemics_pending", "resume", "forecast"),
    }
    assert set(written["diseases"]) == set(DISEASES)
    assert set(written["player_deck"]) == {"piles"}
    assert set(written["infection_deck"]) == {"layers"}


def test_a_position_is_not_changed_by_reading_it_or_by_play() -> None:
    for number in range(size(6, 20, 500)):
        rng = random.Random(number)
        position = arrange_position(rng, scripted=True)
        kept = copy.deepcopy(position)
        game = Game.from_position(position, seed="1")
        before, written = copy.deepcopy(game.position()), game.position()
        play_on(game, rng, 20)
        assert position == kept
        assert written == before


# Optional fields


def test_omitted_fields_have_the_values_of_a_new_game() -> None:
    position = Game.from_position(
        {"players": [{"role": "medic"}, {"role": "scientist"}]}
    ).position()
    assert position == {
        "edition": "2013",
        "epidemics": 4,
        "hands": "open",
        "events": list(EVENTS),
        "role_pool": list(ROLES),
        "players": [
            {"role": "medic", "city": "atlanta", "hand": []},
            {"role": "scientist", "city": "atlanta", "hand": []},
        ],
        "turn": {
            "seat": 0,
            "phase": "actions",
            "actions_left": 4,
            "opsflight_used": False,
            "quiet_nights": 0,
            "infections_left": 0,
            "epidemic_step": None,
            "epidemics_pending": 0,
            "resume": [],
            "forecast": None,
        },
        "diseases": dict.fromkeys(DISEASES, "uncured"),
        "cubes": {},
        "stations": ["atlanta"],
        "outbreaks": 0,
        "epidemics_drawn": 0,
        "player_discards": [],
        "infection_discards": [],
        "removed": [],
        "player_deck": {
            "piles": [
                {"cards": 15, "epidemics": 1},
                {"cards": 14, "epidemics": 1},
                {"cards": 14, "epidemics": 1},
                {"cards": 14, "epidemics": 1},
            ]
        },
        "infection_deck": {"layers": [list(CITIES)]},
        "outcome": None,
    }


@pytest.mark.parametrize(
    ("epidemics", "hands"), [(4, "open"), (5, "private"), (6, "private"), (None, "open")]
)
def test_hands_follow_the_difficulty(epidemics: int | None, hands: str) -> None:
    chosen = {} if epidemics is None else {"epidemics": epidemics}
    assert arrange(at("medic"), at("scientist"), **chosen).position()["hands"] == hands


def test_the_roles_of_2008_are_fewer() -> None:
    pool = arrange(at("medic"), at("scientist"), edition="2008").position()["role_pool"]
    assert pool == ["dispatcher", "medic", "operations_expert", "researcher", "scientist"]


@pytest.mark.parametrize(
    ("phase", "more", "turn"),
    [
        ("actions", {}, {"actions_left": 4, "infections_left": 0}),
        ("draw", {}, {"actions_left": 0, "infections_left": 0}),
        ("infect", {}, {"actions_left": 0, "infections_left": 3}),
        ("epidemic", {}, {"epidemic_step": "infected", "epidemics_pending": 0}),
        ("epidemic", {"epidemic_step": "between"}, {"epidemics_pending": 1}),
        ("discard", {}, {"resume": ["infect"], "infections_left": 3, "actions_left": 0}),
        ("discard", {"resume": ["actions"]}, {"infections_left": 0, "actions_left": 4}),
        ("discard", {"actions_left": 2}, {"resume": ["actions"], "actions_left": 2}),
        ("discard", {"resume": ["draw"]}, {"infections_left": 0, "actions_left": 0}),
    ],
)
def test_the_rest_of_a_turn_follows_from_its_phase(phase: str, more: Json, turn: Json) -> None:
    cards = CITIES[: 8 if phase == "discard" else 3]
    game = arrange(
        at("medic", "atlanta", *cards),
        at("scientist"),
        turn={"phase": phase, **more},
        epidemics_drawn=3,
    )
    assert turn.items() <= game.position()["turn"].items()
    check_round_trip(game)


def test_a_forecast_belongs_to_the_active_seat_and_returns_to_the_draw_or_to_the_actions() -> None:
    for left, resume in ((0, ["draw"]), (2, ["actions"])):
        game = arrange(
            at("medic"),
            at("scientist"),
            turn={
                "seat": 1,
                "phase": "forecast",
                "actions_left": left,
                "forecast": {"cards": SIX},
            },
        )
        turn = game.position()["turn"]
        assert turn["forecast"] == {"seat": 1, "cards": SIX}
        assert turn["resume"] == resume


@pytest.mark.parametrize(
    ("drawn", "discards", "piles"),
    [
        (0, 0, [(15, 1), (14, 1), (14, 1), (14, 1)]),
        (1, 0, [(19, 1), (19, 1), (18, 1)]),
        (3, 50, [(4, 1)]),
        (4, 50, [(3, 0)]),
        (4, 53, []),
        (3, 53, [(1, 1)]),
    ],
)
def test_piles_are_made_of_the_cards_and_epidemics_that_remain(
    drawn: int, discards: int, piles: list[tuple[int, int]]
) -> None:
    game = arrange(
        at("medic"),
        at("scientist"),
        epidemics_drawn=drawn,
        player_discards=all_but()[:discards],
    )
    made = game.position()["player_deck"]["piles"]
    assert made == [{"cards": cards, "epidemics": epidemics} for cards, epidemics in piles]


def test_three_dots_stand_for_every_infection_card_named_nowhere_else() -> None:
    game = arrange(
        at("medic"),
        at("scientist"),
        infection_discards=["lagos"],
        removed=["lima"],
        infection_deck={"layers": [["cairo", "..."], ["delhi"]]},
    )
    top, bottom = game.position()["infection_deck"]["layers"]
    assert bottom == ["delhi"]
    assert set(top) == set(CITIES) - {"lagos", "lima", "delhi"}


def test_three_dots_may_stand_for_nothing() -> None:
    game = arrange(
        at("medic"), at("scientist"), infection_deck={"layers": [["..."], list(CITIES), []]}
    )
    assert game.position()["infection_deck"]["layers"] == [list(CITIES)]


def test_toronto_is_read_as_montreal_in_2008_only() -> None:
    game = arrange(at("medic", "toronto", "toronto"), at("scientist"), edition="2008")
    assert game.position()["players"][0]["city"] == "montreal"
    with pytest.raises(InvalidPosition, match="toronto"):
        arrange(at("medic", "toronto"), at("scientist"))


# Scripts


def test_null_leaves_a_card_to_chance_above_one_that_is_known() -> None:
    """Intensify shuffles Cairo, Delhi and Lagos on top of Paris, which is the fourth card."""
    game = arrange(
        at("medic", "atlanta", "airlift"),
        at("scientist"),
        turn={"phase": "epidemic"},
        epidemics_drawn=1,
        infection_discards=["cairo", "delhi", "lagos"],
        infection_deck={"next": ["paris"]},
    )
    game.play("next")
    assert game.position()["infection_deck"]["next"] == [None, None, None, "paris"]
    for table in (game, check_round_trip(game)):
        table.play("next")
        assert table.position()["infection_deck"]["next"] == [None, None, "paris"]
        check_round_trip(table)
        table.play("next")
        last, paris = table.position()["infection_deck"]["next"]
        assert paris == "paris"
        assert [last] == table.position()["infection_deck"]["layers"][0]  # known to everyone
        check_round_trip(table)


def test_a_partial_reshuffle_names_its_first_cards_and_leaves_the_rest() -> None:
    game = arrange(
        at("medic", "atlanta", "airlift"),
        at("scientist"),
        turn={"phase": "epidemic"},
        epidemics_drawn=1,
        infection_discards=["cairo", "delhi", "lagos"],
        infection_deck={"next": ["paris"], "shuffles": [["tokyo", "lagos"], ["lima"]]},
    )
    game.play("next")
    deck = game.position()["infection_deck"]
    assert deck["next"] == ["lagos", None, None, "paris"]
    assert deck["shuffles"] == [["lima"]]
    check_round_trip(game)


def test_cards_scripted_from_below_are_named_when_a_forecast_has_put_them_on_top() -> None:
    game = arrange(
        at("medic", "lima", "forecast"),
        at("scientist"),
        infection_discards=[city for city in CITIES if city not in (*SIX, "cairo")],
        infection_deck={"next": SIX[:1], "bottom": ["cairo", *reversed(SIX[1:])]},
    )
    game.play("forecast")
    check_round_trip(game)
    game.play(f"order {' '.join(reversed(SIX))}")
    assert game.position()["infection_deck"]["next"] == SIX[::-1]
    check_round_trip(game)


def test_null_is_not_for_player_cards() -> None:
    """Only an unscripted reshuffle can be above scripted cards, and player cards have none."""
    with pytest.raises(InvalidPosition, match=r"player_deck\.next"):
        arrange(at("medic"), at("scientist"), player_deck={"next": [None, "lima"]})


def test_below_the_script_the_epidemic_may_lie_anywhere_in_the_rest_of_its_pile() -> None:
    """In a pile of ten, eight city cards come first: the epidemic is ninth or tenth."""
    ninth = 0
    for seed in range(200):
        game = Game.from_position(
            {
                "players": [at("medic"), at("scientist")],
                "turn": {"phase": "draw"},
                "epidemics_drawn": 3,
                "player_deck": {
                    "piles": [{"cards": 10, "epidemics": 1}, {"cards": 44, "epidemics": 0}],
                    "next": list(CITIES[:8]),
                },
            },
            seed=seed,
        )
        drawn: list[str] = []
        while len(drawn) < 10:
            phase = game.position()["turn"]["phase"]
            if phase == "discard":
                game.play(game.legal_moves[0])
                continue
            game.play("pass" if phase == "actions" else "next")
            if phase == "draw":
                drawn += game.entries[-1].line.outcomes[:2]
        assert drawn[:8] == list(CITIES[:8])
        ninth += drawn[8] == "epidemic"
    assert 70 < ninth < 130


def test_scripted_cards_are_drawn_in_the_scripted_order() -> None:
    game = arrange(
        at("medic"),
        at("scientist"),
        turn={"phase": "draw"},
        player_deck={"next": ["tokyo", "epidemic", "lima"]},
        infection_deck={
            "layers": [["cairo", "delhi"], ["..."]],
            "next": ["delhi"],
            "bottom": ["lagos"],
        },
        infection_discards=["paris"],
    )
    game.play("next")
    outcomes = game.entries[-1].line.outcomes
    assert outcomes[:3] == ["tokyo", "epidemic", "lagos"]
    assert set(outcomes[3:5]) == {"paris", "lagos"}
    deck = game.position()
    assert deck["player_deck"]["next"] == ["lima"]
    assert deck["infection_deck"]["next"] == ["delhi"]
    assert "bottom" not in deck["infection_deck"]


# Invalid positions


@pytest.mark.parametrize("base", BASES)
def test_the_positions_that_are_spoilt_are_good(base: str) -> None:
    check_round_trip(Game.from_position(BASES[base], seed="1"))


@pytest.mark.parametrize("wrong", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_by_name(wrong: str) -> None:
    name, position = IMPOSSIBLE[wrong]
    with pytest.raises(InvalidPosition, match=name):
        Game.from_position(position)


@pytest.mark.parametrize(
    ("base", "path", "values", "name"),
    MALFORMED,
    ids=[
        f"{base}-{'-'.join(map(str, path))}".encode("ascii", "replace").decode()
        for base, path, *_ in MALFORMED
    ],
)
def test_a_malformed_position_is_refused_with_the_name_of_the_field(
    base: str, path: tuple[str | int, ...], values: list[Any], name: str
) -> None:
    for value in values:
        with pytest.raises(InvalidPosition, match=name):
            Game.from_position(spoilt(base, path, value))


def test_there_are_many_malformed_positions() -> None:
    assert sum(len(values) for *_, values, _ in MALFORMED) > 80


def nested(depth: int) -> Any:
    """Return a deeply nested list."""
    junk: Any = []
    for _ in range(depth):
        junk = [junk]
    return junk


@pytest.mark.parametrize("junk", [nested(100_000), 10**5000, -(10**5000)], ids=["deep", "+", "-"])
@pytest.mark.parametrize(
    "path", [(), ("epidemics",), ("players",), ("players", 0, "role"), ("turn", "seat"), ("x",)]
)
def test_a_value_too_large_to_print_is_refused(path: tuple[str | int, ...], junk: Any) -> None:
    with pytest.raises(InvalidPosition):
        Game.from_position(spoilt("open", path, junk))


def test_a_message_stays_short() -> None:
    with pytest.raises(InvalidPosition) as caught:
        Game.from_position({"players": "x" * 100_000})
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("keys", [(1, 2), (None,), (True, "players"), (("players",),)])
def test_keys_that_are_no_text_are_refused(keys: tuple[Any, ...]) -> None:
    with pytest.raises(InvalidPosition):
        Game.from_position({"players": TWO} | dict.fromkeys(keys, 1))


def check_whole(game: Game) -> None:
    """Assert that an accepted position is a game: its invariants hold, and it can be played."""
    for _ in range(12):
        number = find_violation(game.state, len(game.legal_moves))
        # An arranged deck may be empty, and an arranged hand larger than in any real game.
        assert number in (0, 16, 18), INVARIANTS[number]
        if game.outcome is not None:
            break
        play_on(game, random.Random(1), 1)


def read_or_refused(document: Any) -> None:
    """Assert that a document is a playable position, or raises InvalidPosition."""
    try:
        game = Game.from_position(document, seed="1")
    except InvalidPosition as error:
        assert type(error) is InvalidPosition
        assert str(error)
        return
    check_whole(check_round_trip(game))


def some_that_looked() -> list[Json]:
    """Return positions after one Forecast with private hands, and after two."""
    found = []
    for number in range(6):
        rng = random.Random(number)
        known = [document(game) for game in looked_twice(rng)]
        known = [each for each in known if any(p["known"]["forecasts"] for p in each["players"])]
        found += rng.sample(known, min(4, len(known)))
    return found


@careful
@given(tamper(positions(most_moves=40)))
def test_a_position_that_was_tampered_with_is_refused_or_whole(document: Any) -> None:
    read_or_refused(document)


@careful
@given(tamper(st.sampled_from([*BASES.values(), *some_that_looked()]), most_changes=2))
def test_a_chosen_position_that_was_tampered_with_is_refused_or_whole(document: Any) -> None:
    read_or_refused(document)


@careful
@given(json_values())
def test_any_json_at_all_is_refused(document: Any) -> None:
    with pytest.raises(InvalidPosition):
        Game.from_position(document)


@careful
@given(games(most_moves=40))
def test_any_game_at_any_moment_can_be_written_and_read_back(game: Game) -> None:
    check_whole(check_round_trip(game))


# Invalid set-ups

MANY = 10**5000
SETUPS: dict[str, tuple[list[Any], str]] = {
    "edition": (["2012", "", None, 2013, ["2013"], True], '"2008" or "2013"'),
    "players": ([1, 5, 0, -1, True, "3", 2.0, 2.5, math.nan, [2], MANY], "2, 3 or 4"),
    "epidemics": ([3, 7, 0, True, "4", 4.0, math.nan, None, [4], {}, MANY], "4, 5 or 6"),
    "hands": (["closed", "Open", "", 0, False, [], ["open"], {}, 1], '"open" or "private"'),
    "first": ([2, -1, True, False, "0", 0.0, 1.0, [0], {}], "0 to 1"),
    "roles": (
        [
            *("medic", 5, True, {"medic": 1}, b"medic"),
            *([], ["medic"], ["medic", "medic"], ["medic", "scientist", "researcher"]),
            *(["medic", "nurse"], ["medic", 1], ["medic", None], ["medic", ["scientist"]]),
        ],
        "role",
    ),
    "role_pool": (
        [
            *("medic", 5, True, b"medic"),
            *([], ["medic"], ["medic", "nurse"], ["medic", 1], ["medic", ["scientist"]], [None]),
        ],
        "role",
    ),
    "events": (
        [*("airlift", 5, True, b"airlift"), ["party"], ["cairo"], [1], [None], [["airlift"]]],
        "event",
    ),
    "seed": (["\ud800", MANY], "seed"),
}


@pytest.mark.parametrize(
    ("field", "value", "right"),
    [(field, value, right) for field, (values, right) in SETUPS.items() for value in values],
    ids=[f"{field}-{i}" for field, (values, _) in SETUPS.items() for i in range(len(values))],
)
def test_a_game_that_cannot_be_set_up_says_what_would_be_right(
    field: str, value: Any, right: str
) -> None:
    with pytest.raises(InvalidSetup, match=re.escape(right)):
        Game.new(**({"players": 2} | {field: value}))


@pytest.mark.parametrize("role", ["contingency_planner", "quarantine_specialist"])
def test_a_role_of_the_other_edition_cannot_be_set_up(role: str) -> None:
    with pytest.raises(InvalidSetup, match=f"2008.*{role}"):
        Game.new(edition="2008", roles=[role, "medic"])
    with pytest.raises(InvalidSetup, match=f"2008.*{role}"):
        Game.new(edition="2008", role_pool=[role, "medic"])


def test_chosen_roles_are_those_of_the_pool() -> None:
    with pytest.raises(InvalidSetup, match="role_pool"):
        Game.new(roles=["medic", "scientist"], role_pool=["medic", "researcher"])


def test_names_may_come_in_any_collection() -> None:
    game = Game.new(
        roles=("medic", "scientist"),
        events=(event for event in EVENTS[:2]),
        role_pool={"medic", "scientist", "researcher"},
        seed="1",
    )
    assert game.position()["events"] == list(EVENTS[:2])
    assert game.position()["role_pool"] == ["medic", "researcher", "scientist"]


@pytest.mark.parametrize("seed", ["\ud800", MANY], ids=["surrogate", "huge"])
def test_a_seed_that_is_no_text_is_refused_for_a_position_too(seed: Any) -> None:
    with pytest.raises((InvalidSetup, InvalidPosition), match="seed"):
        Game.from_position({"players": TWO}, seed=seed)
