# Что происходит на поле и как быстро; звуки и вопросы.

## Настройки
settings-speed = Скорость анимации
settings-speed-step = По шагам
settings-speed-step-note = Каждое действие других игроков показывается по касанию или нажатию пробела.
settings-speed-calm = Спокойно
settings-speed-calm-note = За всем можно уследить. Пробел переходит к следующему шагу, Esc — в конец.
settings-speed-fast = Быстро
settings-speed-fast-note = То же самое, но более чем вдвое быстрее.
settings-speed-none = Без анимации
settings-speed-none-note = Поле сразу показывает результат. Только лекарство показывается отдельно.
settings-volume = Громкость
settings-confirm = Переспрашивать, если пропадут действия
settings-signals = Показывать, на что указывают другие
sound-mute = Без звука

## Поле догоняет
waiting-shown = Ходит { $player }
scene-next = Дальше
scene-won = Победа
scene-lost = Поражение
opening-team = Ваша команда
opening-infections = Первые очаги болезней
opening-infections-why = В начале заражены девять городов: в трёх по 3 кубика, в трёх по 2, в трёх по 1.
opening-start = Начать
scene-tap = Нажми, чтобы продолжить
scene-increase-is =
    { $rate ->
        [one] Уровень { $former } → { $rate }: { $rate } город за ход
        [few] Уровень { $former } → { $rate }: { $rate } города за ход
       *[many] Уровень { $former } → { $rate }: { $rate } городов за ход
    }
scene-increase-same =
    { $rate ->
        [one] Уровень по-прежнему { $rate }: { $rate } город за ход
        [few] Уровень по-прежнему { $rate }: { $rate } города за ход
       *[many] Уровень по-прежнему { $rate }: { $rate } городов за ход
    }
scene-increase-why = Столько городов заражается в конце каждого хода.
scene-infect-is =
    { $cubes ->
        [0] { $city }
        [one] { $city }: { $cubes } кубик
        [few] { $city }: { $cubes } кубика сразу
       *[many] { $city }: { $cubes } кубиков сразу
    }
scene-infect-why = Карта взята из-под низа колоды болезней.
scene-intensify-is =
    { $cards ->
        [one] { $cards } сброшенный город снова сверху
        [few] { $cards } сброшенных города снова сверху
       *[many] { $cards } сброшенных городов снова сверху
    }
scene-intensify-why = Эти города откроются первыми.
# Заголовок собственного лекарства, крупными буквами.
scene-cure-title = Лекарство: { $disease } болезнь
scene-cure-found = Изобретено: { $city }, ход { $turn }. Теперь одно действие убирает из города все кубики этой болезни.
scene-cure-by =
    { $named ->
        [yes] { $player }: лекарство от { FORM($disease, case: "gen") } болезни изобретено
       *[no] { FORM($player, case: "nom", start: "yes") }: лекарство от { FORM($disease, case: "gen") } болезни изобретено
    }
scene-cure-where = { $city }, ход { $turn }
scene-cure-count = Лекарства: { $found } из { $all }
scene-eradicated-why = Её кубики больше не появятся.
scene-station = Первая новая станция: { $city }
scene-station-why = Теперь между станциями можно перемещаться за одно действие.
scene-last = Последний шанс
scene-last-cards = Колоды не хватит на следующий добор. Остались только действия до него.
scene-last-outbreaks = Ещё одна вспышка — и игра окончена.

## Паузы без события
waiting-me-window-ready = Продолжай, когда захочешь
waiting-for-window-ready = Ждём: { $who }

## Вопросы
action-draw-anyway =
    { $actions ->
        [one] Ещё { $actions } действие: всё равно взять
        [few] Ещё { $actions } действия: всё равно взять
       *[many] Ещё { $actions } действий: всё равно взять
    }
request-lacking = У тебя нет этой карты.
plan-later = Спланируй следующий ход. Выполнить план можно будет, когда придёт твоя очередь.
