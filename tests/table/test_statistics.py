"""Results and statistics: which games count, for whom, and what they add up to."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures.protocol import commands
from fourcures.protocol.setup import Practice
from fourcures.protocol.statistics import GameTally
from fourcures.table import entries
from fourcures.table.room import Room
from fourcures.table.statistics import StoredResult, results, statistics

from .stories import Story, trio


def finished(*seats: str, **setup: Any) -> Story:
    """Return a game that is lost because everyone passes."""
    story = Story(*seats, **{"roles": ["medic", "scientist"], "hands": "open"} | setup)
    story.passes(Room.is_over)
    return story


def test_everyone_with_a_seat_has_a_result() -> None:
    story = finished("anna", "bob", watching=["wim"], epidemics=6, edition="2008")
    anna, bob = results(story.room)
    assert (anna.person, anna.name, anna.roles) == ("anna", "Anna", ["medic"])
    assert (bob.person, bob.roles) == ("bob", ["scientist"])
    assert (anna.won, anna.edition, anna.epidemics) == (False, "2008", 6)
    assert (anna.players, anna.bots) == (2, 0)
    assert anna.cause in ("outbreaks", "cubes", "cards")
    assert anna.turns > 1


def test_everyone_who_played_turns_of_a_seat_has_a_result() -> None:
    roles = ["medic", "scientist"]
    story = Story("anna", "bob", watching=["cleo"], roles=roles, hands="open", first=0)
    story.passes(lambda room: room.playing().state["turn"] == 1)
    story.do("anna", commands.Hand, seat=0, person="cleo")
    story.passes(Room.is_over)
    assert [(one.person, one.roles) for one in results(story.room)] == [
        ("anna", ["medic"]),
        ("bob", ["scientist"]),
        ("cleo", ["medic"]),
    ]


def test_a_seat_counts_for_a_bot_only_if_it_played_most_turns() -> None:
    story = Story("anna", "bob", roles=["medic", "scientist"], hands="open", first=0)
    story.passes(lambda room: room.turn == 2)
    story.do("anna", commands.Hand, seat=0, bot="thumb", for_good=True)
    story.play_on()
    anna, bob = results(story.room)
    assert (anna.roles, bob.roles, anna.bots) == (["medic"], ["scientist"], 1)


def test_one_person_around_one_screen_has_one_result_with_all_roles() -> None:
    [anna] = results(finished("anna", "anna", visibility="local").room)
    assert anna.roles == ["medic", "scientist"]


def test_unfinished_arranged_and_practice_games_have_no_result() -> None:
    story = Story("anna", "bob", roles=["medic", "scientist"])
    assert results(story.room) == []  # it is not over
    position = Story("anna", "anna", "anna", position=trio(hands="open"))
    position.passes(Room.is_over)
    assert position.room.is_over() and results(position.room) == []
    practised = finished("anna", "anna").room
    practised.practice = Practice(table="t", seq=3, turn=1)
    assert results(practised) == []


def test_a_removed_person_has_no_result() -> None:
    story = finished("anna", "bob")
    story.by_table(entries.Removed(person="bob"))
    assert [one.person for one in results(story.room)] == ["anna"]


def kept(at: int, won: bool, person: str = "anna", **changes: Any) -> StoredResult:
    usual: dict[str, Any] = {
        "name": person.title(),
        "cause": "cures" if won else "outbreaks",
        "turns": 20,
        "edition": "2013",
        "epidemics": 4,
        "players": 2,
        "bots": 0,
        "roles": ["medic"],
        "table": f"table {at}",
        "replay": True,
    }
    return StoredResult(**usual | {"person": person, "at": at, "won": won} | changes)


def test_statistics_before_the_first_game_are_empty() -> None:
    nothing = statistics("anna", [])
    assert (nothing.games, nothing.streak, nothing.best_streak) == (0, 0, 0)
    assert (nothing.favourite, nothing.strongest, nothing.fastest) == (None, None, None)
    assert not (nothing.last or nothing.roles or nothing.mates or nothing.losses)


@pytest.mark.parametrize(
    ("ends", "streak", "best"),
    [("wwl", 0, 2), ("lww", 2, 2), ("wwwlw", 1, 3), ("www", 3, 3), ("l", 0, 0)],
)
def test_current_and_best_streak_count_wins_in_a_row(ends: str, streak: int, best: int) -> None:
    found = statistics("anna", [kept(at, end == "w") for at, end in reversed([*enumerate(ends)])])
    assert (found.streak, found.best_streak) == (streak, best)


def test_games_are_summed_up_by_role_difficulty_and_team() -> None:
    games = [
        kept(1, True, roles=["medic", "scientist"], epidemics=5),
        kept(2, True, roles=["medic"], players=3, bots=2, turns=17),
        kept(3, False, roles=["medic"], epidemics=6, edition="2008", cause="cards"),
        kept(4, True, roles=["scientist"], players=4, turns=17),
        kept(5, True, roles=["scientist"], replay=False),
    ]
    found = statistics("anna", games)
    assert (found.games, found.won) == (5, 4)
    assert [(one.role, one.games, one.won) for one in found.roles] == [
        ("scientist", 3, 3),
        ("medic", 3, 2),
    ]
    assert (found.favourite, found.strongest) == ("scientist", "scientist")
    assert [(one.edition, one.epidemics, one.games) for one in found.difficulties] == [
        ("2013", 4, 3),
        ("2013", 5, 1),
        ("2008", 6, 1),
    ]
    assert [(one.players, one.won) for one in found.teams] == [(2, 2), (3, 1), (4, 1)]
    assert (found.bots, found.one_screen) == (GameTally(games=1, won=1), GameTally(games=1, won=1))
    assert found.losses == {"cards": 1}
    assert found.fastest is not None and found.fastest.table == "table 2"
    assert [one.table for one in found.last] == [f"table {at}" for at in (5, 4, 3, 2, 1)]
    assert [one.replay for one in found.last] == [False, True, True, True, True]


def test_a_role_needs_a_few_games_to_be_the_strongest() -> None:
    lucky = [kept(1, True, roles=["dispatcher"]), kept(2, False)]
    assert statistics("anna", lucky).strongest is None
    more = [*lucky, kept(3, True), kept(4, False)]
    assert statistics("anna", more).strongest == "medic"


def test_team_mates_have_the_name_of_the_last_game() -> None:
    games = [
        *(kept(1, True), kept(1, True, "bob"), kept(1, True, "cleo")),
        *(kept(2, False), kept(2, False, "bob", name="Robert")),
    ]
    found = statistics("anna", games)
    assert (found.games, found.won) == (2, 1)
    assert [(one.name, one.games, one.won) for one in found.mates] == [
        ("Robert", 2, 1),
        ("Cleo", 1, 1),
    ]
    assert [one.mates for one in found.last] == [["Robert"], ["Bob", "Cleo"]]
    assert [one.name for one in statistics("bob", games).mates] == ["Anna", "Cleo"]


def test_the_lists_are_short_however_many_games_there_are() -> None:
    games = [
        one
        for at in range(200)
        for one in (kept(at, True), kept(at, True, f"mate {at}"), kept(at, True, "bob"))
    ]
    found = statistics("anna", games)
    assert found.games == 200
    assert (len(found.last), len(found.mates)) == (10, 8)
    assert found.mates[0].name == "Bob"
