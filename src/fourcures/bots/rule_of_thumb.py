"""A first bot: it cures when it can, treats the worst, collects, shares, and plays on.

It looks one move ahead and plans nothing; it is there so that no seat need stay empty.
"""

from __future__ import annotations

from collections import deque

from ..engine.notation import Move
from ..engine.rules.board import (
    ALL_CITIES,
    DEGREE,
    FIRST_EVENT,
    MEDIC,
    NEIGHBORS,
    QUIET_NIGHT,
    RESILIENT,
)
from ..engine.rules.moves import (
    CURE,
    DISCARD_MOVE,
    DRIVE,
    GIVE,
    NEXT,
    ORDER,
    PASS,
    QUIET_MOVE,
    RESILIENT_MOVE,
    SHUTTLE,
    TAKE,
    TREAT,
    kind_of,
    other_of,
    target_of,
)
from ..engine.rules.roles import cards_for_cure
from ..engine.rules.state import ACTIONS, DRAW, EPIDEMIC_PHASE, INFECTED, UNCURED, State
from ..engine.view import View

FAR = 99


class RuleOfThumb:
    """Scores each legal move by a few rules and takes the best; the first of equals."""

    def choose(self, view: View) -> Move | None:
        s = view.state
        seat = view.viewer
        if seat is None or not view.legal_moves:
            return None
        event = self.event(s, view.legal_moves)
        if event is not None:
            return event
        kinds = {kind_of(move) for move in view.legal_moves}
        if ORDER in kinds:
            return view.legal_moves[0]
        if DISCARD_MOVE in kinds:
            discards = [move for move in view.legal_moves if kind_of(move) == DISCARD_MOVE]
            return min(discards, key=lambda move: self.worth(s, seat, target_of(move)))
        if s["phase"] == ACTIONS and s["turn"] == seat:
            return max(view.legal_moves, key=lambda move: self.score(s, seat, move))
        if s["phase"] == DRAW and s["turn"] == seat:
            return next(move for move in view.legal_moves if kind_of(move) == NEXT)
        return None

    def agree(self, view: View, text: str) -> bool:
        return True

    # Events.

    def event(self, s: State, legal: list[Move]) -> Move | None:
        """Two events whose moment is easy to see; the others are left to people."""
        if s["phase"] == EPIDEMIC_PHASE and s["epidemic_step"] == INFECTED:
            kind = RESILIENT_MOVE
        elif s["phase"] == DRAW and s["drawn"] >= 2 and not s["quiet_nights"]:
            kind = QUIET_MOVE
        else:
            return None
        moves = [move for move in legal if kind_of(move) == kind]
        if kind == RESILIENT_MOVE:
            moves.sort(key=lambda move: -self.cubes(s, target_of(move)))
        return moves[0] if moves else None

    # Actions.

    def score(self, s: State, seat: int, move: Move) -> float:
        """How good an action looks; 0 is passing."""
        kind, a = kind_of(move), target_of(move)
        if kind == CURE:
            return 1000.0
        if kind == TREAT:
            here = int(s["cubes"][4 * s["city"][seat] + a])
            all_at_once = s["roles"][seat] == MEDIC or s["diseases"][a] != UNCURED
            return 12.0 * here + (5.0 * here if all_at_once else 0.0)
        if kind in (GIVE, TAKE):
            other = s["seat_of"][other_of(move)]
            giver, receiver = (seat, other) if kind == GIVE else (other, seat)
            return self.sharing(s, giver, receiver, a)
        if kind in (DRIVE, SHUTTLE):
            goal = self.goal(s, seat)
            if goal:
                nearer = self.distance(s["city"][seat], goal) - self.distance(a, goal)
                return 9.0 * nearer
        return 0.0 if kind == PASS else -1.0

    def sharing(self, s: State, giver: int, receiver: int, card: int) -> float:
        """Good when it brings the one who has more of a colour nearer to a cure."""
        colour = card // 12
        if s["diseases"][colour] != UNCURED or s["hand_size"][receiver] >= 7:
            return -1.0
        if not s["hands"][giver] >> card & 1:
            return -1.0  # a private card that may not be there
        has, gets = (
            (s["hands"][one] >> 12 * colour & 4095).bit_count() for one in (giver, receiver)
        )
        missing = cards_for_cure(s, receiver) - gets
        return 40.0 if gets >= has and 0 < missing <= 3 else -1.0

    def goal(self, s: State, seat: int) -> int:
        """Where to go: a station with a full set in hand, otherwise the worst cities."""
        for colour in range(4):
            held = (s["hands"][seat] >> 12 * colour & 4095).bit_count()
            if s["diseases"][colour] == UNCURED and held >= cards_for_cure(s, seat):
                return int(s["stations"])
        for worst in (3, 2, 1):
            cities = sum(1 << city for city in range(48) if self.cubes(s, city) >= worst)
            if cities:
                return cities
        return 0

    def cubes(self, s: State, city: int) -> int:
        """The highest number of cubes of one disease in a city."""
        return int(max(s["cubes"][4 * city : 4 * city + 4]))

    def distance(self, city: int, goal: int) -> int:
        """Drives to the nearest city of a set."""
        seen, queue = 1 << city, deque([(city, 0)])
        while queue:
            here, steps = queue.popleft()
            if goal >> here & 1:
                return steps
            for other in NEIGHBORS[here][: DEGREE[here]]:
                if not seen >> other & 1:
                    seen |= 1 << other
                    queue.append((other, steps + 1))
        return FAR

    # The hand limit.

    def worth(self, s: State, seat: int, card: int) -> float:
        """What a card is worth keeping for."""
        if card >= FIRST_EVENT:
            return 6.0 if card - FIRST_EVENT in (RESILIENT, QUIET_NIGHT) else 2.5
        colour = card // 12
        if s["diseases"][colour] != UNCURED:
            return 0.0
        return float((s["hands"][seat] & ALL_CITIES & 4095 << 12 * colour).bit_count())
