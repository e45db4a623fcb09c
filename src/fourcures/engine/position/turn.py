"""Read the turn of a position: seat, phase and their details (see `reader`)."""

from __future__ import annotations

from ..errors import InvalidPosition
from ..rules.board import CARD, ED_2008, QUIET_NIGHT, RATES
from ..rules.state import (
    ACTIONS,
    BETWEEN,
    DISCARD,
    DRAW,
    EPIDEMIC_PHASE,
    FORECAST,
    FORECAST_SIZE,
    INFECT,
    INFECTED,
    NO_PHASE,
    NOBODY,
    OVER,
    PHASES,
    STEPS,
    State,
)
from .fields import Fields, quote
from .ids import Ids


class TurnReader:
    """Read `turn` into a state that already has its players and tracks."""

    def __init__(self, top: Fields, s: State, ids: Ids) -> None:
        self.top, self.s, self.ids = top, s, ids

    def read(self) -> None:
        """Read the seat, the phase and their details."""
        s = self.s
        turn = self.top.read_object("turn")
        s["turn"] = turn.read_number("seat", 0, 0, s["players"] - 1)
        s["phase"] = phase = turn.read_choice("phase", PHASES, "actions")
        resume = turn.read_array("resume")
        for name in resume:
            if name not in PHASES:
                raise InvalidPosition(f"turn.resume: {quote(name)} is not a phase")
        forecast = turn.get("forecast")
        acting = phase == ACTIONS or "actions" in resume
        s["actions_left"] = turn.read_number("actions_left", 4 if acting else 0, 0, 4)
        stack = [PHASES.index(name) for name in resume] or self.usual_resume(phase)
        self.check_resume(phase, stack)
        s["resume"] = [*stack, NO_PHASE, NO_PHASE][:2]
        within = {phase, *stack}
        s["opsflight_used"] = turn.read_flag("opsflight_used")
        s["quiet_nights"] = turn.read_number("quiet_nights", 0, 0, self.most_quiet_nights())
        rate = RATES[s["drawn"]]
        due = INFECT in within
        s["infections_left"] = turn.read_number("infections_left", rate if due else 0, 0, rate)
        step = turn.get("epidemic_step")
        if EPIDEMIC_PHASE in within:
            usual = "between" if phase == FORECAST else "infected"
            s["epidemic_step"] = turn.read_choice("epidemic_step", STEPS, step or usual)
        elif step is not None:
            raise InvalidPosition("turn.epidemic_step: only the phase epidemic has one")
        between = s["epidemic_step"] == BETWEEN
        s["pending"] = turn.read_number("epidemics_pending", int(between), 0, 2)
        if forecast is not None:
            self.read_forecast(Fields(forecast, "turn.forecast"))
        turn.refuse_others()
        self.check_phase(within, rate)

    def most_quiet_nights(self) -> int:
        """Return 2, plus one for each time that the card can already have been played."""
        s, card = self.s, CARD["one_quiet_night"]
        if s["removed"] >> card & 1:
            return 4
        left_a_hand = s["player_discards"] >> card & 1 or s["stored"] == QUIET_NIGHT
        return 3 if left_a_hand else 2

    def usual_resume(self, phase: int) -> list[int]:
        """Return the phases to resume after a discard or Forecast, if the position names none."""
        if phase not in (DISCARD, FORECAST):
            return []
        if self.s["actions_left"]:
            return [ACTIONS]
        return [INFECT if phase == DISCARD else DRAW]

    def check_resume(self, phase: int, stack: list[int]) -> None:
        allowed: list[tuple[int, ...]] = [()]
        if phase == DISCARD:
            allowed = [(ACTIONS,), (DRAW,), (INFECT,)]
        if phase == FORECAST:
            allowed = [(ACTIONS,), (DRAW,), (INFECT,), (EPIDEMIC_PHASE,)]
            allowed += [(DISCARD, ACTIONS), (DISCARD, DRAW), (DISCARD, INFECT)]
        if tuple(stack) not in allowed:
            raise InvalidPosition(f"turn.resume does not fit the phase {PHASES[phase]}")

    def read_forecast(self, fields: Fields) -> None:
        s = self.s
        s["forecast_seat"] = fields.read_number("seat", s["turn"], 0, s["players"] - 1)
        cards = self.ids.read_looked_at(fields)
        s["forecast_size"] = len(cards)
        s["forecast_cards"] = cards + [0] * (FORECAST_SIZE - len(cards))
        fields.refuse_others()

    def check_phase(self, within: set[int], rate: int) -> None:
        """Check that the phase and the other fields of the turn agree."""
        s = self.s
        phase = s["phase"]
        if (s["forecast_seat"] != NOBODY) != (phase == FORECAST):
            raise InvalidPosition(
                "turn.forecast: the phase forecast needs it, and no other phase has it"
            )
        if phase == FORECAST and not s["events"] >> CARD["forecast"] & 1:
            raise InvalidPosition("turn.forecast: Forecast is not one of the events of this game")
        if ACTIONS in within and not s["actions_left"]:
            raise InvalidPosition("turn.actions_left is 0, so the phase must be draw")
        if ACTIONS not in within and s["actions_left"]:
            raise InvalidPosition("turn.actions_left must be 0 in this phase")
        if INFECT not in within and s["infections_left"]:
            raise InvalidPosition("turn.infections_left: only the phase infect has one")
        if s["edition"] == ED_2008 and INFECT in within and 0 < s["infections_left"] < rate:
            raise InvalidPosition(
                "turn.infections_left: in 2008 all cards are turned over at once (R8.1)"
            )
        if within >= {DISCARD, INFECT} and s["infections_left"] != rate:
            raise InvalidPosition(
                "turn.infections_left must be the infection rate while players discard"
            )
        if s["edition"] == ED_2008 and s["opsflight_used"]:
            raise InvalidPosition(
                "turn.opsflight_used: the 2008 edition does not have this flight (R11.4)"
            )
        if EPIDEMIC_PHASE in within:
            if s["drawn"] == 0:
                raise InvalidPosition("epidemics_drawn is 0, so the phase cannot be epidemic")
            if s["epidemic_step"] == BETWEEN and s["pending"] != 1:
                raise InvalidPosition(
                    "turn.epidemics_pending must be 1 when epidemic_step is between"
                )
            if s["pending"] > 1:
                raise InvalidPosition(
                    "turn.epidemics_pending must be at most 1: two cards are drawn, not three"
                )
            if s["epidemic_step"] == INFECTED and phase == FORECAST:
                raise InvalidPosition(
                    "turn.epidemic_step: a Forecast cannot be played after Infect (R7.4)"
                )
        elif s["pending"] and phase != OVER:
            raise InvalidPosition("turn.epidemics_pending: only the phase epidemic has one")
