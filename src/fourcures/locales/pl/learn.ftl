# Gra na jednej stronie, polecenia gry z przewodnikiem i opowieść o zakończonej grze.

## Pomoc
tab-page = Gra na jednej stronie
tab-rules = Zasady z numerami
tab-keys = Klawiatura

## Gra na jednej stronie
page-goal-title = Wynajdźcie razem cztery lekarstwa
page-goal = Cztery choroby szerzą się po świecie. Jesteście zespołem: razem wygrywacie albo razem przegrywacie. Leczcie choroby, żeby zyskać na czasie, i zbierajcie karty w jednym kolorze, żeby wynaleźć lekarstwo.
page-here = W tej grze: graczy { $players }, epidemii { $epidemics }, zasady z roku { $edition }. Poziom zachorowań: { $rate }.
page-turn-title = Tura w trzech krokach
page-turn-actions-title = Do czterech akcji
page-turn-actions = W dowolnej kolejności. Akcję można powtórzyć, można też skończyć wcześniej.
page-turn-draw-title = Dobierz dwie karty
page-turn-draw = Na ręce możesz mieć najwyżej { $limit }. Karta epidemii działa od razu.
page-turn-infect-title = Zarażanie miast
page-turn-infect = Odkryj tyle kart infekcji, ile wynosi poziom zachorowań. Każde z tych miast dostaje jeden znacznik.
page-moves-title = Cztery sposoby podróży
page-drive = Wzdłuż linii do sąsiedniego miasta.
page-direct = Odrzuć kartę miasta i leć do tego miasta.
page-charter = Odrzuć kartę miasta, w którym jesteś, i leć do dowolnego miasta.
page-shuttle = Leć z jednej stacji badawczej do innej.
page-others-title = Cztery akcje na miejscu
page-build = Odrzuć kartę miasta, w którym jesteś, i postaw tam stację.
page-treat = Usuń jeden znacznik albo wszystkie w tym kolorze, jeśli choroba jest uleczalna.
page-share = Dwie osoby w jednym mieście: jedna oddaje drugiej kartę tego miasta.
page-cure = W stacji badawczej odrzuć pięć kart w jednym kolorze.
page-events = Karty zdarzeń nie są akcjami. Swoje możesz zagrać w każdej chwili, także w cudzej turze, byle nie w trakcie rozpatrywania kart.
page-spread-title = Zarażanie i rozprzestrzenianie
page-infection = Każde zarażenie dodaje znacznik w kolorze miasta. W mieście mogą leżeć najwyżej trzy znaczniki jednego koloru.
page-outbreak = Zamiast czwartego znacznika choroba się rozprzestrzenia: każde sąsiednie miasto dostaje znacznik. W sąsiednich miastach z trzema znacznikami dzieje się to samo, ale w żadnym dwa razy w jednym łańcuchu.
page-epidemic-title = Epidemia w trzech krokach
page-epidemic-increase = Poziom zachorowań przesuwa się o jedno pole.
page-epidemic-infect = Miasto z karty ze spodu stosu kart infekcji dostaje trzy znaczniki.
page-epidemic-intensify = Odrzucone karty infekcji są tasowane i wracają na wierzch: wkrótce znów przyjdzie kolej na te same miasta.
page-end-title = Koniec gry
page-win = Wygrywacie, gdy wszystkie cztery lekarstwa są wynalezione. Znaczniki mogą zostać na planszy.
page-lose-outbreaks = Przegrywacie przy ósmym rozprzestrzenieniu.
page-lose-cubes = Przegrywacie, gdy potrzebny jest znacznik, a tego koloru już nie ma. Każdego koloru jest { $cubes }.
page-lose-cards = Przegrywacie, gdy trzeba dobrać dwie karty gry, a zostało ich mniej.
page-roles-title = Postacie
page-role-here = w tej grze
page-role-contingency-planner = Akcją bierze odrzuconą kartę zdarzenia i zachowuje ją na później.
page-role-dispatcher = Porusza cudzymi pionkami jak swoim albo przenosi dowolny pionek do miasta, w którym stoi inny.
page-role-medic = Jedną akcją usuwa wszystkie znaczniki jednego koloru. Tam, gdzie stoi, znaczniki uleczalnych chorób znikają same.
page-role-operations-expert =
    { $edition ->
        [2008] Buduje stacje bez karty.
       *[2013] Buduje stacje bez karty. Raz w turze może polecieć ze stacji do dowolnego miasta, odrzucając dowolną kartę miasta.
    }
page-role-quarantine-specialist = W mieście tego pionka i w miastach sąsiednich nie pojawiają się znaczniki.
page-role-researcher = Może oddać dowolną kartę miasta, nie tylko kartę tego, w którym jest.
page-role-scientist = Do lekarstwa potrzebuje tylko czterech kart.

## Gra z przewodnikiem: co zrobić
guide-drive-how =
    { $touch ->
        [yes] Dotknij Chicago.
       *[no] Kliknij Chicago.
    }
guide-treat-how =
    { $touch ->
        [yes] Dotknij znaczników w Chicago albo przycisku „Lecz niebieską”.
       *[no] Kliknij znaczniki w Chicago albo przycisk „Lecz niebieską”.
    }
guide-charter-how =
    { $touch ->
        [yes] Dotknij Paryża i wybierz lot czarterowy, przy którym odrzucasz kartę Chicago.
       *[no] Kliknij Paryż i wybierz lot czarterowy, przy którym odrzucasz kartę Chicago.
    }
guide-share-how =
    { $touch ->
        [yes] Oddaj Naukowcowi kartę Paryż: dotknij przycisku albo karty.
       *[no] Oddaj Naukowcowi kartę Paryż: kliknij przycisk albo kartę.
    }
guide-draw-how =
    { $touch ->
        [yes] Dotknij „Dobierz 2 karty”.
       *[no] Kliknij „Dobierz 2 karty”.
    }
guide-infect-how =
    { $touch ->
        [yes] Dotykaj „Dalej”, aż przyjdzie tura Naukowca.
       *[no] Klikaj „Dalej”, aż przyjdzie tura Naukowca.
    }
guide-event-how =
    { $touch ->
        [yes] Dotknij Dotacji rządowej na ręce Sanitariusza, a potem Paryża.
       *[no] Kliknij Dotację rządową na ręce Sanitariusza, a potem Paryż.
    }
guide-cure-how =
    { $touch ->
        [yes] Dotknij „Lekarstwo na niebieską”.
       *[no] Kliknij „Lekarstwo na niebieską”.
    }

## Koniec
end-review = Analiza
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
        [0] Nie było już kart gry.
        [one] Kart gry starczyłoby jeszcze na { $turns } turę.
        [few] Kart gry starczyłoby jeszcze na { $turns } tury.
       *[many] Kart gry starczyłoby jeszcze na { $turns } tur.
    }
end-deed-cured = Wynalezione lekarstwa: { $diseases }
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
