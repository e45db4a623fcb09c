# Dlaczego coś się nie stanie.

## Ruchy, na które nie pozwalają zasady
reason-game-over = Gra skończona.
reason-forecast-pending = Najpierw odłóż karty Prognozy w wybranej kolejności.
reason-discard-first = Ktoś ma więcej niż 7 kart i musi najpierw odrzucić kartę albo zagrać zdarzenie.
reason-not-your-turn = To nie jest tura tego gracza, tylko { FORM($player, case: "gen") }.
reason-not-action-phase = W tej turze nie ma już akcji; trwa faza: { $phase }.
reason-actions-remain =
    { $actions ->
        [one] Została jeszcze { $actions } akcja: wykorzystaj ją albo spasuj przed dobieraniem.
        [few] Zostały jeszcze { $actions } akcje: wykorzystaj je albo spasuj przed dobieraniem.
       *[many] Zostało jeszcze { $actions } akcji: wykorzystaj je albo spasuj przed dobieraniem.
    }
reason-nothing-looked-at = Nikt nie ogląda teraz kart Prognozy.
reason-not-the-looker = Karty może odłożyć tylko gracz, który zagrał Prognozę.
reason-not-these-cards = Trzeba ułożyć dokładnie te karty: { $cards }.
reason-within-limit =
    { $cards ->
        [one] Ten gracz ma { $cards } kartę; odrzuca się dopiero powyżej 7.
        [few] Ten gracz ma { $cards } karty; odrzuca się dopiero powyżej 7.
       *[many] Ten gracz ma { $cards } kart; odrzuca się dopiero powyżej 7.
    }
reason-epidemics-first = Limit kart sprawdza się po rozpatrzeniu wszystkich epidemii.
reason-not-in-hand = { $player } nie ma na ręce karty { FORM($card, case: "gen") }.
reason-epidemic-not-held = Nikt nie może mieć na ręce karty epidemii: rozpatruje się ją zaraz po dobraniu.
reason-already-there = Pionek stoi już w { FORM($city, case: "loc") }.
reason-not-adjacent = { $origin } i { $city } nie są połączone linią. Podróżuj od miasta do miasta albo leć.
reason-no-card-of-target = Lot bezpośredni wymaga karty miasta { $city }, a { $player } nie ma jej na ręce.
reason-no-card-of-origin = Lot czarterowy wymaga karty miasta { $city }, a { $player } nie ma jej na ręce.
reason-no-station-here = W { FORM($city, case: "loc") }, gdzie stoi pionek, nie ma stacji badawczej. Zbuduj ją albo zacznij w mieście, które ją ma.
reason-no-station-there = W { FORM($city, case: "loc") } nie ma stacji badawczej.
reason-not-dispatcher = Tylko Logistyk może przenosić cudze pionki.
reason-move-own-pawn = Swój pionek przesuwasz tak: { $form }.
reason-own-pawn = Własny pionek Logistyk przesuwa zwykłym ruchem albo przenosi do innego pionka.
reason-nobody-to-join = W { FORM($city, case: "loc") } nie stoi żaden inny pionek. Wybierz miasto, w którym stoi jakiś pionek.
reason-not-operations-expert = Z tego lotu może korzystać tylko Kierownik budowy.
reason-no-opsflight-2008 = W edycji 2008 Kierownik budowy nie ma tego lotu.
reason-opsflight-used = Lot Kierownika budowy jest w tej turze już wykorzystany. W następnej będzie znowu dostępny.
reason-not-a-city-card = { $card } to nie karta miasta.
reason-station-stands = W { FORM($city, case: "loc") } stoi już stacja badawcza.
reason-no-card-to-build = Budowa wymaga karty miasta { $city }, a { $player } nie ma jej na ręce.
reason-all-stations-stand = Wszystkie 6 stacji badawczych jest już na planszy: wskaż tę, którą chcesz przenieść.
reason-stations-in-stock =
    { $stock ->
        [one] W zasobach jest jeszcze { $stock } stacja badawcza, więc na razie żadnej nie wolno przenosić.
        [few] W zasobach są jeszcze { $stock } stacje badawcze, więc na razie żadnej nie wolno przenosić.
       *[many] W zasobach jest jeszcze { $stock } stacji badawczych, więc na razie żadnej nie wolno przenosić.
    }
reason-no-station-to-move = W { FORM($city, case: "loc") } nie ma stacji badawczej do przeniesienia.
reason-no-cubes = W { FORM($city, case: "loc") } nie ma { FORM($disease, case: "many") } znaczników.
reason-same-player = Wiedzą można się podzielić tylko z innym graczem.
reason-not-together = Ci gracze nie są w tym samym mieście. Najpierw się spotkajcie.
reason-events-not-shared = Kart zdarzeń nie można przekazywać.
reason-not-the-city-card = Przekazać można tylko kartę miasta { $city }, bo tam stoją obaj gracze.
reason-researcher-receives-city = Badacz może oddać dowolną kartę miasta, ale dostać tylko kartę miasta { $city }.
reason-not-handed-over = { $player } nie oddaje karty { FORM($card, case: "gen") }.
reason-already-cured = Lekarstwo na chorobę { FORM($disease, case: "acc") } jest już wynalezione.
reason-no-station-for-cure = Lekarstwo wynajduje się w stacji badawczej, a w { FORM($city, case: "loc") } jej nie ma. Zbuduj ją albo udaj się do innej.
reason-wrong-colour = Karta { FORM($card, case: "gen") } nie jest { $disease }.
reason-events-do-not-pay = Za akcje nie można płacić kartami zdarzeń.
reason-wrong-number-of-cards = Na lekarstwo ten gracz potrzebuje dokładnie { $needed } { FORM($disease, case: "many") } kart, a nie { $cards }.
reason-card-twice = Karta { FORM($card, case: "gen") } jest podana dwa razy.
reason-not-planner = Tylko Szef „Planu B” może zachowywać zdarzenia na karcie postaci.
reason-already-stored = Na karcie Szefa „Planu B” leży już { $event }. Najpierw zagraj tę kartę.
reason-not-in-discards = Karty { $event } nie ma wśród odrzuconych kart gry. Najpierw musi zostać zagrana albo odrzucona.
reason-stored-not-discarded = Zdarzenia z karty Szefa „Planu B” nie można odrzucić.
reason-event-not-held = Ten gracz nie ma karty { $event }.
reason-only-resilient-now = Między zarażaniem a intensyfikacją wolno zagrać tylko Wzrost odporności. Inne zdarzenia można zagrać po intensyfikacji.
reason-empty-infection-deck = Nie ma kart infekcji do obejrzenia.
reason-not-in-infection-discards = Karty { FORM($card, case: "gen") } nie ma wśród odrzuconych kart infekcji.
reason-no-infection-discards = Nie ma odrzuconych kart infekcji.
reason-not-a-move = „{ $text }” to nie ruch. Ruch zaczyna się od jednego z tych słów: { $verbs }.
# A word in capitals in the form of a move: drive CITY.
form-word =
    { $word ->
        [CARD] KARTA
        [PLAYER] POSTAĆ
        [DISEASE] KOLOR
        [WAY] SPOSÓB
        [EVENT] ZDARZENIE
       *[CITY] MIASTO
    }
reason-wrong-form = Niepoprawny zapis: „{ $text }”. Wpisz „{ $form }”, zastępując słowa pisane wielkimi literami.
reason-unknown-city = „{ $word }” to nie miasto.
reason-unknown-disease = „{ $word }” to nie choroba. Choroby są cztery: niebieska, żółta, czarna i czerwona.
reason-unknown-card = „{ $word }” to nie karta.
reason-unknown-event = „{ $word }” to nie zdarzenie.
reason-unknown-player = „{ $word }” to nie postać.
# After the sentences before: a name that is similar to what was typed.
near-name = Może „{ $near }”?
reason-not-in-game = { $player } nie bierze udziału w tej grze.
reason-event-not-in-game = Karty { $event } nie ma w tej grze.

## Czego stół nie zrobi
reason-unreadable = Nie da się odczytać tej wiadomości. Odśwież stronę.
reason-too-many =
    { $wait ->
        [one] Zbyt wiele żądań: poczekaj { $wait } sekundę.
        [few] Zbyt wiele żądań: poczekaj { $wait } sekundy.
       *[many] Zbyt wiele żądań: poczekaj { $wait } sekund.
    }
reason-other-site = To żądanie przyszło ze strony pod innym adresem. Jeśli serwer działa za proxy, ustaw jego publiczną nazwę hosta.
reason-no-table = Nie ma takiego stołu.
reason-broken-table = Tego stołu nie da się odczytać. Gra jest zachowana, a operator serwera już o tym wie.
reason-not-ready = Serwer nie jest teraz gotowy: spróbuj ponownie za chwilę.
reason-too-fast = Zbyt wiele wiadomości: najwyżej { $per_second } na sekundę.
reason-asked-anew = To pytanie zostało zastąpione nowszym.
reason-no-name = Najpierw podaj imię.
reason-bad-link = Ten link wygasł, został już użyty albo unieważniony. Utwórz nowy w ustawieniach drugiego urządzenia.
reason-no-device = Wybrane urządzenie nie jest zalogowane.
reason-cannot-join = Nie możesz dołączyć do tego stołu.
reason-no-group = Nie ma takiej grupy albo do niej nie należysz.
reason-cannot-join-group = Nie możesz dołączyć do tej grupy.
reason-founder-only = Może to zrobić tylko osoba, która należy do grupy najdłużej.
reason-full-group = Ta grupa jest pełna, liczba członków: { $most }.
reason-many-groups = Liczba twoich grup: { $most }. Najpierw opuść jedną z nich.
reason-bad-date = Wybierz termin w ciągu najbliższego roku.
reason-suspended = Do { $until } nie możesz pisać na czacie, zmieniać imienia, otwierać stołów publicznych ani do nich dołączać. To decyzja operatora serwera.
reason-reported = Zgłoszenie tej osoby przy tym stole zostało już wysłane.
reason-tried = { $name } ma już za sobą próbę w tym rozdaniu dnia.
reason-day-over = To rozdanie było na inny dzień. Otwórz dzisiejsze.
reason-secret-deal = Przy tym stole gra się rozdanie dnia. Do końca następnego dnia karty widzą tylko grający.
reason-no-moment = Nie ma takiego momentu w tej grze. Wybierz moment od { $first } do { $last }.
reason-ended-there = W tym momencie gra jest już skończona. Wybierz wcześniejszy.
reason-daily-running = Rozdanie dnia można ćwiczyć dopiero po zakończeniu gry.
reason-exercise = To zadanie na jedną turę. Sprawdź swoją turę.
reason-no-exercise = Przy tym stole nie ma zadania, więc nie ma też tury do sprawdzenia.
reason-open-step = Najpierw dokończ rozpoczęty ruch, na przykład odrzucanie kart lub Prognozę. Potem sprawdź turę.
reason-not-reviewed = Ta tura nie jest jeszcze przeanalizowana. Poczekaj na analizę gry.
reason-no-mistake = W tym momencie nie zaczyna się tura, którą można by poprawić.
reason-old-puzzle = Tej łamigłówki nie ma już w zbiorze. Wybierz inną.
reason-no-puzzle = Nie ma takiej łamigłówki. Wybierz numer od 1 do { $last }.
reason-no-option = Ta łamigłówka nie ma takiego wyboru.
reason-not-over = Zapis gry będzie dostępny po jej zakończeniu.
reason-no-rematch = Tej gry nie można w ten sposób powtórzyć: otwórz nową.
reason-no-help = Tutaj to niedostępne: poziom pomocy przy tym stole to „{ $help }”.
reason-busy = Przy tym stole dzieje się zbyt wiele naraz; spróbuj ponownie.
reason-closed = Ten stół jest zamknięty.
reason-full-log = W przebiegu gry prawie nie ma już miejsca na nowe wpisy. Teraz można już tylko wykonywać ruchy, żeby dokończyć grę.
reason-not-begun =
    { $empty ->
        [one] Gra się jeszcze nie zaczęła: wolne jest { $empty } miejsce.
        [few] Gra się jeszcze nie zaczęła: wolne są { $empty } miejsca.
       *[many] Gra się jeszcze nie zaczęła: wolnych jest { $empty } miejsc.
    }
reason-begun = Gra już się zaczęła.
reason-not-here = Nie jesteś przy tym stole.
reason-not-your-seat = Miejsce { $seat } nie jest twoje.
reason-no-own-seat = Nie masz miejsca przy tym stole.
reason-no-seat = Nie ma miejsca { $seat }.
reason-seat-taken = Miejsce { $seat } jest zajęte.
reason-seat-not-lent = Miejsca { $seat } nie możesz odzyskać.
reason-not-gone = Gracz na miejscu { $seat } jest przy stole; tylko on może oddać to miejsce.
reason-receiver-gone = Tej osoby nie ma już przy stole; przekaż miejsce komuś, kto tu jest.
reason-unknown-bot = Nie ma bota o nazwie { $bot }; są: { $known }.
reason-unknown-person = Nikt tutaj nie ma takiego identyfikatora.
reason-bot-or-person = Wybierz na to miejsce albo bota, albo człowieka.
reason-host-only = Może to zrobić tylko gospodarz stołu.
reason-no-request = Ta prośba jest już nieaktualna.
reason-not-asked = Ta prośba nie była do ciebie.
reason-nothing-to-undo = Nie ma czego cofać: od odkrycia karty nie było ruchu.
reason-nothing-to-redo = Nie ma czego ponowić.
reason-no-window = Gra teraz na to nie czeka.
reason-untold = Pokaż kartę albo podaj chorobę.
reason-empty-text = Wpisz co najmniej jeden widoczny znak.
reason-wrong-signal = Ten zwrot do tego nie pasuje.
reason-has-leader = Teraz prowadzi { $name }.
reason-turn-order = Tury w planie muszą iść w kolejności miejsc, każda najwyżej raz.
reason-no-plan = Tego planu już nie widać.
reason-no-step = Ten plan ma kroki od 1 do { $last }.
reason-long-text =
    { $most ->
        [one] Tekst jest za długi: najwyżej { $most } znak.
        [few] Tekst jest za długi: najwyżej { $most } znaki.
       *[many] Tekst jest za długi: najwyżej { $most } znaków.
    }
reason-bad-text = Tekst zawiera znak { $character }. Znaki sterujące i niewidoczne są niedozwolone: usuń je.
reason-bad-players = Gra jest dla 2, 3 lub 4 osób.
reason-bad-seconds = Czas musi wynosić od 1 do { $most } sekund.
reason-few-roles =
    { $players ->
        [one] Wybierz co najmniej { $players } postać, po jednej na każde miejsce.
        [few] Wybierz co najmniej { $players } postacie, po jednej na każde miejsce.
       *[many] Wybierz co najmniej { $players } postaci, po jednej na każde miejsce.
    }
reason-bad-setup =
    { $field ->
        [edition] Nie ma takiej edycji.
        [players] Gra jest dla 2, 3 lub 4 osób.
        [epidemics] W grze jest 4, 5 lub 6 kart epidemii.
        [hands] Karty są albo otwarte, albo zakryte.
        [first] Zaczynać musi ktoś z graczy.
        [roles] Każdy gracz musi mieć własną postać z tej edycji.
        [events] Nie wszystkie z tych zdarzeń istnieją.
        [seed] Tego ziarna nie można użyć.
        [cards] Przy prawdziwej planszy podaj dziewięć miast i wszystkie karty na rękach, każdą tylko raz; gra się przy jednym ekranie i w otwarte karty.
        [visibility] Stół jest dla wszystkich, na zaproszenie albo przy tym ekranie.
        [help] Nie ma takiego poziomu pomocy.
       *[setup] Tak nie da się przygotować gry.
    }
reason-which-card = Podaj, jaka karta przyszła z prawdziwego stosu; do wyboru: { $cards }.
reason-wrong-card = Karta { FORM($card, case: "gen") } nie mogła przyjść.
reason-real-cards = Bot nie może dobierać z prawdziwego stosu.

## Co nie jest żądaniem albo się nie udało
reason-bad-request = Nie da się odczytać tego żądania.
reason-not-found = Nie ma takiej strony.
reason-internal = Coś poszło nie tak po stronie serwera.
reason-no-mail = Ten serwer nie wysyła e-maili.
reason-bad-address = To nie jest adres e-mail.
reason-mail-failed = Nie udało się wysłać wiadomości. Spróbuj później.
reason-mail-stopped = Właściciel tego adresu nie chce dostawać stąd e-maili. Można je znów włączyć linkiem z ostatniej wiadomości.
reason-no-push = Serwer nie zna usługi powiadomień tej przeglądarki.
