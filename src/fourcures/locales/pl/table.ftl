# Stół podczas gry, w przeglądarce.

## Strona
title-mine = ● { $what } – Four Cures
title-other = Four Cures
table-title = Stół
table-epidemic = Epidemia
table-watching = oglądasz
table-leave = Odejdź od stołu
tools-title = Narzędzia
panel-back = Wstecz
percent = { NUMBER($chance, maximumFractionDigits: 1) }%
rule-link = Zasada { $rule }
connection-lost = Utracono połączenie. Próbujemy ponownie…

## Plansza, także słowami
board-map = Mapa świata
board-view = Widok planszy
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-reach = Pokaż zasięg mojego pionka
board-whole = Pokaż cały świat
board-across = Przez Pacyfik do { FORM($city, case: "gen") }
board-keys = Klawisze 1–6 prowadzą do sąsiednich miast zgodnie z ruchem wskazówek zegara, strzałki do najbliższego miasta w danym kierunku, Enter otwiera menu tego, co można tam zrobić, Shift+Enter pokazuje szczegóły, Home prowadzi do twojego pionka.
board-city = { $city }, kolor { FORM($disease, case: "cube") }
board-cubes =
    { $cubes ->
        [one] { $cubes } { FORM($disease, case: "cube") } znacznik
        [few] { $cubes } { FORM($disease, case: "few") } znaczniki
       *[many] { $cubes } { FORM($disease, case: "many") } znaczników
    }
board-free = { $player } nie dopuszcza tu nowych znaczników (choroby: { $diseases })
board-station = Stacja badawcza
board-pawn = Tutaj: { $player }
board-joined = Połączenia: { $cities }
board-reachable = W zasięgu: 1 akcja
board-choosable = Można wybrać
board-waits = może poczekać
board-risk = ryzyko { $risk }
hint-actions =
    { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }
hint-cards =
    { $actions ->
        [one] { $actions } akcja i karta
        [few] { $actions } akcje i karta
       *[many] { $actions } akcji i karta
    }

## Pasek stanu
status-turn = Tura { $turn }
status-actions =
    { $actions ->
        [one] jeszcze { $actions } akcja
        [few] jeszcze { $actions } akcje
       *[many] jeszcze { $actions } akcji
    }
status-outbreaks = Rozprzestrzenienia
status-outbreaks-of = Rozprzestrzenienia: { $outbreaks } z 8; przy ósmym przegrywacie
status-rate = Poziom zachorowań
status-rate-is = Poziom zachorowań { $rate }, epidemie do tej pory: { $epidemics }
status-disease = Choroba { $disease }: { $state }, znaczniki w zapasie: { $cubes }
status-deck-player = karty gry
status-deck-infection = infekcje
status-left = { $cubes } szt.

## Na kogo czekamy
waiting-over = Gra skończona.
waiting-closed = Ten stół jest zamknięty.
waiting-table = Chwileczkę…
waiting-who = { $player } ({ $name })
waiting-me-actions =
    { $actions ->
        [one] Twoja tura ({ $player }): jeszcze { $actions } akcja
        [few] Twoja tura ({ $player }): jeszcze { $actions } akcje
       *[many] Twoja tura ({ $player }): jeszcze { $actions } akcji
    }
waiting-me-draw = Twoja tura ({ $player }): dobierz 2 karty
waiting-me-discard = { $player }: za dużo kart, odrzuć nadmiar
waiting-me-forecast = { $player }: odłóż karty Prognozy
waiting-me-answer = { $player }: prośba do ciebie
waiting-me-epidemic = { $player }: naciśnij „Dalej”
waiting-me-infect = { $player }: naciśnij „Dalej”
waiting-me-window-draw = Przed dobraniem kart: zagraj zdarzenie albo przejdź dalej
waiting-me-window-intensify = Przed tasowaniem: zagraj Wzrost odporności albo przejdź dalej
waiting-me-window-between = Między dwiema epidemiami: zagraj zdarzenie albo przejdź dalej
waiting-me-window-quiet = Spokojna noc: zagraj zdarzenie albo przejdź dalej
waiting-me-window-infect = Przed następną kartą infekcji: zagraj zdarzenie albo przejdź dalej
waiting-me-window-end = Przed końcem tury: zagraj zdarzenie albo przejdź dalej
waiting-for-actions =
    { $actions ->
        [one] { $who } ma jeszcze { $actions } akcję
        [few] { $who } ma jeszcze { $actions } akcje
       *[many] { $who } ma jeszcze { $actions } akcji
    }
waiting-for-draw = { $who } zaraz dobierze karty
waiting-for-discard = { $who } musi odrzucić karty
waiting-for-forecast = { $who } ogląda karty Prognozy
waiting-for-answer = Czekamy na odpowiedź: { $who }
waiting-for-epidemic = { $who } rozpatruje epidemię
waiting-for-infect = { $who } odkrywa karty infekcji
waiting-for-window-draw = { $who } może zagrać zdarzenie przed dobraniem kart
waiting-for-pause = Za chwilę gramy dalej
waiting-for-window-intensify = { $who } może zagrać zdarzenie przed tasowaniem
waiting-for-window-between = { $who } może zagrać zdarzenie między dwiema epidemiami
waiting-for-window-quiet = { $who } może zagrać zdarzenie
waiting-for-window-infect = { $who } może zagrać zdarzenie przed następną kartą infekcji
waiting-for-window-end = { $who } może zagrać zdarzenie przed końcem tury

## Akcje
actions-title = Akcje
actions-none = Teraz nie ma nic do zrobienia
actions-sending = Wysyłanie…
# $removed of the $cubes that are there.
action-treat = Leczenie { FORM($disease, case: "gen") } ({ $removed } z { $cubes })
action-treat-short = Leczenie
action-treat-part = { $removed } z { $cubes }
action-cure = Lekarstwo na { FORM($disease, case: "acc") }
action-cure-short = Lekarstwo
action-build = Budowa stacji
action-share = Dzielenie się wiedzą
action-share-short = Wiedza
action-store = Zachowanie zdarzenia
action-dispatch = Przeniesienie pionka
action-drive = Jazda/rejs
action-fly = Lot
action-pass = Pas
action-undo = Cofnij
action-undo-ask = Cofnij: spytaj { FORM($player, case: "acc") }
action-redo = Ponów
action-reset = Tura od nowa
action-draw = Dobierz 2 karty
action-draw-unused =
    { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }
action-go-on = Dalej
action-hold = Wstrzymaj
undo-title = Cofanie
undo-why = Cofa ostatni ruch, o ile nie odkryto po nim karty
events-title = Zdarzenia

## Rodzaje ruchów
kind-drive = Jazda/rejs
kind-direct = Lot bezpośredni
kind-charter = Lot czarterowy
kind-shuttle = Lot prywatny
kind-join = Dołączenie do innego pionka
kind-dispatch = Przeniesienie innego pionka
kind-opsflight = Lot ze stacji
kind-build = Budowa stacji badawczej
kind-treat = Leczenie choroby
kind-give = Oddanie karty
kind-take = Wzięcie karty
kind-cure = Wynalezienie lekarstwa
kind-store = Zachowanie zdarzenia
kind-pass = Pas
kind-airlift = Most powietrzny
kind-grant = Dotacja rządowa
kind-quiet = Spokojna noc
kind-resilient = Wzrost odporności
kind-forecast = Prognoza
kind-order = Odłożenie kart
kind-discard = Odrzucenie karty
kind-next = Dalej

## Wybieranie
choose-kind = Co chcesz zrobić?
choose-pawn = Który pionek? Wybierz tutaj albo na planszy.
choose-partner = Z kim?
choose-disease = Która choroba?
choose-event = Które zdarzenie?
choose-card = Która karta?
choose-city = Które miasto? Wybierz tutaj albo na planszy.
choose-how = Jak?
choose-moving = Na planszy jest już sześć stacji. Którą przenieść?
choose-none-moved = Żadnej
choose-search = Szukaj
cost-card =
    { $number ->
        [one] koszt: karta { FORM($card, case: "gen") }
        [few] koszt: karty { $card }
       *[many] koszt: karty { $card }
    }
warn-unknown = Nie wiesz, czy { $player } ma tę kartę.
warn-set =
    { $cards ->
        [one] Rozbija zestaw: { $cards } { $disease } karta
        [few] Rozbija zestaw: { $cards } { FORM($disease, case: "few") } karty
       *[many] Rozbija zestaw: { $cards } { FORM($disease, case: "many") } kart
    }

## Drogi do celu
ways-title = Jak się tam dostać
ways-asked = Chwileczkę…
tag-treat = … i leczenie choroby { FORM($disease, case: "gen") }
tag-plan = Tylko zaplanuj
tag-details = Wszystko o mieście
tag-none = Nie ma tam teraz nic do zrobienia
tag-back = Wszystkie akcje
ways-route = { $ways }: { $cities }
ways-none = Za mało akcji, aby tam dotrzeć
ways-none-straight = Żaden pojedynczy ruch tam nie prowadzi
ways-cost =
    { $actions ->
        [one] { $actions } akcja, zostaje: { $left }
        [few] { $actions } akcje, zostaje: { $left }
       *[many] { $actions } akcji, zostaje: { $left }
    }

## Awersy kart
card-airlift = Przenieś dowolny pionek do dowolnego miasta.
card-forecast = Ułóż od nowa 6 wierzchnich kart infekcji.
card-government-grant = Postaw stację w dowolnym mieście, bez karty.
card-one-quiet-night = Pomiń najbliższą fazę nowych infekcji.
card-resilient-population = Usuń z gry odrzuconą kartę infekcji.
card-place = { $north ->
        [1] { $latitude }° N
       *[other] { $latitude }° S
    } · { $east ->
        [1] { $longitude }° E
       *[other] { $longitude }° W
    }

## Ręce i zespół
hand-title = Karty na ręce { FORM($player, case: "gen") }: { $cards }
hand-secret = Tylko ty widzisz te karty
hand-of = { $player }
hand-hidden = Zakryta karta
hand-empty = Brak kart
hand-shown = znana
hand-stored = zachowana
hand-set = { FORM($disease, case: "few", start: "yes") } karty: { $cards }/{ $needed }
hand-set-missing =
    { $missing ->
        [0] Kart wystarczy: lekarstwo można wynaleźć w dowolnej stacji badawczej.
        [one] Do lekarstwa brakuje jednej karty.
        [few] Do lekarstwa brakuje { $missing } kart.
       *[many] Do lekarstwa brakuje { $missing } kart.
    }
tell-title = Powiedz zespołowi
tell-all = Wszystkie moje karty
tell-bots = Boty grają lepiej, gdy znają twoje karty.
tell-number = Ile mam { FORM($disease, case: "many") } kart
tell-card = Mam kartę { FORM($card, case: "gen") }
team-title = Zespół
team-you = ty
team-gone = offline
team-waited = czekamy
team-preparing = Przygotowania: { $percent }
team-cards = Karty: { $cards }
team-hidden =
    { $cards ->
        [one] { $cards } zakryta karta
        [few] { $cards } zakryte karty
       *[many] { $cards } zakrytych kart
    }
# A chip beside a private hand; $more: yes where hidden cards have been drawn since then.
team-told =
    { $cards ->
        [one] Mówi, że ma { $cards } { FORM($disease, case: "acc") } kartę
        [few] Mówi, że ma { $cards } { FORM($disease, case: "few") } karty
       *[many] Mówi, że ma { $cards } { FORM($disease, case: "many") } kart
    }{ $more ->
        [yes] ; od tego czasu doszły nowe
       *[no] { "" }
    }
team-menu = Miejsce { FORM($player, case: "gen") }
team-role-help = Co potrafi ta postać
team-look = Widok { FORM($player, case: "gen") }
team-to-bot = Oddaj miejsce botowi
team-vote-bot = Niech bot przejmie miejsce
team-to-person = Przekaż miejsce: { $name }
team-sit = Usiądź tutaj
team-agree = Automatycznie zgadzaj się na prośby
team-always = Zawsze zgadzasz się na prośby tej osoby ({ $name }).
team-ask-again = Pytaj mnie znowu
seat-free = wolne
seat-bot = Bot { $number }
seat-somebody = ktoś
curtain-title = Przekaż ekran { FORM($player, case: "dat") }
curtain-why = Karty są zakryte: nic nie widać, dopóki nie potwierdzisz.
curtain-open = To ja, { $player }

## Stosy
decks-title = Stosy i odrzucone karty
decks-order = Sortuj odrzucone karty
decks-order-disease = według choroby
decks-order-name = według nazwy
decks-order-newest = od najnowszej
decks-none = brak
decks-player =
    { $cards ->
        [one] Stos kart gry: { $cards } karta
        [few] Stos kart gry: { $cards } karty
       *[many] Stos kart gry: { $cards } kart
    }
decks-pile =
    { $epidemics ->
        [0] { $cards ->
            [one] { $cards } karta bez epidemii
            [few] { $cards } karty bez epidemii
           *[many] { $cards } kart bez epidemii
        }
       *[other] { $cards ->
            [one] { $cards } karta: epidemia
            [few] { $cards } karty, w tym epidemia
           *[many] { $cards } kart, w tym epidemia
        }
    }
decks-player-discards = Odrzucone karty gry: { $cards }
decks-infection =
    { $cards ->
        [one] Stos kart infekcji: { $cards } karta
        [few] Stos kart infekcji: { $cards } karty
       *[many] Stos kart infekcji: { $cards } kart
    }
decks-layer =
    { $cards ->
        [one] Warstwa { $place }: { $cards } karta
        [few] Warstwa { $place }: { $cards } karty, kolejność nieznana
       *[many] Warstwa { $place }: { $cards } kart, kolejność nieznana
    }
decks-infection-discards = Odrzucone karty infekcji: { $cards }
decks-removed = Poza grą: { $cards }

## Przebieg, rozmowa, zakładki
log-title = Przebieg
log-undone = Cofnięte:
log-plan = Plan:
tab-plan = Plan
plan-title = Plan
plan-note = Rozegraj turę na próbę: nic się nie stanie, dopóki nie wykonasz planu.
plan-empty = Nie ma jeszcze żadnych kroków
plan-full = W tym planie nie ma już wolnych akcji
plan-stale = Gra poszła dalej: niektóre kroki już nie pasują.
plan-adopt = Wykonaj plan
plan-adopt-to = Wykonaj do kroku { $step }
plan-remove = Usuń krok { $step }
plan-end = Zakończ planowanie
plan-for = Dla kogo
plan-other = Plan dla kogoś innego: pokaż go zespołowi, a będzie można go wykonać.
plan-suggest = Pokaż zespołowi
plan-open = Wypróbuj
plan-withdraw = Wycofaj
plan-show-live = Pokazuj zespołowi już podczas planowania
plan-live = { $name } planuje
plan-live-for = { $name } planuje turę dla { FORM($player, case: "gen") }
plan-by = Plan: { $name }
plan-proposed =
    { $name } proponuje plan: { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
plan-look = Zobacz
plan-by-you = Twój plan – tak widzi go zespół
plan-next = Dalej: plan dla { FORM($player, case: "gen") }
plan-if = Dalsze tury planujesz tak, jakby do tego czasu nic się nie zmieniło: bez nowych kart i infekcji.
plan-after = Po planie dla { FORM($player, case: "gen") }, jeśli do tego czasu nic się nie zmieni:
plan-said = Plan dla { FORM($player, case: "gen") }: { $moves }
plan-said-after = Potem plan dla { FORM($player, case: "gen") }: { $moves }
plan-withdrawn = Plan dla { FORM($player, case: "gen") } został wycofany.
comment-title = Skomentuj
comment-about = O czym
comment-all = Cały plan
comment-step = Krok { $step }: { $text }
comment-said = O planie: { $text }
comment-said-step = O kroku { $step } planu: { $text }
since-title =
    { $first ->
        [yes] Od początku gry
       *[no] Od twojej ostatniej tury
    }
since-news =
    { $first ->
        [yes] Gra się zaczęła.
       *[no] Od twojej ostatniej tury gra poszła dalej.
    }
digest-moved = { $player } przenosi cię do { FORM($city, case: "gen") }
digest-epidemic = epidemia w { FORM($city, case: "loc") }
digest-outbreaks =
    { $outbreaks ->
        [one] { $outbreaks } rozprzestrzenienie
        [few] { $outbreaks } rozprzestrzenienia
       *[many] { $outbreaks } rozprzestrzenień
    }
digest-cured = lekarstwo na chorobę { FORM($disease, case: "acc") }
since-bot = Grał za ciebie bot.
since-show = Co nowego?
since-again = Pokaż na planszy
since-replay = Powtórka od tego miejsca
chat-say = Napisz wiadomość
chat-send = Wyślij
tab-map = Plansza
tab-team = Zespół
tab-decks = Stosy
tab-log = Przebieg
tab-lens = Zagrożenia
tabs-title = Panele

## Prośby i okazje
request-move = { $player } prosi o zgodę na ruch: { $move }
request-withdraw = Wycofaj
request-accept = Zgódź się
request-decline = Odmów
request-always = W tej grze zawsze zgadzaj się na prośby { FORM($player, case: "gen") }
request-always-short = Zawsze tak
stop-draw = Przed dobraniem kart
stop-infect = Przed infekcjami
stop-epidemic = Po epidemii
stop-how-never = bez zatrzymania
stop-how-pause = dwie sekundy przerwy
stop-how-ask = pytaj mnie

## Odrzucanie, Prognoza, lekarstwo
discard-title =
    { $over ->
        [one] { $player }: { $cards } kart przy limicie 7, odrzuć { $over } kartę
        [few] { $player }: { $cards } kart przy limicie 7, odrzuć { $over } karty
       *[many] { $player }: { $cards } kart przy limicie 7, odrzuć { $over } kart
    }
discard-how = Wybierz kartę do odrzucenia albo zagraj zdarzenie.
forecast-title = Prognoza: następne karty infekcji
forecast-how = Karta z wierzchu zostanie odkryta jako pierwsza. Przeciągaj karty albo użyj przycisków lub strzałek.
forecast-card = { $place }: { $city }
forecast-up = { $city } w górę
forecast-down = { $city } w dół
forecast-this = W tej turze
forecast-next = W następnej turze
forecast-later = Później
forecast-done = Odłóż w tej kolejności
cure-how = Karty potrzebne na lekarstwo: { $needed }, wybrane: { $chosen }. Wybierz kartę, aby ją dodać lub usunąć.
cure-do = Wynajdź lekarstwo

## Wiersz poleceń
command-title = Wpisz ruch
command-example = kair, leczenie czerwonej, dlaczego lot prywatny kair…
command-why = dlaczego
command-why-not = Dlaczego nie: { $move }?
command-legal = Ten ruch jest dozwolony.
command-look = Jak dostać się do { FORM($city, case: "gen") }
command-nothing = Nie pasuje żaden dozwolony ruch.

## Zagrożenia
lens-button = Zagrożenia
lens-title = Zagrożenia w tej turze
lens-epidemics =
    { $epidemics ->
        [0] Bez epidemii
        [one] { $epidemics } epidemia
        [few] { $epidemics } epidemie
       *[many] { $epidemics } epidemii
    }
lens-city = Miasto
lens-cubes = Znaczniki
lens-infected = Infekcja
lens-outbreak = Rozprzestrzenienie
lens-any = Choć jedno rozprzestrzenienie
lens-lost = Przegrana
lens-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
lens-double = Przy dwóch epidemiach naraz miasto drugiej z nich na pewno zostanie zarażone jeszcze raz.
lens-said = Ryzyko infekcji { $infected }%, ryzyko rozprzestrzenienia { $outbreak }%
lens-note = Ryzyko do końca tej tury na podstawie tego, co możesz wiedzieć, bez uwzględniania zdarzeń. „Infekcja” oznacza karty infekcji na końcu tury, nie epidemię. Strzałki pokazują, dokąd choroba by się rozprzestrzeniła.

## Co się dzieje
scene-skip = Pomiń
scene-drew = { $player } dobiera karty
scene-increase = Wzrost
scene-infect = Zarażanie
scene-intensify = Intensyfikacja
scene-outbreak = Rozprzestrzenienie { $outbreaks } z 8: { $city }
scene-eradicated = Choroba { $disease } wyeliminowana

sea-pacific = Ocean Spokojny
sea-atlantic = Ocean Atlantycki
sea-indian = Ocean Indyjski
sea-southern = Ocean Południowy

## Galeria
gallery-title = Karty i elementy
gallery-roles = Postacie
gallery-cities = Karty miast
gallery-events = Karty zdarzeń
gallery-threats = Epidemia i infekcja
gallery-tracks = Lekarstwa i skale
gallery-icons = Ikony

actions-more = Więcej

threats-title = Miasta zagrożone rozprzestrzenieniem

status-decks-are = Karty gry: { $player }, karty infekcji: { $infection }

## Sygnały: gotowe zwroty na czacie
signals-title = Powiedz zespołowi
signal-look = Spójrzcie: { $about }
signal-going = Idę tam: { $about }
signal-help = Tu potrzebna pomoc: { $about }
signal-need = Potrzebuję tej karty: { $about }
signal-keep = Zatrzymaj tę kartę: { $about }
signal-cure = W swojej następnej turze mogę wynaleźć lekarstwo na tę chorobę: { $about }
signal-yes = Zgoda
signal-no = Lepiej nie
signal-wait = Chwileczkę
signal-thanks = Dziękuję!
signal-well-played = Dobrze zagrane!
signal-good-idea = Dobry pomysł
signal-risky = Zbyt ryzykowne
signal-rematch = Jeszcze jedna gra? Zapraszam do stołu z tym kodem: { $about }
