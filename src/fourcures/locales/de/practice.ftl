# Übung: von einem Moment einer Partie aus weiterspielen, an einem eigenen Tisch.

practice-name = Übung
practice-what-if = Was wäre, wenn …?
practice-title = Was wäre, wenn …? Ab Zug { $turn }
practice-lead = Das Spiel am Übungstisch beginnt mit diesem Spielstand. Das Ergebnis zählt nicht, und das ursprüngliche Spiel bleibt, wie es ist. Karten, die du nicht kennen konntest, werden neu ausgeteilt.
practice-with-bots = Mit Bots weiterspielen
practice-all-seats = Alle Rollen selbst spielen
practice-from = Ab Zug { $turn } eines Spiels

## Eine Übung: einen besseren Zug finden als den gespielten
tab-exercise = Aufgabe
exercise-title = Besseren Zug finden
exercise-lost =
    { $points ->
        [one] Der hier gespielte Zug hat die Gewinnchance um { $points } Prozentpunkt gesenkt. Finde einen besseren.
       *[other] Der hier gespielte Zug hat die Gewinnchance um { $points } Prozentpunkte gesenkt. Finde einen besseren.
    }
exercise-check = Zug prüfen
exercise-anyway =
    { $actions ->
        [one] Noch { $actions } Aktion: trotzdem prüfen
       *[other] Noch { $actions } Aktionen: trotzdem prüfen
    }
exercise-checking = Wird geprüft …
exercise-ready = Dein Zug ist fertig: Prüfe ihn.
exercise-solved = Gelöst! Ein besserer Zug wurde nicht gefunden.
exercise-better =
    { $points ->
        [one] { $points } Prozentpunkt besser als der gespielte Zug, aber es gibt noch einen besseren.
       *[other] { $points } Prozentpunkte besser als der gespielte Zug, aber es gibt noch einen besseren.
    }
exercise-worse =
    { $points ->
        [one] Noch nicht: Dieser Zug senkt die Gewinnchance um { $points } Prozentpunkt.
       *[other] Noch nicht: Dieser Zug senkt die Gewinnchance um { $points } Prozentpunkte.
    }
exercise-not-yet = Noch nicht
exercise-given-up = Der bessere Zug
exercise-again = Noch einmal
exercise-show = Besseren Zug zeigen
exercise-next = Nächster Fehler
exercise-last = Das war der letzte Fehler dieses Spiels.
exercise-to-review = Zurück zur Analyse
exercise-learn = Aus Fehlern lernen ({ $mistakes })
