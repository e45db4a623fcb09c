# What is shown on the board as it happens, and how fast; sounds; questions in place.

## Settings
settings-speed = Animation speed
settings-speed-step = Step by step
settings-speed-step-note = Pauses before each action by another player until you tap or press the space bar.
settings-speed-calm = Calm
settings-speed-calm-note = Slow enough to follow everything. The space bar skips ahead.
settings-speed-fast = Fast
settings-speed-fast-note = The same in less than half the time.
settings-speed-none = Instant
settings-speed-none-note = The board shows the result at once.
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
opening-start = Start

## Windows without an event
waiting-me-window-undo = Last chance to undo
waiting-me-window-ready = Continue when you are ready
waiting-for-window-undo = { $who } can still undo
waiting-for-window-ready = { $who } is not ready yet

## Questions
action-draw-anyway =
    { $actions ->
        [one] { $actions } action left: draw anyway
       *[other] { $actions } actions left: draw anyway
    }
request-lacking = You do not have this card.
plan-later = Plan your next turn. You can play the plan when it is your turn.
action-wait = Wait!
order-moment = briefly; longer when danger is near
