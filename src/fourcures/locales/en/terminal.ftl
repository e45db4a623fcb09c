# What the table in the terminal says, beside names, log and reasons. What is typed stays English in
# every language: commands, verbs, and the ids of cities, though their own names are understood too.

## The beginning and the end
terminal-welcome =
    { $hands ->
        [private] Four Cures: { terminal-players }, { terminal-epidemics }, private hands, { $edition }.
       *[open] Four Cures: { terminal-players }, { terminal-epidemics }, open hands, { $edition }.
    }
terminal-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
terminal-epidemics =
    { $epidemics ->
        [one] { $epidemics } epidemic
       *[other] { $epidemics } epidemics
    }
terminal-type-help = Type “help” for help.
terminal-not-over = The game is not over.
terminal-kept = The game is not over. It has been saved; continue it with:
terminal-seed = Seed: { $seed }
terminal-review = Review the game, turn by turn, with:
terminal-problem =
    { $problem ->
        [cannot_read] The file { $file } cannot be read.
        [cannot_write] The file { $file } cannot be written.
        [exists] { $file } exists and is not a saved game. Choose another name.
        [too_large] { $file } is too large to be a saved game.
       *[not_a_game] { $file } is not a saved game or a position.
    }

## Who is to do what: prompts
terminal-game-over =
    { $result ->
        [won] Game over, won
       *[lost] Game over, lost
    }
terminal-to-act =
    { $actions ->
        [one] { $role }, { $actions } action left
       *[other] { $role }, { $actions } actions left
    }
terminal-to-draw = { $role }: type “next” to draw 2 cards
terminal-to-intensify = { $role }: type “next” to intensify
terminal-to-begin-second = { $role }: type “next” to begin the second epidemic
terminal-to-discard = { $role } must discard { $cards }
terminal-to-order = { $role }: put the Forecast cards back
terminal-to-end = { $role }: type “next” to end the turn
terminal-to-sleep = { $role }: type “next” for a quiet night
terminal-to-infect = { $role }: type “next” to infect a city, { $cards } to go
terminal-read = Read, then press Enter to hide this
terminal-press-enter = { $role }, press Enter
terminal-looks-on = { $role } is watching
terminal-pass-keyboard = Pass the keyboard to the { $role }, who presses Enter.

## Answers
terminal-no-way = No single move gets to { $city }; type “why { $word }” for the reasons.
terminal-no-command = “{ $line }” is not a command. Type “help” or “legal”.
terminal-did-you-mean = “{ $line }” is not a command. Did you mean “{ $word }”? Type “help” or “legal”.
terminal-which = Which one? { $choices }.
terminal-which-more = Which one? { $choices }, and { $more } more.
terminal-hand-over-first = Hand over the keyboard first: type “seat ROLE”.
terminal-nothing-to-undo = Nothing to undo: no move has been made since a card was revealed.
terminal-undone = The last move is undone.
terminal-have-keyboard = You have the keyboard.
terminal-open-hands = Hands are open: you can type moves for any player.
terminal-no-player = No player is called “{ $name }”.
terminal-no-history = Nothing has happened yet.
terminal-name-city = Name a city, for example “{ $command } cairo”.
terminal-name-save = Name a file, for example “save game.json”.
terminal-name-load = Name a file, for example “load game.json”.
terminal-saved = Saved to { $path }.
terminal-saved-hidden = The file contains the whole game, including hidden cards.
terminal-no-moves = You have no legal moves now.
terminal-no-moves-over = You have no legal moves: the game is over.
terminal-moves-listed = { $form } – { $moves } moves; type “legal { $verb }” to list them
terminal-no-such-move = No legal move contains “{ $words }”; type “why MOVE” for the reason.
terminal-and-more = and { $more } more
terminal-name-move = Name a move, for example “why shuttle cairo”.
terminal-is-legal = { $move } is legal.
terminal-are-legal = Moves like this are legal.
terminal-only-own = With private hands you can ask only about your own moves.
terminal-no-help = No help on “{ $word }”. Topics: { $topics }.

## Beside a real table: its cards are told
terminal-epidemic-card = epidemic
terminal-no-card = No card is called “{ $word }”.
terminal-card-elsewhere = { $card } cannot come up: that card is somewhere else.
terminal-card-left = That is enough: “{ $word }” is not needed.
terminal-lay-welcome = Set up the real game, shuffle and deal, then enter what is on the table. All the cities can go on one line, and each hand on a line of its own; “undo” removes the last card.
terminal-lay-roles = { beside-roles }:
terminal-lay-which-roles = Two to four different roles from these: { $roles }.
terminal-lay-epidemics = How many epidemic cards, 4, 5 or 6?
terminal-lay-which-epidemics = A game has 4, 5 or 6 epidemic cards: type one of these numbers.
terminal-lay-cities =
    { $cubes ->
        [one] Which cities have { $cubes } cube? { $missing } to go:
       *[other] Which cities have { $cubes } cubes? { $missing } to go:
    }
terminal-lay-hand = { $role }, which cards? { $missing } to go:
terminal-lay-done = That is everything. Press Enter to start, or type “undo” to remove the last card:
terminal-lay-too-many-cities =
    { $missing ->
        [one] Too many names: { $missing } city is needed. Each hand goes on a line of its own.
       *[other] Too many names: { $missing } cities are needed. Each hand goes on a line of its own.
    }
terminal-lay-too-many-cards =
    { $missing ->
        [one] Too many names: { $missing } card is needed. Each hand goes on a line of its own.
       *[other] Too many names: { $missing } cards are needed. Each hand goes on a line of its own.
    }
terminal-lay-enough = Everything has been entered already.
terminal-lay-refused = Nothing from this line was used.
terminal-lay-told-roles = In turn order: { $roles }.
terminal-lay-told-epidemics = Epidemic cards: { $epidemics }.
terminal-lay-told-cities =
    { $cubes ->
        [one] { $cubes } cube: { $cities }.
       *[other] { $cubes } cubes: { $cities }.
    }
terminal-lay-told-hand = { $role }: { $cards }.
terminal-lay-taken-back = Removed: { $card }.
terminal-lay-nothing = No card has been entered yet.
terminal-lay-left = the setup was not finished

## Bots on other seats
# $own: roles; $bots: roles, each with the kind of its bot.
terminal-bot-seats = You play: { $own }. Bots play: { $bots }.
terminal-bot-thinks = { $role } (bot) is thinking…
terminal-bot-plans = The { $role }’s plan: { $plan }
terminal-bot-tells = The { $role } shows: { $cards }.
terminal-told = You show the bots: { $cards }.
terminal-bot-declines = The { $role } does not agree: { $move }.
terminal-bot-keyboard = A bot plays the { $role }.
terminal-bot-replaced = The bots could not be prepared on this computer, so quick bots play instead.
terminal-to-answer = { $role }: type “yes” or “no”
terminal-to-pass = Play an event, or type “next” to continue
terminal-not-asked = No bot is waiting for an answer from you.
terminal-tell-nobody = There is nothing to show: you only need this with bots and private hands.

## Status
terminal-turn = Turn { $turn }: { $role }, in { $city }.
terminal-actions-left =
    { $actions ->
        [one] { $actions } action left.
       *[other] { $actions } actions left.
    }
terminal-tracks = Outbreaks { $outbreaks } of 8. Infection rate { $rate }.
terminal-quiet-nights =
    { $nights ->
        [one] { $nights } quiet night to come.
       *[other] { $nights } quiet nights to come.
    }
terminal-disease =
    { $cubes ->
        [one] { FORM($disease, case: "nom", start: "yes") }: { $state }, { $cubes } cube left.
       *[other] { FORM($disease, case: "nom", start: "yes") }: { $state }, { $cubes } cubes left.
    }
terminal-player-deck =
    { $cards ->
        [one] Player deck: { $cards } card.
       *[other] Player deck: { $cards } cards.
    }
terminal-no-epidemic-left = No epidemics are left.
terminal-epidemic-between =
    { $before ->
        [one] Epidemic { $epidemic }: not the next card, but within the next { $within }.
       *[other] Epidemic { $epidemic }: not in the next { $before } cards, but within the next { $within }.
    }
terminal-epidemic-within =
    { $within ->
        [one] Epidemic { $epidemic }: the next card.
       *[other] Epidemic { $epidemic }: within the next { $within } cards.
    }

## Hands and decks
terminal-none = none
terminal-hand =
    { $cards ->
        [one] { $role }: { $cards } card (limit 7).
       *[other] { $role }: { $cards } cards (limit 7).
    }
terminal-empty-hand = { $role }: no cards.
terminal-hand-colour = { $number } { $disease }: { $cards }
terminal-hand-events =
    { $number ->
        [one] { $number } event: { $cards }
       *[other] { $number } events: { $cards }
    }
terminal-hand-hidden = { $number } hidden
terminal-on-role-card = On the role card: { $event }
terminal-infection-deck = Infection deck, from the top:
terminal-layer-one = 1 card: { $cards }
terminal-layer-sure =
    { $number ->
        [one] { $number } card, in this order: { $cards }
       *[other] { $number } cards, in this order: { $cards }
    }
terminal-layer-unknown =
    { $number ->
        [one] { $number } card, in unknown order: { $cards }
       *[other] { $number } cards, in unknown order: { $cards }
    }
terminal-mixed =
    { $number ->
        [one] A Forecast hidden from you changed the order of { $number } card, starting with card { $at }.
       *[other] A Forecast hidden from you changed the order of { $number } cards, starting with card { $at }.
    }
terminal-infection-discards = Infection discards: { $cards }
terminal-player-discards = Player discards: { $cards }
terminal-removed = Removed from the game: { $cards }

## A city, the world
terminal-city = { $city }, { $disease }.
terminal-cubes =
    { $number ->
        [one] { $number } { $disease } cube
       *[other] { $number } { $disease } cubes
    }
terminal-no-cubes = No cubes.
terminal-station = Research station.
terminal-here = Here: { $roles }.
terminal-connected = Connected to { $cities }.
terminal-card-in-hand = Its player card: in the { $role }’s hand.
terminal-card-discarded = Its player card: discarded.
terminal-card-hidden = Its player card: in the deck or a hidden hand.
terminal-card-in-deck = Its player card: in the deck.
terminal-infection-discarded = Its infection card: discarded.
terminal-infection-at = Its infection card: card { $at } of the deck.
terminal-infection-among = Its infection card: among cards { $from } to { $to } of the deck.
terminal-infection-removed = Its infection card: removed from the game.
terminal-you-can = You can: { $moves }.
terminal-nothing-in = Nothing in: { $cities }
terminal-busy-cubes = { $number } { $disease }
terminal-busy-station = station
terminal-stations =
    { $stations ->
        [one] { $stations } of 6 research stations is on the board.
       *[other] { $stations } of 6 research stations are on the board.
    }
terminal-region-north-america = North America
terminal-region-south-america = South America
terminal-region-africa = Africa
terminal-region-europe = Europe
terminal-region-west-and-south-asia = West/South Asia
terminal-region-east-asia = East Asia

## The screen: short, for 80 columns
terminal-screen-turn = Turn { $turn }
terminal-screen-actions = actions { $dots }
terminal-screen-won = WON
terminal-screen-lost = LOST
terminal-screen-outbreaks = outbreaks { $outbreaks }/8
terminal-screen-rate = rate { $rate }
terminal-screen-cures = cures { $cures }/4
terminal-screen-cards = cards { $cards }
terminal-screen-hidden = { $number } hidden
terminal-screen-no-cards = no cards
terminal-screen-from = From { $city }:
terminal-screen-events = Events:
terminal-screen-no-events = none known
terminal-screen-infection =
    { $discards ->
        [none] Infection deck: { $layers }. Discards: none.
       *[cards] Infection deck: { $layers }. Discards: { $discards }.
    }
terminal-screen-empty = empty
terminal-screen-then = { $first }, then { $second }
terminal-screen-many-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
terminal-screen-in-order = in order: { $cards }
terminal-screen-shuffled = { $number } shuffled: { $cards }
terminal-screen-cubes-left = CUBES LEFT
terminal-screen-cured = cured
terminal-screen-eradicated = eradic.
terminal-screen-stations = { $stations } of 6 ⌂ built
# A heading and the line below it.
terminal-screen-no-more =
    NO MORE
    epidemics
terminal-screen-epidemic = EPIDEMIC { $epidemic } OF { $epidemics }
terminal-screen-in-cards = in cards { $from }–{ $to }
terminal-screen-within =
    { $cards ->
        [one] within { $cards } card
       *[other] within { $cards } cards
    }
terminal-screen-more = Enter: more
terminal-screen-back = Enter: back to the map
# Words that stand out among the news, as log.ftl writes them.
terminal-screen-loud = OUTBREAK|EPIDEMIC|WON|LOST

## Odds and the coach
# $outbreak: none, or a chance; $city with its cubes and, after an arrow, where its outbreak runs on.
terminal-threat =
    { $outbreak ->
        [none] { $city }: infected { $infected }.
       *[chance] { $city }: infected { $infected }, outbreak { $outbreak }.
    }
terminal-threat-struck = Struck by an epidemic: { $chance }.
terminal-last-draw = Fewer than 2 player cards are left: drawing this turn loses the game.
terminal-preparing-bots = Preparing the bots (only once on this computer): { $percent } done…
terminal-no-bots = The bots could not be prepared on this computer.

## Help: lines of at most 79 characters
terminal-help-overview =
    Discover 4 cures before the eighth outbreak and before cards or cubes run out.
    A turn: 4 actions, then “next” draws 2 cards and infects cities.
    Type a city name to go there: “chicago”. Tab completes, arrows recall lines.
    legal [WORD]    what you can do now, or only moves with that word
    why MOVE        why a move is not allowed, with the rule
    undo            undo the last move, until a card is revealed
    hand, deck      cards in hands; what is known about the decks
    city NAME       cubes, neighbours, cards, ways to get there
    map, status     the world; turn, tracks and supplies
    odds [CITY]     what this turn may bring: epidemics, infections, outbreaks
    chance          how often bots would win from here
    advice          the best turn that bots find, and the runner-up;
                    “advice why” gives a reason for each move
    log [NUMBER]    what has happened so far
    seat ROLE       give the keyboard to another player (private hands)
    save FILE, load FILE, quit (an unfinished game is saved)
    Alongside a real game (fourcures play --cardboard), “undo” undoes any move.
    help TOPIC      moves, events, roles, screen, turn, rules, bots
terminal-help-moves =
    drive CITY                along a line to a neighbour
    direct CITY               discard that city’s card, fly there
    charter CITY              discard the card of your city, fly anywhere
    shuttle CITY              from a station to a station
    build [moving CITY]       discard this city’s card; move one if all 6 are built
    treat COLOUR              remove 1 cube here, or all if the disease is cured
    give CARD to ROLE         the card of this city, to a player here
    take CARD from ROLE       the same, the other way round
    cure COLOUR with CARDS    5 of a colour, at a station
    pass                      give up the actions that are left
    next                      draw, or continue the epidemic or the infections
    discard CARD              with more than 7 cards
    You can shorten words while only one move fits: “cure blue”, “dr cai”.
terminal-help-events =
    An event is not an action. Play it on anyone’s turn, but not during a draw.
    airlift ROLE CITY         move any pawn to any city
    grant CITY [moving CITY]  a research station anywhere, without a card
    forecast                  look at the top 6 infection cards,
    order C1 C2 ... C6        then put them back, the first on top
    quiet                     the next infection step is skipped
    resilient CITY            remove a card from the infection discards
terminal-help-roles =
    C Contingency Planner    store EVENT: keep a discarded event for later
    D Dispatcher             move ROLE drive CITY (or direct, charter, shuttle)
                             move ROLE join CITY: to a city with another pawn
    M Medic                  treats all cubes of a colour; for free if cured
    O Operations Expert      builds without a card; once a turn
                             opsflight CITY discarding CARD, from a station
    Q Quarantine Specialist  no new cubes in this city and its neighbours
    R Researcher             gives any city card, not only this city’s
    S Scientist              needs only 4 cards for a cure
terminal-help-screen =
    Each city: its cubes, its symbol, its name, then what else is there.
    2●Paris 1■ ⌂M   Paris: 2 blue cubes, 1 black cube, a station and the Medic.
    Symbols: ● blue  ▲ yellow  ■ black  ◆ red  + event  ⌂ station
    Pawns are letters: C D M O Q R S, the first letter of the role.
    Underlined name: its infection card is in the top layer of the deck.
    Long answers cover the map: Enter shows the next page, then the map again.
    For screen readers, without the drawn map: fourcures play --plain
terminal-help-turn =
    1. Up to 4 actions. Events at any time.
    2. “next” draws 2 cards. An epidemic: the rate rises, the bottom city gets
       3 cubes, the discarded infection cards go back on top.
    3. More than 7 cards: discard, or play events.
    4. “next” turns over infection cards, as many as the rate; each adds 1 cube.
       A fourth cube of a colour is an outbreak: 1 cube to each neighbour instead.
    The game pauses where an event could be played; “next” continues.
terminal-and = { $names } and { $last }
terminal-help-rules =
    Won when the fourth cure is discovered. Lost at the eighth outbreak, when a
    cube is needed and none are left, or with fewer than 2 cards left to draw.
    A cured disease with no cubes on the board is eradicated: it never comes back.
    Refusals name a rule, such as R4.4; docs/rules.md has them all.
terminal-help-bots =
    Bots play the seats that you leave to them: fourcures play --bots 2. With
    --bot quick, careful or deep they answer at once, play well, or play best.
    They move by themselves, and the game stops when you have to decide something.
    yes, no         answer a bot that wants to move your pawn or share a card
    advice          here too: what the coach would answer
    next            on a bot’s turn: you play no event now
    tell [CARD]     with private hands: show the bots your cards, or one of them;
                    bots show you theirs, and play better if they know yours
    undo            your last move, and what bots have done since
    status          also says who plays which role
    If you move a bot’s pawn or share a card with it, the bot must agree.
    A saved game keeps its bots.

## Puzzles
terminal-puzzle-title = Puzzle { $number } of { $of }, rating { $rating }.
terminal-puzzle-question =
    { $theme ->
        [cure] { FORM($disease, case: "nom", start: "yes") } can be cured this turn. Find the best way.
        [outbreak] An outbreak is near. Find the turn that helps most.
        [win-now] The game can be won this turn. Find out how.
        [win-soon] The game can be won next turn. Find the turn that sets it up.
        [discard] You have too many cards. Choose what to discard.
        [forecast] You have looked at the top infection cards. Choose the best order.
        [answer] A teammate asks for your help. Accept or decline.
        [moment] Play an event now, or keep it? Choose.
       *[event] An event card is the key to this turn. Find the best way to play it.
    }
terminal-puzzle-you = You are the { $role }.
terminal-puzzle-how = Play the whole turn, then type “check”. Other commands: undo, hint, solution, next, help.
terminal-puzzle-choose = Type the number of your choice. Other commands: solution, next, help.
terminal-puzzle-asked = The { $player } asks you for these moves:
terminal-puzzle-best-choice = The best choice: { $move }.
terminal-puzzle-to-check = The turn is complete: type “check” or “undo”
terminal-puzzle-not-complete = The turn is not complete: use the actions that are left, or type “pass”.
terminal-puzzle-hint-more = Type “hint” again for the first move.
terminal-puzzle-hint-first = The first move: { $move }.
terminal-puzzle-solved = Solved: no better turn is known.
terminal-puzzle-cost = Not the best turn: { $after } chance of winning, against { $best } for the best turn.
terminal-puzzle-rating = Your rating is { $rating } ({ $change }). Solved in a row: { $streak }.
terminal-puzzle-go-on = Type “next” for another puzzle.
terminal-puzzle-again = Type “undo” to try again, or “solution” to see the answer.
terminal-puzzle-not-here = This command is not available in puzzles. Type “help”.
terminal-puzzle-farewell = Your puzzle rating is { $rating }; puzzles tried: { $tried }.
terminal-puzzle-help =
    Find the turn with the best chance of winning: play all of it, then “check”.
    An equally good turn counts too. Only the first check of a puzzle is rated.
    check           judge the turn that you have played
    undo            undo the last move
    hint            what the solution does; again: its first move.
                    Each hint takes a quarter off the points for solving it
    solution        show the solution; counts as not solved
    next            go to the next puzzle that you have not tried
    legal [WORD]    what you can do now, or only moves with that word
    why MOVE        why a move is not allowed, with the rule
    hand, deck, city NAME, map, status, odds [CITY], log, quit
    help TOPIC      moves, events, roles, screen, turn, rules
