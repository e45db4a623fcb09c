"""A table's log is bounded, sent in pages, and nobody can fill it quickly."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from fourcures.host import hosted_table
from fourcures.table.decide import dispatch

from ..http.test_limits import at_a_site, stop_refilling
from ..site import No, Site


def test_the_first_update_has_the_last_page_of_a_long_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 200,000 entries it was 29 MB, and the server stopped for two seconds."""
    monkeypatch.setattr(hosted_table, "PAGE", 10)

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        ann = await site.person("Ann")
        table = (await ann.create())["id"]
        await ann.join(table)
        for number in range(30):
            last = await ann.do("say", text=f"line {number}")
        ann.entries.clear()
        await ann.leave()
        await ann.join(table, seen=2)
        await ann.reached(last)
        assert [entry["seq"] for entry in ann.entries][:10] == list(range(last - 9, last + 1))
        pages = [entry["seq"] for entry in ann.entries]
        while pages[0] > 1:
            answer = await ann.get(f"/api/tables/{table}/log?before={pages[0]}")
            page = [entry["seq"] for entry in answer.json()]
            assert len(page) == min(10, pages[0] - 1)
            pages = page + pages
        assert pages == list(range(1, pages[-1] + 1))
        newest = await ann.get(f"/api/tables/{table}/log")
        assert [entry["seq"] for entry in newest.json()] == pages[-10:]
        wrong = await ann.get(f"/api/tables/{table}/log?before=0")
        assert wrong.status_code == 400
        await ann.leave()

    at_a_site(tmp_path, story)


def test_a_page_of_the_log_hides_what_an_update_hides(tmp_path: Path) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        ann, bob = await site.person("Ann"), await site.person("Bob")
        table = (await ann.create(hands="private"))["id"]
        await ann.join(table)
        await bob.join(table)
        await ann.do("sit", seat=0, ready=True)
        begun = await bob.do("sit", seat=1, ready=True)
        await ann.reached(begun)
        mover = ann if ann.view()["position"]["turn"]["seat"] == 0 else bob
        played = await mover.move(mover.legal()[0])
        await ann.reached(played)
        for person in (ann, bob):
            await person.reached(played)
            page = (await person.get(f"/api/tables/{table}/log")).json()
            assert page == sorted(person.entries, key=lambda entry: int(entry["seq"]))
        strangers = (await http.get(f"/api/tables/{table}/log")).json()
        assert not any(entry.get("command") for entry in strangers)
        await ann.leave()
        await bob.leave()

    at_a_site(tmp_path, story)


def test_an_almost_full_log_takes_only_what_the_game_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatch, "MOST_ENTRIES", 30)
    monkeypatch.setattr(dispatch, "FOR_THE_GAME", 10)

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        ann = await site.person("Ann")
        table = (await ann.create(seed="full", visibility="local"))["id"]
        await ann.join(table)
        while await ann.do("say", text="again") < 20:
            pass
        for full in (ann.do("say", text="more"), ann.do("undo"), ann.do("rename", name="Anna")):
            with pytest.raises(No, match="full_log"):
                await full
        while not ann.table["closed"]:
            seat = next(own_seat for own_seat in ann.seats if ann.legal(own_seat))
            await ann.move(ann.legal(seat)[0], seat)
        assert ann.entries[-1]["kind"] == "closed"
        assert 30 < ann.table["seq"] < 40  # one decision can make several entries
        with pytest.raises(No, match="closed"):
            await ann.move("pass")
        await ann.leave()

    at_a_site(tmp_path, story)


@pytest.mark.breadth
def test_the_sockets_of_one_person_share_a_rate_limit(tmp_path: Path) -> None:
    """Forty sockets could add 220 entries a second."""

    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        stop_refilling(site.inside.limits.commands)
        ann = await site.person("Ann")
        table = (await ann.create())["id"]
        twin = type(ann)(site, ann.id, ann.cookie)
        await ann.join(table)
        await twin.join(table)
        await ann.do("agree", yes=True)
        await twin.do("agree", yes=False)
        await twin.do("agree", yes=True)
        for player in (ann, twin):
            with pytest.raises(No, match="too_fast"):
                await player.do("agree", yes=True)
        await ann.leave()
        await twin.leave()

    at_a_site(tmp_path, story, commands_per_second=1)


@pytest.mark.breadth
def test_questions_have_their_own_rate_limit_and_do_not_block_moves(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        stop_refilling(site.inside.limits.questions)
        ann = await site.person("Ann")
        table = (await ann.create(visibility="local"))["id"]
        await ann.join(table)
        for _ in range(5):
            assert (await ann.ask("odds"))["type"] == "odds"
        answer = await ann.ask("odds")
        assert answer["code"] == "too_fast"
        assert answer["args"] == {"per_second": 1}
        await ann.move("pass")
        await ann.leave()

    at_a_site(tmp_path, story, commands_per_second=1)


def test_replays_are_limited_by_address(tmp_path: Path) -> None:
    async def story(site: Site, http: httpx.AsyncClient) -> None:
        stop_refilling(site.inside.limits.requests)
        ann = await site.person("Ann")
        table = (await ann.create(visibility="local"))["id"]
        assert (await http.get(f"/api/tables/{table}/replay")).status_code == 200
        refused = await http.get(f"/api/tables/{table}/replay")
        assert refused.status_code == 429
        assert refused.headers["retry-after"] == "4"
        assert (await http.get(f"/api/tables/{table}")).status_code == 200

    at_a_site(tmp_path, story, requests_per_second=3)
