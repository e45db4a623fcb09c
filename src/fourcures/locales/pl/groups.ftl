# Grupy, które grają razem stale, i zaproszenia.

## Znajomi i grupy
groups-title = Znajomi i grupy
groups-mine = Moje grupy
groups-none = Nie jesteś jeszcze w żadnej grupie. Załóż własną i wyślij jej link osobom, z którymi grasz.
groups-name = Nazwa grupy
groups-create = Załóż grupę
groups-alone = na razie tylko ty
groups-unnamed = Grupa bez nazwy
groups-mates = Osoby, z którymi grasz
groups-mates-none = Po pierwszej ukończonej grze z innymi możesz tu zaprosić ich ponownie jednym kliknięciem.
groups-mate-games =
    { $games ->
        [one] { $games } wspólna gra
        [few] { $games } wspólne gry
       *[many] { $games } wspólnych gier
    }
groups-invite = Zaproś
groups-invited = Zaproszenie wysłane
groups-invite-note = Otwiera stół dla was dwojga. Zaproszenie pojawia się na stronie głównej tej osoby.

## Grupa
group-members = Członkowie
group-link = Link do grupy
group-link-note = Każdy, kto ma ten link, może dołączyć.
group-invitation = To zaproszenie do grupy. Jej członkowie widzą stoły, wyniki i termin następnego spotkania.
group-join = Dołącz do grupy
group-rename = Zmień nazwę
group-save = Zapisz
group-leave = Opuść grupę
group-leave-really = Tak, opuść
group-leave-back = Link pozwoli ci wrócić.
group-remove = Usuń
group-remove-one = Usuń z grupy: { $name }
group-remove-sure = Na pewno usunąć z grupy: { $name }? Link nie pozwoli już wrócić.
group-evening = Następne spotkanie
group-evening-none = Nie ma jeszcze terminu.
group-evening-note = W twojej strefie czasowej. Termin może zmienić każdy członek.
group-evening-field = Dzień i godzina
group-evening-set = Ustaw termin
group-evening-clear = Usuń termin
group-games = Trwające gry
group-games-none = Teraz żaden stół nie jest otwarty.
group-open = Otwórz stół
group-open-note = Zaproszenie dostają wszyscy członkowie.
new-for-group = Dla grupy „{ $group }”: zaproszenie dostaną wszyscy członkowie.
group-results = Wyniki
group-results-none = Ta grupa nie ma jeszcze ukończonej gry.
group-score =
    { $games ->
        [one] { $games } gra, wygrane: { $won }
        [few] { $games } gry, wygrane: { $won }
       *[many] { $games } gier, wygrane: { $won }
    }

## Zaproszenia
invitation-title = Zaproszenie
invitation-person = { $name } zaprasza cię do gry.
invitation-group = { $name } otwiera stół dla grupy „{ $group }”.
invitation-again = { $name } chce znów z tobą zagrać: czeka na ciebie miejsce.
invitation-decline = Nie teraz
