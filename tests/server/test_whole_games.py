"""Whole games over real sockets, from the first seat to the record."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.engine.arranging import at
from tests.sizes import SOAK, size, sweep

from ..table.stories import CALM
from .evenings import Evening
from .site import Player, Site, serving

Json = dict[str, Any]

# Pairwise: any two values occur together once. `make soak` plays every combination.
KINDS = [
    ("2013", "private", "sqlite"),
    ("2008", "open", "sqlite"),
    ("2013", "open", "postgres"),
    ("2008", "private", "postgres"),
]
if SOAK:
    KINDS = [
        (edition, hands, kind)
        for edition in ("2008", "2013")
        for hands in ("open", "private")
        for kind in ("sqlite", "postgres")
    ]


def kinds(*first: tuple[str, str, str]) -> pytest.MarkDecorator:
    """Parametrize a test with all kinds of table, of which `make test` plays only the first."""
    rest = [kind for kind in KINDS if kind not in first]
    return pytest.mark.parametrize(
        ("edition", "hands", "database"),
        sweep([*first, *rest], first=len(first)),
        indirect=["database"],
    )


async def gathered(site: Site, number: int, **setup: Any) -> tuple[str, list[Player]]:
    """Open a table with `number` people, each with a socket and a seat; other seats are free."""
    people = [await site.person(name) for name in ("Ann", "Bob", "Cem", "Dot")[:number]]
    opened = await people[0].create(**setup)
    for seat, person in enumerate(people):
        await person.join(opened["id"])
        if setup.get("visibility") != "local":
            await person.do("sit", seat=seat, ready=True)
    for person in people:
        await person.reached(people[-1].table["seq"])
    return opened["id"], people


async def goodbye(people: list[Player]) -> None:
    for person in people:
        await person.leave()


@kinds(("2013", "private", "sqlite"), ("2013", "open", "postgres"))
def test_four_people_play_to_an_end(edition: str, hands: str, database: str) -> None:
    async def evening() -> None:
        async with serving(database) as site:
            for number in range(size(1, 1, 5)):
                table_id, people = await gathered(
                    site, 4, edition=edition, hands=hands, players=4, epidemics=5
                )
                story = Evening(site, table_id, people, f"{edition} {hands} {number}")
                await story.play()
                await story.check()
                # People play only legal moves of their views, so only a bot, or the end of a pause,
                # can come between.
                assert story.did["lent"] or story.refusals.keys() <= {"no_window"}
                await goodbye(people)

    asyncio.run(evening())


@pytest.mark.breadth
@kinds(("2008", "open", "sqlite"))
def test_two_people_and_two_bots_play_to_an_end(edition: str, hands: str, database: str) -> None:
    async def evening() -> None:
        async with serving(database) as site:
            table_id, people = await gathered(
                site, 2, edition=edition, hands=hands, players=4, epidemics=4
            )
            await people[0].do("hand", seat=2, bot="thumb")
            await people[0].do("hand", seat=3, bot="random")
            story = Evening(site, table_id, people, f"bots {edition} {hands}")
            await story.play()
            await story.check()
            await goodbye(people)

    asyncio.run(evening())


@pytest.mark.breadth
@kinds(("2013", "private", "sqlite"))
def test_a_local_table_plays_to_an_end(edition: str, hands: str, database: str) -> None:
    async def evening() -> None:
        async with serving(database) as site:
            table_id, people = await gathered(
                site, 1, edition=edition, hands=hands, players=3, visibility="local"
            )
            story = Evening(site, table_id, people, f"local {edition} {hands}")
            await story.play()
            await story.check()
            assert not story.did["accepted"] and not story.did["declined"]
            await goodbye(people)

    asyncio.run(evening())


def two_epidemics(edition: str, hands: str) -> Json:
    """Return a position where Ann draws two epidemics, and Bob then exceeds his hand limit."""
    return {
        "edition": edition,
        "hands": hands,
        "epidemics": 4,
        "players": [
            at("medic", "atlanta"),
            at("researcher", "atlanta", "lagos", "lima", "bogota", "delhi", "osaka", "cairo"),
            at("scientist", "atlanta", "resilient_population", "one_quiet_night"),
            at("dispatcher", "atlanta", "government_grant", "forecast"),
        ],
        "player_deck": {
            "next": ["epidemic", "epidemic", "milan", "paris"],
            "piles": [{"cards": n, "epidemics": 1} for n in (1, 2, 22, 21)],
        },
        "infection_deck": {"next": CALM, "bottom": ["sao_paulo", "karachi"]},
        "infection_discards": ["tokyo"],
    }


@pytest.mark.breadth
@kinds(("2013", "private", "sqlite"))
def test_an_event_is_played_in_every_window(edition: str, hands: str, database: str) -> None:
    """Airlift before the draw, Resilient Population in the epidemic, and so on; then to the end."""
    position = two_epidemics(edition, hands)
    position["players"][1]["hand"].append("airlift")

    async def evening() -> None:
        async with serving(database) as site:
            table_id, people = await gathered(site, 4, players=4, position=position)
            ann, bob, cem, dot = people
            story = Evening(site, table_id, people, "windows")

            async def phase(expected: str, step: str | None = None) -> None:
                await story.together()
                turn = dot.view()["position"]["turn"]
                assert (turn["phase"], turn["epidemic_step"]) == (expected, step)

            async def everyone_goes_on() -> None:
                await story.together()
                window = story.table["window"]
                stopped = {*window["pauses"], *window["asks"]}
                if hands == "private":
                    assert len(stopped) == 4
                for holder in sorted(stopped):
                    person = story.who({"holder": holder})
                    assert person is not None
                    await person.do("go_on")

            async def the_step_is_over() -> None:
                await phase("infect")
                while dot.phase == "infect":
                    await everyone_goes_on()
                    await story.together()

            await ann.move("pass")
            await phase("draw")
            await bob.move("airlift medic cairo")
            await ann.reached(bob.table["seq"])
            await ann.do("answer", request=ann.table["requests"][0]["number"], yes=False)
            await bob.move("airlift medic cairo")
            await ann.reached(bob.table["seq"])
            await ann.do("answer", request=ann.table["requests"][0]["number"], yes=True)
            assert ann.view()["position"]["players"][0]["city"] == "cairo"

            await ann.move("next")
            await phase("epidemic", "infected")
            assert "sao_paulo" in dot.view()["position"]["infection_discards"]
            await dot.leave()  # in mid-epidemic
            seen = dot.table["seq"]
            await cem.move("resilient sao_paulo")
            await ann.do("say", text="well done")
            await dot.join(table_id, seen=seen)
            (news,) = dot.news
            missed = [(entry["seq"], entry["kind"]) for entry in news["entries"]]
            # After Resilient Population nobody can play an event: the table goes on.
            assert missed == [(seen + 1, "played"), (seen + 2, "played"), (seen + 3, "said")]
            assert dot.view()["position"]["removed"] == ["sao_paulo"]

            await phase("epidemic", "between")
            await dot.move("grant cairo")
            await phase("epidemic", "between")
            await everyone_goes_on()  # Resilient Population has been played
            await phase("infect")
            await dot.move("forecast")
            await phase("forecast")
            others = ann.view()["position"]["turn"]["forecast"]["cards"]
            assert (set(others) == {None}) == (hands == "private")
            await dot.move(dot.legal()[-1])
            await the_step_is_over()
            assert dot.view()["position"]["turn"]["seat"] == 1

            await bob.move("pass")
            await bob.move("next")
            await phase("discard")
            await cem.move("quiet")
            await phase("discard")
            await bob.reached(cem.table["seq"])
            await bob.move("discard lagos")  # all events are played: nothing stops any more
            await story.together()
            assert dot.view()["position"]["turn"]["seat"] == 2
            skipped = [
                event
                for entry in dot.entries
                for event in entry.get("events", ())
                if event["event"] == "skipped"
            ]
            assert len(skipped) == 1
            await story.play()
            await story.check()
            await goodbye(people)

    asyncio.run(evening())


@pytest.mark.breadth
@kinds(("2008", "open", "sqlite"))
def test_a_seat_is_lent_to_a_bot_and_taken_back(edition: str, hands: str, database: str) -> None:
    async def evening() -> None:
        async with serving(database) as site:
            table_id, people = await gathered(site, 2, players=2, edition=edition, hands=hands)
            ann, bob = people
            active = people[ann.view()["position"]["turn"]["seat"]]
            other = bob if active is ann else ann
            await other.never_stop()
            seat = active.seats[0]
            await active.do("hand", seat=seat, bot="thumb")
            while other.view()["position"]["turn"]["seat"] == seat and not other.over:
                before = other.table["seq"]
                for request in other.table["requests"]:
                    await other.do("answer", request=request["number"], yes=True)
                await other.reached(before + 1)
            assert active.seats == []
            await active.do("reclaim_seat", seat=seat)
            assert active.seats == [seat]
            moves = [entry for entry in other.entries if entry["kind"] == "played"]
            assert any(move["by"] == f"bot:{seat}" for move in moves)
            story = Evening(site, table_id, people, "lent")
            await story.play()
            await story.check()
            await goodbye(people)

    asyncio.run(evening())
