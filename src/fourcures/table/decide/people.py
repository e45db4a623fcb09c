"""People at the table: their settings and names, and their removal by the host."""

from __future__ import annotations

from ...protocol import commands
from ...protocol.refusals import Refused
from ...protocol.texts import LONGEST_NAME, clean_text
from .. import entries
from .decision import Decision


def set_agreeable(decision: Decision, command: commands.Agree) -> None:
    """Set whether requests to the sender, or those of one asker, are granted without asking."""
    if command.yes and command.to is not None and not decision.room.seats_of(command.to):
        raise Refused("unknown_person")
    decision.record(entries.Agreeable(yes=command.yes, to=command.to))


def rename_person(decision: Decision, command: commands.Rename) -> None:
    """Rename oneself, or anybody as the host."""
    person = command.person or decision.by or ""
    if person != decision.by:
        decision.require_host()
    if person not in decision.room.people:
        raise Refused("unknown_person")
    decision.record(
        entries.Renamed(person=person, name=clean_text(command.name, LONGEST_NAME, "name"))
    )


def remove_person(decision: Decision, person: str) -> None:
    """Remove somebody from the table."""
    decision.require_host()
    if person not in decision.room.people or person == decision.room.host:
        raise Refused("unknown_person")
    decision.record(entries.Removed(person=person))
