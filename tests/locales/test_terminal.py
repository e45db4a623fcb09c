"""The terminal speaks four languages and understands the names of each."""

from __future__ import annotations

import random
import re

import pytest
from prompt_toolkit.utils import get_cwidth

from fourcures import Game
from fourcures.cli import main
from fourcures.engine.notation import FORMS
from fourcures.engine.rules.board import CITIES, DISEASES, EVENTS, ROLES
from fourcures.terminal.commands import COMMANDS, TOPICS
from fourcures.terminal.completion import complete_line, last_word_length
from fourcures.terminal.input.localized import translate_names
from fourcures.terminal.say.reply import Reply
from fourcures.terminal.session import Session
from fourcures.terminal.show.draw import draw_page, draw_screen, fits
from fourcures.text.language import LANGUAGES, Language
from tests.cli.driving import choose, fourcures, whole_game
from tests.sizes import sweep

from .messages import OTHERS, dashed

SIZE = (80, 23)
GRANT = [{"role": "medic", "hand": ["government_grant"]}, {"role": "scientist"}]
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
ENGLISH = re.compile(r"\b(the|and|is|are|card|cards|plays|draws|city|cube|actions)\b", re.I)
TYPED = re.compile(r"\b(city (cairo|NAME|NAZWA)|order|pass)\b.*")


def shown(table: Session, reply: Reply) -> list[str]:
    """Return the screen without colours."""
    overview, names = table.overview(), table.names
    text = (
        draw_screen(overview, names, reply, [], SIZE, True)
        if fits(overview, names, reply, SIZE)
        else draw_page(overview, names, reply, 0, SIZE, True)
    )
    return ESCAPE.sub("", text).split("\n")


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("hands", sweep(["private", "open"]))
def test_a_whole_game_in_each_language(code: str, hands: str) -> None:
    game = Game.new(seed="3", players=4, epidemics=6, hands=hands)
    table = Session(game, Language(code))
    dice = random.Random(3)
    reply = table.welcome
    while table.game.outcome is None:
        lines = shown(table, reply)
        assert len(lines) <= SIZE[1]
        assert max(map(get_cwidth, lines)) <= SIZE[0]
        assert "  " in lines[0].rstrip()  # the status line
        for line in reply.lines:
            assert not re.search(r"[{}$]|\bNone\b", line)
            assert not ENGLISH.search(TYPED.sub("", line)), line
        reply = table.do(choose(table, dice))
    assert table.say(f"terminal-screen-{table.game.outcome.result}") in shown(table, reply)[0]


@pytest.mark.parametrize("code", LANGUAGES)
def test_summaries_have_no_missing_arguments(code: str) -> None:
    table = Session(Game.new(seed="5", players=3, hands="open"), Language(code))
    for line in whole_game(table, 5):
        assert line
    for word in ("status", "hand", "deck", "map", "city kair" if code == "pl" else "city cairo"):
        for line in table.do(word).lines:
            assert not re.search(r"[{}$]|\bNone\b", line)
            assert code == "en" or not ENGLISH.search(line), line


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("topic", ["", *TOPICS])
def test_help_fits_a_page_in_each_language(code: str, topic: str) -> None:
    said = Session(Game.new(seed="7"), Language(code)).do(f"help {topic}").lines
    assert 4 <= len(said) <= 21
    assert all(get_cwidth(line) < 80 for line in said)
    every_word = {word for line in said for word in re.findall(r"[a-z]+", line)}
    if topic == "moves":
        own = {"drive", "direct", "charter", "shuttle", "build", "treat", "give", "take", "cure"}
        assert own | {"pass", "next", "discard"} <= every_word


@pytest.mark.parametrize(
    ("code", "word"),
    [("en", "medic"), ("de", "Arzt"), ("pl", "naukowiec"), ("ru", "врач"), ("ru", "исследователь")],
)
@pytest.mark.parametrize("command", ["help", "?"])
def test_help_finds_a_role_by_its_name(command: str, code: str, word: str) -> None:
    table = Session(Game.new(seed="7"), Language(code))
    roles = table.do("help roles").lines
    found = [line for line in table.do(f"{command} {word}").lines if line in roles]
    assert any(line[2:].lower().startswith(word.lower()) for line in found)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_status_line_is_never_cut(code: str) -> None:
    table = Session(Game.new(seed="3", players=4, epidemics=6, hands="open"), Language(code))
    longest = max((table.names.short(role) for role in ROLES), key=len)
    phases = ("draw", "epidemic", "discard", "infect", "forecast")
    dots = table.say("terminal-screen-actions", dots="●●●●")
    phase = max((dots, *(table.say(f"phase-{phase}") for phase in phases)), key=len)
    parts = [
        table.say("terminal-screen-turn", turn=24),
        longest,
        phase,
        table.say("terminal-screen-outbreaks", outbreaks=7),
        table.say("terminal-screen-rate", rate=4),
        table.say("terminal-screen-cures", cures=3),
        table.say("terminal-screen-cards", cards=48),
    ]
    assert get_cwidth(" " + "  ".join(parts)) <= 80


def understand(line: str, say: Language) -> str:
    return translate_names(line, say, COMMANDS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_name_is_translated_into_its_id(code: str) -> None:
    say = Language(code)
    kinds = (("city", CITIES), ("role", ROLES), ("event", EVENTS), ("disease", DISEASES))
    for kind, things in kinds:
        for thing in things:
            name = say(f"{kind}-{dashed(thing)}")
            assert understand(f"x {name} y", say) == f"x {thing} y"
            assert understand(name.upper(), say) == thing


@pytest.mark.parametrize("code", LANGUAGES)
def test_english_words_are_kept_in_every_language(code: str) -> None:
    say = Language(code)
    for word in (*COMMANDS, *FORMS, *CITIES, *ROLES, *EVENTS, *DISEASES, "to", "with", "moving"):
        assert understand(word, say) == word
        assert understand(word[:4], say) == word[:4]


def test_a_prefix_of_a_name_is_translated() -> None:
    assert understand("direct каи", Language("ru")) == "direct cairo"
    assert understand("treat чер", Language("ru")) == "treat black"
    assert understand("give Cennaj to naukow", Language("pl")) == "give chennai to scientist"
    assert understand("charter mexiko stadt", Language("de")) == "charter mexico_city"
    assert understand("charter Торонто", Language("ru")) == "charter toronto"
    assert understand("san", Language("pl")) == "san"  # ambiguous: the terminal asks which


def test_names_are_completed_in_the_players_language() -> None:
    table = Session(Game.new(seed="7", players=3), Language("ru"))
    assert complete_line(table, "чик") == ["чикаго"]
    assert complete_line(table, "direct ва") == ["вашингтон"]
    assert last_word_length("direct ва") == 2
    assert complete_line(table, "direct wa") == ["washington"]
    assert complete_line(table, "why direct ва") == ["вашингтон"]
    assert complete_line(table, "help ") == list(TOPICS)
    table = Session(Game.from_position({"players": GRANT}, "7"), Language("pl"))
    assert complete_line(table, "grant now") == ["nowy-jork"]
    assert table.do("grant nowy-jork").lines[-1] == "W Nowym Jorku powstaje stacja badawcza."


def test_a_punctuation_mark_is_not_part_of_a_name() -> None:
    """Regression: `? cairo` asks for help, but once moved to Cairo."""
    assert understand("? cairo", Language("en")) == "? cairo"


def test_a_move_can_be_typed_in_the_players_language() -> None:
    table = Session(Game.new(seed="7", players=3), Language("ru"))
    assert table.do("майами").lines == ["Врач отправляется в Майами."]
    assert table.do("direct вашингтон").lines[-1] == "Врач летит прямым рейсом в Вашингтон."
    assert "Алжир/нет" in table.do("save Алжир/нет").lines[0]  # a file, not a city


@pytest.mark.parametrize(
    ("code", "said"),
    sweep(
        [
            ("ru", "Диспетчер отказывается от 4 действий."),
            ("de", "Logistiker verzichtet auf 4 Aktionen."),
            ("pl", "Logistyk rezygnuje z 4 akcji."),
        ]
    ),
)
def test_a_game_by_pipe_in_each_language(code: str, said: str) -> None:
    lines = "pass\nnext\nstatus\nhelp\nlegal\nlog\n"
    by_option = fourcures("play", "--plain", "--seed", "7", "--language", code, given=lines)
    assert (by_option.returncode, by_option.stderr) == (0, "")
    assert said in by_option.stdout
    by_environment = fourcures("play", "--plain", "--seed", "7", given=lines, LC_ALL=f"{code}_XX")
    asked_for = f" --language {code}"  # repeated only if it was given
    assert by_environment.stdout == by_option.stdout.replace(asked_for, "")
    assert by_option.stdout.count(asked_for) == 1


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--language", "zxx"]) == 2
    assert "--language" in capsys.readouterr().err
