"""Sentences for events and refusals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..engine import events
from ..engine.reasons import Refusal
from .names import Names

NAMED = ("player", "by", "giver", "receiver", "city", "origin", "disease")


def describe_events(happened: Sequence[events.Event], names: Names) -> list[str]:
    """Return sentences for events; the cards of one draw share a sentence."""
    lines = []
    drawn: list[events.Drew] = []
    for event, after in zip(happened, [*happened[1:], None], strict=False):
        if (
            isinstance(event, events.Turned)
            and infected_city(after) == event.city
            and not event.bottom
        ):
            continue  # the sentence of the next event names the same city
        if isinstance(event, events.Drew):
            drawn.append(event)
            if not isinstance(after, events.Drew):
                lines.append(describe_draw(drawn, names))
                drawn = []
            continue
        lines.append(describe_event(event, names))
    return lines


def describe_draw(drawn: Sequence[events.Drew], n: Names) -> str:
    """Return one sentence for the cards of one draw."""
    cards = [n.card(event.card) for event in drawn]
    if all(event.card is None for event in drawn):
        card = n.say("card-hidden", number=len(drawn))
    elif len(cards) == 2:
        card = n.say("card-and-card", first=cards[0], second=cards[1])
    else:
        card = cards[0]
    epidemic = any(event.card == "epidemic" for event in drawn)
    return n.say("log-drew", player=n(drawn[0].player), card=card, epidemic=yes_or_no(epidemic))


def infected_city(event: events.Event | None) -> str | None:
    """Return the city whose cubes an event changes, if any."""
    if isinstance(event, events.Infected | events.Prevented | events.Outbreak):
        return event.city
    return None


def describe_event(event: events.Event, n: Names) -> str:
    """Return the sentence of an event; its fields are the arguments of the message."""
    if isinstance(event, events.Drew):
        return describe_draw([event], n)
    arguments = {
        key: format_argument(key, value, n) for key, value in msgspec.structs.asdict(event).items()
    }
    match event:
        case events.Moved(player=player, by=by):
            arguments["own"] = yes_or_no(player == by)
        case events.Infected(cubes=cubes, total=total):
            arguments["more"] = yes_or_no(cubes != total)
        case events.Prevented(by=by):
            arguments |= {"by": by, "protector": n(by)}
        case events.Played(card=card) | events.Stored(card=card) | events.Removed(card=card):
            arguments["card"] = n(card)
    return n.say(f"log-{type(event).__name__.lower()}", **arguments)


def format_argument(key: str, value: object, n: Names) -> str | int:
    """Return a field of an event as a message argument: names for ids, words for flags."""
    if isinstance(value, bool):
        return yes_or_no(value)
    if isinstance(value, list) and key == "cards":
        return n.list(value) or "none"
    if isinstance(value, str):
        return n(value) if key in NAMED else n.card(value) if key == "card" else value
    return value if isinstance(value, int) else "none"


def yes_or_no(so: bool) -> str:
    """Return a boolean as a selector in messages."""
    return "yes" if so else "no"


def explain_refusal(refusal: Refusal, n: Names) -> str:
    """Return why something is refused: a sentence with names instead of ids, and its rule."""
    arguments: dict[str, str | int] = dict(refusal.params)
    for key, value in refusal.params.items():
        if key == "phase":
            arguments[key] = n.say(f"phase-{value}")
        elif key == "form":
            arguments[key] = n.form(str(value))
        elif isinstance(value, str):
            arguments[key] = n.list(value.split()) if key == "cards" else n(value)
    said = n.say(f"reason-{refusal.code.replace('_', '-')}", **arguments)
    if "near" in refusal.params:
        said = f"{said} {n.say('near-name', near=str(refusal.params['near']))}"
    return f"{said} ({refusal.rule})" if refusal.rule else said
