"""A notice: that a table waits for a person. It says nothing about the game."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ...text.language import Language  # it takes long to import, and few servers need it

CONFIRM, UNSUBSCRIBE = "confirm mail", "unsubscribe"  # what the tokens of links in mails are for
REMINDER = "reminder"  # the kind of a notice when the time for a turn is up


class Undeliverable(Exception):
    """An address or a browser does not exist any more."""


class Notice(NamedTuple):
    """What a person is told about a table, through one of their channels."""

    table_id: str
    person_id: str
    seq: int  # the entry since which the table waits
    kind: str
    channel: str
    name: str  # of the table
    hours: int | None  # until a bot plays the turn, if one does

    def key(self) -> str:
        """Return what identifies this notice: the same if it must be sent again."""
        parts = (self.table_id, self.person_id, str(self.seq), self.kind, self.channel)
        return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:32]

    def title(self, say: Language) -> str:
        """Return the first line, or the subject."""
        title = say("notice-reminder" if self.kind == REMINDER else "notice-turn")
        return f"{title}: {self.name}" if self.name else title

    def text(self, say: Language) -> str:
        """Return the sentences below it."""
        said = say("notice-reminder-text" if self.kind == REMINDER else "notice-turn-text")
        return said if self.hours is None else f"{said} {say('notice-bot', hours=self.hours)}"
