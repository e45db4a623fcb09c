"""Redaction: what one viewer may know. No other module hides information.

All data for a player or spectator is a `View`, or an event returned by `Event.redacted`. A view is
made by removing information from the state, never by adding any.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from .base_game import BaseGame
from .errors import IllegalMove
from .events import members
from .notation import Move
from .picture.text import headline
from .position.schema import ViewedPosition
from .position.writer import write_deck_for, write_forecast, write_public
from .rules.bits import count
from .rules.legality import list_legal
from .rules.movement import list_cities
from .rules.moves import MOST_MOVES, TAKE, encode, kind_of, seat_of
from .rules.sharing import select_shareable
from .rules.state import ACTIONS, NOBODY, RUNS, State, copy, run_index

NOTHING_TOLD = (0, 0, 0, 0)


def require_view(view: View) -> None:
    """Raise TypeError if something else is given for a view, such as the game."""
    if not isinstance(view, View):
        raise TypeError(f"a view is needed, not a {type(view).__name__}: use game.view(game.turn)")


def redact(s: State, viewer: int | None, told: Sequence[int] = NOTHING_TOLD) -> State:
    """Return a copy of the state without the information that this viewer may not know.

    Unknown cards of other hands go back to the pool (`hand_size` keeps their number), and the cards
    of a Forecast that another player saw become -1. With open hands nothing is hidden. `told` has
    the cards that each seat has announced to the team: they are known while the seat holds them
    (R12.5).
    """
    seen = copy(s)
    if not s["private"]:
        return seen
    for seat in range(s["players"]):
        seen["shown"][seat] |= s["hands"][seat] & told[seat]
        if seat != viewer:
            seen["pool"] |= s["hands"][seat] & ~seen["shown"][seat]
            seen["hands"][seat] = seen["shown"][seat]
    for run in range(RUNS):
        if s["run_size"][run] and s["run_seat"][run] != viewer:
            for i in range(s["run_size"][run]):
                seen["run_cards"][run_index(run, i)] = -1
    if s["forecast_seat"] not in (NOBODY, viewer):
        for i in range(s["forecast_size"]):
            seen["forecast_cards"][i] = -1
    return seen


class View(BaseGame):
    """A game as one seat (or a spectator, None) sees it.

    `viewer` is that seat, `legal_moves` are its moves (with private hands including every request
    that might be accepted), and `position()` is the position as it knows it. Bots get a view and
    choose a move. Views are equal if their positions are.

    >>> from fourcures import Game
    >>> view = Game.new(roles=["medic", "scientist"], first=0, hands="private", seed=1).view(0)
    >>> view
    <View of seat 0: medic (seat 0) has 4 actions, 0 outbreaks, 0 of 4 cures>
    >>> view.position()["players"][1]["hand"]
    [None, None, None, None]
    """

    def __init__(
        self,
        s: State,
        viewer: int | None,
        revealed: bool = False,
        told: Sequence[int] = NOTHING_TOLD,
    ) -> None:
        self.viewer: int | None = viewer
        if revealed:  # open hands, for use after the end of the game
            s = copy(s) | {"private": 0}
        self.state = redact(s, viewer, told)
        self.legal_moves = [] if viewer is None else list_legal_for(s, self.state, viewer)
        self.infection_deck = write_deck_for(s, viewer)

    def __repr__(self) -> str:
        who = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        return f"<View of {who}: {headline(self.position())}>"

    def __eq__(self, other: object) -> bool:
        return self.position() == other.position() if isinstance(other, View) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    @property
    def hands(self) -> list[list[str | None]]:
        """The hand of each seat; cards that the viewer does not know are None, at the end.

        >>> from fourcures import Game
        >>> game = Game.new(roles=["medic", "scientist"], first=0, hands="private", seed="hello")
        >>> game.view(0, known_cards=[[], ["bangkok"]]).hands
        [['johannesburg', 'kinshasa', 'delhi', 'seoul'], ['bangkok', None, None, None]]
        """
        s = self.state
        known = [members(hand) for hand in s["hands"][: s["players"]]]
        return [
            [*hand, *[None] * (size - len(hand))]
            for hand, size in zip(known, self.hand_sizes, strict=True)
        ]

    def is_legal(self, move: str | Move) -> bool:
        """Return whether a move or a text is one of this viewer's `legal_moves`."""
        if isinstance(move, str):
            try:
                move = Move.parse(move, self, self.viewer)
            except IllegalMove:
                return False
        return move in self.legal_moves

    def position(self) -> ViewedPosition:
        """Return the position as this viewer knows it; unknown cards of a hand are null."""
        s = self.state
        hands = self.hands
        position = cast(ViewedPosition, write_public(s))
        for seat, player in enumerate(position["players"]):
            player["hand"] = hands[seat]
            if s["private"]:
                player["known"] = {"shown": members(s["shown"][seat])}
        position["turn"]["forecast"] = write_forecast(s, self.viewer)
        position["infection_deck"] = self.infection_deck
        position["unseen"] = members(s["pool"])
        position["viewer"] = self.viewer
        return position


def list_legal_for(s: State, seen: State, viewer: int) -> list[Move]:
    """Return the viewer's own legal moves, including requests for unknown cards.

    R12.6: with private hands, `take X from P` is listed for every X that this viewer cannot rule
    out.
    """
    moves = [0] * MOST_MOVES
    n = list_legal(s, moves)
    own = [Move(move) for move in moves[:n] if seat_of(move) == viewer]
    if not s["private"] or s["turn"] != viewer or s["phase"] != ACTIONS:
        return own
    before = [move for move in own if kind_of(move) < TAKE]
    after = [move for move in own if kind_of(move) > TAKE]
    return before + list_questions(seen, viewer) + after


def list_questions(seen: State, viewer: int) -> list[Move]:
    """Return every `take X from P` that is possible as far as this viewer knows."""
    moves, n = [0] * MOST_MOVES, 0
    for other in range(seen["players"]):
        if other != viewer and seen["city"][other] == seen["city"][viewer]:
            cards = seen["hands"][other]
            if seen["hand_size"][other] > count(cards):
                cards |= seen["pool"]
            take = encode(TAKE, viewer, 0, seen["roles"][other])
            n = list_cities(moves, n, take, select_shareable(seen, other, cards))
    return [Move(move) for move in moves[:n]]
