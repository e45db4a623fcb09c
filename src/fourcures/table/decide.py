"""Turn commands into log entries: check who may do what, and add what follows automatically.

`decide` works on a fork of the room, so a failed commit changes nothing. After every command the
table acts by itself: it starts the game when all seats are taken, declines requests to absent
players, and ends event windows that wait for nobody.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from ..engine.errors import FourCuresError, IllegalMove, InvalidRecord, NothingToDraw
from ..engine.game import Game
from ..engine.move_parts import MoveParts
from ..engine.notation import Move, Unreadable, parse
from ..engine.reasons import refuse
from ..engine.rules.board import CARD, DISEASES
from ..engine.rules.moves import AIRLIFT_MOVE, GIVE, JOIN, MOVE_DRIVE, NEXT, TAKE, kind_of, other_of
from ..engine.rules.roles import role_name
from ..protocol import commands
from ..protocol.refusals import Refused
from ..protocol.schema import ChatPhrase
from . import entries
from .room import Logged, Request, Room
from .shared_plans import PLAN, check_comment, described, planned_turns
from .signals import check_signal
from .visible import visible

LONGEST_TEXT, LONGEST_NAME = 500, 40
MOST_ENTRIES = 5_000  # of a log: the table is closed then; a long game has 1,000
FOR_THE_GAME = 1_000  # of them, kept for what a game needs to come to its end
MOST_CARDS = 64  # upper bound for the cards that one move draws
NEEDED = commands.Move | commands.Answer | commands.GoOn | commands.Close


def decide(room: Room, by: str, command: commands.AnyCommand, bots: Collection[str]) -> Decision:
    """Carry out a command on a fork of the room; raise Refused if it is not allowed."""
    decision = Decision(room.fork(), by, command.id, bots)
    decision.handle(command)
    decision.settle()
    if decision.cards:
        raise Refused("wrong_card", card=decision.cards[0])
    return decision


class Decision:
    """A command that is carried out on a fork of the room, and the entries it makes."""

    def __init__(
        self, room: Room, by: str | None, command: str | None, bots: Collection[str]
    ) -> None:
        self.room, self.by, self.command, self.bots = room, by, command, bots
        self.cards: list[str] = []  # of a real deck: sent with the command, not drawn yet
        self.logged: list[Logged] = []  # the entries so far

    def append(self, entry: entries.AnyEntry, tried: Game | None = None) -> None:
        """Append an entry and apply it to the room."""
        self.room.apply(entry, tried)
        self.logged.append(self.room.logged(entry))

    @property
    def entries(self) -> list[entries.AnyEntry]:
        """The entries so far, without the events that they caused."""
        return [one.entry for one in self.logged]

    # Commands.

    def handle(self, command: commands.AnyCommand) -> None:
        room = self.room
        if room.closed:
            raise Refused("closed")
        most = MOST_ENTRIES - FOR_THE_GAME
        if room.seq >= most and not isinstance(command, NEEDED):
            raise Refused("full_log", most=most)
        if self.by not in room.people and not self.is_bot():
            raise Refused("not_here")
        if isinstance(command, commands.Move | commands.GoOn):
            self.cards = command.cards
        match command:
            case commands.Move():
                self.move(command)
            case commands.Undo():
                self.undo()
            case commands.Redo():
                self.redo()
            case commands.Reset():
                self.reset()
            case commands.Answer():
                self.answer(command)
            case commands.GoOn():
                self.go_on()
            case commands.Order():
                self.append(entries.Ordered(by=self.by, command=self.command, order=command.order))
            case commands.Agree():
                self.append(entries.Agreeable(by=self.by, command=self.command, yes=command.yes))
            case commands.Tell():
                self.tell(command)
            case commands.Say():
                self.say(command)
            case commands.Signal():
                self.signal(command)
            case commands.Suggest():
                self.suggest(command)
            case commands.Sit():
                self.sit(command.seat)
            case commands.Stand():
                self.stand(command.seat)
            case commands.Hand():
                self.hand(command)
            case commands.ReclaimSeat():
                self.reclaim_seat(command.seat)
            case commands.Rename():
                self.rename(command)
            case commands.Remove():
                self.remove(command.person)
            case commands.Close():
                self.host_only()
                self.append(entries.Closed(by=self.by, command=self.command))

    def is_bot(self) -> bool:
        return any(seat.holder == self.by and seat.bot for seat in self.room.seats)

    def host_only(self) -> None:
        if self.by != self.room.host:
            raise Refused("host_only")

    def say(self, command: commands.Say) -> None:
        text = self.text(command.text, LONGEST_TEXT)
        self.said(command, text)

    def signal(self, command: commands.Signal) -> None:
        phrase, about = command.phrase, command.about
        check_signal(self.room, self.by or "", phrase, about)
        text = " ".join([phrase, *([about] if about else [])]).replace("_", " ")
        self.said(command, text, phrase, about)

    def said(
        self,
        command: commands.Say | commands.Signal,
        text: str,
        phrase: ChatPhrase | None = None,
        about: str | None = None,
    ) -> None:
        plan, step = command.plan, command.step
        check_comment(self.room, plan, step)
        said = entries.Said(by=self.by, command=self.command, text=text, phrase=phrase, about=about)
        self.append(msgspec.structs.replace(said, plan=plan, step=step))

    def suggest(self, command: commands.Suggest) -> None:
        self.require_begun()
        turns = described(self.room, planned_turns(command.seat, command.moves, command.then))
        for seat in self.room.plans_after(self.by or "", turns[0][0]):
            if seat not in dict(turns):  # a turn that the plan no longer has
                self.show_plan(seat, [], None)
        after = None
        for seat, moves in turns:
            self.show_plan(seat, moves, after)
            after = seat

    def show_plan(self, seat: int, moves: list[MoveParts], after: int | None) -> None:
        roles = self.room.playing().roles
        texts = ", ".join(move.text for move in moves)
        self.append(
            entries.Said(
                by=self.by,
                command=self.command,
                text=f"plan for {roles[seat]}: {texts or 'none'}".replace("_", " "),
                phrase=PLAN,
                about=roles[seat],
                moves=moves,
                after=None if after is None else roles[after],
            )
        )

    def text(self, text: str, most: int) -> str:
        """Return the visible text of a person; raise Refused if it is empty or too long."""
        clean = visible(text)
        if not clean:
            raise Refused("empty_text")
        if len(clean) > most:
            raise Refused("long_text", most=most)
        return clean

    def require_begun(self) -> None:
        if self.room.game is None:
            empty = sum(seat.holder is None for seat in self.room.seats)
            raise Refused("not_begun", empty=empty)

    def own_seat(self, seat: int | None) -> int:
        """Return one of the sender's seats: the given one, else the active one, else the first."""
        mine = self.room.seats_of(self.by or "")
        if not mine:
            raise Refused("no_own_seat")
        if seat is not None:
            if seat not in mine:
                raise Refused("not_your_seat", seat=seat)
            return seat
        turn = self.room.game.state["turn"] if self.room.game else mine[0]
        return mine[0] if len(mine) == 1 else turn if turn in mine else mine[0]

    # Moves and agreement.

    def move(self, command: commands.Move) -> None:
        self.require_begun()
        room, game = self.room, self.room.playing()
        if command.seat is not None:
            self.own_seat(command.seat)
        try:
            # A person with several seats plays a move for the seat that it belongs to.
            mine = room.seats_of(self.by or "")
            seat = command.seat if command.seat is not None or len(mine) != 1 else mine[0]
            move = parse(command.text, game.state, seat)
            if seat is None and move.plays_event and move.seat not in mine:
                # Trying to play an event must not reveal who else holds it.
                move = parse(command.text, game.state, self.own_seat(None))
        except Unreadable as error:
            raise Refused.illegal(IllegalMove(command.text, error.refusal)) from None
        self.own_seat(move.seat)
        if kind_of(move) == NEXT and room.is_exercise():
            raise Refused("exercise")
        if kind_of(move) == NEXT and room.in_window() and game.why_not(move) is None:
            self.go_on()  # others may still want to play an event
            return
        asked = [] if room.setup.visibility == "local" else self.must_agree(move)
        question = kind_of(move) == TAKE and room.is_private()
        refusal = game.why_not(move)
        if question and asked:
            if move not in room.view(move.seat).legal_moves:
                raise (
                    Refused.illegal(IllegalMove(command.text, refusal))
                    if refusal
                    else Refused("no_window")
                )
        elif refusal is not None:
            raise Refused.illegal(IllegalMove(command.text, refusal))
        why = command.why if isinstance(command, commands.ReasonedMove) else None
        if not asked:
            self.play(move.seat, str(move), why=why)
            return
        self.append(
            entries.Asked(
                by=self.by,
                command=self.command,
                seat=move.seat,
                text=str(move),
                of=asked,
                why=why,
            )
        )

    def must_agree(self, move: Move) -> list[int]:
        """Return the seats whose pawn or hand a move affects and whose holder must still agree."""
        room, kind = self.room, kind_of(move)
        if kind not in (GIVE, TAKE, AIRLIFT_MOVE) and not MOVE_DRIVE <= kind <= JOIN:
            return []
        other: int = room.playing().state["seat_of"][other_of(move)]
        holder = room.seats[other].holder
        if other == move.seat or holder == self.by or holder is None:
            return []
        person = room.people.get(holder)
        # With private hands, ask each time: an automatic answer would reveal the hand (R12.6).
        if kind == TAKE and room.is_private():
            return [other]
        if person and (person.agreeable or (move.seat, other) in room.always):
            return []
        return [other]

    def play(
        self,
        seat: int,
        text: str,
        redo: bool = False,
        by_table: bool = False,
        why: dict[str, object] | None = None,
    ) -> None:
        """Play a legal move on the fork; its entry records the random outcomes."""
        trial = self.room.playing().copy()
        try:
            if self.room.is_real():
                self.draw(trial, seat, text)
            else:
                trial.play(text, seat)
        except IllegalMove as error:
            raise Refused.illegal(error) from None
        outcomes = trial.entries[-1].line.outcomes
        self.append(
            entries.Played(
                by=None if by_table else self.by,
                command=None if by_table else self.command,
                seat=seat,
                text=text,
                outcomes=outcomes,
                redo=redo,
                why=why,
            ),
            trial,
        )

    def draw(self, game: Game, seat: int, text: str) -> None:
        """Play a move with as many of the given cards as it draws; Refused asks for the next."""
        for number in range(len(self.cards[:MOST_CARDS]) + 1):
            try:
                game.play(text, seat, self.cards[:number])
            except NothingToDraw as next:
                asked = next
            except InvalidRecord:
                raise Refused("wrong_card", card=self.cards[number - 1]) from None
            else:
                self.cards = self.cards[number:]
                return
        raise Refused("which_card", deck=asked.deck, number=number + 1, cards=asked.cards)

    def answer(self, command: commands.Answer) -> None:
        room = self.room
        request = room.request(command.request)
        if request is None:
            raise Refused("no_request")
        mine = [seat for seat in request.of if room.seats[seat].holder == self.by]
        if not mine or (command.seat is not None and command.seat not in mine):
            raise Refused("not_asked")
        if command.yes and request.text != "undo":
            refusal = room.playing().why_not(request.text, request.seat)
            if refusal is not None:  # a private card that is missing: tell only its owner
                if refusal.code == "not_handed_over":
                    refusal = refuse("R4.8", "not_in_hand", **refusal.params)
                raise Refused.illegal(IllegalMove(request.text, refusal))
        why = command.why if isinstance(command, commands.ReasonedAnswer) else None
        for seat in mine:
            self.append(
                entries.Answered(
                    by=self.by,
                    command=self.command,
                    request=request.number,
                    seat=seat,
                    yes=command.yes,
                    always=command.always and command.yes,
                    why=why,
                )
            )
        if command.yes and set(request.of) <= room.granted.get(request.number, set()):
            self.grant(request)

    def grant(self, request: Request) -> None:
        """Carry out a request after all asked players have agreed."""
        if request.text == "undo":
            self.append(entries.Undid(by=self.by, to=self.room.playing().undo_line))
        else:
            self.play(request.seat, request.text, why=request.why)

    def go_on(self) -> None:
        if self.by not in self.room.awaited():
            raise Refused("no_window")
        self.append(entries.WentOn(by=self.by, command=self.command, holder=self.by or ""))

    # Undo.

    def undo(self) -> None:
        self.require_begun()
        room, game = self.room, self.room.playing()
        if not self.room.seats_of(self.by or ""):
            raise Refused("no_own_seat")
        line = game.latest_line
        if not room.can_undo() or line is None or line.seat is None:
            raise Refused("nothing_to_undo")
        holder = room.seats[line.seat].holder
        person = room.people.get(holder or "")
        free = holder in (self.by, None) or room.setup.visibility == "local"
        if free or (person and person.agreeable):
            self.append(entries.Undid(by=self.by, command=self.command, to=game.undo_line))
            return
        seat = room.seats_of(self.by or "")[0]
        self.append(
            entries.Asked(by=self.by, command=self.command, seat=seat, text="undo", of=[line.seat])
        )

    def redo(self) -> None:
        self.require_begun()
        if not self.room.redo:
            raise Refused("nothing_to_redo")
        line = self.room.redo[-1]
        seat, text, self.cards = line.seat, line.text, line.outcomes
        if seat is None:
            raise Refused("nothing_to_redo")
        if seat not in self.room.seats_of(self.by or ""):
            raise Refused("not_your_seat", seat=seat)
        move = parse(text, self.room.playing().state, seat)
        if kind_of(move) == NEXT and self.room.in_window():
            self.go_on()
            return
        asked = [] if self.room.setup.visibility == "local" else self.must_agree(move)
        if asked:  # an earlier agreement does not count again
            self.append(
                entries.Asked(by=self.by, command=self.command, seat=seat, text=text, of=asked)
            )
            return
        self.play(seat, text, redo=True)

    def reset(self) -> None:
        self.require_begun()
        room, game = self.room, self.room.playing()
        mine = room.seats_of(self.by or "")
        done = 0
        while room.can_undo():
            line = game.latest_line
            if line is None or line.seat not in mine or (done and line.text == "next"):
                break
            if room.is_real() and line.text == "next":  # only `undo` takes back real cards
                break
            self.append(entries.Undid(by=self.by, command=self.command, to=game.undo_line))
            done += 1
            if line.text == "next":  # earlier moves belong to another phase
                break
        if not done:
            raise Refused("nothing_to_undo")

    # Talk.

    def tell(self, command: commands.Tell) -> None:
        self.require_begun()
        seat = self.own_seat(command.seat)
        state = self.room.playing().state
        hand = state["hands"][seat]
        if command.card is not None:
            if command.card not in CARD or not hand >> CARD[command.card] & 1:
                raise Refused("not_in_hand", card=command.card, player=role_name(state, seat))
            self.append(
                entries.Told(by=self.by, command=self.command, seat=seat, card=command.card)
            )
        elif command.disease in DISEASES:
            colour = DISEASES.index(command.disease)
            count = (hand >> 12 * colour & 4095).bit_count()
            self.append(
                entries.Told(
                    by=self.by,
                    command=self.command,
                    seat=seat,
                    disease=command.disease,
                    count=count,
                )
            )
        else:
            raise Refused("untold")

    # Seats.

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.room.seats):
            raise Refused("no_seat", seat=seat)

    def sit(self, seat: int) -> None:
        self.check_seat(seat)
        if self.room.seats[seat].holder is not None:
            raise Refused("seat_taken", seat=seat)
        self.append(entries.Seated(by=self.by, command=self.command, seat=seat, holder=self.by))

    def stand(self, seat: int) -> None:
        self.check_seat(seat)
        if self.room.game is not None:
            raise Refused("begun")
        if self.room.seats[seat].holder != self.by and self.by != self.room.host:
            raise Refused("not_your_seat", seat=seat)
        self.append(entries.Seated(by=self.by, command=self.command, seat=seat, holder=None))

    def hand(self, command: commands.Hand) -> None:
        """Give a seat to a bot or a person: your own, a free one, or that of an absent player."""
        room, number = self.room, command.seat
        self.check_seat(number)
        if room.is_exercise():
            raise Refused("exercise")
        if command.bot is not None and room.is_real():
            raise Refused("real_cards")
        if command.bot is not None and command.bot not in self.bots:
            raise Refused("unknown_bot", bot=command.bot, known=", ".join(sorted(self.bots)))
        if (command.bot is None) == (command.person is None):
            raise Refused("bot_or_person")
        if command.person is not None and command.person not in room.people:
            raise Refused("unknown_person")
        seat = room.seats[number]
        has_say = self.by == room.host or bool(room.seats_of(self.by or ""))
        free = seat.holder is None and has_say
        if not (free or seat.holder == self.by or (seat.bot and self.by == room.host)):
            person = room.people.get(seat.holder or "")
            if person is not None and not person.gone:
                raise Refused("not_gone", seat=number)
            if command.bot is None or not has_say:  # spectators have no vote
                raise Refused("not_your_seat", seat=number)
            self.append(entries.Voted(by=self.by, command=self.command, seat=number))
            needed = min(2, len(room.players_here()))
            if self.by != room.host and len(room.votes[number]) < needed:
                return
        holder = f"bot:{number}" if command.bot else command.person
        self.append(
            entries.Seated(
                by=self.by, command=self.command, seat=number, holder=holder, bot=command.bot
            )
        )

    def reclaim_seat(self, number: int) -> None:
        self.check_seat(number)
        seat = self.room.seats[number]
        if seat.owner != self.by or seat.holder == self.by:
            raise Refused("seat_not_lent", seat=number)
        self.append(entries.Seated(by=self.by, command=self.command, seat=number, holder=self.by))

    def rename(self, command: commands.Rename) -> None:
        person = command.person or self.by or ""
        if person != self.by:
            self.host_only()
        if person not in self.room.people:
            raise Refused("unknown_person")
        name = self.text(command.name, LONGEST_NAME)
        self.append(entries.Renamed(by=self.by, command=self.command, person=person, name=name))

    def remove(self, person: str) -> None:
        self.host_only()
        if person not in self.room.people or person == self.room.host:
            raise Refused("unknown_person")
        self.append(entries.Removed(by=self.by, command=self.command, person=person))

    # Automatic steps.

    def settle(self) -> None:
        """Start the game, decline for absent players, and end windows that wait for nobody."""
        room = self.room
        if room.game is None and room.seats and all(seat.holder for seat in room.seats):
            try:
                self.append(entries.Began())
            except FourCuresError as error:
                field = getattr(error, "field", "setup")
                raise Refused("bad_setup", field=field, problem=str(error)) from None
        for person in [one for one, they in room.people.items() if they.gone]:
            for seat in room.seats_of(person):
                for request in room.unanswered(seat):
                    self.append(
                        entries.Answered(by=person, request=request.number, seat=seat, yes=False)
                    )
        while room.in_window() and not room.awaited():
            if room.is_real() and self.by not in room.went_on:
                return  # the player who draws the real cards is absent
            self.play(room.playing().state["turn"], "next", by_table=True)
