"""`chance` and `advice`: bots advise the player at the keyboard without leaking other hands."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fourcures.bots import warm_up
from fourcures.engine.rules.board import CITIES, own_disease
from fourcures.terminal import coach
from fourcures.terminal.say.reply import Reply
from fourcures.terminal.session import Session
from fourcures.text.language import LANGUAGES, Language
from tests.engine.arranging import arrange, at
from tests.sizes import sweep

from ..cli.driving import PATIENCE, Terminal, answer, fourcures

TYPED = re.compile(r"^\d\. .* \(([a-z_ ]+)\)$")
BLUE = 0
CURE = ("osaka", "tokyo", "seoul", "beijing")


@pytest.fixture(scope="module", autouse=True)
def machine_code() -> None:
    """Compile before the tests, because it may exceed the time limit of one."""
    warm_up.ensure_compiled()


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use few futures, to be fast."""
    monkeypatch.setattr(coach, "FUTURES", 50)


def table(code: str = "en", **position: Any) -> Session:
    """Return a game in which the Scientist can cure at once."""
    people = at("scientist", "atlanta", *CURE), at("medic", "atlanta", "lima")
    return Session(arrange(*people, **position), Language(code))


def told(at_table: Session, line: str) -> list[str]:
    return list(answer(at_table, line).lines)


def test_the_advised_turn_can_be_typed_as_printed() -> None:
    at_table = table()
    said = told(at_table, "advice")
    assert re.fullmatch(
        r"The best turn found\. Discover the cure for red in Atlanta\. .*"
        r"After this turn, bots win [\d.]+% of the time\.",
        said[0],
    )
    second = next(number for number, line in enumerate(said) if line.startswith("The runner-up. "))
    typed = [found[1] for line in said[:second] if (found := TYPED.match(line))]
    assert "cure red with beijing osaka seoul tokyo" in typed
    assert "   Four cures win the game." not in said
    assert "   Four cures win the game." in told(table(), "advice why")
    for line in typed:
        at_table.do(line)
    assert [entry.line.text for entry in at_table.game.entries] == typed


@pytest.mark.usefixtures("few")
def test_the_chance_has_an_interval_and_an_explanation() -> None:
    said = told(table(), "chance")
    assert re.fullmatch(
        r"Bots’ chance of winning from here: [\d.]+%"
        r" \(95% confidence interval: [\d.]+% to [\d.]+%; simulated games: 50\)\.",
        said[0],
    )
    assert said[1:] == [Language()("coach-chance-note")]
    assert told(table(), "chance") == said, "the same question, the same answer"


def test_a_certain_loss_is_said_with_its_reason() -> None:
    discarded = [city for city in CITIES if own_disease(CITIES.index(city)) == BLUE][:9]
    said = told(table(player_discards=discarded), "chance")
    assert said == ["Bots’ chance of winning from here: 0%.", Language()("coach-chance-lost")]


@pytest.mark.usefixtures("few")
def test_private_hands_of_others_change_no_answer() -> None:
    answers = []
    for hidden in ("lima", "cairo"):
        people = at("scientist", "atlanta", *CURE), at("medic", "atlanta", hidden)
        mine = Session(arrange(*people, hands="private"))
        for line in ("odds", "chance", "advice"):
            assert mine.do(line).lines == ["Scientist, press Enter."]  # the curtain is down
        mine.do("")
        answers.append([told(mine, line) for line in ("odds", "chance", "advice")])
    assert answers[0] == answers[1]


def test_advice_is_given_only_to_a_player_with_a_choice() -> None:
    not_now = [Language()("coach-not-now")]
    mine = table(hands="private")
    mine.do("")
    mine.do("seat medic")
    mine.do("")
    assert mine.do("advice").lines == not_now  # the Medic is not active
    mine.do("seat scientist")
    mine.do("")
    mine.do("pass")
    assert mine.do("advice").lines == not_now  # no actions are left


@pytest.mark.usefixtures("few")
def test_during_a_forecast_an_order_is_advised() -> None:
    looking = Session(arrange(at("medic", "atlanta", "forecast"), at("scientist")))
    looking.do("forecast")
    assert told(looking, "chance")[0].startswith("Bots’ chance of winning from here: ")
    best, step, *_ = told(looking, "advice")
    assert "Put the infection cards back in this order." in best
    assert "(order " in step


@pytest.mark.parametrize("code", sweep(LANGUAGES))
def test_keeping_an_event_is_advised_with_or_without_reasons(code: str) -> None:
    people = at("medic", "atlanta", "one_quiet_night"), at("scientist")
    waiting = Session(arrange(*people, turn={"seat": 0, "phase": "infect"}), Language(code))
    advised = told(waiting, "advice")
    assert advised[1].endswith(" (next)")
    assert Language(code)("says-goes-on") in advised[0]
    assert set(advised) < set(told(waiting, "advice why"))


@pytest.mark.breadth
@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("code", sweep(LANGUAGES))
def test_the_coach_answers_in_every_language(code: str) -> None:
    say = Language(code)
    likely, advised = told(table(code), "chance"), told(table(code), "advice")
    assert likely[0].startswith(f"{say('coach-chance')}: ")
    assert likely[1] == say("coach-chance-note")
    assert advised[0].startswith(f"{say('coach-best')}. ")
    assert not any(re.search(r"[{}$]|\bNone\b", line) for line in (*likely, *advised))


# Compiling the bots


def prepare_with(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a program stand for the compilation of the bots."""
    monkeypatch.setattr(warm_up, "is_ready", lambda: False)
    running = warm_up.Preparation([sys.executable, "-c", program])
    monkeypatch.setattr(warm_up, "preparation", running)


# A compilation that has done 40 % and waits until the test ends.
HALTED = """\
import select
print(40, "translating", flush=True)
end = select.poll()
end.register(1, 0)
end.poll()
"""


def finish_preparation(reply: Reply) -> Reply:
    """Check that a reply tells how far the compilation is, and return the reply after its end."""
    for percent in ("0%", "40%"):
        assert reply.later is not None
        reply = reply.later()
        assert reply.lines == [Language()("terminal-preparing-bots", percent=percent)]
    warm_up.preparation.note(warm_up.ALL)
    assert reply.later is not None
    return reply.later()


def test_the_first_question_on_a_machine_shows_how_far_the_compilation_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prepare_with(HALTED, monkeypatch)
    monkeypatch.setattr(coach, "report_chance", lambda _view, _names: Reply(["Often."]))
    reply = table().do("chance")
    assert reply.lines == ["Thinking…"]
    assert finish_preparation(reply).lines == ["Often."]


def test_a_failed_compilation_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare_with("exit('disk full')", monkeypatch)
    for line in ("chance", "advice"):
        assert told(table(), line)[-1] == Language()("terminal-no-bots")


def test_a_game_without_bots_does_not_import_numba() -> None:
    program = (
        "import sys; from fourcures.cli import main; main(['play', '--plain', '--seed', '7']);"
        "print(sorted({'numba', 'fourcures.bots'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="odds\nquit\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"


# In both display modes


@pytest.mark.breadth
@pytest.mark.usefixtures("few")
def test_plain_mode_prints_lines_before_and_after_slow_work() -> None:
    done = fourcures("play", "--plain", "--seed", "7", given="chance\nadvice\nlog\n")
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout.splitlines()
    at_first = said.index("Thinking…")
    assert said[at_first + 1].startswith("Bots’ chance of winning from here: ")
    again = said.index("Thinking…", at_first + 1)
    assert said[again + 1].startswith("The best turn found. ")
    assert "Nothing has happened yet." in said
    assert max(map(len, said)) < 80


@pytest.mark.breadth
def test_advice_is_shown_as_a_page(tmp_path: Path) -> None:
    file = tmp_path / "position.json"  # bots are fast in this position
    file.write_text(json.dumps(table().game.position()))
    terminal = Terminal("play", "--terminal", "--load", str(file))
    terminal.until(lambda seen: seen[-1] == table().prompt().rstrip(), "the first prompt")
    terminal.child.send("chance\r")
    chance = "Bots’ chance of winning from here"
    terminal.until(lambda seen: any(chance in line for line in seen), "the chance")
    terminal.child.send("advice\r")
    terminal.until(
        lambda seen: seen[1].startswith("The best turn found.") and seen[-2].startswith("Enter: "),
        "the page with the advice",
    )
    terminal.child.sendintr()
    assert terminal.close() == 130
