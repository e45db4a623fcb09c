# Notices that a table waits for somebody: in mails, and in browsers that show them.

notice-turn = Your turn
notice-turn-text = The table is waiting for you.
notice-reminder = Your time is up
notice-reminder-text = The table is still waiting for you.
notice-bot =
    { $hours ->
        [one] In { $hours } hour a bot will play this turn for you.
       *[other] In { $hours } hours a bot will play this turn for you.
    }
mail-confirm-subject = Confirm your address
mail-confirm-text = Somebody asked Four Cures to send mails to this address when a table waits for them. If it was you, open this link:
mail-confirm-else = If it was not you, do nothing: you will get no more mails.
mail-unsubscribe = No more mails like this:

## Turn by turn
new-pace = Pace
new-pace-live = Together
new-pace-live-note = Everyone is here at the same time.
new-pace-turns = Turn by turn
new-pace-turns-note = Everyone plays when they have time. The table tells who is next.
new-turn-time = Time for a turn
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
new-late = After that time
new-late-nothing = Nothing happens
new-late-remind = A reminder is sent
new-late-bot = A bot plays this turn
pace-words = turn by turn, { $time }
pace-room-note = This game is played turn by turn: you can close the page, and come back when it is your turn.
pace-tell-me = Tell me when it is my turn
pace-until = until { $time }
pace-until-bot = until { $time }, then a bot plays
pace-late = since { $time }
entry-one-turn = { $name }'s time is up: a bot plays this turn as the { $seat }.

## How to be told
told-title = When a table waits for me
told-note = For games that are played turn by turn.
told-push = Show a notification on this device
told-push-blocked = This browser blocks notifications of this page. Allow them in its settings first.
told-push-failed = This browser could not be subscribed to notifications.
told-mail = Send a mail to
told-mail-send = Send me a mail to confirm
told-mail-sent = We have sent a mail to { $address }. Open the link in it.
told-mail-on = Mails go to { $address }.
told-mail-waits = { $address } is not confirmed yet: open the link in the mail.
told-mail-stop = No more mails
mail-page-title = Mails
mail-confirmed = Done: a mail tells you when a table waits for you.
mail-stopped = Done: you get no more mails, and your address is deleted.
