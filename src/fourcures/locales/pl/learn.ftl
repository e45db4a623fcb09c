# Gra na jednej stronie i opowieść o zakończonej grze.

## Pomoc
tab-page = Skrót zasad
tab-rules = Pełne zasady
tab-keys = Klawiatura

## Gra na jednej stronie
page-goal-title = Wynajdźcie razem cztery lekarstwa
page-goal = Cztery choroby szerzą się po świecie. Jesteście zespołem: razem wygrywacie albo razem przegrywacie. Leczcie choroby, żeby zyskać na czasie, i zbierajcie karty w jednym kolorze, żeby wynaleźć lekarstwo.
page-here =
    W tej grze: { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, { $epidemics ->
        [one] { $epidemics } epidemia
        [few] { $epidemics } epidemie
       *[many] { $epidemics } epidemii
    }, zasady edycji { $edition }. Poziom zachorowań: { $rate }.
page-turn-title = Trzy fazy tury
page-turn-actions-title = Najwyżej cztery akcje
page-turn-actions = W dowolnej kolejności. Akcje można powtarzać, można też skończyć wcześniej.
page-turn-draw-title = Dobieranie dwóch kart
page-turn-draw = Limit kart na ręce: { $limit }. Kartę epidemii rozpatruje się od razu.
page-turn-infect-title = Nowe infekcje
page-turn-infect = Odkryj tyle kart infekcji, ile wynosi poziom zachorowań. Miasto z każdej karty dostaje jeden znacznik.
page-moves-title = Cztery sposoby podróżowania
page-drive = Przesuń pionek wzdłuż linii do sąsiedniego miasta.
page-direct = Odrzuć kartę miasta i leć do tego miasta.
page-charter = Odrzuć kartę miasta, w którym jesteś, i leć do dowolnego miasta.
page-shuttle = Leć z jednej stacji badawczej do innej.
page-others-title = Cztery akcje na miejscu
page-build = Odrzuć kartę miasta, w którym jesteś, i postaw tam stację.
page-treat = Usuń ze swojego miasta jeden znacznik choroby, a jeśli jest uleczalna – wszystkie.
page-share = Gdy dwie osoby są w tym samym mieście, jedna może oddać drugiej kartę tego miasta.
page-cure = W stacji badawczej odrzuć pięć kart w jednym kolorze.
page-events = Karty zdarzeń nie są akcjami. Swoje możesz zagrać w każdej chwili, także w cudzej turze, byle nie w trakcie rozpatrywania kart.
page-spread-title = Infekcje i rozprzestrzenianie się chorób
page-infection = Przy każdej infekcji miasto dostaje jeden znacznik w swoim kolorze. W mieście mogą leżeć najwyżej trzy znaczniki jednego koloru.
page-outbreak = Na czwarty znacznik nie ma miejsca: choroba się rozprzestrzenia i każde sąsiednie miasto dostaje jej znacznik. Jeśli w którymś leżą już trzy, choroba rozprzestrzenia się także z niego, ale w jednej reakcji łańcuchowej z każdego miasta najwyżej raz.
page-epidemic-title = Epidemia w trzech krokach
page-epidemic-increase = Znacznik poziomu zachorowań przesuwa się o jedno pole.
page-epidemic-infect = Karta ze spodu stosu kart infekcji wskazuje miasto, które dostaje trzy znaczniki.
page-epidemic-intensify = Odrzucone karty infekcji są tasowane i wracają na wierzch stosu: wkrótce znów przyjdzie kolej na te same miasta.
page-end-title = Koniec gry
page-win = Wygrywacie, gdy wynajdziecie wszystkie cztery lekarstwa. Znaczniki mogą zostać na planszy.
page-lose-outbreaks = Przegrywacie przy ósmym rozprzestrzenieniu.
page-lose-cubes = Przegrywacie, gdy zabraknie znaczników w potrzebnym kolorze. W każdym kolorze jest ich { $cubes }.
page-lose-cards = Przegrywacie, gdy trzeba dobrać dwie karty gry, a zostało ich mniej.
page-roles-title = Postacie
page-role-here = w tej grze
page-role-contingency-planner = W ramach akcji bierze odrzuconą kartę zdarzenia i zachowuje ją na później.
page-role-dispatcher = Porusza cudzymi pionkami jak swoim albo przenosi dowolny pionek do miasta, w którym stoi inny.
page-role-medic = Jedną akcją usuwa wszystkie znaczniki jednego koloru. Tam, gdzie stoi, znaczniki uleczalnych chorób znikają same.
page-role-operations-expert =
    { $edition ->
        [2008] Buduje stacje bez karty.
       *[2013] Buduje stacje bez karty. Raz w turze może polecieć ze stacji do dowolnego miasta, odrzucając dowolną kartę miasta.
    }
page-role-quarantine-specialist = W mieście, w którym stoi, i w miastach sąsiednich nie pojawiają się znaczniki.
page-role-researcher = Dzieląc się wiedzą, może oddać dowolną kartę miasta, nie tylko tego, w którym stoi.
page-role-scientist = Do wynalezienia lekarstwa potrzebuje tylko czterech kart.

## Koniec
end-review = Analiza
end-invited = { $name } gra jeszcze raz i cię zaprasza.
end-join = Dołącz
end-vial-cards = { $cards } z { $needed } kart
end-near-cures =
    { $cures ->
        [0] Nie wynaleziono żadnego lekarstwa.
        [one] Wynaleziono jedno z czterech lekarstw.
        [few] Wynaleziono { $cures } z czterech lekarstw.
       *[many] Wynaleziono { $cures } z czterech lekarstw.
    }
end-near-turns =
    { $turns ->
        [0] Kart gry nie starczyłoby już na następną turę.
        [one] Kart gry starczyłoby jeszcze na { $turns } turę.
        [few] Kart gry starczyłoby jeszcze na { $turns } tury.
       *[many] Kart gry starczyłoby jeszcze na { $turns } tur.
    }
end-deed-cured = Wynalezione lekarstwa (choroby: { $diseases })
end-deed-treated =
    { $number ->
        [one] { $number } usunięty znacznik
        [few] { $number } usunięte znaczniki
       *[many] { $number } usuniętych znaczników
    }
end-deed-built =
    { $number ->
        [one] { $number } zbudowana stacja
        [few] { $number } zbudowane stacje
       *[many] { $number } zbudowanych stacji
    }
end-deed-shared =
    { $number ->
        [one] { $number } oddana karta
        [few] { $number } oddane karty
       *[many] { $number } oddanych kart
    }
end-deed-played =
    { $number ->
        [one] { $number } zagrane zdarzenie
        [few] { $number } zagrane zdarzenia
       *[many] { $number } zagranych zdarzeń
    }

# Karteczki na planszy w pierwszej grze.

first-pawn = Tu jest twój pionek
first-pawn-text = Wybierz sąsiednie miasto, aby tam pojechać.
first-cubes = Najwyżej trzy znaczniki
first-cubes-text = Czwarty to rozprzestrzenienie na sąsiednie miasta.
first-goal = Cel: cztery lekarstwa
first-goal-text = Pięć kart jednego koloru w stacji daje lekarstwo.
