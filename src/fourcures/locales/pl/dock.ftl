# Pole między mapą a ręką.

dock-title = Co się dzieje i co możesz zrobić
dock-step = Krok { $step } z { $steps }
dock-step-next = Następnie: { $move }
dock-stop = Zatrzymaj
dock-hurry = Szybciej
dock-halted = Zatrzymano przy kroku { $step }: gra potoczyła się inaczej, niż planowano.
dock-halted-for = Zatrzymano: następny krok należy do { FORM($player, case: "gen") }.
step-of = { $player }: { $move }
dock-slow-bot = Bot jeszcze myśli.
dock-preparing = { $bot } się przygotowuje: { $percent } (tylko tym razem)
dock-stand-in = Niech gra { $bot }
dock-stand-in-note = Gra { $bot }, aż { $slow } skończy przygotowania.
meanwhile-title = Zanim boty będą gotowe
meanwhile-turn = Rozegraj swoją turę
meanwhile-turn-note = Boty nie są do tego potrzebne.
meanwhile-rules = Zasady na jednej stronie
meanwhile-rules-note = Dwie minuty czytania.
meanwhile-map = Rozejrzyj się
meanwhile-map-note = Wybierz miasto: plansza pokaże, co można tam zrobić.
meanwhile-guide-note = Ucz się, grając. Ta gra na ciebie poczeka.
dock-infects = Infekcja: { $city }
dock-says-no = { $name } odmawia
dock-asks =
    { $others ->
        [0] { $name } ({ $player }) pyta
        [one] { $name } ({ $player }) pyta · jeszcze jedno pytanie
        [few] { $name } ({ $player }) pyta · jeszcze { $others } pytania
       *[many] { $name } ({ $player }) pyta · jeszcze { $others } pytań
    }

# O co prosi gracz.

ask-undo = Czy mogę cofnąć swój ostatni ruch?
ask-bring = Czy mogę przenieść cię do { FORM($city, case: "gen") }?
ask-bring-give =
    { $number ->
        [1] Czy mogę przenieść cię do { FORM($city, case: "gen") } i dać ci kartę { FORM($card, case: "gen") }?
       *[other] Czy mogę przenieść cię do { FORM($city, case: "gen") } i dać ci karty: { $cards }?
    }
ask-bring-take =
    { $number ->
        [1] Czy mogę przenieść cię do { FORM($city, case: "gen") } i wziąć od ciebie kartę { FORM($card, case: "gen") }?
       *[other] Czy mogę przenieść cię do { FORM($city, case: "gen") } i wziąć od ciebie karty: { $cards }?
    }
ask-give =
    { $number ->
        [1] Czy mogę dać ci kartę { FORM($card, case: "gen") }?
       *[other] Czy mogę dać ci karty: { $cards }?
    }
ask-take =
    { $number ->
        [1] Czy dasz mi kartę { FORM($card, case: "gen") }?
       *[other] Czy dasz mi karty: { $cards }?
    }
ask-other = Czy mogę to zrobić: { $move }?

# Odrzucanie, na ręce.

discard-over = Kart: { $cards }, limit: { $limit }
discard-which-least = Którą kartę odrzucasz? Najmniejsza strata: { $card }.
discard-which =
    { $over ->
        [one] Którą kartę odrzucasz?
        [few] Które { $over } karty odrzucasz?
       *[many] Które { $over } kart odrzucasz?
    }
discard-card = Odrzuć: { $cards }
discard-event = Zagraj zdarzenie
discard-cost-cured = Mała strata
discard-more-cured = uleczalna
discard-says-cured = Lekarstwo już jest (choroba { $disease }): ta karta przyda się tylko do lotu lub budowy.
discard-cost-least = Najmniejsza strata
discard-more-least = bez zestawu
discard-says-least = Żaden zestaw nie potrzebuje tej karty, a przy jej mieście nie ma zagrożenia.
discard-cost-flight = Strata lotu
discard-more-flight = obok: { $city }
discard-says-flight = Tą kartą można dolecieć do zagrożonego miasta: { $city }.
discard-cost-team = Zestaw zespołu
discard-more-team = { $player }: { $cards }
discard-says-team = { $player } zbiera ten kolor (choroba { $disease }), kart do tej pory: { $cards }.
discard-cost-set = Osłabia zestaw
discard-more-set = { $from } → { $to } z { $needed }
discard-says-set = W twoim zestawie (choroba { $disease }) liczba kart spada z { $from } do { $to }, a potrzeba { $needed }.
discard-cost-breaks = Strata lekarstwa
discard-more-breaks = { $from } → { $to }
discard-says-breaks = Masz wszystkie karty na lekarstwo (choroba { $disease }): { $needed }. Bez tej nie wystarczy.
discard-cost-event = Zdarzenie
discard-more-event = albo zagraj
discard-says-event = Lepiej zagraj to zdarzenie, niż je odrzucaj.

# Chwila na zdarzenia.

window-next-draw = Zaraz: dobieranie kart
window-next-infect = Zaraz: infekcje
window-next-shuffle = Zaraz: tasowanie kart infekcji
window-next-epidemic = Zaraz: kolejna epidemia
window-asks-draw = Zagrać zdarzenie przed dobraniem kart?
window-asks-infect = Zagrać zdarzenie przed infekcjami?
window-asks-shuffle = Zagrać zdarzenie przed tasowaniem kart infekcji?
window-asks-epidemic = Zagrać zdarzenie przed kolejną epidemią?
window-held = { $name } wstrzymuje grę
window-events = Masz: { $events }.
window-events-run = Masz: { $events }. Gra toczy się dalej, jeśli jej nie wstrzymasz.
window-run-hold = Gra toczy się dalej, jeśli jej nie wstrzymasz.
window-run = Gra toczy się dalej.
stop-title = Kiedy się zatrzymać
