# A move as a choice in a menu. Cities, roles, diseases, cards and events come as names.

## Movement
move-drive = Drive/Ferry to { $city }
move-direct = Direct flight to { $city }
move-charter = Charter flight to { $city }
move-shuttle = Shuttle flight to { $city }
move-opsflight = Operations flight to { $city }, discarding the { $card } card

## The Dispatcher moves the pawn of $player
move-other-drive = { $player }: Drive/Ferry to { $city }
move-other-direct = { $player }: direct flight to { $city }
move-other-charter = { $player }: charter flight to { $city }
move-other-shuttle = { $player }: shuttle flight to { $city }
move-other-join = { $player }: join another pawn in { $city }

## Other actions
move-build = Build a research station
move-build-moving = Build a research station, moving the one from { $city }
move-treat = Treat { $disease }
move-give = Give the { $card } card to the { $player }
move-take = Take the { $card } card from the { $player }
move-give-you = Give you the { $card } card
move-take-you = Take the { $card } card from you
move-bring-you = Bring you to { $city }
move-cure = Cure { $disease } with { $cards }
move-store = Store { $event }
move-pass =
    { $actions ->
        [one] Pass: give up { $actions } action
       *[other] Pass: give up { $actions } actions
    }

## Events
move-airlift = Airlift: { $player } to { $city }
move-grant = Government Grant: a station in { $city }
move-grant-moving = Government Grant: a station in { $city }, moving the one from { $from }
move-quiet = One Quiet Night: skip the next infection step
move-resilient = Resilient Population: remove the { $card } infection card
move-forecast = Forecast: look at the top infection cards
move-order = Put back: { $cards }

## Cards and steps
move-discard = Discard the { $card } card
# $due: what is due, by the phase.
move-next =
    { $due ->
        [draw] Draw 2 cards
        [intensify] Continue: Intensify
        [between] Continue: second epidemic
        [quiet] Continue: One Quiet Night
        [infect] Continue: next infection card
       *[end] End the turn
    }
