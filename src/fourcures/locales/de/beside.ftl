# Neben dem echten Spiel: was auf dem Tisch liegt, und welche Karten kamen.

## Der Weg dorthin und der Aufbau
beside-title = Neben dem echten Spiel
beside-note = Das Spiel liegt bei euch auf dem Tisch: Nennt hier, welche Karten kommen, und seht Wahrscheinlichkeiten und Ratschläge.
beside-enter = Das Spiel aufbauen
beside-lead = Baut das echte Spiel auf, mischt und gebt die Karten aus. Nennt dann hier, was auf dem Tisch liegt, und später, welche Karten kommen.
beside-roles = Wer spielt, in der Reihenfolge der Züge? Zwei bis vier Rollen
beside-groups = Was auf dem Tisch liegt
beside-cubes =
    { $cubes ->
        [one] { $cubes } Würfel
       *[other] { $cubes } Würfel
    }
beside-which-cities =
    { $cubes ->
        [one] Welche Städte haben { $cubes } Würfel?
       *[other] Welche Städte haben { $cubes } Würfel?
    }
beside-which-hand = { $role }: welche Karten?
beside-begin = Beginnen

## Karten nennen
beside-name = Kartenname
beside-colours = Nur eine Farbe
beside-nothing = So beginnt keine Karte, die kommen kann.
beside-take = { $card } zurücknehmen

## Am Tisch
beside-deck = Vom echten Stapel
beside-which-player = Welche Spielerkarte wird gezogen? ({ $number } von 2)
beside-which-infection = Welche Infektionskarte kommt als nächste?
beside-which-bottom = Welche Karte liegt ganz unten im Infektions-Zugstapel?
beside-cards = Die Karten kommen vom echten Stapel: Was er gibt, wird hier genannt.
beside-undo = Nimmt den letzten Zug zurück, mit den Karten, die dafür genannt wurden
