"""What recorded games cover, found by watching them, and what they must cover."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from fourcures import Event, Game, Move
from fourcures.engine.events import (
    Built,
    Cured,
    Discarded,
    Moved,
    Played,
    Prevented,
    Shared,
    Stored,
    Treated,
)
from fourcures.engine.game import UNDO
from fourcures.engine.notation import FORMS
from fourcures.engine.rules.board import CITIES, EDITIONS, EVENTS, RATES
from fourcures.engine.rules.state import BETWEEN, OUTCOMES, PHASES, State

# The windows of a turn in which events may be played (R10.2, R7.4), in order.
ACTING, DRAWING, INFECTED, BETWEEN_TWO, LIMIT, BEFORE, AMID, AFTER = WINDOWS = (
    "among the actions",
    "before the draw",
    "between Infect and Intensify",
    "between two epidemics",
    "over the hand limit",
    "before the first infection card",
    "between two infection cards",
    "after the last infection card",
)
HAND, STORED = SOURCES = ("from the hand", "from the Planner's card")

# The powers of the roles (R11) by edition; 2013 adds to 2008.
POWERS_2008 = (
    "dispatcher joins another's pawn to a pawn",
    "dispatcher joins the own pawn to a pawn",
    "dispatcher drives another's pawn",
    "dispatcher flies another's pawn to the city of a card",
    "dispatcher charters a flight for another's pawn",
    "dispatcher sends another's pawn by shuttle",
    "medic treats several cubes at once",
    "medic clears cured cubes automatically",
    "medic keeps a cube away",
    "operations_expert builds without a card",
    "researcher gives any card in the own turn",
    "researcher gives any card in the taker's turn",
    "scientist cures with four cards",
)
POWERS = {
    "2008": POWERS_2008,
    "2013": (
        *POWERS_2008,
        "contingency_planner stores an event",
        "operations_expert flies for any card",
        "quarantine_specialist keeps a cube away",
    ),
}
DISPATCHED = {
    "join": "joins another's pawn to a pawn",
    "drive": "drives another's pawn",
    "direct": "flies another's pawn to the city of a card",
    "charter": "charters a flight for another's pawn",
    "shuttle": "sends another's pawn by shuttle",
}


class Step(NamedTuple):
    """A move, the state before it, and its events."""

    seat: int | None
    text: str
    before: State
    events: list[Event]


class WatchedGame(Game):
    """A game that keeps every step, also when a record is replayed."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.steps: list[Step] = []

    def play(
        self, move: str | Move, seat: int | None = None, cards: Sequence[str] | None = None
    ) -> list[Event]:
        before = self.state
        events = super().play(move, seat, cards)
        line = self.entries[-1].line
        self.steps.append(Step(line.seat, line.text, before, events))
        return events


def watched(game: Game) -> WatchedGame:
    """Return a game that was made as a WatchedGame."""
    assert isinstance(game, WatchedGame)
    return game


def window(s: State) -> str:
    """Return the event window of a state."""
    match PHASES[s["phase"]]:
        case "draw":
            return DRAWING
        case "epidemic":
            return BETWEEN_TWO if s["epidemic_step"] == BETWEEN else INFECTED
        case "discard":
            return LIMIT
        case "infect" if s["infections_left"] == RATES[s["drawn"]]:
            return BEFORE
        case "infect":
            return AMID if s["infections_left"] else AFTER
        case _:
            return ACTING


def event(edition: str, name: str, source: str, where: str) -> str:
    """Return the play of an event as text."""
    return f"{edition}: {name} {source} {where}"


def wanted() -> set[str]:
    """Return everything that the recorded games must cover."""
    every = {f"players: {players}" for players in (2, 3, 4)}
    every |= {f"epidemics: {epidemics}" for epidemics in (4, 5, 6)}
    every |= {f"undo: {what}" for what in ("an action", "an event", "two moves in a row")}
    every |= {f"move: {verb}" for verb in FORMS}
    every |= {f"move: {how}" for how in ("build moving", "grant moving", "discard out of turn")}
    every |= {f"happening: {kind.__name__}" for kind in Event.__subclasses__()}
    for edition in EDITIONS:
        every |= {f"{edition}: {hands} hands" for hands in ("open", "private")}
        every |= {f"{edition}: {ended[0]} by {ended[1]}" for ended in OUTCOMES if ended}
        every |= {f"{edition}: {power}" for power in POWERS[edition]}
        every |= set(plays(edition))
    return every


def plays(edition: str) -> Iterator[str]:
    """Yield every event in every window where it may be played, from a hand or role card."""
    for source in SOURCES if edition == "2013" else (HAND,):
        for name in EVENTS:
            for where in WINDOWS:
                resilient = name == "resilient_population"
                impossible = (
                    (where == AMID and edition == "2008")  # R8.1
                    or (where == INFECTED and not resilient)  # R7.4
                    or (where == BETWEEN_TWO and resilient)  # Intensify left it no discards (R10.7)
                )
                if not impossible:
                    yield event(edition, name, source, where)


def covered(game: WatchedGame) -> set[str]:
    """Return what a game covers."""
    position = game.position()
    edition = position["edition"]
    found = {f"players: {len(position['players'])}", f"epidemics: {position['epidemics']}"}
    found.add(f"{edition}: {position['hands']} hands")
    if game.outcome is not None:
        found.add(f"{edition}: {game.outcome.result} by {game.outcome.cause}")
    for step in game.steps:
        found |= {f"move: {kind}" for kind in kinds(step.text)}
        found |= {f"{edition}: {power}" for power in powers(step)}
        for happened in step.events:
            found.add(f"happening: {type(happened).__name__}")
            if isinstance(happened, Played):
                source = STORED if happened.stored else HAND
                found.add(event(edition, happened.card, source, window(step.before)))
    return found | set(undone(game))


def kinds(text: str) -> Iterator[str]:
    """Yield the kind of a move, and its special features."""
    verb, *rest = text.split()
    if verb.startswith("seat:"):
        yield from ("discard", "discard out of turn")
        return
    yield verb
    if "moving" in rest:
        yield f"{verb} moving"


def undone(game: Game) -> Iterator[str]:
    """Yield the undos that a game covers."""
    live: list[list[Event]] = []
    in_a_row = 0
    for entry in game.entries:
        if not entry.line.text.startswith(UNDO):
            live.append(entry.events)
            in_a_row = 0
            continue
        in_a_row += 1
        played = any(isinstance(happened, Played) for happened in live.pop())
        yield f"undo: {'an event' if played else 'an action'}"
        if in_a_row > 1:
            yield "undo: two moves in a row"


def powers(step: Step) -> Iterator[str]:
    """Yield the role powers that a step covers."""
    paid = sum(isinstance(happened, Discarded) for happened in step.events)
    here = CITIES[step.before["city"][step.before["turn"]]]
    for happened in step.events:
        match happened:
            case Stored():
                yield "contingency_planner stores an event"
            case Moved(player="dispatcher", how="join"):
                yield "dispatcher joins the own pawn to a pawn"
            case Moved(player=player, by="dispatcher", how=how) if how in DISPATCHED:
                if player != "dispatcher":
                    yield f"dispatcher {DISPATCHED[how]}"
            case Moved(how="opsflight"):
                yield "operations_expert flies for any card"
            case Built(player="operations_expert") if step.text.startswith("build") and not paid:
                yield "operations_expert builds without a card"
            case Treated(presence=True):
                yield "medic clears cured cubes automatically"
            case Treated(player="medic", cubes=cubes) if cubes > 1:
                yield "medic treats several cubes at once"
            case Prevented(by=by) if by != "eradicated":
                yield f"{by} keeps a cube away"
            case Shared(giver="researcher", card=card) if card != here:
                whose = "own" if step.text.startswith("give") else "taker's"
                yield f"researcher gives any card in the {whose} turn"
            case Cured(player="scientist") if paid == 4:
                yield "scientist cures with four cards"
