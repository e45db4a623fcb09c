"""Questions about a game: legality, ways, plans, odds and the coach. They change nothing.

`prepare` checks a question and returns the work that answers it. Some of it is slow: the host
decides where it runs, perhaps in another process, and computes the same work once for everyone who
asks. The coach is imported when it is asked.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple

import msgspec

from .. import analysis
from ..engine.notation import Unreadable, parse
from ..engine.position.schema import ViewedPosition
from ..engine.rules.board import CITY
from ..engine.view import View
from ..protocol import messages
from ..protocol.commands import PlannedTurn
from ..protocol.refusals import Refused
from ..table import shared_plans
from ..table.room import Room
from ..table.snapshot import seat_view

# Nothing to wait for; some milliseconds; up to seconds.
Effort = Literal["none", "little", "much"]


class Work(NamedTuple):
    """The work that answers a question. The same work has the same answer, except for its id.

    If it is much, it is picklable.
    """

    effort: Effort
    answer: Callable[[], messages.Outgoing]
    kind: tuple[str, int | None] = ("", None)  # of question, and the seat
    about: tuple[bytes, object] = (b"", None)  # what the seat knows, and what else is asked


def answer(room: Room, person: str, question: messages.Question) -> messages.Outgoing:
    """Return the answer to a person's question; raise Refused if it may not be asked."""
    return prepare(room, person, question).answer()


def prepare(room: Room, person: str, question: messages.Question) -> Work:
    """Return the work that answers a person's question; raise Refused if it may not be asked."""
    match question:
        case messages.WhyNot():
            return Work("none", lambda: why_not(room, person, question))
        case messages.AskWays():
            return find_ways(room, person, question)
        case messages.AskPlan():
            return Work("none", lambda: try_plan(room, person, question))
        case messages.AskOdds():
            return find_odds(room, person, question)
        case messages.AskChance():
            return estimate_chance(room, person, question)
        case messages.AskAdvice():
            return advise(room, person, question)


def why_not(room: Room, person: str, question: messages.WhyNot) -> messages.Reason:
    """Return why a move is illegal, as far as this seat may know.

    A request for a card of a private hand (R12.6) counts as legal, whatever that hand holds.
    """
    view = view_of(room, person, question.seat)
    game = room.playing()
    legal = messages.Reason(id=question.id, code=None, rule=None, params={}, message="")
    with contextlib.suppress(Unreadable):
        move = parse(question.text, game.state, view.viewer)
        if move.seat != view.viewer:  # the text may name another seat with a hidden hand
            raise Refused("not_your_seat", seat=move.seat)
        if move in view.legal_moves:
            return legal
    why = game.why_not(question.text, view.viewer)
    if why is None:
        return legal
    return messages.Reason(
        id=question.id, code=why.code, rule=why.rule, params=why.params, message=why.message
    )


def find_ways(room: Room, person: str, question: messages.AskWays) -> Work:
    """Find the ways to a city, after the moves of a plan."""
    if question.city not in CITY:
        raise Refused("unknown_city", "R1.1", word=question.city)
    require_help(room, "bookkeeping", "odds", "coach")
    _, _, view = try_turns(room, person, question.seat, question.after, question.before)

    def find() -> messages.Ways:
        open_, closed = analysis.ways(view, question.city)
        return messages.Ways(id=question.id, open=open_, closed=closed)

    return Work("little", find)


def try_plan(room: Room, person: str, question: messages.AskPlan) -> messages.Plan:
    """Return the steps of a plan and the view after them."""
    before, steps, view = try_turns(room, person, question.seat, question.moves, question.before)
    shown = seat_view(view)
    mine = planning_seat(room, person, question.seat)
    shown["position"] = position_for(room, View(view.state, mine), mine)
    return messages.Plan(id=question.id, before=before, steps=steps, view=shown)


def position_for(room: Room, view: View, seat: int) -> ViewedPosition:
    """Return the position after a plan as the player of this seat sees it, with their own hand.

    A plan is tried on a position in which all these cards count as known. Leave out of `known`
    those that nobody was told of.
    """
    position = view.position()
    now = room.view(seat).position()["players"][seat]
    player = position["players"][seat]
    if "known" in player:
        secret = set(now["hand"]) - set(now["known"]["shown"])
        player["known"]["shown"] = [c for c in player["known"]["shown"] if c not in secret]
    return position


def find_odds(room: Room, person: str, question: messages.AskOdds) -> Work:
    """Find the odds of infections and outbreaks."""
    require_help(room, "odds", "coach")
    view = view_of(room, person, question.seat)
    return share(partial(answer_odds, question.id, view), "odds", view)


def answer_odds(number: str, view: View) -> messages.Odds:
    """Return the odds of infections and outbreaks."""
    outbreaks = analysis.outbreak_odds(view)
    return messages.Odds(id=number, odds=analysis.odds(view), outbreaks=outbreaks)


def estimate_chance(room: Room, person: str, question: messages.AskChance) -> Work:
    """Estimate how often bots would win from here."""
    require_help(room, "coach")
    view, futures = view_of(room, person, question.seat), question.futures
    return share(partial(answer_chance, question.id, view, futures), "chance", view, futures)


def answer_chance(number: str, view: View, futures: int) -> messages.Chance:
    """Return how often bots would win from here."""
    from ..bots.coach.questions import estimate_win_chance

    return messages.Chance(id=number, chance=estimate_win_chance(view, futures))


def advise(room: Room, person: str, question: messages.AskAdvice) -> Work:
    """Find the turns that bots would make, or how they would answer a request to this seat."""
    require_help(room, "coach")
    view = view_of(room, person, question.seat)
    if question.request is not None:
        return advise_answer(room, view, question.id, question.request)
    return share(partial(answer_advice, question.id, view), "advice", view)


def answer_advice(number: str, view: View) -> messages.Advice:
    """Return the turns that bots would make."""
    from ..bots.coach.questions import advise_turns

    return messages.Advice(id=number, turns=advise_turns(view))


def advise_answer(room: Room, view: View, number: str, asked: int) -> Work:
    """Find how bots would answer a request to this seat."""
    request, seat = room.request(asked), view.viewer
    if request is None:
        raise Refused("no_request")
    if seat is None or request not in room.requests_to(seat):
        raise Refused("not_asked")
    view, asker = room.view_of_request(seat, request), request.seat
    texts = [step.text for step in request.steps]
    return share(partial(answer_on_request, number, view, asker, texts), "answer", view, asked)


def answer_on_request(number: str, view: View, asker: int, texts: list[str]) -> messages.Advice:
    """Return how bots would answer the moves that a seat asks for."""
    from ..bots.coach.questions import advise_on_request

    answer = advise_on_request(view, asker, texts)
    return messages.Advice(id=number, turns=[], answer=answer)


def share(
    answer: Callable[[], messages.Outgoing], kind: str, view: View, more: object = None
) -> Work:
    """Return much work about a position as a viewer knows it, and `more`."""
    return Work("much", answer, (kind, view.viewer), (msgspec.json.encode(view.position()), more))


def require_help(room: Room, *levels: str) -> None:
    """Raise Refused if the help level of the table is not one of these."""
    if room.setup.help not in levels:
        raise Refused("no_help", help=room.setup.help)


def view_of(room: Room, person: str, seat: int | None) -> View:
    """Return the view of one of the person's seats: the given one, or the first."""
    room.require_game()
    mine = room.seats_of(person)
    if not mine:
        raise Refused("no_own_seat")
    if seat is not None and seat not in mine:
        raise Refused("not_your_seat", seat=seat)
    return room.view(mine[0] if seat is None else seat)


def planning_seat(room: Room, person: str, seat: int | None) -> int:
    """Return the seat with whose knowledge a person plans: the given one, or their first."""
    mine = room.seats_of(person)
    if not mine:
        raise Refused("no_own_seat")
    return seat if seat in mine else mine[0]


def try_turns(
    room: Room, person: str, seat: int | None, moves: list[str], before: list[PlannedTurn]
) -> tuple[list[list[analysis.Step]], list[analysis.Step], View]:
    """Return the steps of the earlier turns of a plan, of its last one, and the view after.

    A plan for a seat of somebody else is tried on what this person knows.
    """
    view = view_of(room, person, planning_seat(room, person, seat))
    last = PlannedTurn((view.viewer or 0) if seat is None else seat, moves)
    *earlier, end = shared_plans.try_turns(room, view, [*before, last])
    return [turn.steps for turn in earlier], end.steps, end.view
