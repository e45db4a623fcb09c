"""What a notice says about a table: who waits, for what, until when, and what happened last.

Mails can be read on their way, and messages on a locked phone. So what happened is what a spectator
may see; only a question is told to the person who is asked. Nothing of a deal of the day is told.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...engine import events
from ...engine.move_parts import MoveParts, describe_text
from ...table.newsworthy import DEEDS, is_news, pick_news
from ...table.room import MoveAuthor, Request
from ...text.dates import format_left, format_moment
from ...text.language import Language
from ...text.names import Names
from ...text.sentences import describe_event
from .news import TableNews
from .notice import REMINDER, SOON, TURN

MOST_EVENTS = 2  # sentences about what happened
HOST_NAME = re.compile(r"(?<=\w)\.(?=\w)")


class Teller:
    """Say the news of a table in the language and the time zone of a person."""

    def __init__(self, news: TableNews, language: str, zone: str) -> None:
        self.news, self.zone, self.say = news, zone, Language(language)
        self.room, self.reason = news.room, news.reason()
        self.position = self.room.view(None).position()  # as spectators see it
        self.names = Names(self.position["edition"], self.say)

    # Names.

    def name(self, holder: str | None) -> str:
        """Return the name of a person, which mail programs do not take for an address."""
        known = self.room.people.get(holder or "")
        if known is None or not known.name:
            return self.say("notice-bot" if (holder or "").startswith("bot:") else "seat-somebody")
        return HOST_NAME.sub(".\N{WORD JOINER}", known.name)

    def mates(self) -> str:
        """Return the names of the others at the table."""
        holders = [seat.owner or seat.holder for seat in self.room.seats]
        others = [who for who in holders if who is not None and who != self.news.person]
        people = list(dict.fromkeys(self.name(who) for who in others if who in self.room.people))
        bots = [who for who in others if who not in self.room.people]
        *first, last = [*people, *([self.name(bots[0])] if bots else [])] or [self.name(None)]
        return self.say("terminal-and", names=", ".join(first), last=last) if first else last

    def title(self) -> str:
        """Return who waits for what: the title of a push message, and of a mail."""
        question = self.news.question()
        kind = "first" if self.news.kind not in (SOON, REMINDER) else self.news.kind
        return self.say(
            f"notice-{kind}",
            reason=self.reason,
            table=HOST_NAME.sub(".\N{WORD JOINER}", self.room.setup.name) or "none",
            mates=self.mates(),
            asker=self.name(self.asker(question)) if question else "",
            left=self.left(),
        )

    def asker(self, question: Request) -> str | None:
        return self.room.seats[question.seat].holder

    # Times.

    def until(self) -> str:
        """Return when the time is up."""
        return format_moment(self.news.due, self.zone, self.say)

    def left(self) -> str:
        """Return how much time is left."""
        return format_left(max(0, self.news.due - self.news.now), self.say)

    def deadline(self) -> str:
        """Return until when there is time, and what happens then."""
        times = {"until": self.until(), "left": self.left()}
        if self.news.due <= self.news.now:
            return self.say("notice-overdue", **times)
        return self.say(f"notice-late-{self.news.late}", reason=self.reason, **times)

    def summary(self) -> str:
        """Return what a push message says below its title: what, and until when."""
        later = self.news.kind != TURN or self.reason == "question"
        what = [self.task()] if later else self.happened(1)
        if self.news.due <= self.news.now:
            return " ".join([*what, self.say("notice-overdue", until=self.until())])
        return " ".join([*what, self.say("notice-until", until=self.until(), left=self.left())])

    # The game.

    def at_table(self) -> list[str]:
        """Return which table it is, if it has a name."""
        name = HOST_NAME.sub(".\N{WORD JOINER}", self.room.setup.name)
        return [self.say("notice-at-table", table=name, mates=self.mates())] if name else []

    def task(self) -> str:
        """Return what the table waits for."""
        question = self.news.question()
        if question is not None:
            asked = self.ask(question)
            return self.say("notice-asks", asker=self.name(self.asker(question)), question=asked)
        if self.reason == "turn":
            active = self.position["players"][self.position["turn"]["seat"]]
            role, city = self.names(active["role"]), self.names(active["city"])
            return self.say("notice-your-turn", role=role, city=city)
        return self.say(f"notice-task-{self.reason}")

    def ask(self, question: Request) -> str:
        """Return a request as a question to the person."""
        state, own = self.room.playing().state, self.room.seats_of(self.news.person)
        steps = [describe_text(step.text, state, question.seat) for step in question.steps]
        roles = [self.position["players"][seat]["role"] for seat in own]
        return say_question(question, steps, roles, self.names)

    def happened(self, most: int = MOST_EVENTS) -> list[str]:
        """Return what happened since the person was here or has played: at most two sentences."""
        if self.room.secret_day() is not None:
            return []
        moves = list(zip(self.room.playing().history, self.room.authors, strict=True))
        own = [author.seq for _, author in moves if author.by == self.news.person]
        since = max([self.news.since, *own])
        new = [
            (event.redacted(None), entry.line.seat, author)
            for entry, author in moves
            if author.seq > since
            for event in entry.events
            if is_news(event)
        ]
        picked = pick_news([event for event, _, _ in new], most)
        return [self.tell(*new[at]) for at in picked]

    def tell(self, event: events.Event, seat: int | None, author: MoveAuthor) -> str:
        """Return the sentence of an event; with who did it, if somebody did."""
        what = describe_event(event, self.names)
        holder = (
            None if seat is None else self.room.seats[seat].owner or self.room.seats[seat].holder
        )
        if not isinstance(event, DEEDS) or holder not in self.room.people:
            return what
        if author.by == f"bot:{seat}":
            return self.say("notice-did-bot", name=self.name(holder), what=what)
        return self.say("notice-did", name=self.name(holder), what=what)

    def state(self) -> str:
        """Return the state of the game in numbers; empty for a deal of the day."""
        if self.room.secret_day() is not None:
            return ""
        cured = sum(state != "uncured" for state in self.position["diseases"].values())
        left = sum(pile["cards"] for pile in self.position["player_deck"]["piles"])
        outbreaks = self.position["outbreaks"]
        return self.say("notice-state", cures=cured, outbreaks=outbreaks, cards=left)


def say_question(
    question: Request, steps: Sequence[MoveParts | None], own: Sequence[str], names: Names
) -> str:
    """Return a request as a question to the player of these roles."""
    say = names.say
    if question.text == "undo":
        return say("ask-undo")
    asked = [parts for step, parts in zip(question.steps, steps, strict=True) if step.of and parts]
    brings = [move for move in asked if move.pawn in own and move.city]
    cards = [move for move in asked if move.kind in ("give", "take") and move.card]
    if not (brings or cards):
        return say("notice-ask-other")
    given = {"city": names(brings[-1].city or "")} if brings else {}
    if cards:
        given["card"] = names(cards[0].card or "")
    verbs = [*(["bring"] if brings else []), *([cards[0].kind] if cards else [])]
    return say(f"ask-{'-'.join(verbs)}", **given)
