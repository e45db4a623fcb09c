# Why something is not done: `reason-<code>`, dashes for underscores. Ids come as names, phases too.

## Moves that the rules refuse
reason-game-over = The game is over.
reason-forecast-pending = The cards of the Forecast must be put back first: order them.
reason-discard-first = Somebody holds more than 7 cards and must discard or play an event first.
reason-not-your-turn = It is not this player's turn: seat { $seat } is active.
reason-not-action-phase = Actions are over for this turn; the phase is { $phase }.
reason-actions-remain = Actions are left ({ $actions }): use them or pass before drawing.
reason-nothing-looked-at = No Forecast is being looked at.
reason-not-the-looker = Only the player who played Forecast puts the cards back.
reason-not-these-cards = The order must name exactly the cards seen: { $cards }.
reason-within-limit =
    { $cards ->
        [one] This player holds { $cards } card; only above 7 is a card discarded.
       *[other] This player holds { $cards } cards; only above 7 is a card discarded.
    }
reason-epidemics-first = The hand limit is checked when all epidemics are resolved.
reason-not-in-hand = { $card } is not in the { $player }'s hand.
reason-epidemic-not-held = Nobody can hold an epidemic card: it is resolved when it is drawn.
reason-already-there = The pawn already stands in { $city }.
reason-not-adjacent = { $origin } and { $city } are not joined by a line. Go city by city, or fly.
reason-no-card-of-target = A direct flight costs the { $city } card, which is not in the { $player }'s hand.
reason-no-card-of-origin = A charter flight costs the { $city } card, which is not in the { $player }'s hand.
reason-no-station-here = There is no research station in { $city }, where the pawn stands. Build one here, or start from a city that has one.
reason-no-station-there = There is no research station in { $city }.
reason-not-dispatcher = Only the Dispatcher moves other pawns.
reason-move-own-pawn = To move your own pawn, write: { $form }.
reason-own-pawn = The Dispatcher's own pawn moves by ordinary moves, or joins another pawn.
reason-nobody-to-join = No other pawn stands in { $city }. Choose a city where a pawn stands.
reason-not-operations-expert = Only the Operations Expert has this flight.
reason-no-opsflight-2008 = Nobody has this flight in the 2008 edition.
reason-opsflight-used = The Operations Expert's flight was used this turn. It is there again next turn.
reason-not-a-city-card = { $card } is not a city card.
reason-station-stands = A research station already stands in { $city }.
reason-no-card-to-build = Building costs the { $city } card, which is not in the { $player }'s hand.
reason-all-stations-stand = All 6 research stations stand: name the one to move.
reason-stations-in-stock =
    { $stock ->
        [one] { $stock } research station is in stock: none may be moved.
       *[other] { $stock } research stations are in stock: none may be moved.
    }
reason-no-station-to-move = There is no research station in { $city } to move.
reason-no-cubes = There is no { $disease } cube in { $city }.
reason-same-player = Knowledge is shared with another player.
reason-not-together = The two players are not in the same city. Meet in one city first.
reason-events-not-shared = Event cards are never shared.
reason-not-the-city-card = Only the card of { $city }, where both are, can change hands.
reason-researcher-receives-city = The Researcher may give any card, but receives only { $city }'s.
reason-not-handed-over = { $player } does not hand over { $card }.
reason-already-cured = The cure for { $disease } has been found.
reason-no-station-for-cure = A cure is found at a research station; there is none in { $city }. Build one here, or go to one.
reason-wrong-colour = { $card } is not a { $disease } card.
reason-events-do-not-pay = Event cards do not pay for actions.
reason-wrong-number-of-cards = This player needs exactly { $needed } { $disease } cards, not { $cards }.
reason-card-twice = { $card } is named twice.
reason-not-planner = Only the Contingency Planner stores events.
reason-already-stored = { $event } already lies on the Contingency Planner's card. Play it first.
reason-not-in-discards = { $event } is not among the player discards. It must have been played or discarded before.
reason-stored-not-discarded = The event on the Contingency Planner's card cannot be discarded.
reason-event-not-held = This player does not hold { $event }.
reason-only-resilient-now = Between Infect and Intensify only Resilient Population may be played. The others fit after Intensify.
reason-empty-infection-deck = There is no infection card to look at.
reason-not-in-infection-discards = { $card } is not among the infection discards.
reason-no-infection-discards = There are no infection discards.
reason-not-a-move = '{ $text }' is not a move; one begins with { $verbs }.
reason-wrong-form = '{ $text }' has the wrong form; right would be: { $form }.
reason-unknown-city = '{ $word }' is not a city.
reason-unknown-disease = '{ $word }' is not a disease: blue, yellow, black, red.
reason-unknown-card = '{ $word }' is not a card.
reason-unknown-event = '{ $word }' is not an event.
reason-unknown-player = '{ $word }' is neither a role nor a seat like seat:0.
reason-not-in-game = { $player } is not in this game.
reason-event-not-in-game = { $event } is not in this game.

## What a table refuses
reason-unreadable = That message cannot be read: { $problem }.
reason-too-many =
    { $wait ->
        [one] Too many from your address: wait { $wait } second.
       *[other] Too many from your address: wait { $wait } seconds.
    }
reason-other-site = This comes from a page of another site; behind a proxy, set the public host.
reason-no-table = There is no such table.
reason-not-ready = The database does not answer.
reason-too-fast = Too many messages: at most { $per_second } a second.
reason-asked-anew = A newer question has taken the place of this one.
reason-no-name = Take a name first.
reason-bad-link = This link is not from here.
reason-not-over = The record is shown when the game is over.
reason-no-help = This table plays with the help level { $help }.
reason-busy = Too much happens at this table at once; try again.
reason-closed = This table is closed.
reason-not-begun =
    { $empty ->
        [one] The game has not begun: { $empty } seat is empty.
       *[other] The game has not begun: { $empty } seats are empty.
    }
reason-begun = The game has begun.
reason-not-here = You are not at this table.
reason-not-your-seat = Seat { $seat } is not yours.
reason-no-seat = There is no seat { $seat }.
reason-seat-taken = Seat { $seat } is taken.
reason-seat-not-lent = Seat { $seat } is not yours to take back.
reason-not-gone = The player on seat { $seat } is here; only they can give the seat away.
reason-unknown-bot = There is no bot named { $bot }; known are { $known }.
reason-unknown-person = Nobody here has that id.
reason-host-only = Only the host can do that.
reason-no-request = That request no longer waits for an answer.
reason-not-asked = This request was not put to you.
reason-nothing-to-undo = Nothing can be taken back: a card has been revealed since.
reason-nothing-to-redo = There is nothing to play again.
reason-no-window = The table is not waiting for that.
reason-unknown-order = A standing order is always, epidemics or never, not { $order }.
reason-untold = Tell a card or a disease.
reason-empty-text = There is nothing to say.
reason-long-text = At most { $most } characters.
reason-bad-name = A name has 1 to { $most } characters.
reason-bad-seed = A seed has printable characters only: no emoji of several parts, no tabs.
reason-bad-players = A game has 2, 3 or 4 players.
reason-bad-seconds =
    { $most ->
        [one] A time has 1 to { $most } second.
       *[other] A time has 1 to { $most } seconds.
    }
reason-few-roles = Choose at least { $players } roles, one for each player.
reason-bad-setup = { $problem }
reason-which-card = Tell which card the real deck gave: one of { $cards }.
reason-wrong-card = { $card } cannot have come.
reason-real-cards = A bot cannot draw from a real deck.

## What is no request at all, or failed
reason-bad-request = That request cannot be read.
reason-not-found = There is nothing at this address.
reason-internal = Something went wrong here.
