# Beside the real game: what lies on the table, and which cards came.

## The way in, and the set-up
beside-title = Beside the real game
beside-note = The cardboard lies on your table: tell here which cards come, and get odds and advice.
beside-enter = Lay out the game
beside-lead = Set up the real game, shuffle and deal. Then tell here what lies on the table, and later which cards come.
beside-roles = Who plays, in the order of play? Two to four roles
beside-groups = What lies on the table
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
beside-begin = Begin

## Telling cards
beside-name = Card name
beside-colours = Only one colour
beside-nothing = No card that could come begins so.
beside-take = Take { $card } back

## At the table
beside-deck = From the real deck
beside-which-player = Which player card is drawn? ({ $number } of 2)
beside-which-infection = Which infection card comes next?
beside-which-bottom = Which card is at the bottom of the infection deck?
beside-cards = The cards come from the real deck: what it gives is told here.
beside-undo = Takes the last move back, with the cards that were told for it
