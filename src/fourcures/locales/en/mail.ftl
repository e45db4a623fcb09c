# Notices of turn-based games, which the server sends: emails, and notifications of browsers.

## Moments
date-moment = { $weekday } { $day } { $month }, { $time }
date-weekday =
    { $day ->
        [1] Mon
        [2] Tue
        [3] Wed
        [4] Thu
        [5] Fri
        [6] Sat
       *[7] Sun
    }
date-month =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }

## Titles. $reason: turn, question, window (an event could be played) or discard; $table: none if it has no name.
notice-first =
    { $reason ->
        [question] { $asker } asks you something
        [window] Your game with { $mates }: will you play an event?
        [discard] Your game with { $mates }: you have too many cards
       *[turn]
            { $table ->
                [none] Your turn with { $mates }
               *[name] Your turn: { $table } ({ $mates })
            }
    }
notice-soon = Your time in the game with { $mates } ends { $left }
notice-reminder =
    { $reason ->
        [question] { $asker } is still waiting for your answer
        [window] Your game with { $mates } is still waiting: will you play an event?
        [discard] Your game with { $mates } is still waiting: you have too many cards
       *[turn]
            { $table ->
                [none] It is still your turn with { $mates }
               *[name] It is still your turn: { $table } ({ $mates })
            }
    }
notice-bot = a bot
notice-invited = { $asker } wants to play with you again
notice-invited-text = A seat is kept for you at the table. The game starts when everyone is ready.
notice-group = { $asker } has opened a table for “{ $group }”
notice-group-text = Your group is about to play. Sit down before the game starts.
notice-mate = { $asker } has invited you to a game
notice-mate-text = Sit down at the table before the game starts.

## What the table waits for
notice-at-table = This is about the table “{ $table }” with { $mates }.
notice-your-turn = It is your turn as the { $role } in { $city }.
notice-did = { $name }: { $what }
notice-did-bot = A bot for { $name }: { $what }
notice-task-turn = It is your turn.
notice-task-window = You could play an event now, or continue without one.
notice-task-discard = You have too many cards: choose which ones to discard.
notice-asks = { $asker } asks: “{ $question }”
notice-ask-other = May I make a move that you have to agree to?
notice-state =
    { $cards ->
        [one] Cures: { $cures } of 4. Outbreaks: { $outbreaks } of 8. { $cards } player card is left.
       *[other] Cures: { $cures } of 4. Outbreaks: { $outbreaks } of 8. { $cards } player cards are left.
    }

## Until when. $left: “in 23 h”, in the words of left-hours.
notice-until = You have until { $until } ({ $left }).
notice-overdue = Your time ran out on { $until }; the others are still waiting for you.
notice-late-bot =
    { $reason ->
        [question] You have until { $until } ({ $left }). After that your answer is no.
        [window] You have until { $until } ({ $left }). After that the game continues without an event.
       *[turn] You have until { $until } ({ $left }). After that a bot takes this one turn, and you stay in the game.
    }
notice-late-remind = You have until { $until } ({ $left }). After that you get one reminder, and the others keep waiting for you.
notice-late-nothing = You have until { $until } ({ $left }). After that nothing happens: the others keep waiting for you.

## Emails
mail-subject = Four Cures: { $title }, until { $until }
mail-subject-invited = Four Cures: { $title }
mail-hello = Hello { $name },
mail-go = Go to the table
mail-why = You get this email because you chose emails about your turns and invitations in Four Cures.
mail-unsubscribe = Stop these emails
mail-confirm-subject = Four Cures: confirm your address
mail-confirm-title = Is this your address?
mail-confirm-text = Someone asked Four Cures to email this address when a table is waiting for them. If it was you, confirm it:
mail-confirm-link = Confirm this address
mail-confirm-else = If it was not you, do nothing: you will get no emails about games.
mail-refuse = Never write to me again
