"""An advised turn in words: each move, how it is typed, and why it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .names import Names, roughly
from .overview import COLOUR

if TYPE_CHECKING:
    from ..bots.advice import Turn
    from ..bots.explain import Reason

FREE = ("airlift", "forecast", "grant", "order", "quiet", "resilient")  # no actions
NAMED = ("city", "card", "event", "receiver", "disease")  # figures of a reason that are ids


def steps(turn: Turn, actions: int, n: Names) -> list[str]:
    """The moves of a turn that begins with so many actions, each with its reason below it."""
    lines = []
    for number, (text, reason) in enumerate(zip(turn.moves, turn.reasons, strict=True), 1):
        typed = " ".join(map(n.word, text.split()))
        lines.append(f"{number}. {move(text, actions, n)} ({typed})")
        because = why(reason, n)
        lines += [f"   {because}"] if because else []
        actions -= text.split()[0] not in FREE
    return lines


def move(text: str, actions: int, n: Names) -> str:
    """A move as the menus of the browser name it; `actions` are those that a pass gives up."""
    match text.split():
        case ["move", pawn, how, city]:
            return n.say(f"move-other-{how}", player=n(pawn), city=n(city))
        case ["drive" | "direct" | "charter" | "shuttle" as way, city]:
            return n.say(f"move-{way}", city=n(city))
        case ["opsflight", city, _, card]:
            return n.say("move-opsflight", city=n(city), card=n(card))
        case ["build", _, city]:
            return n.say("move-build-moving", city=n(city))
        case ["treat", disease]:
            return n.say("move-treat", disease=n(disease))
        case ["give" | "take" as how, card, _, partner]:
            return n.say(f"move-{how}", card=n(card), player=n(partner))
        case ["cure", disease, _, *cards]:
            return n.say("move-cure", disease=n(disease), cards=n.list(cards))
        case ["store", event]:
            return n.say("move-store", event=n(event))
        case ["airlift", pawn, city]:
            return n.say("move-airlift", player=n(pawn), city=n(city))
        case ["grant", city]:
            return n.say("move-grant", city=n(city))
        case ["grant", city, _, origin]:
            return n.say("move-grant-moving", city=n(city), **{"from": n(origin)})
        case ["resilient", card]:
            return n.say("move-resilient", card=n(card))
        case ["pass"]:
            return n.say("move-pass", actions=actions)
        case [verb, *_]:
            return n.say(f"move-{verb}")
    raise ValueError(text)


def why(reason: Reason, n: Names) -> str:
    """The sentences of a reason, or nothing where the move speaks for itself."""
    figures = reason.figures
    given: dict[str, Any] = {
        "cubes": figures.get("treated_cubes", figures.get("cubes", 0)),
        "chance": roughly(figures.get("infected", 0.0), n.say),
        "holds": figures.get("will_hold", 0),
        "needed": figures.get("needed", 0),
    }
    given |= {key: n(figures[key]) for key in NAMED if key in figures}
    said = []
    because = cause(reason)
    if because is not None:
        # The cubes of a place that a pawn goes to are those of its own disease.
        own = {"disease": n(COLOUR[figures["city"]])} if reason.code == "moves" else {}
        said.append(n.say(f"why-{because}", **given | own))
    if reason.purpose is not None and not untold(reason.purpose, reason):
        said.append(n.say(f"why-aim-{reason.purpose}", **given))
    return " ".join(said)


def cause(reason: Reason) -> str | None:
    """Which sentence says what a move is good for; None where its purpose says enough."""
    if reason.code not in ("moves", "treats"):
        return None if untold(reason.code, reason) else reason.code.replace("_", "-")
    cubes = reason.figures.get("treated_cubes", reason.figures.get("cubes"))
    risk = reason.figures.get("infected")
    threat = "both" if cubes and risk else "cubes" if cubes else "risk" if risk else "way"
    return None if threat == "way" and reason.purpose else f"{reason.code}-{threat}"


def untold(code: str, reason: Reason) -> bool:
    """At private hands nobody can say how many cards somebody else then holds."""
    return code == "shares" and "will_hold" not in reason.figures
