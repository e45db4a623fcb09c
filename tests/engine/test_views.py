"""Views hide everything that their viewer may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from fourcures import BaseGame, Game, View
from fourcures.compiled import batch, cpu
from fourcures.engine.arrays import pack, unpack_chance
from fourcures.engine.position import writer
from fourcures.engine.rules.board import CITIES
from fourcures.engine.rules.chance import Chance
from fourcures.engine.rules.moves import MOST_MOVES, TAKE, kind_of, seat_of
from fourcures.engine.rules.state import copy
from fourcures.engine.setup import GameOptions
from fourcures.testing import check, random_game
from tests.engine.arranging import document
from tests.sizes import size


def stream(seed: int) -> Chance:
    return unpack_chance(cpu.Desk(seed).chances[0])


def private_moments(seed: int, games: int) -> Iterator[tuple[Game, random.Random]]:
    """Yield moments of private games, many with Forecasts known to some players."""
    rng = random.Random(seed)
    for number in range(games):
        setup: GameOptions = {"hands": "private"}
        if number % 3 == 0:
            roles = ["contingency_planner", "dispatcher", "medic"]
            setup |= {"edition": "2013", "players": 3, "roles": roles}
        for game in forecasting(random_game(rng, **setup), rng):
            yield game, rng


def forecasting(games: Iterator[Game], rng: random.Random) -> Iterator[Game]:
    """Yield the same games, in which players play or store Forecast as soon as possible."""
    for game in games:
        for move in game.legal_moves:
            if str(move) in ("forecast", "store forecast"):
                yield game
                game.play(move)
                break
        if game.outcome is None and game.position()["turn"]["phase"] == "forecast":
            yield game
            game.play(rng.choice(game.legal_moves))
        if game.outcome is not None:
            return
        yield game


# The attributes that games and views share.
PROPERTIES = [name for name in dir(BaseGame) if isinstance(getattr(BaseGame, name), property)]


def shown(view: View) -> object:
    """Return everything that a view reveals."""
    return (
        view.position(),
        [str(move) for move in view.legal_moves],
        [getattr(view, name) for name in PROPERTIES],
        pack(view.state).tobytes(),
    )


def test_resampling_what_a_viewer_does_not_know_keeps_the_view() -> None:
    changed = runs = 0
    for game, rng in private_moments(1, size(4, 12, 400)):
        for viewer in (None, *range(game.state["players"])):
            other = copy(game.state)
            seat = -1 if viewer is None else viewer
            batch.resample_at([other], 0, seat, [stream(rng.getrandbits(32))])
            assert shown(View(other, viewer)) == shown(View(game.state, viewer))
            check(other, batch.list_legal_at([other], 0, [0] * MOST_MOVES))
            changed += other != game.state
            runs += sum(size > 0 for size in game.state["run_size"]) == 2
    assert changed > 500
    assert runs > 5  # two Forecasts at once, the hardest case


def test_resampling_needs_only_the_view() -> None:
    """The redacted state and the same stream give the same cards: no hidden data are read."""
    for game, rng in private_moments(2, size(4, 6, 100)):
        for viewer in range(game.state["players"]):
            seed = rng.getrandbits(32)
            full, redacted = copy(game.state), copy(View(game.state, viewer).state)
            batch.resample_at([full], 0, viewer, [stream(seed)])
            batch.resample_at([redacted], 0, viewer, [stream(seed)])
            assert full == redacted


def test_R12_6_a_view_lists_every_question_that_could_be_granted() -> None:
    """The legal `take` moves are among the requests; all other moves are exactly the legal ones."""
    questions = 0
    for game, _ in private_moments(3, size(8, 8, 100)):
        for viewer in range(game.state["players"]):
            legal = {move for move in game.legal_moves if seat_of(move) == viewer}
            seen = set(game.view(viewer).legal_moves)
            assert legal <= seen
            assert all(kind_of(move) == TAKE for move in seen - legal)
            for move in seen - legal:
                refusal = game.why_not(move)
                assert refusal is not None
                assert (refusal.rule, refusal.code) == ("R12.6", "not_handed_over")
                questions += 1
    assert questions > 100


def test_R12_6_reasons_do_not_depend_on_hidden_cards() -> None:
    """A seat gets the same reasons in two games that look the same to it."""
    texts = ["airlift medic cairo", "quiet", "forecast", "resilient paris", "grant cairo", "next"]
    texts += ["pass", "discard tokyo", "build", "treat red", "order paris", "store airlift"]
    for game, rng in private_moments(4, size(4, 4, 60)):
        for viewer in range(game.state["players"]):
            other = copy(game.state)
            batch.resample_at([other], 0, viewer, [stream(rng.getrandbits(32))])
            twin = Game.from_position(game.position(), "x")
            twin.state = other
            own = [str(move) for move in game.view(viewer).legal_moves if kind_of(move) != TAKE]
            for text in texts + own[:20]:
                assert game.why_not(text, viewer) == twin.why_not(text, viewer)


def test_a_view_of_open_hands_hides_nothing_but_chance() -> None:
    rng = random.Random(5)
    for game in random_game(rng, hands="open"):
        for viewer in (None, *range(game.state["players"])):
            position, seen = game.position(), game.view(viewer).position()
            assert [p["hand"] for p in seen["players"]] == [p["hand"] for p in position["players"]]
            assert seen["infection_deck"]["layers"] == position["infection_deck"]["layers"]


def test_R12_3_what_a_forecast_shows_is_for_its_owner() -> None:
    game = Game.from_position(
        {
            "epidemics": 5,
            "hands": "private",
            "players": [
                {"role": "medic", "hand": ["forecast"]},
                {"role": "scientist", "city": "paris"},
            ],
        },
        seed="forecast",
    )
    events = game.play("forecast")
    looked = events[1]
    assert looked.audience == [0]
    assert looked.redacted(0) is looked
    assert getattr(looked.redacted(1), "cards", ()) is None
    assert getattr(looked.redacted(None), "cards", ()) is None
    cards = document(game.view(0))["turn"]["forecast"]["cards"]
    assert len(cards) == 6
    assert document(game.view(1))["turn"]["forecast"]["cards"] == [None] * 6
    game.play("order " + " ".join(reversed(cards)))
    owner = game.view(0).position()["infection_deck"]
    assert owner["layers"][:6] == [[card] for card in reversed(cards)]
    assert owner["mixed"] == []
    other = game.view(1).position()["infection_deck"]
    assert len(other["layers"]) == 1
    assert other["mixed"] == [{"at": 0, "cards": 6}]


def test_private_draws_are_seen_by_their_owner_alone() -> None:
    game = Game.new(players=2, epidemics=5, seed="draws", first=0)
    game.play("pass")
    drew = [event for event in game.play("next") if type(event).__name__ == "Drew"]
    for event in drew:
        card = getattr(event, "card", None)
        if card != "epidemic":
            assert event.audience == [0]
            assert getattr(event.redacted(1), "card", "") is None
            assert getattr(event.redacted(0), "card", "") == card


@pytest.mark.parametrize("seat", [2, -1, "0"])
def test_a_view_is_for_a_seat_that_exists(seat: int) -> None:
    with pytest.raises(ValueError, match="seat must be 0 to 1"):
        Game.new(players=2).view(seat)


def test_an_older_forecast_far_below_the_newer_one_is_dealt_from_its_own_place() -> None:
    """After an epidemic between them, the older Forecast is in the layer below."""
    top = ["bogota", "sydney", "istanbul", "khartoum", "lima", "miami", "lagos", "seoul"]
    below = [city for city in CITIES if city not in top]
    newer = {"time": 1, "at": 0, "covered": 0, "cards": top[:4]}
    older = {"time": 0, "at": 8, "covered": 0, "cards": below[:4]}
    players = [
        {"role": "medic", "city": "atlanta", "hand": [], "known": {"forecasts": [older]}},
        {"role": "scientist", "city": "atlanta", "hand": [], "known": {"forecasts": [newer]}},
    ]
    deck = {"layers": [top, below]}
    game = Game.from_position(
        {"hands": "private", "epidemics": 5, "players": players, "infection_deck": deck}, "older"
    )
    chance = stream(3)
    for _ in range(50):
        state = copy(game.state)
        batch.resample_at([state], 0, 1, [chance])
        dealt = writer.write(state)
        (run,) = dealt["players"][0]["known"]["forecasts"]
        assert set(run["cards"]) <= set(below)
        Game.from_position(dealt)
        assert View(state, 1).position() == game.view(1).position()
