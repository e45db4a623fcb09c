"""The set-up of a real table, told line by line before its game begins."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.game import Game
from ..engine.rules.board import CITIES, EVENTS, ROLES
from ..language import Language
from .card_input import NotTaken, read_card
from .input import names_in
from .localized_input import one_word, plain, understood
from .names import Names

INFECTED = 9
EPIDEMICS = ("4", "5", "6")


class Layout:
    """What has been told of a real table so far: who plays, how hard, and the cards that lie there.

    The cards are the nine infected cities, then the first hand, then the second and so on.
    """

    def __init__(
        self,
        language: Language,
        edition: str = "2013",
        roles: Sequence[str] | None = None,
        epidemics: int | None = None,
    ) -> None:
        self.names = Names(edition, language)
        self.say = language
        self.roles = None if roles is None else list(roles)
        self.epidemics = epidemics
        self.cards: list[str] = []
        self.done = False

    @property
    def hand(self) -> int:
        """How many cards each player begins with (R2.4)."""
        return 6 - len(self.roles or ())

    def missing(self) -> int:
        """How many cards are still to be told."""
        return INFECTED + len(self.roles or ()) * self.hand - len(self.cards)

    def room(self) -> int:
        """How many cards a line may tell: no name runs over from one hand into the next."""
        held = len(self.cards) - INFECTED
        return -held if held < 0 else self.hand - held % self.hand

    def question(self) -> str:
        """What is to be told next."""
        told = len(self.cards)
        if self.roles is None:
            return self.say("terminal-lay-roles")
        if self.epidemics is None:
            return self.say("terminal-lay-epidemics")
        if told < INFECTED:
            return self.say("terminal-lay-cities", cubes=3 - told // 3, missing=3 - told % 3)
        if self.missing():
            role = self.names(self.roles[(told - INFECTED) // self.hand])
            return self.say("terminal-lay-hand", role=role, missing=self.room())
        return self.say("terminal-lay-done")

    def could(self) -> list[str]:
        """The words that can follow."""
        if self.roles is None:
            return list(ROLES)
        if self.epidemics is None:
            return list(EPIDEMICS)
        if len(self.cards) < INFECTED:
            return [city for city in CITIES if city not in self.cards]
        held = self.cards[INFECTED:]
        return [card for card in (*CITIES, *EVENTS) if card not in held]

    def next_words(self, line: str) -> list[str]:
        """The words that the last one of a line can become, in English or the own language."""
        last = line.rpartition(" ")[2]
        could = self.could()
        spoken = [one_word(self.names(word)) for word in could]
        return [word for word in could if last and word.startswith(last.lower())] or [
            word for word in spoken if plain(last) and word.startswith(plain(last))
        ]

    def take(self, line: str) -> list[str]:
        """Notes what a line tells, and answers with what it noted or with what is wrong."""
        line = understood(line, self.say)
        if line == "undo":
            return [self.take_back()]
        before = self.told()
        try:
            if self.roles is None:
                self.take_roles(line)
            elif self.epidemics is None:
                self.take_epidemics(line)
            elif self.missing():
                self.take_cards(line)
            elif line:
                raise NotTaken(self.say("terminal-lay-enough"))
            else:
                self.done = True
        except NotTaken as unread:
            return [f"{unread} {self.say('terminal-lay-refused')}"]
        told = self.told()  # with the last card comes all of it, to be looked over
        return [one for one in told if one not in before] if self.missing() else told

    def told(self) -> list[str]:
        """What has been told so far, question by question."""
        say, names = self.say, self.names
        lines = []
        if self.roles is not None:
            lines.append(say("terminal-lay-told-roles", roles=names.list(self.roles)))
        if self.epidemics is not None:
            lines.append(say("terminal-lay-told-epidemics", epidemics=self.epidemics))
        for cubes in (3, 2, 1):
            cities = self.cards[INFECTED - 3 * cubes :][:3]
            if cities:
                told = names.list(cities)
                lines.append(say("terminal-lay-told-cities", cubes=cubes, cities=told))
        for role, hand in zip(self.roles or (), self.hands(), strict=False):
            lines.append(say("terminal-lay-told-hand", role=names(role), cards=names.list(hand)))
        return lines

    def take_roles(self, line: str) -> None:
        words = names_in(line)
        roles = [role for word in words for role in ROLES if role.startswith(word)]
        if not words:
            return
        if len(roles) != len(words) or len(set(roles)) != len(roles) or len(roles) not in (2, 3, 4):
            raise NotTaken(self.say("terminal-lay-which-roles", roles=self.names.list([*ROLES])))
        self.roles = roles

    def take_epidemics(self, line: str) -> None:
        if line in EPIDEMICS:
            self.epidemics = int(line)
        elif line:
            raise NotTaken(self.say("terminal-lay-which-epidemics"))

    def take_cards(self, line: str) -> None:
        """All the cities may stand in a line, or all of one hand; one wrong word takes none."""
        before, room = self.cards[:], self.room()
        place = "cities" if len(before) < INFECTED else "cards"
        try:
            for at, word in enumerate(names_in(line)):
                if at == room:
                    raise NotTaken(self.say(f"terminal-lay-too-many-{place}", missing=room))
                self.cards.append(read_card(word, self.could(), self.names))
        except NotTaken:
            self.cards = before
            raise

    def take_back(self) -> str:
        """The last card was wrong; says which it was."""
        if not self.cards:
            return self.say("terminal-lay-nothing")
        return self.say("terminal-lay-taken-back", card=self.names(self.cards.pop()))

    def hands(self) -> list[list[str]]:
        """The hands that were told, the last one perhaps in part."""
        held = self.cards[INFECTED:]
        return [held[at : at + self.hand] for at in range(0, len(held), self.hand)]

    def game(self) -> Game:
        """The game that goes on from here."""
        assert self.roles is not None and self.epidemics is not None
        dealt = [card for cards in zip(*self.hands(), strict=True) for card in cards]
        return Game.new(
            edition=self.names.edition,
            roles=self.roles,
            epidemics=self.epidemics,
            hands="open",
            first=0,  # they were named in the order of play
            cards=[*self.cards[:INFECTED], *dealt],
        )
