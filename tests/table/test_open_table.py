"""Opening a table with bots: in a first game, the host gets the seat that begins."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures.engine.game import Game
from fourcures.protocol.refusals import Refused
from fourcures.protocol.setup import TableSetup
from fourcures.table.check_setup import check_bots
from fourcures.table.commitment import commitment
from fourcures.table.open_table import Opening, open_table
from fourcures.table.room import Room

SEEDS = [f"deal {number}" for number in range(12)]


def opened(seed: str, begins: bool = True, seat: int | None = 0, **setup: Any) -> Room:
    """Return the room of a new table with three players, two of them bots."""
    bots = ["quick", "careful"]
    how = Opening(seat=seat, begins=begins, bots=bots)
    options = TableSetup(players=3, hands="open", **setup)
    return open_table("ann", "Ann", options, seed, how, bots).room


@pytest.mark.parametrize("edition", ["2008", "2013"])
def test_R2_6_a_newcomer_sits_where_the_rules_begin(edition: str) -> None:
    begun = set()
    for seed in SEEDS:
        room = opened(seed, edition=edition)
        begun.add(turn := room.playing().state["turn"])
        assert room.seats[turn].holder == "ann"
    assert begun == {0, 1, 2}  # the deal decides, not the seat


def test_the_deal_and_its_commitment_are_those_of_the_seed_for_everyone() -> None:
    for seed in SEEDS:
        new, usual = opened(seed), opened(seed, begins=False)
        assert new.playing().position() == usual.playing().position()
        assert new.playing().position() == Game.new(new.setup.game, seed=seed).position()
        assert new.commitment == usual.commitment == commitment(seed)


def test_the_bots_take_the_other_seats_in_their_order() -> None:
    for seed in SEEDS:
        seats = opened(seed).seats
        assert [seat.bot for seat in seats if seat.bot] == ["quick", "careful"]
        assert [seat.holder for seat in seats if not seat.bot] == ["ann"]


def test_somebody_who_has_played_keeps_the_first_seat() -> None:
    for seed in SEEDS:
        assert opened(seed, begins=False).seats[0].holder == "ann"


@pytest.mark.parametrize(
    "chosen", [{"roles": ["medic", "scientist", "researcher"]}, {"first": 2}], ids=str
)
def test_where_the_host_chose_what_a_seat_gets_a_newcomer_keeps_theirs(
    chosen: dict[str, Any],
) -> None:
    for seed in SEEDS:
        assert opened(seed, **chosen).seats[0].holder == "ann"


@pytest.mark.parametrize(
    ("bots", "setup", "why"),
    [
        (["quick"], {}, "one for each other seat: 2"),
        (["quick", "careful", "quick"], {}, "one for each other seat: 2"),
        (["quick", "clever"], {}, "clever"),
        (["quick", "quick"], {"visibility": "local"}, "all seats are yours"),
    ],
)
def test_bots_that_do_not_fit_the_table_are_refused(
    bots: list[str], setup: dict[str, Any], why: str
) -> None:
    with pytest.raises(Refused, match=why):
        check_bots(TableSetup(players=3, **setup), bots, ["quick", "careful"])
