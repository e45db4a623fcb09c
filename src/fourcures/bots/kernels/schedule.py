"""The schedule of the search: how many turns it proposes, and in which rounds it compares them.

A round tries all candidates that are left on the same futures and keeps the better ones. A turn
often pays only when a certain partner moves, and with four players that partner may be three turns
away. So the rounds depend on the number of players.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence
from dataclasses import dataclass
from typing import Annotated, NamedTuple, TypedDict

from ...engine.buffers import Records, array_of
from ...engine.rules.records import Wide, Wides
from .weights import LEANINGS

MOST_LEANINGS = 5
MOST_PROPOSALS = 160
MOST_ROUNDS = 6
PLAYERS = (2, 3, 4)


class Schedule(TypedDict):
    """The schedule for one number of players, as the kernels read it."""

    proposals: Annotated[Wides, MOST_LEANINGS]  # after each leaning; 0 leaves the leaning out
    rounds: Wide  # the number of rounds
    # For each round:
    turns: Annotated[Wides, MOST_ROUNDS]
    choices: Annotated[Wides, MOST_ROUNDS]
    shares: Annotated[Wides, MOST_ROUNDS]
    kept: Annotated[Wides, MOST_ROUNDS]
    certainty: Wide


Schedules = MutableSequence[Schedule]


class SearchRound(NamedTuple):
    """One round of a ranking."""

    turns: int  # before the net evaluates; 1 only draws cards and infects cities
    choices: int  # turns that the policy compares in each of them
    share: int  # percent of the rollouts
    kept: int  # candidates


@dataclass(frozen=True)
class SearchSettings:
    """The schedules of a search for all numbers of players."""

    proposals: Mapping[str, int]  # the number of candidates after each leaning that is used
    rounds: Mapping[int, tuple[SearchRound, ...]]  # for each number of players
    # A round leaves out a candidate, and ends, when this is certain: by this number of tenths of a
    # standard error. 0 never does.
    certainty: int = 0

    def __post_init__(self) -> None:
        """Raise ValueError if the kernels have no room for these settings, or cannot use them."""
        if unknown := self.proposals.keys() - LEANINGS.keys():
            raise ValueError(f"there is no leaning {min(unknown)!r}; use {', '.join(LEANINGS)}")
        counts = [self.proposals[name] for name in LEANINGS if name in self.proposals]
        if not counts or counts != sorted(counts) or not 0 < counts[0] <= counts[-1]:
            raise ValueError(f"proposals must be growing totals above 0, not {counts}")
        if counts[-1] > MOST_PROPOSALS:
            raise ValueError(f"proposals must be at most {MOST_PROPOSALS}, not {counts[-1]}")
        if self.rounds.keys() != set(PLAYERS):
            raise ValueError(f"there must be rounds for {PLAYERS} players")
        for players, rounds in self.rounds.items():
            if not 0 < len(rounds) <= MOST_ROUNDS:
                raise ValueError(f"{players} players need 1 to {MOST_ROUNDS} rounds")
            if min(min(each) for each in rounds) < 1 or rounds[-1].kept < FINAL:
                raise ValueError(f"the rounds for {players} players are not possible")

    def schedule_for(self, players: int) -> Records:
        """Return the schedule for this number of players, as an array for the kernels."""
        rounds = self.rounds[players]
        rest = [0] * (MOST_ROUNDS - len(rounds))
        counts = [self.proposals.get(leaning, 0) for leaning in LEANINGS]
        schedule: Schedule = {
            "proposals": counts,
            "rounds": len(rounds),
            "turns": [each.turns for each in rounds] + rest,
            "choices": [each.choices for each in rounds] + rest,
            "shares": [each.share for each in rounds] + rest,
            "kept": [each.kept for each in rounds] + rest,
            "certainty": self.certainty,
        }
        return array_of(Schedule, schedule)


FINAL = 2  # candidates kept to the end: the best, and one to compare it with
# The first round takes a tenth of the time of a rollout of the last, and finds the bad candidates.
ROUNDS = (
    SearchRound(turns=1, choices=1, share=40, kept=16),
    SearchRound(turns=2, choices=3, share=32, kept=5),
    SearchRound(turns=4, choices=3, share=28, kept=FINAL),
)
SETTINGS = SearchSettings(
    proposals={"": 36, "together": 50, "safe": 64},
    rounds={2: ROUNDS, 3: ROUNDS, 4: ROUNDS},
)
