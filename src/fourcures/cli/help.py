"""Help in English: short topics, each line short enough for any terminal and any reader."""

from __future__ import annotations

OVERVIEW = """\
Find four cures before the eighth outbreak, the last card or the last cube.
A turn: 4 actions, then next draws 2 cards, then next infects cities.
A city name alone goes there: chicago. Tab completes, arrows bring back lines.
legal [WORD]    what can be done now, or only moves with that word
why MOVE        why a move is not allowed, with the rule
undo            take the last move back, until a card is revealed
hand, deck      cards in hands; what is known about the decks
city NAME       cubes, neighbours, cards, ways to get there
map, status     the world; turn, tracks and supplies
log [NUMBER]    what happened so far
seat ROLE       give the keyboard to another player (private hands)
save FILE, load FILE, quit
help TOPIC      moves, events, roles, screen, turn, rules"""

MOVES = """\
drive CITY                along a line to a neighbour
direct CITY               discard that city's card, fly there
charter CITY              discard the card of where you are, fly anywhere
shuttle CITY              from a station to a station
build [moving CITY]       discard this city's card; the seventh moves one
treat COLOUR              remove 1 cube here, all of them if it is cured
give CARD to ROLE         the card of this city, to a player here
take CARD from ROLE       the same, the other way
cure COLOUR with CARDS    5 of a colour, at a station
pass                      give up the actions that are left
next                      draw, or go on with epidemic and infection
discard CARD              above seven cards
Words may be cut short where only one move fits: cure blue, dr cai."""

EVENTS = """\
An event is no action. Its owner plays it in anyone's turn, not inside a draw.
airlift ROLE CITY         move any pawn to any city
grant CITY [moving CITY]  a research station anywhere, without a card
forecast                  look at the top 6 infection cards,
order C1 C2 ... C6        then put them back, the first on top
quiet                     the next infection step is skipped
resilient CITY            remove a card from the infection discards"""

ROLES = """\
C Contingency Planner    store EVENT: keep a discarded event for later
D Dispatcher             move ROLE drive CITY (or direct, charter, shuttle)
                         move ROLE join CITY: to a city with another pawn
M Medic                  treats all cubes of a colour; cured ones by presence
O Operations Expert      builds without a card; once a turn
                         opsflight CITY discarding CARD, from a station
Q Quarantine Specialist  no new cubes in her city and its neighbours
R Researcher             gives any city card, not only the one of the city
S Scientist              needs only 4 cards for a cure"""

SCREEN = """\
Each city: its cubes, its sign, its name, then what else is there.
2●Paris 1■ ⌂M   Paris has 2 blue and 1 black cube, a station, and the Medic.
Signs: ● blue  ▲ yellow  ■ black  ◆ red  + event  ⌂ station
Pawns are letters: C D M O Q R S, the first letter of the role.
A name underlined: its infection card is in the top layer of the deck.
Long answers cover the map: Enter goes on and back to the map.
Without drawing, for a screen reader: fourcures play --plain"""

TURN = """\
1. Up to 4 actions. Events at any time.
2. next draws 2 cards. An epidemic: the rate rises, the bottom city gets
   3 cubes, the discarded infection cards go back on top.
3. Above 7 cards: discard, or play events.
4. next turns over infection cards, as many as the rate; each puts 1 cube.
   A fourth cube of a colour is an outbreak: 1 cube to each neighbour instead.
The table waits where an event could be played, and goes on with next."""

RULES = """\
Won when the fourth cure is found. Lost at the eighth outbreak, when a cube
must be placed and none is left, or with fewer than 2 cards left to draw.
A cured disease with no cube on the board is eradicated: it never comes back.
Refusals name a rule, such as R4.4; docs/rules.md has them all."""

TOPICS = {
    "moves": MOVES,
    "events": EVENTS,
    "roles": ROLES,
    "screen": SCREEN,
    "turn": TURN,
    "rules": RULES,
}


def help_on(topic: str) -> list[str]:
    """The lines of a topic, of every topic that mentions a word, or the overview."""
    word = topic.strip().lower()
    if not word:
        return OVERVIEW.splitlines()
    if word in TOPICS:
        return TOPICS[word].splitlines()
    everything = "\n".join([OVERVIEW, *TOPICS.values()]).splitlines()
    found = [line for line in everything if word in line.lower()]
    return found or [f"No help on {word}. Topics: {', '.join(TOPICS)}."]
