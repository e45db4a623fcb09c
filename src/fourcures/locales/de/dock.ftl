# Das Feld zwischen Spielplan und Hand.

dock-title = Was geschieht und was du tun kannst
dock-step = Schritt { $step } von { $steps }
dock-step-next = Als Nächstes: { $move }
dock-stop = Hier anhalten
dock-hurry = Schneller
dock-halted = Bei Schritt { $step } angehalten: Das Spiel ist anders weitergegangen als geplant.
dock-halted-for = Hier angehalten: Den nächsten Schritt macht { FORM($player, case: "nom") }.
step-of = { $player }: { $move }
dock-slow-bot = Der Bot überlegt noch.
dock-preparing = { $bot } wird vorbereitet: { $percent } (nur dieses Mal)
dock-stand-in = { $bot } spielen lassen
dock-stand-in-note = { $bot } spielt, bis { $slow } bereit ist.
meanwhile-title = Während die Bots vorbereitet werden
meanwhile-turn = Spiel deinen Zug
meanwhile-turn-note = Dafür braucht es keinen Bot.
meanwhile-rules = Die Regeln auf einer Seite
meanwhile-rules-note = In zwei Minuten gelesen.
meanwhile-map = Sieh dich um
meanwhile-map-note = Wähle eine Stadt: Der Spielplan zeigt, was dort möglich ist.
meanwhile-guide-note = Lerne beim Spielen. Dieses Spiel wartet auf dich.
dock-infects = Infektion: { $city }
dock-says-no = { FORM($name, case: "nom", start: "yes") } sagt Nein
dock-asks =
    { $others ->
        [0] { $name } ({ $player }) fragt
        [one] { $name } ({ $player }) fragt · noch eine Frage
       *[other] { $name } ({ $player }) fragt · noch { $others } Fragen
    }

# Worum jemand dich bittet.

ask-undo = Darf ich meinen letzten Schritt zurücknehmen?
ask-bring = Darf ich dich nach { $city } bringen?
ask-bring-give =
    { $number ->
        [1] Darf ich dich nach { $city } bringen und dir die Karte { $card } geben?
       *[other] Darf ich dich nach { $city } bringen und dir die Karten { $cards } geben?
    }
ask-bring-take =
    { $number ->
        [1] Darf ich dich nach { $city } bringen und die Karte { $card } von dir nehmen?
       *[other] Darf ich dich nach { $city } bringen und die Karten { $cards } von dir nehmen?
    }
ask-give =
    { $number ->
        [1] Darf ich dir die Karte { $card } geben?
       *[other] Darf ich dir die Karten { $cards } geben?
    }
ask-take =
    { $number ->
        [1] Gibst du mir die Karte { $card }?
       *[other] Gibst du mir die Karten { $cards }?
    }
ask-other = Darf ich das tun: { $move }?

# Ablegen, in der Hand.

discard-over = { $cards } Karten, { $limit } erlaubt
discard-which-least = Welche Karte legst du ab? { $card } kostet am wenigsten.
discard-which =
    { $over ->
        [one] Welche Karte legst du ab?
       *[other] Welche { $over } Karten legst du ab?
    }
discard-card = { $cards } ablegen
discard-event = Ereignis spielen
discard-cost-cured = Kostet wenig
discard-more-cured = geheilt
discard-says-cured = Das Gegenmittel gibt es schon ({ $disease }): Die Karte brauchst du nur noch zum Fliegen oder Bauen.
discard-cost-least = Kostet am wenigsten
discard-more-least = kein Satz
discard-says-least = Kein Satz braucht diese Karte, und in der Nähe ihrer Stadt droht keine Gefahr.
discard-cost-flight = Kostet einen Flug
discard-more-flight = bei { $city }
discard-says-flight = Sie könnte dich nach { $city } bringen, wo ein Ausbruch droht.
discard-cost-team = Satz des Teams
discard-more-team = { $player }: { $cards }
discard-says-team = { FORM($player, case: "nom", start: "yes") } sammelt diese Farbe ({ $disease }): bisher { $cards } Karten.
discard-cost-set = Schwächt einen Satz
discard-more-set = { $from } → { $to } von { $needed }
discard-says-set = Dein Satz ({ $disease }) fällt von { $from } auf { $to } von { $needed } Karten.
discard-cost-breaks = Kein Gegenmittel
discard-more-breaks = { $from } → { $to }
discard-says-breaks = Du hast alle { $needed } Karten für das Gegenmittel ({ $disease }). Ohne diese reicht es nicht.
discard-cost-event = Ereignis
discard-more-event = oder spielen
discard-says-event = Spiel dieses Ereignis lieber, statt es abzulegen.

# Ein Moment für Ereignisse.

window-next-draw = Gleich: Karten ziehen
window-next-infect = Gleich: Infektionen
window-next-shuffle = Gleich: Infektionskarten mischen
window-next-epidemic = Gleich: nächste Epidemie
window-asks-draw = Vor dem Ziehen ein Ereignis spielen?
window-asks-infect = Vor den Infektionen ein Ereignis spielen?
window-asks-shuffle = Vor dem Mischen der Infektionskarten ein Ereignis spielen?
window-asks-epidemic = Vor der nächsten Epidemie ein Ereignis spielen?
window-held = { $name } hält das Spiel an
window-events = Du hast: { $events }.
window-events-run = Du hast: { $events }. Das Spiel geht von selbst weiter, wenn du es nicht anhältst.
window-run-hold = Das Spiel geht von selbst weiter, wenn du es nicht anhältst.
window-run = Das Spiel geht von selbst weiter.
stop-title = Wann anhalten
