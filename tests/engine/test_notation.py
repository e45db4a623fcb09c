"""Moves as text: every form both ways, and a reason for everything else."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourcures import Game, IllegalMove, Move, Refusal
from fourcures.engine.notation import FORMS, parse
from fourcures.engine.reasons import ONE, SENTENCES
from fourcures.engine.rules.board import CITIES, DISEASES, EVENTS, ROLES
from fourcures.testing.strategies import games, lively_move, start_game
from tests.sizes import size

from .arranging import Json, all_but, arrange, at
from .searching import examples

careful = examples(50, 150, 5_000)

SIX = ["paris", "osaka", "lima", "delhi", "essen", "tokyo"]
BLUE_FIVE = ["atlanta", "chicago", "essen", "london", "madrid"]
EIGHT = ["cairo", "airlift", *SIX]
SIX_STATIONS = ["atlanta", "lagos", "lima", "osaka", "delhi", "essen"]

# Each row of the move table, in a position where it is legal.
DISPATCHING = [at("dispatcher", "cairo", "cairo", "algiers"), at("medic", "algiers")]
HELD = ["airlift", "forecast", "government_grant", "one_quiet_night", "resilient_population"]
ROWS: list[tuple[str, list[Json], Json]] = [
    ("drive cairo", [at("medic", "algiers"), at("scientist")], {}),
    ("direct cairo", [at("medic", "lima", "cairo"), at("scientist")], {}),
    ("charter cairo", [at("medic", "lima", "lima"), at("scientist")], {}),
    ("shuttle cairo", [at("medic"), at("scientist")], {"stations": ["atlanta", "cairo"]}),
    ("move medic drive cairo", DISPATCHING, {}),
    ("move medic direct cairo", DISPATCHING, {}),
    ("move medic charter cairo", DISPATCHING, {}),
    ("move medic shuttle cairo", DISPATCHING, {"stations": ["algiers", "cairo"]}),
    ("move medic join cairo", DISPATCHING, {}),
    ("move dispatcher join cairo", [at("dispatcher"), at("medic", "cairo")], {}),
    (
        "opsflight cairo discarding paris",
        [at("operations_expert", "atlanta", "paris"), at("medic")],
        {},
    ),
    ("build", [at("medic", "paris", "paris"), at("scientist")], {}),
    (
        "build moving lagos",
        [at("medic", "paris", "paris"), at("scientist")],
        {"stations": SIX_STATIONS},
    ),
    ("treat blue", [at("medic"), at("scientist")], {"cubes": {"atlanta": {"blue": 1}}}),
    ("give cairo to medic", [at("scientist", "cairo", "cairo"), at("medic", "cairo")], {}),
    ("take cairo from researcher", [at("scientist"), at("researcher", "atlanta", "cairo")], {}),
    (
        "cure blue with atlanta chicago essen london madrid",
        [at("medic", "atlanta", *BLUE_FIVE), at("scientist")],
        {},
    ),
    (
        "store airlift",
        [at("contingency_planner"), at("medic")],
        {"player_discards": ["airlift"]},
    ),
    ("pass", [at("medic"), at("scientist")], {}),
    ("airlift medic cairo", [at("medic"), at("scientist", "atlanta", *HELD)], {}),
    ("grant cairo", [at("medic"), at("scientist", "atlanta", *HELD)], {}),
    (
        "grant cairo moving lagos",
        [at("medic"), at("scientist", "atlanta", *HELD)],
        {"stations": SIX_STATIONS},
    ),
    ("quiet", [at("medic"), at("scientist", "atlanta", *HELD)], {}),
    (
        "resilient cairo",
        [at("medic"), at("scientist", "atlanta", *HELD)],
        {"infection_discards": ["cairo"]},
    ),
    ("forecast", [at("medic"), at("scientist", "atlanta", *HELD)], {}),
    (
        "order tokyo essen delhi lima osaka paris",
        [at("medic"), at("scientist")],
        {
            "turn": {"phase": "forecast", "forecast": {"seat": 1, "cards": SIX}},
            "infection_deck": {"layers": [SIX, ["..."]]},
        },
    ),
    (
        "discard cairo",
        [at("medic", "atlanta", *EIGHT), at("scientist")],
        {"turn": {"phase": "discard"}},
    ),
    (
        "discard airlift",
        [at("medic", "atlanta", *EIGHT), at("scientist")],
        {"turn": {"phase": "discard"}},
    ),
    (
        "seat:2 discard cairo",
        [at("medic"), at("scientist"), at("researcher", "atlanta", *EIGHT)],
        {"turn": {"phase": "discard"}},
    ),
    ("next", [at("medic"), at("scientist")], {"turn": {"phase": "draw"}}),
]
every_row = pytest.mark.parametrize(
    ("text", "players", "position"), ROWS, ids=[row[0].replace(" ", "-") for row in ROWS]
)


def seated(move: Move) -> str:
    """Return the text of a move with its seat in front."""
    return f"seat:{move.seat} " + str(move).removeprefix(f"seat:{move.seat} ")


@every_row
def test_every_form_is_read_and_printed_back(
    text: str, players: list[Json], position: Json
) -> None:
    game = arrange(*players, **position)
    assert text in [str(move) for move in game.legal_moves]
    assert game.why_not(text) is None
    game.play(text)
    assert game.entries[-1].line.text == text


def test_the_rows_are_those_of_the_page_and_show_every_verb() -> None:
    page = (Path(__file__).parents[2] / "docs" / "python" / "notation.md").read_text("utf-8")
    table = page.partition("| move | text |")[2].partition("\n\n")[0]
    written = set(re.findall("`(.*?)`", table)) - {"order c1 c2 c3 c4 c5 c6"}
    texts = {text for text, _, _ in ROWS}
    assert written - {"direct", "charter", "shuttle"} <= texts
    assert {text.removeprefix("seat:2 ").split()[0] for text in texts} == set(FORMS)


@every_row
def test_case_and_spaces_do_not_matter(text: str, players: list[Json], position: Json) -> None:
    game = arrange(*players, **position)
    right = parse(text, game.state)
    for written in (text.upper(), text.title(), f"  {text}\n", text.replace(" ", " \t  ")):
        assert parse(written, game.state) == right


@every_row
def test_a_seat_may_stand_before_any_move(text: str, players: list[Json], position: Json) -> None:
    game = arrange(*players, **position)
    right = parse(text, game.state)
    assert parse(seated(right), game.state) == right
    other = 1 - right.seat if right.seat < 2 else 0
    refused = game.why_not(f"seat:{other} " + text.removeprefix("seat:2 "))
    assert refused is not None
    assert refused.code in ("not_your_turn", "event_not_held", "not_the_looker", "within_limit")


@every_row
def test_the_seat_can_be_told_beside_the_text(
    text: str, players: list[Json], position: Json
) -> None:
    game = arrange(*players, **position)
    right = parse(text, game.state)
    bare = text.removeprefix("seat:2 ")
    assert game.why_not(bare, seat=right.seat) is None
    other = 1 - right.seat if right.seat < 2 else 0
    assert game.why_not(bare, seat=other) is not None


@pytest.mark.parametrize(
    ("by_role", "by_seat"),
    [
        ("move medic drive cairo", "move seat:1 drive cairo"),
        ("move dispatcher join cairo", "move seat:0 join cairo"),
        ("give cairo to researcher", "give cairo to seat:2"),
        ("take cairo from medic", "take cairo from seat:1"),
        ("airlift researcher cairo", "airlift seat:2 cairo"),
        ("airlift researcher cairo", "airlift SEAT:02 cairo"),
    ],
)
def test_a_player_is_named_by_role_or_by_seat(by_role: str, by_seat: str) -> None:
    game = arrange(at("dispatcher"), at("medic"), at("researcher"))
    assert parse(by_seat, game.state) == parse(by_role, game.state)
    assert str(parse(by_seat, game.state)) == by_role


def test_the_order_of_a_cures_cards_does_not_matter() -> None:
    game = arrange(at("medic", "atlanta", *BLUE_FIVE), at("scientist"))
    text = "cure blue with london madrid chicago atlanta essen"
    assert game.why_not(text) is None
    assert parse(text, game.state) == parse(f"cure blue with {' '.join(BLUE_FIVE)}", game.state)


def test_an_event_belongs_to_whoever_holds_it() -> None:
    game = arrange(at("medic"), at("contingency_planner", stored="airlift"), at("scientist"))
    assert parse("airlift medic cairo", game.state).seat == 1
    assert parse("quiet", game.state).seat == 0


def test_texts_of_legal_moves_are_read_as_the_same_moves() -> None:
    for number in range(size(13, 40, 500)):
        rng = random.Random(number)
        game = start_game(rng)
        while game.outcome is None:
            legal = game.legal_moves
            for move in rng.sample(legal, min(len(legal), 25)):
                assert parse(str(move), game.state) == move
                assert parse(seated(move), game.state) == move
            game.play(lively_move(game, rng))


def test_every_legal_move_has_a_text_of_its_own() -> None:
    for number in range(size(6, 20, 300)):
        rng = random.Random(number)
        game = start_game(rng)
        while game.outcome is None:
            legal = game.legal_moves
            assert len({seated(move) for move in legal}) == len(legal)
            game.play(lively_move(game, rng))


def test_with_two_seats_over_the_limit_each_discard_is_read_back_as_itself() -> None:
    game = arrange(
        at("medic", "atlanta", *EIGHT),
        at("scientist", "atlanta", *all_but(*EIGHT)[:8]),
        turn={"seat": 1, "phase": "discard"},
    )
    for move in game.legal_moves:
        assert parse(str(move), game.state) == move


# Texts that are not moves

WRONG: dict[str, list[tuple[str, str]]] = {
    "drive": [
        ("drive", "wrong_form"),
        ("drive cairo paris", "wrong_form"),
        ("drive atlantis", "unknown_city"),
        ("drive airlift", "unknown_city"),
    ],
    "direct": [("direct", "wrong_form"), ("direct to cairo", "wrong_form")],
    "charter": [("charter", "wrong_form"), ("charter medic", "unknown_city")],
    "shuttle": [("shuttle", "wrong_form"), ("shuttle blue", "unknown_city")],
    "move": [
        ("move", "wrong_form"),
        ("move medic", "wrong_form"),
        ("move medic cairo", "wrong_form"),
        ("move medic walk cairo", "wrong_form"),
        ("move medic opsflight cairo", "wrong_form"),
        ("move nobody drive cairo", "unknown_player"),
        ("move researcher drive cairo", "not_in_game"),
        ("move seat:2 drive cairo", "not_in_game"),
        ("move medic drive atlantis", "unknown_city"),
        ("move medic drive cairo paris", "wrong_form"),
    ],
    "opsflight": [
        ("opsflight cairo", "wrong_form"),
        ("opsflight cairo paris", "wrong_form"),
        ("opsflight cairo with paris", "wrong_form"),
        ("opsflight atlantis discarding paris", "unknown_city"),
        ("opsflight cairo discarding atlantis", "unknown_card"),
        ("opsflight cairo discarding epidemic", "epidemic_not_held"),
    ],
    "build": [
        ("build cairo", "wrong_form"),
        ("build moving", "wrong_form"),
        ("build moving cairo paris", "wrong_form"),
        ("build moving atlantis", "unknown_city"),
    ],
    "treat": [
        ("treat", "wrong_form"),
        ("treat blue red", "wrong_form"),
        ("treat green", "unknown_disease"),
    ],
    "give": [
        ("give cairo medic", "wrong_form"),
        ("give cairo from medic", "wrong_form"),
        ("give atlantis to medic", "unknown_card"),
        ("give cairo to nobody", "unknown_player"),
        ("give cairo to researcher", "not_in_game"),
    ],
    "take": [
        ("take cairo", "wrong_form"),
        ("take cairo to medic", "wrong_form"),
        ("take epidemic from medic", "epidemic_not_held"),
        ("take cairo from seat:7", "not_in_game"),
        ("take cairo from seat:", "unknown_player"),
        ("take cairo from seat:-1", "unknown_player"),
        ("take cairo from seat:¹", "unknown_player"),
    ],
    "cure": [
        ("cure", "wrong_form"),
        ("cure blue", "wrong_form"),
        ("cure blue with", "wrong_form"),
        ("cure blue atlanta", "wrong_form"),
        ("cure green with atlanta", "unknown_disease"),
        ("cure blue with atlantis", "unknown_card"),
        ("cure blue with atlanta airlift essen london madrid", "events_do_not_pay"),
        ("cure blue with atlanta cairo essen london madrid", "wrong_colour"),
        ("cure blue with atlanta atlanta essen london madrid", "card_twice"),
        ("cure blue with " + " ".join(CITIES), "wrong_form"),
    ],
    "store": [
        ("store", "wrong_form"),
        ("store cairo", "unknown_event"),
        ("store airlift forecast", "wrong_form"),
    ],
    "pass": [("pass now", "wrong_form")],
    "airlift": [
        ("airlift", "wrong_form"),
        ("airlift medic", "wrong_form"),
        ("airlift cairo medic", "unknown_city"),
        ("airlift cairo cairo", "unknown_player"),
        ("airlift researcher cairo", "not_in_game"),
    ],
    "forecast": [("forecast cairo", "wrong_form")],
    "order": [
        ("order", "wrong_form"),
        ("order " + " ".join(CITIES[:7]), "wrong_form"),
        ("order atlantis", "unknown_city"),
        ("order airlift", "unknown_city"),
    ],
    "grant": [
        ("grant", "wrong_form"),
        ("grant cairo lagos", "wrong_form"),
        ("grant cairo moving", "wrong_form"),
        ("grant atlantis", "unknown_city"),
        ("grant cairo moving atlantis", "unknown_city"),
    ],
    "quiet": [("quiet night", "wrong_form")],
    "resilient": [("resilient", "wrong_form"), ("resilient airlift", "unknown_city")],
    "discard": [
        ("discard", "wrong_form"),
        ("discard cairo paris", "wrong_form"),
        ("discard epidemic", "epidemic_not_held"),
        ("discard atlantis", "unknown_card"),
    ],
    "next": [("next turn", "wrong_form")],
    "": [
        ("", "not_a_move"),
        (" \n\t ", "not_a_move"),
        ("fly cairo", "not_a_move"),
        ("undo", "not_a_move"),
        ("undo to 1", "not_a_move"),
        ("drive, cairo", "not_a_move"),
        ("seat:0", "not_a_move"),
        ("seat:0 seat:0 drive chicago", "not_a_move"),
        ("medic drive chicago", "not_a_move"),
        ("seat:9 drive chicago", "not_in_game"),
        ("seat: drive chicago", "unknown_player"),
        ("seat:x drive chicago", "unknown_player"),
        ("seat:-1 drive chicago", "unknown_player"),
        ("seat:² drive chicago", "unknown_player"),
        ("seat:\u0660 drive chicago", "unknown_player"),
        ("seat:1.0 drive chicago", "unknown_player"),
        ("{0} {text} %s", "not_a_move"),
        ("\ud800\udfff", "not_a_move"),
        ("\0", "not_a_move"),
        ("drive\0cairo", "not_a_move"),
        ("a" * 100_000, "not_a_move"),
        ("pass " * 10_000, "wrong_form"),
    ],
}
WRONG_TEXTS = [case for cases in WRONG.values() for case in cases]


def table() -> Game:
    return arrange(at("dispatcher"), at("medic"), cubes={"atlanta": {"blue": 1}})


@pytest.mark.parametrize(("text", "code"), WRONG_TEXTS, ids=[text[:40] for text, _ in WRONG_TEXTS])
def test_wrong_forms_are_refused_with_a_rule_and_a_reason(text: str, code: str) -> None:
    game = table()
    before = game.position()
    refused = game.why_not(text)
    assert refused is not None
    assert refused.code == code
    check_refusal(refused)
    with pytest.raises(IllegalMove) as caught:
        game.play(text)
    assert caught.value.refusal == refused
    assert (caught.value.rule, caught.value.code) == (refused.rule, refused.code)
    assert caught.value.message == refused.message
    assert game.position() == before
    assert not game.entries


def test_every_verb_has_wrong_forms() -> None:
    assert set(WRONG) == {*FORMS, ""}


def test_a_wrong_form_is_answered_with_the_right_one() -> None:
    for verb, form in FORMS.items():
        refused = table().why_not(f"{verb} 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15")
        assert refused is not None
        assert form.text in refused.message


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("drive Mexico City", "drive mexico_city"),
        ("move operations expert drive new york", "move operations_expert drive new_york"),
        ("opsflight ho chi minh city discarding sao paulo", None),
        ("give one quiet night to medic", "give one_quiet_night to medic"),
        ("drive new york paris", "drive CITY"),
        ("move medic walk new york", "move PLAYER WAY CITY"),
        ("cure blue", "cure DISEASE with CARD..."),
    ],
)
def test_names_in_several_words_are_answered_with_names_in_one(
    text: str, right: str | None
) -> None:
    right = right or "opsflight ho_chi_minh_city discarding sao_paulo"
    refused = table().why_not(text)
    assert refused is not None
    assert refused.message == f"'{text}' has the wrong form; right would be '{right}'."


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("drive chicgo", "chicago"),
        ("build moving kinshsa", "kinshasa"),
        ("discard airlft", "airlift"),
        ("store forcast", "forecast"),
        ("airlift medc cairo", "medic"),
        ("drive xyz", None),
        ("drive " + "x" * 10_000, None),
    ],
)
def test_a_misspelt_name_is_answered_with_the_nearest_one(text: str, near: str | None) -> None:
    refused = table().why_not(text)
    assert refused is not None
    assert refused.params.get("near") == near
    assert refused.message.endswith(f" Did you mean {near}?") is (near is not None)


def test_an_unknown_verb_is_refused_with_a_list_of_all_verbs() -> None:
    refused = table().why_not("fly cairo")
    assert refused is not None
    assert all(verb in refused.message for verb in FORMS)


@pytest.mark.parametrize("seat", ["seat:0009", "seat:0002", "seat:" + "0" * 5000 + "1", "seat:99"])
def test_a_seat_with_many_digits_is_read_or_refused(seat: str) -> None:
    for text in (f"{seat} drive chicago", f"airlift {seat} cairo", f"give atlanta to {seat}"):
        refused = table().why_not(text)
        assert refused is not None
        assert refused.code in ("not_in_game", "unknown_player", "not_your_turn", "event_not_held")


@pytest.mark.parametrize("seat", [-1, 2, 3, 4, 100])
def test_a_seat_that_is_not_in_the_game_makes_no_move(seat: int) -> None:
    game = arrange(at("medic"), at("contingency_planner", stored="airlift"))
    assert game.why_not("airlift medic cairo", seat=1) is None
    for text in ("airlift medic cairo", "drive chicago"):
        refused = game.why_not(text, seat=seat)
        assert refused is not None
        assert refused.code in ("not_in_game", "not_your_turn", "event_not_held")


def check_refusal(refused: Refusal) -> None:
    """Assert that a refusal has a rule, a code and a complete sentence."""
    assert re.fullmatch(r"R\d+\.\d+", refused.rule)
    assert refused.code in SENTENCES
    counted, singular = ONE.get(refused.code, ("", ""))
    sentence = singular if refused.params.get(counted) == 1 else SENTENCES[refused.code]
    near = f" Did you mean {refused.params['near']}?" if "near" in refused.params else ""
    assert refused.message == sentence.format(**refused.params) + near
    assert len(refused.message) > 10


words = st.sampled_from(
    [
        *FORMS,
        *CITIES[::3],
        *EVENTS,
        *ROLES,
        *DISEASES,
        *("to", "from", "with", "moving", "discarding", "join", "epidemic", "toronto"),
        *(f"seat:{number}" for number in (-1, 0, 1, 3, 4, "01", "0009", "1" * 5000)),
    ]
)


@st.composite
def texts(draw: st.DrawFn, game: Game) -> str:
    """Generate any text, words of the notation in any order, or damaged legal moves."""
    legal = [str(move) for move in game.legal_moves]
    kind = draw(st.integers(0, 2 if legal else 1))
    if kind == 0:
        return draw(st.text(max_size=40))
    if kind == 1:
        return " ".join(draw(st.lists(words, max_size=8)))
    damaged = draw(st.sampled_from(legal)).split()
    at_word = draw(st.integers(0, len(damaged)))
    put = draw(st.lists(words, max_size=1))
    return " ".join(damaged[:at_word] + put + damaged[at_word + draw(st.integers(0, 1)) :])


@careful
@given(st.data())
def test_any_text_is_played_or_refused_and_a_refusal_changes_nothing(data: st.DataObject) -> None:
    game = data.draw(games(most_moves=40))
    text = data.draw(texts(game))
    before, entries = game.position(), list(game.entries)
    refused = game.why_not(text)
    assert game.position() == before
    if refused is None:
        game.play(text)
        assert len(game.entries) == len(entries) + 1
        return
    check_refusal(refused)
    with pytest.raises(IllegalMove) as caught:
        game.play(text)
    assert type(caught.value) is IllegalMove
    assert caught.value.refusal == refused
    assert game.position() == before
    assert game.entries == entries


@pytest.mark.parametrize("junk", [None, 1, 1.5, b"pass", ["pass"], object()])
def test_a_move_of_a_wrong_type_raises_a_type_error(junk: Any) -> None:
    with pytest.raises(TypeError, match="a str or a Move"):
        table().why_not(junk)
    with pytest.raises(TypeError, match="a str or a Move"):
        table().play(junk)


# Every reason


class Case(NamedTuple):
    """A move that is refused for one reason in one position."""

    code: str
    rule: str
    move: str
    players: list[Json]
    position: Json


TWO = [at("medic"), at("scientist")]
LOOKING: Json = {
    "turn": {"phase": "forecast", "forecast": {"seat": 0, "cards": SIX}},
    "infection_deck": {"layers": [SIX, ["..."]]},
}
OVER_LIMIT = [at("medic", "atlanta", *EIGHT), at("scientist")]
PLANNING = [at("contingency_planner", stored="airlift"), at("scientist")]
PLANNER_OVER_LIMIT = [
    at("contingency_planner", "atlanta", "cairo", "lagos", *SIX, stored="airlift"),
    at("medic"),
]
EXPERT = [at("operations_expert", "atlanta", "paris", "airlift"), at("medic")]
CASES = [
    Case("game_over", "R13.5", "pass", TWO, {"turn": {"phase": "over"}, "outbreaks": 8}),
    Case("forecast_pending", "R10.4", "pass", TWO, LOOKING),
    Case("discard_first", "R9.1", "pass", OVER_LIMIT, {"turn": {"phase": "discard"}}),
    Case("not_your_turn", "R3.3", "seat:1 pass", TWO, {}),
    Case("not_action_phase", "R3.1", "drive chicago", TWO, {"turn": {"phase": "draw"}}),
    Case("actions_remain", "R3.1", "next", TWO, {}),
    Case("nothing_looked_at", "R10.4", "order paris", TWO, {}),
    Case("not_the_looker", "R10.4", f"seat:1 order {' '.join(SIX)}", TWO, LOOKING),
    Case("not_these_cards", "R10.4", "order paris osaka", TWO, LOOKING),
    Case("within_limit", "R9.1", "discard cairo", TWO, {}),
    Case(
        "epidemics_first",
        "R9.3",
        "discard cairo",
        OVER_LIMIT,
        {"turn": {"phase": "epidemic"}, "epidemics_drawn": 1},
    ),
    Case("not_in_hand", "R9.1", "discard lagos", OVER_LIMIT, {"turn": {"phase": "discard"}}),
    Case("epidemic_not_held", "R6.2", "discard epidemic", TWO, {}),
    Case("already_there", "R4.5", "drive atlanta", TWO, {}),
    Case("not_adjacent", "R4.1", "drive cairo", TWO, {}),
    Case("no_card_of_target", "R4.2", "direct cairo", TWO, {}),
    Case("no_card_of_origin", "R4.3", "charter cairo", TWO, {}),
    Case("no_station_here", "R4.4", "shuttle cairo", TWO, {"stations": ["cairo"]}),
    Case("no_station_there", "R4.4", "shuttle cairo", TWO, {}),
    Case("not_dispatcher", "R11.2", "move scientist drive chicago", TWO, {}),
    Case("move_own_pawn", "R11.2", "move medic drive chicago", TWO, {}),
    Case("own_pawn", "R11.2", "move dispatcher drive cairo", DISPATCHING, {}),
    Case("nobody_to_join", "R11.2", "move medic join lima", DISPATCHING, {}),
    Case("not_operations_expert", "R11.4", "opsflight cairo discarding paris", TWO, {}),
    Case(
        "no_opsflight_2008",
        "R11.4",
        "opsflight cairo discarding paris",
        EXPERT,
        {"edition": "2008"},
    ),
    Case(
        "opsflight_used",
        "R11.4",
        "opsflight cairo discarding paris",
        EXPERT,
        {"turn": {"opsflight_used": True}},
    ),
    Case("not_a_city_card", "R11.4", "opsflight cairo discarding airlift", EXPERT, {}),
    Case("station_stands", "R4.6", "build", TWO, {}),
    Case("no_card_to_build", "R4.6", "build", TWO, {"stations": []}),
    Case(
        "all_stations_stand",
        "R10.5",
        "grant cairo",
        [at("medic", "atlanta", "government_grant"), at("scientist")],
        {"stations": SIX_STATIONS},
    ),
    Case(
        "stations_in_stock",
        "R4.6",
        "build moving lima",
        [at("medic", "atlanta", "atlanta"), at("scientist")],
        {"stations": ["lima"]},
    ),
    Case(
        "no_station_to_move",
        "R10.5",
        "grant cairo moving paris",
        [at("medic", "atlanta", "government_grant"), at("scientist")],
        {"stations": SIX_STATIONS},
    ),
    Case("no_cubes", "R4.7", "treat blue", TWO, {}),
    Case("same_player", "R4.8", "give atlanta to medic", TWO, {}),
    Case(
        "not_together", "R4.8", "give lima to scientist", [at("medic", "lima"), at("scientist")], {}
    ),
    Case("events_not_shared", "R4.10", "give airlift to scientist", TWO, {}),
    Case("not_the_city_card", "R4.8", "give cairo to scientist", TWO, {}),
    Case(
        "researcher_receives_city",
        "R11.6",
        "give cairo to researcher",
        [at("medic", "atlanta", "cairo"), at("researcher")],
        {},
    ),
    Case("not_handed_over", "R12.6", "take atlanta from scientist", TWO, {"hands": "private"}),
    Case(
        "already_cured",
        "R4.9",
        f"cure blue with {' '.join(BLUE_FIVE)}",
        TWO,
        {"diseases": {"blue": "eradicated"}},
    ),
    Case(
        "no_station_for_cure",
        "R4.9",
        f"cure blue with {' '.join(BLUE_FIVE)}",
        TWO,
        {"stations": []},
    ),
    Case("wrong_colour", "R4.9", "cure blue with cairo atlanta essen london madrid", TWO, {}),
    Case(
        "events_do_not_pay", "R4.10", "cure blue with airlift atlanta essen london madrid", TWO, {}
    ),
    Case("wrong_number_of_cards", "R4.9", "cure blue with atlanta", TWO, {}),
    Case("card_twice", "R4.9", "cure blue with atlanta atlanta essen london madrid", TWO, {}),
    Case("not_planner", "R11.1", "store airlift", TWO, {}),
    Case("already_stored", "R11.1", "store forecast", PLANNING, {}),
    Case(
        "not_in_discards", "R11.1", "store forecast", [at("contingency_planner"), at("medic")], {}
    ),
    Case(
        "stored_not_discarded",
        "R11.1",
        "discard airlift",
        PLANNER_OVER_LIMIT,
        {"turn": {"phase": "discard"}},
    ),
    Case("event_not_held", "R10.1", "quiet", TWO, {}),
    Case(
        "only_resilient_now",
        "R7.4",
        "quiet",
        [at("medic", "atlanta", "one_quiet_night"), at("scientist")],
        {"turn": {"phase": "epidemic"}, "epidemics_drawn": 1},
    ),
    Case(
        "empty_infection_deck",
        "R10.4",
        "forecast",
        [at("medic", "atlanta", "forecast"), at("scientist")],
        {"infection_discards": list(CITIES)},
    ),
    Case(
        "not_in_infection_discards",
        "R10.7",
        "resilient cairo",
        [at("medic", "atlanta", "resilient_population"), at("scientist")],
        {"infection_discards": ["paris"]},
    ),
    Case(
        "no_infection_discards",
        "R10.7",
        "resilient cairo",
        [at("medic", "atlanta", "resilient_population"), at("scientist")],
        {},
    ),
    Case("not_a_move", "R3.1", "fly cairo", TWO, {}),
    Case("wrong_form", "R3.1", "drive", TWO, {}),
    Case("unknown_city", "R1.1", "drive atlantis", TWO, {}),
    Case("unknown_disease", "R1.1", "treat green", TWO, {}),
    Case("unknown_card", "R1.4", "discard atlantis", TWO, {}),
    Case("unknown_event", "R1.8", "store cairo", TWO, {}),
    Case("unknown_player", "R1.7", "airlift nobody cairo", TWO, {}),
    Case("not_in_game", "R1.6", "airlift researcher cairo", TWO, {}),
    Case("event_not_in_game", "R1.8", "quiet", TWO, {"events": ["airlift"]}),
]


@pytest.mark.parametrize("case", CASES, ids=[case.code for case in CASES])
def test_each_reason_is_given_where_it_holds(case: Case) -> None:
    game = arrange(*case.players, **case.position)
    refused = game.why_not(case.move)
    assert refused is not None
    assert (refused.rule, refused.code) == (case.rule, case.code)
    check_refusal(refused)
    with pytest.raises(IllegalMove, match=re.escape(refused.message)):
        game.play(case.move)


def test_no_reason_is_dead() -> None:
    given_somewhere = {case.code for case in CASES}
    assert set(SENTENCES) - given_somewhere == set()


@pytest.mark.parametrize("code", SENTENCES)
def test_every_sentence_can_be_said(code: str) -> None:
    gaps = set(re.findall(r"{(\w+)}", SENTENCES[code]))
    said = SENTENCES[code].format(**{gap: f"<{gap}>" for gap in gaps})
    assert said.endswith(".")
    assert all(f"<{gap}>" in said for gap in gaps)
