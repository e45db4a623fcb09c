# Rätsel: ihre Seite, ihre Karte auf der Startseite und ihr Feld am Tisch.

puzzle-title = Rätsel
puzzle-lead = Finde den Zug mit der besten Gewinnchance; ein gleich guter zählt auch. Gewertet wird nur deine erste Lösung.
puzzle-enter = Zu den Rätseln
puzzle-yours = Deine Wertung: { $rating }.
puzzle-daily = Rätsel des Tages
puzzle-next = Nächstes Rätsel
puzzle-solve = Lösen
puzzle-practise = Noch einmal üben
puzzle-number = Rätsel { $number }
puzzle-difficulty = Schwierigkeit { $level } von 5
puzzle-theme-cure = Gegenmittel
puzzle-theme-outbreak = Ausbruch
puzzle-theme-win = Sieg
puzzle-theme-event = Ereignis
puzzle-state-solved = Du hast es gelöst.
puzzle-state-failed = Du hast es nicht gelöst.
puzzle-none = Auf diesem Server gibt es keine Rätsel.
puzzle-all = Alle Rätsel
puzzle-all-done = Du hast schon alle Rätsel versucht. Üben kannst du mit dem Rätsel des Tages.
puzzle-rating = Deine Wertung
puzzle-solved-of = Gelöst: { $solved } von { $total }
puzzle-streak-today = Löse heute eines, damit die Serie nicht abreißt.
puzzle-streak =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
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
