# Rozdanie dnia: strona, karta na stronie głównej, pasek do udostępnienia.

daily-title = Rozdanie dnia
daily-same = Te same karty dla wszystkich
daily-next = Następne rozdanie za { $hours } godz. { $minutes } min
daily-note = Te same karty dla wszystkich i jedna próba dla każdego.
daily-play = Zagraj dzisiejsze rozdanie
daily-compare = Porównaj z innymi
daily-room-note = To rozdanie dnia. Kto w chwili rozdania kart zajmuje miejsce przy stole, wykorzystuje swoją jedyną próbę.

## Przed końcem próby
daily-new = Dzisiejsze rozdanie
daily-new-lead = Nikt nie widzi tych kart przed własną próbą.
daily-alone = Zagraj solo z botami
daily-team = Zagraj w zespole
daily-playing = Twoja próba trwa
daily-playing-lead = Porównanie zobaczysz po jej zakończeniu.
daily-given-up = Dziś bez wyniku
daily-given-up-lead = Próba została przerwana albo skończyła się za późno.
daily-rules = Jak to działa
daily-rule-deal = Jedno rozdanie dziennie, takie samo dla wszystkich. Zmienia się o północy (UTC).
daily-rule-try = Masz jedną próbę. Liczy się nawet wtedy, gdy wyjdziesz.
daily-rule-team = Zagraj z dwoma botami albo zaproś znajomych: wtedy próba liczy się wam wszystkim.
daily-rule-help = Stół pamięta karty. Nie pokazuje ryzyka ani porad Doradcy; ruch można cofnąć, dopóki nie odkryto karty.
daily-rule-secret = Do końca jutrzejszego dnia tylko twój zespół widzi wasz stół. Jeśli do tego czasu skończycie, wynik się liczy.
daily-after = Po twojej próbie
daily-after-bots = Każdy z nich gra tymi samymi kartami. Ich wyniki są ukryte, dopóki nie masz swojego.
daily-after-strip = Z twojej gry powstanie pasek jak w tym przykładzie

## Wynik
daily-won = Wygrana w turze { $turn }
daily-lost = Przegrana w turze { $turn }
daily-rank-won = Dziś lepiej niż { $percent } pozostałych zespołów
daily-rank-lost = Wygrało dziś { $percent } zespołów
daily-rank-first = To pierwszy dzisiejszy wynik
daily-strip = Przebieg gry w skrócie
daily-cure = lekarstwo
daily-epidemic = epidemia
daily-outbreak = rozprzestrzenienie
daily-quiet = spokojna tura
daily-share = Tekst do udostępnienia
daily-look = Wróć do gry

## Porównanie
daily-teams =
    { $teams ->
        [one] Wyniki { $teams } zespołu
        [few] Wyniki { $teams } zespołów
       *[many] Wyniki { $teams } zespołów
    }
daily-teams-won = { $percent } wygranych
daily-axis = Wygrana w turze
daily-you = Twój zespół
daily-number = Zespoły
daily-list = Ty i boty
daily-bots-wait = Boty jeszcze grają to rozdanie…

## Twoje dni
daily-month-results = Wygrane: { $won }, przegrane: { $lost }
daily-month-empty = Każdy dzień z ukończoną grą będzie tu zaznaczony.
daily-streak =
    { $days ->
        [one] dzień z rzędu
        [few] dni z rzędu
       *[many] dni z rzędu
    }
daily-tomorrow = Jutro
