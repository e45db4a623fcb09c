"""Where the work runs that answers questions, and who shares its answer."""

from __future__ import annotations

import asyncio

import msgspec

from ...bots.pool import BotPool, Priority
from ...host.queries import prepare
from ...protocol import messages
from ..tables.tables import LiveTable


async def answer_question(
    live: LiveTable, person: str, question: messages.Question, bots: BotPool, analysis: BotPool
) -> messages.Outgoing:
    """Return the answer to a person's question; raise Refused if it may not be asked."""
    work = prepare(live.room, person, question)
    if work.effort == "none":
        return work.answer()
    if work.effort == "little":
        return await asyncio.to_thread(work.answer)
    pool = bots if work.effort == "bots" else analysis
    shared = await live.answers.get(
        work.kind, work.about, lambda: pool.run(Priority.QUESTION, work.answer)
    )
    return msgspec.structs.replace(shared, id=question.id)
