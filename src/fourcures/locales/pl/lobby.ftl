# Przeglądarka poza stołem: strona główna, nowy stół, poczekalnia, ustawienia.

## Wszędzie
app-name = Four Cures
app-menu = Menu
app-rules = Zasady
app-settings = Ustawienia
app-language = Język
app-close = Zamknij
app-cancel = Anuluj
app-copy = Kopiuj
app-copied = Skopiowano
app-wait = Chwileczkę…
app-to-lobby = Strona główna
app-unreachable = Serwer nie odpowiada. Sprawdź połączenie z internetem.
app-failed = Coś poszło nie tak. Spróbuj ponownie.
lost-title = Nie ma takiej strony.

## Strona główna
lobby-title = Cztery choroby. Jeden zespół.
lobby-lead = Podróżujcie po świecie, leczcie chorych, dzielcie się wiedzą i wynajdźcie wszystkie cztery lekarstwa, zanim skończy się czas. Wygrywacie albo przegrywacie razem.
lobby-guide = Naucz się grać
friends-play = Zagraj ze znajomymi
friends-play-note = Otwórz stół i wyślij im link.
lobby-friends = Ze znajomymi
lobby-mine = Moje gry
lobby-public = Otwarte stoły
lobby-public-none = Na razie nie ma stołu otwartego dla wszystkich. Zostaw wyżej wolne miejsce, a twój będzie pierwszy.
lobby-free =
    { $seats ->
        [one] { $seats } wolne miejsce
        [few] { $seats } wolne miejsca
       *[many] { $seats } wolnych miejsc
    }
lobby-sit = Usiądź
lobby-watch = Oglądaj
bots-play = Zagraj z botami
lobby-playing-as = Grasz jako { $name }.
lobby-change-name = Zmień imię
preparing-translating = Trwa przygotowywanie botów, na tym komputerze tylko raz. Krok 1 z 2: { $percent }
preparing-compiling = Trwa przygotowywanie botów, na tym komputerze tylko raz. Krok 2 z 2: { $percent }
preparing-done = Boty są gotowe.
bots-play-note =
    { $bots ->
        [one] Ty i { $bots } bot. Bez konta.
        [few] Ty i { $bots } boty. Bez konta.
       *[many] Ty i { $bots } botów. Bez konta.
    }
lobby-seats = Kto siada do stołu
lobby-you = Ty
lobby-you-note = pierwsze miejsce
lobby-seat = Miejsce { $number }
lobby-seat-bot = Bot { $bot }
lobby-seat-bot-note = gra bot
lobby-seat-free = Wolne miejsce
lobby-seat-free-note = wyślij link
lobby-seat-none = Puste
lobby-seat-none-note = dodaj gracza
lobby-epidemics =
    { $epidemics ->
        [one] { $epidemics } epidemia
        [few] { $epidemics } epidemie
       *[many] { $epidemics } epidemii
    }
lobby-for-everyone = Pokaż wśród otwartych stołów, dla wszystkich
lobby-open = Otwórz stół
lobby-open-invite = Otwórz i zaproś
lobby-options = Więcej opcji
join-label = Kod lub link do stołu
join-button = Dołącz
title-you = ty
title-bots =
    { $bots ->
        [one] bot
        [few] { $bots } boty
       *[many] { $bots } botów
    }
line-title =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, { $epidemics ->
        [one] { $epidemics } epidemia
        [few] { $epidemics } epidemie
       *[many] { $epidemics } epidemii
    }
line-waiting = czeka na graczy
line-running = trwa
line-mine = twoja kolej
line-won = wygrana
line-lost = przegrana
line-closed = zamknięty

## Dla tych, którzy wracają
continue-title = Twoja gra
continue-button = Graj dalej
continue-lent = { $bot } gra za ciebie
continue-with = { $roles } · w zespole: { $mates }
continue-alone = { $roles } · przy tym ekranie
continue-cures = Lekarstwa: { $cures } z 4
again-button = Zagraj jeszcze raz
again-bots =
    { $bots ->
        [one] { $bots } bot ({ $names })
        [few] { $bots } boty ({ $names })
       *[many] { $bots } botów ({ $names })
    }
setup-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
setup-hands =
    { $hands ->
        [open] karty otwarte
       *[private] karty zakryte
    }
footer-docs = Dokumentacja
footer-python = Python
footer-gallery = Wszystkie karty i elementy

## Nowy stół
new-title = Nowy stół
new-visibility = Kto może dołączyć
new-visibility-invite = Na zaproszenie
new-visibility-invite-note = Każdy, kto ma kod albo link.
new-visibility-public = Wszyscy
new-visibility-public-note = Stół widać na stronie głównej.
new-visibility-local = Przy tym ekranie
new-visibility-local-note = Wszyscy grają przy tym ekranie i przekazują go sobie.
new-players = Gracze
new-bots = W tym boty
new-difficulty = Poziom trudności
new-difficulty-4 = Dla początkujących
new-difficulty-5 = Standardowy
new-difficulty-6 = Heroiczny
new-epidemics =
    { $number ->
        [one] { $number } karta epidemii
        [few] { $number } karty epidemii
       *[many] { $number } kart epidemii
    }
new-hands = Karty na ręce
new-hands-rules = Jak w zasadach
new-hands-rules-note = Otwarte na poziomie dla początkujących, na innych zakryte.
new-hands-open = Otwarte
new-hands-open-note = Wszyscy widzą wszystkie karty.
new-hands-private = Zakryte
new-hands-private-note = Każdy widzi tylko swoje karty, ale może o nich mówić.
new-help = Pomoc
new-help-off = Brak
new-help-off-note = Tylko plansza i odrzucone karty.
new-help-bookkeeping = Śledzenie kart
new-help-bookkeeping-note = Dodatkowo trasy i wszystko, co można wiedzieć o stosach.
new-help-odds = Ryzyko
new-help-odds-note = Dodatkowo ryzyko infekcji, rozprzestrzenienia i epidemii w tej turze.
new-help-coach = Doradca
new-help-coach-note = Dodatkowo porady, co robić.
new-more = Więcej opcji
new-name = Nazwa stołu
new-edition = Edycja
new-roles = Postacie do rozlosowania
new-events = Zdarzenia w grze
new-none = żadne
new-seed = Ziarno rozdania
new-seed-note = To samo ziarno daje te same karty. Zostaw pole puste, a powstanie nowe ziarno, którego nikt nie może znać.
new-open = Otwórz stół

## Zaproszenie
invited-title = { $host } zaprasza cię do gry
invited-seats = Miejsca
invited-name = Dołącz jako
invited-join = Dołącz do gry
invited-choose = Wybierz inne miejsce
invited-seat = Miejsce
invited-watch = Tylko oglądaj

## Przed rozdaniem
room-title = Czekamy na graczy
room-free =
    { $free ->
        [0] Wszystkie miejsca są zajęte.
        [one] Jedno miejsce jest wolne. Gra może się zacząć, gdy wszystkie będą zajęte.
        [few] { $free } miejsca są wolne. Gra może się zacząć, gdy wszystkie będą zajęte.
       *[many] { $free } miejsc jest wolnych. Gra może się zacząć, gdy wszystkie będą zajęte.
    }
room-watching = Są tu także:
room-fill = Uzupełnij botami i zacznij
room-invite = Zaproś
room-code = Kod
room-link = Link
room-qr = Zeskanuj telefonem, aby dołączyć
room-board = Plansza na duży ekran
room-board-note = Pokaż planszę na telewizorze lub tablecie; każdy gra na swoim telefonie.
tv-title = Plansza
tv-code = albo wpisz kod
tv-full = Pełny ekran
room-setup = Ustawienia gry
room-close = Zamknij ten stół
room-closed = Ten stół został zamknięty.
room-no-connection = Brak połączenia z tym stołem. Próbujemy dalej…
room-seat-number = Miejsce { $number }:
room-seat-free = wolne
room-seat-bot = Bot
room-seat-you = { $name } (ty)
room-seat-sit = Usiądź tutaj
room-seat-sit-too = Usiądź też tutaj
room-seat-stand = Wstań
room-seat-clear = Zwolnij miejsce
room-seat-give-bot = Dodaj bota
fair-title = Rozdanie
fair-note = Rozdanie ustalono przed grą; ta suma kontrolna pozwala je potem sprawdzić:
fair-known = Ziarno lub pozycję wybrano ręcznie, więc ktoś może znać rozdanie.

## Ustawienia
settings-title = Ustawienia
settings-name = Twoje imię
settings-name-placeholder = Wybierzemy imię za ciebie
settings-theme = Kolory
settings-theme-dark = Ciemne
settings-theme-light = Jasne
settings-theme-contrast = Wysoki kontrast
settings-turn-title = Pokazuj w tytule strony, że jest moja tura
settings-sound = Dźwięki
settings-notifications = Powiadamiaj mnie o mojej turze, także gdy ta strona jest w tle
settings-keys = Jednoliterowe skróty klawiszowe
device-title = Urządzenia i twoje dane
device-list = Twoje zalogowane urządzenia:
device-name = { $browser }, { $system }
device-unknown = Nieznane urządzenie
device-here = to urządzenie
device-days = Dodano: { $since }, ostatnie użycie: { $seen }
device-sign-out = Wyloguj
device-sign-out-sure = Wybierz ponownie „Wyloguj”, aby wylogować się na tym urządzeniu. Stracisz swoje gry, chyba że inne urządzenie jest nadal zalogowane.
device-add = Dodaj urządzenie
device-note = Otwórz ten link na drugim urządzeniu. Działa tylko raz i tylko do godziny { $time }. Kto go otworzy, może grać za ciebie, więc zachowaj go dla siebie.
device-open = Masz jeszcze niewykorzystany link. Działa do godziny { $time }.
device-link = Link dla drugiego urządzenia
device-withdraw = Unieważnij link
become-title = Grać jako { $name }?
become-now = Obecnie grasz tutaj jako { $name }. Aby później znów grać na tym urządzeniu jako { $name }, trzeba będzie użyć linku z innego urządzenia, na którym grasz jako { $name }.
become-note = Na tym urządzeniu będziesz grać jako { $name }. Potwierdź tylko wtedy, gdy ten link pochodzi od ciebie.
become-yes = Graj jako { $name }
become-already = Na tym urządzeniu grasz już jako { $name }.
device-forget = Usuń moje dane
device-forget-sure = Twoje imię, wiadomości i wyniki zostaną usunięte na zawsze. Stracisz swoje miejsca, a wszystkie urządzenia zostaną wylogowane. Twoje ruchy pozostaną, ale bez imienia.
device-forget-yes = Usuń

## Blokowanie i zgłaszanie
person-menu = Zablokuj lub zgłoś: { $name }
person-block = Zablokuj
person-unblock = Odblokuj
person-blocked = blokada
block-note = Po zablokowaniu tej osoby ({ $name }) nie zobaczysz jej wiadomości, sygnałów ani planów przy żadnym stole i na żadnym swoim urządzeniu. Żadne z was nie dołączy też do stołu drugiej osoby. Ruchy pozostaną widoczne. Ta osoba o niczym się nie dowie.
block-done = Blokujesz tę osobę ({ $name }): nie widzisz jej wiadomości, sygnałów ani planów.
blocked-title = Zablokowane osoby
blocked-none = Nikogo nie blokujesz.
report-title = Zgłoś
report-note = Operator tego serwera przeczyta zgłoszenie i wiadomości tej osoby ({ $name }) przy tym stole.
report-reason = Co się stało?
report-insults = Obelgi
report-spam = Spam
report-spoiling = Celowe psucie gry
report-name = Obraźliwe imię
report-other = Coś innego
report-text = Własnymi słowami (nieobowiązkowo)
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Operator tego serwera przeczyta zgłoszenie.
report-offer = Czy chcesz też zablokować tę osobę ({ $name })?

## Zasady pod ręką
help-title = Zasady
help-search = Szukaj
help-chapters = Rozdziały
help-key-region = Następna część ekranu
help-key-lit = Naciśnij podświetlony przycisk
help-key-rule = Zasady; na karcie lub akcji od razu zasada, która jej dotyczy (także prawym przyciskiem myszy lub długim naciśnięciem)
help-nothing = Żadna zasada nie zawiera tych słów.

## Jak się skończyło
end-title = Koniec gry
end-won = Wszystkie cztery lekarstwa wynalezione!
end-lost = Nie udało się ocalić świata.
end-cause-cures =
    { $turns ->
        [0] Czwarte lekarstwo przyniosło wygraną.
        [one] Czwarte lekarstwo przyniosło wygraną po { $turns } turze.
        [few] Czwarte lekarstwo przyniosło wygraną po { $turns } turach.
       *[many] Czwarte lekarstwo przyniosło wygraną po { $turns } turach.
    }
end-cause-outbreaks =
    { $turns ->
        [0] Ósme rozprzestrzenienie się chorób zakończyło grę.
        [one] Po { $turns } turze ósme rozprzestrzenienie się chorób zakończyło grę.
        [few] Po { $turns } turach ósme rozprzestrzenienie się chorób zakończyło grę.
       *[many] Po { $turns } turach ósme rozprzestrzenienie się chorób zakończyło grę.
    }
end-cause-cubes =
    { $turns ->
        [0] Zabrakło znaczników choroby w potrzebnym kolorze.
        [one] Po { $turns } turze zabrakło znaczników choroby w potrzebnym kolorze.
        [few] Po { $turns } turach zabrakło znaczników choroby w potrzebnym kolorze.
       *[many] Po { $turns } turach zabrakło znaczników choroby w potrzebnym kolorze.
    }
end-cause-cards =
    { $turns ->
        [0] Zabrakło kart gry do dobrania.
        [one] Po { $turns } turze zabrakło kart gry do dobrania.
        [few] Po { $turns } turach zabrakło kart gry do dobrania.
       *[many] Po { $turns } turach zabrakło kart gry do dobrania.
    }
end-cures = Lekarstwa
end-outbreaks = Rozprzestrzenienia
end-epidemics = Epidemie
end-cards-left = Pozostałe karty gry
end-board = Wróć do planszy
end-show = Wynik
end-replay = Obejrzyj powtórkę
end-again = Zagraj jeszcze raz
end-harder =
    { $epidemics ->
        [one] Następny poziom: { $difficulty }, { $epidemics } epidemia
        [few] Następny poziom: { $difficulty }, { $epidemics } epidemie
       *[many] Następny poziom: { $difficulty }, { $epidemics } epidemii
    }
end-same-deal = Jeszcze raz to samo rozdanie
end-record = Pobierz zapis gry
end-timeline = Co się wydarzyło
end-turn = Tura { $turn }
end-chart = Znaczniki na planszy
end-chart-note = Linie pokazują liczbę znaczników każdej choroby na planszy, od rozdania do końca. Lekarstwa i epidemie są zaznaczone.
end-chart-numbers = Jako tabela
end-chart-turn = Tura
end-deal = Rozdanie
end-deal-known = Ziarno lub pozycję wybrano ręcznie, więc ktoś mógł znać rozdanie.
end-deal-fits = Sprawdzone: ziarno zgadza się z sumą kontrolną pokazaną przed rozdaniem.
end-deal-differs = Ziarno nie zgadza się z sumą kontrolną pokazaną przed rozdaniem!
end-deal-unchecked = Bez HTTPS ta strona nie może tego sprawdzić. Zapis gry sprawdza polecenie „fourcures verify”.
end-seed = Ziarno
end-fingerprint = Suma kontrolna

## Powtórka
replay-title = Powtórka
replay-to-table = Wróć do stołu
replay-controls = Odtwarzanie
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Krok naprzód
replay-last = Na koniec
replay-moment = Moment
replay-moment-of = { $at } / { $all }
replay-log = Ruchy
replay-deal = Rozdanie
replay-undone = Cofnięte
replay-speed = Tempo
replay-hands = Karty na rękach
replay-decks = Stosy

watch-title = Oglądaj razem
watch-lead = Prowadzisz: kto otworzy adres tej strony, zobaczy to, co ty. Kliknij miasto, żeby na nie wskazać.
watch-link = Kopiuj link
watch-follow = { $state ->
    [playing] Prowadzi { $name }: odtwarzanie
   *[paused] Prowadzi { $name }: pauza
}
watch-alone = Prowadzi { $name }; rozglądasz się na własną rękę.
watch-away = Rozejrzyj się
watch-back = Wróć do wspólnego widoku ({ $name })
watch-gone = Osoba prowadząca ({ $name }) już wyszła.
watch-nobody = Teraz nikt nie prowadzi.
watch-take = Prowadź
watch-nameless = Żeby prowadzić, wybierz imię w ustawieniach.
watch-stop = Oglądaj samodzielnie

## Udostępnianie pozycji
share-title = Udostępnij
share-link = Link do tej pozycji
share-link-note = Każdy, kto otworzy ten link, zobaczy tę pozycję i będzie mógł grać dalej od tego miejsca. Twoja gra się nie zmieni.
share-private = W tej grze karty są zakryte. Gdy gra się skończy, będzie można udostępniać pozycje z powtórki.
share-over = Gra skończona. Aby udostępnić wcześniejszą pozycję, cofnij się do niej w powtórce.
share-picture = Obraz planszy
share-png = Zapisz jako PNG
share-svg = Zapisz jako SVG
shared-title = Udostępniona pozycja
shared-play = Graj od tego miejsca
shared-broken = Ten link jest uszkodzony albo niepełny. Poproś o ponowne przesłanie.

## Pierwsza gra z przewodnikiem
guide-title = Gra z przewodnikiem
