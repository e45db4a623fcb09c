"""Play a game for the collection: as the team prefers, plus events that the collection lacks."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from fourcures import Game, Move
from fourcures.engine.rules.board import EVENTS, PLANNER
from fourcures.engine.rules.event_cards import EVENT_OF_MOVE
from fourcures.engine.rules.moves import AIRLIFT_MOVE, kind_of, target_of
from fourcures.engine.rules.state import ACTIONS, DISCARD, FORECAST, NOBODY

from . import team
from .coverage import (
    ACTING,
    BETWEEN_TWO,
    HAND,
    STORED,
    WINDOWS,
    WatchedGame,
    event,
    watched,
    window,
)


class Table:
    """All seats of one game, which know what the collection still lacks.

    A patient table saves an event that no game plays between two epidemics until there are two.
    A hesitant table undoes two actions and an event as soon as it can, and plays them again.
    """

    def __init__(
        self, missing: Collection[str], patient: bool = False, hesitant: bool = False
    ) -> None:
        self.missing = set(missing)
        self.patient = patient
        self.hesitant = hesitant
        self.plan: list[int] = []

    def play(self, setup: dict[str, Any]) -> WatchedGame:
        """Return a game played from its set-up to its end."""
        game = watched(WatchedGame.new(**setup))
        recent: list[str | Move] = []  # the moves that can be undone
        doubts = [1, 2] if self.hesitant else []
        while game.outcome is None:
            recent.append(self.choice(game))
            game.play(recent[-1])
            if not game.is_undoable:
                recent = []
            elif 1 in doubts and is_event(recent[-1]):
                again(game, recent[-1:])
                doubts.remove(1)
            elif 2 in doubts and len(recent) > 1 and not any(map(is_event, recent[-2:])):
                again(game, recent[-2:])
                doubts.remove(2)
        return game

    def choice(self, game: Game) -> str | Move:
        """Return the next move of the table."""
        s = game.state
        wish = next(self.wishes(game), None)
        if wish is not None:
            self.plan = []
            return wish
        if s["phase"] == ACTIONS:
            self.plan = self.plan or team.plan(s)
            return Move(self.plan.pop(0))
        if s["phase"] == DISCARD:
            return team.best_discard(game)
        return team.best_order(s) if s["phase"] == FORECAST else "next"

    def wishes(self, game: Game) -> Iterator[Move]:
        """Yield plays and storings of events that the collection lacks and that are legal now."""
        s = game.state
        edition, here, legal = game.position()["edition"], window(s), game.legal_moves
        plays = [move for move in legal if is_event(move)]
        for number, name in enumerate(EVENTS):
            ways = [move for move in plays if EVENT_OF_MOVE[kind_of(move) - AIRLIFT_MOVE] == number]
            if not ways:
                continue
            source = STORED if s["stored"] == number else HAND
            key = event(edition, name, source, here)
            waits = self.patient and event(edition, name, source, BETWEEN_TWO) in self.missing
            # Play it from the hand if only the Planner's plays of it are missing.
            spare = (
                here == ACTING
                and source == HAND
                and s["seat_of"][PLANNER] != NOBODY
                and self.lacks(edition, name, STORED)
                and not self.lacks(edition, name, HAND)
            )
            if spare or (key in self.missing and (not waits or here == BETWEEN_TWO)):
                self.missing.discard(key)
                yield team.best_event(s, ways)
        stores = [move for move in legal if move.kind == "store"]
        stores.sort(key=lambda move: -self.lacks(edition, EVENTS[target_of(move)], STORED))
        if stores and self.lacks(edition, EVENTS[target_of(stores[0])], STORED):
            yield stores[0]

    def lacks(self, edition: str, name: str, source: str) -> int:
        """Return in how many windows the collection lacks this event; a rare window counts more."""
        return sum(
            9 if where == BETWEEN_TWO and self.patient else 1
            for where in WINDOWS
            if event(edition, name, source, where) in self.missing
        )


def is_event(move: str | Move) -> bool:
    """Return whether a move plays an event."""
    return isinstance(move, Move) and move.plays_event


def again(game: Game, moves: list[str | Move]) -> None:
    """Undo the last moves and play them again."""
    for _ in moves:
        game.undo()
    for move in moves:
        game.play(move)
