"""An advised turn as text: what it is for, each move, what to type for it, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ...text.names import COLOUR, Names, format_estimate

if TYPE_CHECKING:
    from ...engine.move_parts import MoveParts
    from ...protocol.coach import AdvisedTurn, Claim, MoveReason

AGAINST = "rather_"  # what speaks against another turn: of a turn that was tried, in other words
COMPARED = ("win_next", "cure_next", "cure_within")  # said differently with another number
IN_SHORT = {
    "shares_unseen": "shares",
    "discards_cured": "discards",
    "discards_keeps": "discards",
    "shields_cubes": "shields",
}
NAMED = ("city", "card", "event", "receiver", "disease")  # figures of a reason that hold an id


def describe_purpose(turn: AdvisedTurn, n: Names) -> str:
    """Return what a turn is for, in one to three sentences."""
    return " ".join(describe_claim(claim, n) for claim in turn.says)


def describe_claim(claim: Claim, n: Names) -> str:
    """Return the sentence of a claim."""
    compared = claim.code in COMPARED and "otherwise" in claim.figures
    code = f"{claim.code}_otherwise" if compared else claim.code
    return n.say(f"says-{code.replace('_', '-')}", **give_figures(claim, n))


def describe_loss(claim: Claim, n: Names) -> str:
    """Return the sentence of a claim about what a turn loses that was tried."""
    if not claim.code.startswith(AGAINST):
        return describe_claim(claim, n)
    return n.say(f"tried-{claim.code.removeprefix(AGAINST)}", **give_figures(claim, n))


def give_figures(claim: Claim, n: Names) -> dict[str, str | int | float]:
    """Return the figures of a claim as arguments of a message."""
    given: dict[str, str | int | float] = {"futures": claim.futures or claim.of, "of": claim.of}
    for key, value in claim.figures.items():
        if isinstance(value, list):
            given |= {key: n.enumeration(value), "count": len(value)}
        elif isinstance(value, float):
            given[key] = format_estimate(value, n.say)
        else:
            given[key] = n(value) if isinstance(value, str) else cast(int, value)
    return given


def describe_contrast(turn: AdvisedTurn, n: Names) -> str:
    """Return why a turn is not the advised one, or an empty string for the advised one."""
    return "" if turn.contrast is None else describe_rather(turn.says[0], turn.contrast, n)


def describe_rather(point: Claim, contrast: Claim, n: Names) -> str:
    """Return why not a turn with this point: what speaks against it."""
    code = IN_SHORT.get(point.code, point.code)
    instead = n.say(f"rather-{code.replace('_', '-')}", **give_figures(point, n))
    return f"{instead} {describe_claim(contrast, n)}"


def list_steps(turn: AdvisedTurn, n: Names, because: bool) -> list[str]:
    """Return the moves of a turn as lines, each followed by its reason if asked for."""
    lines = []
    for number, (step, reason) in enumerate(zip(turn.steps, turn.reasons, strict=True), 1):
        lines.append(f"{number}. {describe_step(step, n)}")
        if because and (told := explain_step(reason, n)):
            lines.append(f"   {told}")
    return lines


def describe_step(parts: MoveParts, n: Names) -> str:
    """Return the text of a move, and what to type for it."""
    return f"{describe_move(parts, n)} ({' '.join(map(n.word, parts.text.split()))})"


def describe_move(parts: MoveParts, n: Names) -> str:
    """Return the text of a move, as in the menus of the web client."""
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


def explain_step(reason: MoveReason, n: Names) -> str:
    """Return the sentences of a reason, or an empty string if the move needs none."""
    figures = reason.figures
    given: dict[str, str | int | float] = {
        "cubes": figures.get("treated_cubes", figures.get("cubes", 0)),
        "chance": format_estimate(figures.get("infected", 0.0), n.say),
        "holds": figures.get("will_hold", figures.get("keeps", 0)),
        "needed": figures.get("needed", 0),
    }
    given |= {key: n(str(figures.get(key))) for key in NAMED if key in figures}
    said = []
    because = find_cause(reason)
    if because is not None:
        # For a pawn's destination, the figures count the cubes of the city's own disease.
        own = {"disease": n(COLOUR[figures["city"]])} if reason.code == "moves" else {}
        said.append(n.say(f"why-{because}", **given | own))
    if reason.purpose is not None and not is_untold(reason.purpose, reason):
        said.append(n.say(f"why-aim-{reason.purpose}", **given))
    return " ".join(said)


def find_cause(reason: MoveReason) -> str | None:
    """Return the message key for the effect of a move, or None if its purpose is enough."""
    if reason.code == "discards" and "cured" in reason.figures:
        return "discards-cured" if reason.figures["cured"] else "discards-keeps"
    if reason.code == "declines":
        return "declines-keeps" if "keeps" in reason.figures else "declines"
    if reason.code == "goes_on":
        return None  # the claim about the decision says it all
    if reason.code not in ("moves", "treats"):
        return None if is_untold(reason.code, reason) else reason.code.replace("_", "-")
    cubes = reason.figures.get("treated_cubes", reason.figures.get("cubes"))
    risk = reason.figures.get("infected")
    threat = "both" if cubes and risk else "cubes" if cubes else "risk" if risk else "way"
    return None if threat == "way" and reason.purpose else f"{reason.code}-{threat}"


def is_untold(code: str, reason: MoveReason) -> bool:
    """Return whether to skip a sentence: with private hands a partner's card count is unknown."""
    return code == "shares" and "will_hold" not in reason.figures
