"""Games with a real deck: cards are entered with the moves, and wrong ones can be undone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fourcures.protocol import commands
from fourcures.protocol.refusals import Refused
from fourcures.protocol.setup import TableSetup
from fourcures.table import entries
from fourcures.table.check_setup import check_setup
from fourcures.table.windows import awaited_holders
from tests.engine.test_real_deck import HANDS, INFECTED, TWO

from ..server.site import No, serving
from .stories import Json, Story, kinds

REAL: Json = {
    **TWO,
    "players": 2,
    "visibility": "local",
    "cards": INFECTED + HANDS,
    "help": "coach",
}
PLAYERS: list[Json] = [{"role": "medic"}, {"role": "scientist"}]
EPIDEMIC = ["beijing", "epidemic", "beijing"]


def table(**changes: Any) -> Story:
    """Return a table where Anna enters the cards for Medic and Scientist, who holds Airlift."""
    return Story("anna", "anna", watching=["wim"], **(REAL | changes))


def to_draw() -> Story:
    story = table()
    story.do("anna", commands.Move, text="pass")
    return story


def asked(story: Story, text: str, cards: list[str]) -> Json:
    """Return which card a refused command asks for; check that nothing has changed."""
    seq, state = story.room.seq, story.room.playing().state
    with pytest.raises(Refused) as no:
        story.do("anna", commands.Move, text=text, cards=cards)
    assert no.value.code == "which_card"
    assert (story.room.seq, story.room.playing().state) == (seq, state)
    return no.value.params


def test_a_draw_asks_for_one_card_after_the_other() -> None:
    story = to_draw()
    first = asked(story, "next", [])
    assert (first["deck"], first["number"]) == ("player", 1)
    assert "epidemic" in first["cards"] and "london" not in first["cards"]
    assert asked(story, "next", EPIDEMIC[:1])["number"] == 2
    assert asked(story, "next", EPIDEMIC[:2])["deck"] == "bottom"
    made = story.do("anna", commands.Move, text="next", cards=EPIDEMIC)
    assert isinstance(made[0], entries.Played) and made[0].outcomes == EPIDEMIC


def test_going_on_in_a_window_needs_the_infection_card() -> None:
    story = to_draw()
    story.do("anna", commands.Move, text="next", cards=EPIDEMIC)
    assert awaited_holders(story.room) == ["anna"]
    assert story.refused("anna", commands.GoOn) == "which_card"
    assert kinds(story.do("anna", commands.GoOn, cards=["lima"])) == ["WentOn", "Played"]
    assert "lima" in story.position()["infection_discards"]
    made = story.do("anna", commands.Move, text="next", cards=["miami"])  # `next` also passes
    assert kinds(made) == ["WentOn", "Played"]


def test_never_ask_does_not_draw_from_a_real_deck() -> None:
    story = to_draw()
    story.do("anna", commands.StopAt, moment="epidemic", stop="never")
    story.do("anna", commands.Move, text="next", cards=EPIDEMIC)
    assert awaited_holders(story.room) == ["anna"]


def test_no_card_is_drawn_for_an_absent_player() -> None:
    story = to_draw()
    story.do("anna", commands.Move, text="next", cards=EPIDEMIC)
    story.gone("anna")
    assert kinds(story.do("wim", commands.Say, text="Where is she?")) == ["Said"]
    assert story.position()["infection_discards"] == []


@pytest.mark.parametrize("cards", [["london"], ["nowhere"], [*EPIDEMIC, "lima"], ["lima"] * 99])
def test_cards_that_cannot_have_been_drawn_are_refused(cards: list[str]) -> None:
    assert to_draw().refused("anna", commands.Move, text="next", cards=cards) == "wrong_card"


def test_a_dealt_table_accepts_no_entered_cards() -> None:
    story = table(cards=None)
    story.do("anna", commands.Move, text="pass")
    assert story.refused("anna", commands.Move, text="next", cards=["lima"]) == "wrong_card"


def test_a_wrongly_entered_draw_can_be_undone_and_redone() -> None:
    story = to_draw()
    before = story.position()
    story.do("anna", commands.Move, text="next", cards=EPIDEMIC)
    assert story.refused("anna", commands.Reset) == "nothing_to_undo"
    after = story.position()
    story.do("anna", commands.Undo)
    assert story.position() == before
    story.do("anna", commands.Undo)
    story.do("anna", commands.Redo)
    assert story.position() == before
    story.do("anna", commands.Redo)
    assert story.position() == after
    assert story.refused("anna", commands.Redo) == "nothing_to_redo"


def test_redo_keeps_later_cards_after_an_earlier_one_was_corrected() -> None:
    story = to_draw()
    story.do("anna", commands.Move, text="next", cards=EPIDEMIC)
    for card in ("lima", "miami"):
        story.do("anna", commands.GoOn, cards=[card])
    story.do("anna", commands.GoOn)
    story.do("anna", commands.Move, text="drive chicago")
    wrong = story.position()
    for _ in range(5):
        story.do("anna", commands.Undo)
    story.do("anna", commands.Move, text="next", cards=["bangkok", *EPIDEMIC[1:]])
    for _ in range(4):
        story.do("anna", commands.Redo)
    assert story.refused("anna", commands.Redo) == "nothing_to_redo"
    right = story.position()
    assert "bangkok" in right["players"][0]["hand"]
    for field in ("cubes", "infection_discards", "turn"):
        assert right[field] == wrong[field]


def test_a_redo_that_no_longer_fits_is_refused() -> None:
    story = to_draw()
    story.do("anna", commands.Move, text="next", cards=EPIDEMIC)
    story.do("anna", commands.GoOn, cards=["beijing"])
    for _ in range(2):
        story.do("anna", commands.Undo)
    story.do("anna", commands.Move, text="next", cards=["beijing", "epidemic", "bangkok"])
    assert story.refused("anna", commands.Redo) == "wrong_card"
    story.do("anna", commands.Move, text="next", cards=["bangkok"])


def test_a_wrongly_entered_end_of_the_game_can_be_undone() -> None:
    story = table()
    while not story.room.is_over():
        before = story.position()
        text = "pass" if before["turn"]["phase"] == "actions" else "next"
        if before["turn"]["phase"] == "discard":
            text = str(story.room.playing().legal_moves[0])
        cards: list[str] = []
        while True:
            try:
                story.do("anna", commands.Move, text=text, cards=cards)
                break
            except Refused as no:
                possible = no.params["cards"]
                assert isinstance(possible, list)
                cards = [*cards, possible[-1]]
    shown = story.seen("anna")["game"]
    assert "seed" not in shown
    assert shown["undo"] is not None
    story.do("anna", commands.Undo)
    assert story.position() == before
    assert not story.room.is_over()


def test_a_game_in_progress_continues_with_a_real_deck() -> None:
    position = to_draw().position()
    story = table(cards=[], position=position)
    assert story.position() == position
    assert asked(story, "next", [])["deck"] == "player"
    story.do("anna", commands.Move, text="next", cards=EPIDEMIC)
    story.do("anna", commands.Undo)
    assert story.position() == position
    assert "seed" not in story.seen("anna")["game"]


def test_a_bot_cannot_play_with_a_real_deck() -> None:
    assert table().refused("anna", commands.Hand, seat=1, bot="quick") == "real_cards"


@pytest.mark.parametrize(
    "changes",
    [
        {"visibility": "invite"},
        {"hands": "private"},
        {"roles": None},
        {"first": None},
        {"cards": INFECTED},
        {"cards": [*INFECTED, *HANDS, "rio"]},
        {"position": {"players": []}},
        {"cards": [], "position": {"hands": "private", "players": PLAYERS}},
        {"cards": [], "position": {"players": PLAYERS, "infection_deck": {"next": ["lima"]}}},
    ],
)
def test_an_invalid_set_up_is_refused(changes: Json) -> None:
    with pytest.raises(Refused) as no:
        check_setup(TableSetup(**(REAL | changes)))
    assert no.value.code == "bad_setup"


def test_a_game_with_real_cards_survives_a_server_restart(database: str) -> None:
    async def evening() -> None:
        async with serving(database) as site:
            anna = await site.person("Anna")
            table = (await anna.create(**REAL))["id"]
            await anna.join(table)
            await anna.move("pass")
            with pytest.raises(No) as no:
                await anna.move("next")
            assert no.value.message["args"]["deck"] == "player"
            await anna.do("move", text="next", cards=EPIDEMIC)
            position = anna.view(0)
            await anna.leave()
        async with serving(database) as site:
            anna.site = site
            await anna.join(table)
            assert anna.view(0) == position
            await anna.do("undo")
            assert anna.phase == "draw"
            await anna.leave()

    asyncio.run(asyncio.wait_for(evening(), 120))
