# Die Tagespartie: ihre Seite, ihre Karte auf der Startseite, ihr Streifen zum Teilen.

daily-title = Tagespartie
daily-same = Für alle dieselben Karten
daily-next = Nächste Partie in { $hours } Std. { $minutes } Min.
daily-note = Dieselben Karten für alle, und nur ein Versuch.
daily-play = Heutige Partie spielen
daily-compare = Mit allen vergleichen
daily-room-note = Das ist die Tagespartie. Wer beim Austeilen der Karten einen Platz hat, verbraucht damit den eigenen Versuch.

## Vor dem Ende des Versuchs
daily-new = Die Partie von heute
daily-new-lead = Niemand sieht diese Karten vor dem eigenen Versuch.
daily-alone = Allein mit Bots spielen
daily-team = Im Team spielen
daily-playing = Dein Versuch läuft
daily-playing-lead = Vergleichen kannst du, sobald dein Versuch zu Ende ist.
daily-given-up = Heute ohne Ergebnis
daily-given-up-lead = Dein Versuch wurde abgebrochen oder endete zu spät.
daily-rules = So geht’s
daily-rule-deal = Jeden Tag eine Partie, für alle dieselbe. Sie wechselt um Mitternacht (UTC).
daily-rule-try = Du hast einen Versuch. Er zählt auch, wenn du abbrichst.
daily-rule-team = Spiele mit zwei Bots oder lade Freunde ein: Dann zählt der Versuch für euch alle.
daily-rule-help = Der Tisch merkt sich die Karten. Wahrscheinlichkeiten und Berater gibt es nicht; zurücknehmen geht, bis eine Karte aufgedeckt wird.
daily-rule-secret = Bis morgen Abend um Mitternacht sieht nur dein Team euren Tisch. Wer bis dahin fertig ist, kommt in die Wertung.
daily-after = Nach deinem Versuch
daily-after-bots = Sie alle spielen dieselben Karten. Ihre Ergebnisse bleiben verborgen, bis du deines hast.
daily-after-strip = Aus deinem Spiel wird ein Streifen wie in diesem Beispiel

## Das Ergebnis
daily-won = Gewonnen in Zug { $turn }
daily-lost = Verloren in Zug { $turn }
daily-rank-won = Heute besser als { $percent } der anderen Teams
daily-rank-lost = { $percent } der Teams haben heute gewonnen
daily-rank-first = Das erste Ergebnis des Tages
daily-strip = Das Spiel auf einen Blick
daily-cure = Gegenmittel
daily-epidemic = Epidemie
daily-outbreak = Ausbruch
daily-quiet = ruhiger Zug
daily-share = Text zum Teilen
daily-look = Zurück zum Spiel

## Der Vergleich
daily-teams =
    { $teams ->
        [one] So lief es bei { $teams } Team
       *[other] So lief es bei { $teams } Teams
    }
daily-teams-won = { $percent } gewonnen
daily-axis = Gewonnen in Zug
daily-you = Dein Team
daily-number = Teams
daily-list = Du und die Bots
daily-bots-wait = Die Bots spielen diese Partie noch …

## Deine Tage
daily-month-results = Gewonnen { $won }, verloren { $lost }
daily-month-empty = Hier wird jeder Tag markiert, dessen Partie du beendest.
daily-streak =
    { $days ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
daily-tomorrow = Morgen
