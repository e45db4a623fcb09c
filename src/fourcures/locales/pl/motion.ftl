# Co dzieje się na planszy i jak szybko; dźwięki i pytania.

## Ustawienia
settings-speed = Tempo animacji
settings-speed-step = Krok po kroku
settings-speed-step-note = Każda akcja innych graczy czeka na dotknięcie ekranu albo spację.
settings-speed-calm = Spokojne
settings-speed-calm-note = Widać wszystko po kolei. Spacja pomija animację.
settings-speed-fast = Szybkie
settings-speed-fast-note = To samo ponad dwa razy szybciej.
settings-speed-none = Bez animacji
settings-speed-none-note = Plansza od razu pokazuje wynik.
settings-volume = Głośność
settings-confirm = Pytaj, zanim przepadną akcje
settings-signals = Pokazuj, na co wskazują inni
sound-mute = Wycisz

## Plansza nadrabia
waiting-shown = Tura { FORM($player, case: "gen") }
scene-next = Dalej
scene-won = Zwycięstwo
scene-lost = Porażka
opening-team = Wasz zespół
opening-infections = Pierwsze infekcje
opening-start = Zaczynamy

## Przerwy bez zdarzenia
waiting-me-window-undo = Ostatnia szansa na cofnięcie ruchu
waiting-me-window-ready = Możesz przejść dalej
waiting-for-window-undo = { $who } może jeszcze cofnąć ruch
waiting-for-window-ready = Czekamy, aż { $who } przejdzie dalej

## Pytania
action-draw-anyway =
    { $actions ->
        [one] I tak dobierz ({ $actions } akcja przepadnie)
        [few] I tak dobierz ({ $actions } akcje przepadną)
       *[many] I tak dobierz ({ $actions } akcji przepadnie)
    }
request-lacking = Nie masz tej karty.
plan-later = Zaplanuj następną turę. Plan wykonasz, gdy przyjdzie twoja kolej.
action-wait = Chwila!
order-moment = przez kilka sekund, w niebezpieczeństwie dłużej
