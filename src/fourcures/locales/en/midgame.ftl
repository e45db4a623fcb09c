# Enter a cardboard game that is already in progress.

## The page and its steps
midgame-title = Game in progress
midgame-back = Back to the companion
midgame-map = Map
midgame-steps = Steps
midgame-step-players = Players
midgame-step-board = Board
midgame-step-tracks = Tracks
midgame-step-hands = Hands
midgame-step-discards = Discards
midgame-step-infections = Infections
midgame-step-check = Check
midgame-lead-players = Who is playing? Tap the roles in turn order.
midgame-lead-board = Tap a city for each cube. Hold it for cubes of other colours.
midgame-lead-tracks = What do the tracks show, and whose turn is it?
midgame-lead-hands = Tap the cities of the cards on the map, or type the first letters.
midgame-lead-discards = Which player cards are in the discard pile? Leave out the epidemics.
midgame-lead-infections = Which infection cards are in the discard pile?
midgame-lead-check = This follows from what you entered.
midgame-next = Next: { $step }
midgame-clear = Start over
midgame-done = Done
midgame-region-west = Americas
midgame-region-middle = Europe, Africa
midgame-region-east = Asia, Pacific

## The board
midgame-cubes = Cubes
midgame-pieces = Pawns and research stations
midgame-tool-own = City colour
midgame-tool-colour = Add cubes: { $disease }
midgame-tool-pawn = Move the pawn: { $role }
midgame-tool-station = Research stations
midgame-said-cubes =
    { $cubes ->
        [one] { $city }: { $cubes } { $disease } cube
       *[other] { $city }: { $cubes } { $disease } cubes
    }
midgame-said-pawn = The { $role } is in { $city }.
midgame-said-station = { $city } has a research station.
midgame-said-no-station = { $city } has no research station.

## Cards
midgame-places = Where the cards are
midgame-place-stored = On the role card: { $role }
midgame-place-discards = Discard pile
midgame-place-removed = Events out of the game
midgame-place-infected = Discard pile
midgame-place-known = Next cards, from a Forecast
midgame-place-gone = Removed by an event
midgame-place-back = Put back by the last epidemic, not drawn since
midgame-place-back-earlier = Put back by epidemic { $number }, not drawn since
midgame-suggest =
    { $cities ->
        [one] Add { $cities } city that has cubes
       *[other] Add { $cities } cities that have cubes
    }
midgame-said-in = { $place }: { $card } (card { $cards })
midgame-said-out = { $card } removed: { $place }
midgame-only-events = Only event cards can be here: { $place }
midgame-taken = { $card } is already entered: { $place }

## Tracks and turn
midgame-epidemics-drawn = Epidemics so far
midgame-outbreaks = Outbreaks so far
midgame-cures = Cures
midgame-cured = cured
midgame-eradicated = eradicated
midgame-turn = Whose turn?
midgame-phase = What comes next?
midgame-phase-actions = Actions
midgame-phase-draw = Drawing cards
midgame-phase-epidemic = Epidemic: Intensify
midgame-phase-infect = Infections
midgame-actions = Actions left

## What follows
midgame-rate = Infection rate: { $rate }
midgame-player-deck =
    { $cards ->
        [one] Player deck: { $cards } card, epidemics among them: { $epidemics }
       *[other] Player deck: { $cards } cards, epidemics among them: { $epidemics }
    }
midgame-infection-deck =
    { $cards ->
        [one] Infection deck: { $cards } card
       *[other] Infection deck: { $cards } cards
    }
midgame-discards = { $role }: too many cards. The game goes on with a discard.
midgame-all-fits = Everything fits together.

## What is wrong
midgame-few-players = Choose two to four roles.
midgame-many-cubes = The board has { $cubes } { $disease } cubes, but the game has only { $most }.
midgame-many-stations = The game has only { $most } research stations.
midgame-guarded = The { $role } is in { $city }, so there can be no { $disease } cubes: that disease is cured.
midgame-won = With four cures the game is won.
midgame-full-hand = { $role }: { $cards } cards, but nobody can have more than { $most }.
midgame-few-cards =
    { $missing ->
        [one] At least { $missing } card is missing: the players were dealt more at the start.
       *[other] At least { $missing } cards are missing: the players were dealt more at the start.
    }
midgame-odd-cards = Cards drawn in turns: { $cards }. They come in pairs: is one missing, or is there one too many?
midgame-epidemics =
    { $exact ->
        [yes] Cards drawn: { $cards }. The number of epidemics must then be { $least }, not { $drawn }.
       *[no] Cards drawn: { $cards }. The number of epidemics must then be { $least } or { $most }, not { $drawn }.
    }
midgame-foreign = Cubes of another colour come only from outbreaks, but there have been none: { $cities }
midgame-without-card = These cities have cubes, but their infection cards are missing: { $cities }
