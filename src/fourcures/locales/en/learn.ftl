# The game on one page, and how a finished game is told.

## Help
tab-page = Overview
tab-rules = Numbered rules
tab-keys = Keyboard

## The game on one page
page-goal-title = Discover four cures together
page-goal = Four diseases are spreading across the world. You are a team: you win together or lose together. Treat diseases to buy time, and collect cards of one colour to discover a cure.
page-here = This game: { $players } players, { $epidemics } epidemics, { $edition } rules. The infection rate is now { $rate }.
page-turn-title = A turn in three steps
page-turn-actions-title = Take up to four actions
page-turn-actions = In any order. You may repeat an action, and you may stop early.
page-turn-draw-title = Draw two cards
page-turn-draw = Keep at most { $limit } cards in your hand. An epidemic card takes effect at once.
page-turn-infect-title = Infect cities
page-turn-infect = The infection rate says how many infection cards to turn over. Each city on these cards gets one cube.
page-moves-title = Four ways to move
page-drive = Move along a line to a neighbouring city.
page-direct = Discard a city card and fly to that city.
page-charter = Discard the card of the city you are in and fly to any city.
page-shuttle = Fly from one research station to another.
page-others-title = Four other actions
page-build = Discard the card of the city you are in and build a station there.
page-treat = Remove one cube from your city, or all of that colour if the disease is cured.
page-share = When two players are in the same city, one can give the other the card of that city.
page-cure = At a research station, discard five cards of one colour.
page-events = Playing an event does not use an action. You can do it at any time, even on another player’s turn, except while a card is being resolved.
page-spread-title = Infections and outbreaks
page-infection = Each infection adds one cube of the city’s colour. A city can have at most three cubes of one colour.
page-outbreak = Instead of getting a fourth cube, a city has an outbreak: every neighbouring city gets one cube of that colour. A neighbour that already has three has an outbreak too, but no city has two in one chain reaction.
page-epidemic-title = An epidemic in three steps
page-epidemic-increase = The infection rate marker moves one space forward.
page-epidemic-infect = The city on the bottom card of the infection deck gets three cubes.
page-epidemic-intensify = The infection discards are shuffled and put back on top of the deck: the same cities will come up again soon.
page-end-title = How the game ends
page-win = You win when all four cures are discovered, even if there are still cubes on the board.
page-lose-outbreaks = You lose at the eighth outbreak.
page-lose-cubes = You lose when a cube is needed and none of that colour are left. There are { $cubes } of each colour.
page-lose-cards = You lose when you have to draw two player cards and fewer than two are left.
page-roles-title = Roles
page-role-here = in this game
page-role-contingency-planner = As an action, takes an event card from the discards and keeps it for later.
page-role-dispatcher = Moves other pawns as if they were the Dispatcher’s own, or moves any pawn to a city with another pawn.
page-role-medic = Removes all cubes of one colour with one action. Cubes of cured diseases disappear wherever the Medic is.
page-role-operations-expert =
    { $edition ->
        [2008] Builds stations without a card.
       *[2013] Builds stations without a card. Once per turn, may fly from a station to any city by discarding any city card.
    }
page-role-quarantine-specialist = No cubes are placed in the city this pawn is in or in neighbouring cities.
page-role-researcher = May give any city card, not only the card of the city both players are in.
page-role-scientist = Needs only four cards for a cure.

## The end
end-review = Review
end-invited = { $name } is playing again and has invited you.
end-join = Join
end-vial-cards = { $cards } of { $needed } cards
end-near-cures =
    { $cures ->
        [0] No cure was discovered.
        [one] One of the four cures was discovered.
       *[other] { $cures } of the four cures were discovered.
    }
end-near-turns =
    { $turns ->
        [0] The player deck would not have lasted another turn.
        [one] The player deck would have lasted one more turn.
       *[other] The player deck would have lasted { $turns } more turns.
    }
end-deed-cured = Cured: { $diseases }
end-deed-treated =
    { $number ->
        [one] Removed one cube
       *[other] Removed { $number } cubes
    }
end-deed-built =
    { $number ->
        [one] Built one station
       *[other] Built { $number } stations
    }
end-deed-shared =
    { $number ->
        [one] Gave one card
       *[other] Gave { $number } cards
    }
end-deed-played =
    { $number ->
        [one] Played one event
       *[other] Played { $number } events
    }

# The tags on the map in somebody’s first game.

first-pawn = Your pawn is here
first-pawn-text = Choose a city next to it to drive there.
first-cubes = Three cubes are the limit
first-cubes-text = A fourth is an outbreak: it spreads to every neighbour.
first-goal = The goal: four cures
first-goal-text = Five cards of one colour at a station make a cure.
