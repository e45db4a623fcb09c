"""The turns of a game as it was played: the positions while the active seat acted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.game import Game
from ..engine.rules.state import ACTIONS, DRAW, FORECAST, State
from ..engine.view import NOTHING_TOLD, View


class GivenAnswer(NamedTuple):
    """What a seat answered to a request of the active one."""

    seat: int
    asker: int
    asked: Sequence[str]  # the texts of the moves
    yes: bool


class Moment(NamedTuple):
    """A position of a game, after a move that was not undone."""

    number: int  # of the move; the start has the number 0
    text: str
    state: State
    told: Sequence[int] = NOTHING_TOLD  # for each seat, the announced cards as a mask
    seat: int | None = None  # who made the move
    answers: Sequence[GivenAnswer] = ()  # given in this position

    def view(self, seat: int | None) -> View:
        """Return what this seat, or a spectator, knew."""
        return View(self.state, seat, told=self.told)


class Stretch(NamedTuple):
    """A part of a turn; no card is revealed between its first and its last moment."""

    first: Moment
    last: Moment
    whole: bool  # whether the actions end here; otherwise a Forecast follows


class PlayedTurn(NamedTuple):
    """A turn: the actions from its beginning to the draw, and what follows until the next one."""

    number: int  # from 1
    moments: Sequence[Moment]
    rest: Sequence[Moment] = ()  # from the end of the actions to the start of the next turn

    @property
    def seat(self) -> int:
        """The active seat."""
        return int(self.moments[0].state["turn"])

    def stretches(self) -> list[Stretch]:
        """Return the parts of the turn that can be judged: a Forecast separates them."""
        found = []
        first: Moment | None = None
        for moment, after in zip(self.moments, self.moments[1:], strict=False):
            if first is None and moment.state["phase"] == ACTIONS:
                first = moment
            if first is None or after.state["phase"] != FORECAST:
                continue
            if moment is not first and moment.state["phase"] == ACTIONS:
                found.append(Stretch(first, moment, whole=False))
            first = None
        if first is not None:
            found.append(Stretch(first, self.moments[-1], whole=True))
        return found


def list_moments(game: Game) -> list[Moment]:
    """Return the start of a game and the position after every move that was not undone."""
    if not isinstance(game, Game):
        raise TypeError(
            f"a Game is needed, not a {type(game).__name__}; Game.from_record makes one of a record"
        )
    then = game.start()
    moments = [Moment(0, "", then.state)]
    for number, entry in enumerate(game.history, 1):
        then.replay(entry.line)
        moments.append(Moment(number, entry.line.text, then.state, seat=entry.line.seat))
    return moments


def split_turns(moments: Sequence[Moment]) -> list[PlayedTurn]:
    """Return the turns whose actions have ended; a turn that began after them is left out."""
    turns: list[PlayedTurn] = []
    begun: list[Moment] = []  # of the turn whose actions are going on
    rest: list[Moment] = []  # of the turn whose actions have ended
    number, seat = 0, None
    for moment in moments:
        s = moment.state
        if rest:
            rest.append(moment)
        if s["turn"] != seat:
            number, seat, begun, rest = number + 1, s["turn"], [], []
            if s["phase"] != ACTIONS:  # the game started from a position after the actions
                continue
        elif not begun:
            continue
        begun.append(moment)
        if not is_acting(s):
            rest = [moment]
            turns.append(PlayedTurn(number, begun, rest))
            begun = []
    return turns


def is_acting(s: State) -> bool:
    """Return whether the actions go on, perhaps after a discard or a Forecast."""
    return s["phase"] == ACTIONS or bool({ACTIONS, DRAW} & set(s["resume"]))
