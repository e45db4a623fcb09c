# Ein Spiel mit echten Karten eingeben, das schon läuft.

## Die Seite und ihre Schritte
midgame-title = Laufendes Spiel
midgame-back = Zurück zum Begleiter
midgame-map = Spielplan
midgame-steps = Schritte
midgame-step-players = Rollen
midgame-step-board = Spielplan
midgame-step-tracks = Leisten
midgame-step-hands = Handkarten
midgame-step-discards = Ablage
midgame-step-infections = Infektionen
midgame-step-check = Prüfen
midgame-lead-players = Wer spielt mit? Tippt die Rollen in Spielreihenfolge an.
midgame-lead-board = Tippt für jeden Würfel auf seine Stadt. Für andere Farben länger drücken.
midgame-lead-tracks = Was zeigen die Leisten, und wer ist am Zug?
midgame-lead-hands = Tippt auf dem Spielplan auf die Städte der Karten, oder gebt die ersten Buchstaben ein.
midgame-lead-discards = Welche Spielerkarten liegen auf dem Ablagestapel? Ohne die Epidemien.
midgame-lead-infections = Welche Infektionskarten liegen auf dem Ablagestapel?
midgame-lead-check = Das folgt aus euren Angaben.
midgame-next = Weiter: { $step }
midgame-clear = Von vorn beginnen
midgame-done = Fertig
midgame-region-west = Amerika
midgame-region-middle = Europa, Afrika
midgame-region-east = Asien, Pazifik

## Der Spielplan
midgame-cubes = Würfel
midgame-pieces = Figuren und Forschungslabors
midgame-tool-own = Eigene Farbe
midgame-tool-colour = Würfel legen: { $disease }
midgame-tool-pawn = Figur setzen: { $role }
midgame-tool-station = Forschungslabors
midgame-said-cubes =
    { $cubes ->
        [one] { $city }: { $cubes } { FORM($disease, case: "cube") } Würfel
       *[other] { $city }: { $cubes } { FORM($disease, case: "many") } Würfel
    }
midgame-said-pawn = { FORM($role, case: "nom", start: "yes") } ist in { $city }.
midgame-said-station = In { $city } steht ein Forschungslabor.
midgame-said-no-station = In { $city } steht kein Forschungslabor.

## Karten
midgame-places = Wo die Karten sind
midgame-place-stored = Auf der Rollenkarte: { $role }
midgame-place-discards = Ablagestapel
midgame-place-removed = Aus dem Spiel entfernte Ereignisse
midgame-place-infected = Ablagestapel
midgame-place-known = Nächste Karten, nach einer Prognose
midgame-place-gone = Durch ein Ereignis entfernt
midgame-place-back = Von der letzten Epidemie zurückgelegt, seither nicht gezogen
midgame-place-back-earlier = Von Epidemie { $number } zurückgelegt, seither nicht gezogen
midgame-suggest =
    { $cities ->
        [one] { $cities } Stadt mit Würfeln hinzufügen
       *[other] { $cities } Städte mit Würfeln hinzufügen
    }
midgame-said-in = { $place }: { $card } ({ $cards }. Karte)
midgame-said-out = { $card } entfernt: { $place }
midgame-only-events = Hier können nur Ereigniskarten sein: { $place }
midgame-taken = { $card } ist schon eingegeben: { $place }

## Leisten und Zug
midgame-epidemics-drawn = Epidemien bisher
midgame-outbreaks = Ausbrüche bisher
midgame-cures = Gegenmittel
midgame-cured = entdeckt
midgame-eradicated = ausgelöscht
midgame-turn = Wer ist am Zug?
midgame-phase = Was kommt als Nächstes?
midgame-phase-actions = Aktionen
midgame-phase-draw = Karten ziehen
midgame-phase-epidemic = Epidemie: Verschärfen
midgame-phase-infect = Infektionen
midgame-actions = Übrige Aktionen

## Was daraus folgt
midgame-rate = Infektionsrate: { $rate }
midgame-player-deck =
    { $cards ->
        [one] Spieler-Zugstapel: { $cards } Karte, davon Epidemien: { $epidemics }
       *[other] Spieler-Zugstapel: { $cards } Karten, davon Epidemien: { $epidemics }
    }
midgame-infection-deck =
    { $cards ->
        [one] Infektions-Zugstapel: { $cards } Karte
       *[other] Infektions-Zugstapel: { $cards } Karten
    }
midgame-discards = { $role }: zu viele Karten. Es geht mit dem Ablegen weiter.
midgame-all-fits = Alles passt zusammen.

## Was nicht stimmt
midgame-few-players = Wählt zwei bis vier Rollen.
midgame-many-cubes = Auf dem Spielplan liegen { $cubes } { FORM($disease, case: "many") } Würfel, es gibt aber nur { $most }.
midgame-many-stations = Es gibt nur { $most } Forschungslabors.
midgame-guarded = { FORM($role, case: "nom", start: "yes") } ist in { $city }, dort können keine { FORM($disease, case: "many") } Würfel liegen: Das Gegenmittel ist entdeckt.
midgame-won = Mit vier Gegenmitteln ist das Spiel gewonnen.
midgame-full-hand = { $role }: { $cards } Karten, mehr als { $most } kann niemand haben.
midgame-few-cards = Es fehlen Karten: Zu Beginn wurden mehr ausgeteilt ({ $missing }).
midgame-odd-cards = In den Zügen gezogen: { $cards } Karten. Sie kommen paarweise: Fehlt eine, oder ist eine zu viel?
midgame-epidemics =
    { $exact ->
        [yes] Gezogene Karten: { $cards }. Die Zahl der Epidemien muss dann { $least } sein, nicht { $drawn }.
       *[no] Gezogene Karten: { $cards }. Die Zahl der Epidemien muss dann { $least } oder { $most } sein, nicht { $drawn }.
    }
midgame-foreign = Würfel einer anderen Farbe kommen nur durch Ausbrüche, es gab aber keinen: { $cities }
midgame-without-card = Hier liegen Würfel, aber die Infektionskarten fehlen: { $cities }
