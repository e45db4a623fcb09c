"""A notice: what identifies it, and when a person gets one."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

# The kinds of notices: when a wait begins, when a question comes later, before a bot plays, and
# when the time is up.
TURN, ASKED, SOON, REMINDER = "turn", "asked", "soon", "reminder"
# Invitations to a table whose game has not started: a seat is kept for the person, their group
# plays there, or somebody with whom they have played asks them.
INVITED, GROUP, MATE = "invited", "group", "mate"
INVITATIONS = (INVITED, GROUP, MATE)


class Undeliverable(Exception):
    """An address or a browser does not exist any more."""


class Notice(NamedTuple):
    """A notice to a person about a table, through one of their channels."""

    table_id: str
    person_id: str
    seq: int  # the entry since which the table waits
    kind: str
    channel: str

    def key(self) -> str:
        """Return what identifies this notice: the same if it must be sent again."""
        parts = (self.table_id, self.person_id, str(self.seq), self.kind, self.channel)
        return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:32]
