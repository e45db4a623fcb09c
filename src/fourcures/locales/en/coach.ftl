# Bots and the coach: who the bots are, why they move, what the coach says, the review.

## The bots: a name, and a line of character
bot-strength = Bot strength
bot-quick = Swift
bot-quick-note = Quick: decides at once, from experience.
bot-careful = Fox
bot-careful-note = Careful: plays out hundreds of possible games before each turn.
bot-deep = Owl
bot-deep-note = Thorough: thinks longest and plays out thousands of possible games.
bot-seat = Bot { $bot } { $number }

## Why a move is made, by its code. $cubes are those of the disease that is named.
why-moves-both =
    { $cubes ->
        [one] { $cubes } { $disease } cube in { $city }; { $chance } chance of infection at the end of this turn.
       *[other] { $cubes } { $disease } cubes in { $city }; { $chance } chance of infection at the end of this turn.
    }
why-moves-cubes =
    { $cubes ->
        [one] { $cubes } { $disease } cube in { $city }.
       *[other] { $cubes } { $disease } cubes in { $city }.
    }
why-moves-risk = { $city }: { $chance } chance of infection at the end of this turn.
why-moves-way = A step on the way.
why-treats-both =
    { $cubes ->
        [one] { $cubes } { $disease } cube before treating; { $chance } chance of infection at the end of this turn.
       *[other] { $cubes } { $disease } cubes before treating; { $chance } chance of infection at the end of this turn.
    }
why-treats-cubes =
    { $cubes ->
        [one] { $cubes } { $disease } cube before treating.
       *[other] { $cubes } { $disease } cubes before treating.
    }
why-shares =
    { $holds ->
        [one] The { $receiver } then has { $holds } { $disease } card; a cure needs { $needed }.
       *[other] The { $receiver } then has { $holds } { $disease } cards; a cure needs { $needed }.
    }
why-cures = Four cures win the game.
why-builds = Cures can now be discovered in { $city }, and shuttle flights can land there.
why-stores = { $event } can be played once more.
why-passes = There is no better use for the actions.
why-looks-ahead = The next infections will be known.
why-prevents-infection = No cities are infected in the next infection step.
why-removes-card =
    { $cubes ->
        [one] The { $card } card cannot come up again; the city has { $cubes } cube of its own colour.
       *[other] The { $card } card cannot come up again; the city has { $cubes } cubes of its own colour.
    }
why-orders = The next infection cards come up in this order.
why-discards = A hand can have at most 7 cards.
why-discards-cured = The cure for { $disease } has already been discovered.
why-discards-keeps =
    { $holds ->
        [0] It is the only { $disease } card in this hand; a cure needs { $needed }.
        [one] { $holds } { $disease } card stays in the hand; a cure needs { $needed }.
       *[other] { $holds } { $disease } cards stay in the hand; a cure needs { $needed }.
    }
why-declines = Something else seems better for this turn.
why-declines-keeps =
    { $holds ->
        [one] This hand already has { $holds } { $disease } card; a cure needs { $needed }.
       *[other] This hand already has { $holds } { $disease } cards; a cure needs { $needed }.
    }

## What a movement is for
why-aim-treats = Aim: treating { $disease }.
why-aim-shares =
    { $holds ->
        [one] Aim: the { $card } card for the { $receiver }, who then has { $holds } { $disease } card; a cure needs { $needed }.
       *[other] Aim: the { $card } card for the { $receiver }, who then has { $holds } { $disease } cards; a cure needs { $needed }.
    }
why-aim-cures = Aim: the cure for { $disease }.
why-aim-builds = Aim: a research station.

## What a turn is for, by the code of the claim; true in $futures of $of futures that were played out
says-wins = The cure for { $disease } wins the game.
says-cures = Discover the cure for { $disease } in { $city }.
says-shares = Give the { $card } card to the { $receiver }, who then has { $holds } of the { $needed } { $disease } cards needed for a cure.
says-shares-unseen = Give the { $card } card to the { $receiver }.
says-takes = Take the { $card } card from the { $giver }: that makes { $holds } of the { $needed } { $disease } cards needed for a cure.
says-shares-you = Give you the { $card } card: you then have { $holds } of the { $needed } { $disease } cards needed for a cure.
says-shares-unseen-you = Give you the { $card } card.
says-takes-you = Take the { $card } card from you: that makes { $holds } of the { $needed } { $disease } cards needed for a cure.
says-airlifts = Airlift the { $pawn } to { $city }.
says-plays = Play { $event }.
says-removes = Remove the { $card } infection card from the game.
says-treats =
    { $left ->
        [0] Treat { $disease } in { $city } until no cubes are left.
       *[other] Treat { $disease } in { $city }, down from { $cubes } cubes to { $left }.
    }
says-builds = Build a research station in { $city }.
says-stores = Store { $event } on the role card, to play it once more.
says-brings = Bring the { $pawn } to { $city }.
says-goes = End the turn in { $city }.
says-passes = Pass: there is no better use for the actions.
says-discards = Discard the { $card } card.
says-discards-cured = Discard the { $card } card: the cure for { $disease } has already been discovered.
says-discards-keeps =
    { $keeps ->
        [0] Discard the { $card } card: it is the only { $disease } card in the hand, and a cure needs { $needed }.
        [one] Discard the { $card } card: { $keeps } { $disease } card stays in the hand, and a cure needs { $needed }.
       *[other] Discard the { $card } card: { $keeps } { $disease } cards stay in the hand, and a cure needs { $needed }.
    }
says-orders = Put the infection cards back in this order.
says-goes-on = Continue: no event is worth playing now.
says-win-next =
    { $turns ->
        [one] In { $futures } of { $of } simulated games, the team wins on the next turn.
       *[other] In { $futures } of { $of } simulated games, the team wins within the next { $turns } turns.
    }
says-cure-next = In { $futures } of { $of } simulated games, the { $role } discovers the cure for { $disease } on their next turn.
says-cure-within = In { $futures } of { $of } simulated games, the cure for { $disease } is discovered within the next { $turns } turns.
says-share-next = Then, in { $futures } of { $of } simulated games, the { $giver } gives the { $card } card to the { $receiver }.
says-treat-next = Then, in { $futures } of { $of } simulated games, the { $role } treats { $disease } in { $city }.
says-leaves =
    { $count ->
        [one] { $cities } stays at three cubes, but in { $futures } of { $of } simulated games there is no outbreak before the next turn.
       *[other] { $cities } stay at three cubes, but in { $futures } of { $of } simulated games there is no outbreak before the next turn.
    }
says-outbreak-next = Expect an outbreak before the next turn: it happens in { $futures } of { $of } simulated games.
says-shares-all = Give the { $cards } cards to the { $receiver }, who then has { $holds } of the { $needed } { $disease } cards needed for a cure.
says-takes-all = Take the { $cards } cards from the { $giver }: that makes { $holds } of the { $needed } { $disease } cards needed for a cure.
says-shares-all-you = Give you the { $cards } cards: you then have { $holds } of the { $needed } { $disease } cards needed for a cure.
says-takes-all-you = Take the { $cards } cards from you: that makes { $holds } of the { $needed } { $disease } cards needed for a cure.
says-cleans =
    { $cubes ->
        [one] On the way, the { $pawn } removes { $cubes } cube of a cured disease without an action: { $cities }.
       *[other] On the way, the { $pawn } removes { $cubes } cubes of cured diseases without an action: { $cities }.
    }
says-shields = The { $pawn } protects { $city }: without that, the chance of an outbreak there would be { $risk_otherwise } this turn.
says-shields-cubes = The { $pawn } protects { $city }: without that, the chance of one more cube there would be { $risk_otherwise } this turn.
says-win-next-otherwise =
    { $turns ->
        [one] In { $futures } of { $of } simulated games, the team wins on the next turn; otherwise only in { $otherwise }.
       *[other] In { $futures } of { $of } simulated games, the team wins within the next { $turns } turns; otherwise only in { $otherwise }.
    }
says-cure-next-otherwise = In { $futures } of { $of } simulated games, the { $role } discovers the cure for { $disease } on their next turn; otherwise only in { $otherwise }.
says-cure-within-otherwise = In { $futures } of { $of } simulated games, the cure for { $disease } is discovered within the next { $turns } turns; otherwise only in { $otherwise }.
says-completes = Then, in { $futures } of { $of } simulated games, the { $giver } gives the { $card } card to the { $receiver }, who then has { $holds } of the { $needed } { $disease } cards needed for a cure.
says-counts-on = This depends on { $event }, which the { $role } has: without that card, it happens in only { $otherwise } of { $of } simulated games.
says-danger = The chance of an outbreak in { $city } this turn is { $risk }.
says-dangers = The chance of an outbreak this turn is { $any }, most likely in { $city } ({ $risk }).
says-calmed-by = In { $futures } of { $of } simulated games there is no outbreak this turn, because the { $role } plays { $event }; without it, in only { $otherwise }.
says-without-outbreak = Without this, the chance of an outbreak in { $city } this turn would be { $risk_otherwise } instead of { $risk }.
says-without-outbreaks =
    { $turns ->
        [one] Without this, there would be an outbreak by the end of the next turn in { $otherwise } of { $of } simulated games instead of { $futures }.
       *[other] Without this, there would be an outbreak within the next { $turns } turns in { $otherwise } of { $of } simulated games instead of { $futures }.
    }
says-without-cure =
    { $turns ->
        [one] Without this, the cure for { $disease } would be discovered on the next turn in only { $otherwise } of { $of } simulated games instead of { $futures }.
       *[other] Without this, the cure for { $disease } would be discovered within the next { $turns } turns in only { $otherwise } of { $of } simulated games instead of { $futures }.
    }
says-without-cured =
    { $turns ->
        [one] Otherwise the cure for { $disease } would be discovered on the next turn in only { $otherwise } of { $of } simulated games.
       *[other] Otherwise the cure for { $disease } would be discovered within the next { $turns } turns in only { $otherwise } of { $of } simulated games.
    }
says-without-worse =
    { $points ->
        [one] Without this, the chance of winning would be about { $points } percentage point lower.
       *[other] Without this, the chance of winning would be about { $points } percentage points lower.
    }
says-without-turn =
    { $points ->
        [one] The whole turn is worth about { $points } percentage point: that is what a pass would cost.
       *[other] The whole turn is worth about { $points } percentage points: that is what a pass would cost.
    }
says-nothing-urgent =
    { $points ->
        [one] Nothing is urgent: even a pass would cost less than { $points } percentage point.
       *[other] Nothing is urgent: even a pass would cost less than { $points } percentage points.
    }

## The headline of a turn: its first claim in a few words
headline-wins = Cure { $disease } and win
headline-cures = Cure { $disease } in { $city }
headline-shares = Give { $card } to the { $receiver }
headline-shares-all = Give { $count } cards to the { $receiver }
headline-takes = Take { $card } from the { $giver }
headline-takes-all = Take { $count } cards from the { $giver }
headline-airlifts = Airlift the { $pawn } to { $city }
headline-plays = Play { $event }
headline-removes = Remove { $card } from the game
headline-treats = Treat { $disease } in { $city }
headline-cleans =
    { $cubes ->
        [one] Clean up { $cubes } cube on the way
       *[other] Clean up { $cubes } cubes on the way
    }
headline-shields = Protect { $city }
headline-builds = Build in { $city }
headline-stores = Store { $event }
headline-brings = Bring the { $pawn } to { $city }
headline-goes = Go to { $city }
headline-passes = Pass
headline-discards = Discard { $card }
headline-orders = Put the cards back in this order
headline-goes-on = Continue
headline-accepts = Accept
headline-declines = Decline

## Why not another turn: what it does in a few words, and what speaks against it
rather-wins = Why not cure { $disease } and win?
rather-cures = Why not cure { $disease } in { $city }?
rather-shares = Why not give the { $card } card to the { $receiver }?
rather-shares-all = Why not give { $count } cards to the { $receiver }?
rather-takes = Why not take the { $card } card from the { $giver }?
rather-takes-all = Why not take { $count } cards from the { $giver }?
rather-airlifts = Why not airlift the { $pawn } to { $city }?
rather-plays = Why not play { $event }?
rather-removes = Why not remove the { $card } card from the game?
rather-treats = Why not treat { $disease } in { $city }?
rather-cleans =
    { $cubes ->
        [one] Why not clean up { $cubes } cube on the way?
       *[other] Why not clean up { $cubes } cubes on the way?
    }
rather-shields = Why not protect { $city }?
rather-builds = Why not build a station in { $city }?
rather-stores = Why not store { $event }?
rather-brings = Why not bring the { $pawn } to { $city }?
rather-goes = Why not go to { $city }?
rather-passes = Why not pass?
rather-discards = Why not discard the { $card } card?
rather-orders = Why not another order?
rather-goes-on = Why not continue?
rather-accepts = Why not accept?
rather-declines = Why not decline?

says-rather-win = That would miss a win this turn.
says-rather-outbreak = The chance of an outbreak in { $city } this turn would then be { $risk_otherwise } instead of { $risk }.
says-rather-cure =
    { $turns ->
        [one] The cure for { $disease } would then be discovered on the next turn in only { $otherwise } of { $of } simulated games instead of { $futures }.
       *[other] The cure for { $disease } would then be discovered within the next { $turns } turns in only { $otherwise } of { $of } simulated games instead of { $futures }.
    }
says-rather-cured = The cure for { $disease } would then be discovered within the next { $turns } turns in only { $otherwise } of { $of } simulated games.
says-rather-wins = The team would then win only { $otherwise } of { $of } simulated games instead of { $futures }.
says-rather-worse =
    { $points ->
        [one] That would lower the chance of winning by about { $points } percentage point.
       *[other] That would lower the chance of winning by about { $points } percentage points.
    }
says-rather-close =
    { $points ->
        [one] That would be nearly as good: it costs less than { $points } percentage point.
       *[other] That would be nearly as good: it costs less than { $points } percentage points.
    }

## What a request means for the player who is asked
says-receives =
    { $holds ->
        [one] With the { $card } card you have { $holds } { $disease } card; a cure needs { $needed }.
       *[other] With the { $card } card you have { $holds } { $disease } cards; a cure needs { $needed }.
    }
says-receives-cured = The { $card } card is of little use to you: the cure for { $disease } has already been discovered.
says-moves-you = Your pawn moves to { $city }.
says-accepts = Accept the request.
says-declines = Decline the request.
says-keeps =
    { $keeps ->
        [one] You have { $keeps } { $disease } card yourself; a cure needs { $needed }.
       *[other] You have { $keeps } { $disease } cards yourself; a cure needs { $needed }.
    }
says-then-discards = You will have to discard a card; losing the { $card } card hurts least.
says-cure-now = In { $futures } of { $of } simulated games, the { $role } then discovers the cure for { $disease } this turn.
says-compares = The team wins { $accepted } of { $of } simulated games if you accept, and { $declined } if you decline.

## The coach
tab-coach = Coach
coach-chance = Bots’ chance of winning from here
# Before the number, in few letters.
coach-chance-short = Chance of winning
coach-interval = 95% confidence interval: { $low } to { $high }; simulated games: { NUMBER($futures) }
# The win chance is 0%, and this is why.
coach-chance-lost = Too few cards and actions are left for the missing cures.
# The win chance is 100%, and this is why.
coach-chance-won = The game can be won this turn.
coach-chance-note = How often bots would win if they took every seat from now on, judging by what you can know about the cards.
coach-ask = What would you do?
coach-not-now = The coach advises on your own decisions: ask when there is something for you to decide.
coach-thinking = Thinking…
coach-none = There is no advice for this situation.
coach-best = The best turn found
coach-second = The runner-up
coach-tempting = The tempting turn
coach-turn = After this turn, bots win { $chance } of the time.
coach-accept = Accept.
coach-decline = Decline.
coach-play = Play this turn
coach-play-move = Do this
coach-why = Why?
coach-done = Done:
coach-other = The game has taken a different course since then.
coach-numbers = Numbers
coach-steps = Steps
coach-again = Ask again

## The review
review-title = Decisions and luck
review-open = Review the game
review-result =
    { $result ->
        [won] Won on turn { $turn }
       *[lost] Lost on turn { $turn }
    } · { $epidemics } epidemics
review-share = Share review
review-play = Watch this turn
review-previous = Previous turn
review-next = Next turn
review-map = Map of turn { $turn }
review-and-cards = And the cards?
review-label = Chance of winning over the game: { $first } after the deal, { $last } at the end.
review-note = The line shows how often bots would win from each turn on, knowing only what the active player could know. Bars show what the cards changed.
review-note-signs = Symbols mark decisions that lowered the chance of winning.
review-progress = Turns reviewed: { $done } of { $total }
review-from =
    { $result ->
        [won] { $chance } at the start, won at the end
       *[lost] { $chance } at the start, lost at the end
    }
review-cost =
    { $decisions ->
        [one] The team’s decisions cost { $decisions } percentage point, the cards { $cards }.
       *[other] The team’s decisions cost { $decisions } percentage points, the cards { $cards }.
    }
review-gain =
    { $decisions ->
        [one] The team’s decisions cost { $decisions } percentage point; the cards gave { $cards } back.
       *[other] The team’s decisions cost { $decisions } percentage points; the cards gave { $cards } back.
    }
review-count = { $label }: { $turns }
review-decisions = Decisions
review-decision = Decision
review-cards = Cards
review-played = Played
review-better = Better
review-turning = Turning points
review-none = No single decision or draw decided this game.
review-swing = { $before } → { $after }
review-by = { $label }: { $role }
review-chance = Chance of winning
review-scale = Scale { $low } to { $high }
review-go-missed = Go to the missed win
review-repeated =
    { $times ->
        [2] { $move }, twice
        [3] { $move }, three times
       *[other] { $move }, four times
    }
review-helped = Cards helped
review-hurt = Cards hurt
review-cure-missed = Cure missed
review-also = Other decisions this turn
review-rather = Better:
review-free = It cost nothing.
review-of-these =
    { $decisions ->
        [one] Of the { $decisions } point lost on decisions: { $parts }.
       *[other] Of the { $decisions } points lost on decisions: { $parts }.
    }
review-for-discard = { $points } on discards
review-for-event = { $points } on events
review-for-order = { $points } on the order after a Forecast
review-for-declined = { $points } on declined requests
decided-discard = Discarded { $card }
decided-event = Played { $card }
decided-kept = Kept { $card }
decided-order = Order after the Forecast
decided-declined = Declined: { $move }
headline-cure = Cure { $disease }
headline-share = Share { $card }
headline-build = Station in { $city }
headline-event = Play { $card }
headline-store = Store { $card }
headline-treat = Treat in { $city }
headline-bring = { $player } to { $city }
headline-go = Go to { $city }
headline-pass = Pass
headline-not = { $played }, not { $better }
headline-missed = Missed: { $deed }
headline-win = Win missed
turn-best = Best
turn-good = Good
turn-inaccuracy = Inaccuracy
turn-mistake = Mistake
turn-blunder = Blunder
