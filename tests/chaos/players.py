"""People who play, chat, undo, ask and answer at random, at tables of all kinds."""

from __future__ import annotations

from tests.server.stubborn import Evening, Json, Stubborn


class Player(Stubborn):
    """A person who does everything that players do; one of the other kind agrees to nothing."""

    def choose(self) -> Json | None:
        """Return a command, at most one for each state of the table."""
        if self.table["game"] is None or self.tried == self.table["seq"]:
            return None
        wish = self.reply() or self.whim() or super().choose()
        if wish is not None:
            self.tried = self.table["seq"]
        return wish

    def reply(self) -> Json | None:
        """Answer a request, or pass in an event window."""
        seats = self.table["seats"]
        for waiting in self.table["waiting"]:
            if waiting["for"] == "answer" and seats[waiting["seat"]]["holder"] == self.id:
                yes = self.rng.random() < 0.7
                return {"do": "answer", "request": waiting["request"], "yes": yes}
            if waiting["for"] == "window" and waiting["holder"] == self.id:
                return {"do": "go_on"}
        return None

    def whim(self) -> Json | None:
        chance = self.rng.random()
        if chance < 0.05:
            return {"do": "say", "text": f"Number {self.table['seq']}"}
        if chance < 0.1:
            return {"do": "undo"}
        if chance < 0.12:
            stop = self.rng.choice(("never", "pause", "ask"))
            return {"do": "stop_at", "moment": "infect", "stop": stop}
        if chance < 0.14:
            return {"do": "agree", "yes": self.rng.random() < 0.5}
        return None


class ChaosEvening(Evening):
    """Tables with one to three people, all kinds of set-ups, and bots."""

    def plan(self) -> tuple[Json, list[type[Stubborn]]]:
        """Return a set-up; most tables have a bot."""
        players = self.rng.randint(2, 4)
        people = self.rng.randint(1, min(players, 3))
        setup: Json = {
            "players": players,
            "epidemics": self.rng.randint(4, 6),
            "hands": self.rng.choice(("open", "private")),
            "absent_seconds": self.rng.choice((None, 2)),
            "visibility": self.rng.choice(("public", "invite")),
        }
        return setup, [Player] * people
