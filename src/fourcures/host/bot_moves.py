"""The commands of bots at a table: which seat has something to do, and what it does.

The id of a bot's command comes from the number of the last entry, so two hosts that think for the
same bot act only once. All state is in the log, so another host can take over at any time.
"""

from __future__ import annotations

import logging
from copy import copy

import msgspec

from ..analysis.plans import LONGEST, REVEALING
from ..analysis.ways import apply_moves
from ..bots import BOTS, Agent, PolicyBot, RuleOfThumb, Search
from ..bots.coach.advice import explain_first_move
from ..bots.coach.explain import explain_decline, explain_move
from ..bots.custom import BotFailed, choose_move
from ..bots.players.policy_bot import choose_best
from ..bots.warm_up import ALL, ensure_compiled, preparation
from ..engine.events import Turn
from ..engine.game import Game
from ..engine.notation import Move, Unreadable, parse
from ..engine.rules.bits import lowest
from ..engine.rules.board import CARDS
from ..engine.rules.legality import find_refusal, seats_to_move
from ..engine.rules.moves import PASS, TAKE, kind_of
from ..engine.rules.state import ACTIONS
from ..engine.view import View
from ..protocol import commands
from ..protocol.coach import MoveReason
from ..table.decide.requests import seats_to_ask
from ..table.entries import AskedStep
from ..table.room import Request, Room
from ..table.windows import awaited_holders

logger = logging.getLogger(__name__)

MOST_AGENTS = 1000  # in memory, some kilobytes each


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
        awaited = awaited_holders(room)
        return next((seat for seat in bots if f"bot:{seat}" in awaited), None)
    if any(request.seat in bots for request in room.requests):
        return None  # a bot waits for the answer to its request
    movers = seats_to_move(room.game.state)
    return next((seat for seat in bots if seat in movers), None)


def is_of_bots(room: Room) -> bool:
    """Return whether bots have all seats, and none is back with a person after this turn."""
    return all(seat.bot and not seat.one_turn for seat in room.seats)


def tells_cards(room: Room, seat: int) -> bool:
    """Return whether a bot tells a card now: all of them, because the team plays much better.

    A bot that is in for a person tells nothing without their consent: it is their hand.
    """
    return room.seats[seat].tells and bool(room.untold_cards(seat))


def is_unprepared(room: Room, seat: int) -> bool:
    """Return whether the bot of a seat cannot choose yet, because it is being compiled."""
    kind = BOTS.get(room.seats[seat].bot or "", PolicyBot)
    return issubclass(kind, Search) and preparation.percent < ALL


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


class AgentCache:
    """The agents of a host, by table and seat: they may be carrying out a plan.

    A new agent makes a new plan.
    """

    def __init__(self) -> None:
        self.agents: dict[tuple[str, int, str], Agent] = {}  # least recently used first

    def take(self, table_id: str, room: Room, seat: int) -> Agent | None:
        """Remove and return the agent of a seat, if it is known."""
        return self.agents.pop((table_id, seat, room.seats[seat].bot or ""), None)

    def keep(self, table_id: str, room: Room, seat: int, agent: Agent) -> None:
        """Keep an agent for the next command of its seat; forget the one that is unused longest."""
        self.agents[table_id, seat, room.seats[seat].bot or ""] = agent
        while len(self.agents) > MOST_AGENTS:
            self.agents.pop(next(iter(self.agents)), None)


def play_on(room: Room, seat: int, agent: Agent | None = None) -> tuple[commands.AnyCommand, Agent]:
    """Return the next command of the bot on this seat, and its agent for the one after that.

    That one has its plan, but no buffers. Too slow for the event loop.
    """
    agent = agent or make_agent(room, seat)
    return choose_command(room, seat, agent), copy(agent)


def fall_back(table_id: str, room: Room, seat: int) -> commands.AnyCommand:
    """Log a bug in a bot, and return what a bot does then: the game must go on."""
    logger.exception("bot on seat %s of table %s failed", seat, table_id[:6])
    return fallback_command(room, seat)


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
        return answer_request(room, seat, agent, request)
    if (agreed := agreed_move(room, seat)) is not None:
        later = [parse(step.text, view.state, seat) for step in room.agreed[seat][1:]]
        why = msgspec.to_builtins(explain_move(view, agreed, later))
        return commands.ReasonedMove(id=number, text=str(agreed), seat=seat, why=why)
    move = choose_move(agent, view)
    if move is None and room.in_window():
        return commands.GoOn(id=number)
    plan = [] if move is None else plan_after(agent, view, move)
    if move is None or any(must_not_ask(room, seat, later) for later in [move, *plan]):
        move, plan = choose_without_asking(room, view, seat, agent)
    if move is None:
        return fallback_command(room, seat)
    why = msgspec.to_builtins(explain(room, view, agent, [move, *plan]))
    texts = [str(Move(later)) for later in plan]
    return commands.ReasonedMove(id=number, text=str(move), seat=seat, why=why, plan=texts)


def answer_request(room: Room, seat: int, agent: Agent, request: Request) -> commands.Answer:
    """Return a bot's answer: it agrees if it agrees to each step that it is asked for."""
    number, view = f"bot-{room.seq}", room.view(seat)
    legal = request.text == "undo" or not room.playing().why_not(request.text, request.seat)
    refused = find_refused_step(room, view, agent, request) if legal else None
    if refused is None or refused.text == "undo":
        yes = legal and refused is None
        return commands.Answer(id=number, request=request.number, yes=yes, seat=seat)
    why = msgspec.to_builtins(explain_decline(view, refused.text))
    return commands.ReasonedAnswer(id=number, request=request.number, yes=False, seat=seat, why=why)


def explain(room: Room, view: View, agent: Agent, plan: list[int]) -> MoveReason:
    """Return the reason for the first move of a plan.

    When a turn begins, and when somebody must agree to it, it is the reason for the whole turn.

    With private hands nobody could read what a turn is for, because it would reveal the hand.
    """
    seat = view.viewer
    if is_acting(view) and not room.is_private():
        asks = any(seats_to_ask(room, f"bot:{seat}", Move(move)) for move in plan)
        if asks or begins_turn(room.playing(), seat):
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


def is_acting(view: View) -> bool:
    """Return whether it is the turn of the viewer, who has actions left."""
    return bool(view.state["phase"] == ACTIONS and view.state["turn"] == view.viewer)


def plan_after(agent: Agent, view: View, move: Move) -> list[int]:
    """Return the moves of the turn that a bot plans after this one, up to the first new card."""
    if isinstance(agent, Search):
        return agent.rest_of_plan(view)
    here, plan = view, list[int]()
    while is_acting(here) and not is_end_of_plan(here, move) and len(plan) < LONGEST:
        here = View(apply_moves(here.state, move), view.viewer)
        try:
            later = choose_move(agent, here) if is_acting(here) else None
        except BotFailed:  # it is asked again when it is its move
            later = None
        if later is None:
            break
        plan.append(move := later)
    return plan


def is_end_of_plan(view: View, move: Move) -> bool:
    """Return whether nobody can know the position after a move."""
    kind = kind_of(move)
    return kind in (*REVEALING, PASS) or (kind == TAKE and bool(view.state["private"]))


def agreed_move(room: Room, seat: int) -> Move | None:
    """Return the next move of a bot's plan that has been agreed to, while it keeps to that plan."""
    if seat not in room.on_course or not room.agreed[seat]:
        return None
    move = parse(room.agreed[seat][0].text, room.playing().state, seat)
    return move if room.playing().why_not(move) is None else None


def find_refused_step(room: Room, view: View, agent: Agent, request: Request) -> AskedStep | None:
    """Return the first step of a request that a bot does not agree to, or None.

    It judges each step in the position after the earlier ones, as far as it knows them.
    """
    s = view.state
    for step in request.steps:
        here = View(s, view.viewer, told=room.told)
        if view.viewer in step.of and not agent.agree(here, step.text):
            return step
        try:
            move = parse(step.text, s, request.seat)
        except Unreadable:  # an undo
            return None
        if find_refusal(s, move) is not None:  # as far as this bot knows
            return None
        s = apply_moves(s, move)
    return None


def must_not_ask(room: Room, seat: int, move: int) -> bool:
    """Return whether a move needs somebody who has answered in this turn: a bot asks once.

    After an event, which can change its plan, it asks those again who have agreed.
    A bot that plays one turn for a person asks nobody: the others would be asked while they are
    away too, and the turn would take as long again.
    """
    asked = seats_to_ask(room, f"bot:{seat}", Move(move))
    if room.seats[seat].one_turn:
        return bool(asked)
    return any((seat, other) in room.declined | room.accepted for other in asked)


def choose_without_asking(
    room: Room, view: View, seat: int, agent: Agent
) -> tuple[Move | None, list[int]]:
    """Return a move for which nobody is asked who declined, and the plan after it."""
    if isinstance(agent, Search) and is_acting(view):
        move = agent.plan_without(view, lambda move: must_not_ask(room, seat, move))
        if move is not None:
            return move, agent.rest_of_plan(view)
    return move_without_consent(room, view, seat), []


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
