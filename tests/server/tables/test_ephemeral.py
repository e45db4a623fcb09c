"""Plans that the others see while they are made: sent to the connected, and never logged."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from fourcures.protocol.commands import PlannedTurn
from fourcures.protocol.refusals import Refused
from fourcures.server.tables import ephemeral
from fourcures.server.tables.ephemeral import LONGEST, Relay
from fourcures.server.tables.live import LiveTable, Shown
from fourcures.table import shared_plans
from fourcures.table.shared_plans import MOST_MOVES

from ...table.stories import NoDatabase, table_of_three, trio
from ..site import Player, Site, serving


def steps(player: Player) -> list[list[str]]:
    """Return the texts of the plans that this person sees growing."""
    return [[move["text"] for move in plan["moves"]] for plan in player.drafts]


async def three(*sites: Site, hands: str = "open") -> tuple[str, list[Player]]:
    """Start a game of three people, each at a process of their own if there are several."""
    people = [
        await sites[number % len(sites)].person(name)
        for number, name in enumerate(("Ann", "Bob", "Cem"))
    ]
    opened = await people[0].create(players=3, position=trio(hands))
    for seat, player in enumerate(people):
        await player.join(opened["id"])
        await player.do("sit", seat=seat, ready=True)
    for player in people:
        await player.until(lambda player=player: player.table["game"] is not None)  # type: ignore[misc]
    return opened["id"], people


def test_drafts_of_a_plan_are_sent_to_others_and_not_logged(database: str) -> None:
    async def story() -> None:
        async with serving(database) as site:
            _, (ann, bob, cem) = await three(site)
            before = ann.table["seq"]
            for moves in (["drive chicago"], ["drive chicago", "treat blue"]):
                await ann.ask("draft", seat=0, moves=moves)
                await bob.until(lambda moves=moves: steps(bob) == [moves])  # type: ignore[misc]
            await cem.until(lambda: steps(cem) == steps(bob))
            assert (bob.drafts[0]["by"], bob.drafts[0]["seat"]) == (ann.id, 0)
            assert ann.drafts == [], "nobody is sent their own"
            assert await ann.do("say", text="now") == before + 1

            # It may go on with the turn of the next player.
            then = [{"seat": 1, "moves": ["pass"]}]
            await ann.ask("draft", seat=0, moves=["pass"], then=then)
            await bob.until(lambda: [plan["after"] for plan in bob.drafts] == [None, 0])

            # It is withdrawn, or gone with its author.
            await ann.ask("draft", seat=0, moves=[])
            await bob.until(lambda: not bob.drafts)
            await ann.ask("draft", seat=1, moves=["pass"])
            await bob.until(lambda: steps(bob) == [["pass"]])
            refused = await bob.ask("draft", seat=0, moves=["fly to the moon"])
            assert refused["code"] == "unreadable"
            await ann.leave()
            await bob.until(lambda: not bob.drafts)
            for player in (bob, cem):
                await player.leave()

    asyncio.run(story())


@pytest.mark.breadth
def test_a_draft_reaches_people_at_another_process(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ephemeral, "REPEAT", 0.05)

    async def story() -> None:
        async with serving(postgres_database) as here, serving(postgres_database) as there:
            table, (ann, bob, cem) = await three(here, there)
            await ann.ask("draft", seat=0, moves=["pass"])
            await bob.until(lambda: steps(bob) == [["pass"]])

            # It is repeated for those who come later.
            (await there.inside.tables.get(table)).showing.clear()
            await bob.leave()
            bob.drafts = []
            await bob.join(table)
            await bob.until(lambda: steps(bob) == [["pass"]])
            await ann.leave()
            await bob.until(lambda: not bob.drafts)
            for player in (bob, cem):
                await player.leave()

    asyncio.run(story())


def test_a_draft_says_nothing_about_a_hand() -> None:
    """Dana holds the card of Atlanta and not that of Delhi; nobody can tell from her drafts."""
    story = table_of_three("private")
    seen = [
        shared_plans.draft_plan(
            story.room, "dana", [PlannedTurn(0, [f"direct {city}", "charter lima"])]
        )[0]["moves"][1]
        for city in ("delhi", "tokyo")
    ]
    assert seen[0] == seen[1]


@pytest.mark.parametrize(("by", "seat", "code"), [("eve", 0, "not_here"), ("mia", 7, "no_seat")])
def test_a_draft_by_a_stranger_or_for_an_unknown_seat_is_refused(
    by: str, seat: int, code: str
) -> None:
    with pytest.raises(Refused) as no:
        shared_plans.draft_plan(table_of_three().room, by, [PlannedTurn(seat, ["pass"])])
    assert no.value.code == code


class Telling(NoDatabase):
    """A database that remembers what it tells other processes."""

    def __init__(self) -> None:
        super().__init__()
        self.sqlite, self.told = False, list[str]()

    async def broadcast(self, news: Any) -> None:
        self.told += news


class Spot(LiveTable):
    """A table that counts how often it has changed."""

    def __init__(self) -> None:
        super().__init__("table", "CODE", "seed")
        self.published = 0

    def publish(self) -> None:
        self.published += 1


def test_a_draft_of_a_dead_process_expires() -> None:
    async def story() -> None:
        store, at = Telling(), Spot()
        relay, other = Relay(store), Relay(store)
        await other.show(Spot(), ("drafts", "ann"), ["plan"], object())
        (told,) = store.told
        relay.hear(at, told.split(" ", 2)[2])
        relay.hear(at, "other {")  # not ours
        assert at.list_shown("drafts") == {"ann": ["plan"]}
        await relay.repeat([at])
        assert at.showing and store.told == [told], "only its own process repeats it"
        at.showing["drafts", "ann"] = Shown(["plan"], "dead", -ephemeral.FORGET)
        await relay.repeat([at])
        assert not at.showing and at.published == 2

    asyncio.run(story())


def test_the_longest_plan_fits_into_a_notification() -> None:
    async def story() -> None:
        store, at = Telling(), Spot()
        room = table_of_three().room
        longest = ["cure yellow with buenos_aires los_angeles mexico_city sao_paulo johannesburg"]
        half = MOST_MOVES // 2
        turns = [PlannedTurn(seat, longest * half) for seat in (1, 2)]
        plans = shared_plans.draft_plan(room, "mia", turns)
        await Relay(store).show(at, ("drafts", "x" * 32), msgspec.to_builtins(plans), object())
        assert len(store.told) == 1 and len(store.told[0]) < LONGEST

    asyncio.run(story())
