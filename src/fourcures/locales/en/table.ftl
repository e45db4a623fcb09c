# The table during a game, in the browser.

## The page
title-mine = ● { $what } – Four Cures
title-other = Four Cures
table-title = The table
table-epidemic = Epidemic
table-watching = watching
table-leave = Leave the table
tools-title = Tools
panel-back = Back
percent = { NUMBER($chance, maximumFractionDigits: 1) } %
rule-link = Rule { $rule }
connection-lost = The connection is lost. Trying again …

## The map, also in words
board-map = World map
board-view = View of the map
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-reach = Show what my pawn can reach
board-whole = Show the whole world
board-across = Across the Pacific to { $city }
board-keys = Keys 1 to 6 go to the neighbours clockwise, arrows in a direction, Enter acts, Shift and Enter shows details, Home goes to the pawn.
board-city = { $city }, { $disease }
board-cubes =
    { $cubes ->
        [one] { $cubes } { $disease } cube
       *[other] { $cubes } { $disease } cubes
    }
board-free = No { $diseases } cubes here: { $player }
board-station = Research station
board-pawn = { $player } here
board-joined = Joined to { $cities }
board-reachable = In reach: 1 action
board-choosable = Can be chosen
hint-actions =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
hint-cards =
    { $actions ->
        [one] { $actions } action and a card
       *[other] { $actions } actions and a card
    }

## The status bar
status-turn = Turn { $turn }
status-actions =
    { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
status-outbreaks = Outbreaks
status-outbreaks-of = Outbreaks: { $outbreaks } of 8; at 8 the game is lost
status-rate = Infection rate
status-rate-is = Infection rate { $rate }, epidemics so far: { $epidemics }
status-disease = { $disease }: { $state }, cubes left: { $cubes }
status-decks = Cards left
status-decks-are = Player cards: { $player }, infection cards: { $infection }

## Who is waited for
waiting-over = The game is over.
waiting-slow-bot = It is thinking; the first time on a machine that takes up to a minute.
waiting-closed = This table is closed.
waiting-table = One moment …
waiting-who = { $player } ({ $name })
waiting-me-actions =
    { $actions ->
        [one] Your turn as { $player }: { $actions } action left
       *[other] Your turn as { $player }: { $actions } actions left
    }
waiting-me-draw = Your turn as { $player }: draw 2 cards
waiting-me-discard = { $player }: too many cards, discard
waiting-me-forecast = { $player }: put the cards of the Forecast back
waiting-me-answer = { $player }: you are asked
waiting-me-epidemic = { $player }: go on
waiting-me-infect = { $player }: go on
waiting-me-window-intensify = Before the shuffle: play Resilient Population, or go on
waiting-me-window-between = Between two epidemics: play an event, or go on
waiting-me-window-quiet = A quiet night: play an event, or go on
waiting-me-window-infect = Before the next infection card: play an event, or go on
waiting-me-window-end = Before the turn ends: play an event, or go on
waiting-for-actions =
    { $actions ->
        [one] { $who } has { $actions } action left
       *[other] { $who } has { $actions } actions left
    }
waiting-for-draw = { $who } is about to draw
waiting-for-discard = { $who } must discard
waiting-for-forecast = { $who } looks at the Forecast
waiting-for-answer = { $who } is asked
waiting-for-epidemic = { $who } goes on
waiting-for-infect = { $who } goes on
waiting-for-window-intensify = { $who } may play an event before the shuffle
waiting-for-window-between = { $who } may play an event between two epidemics
waiting-for-window-quiet = { $who } may play an event
waiting-for-window-infect = { $who } may play an event before the next infection card
waiting-for-window-end = { $who } may play an event before the turn ends

## Actions
actions-title = Actions
actions-none = Nothing to do just now
actions-sending = On its way …
action-treat = Treat { $disease } ({ $cubes })
action-cure = Cure { $disease }
action-build = Build a station
action-share = Share knowledge
action-store = Store an event
action-dispatch = Move a pawn
action-drive = Drive or ferry
action-fly = Fly
action-pass = Pass
action-undo = Undo
action-undo-ask = Undo ({ $player })
action-redo = Redo
action-reset = Reset the turn
action-draw = Draw 2 cards
action-draw-unused =
    { $actions ->
        [one] Draw ({ $actions } action unused)
       *[other] Draw ({ $actions } actions unused)
    }
action-go-on = Go on
undo-title = Taking back
undo-why = Takes the last move back, as far as no card was revealed
events-title = Events

## Kinds of moves
kind-drive = Drive or ferry
kind-direct = Direct flight
kind-charter = Charter flight
kind-shuttle = Shuttle flight
kind-join = Join another pawn
kind-dispatch = Move another pawn
kind-opsflight = Operations flight
kind-build = Build a research station
kind-treat = Treat a disease
kind-give = Give a card
kind-take = Take a card
kind-cure = Find a cure
kind-store = Store an event
kind-pass = Pass
kind-airlift = Airlift
kind-grant = Government Grant
kind-quiet = One Quiet Night
kind-resilient = Resilient Population
kind-forecast = Forecast
kind-order = Put the cards back
kind-discard = Discard
kind-next = Go on

## Choosing
choose-kind = What shall it be?
choose-pawn = Which pawn? Choose it here or on the map.
choose-partner = With whom?
choose-disease = Which disease?
choose-event = Which event?
choose-card = Which card?
choose-city = Which city? Choose it here or on the map.
choose-how = How?
choose-moving = All six stations stand. Which one moves?
choose-none-moved = None
choose-search = Search
cost-card = costs { $card }
warn-set =
    { $cards ->
        [one] Breaks a set: { $cards } { $disease } card
       *[other] Breaks a set: { $cards } { $disease } cards
    }

## Ways to get there
ways-title = Ways to get there
ways-asked = One moment …
ways-none = No way with the actions left
ways-none-straight = No move leads straight there
ways-cost =
    { $actions ->
        [one] { $actions } action, then { $left } left
       *[other] { $actions } actions, then { $left } left
    }
reach-title = One action away
reach-cost = 1 action

## Hands and team
hand-title = Hand of the { $player }, cards: { $cards }
hand-of = { $player }
hand-hidden = Hidden card
hand-empty = No cards
hand-shown = known
hand-stored = stored
hand-set = { $cards }/{ $needed } { $disease }
tell-title = Tell the team
tell-number = My number of { $disease } cards
tell-card = I hold { $card }
team-title = Team
team-you = you
team-gone = away
team-waited = waited for
team-cards = Cards: { $cards }
team-hidden =
    { $cards ->
        [one] { $cards } hidden card
       *[other] { $cards } hidden cards
    }
team-stored = { $event } stored
team-menu = Seat of the { $player }
team-role-help = What this role does
team-look = Look as { $player }
team-to-bot = Give to a bot
team-vote-bot = Let a bot take over
team-to-person = Give to { $name }
team-take-back = Take back
team-sit = Sit down here
team-agree = Agree to requests without being asked
seat-free = free
seat-bot = Bot { $number }
seat-somebody = somebody
curtain-title = Pass the screen to the { $player }
curtain-why = Hands are private: nothing is shown until you are ready.
curtain-open = I am the { $player }

## Decks
decks-title = Decks and discards
decks-order = Order of the discards
decks-order-disease = by disease
decks-order-name = by name
decks-order-newest = newest first
decks-none = none
decks-player =
    { $cards ->
        [one] Player deck: { $cards } card
       *[other] Player deck: { $cards } cards
    }
decks-pile =
    { $epidemics ->
        [0] { $cards }, no epidemic
       *[other] { $cards }, 1 epidemic
    }
decks-player-discards = Player discards: { $cards }
decks-infection =
    { $cards ->
        [one] Infection deck: { $cards } card
       *[other] Infection deck: { $cards } cards
    }
decks-layer =
    { $cards ->
        [one] Layer { $place }: { $cards } card
       *[other] Layer { $place }: { $cards } cards in unknown order
    }
decks-infection-discards = Infection discards: { $cards }
decks-removed = Out of the game: { $cards }

## Log, chat, tabs
log-title = Log
log-undone = Taken back:
tab-plan = Plan
plan-title = Plan
plan-note = Play your turn on trial: nothing is done until you adopt it.
plan-empty = No steps yet
plan-full = No actions are left in this plan
plan-stale = The game has gone on: some steps do not fit any more.
plan-adopt = Adopt the plan
plan-adopt-to = Adopt up to step { $step }
plan-remove = Remove step { $step }
plan-end = End planning
since-title = Since your last turn
since-news = The game went on since your last turn.
since-show = What happened?
since-again = Show it on the map
since-replay = Replay from there
chat-say = Say something
chat-send = Send
tab-actions = Actions
tab-hand = Hand
tab-team = Team
tab-decks = Decks
tab-log = Log
tab-lens = Lens
tabs-title = What is shown

## Requests and windows
request-move = The { $player } asks: { $move }
request-undo = The { $player } asks to take the last move back
request-accept = Accept
request-decline = Decline
request-always = Always from the { $player } this turn
request-waits = Asked, waiting for an answer: { $player }
order-title = Ask me about events
order-always = always
order-epidemics = only at epidemics
order-never = never

## Discards, Forecast, cure
discard-title =
    { $over ->
        [one] { $player }: { $cards } of 7 cards, discard { $over }
       *[other] { $player }: { $cards } of 7 cards, discard { $over }
    }
discard-how = Choose a card to discard, or play an event instead.
discard-play = Play it
forecast-title = Forecast: the next infection cards
forecast-how = The first is drawn first. Drag the cards, use the buttons or the arrow keys.
forecast-card = { $place }: { $city }
forecast-up = { $city } up
forecast-down = { $city } down
forecast-done = Put back in this order
cure-how = { $needed } cards cure the disease; chosen: { $chosen }. Tap cards to exchange them.
cure-do = Find the cure

## The command line
command-title = Type a move
command-example = go cairo, treat red, why shuttle cairo …
command-why = why
command-why-not = Why not: { $move }?
command-legal = Nothing is against it.
command-look = { $city }: ways to get there
command-nothing = Nothing legal begins like that.

## The threat lens
lens-button = Lens
lens-title = Threats of this turn
lens-epidemics =
    { $epidemics ->
        [0] No epidemic
        [one] { $epidemics } epidemic
       *[other] { $epidemics } epidemics
    }
lens-city = City
lens-cubes = Cubes
lens-infected = Infected
lens-outbreak = Outbreak
lens-any = Some outbreak
lens-lost = Game lost
lens-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
lens-double = Two epidemics at once would strike the second city again, for certain.
lens-said = Infected with a chance of { $infected } %, outbreak { $outbreak } %
lens-note = Odds of the rest of this turn, from what you may know, without events. Infected: by the cards at its end, not by an epidemic. Arrows show where an outbreak would run on.

## What is happening
scene-skip = Skip
scene-drew = { $player } draws
scene-increase =
    { $rate ->
        [0] Increase
       *[other] Increase: rate { $rate }
    }
scene-infect = Infect: { $city }
scene-intensify = Intensify
scene-outbreak = Outbreak { $outbreaks } of 8: { $city }
scene-cure = Cure found: { $disease }
scene-eradicated = Eradicated: { $disease }
