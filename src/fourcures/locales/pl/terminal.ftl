# Co mówi stół w terminalu. Polecenia wpisuje się po angielsku w każdym języku.

## Początek i koniec
terminal-welcome =
    { $hands ->
        [private] Four Cures: { terminal-players }, { terminal-epidemics }, karty zakryte, { $edition }.
       *[open] Four Cures: { terminal-players }, { terminal-epidemics }, karty otwarte, { $edition }.
    }
terminal-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
terminal-epidemics =
    { $epidemics ->
        [one] { $epidemics } epidemia
        [few] { $epidemics } epidemie
       *[many] { $epidemics } epidemii
    }
terminal-type-help = Pomoc: wpisz „help”.
terminal-not-over = Gra się jeszcze nie skończyła.
terminal-kept = Gra się jeszcze nie skończyła. Jest zapisana; aby grać dalej, wpisz:
terminal-seed = Ziarno (seed): { $seed }
terminal-review = Aby przeanalizować grę tura po turze, wpisz:
terminal-problem =
    { $problem ->
        [cannot_read] Nie da się odczytać pliku { $file }.
        [cannot_write] Nie da się zapisać pliku { $file }.
        [exists] Plik { $file } już istnieje i nie jest zapisem gry. Wybierz inną nazwę.
        [too_large] Plik { $file } jest za duży na zapis gry.
       *[not_a_game] Plik { $file } nie jest ani zapisem gry, ani pozycją.
    }

## Kto co ma zrobić
terminal-game-over =
    { $result ->
        [won] Koniec gry, wygrana
       *[lost] Koniec gry, przegrana
    }
terminal-to-act =
    { $actions ->
        [one] { $role }, jeszcze { $actions } akcja
        [few] { $role }, jeszcze { $actions } akcje
       *[many] { $role }, jeszcze { $actions } akcji
    }
terminal-to-draw = { $role }: wpisz „next”, aby dobrać 2 karty
terminal-to-intensify = { $role }: wpisz „next”, aby przejść do intensyfikacji
terminal-to-begin-second = { $role }: wpisz „next”, aby zacząć drugą epidemię
terminal-to-discard =
    { $cards ->
        [one] { $role } musi odrzucić { $cards } kartę
        [few] { $role } musi odrzucić { $cards } karty
       *[many] { $role } musi odrzucić { $cards } kart
    }
terminal-to-order = { $role } układa karty Prognozy
terminal-to-end = { $role }: wpisz „next”, aby zakończyć turę
terminal-to-sleep = { $role }: wpisz „next” (spokojna noc)
terminal-to-infect = { $role }: wpisz „next”, aby odkryć kartę infekcji (jeszcze { $cards })
terminal-read = Przeczytaj i naciśnij Enter, aby to ukryć
terminal-press-enter = { $role }, naciśnij Enter
terminal-looks-on = { $role } obserwuje
terminal-pass-keyboard = Przekaż klawiaturę { FORM($role, case: "dat") }. Niech ten gracz naciśnie Enter.

## Odpowiedzi
terminal-no-way = Żaden pojedynczy ruch nie prowadzi do { FORM($city, case: "gen") }. Powody: wpisz „why { $word }”.
terminal-no-command = „{ $line }” to nie polecenie. Wpisz „help” albo „legal”.
terminal-did-you-mean = „{ $line }” to nie polecenie. Może „{ $word }”? Wpisz „help” albo „legal”.
terminal-which = Co masz na myśli? { $choices }.
terminal-which-more = Co masz na myśli? { $choices } i jeszcze { $more }.
terminal-hand-over-first = Najpierw przekaż klawiaturę: „seat POSTAĆ”.
terminal-nothing-to-undo = Nie ma czego cofać: od odkrycia karty nie było ruchu.
terminal-undone = Ostatni ruch został cofnięty.
terminal-have-keyboard = Klawiatura jest już u ciebie.
terminal-open-hands = Karty są otwarte: można wpisywać ruchy wszystkich postaci.
terminal-no-player = Nie ma tu postaci „{ $name }”.
terminal-no-history = Nic się jeszcze nie wydarzyło.
terminal-name-city = Podaj miasto, na przykład „{ $command } cairo”.
terminal-name-save = Podaj plik, na przykład „save gra.json”.
terminal-name-load = Podaj plik, na przykład „load gra.json”.
terminal-saved = Zapisano: { $path }.
terminal-saved-hidden = Plik zawiera całą grę, także zakryte karty.
terminal-no-moves = Nie masz teraz żadnego dozwolonego ruchu.
terminal-no-moves-over = Nie masz już żadnego dozwolonego ruchu: gra skończona.
terminal-moves-listed =
    { $moves ->
        [one] { $form } – { $moves } ruch; lista: wpisz „legal { $verb }”
        [few] { $form } – { $moves } ruchy; lista: wpisz „legal { $verb }”
       *[many] { $form } – { $moves } ruchów; lista: wpisz „legal { $verb }”
    }
terminal-no-such-move = Żaden dozwolony ruch nie zawiera „{ $words }”. Powód: wpisz „why RUCH”.
terminal-and-more = i jeszcze { $more }
terminal-name-move = Podaj ruch, na przykład „why shuttle cairo”.
terminal-is-legal = { $move }: ruch dozwolony.
terminal-are-legal = Takie ruchy są dozwolone.
terminal-only-own = Przy zakrytych kartach pytaj tylko o własne ruchy.
terminal-no-help = Brak pomocy na temat „{ $word }”. Tematy: { $topics }.

## Obok prawdziwego stołu: jego karty się podaje
terminal-epidemic-card = epidemia
terminal-no-card = Nie ma karty „{ $word }”.
terminal-card-elsewhere = { $card }: ta karta nie może przyjść, leży gdzie indziej.
terminal-card-left = Wystarczy: karta „{ $word }” nie jest już potrzebna.
terminal-lay-welcome = Rozłóżcie prawdziwą grę, potasujcie i rozdajcie karty, a potem podajcie, co leży na stole. Wszystkie miasta można podać w jednym wierszu, karty każdej postaci w osobnym; „undo” usuwa ostatnią kartę.
terminal-lay-roles = { beside-roles }:
terminal-lay-which-roles = Od dwóch do czterech różnych postaci spośród: { $roles }.
terminal-lay-epidemics = Ile kart epidemii: 4, 5 czy 6?
terminal-lay-which-epidemics = W grze jest 4, 5 albo 6 kart epidemii: wpiszcie jedną z tych liczb.
terminal-lay-cities =
    { $cubes ->
        [one] Które miasta mają { $cubes } znacznik? Jeszcze { $missing }:
        [few] Które miasta mają { $cubes } znaczniki? Jeszcze { $missing }:
       *[many] Które miasta mają { $cubes } znaczników? Jeszcze { $missing }:
    }
terminal-lay-hand = { $role }, jakie karty? Jeszcze { $missing }:
terminal-lay-done = Wszystko podane. Enter zaczyna, „undo” usuwa ostatnią kartę:
terminal-lay-too-many-cities =
    { $missing ->
        [one] Za dużo nazw: do podania jest { $missing } miasto. Karty każdej postaci podaje się w osobnym wierszu.
        [few] Za dużo nazw: do podania są { $missing } miasta. Karty każdej postaci podaje się w osobnym wierszu.
       *[many] Za dużo nazw: do podania jest { $missing } miast. Karty każdej postaci podaje się w osobnym wierszu.
    }
terminal-lay-too-many-cards =
    { $missing ->
        [one] Za dużo nazw: do podania jest { $missing } karta. Karty każdej postaci podaje się w osobnym wierszu.
        [few] Za dużo nazw: do podania są { $missing } karty. Karty każdej postaci podaje się w osobnym wierszu.
       *[many] Za dużo nazw: do podania jest { $missing } kart. Karty każdej postaci podaje się w osobnym wierszu.
    }
terminal-lay-enough = Wszystko jest już podane.
terminal-lay-refused = Z tego wiersza nic nie przyjęto.
terminal-lay-told-roles = W kolejności tur: { $roles }.
terminal-lay-told-epidemics = Karty epidemii: { $epidemics }.
terminal-lay-told-cities =
    { $cubes ->
        [one] { $cubes } znacznik: { $cities }.
        [few] { $cubes } znaczniki: { $cities }.
       *[many] { $cubes } znaczników: { $cities }.
    }
terminal-lay-told-hand = { $role }: { $cards }.
terminal-lay-taken-back = Usunięto kartę: { $card }.
terminal-lay-nothing = Nie podano jeszcze żadnej karty.
terminal-lay-left = przygotowanie gry nie zostało dokończone

## Boty na innych miejscach
# $own: postacie; $bots: postacie, każda z rodzajem bota.
terminal-bot-seats = Ty: { $own }. Boty: { $bots }.
terminal-bot-thinks = { $role } (bot) myśli…
terminal-bot-plans = Plan { FORM($role, case: "gen") }: { $plan }
terminal-bot-tells = { $role } pokazuje: { $cards }.
terminal-told = Pokazujesz botom: { $cards }.
terminal-bot-declines = { $role } nie wyraża zgody na ruch: { $move }.
terminal-bot-keyboard = Tą postacią gra bot: { $role }.
terminal-bot-replaced = Na tym komputerze nie udało się przygotować botów, więc zamiast nich grają szybkie boty.
terminal-to-answer = { $role }: wpisz „yes” albo „no”
terminal-to-pass = Zagraj zdarzenie albo wpisz „next”
terminal-not-asked = Żaden bot nie czeka na twoją odpowiedź.
terminal-tell-nobody = To polecenie przydaje się tylko w grze z botami przy zakrytych kartach.

## Stan gry
terminal-turn = Tura { $turn }: { $role } w { FORM($city, case: "loc") }.
terminal-actions-left =
    { $actions ->
        [one] Jeszcze { $actions } akcja.
        [few] Jeszcze { $actions } akcje.
       *[many] Jeszcze { $actions } akcji.
    }
terminal-tracks = Rozprzestrzenienia: { $outbreaks } z 8. Poziom zachorowań: { $rate }.
terminal-quiet-nights =
    { $nights ->
        [one] Jeszcze { $nights } spokojna noc.
        [few] Jeszcze { $nights } spokojne noce.
       *[many] Jeszcze { $nights } spokojnych nocy.
    }
terminal-disease =
    { $cubes ->
        [one] Choroba { $disease }: { $state }, w zapasie { $cubes } znacznik.
        [few] Choroba { $disease }: { $state }, w zapasie { $cubes } znaczniki.
       *[many] Choroba { $disease }: { $state }, w zapasie { $cubes } znaczników.
    }
terminal-player-deck =
    { $cards ->
        [one] Stos kart gry: { $cards } karta.
        [few] Stos kart gry: { $cards } karty.
       *[many] Stos kart gry: { $cards } kart.
    }
terminal-no-epidemic-left = Nie ma już epidemii.
terminal-epidemic-between =
    { $before ->
        [one] Epidemia { $epidemic }: nie jako następna, ale najpóźniej jako { $within }. karta.
        [few] Epidemia { $epidemic }: nie wśród najbliższych { $before } kart, ale najpóźniej jako { $within }. karta.
       *[many] Epidemia { $epidemic }: nie wśród najbliższych { $before } kart, ale najpóźniej jako { $within }. karta.
    }
terminal-epidemic-within =
    { $within ->
        [one] Epidemia { $epidemic }: następna karta.
        [few] Epidemia { $epidemic }: najpóźniej jako { $within }. karta.
       *[many] Epidemia { $epidemic }: najpóźniej jako { $within }. karta.
    }

## Ręce i stosy
terminal-none = brak
terminal-hand =
    { $cards ->
        [one] { $role }: { $cards } karta (limit 7).
        [few] { $role }: { $cards } karty (limit 7).
       *[many] { $role }: { $cards } kart (limit 7).
    }
terminal-empty-hand = { $role }: brak kart.
terminal-hand-colour =
    { $number ->
        [one] { $number } { $disease }: { $cards }
        [few] { $number } { FORM($disease, case: "few") }: { $cards }
       *[many] { $number } { FORM($disease, case: "many") }: { $cards }
    }
terminal-hand-events =
    { $number ->
        [one] { $number } zdarzenie: { $cards }
        [few] { $number } zdarzenia: { $cards }
       *[many] { $number } zdarzeń: { $cards }
    }
terminal-hand-hidden = zakryte: { $number }
terminal-on-role-card = Na karcie postaci: { $event }
terminal-infection-deck = Stos kart infekcji, od wierzchu:
terminal-layer-one = 1 karta: { $cards }
terminal-layer-sure =
    { $number ->
        [one] { $number } karta, w tej kolejności: { $cards }
        [few] { $number } karty, w tej kolejności: { $cards }
       *[many] { $number } kart, w tej kolejności: { $cards }
    }
terminal-layer-unknown =
    { $number ->
        [one] { $number } karta, kolejność nieznana: { $cards }
        [few] { $number } karty, kolejność nieznana: { $cards }
       *[many] { $number } kart, kolejność nieznana: { $cards }
    }
terminal-mixed =
    { $number ->
        [one] Cudza Prognoza zmieniła kolejność { $number } karty, począwszy od karty { $at }.
        [few] Cudza Prognoza zmieniła kolejność { $number } kart, począwszy od karty { $at }.
       *[many] Cudza Prognoza zmieniła kolejność { $number } kart, począwszy od karty { $at }.
    }
terminal-infection-discards = Odrzucone karty infekcji: { $cards }
terminal-player-discards = Odrzucone karty gry: { $cards }
terminal-removed = Poza grą: { $cards }

## Miasto, świat
terminal-city = { $city }, kolor { FORM($disease, case: "cube") }.
terminal-cubes =
    { $number ->
        [one] { $number } { FORM($disease, case: "cube") } znacznik
        [few] { $number } { FORM($disease, case: "few") } znaczniki
       *[many] { $number } { FORM($disease, case: "many") } znaczników
    }
terminal-no-cubes = Brak znaczników.
terminal-station = Stacja badawcza.
terminal-here = Tutaj: { $roles }.
terminal-connected = Połączenia: { $cities }.
terminal-card-in-hand = Karta miasta: na ręce { FORM($role, case: "gen") }.
terminal-card-discarded = Karta miasta: odrzucona.
terminal-card-hidden = Karta miasta: w stosie albo na czyjejś ręce, zakryta.
terminal-card-in-deck = Karta miasta: w stosie.
terminal-infection-discarded = Karta infekcji: odrzucona.
terminal-infection-at = Karta infekcji: w stosie, { $at }. od wierzchu.
terminal-infection-among = Karta infekcji: w stosie, wśród kart { $from }–{ $to }.
terminal-infection-removed = Karta infekcji: poza grą.
terminal-you-can = Możesz: { $moves }.
terminal-nothing-in = Puste miasta: { $cities }
terminal-busy-cubes =
    { $number ->
        [one] { $number } { FORM($disease, case: "cube") }
        [few] { $number } { FORM($disease, case: "few") }
       *[many] { $number } { FORM($disease, case: "many") }
    }
terminal-busy-station = stacja
terminal-stations =
    { $stations ->
        [one] Na planszy jest { $stations } z 6 stacji badawczych.
        [few] Na planszy są { $stations } z 6 stacji badawczych.
       *[many] Na planszy jest { $stations } z 6 stacji badawczych.
    }
terminal-region-north-america = Ameryka Płn.
terminal-region-south-america = Ameryka Płd.
terminal-region-africa = Afryka
terminal-region-europe = Europa
terminal-region-west-and-south-asia = Azja Zach./Płd.
terminal-region-east-asia = Azja Wschodnia

## Ekran: krótko, na 80 kolumn
terminal-screen-turn = Tura { $turn }
terminal-screen-actions = akcje { $dots }
terminal-screen-won = WYGRANA
terminal-screen-lost = PRZEGRANA
terminal-screen-outbreaks = rozp. { $outbreaks }/8
terminal-screen-rate = poziom { $rate }
terminal-screen-cures = leki { $cures }/4
terminal-screen-cards = karty { $cards }
terminal-screen-hidden = zakryte: { $number }
terminal-screen-no-cards = brak kart
terminal-screen-from = Sąsiedzi { FORM($city, case: "gen") }:
terminal-screen-events = Zdarzenia:
terminal-screen-no-events = brak znanych
terminal-screen-infection =
    { $discards ->
        [none] Karty infekcji: { $layers }. Odrzucone: brak.
       *[cards] Karty infekcji: { $layers }. Odrzucone: { $discards }.
    }
terminal-screen-empty = brak
terminal-screen-then = { $first }, potem { $second }
terminal-screen-many-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }
terminal-screen-in-order = po kolei: { $cards }
terminal-screen-shuffled = potasowane ({ $number }): { $cards }
terminal-screen-cubes-left = ZAPAS ZNACZN.
terminal-screen-cured = uleczalna
terminal-screen-eradicated = wyelimin.
terminal-screen-stations = { $stations } z 6 ⌂
terminal-screen-no-more =
    EPIDEMII
    już nie ma
terminal-screen-epidemic = EPIDEMIA { $epidemic } Z { $epidemics }
terminal-screen-in-cards = karty { $from }–{ $to }
terminal-screen-within =
    { $cards ->
        [one] do karty { $cards }
        [few] do karty { $cards }
       *[many] do karty { $cards }
    }
terminal-screen-more = Enter: dalej
terminal-screen-back = Enter: powrót do planszy
terminal-screen-loud = ROZPRZESTRZENIENIE|EPIDEMIA|WYGRANA|PRZEGRANA

## Szanse i rady
terminal-threat =
    { $outbreak ->
        [none] { $city }: infekcja { $infected }.
       *[chance] { $city }: infekcja { $infected }, rozprzestrzenienie { $outbreak }.
    }
terminal-threat-struck = Zarażenie w czasie epidemii: { $chance }.
terminal-last-draw = W stosie jest za mało kart gry: dobieranie w tej turze oznacza przegraną.
terminal-preparing-bots = Trwa przygotowywanie botów (na tym komputerze tylko raz): gotowe { $percent }…
terminal-no-bots = Na tym komputerze nie udało się przygotować botów.

## Pomoc: wiersze do 79 znaków
terminal-help-overview =
    Wynajdźcie cztery lekarstwa, zanim choroby rozprzestrzenią się ósmy raz albo
    skończą się karty lub znaczniki. Tura: 4 akcje, potem „next” dobiera 2 karty
    i zaraża miasta. Aby gdzieś dotrzeć, wpisz miasto: „chicago”. Tab uzupełnia.
    legal [SŁOWO]    co teraz wolno albo tylko ruchy z tym słowem
    why RUCH         dlaczego ruch jest niedozwolony i według jakiej zasady
    undo             cofa ostatni ruch, dopóki nie odkryto karty
    hand, deck       karty na rękach; co wiadomo o stosach
    city NAZWA       znaczniki, sąsiedzi, karty, jak się tam dostać
    map, status      świat; tura, skale i zapasy
    odds [MIASTO]    co może przynieść ta tura: epidemie, infekcje
    chance           jak często boty wygrywałyby od tej chwili
    advice           dwie najlepsze tury, jakie znajdują boty;
                     „advice why” podaje powód każdego ruchu
    log [LICZBA]     co się dotąd wydarzyło
    seat POSTAĆ      przekazuje klawiaturę (karty zakryte)
    save PLIK, load PLIK, quit (zapisuje niedokończoną grę)
    Przy prawdziwej planszy (fourcures play --cardboard) „undo” cofa każdy ruch.
    help TEMAT       moves, events, roles, screen, turn, rules, bots
    Nazwy można pisać po polsku: „direct Kair”, „treat czarna”.
terminal-help-moves =
    drive MIASTO              wzdłuż linii do sąsiada
    direct MIASTO             odrzuć kartę tego miasta i leć tam
    charter MIASTO            odrzuć kartę swojego miasta i leć dokądkolwiek
    shuttle MIASTO            ze stacji badawczej do stacji badawczej
    build [moving MIASTO]     odrzuć kartę miasta; zamiast 7. stacji przenieś inną
    treat KOLOR               usuń 1 znacznik, a uleczalnej choroby wszystkie
    give KARTA to POSTAĆ      karta tego miasta dla gracza w tym mieście
    take KARTA from POSTAĆ    to samo w drugą stronę
    cure KOLOR with KARTY     5 kart w jednym kolorze, w stacji badawczej
    pass                      rezygnacja z pozostałych akcji
    next                      dobieranie albo dalszy ciąg epidemii i infekcji
    discard KARTA             gdy masz ponad 7 kart
    Słowa można skracać, gdy pasuje tylko jeden ruch: „cure blue”, „dr cai”.
terminal-help-events =
    Zdarzenie nie jest akcją. Właściciel zagrywa je w dowolnej turze, byle nie
    w trakcie dobierania.
    airlift POSTAĆ MIASTO         dowolny pionek do dowolnego miasta
    grant MIASTO [moving MIASTO]  stacja badawcza gdziekolwiek, bez karty
    forecast                      obejrzyj 6 wierzchnich kart infekcji,
    order K1 K2 ... K6            potem odłóż je, pierwsza na wierzch
    quiet                         pomiń najbliższą fazę nowych infekcji
    resilient MIASTO              usuń z gry odrzuconą kartę infekcji
terminal-help-roles =
    P Szef „Planu B”    store ZDARZENIE: zachowuje odrzucone zdarzenie
    L Logistyk          move POSTAĆ drive MIASTO (albo direct, charter, shuttle)
                        move POSTAĆ join MIASTO: do innego pionka
    S Sanitariusz       usuwa wszystkie znaczniki choroby, uleczalnej bez akcji
    K Kierownik budowy  buduje bez karty; raz w turze
                        opsflight MIASTO discarding KARTA, ze stacji
    Q Kwarantanna       bez nowych znaczników w tym mieście i u sąsiadów
    B Badacz            oddaje kartę dowolnego miasta, nie tylko tego
    N Naukowiec         potrzebuje tylko 4 kart na lekarstwo
    Wpisuje się: contingency_planner, dispatcher, medic, operations_expert,
    quarantine_specialist, researcher, scientist albo polską nazwę.
terminal-help-screen =
    Każde miasto: znaczniki, znak, nazwa, potem to, co jeszcze tam jest.
    2●Paryż 1■ ⌂S   Paryż: 2 niebieskie i 1 czarny znacznik, stacja, Sanitariusz.
    Znaki: ● niebieska  ▲ żółta  ■ czarna  ◆ czerwona  + zdarzenie  ⌂ stacja
    Pionki to litery: P L S K Q B N, jak w „help roles”.
    Podkreślona nazwa: karta infekcji leży w najwyższej warstwie stosu.
    Długie odpowiedzi zasłaniają planszę: Enter przewija i wraca.
    Bez rysunku, dla czytnika ekranu: fourcures play --plain
terminal-help-turn =
    1. Do 4 akcji. Zdarzenia w dowolnej chwili.
    2. „next” dobiera 2 karty. Epidemia: poziom rośnie, miasto ze spodu dostaje
       3 znaczniki, odrzucone karty infekcji wracają na wierzch.
    3. Powyżej 7 kart: odrzuć karty albo zagraj zdarzenia.
    4. „next” odkrywa tyle kart infekcji, ile wynosi poziom; każda to 1 znacznik.
       Zamiast czwartego znacznika choroba rozprzestrzenia się na sąsiadów.
    Gra czeka, gdy można zagrać zdarzenie; „next” prowadzi dalej.
terminal-and = { $names } i { $last }
terminal-help-rules =
    Wygrana z czwartym lekarstwem. Przegrana, gdy choroby rozprzestrzenią się ósmy
    raz, zabraknie znacznika albo nie da się dobrać 2 kart. Uleczalna choroba bez
    znaczników na planszy jest wyeliminowana i już nie wraca.
    Przy odmowie widać numer zasady, np. R4.4; wszystkie są w docs/rules.md.
terminal-help-bots =
    Boty zajmują miejsca, które im zostawisz: fourcures play --bots 2.
    Z --bot quick odpowiadają od razu, z careful grają dobrze, z deep najlepiej.
    Grają same; gra zatrzymuje się, gdy trzeba twojej decyzji.
    yes, no          odpowiedź botowi, który chce ruszyć twój pionek albo
                     podzielić się z tobą wiedzą
    advice           tu też: co odpowiedziałby Doradca
    next             w turze bota: teraz nie zagrywasz zdarzenia
    tell [KARTA]     przy zakrytych kartach: pokazuje botom twoje karty albo jedną
                     z nich; boty pokazują swoje i grają lepiej, gdy znają twoje
    undo             twój ostatni ruch i to, co boty zrobiły od tego czasu
    status           mówi też, kto gra którą postacią
    Na ruch swojego pionka i na dzielenie się wiedzą bot musi się zgodzić.
    Zapisana gra zachowuje swoje boty.

## Łamigłówki
terminal-puzzle-title = Łamigłówka { $number } (wszystkich: { $of }), trudność { $rating }.
terminal-puzzle-question =
    { $theme ->
        [cure] W tej turze można wynaleźć lekarstwo na chorobę { FORM($disease, case: "acc") }. Znajdź najlepszy sposób.
        [outbreak] Grozi rozprzestrzenienie się choroby. Znajdź turę, która pomoże najbardziej.
        [win-now] Grę można wygrać w tej turze. Znajdź sposób.
        [win-soon] Grę można wygrać w następnej turze. Znajdź turę, która to przygotuje.
        [discard] Masz za dużo kart. Wybierz, co odrzucić.
        [forecast] Widzisz wierzchnie karty infekcji. Wybierz najlepszą kolejność.
        [answer] Ktoś z zespołu prosi o pomoc. Zgódź się albo odmów.
        [moment] Zagrać teraz zdarzenie czy je zatrzymać? Wybierz.
       *[event] Kluczem do tej tury jest karta zdarzenia. Znajdź najlepszy sposób.
    }
terminal-puzzle-you = Twoja postać: { $role }.
terminal-puzzle-how = Rozegraj całą turę, potem wpisz „check”. Inne polecenia: undo, hint, solution, next, help.
terminal-puzzle-choose = Wpisz numer swojego wyboru. Inne polecenia: solution, next, help.
terminal-puzzle-asked = { $player } prosi cię o te ruchy:
terminal-puzzle-best-choice = Najlepszy wybór: { $move }.
terminal-puzzle-to-check = Tura gotowa: wpisz „check” albo „undo”
terminal-puzzle-not-complete = Tura nie jest jeszcze gotowa: wykorzystaj pozostałe akcje albo wpisz „pass”.
terminal-puzzle-hint-more = Wpisz „hint” jeszcze raz, aby poznać pierwszy ruch.
terminal-puzzle-hint-first = Pierwszy ruch: { $move }.
terminal-puzzle-solved = Rozwiązane: lepszej tury nie znamy.
terminal-puzzle-cost = To nie najlepsza tura: szansa na wygraną wynosi po niej { $after }, a po najlepszej { $best }.
terminal-puzzle-rating = Twój ranking to { $rating } ({ $change }). Rozwiązane z rzędu: { $streak }.
terminal-puzzle-go-on = Wpisz „next”, aby przejść do następnej łamigłówki.
terminal-puzzle-again = Wpisz „undo” i spróbuj jeszcze raz albo „solution”, aby zobaczyć rozwiązanie.
terminal-puzzle-not-here = W łamigłówkach nie ma tego polecenia. Wpisz „help”.
terminal-puzzle-farewell = Twój ranking w łamigłówkach to { $rating }; rozegrane łamigłówki: { $tried }.
terminal-puzzle-help =
    Znajdź turę z największą szansą na wygraną: rozegraj ją całą i wpisz „check”.
    Równie dobra tura też się liczy. Do rankingu liczy się tylko pierwsze „check”.
    check            ocenia rozegraną turę
    undo             cofa ostatni ruch
    hint             co daje rozwiązanie; jeszcze raz: jego pierwszy ruch.
                     Każda podpowiedź odejmuje ćwierć punktów za rozwiązanie
    solution         pokazuje rozwiązanie; łamigłówka pozostaje nierozwiązana
    next             następna łamigłówka, której jeszcze nie było
    legal [SŁOWO]    co teraz wolno albo tylko ruchy z tym słowem
    why RUCH         dlaczego ruch jest niedozwolony i według jakiej zasady
    hand, deck, city NAZWA, map, status, odds [MIASTO], log, quit
    help TEMAT       moves, events, roles, screen, turn, rules
