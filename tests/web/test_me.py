"""How you play, in the browser: from the first game to the deletion of everything."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .arranging import opened
from .people import Person

Someone = Callable[..., Person]

# Passes in every turn of a local table, over a socket of its own, until the game is lost.
LOSE = """(table) => new Promise((lost) => {
  const address = new URL(`/api/tables/${table}/socket`, location.href.replace('http', 'ws'));
  const socket = new WebSocket(address);
  const send = (command, id) => socket.send(JSON.stringify({ ...command, id }));
  socket.onopen = () => {
    for (const moment of ['infect', 'epidemic'])
      send({ do: 'stop_at', moment, stop: 'never' }, moment);
  };
  socket.onclose = lost;
  socket.onmessage = ({ data }) => {
    const { type, seq, table } = JSON.parse(data);
    if (type !== 'update') return;
    if (table.game.outcome) return socket.close();
    for (const { position, legal } of table.game.views) {
      const move = legal.find(({ text }) => /^(pass|next|discard)/.test(text));
      if (move) return send({ do: 'move', text: move.text, seat: position.viewer }, `${seq}`);
    }
  };
})"""


def test_the_profile_shows_a_first_game_and_can_be_deleted(person: Someone) -> None:
    with person(fresh=True) as anna:
        page = anna.goes("/me")
        expect(page.get_by_role("region", name="Your first game")).to_contain_text(
            "not need an account"
        )
        expect(page.get_by_role("button", name="Play with bots")).to_be_visible()
        page.evaluate(LOSE, opened(anna, roles=["medic", "scientist"]))
        page = anna.goes("/")
        page.get_by_role("banner").get_by_role("link", name="Anna").press("Enter")
        expect(page.get_by_role("heading", name="0 of 1 game won")).to_be_visible()
        expect(page.get_by_role("region", name="By role").get_by_role("listitem")).to_have_count(2)
        expect(page.get_by_role("region", name="By teammate")).to_contain_text("On one screen")
        page.get_by_role("region", name="Recent games").get_by_role("link").press("Enter")
        page.locator("#city-atlanta").wait_for()
        page.go_back()
        with page.expect_download() as started:
            page.get_by_role("button", name="Download my data").press("Enter")
        everything = json.loads(Path(started.value.path()).read_text("utf-8"))
        assert everything["person"]["name"] == "Anna"
        assert [one["won"] for one in everything["results"]] == [False]
        page.get_by_role("link", name="Privacy").press("Enter")
        expect(page.get_by_role("heading", name="Who sees it")).to_be_visible()
        page.get_by_role("link", name="Devices and your data").press("Enter")
        page.get_by_role("button", name="Delete my data").press("Enter")
        page.get_by_role("button", name="Delete", exact=True).press("Enter")
        expect(page.get_by_role("region", name="Your first game")).to_be_visible()
        expect(page.get_by_role("banner").get_by_text("Anna")).to_have_count(0)
