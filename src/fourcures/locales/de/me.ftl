# Wie du spielst (/me), und was der Server über dich speichert (/privacy).

me-title = Wie du spielst
me-signed-out = Diese Seite zeigt dir, wie du spielst: deine Siege, deine Rollen, dein Team und deine Serien. Du brauchst kein Konto: Spiele einfach los.
me-empty-title = Dein erstes Spiel wartet
me-empty = Beende ein Spiel, dann siehst du hier, wie du spielst: deine Siege, deine Rollen, dein Team und deine Serien.
me-not-played = noch nicht gespielt
me-not-won = noch nicht gewonnen
me-rate = Anteil gewonnener Spiele: { $percent }
me-won =
    { $games ->
        [one] { $won } von { $games } Spiel gewonnen
       *[other] { $won } von { $games } Spielen gewonnen
    }
me-streak = Siege in Folge
me-best-streak = längste Serie
me-fastest = Züge beim schnellsten Sieg
me-favourite =
    { $games ->
        [one] deine Rolle in { $games } Spiel
       *[other] deine Lieblingsrolle, in { $games } Spielen
    }
me-strongest = deine stärkste Rolle: { $percent } gewonnen
me-roles = Nach Rolle
me-difficulties = Nach Schwierigkeit
me-teams = Nach Teamgröße
me-mates = Nach Mitspielenden
me-bots = Mit Bots
me-one-screen = An einem Bildschirm
me-score = { $won } von { $games }
me-score-said = { $won } von { $games } gewonnen
me-losses = Gründe für Niederlagen
me-lost-outbreaks = Achter Ausbruch
me-lost-cubes = Keine Würfel mehr
me-lost-cards = Keine Karten mehr
me-last = Letzte Spiele
me-bots-number =
    { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }
me-counts = Was zählt
me-counts-yes = Jedes beendete Spiel, in dem du einen Zug gespielt hast, auch wenn jemand anders die übrigen Züge gespielt hat. Ein Spiel an einem Bildschirm zählt einmal, mit allen Rollen.
me-counts-no = Übungen, Rätsel und Spiele ab einem geteilten Spielstand zählen nicht.
me-counts-strongest = Als stärkste Rolle gilt eine Rolle erst ab drei Spielen.
me-export = Meine Daten herunterladen
device-qr = Mit dem anderen Gerät scannen

## Was der Server über dich speichert
privacy-title = Datenschutz
privacy-lead = Du spielst hier ohne Konto, ohne Passwort und ohne Werbung. Hier steht, was der Server über dich weiß und was du damit tun kannst.
privacy-kept = Was gespeichert wird
privacy-name = Dein Name
privacy-name-text = Der Name, den du wählst, und eine zufällige Kennung, die für dich steht.
privacy-cookie = Ein Cookie
privacy-cookie-text = Es enthält diese Kennung und hält dich bis zu 400 Tage lang angemeldet, gerechnet ab der letzten Eingabe deines Namens. Andere Cookies gibt es nicht. Deine Einstellungen bleiben in deinem Browser.
privacy-devices = Deine Geräte
privacy-devices-text = Für jedes Gerät: Browser und Betriebssystem, wann es hinzugefügt und an welchem Tag es zuletzt benutzt wurde.
privacy-tables = Deine Tische
privacy-tables-text = Das Protokoll jedes Spiels: wer auf welchem Platz saß, jeder Spielzug und alles, was geschrieben wurde, mit der Uhrzeit.
privacy-results = Deine Ergebnisse
privacy-results-text = Wie deine Spiele endeten, mit deinen Rollen, der Schwierigkeit und deinem Namen am jeweiligen Tisch; deine Versuche in den Tagespartien; deine Versuche bei Rätseln und deine Wertung.
privacy-blocks = Blockieren und Melden
privacy-blocks-text = Wen du blockiert hast, und Meldungen von dir oder über dich. Meldungen liest der Betreiber dieses Servers; nach 90 Tagen werden sie gelöscht.
privacy-groups = Deine Gruppen
privacy-groups-text = In welchen Gruppen du bist und seit wann, aus welchen du entfernt wurdest, ihre Namen und der nächste Termin, und wer dich an einen Tisch eingeladen hat. Mitglieder einer Gruppe sehen deinen Namen und die Ergebnisse ihrer Spiele.
privacy-logs = Das Protokoll des Servers
privacy-logs-text = Welche Art von Anfrage wann kam und wie lange sie dauerte. Das Protokoll enthält keine Namen, keine Cookies, keine Nachrichten und keine IP-Adressen. Um Anfragen zu begrenzen, merkt sich der Server deine IP-Adresse für kurze Zeit, speichert sie aber nicht. Ein vorgeschalteter Webserver kann ein eigenes Protokoll führen: Frag den Betreiber dieses Servers.
privacy-long = Wie lange
privacy-long-text = Bis du es löschst. Der Betreiber kann unbenutzte Tische nach einiger Zeit löschen lassen und danach auch die Daten von Personen, die keinen Tisch mehr haben. Deine Ergebnisse bleiben, bis deine Daten gelöscht werden. Wie lange Sicherungen und Protokolle bleiben, entscheidet der Betreiber.
privacy-who = Wer es sieht
privacy-who-team = Alle an deinem Tisch sehen deinen Namen, deine Spielzüge und was du schreibst. Dasselbe sehen alle, die den Link zum Tisch haben. Öffentliche Tische können alle sehen.
privacy-who-you = Die Seite „Wie du spielst“ siehst nur du. Wer mit dir Spiele beendet hat, sieht auf der eigenen Seite deinen Namen und die Ergebnisse dieser Spiele.
privacy-who-host = Der Betreiber kann die Datenbank lesen, aber keine Passwörter: Es gibt keine.
privacy-who-nobody = Sonst niemand. Es gibt kein Tracking, nichts wird von anderen Seiten geladen und nichts an Dritte gesendet, außer Benachrichtigungen, wenn du sie einschaltest.
privacy-delete = Was du tun kannst
privacy-delete-export = „Meine Daten herunterladen“ gibt dir alles, was über dich gespeichert ist, in einer Datei.
privacy-delete-text = „Meine Daten löschen“ löscht sofort deinen Namen, deine Geräte und deine Ergebnisse und danach deine Namen und Nachrichten in allen Protokollen. Deine Spielzüge bleiben, ohne deinen Namen. Du wirst überall abgemeldet, und das lässt sich nicht rückgängig machen.
privacy-notices = E-Mail und Benachrichtigungen
privacy-notices-text = Manche Server bieten sie an. Beides ist aus, bis du es einschaltest.
privacy-mail = E-Mail
privacy-mail-text = Der Server speichert deine Adresse, deine Sprache und deine Zeitzone, bis du die Adresse entfernst oder die E-Mails abbestellst. Die Adresse gibt er nur an den Mailserver des Betreibers weiter. In den E-Mails stehen die Namen deines Teams und was auf dem Spielplan passiert ist. Wenn du sie abbestellst oder meldest, dass eine Adresse nicht deine ist, bleibt ein Code der Adresse gespeichert, damit niemand E-Mails an sie schicken lassen kann; die Adresse lässt sich daraus nicht ablesen.
privacy-push = Benachrichtigungen
privacy-push-text = Der Hersteller deines Browsers betreibt einen Push-Dienst, der diesem Gerät eine Adresse und zwei Schlüssel zuweist. Der Server speichert sie mit deiner Sprache und Zeitzone für jedes Gerät, bis du die Benachrichtigungen ausschaltest oder dich abmeldest. Die Nachrichten sind verschlüsselt: Nur dein Browser kann sie lesen.

## Licences
licences-title = Lizenzen
licences-lead = Four Cures selbst steht unter der MIT-Lizenz. Seine Seiten enthalten Schriften, Bibliotheken und Kartendaten von anderen; hier stehen deren Lizenzen.
