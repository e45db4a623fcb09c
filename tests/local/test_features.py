"""Puzzles, reviews, practice and statistics without a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fourcures.analysis.played_turns import PlayedTurn
from fourcures.bots.review import game_review
from fourcures.host import practice as host_practice
from fourcures.local import practice
from fourcures.local import reviews as local_reviews
from fourcures.local.thinking import ThinkHere
from tests.engine.arranging import at
from tests.server.practice.test_practice import EVEN, to_chicago
from tests.server.puzzles.test_puzzles import PUZZLES
from tests.server.site import serving
from tests.table.stories import arranged, trio

from .memory import Json, MemoryStorage, Page

ACTIONS = {"seat": 0, "phase": "actions", "actions_left": 4}


@pytest.fixture(autouse=True)
def judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge without the search."""
    monkeypatch.setattr(practice, "judge_attempt", to_chicago)
    monkeypatch.setattr(game_review, "judge", to_chicago)
    monkeypatch.setattr(host_practice, "BOT", "thumb")


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


@pytest.fixture
def page(storage: MemoryStorage, monkeypatch: pytest.MonkeyPatch) -> Page:
    """Return a page with five puzzles."""
    monkeypatch.setattr("fourcures.host.puzzles.puzzles.load_puzzles", lambda: PUZZLES)
    return Page(storage, bots=["thumb"])


def refused(page: Page, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    status, text = page.ask_text(method, path, body)
    return status, json.loads(text)["code"]


def attempt(page: Page, number: int, *moves: str) -> Json:
    """Open a puzzle, play these moves and check them."""
    table = page.ask("POST", f"/puzzles/{number}")["id"]
    page.connect(table)
    for text in moves:
        assert page.send("move", text=text, seat=0)["type"] == "done"
    checked: Json = page.ask("POST", f"/tables/{table}/check")
    return checked


def test_the_first_check_of_a_puzzle_decides_the_rating(page: Page) -> None:
    first = attempt(page, 3, "drive miami")
    assert not first["solved"] and first["rated"]["change"] < 0
    assert first["better"] == first["why"] == []
    again = attempt(page, 3, "drive chicago")
    assert again["solved"] and again["rated"] is None
    assert page.ask("GET", "/puzzles/3")["solution"] != []
    solved = attempt(page, 4, "drive chicago")
    overview = page.ask("GET", "/puzzles")
    assert overview["rating"] == solved["rated"]["rating"]
    assert (overview["solved"], len(overview["ratings"]), overview["streak"]) == (1, 2, 1)
    assert [card["state"] for card in page.ask("GET", "/puzzles/all")][2:4] == ["failed", "solved"]


def test_hints_and_the_solution_are_noted(page: Page, storage: MemoryStorage) -> None:
    gains = [page.ask("POST", "/puzzles/5/hint")["gain"] for _ in range(3)]
    assert gains[0] > gains[1] == gains[2], "there are two hints"
    given_up = page.ask("POST", "/puzzles/5/solution")
    assert (given_up["state"], given_up["solution"][0]["text"]) == ("failed", "drive chicago")
    later = Page(storage)
    assert later.ask("GET", "/puzzles/5") == given_up


def test_another_tab_cannot_decide_a_puzzle_again(page: Page, storage: MemoryStorage) -> None:
    other = Page(storage)
    table = page.ask("POST", "/puzzles/3")["id"]
    assert page.ask("POST", f"/tables/{table}/check")["rated"] is not None
    assert other.ask("POST", f"/tables/{table}/check")["rated"] is None


def test_an_attempt_that_cannot_be_stored_is_refused(page: Page, storage: MemoryStorage) -> None:
    storage.full = True
    assert refused(page, "POST", "/puzzles/3/hint") == (503, "not_ready")
    storage.full = False
    assert page.ask("GET", "/puzzles/3")["hints_left"] == 2


def test_what_does_not_exist_is_refused(page: Page) -> None:
    assert refused(page, "GET", "/puzzles/99") == (404, "no_puzzle")
    assert refused(page, "GET", "/puzzles/x") == (404, "not_found")
    table = page.open(position=trio(turn=ACTIONS), players=3, seed=None)
    assert refused(page, "POST", f"/tables/{table}/check") == (422, "no_exercise")
    assert refused(page, "GET", f"/tables/{table}/review") == (409, "not_over")


def test_an_exercise_is_no_game_to_continue(page: Page) -> None:
    attempt(page, 3, "drive miami")
    assert page.ask("GET", "/tables/mine") == []
    table = page.ask("POST", "/puzzles/2")["id"]
    assert refused(page, "POST", f"/tables/{table}/practice", {"seq": 1}) == (422, "exercise")


def lose(page: Page) -> str:
    """Play a short game whose first turn is a mistake, and lose it; return its table."""
    position = trio(
        outbreaks=7,
        cubes={"lagos": {"yellow": 3}},
        infection_deck={"next": ["lagos"]},
        turn=ACTIONS,
    )
    table = page.open(seed=None, players=3, epidemics=5, position=position)
    assert page.send("move", text="drive miami", seat=0)["type"] == "done"
    assert page.send("move", text="pass", seat=0)["type"] == "done"
    while not page.table["game"]["outcome"]:
        page.go_on()
    return table


class ThinkLater(ThinkHere):
    """Notes what would be done beside everything else; `finish` does it, a step at a time."""

    def __init__(self) -> None:
        self.tasks: list[Coroutine[Any, Any, None]] = []

    def start(self, task: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(task)

    def finish(self) -> None:
        while self.tasks:
            super().start(self.tasks.pop(0))


@pytest.fixture
def certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Estimate chances without futures."""
    monkeypatch.setattr(game_review, "estimate_win_chance", lambda *_: EVEN)
    monkeypatch.setattr("fourcures.host.reviews.estimate_win_chance", lambda *_: EVEN)


@pytest.mark.usefixtures("certain")
def test_a_finished_game_is_reviewed_once_and_its_mistake_becomes_an_exercise(
    page: Page, storage: MemoryStorage
) -> None:
    table = lose(page)
    start = 2  # the entry after which the first turn begins
    assert page.ask("GET", "/me/mistakes") == []
    later = page.host.thinking = ThinkLater()
    begun = page.ask("GET", f"/tables/{table}/review")
    assert (begun["turns"], begun["done"]) == ([], False)
    assert page.ask("GET", f"/tables/{table}/review") == begun
    assert len(later.tasks) == 1, "it is computed once"
    later.finish()
    review = page.ask("GET", f"/tables/{table}/review")
    assert review["done"] and review["turns"][0]["loss"] == 0.07
    again = Page(storage, bots=["thumb"])
    assert again.ask("GET", f"/tables/{table}/review") == review
    (mistake,) = again.ask("GET", "/me/mistakes")
    assert (mistake["table"], mistake["loss"]) == (table, 0.07)
    start = mistake["seq"]
    wish = {"seq": start, "find": True}
    exercise = again.ask("POST", f"/tables/{table}/practice", wish)["id"]
    again.connect(exercise)
    assert again.table["practice"]["loss"] == 0.07
    again.send("move", text="drive chicago", seat=0)
    assert again.ask("POST", f"/tables/{exercise}/check")["solved"]
    wish["seq"] += 1  # in the middle of a turn
    assert refused(again, "POST", f"/tables/{table}/practice", wish) == (422, "no_mistake")


@pytest.mark.usefixtures("certain")
def test_a_review_stops_when_nobody_looks_and_goes_on_later(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, later = lose(page), ThinkLater()
    page.host.thinking = later
    page.ask("GET", f"/tables/{table}/review")
    page.now += 2 * local_reviews.PATIENCE
    later.finish()
    assert not page.ask("GET", f"/tables/{table}/review")["done"]
    later.finish()
    assert page.ask("GET", f"/tables/{table}/review")["done"]


def test_a_review_that_fails_is_refused_and_can_be_asked_for_again(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_turn: PlayedTurn) -> None:
        raise ZeroDivisionError

    table = lose(page)
    with monkeypatch.context() as broken:
        broken.setattr("fourcures.host.reviews.judge_turn", fail)
        page.ask("GET", f"/tables/{table}/review")
        assert refused(page, "GET", f"/tables/{table}/review") == (500, "internal")


def test_a_moment_of_a_game_can_be_tried_with_bots(page: Page) -> None:
    table = page.open(seed=None, players=3, epidemics=5, position=trio(turn=ACTIONS), help="coach")
    page.send("move", text="drive miami", seat=0)
    seq = page.table["seq"]
    opened = page.ask("POST", f"/tables/{table}/practice", {"seq": seq, "with_bots": True})["id"]
    page.connect(opened)
    assert [seat["bot"] for seat in page.table["seats"]] == [None, "thumb", "thumb"]
    page.send("move", text="drive atlanta", seat=0)
    page.send("move", text="drive chicago", seat=0)
    assert page.ask("POST", f"/tables/{opened}/check")["solved"]


def test_finished_games_are_summed_up(page: Page, storage: MemoryStorage) -> None:
    assert page.ask("GET", "/me/results")["games"] == 0
    page.open(seed="results", players=2)
    page.pass_to_the_end()
    summed = Page(storage).ask("GET", "/me/results")
    assert (summed["games"], summed["one_screen"]["games"], summed["last"][0]["bots"]) == (1, 1, 0)
    lose(page)  # from a position: it does not count
    assert page.ask("GET", "/me/results") == summed


def test_the_attempts_travel_with_a_copy(page: Page) -> None:
    attempt(page, 3, "drive miami")
    copy = page.ask_text("GET", "/me/export")[1]
    there = Page(MemoryStorage(), name="Ben")
    there.ask("POST", "/puzzles/4/solution")
    there.ask("POST", "/me/import", json.loads(copy))
    states = [card["state"] for card in there.ask("GET", "/puzzles/all")]
    assert states[2:4] == ["failed", "failed"]
    damaged = copy.replace('"text":"{', '"text":"')
    assert refused(there, "POST", "/me/import", json.loads(damaged)) == (400, "bad_request")
    old = msgspec.json.decode(copy)
    del old["attempts"]
    assert Page(MemoryStorage(), name="Cem").ask("POST", "/me/import", old) == {"tables": 1}


def test_the_coach_answers_while_the_game_goes_on(page: Page) -> None:
    position = arranged(at("medic", "atlanta"), at("scientist", "atlanta"))
    page.open(seed=None, players=2, position=position, help="coach")
    later = page.host.thinking = ThinkLater()
    ask = {"do": "chance", "futures": 20}
    assert page.send_text(json.dumps({**ask, "id": "first"})) == []
    (replaced,) = page.send_text(json.dumps({**ask, "id": "second"}))
    assert (json.loads(replaced)["id"], json.loads(replaced)["code"]) == ("first", "asked_anew")
    assert page.send("move", text="drive miami", seat=0)["type"] == "done"
    later.finish()
    (answer,) = page.late
    assert json.loads(answer.text)["id"] == "second"


def test_requests_are_answered_as_by_a_server(tmp_path: Path) -> None:
    """Also with all puzzles, and with the search."""
    asked: list[tuple[str, str]] = [
        *(("GET", path) for path in ("/puzzles", "/puzzles/all", "/puzzles/7", "/puzzles/9999")),
        ("POST", "/puzzles/7/hint"),
        ("POST", "/puzzles/7/solution"),
        *(("GET", path) for path in ("/puzzles/7", "/puzzles", "/me/results", "/me/mistakes")),
    ]

    async def compare() -> None:
        page = Page(MemoryStorage(), "Ann")
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as site:
            player = await site.person("Ann")
            async with player.http() as http:
                for method, path in asked:
                    said = await http.request(method, f"/api{path}")
                    assert (said.status_code, said.text) == page.ask_text(method, path), path

    asyncio.run(compare())
