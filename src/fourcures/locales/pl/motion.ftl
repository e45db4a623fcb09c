# Co dzieje się na planszy i jak szybko; dźwięki i pytania.

## Ustawienia
settings-speed = Tempo na planszy
settings-speed-step = Krok po kroku
settings-speed-step-note = Każda akcja innych czeka na dotknięcie albo spację.
settings-speed-calm = Spokojne
settings-speed-calm-note = Wszystko da się śledzić. Spacja pomija.
settings-speed-fast = Szybkie
settings-speed-fast-note = To samo ponad dwa razy szybciej.
settings-speed-none = Bez ruchu
settings-speed-none-note = Plansza od razu pokazuje wynik.
settings-volume = Głośność
settings-confirm = Pytaj, zanim przepadną akcje
sound-mute = Wycisz

## Plansza nadrabia
waiting-shown = Tura: { $player }
scene-next = Dalej
scene-won = Zwycięstwo
scene-lost = Światło gaśnie
opening-team = Wasza drużyna
opening-infections = Pierwsze infekcje
opening-start = Zaczynamy

## Przerwy bez zdarzenia
waiting-me-window-undo = Ostatnia szansa, żeby cofnąć
waiting-me-window-ready = Kontynuuj w dogodnej chwili
waiting-for-window-undo = { $who } może jeszcze cofnąć
waiting-for-window-ready = Jeszcze chwila: { $who }

## Pytania
action-draw-anyway =
    { $actions ->
        [one] Została { $actions } akcja: mimo to dobierz
        [few] Zostały { $actions } akcje: mimo to dobierz
       *[many] Zostało { $actions } akcji: mimo to dobierz
    }
request-lacking = Nie masz tej karty.
plan-later = Zaplanuj następną turę. Plan przyjmiesz, gdy przyjdzie twoja kolej.
action-wait = Chwila!
order-moment = przez chwilę
