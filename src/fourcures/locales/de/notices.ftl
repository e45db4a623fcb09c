# Benachrichtigungen, dass ein Tisch auf jemanden wartet: in E-Mails und in Browsern.

notice-turn = Du bist am Zug
notice-turn-text = Der Tisch wartet auf dich.
notice-reminder = Erinnerung: Du bist am Zug
notice-reminder-text = Der Tisch wartet noch auf dich.
notice-bot =
    { $hours ->
        [one] In { $hours } Stunde spielt ein Bot diesen Zug für dich.
       *[other] In { $hours } Stunden spielt ein Bot diesen Zug für dich.
    }
mail-confirm-subject = Bestätige deine Adresse
mail-confirm-text = Jemand hat Four Cures gebeten, eine E-Mail an diese Adresse zu schicken, wenn ein Tisch wartet. Wenn du das warst, öffne diesen Link:
mail-confirm-else = Wenn du das nicht warst, brauchst du nichts zu tun: Du bekommst keine weiteren E-Mails.
mail-unsubscribe = Diese E-Mails abbestellen:

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
new-late-remind = Es gibt eine Erinnerung
new-late-bot = Ein Bot spielt diesen Zug
pace-words = rundenbasiert, { $time } pro Zug
pace-room-note = Dieses Spiel ist rundenbasiert: Du kannst die Seite schließen und wiederkommen, wenn du dran bist.
pace-tell-me = Benachrichtige mich, wenn ich dran bin
pace-until = bis { $time }
pace-until-bot = bis { $time }, dann spielt ein Bot
pace-late = überfällig seit { $time }
entry-one-turn = Die Zeit ist um: Diesen Zug spielt ein Bot für { $name } ({ $seat }).

## Wie man benachrichtigt wird
told-title = Wenn ein Tisch auf mich wartet
told-note = Für rundenbasierte Spiele.
told-push = Auf diesem Gerät eine Benachrichtigung anzeigen
told-push-blocked = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie zuerst in seinen Einstellungen.
told-push-failed = Dieser Browser konnte nicht für Benachrichtigungen angemeldet werden.
told-mail = Eine E-Mail schicken an
told-mail-send = Bestätigungsmail schicken
told-mail-sent = Wir haben eine E-Mail an { $address } geschickt. Öffne den Link darin.
told-mail-on = E-Mails gehen an { $address }.
told-mail-waits = { $address } ist noch nicht bestätigt: Öffne den Link in der E-Mail.
told-mail-stop = E-Mails abbestellen
mail-page-title = E-Mails
mail-confirmed = Fertig: Du bekommst eine E-Mail, wenn ein Tisch auf dich wartet.
mail-stopped = Fertig: Du bekommst keine E-Mails mehr, und deine Adresse ist gelöscht.
