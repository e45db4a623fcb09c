# Bots and the coach: who the bots are, why they move, what the coach says, the review.

## The bots: a name, and a line of character
bot-strength = Which bots
bot-quick = Swift
bot-quick-note = Quick: decides at once, by experience.
bot-careful = Fox
bot-careful-note = Careful: tries hundreds of futures before each turn.
bot-deep = Owl
bot-deep-note = Deep: thinks longest, about thousands of futures.
bot-seat = Bot { $bot } { $number }

## Why a move is made, by its code. $cubes are those of the disease that is named.
why-moves-both =
    { $cubes ->
        [one] { $cubes } { $disease } cube in { $city }; infected at the end of this turn with a chance of { $chance }.
       *[other] { $cubes } { $disease } cubes in { $city }; infected at the end of this turn with a chance of { $chance }.
    }
why-moves-cubes =
    { $cubes ->
        [one] { $cubes } { $disease } cube in { $city }.
       *[other] { $cubes } { $disease } cubes in { $city }.
    }
why-moves-risk = { $city } is infected at the end of this turn with a chance of { $chance }.
why-moves-way = A step on the way.
why-treats-both =
    { $cubes ->
        [one] { $cubes } { $disease } cube before; infected at the end of this turn with a chance of { $chance }.
       *[other] { $cubes } { $disease } cubes before; infected at the end of this turn with a chance of { $chance }.
    }
why-treats-cubes =
    { $cubes ->
        [one] { $cubes } { $disease } cube before.
       *[other] { $cubes } { $disease } cubes before.
    }
why-shares =
    { $holds ->
        [one] The { $receiver } then holds { $holds } { $disease } card; a cure needs { $needed }.
       *[other] The { $receiver } then holds { $holds } { $disease } cards; a cure needs { $needed }.
    }
why-cures = Four cures win the game.
why-builds = In { $city } cures can now be found, and shuttle flights land there.
why-stores = { $event } can be played once more.
why-passes = No better use of the actions was found.
why-looks-ahead = The next infections will be known.
why-prevents-infection = The next infection step infects no city.
why-removes-card =
    { $cubes ->
        [one] The card of { $card } cannot come again; { $cubes } cube of its colour is there.
       *[other] The card of { $card } cannot come again; { $cubes } cubes of its colour are there.
    }
why-orders = The next infection cards lie in this order.
why-discards = A hand holds seven cards at most.
why-discards-cured = The cure for { $disease } is already found.
why-discards-keeps =
    { $holds ->
        [0] No other { $disease } card is in this hand; a cure needs { $needed }.
        [one] { $holds } { $disease } card stays in the hand; a cure needs { $needed }.
       *[other] { $holds } { $disease } cards stay in the hand; a cure needs { $needed }.
    }
why-declines = Something else seems better for this turn.
why-declines-keeps =
    { $holds ->
        [one] { $holds } { $disease } card is in this hand already; a cure needs { $needed }.
       *[other] { $holds } { $disease } cards are in this hand already; a cure needs { $needed }.
    }

## What a movement is for
why-aim-treats = Aim: treating { $disease }.
why-aim-shares =
    { $holds ->
        [one] Aim: { $card } for the { $receiver }, who then holds { $holds } { $disease } card; a cure needs { $needed }.
       *[other] Aim: { $card } for the { $receiver }, who then holds { $holds } { $disease } cards; a cure needs { $needed }.
    }
why-aim-cures = Aim: the cure for { $disease }.
why-aim-builds = Aim: a research station.

## The coach
tab-coach = Coach
coach-chance = Bots win from here
coach-interval = { $low } to { $high } with 95 % certainty; futures played: { NUMBER($futures) }
coach-chance-note = How often bots would win if they held every seat from now on, as far as you may know the cards.
coach-ask = What would you do?
coach-not-now = The coach advises on your own actions: ask when it is your turn.
coach-thinking = Thinking …
coach-ready = The advice is here.
coach-none = No advice here.
coach-best = The best turn found
coach-second = The runner-up
coach-turn = Bots win { $chance } after it.
coach-draw = Show on the board
coach-done = Done:
coach-other = The game has gone on differently since then.

## The review
review-title = Win chance
review-label = Win chance over the game: { $first } after the deal, { $last } at the end.
review-note = How often bots would win from each moment, with all cards open. The band is the 95 % interval; numbers mark the turning points.
review-progress = Worked out: { $done } of { $total } moments
review-turning = Turning points
review-none = No single move turned this game.
review-swing = { $before } → { $after }
review-chance = Win chance
review-interval = 95 % interval
review-range = { $low } to { $high }
