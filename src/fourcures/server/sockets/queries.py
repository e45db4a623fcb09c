"""Where the work runs that answers questions, and who shares its answer."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec

from ...bots.pool import BotPool, Priority
from ...host.queries import prepare
from ...protocol import messages
from ..tables.live import LiveTable


class Pools(NamedTuple):
    """The threads that answer questions."""

    coach: BotPool
    analysis: BotPool  # one question at a time: it keeps the interpreter busy


async def answer_question(
    live: LiveTable, person: str, question: messages.Question, pools: Pools
) -> messages.Outgoing:
    """Return the answer to a person's question; raise Refused if it may not be asked."""
    work = prepare(live.room, person, question)
    if work.effort == "none":
        return work.answer()
    if work.effort == "little":
        return await asyncio.to_thread(work.answer)
    pool = pools.coach if work.effort == "bots" else pools.analysis
    shared = await live.answers.get(
        work.kind, work.about, lambda: pool.run(Priority.QUESTION, work.answer)
    )
    return msgspec.structs.replace(shared, id=question.id)
