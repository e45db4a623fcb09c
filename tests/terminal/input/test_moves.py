"""Typed moves are parsed leniently, but never as another legal move than intended."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game
from fourcures.terminal.input.moves import read_move, split_words
from fourcures.terminal.session import Session

POSITION: dict[str, Any] = {
    "players": [
        {"role": "dispatcher", "city": "washington", "hand": ["washington", "sao_paulo", "miami"]},
        {"role": "medic", "city": "washington", "hand": ["airlift", "government_grant"]},
    ],
    "stations": ["atlanta", "washington"],
    "cubes": {"washington": {"blue": 1, "black": 1}},
}


def meant(line: str) -> list[str]:
    """Return the legal moves that match a line."""
    return [
        str(move) for move in read_move(line, Game.from_position(POSITION, "7").legal_moves).moves
    ]


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("drive new_york", "drive new_york"),
        ("Drive New York", "drive new_york"),
        ("drive new y", "drive new_york"),
        ("new york", "drive new_york"),
        ("go mon", "drive montreal"),
        ("montréal", "drive montreal"),
        ("MIAMI", "drive miami"),  # the drive, although cards would work too
        ("direct são paulo", "direct sao_paulo"),
        ("dir mia", "direct miami"),
        ("shuttle", "shuttle atlanta"),
        ("charter ho chi minh", "charter ho_chi_minh_city"),
        ("charter St. Petersburg", "charter st_petersburg"),
        ("charter saint petersburg", "charter st_petersburg"),
        ("move medic new york", ""),
        ("move med drive new york", "move medic drive new_york"),
        ("treat bla", "treat black"),
        ("give wash to medic", "give washington to medic"),
        ("airlift disp hong kong", "airlift dispatcher hong_kong"),
        ("government grant lima", "grant lima"),
        ("pass", "pass"),
    ],
)
def test_a_short_or_misspelled_line_matches_one_move(line: str, move: str) -> None:
    assert meant(line) == ([move] if move else [])


def test_an_ambiguous_line_asks_which_move_is_meant() -> None:
    assert set(meant("treat bl")) == {"treat blue", "treat black"}
    assert set(meant("san francisco")) == {"charter san_francisco"}
    assert set(meant("sao paulo")) == {"direct sao_paulo", "charter sao_paulo"}
    assert len(meant("charter san")) == 2
    table = Session(Game.from_position(POSITION, "7"))
    assert table.do("treat bl").lines == ["Which one? treat blue, treat black."]
    assert "and 39 more" in table.do("charter").lines[0]


def test_a_prefix_of_a_city_never_discards_a_card() -> None:
    """Regression: `n` for `next`, typed too early, once flew to New York and cost the card."""
    players = [{"role": "medic", "hand": ["new_york"]}, {"role": "scientist"}]
    table = Session(Game.from_position({"players": players}, "7"))
    assert "(R3.1)" in table.do("n").lines[0]
    assert "No single move" in table.do("new y").lines[0]
    assert table.overview().players[0].hand == ["new_york"]
    assert table.do("new york").lines[0] == "The Medic discards the New York (blue) card."


def test_an_illegal_move_is_spelled_out_for_the_engine() -> None:
    assert read_move("shuttle hong", []).text == "shuttle hong_kong"
    assert read_move("n", []).text == "next"
    assert read_move("discard resilient population", []).text == "discard resilient_population"
    assert split_words("cure blue with New York, Paris, st. petersburg") == [
        "cure", "blue", "with", "new_york", "paris", "st_petersburg",
    ]  # fmt: skip


def test_the_cards_of_a_cure_can_be_typed_in_any_order() -> None:
    hand = ["paris", "milan", "essen", "london", "madrid"]
    position = POSITION | {"players": [{"role": "medic", "hand": hand}, {"role": "scientist"}]}
    table = Session(Game.from_position(position, "7"))
    reply = table.do("cure blue with milan, paris, madrid, essen, london")
    assert "The Medic discovers the cure for blue!" in reply.lines
