# Der Browser außerhalb des Tisches: Startseite, neuer Tisch, Warteraum, Einstellungen.

## Überall
app-name = Four Cures
app-menu = Menü
app-rules = Regeln
app-settings = Einstellungen
app-language = Sprache
app-close = Schließen
app-cancel = Abbrechen
app-copy = Kopieren
app-copied = Kopiert
app-wait = Einen Moment …
app-to-lobby = Zur Startseite
app-unreachable = Der Server antwortet nicht. Besteht eine Internetverbindung?
app-failed = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
lost-title = Diese Seite gibt es nicht.

## Startseite
lobby-title = Vier Seuchen. Ein Team.
lobby-lead = Fliegt um die Welt, behandelt Kranke, teilt euer Wissen und entdeckt alle vier Gegenmittel, bevor die Zeit abläuft. Ihr gewinnt oder verliert gemeinsam.
lobby-guide = Spielen lernen
friends-play = Mit Freunden spielen
friends-play-note = Öffne einen Tisch und schick ihnen den Link.
lobby-friends = Mit Freunden
lobby-mine = Meine Spiele
lobby-public = Offene Tische
lobby-public-none = Noch ist kein Tisch für alle offen. Gib oben jemand anderem einen Platz, dann ist dein Tisch der erste.
lobby-free =
    { $seats ->
        [one] { $seats } Platz frei
       *[other] { $seats } Plätze frei
    }
lobby-sit = Mitspielen
lobby-watch = Zusehen
bots-play = Mit Bots spielen
lobby-playing-as = Du spielst als { $name }.
lobby-change-name = Namen ändern
preparing-translating = Die Bots werden vorbereitet, auf diesem Rechner nur einmal. Schritt 1 von 2: { $percent }
preparing-compiling = Die Bots werden vorbereitet, auf diesem Rechner nur einmal. Schritt 2 von 2: { $percent }
preparing-done = Die Bots sind bereit.
bots-play-note =
    { $bots ->
        [one] Du und { $bots } Bot. Ohne Konto.
       *[other] Du und { $bots } Bots. Ohne Konto.
    }
lobby-seats = Wer spielt mit?
lobby-you = Du
lobby-you-note = der erste Platz
lobby-seat = Platz { $number }
lobby-seat-bot = Bot { $bot }
lobby-seat-bot-note = ein Bot spielt
lobby-seat-free = Freier Platz
lobby-seat-free-note = Link verschicken
lobby-seat-none = Leer
lobby-seat-none-note = Platz hinzufügen
lobby-epidemics =
    { $epidemics ->
        [one] { $epidemics } Epidemie
       *[other] { $epidemics } Epidemien
    }
lobby-for-everyone = Unter den offenen Tischen für alle zeigen
lobby-open = Tisch eröffnen
lobby-open-invite = Eröffnen und einladen
lobby-options = Weitere Optionen
join-label = Code oder Link des Tisches
join-button = Beitreten
title-you = du
title-bots =
    { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    }
line-title =
    { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }, { $epidemics ->
        [one] { $epidemics } Epidemie
       *[other] { $epidemics } Epidemien
    }
line-waiting = wartet auf Mitspielende
line-running = läuft
line-mine = du bist dran
line-won = gewonnen
line-lost = verloren
line-closed = geschlossen

## Für alle, die wiederkommen
continue-title = Dein Spiel
continue-button = Weiterspielen
continue-lent = { $bot } spielt für dich
continue-with = { $roles } · mit { $mates }
continue-alone = { $roles } · an diesem Bildschirm
continue-cures = Gegenmittel: { $cures } von 4
again-button = Noch einmal spielen
again-bots =
    { $bots ->
        [one] { $bots } Bot ({ $names })
       *[other] { $bots } Bots ({ $names })
    }
setup-players =
    { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }
setup-hands =
    { $hands ->
        [open] offene Handkarten
       *[private] verdeckte Handkarten
    }
footer-docs = Dokumentation
footer-python = Python
footer-gallery = Karten und Spielmaterial

## Ein neuer Tisch
new-title = Neuer Tisch
new-visibility = Wer mitspielen darf
new-visibility-invite = Auf Einladung
new-visibility-invite-note = Alle, die den Code oder den Link haben.
new-visibility-public = Alle
new-visibility-public-note = Der Tisch wird auf der Startseite angezeigt.
new-visibility-local = An diesem Bildschirm
new-visibility-local-note = Alle spielen auf diesem Gerät und reichen es herum.
new-players = Plätze
new-bots = davon Bots
new-difficulty = Schwierigkeit
new-difficulty-4 = Einführungsspiel
new-difficulty-5 = Standardspiel
new-difficulty-6 = Heldenspiel
new-epidemics =
    { $number ->
        [one] { $number } Epidemiekarte
       *[other] { $number } Epidemiekarten
    }
new-hands = Handkarten
new-hands-rules = Wie in den Regeln
new-hands-rules-note = Offen im Einführungsspiel, sonst verdeckt.
new-hands-open = Offen
new-hands-open-note = Alle sehen alle Karten.
new-hands-private = Verdeckt
new-hands-private-note = Alle sehen nur die eigenen Karten, dürfen aber darüber sprechen.
new-help = Hilfe
new-help-off = Keine
new-help-off-note = Nur Spielplan und Ablagestapel.
new-help-bookkeeping = Merkhilfe
new-help-bookkeeping-note = Dazu Wege zum Ziel und alles, was man über die Stapel wissen kann.
new-help-odds = Wahrscheinlichkeiten
new-help-odds-note = Dazu das Risiko von Infektionen, Ausbrüchen und Epidemien in diesem Zug.
new-help-coach = Berater
new-help-coach-note = Dazu Ratschläge, was zu tun ist.
new-more = Weitere Optionen
new-name = Name des Tisches
new-edition = Ausgabe
new-roles = Rollen, die verteilt werden können
new-events = Ereignisse im Spiel
new-none = keine
new-seed = Startwert (Seed)
new-seed-note = Mit demselben Startwert kommen dieselben Karten. Bleibt das Feld leer, wird ein zufälliger gewählt, den niemand kennt.
new-open = Tisch eröffnen

## Eine Einladung
invited-title = { $host } lädt dich zu einem Spiel ein
invited-seats = Plätze
invited-name = Mitspielen als
invited-join = Mitspielen
invited-choose = Anderen Platz wählen
invited-seat = Platz
invited-watch = Nur zusehen

## Vor dem Austeilen
room-title = Warten auf Mitspielende
room-free =
    { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei. Das Spiel kann beginnen, wenn alle besetzt sind.
       *[other] { $free } Plätze sind frei. Das Spiel kann beginnen, wenn alle besetzt sind.
    }
room-watching = Auch dabei:
room-fill = Mit Bots auffüllen und beginnen
room-invite = Einladen
room-code = Code
room-link = Link
room-qr = Mit dem Handy scannen und mitspielen
room-board = Spielplan für einen großen Bildschirm
room-board-note = Zeigt den Spielplan auf einem Fernseher oder Tablet; gespielt wird auf den Handys.
tv-title = Der Spielplan
tv-code = oder den Code eingeben:
tv-full = Vollbild
room-setup = Spieleinstellungen
room-close = Diesen Tisch schließen
room-closed = Dieser Tisch wurde geschlossen.
room-no-connection = Keine Verbindung zu diesem Tisch. Neuer Versuch …
room-seat-number = Platz { $number }:
room-seat-free = frei
room-seat-bot = Bot
room-seat-you = { $name } (du)
room-seat-sit = Hier Platz nehmen
room-seat-sit-too = Auch hier Platz nehmen
room-seat-stand = Aufstehen
room-seat-clear = Platz freigeben
room-seat-give-bot = Bot einsetzen
fair-title = Kartenfolge
fair-note = Die Kartenfolge steht vor dem Spiel fest; mit diesem Fingerabdruck lässt sie sich danach prüfen:
fair-known = Der Startwert oder der Spielstand wurde vorgegeben, die Kartenfolge kann also bekannt sein.

## Einstellungen
settings-title = Einstellungen
settings-name = Dein Name
settings-name-placeholder = Ein Name wird für dich gewählt
settings-theme = Farben
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-theme-contrast = Hoher Kontrast
settings-turn-title = Im Titel der Seite anzeigen, wenn ich am Zug bin
settings-sound = Töne
settings-notifications = Mich benachrichtigen, wenn ich am Zug bin, auch wenn diese Seite im Hintergrund ist
settings-keys = Einzelne Buchstaben als Tastenkürzel
device-title = Geräte und deine Daten
device-list = Du bist angemeldet auf:
device-name = { $browser }, { $system }
device-unknown = Unbekanntes Gerät
device-here = dieses Gerät
device-days = Hinzugefügt am { $since }, zuletzt benutzt am { $seen }
device-sign-out = Abmelden
device-sign-out-sure = Wähle noch einmal „Abmelden“, um dich auf diesem Gerät abzumelden. Wenn du auf keinem anderen Gerät angemeldet bist, verlierst du den Zugang zu deinen Spielen.
device-add = Gerät hinzufügen
device-note = Öffne diesen Link auf dem anderen Gerät. Er funktioniert nur einmal und nur bis { $time } Uhr. Wer ihn öffnet, kann in deinem Namen spielen: Behalte ihn für dich.
device-open = Du hast noch einen unbenutzten Link. Er gilt bis { $time } Uhr.
device-link = Link für das andere Gerät
device-withdraw = Link widerrufen
become-title = Als { $name } weiterspielen?
become-now = Zurzeit spielst du hier als { $name }. Um auf diesem Gerät später wieder als { $name } zu spielen, brauchst du einen Link von einem anderen Gerät, auf dem du als { $name } angemeldet bist.
become-note = Auf diesem Gerät spielst du dann auf den Plätzen von { $name }. Bestätige nur, wenn du diesen Link selbst erstellt hast.
become-yes = Als { $name } weiterspielen
become-already = Auf diesem Gerät bist du schon als { $name } angemeldet.
device-forget = Meine Daten löschen
device-forget-sure = Dein Name, deine Nachrichten und deine Ergebnisse werden endgültig gelöscht. Du verlierst deine Plätze und wirst auf allen Geräten abgemeldet. Deine Spielzüge bleiben erhalten, aber ohne deinen Namen.
device-forget-yes = Löschen

## Blockieren und melden
person-menu = { $name } blockieren oder melden
person-block = Blockieren
person-unblock = Blockierung aufheben
person-blocked = blockiert
block-note = Wenn du { $name } blockierst, siehst du keine Nachrichten, Hinweise und Pläne von { $name } mehr, an keinem Tisch und auf keinem deiner Geräte, und ihr könnt euch nicht mehr an denselben Tisch setzen. Spielzüge bleiben sichtbar. { $name } erfährt nichts davon.
block-done = Du hast { $name } blockiert: Du siehst keine Nachrichten, Hinweise und Pläne von { $name }.
blocked-title = Blockierte Personen
blocked-none = Du hast niemanden blockiert.
report-title = Melden
report-note = Der Betreiber dieses Servers liest deine Meldung und was { $name } hier geschrieben hat.
report-reason = Was ist passiert?
report-insults = Beleidigungen
report-spam = Spam
report-spoiling = Absichtliches Stören des Spiels
report-name = Anstößiger Name
report-other = Etwas anderes
report-text = In eigenen Worten (optional)
report-send = Meldung senden
report-sent = Danke. Der Betreiber dieses Servers wird deine Meldung lesen.
report-offer = Möchtest du { $name } auch blockieren?

## Die Regeln zur Hand
help-title = Regeln
help-search = Suchen
help-chapters = Kapitel
help-key-region = Nächster Bereich des Bildschirms
help-key-lit = Den leuchtenden Knopf drücken
help-key-rule = Regeln; bei einer Karte oder Aktion gleich die passende Regel (auch mit Rechtsklick oder langem Drücken)
help-nothing = Keine Regel enthält diese Wörter.

## Wie es ausging
end-title = Spielende
end-won = Alle vier Gegenmittel sind entdeckt!
end-lost = Die Welt ist verloren.
end-cause-cures =
    { $turns ->
        [0] Mit dem vierten Gegenmittel ist das Spiel gewonnen.
        [one] Mit dem vierten Gegenmittel ist das Spiel nach einem Zug gewonnen.
       *[other] Mit dem vierten Gegenmittel ist das Spiel nach { $turns } Zügen gewonnen.
    }
end-cause-outbreaks =
    { $turns ->
        [0] Der achte Ausbruch hat das Spiel beendet.
        [one] Der achte Ausbruch hat das Spiel nach einem Zug beendet.
       *[other] Der achte Ausbruch hat das Spiel nach { $turns } Zügen beendet.
    }
end-cause-cubes =
    { $turns ->
        [0] Ein Würfel wurde gebraucht, aber von dieser Farbe war keiner mehr da.
        [one] Nach einem Zug wurde ein Würfel gebraucht, aber von dieser Farbe war keiner mehr da.
       *[other] Nach { $turns } Zügen wurde ein Würfel gebraucht, aber von dieser Farbe war keiner mehr da.
    }
end-cause-cards =
    { $turns ->
        [0] Es waren nicht mehr genug Spielerkarten zum Ziehen da.
        [one] Nach einem Zug waren nicht mehr genug Spielerkarten zum Ziehen da.
       *[other] Nach { $turns } Zügen waren nicht mehr genug Spielerkarten zum Ziehen da.
    }
end-cures = Gegenmittel
end-outbreaks = Ausbrüche
end-epidemics = Epidemien
end-cards-left = Übrige Spielerkarten
end-board = Zurück zum Spielplan
end-show = Ergebnis
end-replay = Wiederholung ansehen
end-again = Noch einmal spielen
end-harder =
    { $epidemics ->
        [one] Als Nächstes: { $difficulty }, { $epidemics } Epidemie
       *[other] Als Nächstes: { $difficulty }, { $epidemics } Epidemien
    }
end-same-deal = Noch einmal dieselben Karten
end-record = Spielaufzeichnung herunterladen
end-timeline = Spielverlauf
end-turn = Zug { $turn }
end-chart = Würfel auf dem Spielplan
end-chart-note = Die Linien zeigen, wie viele Würfel jeder Seuche auf dem Spielplan lagen, vom Austeilen bis zum Ende. Gegenmittel und Epidemien sind markiert.
end-chart-numbers = Als Tabelle
end-chart-turn = Zug
end-deal = Die Kartenfolge
end-deal-known = Der Startwert oder der Spielstand wurde vorgegeben, die Kartenfolge kann also bekannt gewesen sein.
end-deal-fits = Geprüft: Der Startwert passt zum Fingerabdruck, der vor dem Austeilen zu sehen war.
end-deal-differs = Der Startwert passt nicht zum Fingerabdruck, der vor dem Austeilen zu sehen war!
end-deal-unchecked = Ohne HTTPS kann diese Seite das nicht prüfen. Der Befehl „fourcures verify“ prüft die Spielaufzeichnung.
end-seed = Startwert
end-fingerprint = Fingerabdruck

## Noch einmal ansehen
replay-title = Wiederholung
replay-to-table = Zurück zum Tisch
replay-controls = Steuerung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-moment = Zeitpunkt
replay-moment-of = { $at } von { $all }
replay-log = Verlauf
replay-deal = Austeilen
replay-undone = Zurückgenommen
replay-speed = Tempo
replay-hands = Handkarten
replay-decks = Stapel

watch-title = Gemeinsam ansehen
watch-lead = Du leitest die Wiederholung: Wer den Link zu dieser Seite öffnet, sieht, was du siehst. Klicke auf eine Stadt, um auf sie zu zeigen.
watch-link = Link kopieren
watch-follow = { $state ->
    [playing] Du folgst { $name }: Wiedergabe läuft
   *[paused] Du folgst { $name }: angehalten
}
watch-alone = { $name } leitet die Wiederholung; du siehst dich gerade selbst um.
watch-away = Selbst umsehen
watch-back = { $name } wieder folgen
watch-gone = { $name } ist gegangen.
watch-nobody = Gerade leitet niemand die Wiederholung.
watch-take = Leitung übernehmen
watch-nameless = Um die Leitung zu übernehmen, wähle in den Einstellungen einen Namen.
watch-stop = Allein ansehen

## Einen Spielstand teilen
share-title = Teilen
share-link = Link zu diesem Spielstand
share-link-note = Wer ihn öffnet, sieht diesen Spielstand und kann von hier aus weiterspielen. Dein eigenes Spiel bleibt unverändert.
share-private = In diesem Spiel sind die Handkarten verdeckt. Wenn es zu Ende ist, kannst du Spielstände aus der Wiederholung teilen.
share-over = Das Spiel ist zu Ende. Geh in der Wiederholung zurück, um einen früheren Spielstand zu teilen.
share-picture = Bild des Spielplans
share-png = Als PNG speichern
share-svg = Als SVG speichern
shared-title = Geteilter Spielstand
shared-play = Von hier aus weiterspielen
shared-broken = Dieser Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken.

## Das geführte erste Spiel
guide-title = Das geführte Spiel
