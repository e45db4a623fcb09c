"""Playing along with the board game: players enter the set-up and the cards."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from fourcures import Game
from fourcures.terminal.cardboard import Layout
from fourcures.terminal.completion import complete_line
from fourcures.terminal.saved_game import restore_game
from fourcures.terminal.session import Session
from fourcures.text.language import LANGUAGES, Language

from ..cli.driving import choose, fourcures

INFECTED = "paris essen milan lima bogota miami cairo delhi tokyo"
HANDS = ("london sydney madrid lagos", "manila seoul osaka airlift")
LINES = ("medic, scientist", "4", INFECTED, *HANDS, "")
REFUSED = "Nothing from this line was used."


def laid_out(*lines: str, language: str = "en") -> Layout:
    layout = Layout(Language(language))
    for line in lines:
        assert not layout.take(line)[0].endswith(REFUSED), line
    return layout


def table() -> Session:
    """Return a game: the Medic to move in Atlanta, the Scientist with an Airlift."""
    return Session(laid_out(*LINES).make_game())


def to_draw() -> Session:
    at = table()
    at.do("pass")
    return at


def test_a_set_up_is_entered_line_by_line() -> None:
    layout = laid_out("medic, scientist", "5", "paris essen")
    assert layout.question() == "Which cities have 3 cubes? 1 to go:"
    layout.take("milan lima")
    assert layout.question() == "Which cities have 2 cubes? 2 to go:"
    layout.take("bogota miami cairo delhi tokyo")
    assert layout.question() == "Medic, which cards? 4 to go:"
    layout.take("london sydney madrid")
    assert layout.question() == "Medic, which cards? 1 to go:"
    layout.take("lagos")
    layout.take("manila seoul osaka airlift")
    assert not layout.done
    layout.take("")
    assert layout.done
    position = layout.make_game().position()
    assert position["epidemics"] == 5
    assert [player["role"] for player in position["players"]] == ["medic", "scientist"]
    assert position["players"][1]["hand"] == ["manila", "osaka", "seoul", "airlift"]
    assert position["cubes"]["paris"] == {"blue": 3}
    assert position["cubes"]["miami"] == {"yellow": 2}


def test_every_line_is_confirmed_and_the_last_confirms_all() -> None:
    layout = Layout(Language())
    assert layout.take("medic, sci") == ["In turn order: Medic, Scientist."]
    assert layout.take("4") == ["Epidemic cards: 4."]
    assert layout.take("paris essen") == ["3 cubes: Paris, Essen."]
    assert layout.take("") == []
    cubes = ["3 cubes: Paris, Essen, Milan.", "2 cubes: Lima, Bogotá, Miami."]
    assert layout.take("milan lima bogota miami cairo") == [*cubes, "1 cube: Cairo."]
    assert layout.take("delhi tokyo") == ["1 cube: Cairo, Delhi, Tokyo."]
    assert layout.take(HANDS[0]) == ["Medic: London, Sydney, Madrid, Lagos."]
    assert layout.take(HANDS[1]) == [
        "In turn order: Medic, Scientist.",
        "Epidemic cards: 4.",
        *cubes,
        "1 cube: Cairo, Delhi, Tokyo.",
        "Medic: London, Sydney, Madrid, Lagos.",
        "Scientist: Manila, Seoul, Osaka, Airlift.",
    ]
    assert layout.take("rio") == [f"Everything has been entered already. {REFUSED}"]
    assert not layout.done


def test_a_wrong_word_rejects_its_whole_line() -> None:
    layout = laid_out("medic, scientist", "4", "paris")
    assert layout.take("essen nowhere") == [f"No card is called “nowhere”. {REFUSED}"]
    elsewhere = f"Paris cannot come up: that card is somewhere else. {REFUSED}"
    assert layout.take("essen paris") == [elsewhere]
    assert "Which one?" in layout.take("los san")[0]
    assert layout.cards == ["paris"]


def test_a_line_with_too_many_cards_is_rejected() -> None:
    layout = laid_out("medic, scientist", "4", "paris essen milan lima bogota miami cairo delhi")
    own_line = f"Each hand goes on a line of its own. {REFUSED}"
    one = f"Too many names: 1 city is needed. {own_line}"
    assert layout.take("tokyo london") == [one]
    layout.take("tokyo")
    four = f"Too many names: 4 cards are needed. {own_line}"
    assert layout.take("london sydney madrid lagos manila") == [four]
    assert layout.cards == INFECTED.split()


@pytest.mark.parametrize("line", ["medic", "medic, medic", "medic, doctor", "medic, x"])
def test_only_two_to_four_different_roles_can_play(line: str) -> None:
    layout = Layout(Language())
    assert "Two to four different roles" in layout.take(line)[0]
    assert layout.roles is None


def test_only_four_five_or_six_epidemics_can_be_played() -> None:
    layout = laid_out("medic, scientist")
    wanted = "A game has 4, 5 or 6 epidemic cards: type one of these numbers."
    assert layout.take("7") == [f"{wanted} {REFUSED}"]
    assert layout.question() == "How many epidemic cards, 4, 5 or 6?"


def test_undo_removes_the_last_card_of_the_set_up() -> None:
    layout = laid_out(*LINES[:-1])
    assert layout.take("undo") == ["Removed: Airlift."]
    assert layout.question() == "Scientist, which cards? 1 to go:"
    layout.take("one quiet night")
    layout.take("")
    assert "one_quiet_night" in layout.make_game().position()["players"][1]["hand"]
    assert Layout(Language()).take("undo") == ["No card has been entered yet."]


def test_a_dealt_game_entered_card_by_card_is_the_same_game() -> None:
    for number in range(3):
        dice = random.Random(number)
        roles = ["medic", "scientist", "dispatcher"]
        dealt = Session(Game.new(roles=roles, epidemics=4, first=0, seed=number))
        told = Session(retold(dealt.game))
        while dealt.game.outcome is None:
            dealt.do(choose(dealt, dice))
            if len(dealt.game.entries) == len(told.game.entries):
                continue
            line = dealt.game.entries[-1].line
            told.do(line.text)
            for card in line.outcomes:
                assert told.asked is not None
                told.do(card)
            assert told.game.state == dealt.game.state


def retold(game: Game) -> Game:
    """Return the same start, entered as a game with real cards."""
    start = game.position()
    layout = Layout(Language(), roles=[one["role"] for one in start["players"]], epidemics=4)
    cubes = {city: sum(colours.values()) for city, colours in start["cubes"].items()}
    cities = sorted(cubes, key=lambda city: -cubes[city])
    for cards in (cities, *(player["hand"] for player in start["players"])):
        layout.take(" ".join(cards))
    return layout.make_game()


def test_a_draw_asks_for_each_card_and_accepts_several_at_once() -> None:
    at = to_draw()
    assert at.do("next").lines == ["Which player card was drawn? (1 of 2)"]
    assert at.prompt() == "Which player card was drawn? (1 of 2) "
    assert at.do("manila").lines == [
        "Manila cannot come up: that card is somewhere else.",
        "Which player card was drawn? (1 of 2)",
    ]
    assert at.do("").lines == ["Which player card was drawn? (1 of 2)"]
    assert at.do("beijing epidemic").lines == ["Which card is at the bottom of the infection deck?"]
    assert "Hong Kong gets 3 red cubes." in at.do("hong kong").lines
    assert at.do("next paris lima").lines[-1] == "That is enough: “lima” is not needed."


def test_after_a_wrong_card_the_missing_one_is_asked_again() -> None:
    at = to_draw()
    at.do("next")
    complaint = "No card is called “hongkng”."
    assert at.do("mumbai, hongkng").lines == [complaint, "Which player card was drawn? (2 of 2)"]


def test_completion_offers_the_cards_that_can_be_drawn() -> None:
    at = to_draw()
    at.do("next")
    assert complete_line(at, "ep") == ["epidemic"]
    assert complete_line(at, "man") == []  # a player holds it
    at.do("epidemic beijing")
    assert complete_line(at, "par") == []  # it is discarded, so it is not at the bottom
    assert complete_line(at, "hong") == ["hong_kong"]


def test_undo_removes_a_wrong_card_of_a_draw() -> None:
    at = to_draw()
    before = at.game.position()
    at.do("next beijing")
    assert at.do("undo").lines == ["Which player card was drawn? (1 of 2)"]
    at.do("undo")
    assert at.asked is None
    at.do("next beijing epidemic tokyo")
    assert at.asked is not None  # Tokyo is among the discards
    at.do("osaka")
    assert at.do("undo").lines[0] == "The last move is undone."
    assert at.game.position() == before
    assert at.legal_moves() == at.game.view(0).legal_moves + at.game.view(1).legal_moves
    at.do("undo")
    assert at.game.actions_left == 4
    assert "Nothing to undo" in at.do("undo").lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_epidemic_can_be_entered_in_every_language(language: str) -> None:
    say = Language(language)
    at = Session(laid_out(*LINES).make_game(), say)
    at.do("pass")
    at.do("next")
    at.do(say("terminal-epidemic-card"))
    assert at.asked is not None
    assert at.asked.cards == ["epidemic"]


def test_a_loaded_game_still_asks_for_cards(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    at = to_draw()
    assert at.do(f"save {file}").lines == [f"Saved to {file}."]  # no card is hidden here
    again = Session(Game.new(seed="7"))
    again.do(f"load {file}")
    assert again.do("next").lines == ["Which player card was drawn? (1 of 2)"]


def test_a_set_up_is_saved_even_before_the_first_move(tmp_path: Path) -> None:
    given = "\n".join((*LINES, "quit"))
    left = fourcures("play", "--cardboard", given=given, XDG_DATA_HOME=str(tmp_path)).stdout
    file = tmp_path / "fourcures" / "last-game.json"
    assert left.splitlines()[-1] == f"  fourcures play --load {file} --cardboard"
    again = Session(restore_game(json.loads(file.read_text()), real_deck=True))
    assert again.game.position() == table().game.position()


def test_a_whole_set_up_can_be_piped() -> None:
    ended = fourcures(
        "play", "--cardboard", "--plain", given="\n".join((*LINES, "pass", "next beijing lima"))
    )
    assert ended.returncode == 0
    assert "The Medic draws Beijing (red) and Lima (yellow)." in ended.stdout


@pytest.mark.parametrize("last", ["quit", "lima"])
def test_an_incomplete_set_up_ends_with_a_message(last: str) -> None:
    ended = fourcures("play", "--cardboard", given=f"medic, scientist\n4\n{last}\n")
    assert ended.returncode == 2
    assert ended.stderr == "fourcures play: the setup was not finished\n"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--seed", "x"], "leave out --seed"),
        (["--hands", "private"], "leave out --hands"),
        (["--epidemics", "7"], "epidemics must be 4, 5 or 6"),
        (["--roles", "medic"], "roles must be 2, 3 or 4 names"),
    ],
)
def test_options_that_contradict_real_cards_are_refused(words: list[str], problem: str) -> None:
    ended = fourcures("play", "--cardboard", *words, given="")
    assert ended.returncode == 2
    assert problem in ended.stderr


def test_a_position_can_continue_with_real_cards_but_a_deal_cannot(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(to_draw().game.position()))
    words = ("play", "--cardboard", "--plain", "--load", str(file))
    assert "Which player card" in fourcures(*words, given="next\n").stdout
    file.write_text(json.dumps(Game.new(seed="7").record()))
    refused = fourcures(*words, given="next\n")
    assert refused.returncode == 2
    assert "leave out --cardboard" in refused.stderr
