# Der Tisch während des Spiels, im Browser.

## Die Seite
title-mine = ● { $what } – Four Cures
title-other = Four Cures
table-title = Der Tisch
table-epidemic = Epidemie
table-watching = du siehst zu
table-leave = Den Tisch verlassen
tools-title = Werkzeuge
panel-back = Zurück
percent = { NUMBER($chance, maximumFractionDigits: 1) } %
rule-link = Regel { $rule }
connection-lost = Verbindung verloren. Neuer Versuch …

## Der Spielplan, auch in Worten
board-map = Weltkarte
board-view = Ausschnitt des Spielplans
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-reach = Zeigen, wohin meine Figur kommt
board-whole = Die ganze Welt zeigen
board-across = Über den Pazifik nach { $city }
board-keys = Die Tasten 1 bis 6 führen im Uhrzeigersinn zu den Nachbarstädten, die Pfeiltasten zur nächsten Stadt in dieser Richtung; Enter öffnet ein Menü mit dem, was dort möglich ist, Umschalt+Enter zeigt Einzelheiten, Pos1 führt zu deiner Figur.
board-city = { $city }, { $disease }
board-cubes =
    { $cubes ->
        [one] { $cubes } { FORM($disease, case: "cube") } Würfel
       *[other] { $cubes } { FORM($disease, case: "many") } Würfel
    }
board-free = { FORM($player, case: "nom", start: "yes") } schützt hier vor neuen Würfeln ({ $diseases })
board-station = Forschungslabor
board-pawn = Hier: { $player }
board-joined = Verbunden mit { $cities }
board-reachable = In Reichweite: 1 Aktion
board-choosable = Wählbar
board-waits = kann warten
board-risk = Risiko { $risk }
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
status-disease = { FORM($disease, case: "many", start: "yes") } Seuche: { $state }, Würfel übrig: { $cubes }
status-deck-player = Karten
status-deck-infection = Infektion
status-left = { $cubes } übrig

## Auf wen gewartet wird
waiting-over = Das Spiel ist zu Ende.
waiting-closed = Dieser Tisch ist geschlossen.
waiting-table = Einen Moment …
waiting-who = { FORM($player, case: "nom", start: "yes") } ({ $name })
waiting-me-actions =
    { $actions ->
        [one] Du bist dran ({ $player }): noch { $actions } Aktion
       *[other] Du bist dran ({ $player }): noch { $actions } Aktionen
    }
waiting-me-draw = Du bist dran ({ $player }): 2 Karten ziehen
waiting-me-discard = { $player }: zu viele Karten, bitte ablegen
waiting-me-forecast = { $player }: Karten der Prognose zurücklegen
waiting-me-answer = { $player }: Du hast eine Anfrage
waiting-me-epidemic = { $player }: weiter
waiting-me-infect = { $player }: weiter
waiting-me-window-draw = Vor dem Kartenziehen: Spiele ein Ereignis oder mach weiter
waiting-me-window-intensify = Vor dem Mischen: Spiele Zähe Bevölkerung oder mach weiter
waiting-me-window-between = Zwischen zwei Epidemien: Spiele ein Ereignis oder mach weiter
waiting-me-window-quiet = Eine ruhige Nacht: Spiele ein Ereignis oder mach weiter
waiting-me-window-infect = Vor der nächsten Infektionskarte: Spiele ein Ereignis oder mach weiter
waiting-me-window-end = Vor dem Zugende: Spiele ein Ereignis oder mach weiter
waiting-for-actions =
    { $actions ->
        [one] { $who } hat noch { $actions } Aktion
       *[other] { $who } hat noch { $actions } Aktionen
    }
waiting-for-draw = { $who } zieht gleich Karten
waiting-for-discard = { $who } muss ablegen
waiting-for-forecast = { $who } sieht sich die Prognose an
waiting-for-answer = { $who } muss noch antworten
waiting-for-epidemic = { $who } handelt die Epidemie ab
waiting-for-infect = { $who } infiziert Städte
waiting-for-window-draw = { $who } kann vor dem Kartenziehen ein Ereignis spielen
waiting-for-pause = Gleich geht es weiter
waiting-for-window-intensify = { $who } kann vor dem Mischen ein Ereignis spielen
waiting-for-window-between = { $who } kann zwischen zwei Epidemien ein Ereignis spielen
waiting-for-window-quiet = { $who } kann ein Ereignis spielen
waiting-for-window-infect = { $who } kann vor der nächsten Infektionskarte ein Ereignis spielen
waiting-for-window-end = { $who } kann vor dem Zugende ein Ereignis spielen

## Aktionen
actions-title = Aktionen
actions-none = Gerade ist nichts zu tun
actions-sending = Wird gesendet …
# $removed of the $cubes that are there.
action-treat = Behandeln: { $disease } ({ $removed } von { $cubes })
action-treat-short = Behandeln
action-treat-part = { $removed } von { $cubes }
action-cure = Gegenmittel: { $disease }
action-cure-short = Gegenmittel
action-build = Labor errichten
action-share = Wissen teilen
action-share-short = Teilen
action-store = Ereignis aufbewahren
action-dispatch = Figur bewegen
action-drive = Auto/Fähre
action-fly = Fliegen
action-pass = Passen
action-undo = Zurücknehmen
action-undo-ask = Zurücknehmen: { FORM($player, case: "acc") } fragen
action-redo = Wiederholen
action-reset = Zug neu beginnen
action-draw = 2 Karten ziehen
action-draw-unused =
    { $actions ->
        [one] noch { $actions } Aktion
       *[other] noch { $actions } Aktionen
    }
action-go-on = Weiter
action-hold = Anhalten
undo-title = Zurücknehmen
undo-why = Nimmt den letzten Schritt zurück, solange keine Karte aufgedeckt wurde
events-title = Ereignisse

## Arten von Schritten
kind-drive = Auto/Fähre
kind-direct = Direktflug
kind-charter = Charterflug
kind-shuttle = Zubringerflug
kind-join = Zu einer anderen Figur
kind-dispatch = Eine andere Figur bewegen
kind-opsflight = Flug vom Labor
kind-build = Forschungslabor errichten
kind-treat = Seuche behandeln
kind-give = Eine Karte abgeben
kind-take = Eine Karte nehmen
kind-cure = Gegenmittel entdecken
kind-store = Ereignis aufbewahren
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
choose-kind = Was möchtest du tun?
choose-pawn = Welche Figur? Wähle sie hier oder auf dem Spielplan.
choose-partner = Mit wem?
choose-disease = Welche Seuche?
choose-event = Welches Ereignis?
choose-card = Welche Karte?
choose-city = Welche Stadt? Wähle sie hier oder auf dem Spielplan.
choose-how = Wie?
choose-moving = Alle sechs Labors stehen auf dem Spielplan. Welches wird versetzt?
choose-none-moved = Keines
choose-search = Suchen
cost-card =
    { $number ->
        [one] kostet die Karte { $card }
       *[other] kostet die Karten { $card }
    }
warn-unknown = Du weißt nicht, ob { FORM($player, case: "nom") } diese Karte hat.
warn-set =
    { $cards ->
        [one] Verkleinert deinen Satz: { $cards } { FORM($disease, case: "many") } Karte
       *[other] Verkleinert deinen Satz: { $cards } { FORM($disease, case: "many") } Karten
    }

## Wege ans Ziel
ways-title = Wege dorthin
ways-asked = Einen Moment …
tag-treat = … und die { FORM($disease, case: "many") } Seuche behandeln
tag-plan = Nur planen
tag-details = Alles über die Stadt
tag-none = Dort ist jetzt nichts zu tun
tag-back = Alle Aktionen
ways-route = { $ways }: { $cities }
ways-none = Mit den übrigen Aktionen nicht erreichbar
ways-none-straight = Keine einzelne Aktion führt dorthin
ways-cost =
    { $actions ->
        [one] { $actions } Aktion, dann noch { $left }
       *[other] { $actions } Aktionen, dann noch { $left }
    }

## Die Vorderseiten der Karten
card-airlift = Bewege eine Figur in eine beliebige Stadt.
card-forecast = Ordne die obersten 6 Infektionskarten neu.
card-government-grant = Errichte ohne Karte ein Labor, wo du willst.
card-one-quiet-night = Die nächste Infektion fällt aus.
card-resilient-population = Nimm eine abgelegte Infektionskarte aus dem Spiel.
card-place = { $north ->
        [1] { $latitude }° N
       *[other] { $latitude }° S
    } · { $east ->
        [1] { $longitude }° O
       *[other] { $longitude }° W
    }

## Hände und Team
hand-title = Handkarten { FORM($player, case: "gen") }: { $cards }
hand-secret = Nur du siehst diese Karten
hand-of = { $player }
hand-hidden = Verdeckte Karte
hand-empty = Keine Karten
hand-shown = bekannt
hand-stored = aufbewahrt
hand-set = { $cards }/{ $needed } { $disease }
hand-set-missing =
    { $missing ->
        [0] Das reicht für das Gegenmittel, in jedem Forschungslabor.
        [one] Noch eine Karte bis zum Gegenmittel.
       *[other] Noch { $missing } Karten bis zum Gegenmittel.
    }
tell-title = Dem Team sagen
tell-all = Alle meine Karten
tell-bots = Bots spielen besser, wenn sie deine Karten kennen.
tell-number = Wie viele { FORM($disease, case: "many") } Karten ich habe
tell-card = Ich habe die Karte { $card }
team-title = Team
team-you = du
team-gone = abwesend
team-waited = ist dran
team-preparing = Wird vorbereitet: { $percent }
team-cards = Karten: { $cards }
team-hidden =
    { $cards ->
        [one] { $cards } verdeckte Karte
       *[other] { $cards } verdeckte Karten
    }
# A chip beside a private hand; $more: yes where hidden cards have been drawn since then.
team-told =
    { $cards ->
        [one] Hat dem Team gesagt: { $cards } { FORM($disease, case: "many") } Karte
       *[other] Hat dem Team gesagt: { $cards } { FORM($disease, case: "many") } Karten
    }{ $more ->
        [yes] ; hat seitdem nachgezogen
       *[no] { "" }
    }
team-menu = Platz { FORM($player, case: "gen") }
team-role-help = Was diese Rolle kann
team-look = Ansicht { FORM($player, case: "gen") }
team-to-bot = An einen Bot abgeben
team-vote-bot = Bot übernehmen lassen
team-to-person = An { $name } abgeben
team-sit = Hier Platz nehmen
team-agree = Anfragen automatisch zustimmen
team-always = Du stimmst { $name } immer zu.
team-ask-again = Wieder fragen
seat-free = frei
seat-bot = Bot { $number }
seat-somebody = jemand
curtain-title = Gib das Gerät an { FORM($player, case: "acc") } weiter
curtain-why = Die Karten sind verdeckt: Es ist nichts zu sehen, bis du bereit bist.
curtain-open = Ich bin { FORM($player, case: "nom") }

## Stapel
decks-title = Stapel und Ablage
decks-order = Ablage sortieren
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
        [0] { $cards ->
            [one] { $cards } Karte, keine Epidemie
           *[other] { $cards } Karten, keine Epidemie
        }
       *[other] { $cards ->
            [one] { $cards } Karte: eine Epidemie
           *[other] { $cards } Karten, 1 Epidemie
        }
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
log-plan = Plan:
tab-plan = Plan
plan-title = Plan
plan-note = Probiere deinen Zug aus: Es passiert nichts, bis du den Plan ausführst.
plan-empty = Noch keine Schritte
plan-full = In diesem Plan ist keine Aktion mehr übrig
plan-stale = Das Spiel ist weitergegangen: Manche Schritte passen nicht mehr.
plan-adopt = Plan ausführen
plan-adopt-to = Bis Schritt { $step } ausführen
plan-remove = Schritt { $step } entfernen
plan-end = Planung beenden
plan-for = Für
plan-other = Ein Plan für jemand anderen: Zeige ihn dem Team, dann lässt er sich ausführen.
plan-suggest = Dem Team zeigen
plan-open = Ausprobieren
plan-withdraw = Zurückziehen
plan-show-live = Dem Team schon beim Planen zeigen
plan-live = { $name } plant gerade
plan-live-for = { $name } plant für { FORM($player, case: "acc") }
plan-by = Plan von { $name }
plan-proposed =
    Plan von { $name }: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
plan-look = Ansehen
plan-by-you = Dein Plan, wie ihn das Team sieht
plan-next = Danach für { FORM($player, case: "acc") } planen
plan-if = Bei späteren Zügen gilt die Annahme, dass sich bis dahin nichts ändert: keine neuen Karten, keine Infektionen.
plan-after = Nach dem Plan für { FORM($player, case: "acc") }, wenn sich bis dahin nichts ändert:
plan-said = Plan für { FORM($player, case: "acc") }: { $moves }
plan-said-after = Danach der Plan für { FORM($player, case: "acc") }: { $moves }
plan-withdrawn = Der Plan für { FORM($player, case: "acc") } wurde zurückgezogen.
comment-title = Kommentieren
comment-about = Zu
comment-all = Der ganze Plan
comment-step = Schritt { $step }: { $text }
comment-said = Zum Plan: { $text }
comment-said-step = Zu Schritt { $step } des Plans: { $text }
since-title =
    { $first ->
        [yes] Seit Spielbeginn
       *[no] Seit deinem letzten Zug
    }
since-news =
    { $first ->
        [yes] Das Spiel hat begonnen.
       *[no] Seit deinem letzten Zug ist das Spiel weitergegangen.
    }
digest-moved = { FORM($player, case: "nom") } bringt dich nach { $city }
digest-epidemic = Epidemie in { $city }
digest-outbreaks =
    { $outbreaks ->
        [one] { $outbreaks } Ausbruch
       *[other] { $outbreaks } Ausbrüche
    }
digest-cured = Gegenmittel gegen die { FORM($disease, case: "many") } Seuche
since-bot = Ein Bot hat für dich gespielt.
since-show = Was ist passiert?
since-again = Auf dem Spielplan zeigen
since-replay = Wiederholung ab dort
chat-say = Nachricht schreiben
chat-send = Senden
tab-map = Spielplan
tab-team = Team
tab-decks = Stapel
tab-log = Verlauf
tab-lens = Gefahren
tabs-title = Bereiche

## Anfragen und Gelegenheiten
request-move = { FORM($player, case: "nom", start: "yes") } bittet um Zustimmung: { $move }
request-withdraw = Zurückziehen
request-accept = Zustimmen
request-decline = Ablehnen
request-always = In diesem Spiel { FORM($player, case: "dat") } immer zustimmen
request-always-short = Immer ja
stop-draw = Vor dem Kartenziehen
stop-infect = Vor den Infektionen
stop-epidemic = Nach einer Epidemie
stop-how-never = nie anhalten
stop-how-pause = zwei Sekunden Pause
stop-how-ask = mich fragen

## Ablegen, Prognose, Gegenmittel
discard-title =
    { $over ->
        [one] { $player }: { $over } von { $cards } Karten ablegen (Limit: 7)
       *[other] { $player }: { $over } von { $cards } Karten ablegen (Limit: 7)
    }
discard-how = Wähle eine Karte zum Ablegen oder spiele stattdessen ein Ereignis.
forecast-title = Prognose: die nächsten Infektionskarten
forecast-how = Die oberste Karte wird zuerst aufgedeckt. Verschiebe die Karten mit Maus oder Finger, mit den Knöpfen oder den Pfeiltasten.
forecast-card = { $place }: { $city }
forecast-up = { $city } nach oben
forecast-down = { $city } nach unten
forecast-this = In diesem Zug
forecast-next = Im nächsten Zug
forecast-later = Später
forecast-done = In dieser Reihenfolge zurücklegen
cure-how = Für das Gegenmittel brauchst du { $needed } Karten; gewählt: { $chosen }. Wähle Karten an oder ab.
cure-do = Gegenmittel entdecken

## Die Befehlszeile
command-title = Befehl eingeben
command-example = kairo, rote behandeln, warum zubringerflug kairo …
command-why = warum
command-why-not = Warum nicht: { $move }?
command-legal = Das ist erlaubt.
command-look = Wege nach { $city }
command-nothing = Kein erlaubter Befehl passt dazu.

## Der Blick auf die Gefahren
lens-button = Gefahren
lens-title = Gefahren in diesem Zug
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
lens-any = Mindestens ein Ausbruch
lens-lost = Spiel verloren
lens-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
lens-double = Bei zwei Epidemien auf einmal wird die zweite Stadt mit Sicherheit gleich noch einmal infiziert.
lens-said = Infektion: { $infected } %, Ausbruch: { $outbreak } %
lens-note = Wahrscheinlichkeiten für den Rest dieses Zuges, sofern kein Ereignis gespielt wird; sie beruhen auf allem, was du wissen kannst. „Infektion“ meint die Infektionskarten am Zugende, nicht eine Epidemie. Pfeile zeigen, wohin sich ein Ausbruch ausbreiten würde.

## Was gerade geschieht
scene-skip = Überspringen
scene-drew = { FORM($player, case: "nom", start: "yes") } zieht
scene-increase = Ausweiten
scene-infect = Infizieren
scene-intensify = Verschärfen
scene-outbreak = Ausbruch in { $city }: { $outbreaks } von 8
scene-eradicated = Die { FORM($disease, case: "many") } Seuche ist ausgelöscht

sea-pacific = Pazifischer Ozean
sea-atlantic = Atlantischer Ozean
sea-indian = Indischer Ozean
sea-southern = Südlicher Ozean

## Die Galerie
gallery-title = Karten und Spielmaterial
gallery-roles = Rollen
gallery-cities = Stadtkarten
gallery-events = Ereigniskarten
gallery-threats = Epidemie und Infektion
gallery-tracks = Gegenmittel und Leisten
gallery-icons = Symbole

actions-more = Mehr

threats-title = Städte kurz vor dem Ausbruch

status-decks-are = Spielerkarten: { $player }, Infektionskarten: { $infection }

## Signale: feste Sätze im Chat
signals-title = Dem Team sagen
signal-look = Schaut mal hier: { $about }
signal-going = Ich bin unterwegs: { $about }
signal-help = Hier ist Hilfe nötig: { $about }
signal-need = Ich brauche diese Karte: { $about }
signal-keep = Behalte diese Karte: { $about }
signal-cure = In meinem nächsten Zug kann ich dieses Gegenmittel entdecken: { $about }
signal-yes = Einverstanden
signal-no = Lieber nicht
signal-wait = Einen Moment, bitte
signal-thanks = Danke!
signal-well-played = Gut gespielt!
signal-good-idea = Gute Idee
signal-risky = Zu riskant
signal-rematch = Noch ein Spiel? Kommt an den Tisch mit diesem Code: { $about }
