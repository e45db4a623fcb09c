"""Reviews of finished games: what decisions and cards cost, one turn after the other.

The same game gives the same numbers on every host.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from ..analysis.played_turns import Moment, split_turns
from ..bots.coach.questions import estimate_win_chance
from ..bots.review.game_review import JudgedTurn, judge_turn, make_turn_review, summarize
from ..bots.review.judge import FUTURES
from ..protocol.review import ReviewSummary, TurnReview
from ..table.players import TurnPlayer, player_of, turn_players
from ..table.replay import MOMENTS
from ..table.room import Logged, Room

VERSION = 2  # raise it when reviews get other numbers or fields: older ones are computed again

P = ParamSpec("P")
T = TypeVar("T")


class Run(Protocol):
    """Does work that takes long, somewhere; it and its result are picklable."""

    def __call__(
        self, work: Callable[P, T], /, *args: P.args, **more: P.kwargs
    ) -> Awaitable[T]: ...


class Review(msgspec.Struct):
    """A review, as far as it is computed; the moves of its turns are entries of the log."""

    moves: int  # of the game, undone ones and undos included
    total: int = 0  # turns, as soon as they are counted
    turns: list[TurnReview] = []
    summary: ReviewSummary | None = None  # when all turns are reviewed
    done: bool = False

    def add(self, turn: TurnReview, players: Sequence[TurnPlayer | None]) -> None:
        """Add the next turn, with who played it."""
        self.turns.append(name_players(turn, players))


async def continue_review(
    review: Review, room: Room, moments: Sequence[Moment], run: Run
) -> AsyncIterator[None]:
    """Review one turn after the other; yield after each of them, and at the end."""
    turns, players = split_turns(moments), turn_players(room)
    review.total = len(turns)
    last: JudgedTurn | None = None
    for turn in turns:
        judged = await run(judge_turn, turn)
        if last:
            review.add(make_turn_review(*last, judged.actions.before), players)
        last = judged
        yield
    if last:
        then = await run(estimate_win_chance, moments[-1].view(None), FUTURES)
        review.add(make_turn_review(*last, then), players)
        review.summary = summarize(review.turns)
    review.done = True


def name_players(turn: TurnReview, players: Sequence[TurnPlayer | None]) -> TurnReview:
    """Return the review of a turn with who played it, and who made each choice."""
    replace = msgspec.structs.replace
    choices = [
        replace(choice, player=player_of(players, turn.number, choice.seat))
        for choice in turn.choices
    ]
    played = players[turn.number - 1]
    return replace(turn, player=played and played.player, choices=choices)


def count_moves(log: Sequence[Logged]) -> int:
    """Return the number of moves of a game, undone ones and undos included."""
    return sum(isinstance(logged.entry, MOMENTS) for logged in log)
