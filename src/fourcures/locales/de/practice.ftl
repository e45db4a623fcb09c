# Übung: von einem Moment einer Partie aus weiterspielen, an einem eigenen Tisch.

practice-name = Übung
practice-what-if = Was wäre, wenn?
practice-title = Was wäre, wenn? Ab Zug { $turn }
practice-lead = Ein Übungstisch beginnt mit dieser Stellung. Er zählt für nichts, und die Partie bleibt, wie sie ist. Karten, die du nicht kennen konntest, werden neu ausgeteilt.
practice-with-bots = Mit Bots weiterspielen
practice-all-seats = Alle Plätze selbst spielen
practice-from = Aus Zug { $turn } einer Partie

## Eine Übung: einen besseren Zug finden als den gespielten
tab-exercise = Aufgabe
exercise-title = Finde einen besseren Zug
exercise-lost =
    { $points ->
        [one] Der Zug, der hier gespielt wurde, hat { $points } Punkt Gewinnchance gekostet. Finde einen besseren.
       *[other] Der Zug, der hier gespielt wurde, hat { $points } Punkte Gewinnchance gekostet. Finde einen besseren.
    }
exercise-check = Zug prüfen
exercise-checking = Wird geprüft …
exercise-ready = Dein Zug ist fertig: Prüfe ihn.
exercise-solved = Gelöst! Ein besserer Zug wurde nicht gefunden.
exercise-better =
    { $points ->
        [one] { $points } Punkt besser als der gespielte Zug, aber es gibt noch einen besseren.
       *[other] { $points } Punkte besser als der gespielte Zug, aber es gibt noch einen besseren.
    }
exercise-worse =
    { $points ->
        [one] Noch nicht: Dieser Zug kostet { $points } Punkt.
       *[other] Noch nicht: Dieser Zug kostet { $points } Punkte.
    }
exercise-again = Noch einmal
exercise-show = Besseren Zug zeigen
exercise-next = Nächster Fehler
exercise-learn = Aus den eigenen Fehlern lernen ({ $mistakes })
