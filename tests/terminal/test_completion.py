"""Tab completion."""

from __future__ import annotations

from fourcures import Game
from fourcures.terminal.completion import common_prefix, complete_line, last_word_length
from fourcures.terminal.session import Session
from tests.terminal.input.test_moves import POSITION


def test_completion_goes_word_by_word_and_knows_names_with_spaces() -> None:
    table = Session(Game.from_position(POSITION, "7"))
    assert complete_line(table, "drive ") == ["atlanta", "miami", "montreal", "new_york"]
    assert complete_line(table, "drive new y") == ["new_york"]
    assert last_word_length("drive new y") == len("new y")
    assert last_word_length("charter st. p") == len("st. p")
    assert complete_line(table, "move medic join ") == []  # both are here already
    assert complete_line(table, "airlift d") == ["dispatcher"]
    assert complete_line(table, "help m") == ["moves"]
    assert complete_line(table, "city ho") == ["ho_chi_minh_city", "hong_kong"]
    assert {"drive", "undo", "miami"} <= set(complete_line(table, ""))
    assert common_prefix(["san_francisco", "santiago"]) == "san"
    assert common_prefix([]) == ""
