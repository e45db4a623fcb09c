# Ввод настольной игры, которая уже идёт.

## Страница и её шаги
midgame-title = Игра уже идёт
midgame-back = Назад к помощнику
midgame-map = Карта мира
midgame-steps = Шаги
midgame-step-players = Игроки
midgame-step-board = Поле
midgame-step-tracks = Треки
midgame-step-hands = Карты в руках
midgame-step-discards = Сброс
midgame-step-infections = Болезни
midgame-step-check = Проверка
midgame-lead-players = Кто играет? Выбирайте роли в порядке ходов.
midgame-lead-board = Одно нажатие на город — один кубик. Для других цветов нажмите и удерживайте.
midgame-lead-tracks = Что показывают треки и чей сейчас ход?
midgame-lead-hands = Нажимайте на города, карты которых в руке, или вводите первые буквы.
midgame-lead-discards = Какие карты игроков лежат в сбросе? Без эпидемий.
midgame-lead-infections = Какие карты болезней лежат в сбросе?
midgame-lead-check = Вот что следует из введённого.
midgame-next = Дальше: { $step }
midgame-clear = Начать заново
midgame-done = Готово
midgame-region-west = Америка
midgame-region-middle = Европа, Африка
midgame-region-east = Азия, Океания

## Поле
midgame-cubes = Кубики
midgame-pieces = Фишки и исследовательские станции
midgame-tool-own = Свой цвет
midgame-tool-colour = Добавить кубики, болезнь: { $disease }
midgame-tool-pawn = Поставить фишку: { $role }
midgame-tool-station = Исследовательские станции
midgame-said-cubes =
    { $cubes ->
        [one] { $city }: { $cubes } { FORM($disease, case: "cube") } кубик
        [few] { $city }: { $cubes } { FORM($disease, case: "many") } кубика
       *[many] { $city }: { $cubes } { FORM($disease, case: "many") } кубиков
    }
midgame-said-pawn = { $role } теперь здесь: { $city }
midgame-said-station = { $city }: есть исследовательская станция
midgame-said-no-station = { $city }: нет исследовательской станции

## Карты
midgame-places = Где лежат карты
midgame-place-stored = На карте роли: { $role }
midgame-place-discards = Сброс
midgame-place-removed = События вне игры
midgame-place-infected = Сброс
midgame-place-known = Следующие карты, после «Прогноза»
midgame-place-gone = Убрана событием
midgame-place-back = Возвращены последней эпидемией и с тех пор не приходили
midgame-place-back-earlier = Возвращены эпидемией № { $number } и с тех пор не приходили
midgame-suggest =
    { $cities ->
        [one] Добавить { $cities } город с кубиками
        [few] Добавить { $cities } города с кубиками
       *[many] Добавить { $cities } городов с кубиками
    }
midgame-said-in = { $place }: { $card } (карта № { $cards })
midgame-said-out = Карта «{ $card }» убрана: { $place }
midgame-only-events = Здесь могут быть только события: { $place }
midgame-taken = Карта «{ $card }» уже введена: { $place }

## Треки и ход
midgame-epidemics-drawn = Сколько было эпидемий
midgame-outbreaks = Сколько было вспышек
midgame-cures = Лекарства
midgame-cured = есть лекарство
midgame-eradicated = уничтожена
midgame-turn = Чей ход?
midgame-phase = Что сейчас?
midgame-phase-actions = Действия
midgame-phase-draw = Добор карт
midgame-phase-epidemic = Эпидемия: обострение
midgame-phase-infect = Обнаружение болезней
midgame-actions = Осталось действий

## Что следует
midgame-rate = Уровень распространения: { $rate }
midgame-player-deck =
    { $cards ->
        [one] Колода игроков: { $cards } карта, из них эпидемий: { $epidemics }
        [few] Колода игроков: { $cards } карты, из них эпидемий: { $epidemics }
       *[many] Колода игроков: { $cards } карт, из них эпидемий: { $epidemics }
    }
midgame-infection-deck =
    { $cards ->
        [one] Колода болезней: { $cards } карта
        [few] Колода болезней: { $cards } карты
       *[many] Колода болезней: { $cards } карт
    }
midgame-discards = { $role }: слишком много карт. Сначала нужно сбросить лишние.
midgame-all-fits = Всё сходится.

## Что не сходится
midgame-few-players = Выберите от двух до четырёх ролей.
midgame-many-cubes = На поле слишком много { FORM($disease, case: "many") } кубиков: { $cubes }, а в игре их только { $most }.
midgame-many-stations = В игре только { $most } исследовательских станций.
midgame-guarded = { $role } здесь: { $city }. Лекарство уже есть, поэтому { FORM($disease, case: "many") } кубиков тут быть не может.
midgame-won = С четырьмя лекарствами игра выиграна.
midgame-full-hand = { $role }: карт { $cards }, а больше { $most } ни у кого быть не может.
midgame-few-cards = Не хватает карт ({ $missing }): в начале раздают больше.
midgame-odd-cards = Взято за ходы карт: { $cards }. Их берут парами: одной не хватает или одна лишняя?
midgame-epidemics =
    { $exact ->
        [yes] Взято карт: { $cards }. Эпидемий тогда должно быть { $least }, а не { $drawn }.
       *[no] Взято карт: { $cards }. Эпидемий тогда должно быть { $least } или { $most }, а не { $drawn }.
    }
midgame-foreign = Кубики другого цвета появляются только от вспышек, а вспышек не было: { $cities }
midgame-without-card = В этих городах есть кубики, но нет их карт болезней: { $cities }
