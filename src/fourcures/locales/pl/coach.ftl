# Boty i doradca; argumenty objaśnia en/coach.ftl.

## Boty
bot-strength = Jakie boty
bot-quick = Jaskółka
bot-quick-note = Szybka: decyduje od razu, z doświadczenia.
bot-careful = Lis
bot-careful-note = Uważny: przed każdą turą sprawdza setki możliwości.
bot-deep = Sowa
bot-deep-note = Dogłębna: myśli najdłużej, o tysiącach możliwości.
bot-seat = Bot { $bot } { $number }

## Dlaczego taki ruch
why-moves-both =
    { $cubes ->
        [one] { $city } ({ $disease }): { $cubes } znacznik; szansa na infekcję na końcu tej tury: { $chance }.
        [few] { $city } ({ $disease }): { $cubes } znaczniki; szansa na infekcję na końcu tej tury: { $chance }.
       *[many] { $city } ({ $disease }): { $cubes } znaczników; szansa na infekcję na końcu tej tury: { $chance }.
    }
why-moves-cubes =
    { $cubes ->
        [one] { $city } ({ $disease }): { $cubes } znacznik.
        [few] { $city } ({ $disease }): { $cubes } znaczniki.
       *[many] { $city } ({ $disease }): { $cubes } znaczników.
    }
why-moves-risk = { $city }: szansa na infekcję na końcu tej tury: { $chance }.
why-moves-way = Krok po drodze do celu.
why-treats-both =
    { $cubes ->
        [one] Przedtem { $cubes } znacznik ({ $disease }); szansa na infekcję na końcu tej tury: { $chance }.
        [few] Przedtem { $cubes } znaczniki ({ $disease }); szansa na infekcję na końcu tej tury: { $chance }.
       *[many] Przedtem { $cubes } znaczników ({ $disease }); szansa na infekcję na końcu tej tury: { $chance }.
    }
why-treats-cubes =
    { $cubes ->
        [one] Przedtem { $cubes } znacznik ({ $disease }).
        [few] Przedtem { $cubes } znaczniki ({ $disease }).
       *[many] Przedtem { $cubes } znaczników ({ $disease }).
    }
why-shares =
    { $holds ->
        [one] { $receiver } ma wtedy { $holds } kartę ({ $disease }); na lekarstwo trzeba { $needed }.
        [few] { $receiver } ma wtedy { $holds } karty ({ $disease }); na lekarstwo trzeba { $needed }.
       *[many] { $receiver } ma wtedy { $holds } kart ({ $disease }); na lekarstwo trzeba { $needed }.
    }
why-cures = Cztery lekarstwa wygrywają grę.
why-builds = { $city }: tu można teraz wynaleźć lekarstwo i dolecieć lotem prywatnym.
why-stores = { $event }: to zdarzenie można zagrać jeszcze raz.
why-passes = Lepszego użycia akcji nie widać.
why-looks-ahead = Najbliższe infekcje będą znane.
why-prevents-infection = Najbliższe nowe infekcje nie dotkną żadnego miasta.
why-removes-card =
    { $cubes ->
        [one] Karta { $card } już nie wróci; leży tam { $cubes } znacznik koloru miasta.
        [few] Karta { $card } już nie wróci; leżą tam { $cubes } znaczniki koloru miasta.
       *[many] Karta { $card } już nie wróci; leży tam { $cubes } znaczników koloru miasta.
    }
why-orders = Najbliższe karty infekcji leżą w tej kolejności.
why-discards = Na ręce mieści się najwyżej siedem kart.
why-discards-cured = To lekarstwo już wynaleziono ({ $disease }).
why-discards-keeps =
    { $holds ->
        [0] To jedyna karta tego koloru na ręce ({ $disease }); na lekarstwo trzeba { $needed }.
        [one] Na ręce zostaje { $holds } karta ({ $disease }); na lekarstwo trzeba { $needed }.
        [few] Na ręce zostają { $holds } karty ({ $disease }); na lekarstwo trzeba { $needed }.
       *[many] Na ręce zostaje { $holds } kart ({ $disease }); na lekarstwo trzeba { $needed }.
    }
why-declines = Na tę turę coś innego wydaje się lepsze.
why-declines-keeps =
    { $holds ->
        [one] Na tej ręce jest już { $holds } karta ({ $disease }); na lekarstwo trzeba { $needed }.
        [few] Na tej ręce są już { $holds } karty ({ $disease }); na lekarstwo trzeba { $needed }.
       *[many] Na tej ręce jest już { $holds } kart ({ $disease }); na lekarstwo trzeba { $needed }.
    }

## Po co jest ruch pionka
why-aim-treats = Cel: leczenie choroby ({ $disease }).
why-aim-shares =
    { $holds ->
        [one] Cel: { $card } → { $receiver }, wtedy { $holds } karta ({ $disease }); na lekarstwo trzeba { $needed }.
        [few] Cel: { $card } → { $receiver }, wtedy { $holds } karty ({ $disease }); na lekarstwo trzeba { $needed }.
       *[many] Cel: { $card } → { $receiver }, wtedy { $holds } kart ({ $disease }); na lekarstwo trzeba { $needed }.
    }
why-aim-cures = Cel: lekarstwo ({ $disease }).
why-aim-builds = Cel: stacja badawcza.

## Doradca
tab-coach = Doradca
coach-chance = Boty wygrywają stąd
coach-interval = z pewnością 95 % od { $low } do { $high }; rozegrane próby: { NUMBER($futures) }
coach-chance-note = Tak często wygrałyby boty, gdyby od teraz zajmowały wszystkie miejsca, na tyle, na ile możesz znać karty.
coach-ask = Co robić? Poradź!
coach-not-now = Doradca radzi w sprawie twoich akcji: zapytaj, gdy będzie twoja kolej.
coach-thinking = Myśli …
coach-ready = Rada jest gotowa.
coach-none = Tu nie ma rady.
coach-best = Najlepsza znaleziona tura
coach-second = Druga najlepsza
coach-turn = Potem boty wygrywają: { $chance }.
coach-draw = Pokaż na planszy
coach-done = Zrobione:
coach-other = Od tej pory gra potoczyła się inaczej.

## Przegląd gry
review-title = Szansa wygranej
review-label = Szansa wygranej w ciągu gry: { $first } po rozdaniu, { $last } na końcu.
review-note = Tak często wygrałyby boty z każdej chwili, przy wszystkich kartach odkrytych. Pas to przedział ufności 95 %; numery oznaczają punkty zwrotne.
review-progress = Obliczone chwile: { $done } z { $total }
review-turning = Punkty zwrotne
review-none = Żaden pojedynczy ruch nie odwrócił tej gry.
review-swing = { $before } → { $after }
review-chance = Szansa wygranej
review-interval = Przedział 95 %
review-range = od { $low } do { $high }
