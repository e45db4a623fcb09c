# Das Leben eines Platzes: Jemand geht, ein Bot spielt, die Person kommt zurück; und die nächste Partie.

back-hello = Willkommen zurück, { $name }
back-played =
    { $turns ->
        [0] { $bot } spielt gerade für dich.
        [one] { $bot } hat einen Zug für dich gespielt.
       *[other] { $bot } hat { $turns } Züge für dich gespielt.
    }
back-now = Deine Karten siehst du unten. Du kannst sofort weiterspielen.
back-watch = Nur zusehen
back-take = Platz zurückholen
back-hand = Deine Karten; { $bot } spielt sie, bis du deinen Platz zurückholst

entry-back = { $name } ist wieder da.
away-line = { $name } ist abwesend
away-line-since = { $name } ist seit { $time } abwesend
away-ask = Soll { $bot } spielen, bis { $name } zurück ist?
away-note = { $name } kann den Platz jederzeit zurückholen.
away-wait = 2 Minuten warten
away-bot = { $bot } spielen lassen
away-end = Bis zum Ende
away-end-note = { $bot } spielt bis zum Ende des Spiels: { $name } kann den Platz nicht zurückholen.
away-since = seit { $time } abwesend

team-for = { $name } · { $bot } spielt
team-tells = Der Bot darf dem Team meine Karten nennen

room-starts = Das Spiel beginnt, sobald alle bereit sind.
room-unready-names = Alle Plätze sind besetzt. Noch nicht bereit: { $names }.
room-ready = Ich bin bereit
room-unready = Noch nicht
room-seat-ready = bereit
room-seat-unready = noch nicht bereit
room-seat-invited = eingeladen
room-fill-others = Übrige Plätze mit Bots besetzen
room-rematch = Noch einmal spielen: Wer das letzte Spiel begonnen hat, hat hier einen Platz.
room-chat = Chat
room-roles-dealt = Die Rollen werden zu Beginn ausgeteilt.
room-roles-fixed = Die Rollen stehen neben den Plätzen.
line-invited = noch einmal?
