"""An invitation to the next game: somebody keeps a seat for the person, and waits for them."""

from __future__ import annotations

from typing import NamedTuple

from ...table.room import Room
from ...text.language import Language
from .teller import HOST_NAME


class OpenInvitation(NamedTuple):
    """A table that keeps a seat for a person who has not come yet."""

    room: Room
    person: str

    def is_open(self) -> bool:
        """Return whether the table still waits for the person."""
        room = self.room
        return room.game is None and not room.closed and self.person in room.invited

    def host(self, say: Language) -> str:
        """Return the name of the host, which mail programs do not take for an address."""
        return self.name(self.room.host, say)

    def name(self, person: str, say: Language) -> str:
        """Return the name of a person."""
        known = self.room.people.get(person)
        name = known.name if known is not None else ""
        return HOST_NAME.sub(".\N{WORD JOINER}", name) or say("seat-somebody")

    def title(self, say: Language) -> str:
        """Return who invites: the title of a push message, and of a mail."""
        return say("notice-invited", asker=self.host(say))

    def text(self, say: Language) -> str:
        """Return what the person finds there."""
        return say("notice-invited-text")
