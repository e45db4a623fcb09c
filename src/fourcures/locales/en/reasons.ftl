# Why something is not done: `reason-<code>`, dashes for underscores. Ids come as names, phases too.

## Moves that the rules refuse
reason-game-over = The game is over.
reason-forecast-pending = Put the Forecast cards back first, in an order of your choice.
reason-discard-first = Someone has more than 7 cards and must discard or play an event first.
reason-not-your-turn = It is not this player’s turn: it is the { $player }’s.
reason-not-action-phase = There are no more actions this turn; the current step is: { $phase }.
reason-actions-remain =
    { $actions ->
        [one] There is still { $actions } action left: use it or pass before drawing.
       *[other] There are still { $actions } actions left: use them or pass before drawing.
    }
reason-nothing-looked-at = There are no Forecast cards to put back.
reason-not-the-looker = Only the player who played Forecast can put the cards back.
reason-not-these-cards = The order must contain exactly these cards: { $cards }.
reason-within-limit =
    { $cards ->
        [one] This player has { $cards } card; only a player with more than 7 can discard.
       *[other] This player has { $cards } cards; only a player with more than 7 can discard.
    }
reason-epidemics-first = The hand limit is checked after all epidemics have been resolved.
reason-not-in-hand = The { $card } card is not in the { $player }’s hand.
reason-epidemic-not-held = Nobody can hold an epidemic card: it is resolved when it is drawn.
reason-already-there = The pawn is already in { $city }.
reason-not-adjacent = { $origin } and { $city } are not connected. Travel city by city, or fly.
reason-no-card-of-target = A direct flight costs the { $city } card, which is not in the { $player }’s hand.
reason-no-card-of-origin = A charter flight costs the { $city } card, which is not in the { $player }’s hand.
reason-no-station-here = There is no research station in { $city }, where the pawn is. Build one here, or start from a city that has one.
reason-no-station-there = There is no research station in { $city }.
reason-not-dispatcher = Only the Dispatcher can move other pawns.
reason-move-own-pawn = To move your own pawn, type “{ $form }”.
reason-own-pawn = The Dispatcher’s own pawn moves in the usual ways, or joins another pawn.
reason-nobody-to-join = There is no other pawn in { $city }. Choose a city with another pawn.
reason-not-operations-expert = Only the Operations Expert can use this flight.
reason-no-opsflight-2008 = This flight does not exist in the 2008 edition.
reason-opsflight-used = The Operations Expert’s flight has already been used this turn. It is available again next turn.
reason-not-a-city-card = { $card } is not a city card.
reason-station-stands = There is already a research station in { $city }.
reason-no-card-to-build = Building costs the { $city } card, which is not in the { $player }’s hand.
reason-all-stations-stand = All 6 research stations are on the board: choose which one to move.
reason-stations-in-stock =
    { $stock ->
        [one] There is still { $stock } research station in the supply, so none may be moved yet.
       *[other] There are still { $stock } research stations in the supply, so none may be moved yet.
    }
reason-no-station-to-move = There is no research station in { $city } to move.
reason-no-cubes = There are no { $disease } cubes in { $city }.
reason-same-player = You can share knowledge only with another player.
reason-not-together = The two players are not in the same city. Meet first.
reason-events-not-shared = Event cards cannot be shared.
reason-not-the-city-card = Only the { $city } card can change hands, because both players are there.
reason-researcher-receives-city = The Researcher may give any city card, but can receive only the { $city } card here.
reason-not-handed-over = The { $player } will not hand over the { $card } card.
reason-already-cured = The cure for { $disease } has already been discovered.
reason-no-station-for-cure = Cures are discovered at a research station, and there is none in { $city }. Build one here, or go to one.
reason-wrong-colour = { $card } is not a { $disease } card.
reason-events-do-not-pay = Event cards cannot pay for actions.
reason-wrong-number-of-cards = This player needs exactly { $needed } { $disease } cards, not { $cards }.
reason-card-twice = { $card } is named twice.
reason-not-planner = Only the Contingency Planner can store events.
reason-already-stored = { $event } is already on the Contingency Planner’s card. Play it first.
reason-not-in-discards = { $event } is not in the player discard pile. It must be played or discarded first.
reason-stored-not-discarded = The event on the Contingency Planner’s card cannot be discarded.
reason-event-not-held = This player does not have { $event }.
reason-only-resilient-now = Between Infect and Intensify only Resilient Population may be played. Other events can be played after Intensify.
reason-empty-infection-deck = There are no infection cards to look at.
reason-not-in-infection-discards = The { $card } card is not in the infection discard pile.
reason-no-infection-discards = The infection discard pile is empty.
reason-not-a-move = “{ $text }” is not a move. A move begins with one of these words: { $verbs }.
# A word in capitals in the form of a move: drive CITY.
form-word =
    { $word ->
        [CARD] CARD
        [PLAYER] ROLE
        [DISEASE] COLOUR
        [WAY] WAY
        [EVENT] EVENT
       *[CITY] CITY
    }
reason-wrong-form = “{ $text }” is not in the right form. Type “{ $form }”, replacing any words in capitals.
reason-unknown-city = “{ $word }” is not a city.
reason-unknown-disease = “{ $word }” is not a disease. The diseases are blue, yellow, black and red.
reason-unknown-card = “{ $word }” is not a card.
reason-unknown-event = “{ $word }” is not an event.
reason-unknown-player = “{ $word }” is not a role.
# After the sentences before: a name that is similar to what was typed.
near-name = Did you mean “{ $near }”?
reason-not-in-game = There is no { $player } in this game.
reason-event-not-in-game = { $event } is not in this game.

## What a table refuses
reason-unreadable = The server could not read this message. Please reload the page.
reason-too-many =
    { $wait ->
        [one] Too many requests: wait { $wait } second.
       *[other] Too many requests: wait { $wait } seconds.
    }
reason-other-site = This request came from another site. If the server is behind a proxy, set its public host name.
reason-no-table = There is no such table.
reason-broken-table = This table could not be loaded. The game is safe, and the operator of this server has been notified.
reason-not-ready = The server is not ready: try again in a moment.
reason-too-fast = Too many messages: at most { $per_second } a second.
reason-asked-anew = A newer question has replaced this one.
reason-no-name = Choose a name first.
reason-bad-link = This link has expired, was already used or was revoked. Create a new one in the settings of your other device.
reason-no-device = You are not signed in on that device.
reason-cannot-join = You cannot join this table.
reason-no-group = There is no such group, or you are not in it.
reason-cannot-join-group = You cannot join this group.
reason-founder-only = Only the member who has been in the group longest can do that.
reason-full-group = This group is full: it has { $most } members.
reason-many-groups = You are in { $most } groups. Leave one of them first.
reason-bad-date = Choose a time within the next year.
reason-suspended = You are suspended until { $until }. Until then you cannot chat, change your name, or create or join public tables.
reason-reported = You have already reported this person at this table.
reason-tried = { $name } has already had a try at this deal of the day.
reason-day-over = This deal was for another day. Open today’s instead.
reason-secret-deal = This is a deal of the day. Until the end of the next day, only its players may see the cards.
reason-no-moment = There is no such point in this game. Choose one from { $first } to { $last }.
reason-ended-there = The game is already over at that point. Choose an earlier one.
reason-daily-running = You can practise from a deal of the day once the game is over.
reason-exercise = This exercise lasts only one turn. Check your turn instead.
reason-no-exercise = This table is not an exercise, so there is no turn to check.
reason-open-step = Finish what you have started, such as a discard or a Forecast. Then check your turn.
reason-not-reviewed = This turn has not been reviewed yet. Wait for the review of the game.
reason-no-mistake = There is no turn to improve at that point.
reason-old-puzzle = This puzzle is no longer in the collection. Choose another one.
reason-no-puzzle = There is no such puzzle. Choose a number from 1 to { $last }.
reason-no-option = This puzzle has no such option.
reason-not-over = The game record is available once the game is over.
reason-no-rematch = This game cannot be played again like this: open a new one.
reason-no-help = That is not available here: the help level of this table is “{ $help }”.
reason-busy = Too much is happening at this table at once; try again.
reason-closed = This table is closed.
reason-full-log = The log of this table is almost full. Only moves are possible now, so that you can finish the game.
reason-not-begun =
    { $empty ->
        [one] The game has not started: { $empty } seat is free.
       *[other] The game has not started: { $empty } seats are free.
    }
reason-begun = The game has already started.
reason-not-here = You are not at this table.
reason-not-your-seat = Seat { $seat } is not yours.
reason-no-own-seat = You have no seat at this table.
reason-no-seat = There is no seat { $seat }.
reason-seat-taken = Seat { $seat } is taken.
reason-seat-not-lent = Seat { $seat } is not yours to take back.
reason-not-gone = The player in seat { $seat } is here; only they can hand it over.
reason-receiver-gone = They have left the table; give the seat to somebody who is here.
reason-unknown-bot = There is no bot called { $bot }. The bots are: { $known }.
reason-unknown-person = Nobody here has that ID.
reason-bot-or-person = Choose a bot or a person for the seat, not both.
reason-host-only = Only the host can do that.
reason-no-request = That request is no longer open.
reason-not-asked = This request was not for you.
reason-nothing-to-undo = There is nothing to undo: no move has been made since a card was revealed.
reason-nothing-to-redo = There is nothing to redo.
reason-no-window = The table is not waiting for that.
reason-untold = Name a card or a disease.
reason-empty-text = Write at least one visible character.
reason-wrong-signal = This phrase cannot be used for that.
reason-has-leader = { $name } is leading at the moment.
reason-turn-order = The turns of a plan must follow turn order, at most one for each seat.
reason-no-plan = That plan is no longer shown.
reason-no-step = That plan has only steps 1 to { $last }.
reason-long-text = This text is too long: at most { $most } characters.
reason-bad-text = This text contains { $character }. Control characters and invisible characters are not allowed: remove them.
reason-bad-players = A game is for 2, 3 or 4 players.
reason-bad-seconds =
    { $most ->
        [one] The time must be between 1 and { $most } second.
       *[other] The time must be between 1 and { $most } seconds.
    }
reason-few-roles = Choose at least { $players } roles, one for each player.
reason-bad-setup =
    { $field ->
        [edition] There is no such edition.
        [players] A game is for 2, 3 or 4 players.
        [epidemics] A game has 4, 5 or 6 epidemic cards.
        [hands] Hands are either open or private.
        [first] The starting player must be one of the players.
        [roles] Each player needs a role of their own, from this edition.
        [events] Not all of these events exist.
        [seed] This seed cannot be used.
        [cards] For a real game, enter nine cities and every hand, each card once, and play on one screen with open hands.
        [visibility] A table can be open to everyone, by invitation only or on this screen only.
        [help] There is no such help level.
       *[setup] The game cannot be set up like this.
    }
reason-which-card = Enter the card that came from the real deck. It must be one of these: { $cards }.
reason-wrong-card = The { $card } card cannot have been drawn.
reason-real-cards = A bot cannot draw from a real deck.

## What is no request at all, or failed
reason-bad-request = The server could not read this request.
reason-not-found = Page not found.
reason-internal = Something went wrong on the server.
reason-no-mail = This server does not send emails.
reason-bad-address = That is not an email address.
reason-mail-failed = The email could not be sent. Try again later.
reason-mail-stopped = The owner of this address does not want emails from here. The link in the last email allows them again.
reason-no-push = This browser’s push service is not known to the server.
