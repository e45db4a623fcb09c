# Boty i doradca; argumenty objaśnia en/coach.ftl.

## Boty
bot-strength = Siła botów
bot-quick = Jaskółka
bot-quick-note = Szybka: decyduje od razu, z doświadczenia.
bot-careful = Lis
bot-careful-note = Uważny: przed każdą turą sprawdza setki możliwości.
bot-deep = Sowa
bot-deep-note = Wnikliwa: myśli najdłużej i rozważa tysiące możliwości.
bot-seat = Bot { $bot } { $number }

## Dlaczego taki ruch
why-moves-both =
    { $cubes ->
        [one] { $city } ({ $disease }): { $cubes } znacznik; szansa na infekcję na końcu tury: { $chance }.
        [few] { $city } ({ $disease }): { $cubes } znaczniki; szansa na infekcję na końcu tury: { $chance }.
       *[many] { $city } ({ $disease }): { $cubes } znaczników; szansa na infekcję na końcu tury: { $chance }.
    }
why-moves-cubes =
    { $cubes ->
        [one] { $city } ({ $disease }): { $cubes } znacznik.
        [few] { $city } ({ $disease }): { $cubes } znaczniki.
       *[many] { $city } ({ $disease }): { $cubes } znaczników.
    }
why-moves-risk = { $city }: szansa na infekcję na końcu tury: { $chance }.
why-moves-way = Krok po drodze do celu.
why-treats-both =
    { $cubes ->
        [one] Przedtem { $cubes } znacznik (choroba { $disease }); szansa na infekcję na końcu tury: { $chance }.
        [few] Przedtem { $cubes } znaczniki (choroba { $disease }); szansa na infekcję na końcu tury: { $chance }.
       *[many] Przedtem { $cubes } znaczników (choroba { $disease }); szansa na infekcję na końcu tury: { $chance }.
    }
why-treats-cubes =
    { $cubes ->
        [one] Przedtem { $cubes } znacznik (choroba { $disease }).
        [few] Przedtem { $cubes } znaczniki (choroba { $disease }).
       *[many] Przedtem { $cubes } znaczników (choroba { $disease }).
    }
why-shares =
    { $holds ->
        [one] { $receiver } ma wtedy { $holds } kartę (choroba { $disease }); na lekarstwo potrzeba { $needed }.
        [few] { $receiver } ma wtedy { $holds } karty (choroba { $disease }); na lekarstwo potrzeba { $needed }.
       *[many] { $receiver } ma wtedy { $holds } kart (choroba { $disease }); na lekarstwo potrzeba { $needed }.
    }
why-cures = Cztery lekarstwa to wygrana.
why-builds = { $city }: tu można teraz wynaleźć lekarstwo i tu można przylecieć lotem prywatnym.
why-stores = { $event }: to zdarzenie można zagrać jeszcze raz.
why-passes = Nie było lepszego pomysłu na akcje.
why-looks-ahead = Najbliższe infekcje będą znane.
why-prevents-infection = Najbliższe nowe infekcje nie dotkną żadnego miasta.
why-removes-card =
    { $cubes ->
        [one] Karta miasta { $card } już nie wróci; leży tam { $cubes } znacznik koloru miasta.
        [few] Karta miasta { $card } już nie wróci; leżą tam { $cubes } znaczniki koloru miasta.
       *[many] Karta miasta { $card } już nie wróci; leży tam { $cubes } znaczników koloru miasta.
    }
why-orders = Najbliższe karty infekcji leżą w tej kolejności.
why-discards = Na ręce można mieć najwyżej siedem kart.
why-discards-cured = To lekarstwo już wynaleziono ({ $disease }).
why-discards-keeps =
    { $holds ->
        [0] To jedyna karta tego koloru na ręce (choroba { $disease }); na lekarstwo potrzeba { $needed }.
        [one] Na ręce zostaje { $holds } karta (choroba { $disease }); na lekarstwo potrzeba { $needed }.
        [few] Na ręce zostają { $holds } karty (choroba { $disease }); na lekarstwo potrzeba { $needed }.
       *[many] Na ręce zostaje { $holds } kart (choroba { $disease }); na lekarstwo potrzeba { $needed }.
    }
why-declines = W tej turze coś innego wydaje się lepsze.
why-declines-keeps =
    { $holds ->
        [one] Na tej ręce jest już { $holds } karta (choroba { $disease }); na lekarstwo potrzeba { $needed }.
        [few] Na tej ręce są już { $holds } karty (choroba { $disease }); na lekarstwo potrzeba { $needed }.
       *[many] Na tej ręce jest już { $holds } kart (choroba { $disease }); na lekarstwo potrzeba { $needed }.
    }

## Po co jest ruch pionka
why-aim-treats = Cel: leczenie (choroba { $disease }).
why-aim-shares =
    { $holds ->
        [one] Cel: { $card } → { $receiver }, wtedy { $holds } karta (choroba { $disease }); na lekarstwo potrzeba { $needed }.
        [few] Cel: { $card } → { $receiver }, wtedy { $holds } karty (choroba { $disease }); na lekarstwo potrzeba { $needed }.
       *[many] Cel: { $card } → { $receiver }, wtedy { $holds } kart (choroba { $disease }); na lekarstwo potrzeba { $needed }.
    }
why-aim-cures = Cel: lekarstwo (choroba { $disease }).
why-aim-builds = Cel: stacja badawcza.

## Doradca
tab-coach = Doradca
coach-chance = Szansa botów na wygraną od tej chwili
coach-interval = z ufnością 95%: od { $low } do { $high }; rozegrane próby: { NUMBER($futures) }
coach-chance-note = Tak często wygrywałyby boty, gdyby od teraz zajmowały wszystkie miejsca, przy tym, co możesz wiedzieć o kartach.
coach-ask = Co robić?
coach-not-now = Doradca pomaga w twoich akcjach: zapytaj, gdy będzie twoja tura.
coach-thinking = Myśli…
coach-ready = Rada jest gotowa.
coach-none = W tej sytuacji nie ma porady.
coach-best = Najlepsza znaleziona tura
coach-second = Druga najlepsza
coach-turn = Szansa botów po takiej turze: { $chance }.
coach-draw = Pokaż na planszy
coach-done = Zrobione:
coach-other = Od tego czasu gra potoczyła się inaczej.

## Przegląd gry
review-title = Szansa na wygraną
review-label = Szansa na wygraną w ciągu gry: { $first } po rozdaniu, { $last } na końcu.
review-note = Tak często wygrywałyby boty z każdego momentu, gdyby wszystkie karty były znane. Pas to przedział ufności 95%; numery oznaczają punkty zwrotne.
review-progress = Obliczone momenty: { $done } z { $total }
review-turning = Punkty zwrotne
review-none = Żaden pojedynczy ruch nie przesądził o tej grze.
review-swing = { $before } → { $after }
review-chance = Szansa na wygraną
review-interval = Przedział 95%
review-range = od { $low } do { $high }
