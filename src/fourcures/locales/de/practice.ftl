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

## What a turn loses that somebody tried: compared with a better one, and what happens first
tried-win = In diesem Zug wäre der Sieg möglich gewesen.
tried-outbreak = Das Risiko eines Ausbruchs in { $city } liegt in diesem Zug bei { $risk_otherwise }; nach einer besseren Wahl läge es bei { $risk }.
tried-cure =
    { $turns ->
        [one] Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche wird nun nur in { $otherwise } von { $of } simulierten Spielen im nächsten Zug entdeckt, nach einer besseren Wahl in { $futures }.
       *[other] Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche wird nun nur in { $otherwise } von { $of } simulierten Spielen in den nächsten { $turns } Zügen entdeckt, nach einer besseren Wahl in { $futures }.
    }
tried-cured =
    { $turns ->
        [one] Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche war zum Greifen nah; nun wird es nur in { $otherwise } von { $of } simulierten Spielen im nächsten Zug entdeckt.
       *[other] Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche war zum Greifen nah; nun wird es nur in { $otherwise } von { $of } simulierten Spielen in den nächsten { $turns } Zügen entdeckt.
    }
tried-wins = Das Team gewinnt nun nur { $otherwise } von { $of } simulierten Spielen, nach einer besseren Wahl { $futures }.
tried-worse =
    { $points ->
        [one] Das senkt die Gewinnchance um etwa { $points } Prozentpunkt.
       *[other] Das senkt die Gewinnchance um etwa { $points } Prozentpunkte.
    }
says-then-outbreak =
    { $turns ->
        [0] In { $futures } von { $of } simulierten Spielen kommt es noch vor dem nächsten Zug zu einem Ausbruch, nach einer besseren Wahl in { $otherwise }.
        [one] In { $futures } von { $of } simulierten Spielen kommt es bis zum Ende des nächsten Zuges zu einem Ausbruch, nach einer besseren Wahl in { $otherwise }.
       *[other] In { $futures } von { $of } simulierten Spielen kommt es in den nächsten { $turns } Zügen zu einem Ausbruch, nach einer besseren Wahl in { $otherwise }.
    }
says-then-lost =
    { $turns ->
        [0] In { $futures } von { $of } simulierten Spielen verliert das Team noch vor dem nächsten Zug, nach einer besseren Wahl in { $otherwise }.
        [one] In { $futures } von { $of } simulierten Spielen verliert das Team bis zum Ende des nächsten Zuges, nach einer besseren Wahl in { $otherwise }.
       *[other] In { $futures } von { $of } simulierten Spielen verliert das Team in den nächsten { $turns } Zügen, nach einer besseren Wahl in { $otherwise }.
    }
