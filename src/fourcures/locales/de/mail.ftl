# Nachrichten rundenbasierter Spiele, die der Server schickt: E-Mails und Benachrichtigungen.

## Zeitpunkte
date-moment = { $weekday } { $day }. { $month }, { $time }
date-weekday =
    { $day ->
        [1] Mo.
        [2] Di.
        [3] Mi.
        [4] Do.
        [5] Fr.
        [6] Sa.
       *[7] So.
    }
date-month =
    { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }

## Titel
notice-first =
    { $reason ->
        [question] { $asker } fragt dich etwas
        [window] Dein Spiel ({ $mates }): Willst du ein Ereignis spielen?
        [discard] Dein Spiel ({ $mates }): Du hast zu viele Karten
       *[turn]
            { $table ->
                [none] Du bist am Zug ({ $mates })
               *[name] Du bist am Zug: { $table } ({ $mates })
            }
    }
notice-soon = Deine Zeit endet { $left } ({ $mates })
notice-reminder =
    { $reason ->
        [question] { $asker } wartet noch auf deine Antwort
        [window] Dein Spiel mit { $mates } wartet noch: Willst du ein Ereignis spielen?
        [discard] Dein Spiel mit { $mates } wartet noch: Du hast zu viele Karten
       *[turn]
            { $table ->
                [none] Du bist noch am Zug ({ $mates })
               *[name] Du bist noch am Zug: { $table } ({ $mates })
            }
    }
notice-bot = ein Bot
notice-invited = { $asker } möchte noch einmal mit dir spielen
notice-invited-text = Am Tisch ist ein Platz für dich reserviert. Das Spiel beginnt, sobald alle bereit sind.
notice-group = { $asker } öffnet einen Tisch für „{ $group }“
notice-group-text = Deine Gruppe spielt gleich. Setz dich an den Tisch, bevor das Spiel beginnt.
notice-mate = { $asker } lädt dich zu einem Spiel ein
notice-mate-text = Setz dich an den Tisch, bevor das Spiel beginnt.

## Worauf der Tisch wartet
notice-at-table = Es geht um den Tisch „{ $table }“ ({ $mates }).
notice-your-turn = Du bist am Zug: { $role }, { $city }.
notice-did = { $name }: { $what }
notice-did-bot = Ein Bot für { $name }: { $what }
notice-task-turn = Du bist am Zug.
notice-task-window = Du könntest jetzt ein Ereignis spielen oder ohne eines weitermachen.
notice-task-discard = Du hast zu viele Karten: Wähle, welche du ablegst.
notice-asks = { $asker } fragt: „{ $question }“
notice-ask-other = Darf ich einen Schritt machen, dem du zustimmen musst?
notice-state =
    { $cards ->
        [one] Gegenmittel: { $cures } von 4. Ausbrüche: { $outbreaks } von 8. Im Zugstapel ist noch { $cards } Karte.
       *[other] Gegenmittel: { $cures } von 4. Ausbrüche: { $outbreaks } von 8. Im Zugstapel sind noch { $cards } Karten.
    }

## Bis wann
notice-until = Bis { $until }, { $left }.
notice-overdue = Deine Zeit ist abgelaufen ({ $until }); die anderen warten noch auf dich.
notice-late-bot =
    { $reason ->
        [question] Du hast Zeit bis { $until } ({ $left }). Danach gilt deine Antwort als Nein.
        [window] Du hast Zeit bis { $until } ({ $left }). Danach geht es ohne Ereignis weiter.
       *[turn] Du hast Zeit bis { $until } ({ $left }). Danach spielt ein Bot diesen einen Zug, und du bleibst im Spiel.
    }
notice-late-remind = Du hast Zeit bis { $until } ({ $left }). Danach bekommst du eine Erinnerung, und die anderen warten weiter auf dich.
notice-late-nothing = Du hast Zeit bis { $until } ({ $left }). Danach passiert nichts: Die anderen warten weiter auf dich.

## E-Mails
mail-subject = Four Cures: { $title }, bis { $until }
mail-subject-invited = Four Cures: { $title }
mail-hello = Hallo { $name },
mail-go = Zum Tisch
mail-why = Du bekommst diese E-Mail, weil du in Four Cures E-Mails zu deinen Zügen und Einladungen eingeschaltet hast.
mail-unsubscribe = Diese E-Mails abbestellen
mail-confirm-subject = Four Cures: Bestätige deine Adresse
mail-confirm-title = Ist das deine Adresse?
mail-confirm-text = Jemand hat Four Cures gebeten, eine E-Mail an diese Adresse zu schicken, wenn ein Tisch wartet. Wenn du das warst, bestätige die Adresse:
mail-confirm-link = Adresse bestätigen
mail-confirm-else = Wenn du das nicht warst, brauchst du nichts zu tun: Du bekommst keine E-Mails über Spiele.
mail-refuse = Schreibt mir nie wieder
