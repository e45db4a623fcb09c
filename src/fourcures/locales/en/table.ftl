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
percent = { NUMBER($chance, maximumFractionDigits: 1) }%
rule-link = Rule { $rule }
connection-lost = Connection lost. Reconnecting…

## The map, also in words
board-map = World map
board-view = Map view
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-reach = Show where my pawn can go
board-whole = Show the whole world
board-across = Across the Pacific to { $city }
board-keys = Keys 1 to 6 select the neighbouring cities, clockwise; the arrow keys select the next city in that direction; Enter opens a menu of what you can do there; Shift+Enter shows details; Home selects the city your pawn is in.
board-city = { $city }, { $disease }
board-cubes =
    { $cubes ->
        [one] { $cubes } { $disease } cube
       *[other] { $cubes } { $disease } cubes
    }
board-free = Kept free of { $diseases } by the { $player }
board-station = Research station
board-pawn = { $player } here
board-joined = Connected to { $cities }
board-reachable = Within reach: 1 action
board-choosable = You can choose this
board-waits = can wait
board-risk = { $risk } risk
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
status-disease = { FORM($disease, case: "nom", start: "yes") }: { $state }, cubes left: { $cubes }
status-deck-player = player
status-deck-infection = infection
status-left = { $cubes } left

## Who is waited for
waiting-over = The game is over.
waiting-closed = This table is closed.
waiting-table = One moment…
waiting-who = { $name } ({ $player })
waiting-me-actions =
    { $actions ->
        [one] Your turn as { $player }: { $actions } action left
       *[other] Your turn as { $player }: { $actions } actions left
    }
waiting-me-draw = Your turn as { $player }: draw 2 cards
waiting-me-discard = { $player }: too many cards, please discard
waiting-me-forecast = { $player }: put the Forecast cards back
waiting-me-answer = { $player }: you have a request to answer
waiting-me-epidemic = { $player }: continue
waiting-me-infect = { $player }: continue
waiting-me-window-draw = Before the cards are drawn: play an event or continue
waiting-me-window-intensify = Before the shuffle: play Resilient Population or continue
waiting-me-window-between = Between two epidemics: play an event or continue
waiting-me-window-quiet = A quiet night: play an event or continue
waiting-me-window-infect = Before the next infection card: play an event or continue
waiting-me-window-end = Before the turn ends: play an event or continue
waiting-for-actions =
    { $actions ->
        [one] { $who } has { $actions } action left
       *[other] { $who } has { $actions } actions left
    }
waiting-for-draw = { $who } is about to draw
waiting-for-discard = { $who } must discard
waiting-for-forecast = { $who } is looking at the Forecast cards
waiting-for-answer = Waiting for { $who } to answer
waiting-for-epidemic = { $who } is resolving the epidemic
waiting-for-infect = { $who } is infecting cities
waiting-for-window-draw = { $who } may play an event before the cards are drawn
waiting-for-pause = The game goes on in a moment
waiting-for-window-intensify = { $who } may play an event before the shuffle
waiting-for-window-between = { $who } may play an event between two epidemics
waiting-for-window-quiet = { $who } may play an event
waiting-for-window-infect = { $who } may play an event before the next infection card
waiting-for-window-end = { $who } may play an event before the turn ends

## Actions
actions-title = Actions
actions-none = Nothing to do right now
actions-sending = Sending…
# $removed of the $cubes that are there.
action-treat = Treat { $disease } ({ $removed } of { $cubes })
action-treat-short = Treat
action-treat-part = { $removed } of { $cubes }
action-cure = Cure { $disease }
action-cure-short = Cure
action-build = Build a station
action-share = Share knowledge
action-share-short = Share
action-store = Store an event
action-dispatch = Move a pawn
action-drive = Drive/Ferry
action-fly = Fly
action-pass = Pass
action-undo = Undo
action-undo-ask = Undo: ask the { $player }
action-redo = Redo
action-reset = Reset the turn
action-draw = Draw 2 cards
action-draw-unused =
    { $actions ->
        [one] { $actions } action unused
       *[other] { $actions } actions unused
    }
action-go-on = Continue
action-hold = Hold
undo-title = Undo
undo-why = Undoes the last move, as long as no card has been revealed
events-title = Events

## Kinds of moves
kind-drive = Drive/Ferry
kind-direct = Direct flight
kind-charter = Charter flight
kind-shuttle = Shuttle flight
kind-join = Join another pawn
kind-dispatch = Move another pawn
kind-opsflight = Operations flight
kind-build = Build a research station
kind-treat = Treat disease
kind-give = Give a card
kind-take = Take a card
kind-cure = Discover a cure
kind-store = Store an event
kind-pass = Pass
kind-airlift = Airlift
kind-grant = Government Grant
kind-quiet = One Quiet Night
kind-resilient = Resilient Population
kind-forecast = Forecast
kind-order = Put the cards back
kind-discard = Discard
kind-next = Continue

## Choosing
choose-kind = What do you want to do?
choose-pawn = Which pawn? Choose it here or on the map.
choose-partner = Who with?
choose-disease = Which disease?
choose-event = Which event?
choose-card = Which card?
choose-city = Which city? Choose it here or on the map.
choose-how = How?
choose-moving = All 6 stations are on the board. Which one do you want to move?
choose-none-moved = None
choose-search = Search
cost-card =
    { $number ->
        [one] costs the { $card } card
       *[other] costs the { $card } cards
    }
warn-unknown = You do not know whether the { $player } has this card.
warn-set =
    { $cards ->
        [one] Breaks up a set: { $cards } { $disease } card
       *[other] Breaks up a set: { $cards } { $disease } cards
    }

## Ways to get there
ways-title = Ways to get there
ways-asked = One moment…
tag-treat = … and treat { $disease }
tag-plan = Only plan it
tag-details = All details of the city
tag-none = Nothing to do there now
tag-back = All my actions
# $ways: kinds of moves; $cities: from city to city, with arrows.
ways-route = { $ways }: { $cities }
ways-none = Out of reach with the actions left
ways-none-straight = No single move gets there
ways-cost =
    { $actions ->
        [one] { $actions } action, leaving { $left }
       *[other] { $actions } actions, leaving { $left }
    }

## The faces of cards
card-airlift = Move any pawn to any city.
card-forecast = Rearrange the top 6 infection cards.
card-government-grant = Build a station in any city for free.
card-one-quiet-night = Skip the next infection step.
card-resilient-population = Remove a discarded infection card from the game.
card-place = { $north ->
        [1] { $latitude }° N
       *[other] { $latitude }° S
    } · { $east ->
        [1] { $longitude }° E
       *[other] { $longitude }° W
    }

## Hands and team
hand-title =
    { $cards ->
        [one] The { $player }’s hand: { $cards } card
       *[other] The { $player }’s hand: { $cards } cards
    }
hand-secret = Only you see these cards
hand-of = { $player }
hand-hidden = Hidden card
hand-empty = No cards
hand-shown = known
hand-stored = stored
hand-set = { $cards }/{ $needed } { $disease }
hand-set-missing =
    { $missing ->
        [0] Enough for the cure, at any research station.
        [one] One more card needed for the cure.
       *[other] { $missing } more cards needed for the cure.
    }
tell-title = Tell the team
tell-all = All my cards
tell-bots = Bots play better if they know your cards.
tell-number = How many { $disease } cards I have
tell-card = I have the { $card } card
team-title = Team
team-you = you
team-gone = away
team-waited = to act
team-preparing = Getting ready: { $percent }
team-cards = Cards: { $cards }
team-hidden =
    { $cards ->
        [one] { $cards } hidden card
       *[other] { $cards } hidden cards
    }
# A chip beside a private hand; $more: yes where hidden cards have been drawn since then.
team-told =
    { $cards ->
        [one] Told the team: { $cards } { $disease } card
       *[other] Told the team: { $cards } { $disease } cards
    }{ $more ->
        [yes] ; has drawn cards since
       *[no] { "" }
    }
team-menu = The { $player }’s seat
team-role-help = What this role does
team-look = View as the { $player }
team-to-bot = Hand over to a bot
team-vote-bot = Let a bot take over
team-to-person = Hand over to { $name }
team-sit = Sit here
team-agree = Accept requests automatically
team-always = You always say yes to { $name }.
team-ask-again = Ask me again
seat-free = free
seat-bot = Bot { $number }
seat-somebody = someone
curtain-title = Pass the screen to the { $player }
curtain-why = Hands are private: nothing is shown until you are ready.
curtain-open = I am the { $player }

## Decks
decks-title = Decks and discards
decks-order = Sort discards
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
        [0]
            { $cards ->
                [one] { $cards } card, no epidemic
               *[other] { $cards } cards, no epidemic
            }
       *[other]
            { $cards ->
                [one] { $cards } card: an epidemic
               *[other] { $cards } cards with 1 epidemic
            }
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
decks-removed = Removed from the game: { $cards }

## Log, chat, tabs
log-title = Log
log-undone = Undone:
log-plan = Plan:
tab-plan = Plan
plan-title = Plan
plan-note = Try out your turn: nothing happens until you play the plan.
plan-empty = No steps yet
plan-full = No actions left in this plan
plan-stale = The game has moved on: some steps no longer work.
plan-adopt = Play the plan
plan-adopt-to = Play up to step { $step }
plan-remove = Remove step { $step }
plan-end = Stop planning
plan-for = For
plan-other = This plan is for another player: show it to the team, so that they can play it.
plan-suggest = Show the team
plan-open = Try it out
plan-withdraw = Withdraw
plan-show-live = Show the team while I plan
plan-live = { $name } is planning
plan-live-for = { $name } is planning for the { $player }
plan-by = Plan by { $name }
plan-proposed =
    { $name }’s plan: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
plan-look = View
plan-by-you = Your plan, as the team sees it
plan-next = Then plan for the { $player }
plan-if = Later turns are planned on the assumption that nothing changes until then: no new cards, no infections.
plan-after = After the plan for the { $player }, if nothing changes until then:
plan-said = Plan for the { $player }: { $moves }
plan-said-after = After that, plan for the { $player }: { $moves }
plan-withdrawn = The plan for the { $player } has been withdrawn.
comment-title = Comment
comment-about = About
comment-all = The whole plan
comment-step = Step { $step }: { $text }
comment-said = On the plan: { $text }
comment-said-step = On step { $step } of the plan: { $text }
since-title =
    { $first ->
        [yes] Since the deal
       *[no] Since your last turn
    }
since-news =
    { $first ->
        [yes] The game has begun.
       *[no] The game has moved on since your last turn.
    }
digest-moved = the { $player } moved you to { $city }
digest-epidemic = epidemic in { $city }
digest-outbreaks =
    { $outbreaks ->
        [one] { $outbreaks } outbreak
       *[other] { $outbreaks } outbreaks
    }
digest-cured = cure for { $disease }
since-bot = A bot played for you.
since-show = What happened?
since-again = Show it on the map
since-replay = Watch the replay from there
chat-say = Say something
chat-send = Send
tab-map = Map
tab-team = Team
tab-decks = Decks
tab-log = Log
tab-lens = Threats
tabs-title = Panels

## Requests and windows
request-move = The { $player } asks for your consent: { $move }
request-withdraw = Withdraw
request-accept = Accept
request-decline = Decline
request-always = Always say yes to the { $player } in this game
request-always-short = Always yes
stop-draw = Before cards are drawn
stop-infect = Before infections
stop-epidemic = After an epidemic
stop-how-never = never stop
stop-how-pause = pause for two seconds
stop-how-ask = ask me

## Discards, Forecast, cure
discard-title =
    { $over ->
        [one] { $player }: discard { $over } of { $cards } cards (limit 7)
       *[other] { $player }: discard { $over } of { $cards } cards (limit 7)
    }
discard-how = Choose a card to discard, or play an event instead.
forecast-title = Forecast: the next infection cards
forecast-how = The top card is drawn first. Drag the cards, or use the buttons or the arrow keys.
forecast-card = { $place }: { $city }
forecast-up = Move { $city } up
forecast-down = Move { $city } down
forecast-this = This turn
forecast-next = Next turn
forecast-later = Later
forecast-done = Put back in this order
cure-how = Choose { $needed } cards for the cure ({ $chosen } chosen). Choose a card again to remove it.
cure-do = Discover the cure

## The command line
command-title = Type a move
command-example = go cairo, treat red, why shuttle cairo…
command-why = why
command-why-not = Why not: { $move }?
command-legal = This move is legal.
command-look = { $city }: ways to get there
command-nothing = No legal move matches that.

## The threat lens
lens-button = Threats
lens-title = Threats this turn
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
lens-any = Any outbreak
lens-lost = Game lost
lens-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
lens-double = If two epidemics are drawn together, the city of the second one is certain to be infected again.
lens-said = Chance of infection { $infected }%, of an outbreak { $outbreak }%
lens-note = Odds for the rest of this turn, based on what you can know, if no events are played. “Infected” means by the infection cards at the end of the turn, not by an epidemic. Arrows show where an outbreak would spread.

## What is happening
scene-skip = Skip
scene-drew = The { $player } draws
scene-increase = Increase
scene-infect = Infect
scene-intensify = Intensify
scene-outbreak = Outbreak in { $city }: { $outbreaks } of 8
scene-eradicated = Eradicated: { $disease }

## The map

sea-pacific = Pacific Ocean
sea-atlantic = Atlantic Ocean
sea-indian = Indian Ocean
sea-southern = Southern Ocean

## The gallery
gallery-title = Cards and pieces
gallery-roles = Roles
gallery-cities = City cards
gallery-events = Event cards
gallery-threats = Epidemic and infection cards
gallery-tracks = Cures and tracks
gallery-icons = Icons

actions-more = More

threats-title = Cities on the brink of an outbreak

status-decks-are = Player cards: { $player }, infection cards: { $infection }

## Signals: fixed phrases of the chat
signals-title = Tell the team
signal-look = Look here: { $about }
signal-going = On my way: { $about }
signal-help = Help needed: { $about }
signal-need = I need this card: { $about }
signal-keep = Keep this card: { $about }
signal-cure = I can discover this cure on my next turn: { $about }
signal-yes = Agreed
signal-no = Better not
signal-wait = One moment, please
signal-thanks = Thank you!
signal-well-played = Well played!
signal-good-idea = Good idea
signal-risky = Too risky
signal-rematch = Another game? Join the table with this code: { $about }
