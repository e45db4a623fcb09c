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
app-unreachable = Der Server antwortet nicht. Ist das Netz da?
app-failed = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
lost-title = Unter dieser Adresse gibt es nichts.

## Startseite
lobby-title = Vier Seuchen. Ein Team.
lobby-lead = Fliegt um die Welt, behandelt Kranke, teilt euer Wissen und findet alle vier Gegenmittel, bevor die Zeit abläuft. Ihr gewinnt oder verliert gemeinsam.
lobby-first-time = Zum ersten Mal hier?
lobby-guide = Das geführte Spiel spielen
lobby-friends = Mit Freunden
lobby-new-table = Neuer Tisch
lobby-mine = Meine Spiele
lobby-public = Öffentliche Tische
bots-mates = Bots in deinem Team
bots-play = Mit Bots spielen
join-label = Code oder Link eines Tisches
join-button = Dazukommen
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
line-won = gewonnen
line-lost = verloren
line-closed = geschlossen

## Ein neuer Tisch
new-title = Neuer Tisch
new-visibility = Wer kommen darf
new-visibility-invite = Eingeladene
new-visibility-invite-note = Wer den Code oder den Link hat.
new-visibility-public = Alle
new-visibility-public-note = Der Tisch steht auf der Startseite.
new-visibility-local = Dieser Bildschirm
new-visibility-local-note = Alle sitzen um diesen Bildschirm und geben ihn weiter.
new-players = Plätze
new-bots = davon Bots
new-difficulty = Schwierigkeit
new-difficulty-4 = Einführung
new-difficulty-5 = Standard
new-difficulty-6 = Helden
new-epidemics =
    { $number ->
        [one] { $number } Epidemiekarte
       *[other] { $number } Epidemiekarten
    }
new-hands = Handkarten
new-hands-rules = Nach den Regeln
new-hands-rules-note = Offen im Einführungsspiel, sonst verdeckt.
new-hands-open = Offen
new-hands-open-note = Alle sehen alle Karten.
new-hands-private = Verdeckt
new-hands-private-note = Alle sehen nur die eigenen Karten und dürfen davon erzählen.
new-help = Hilfe
new-help-off = Keine
new-help-off-note = Nur der Spielplan und was abgelegt wurde.
new-help-bookkeeping = Buchführung
new-help-bookkeeping-note = Dazu Wege ans Ziel, und was man von den Stapeln wissen kann.
new-help-odds = Wahrscheinlichkeiten
new-help-odds-note = Dazu, wie wahrscheinlich Infektionen, Ausbrüche und Epidemien in diesem Zug sind.
new-help-coach = Berater
new-help-coach-note = Dazu Rat, was zu tun ist.
new-more = Weitere Möglichkeiten
new-name = Name des Tisches
new-edition = Ausgabe
new-roles = Rollen, die verteilt werden können
new-events = Ereignisse im Spiel
new-none = keine
new-timer = Bedenkzeit für ein Ereignis in fremden Zügen
new-timer-none = unbegrenzt
new-timer-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
new-seed = Startwert der Karten
new-seed-note = Derselbe Startwert gibt dieselben Karten. Leer gelassen, entsteht ein neuer, den niemand kennen kann.
new-open = Tisch eröffnen

## Vor dem Austeilen
room-title = Warten auf Mitspielende
room-free =
    { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei. Das Spiel beginnt, wenn alle besetzt sind.
       *[other] { $free } Plätze sind frei. Das Spiel beginnt, wenn alle besetzt sind.
    }
room-watching = Auch hier:
room-fill = Mit Bots auffüllen und beginnen
room-invite = Einladen
room-code = Code
room-link = Link
room-setup = Was gespielt wird
room-close = Diesen Tisch schließen
room-closed = Dieser Tisch wurde geschlossen.
room-no-connection = Zu diesem Tisch kommt keine Verbindung zustande. Die Seite versucht es weiter.
room-seat-number = Platz { $number }:
room-seat-free = frei
room-seat-bot = Bot
room-seat-you = { $name } (du)
room-seat-sit = Hier setzen
room-seat-stand = Aufstehen
room-seat-clear = Freimachen
room-seat-give-bot = Bot
fair-title = Karten
fair-note = Sie stehen vor dem Spiel fest; mit diesem Fingerabdruck lässt es sich danach prüfen:
fair-known = Der Startwert wurde eingetippt, die Karten können also bekannt sein.

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
settings-notifications = Sag mir, wenn ich am Zug bin, auch außerhalb dieser Seite
settings-keys = Einzelne Buchstaben als Tastenkürzel
device-title = Andere Geräte und deine Daten
device-note = Öffne diesen Link auf einem anderen Gerät, um dort auf deinen Plätzen zu sitzen. Wer ihn hat, kann als du spielen: Behalte ihn für dich.
device-link = Dein persönlicher Link
device-forget = Meine Daten löschen
device-forget-sure = Dein Name und deine Plätze verschwinden und lassen sich nicht zurückholen.
device-forget-yes = Löschen

## Die Regeln zur Hand
help-title = Regeln
help-search = Suchen
help-chapters = Kapitel
help-keys = Tasten
help-key-region = Nächster Teil des Bildschirms
help-key-rule = Regeln; auf einer Karte oder Aktion ihre eigene Regel, wie mit der rechten Maustaste oder langem Drücken
help-nothing = Keine Regel enthält diese Wörter.

## Wie es ausging
end-title = Das Ende
end-won = Alle vier Gegenmittel sind entdeckt!
end-lost = Die Welt ist verloren.
end-cause-cures = Das vierte Gegenmittel gewinnt das Spiel sofort.
end-cause-outbreaks = Der achte Ausbruch beendete das Spiel.
end-cause-cubes = Ein Würfel wurde gebraucht, und es gab keinen dieser Farbe mehr.
end-cause-cards = Es gab nicht mehr genug Spielerkarten zu ziehen.
end-turns =
    { $turns ->
        [one] nach einem Zug
       *[other] nach { $turns } Zügen
    }
end-cures = Gegenmittel
end-outbreaks = Ausbrüche
end-epidemics = Epidemien
end-cards-left = Übrige Spielerkarten
end-board = Zurück zum Spielplan
end-show = Ergebnis
end-replay = Noch einmal ansehen
end-again = Noch ein Spiel
end-same-deal = Noch einmal dieselben Karten
end-record = Aufzeichnung herunterladen
end-timeline = Was geschah
end-turn = Zug { $turn }
end-chart = Würfel auf dem Plan
end-chart-note = Die Linien sind die Würfel jeder Seuche auf dem Plan, vom Austeilen bis zum Ende. Gegenmittel und Epidemien sind markiert, wo sie kamen.
end-chart-numbers = Als Tabelle
end-chart-turn = Zug
end-deal = Die Karten
end-deal-known = Der Startwert wurde eingetippt: Niemandem wurde versprochen, dass er unbekannt ist.
end-deal-fits = Geprüft: Der Startwert hat den Fingerabdruck, der vor dem Austeilen zu sehen war.
end-deal-differs = Der Startwert hat nicht den Fingerabdruck, der vor dem Austeilen zu sehen war!
end-deal-unchecked = Ohne https kann diese Seite das nicht prüfen. Der Befehl „fourcures verify“ prüft die Aufzeichnung.
end-seed = Startwert
end-fingerprint = Fingerabdruck

## Noch einmal ansehen
replay-title = Noch einmal ansehen
replay-to-table = Zum Tisch
replay-controls = Schritte
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-moment = Augenblick
replay-moment-of = { $at } von { $all }
replay-log = Züge
replay-deal = Das Austeilen
replay-undone = Zurückgenommen
replay-speed = Tempo
replay-hands = Hände
replay-decks = Stapel

## Das geführte erste Spiel
guide-title = Das geführte Spiel
guide-step = Schritt { $step } von { $steps }
guide-next = Weiter
guide-again = Von vorn
guide-leave = Verlassen
guide-hide = Verbergen
guide-show = Zeigen
guide-astray = Das führt woanders hin. „Zurücknehmen“ macht es ungeschehen, solange keine Karte aufgedeckt wurde; oder fang von vorn an.
guide-welcome = Vier Seuchen breiten sich über die Welt aus, und euer Team gewinnt, wenn es vier Gegenmittel findet. Drei sind schon entdeckt: Nur das blaue fehlt. Du spielst den Arzt und den Wissenschaftler. Ein Zug besteht aus vier Aktionen, dann werden zwei Karten gezogen, dann werden Städte infiziert.
guide-drive = Der Arzt ist in Atlanta. In Chicago, eine Linie weiter, liegen blaue Würfel. Eine Bewegung entlang einer Linie ist eine Aktion und kostet keine Karte.
guide-drive-how = Klicke auf Chicago.
guide-treat = Behandeln entfernt Würfel aus der Stadt, in der du bist. Andere entfernen einen Würfel je Aktion, der Arzt alle.
guide-treat-how = Klicke auf die Würfel in Chicago oder drücke den Knopf zum Behandeln.
guide-charter = Der Wissenschaftler in Paris hat drei blaue Karten und braucht noch eine. Paris ist weit, aber mit der Karte der Stadt, in der du bist, kannst du überallhin fliegen: ein Charterflug.
guide-charter-how = Klicke auf Paris und wähle den Charterflug, der Chicago ablegt.
guide-share = Ihr seid zusammen in Paris, und der Arzt hat die Karte Paris. In ihrer eigenen Stadt kann eine Karte den Besitzer wechseln.
guide-share-how = Gib dem Wissenschaftler die Karte Paris: Drücke den Knopf oder wähle die Karte.
guide-draw = Alle vier Aktionen sind verbraucht. Jetzt werden zwei Karten gezogen. Bis hierher ließ sich alles zurücknehmen; was nun kommt, weiß niemand.
guide-draw-how = Drücke den Knopf zum Ziehen.
guide-epidemic = Eine Epidemie! Die Infektionsrate steigt, eine Stadt von ganz unten im Stapel bekommt drei Würfel, und alle bisher infizierten Städte werden gemischt und kommen wieder nach oben: Sie sind bald noch einmal dran. Die andere Karte ist ein Ereignis.
guide-infect = Jetzt werden Städte infiziert. In São Paulo liegen schon drei gelbe Würfel. Ein vierter passt nicht: Es kommt zum Ausbruch, und jede Nachbarstadt bekommt einen Würfel. Acht Ausbrüche verlieren das Spiel. Zwischen den Karten wartet das Spiel, weil du ein Ereignis hast; heb es noch auf.
guide-infect-how = Mach weiter, bis der Wissenschaftler am Zug ist.
guide-event = Ein Gegenmittel braucht ein Forschungslabor, und in Paris gibt es keines. Der Arzt hat Regierungssubventionen gezogen: Dieses Ereignis errichtet ein Labor an jedem Ort, in jedem Zug, ohne Aktion.
guide-event-how = Spiele Regierungssubventionen von der Hand des Arztes und wähle Paris.
guide-cure = Der Wissenschaftler braucht nur vier Karten einer Farbe, die anderen brauchen fünf. Alle vier sind da, und das Labor auch.
guide-cure-how = Entdecke das blaue Gegenmittel.
