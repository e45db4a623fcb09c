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
