# Игры по переписке: все на одной странице.

slow-title = Игры по переписке
slow-all = Все игры по переписке
slow-count =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }
slow-waiting =
    { $games ->
        [0] Ни одна не ждёт тебя
        [one] { $games } ждёт тебя
        [few] { $games } ждут тебя
       *[many] { $games } ждут тебя
    }
slow-none = Сейчас у тебя нет игр по переписке. В такой игре каждый ходит, когда ему удобно, в течение часов или дней.
slow-new = Новая игра по переписке
slow-turn-mine = Твой ход
slow-turn-theirs = Игра ждёт: { $names }
slow-turn-bots = Играют боты
slow-question = Вопрос к тебе
slow-due = { $time } · { $left }
slow-late-bot = потом играет бот
slow-ring-days = { $days } дн.
slow-ring-hours = { $hours } ч
slow-ring-minutes = { $minutes } мин
slow-you = Ты
slow-since = С твоего последнего визита
slow-nothing = С твоего последнего визита ничего не произошло.
slow-asks = { $name } спрашивает: «{ $question }»
slow-said = { $name }: «{ $text }»
slow-take = Сделать ход
slow-to-question = К вопросу
slow-look = Посмотреть
slow-end = Посмотреть финал
slow-over-won = Победа
slow-over-lost = Поражение
slow-bot-for = Бот за игрока { $name }
slow-bot-for-you = Бот за тебя
slow-now-mine = Твой ход: { $role }.
slow-now-next = Сейчас ходит { $name }, потом ты.
slow-now = Сейчас ходит { $name }.
