"""The commands of bots at a table: which seat has something to do, and what it does.

The id of a bot's command comes from the number of the last entry, so two hosts that think for the
same bot act only once. All state is in the log, so another host can take over at any time.
"""

from __future__ import annotations

import logging
from copy import copy

import msgspec

from ..bots import BOTS, Agent, PolicyBot, RuleOfThumb, Search
from ..bots.coach.advice import explain_first_move
from ..bots.coach.explain import explain_decline, explain_move
from ..bots.custom import choose_move
from ..bots.players.policy_bot import choose_best
from ..bots.warm_up import ensure_compiled
from ..engine.events import Turn
from ..engine.game import Game
from ..engine.notation import Move
from ..engine.rules.bits import lowest
from ..engine.rules.board import CARDS
from ..engine.rules.legality import seats_to_move
from ..engine.rules.moves import PASS, kind_of
from ..engine.rules.state import ACTIONS
from ..engine.view import View
from ..protocol import commands
from ..protocol.coach import MoveReason
from ..table.decide.requests import seats_to_ask
from ..table.room import Room

logger = logging.getLogger(__name__)


def next_bot_seat(room: Room) -> int | None:
    """Return the lowest seat of a bot that has something to do, or None."""
    if room.game is None or room.has_ended():
        return None
    bots = [number for number, seat in enumerate(room.seats) if seat.bot]
    if not bots:
        return None
    for seat in bots:
        if tells_cards(room, seat):
            return seat
    for seat in bots:
        if room.requests_to(seat):
            return seat
    if room.in_window():
        awaited = room.awaited_holders()
        return next((seat for seat in bots if f"bot:{seat}" in awaited), None)
    if any(request.seat in bots for request in room.requests):
        return None  # a bot waits for the answer to its request
    movers = seats_to_move(room.game.state)
    return next((seat for seat in bots if seat in movers), None)


def tells_cards(room: Room, seat: int) -> bool:
    """Return whether a bot tells a card now: all of them, because the team plays much better.

    A bot that plays one turn for a person tells nothing: it is their hand.
    """
    return not room.seats[seat].one_turn and bool(room.untold_cards(seat))


def make_agent(room: Room, seat: int) -> Agent:
    """Return a new agent for a seat; wait for compiled kernels if it needs them.

    If they cannot be compiled, or the bot does not exist any more, return the policy bot.
    """
    kind = BOTS.get(room.seats[seat].bot or "", PolicyBot)  # an old log may name a removed bot
    try:
        if issubclass(kind, Search):
            ensure_compiled()
        return kind()
    except Exception:  # no compiler or no disk space: the policy needs neither
        logger.exception("no compiled kernels for the bot on seat %s: the policy plays", seat)
        return PolicyBot()


def choose_command(room: Room, seat: int, agent: Agent | None = None) -> commands.AnyCommand:
    """Return the next command of the bot on this seat; too slow for the event loop."""
    assert room.game is not None
    agent = agent or make_agent(room, seat)
    number = f"bot-{room.seq}"
    if tells_cards(room, seat):
        untold = room.untold_cards(seat)
        return commands.Tell(id=number, seat=seat, card=CARDS[lowest(untold)])
    view = room.view(seat)
    for request in room.requests_to(seat):
        legal = request.text == "undo" or room.game.why_not(request.text, request.seat) is None
        yes = legal and agent.agree(view, request.text)
        if legal and not yes:
            why = msgspec.to_builtins(explain_decline(view, request.text))
            return commands.ReasonedAnswer(
                id=number, request=request.number, yes=False, seat=seat, why=why
            )
        return commands.Answer(id=number, request=request.number, yes=yes, seat=seat)
    move = choose_move(agent, view)
    if move is None and room.in_window():
        return commands.GoOn(id=number)
    plan = agent.rest_of_plan(view) if isinstance(agent, Search) else []
    if move is None or must_not_ask(room, seat, move):
        move, plan = move_without_consent(room, view, seat), []
    if move is None:
        return fallback_command(room, seat)
    why = msgspec.to_builtins(explain(room, view, agent, [move, *plan]))
    return commands.ReasonedMove(id=number, text=str(move), seat=seat, why=why)


def explain(room: Room, view: View, agent: Agent, plan: list[int]) -> MoveReason:
    """Return the reason for the first move of a plan; when a turn begins, for the whole turn.

    With private hands nobody could read what a turn is for, because it would reveal the hand.
    """
    acting = view.state["phase"] == ACTIONS and view.state["turn"] == view.viewer
    if acting and not room.is_private() and begins_turn(room.playing(), view.viewer):
        return explain_first_move(view, plan, agent)
    return explain_move(view, plan[0], plan[1:])


def begins_turn(game: Game, seat: int | None) -> bool:
    """Return whether a seat has made no move since its turn began."""
    for entry in reversed(game.history):
        if any(isinstance(event, Turn) for event in entry.events):
            return True
        if entry.line.seat == seat:
            return False
    return True


def must_not_ask(room: Room, seat: int, move: Move) -> bool:
    """Return whether a bot has asked for this before, or plays one turn for a person.

    The others would be asked while they are away too, and the turn would take as long again.
    """
    if (seat, str(move)) in room.declined:
        return True
    return room.seats[seat].one_turn and bool(seats_to_ask(room, f"bot:{seat}", move))


def move_without_consent(room: Room, view: View, seat: int) -> Move | None:
    """Return a move that needs nobody's agreement: the policy's, or else the rule of thumb's."""
    s = view.state
    if s["phase"] != ACTIONS:
        return PolicyBot().choose(view)  # moves there affect no other pawn or hand
    alone = copy(view)
    alone.legal_moves = [
        move
        for move in view.legal_moves
        if not move.plays_event and not seats_to_ask(room, f"bot:{seat}", move)
    ]
    best = choose_best(s, alone.legal_moves)
    # The policy may pass to wait for the declined move, which will not come: do something else.
    return RuleOfThumb().choose(alone) if kind_of(best) == PASS else best


def fallback_command(room: Room, seat: int) -> commands.AnyCommand:
    """Return a command that cannot fail: decline, pass in a window, or play `pass` or `next`."""
    assert room.game is not None
    number = f"bot-{room.seq}-anyway"
    for request in room.requests_to(seat):
        return commands.Answer(id=number, request=request.number, yes=False, seat=seat)
    if room.in_window():
        return commands.GoOn(id=number)
    moves = [move for move in room.game.legal_moves if move.seat == seat and not move.plays_event]
    return commands.Move(id=number, text=str(moves[-1]), seat=seat)
