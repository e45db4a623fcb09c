# Zasady własnymi słowami: `rule-R8-5` to zasada R8.5.

rule-R1 =
    .title = Co jest w grze
rule-R1-1 = Na planszy jest 48 miast, po 12 dla każdej z czterech chorób, połączonych 93 liniami. Linie wychodzące poza planszę wracają z drugiej strony: San Francisco–Tokio, San Francisco–Manila, Los Angeles–Sydney.
rule-R1-2 = Każda choroba ma 24 znaczniki. W mieście mogą leżeć najwyżej 3 znaczniki jednej choroby, ale może tam być kilka chorób naraz.
rule-R1-3 = Jest 6 stacji badawczych.
rule-R1-4 = Karty gry to 48 kart miast, 5 kart zdarzeń i 4, 5 albo 6 kart epidemii. Kart infekcji jest tyle, ile miast, po jednej na każde.
rule-R1-5 = Kolejne pola skali zachorowań to 2, 2, 2, 3, 3, 4, 4; każda epidemia przesuwa znacznik o jedno pole. Skala rozprzestrzeniania się chorób biegnie od 0 do 8.
rule-R1-6 = Gra od dwóch do czterech osób; każda ma jedną postać, jeden pionek i karty na ręce.
rule-R1-7 = W edycji 2013 jest siedem postaci. W edycji 2008 jest pięć: brakuje Szefa „Planu B” i Specjalisty ds. kwarantanny.
rule-R1-8 = W obu edycjach jest pięć tych samych zdarzeń: Most powietrzny, Prognoza, Dotacja rządowa, Spokojna noc i Wzrost odporności.
rule-R1-9 = Na planszy z 2008 roku zamiast Montrealu jest Toronto. Poza tym plansze są takie same.

rule-R2 =
    .title = Przygotowanie
rule-R2-1 = Na początku w Atlancie stoją jedna stacja badawcza i wszystkie pionki. Nic się jeszcze nie rozprzestrzeniło, poziom zachorowań wynosi 2 i nie ma żadnego lekarstwa.
rule-R2-2 = Odkrywa się dziewięć kart infekcji: pierwsze trzy miasta dostają po 3 znaczniki, następne trzy po 2, ostatnie trzy po 1. Te dziewięć kart rozpoczyna stos odrzuconych kart infekcji. Przed tymi znacznikami nie chroni żadna postać.
rule-R2-3 = Postacie losuje się albo wybierają je gracze. Żadna postać nie występuje dwa razy.
rule-R2-4 = Karty miast i zdarzeń tasuje się i rozdaje: dwóm graczom po 4, trzem po 3, czterem po 2.
rule-R2-5 = Pozostałe karty dzieli się na tyle stosów, ile jest epidemii: 4 na poziomie dla początkujących, 5 na standardowym, 6 na heroicznym. W każdy stos wtasowuje się jedną epidemię, a potem układa stosy jeden na drugim, większe na wierzchu.
rule-R2-6 = 2013: zaczyna gracz z kartą miasta o największej populacji, a przy remisie gracz na miejscu o niższym numerze. 2008: zaczyna ten, kto ostatnio chorował; miejsce wskazują gracze albo los.
rule-R2-7 = Gra toczy się kolejno według miejsc, zgodnie z ruchem wskazówek zegara.

rule-R3 =
    .title = Tura
rule-R3-1 = Tura ma trzy fazy: najwyżej 4 akcje, dobranie 2 kart gry i nowe infekcje. Potem zaczyna się tura następnego gracza.
rule-R3-2 = Możesz skończyć przed czwartą akcją. Niewykorzystane akcje przepadają.
rule-R3-3 = Akcje wykonuje tylko gracz, którego tura trwa. Doradzać mogą wszyscy.

rule-R4 =
    .title = Akcje
rule-R4-1 = Jazda/rejs: przesuń pionek wzdłuż linii do sąsiedniego miasta.
rule-R4-2 = Lot bezpośredni: odrzuć kartę miasta i leć do tego miasta.
rule-R4-3 = Lot czarterowy: odrzuć kartę miasta, w którym jesteś, i leć do dowolnego innego.
rule-R4-4 = Lot prywatny: leć z miasta ze stacją badawczą do innego miasta ze stacją badawczą.
rule-R4-5 = Ruch zawsze kończy się w innym mieście, niż się zaczął.
rule-R4-6 = Budowa stacji badawczej: odrzuć kartę miasta, w którym jesteś, i postaw w nim stację, jeśli jeszcze jej tam nie ma. Gdy wszystkie 6 jest już na planszy, przenosisz tam jedną z nich; wcześniej nie wolno przenosić żadnej.
rule-R4-7 = Leczenie choroby: usuń ze swojego miasta 1 znacznik jednej choroby albo wszystkie jej znaczniki, jeśli jest uleczalna. Każda choroba wymaga osobnej akcji.
rule-R4-8 = Dzielenie się wiedzą: gdy stoisz z innym graczem w tym samym mieście, jeden gracz może oddać drugiemu kartę właśnie tego miasta. Działa to w obie strony i wymaga zgody obu graczy.
rule-R4-9 = Wynalezienie lekarstwa: w dowolnej stacji badawczej odrzuć dokładnie 5 kart miast w kolorze choroby, na którą nie ma jeszcze lekarstwa. Jeśli masz ich więcej, wybierasz, które odrzucić.
rule-R4-10 = Za akcje płaci się kartami miast z własnej ręki, nigdy kartami zdarzeń.

rule-R5 =
    .title = Choroby uleczalne i wyeliminowane
rule-R5-1 = Znaczniki uleczalnej choroby zostają na planszy i choroba dalej się szerzy, tyle że łatwiej ją leczyć.
rule-R5-2 = Uleczalna choroba bez znaczników na planszy jest natychmiast wyeliminowana, bez względu na to, jak zniknął ostatni znacznik.
rule-R5-3 = Wyeliminowana choroba już nie wraca: nie ma nowych znaczników ani rozprzestrzeniania. Jej karty infekcji nadal się odkrywa i odrzuca.
rule-R5-4 = Choroba, na którą nie ma lekarstwa, nie jest wyeliminowana, nawet gdy na planszy nie ma jej znaczników.

rule-R6 =
    .title = Dobieranie kart
rule-R6-1 = Po akcjach dobierasz jednocześnie 2 karty gry. Jeśli zostało ich mniej, przegrywacie; odrzuconych kart nigdy nie wtasowuje się z powrotem.
rule-R6-2 = Karty miast i zdarzeń trafiają najpierw na rękę, potem rozpatruje się każdą epidemię, jedną po drugiej. Za epidemię nie dobiera się innej karty.
rule-R6-3 = Następnie sprawdza się limit kart.

rule-R7 =
    .title = Epidemia
rule-R7-1 = Wzrost: znacznik poziomu zachorowań przesuwa się o jedno pole.
rule-R7-2 = Zarażanie: bierze się kartę ze spodu stosu kart infekcji i uzupełnia jej miasto do 3 znaczników. Jeśli leżały tam już znaczniki tej choroby, choroba się rozprzestrzenia. Gdy choroba jest wyeliminowana albo miasto chronione, nic się nie dzieje.
rule-R7-3 = Intensyfikacja: odrzucone karty infekcji tasuje się i kładzie na wierzchu stosu. Dlatego te same miasta wkrótce powrócą.
rule-R7-4 = Między zarażaniem a intensyfikacją wolno zagrać tylko Wzrost odporności. Można nim usunąć także kartę, która właśnie zaraziła miasto.
rule-R7-5 = Dwie epidemie dobrane naraz rozpatruje się w całości, jedną po drugiej. Między nimi można zagrywać zdarzenia.
rule-R7-6 = Rozpatrzona epidemia zostaje usunięta z gry (2013) albo trafia do odrzuconych kart gry (2008).

rule-R8 =
    .title = Nowe infekcje i rozprzestrzenianie się chorób
rule-R8-1 = Odkrywa się tyle kart infekcji, ile wynosi poziom zachorowań, a za każdą kładzie się 1 znacznik w jej mieście. W edycji 2013 karty odkrywa się po jednej i pomiędzy nimi można zagrywać zdarzenia; w edycji 2008 zdarzenia można zagrać tylko przed pierwszą kartą i po ostatniej.
rule-R8-2 = Miasto z 3 znacznikami choroby nie dostaje czwartego: zamiast tego choroba się rozprzestrzenia.
rule-R8-3 = Przy rozprzestrzenianiu się choroby znacznik na skali przesuwa się o jedno pole. Potem każde sąsiednie miasto dostaje 1 znacznik tej choroby.
rule-R8-4 = Gdy sąsiednie miasto ma już 3 znaczniki tej choroby, dochodzi do reakcji łańcuchowej: zaraz po obecnym rozprzestrzenianiu choroba rozprzestrzenia się także z tego miasta.
rule-R8-5 = Przy jednej karcie infekcji choroba rozprzestrzenia się z danego miasta najwyżej raz, a miasto nie dostaje potem kolejnych znaczników.
rule-R8-6 = Znaczniki mają kolor choroby, która się rozprzestrzenia, a nie kolor sąsiedniego miasta.
rule-R8-7 = Jeśli czeka kilka rozprzestrzenień, rozpatruje się je w kolejności, w jakiej zostały zainicjowane.
rule-R8-8 = Karta infekcji, która kończy grę, liczy się jako odrzucona.

rule-R9 =
    .title = Limit kart
rule-R9-1 = Nikt nie może mieć na ręce więcej niż 7 kart. Kto ma więcej, ten od razu, także poza swoją turą, odrzuca karty albo zagrywa zdarzenia, aż zostanie 7.
rule-R9-2 = Do limitu liczą się karty miast i zdarzeń. Zdarzenie na karcie Szefa „Planu B” się nie liczy.
rule-R9-3 = Po dobieraniu limit sprawdza się dopiero po rozpatrzeniu wszystkich epidemii.

rule-R10 =
    .title = Zdarzenia
rule-R10-1 = Zdarzenie nie jest akcją. Właściciel może je zagrać w czyjejkolwiek turze, ale nie między dobraniem karty a jej rozpatrzeniem, i sam decyduje, jak je wykorzysta.
rule-R10-2 = Zdarzenia można zagrywać przed każdą akcją i po niej, przed dobieraniem, po każdej epidemii, gdy ktoś przekracza limit kart, oraz przed kartami infekcji i po nich. Nigdy w trakcie rozprzestrzeniania się choroby.
rule-R10-3 = Most powietrzny: przenieś dowolny pionek do innego miasta. Właściciel pionka musi się zgodzić.
rule-R10-4 = Prognoza: obejrzyj 6 wierzchnich kart infekcji i odłóż je w wybranej kolejności. W tym czasie nie można zagrać innego zdarzenia.
rule-R10-5 = Dotacja rządowa: postaw stację badawczą w dowolnym mieście bez stacji, nie odrzucając karty. Gdy na planszy jest już 6 stacji, jedną się przenosi.
rule-R10-6 = Spokojna noc: pomija się najbliższą fazę nowych infekcji, która się jeszcze nie zaczęła. Zagrana dwa razy, pozwala pominąć dwie takie fazy.
rule-R10-7 = Wzrost odporności: usuń z gry dowolną z odrzuconych kart infekcji.
rule-R10-8 = Zagrane zdarzenie trafia do odrzuconych kart gry.

rule-R11 =
    .title = Postacie
rule-R11-1 = Szef „Planu B”: w ramach akcji bierze zdarzenie z odrzuconych kart gry i kładzie je na karcie postaci, tylko jedno naraz. Nie liczy się ono do limitu kart, a po zagraniu zostaje usunięte z gry.
rule-R11-2 = Logistyk: porusza cudzymi pionkami jak swoim, płacąc własnymi kartami, albo przenosi dowolny pionek do miasta, w którym stoi inny. Lot czarterowy wymaga karty miasta, w którym stoi przenoszony pionek. Na każdy ruch musi się zgodzić właściciel pionka.
rule-R11-3 = Sanitariusz: lecząc, usuwa wszystkie znaczniki choroby. Tam, gdzie stoi, znaczniki uleczalnych chorób znikają same i nowe się nie pojawiają.
rule-R11-4 = Kierownik budowy: buduje stacje bez karty. W edycji 2013 może też raz w turze polecieć ze stacji do dowolnego miasta, odrzucając dowolną kartę miasta.
rule-R11-5 = Specjalista ds. kwarantanny: w mieście, w którym stoi, i w miastach sąsiednich nie pojawiają się znaczniki, a choroby się nie rozprzestrzeniają.
rule-R11-6 = Badacz: dzieląc się wiedzą, może oddać dowolną kartę miasta. Gdy sam bierze kartę, obowiązuje go zwykła zasada.
rule-R11-7 = Naukowiec: do wynalezienia lekarstwa potrzebuje tylko 4 kart.

rule-R12 =
    .title = Kto co wie
rule-R12-1 = Jawne są: plansza, postacie, skale, oba stosy odrzuconych kart, liczba kart na każdej ręce i w każdym stosie oraz wszystko, co się zagrywa, oddaje lub odkrywa.
rule-R12-2 = Na poziomie dla początkujących gra się w otwarte karty, na innych w zakryte, chyba że gracze wybiorą inaczej. Nawet przy zakrytych wolno mówić o swoich kartach wszystko.
rule-R12-3 = To, co pokazuje Prognoza, widzi tylko gracz, który ją zagrywa. Przy otwartych kartach widzą to wszyscy.
rule-R12-4 = Nie jest tajemnicą to, co każdy może obliczyć: które karty infekcji wróciły na wierzch i ile kart zostało w stosie z następną epidemią.
rule-R12-5 = Karta, która na oczach wszystkich trafiła na rękę, pozostaje znana, dopóki tej ręki nie opuści. To, co mówisz zespołowi za pośrednictwem programu, jest sprawdzane, więc zawsze jest prawdą.
rule-R12-6 = Przy zakrytych kartach możesz poprosić innego gracza o każdą kartę, którą mógłby mieć. Odmowa nie zdradza, czy ją ma.

rule-R13 =
    .title = Koniec gry
rule-R13-1 = Wygrywacie natychmiast po wynalezieniu czwartego lekarstwa, bez względu na to, co leży na planszy.
rule-R13-2 = Przegrywacie natychmiast przy ósmym rozprzestrzenieniu się chorób, a także gdy zabraknie potrzebnego znacznika w danym kolorze albo gdy nie można dobrać 2 kart gry.
rule-R13-3 = Najpierw przesuwa się znacznik na skali, a dopiero potem kładzie znaczniki chorób. Ósme rozprzestrzenienie kończy więc grę, zanim na planszę trafi choćby jeden jego znacznik.
rule-R13-4 = Samo wyczerpanie zapasu w jednym kolorze to jeszcze nie przegrana; przegrywacie dopiero, gdy potrzebny jest następny znacznik.
rule-R13-5 = Po zakończeniu gry nie ma już ruchów.
rule-R13-6 = Dobrana epidemia liczy się dopiero od kroku „Wzrost”.
