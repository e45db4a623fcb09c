# Der Tisch während des Spiels, im Browser.

## Die Seite
title-mine = ● { $what } – Four Cures
title-other = Four Cures
table-title = Der Tisch
table-epidemic = Epidemie
table-watching = sieht zu
table-leave = Den Tisch verlassen
tools-title = Werkzeuge
panel-back = Zurück
percent = { NUMBER($chance, maximumFractionDigits: 1) } %
rule-link = Regel { $rule }
connection-lost = Die Verbindung ist weg. Neuer Versuch …

## Der Plan, auch in Worten
board-map = Weltkarte
board-view = Ausschnitt des Plans
board-zoom-in = Näher
board-zoom-out = Weiter weg
board-reach = Zeigen, wohin meine Figur kommt
board-whole = Die ganze Welt zeigen
board-across = Über den Pazifik: { $city }
board-keys = Die Tasten 1 bis 6 führen zu den Nachbarn im Uhrzeigersinn, Pfeile in eine Richtung, Enter handelt, Umschalt und Enter zeigt Einzelheiten, Pos1 führt zur Figur.
board-city = { $city }, { $disease }
board-cubes =
    { $cubes ->
        [one] { $cubes } Würfel { $disease }
       *[other] { $cubes } Würfel { $disease }
    }
board-free = Keine Würfel dieser Farben ({ $player }): { $diseases }
board-station = Forschungslabor
board-pawn = Hier: { $player }
board-joined = Verbunden mit { $cities }
board-reachable = In Reichweite: 1 Aktion
board-choosable = Kann gewählt werden
hint-actions =
    { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }
hint-cards =
    { $actions ->
        [one] { $actions } Aktion und eine Karte
       *[other] { $actions } Aktionen und eine Karte
    }

## Die Statusleiste
status-turn = Zug { $turn }
status-actions =
    { $actions ->
        [one] noch { $actions } Aktion
       *[other] noch { $actions } Aktionen
    }
status-outbreaks = Ausbrüche
status-outbreaks-of = Ausbrüche: { $outbreaks } von 8; beim achten ist das Spiel verloren
status-rate = Infektionsrate
status-rate-is = Infektionsrate { $rate }, Epidemien bisher: { $epidemics }
status-disease = { $disease }: { $state }, Würfel übrig: { $cubes }
status-decks = Karten übrig
status-decks-are = Spielerkarten: { $player }, Infektionskarten: { $infection }

## Auf wen gewartet wird
waiting-over = Das Spiel ist zu Ende.
waiting-slow-bot = Er denkt nach; beim ersten Mal auf einem Rechner dauert das bis zu einer Minute.
waiting-closed = Dieser Tisch ist geschlossen.
waiting-table = Einen Moment …
waiting-who = { $player } ({ $name })
waiting-me-actions =
    { $actions ->
        [one] Du bist dran ({ $player }): noch { $actions } Aktion
       *[other] Du bist dran ({ $player }): noch { $actions } Aktionen
    }
waiting-me-draw = Du bist dran ({ $player }): 2 Karten ziehen
waiting-me-discard = { $player }: zu viele Karten, lege ab
waiting-me-forecast = { $player }: lege die Karten der Prognose zurück
waiting-me-answer = { $player }: Du wirst gefragt
waiting-me-epidemic = { $player }: weiter
waiting-me-infect = { $player }: weiter
waiting-me-window-intensify = Vor dem Mischen: Spiele Zähe Bevölkerung oder mach weiter
waiting-me-window-between = Zwischen zwei Epidemien: Spiele ein Ereignis oder mach weiter
waiting-me-window-quiet = Eine ruhige Nacht: Spiele ein Ereignis oder mach weiter
waiting-me-window-infect = Vor der nächsten Infektionskarte: Spiele ein Ereignis oder mach weiter
waiting-me-window-end = Vor dem Ende des Zuges: Spiele ein Ereignis oder mach weiter
waiting-for-actions =
    { $actions ->
        [one] { $who } hat noch { $actions } Aktion
       *[other] { $who } hat noch { $actions } Aktionen
    }
waiting-for-draw = { $who } zieht gleich Karten
waiting-for-discard = { $who } muss ablegen
waiting-for-forecast = { $who } sieht sich die Prognose an
waiting-for-answer = { $who } wird gefragt
waiting-for-epidemic = { $who } macht weiter
waiting-for-infect = { $who } macht weiter
waiting-for-window-intensify = { $who } kann vor dem Mischen ein Ereignis spielen
waiting-for-window-between = { $who } kann zwischen zwei Epidemien ein Ereignis spielen
waiting-for-window-quiet = { $who } kann ein Ereignis spielen
waiting-for-window-infect = { $who } kann vor der nächsten Infektionskarte ein Ereignis spielen
waiting-for-window-end = { $who } kann vor dem Ende des Zuges ein Ereignis spielen

## Aktionen
actions-title = Aktionen
actions-none = Gerade ist nichts zu tun
actions-sending = Unterwegs …
action-treat = Behandeln: { $disease } ({ $cubes })
action-cure = Gegenmittel: { $disease }
action-build = Labor errichten
action-share = Wissen teilen
action-store = Ereignis aufheben
action-dispatch = Figur bewegen
action-drive = Auto/Fähre
action-fly = Fliegen
action-pass = Passen
action-undo = Zurücknehmen
action-undo-ask = Zurücknehmen ({ $player })
action-redo = Wiederholen
action-reset = Zug von vorn
action-draw = 2 Karten ziehen
action-draw-unused =
    { $actions ->
        [one] Ziehen (noch { $actions } Aktion)
       *[other] Ziehen (noch { $actions } Aktionen)
    }
action-go-on = Weiter
undo-title = Zurücknehmen
undo-why = Nimmt den letzten Zug zurück, solange keine Karte aufgedeckt wurde
events-title = Ereignisse

## Arten von Zügen
kind-drive = Auto/Fähre
kind-direct = Direktflug
kind-charter = Charterflug
kind-shuttle = Zubringerflug
kind-join = Zu einer anderen Figur
kind-dispatch = Eine andere Figur bewegen
kind-opsflight = Flug ab Labor
kind-build = Forschungslabor errichten
kind-treat = Seuche behandeln
kind-give = Eine Karte abgeben
kind-take = Eine Karte nehmen
kind-cure = Gegenmittel entdecken
kind-store = Ein Ereignis aufheben
kind-pass = Passen
kind-airlift = Luftbrücke
kind-grant = Regierungssubventionen
kind-quiet = Eine ruhige Nacht
kind-resilient = Zähe Bevölkerung
kind-forecast = Prognose
kind-order = Karten zurücklegen
kind-discard = Ablegen
kind-next = Weiter

## Wählen
choose-kind = Was soll es sein?
choose-pawn = Welche Figur? Wähle sie hier oder auf dem Plan.
choose-partner = Mit wem?
choose-disease = Welche Seuche?
choose-event = Welches Ereignis?
choose-card = Welche Karte?
choose-city = Welche Stadt? Wähle sie hier oder auf dem Plan.
choose-how = Wie?
choose-moving = Alle sechs Labors stehen. Welches wird versetzt?
choose-none-moved = Keines
choose-search = Suchen
cost-card = kostet { $card }
warn-set =
    { $cards ->
        [one] Reißt eine Sammlung auf: { $cards } Karte { $disease }
       *[other] Reißt eine Sammlung auf: { $cards } Karten { $disease }
    }

## Wege ans Ziel
ways-title = Wege ans Ziel
ways-asked = Einen Moment …
ways-none = Kein Weg mit den übrigen Aktionen
ways-none-straight = Kein Zug führt direkt dorthin
ways-cost =
    { $actions ->
        [one] { $actions } Aktion, dann noch { $left }
       *[other] { $actions } Aktionen, dann noch { $left }
    }
reach-title = Eine Aktion entfernt
reach-cost = 1 Aktion

## Hände und Team
hand-title = Hand: { $player }, Karten: { $cards }
hand-of = { $player }
hand-hidden = Verdeckte Karte
hand-empty = Keine Karten
hand-shown = bekannt
hand-stored = aufgehoben
hand-set = { $cards }/{ $needed } { $disease }
tell-title = Dem Team sagen
tell-number = Wie viele Karten ich habe: { $disease }
tell-card = Ich habe { $card }
team-title = Team
team-you = du
team-gone = weg
team-waited = wird erwartet
team-cards = Karten: { $cards }
team-hidden =
    { $cards ->
        [one] { $cards } verdeckte Karte
       *[other] { $cards } verdeckte Karten
    }
team-stored = Aufgehoben: { $event }
team-menu = Platz: { $player }
team-role-help = Was diese Rolle kann
team-look = Sicht von: { $player }
team-to-bot = Einem Bot geben
team-vote-bot = Einen Bot übernehmen lassen
team-to-person = Weitergeben an { $name }
team-take-back = Zurücknehmen
team-sit = Hier setzen
team-agree = Bitten ohne Rückfrage zustimmen
seat-free = frei
seat-bot = Bot { $number }
seat-somebody = jemand
curtain-title = Gib den Bildschirm weiter an: { $player }
curtain-why = Die Karten sind verdeckt: Es ist nichts zu sehen, bis du bereit bist.
curtain-open = Ich bin es: { $player }

## Stapel
decks-title = Stapel und Ablage
decks-order = Reihenfolge der Ablage
decks-order-disease = nach Seuche
decks-order-name = nach Namen
decks-order-newest = neueste zuerst
decks-none = keine
decks-player =
    { $cards ->
        [one] Spieler-Zugstapel: { $cards } Karte
       *[other] Spieler-Zugstapel: { $cards } Karten
    }
decks-pile =
    { $epidemics ->
        [0] { $cards }, keine Epidemie
       *[other] { $cards }, 1 Epidemie
    }
decks-player-discards = Spieler-Ablagestapel: { $cards }
decks-infection =
    { $cards ->
        [one] Infektions-Zugstapel: { $cards } Karte
       *[other] Infektions-Zugstapel: { $cards } Karten
    }
decks-layer =
    { $cards ->
        [one] Schicht { $place }: { $cards } Karte
       *[other] Schicht { $place }: { $cards } Karten, Reihenfolge unbekannt
    }
decks-infection-discards = Infektions-Ablagestapel: { $cards }
decks-removed = Aus dem Spiel: { $cards }

## Verlauf, Gespräch, Reiter
log-title = Verlauf
log-undone = Zurückgenommen:
tab-plan = Plan
plan-title = Plan
plan-note = Spiele deinen Zug zur Probe: Nichts geschieht, bis du ihn übernimmst.
plan-empty = Noch keine Schritte
plan-full = In diesem Plan ist keine Aktion mehr übrig
plan-stale = Das Spiel ging weiter: Manche Schritte passen nicht mehr.
plan-adopt = Plan übernehmen
plan-adopt-to = Bis Schritt { $step } übernehmen
plan-remove = Schritt { $step } entfernen
plan-end = Planen beenden
since-title = Seit deinem letzten Zug
since-news = Seit deinem letzten Zug ging das Spiel weiter.
since-show = Was ist geschehen?
since-again = Auf dem Plan zeigen
since-replay = Wiederholung von dort an
chat-say = Etwas sagen
chat-send = Senden
tab-actions = Aktionen
tab-hand = Hand
tab-team = Team
tab-decks = Stapel
tab-log = Verlauf
tab-lens = Gefahren
tabs-title = Was zu sehen ist

## Bitten und Gelegenheiten
request-move = { $player } fragt: { $move }
request-undo = { $player } bittet, den letzten Zug zurückzunehmen
request-accept = Zustimmen
request-decline = Ablehnen
request-always = In diesem Zug immer zustimmen: { $player }
request-waits = Gefragt, Antwort steht aus: { $player }
order-title = Nach Ereignissen fragen
order-always = immer
order-epidemics = nur bei Epidemien
order-never = nie

## Ablegen, Prognose, Gegenmittel
discard-title =
    { $over ->
        [one] { $player }: { $cards } von 7 Karten, lege { $over } ab
       *[other] { $player }: { $cards } von 7 Karten, lege { $over } ab
    }
discard-how = Wähle eine Karte zum Ablegen, oder spiele stattdessen ein Ereignis.
discard-play = Spielen
forecast-title = Prognose: die nächsten Infektionskarten
forecast-how = Die erste wird zuerst gezogen. Ziehe die Karten, oder nimm die Knöpfe oder Pfeiltasten.
forecast-card = { $place }: { $city }
forecast-up = { $city } nach oben
forecast-down = { $city } nach unten
forecast-done = In dieser Reihenfolge zurücklegen
cure-how = { $needed } Karten ergeben das Gegenmittel; gewählt: { $chosen }. Tippe Karten an, um sie zu tauschen.
cure-do = Gegenmittel entdecken

## Die Befehlszeile
command-title = Einen Zug tippen
command-example = go kairo, treat rot, warum shuttle cairo …
command-why = warum
command-why-not = Warum nicht: { $move }?
command-legal = Nichts spricht dagegen.
command-look = { $city }: Wege dorthin
command-nothing = Nichts Erlaubtes beginnt so.

## Der Blick auf die Gefahren
lens-button = Gefahren
lens-title = Gefahren dieses Zuges
lens-epidemics =
    { $epidemics ->
        [0] Keine Epidemie
        [one] { $epidemics } Epidemie
       *[other] { $epidemics } Epidemien
    }
lens-city = Stadt
lens-cubes = Würfel
lens-infected = Infektion
lens-outbreak = Ausbruch
lens-any = Irgendein Ausbruch
lens-lost = Spiel verloren
lens-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
lens-double = Zwei Epidemien zugleich träfen die zweite Stadt sicher noch einmal.
lens-said = Infektion zu { $infected } %, Ausbruch zu { $outbreak } %
lens-note = Wahrscheinlichkeiten für den Rest dieses Zuges, aus dem, was du wissen kannst, ohne Ereignisse. Infektion: durch die Karten an seinem Ende, nicht durch eine Epidemie. Pfeile zeigen, wohin ein Ausbruch weiterliefe.

## Was gerade geschieht
scene-skip = Überspringen
scene-drew = { $player } zieht
scene-increase =
    { $rate ->
        [0] Ausweiten
       *[other] Ausweiten: Rate { $rate }
    }
scene-infect = Infizieren: { $city }
scene-intensify = Verschärfen
scene-outbreak = Ausbruch { $outbreaks } von 8: { $city }
scene-cure = Gegenmittel entdeckt: { $disease }
scene-eradicated = Ausgelöscht: { $disease }
