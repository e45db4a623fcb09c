"""An advised turn in words: each move, how it is typed, and why it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .names import Names, roughly
from .overview import COLOUR

if TYPE_CHECKING:
    from ..bots.advice import AdvisedTurn
    from ..bots.explain import MoveReason
    from ..engine.move_parts import MoveParts

NAMED = ("city", "card", "event", "receiver", "disease")  # figures of a reason that are ids


def steps(turn: AdvisedTurn, n: Names) -> list[str]:
    """The moves of a turn, each with its reason below it."""
    lines = []
    for number, (step, reason) in enumerate(zip(turn.steps, turn.reasons, strict=True), 1):
        typed = " ".join(map(n.word, step.text.split()))
        lines.append(f"{number}. {move(step, n)} ({typed})")
        because = why(reason, n)
        lines += [f"   {because}"] if because else []
    return lines


def move(parts: MoveParts, n: Names) -> str:
    """A move as the menus of the browser name it."""
    given: dict[str, str | int | float] = {
        "city": n(parts.city or ""),
        "card": n(parts.card or parts.city or ""),
        "player": n(parts.partner or parts.pawn or ""),
        "disease": n(parts.disease or ""),
        "event": n(parts.event or ""),
        "cards": n.list(list(parts.cards or parts.order)),
        "actions": parts.cost,
        "due": parts.step or "",
    }
    if parts.kind == "dispatch":
        return n.say(f"move-other-{parts.how}", **given)
    if parts.moving is None:
        return n.say(f"move-{parts.kind}", **given)
    place = "city" if parts.kind == "build" else "from"
    return n.say(f"move-{parts.kind}-moving", **given | {place: n(parts.moving)})


def why(reason: MoveReason, n: Names) -> str:
    """The sentences of a reason, or nothing where the move speaks for itself."""
    figures = reason.figures
    given: dict[str, str | int | float] = {
        "cubes": figures.get("treated_cubes", figures.get("cubes", 0)),
        "chance": roughly(figures.get("infected", 0.0), n.say),
        "holds": figures.get("will_hold", figures.get("keeps", 0)),
        "needed": figures.get("needed", 0),
    }
    given |= {key: n(str(figures.get(key))) for key in NAMED if key in figures}
    said = []
    because = cause(reason)
    if because is not None:
        # The cubes of a place that a pawn goes to are those of its own disease.
        own = {"disease": n(COLOUR[figures["city"]])} if reason.code == "moves" else {}
        said.append(n.say(f"why-{because}", **given | own))
    if reason.purpose is not None and not untold(reason.purpose, reason):
        said.append(n.say(f"why-aim-{reason.purpose}", **given))
    return " ".join(said)


def cause(reason: MoveReason) -> str | None:
    """Which sentence says what a move is good for; None where its purpose says enough."""
    if reason.code == "discards" and "cured" in reason.figures:
        return "discards-cured" if reason.figures["cured"] else "discards-keeps"
    if reason.code not in ("moves", "treats"):
        return None if untold(reason.code, reason) else reason.code.replace("_", "-")
    cubes = reason.figures.get("treated_cubes", reason.figures.get("cubes"))
    risk = reason.figures.get("infected")
    threat = "both" if cubes and risk else "cubes" if cubes else "risk" if risk else "way"
    return None if threat == "way" and reason.purpose else f"{reason.code}-{threat}"


def untold(code: str, reason: MoveReason) -> bool:
    """At private hands nobody can say how many cards somebody else then holds."""
    return code == "shares" and "will_hold" not in reason.figures
