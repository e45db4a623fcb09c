"""The browser's types, written from the messages themselves (`make types`).

What a client sends may leave out what has a default; what it is sent is always complete.
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Iterator
from typing import Any, Union, get_args, get_origin

import msgspec

from .. import analysis
from ..bots.advice import AdvisedTurn
from ..bots.explain import MoveReason
from ..bots.win_chance import WinChance
from ..engine import events
from ..engine.move_parts import MoveParts
from ..engine.notation import KINDS
from ..engine.position import schema as position
from ..engine.reasons import Refusal
from ..engine.rules.board import CUBES, HAND_LIMIT, LAST_OUTBREAK, RATES
from ..table import commands, entries, messages, schema
from . import reviews, routes
from .process import Me

HEAD = f"""// Written by `make types` from the server's messages; a test compares it. Do not edit.

/** Numbers that are printed on the board (R1.2, R1.5, R9.1). */
export const BOARD = {{
  cubes: {CUBES},
  hand_limit: {HAND_LIMIT},
  infection_rates: {list(RATES)},
  outbreaks: {LAST_OUTBREAK},
}};

"""
TAIL = """
/** An event as it is sent: with the actions that are left after it. */
export type ShownEvent = Happening & { actions_left: number };

/** An entry as it is sent: with its number, without chance, with what it made happen. */
export type ShownEntry = { seq: number } & (
  | Exclude<Entry, EntryPlayed | EntryAsked>
  | (EntryAsked & { parts: ShownMove | null })
  | (Omit<EntryPlayed, "outcomes"> & { events: ShownEvent[] })
);
"""

PLAIN: dict[type, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
}
SENT = (commands.Command, entries.TableSetup, routes.NewTable, routes.NewName, routes.Link)
UNIONS = {
    "Command": commands.AnyCommand,
    "Incoming": messages.Incoming,
    "Entry": entries.AnyEntry,
    "Happening": events.AnyEvent,
}
# Where TypeScript says it in another way than Python does.
SHARPER = {
    (messages.Update, "entries"): "ShownEntry[]",
    (schema.Replay, "entries"): "ShownEntry[]",
    (schema.Frame, "change"): "Partial<Position>",
    (MoveReason, "figures"): "Record<string, unknown>",
    (entries.Played, "why"): "MoveReason | null",
    (entries.Asked, "why"): "MoveReason | null",
    (entries.Answered, "why"): "MoveReason | null",
    (schema.ShownRequest, "why"): "MoveReason | null",
    (routes.NewTable, "setup"): "Setup",
    (MoveParts, "kind"): " | ".join(f'"{kind}"' for kind in dict.fromkeys(KINDS)),
}


def structs() -> Iterator[tuple[str, type]]:
    """Every shape with the name that it has in TypeScript."""
    for prefix, group in (("Do", commands.AnyCommand), ("Entry", entries.AnyEntry)):
        for one in get_args(group):
            yield prefix + one.__name__, one
    for one in get_args(events.AnyEvent):
        yield "Event" + one.__name__, one
    yield "Setup", entries.TableSetup
    yield "ShownMove", MoveParts
    yield "Refusal", Refusal
    yield "AdvisedTurn", AdvisedTurn
    yield "WinChance", WinChance
    yield "MoveReason", MoveReason
    yield "Review", reviews.Review
    yield "ReviewPoint", reviews.ReviewPoint
    for one in (
        analysis.Odds,
        analysis.OutbreakOdds,
        analysis.Way,
        analysis.ClosedWay,
        analysis.Step,
    ):
        yield NAMED.get(one, one.__name__), one
    for module, base in ((messages, msgspec.Struct), (routes, msgspec.Struct), (schema, dict)):
        for name, one in inspect.getmembers(module, inspect.isclass):
            if one.__module__ == module.__name__ and issubclass(one, base) and one not in SKIPPED:
                yield NAMED.get(one, name), one
    yield "Me", Me
    for name, one in POSITION.items():
        yield name, one


# A position as one viewer knows it.
POSITION: dict[str, type] = {
    "Position": position.ViewedPosition,
    "Player": position.ViewedPlayer,
    "KnownHand": position.Known,
    "SeenForecast": position.SeenForecast,
    "Turn": position.ViewedTurn,
    "Forecast": position.ViewedForecast,
    "PlayerDeck": position.PlayerDeck,
    "Pile": position.Pile,
    "InfectionDeck": position.ViewedDeck,
    "Mixed": position.Mixed,
    "Outcome": position.OutcomeRecord,
}
SKIPPED = {messages.Outgoing, routes.OpenedTable, routes.Listed}
NAMED: dict[type, str] = {
    analysis.Odds: "TurnOdds",
    analysis.Step: "PlanStep",
    routes.NewName: "Name",
    schema.ShownPerson: "Person",
    schema.ShownRequest: "Request",
    schema.ShownTable: "Table",
    messages.Odds: "OddsAnswer",
    messages.Ways: "WaysAnswer",
    messages.Plan: "PlanAnswer",
    messages.Reason: "ReasonAnswer",
}


def names() -> dict[type, str]:
    """The name in TypeScript of every shape."""
    found: dict[type, str] = {}
    for name, one in structs():
        found.setdefault(one, name)
    return found | {routes.OpenedTable: "OpenedTable", routes.Listed: "ListedTable"}


def written() -> str:
    """The whole file."""
    known = names()
    taken = list(known.values())
    twice = {name for name in taken if taken.count(name) > 1}
    if twice:
        raise ValueError(f"two shapes would have the same name: {', '.join(sorted(twice))}")
    parts = [interface(name, one, known) for one, name in known.items()]
    parts += [
        f"export type {name} =\n  | " + "\n  | ".join(known[one] for one in get_args(group)) + ";\n"
        for name, group in UNIONS.items()
    ]
    outgoing = [
        one for one in known if isinstance(one, type) and issubclass(one, messages.Outgoing)
    ]
    parts.append("export type Outgoing = " + " | ".join(known[one] for one in outgoing) + ";\n")
    return HEAD + "\n".join(parts) + TAIL


def interface(name: str, one: type, known: dict[type, str]) -> str:
    """One shape as an interface."""
    lines = [f"export interface {name} {{"]
    config = getattr(one, "__struct_config__", None)
    sparse = config is not None and config.omit_defaults
    if config is not None and config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    sent = encoded_names(one)
    for field, hint in typing.get_type_hints(one, include_extras=True).items():
        if get_origin(hint) is typing.ClassVar:
            continue
        shape = SHARPER.get((one, field)) or text(hint, known)
        if sparse:  # null is never sent
            shape = shape.removesuffix(" | null")
        key = sent.get(field, field)
        lines.append(f"  {key}{'?' if may_lack(one, field) else ''}: {shape};")
    return "\n".join([*lines, "}", ""])


def encoded_names(one: type) -> dict[str, str]:
    """Return the name that each field of a struct has in JSON; nothing for a dictionary."""
    if not issubclass(one, msgspec.Struct):
        return {}
    return {field.name: field.encode_name for field in msgspec.structs.fields(one)}


def may_lack(one: type, field: str) -> bool:
    """Whether a field may be missing: by its kind, or because the server knows a default."""
    if not issubclass(one, msgspec.Struct):
        return field in vars(one)["__optional_keys__"]
    if issubclass(one, entries.Entry) and field == "command":
        return True  # for its author alone
    if not issubclass(one, SENT) and not one.__struct_config__.omit_defaults:
        return False
    return field in {each.name for each in msgspec.structs.fields(one) if not each.required}


def text(hint: object, known: dict[type, str]) -> str:
    """A type as TypeScript."""
    for name, group in UNIONS.items():
        if hint == group:
            return name
    if hint is entries.TableSetup:
        return "Required<Setup>"
    if isinstance(hint, type) and hint in known | PLAIN:
        return (known | PLAIN)[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin in (typing.Annotated, typing.NotRequired):
        return text(args[0], known)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(text(each, known) for each in args))
    if origin is list or (origin is tuple and args[1:] == (...,)):
        inner = text(args[0], known)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {text(args[1], known)}>"
    if hint in (Any, object):
        return "unknown"
    raise TypeError(f"no TypeScript for {hint!r}")


if __name__ == "__main__":
    print(written(), end="")
