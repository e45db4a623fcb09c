# Уведомления об играх по переписке, которые отправляет сервер: письма и уведомления браузеров.

## Моменты
date-moment = { $weekday }, { $day } { $month }, { $time }
date-weekday =
    { $day ->
        [1] пн
        [2] вт
        [3] ср
        [4] чт
        [5] пт
        [6] сб
       *[7] вс
    }
date-month =
    { $month ->
        [1] янв.
        [2] февр.
        [3] марта
        [4] апр.
        [5] мая
        [6] июня
        [7] июля
        [8] авг.
        [9] сент.
        [10] окт.
        [11] нояб.
       *[12] дек.
    }

## Заголовки
notice-first =
    { $reason ->
        [question] { $asker }: к тебе есть просьба
        [window] { $mates }: сыграешь событие?
        [discard] { $mates }: у тебя слишком много карт
       *[turn]
            { $table ->
                [none] Твой ход: { $mates } и ты
               *[name] Твой ход: { $table } ({ $mates })
            }
    }
notice-soon = Твоё время истекает { $left }: { $mates } и ты
notice-reminder =
    { $reason ->
        [question] { $asker } всё ещё ждёт твоего ответа
        [window] { $mates }: игра всё ещё ждёт, сыграешь событие?
        [discard] { $mates }: игра всё ещё ждёт, у тебя слишком много карт
       *[turn]
            { $table ->
                [none] Всё ещё твой ход: { $mates } и ты
               *[name] Всё ещё твой ход: { $table } ({ $mates })
            }
    }
notice-bot = бот
notice-invited = { $asker } приглашает тебя сыграть ещё раз
notice-invited-text = За столом для тебя оставлено место. Игра начнётся, когда все будут готовы.
notice-group = { $asker } открывает стол для группы «{ $group }»
notice-group-text = Твоя группа скоро начнёт игру. Займи место за столом до её начала.
notice-mate = { $asker } приглашает тебя в игру
notice-mate-text = Займи место за столом до начала игры.

## Чего ждёт стол
notice-at-table = Это стол «{ $table }» ({ $mates }).
notice-your-turn = Твой ход: { $role }, { $city }.
notice-did = { $name }: { $what }
notice-did-bot = Бот за игрока { $name }: { $what }
notice-task-turn = Твой ход.
notice-task-window = Сейчас можно сыграть событие или продолжить без него.
notice-task-discard = У тебя слишком много карт: выбери, какие сбросить.
notice-asks = { $asker } спрашивает: «{ $question }»
notice-ask-other = Можно сделать действие, на которое нужно твоё согласие?
notice-state =
    { $cards ->
        [one] Лекарства: { $cures } из 4. Вспышки: { $outbreaks } из 8. В колоде игроков осталась { $cards } карта.
        [few] Лекарства: { $cures } из 4. Вспышки: { $outbreaks } из 8. В колоде игроков остались { $cards } карты.
       *[many] Лекарства: { $cures } из 4. Вспышки: { $outbreaks } из 8. В колоде игроков осталось { $cards } карт.
    }

## До какого времени
notice-until = До { $until }, { $left }.
notice-overdue = Время истекло: { $until }. Остальные всё ещё ждут тебя.
notice-late-bot =
    { $reason ->
        [question] Время есть до { $until } ({ $left }). После этого твой ответ — «нет».
        [window] Время есть до { $until } ({ $left }). После этого игра идёт дальше без события.
       *[turn] Время есть до { $until } ({ $left }). После этого один этот ход сделает бот, а ты остаёшься в игре.
    }
notice-late-remind = Время есть до { $until } ({ $left }). После этого придёт одно напоминание, а остальные будут ждать тебя дальше.
notice-late-nothing = Время есть до { $until } ({ $left }). После этого ничего не происходит: остальные ждут тебя дальше.

## Письма
mail-subject = Four Cures: { $title }, до { $until }
mail-subject-invited = Four Cures: { $title }
mail-hello = Привет, { $name }!
mail-go = Перейти к столу
mail-why = Это письмо пришло, потому что в настройках Four Cures включены письма о твоих ходах и приглашениях.
mail-unsubscribe = Больше не присылать таких писем
mail-confirm-subject = Four Cures: подтверди свой адрес
mail-confirm-title = Это твой адрес?
mail-confirm-text = Кто-то указал этот адрес в Four Cures, чтобы получать письма, когда стол ждёт хода. Если это ты, подтверди адрес:
mail-confirm-link = Подтвердить адрес
mail-confirm-else = Если это не ты, ничего не делай: писем об играх не будет.
mail-refuse = Больше никогда мне не писать
