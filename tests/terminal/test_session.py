"""A game at one keyboard: commands, curtain, undo, files."""

from __future__ import annotations

import json
import random
from itertools import count
from pathlib import Path

import pytest

from fourcures import Game
from fourcures.terminal.commands import COMMANDS, TOPICS
from fourcures.terminal.completion import complete_line
from fourcures.terminal.session import Session
from fourcures.text.language import LANGUAGES, Language
from tests.engine.arranging import document
from tests.sizes import size

from ..cli.driving import choose


def table(**options: object) -> Session:
    """Return a session with the Medic to move and open hands."""
    return Session(Game.new(**{"seed": "7", "players": 3} | options))  # type: ignore[arg-type]


def test_a_refusal_names_the_rule_and_the_city() -> None:
    at = table()
    said = "There is no research station in Cairo. (R4.4)"
    assert at.do("shuttle cairo").lines == [said]
    assert at.do("why shuttle cairo").lines == [f"shuttle cairo: {said}"]
    assert at.do("why drive chicago").lines == ["drive chicago is legal."]
    no_way = "No single move gets to Cairo; type “why cairo” for the reasons."
    assert at.do("cairo").lines == [no_way]
    assert len(at.do("why cairo").lines) == 4
    at.do("pass")
    assert at.do("cairo").lines == [
        "There are no more actions this turn; the current step is: draw. (R3.1)"
    ]
    at.do("undo")
    assert at.do("next").lines == [
        "There are still 4 actions left: use them or pass before drawing. (R3.1)"
    ]


def test_an_unknown_word_suggests_the_nearest() -> None:
    assert "Did you mean “legal”?" in table().do("leagl").lines[0]
    assert table().do("москва").lines[0].endswith("Type “help” or “legal”.")
    assert table().do("").lines == []
    assert len(table().do("x" * 10_000).lines[0]) < 1000


def test_undo_stops_at_a_revealed_card() -> None:
    at = table()
    assert "Nothing to undo" in at.do("undo").lines[0]
    at.do("chicago")
    assert at.do("undo").lines == ["The last move is undone."]
    assert at.game.actions_left == 4
    at.do("pass")
    at.do("next")
    assert "Nothing to undo" in at.do("undo").lines[0]


def test_legal_is_grouped_and_filtered() -> None:
    at = table()
    assert "drive: chicago, miami, washington" in at.do("legal").lines
    assert at.do("legal mia").lines == ["drive miami"]
    assert "No legal move" in at.do("legal cairo").lines[0]
    assert at.do("legal wash").lines == ["drive washington", "direct washington"]


def test_city_prints_everything_about_a_city() -> None:
    said = table().do("city los a").lines
    assert said[:2] == ["Los Angeles, yellow.", "2 yellow cubes."]
    assert "Connected to Chicago, Mexico City, San Francisco, Sydney." in said
    assert "Its player card: in the Quarantine Specialist’s hand." in said
    assert table().do("city san").lines == ["Which one? san_francisco, santiago."]
    assert table().do("city").lines == ["Name a city, for example “city cairo”."]


def test_in_2008_montreal_is_called_toronto() -> None:
    at = table(edition="2008")
    assert at.do("city toronto").lines[0] == "Toronto, blue."
    assert "Toronto" in " ".join(at.do("map").lines)
    at.do("drive chicago")
    assert "drive toronto" in at.do("legal tor").lines
    assert complete_line(at, "drive tor") == ["toronto"]
    assert "Toronto" in at.do("drive tor").lines[0]


def test_every_command_answers_at_every_moment() -> None:
    """Every command replies, with any arguments, and leaves the game unchanged."""
    seldom = size(4, 1, 1)  # `make test` asks at every fourth moment
    for hands in ("open", "private"):
        at = table(hands=hands, epidemics=6)
        dice = random.Random(7)
        quiet = set(COMMANDS) - {"undo", "save", "load", "seat", "quit", "exit"}
        for moment in count():
            if at.game.outcome is not None:
                break
            before = at.game.position()
            for word in sorted(quiet) if moment % seldom == 0 else ():
                for rest in ("", " cairo", " drive cairo", " 3", " \x00é"):
                    if at.heir is None:
                        assert at.do(word + rest).lines
            assert at.game.position() == before
            at.do(choose(at, dice))
        assert all(at.do(word).lines for word in sorted(quiet))


def test_private_hands_change_hands_behind_a_curtain() -> None:
    at = table(hands="private")
    assert at.viewer is None
    assert "Pass the keyboard to the Medic, who presses Enter." in at.welcome.lines
    assert at.legal_moves() == []
    assert at.do("pass").lines == ["Medic, press Enter."]  # moves are refused behind the curtain
    at.do("")
    assert at.viewer == 2
    assert all(None in p.hand for p in at.overview().players if p.seat != 2)
    assert None not in at.overview().players[2].hand
    for line in ("chicago", "pass", "next", "next", "next"):
        at.do(line)
    said = at.do("next").lines
    assert said[-1] == "Pass the keyboard to the Quarantine Specialist, who presses Enter."
    assert all(None in player.hand for player in at.overview().players)
    # The next player sees all missed events, except the cards that the Medic drew.
    told = at.do("").lines
    assert "The Medic moves to Chicago." in told
    assert "The Medic draws 2 hidden cards." in told


def test_the_player_who_drew_reads_before_the_keyboard_changes_hands() -> None:
    """Without events left, the game advances automatically from the draw to the next turn."""
    position = {
        "hands": "private",
        "events": [],
        "players": [{"role": "medic"}, {"role": "scientist"}],
        "player_deck": {"next": ["tokyo", "delhi"]},
    }
    at = Session(Game.from_position(position, "7"))
    at.do("")
    at.do("pass")
    said = at.do("next").lines
    assert "The Medic draws Tokyo (red) and Delhi (black)." in said
    assert at.prompt() == "Read, then press Enter to hide this> "
    assert at.do("").lines == ["Pass the keyboard to the Scientist, who presses Enter."]
    assert "Tokyo" not in " ".join(at.do("").lines)
    assert "Tokyo" not in " ".join(at.do("log").lines)


def test_a_private_forecast_stays_with_its_owner() -> None:
    position = {
        "hands": "private",
        "players": [{"role": "medic", "hand": ["forecast"]}, {"role": "scientist"}],
    }
    at = Session(Game.from_position(position, "7"))
    at.do("")
    looked = at.do("forecast").lines[-1]
    assert "looks at the top 6 infection cards: " in looked
    cards = document(at.game.view(0))["turn"]["forecast"]["cards"]
    assert at.do("order " + " ".join(reversed(cards))).lines[0].endswith(".")
    at.do("seat scientist")
    told = " ".join(at.do("").lines)
    assert "looks at the top 6 infection cards." in told
    assert "puts the 6 cards back in the chosen order." in told
    assert "A Forecast hidden from you" in " ".join(at.do("deck").lines)


def test_an_event_out_of_turn_with_private_hands_needs_the_keyboard() -> None:
    position = {
        "hands": "private",
        "players": [{"role": "medic"}, {"role": "scientist", "hand": ["airlift"]}],
    }
    at = Session(Game.from_position(position, "7"))
    at.do("")
    refused = "This player does not have Airlift. (R10.1)"
    assert at.do("airlift medic paris").lines == [refused]
    assert at.do("seat:1 airlift medic paris").lines == [
        "Hand over the keyboard first: type “seat ROLE”."
    ]
    assert at.do("why seat:1 airlift medic paris").lines == [
        "With private hands you can ask only about your own moves."
    ]
    assert at.do("seat 1").lines == ["Which one? Medic, Scientist."]  # ambiguous
    at.do("seat sci")
    at.do("")
    assert at.prompt() == "Scientist is watching> "
    assert at.do("airlift medic paris").lines == [
        "The Scientist plays Airlift.",
        "The Medic is airlifted to Paris.",
        "Pass the keyboard to the Medic, who presses Enter.",
    ]


def test_with_open_hands_anyones_event_can_be_typed() -> None:
    position = {"players": [{"role": "medic"}, {"role": "scientist", "hand": ["airlift"]}]}
    at = Session(Game.from_position(position, "7"))
    assert at.do("airlift medic paris").lines[0] == "The Scientist plays Airlift."


def test_a_saved_game_can_be_loaded(tmp_path: Path) -> None:
    at = table()
    at.do("chicago")
    kept = tmp_path / "a game.json"
    assert at.do(f"save {kept}").lines[0].endswith("including hidden cards.")
    at.do("miami")
    at.do("atlanta")
    assert "Saved to" in at.do(f"save {kept}").lines[0]  # an older save is overwritten
    other = table(seed="8")
    assert "Four Cures:" in other.do(f"load {kept}").lines[0]
    assert other.game.position() == at.game.position()
    assert other.do("undo").lines == ["The last move is undone."]
    position = tmp_path / "position.json"
    position.write_text(json.dumps(at.game.position()))
    assert "Four Cures:" in other.do(f"load {position}").lines[0]


def test_no_file_of_another_kind_is_overwritten_or_loaded(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("dear diary")
    at = table()
    before = at.game
    assert "is not a saved game" in at.do(f"save {notes}").lines[0]
    assert notes.read_text() == "dear diary"
    assert "is not JSON" in at.do(f"load {notes}").lines[1]
    notes.write_text('{"lines": [], "setup": {}}')
    assert "not a record" in at.do(f"load {notes}").lines[1]
    assert "cannot be read" in at.do(f"load {tmp_path / 'nothing'}").lines[0]
    assert "cannot be written" in at.do(f"save {tmp_path / 'no' / 'folder'}").lines[0]
    assert at.do("save").lines == ["Name a file, for example “save game.json”."]
    assert at.game is before


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("topic", ["", *TOPICS])
def test_help_fits_a_page(topic: str, code: str) -> None:
    said = Session(Game.new(seed="7"), Language(code)).do(f"help {topic}").lines
    assert 4 <= len(said) <= 21
    assert all(len(line) < 80 for line in said)


def test_help_lists_the_lines_with_a_word() -> None:
    assert any("--cardboard" in line for line in table().do("help undo").lines)
    assert any("opsflight" in line for line in table().do("help opsflight").lines)
    assert table().do("help chess").lines[0].startswith("No help on “chess”.")
