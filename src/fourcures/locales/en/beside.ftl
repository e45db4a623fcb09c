# Beside the real game: what lies on the table, and which cards came.

## The way in, and the set-up
beside-title = Companion for the real board game
beside-note = Playing with the real board? Enter the cards as they come and get odds and advice.
beside-enter = Set up the game
beside-lead = Set up the real game, shuffle and deal. Then enter what is on the table, and later each card as it comes.
beside-roles = Who is playing? Two to four roles in turn order
beside-groups = What is on the table
beside-cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
beside-which-cities =
    { $cubes ->
        [one] Which cities have { $cubes } cube?
       *[other] Which cities have { $cubes } cubes?
    }
beside-which-hand = { $role }: which cards?
beside-begin = Start

## Telling cards
beside-name = Card name
beside-colours = Filter by colour
beside-nothing = No possible card matches that.
beside-take = Remove { $card }

## At the table
beside-deck = From the real deck
beside-which-player = Which player card was drawn? ({ $number } of 2)
beside-which-infection = Which infection card comes next?
beside-which-bottom = Which card is at the bottom of the infection deck?
beside-cards = The cards come from the real deck: enter each one here.
beside-undo = Undoes the last move and removes the cards entered for it
beside-midgame = Enter a game in progress
