# Was auf dem Spielplan geschieht, wie schnell es gezeigt wird, Töne und Rückfragen.

## Einstellungen
settings-speed = Animationstempo
settings-speed-step = Schritt für Schritt
settings-speed-step-note = Hält vor jeder Aktion der anderen an, bis du tippst oder die Leertaste drückst.
settings-speed-calm = Ruhig
settings-speed-calm-note = Du kannst alles verfolgen. Die Leertaste springt zum nächsten Schritt, Esc ans Ende.
settings-speed-fast = Schnell
settings-speed-fast-note = Dasselbe in weniger als der halben Zeit.
settings-speed-none = Sofort
settings-speed-none-note = Der Spielplan zeigt gleich das Ergebnis. Nur ein Gegenmittel wird kurz gefeiert.
settings-volume = Lautstärke
settings-confirm = Nachfragen, bevor Aktionen verfallen
settings-signals = Zeigen, worauf andere hinweisen
sound-mute = Ton aus

## Der Spielplan holt auf
waiting-shown = Am Zug: { $player }
scene-next = Weiter
scene-won = Sieg!
scene-lost = Niederlage
opening-team = Euer Team
opening-infections = Die ersten Infektionen
opening-infections-why = Neun Städte sind von Anfang an infiziert: drei mit 3 Würfeln, drei mit 2 und drei mit 1.
opening-start = Los geht’s
scene-tap = Tippen: weiter
scene-increase-is =
    { $rate ->
        [one] Rate { $former } → { $rate }: { $rate } Stadt pro Zug
       *[other] Rate { $former } → { $rate }: { $rate } Städte pro Zug
    }
scene-increase-same =
    { $rate ->
        [one] Rate bleibt { $rate }: { $rate } Stadt pro Zug
       *[other] Rate bleibt { $rate }: { $rate } Städte pro Zug
    }
scene-increase-why = So viele Städte werden am Ende jedes Zuges infiziert.
scene-infect-is =
    { $cubes ->
        [0] { $city }
        [one] { $city }: { $cubes } Würfel
       *[other] { $city }: { $cubes } Würfel auf einmal
    }
scene-infect-why = Die Karte lag ganz unten im Infektions-Zugstapel.
scene-intensify-is =
    { $cards ->
        [one] { $cards } abgelegte Stadt liegt wieder oben
       *[other] { $cards } abgelegte Städte liegen wieder oben
    }
scene-intensify-why = Diese Städte werden als Nächstes wieder gezogen.
# Die Überschrift des eigenen Gegenmittels, in großer Schrift.
scene-cure-title = Gegenmittel: { FORM($disease, case: "nom", start: "yes") }
scene-cure-found = Entdeckt in { $city } in Zug { $turn }. Eine Aktion entfernt jetzt alle Würfel dieser Farbe aus einer Stadt.
scene-cure-by =
    { $named ->
        [yes] { $player }
       *[no] { FORM($player, case: "nom", start: "yes") }
    } hat das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche entdeckt
scene-cure-where = in { $city }, Zug { $turn }
scene-cure-count = { $found } von { $all } Gegenmitteln
scene-eradicated-why = Keiner ihrer Würfel kann zurückkehren.
scene-station = Erstes neues Forschungslabor: { $city }
scene-station-why = Ihr könnt jetzt mit einer Aktion von einem Labor zum anderen reisen.
scene-last = Letzte Chance
scene-last-cards = Der Stapel reicht nicht für das nächste Ziehen. Euch bleiben nur die Aktionen davor.
scene-last-outbreaks = Noch ein Ausbruch, und das Spiel ist verloren.

## Pausen ohne Ereignis
waiting-me-window-ready = Mach weiter, wenn du so weit bist
waiting-for-window-ready = { $who } ist noch nicht so weit

## Rückfragen
action-draw-anyway =
    { $actions ->
        [one] Noch { $actions } Aktion: trotzdem ziehen
       *[other] Noch { $actions } Aktionen: trotzdem ziehen
    }
request-lacking = Diese Karte hast du nicht.
plan-later = Plane deinen nächsten Zug. Ausführen kannst du den Plan, sobald du am Zug bist.
