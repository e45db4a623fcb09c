# Что происходит на поле и как быстро; звуки и вопросы.

## Настройки
settings-speed = Скорость анимации
settings-speed-step = По шагам
settings-speed-step-note = Каждое действие других игроков показывается по касанию или нажатию пробела.
settings-speed-calm = Спокойно
settings-speed-calm-note = За всем можно уследить. Пробел пропускает анимацию.
settings-speed-fast = Быстро
settings-speed-fast-note = То же самое более чем вдвое быстрее.
settings-speed-none = Без анимации
settings-speed-none-note = Поле сразу показывает результат.
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
opening-start = Начать

## Паузы без события
waiting-me-window-undo = Последняя возможность отменить действие
waiting-me-window-ready = Продолжай, когда захочешь
waiting-for-window-undo = { $who } ещё может отменить действие
waiting-for-window-ready = Ждём: { $who }

## Вопросы
action-draw-anyway =
    { $actions ->
        [one] Взять карты: пропадёт { $actions } действие
        [few] Взять карты: пропадут { $actions } действия
       *[many] Взять карты: пропадёт { $actions } действий
    }
request-lacking = У тебя нет этой карты.
plan-later = Спланируй следующий ход. Выполнить план можно будет, когда придёт твоя очередь.
action-wait = Стойте!
order-moment = недолго, при угрозе дольше
