# Ход как выбор в меню.

## Движение
move-drive = На машине/пароме в { FORM($city, case: "acc") }
move-direct = Прямой рейс в { FORM($city, case: "acc") }
move-charter = Чартерный рейс в { FORM($city, case: "acc") }
move-shuttle = Служебный рейс в { FORM($city, case: "acc") }
move-opsflight = Рейс со станции в { FORM($city, case: "acc") }: сбросить карту «{ $card }»

## Диспетчер перемещает фишку $player
move-other-drive = { $player }: на машине/пароме в { FORM($city, case: "acc") }
move-other-direct = { $player }: прямой рейс в { FORM($city, case: "acc") }
move-other-charter = { $player }: чартерный рейс в { FORM($city, case: "acc") }
move-other-shuttle = { $player }: служебный рейс в { FORM($city, case: "acc") }
move-other-join = { $player }: к другой фишке в { FORM($city, case: "prep") }

## Другие действия
move-build = Построить исследовательскую станцию
move-build-moving = Построить исследовательскую станцию, перенеся её из { FORM($city, case: "gen") }
move-treat = Лечить { FORM($disease, case: "acc") } болезнь
move-give = Отдать { FORM($player, case: "dat") } карту «{ $card }»
move-take = Взять у { FORM($player, case: "gen") } карту «{ $card }»
move-give-you = Отдать тебе карту «{ $card }»
move-take-you = Взять у тебя карту «{ $card }»
move-bring-you = Переместить тебя в город { $city }
move-cure = Изобрести лекарство от { FORM($disease, case: "gen") } болезни: { $cards }
move-store = Положить на карту роли событие «{ $event }»
move-pass =
    { $actions ->
        [one] Пас: отказ от { $actions } действия
        [few] Пас: отказ от { $actions } действий
       *[many] Пас: отказ от { $actions } действий
    }

## События
move-airlift = Переброска: отправить { FORM($player, case: "acc") } в { FORM($city, case: "acc") }
move-grant = Правительственный грант: станция в { FORM($city, case: "prep") }
move-grant-moving = Правительственный грант: перенести станцию из { FORM($from, case: "gen") } в { FORM($city, case: "acc") }
move-quiet = Тихая ночь: пропустить ближайшее обнаружение болезней
move-resilient = Стойкий иммунитет: убрать из игры карту «{ $card }»
move-forecast = Прогноз: посмотреть верхние карты болезней
move-order = Вернуть в таком порядке: { $cards }

## Карты и шаги
move-discard = Сбросить карту «{ $card }»
move-next =
    { $due ->
        [draw] Взять 2 карты
        [intensify] Дальше: обострение
        [between] Дальше: вторая эпидемия
        [quiet] Дальше: тихая ночь
        [infect] Дальше: следующая карта болезни
       *[end] Закончить ход
    }
