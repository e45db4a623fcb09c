# What happened. `log-<event>` is one event of the engine, `entry-<kind>` one entry of a table's log.
#
# Arguments have the names of the fields. Ids of cities, roles and diseases come as names, cards as
# `card-…` below says them. What a message selects by comes as it is on the wire: `$how`, `$cause`,
# `$by` of log-prevented; yes or no for true and false; none for null.

## Cards in sentences
card-city = { $city } ({ $disease })
card-event = { $event } (event)
card-epidemic = an EPIDEMIC
card-hidden =
    { $number ->
        [one] a hidden card
       *[other] { $number } hidden cards
    }
card-and-card = { $first } and { $second }

## Events of the engine
# $own: whether the pawn is that of the player who moves it ($by).
log-moved =
    { $own ->
        [yes]
            { $how ->
                [direct] The { $player } flies to { $city }.
                [charter] The { $player } charters a flight to { $city }.
                [shuttle] The { $player } takes a shuttle flight to { $city }.
                [opsflight] The { $player } flies from the research station to { $city }.
                [join] The { $player } joins another pawn in { $city }.
                [airlift] The { $player } is airlifted to { $city }.
               *[drive] The { $player } moves to { $city }.
            }
       *[no]
            { $how ->
                [direct] The { $by } flies the { $player } to { $city }.
                [charter] The { $by } charters a flight to { $city } for the { $player }.
                [shuttle] The { $by } sends the { $player } on a shuttle flight to { $city }.
                [join] The { $by } sends the { $player } to join another pawn in { $city }.
                [airlift] The { $player } is airlifted to { $city }.
               *[drive] The { $by } moves the { $player } to { $city }.
            }
    }
log-discarded = The { $player } discards the { $card } card.
log-played =
    { $stored ->
        [yes] The { $player } plays { $card } from the role card; it is removed from the game.
       *[no] The { $player } plays { $card }.
    }
log-built = A research station is built in { $city }.
log-stationtaken = The research station in { $city } is removed.
log-treated =
    { $presence ->
        [yes]
            { $cubes ->
                [one] The { $player }’s presence removes { $cubes } { $disease } cube from { $city }.
               *[other] The { $player }’s presence removes { $cubes } { $disease } cubes from { $city }.
            }
       *[no]
            { $cubes ->
                [one] The { $player } removes { $cubes } { $disease } cube from { $city }.
               *[other] The { $player } removes { $cubes } { $disease } cubes from { $city }.
            }
    }
log-shared = The { $giver } gives the { $card } card to the { $receiver }.
log-cured = The { $player } discovers the cure for { $disease }!
log-eradicated = The { $disease } disease is eradicated!
log-stored = The { $player } stores { $card } on the role card.
log-passed =
    { $actions ->
        [one] The { $player } gives up { $actions } action.
       *[other] The { $player } gives up { $actions } actions.
    }
# $epidemic: whether one of the cards is an epidemic.
log-drew =
    { $epidemic ->
        [yes] The { $player } draws { $card }!
       *[no] The { $player } draws { $card }.
    }
log-increased = Epidemic { $epidemics }: the infection rate is now { $rate }.
log-turned =
    { $bottom ->
        [yes] Infection card: { $city }, from the bottom of the deck.
       *[no] Infection card: { $city }.
    }
# $more: whether the city had cubes of this disease before.
log-infected =
    { $more ->
        [yes]
            { $cubes ->
                [one] { $city } gets { $cubes } { $disease } cube and now has { $total }.
               *[other] { $city } gets { $cubes } { $disease } cubes and now has { $total }.
            }
       *[no]
            { $cubes ->
                [one] { $city } gets { $cubes } { $disease } cube.
               *[other] { $city } gets { $cubes } { $disease } cubes.
            }
    }
# $by is eradicated, or the id of the role $protector.
log-prevented =
    { $by ->
        [eradicated] No cube in { $city }: { $disease } is eradicated.
       *[medic] No { $disease } cube in { $city }: the { $protector } protects the city.
    }
log-outbreak =
    { $origin ->
        [none] OUTBREAK { $outbreaks } of 8: { $disease } in { $city }!
       *[city] OUTBREAK { $outbreaks } of 8: { $disease } in { $city }, set off by { $origin }!
    }
log-intensified =
    { $cards ->
        [none] There are no infection discards to shuffle.
       *[cards] Shuffled and put back on top of the infection deck: { $cards }.
    }
log-skipped = One Quiet Night: no cities are infected.
log-removed = The { $card } infection card is removed from the game.
log-looked =
    { $cards ->
        [none]
            { $number ->
                [one] The { $player } looks at the top infection card.
               *[other] The { $player } looks at the top { $number } infection cards.
            }
       *[cards]
            { $number ->
                [one] The { $player } looks at the top infection card: { $cards }.
               *[other] The { $player } looks at the top { $number } infection cards: { $cards }.
            }
    }
log-ordered =
    { $cards ->
        [none]
            { $number ->
                [one] The { $player } puts the card back.
               *[other] The { $player } puts the { $number } cards back in the chosen order.
            }
       *[cards]
            { $number ->
                [one] The { $player } puts the card back: { $cards }.
               *[other] The { $player } puts the { $number } cards back in this order: { $cards }.
            }
    }
log-turn = It is the { $player }’s turn.
log-ended =
    { $cause ->
        [cures] All four cures discovered: the game is WON (R13.1).
        [outbreaks] The eighth outbreak: the game is LOST (R13.2).
        [cubes]
            { $disease ->
                [none] A cube was needed and none were left: the game is LOST (R13.2).
               *[disease] A { $disease } cube was needed and none were left: the game is LOST (R13.2).
            }
       *[cards] Too few player cards left to draw: the game is LOST (R6.1).
    }

## Entries of a table: people by their names, `$seat` as the client calls it (a role, or a number)
entry-opened = { $name } creates the table.
entry-joined = { $name } joins the table.
entry-seated =
    { $holder ->
        [none] The { $seat }’s seat is free.
       *[name] { $holder } takes the { $seat }’s seat.
    }
entry-invited = A seat is kept for { $name }.
entry-ready =
    { $yes ->
        [yes] { $name } is ready.
       *[no] { $name } is not ready yet.
    }
entry-voted = { $name } wants a bot to take the { $seat }’s seat.
entry-waited = { $name } waits for the { $seat }.
entry-began = The cards are dealt.
first-infections = First infections: { $groups }.
first-infections-group =
    { $cubes ->
        [one] { $cubes } cube: { $cities }
       *[other] { $cubes } cubes: { $cities }
    }
entry-played =
    { $redo ->
        [yes] { $name } redoes: { $move }.
       *[no] { $name }: { $move }.
    }
entry-undid = { $name } undoes a move.
entry-asked =
    { $text ->
        [undo] { $name } asks to undo a move.
       *[move] { $name } asks for consent: { $move }.
    }
entry-answered =
    { $yes ->
        [yes] { $name } agrees.
       *[no] { $name } declines.
    }
entry-withdrawn = { $name } withdraws the request.
entry-wenton = { $name } decides not to play an event.
entry-held = { $name } puts the game on hold.
entry-pauseended = The game goes on.
entry-stopset = { $name } changes when the game stops for events.
entry-agreeable =
    { $yes ->
        [yes] { $name } accepts every request automatically.
       *[no] { $name } wants to be asked about each request.
    }
# $what: card or disease.
entry-told =
    { $what ->
        [card] { $name } shows the { $card } card.
       *[disease]
            { $count ->
                [one] { $name } has { $count } { $disease } card.
               *[other] { $name } has { $count } { $disease } cards.
            }
    }
entry-said = { $name }: { $text }
entry-gone = { $name } is away.
entry-renamed = { $old } is now called { $name }.
# $by: none if the person has deleted their data.
entry-removed =
    { $by ->
        [none] Someone has left the table for good.
       *[host] { $name } is removed from the table.
    }
entry-closed = The table is closed.
