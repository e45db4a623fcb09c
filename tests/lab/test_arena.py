"""The arena on a small scale: fixed deals, consistent figures, paired comparisons."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fourcures.bots import PolicyBot
from fourcures.bots.coach.curves import wilson_interval
from fourcures.bots.players.rule_of_thumb import RuleOfThumb
from fourcures.cli import main
from fourcures.cli.chart import y_of
from fourcures.lab.arena import (
    Match,
    Result,
    make_team,
    names_of,
    play,
    play_all,
    summarize,
    views_of,
)
from fourcures.lab.league import rank_teams
from fourcures.lab.scenarios import PRESETS, TABLE, Scenario
from fourcures.lab.workers import Workers
from tests.sizes import size


def result(deal: int, won: bool) -> Result:
    cause = "cures" if won else "cards"
    return Result(deal, won, cause, 4 if won else 2, 20, 1.0, ("medic", "scientist"), None)


def test_an_interval_contains_its_rate_and_narrows() -> None:
    for games in (10, 100, 1000):
        low, high = wilson_interval(games // 2, games)
        assert low < 0.5 < high
    assert wilson_interval(50, 100)[0] == pytest.approx(0.4038, abs=1e-4)
    assert wilson_interval(0, 20)[0] == 0.0
    assert wilson_interval(20, 20)[1] == pytest.approx(1.0)


def test_the_figures_of_a_summary_add_up() -> None:
    figures = summarize([result(1, True), result(2, False), result(3, True)])
    assert figures["wins"] == 2
    assert figures["lost_by"] == {"cards": 1}
    assert figures["cures"] == pytest.approx(3.33)
    assert figures["seconds_a_turn"] == 0.05
    assert figures["roles"]["medic"] == {"games": 3, "wins": 2}


def test_the_same_match_gives_the_same_game() -> None:
    order = Match(Scenario(2, 4), "search", 3, 30, futures=16)
    games = [play(order)._replace(seconds=0.0) for _ in range(2)]
    assert games[0] == games[1]


def test_a_mixed_team_has_one_of_the_first_bot() -> None:
    match = Match(Scenario(3, 5), "thumb+quick", 4, 1)
    assert names_of(match) == ["thumb", "quick", "quick"]
    assert [type(agent) for agent in make_team(match)] == [RuleOfThumb, PolicyBot, PolicyBot]
    assert play(match)._replace(seconds=0.0) == play(match)._replace(seconds=0.0)


def test_thumb_does_not_announce_its_cards() -> None:
    match = Match(Scenario(3, 5, hands="told"), "thumb+quick", 4, 1)
    game = match.cell.deal(match.deal)
    view_of = views_of(match)
    silent, *others = view_of(game, 1).hands
    assert silent == [None] * len(game.hands[0])
    assert all(None not in hand for hand in others)
    assert all(None not in hand for hand in view_of(game, 0).hands)


@pytest.mark.breadth
def test_two_processes_give_the_results_of_one() -> None:
    orders = [Match(Scenario(3, 4), "thumb", deal, 1) for deal in range(1, 5)]
    orders += [
        Match(Scenario(2, 5), "search", deal, 20, futures=8) for deal in range(1, size(2, 3, 3))
    ]
    one, two = (
        [
            game._replace(seconds=0.0)
            for game in play_all(orders, Workers(jobs), lambda order, result: None)
        ]
        for jobs in (1, 2)
    )
    assert one == two


def test_the_presets_are_those_of_the_published_results() -> None:
    assert len(TABLE) == 9
    for name, cell in PRESETS.items():
        s = cell.deal(1).state
        assert s["players"] == (int(name[1]) if len(name) == 2 else {"C": 3, "D": 2}[name])
        assert s["epidemics"] == 4 and not s["private"]
        assert bool(s["events"]) == (name in ("C", "D"))


def test_arena_prints_figures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    results = tmp_path / "results"
    words = "arena --team policy --against thumb --players 2 --epidemics 4 --games 2 --json"
    assert main([*words.split(), "--results", str(results)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["policy"]["games"] == 2
    assert set(printed["against"]) == {"thumb", "paired"}
    lines = [json.loads(line) for line in results.read_text("utf-8").splitlines()]
    assert [(line["team"], line["deal"]) for line in lines] == [
        ("policy", 1),
        ("policy", 2),
        ("thumb", 1),
        ("thumb", 2),
    ]
    assert sum(line["won"] for line in lines[:2]) == printed["policy"]["wins"]
    assert main([*words.split(), "--results", str(results)]) == 0
    assert json.loads(capsys.readouterr().out) == printed
    assert len(results.read_text("utf-8").splitlines()) == 4  # nothing was played again
    assert main(["arena", "--team", "thumb", "--cell", "A3", "--games", "2"]) == 0
    assert "of 2 won" in capsys.readouterr().out


def test_the_whole_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--team", "random", "--table", "--games", "1"]) == 0
    assert "mean of the cells" in capsys.readouterr().out
    assert main(["arena", "--table", "--cell", "C"]) == 2
    assert main(["arena", "--cells", "2p4e"]) == 2


@pytest.mark.parametrize(
    ("words", "played"),
    [
        ("--table --cells 2p4e --hands private --edition 2008", Scenario(2, 4, "private", "2008")),
        ("--cell D --hands told", Scenario(2, 4, "told")),
        ("--players 3 --hands private", Scenario(3, 5, "private")),
        ("--edition 2008", Scenario(4, 5, edition="2008")),
    ],
)
def test_hands_and_edition_reach_the_cells(
    words: str, played: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    cells = []

    def noted(args: object, cell: Scenario, team: str, rollouts: int) -> list[Result]:
        cells.append(cell)
        return [result(1, True)]

    monkeypatch.setattr("fourcures.cli.arena.play_games", noted)
    assert main(["arena", *words.split()]) == 0
    assert cells == [played]


def test_some_cells_of_the_table_are_printed_and_drawn(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "table.svg"
    words = "arena --team thumb --table --cells 2p4e,4p6e --games 2 --json --picture"
    assert main([*words.split(), str(picture)]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == ["2p4e", "4p6e"]
    drawing = ElementTree.parse(picture)
    bars = drawing.findall("{*}rect")
    assert [bar.get("class") for bar in bars] == ["e4", "e6"]
    for bar, cell in zip(bars, figures.values(), strict=True):
        tall = y_of(0) - y_of(cell["rate"])
        assert float(bar.get("height", "")) == pytest.approx(tall, abs=0.1)
    ends = [line for line in drawing.findall("{*}line") if line.get("class") == "interval"]
    for line, cell in zip(ends, figures.values(), strict=True):
        drawn = [float(line.get(end, "")) for end in ("y1", "y2")]
        assert drawn == pytest.approx([y_of(end) for end in cell["interval"]], abs=0.1)


def test_a_league_orders_teams_on_the_same_deals(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "league.svg"
    words = ["arena", "--cells", "2p4e,3p5e", "--games", "3", "--league", "random", "thumb"]
    assert main([*words, "--json", "--picture", str(picture)]) == 0
    table = json.loads(capsys.readouterr().out)
    assert [standing["games"] for standing in table] == [6, 6]
    assert [list(standing["cells"]) for standing in table] == [["2p4e", "3p5e"]] * 2
    assert table[0]["wins"] >= table[1]["wins"]
    assert table[0]["p"] is not None and table[1]["p"] is None
    assert len(ElementTree.parse(picture).findall("{*}rect")) == 2
    assert main(words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3 and lines[1].startswith(table[0]["team"])


def test_standings_pair_each_team_with_the_next() -> None:
    cell = Scenario(2, 4)
    teams = {
        "worse": {cell: [result(deal, False) for deal in range(10)]},
        "better": {cell: [result(deal, True) for deal in range(10)]},
    }
    first, second = rank_teams(teams)
    assert (first["team"], first["rate"], second["rate"]) == ("better", 1, 0)
    assert first["p"] == pytest.approx(2 / 2**10, abs=1e-4)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--league --table", "--league is a table already"),
        ("--league --against thumb", "--league cannot be combined with"),
        ("--league --players 2", "--league covers all players"),
        ("--picture x.svg", "need --table or --league"),
    ],
)
def test_options_that_contradict_a_league_are_refused(
    words: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words.split()]) == 2
    assert why in capsys.readouterr().err


def test_told_hands_are_private_hands_with_all_cards_announced() -> None:
    game = Scenario(3, 5, hands="told").deal(1)
    assert game.state["private"]
    for seat in range(3):
        assert Scenario(3, 5, hands="told").view(game, seat).state["hands"] == game.state["hands"]
        assert (
            Scenario(3, 5, hands="private").view(game, seat).state["hands"] != game.state["hands"]
        )
