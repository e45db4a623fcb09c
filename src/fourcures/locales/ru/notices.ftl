# Уведомления о том, что стол кого-то ждёт: письмом и в браузере.

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
new-late-nothing-note = Без напоминания; остальные продолжают ждать.
new-late-remind = Приходит напоминание
new-late-remind-note = Одно, когда время выйдет; остальные продолжают ждать.
new-late-bot = Этот ход играет бот
new-late-bot-note = За четыре часа до этого приходит напоминание.
pace-words = по переписке, { $time } на ход
pace-room-note = Эта игра идёт по переписке: можно закрыть страницу и вернуться, когда настанет твой ход.
pace-tell-me = Сообщить, когда будет мой ход
pace-mailed = Письма приходят на { $address }
pace-pushed = Уведомления включены
left-minutes = через { $minutes } мин
left-hours = через { $hours } ч
left-days =
    { $days ->
        [one] через { $days } день
        [few] через { $days } дня
       *[many] через { $days } дней
    }
pace-until = до { $time }, { $left }
pace-until-bot = до { $time }, { $left }; потом играет бот
pace-late = просрочено с { $time }
entry-one-turn = Время вышло ({ $name }, { $seat }): этот ход играет бот.

## Как сообщать
told-title = Когда меня ждёт стол
told-note = Твой ход в играх по переписке, вопросы к тебе и приглашения.
told-push = Показывать уведомление на этом устройстве
told-push-blocked = Этот браузер блокирует уведомления этой страницы. Сначала разреши их в его настройках.
told-push-failed = Не удалось включить уведомления в этом браузере.
told-mail = Присылать письмо на адрес
told-mail-send = Прислать письмо для подтверждения
told-mail-sent = Письмо отправлено на { $address }. Открой ссылку в нём.
told-mail-on = Письма приходят на { $address }.
told-mail-waits = Адрес { $address } ещё не подтверждён: открой ссылку в письме.
told-mail-until-then = До этого письма приходят на { $address }.
told-mail-other = Указать другой адрес
told-mail-stop = Больше не присылать
mail-page-title = Письма
mail-confirmed = Готово: когда стол будет ждать тебя, придёт письмо.
mail-stopped = Готово: писем больше не будет, а адрес удалён.
mail-refused = Готово: на этот адрес больше не придёт ни одного письма отсюда.
mail-allow = Снова разрешить письма
mail-allowed = Готово: письма снова разрешены. Чтобы получать их, укажи свой адрес в настройках.
