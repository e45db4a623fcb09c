# Уведомления о том, что стол кого-то ждёт: письмом и в браузере.

notice-turn = Твой ход
notice-turn-text = Стол ждёт тебя.
notice-reminder = Ход по-прежнему за тобой
notice-reminder-text = Стол всё ещё ждёт тебя.
notice-bot =
    { $hours ->
        [one] Через { $hours } час этот ход сыграет за тебя бот.
        [few] Через { $hours } часа этот ход сыграет за тебя бот.
       *[many] Через { $hours } часов этот ход сыграет за тебя бот.
    }
mail-confirm-subject = Подтверди свой адрес
mail-confirm-text = Кто-то попросил Four Cures писать на этот адрес, когда стол ждёт хода. Если это ты, открой ссылку:
mail-confirm-else = Если это не ты, ничего не делай: писем больше не будет.
mail-unsubscribe = Отписаться от этих писем:

## Ход за ходом
new-pace = Темп
new-pace-live = В реальном времени
new-pace-live-note = Все за столом одновременно.
new-pace-turns = По переписке
new-pace-turns-note = Каждый играет, когда есть время. За столом видно, чей сейчас ход.
new-turn-time = Время на ход
pace-hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }
pace-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
new-late = Когда время вышло
new-late-nothing = Ничего не происходит
new-late-remind = Приходит напоминание
new-late-bot = Этот ход играет бот
pace-words = по переписке, { $time } на ход
pace-room-note = Эта игра идёт по переписке: можно закрыть страницу и вернуться, когда настанет твой ход.
pace-tell-me = Сообщить, когда будет мой ход
pace-until = до { $time }
pace-until-bot = до { $time }, потом играет бот
pace-late = просрочено с { $time }
entry-one-turn = Время вышло ({ $name }, { $seat }): этот ход играет бот.

## Как сообщать
told-title = Когда меня ждёт стол
told-note = Для игр по переписке.
told-push = Показывать уведомление на этом устройстве
told-push-blocked = Этот браузер блокирует уведомления этой страницы. Сначала разреши их в его настройках.
told-push-failed = Не удалось включить уведомления в этом браузере.
told-mail = Присылать письмо на адрес
told-mail-send = Прислать письмо для подтверждения
told-mail-sent = Письмо отправлено на { $address }. Открой ссылку в нём.
told-mail-on = Письма приходят на { $address }.
told-mail-waits = Адрес { $address } ещё не подтверждён: открой ссылку в письме.
told-mail-stop = Больше не присылать
mail-page-title = Письма
mail-confirmed = Готово: когда стол будет ждать тебя, придёт письмо.
mail-stopped = Готово: писем больше не будет, а адрес удалён.
