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
app-wait = Chwileczkę …
app-to-lobby = Strona główna
app-unreachable = Serwer nie odpowiada. Czy sieć działa?
app-failed = Coś się nie udało. Spróbuj ponownie.
lost-title = Pod tym adresem nic nie ma.

## Strona główna
lobby-title = Cztery choroby. Jeden zespół.
lobby-lead = Podróżujcie po świecie, leczcie chorych, dzielcie się wiedzą i wynajdźcie wszystkie cztery lekarstwa, zanim skończy się czas. Wygrywacie albo przegrywacie razem.
lobby-first-time = Pierwszy raz tutaj?
lobby-guide = Zagraj z przewodnikiem
lobby-friends = Ze znajomymi
lobby-new-table = Nowy stół
lobby-mine = Moje gry
lobby-public = Stoły publiczne
bots-mates = Boty w twoim zespole
bots-play = Graj z botami
join-label = Kod albo link stołu
join-button = Dołącz
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
line-won = wygrana
line-lost = przegrana
line-closed = zamknięty

## Nowy stół
new-title = Nowy stół
new-visibility = Kto może przyjść
new-visibility-invite = Zaproszeni
new-visibility-invite-note = Każdy, kto ma kod albo link.
new-visibility-public = Wszyscy
new-visibility-public-note = Stół widać na stronie głównej.
new-visibility-local = Ten ekran
new-visibility-local-note = Wszyscy siedzą przy tym ekranie i podają go sobie.
new-players = Gracze
new-bots = w tym boty
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
new-hands-rules = Według zasad
new-hands-rules-note = Otwarte na poziomie dla początkujących, na innych zakryte.
new-hands-open = Otwarte
new-hands-open-note = Wszyscy widzą wszystkie karty.
new-hands-private = Zakryte
new-hands-private-note = Każdy widzi tylko swoje karty i może o nich opowiadać.
new-help = Pomoc
new-help-off = Brak
new-help-off-note = Tylko plansza i odrzucone karty.
new-help-bookkeeping = Księgowość
new-help-bookkeeping-note = Także drogi do celu i to, co można wiedzieć o taliach.
new-help-odds = Szanse
new-help-odds-note = Także szanse na infekcje, rozprzestrzenienia i epidemie w tej turze.
new-help-coach = Doradca
new-help-coach-note = Także rady, co robić.
new-more = Więcej opcji
new-name = Nazwa stołu
new-edition = Edycja
new-roles = Postacie, które można rozdać
new-events = Zdarzenia w grze
new-none = żadne
new-timer = Czas na decyzję o zdarzeniu w cudzej turze
new-timer-none = bez limitu
new-timer-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
new-seed = Ziarno rozdania
new-seed-note = To samo ziarno daje te same karty. Puste pole oznacza nowe, którego nikt nie może znać.
new-open = Otwórz stół

## Przed rozdaniem
room-title = Czekamy na graczy
room-free =
    { $free ->
        [0] Wszystkie miejsca są zajęte.
        [one] Jedno miejsce jest wolne. Gra zacznie się, gdy wszystkie będą zajęte.
        [few] { $free } miejsca są wolne. Gra zacznie się, gdy wszystkie będą zajęte.
       *[many] { $free } miejsc jest wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
    }
room-watching = Są tu także:
room-fill = Uzupełnij botami i zacznij
room-invite = Zaproś
room-code = Kod
room-link = Link
room-setup = W co gramy
room-close = Zamknij ten stół
room-closed = Ten stół został zamknięty.
room-no-connection = Nie udaje się połączyć z tym stołem. Strona próbuje dalej.
room-seat-number = Miejsce { $number }:
room-seat-free = wolne
room-seat-bot = Bot
room-seat-you = { $name } (ty)
room-seat-sit = Usiądź tutaj
room-seat-stand = Wstań
room-seat-clear = Zwolnij
room-seat-give-bot = Bot
fair-title = Rozdanie
fair-note = Ustalone przed grą; ten odcisk pozwala to potem sprawdzić:
fair-known = Ziarno wpisano ręcznie, więc rozdanie może być znane.

## Ustawienia
settings-title = Ustawienia
settings-name = Twoje imię
settings-name-placeholder = Imię zostanie wybrane za ciebie
settings-theme = Kolory
settings-theme-dark = Ciemne
settings-theme-light = Jasne
settings-theme-contrast = Wysoki kontrast
settings-turn-title = Pokazuj w tytule strony, kiedy jest moja kolej
settings-sound = Dźwięki
settings-notifications = Powiadom mnie o mojej turze, także poza tą stroną
settings-keys = Pojedyncze litery jako skróty
device-title = Inne urządzenia i twoje dane
device-note = Otwórz ten link na innym urządzeniu, aby zająć tam swoje miejsca. Kto go ma, może grać jako ty: zachowaj go dla siebie.
device-link = Twój osobisty link
device-forget = Usuń moje dane
device-forget-sure = Twoje imię i miejsca znikną i nie da się ich odzyskać.
device-forget-yes = Usuń

## Zasady pod ręką
help-title = Zasady
help-search = Szukaj
help-chapters = Rozdziały
help-keys = Klawisze
help-key-region = Następna część ekranu
help-key-rule = Zasady; na karcie lub akcji jej własna zasada, tak jak prawym przyciskiem myszy lub długim naciśnięciem
help-nothing = Żadna zasada nie zawiera tych słów.

## Jak się skończyło
end-title = Koniec
end-won = Są wszystkie cztery lekarstwa!
end-lost = Świat jest stracony.
end-cause-cures = Czwarte lekarstwo od razu wygrywa grę.
end-cause-outbreaks = Ósme rozprzestrzenienie się chorób zakończyło grę.
end-cause-cubes = Potrzebny był znacznik, a tego koloru już nie było.
end-cause-cards = Zabrakło kart gry do dobrania.
end-turns =
    { $turns ->
        [one] po { $turns } turze
        [few] po { $turns } turach
       *[many] po { $turns } turach
    }
end-cures = Lekarstwa
end-outbreaks = Rozprzestrzenienia
end-epidemics = Epidemie
end-cards-left = Pozostałe karty gry
end-board = Powrót do planszy
end-show = Wynik
end-replay = Obejrzyj powtórkę
end-again = Zagraj jeszcze raz
end-same-deal = Jeszcze raz to samo rozdanie
end-record = Pobierz zapis gry
end-timeline = Co się wydarzyło
end-turn = Tura { $turn }
end-chart = Znaczniki na planszy
end-chart-note = Linie to znaczniki każdej choroby na planszy, od rozdania do końca. Lekarstwa i epidemie są zaznaczone tam, gdzie wystąpiły.
end-chart-numbers = Jako tabela
end-chart-turn = Tura
end-deal = Rozdanie
end-deal-known = Ziarno wpisano ręcznie: nikomu nie obiecano, że jest nieznane.
end-deal-fits = Sprawdzone: ziarno ma odcisk pokazany przed rozdaniem.
end-deal-differs = Ziarno nie ma odcisku pokazanego przed rozdaniem!
end-deal-unchecked = Bez https ta strona nie może tego sprawdzić. Zapis gry sprawdza polecenie „fourcures verify”.
end-seed = Ziarno
end-fingerprint = Odcisk

## Powtórka
replay-title = Powtórka
replay-to-table = Do stołu
replay-controls = Kroki
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-moment = Chwila
replay-moment-of = { $at } z { $all }
replay-log = Ruchy
replay-deal = Rozdanie
replay-undone = Cofnięte
replay-speed = Tempo
replay-hands = Ręce
replay-decks = Stosy

## Pierwsza gra z przewodnikiem
guide-title = Gra z przewodnikiem
guide-step = Krok { $step } z { $steps }
guide-next = Dalej
guide-again = Od nowa
guide-leave = Opuść grę
guide-hide = Ukryj
guide-show = Pokaż
guide-astray = To prowadzi gdzie indziej. „Cofnij” to odwraca, dopóki nie odkryto karty; możesz też zacząć od nowa.
guide-welcome = Cztery choroby szerzą się po świecie, a wasz zespół wygra, gdy wynajdzie cztery lekarstwa. Trzy już są: brakuje tylko niebieskiego. Grasz Sanitariuszem i Naukowcem. Tura to cztery akcje, potem dobiera się dwie karty, a potem zarażane są miasta.
guide-drive = Sanitariusz jest w Atlancie. W Chicago, o jedną linię dalej, leżą niebieskie znaczniki. Ruch wzdłuż linii to jedna akcja i nie kosztuje karty.
guide-drive-how = Kliknij Chicago.
guide-treat = Leczenie usuwa znaczniki z miasta, w którym jesteś. Inni usuwają jeden znacznik na akcję, Sanitariusz wszystkie.
guide-treat-how = Kliknij znaczniki w Chicago albo naciśnij przycisk leczenia.
guide-charter = Naukowiec w Paryżu ma trzy niebieskie karty i potrzebuje jeszcze jednej. Paryż jest daleko, ale z kartą miasta, w którym jesteś, możesz polecieć wszędzie: to lot czarterowy.
guide-charter-how = Kliknij Paryż i wybierz lot czarterowy, który odrzuca Chicago.
guide-share = Jesteście razem w Paryżu, a Sanitariusz ma kartę Paryż. W swoim mieście karta może zmienić właściciela.
guide-share-how = Oddaj kartę Paryż Naukowcowi: naciśnij przycisk albo wybierz kartę.
guide-draw = Wszystkie cztery akcje są wykorzystane. Teraz dobiera się dwie karty. Dotąd wszystko można było cofnąć; odtąd nikt nie wie, co nadejdzie.
guide-draw-how = Naciśnij przycisk dobierania.
guide-epidemic = Epidemia! Poziom zachorowań rośnie, miasto ze spodu stosu dostaje trzy znaczniki, a wszystkie zarażone dotąd miasta są tasowane i wracają na wierzch: wkrótce zostaną zarażone ponownie. Druga karta to zdarzenie.
guide-infect = Teraz zarażane są miasta. W São Paulo leżą już trzy żółte znaczniki. Czwarty się nie zmieści: choroba się rozprzestrzeni i każdy sąsiad dostanie znacznik. Osiem takich rozprzestrzenień to przegrana. Między kartami gra czeka, bo masz zdarzenie; na razie je zachowaj.
guide-infect-how = Idź dalej, aż przyjdzie tura Naukowca.
guide-event = Do lekarstwa potrzebna jest stacja badawcza, a w Paryżu jej nie ma. Na ręce Sanitariusza jest Dotacja rządowa: to zdarzenie stawia stację w dowolnym mieście, w dowolnej turze, bez akcji.
guide-event-how = Zagraj Dotację rządową z ręki Sanitariusza i wybierz Paryż.
guide-cure = Naukowiec potrzebuje tylko czterech kart w jednym kolorze, inni pięciu. Są wszystkie cztery i jest stacja.
guide-cure-how = Wynajdź niebieskie lekarstwo.
