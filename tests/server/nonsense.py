"""An endless, seeded stream of invalid and valid messages for fuzzing."""

from __future__ import annotations

import json
import random
import string
from typing import Any

import msgspec
import msgspec.inspect

from fourcures.engine.rules.board import CARDS, CITIES
from fourcures.protocol import commands, messages

Kinds = list[type[msgspec.Struct]]
KINDS: Kinds = [
    *commands.AnyCommand.__args__,
    *[commands.Move] * 8,
    messages.Draft,
    messages.WhyNot,
    messages.AskWays,
    messages.AskPlan,
    messages.AskOdds,
    messages.AskChance,
    messages.AskAdvice,
]
MOVES = ["pass", "next", "drive", "fly", "charter", "shuttle", "treat", "cure", "build", "give"]
MOVES += ["take", "move medic drive", "move medic join", "airlift medic", "grant", "quiet", "order"]
MOVES += ["forecast", "resilient", "discard", "retrieve", "seat:1 drive", "seat:99 pass", "undo"]
ODD_TEXTS = ["", " ", "\0", "\ud800", "\u202e", "🦠" * 20, "a" * 600, "x" * 9000, "{}", "%s", "'"]
ODD_TEXTS += ["\n", "NaN", "null", "-1", "bot:0", "../..", "İ", "ß", "\x7f", "drive\tcairo", "ﬀ"]
ODD_NUMBERS = [-1, 0, 3, 4, 99, 2**31, 2**63, 2**64, -(10**30), 10**300, 0.5, -0.0, 1e308]


class Nonsense:
    """A source of messages for a socket; some use the legal moves in `legal`."""

    def __init__(self, seed: str, kinds: Kinds = KINDS) -> None:
        self.rng, self.kinds = random.Random(seed), kinds
        self.number = 0
        self.legal: list[str] = []

    def message(self) -> str | bytes:
        """Return one message, ready to send."""
        rng = self.rng
        whole = json.dumps(self.command())
        match rng.randrange(12):
            case 0:  # truncated
                return whole[: rng.randrange(len(whole) + 1)]
            case 1:  # a wrong character
                place = rng.randrange(len(whole) + 1)
                return whole[:place] + rng.choice(string.printable) + whole[place:]
            case 2:  # random bytes
                return bytes(rng.randrange(256) for _ in range(rng.randrange(40)))
            case 3:  # JSON, but not a command
                return json.dumps(self.value(3))
            case 4:  # nested too deeply
                return "[" * 7000 + "]" * 7000 if rng.random() < 0.1 else "[" * 50
        return whole

    def command(self) -> dict[str, Any]:
        """Return a command with valid and invalid fields."""
        rng, kind = self.rng, self.rng.choice(self.kinds)
        if kind is commands.Close and rng.random() < 0.9:  # a closed table leaves little to test
            kind = commands.Undo
        self.number += 1
        made: dict[str, Any] = {"do": kind.__struct_config__.tag}
        for field in msgspec.structs.fields(kind):
            if field.name == "id":
                made["id"] = f"n{self.number}"
            elif rng.random() < 0.9:
                made[field.name] = self.fitting(field.name, field.type)
        for name in list(made):
            if rng.random() < 0.06:
                made[name] = self.value(2)
        if rng.random() < 0.05:
            made[rng.choice(["do", "id", "by", "command", "", "seq", "kind"])] = self.value(2)
        if rng.random() < 0.05:
            made.pop(rng.choice(list(made)))
        return made

    def fitting(self, name: str, kind: Any) -> Any:
        """Return a plausible value for a field: by its name, or else by its type."""
        rng = self.rng
        odd: list[Any] = [*ODD_TEXTS, *ODD_NUMBERS]
        if rng.random() < 0.2:
            return rng.choice(odd)
        match name:
            case "text":
                about = rng.choice([rng.choice(CITIES), rng.choice(CARDS), "blue", ""])
                return rng.choice([*self.legal * 3, f"{rng.choice(MOVES)} {about}"])
            case "moves" | "after":
                return [self.fitting("text", str) for _ in range(rng.randrange(4))]
            case "seat":
                return rng.choice([0, 1, None])
            case "yes" | "always":
                return rng.choice([True, False])
            case "request":
                return rng.randrange(20)
            case "moment":
                return rng.choice(["draw", "infect", "epidemic"])
            case "stop":
                return rng.choice(["never", "pause", "ask"])
            case "city":
                return rng.choice(CITIES)
            case "card":
                return rng.choice([None, None, rng.choice(CARDS)])
            case "cards":
                return rng.choice([[], [], [], [rng.choice(CARDS)]])
            case "disease":
                return rng.choice([None, "blue", "red"])
            case "bot":
                return rng.choice([None, "thumb", "random"])
        return self.of_type(msgspec.inspect.type_info(kind))

    def of_type(self, kind: msgspec.inspect.Type) -> Any:
        """Return a value of a type of the schema."""
        rng, inspect = self.rng, msgspec.inspect
        match kind:
            case inspect.Metadata():
                return self.of_type(kind.type)
            case inspect.UnionType():
                return self.of_type(rng.choice(kind.types))
            case inspect.LiteralType():
                return rng.choice(kind.values)
            case inspect.ListType() | inspect.VarTupleType():
                return [self.of_type(kind.item_type) for _ in range(rng.randrange(3))]
            case inspect.StructType():
                made = {one.encode_name: self.of_type(one.type) for one in kind.fields}
                return made if kind.tag is None else made | {kind.tag_field: kind.tag}
            case inspect.DictType():
                return {"nobody": self.of_type(kind.value_type)}
            case inspect.BoolType():
                return rng.choice([True, False])
            case inspect.IntType():
                return rng.choice([0, 1, 2, 50])
            case inspect.FloatType():
                return rng.choice([0.0, 0.5])
            case inspect.StrType():
                return rng.choice(["nobody", *ODD_TEXTS, *self.legal])
        return None

    def value(self, depth: int) -> Any:
        """Return any JSON value."""
        rng = self.rng
        if depth and rng.random() < 0.3:
            return [self.value(depth - 1) for _ in range(rng.randrange(4))]
        if depth and rng.random() < 0.3:
            return {rng.choice(ODD_TEXTS): self.value(depth - 1) for _ in range(rng.randrange(4))}
        return rng.choice([None, True, False, *ODD_NUMBERS, *ODD_TEXTS])
