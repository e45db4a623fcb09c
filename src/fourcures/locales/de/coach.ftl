# Bots und Berater; die Argumente erklärt en/coach.ftl.

## Die Bots
bot-strength = Stärke der Bots
bot-quick = Schwalbe
bot-quick-note = Schnell: entscheidet sofort, aus Erfahrung.
bot-careful = Fuchs
bot-careful-note = Sorgfältig: spielt vor jedem Zug Hunderte Möglichkeiten durch.
bot-deep = Eule
bot-deep-note = Gründlich: denkt am längsten nach und spielt Tausende Möglichkeiten durch.
bot-seat = Bot { $bot } { $number }

## Warum ein Schritt gemacht wird
why-moves-both =
    { $cubes ->
        [one] In { $city } liegt { $cubes } { FORM($disease, case: "cube") } Würfel; Infektionsrisiko am Zugende: { $chance }.
       *[other] In { $city } liegen { $cubes } { FORM($disease, case: "many") } Würfel; Infektionsrisiko am Zugende: { $chance }.
    }
why-moves-cubes =
    { $cubes ->
        [one] In { $city } liegt { $cubes } { FORM($disease, case: "cube") } Würfel.
       *[other] In { $city } liegen { $cubes } { FORM($disease, case: "many") } Würfel.
    }
why-moves-risk = Infektionsrisiko in { $city } am Zugende: { $chance }.
why-moves-way = Ein Schritt auf dem Weg zum Ziel.
why-treats-both =
    { $cubes ->
        [one] Dort liegt { $cubes } { FORM($disease, case: "cube") } Würfel; Infektionsrisiko am Zugende: { $chance }.
       *[other] Dort liegen { $cubes } { FORM($disease, case: "many") } Würfel; Infektionsrisiko am Zugende: { $chance }.
    }
why-treats-cubes =
    { $cubes ->
        [one] Dort liegt { $cubes } { FORM($disease, case: "cube") } Würfel.
       *[other] Dort liegen { $cubes } { FORM($disease, case: "many") } Würfel.
    }
why-shares =
    { $holds ->
        [one] { FORM($receiver, case: "nom", start: "yes") } hat dann { $holds } { FORM($disease, case: "many") } Karte; für ein Gegenmittel sind { $needed } nötig.
       *[other] { FORM($receiver, case: "nom", start: "yes") } hat dann { $holds } { FORM($disease, case: "many") } Karten; für ein Gegenmittel sind { $needed } nötig.
    }
why-cures = Mit vier Gegenmitteln ist das Spiel gewonnen.
why-builds = In { $city } lassen sich jetzt Gegenmittel entdecken, und Zubringerflüge können dort landen.
why-stores = Das Ereignis { $event } lässt sich noch einmal spielen.
why-passes = Mit den übrigen Aktionen lässt sich nichts Besseres anfangen.
why-looks-ahead = Die nächsten Infektionen sind dann bekannt.
why-prevents-infection = Die nächste Infektion fällt aus.
why-removes-card =
    { $cubes ->
        [0] Die Karte { $card } kann nicht wiederkommen; in der Stadt liegt kein Würfel ihrer Farbe.
        [one] Die Karte { $card } kann nicht wiederkommen; in der Stadt liegt { $cubes } Würfel ihrer Farbe.
       *[other] Die Karte { $card } kann nicht wiederkommen; in der Stadt liegen { $cubes } Würfel ihrer Farbe.
    }
why-orders = Die nächsten Infektionskarten kommen dann in dieser Reihenfolge.
why-discards = Mehr als 7 Handkarten sind nicht erlaubt.
why-discards-cured = Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche ist schon entdeckt.
why-discards-keeps =
    { $holds ->
        [0] Es ist die einzige { FORM($disease, case: "many") } Karte auf der Hand; für ein Gegenmittel sind { $needed } nötig.
        [one] { $holds } { FORM($disease, case: "many") } Karte bleibt auf der Hand; für ein Gegenmittel sind { $needed } nötig.
       *[other] { $holds } { FORM($disease, case: "many") } Karten bleiben auf der Hand; für ein Gegenmittel sind { $needed } nötig.
    }
why-declines = Für diesen Zug scheint etwas anderes besser zu sein.
why-declines-keeps =
    { $holds ->
        [one] Auf der eigenen Hand ist schon { $holds } { FORM($disease, case: "many") } Karte; für ein Gegenmittel sind { $needed } nötig.
       *[other] Auf der eigenen Hand sind schon { $holds } { FORM($disease, case: "many") } Karten; für ein Gegenmittel sind { $needed } nötig.
    }

## Wozu eine Bewegung dient
why-aim-treats = Ziel: die { FORM($disease, case: "many") } Seuche behandeln.
why-aim-shares =
    { $holds ->
        [one] Ziel: die Karte { $card } für { FORM($receiver, case: "acc") } (dann { $holds } { FORM($disease, case: "many") } Karte; für ein Gegenmittel sind { $needed } nötig).
       *[other] Ziel: die Karte { $card } für { FORM($receiver, case: "acc") } (dann { $holds } { FORM($disease, case: "many") } Karten; für ein Gegenmittel sind { $needed } nötig).
    }
why-aim-cures = Ziel: das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche.
why-aim-builds = Ziel: ein Forschungslabor.

## Wozu ein Zug dient, nach dem Code der Aussage; sie gilt in $futures von $of simulierten Spielen
says-wins = Mit dem Gegenmittel gegen die { FORM($disease, case: "many") } Seuche ist das Spiel gewonnen.
says-cures = In { $city } das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche entdecken.
says-shares = Die Karte { $card } geht an { FORM($receiver, case: "acc") }: Damit hat { FORM($receiver, case: "nom") } { $holds } der { $needed } Karten für das { FORM($disease, case: "many") } Gegenmittel.
says-shares-unseen = Die Karte { $card } geht an { FORM($receiver, case: "acc") }.
says-takes = Die Karte { $card } { FORM($giver, case: "from") } nehmen: Das sind dann { $holds } der { $needed } Karten für das { FORM($disease, case: "many") } Gegenmittel.
says-shares-you = Die Karte { $card } geht an dich: Damit hast du { $holds } der { $needed } Karten für das { FORM($disease, case: "many") } Gegenmittel.
says-shares-unseen-you = Die Karte { $card } geht an dich.
says-takes-you = Die Karte { $card } von dir nehmen: Das sind dann { $holds } der { $needed } Karten für das { FORM($disease, case: "many") } Gegenmittel.
says-airlifts = { FORM($pawn, case: "acc", start: "yes") } mit der Luftbrücke nach { $city } bringen.
says-plays = Das Ereignis { $event } spielen.
says-removes = Die Infektionskarte { $card } aus dem Spiel nehmen.
says-treats =
    { $left ->
        [0] Die { FORM($disease, case: "many") } Seuche in { $city } behandeln, bis dort kein Würfel mehr liegt.
        [one] Die { FORM($disease, case: "many") } Seuche in { $city } behandeln: Von { $cubes } Würfeln bleibt { $left }.
       *[other] Die { FORM($disease, case: "many") } Seuche in { $city } behandeln: Von { $cubes } Würfeln bleiben { $left }.
    }
says-builds = Ein Forschungslabor in { $city } errichten.
says-stores = Das Ereignis { $event } auf die Rollenkarte legen, um es noch einmal zu spielen.
says-brings = { FORM($pawn, case: "acc", start: "yes") } nach { $city } bringen.
says-goes = Den Zug in { $city } beenden.
says-passes = Passen: Mit den Aktionen lässt sich nichts Besseres anfangen.
says-discards = Die Karte { $card } ablegen.
says-discards-cured = Die Karte { $card } ablegen: Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche ist schon entdeckt.
says-discards-keeps =
    { $keeps ->
        [0] Die Karte { $card } ablegen: Es ist die einzige { FORM($disease, case: "many") } Karte auf der Hand; für ein Gegenmittel sind { $needed } nötig.
        [one] Die Karte { $card } ablegen: { $keeps } { FORM($disease, case: "many") } Karte bleibt auf der Hand; für ein Gegenmittel sind { $needed } nötig.
       *[other] Die Karte { $card } ablegen: { $keeps } { FORM($disease, case: "many") } Karten bleiben auf der Hand; für ein Gegenmittel sind { $needed } nötig.
    }
says-orders = Die Infektionskarten in dieser Reihenfolge zurücklegen.
says-goes-on = Weiter: Jetzt lohnt sich kein Ereignis.
says-win-next =
    { $turns ->
        [one] In { $futures } von { $of } simulierten Spielen gewinnt das Team im nächsten Zug.
       *[other] In { $futures } von { $of } simulierten Spielen gewinnt das Team in den nächsten { $turns } Zügen.
    }
says-cure-next = In { $futures } von { $of } simulierten Spielen entdeckt { FORM($role, case: "nom") } im nächsten eigenen Zug das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche.
says-cure-within = In { $futures } von { $of } simulierten Spielen wird das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche in den nächsten { $turns } Zügen entdeckt.
says-share-next = Danach geht die Karte { $card } in { $futures } von { $of } simulierten Spielen { FORM($giver, case: "from") } an { FORM($receiver, case: "acc") }.
says-treat-next = Danach behandelt { FORM($role, case: "nom") } in { $futures } von { $of } simulierten Spielen die { FORM($disease, case: "many") } Seuche in { $city }.
says-leaves =
    { $count ->
        [one] In { $cities } bleiben drei Würfel liegen, doch in { $futures } von { $of } simulierten Spielen gibt es bis zum nächsten Zug keinen Ausbruch.
       *[other] In { $cities } bleiben je drei Würfel liegen, doch in { $futures } von { $of } simulierten Spielen gibt es bis zum nächsten Zug keinen Ausbruch.
    }
says-outbreak-next = Bis zum nächsten Zug droht ein Ausbruch: In { $futures } von { $of } simulierten Spielen kommt es dazu.
says-shares-all = Die Karten { $cards } gehen an { FORM($receiver, case: "acc") }: Damit hat { FORM($receiver, case: "nom") } { $holds } der { $needed } Karten für das { FORM($disease, case: "many") } Gegenmittel.
says-takes-all = Die Karten { $cards } { FORM($giver, case: "from") } nehmen: Das sind dann { $holds } der { $needed } Karten für das { FORM($disease, case: "many") } Gegenmittel.
says-shares-all-you = Die Karten { $cards } gehen an dich: Damit hast du { $holds } der { $needed } Karten für das { FORM($disease, case: "many") } Gegenmittel.
says-takes-all-you = Die Karten { $cards } von dir nehmen: Das sind dann { $holds } der { $needed } Karten für das { FORM($disease, case: "many") } Gegenmittel.
says-cleans =
    { $cubes ->
        [one] Unterwegs entfernt { FORM($pawn, case: "nom") } ohne Aktion { $cubes } Würfel einer geheilten Seuche: { $cities }.
       *[other] Unterwegs entfernt { FORM($pawn, case: "nom") } ohne Aktion { $cubes } Würfel geheilter Seuchen: { $cities }.
    }
says-shields = { FORM($pawn, case: "nom", start: "yes") } schützt { $city }: Sonst läge das Risiko eines Ausbruchs dort in diesem Zug bei { $risk_otherwise }.
says-shields-cubes = { FORM($pawn, case: "nom", start: "yes") } schützt { $city }: Sonst läge das Risiko, dass dort in diesem Zug ein Würfel hinzukommt, bei { $risk_otherwise }.
says-win-next-otherwise =
    { $turns ->
        [one] In { $futures } von { $of } simulierten Spielen gewinnt das Team im nächsten Zug, sonst nur in { $otherwise }.
       *[other] In { $futures } von { $of } simulierten Spielen gewinnt das Team in den nächsten { $turns } Zügen, sonst nur in { $otherwise }.
    }
says-cure-next-otherwise = In { $futures } von { $of } simulierten Spielen entdeckt { FORM($role, case: "nom") } im nächsten eigenen Zug das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche, sonst nur in { $otherwise }.
says-cure-within-otherwise = In { $futures } von { $of } simulierten Spielen wird das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche in den nächsten { $turns } Zügen entdeckt, sonst nur in { $otherwise }.
says-completes = Danach geht die Karte { $card } in { $futures } von { $of } simulierten Spielen { FORM($giver, case: "from") } an { FORM($receiver, case: "acc") }: Damit sind { $holds } der { $needed } Karten für das { FORM($disease, case: "many") } Gegenmittel beisammen.
says-counts-on = Das hängt vom Ereignis { $event } ab, das { FORM($role, case: "nom") } hat: Ohne diese Karte gelingt es nur in { $otherwise } von { $of } simulierten Spielen.
says-danger = Das Risiko eines Ausbruchs in { $city } liegt in diesem Zug bei { $risk }.
says-dangers = Das Risiko eines Ausbruchs liegt in diesem Zug bei { $any }; am ehesten trifft es { $city } ({ $risk }).
says-calmed-by = In { $futures } von { $of } simulierten Spielen gibt es in diesem Zug keinen Ausbruch, weil { FORM($role, case: "nom") } das Ereignis { $event } spielt; ohne diese Karte nur in { $otherwise }.
says-without-outbreak = Sonst läge das Risiko eines Ausbruchs in { $city } in diesem Zug bei { $risk_otherwise } statt bei { $risk }.
says-without-outbreaks =
    { $turns ->
        [one] Sonst gäbe es bis zum Ende des nächsten Zugs in { $otherwise } statt in { $futures } von { $of } simulierten Spielen einen Ausbruch.
       *[other] Sonst gäbe es in den nächsten { $turns } Zügen in { $otherwise } statt in { $futures } von { $of } simulierten Spielen einen Ausbruch.
    }
says-without-cure =
    { $turns ->
        [one] Sonst würde das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche nur in { $otherwise } statt in { $futures } von { $of } simulierten Spielen im nächsten Zug entdeckt.
       *[other] Sonst würde das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche nur in { $otherwise } statt in { $futures } von { $of } simulierten Spielen in den nächsten { $turns } Zügen entdeckt.
    }
says-without-cured =
    { $turns ->
        [one] Sonst würde das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche nur in { $otherwise } von { $of } simulierten Spielen im nächsten Zug entdeckt.
       *[other] Sonst würde das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche nur in { $otherwise } von { $of } simulierten Spielen in den nächsten { $turns } Zügen entdeckt.
    }
says-without-worse =
    { $points ->
        [one] Sonst wäre die Gewinnchance etwa { $points } Prozentpunkt niedriger.
       *[other] Sonst wäre die Gewinnchance etwa { $points } Prozentpunkte niedriger.
    }
says-without-turn =
    { $points ->
        [one] Der ganze Zug ist etwa { $points } Prozentpunkt wert: So viel würde Passen kosten.
       *[other] Der ganze Zug ist etwa { $points } Prozentpunkte wert: So viel würde Passen kosten.
    }
says-nothing-urgent =
    { $points ->
        [one] Nichts ist dringend: Selbst Passen würde weniger als { $points } Prozentpunkt kosten.
       *[other] Nichts ist dringend: Selbst Passen würde weniger als { $points } Prozentpunkte kosten.
    }

## The headline of a turn: its first claim in a few words
headline-wins = Das { FORM($disease, case: "many") } Gegenmittel entdecken und gewinnen
headline-cures = Das { FORM($disease, case: "many") } Gegenmittel in { $city } entdecken
headline-shares = { $card } an { FORM($receiver, case: "acc") } geben
headline-shares-all = { $count } Karten an { FORM($receiver, case: "acc") } geben
headline-takes = { $card } { FORM($giver, case: "from") } nehmen
headline-takes-all = { $count } Karten { FORM($giver, case: "from") } nehmen
headline-airlifts = { FORM($pawn, case: "acc", start: "yes") } nach { $city } fliegen
headline-plays = { $event } spielen
headline-removes = { $card } aus dem Spiel nehmen
headline-treats = { FORM($disease, case: "many", start: "yes") } Seuche in { $city } behandeln
headline-cleans = Nebenbei { $cubes } Würfel entfernen
headline-shields = { $city } schützen
headline-builds = In { $city } ein Labor errichten
headline-stores = { $event } aufbewahren
headline-brings = { FORM($pawn, case: "acc", start: "yes") } nach { $city } bringen
headline-goes = Nach { $city } ziehen
headline-passes = Passen
headline-discards = { $card } ablegen
headline-orders = Karten in dieser Reihenfolge zurücklegen
headline-goes-on = Weiter
headline-accepts = Zustimmen
headline-declines = Ablehnen

## Why not another turn: what it does in a few words, and what speaks against it
rather-wins = Warum nicht das { FORM($disease, case: "many") } Gegenmittel entdecken und gewinnen?
rather-cures = Warum nicht in { $city } das { FORM($disease, case: "many") } Gegenmittel entdecken?
rather-shares = Warum nicht die Karte { $card } an { FORM($receiver, case: "acc") } geben?
rather-shares-all = Warum nicht { $count } Karten an { FORM($receiver, case: "acc") } geben?
rather-takes = Warum nicht die Karte { $card } { FORM($giver, case: "from") } nehmen?
rather-takes-all = Warum nicht { $count } Karten { FORM($giver, case: "from") } nehmen?
rather-airlifts = Warum nicht { FORM($pawn, case: "acc") } nach { $city } fliegen?
rather-plays = Warum nicht das Ereignis { $event } spielen?
rather-removes = Warum nicht die Karte { $card } aus dem Spiel nehmen?
rather-treats = Warum nicht die { FORM($disease, case: "many") } Seuche in { $city } behandeln?
rather-cleans = Warum nicht nebenbei { $cubes } Würfel entfernen?
rather-shields = Warum nicht { $city } schützen?
rather-builds = Warum nicht in { $city } ein Labor errichten?
rather-stores = Warum nicht das Ereignis { $event } aufbewahren?
rather-brings = Warum nicht { FORM($pawn, case: "acc") } nach { $city } bringen?
rather-goes = Warum nicht nach { $city } ziehen?
rather-passes = Warum nicht passen?
rather-discards = Warum nicht die Karte { $card } ablegen?
rather-orders = Warum nicht eine andere Reihenfolge?
rather-goes-on = Warum nicht weiterspielen?
rather-accepts = Warum nicht zustimmen?
rather-declines = Warum nicht ablehnen?

says-rather-win = Damit wäre der Sieg in diesem Zug verschenkt.
says-rather-outbreak = Das Risiko eines Ausbruchs in { $city } läge dann in diesem Zug bei { $risk_otherwise } statt bei { $risk }.
says-rather-cure =
    { $turns ->
        [one] Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche würde dann nur in { $otherwise } statt in { $futures } von { $of } simulierten Spielen im nächsten Zug entdeckt.
       *[other] Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche würde dann nur in { $otherwise } statt in { $futures } von { $of } simulierten Spielen in den nächsten { $turns } Zügen entdeckt.
    }
says-rather-cured = Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche würde dann nur in { $otherwise } von { $of } simulierten Spielen in den nächsten { $turns } Zügen entdeckt.
says-rather-wins = Das Team würde dann nur { $otherwise } statt { $futures } von { $of } simulierten Spielen gewinnen.
says-rather-worse =
    { $points ->
        [one] Das würde die Gewinnchance um etwa { $points } Prozentpunkt senken.
       *[other] Das würde die Gewinnchance um etwa { $points } Prozentpunkte senken.
    }
says-rather-close =
    { $points ->
        [one] Das wäre fast so gut: Es kostet weniger als { $points } Prozentpunkt.
       *[other] Das wäre fast so gut: Es kostet weniger als { $points } Prozentpunkte.
    }

## Was eine Anfrage für die gefragte Person bedeutet
says-receives =
    { $holds ->
        [one] Mit der Karte { $card } hast du dann { $holds } { FORM($disease, case: "many") } Karte; für ein Gegenmittel sind { $needed } nötig.
       *[other] Mit der Karte { $card } hast du dann { $holds } { FORM($disease, case: "many") } Karten; für ein Gegenmittel sind { $needed } nötig.
    }
says-receives-cured = Die Karte { $card } nützt dir wenig: Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche ist schon entdeckt.
says-moves-you = Deine Figur kommt nach { $city }.
says-accepts = Der Anfrage zustimmen.
says-declines = Die Anfrage ablehnen.
says-keeps =
    { $keeps ->
        [one] Du hast selbst schon { $keeps } { FORM($disease, case: "many") } Karte; für ein Gegenmittel sind { $needed } nötig.
       *[other] Du hast selbst schon { $keeps } { FORM($disease, case: "many") } Karten; für ein Gegenmittel sind { $needed } nötig.
    }
says-then-discards = Du musst dann eine Karte ablegen; auf die Karte { $card } kannst du am ehesten verzichten.
says-cure-now = In { $futures } von { $of } simulierten Spielen entdeckt { FORM($role, case: "nom") } dann noch in diesem Zug das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche.
says-compares = Wenn du zustimmst, gewinnt das Team { $accepted } von { $of } simulierten Spielen, wenn du ablehnst, { $declined }.

## Der Berater
tab-coach = Berater
coach-chance = Gewinnchance der Bots ab hier
# Before the number, in few letters.
coach-chance-short = Gewinnchance
coach-interval = mit 95 % Sicherheit { $low } bis { $high }; simulierte Spiele: { NUMBER($futures) }
# The win chance is 0%, and this is why.
coach-chance-lost = Die verbleibenden Karten und Aktionen reichen für die fehlenden Gegenmittel nicht aus.
# The win chance is 100%, and this is why.
coach-chance-won = Das Spiel lässt sich in diesem Zug gewinnen.
coach-chance-note = So oft gewinnen Bots, wenn sie ab jetzt alle Plätze spielen und über die Karten nur wissen, was du wissen kannst.
coach-ask = Was würdest du tun?
coach-not-now = Der Berater hilft bei deinen eigenen Entscheidungen: Frag, wenn du etwas zu entscheiden hast.
coach-thinking = Der Berater denkt nach …
coach-none = Für diese Lage gibt es keinen Rat.
coach-best = Der beste gefundene Zug
coach-second = Der zweitbeste Zug
coach-tempting = Der verlockende Zug
coach-turn = Danach gewinnen Bots in { $chance } der Fälle.
coach-accept = Stimme zu.
coach-decline = Lehne ab.
coach-play = Diesen Zug ausführen
coach-play-move = Ausführen
coach-why = Warum?
coach-done = Erledigt:
coach-other = Das Spiel ist seither anders weitergegangen.
coach-numbers = Zahlen
coach-steps = Schritte
coach-again = Noch einmal fragen

## Der Rückblick
review-title = Entscheidungen und Glück
review-open = Spiel analysieren
review-result =
    { $result ->
        [won] Gewonnen in Zug { $turn }
       *[lost] Verloren in Zug { $turn }
    } · { $epidemics } Epidemien
review-share = Analyse teilen
review-play = Diesen Zug abspielen
review-previous = Voriger Zug
review-next = Nächster Zug
review-map = Spielplan in Zug { $turn }
review-and-cards = Und die Karten?
review-label = Gewinnchance im Lauf des Spiels: { $first } nach dem Austeilen, { $last } am Ende.
review-note = Die Linie zeigt, wie oft Bots von jedem Zug an gewinnen, wenn sie nur wissen, was die Person am Zug wissen konnte. Balken zeigen, was die Karten verändert haben.
review-note-signs = Symbole markieren Entscheidungen, die Gewinnchance gekostet haben.
review-progress = Ausgewertete Züge: { $done } von { $total }
review-from =
    { $result ->
        [won] { $chance } am Anfang, am Ende gewonnen
       *[lost] { $chance } am Anfang, am Ende verloren
    }
review-cost =
    { $decisions ->
        [one] Eure Entscheidungen haben { $decisions } Prozentpunkt gekostet, die Karten { $cards }.
       *[other] Eure Entscheidungen haben { $decisions } Prozentpunkte gekostet, die Karten { $cards }.
    }
review-gain =
    { $decisions ->
        [one] Eure Entscheidungen haben { $decisions } Prozentpunkt gekostet; die Karten haben euch { $cards } geschenkt.
       *[other] Eure Entscheidungen haben { $decisions } Prozentpunkte gekostet; die Karten haben euch { $cards } geschenkt.
    }
review-count = { $label }: { $turns }
review-decisions = Entscheidungen
review-decision = Entscheidung
review-cards = Karten
review-played = Gespielt
review-better = Besser
review-turning = Wendepunkte
review-none = Keine einzelne Entscheidung oder Karte hat dieses Spiel entschieden.
review-swing = { $before } → { $after }
review-by = { $label }: { $role }
review-chance = Gewinnchance
review-scale = Skala { $low } bis { $high }
review-go-missed = Zum verpassten Sieg
review-repeated =
    { $times ->
        [2] { $move }, zweimal
        [3] { $move }, dreimal
       *[other] { $move }, viermal
    }
review-helped = Kartenglück
review-hurt = Kartenpech
review-cure-missed = Gegenmittel verpasst
review-also = Weitere Entscheidungen in diesem Zug
review-rather = Besser:
review-free = Das hat nichts gekostet.
review-of-these =
    { $decisions ->
        [one] Von dem { $decisions } Punkt, den Entscheidungen gekostet haben: { $parts }.
       *[other] Von den { $decisions } Punkten, die Entscheidungen gekostet haben: { $parts }.
    }
review-for-discard = { $points } beim Ablegen
review-for-event = { $points } bei Ereignissen
review-for-order = { $points } bei der Reihenfolge nach einer Prognose
review-for-declined = { $points } bei abgelehnten Anfragen
decided-discard = { $card } abgelegt
decided-event = { $card } gespielt
decided-kept = { $card } behalten
decided-order = Reihenfolge nach der Prognose
decided-declined = Abgelehnt: { $move }
headline-cure = Gegenmittel gegen die { FORM($disease, case: "many") } Seuche
headline-share = Karte { $card } übergeben
headline-build = Forschungslabor in { $city }
headline-event = { $card } spielen
headline-store = { $card } aufbewahren
headline-treat = Behandeln in { $city }
headline-bring = { $player } nach { $city }
headline-go = Nach { $city }
headline-pass = Passen
headline-not = { $played } statt { $better }
headline-missed = Verpasst: { $deed }
headline-win = Sieg verpasst
turn-best = Bester Zug
turn-good = Guter Zug
turn-inaccuracy = Ungenauigkeit
turn-mistake = Fehler
turn-blunder = Grober Fehler
