# Życie miejsca: ktoś odchodzi, gra bot, ktoś wraca; i następna wspólna gra.

back-hello = Witaj z powrotem, { $name }
back-played =
    { $turns ->
        [0] { $bot } gra teraz za ciebie.
        [one] { $bot } gra za ciebie od jednej tury.
        [few] { $bot } gra za ciebie od { $turns } tur.
       *[many] { $bot } gra za ciebie od { $turns } tur.
    }
back-now = Twoje karty są poniżej. Od razu grasz dalej.
back-watch = Tylko oglądaj
back-take = Odzyskaj miejsce
back-hand = Twoje karty; gra nimi { $bot }, dopóki nie odzyskasz miejsca

entry-back = { $name } wraca.
away-line = { $name }: offline
away-line-since = { $name }: offline od { $time } min
away-ask = Czy { $bot } ma na razie grać za gracza { $name }?
away-note = { $name } może w każdej chwili odzyskać miejsce.
away-wait = Czekaj 2 minuty
away-bot = Niech gra { $bot }
away-end = Do końca
away-end-note = { $bot } gra do końca gry: { $name } nie może odzyskać miejsca.
away-since = offline { $time } min

team-for = { $name } · gra { $bot }
team-tells = Bot może mówić zespołowi, jakie mam karty

room-starts = Gra zacznie się, gdy wszyscy będą gotowi.
room-unready-names = Wszystkie miejsca są zajęte. Czekamy jeszcze na: { $names }.
room-ready = Zaczynajmy
room-unready = Jeszcze nie
room-seat-ready = gotowe
room-seat-unready = jeszcze nie
room-seat-invited = zaproszenie wysłane
room-fill-others = Oddaj pozostałe miejsca botom
room-rematch = Jeszcze jedna gra: każdy, kto zaczynał poprzednią, ma tu swoje miejsce.
room-chat = Czat
room-roles-dealt = Postacie zostaną rozdane na początku gry.
room-roles-fixed = Postacie są podane obok miejsc.
line-invited = jeszcze raz?
