"""Review a game turn by turn, with decisions apart from luck.

A decision costs win chance if the search finds a better turn, judged by what the active seat could
know then. Luck is what the cards then changed. The win chance, each time as the active seat sees
it, goes from the start of a game to its end in steps of decisions and luck:

    turns = list(review_game(Game.from_record(record)))
    for turn in turns:
        print(f"{turn.number:3} {turn.label:10} {-turn.loss:+.0%} {turn.luck:+.0%}")
    print(f"Decisions cost {summarize(turns).loss:.0%}")

What is decided between the cards is judged too: discards, events that are played or kept, the order
of a Forecast. Luck is only what nobody decided.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple, get_args

from ...analysis.played_turns import Moment, PlayedTurn, list_moments, split_turns
from ...engine.game import Game
from ...engine.move_parts import MoveParts, describe_text
from ...protocol.coach import WinChance
from ...protocol.review import (
    ChoiceReview,
    Label,
    ReviewSummary,
    SeatReview,
    TurningPoint,
    TurnReview,
)
from ..coach.questions import estimate_win_chance
from .answers import judge_answers
from .choices import JudgedChoice, judge_choices
from .judge import FUTURES, ROLLOUTS, SURELY, Judged, judge

__all__ = [
    "ChoiceReview",
    "ReviewSummary",
    "SeatReview",
    "TurnReview",
    "TurningPoint",
    "review_game",
    "summarize",
]

LABELS: tuple[Label, ...] = get_args(Label)
FLAGS = LABELS[2:]
LEAST: dict[Label, float] = {"blunder": 0.10, "mistake": 0.05, "inaccuracy": 0.02, "good": 0.0}

TURNING_POINTS = 4  # at most
WORTH_NAMING = 0.05  # a smaller change is no turning point


class JudgedTurn(NamedTuple):
    """A turn with everything that was decided in it."""

    turn: PlayedTurn
    actions: Judged
    choices: Sequence[JudgedChoice]


def review_game(
    game: Game, futures: int = FUTURES, rollouts: int = ROLLOUTS
) -> Iterator[TurnReview]:
    """Return the reviews of all turns whose actions have ended; undone moves are left out.

    Every turn takes about a second on one core. Fewer `rollouts`, which find the best turn, and
    fewer `futures`, which compare it with the turn that was played, are faster but less precise.
    The same game gives the same numbers.
    """
    if not isinstance(futures, int) or futures < 1:
        raise ValueError(f"futures must be a whole number of at least 1, not {futures!r}")
    return review_turns(list_moments(game), futures, rollouts)


def review_turns(
    moments: Sequence[Moment], futures: int = FUTURES, rollouts: int = ROLLOUTS
) -> Iterator[TurnReview]:
    """Yield the review of every turn in these positions, like `review_game`.

    A turn ends with the win chance at the beginning of the next one, which is judged first.
    """
    last: JudgedTurn | None = None
    for turn in split_turns(moments):
        judged = judge_turn(turn, futures, rollouts)
        if last:
            yield make_turn_review(*last, judged.actions.before)
        last = judged
    if last:
        yield make_turn_review(*last, estimate_win_chance(moments[-1].view(None), futures))


def judge_turn(turn: PlayedTurn, futures: int = FUTURES, rollouts: int = ROLLOUTS) -> JudgedTurn:
    """Judge the actions of a turn, and what was decided between the cards."""
    actions = judge(turn, futures, rollouts)
    return JudgedTurn(turn, actions, [*judge_answers(turn, futures), *judge_choices(turn, futures)])


def make_turn_review(
    turn: PlayedTurn, judged: Judged, choices: Sequence[JudgedChoice], then: WinChance
) -> TurnReview:
    """Return the review of a turn, after which the win chance was `then`.

    The best turn may need the help that was declined: the player who asked is not blamed for that.
    """
    total = judged.loss if judged.significant else 0.0
    blamed = [choice for choice in choices if choice.kind == "declined"]
    helpless = min(total, sum(choice.cost.loss for choice in blamed))
    loss, low, high = (each - helpless for each in (total, judged.low, judged.high))
    before, after = judged.before.chance, judged.before.chance - total
    missed = judged.missed if loss or judged.missed == "win" else None
    label = label_of(loss, low)
    return TurnReview(
        number=turn.number,
        seat=turn.seat,
        first=turn.moments[1].number,
        last=turn.moments[-1].number,
        played=[moment.text for moment in turn.moments[1:]],
        before=before,
        after=after,
        then=then.chance,
        label=max(label, "inaccuracy", key=LABELS.index) if missed == "win" else label,
        loss=loss,
        low=low,
        high=high,
        luck=then.chance - after + sum(choice.cost.loss for choice in choices) - helpless,
        noise=hypot(margin_of(judged.before), margin_of(then)),
        better=judged.best if loss or missed else [],
        moves=describe_turn(turn),
        why=judged.why if loss or missed else [],
        missed=missed,
        choices=[make_choice_review(choice) for choice in choices],
    )


def make_choice_review(judged: JudgedChoice) -> ChoiceReview:
    """Return the review of a choice."""
    loss, low, high = judged.cost
    return ChoiceReview(
        number=judged.number,
        seat=judged.seat,
        kind=judged.kind,
        played=judged.played,
        label=label_of(loss, low),
        loss=loss,
        low=low,
        high=high,
        better=judged.best,
        why=[*judged.why],
    )


def describe_turn(turn: PlayedTurn) -> list[MoveParts]:
    """Return the moves of a turn in parts."""
    made = pairwise(turn.moments)
    parts = [describe_text(after.text, before.state) for before, after in made]
    return [part for part in parts if part is not None]


def label_of(loss: float, low: float) -> Label:
    """Return the label of a decision that cost this much, and with 95 % confidence `low`."""
    if loss == 0:
        return "best"
    if low < SURELY:
        return "good"
    return next(label for label, least in LEAST.items() if loss >= least)


def margin_of(chance: WinChance) -> float:
    """Return half of the 95 % interval of a win chance."""
    return (chance.high - chance.low) / 2


def summarize(turns: Sequence[TurnReview]) -> ReviewSummary:
    """Sum up all turns of a game, of which there must be at least one."""
    if not turns:
        raise ValueError("there are no turns to sum up: the first turn has not ended")
    return ReviewSummary(
        start=turns[0].before,
        end=turns[-1].then,
        loss=sum(decision.loss for decision in list_decisions(turns)),
        luck=sum(turn.luck for turn in turns),
        seats=[
            summarize_seat(seat, turns)
            for seat in sorted({decision.seat for decision in list_decisions(turns)})
        ],
        turning=find_turning_points(turns),
    )


def list_decisions(turns: Iterable[TurnReview]) -> Iterator[TurnReview | ChoiceReview]:
    """Yield the actions of each turn as one decision, and the choices after them."""
    for turn in turns:
        yield turn
        yield from turn.choices


def summarize_seat(seat: int, turns: Iterable[TurnReview]) -> SeatReview:
    """Sum up the decisions of one seat."""
    own = [decision for decision in list_decisions(turns) if decision.seat == seat]
    labels = [decision.label for decision in own]
    return SeatReview(
        seat,
        sum(decision.loss for decision in own),
        {label: labels.count(label) for label in LABELS},
    )


def find_turning_points(turns: Sequence[TurnReview]) -> list[TurningPoint]:
    """Return the greatest changes that are no noise, in the order of the game."""
    decisions = [
        TurningPoint(turn.number, "decision", -decision.loss)
        for turn in turns
        for decision in list_decisions([turn])
    ]
    cards = [
        TurningPoint(turn.number, "cards", turn.luck)
        for turn in turns
        if abs(turn.luck) > turn.noise
    ]
    changes = [point for point in decisions + cards if abs(point.change) >= WORTH_NAMING]
    changes.sort(key=lambda point: -abs(point.change))
    return sorted(changes[:TURNING_POINTS], key=lambda point: (point.turn, point.kind == "cards"))
