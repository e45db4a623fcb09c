# Benachrichtigungen, dass ein Tisch auf jemanden wartet: in E-Mails und in Browsern.

## Rundenbasierte Spiele
new-pace = Tempo
new-pace-live = In Echtzeit
new-pace-live-note = Alle sind gleichzeitig da.
new-pace-turns = Rundenbasiert
new-pace-turns-note = Alle spielen, wenn sie Zeit haben. Am Tisch steht, wer dran ist.
new-turn-time = Bedenkzeit pro Zug
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
new-late = Nach Ablauf der Zeit
new-late-nothing = Es passiert nichts
new-late-nothing-note = Die anderen warten weiter, ohne Erinnerung.
new-late-remind = Es gibt eine Erinnerung
new-late-remind-note = Eine einzige, wenn die Zeit um ist; die anderen warten weiter.
new-late-bot = Ein Bot spielt diesen Zug
new-late-bot-note = Vier Stunden davor gibt es eine Erinnerung.
pace-words = rundenbasiert, { $time } pro Zug
pace-room-note = Dieses Spiel ist rundenbasiert: Du kannst die Seite schließen und wiederkommen, wenn du dran bist.
pace-tell-me = Benachrichtige mich, wenn ich dran bin
pace-mailed = E-Mails gehen an { $address }
pace-pushed = Benachrichtigungen sind an
left-minutes = in { $minutes } Min.
left-hours = in { $hours } Std.
left-days =
    { $days ->
        [one] in { $days } Tag
       *[other] in { $days } Tagen
    }
pace-until = bis { $time }, { $left }
pace-until-bot = bis { $time }, { $left }; dann spielt ein Bot
pace-late = überfällig seit { $time }
entry-one-turn = Die Zeit ist um: Diesen Zug spielt ein Bot für { $name } ({ $seat }).

## Wie man benachrichtigt wird
told-title = Wenn ein Tisch auf mich wartet
told-note = Deine Züge in rundenbasierten Spielen, Fragen an dich und Einladungen.
told-push = Auf diesem Gerät eine Benachrichtigung anzeigen
told-push-blocked = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie zuerst in seinen Einstellungen.
told-push-failed = Dieser Browser konnte nicht für Benachrichtigungen angemeldet werden.
told-mail = Eine E-Mail schicken an
told-mail-send = Bestätigungsmail schicken
told-mail-sent = Wir haben eine E-Mail an { $address } geschickt. Öffne den Link darin.
told-mail-on = E-Mails gehen an { $address }.
told-mail-waits = { $address } ist noch nicht bestätigt: Öffne den Link in der E-Mail.
told-mail-until-then = Bis dahin gehen E-Mails an { $address }.
told-mail-other = Eine andere Adresse nehmen
told-mail-stop = E-Mails abbestellen
mail-page-title = E-Mails
mail-confirmed = Fertig: Du bekommst eine E-Mail, wenn ein Tisch auf dich wartet.
mail-stopped = Fertig: Du bekommst keine E-Mails mehr, und deine Adresse ist gelöscht.
mail-refused = Fertig: Diese Adresse bekommt keine E-Mails mehr von hier.
mail-allow = E-Mails wieder erlauben
mail-allowed = Fertig: E-Mails sind wieder erlaubt. Um sie zu bekommen, gib deine Adresse in den Einstellungen ein.
