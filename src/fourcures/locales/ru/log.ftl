# Что произошло; аргументы объясняет en/log.ftl.

## Карты в предложениях
card-city = { $city } ({ $disease })
card-event = { $event } (событие)
card-epidemic = ЭПИДЕМИЯ
card-hidden =
    { $number ->
        [one] { $number } закрытая карта
        [few] { $number } закрытые карты
       *[many] { $number } закрытых карт
    }
card-and-card = { $first } и { $second }

## Ход игры
log-moved =
    { $own ->
        [yes]
            { $how ->
                [direct] { $player }: прямой рейс → { $city }.
                [charter] { $player }: чартерный рейс → { $city }.
                [shuttle] { $player }: служебный рейс → { $city }.
                [opsflight] { $player }: рейс со станции → { $city }.
                [join] { $player }: к другой фишке → { $city }.
                [airlift] { $player }: переброска → { $city }.
               *[drive] { $player }: на машине/пароме → { $city }.
            }
       *[no]
            { $how ->
                [direct] { $by } перемещает фишку ({ $player }): прямой рейс → { $city }.
                [charter] { $by } перемещает фишку ({ $player }): чартерный рейс → { $city }.
                [shuttle] { $by } перемещает фишку ({ $player }): служебный рейс → { $city }.
                [join] { $by } перемещает фишку ({ $player }): к другой фишке → { $city }.
                [airlift] { $player }: переброска → { $city }.
               *[drive] { $by } перемещает фишку ({ $player }): на машине/пароме → { $city }.
            }
    }
log-discarded = { $player } сбрасывает карту: { $card }.
log-played =
    { $stored ->
        [yes] { $player } играет событие с карты роли: { $card }. Эта карта убирается из игры.
       *[no] { $player } играет событие: { $card }.
    }
log-built = Новая исследовательская станция: { $city }.
log-stationtaken = Исследовательская станция убрана с поля: { $city }.
log-treated =
    { $presence ->
        [yes] { $player } лечит одним присутствием: { $city }, { $disease } −{ $cubes }.
       *[no] { $player } лечит: { $city }, { $disease } −{ $cubes }.
    }
log-shared = Обмен знаниями: { $card }, { $giver } → { $receiver }.
log-cured = { $player } изобретает лекарство: { $disease } болезнь!
log-eradicated = Болезнь уничтожена: { $disease }!
log-stored = { $player } кладёт на карту роли: { $card }.
log-passed =
    { $actions ->
        [one] { $player } отказывается от { $actions } действия.
        [few] { $player } отказывается от { $actions } действий.
       *[many] { $player } отказывается от { $actions } действий.
    }
log-drew =
    { $epidemic ->
        [yes] { $player } берёт: { $card }!
       *[no] { $player } берёт: { $card }.
    }
log-increased = Эпидемия { $epidemics }: уровень распространения теперь { $rate }.
log-turned =
    { $bottom ->
        [yes] Карта болезней: { $city }, из-под низа колоды.
       *[no] Карта болезней: { $city }.
    }
log-infected =
    { $more ->
        [yes] { $city }: { $disease } +{ $cubes }, теперь { $total }.
       *[no] { $city }: { $disease } +{ $cubes }.
    }
log-prevented =
    { $by ->
        [eradicated] { $city }: без кубика, { $disease } болезнь уничтожена.
       *[medic] { $city }: без кубика ({ $disease } болезнь), город защищает { $protector }.
    }
log-outbreak =
    { $origin ->
        [none] ВСПЫШКА { $outbreaks } из 8: { $city } ({ $disease })!
       *[city] ВСПЫШКА { $outbreaks } из 8: { $city } ({ $disease }), источник: { $origin }!
    }
log-intensified =
    { $cards ->
        [none] Сброшенных карт болезней нет, перемешивать нечего.
       *[cards] Перемешаны и снова наверху колоды болезней: { $cards }.
    }
log-skipped = Тихая ночь: обнаружение болезней пропущено.
log-removed = Карта болезней убрана из игры: { $card }.
log-looked =
    { $cards ->
        [none]
            { $number ->
                [one] { $player } смотрит { $number } верхнюю карту болезней.
                [few] { $player } смотрит { $number } верхние карты болезней.
               *[many] { $player } смотрит { $number } верхних карт болезней.
            }
       *[cards]
            { $number ->
                [one] { $player } смотрит { $number } верхнюю карту болезней: { $cards }.
                [few] { $player } смотрит { $number } верхние карты болезней: { $cards }.
               *[many] { $player } смотрит { $number } верхних карт болезней: { $cards }.
            }
    }
log-ordered =
    { $cards ->
        [none]
            { $number ->
                [one] { $player } возвращает { $number } карту.
                [few] { $player } возвращает { $number } карты в выбранном порядке.
               *[many] { $player } возвращает { $number } карт в выбранном порядке.
            }
       *[cards]
            { $number ->
                [one] { $player } возвращает { $number } карту: { $cards }.
                [few] { $player } возвращает { $number } карты в порядке: { $cards }.
               *[many] { $player } возвращает { $number } карт в порядке: { $cards }.
            }
    }
log-turn = Ходит { $player }.
log-ended =
    { $cause ->
        [cures] Все четыре лекарства изобретены: ПОБЕДА (R13.1).
        [outbreaks] Восьмая вспышка: ПОРАЖЕНИЕ (R13.2).
        [cubes]
            { $disease ->
                [none] Нужен кубик болезни, а кубиков больше нет: ПОРАЖЕНИЕ (R13.2).
               *[disease] Нужен кубик ({ $disease } болезнь), а их больше нет: ПОРАЖЕНИЕ (R13.2).
            }
       *[cards] В колоде слишком мало карт игроков: ПОРАЖЕНИЕ (R6.1).
    }

## Записи стола
entry-opened = { $name } открывает стол.
entry-joined = { $name } подходит к столу.
entry-seated =
    { $holder ->
        [none] Свободное место: { $seat }.
       *[name] { $holder } занимает место: { $seat }.
    }
entry-voted = { $name } хочет, чтобы место занял бот: { $seat }.
entry-began = Карты розданы.
entry-played =
    { $redo ->
        [yes] { $name } повторяет действие: { $move }.
       *[no] { $name }: { $move }.
    }
entry-undid = { $name } отменяет действие.
entry-asked =
    { $text ->
        [undo] { $name } просит отменить действие.
       *[move] { $name } просит: { $move }.
    }
entry-answered =
    { $yes ->
        [yes] { $name } соглашается.
       *[no] { $name } отказывает.
    }
entry-wenton = { $name } сейчас не играет событие.
entry-ordered =
    { $order ->
        [always] { $name } просит спрашивать о событиях каждый раз.
        [epidemics] { $name } просит спрашивать о событиях только при эпидемиях.
       *[never] { $name } просит не спрашивать о событиях.
    }
entry-agreeable =
    { $yes ->
        [yes] { $name } соглашается на все просьбы автоматически.
       *[no] { $name } просит спрашивать согласия.
    }
entry-told =
    { $what ->
        [card] { $name } показывает: { $card }.
       *[disease]
            { $count ->
                [one] { $name }: в руке { $count } карта ({ $disease } болезнь).
                [few] { $name }: в руке { $count } карты ({ $disease } болезнь).
               *[many] { $name }: в руке { $count } карт ({ $disease } болезнь).
            }
    }
entry-said = { $name }: { $text }
entry-gone = { $name } отходит от стола.
entry-renamed = Новое имя: { $old } → { $name }.
entry-removed = Больше не за столом: { $name }.
entry-closed = Стол закрыт.
