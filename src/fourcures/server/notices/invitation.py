"""An invitation to a table whose game has not started."""

from __future__ import annotations

from typing import NamedTuple

from ...table.room import Room
from ...text.language import Language
from .notice import INVITED
from .teller import HOST_NAME


class OpenInvitation(NamedTuple):
    """Who invites whom; for a group, with its name. The names are empty if they are not known."""

    kind: str
    asker: str
    name: str
    group: str = ""

    def title(self, say: Language) -> str:
        """Return who invites: the title of a push message, and of a mail."""
        group = plain(self.group) or say("groups-unnamed")
        asker = plain(self.asker) or say("seat-somebody")
        return say(f"notice-{self.kind}", asker=asker, group=group)

    def hello(self, say: Language) -> str:
        """Return how a mail begins."""
        return say("mail-hello", name=plain(self.name) or say("seat-somebody"))

    def text(self, say: Language) -> str:
        """Return what the person finds there."""
        return say(f"notice-{self.kind}-text")


def find_kept_seat(room: Room, person: str) -> OpenInvitation | None:
    """Return the invitation of a person for whom a table keeps a seat; None if it is over."""
    if room.game is not None or room.closed or person not in room.invited:
        return None
    names = (room.people[who].name if who in room.people else "" for who in (room.host, person))
    return OpenInvitation(INVITED, *names)


def plain(name: str) -> str:
    """Return a name that mail programs do not take for an address."""
    return HOST_NAME.sub(".\N{WORD JOINER}", name)
