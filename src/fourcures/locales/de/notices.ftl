# Nachrichten, dass ein Tisch auf jemanden wartet: in Mails und in Browsern.

notice-turn = Du bist am Zug
notice-turn-text = Der Tisch wartet auf dich.
notice-reminder = Deine Zeit ist um
notice-reminder-text = Der Tisch wartet noch auf dich.
notice-bot =
    { $hours ->
        [one] In { $hours } Stunde spielt ein Bot diesen Zug für dich.
       *[other] In { $hours } Stunden spielt ein Bot diesen Zug für dich.
    }
mail-confirm-subject = Bestätige deine Adresse
mail-confirm-text = Four Cures soll eine Mail an diese Adresse schicken, wenn ein Tisch wartet. Wenn du darum gebeten hast, öffne diesen Link:
mail-confirm-else = Wenn nicht, brauchst du nichts zu tun: Du bekommst keine weiteren Mails.
mail-unsubscribe = Keine solchen Mails mehr:

## Zug um Zug
new-pace = Tempo
new-pace-live = Gemeinsam
new-pace-live-note = Alle sind gleichzeitig da.
new-pace-turns = Zug um Zug
new-pace-turns-note = Alle spielen, wenn sie Zeit haben. Der Tisch sagt, wer dran ist.
new-turn-time = Zeit für einen Zug
pace-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
pace-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
new-late = Nach dieser Zeit
new-late-nothing = Nichts geschieht
new-late-remind = Es gibt eine Erinnerung
new-late-bot = Ein Bot spielt diesen Zug
pace-words = Zug um Zug, { $time }
pace-room-note = Dieses Spiel wird Zug um Zug gespielt: Du kannst die Seite schließen und wiederkommen, wenn du dran bist.
pace-tell-me = Sag mir, wenn ich dran bin
pace-until = bis { $time }
pace-until-bot = bis { $time }, dann spielt ein Bot
pace-late = seit { $time }
entry-one-turn = Die Zeit ist um: Diesen Zug spielt ein Bot für { $name } ({ $seat }).

## Wie man benachrichtigt wird
told-title = Wenn ein Tisch auf mich wartet
told-note = Für Spiele, die Zug um Zug gespielt werden.
told-push = Auf diesem Gerät eine Nachricht anzeigen
told-push-blocked = Dieser Browser lässt keine Nachrichten dieser Seite zu. Erlaube sie zuerst in seinen Einstellungen.
told-push-failed = Dieser Browser konnte nicht für Nachrichten angemeldet werden.
told-mail = Eine Mail schicken an
told-mail-send = Mail zum Bestätigen schicken
told-mail-sent = Wir haben eine Mail an { $address } geschickt. Öffne den Link darin.
told-mail-on = Mails gehen an { $address }.
told-mail-waits = { $address } ist noch nicht bestätigt: Öffne den Link in der Mail.
told-mail-stop = Keine Mails mehr
mail-page-title = Mails
mail-confirmed = Fertig: Eine Mail sagt dir, wenn ein Tisch auf dich wartet.
mail-stopped = Fertig: Du bekommst keine Mails mehr, und deine Adresse ist gelöscht.
