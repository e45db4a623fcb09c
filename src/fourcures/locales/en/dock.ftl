# The dock between map and hand.

dock-title = What is happening, and what you can do
dock-step = Step { $step } of { $steps }
dock-step-next = Next: { $move }
dock-stop = Stop here
dock-hurry = Faster
dock-halted = Stopped at step { $step }: the game did not go as planned.
dock-halted-for = Stopped here: the next step is the { $player }’s.
step-of = { $player }: { $move }
dock-slow-bot = The bot is still thinking.
dock-preparing = { $bot } is getting ready: { $percent } (only this once)
dock-stand-in = Use { $bot }
dock-stand-in-note = { $bot } plays until { $slow } is ready.
meanwhile-title = While the bots get ready
meanwhile-turn = Take your turn
meanwhile-turn-note = No bots needed.
meanwhile-rules = The rules on one page
meanwhile-rules-note = Two minutes to read.
meanwhile-map = Look around
meanwhile-map-note = Choose any city: the map shows what you can do there.
meanwhile-guide-note = Learn by playing. This game waits for you.
dock-infects = Infection: { $city }
dock-says-no = { $name } says no
dock-asks =
    { $others ->
        [0] { $name } ({ $player }) asks
        [one] { $name } ({ $player }) asks · one more question
       *[other] { $name } ({ $player }) asks · { $others } more questions
    }

# What a player asks of you.

ask-undo = May I undo my last move?
ask-bring = May I bring you to { $city }?
ask-bring-give =
    { $number ->
        [1] May I bring you to { $city } and give you the { $card } card?
       *[other] May I bring you to { $city } and give you the { $cards } cards?
    }
ask-bring-take =
    { $number ->
        [1] May I bring you to { $city } and take the { $card } card from you?
       *[other] May I bring you to { $city } and take the { $cards } cards from you?
    }
ask-give =
    { $number ->
        [1] May I give you the { $card } card?
       *[other] May I give you the { $cards } cards?
    }
ask-take =
    { $number ->
        [1] Will you give me the { $card } card?
       *[other] Will you give me the { $cards } cards?
    }
ask-other = May I do this: { $move }?

# Discarding, in the hand.

discard-over = { $cards } cards, { $limit } allowed
discard-which-least = Which card goes? { $card } costs least.
discard-which =
    { $over ->
        [one] Which card goes?
       *[other] Which { $over } cards go?
    }
discard-card = Discard { $cards }
discard-event = Play an event
discard-cost-cured = Costs little
discard-more-cured = cured
discard-says-cured = There is a cure for { $disease }: you need this card only to fly or build.
discard-cost-least = Costs least
discard-more-least = no set
discard-says-least = No set needs this card, and there is no danger near its city.
discard-cost-flight = Costs a flight
discard-more-flight = near { $city }
discard-says-flight = It could take you to { $city }, which is close to an outbreak.
discard-cost-team = The team’s set
discard-more-team = { $cards } with { $player }
discard-says-team = The { $player } is collecting { $disease }: { $cards } cards so far.
discard-cost-set = Weakens a set
discard-more-set = { $from } → { $to } of { $needed }
discard-says-set = Your { $disease } set falls from { $from } to { $to } of { $needed } cards.
discard-cost-breaks = Breaks the cure
discard-more-breaks = { $from } → { $to }
discard-says-breaks = You have all { $needed } cards for the { $disease } cure. Without this one you do not.
discard-cost-event = An event
discard-more-event = or play it
discard-says-event = It is better to play this event than to discard it.

# A moment for events.

window-next-draw = Next: cards are drawn
window-next-infect = Next: infections
window-next-shuffle = Next: the infection cards are shuffled
window-next-epidemic = Next: another epidemic
window-asks-draw = Play an event before the cards are drawn?
window-asks-infect = Play an event before the infections?
window-asks-shuffle = Play an event before the infection cards are shuffled?
window-asks-epidemic = Play an event before the next epidemic?
window-held = { $name } has put the game on hold
window-events = You have { $events }.
window-events-run = You have { $events }. The game goes on by itself unless you hold it.
window-run-hold = The game goes on by itself unless you hold it.
window-run = The game goes on by itself.
stop-title = When to stop
