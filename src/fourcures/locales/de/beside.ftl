# Neben dem echten Spiel: was auf dem Tisch liegt, und welche Karten kamen.

## Der Weg dorthin und der Aufbau
beside-title = Begleiter zum echten Brettspiel
beside-note = Ihr spielt das echte Brettspiel? Gebt hier ein, welche Karten kommen, und ihr bekommt Wahrscheinlichkeiten und Ratschläge.
beside-enter = Spiel aufbauen
beside-lead = Baut das echte Spiel auf, mischt die Karten und teilt sie aus. Gebt dann hier ein, was auf dem Tisch liegt, und später, welche Karten kommen.
beside-roles = Wer spielt mit? Zwei bis vier Rollen in Spielreihenfolge
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
beside-begin = Spiel beginnen

## Karten nennen
beside-name = Kartenname
beside-colours = Nach Farbe filtern
beside-nothing = Keine mögliche Karte passt dazu.
beside-take = { $card } entfernen

## Am Tisch
beside-deck = Vom echten Stapel
beside-which-player = Welche Spielerkarte wurde gezogen? ({ $number } von 2)
beside-which-infection = Welche Infektionskarte kommt als nächste?
beside-which-bottom = Welche Karte liegt ganz unten im Infektions-Zugstapel?
beside-cards = Die Karten kommen vom echten Stapel: Gebt sie hier ein.
beside-undo = Nimmt den letzten Schritt zurück, samt den dafür eingegebenen Karten
beside-midgame = Laufendes Spiel eingeben
