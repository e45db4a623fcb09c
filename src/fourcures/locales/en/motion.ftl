# What is shown on the board as it happens, and how fast; sounds; questions in place.

## Settings
settings-speed = Animation speed
settings-speed-step = Step by step
settings-speed-step-note = Pauses before each action by another player until you tap or press the space bar.
settings-speed-calm = Calm
settings-speed-calm-note = Slow enough to follow everything. The space bar goes to the next step, Esc to the end.
settings-speed-fast = Fast
settings-speed-fast-note = The same in less than half the time.
settings-speed-none = Instant
settings-speed-none-note = The board shows the result at once. Only a cure is briefly celebrated.
settings-volume = Volume
settings-confirm = Ask before unused actions are lost
settings-signals = Show what others point at
sound-mute = Mute

## The board catches up
waiting-shown = The { $player }’s turn
scene-next = Next
scene-won = Victory!
scene-lost = Defeat
opening-team = Your team
opening-infections = The first infections
opening-infections-why = Nine cities start infected: three with 3 cubes, three with 2 and three with 1.
opening-start = Start
scene-tap = Tap to continue
scene-increase-is =
    { $rate ->
        [one] Rate { $former } → { $rate }: { $rate } city a turn
       *[other] Rate { $former } → { $rate }: { $rate } cities a turn
    }
scene-increase-same =
    { $rate ->
        [one] Rate stays { $rate }: { $rate } city a turn
       *[other] Rate stays { $rate }: { $rate } cities a turn
    }
scene-increase-why = This many cities are infected at the end of every turn.
scene-infect-is =
    { $cubes ->
        [0] { $city }
        [one] { $city }: { $cubes } cube
       *[other] { $city }: { $cubes } cubes at once
    }
scene-infect-why = The card came from the bottom of the infection deck.
scene-intensify-is =
    { $cards ->
        [one] { $cards } discarded city, back on top
       *[other] { $cards } discarded cities, back on top
    }
scene-intensify-why = These cities are drawn again first.
# The title of your own cure, in large letters.
scene-cure-title = The { $disease } cure
scene-cure-found = Discovered in { $city } on turn { $turn }. One action now removes all cubes of this disease from a city.
scene-cure-by =
    { $named ->
        [yes] { $player } discovered the { $disease } cure
       *[no] The { $player } discovered the { $disease } cure
    }
scene-cure-where = in { $city }, turn { $turn }
scene-cure-count = { $found } of { $all } cures
scene-eradicated-why = None of its cubes can return.
scene-station = First new research station: { $city }
scene-station-why = Players can now move between the stations for one action.
scene-last = Last chance
scene-last-cards = The deck is too small for the next draw. Only the actions before it are left.
scene-last-outbreaks = One more outbreak ends the game.

## Windows without an event
waiting-me-window-ready = Continue when you are ready
waiting-for-window-ready = { $who } is not ready yet

## Questions
action-draw-anyway =
    { $actions ->
        [one] { $actions } action left: draw anyway
       *[other] { $actions } actions left: draw anyway
    }
request-lacking = You do not have this card.
plan-later = Plan your next turn. You can play the plan when it is your turn.
