"""Records: one JSON document that replays without random numbers, or an error with the line."""

from __future__ import annotations

import copy
import json
import math
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourcures import FourCuresError, Game, InvalidRecord
from fourcures.testing.strategies import (
    games,
    json_values,
    lively_move,
    records,
    start_game,
    tamper,
)
from tests.engine.arranging import document
from tests.sizes import size

from .arranging import Json, arrange, at, play
from .searching import examples

careful = examples(50, 150, 10_000)


def through_json(document: Json) -> Json:
    """Return the same document, written and read."""
    read: Json = json.loads(json.dumps(document, allow_nan=False))
    return read


def undo_or_play(game: Game, rng: random.Random) -> None:
    """Play an interesting move, or sometimes undo one."""
    if game.is_undoable and rng.random() < 0.15:
        game.undo()
    else:
        game.play(lively_move(game, rng))


def check_same(game: Game, again: Game) -> None:
    """Assert that two games are the same in every respect."""
    assert again.state == game.state
    assert again.position() == game.position()
    assert again.record() == game.record()
    assert again.entries == game.entries
    assert again.outcome == game.outcome
    assert again.is_undoable == game.is_undoable
    assert again.legal_moves == game.legal_moves


def test_a_record_yields_the_same_game_at_any_moment() -> None:
    for number in range(size(13, 40, 500)):
        rng = random.Random(number)
        game = start_game(rng, scripted=number % 2 == 1)
        while game.outcome is None:
            if rng.random() < 0.05:
                check_same(game, Game.from_record(through_json(game.record())))
            undo_or_play(game, rng)
        check_same(game, Game.from_record(through_json(game.record())))


def test_the_notes_of_a_record_change_nothing() -> None:
    record = Game.new(seed="7").record()
    assert "notes" not in record
    assert Game.from_record(record | {"notes": {"bots": [None, "quick"]}}).record() == record
    with pytest.raises(InvalidRecord, match="notes"):
        Game.from_record(record | {"notes": "by hand"})


def test_a_game_from_a_record_goes_on_with_the_same_deal() -> None:
    for number in range(size(13, 40, 500)):
        rng = random.Random(number)
        game = start_game(rng, scripted=number % 2 == 1)
        for _ in range(rng.randrange(40)):
            if game.outcome is None:
                undo_or_play(game, rng)
        again = Game.from_record(through_json(game.record()))
        while game.outcome is None:
            if game.is_undoable and rng.random() < 0.15:
                game.undo()
                again.undo()
            else:
                move = lively_move(game, rng)
                assert again.play(move) == game.play(move)
        check_same(game, again)


def test_a_record_needs_no_seed_to_be_replayed() -> None:
    for number in range(size(6, 20, 300)):
        rng = random.Random(number)
        game = start_game(rng, scripted=number % 2 == 1)
        while game.outcome is None:
            undo_or_play(game, rng)
        again = Game.from_record(through_json(game.record()) | {"seed": None})
        assert again.state == game.state
        assert again.entries == game.entries


@careful
@given(games(most_moves=40))
def test_any_game_at_any_moment_has_a_record(game: Game) -> None:
    check_same(game, Game.from_record(through_json(game.record())))


def story() -> Game:
    """Return a game of two turns with an undo, an event, a Forecast and an epidemic."""
    game = arrange(
        at("medic", "atlanta", "forecast", "airlift"),
        at("scientist", "paris"),
        epidemics=5,
        hands="open",
    )
    play(game, "drive chicago")
    game.undo()
    play(game, "drive miami", "airlift scientist cairo", "forecast")
    seen = document(game)["turn"]["forecast"]["cards"]
    play(game, f"order {' '.join(reversed(seen))}", "pass", "next")
    return game


def test_a_record_tells_the_whole_game() -> None:
    game = story()
    record = game.record()
    start = Game.from_position(
        {
            "players": [at("medic", "atlanta", "forecast", "airlift"), at("scientist", "paris")],
            "epidemics": 5,
            "hands": "open",
        }
    ).position()
    assert set(record) == {"format", "rules", "setup", "seed", "start", "lines", "outcome"}
    assert (record["format"], record["rules"], record["outcome"]) == (1, 1, None)
    assert record["seed"] == "arranged"
    assert record["start"] == start
    texts = [line["text"] for line in record["lines"]]
    assert texts[:5] == [
        *("drive chicago", "undo to 0", "drive miami", "airlift scientist cairo", "forecast"),
    ]
    assert [line["seat"] for line in record["lines"][:5]] == [0, None, 0, 0, 0]
    assert [len(line["outcomes"]) for line in record["lines"][:5]] == [0, 0, 0, 0, 6]
    assert record["lines"][5]["outcomes"] == []


def test_the_set_up_of_a_new_game_is_in_its_record() -> None:
    record = Game.new(
        edition="2008", players=3, epidemics=5, hands="open", first=1, events=["airlift"], seed=7
    ).record()
    assert record["seed"] == "7"
    assert record["setup"] == {
        "edition": "2008",
        "players": 3,
        "roles": None,
        "role_pool": ["dispatcher", "medic", "operations_expert", "researcher", "scientist"],
        "epidemics": 5,
        "hands": "open",
        "events": ["airlift"],
        "first": 1,
    }


def test_the_record_of_a_finished_game_tells_how_it_ended() -> None:
    rng = random.Random(1)
    game = Game.new(seed="1")
    while game.outcome is None:
        game.play(lively_move(game, rng))
    assert game.record()["outcome"] == game.outcome._asdict()
    assert game.record()["outcome"] == game.position()["outcome"]


def test_undone_moves_stay_in_the_record_and_are_replayed() -> None:
    game = arrange(at("medic"), at("scientist"))
    play(game, "drive chicago", "drive montreal")
    game.undo()
    game.undo()
    play(game, "drive miami")
    again = Game.from_record(through_json(game.record()))
    check_same(game, again)
    again.undo()
    assert [entry.line.text for entry in again.entries] == [
        *("drive chicago", "drive montreal", "undo to 1", "undo to 0", "drive miami", "undo to 0")
    ]


def test_a_record_is_a_copy() -> None:
    game = story()
    record = game.record()
    kept = copy.deepcopy(record)
    game.play(game.legal_moves[0])
    assert record == kept
    record["start"]["players"].clear()
    record["lines"].clear()
    check_same(game, Game.from_record(through_json(game.record())))


def test_a_game_without_a_deal_does_not_draw_and_stays_as_it_was() -> None:
    game = arrange(at("medic", "lima", "airlift"), at("scientist"), turn={"phase": "draw"})
    again = Game.from_record(game.record() | {"seed": None})
    before = again.position()
    with pytest.raises(FourCuresError):
        again.play("next")
    assert again.position() == before
    again.play("airlift medic cairo")
    assert again.position()["players"][0]["city"] == "cairo"


# Invalid records


def recorded() -> Json:
    """Return the record of a short game: line 2 passes, 3 draws and infects, 5 is undone."""
    game = arrange(at("medic"), at("scientist"))
    play(game, "drive chicago", "pass", "next", "drive miami", "drive atlanta")
    game.undo()
    return through_json(game.record())


def refused(record: Any, match: str | None = None) -> None:
    with pytest.raises(InvalidRecord, match=match) as caught:
        Game.from_record(record)
    assert type(caught.value) is InvalidRecord


def test_the_record_that_is_spoilt_is_good() -> None:
    assert Game.from_record(recorded()).record() == recorded()


def test_too_few_outcomes_are_refused_with_their_line() -> None:
    record = recorded()
    while record["lines"][2]["outcomes"]:
        record["lines"][2]["outcomes"].pop()
        refused(record, "^line 3: ")


@pytest.mark.parametrize("card", ["cairo", "epidemic", "airlift"])
@pytest.mark.parametrize("line", [0, 1, 2, 5])
def test_too_many_outcomes_are_refused_with_their_line(line: int, card: str) -> None:
    record = recorded()
    record["lines"][line]["outcomes"].append(card)
    refused(record, f"^line {line + 1}: ")


def test_very_many_outcomes_are_refused_with_their_line() -> None:
    record = recorded()
    record["lines"][2]["outcomes"] *= 1000
    refused(record, "^line 3: ")


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("card", ["", "atlantis", "medic", "Cairo", "blue", "..."])
def test_an_outcome_that_is_no_card_is_refused_with_its_line(place: int, card: str) -> None:
    record = recorded()
    record["lines"][2]["outcomes"][place] = card
    refused(record, "^line 3: ")


def test_a_card_that_is_not_there_is_refused_with_its_line() -> None:
    record = recorded()
    outcomes = record["lines"][2]["outcomes"]
    for place, card in ((1, outcomes[0]), (3, outcomes[2]), (2, "airlift"), (2, "epidemic")):
        other = copy.deepcopy(record)
        other["lines"][2]["outcomes"][place] = card
        refused(other, "^line 3: ")


def test_an_epidemic_of_another_pile_is_refused_with_its_line() -> None:
    game = arrange(
        at("medic"),
        at("scientist"),
        turn={"phase": "draw"},
        epidemics_drawn=3,
        player_deck={"piles": [{"cards": 20, "epidemics": 0}, {"cards": 34, "epidemics": 1}]},
    )
    game.play("next")
    record = game.record()
    record["lines"][0]["outcomes"][0] = "epidemic"
    refused(record, "^line 1: ")


def scripted() -> Game:
    game = arrange(
        at("medic"),
        at("scientist"),
        turn={"phase": "draw"},
        player_deck={"next": ["cairo", "lima"]},
        infection_deck={"next": ["paris", "osaka"]},
    )
    game.play("next")
    return game


def test_too_few_outcomes_are_refused_also_where_a_script_knows_them() -> None:
    record = scripted().record()
    assert record["lines"][0]["outcomes"] == ["cairo", "lima", "paris", "osaka"]
    record["lines"][0]["outcomes"].pop()
    refused(record, "^line 1: ")


@pytest.mark.parametrize(
    "outcomes",
    [["cairo", "lagos", "paris", "osaka"], ["cairo", "lima", "paris", "tokyo"]],
)
def test_outcomes_that_contradict_the_script_of_the_start_are_refused(outcomes: list[str]) -> None:
    record = scripted().record()
    record["lines"][0]["outcomes"] = outcomes
    refused(record, "^line 1: ")


@pytest.mark.parametrize(
    ("line", "text", "match"),
    [
        (0, "drive cairo", "^line 1: .*not joined"),
        (0, "fly", "^line 1: .*not a move"),
        (0, "", "^line 1: .*not a move"),
        (0, "undo to 0", "^line 1: .*no move to undo"),
        (3, "undo to 2", "^line 4: .*no move to undo"),
        (5, "undo to 3", "^line 6: .*undo to 4"),
        (5, "undo to 04", "^line 6: .*undo to 4"),
        (5, "undo to ", "^line 6: .*undo to 4"),
        (5, "undo", "^line 6: .*not a move"),
        (2, "pass", "^line 3: "),
    ],
)
def test_a_line_that_cannot_be_played_is_refused(line: int, text: str, match: str) -> None:
    record = recorded()
    record["lines"][line] |= {"text": text, "outcomes": []}
    refused(record, match)


@pytest.mark.parametrize("seat", [-1, 1, 2, 4, 100])
def test_a_line_of_another_seat_is_refused(seat: int) -> None:
    record = recorded()
    record["lines"][0]["seat"] = seat
    refused(record, "^line 1: ")


def test_a_line_whose_text_names_another_seat_is_refused() -> None:
    game = arrange(at("medic"), at("scientist", "lima", "airlift"))
    game.play("airlift medic cairo")
    record = game.record()
    record["lines"][0] |= {"seat": 0, "text": "seat:1 airlift medic cairo"}
    refused(record, "^line 1: ")


@pytest.mark.parametrize("line", [0, 5])
def test_only_an_undo_belongs_to_nobody(line: int) -> None:
    record = recorded()
    seat = record["lines"][line]["seat"]
    record["lines"][line]["seat"] = 0 if seat is None else None
    refused(record, f"^line {line + 1}: ")


@pytest.mark.parametrize(
    "outcome", [{"result": "won", "cause": "cures"}, {"result": "lost", "cause": "cubes"}, {}]
)
def test_an_outcome_that_the_moves_do_not_lead_to_is_refused(outcome: Json) -> None:
    refused(recorded() | {"outcome": outcome}, "outcome")


@pytest.mark.parametrize("version", [0, 2, -1, 10**12])
@pytest.mark.parametrize("field", ["format", "rules"])
def test_a_version_that_is_not_known_is_refused_with_the_one_that_is(
    field: str, version: int
) -> None:
    refused(recorded() | {field: version}, f"{field}.*{version}.*only 1")


def test_a_start_that_cannot_be_is_refused_by_name() -> None:
    record = recorded()
    record["start"]["outbreaks"] = 8
    refused(record, "^start: outbreaks")


NOT_LINES: list[Any] = [None, 1, "next", {}, [None], [1], ["next"], [[]], [{}], [{"seat": 0}]]
MALFORMED: list[tuple[tuple[str | int, ...], list[Any]]] = [
    ((), [None, True, 1, "record", [], [1], {}, {"lines": []}, math.nan]),
    (("format",), [None, True, "1", 1.5, math.nan, [], {}, 10**30]),
    (("rules",), [None, True, "1", 1.5, math.nan, [], {}, 10**30]),
    (("setup",), [None, True, 1, "2013", [], [{}]]),
    (("seed",), [True, 1, 1.5, [], {}, ["7"], "\ud800"]),
    (("start",), [None, True, 1, "start", [], {}, {"players": []}]),
    (("start", "players"), [None, [], {}, "two"]),
    (("start", "turn", "seat"), [None, True, 2, "0"]),
    (("lines",), NOT_LINES),
    (("lines", 0), [None, True, 1, "next", [], {}, {"seat": 0}, {"text": "next"}]),
    (("lines", 0, "seat"), [True, "0", 0.5, math.nan, [], {}, 7, -1, 10**30]),
    (("lines", 0, "text"), [None, True, 1, [], {}, "", "\ud800", "undo to 0", "pass pass"]),
    (("lines", 0, "outcomes"), [None, True, 1, "cairo", {}, [None], [1], [[]], [["cairo"]]]),
    (("lines", 0, "note"), ["hello"]),
    (("outcome",), [True, 1, "won", []]),
    (("notes",), ["hello", None]),
    (("\ud800",), ["hello"]),
    (("lines", 0, "\ud800"), ["hello"]),
    (("setup", "\ud800"), ["hello"]),
    (("start", "\ud800"), ["hello"]),
    (("outcome",), [{"\ud800": 1}, {"result": "\ud800"}]),
]


@pytest.mark.parametrize(
    ("path", "values"), MALFORMED, ids=[ascii("-".join(map(str, path))) for path, _ in MALFORMED]
)
def test_a_malformed_record_is_refused(path: tuple[str | int, ...], values: list[Any]) -> None:
    for value in values:
        document: Any = [recorded()]
        holder, key = document, 0
        for step in path:
            holder, key = holder[key], step  # type: ignore[assignment]
        holder[key] = value
        refused(document[0])


@pytest.mark.parametrize("field", ["setup", "start", "lines"])
def test_a_record_without_a_part_is_refused(field: str) -> None:
    record = recorded()
    del record[field]
    refused(record, field)


@pytest.mark.parametrize("path", ["setup", "start", "outcome"])
def test_a_record_that_is_nested_too_deeply_is_refused_or_kept(path: str) -> None:
    junk: Any = {}
    for _ in range(100_000):
        junk = {"x": junk}
    record = recorded()
    record[path] = {"players": junk}
    try:
        game = Game.from_record(record)
    except InvalidRecord:
        return
    game.record()


def replayed_or_refused(document: Any) -> None:
    """Assert that a document replays to the same game each time, or raises InvalidRecord."""
    try:
        game = Game.from_record(document)
    except InvalidRecord as error:
        assert type(error) is InvalidRecord
        assert str(error)
        return
    check_same(game, Game.from_record(game.record()))


@careful
@given(tamper(records(most_moves=30)))
def test_a_record_that_was_tampered_with_is_refused_or_whole(document: Any) -> None:
    replayed_or_refused(document)


@careful
@given(tamper(st.builds(recorded), most_changes=1))
def test_a_short_record_that_was_tampered_with_is_refused_or_whole(document: Any) -> None:
    replayed_or_refused(document)


@careful
@given(json_values())
def test_any_json_at_all_is_refused(document: Any) -> None:
    refused(document)
