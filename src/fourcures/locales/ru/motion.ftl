# Что происходит на поле и как быстро; звуки и вопросы.

## Настройки
settings-speed = Скорость на поле
settings-speed-step = По шагам
settings-speed-step-note = Каждое действие других ждёт касания или пробела.
settings-speed-calm = Спокойно
settings-speed-calm-note = За всем можно уследить. Пробел пропускает.
settings-speed-fast = Быстро
settings-speed-fast-note = То же самое более чем вдвое быстрее.
settings-speed-none = Без движения
settings-speed-none-note = Поле сразу показывает результат.
settings-volume = Громкость
settings-confirm = Спрашивать, прежде чем пропадут действия
sound-mute = Без звука

## Поле догоняет
waiting-shown = Ходит: { $player }
scene-next = Дальше
scene-won = Победа
scene-lost = Свет погас
opening-team = Ваша команда
opening-infections = Первые заражения
opening-start = Начать

## Паузы без события
waiting-me-window-undo = Последняя возможность отменить
waiting-me-window-ready = Продолжай, когда захочешь
waiting-for-window-undo = { $who } ещё может отменить
waiting-for-window-ready = Ждём: { $who }

## Вопросы
action-draw-anyway =
    { $actions ->
        [one] Осталось { $actions } действие: всё равно взять
        [few] Осталось { $actions } действия: всё равно взять
       *[many] Осталось { $actions } действий: всё равно взять
    }
request-lacking = У тебя нет этой карты.
plan-later = Спланируй следующий ход. Принять план можно, когда придёт твоя очередь.
action-wait = Стойте!
order-moment = недолго
