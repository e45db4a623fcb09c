# Was auf dem Spielplan geschieht, wie schnell es gezeigt wird, Töne und Rückfragen.

## Einstellungen
settings-speed = Animationstempo
settings-speed-step = Schritt für Schritt
settings-speed-step-note = Hält vor jeder Aktion der anderen an, bis du tippst oder die Leertaste drückst.
settings-speed-calm = Ruhig
settings-speed-calm-note = Du kannst alles verfolgen und mit der Leertaste überspringen.
settings-speed-fast = Schnell
settings-speed-fast-note = Dasselbe in weniger als der halben Zeit.
settings-speed-none = Sofort
settings-speed-none-note = Der Spielplan zeigt gleich das Ergebnis.
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
opening-start = Los geht’s

## Pausen ohne Ereignis
waiting-me-window-undo = Letzte Gelegenheit zum Zurücknehmen
waiting-me-window-ready = Mach weiter, wenn du so weit bist
waiting-for-window-undo = { $who } kann den letzten Schritt noch zurücknehmen
waiting-for-window-ready = { $who } ist noch nicht so weit

## Rückfragen
action-draw-anyway =
    { $actions ->
        [one] Noch { $actions } Aktion: trotzdem ziehen
       *[other] Noch { $actions } Aktionen: trotzdem ziehen
    }
request-lacking = Diese Karte hast du nicht.
plan-later = Plane deinen nächsten Zug. Ausführen kannst du den Plan, sobald du am Zug bist.
action-wait = Moment!
order-moment = kurz, bei Gefahr länger
