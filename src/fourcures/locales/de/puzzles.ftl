# Rätsel: ihre Seite, ihre Karte auf der Startseite und ihr Feld am Tisch.

puzzle-title = Rätsel
puzzle-lead = Stellungen aus echten Spielen: Finde den Zug mit der besten Gewinnchance. Ein gleich guter Zug zählt auch.
puzzle-enter = Zu den Rätseln
puzzle-yours = Deine Wertung: { $rating }.
puzzle-lead-short = Ein Zug, eine Idee: Finde den besten.
puzzle-tonight-note = { $idea }. Der Zug beginnt in { $city }.
puzzle-daily = Rätsel der Nacht
puzzle-next = Nächstes Rätsel
puzzle-solve = Lösen
puzzle-practise = Noch einmal üben
puzzle-number = Rätsel { $number }
puzzle-role = Deine Rolle: { $role }
puzzle-difficulty = Schwierigkeit { $level } von 5
puzzle-state-solved = Du hast es gelöst.
puzzle-state-failed = Du hast es nicht gelöst.
puzzle-none = Auf diesem Server gibt es keine Rätsel.
puzzle-all = Alle Rätsel
puzzle-all-done = Du hast schon alle Rätsel versucht. Üben kannst du mit dem Rätsel der Nacht.
puzzle-rating = Deine Wertung
puzzle-rating-note = Gewertet wird nur deine erste Lösung.

## Die Lampen
puzzle-lamps =
    { $lamps ->
        [0] Noch brennt keine Lampe
        [one] { $lamps } Lampe brennt
       *[other] { $lamps } Lampen brennen
    }
puzzle-lamps-note = Jedes Rätsel ist eine Lampe in der Stadt, in der sein Zug beginnt. Löse es, und die Lampe bleibt an.
puzzle-lamps-of = { $lit } von { $all } gelöst
puzzle-lamp-tonight = { $city }: heute Nacht
puzzle-as-list =
    { $puzzles ->
        [one] Das Rätsel als Liste
       *[other] Alle { $puzzles } als Liste
    }
puzzle-levels = Nach Schwierigkeit
puzzle-cities = Nach Stadt
puzzle-city = Stadt
puzzle-solved = Gelöst

## Themen: worauf es im besten Zug ankommt
puzzle-ideas = Themen
puzzle-idea-cure = Das Gegenmittel
puzzle-idea-cure-note = Bring die Karten rechtzeitig zu einem Forschungslabor
puzzle-idea-outbreak = Kettenreaktion
puzzle-idea-outbreak-note = Verhindere den Ausbruch, der weitere auslösen würde
puzzle-idea-win = Der letzte Zug
puzzle-idea-win-note = Bis zum Sieg fehlen ein oder zwei Züge
puzzle-idea-event = Eine Karte, ein Moment
puzzle-idea-event-note = Wann spielst du ein Ereignis?
puzzle-idea-discard = Was bleibt auf der Hand?
puzzle-idea-discard-note = Auf welche Karte kann das Team verzichten?
puzzle-idea-forecast = Die nächsten sechs Karten
puzzle-idea-forecast-note = Die beste Reihenfolge nach einer Prognose
puzzle-idea-answer = Ja oder nein
puzzle-idea-answer-note = Eine Anfrage: zustimmen oder ablehnen?
puzzle-idea-team = Hand in Hand
puzzle-idea-team-note = Gib eine Karte weiter oder bewege eine andere Figur
puzzle-idea-station = Der richtige Bauplatz
puzzle-idea-station-note = Ein neues Forschungslabor lohnt sich sofort
puzzle-idea-solved = { $solved } von { $total } gelöst
puzzle-idea-next = hier weiter
puzzle-idea-done = alle versucht

## Die Serie
puzzle-streak =
    { $days ->
        [0] Deine Woche
        [one] Serie: { $days } Nacht
       *[other] Serie: { $days } Nächte
    }
puzzle-streak-begin = Löse ein Rätsel, und die Lampe von heute brennt.
puzzle-streak-today = Zünde die Lampe von heute an, damit die Serie nicht abreißt.
puzzle-streak-done = Die Lampe von heute brennt.
puzzle-free-night = Eine ausgelassene Nacht pro Woche beendet keine Serie.
puzzle-free-night-used = Die freie Nacht dieser Woche ist verbraucht: Jetzt zählt jede Nacht.
puzzle-night-lit = gelöst
puzzle-night-free = freie Nacht
puzzle-night-dark = nicht gelöst
puzzle-night-tonight = heute, noch nicht gelöst
puzzle-night-ahead = kommt noch

## Deine eigenen Fehler
puzzle-own = Aus deinen eigenen Spielen
puzzle-own-note = Finde einen besseren Zug als den gespielten.
puzzle-own-none = Beende ein Spiel und lass es analysieren: Die teuersten Züge werden hier zu Rätseln.
puzzle-own-turn = Zug { $turn }: Finde einen besseren

## Deine Wertung
puzzle-curve =
    { $puzzles ->
        [one] Nach { $puzzles } Rätsel: von { $first } auf { $last }
       *[other] Die letzten { $puzzles } Rätsel: von { $first } auf { $last }
    }

## Am Tisch
puzzle-question-cure = Ein Gegenmittel ist in Reichweite: Finde den besten Zug
puzzle-question-outbreak = Ein Ausbruch droht: Finde den besten Zug
puzzle-question-win = Der Sieg ist nah: Finde den besten Zug
puzzle-question-event = Ein Ereignis entscheidet: Finde den besten Zug
puzzle-question-moment = Jetzt ein Ereignis spielen oder es behalten?
puzzle-question-discard = Zu viele Karten: Welche legst du ab?
puzzle-question-forecast = Eine Prognose: Welche Reihenfolge ist die beste?
puzzle-question-answer = Eine Anfrage: zustimmen oder ablehnen?
puzzle-asked = { FORM($player, case: "nom", start: "yes") } bittet dich um diese Schritte:
puzzle-choices = Wähle
puzzle-choose-there = Wähle bei der Aufgabe.
puzzle-best-choice = Die beste Wahl: { $move }
puzzle-know = Was du weißt
puzzle-brink = Kurz vor dem Ausbruch: { $cities }.
puzzle-calm = Keine Stadt steht kurz vor dem Ausbruch.
puzzle-about-disease = Dieses Gegenmittel lässt sich entdecken: { $disease }.
puzzle-about-city = Um diese Stadt geht es: { $city }.
puzzle-first = Der erste Schritt: { $move }
puzzle-hint = Tipp (−{ $cost })
puzzle-hint-free = Tipp
puzzle-give-up = Aufgeben
puzzle-give-up-sure = Wirklich aufgeben?
puzzle-show = Lösung zeigen
puzzle-solution = Die Lösung. Danach liegt die Gewinnchance bei { $chance }, nach dem nächstbesten Zug bei { $second }.
puzzle-gain = Gelöst: { $gain }, sonst { $loss }.
puzzle-free = Dieses Rätsel zählt nicht mehr für deine Wertung: Übe, so oft du willst.
puzzle-rated = Deine neue Wertung: { $rating } ({ $change }).
