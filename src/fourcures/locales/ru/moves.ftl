# Ход как выбор в меню.

## Движение
move-drive = На машине/пароме → { $city }
move-direct = Прямой рейс → { $city }
move-charter = Чартерный рейс → { $city }
move-shuttle = Служебный рейс → { $city }
move-opsflight = Рейс со станции → { $city }, сбросить карту: { $card }

## Диспетчер перемещает фишку $player
move-other-drive = { $player }: на машине/пароме → { $city }
move-other-direct = { $player }: прямой рейс → { $city }
move-other-charter = { $player }: чартерный рейс → { $city }
move-other-shuttle = { $player }: служебный рейс → { $city }
move-other-join = { $player }: к другой фишке → { $city }

## Другие действия
move-build = Построить исследовательскую станцию
move-build-moving = Построить исследовательскую станцию, перенеся её из города: { $city }
move-treat = Лечить болезнь: { $disease }
move-give = Отдать карту «{ $card }» → { $player }
move-take = Взять карту «{ $card }» ← { $player }
move-cure = Изобрести лекарство ({ $disease } болезнь): { $cards }
move-store = Положить на карту роли: { $event }
move-pass =
    { $actions ->
        [one] Пас: отказ от { $actions } действия
        [few] Пас: отказ от { $actions } действий
       *[many] Пас: отказ от { $actions } действий
    }

## События
move-airlift = Переброска: { $player } → { $city }
move-grant = Правительственный грант, новая станция: { $city }
move-grant-moving = Правительственный грант, станция: { $from } → { $city }
move-quiet = Тихая ночь: пропустить ближайшее обнаружение болезней
move-resilient = Стойкий иммунитет, убрать из игры: { $card }
move-forecast = Прогноз: посмотреть верхние карты болезней
move-order = Вернуть в таком порядке: { $cards }

## Карты и шаги
move-discard = Сбросить: { $card }
move-next =
    { $due ->
        [draw] Взять 2 карты
        [intensify] Дальше: обострение
        [between] Дальше: вторая эпидемия
        [quiet] Дальше: тихая ночь
        [infect] Дальше: следующая карта болезней
       *[end] Закончить ход
    }
