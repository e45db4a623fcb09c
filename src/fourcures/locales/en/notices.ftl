# Notices that a table waits for somebody: in emails, and in browsers that show them.

## Turn by turn
new-pace = Pace
new-pace-live = Real-time
new-pace-live-note = Everyone is online at the same time.
new-pace-turns = Turn-based
new-pace-turns-note = Everyone plays when they have time. The table shows whose turn it is.
new-turn-time = Time per turn
pace-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
pace-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
new-late = When time runs out
new-late-nothing = Nothing happens
new-late-nothing-note = No reminder is sent; the others keep waiting.
new-late-remind = A reminder is sent
new-late-remind-note = One reminder, when the time is up; the others keep waiting.
new-late-bot = A bot plays this turn
new-late-bot-note = A reminder is sent four hours before.
pace-words = turn-based, { $time } per turn
pace-room-note = This game is turn-based: you can close the page and come back when it is your turn.
pace-tell-me = Tell me when it is my turn
pace-mailed = Emails go to { $address }
pace-pushed = Notifications are on
left-minutes = in { $minutes } min
left-hours = in { $hours } h
left-days =
    { $days ->
        [one] in { $days } day
       *[other] in { $days } days
    }
pace-until = until { $time }, { $left }
pace-until-bot = until { $time }, { $left }; then a bot plays
pace-late = overdue since { $time }
entry-one-turn = { $name }’s time is up: a bot plays this turn as the { $seat }.

## How to be told
told-title = When a table is waiting for me
told-note = Your turn in turn-based games, questions for you, and invitations.
told-push = Show a notification on this device
told-push-blocked = This browser blocks notifications from this page. Allow them in its settings first.
told-push-failed = Notifications could not be switched on in this browser.
told-mail = Send an email to
told-mail-send = Send a confirmation email
told-mail-sent = We have sent an email to { $address }. Open the link in it.
told-mail-on = Emails go to { $address }.
told-mail-waits = { $address } is not confirmed yet: open the link in the email.
told-mail-until-then = Until then, emails go to { $address }.
told-mail-other = Send them to another address
told-mail-stop = Stop these emails
mail-page-title = Emails
mail-confirmed = Done: you will get an email when a table is waiting for you.
mail-stopped = Done: you will get no more emails, and your address is deleted.
mail-refused = Done: this address will get no more emails from here.
mail-allow = Allow emails again
mail-allowed = Done: emails are allowed again. To get them, enter your address in the settings.
