# Стол во время игры, в браузере.

## Страница
title-mine = ● { $what } — Four Cures
title-other = Four Cures
table-title = Стол
table-epidemic = Эпидемия
table-watching = ты зритель
table-leave = Выйти из-за стола
tools-title = Инструменты
panel-back = Назад
percent = { NUMBER($chance, maximumFractionDigits: 1) } %
rule-link = Правило { $rule }
connection-lost = Связь потеряна. Пробуем ещё раз…

## Поле, в том числе словами
board-map = Карта мира
board-view = Вид поля
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-reach = Показать, куда дойдёт моя фишка
board-whole = Показать весь мир
board-across = Через Тихий океан в { FORM($city, case: "acc") }
board-keys = Клавиши от 1 до 6 ведут в соседние города по часовой стрелке, клавиши со стрелками — к следующему городу в этом направлении, Enter открывает меню того, что можно там сделать, Shift+Enter показывает подробности, Home ведёт к твоей фишке.
board-city = { $city }, цвет: { FORM($disease, case: "cube") }
board-cubes =
    { $cubes ->
        [one] { $cubes } { FORM($disease, case: "cube") } кубик
        [few] { $cubes } { FORM($disease, case: "many") } кубика
       *[many] { $cubes } { FORM($disease, case: "many") } кубиков
    }
board-free = { $player } не допускает появления новых кубиков (болезни: { $diseases })
board-station = Исследовательская станция
board-pawn = Здесь: { $player }
board-joined = Соседи: { $cities }
board-reachable = Можно попасть за 1 действие
board-choosable = Можно выбрать
board-waits = подождёт
board-risk = риск { $risk }
hint-actions =
    { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }
hint-cards =
    { $actions ->
        [one] { $actions } действие и карта
        [few] { $actions } действия и карта
       *[many] { $actions } действий и карта
    }

## Строка состояния
status-turn = Ход { $turn }
status-actions =
    { $actions ->
        [one] ещё { $actions } действие
        [few] ещё { $actions } действия
       *[many] ещё { $actions } действий
    }
status-outbreaks = Вспышки
status-outbreaks-of = Вспышки: { $outbreaks } из 8; на восьмой игра проиграна
status-rate = Уровень распространения
status-rate-is = Уровень распространения { $rate }, эпидемий было: { $epidemics }
status-disease = { FORM($disease, case: "nom", start: "yes") } болезнь: { $state }, кубиков в запасе: { $cubes }
status-deck-player = карты
status-deck-infection = болезни
status-left = { $cubes } шт.

## Кого ждём
waiting-over = Игра окончена.
waiting-closed = Этот стол закрыт.
waiting-table = Минутку…
waiting-who = { $player } ({ $name })
waiting-me-actions =
    { $actions ->
        [one] Твой ход ({ $player }): ещё { $actions } действие
        [few] Твой ход ({ $player }): ещё { $actions } действия
       *[many] Твой ход ({ $player }): ещё { $actions } действий
    }
waiting-me-draw = Твой ход ({ $player }): возьми 2 карты
waiting-me-discard = { $player }: слишком много карт, сбрось лишние
waiting-me-forecast = { $player }: верни карты «Прогноза»
waiting-me-answer = { $player }: просьба к тебе
waiting-me-epidemic = { $player }: продолжай
waiting-me-infect = { $player }: продолжай
waiting-me-window-draw = Перед добором карт: сыграй событие или продолжай
waiting-me-window-intensify = Перед перемешиванием: сыграй «Стойкий иммунитет» или продолжай
waiting-me-window-between = Между двумя эпидемиями: сыграй событие или продолжай
waiting-me-window-quiet = Тихая ночь: сыграй событие или продолжай
waiting-me-window-infect = Перед следующей картой болезни: сыграй событие или продолжай
waiting-me-window-end = Перед концом хода: сыграй событие или продолжай
waiting-for-actions =
    { $actions ->
        [one] { $who }: ещё { $actions } действие
        [few] { $who }: ещё { $actions } действия
       *[many] { $who }: ещё { $actions } действий
    }
waiting-for-draw = { $who } сейчас возьмёт карты
waiting-for-discard = { $who }: нужно сбросить карты
waiting-for-forecast = { $who } смотрит «Прогноз»
waiting-for-answer = Ждём ответа: { $who }
waiting-for-epidemic = { $who } разыгрывает эпидемию
waiting-for-infect = { $who } открывает карты болезней
waiting-for-window-draw = { $who } может сыграть событие перед добором карт
waiting-for-pause = Игра продолжится через мгновение
waiting-for-window-intensify = { $who } может сыграть событие перед перемешиванием
waiting-for-window-between = { $who } может сыграть событие между двумя эпидемиями
waiting-for-window-quiet = { $who } может сыграть событие
waiting-for-window-infect = { $who } может сыграть событие перед следующей картой болезни
waiting-for-window-end = { $who } может сыграть событие перед концом хода

## Действия
actions-title = Действия
actions-none = Сейчас делать нечего
actions-sending = Отправка…
# $removed of the $cubes that are there.
action-treat = Лечить { FORM($disease, case: "acc") } ({ $removed } из { $cubes })
action-treat-short = Лечить
action-treat-part = { $removed } из { $cubes }
action-cure = Лекарство от { FORM($disease, case: "gen") } болезни
action-cure-short = Лекарство
action-build = Построить станцию
action-share = Обмен знаниями
action-share-short = Обмен
action-store = Отложить событие
action-dispatch = Переместить фишку
action-drive = На машине/пароме
action-fly = Полёт
action-pass = Пас
action-undo = Отменить
action-undo-ask = Отменить с согласия { FORM($player, case: "gen") }
action-redo = Повторить
action-reset = Начать ход заново
action-draw = Взять 2 карты
action-draw-unused =
    { $actions ->
        [one] ещё { $actions } действие
        [few] ещё { $actions } действия
       *[many] ещё { $actions } действий
    }
action-go-on = Дальше
action-hold = Придержать
undo-title = Отмена
undo-why = Отменяет последнее действие, пока не открыта карта
events-title = События

## Виды ходов
kind-drive = На машине/пароме
kind-direct = Прямой рейс
kind-charter = Чартерный рейс
kind-shuttle = Служебный рейс
kind-join = К другой фишке
kind-dispatch = Переместить другую фишку
kind-opsflight = Рейс со станции
kind-build = Построить исследовательскую станцию
kind-treat = Лечение болезни
kind-give = Отдать карту
kind-take = Взять карту
kind-cure = Изобретение лекарства
kind-store = Отложить событие
kind-pass = Пас
kind-airlift = Переброска
kind-grant = Правительственный грант
kind-quiet = Тихая ночь
kind-resilient = Стойкий иммунитет
kind-forecast = Прогноз
kind-order = Вернуть карты
kind-discard = Сбросить карту
kind-next = Дальше

## Выбор
choose-kind = Что ты хочешь сделать?
choose-pawn = Какая фишка? Выбери здесь или на поле.
choose-partner = С кем?
choose-disease = Какая болезнь?
choose-event = Какое событие?
choose-card = Какая карта?
choose-city = Какой город? Выбери здесь или на поле.
choose-how = Как?
choose-moving = Все шесть станций на поле. Какую перенести?
choose-none-moved = Никакую
choose-search = Поиск
cost-card =
    { $number ->
        [one] сбросить карту «{ $card }»
        [few] сбросить карты: { $card }
       *[many] сбросить карты: { $card }
    }
warn-unknown = Неизвестно, есть ли эта карта у { FORM($player, case: "gen") }.
warn-set =
    { $cards ->
        [one] Разбивает набор: { $cards } { $disease } карта
        [few] Разбивает набор: { $cards } { FORM($disease, case: "few") } карты
       *[many] Разбивает набор: { $cards } { FORM($disease, case: "many") } карт
    }

## Пути к цели
ways-title = Как туда попасть
ways-asked = Минутку…
tag-treat = … и лечить { FORM($disease, case: "acc") } болезнь
tag-plan = Только запланировать
tag-details = Всё о городе
tag-none = Там сейчас нечего делать
tag-back = Все действия
ways-route = { $ways }: { $cities }
ways-none = Оставшихся действий не хватит
ways-none-straight = Одним действием туда не попасть
ways-cost =
    { $actions ->
        [one] { $actions } действие, останется { $left }
        [few] { $actions } действия, останется { $left }
       *[many] { $actions } действий, останется { $left }
    }

## Лицевые стороны карт
card-airlift = Перемести любую фишку в любой город.
card-forecast = Переставь 6 верхних карт болезней.
card-government-grant = Поставь станцию где угодно, без карты.
card-one-quiet-night = Пропусти ближайшее обнаружение болезней.
card-resilient-population = Убери из игры одну карту из сброса болезней.
card-place = { $north ->
        [1] { $latitude }° с. ш.
       *[other] { $latitude }° ю. ш.
    } · { $east ->
        [1] { $longitude }° в. д.
       *[other] { $longitude }° з. д.
    }

## Руки и команда
hand-title = Карты в руке { FORM($player, case: "gen") }: { $cards }
hand-secret = Эти карты видишь только ты
hand-of = { $player }
hand-hidden = Закрытая карта
hand-empty = Нет карт
hand-shown = известна
hand-stored = отложена
hand-set = { FORM($disease, case: "few", start: "yes") } карты: { $cards } из { $needed }
hand-set-missing =
    { $missing ->
        [0] Карт хватает: лекарство можно изобрести на любой станции.
        [one] Для лекарства не хватает одной карты.
        [few] Для лекарства не хватает { $missing } карт.
       *[many] Для лекарства не хватает { $missing } карт.
    }
tell-title = Сказать команде
tell-all = Все мои карты
tell-bots = Боты играют лучше, если знают твои карты.
tell-number = Сколько у меня { FORM($disease, case: "many") } карт
tell-card = У меня есть карта «{ $card }»
team-title = Команда
team-you = ты
team-gone = не за столом
team-waited = ждём
team-preparing = Подготовка: { $percent }
team-cards = Карты: { $cards }
team-hidden =
    { $cards ->
        [one] { $cards } закрытая карта
        [few] { $cards } закрытые карты
       *[many] { $cards } закрытых карт
    }
# A chip beside a private hand; $more: yes where hidden cards have been drawn since then.
team-told =
    { $cards ->
        [one] По словам игрока, в руке { $cards } { $disease } карта
        [few] По словам игрока, в руке { $cards } { FORM($disease, case: "few") } карты
       *[many] По словам игрока, в руке { $cards } { FORM($disease, case: "many") } карт
    }{ $more ->
        [yes] ; с тех пор пришли новые
       *[no] { "" }
    }
team-menu = Место { FORM($player, case: "gen") }
team-role-help = Что умеет эта роль
team-look = Глазами { FORM($player, case: "gen") }
team-to-bot = Передать место боту
team-vote-bot = Пусть место займёт бот
team-to-person = Передать место: { $name }
team-sit = Сесть сюда
team-agree = Соглашаться на просьбы автоматически
team-always = { $name }: ты всегда соглашаешься.
team-ask-again = Спрашивать снова
seat-free = свободно
seat-bot = Бот { $number }
seat-somebody = кто-то
curtain-title = Передай экран { FORM($player, case: "dat") }
curtain-why = Карты закрыты: пока ты не нажмёшь кнопку, ничего не видно.
curtain-open = Это я, { $player }

## Колоды
decks-title = Колоды и сбросы
decks-order = Сортировка сброса
decks-order-disease = по болезням
decks-order-name = по названиям
decks-order-newest = сначала новые
decks-none = нет
decks-player =
    { $cards ->
        [one] Колода игроков: { $cards } карта
        [few] Колода игроков: { $cards } карты
       *[many] Колода игроков: { $cards } карт
    }
decks-pile =
    { $epidemics ->
        [0]
            { $cards ->
                [one] { $cards } карта без эпидемии
                [few] { $cards } карты без эпидемии
               *[many] { $cards } карт без эпидемии
            }
       *[other]
            { $cards ->
                [1] { $cards } карта: эпидемия
                [one] { $cards } карта, среди них эпидемия
                [few] { $cards } карты, среди них эпидемия
               *[many] { $cards } карт, среди них эпидемия
            }
    }
decks-player-discards = Сброс карт игроков: { $cards }
decks-infection =
    { $cards ->
        [one] Колода болезней: { $cards } карта
        [few] Колода болезней: { $cards } карты
       *[many] Колода болезней: { $cards } карт
    }
decks-layer =
    { $cards ->
        [one] Слой { $place }: { $cards } карта
        [few] Слой { $place }: { $cards } карты, порядок неизвестен
       *[many] Слой { $place }: { $cards } карт, порядок неизвестен
    }
decks-infection-discards = Сброс карт болезней: { $cards }
decks-removed = Вне игры: { $cards }

## История, беседа, вкладки
log-title = История
log-undone = Отменено:
log-plan = План:
tab-plan = План
plan-title = План
plan-note = Продумай ход заранее: ничего не произойдёт, пока ты не выполнишь план.
plan-empty = Шагов пока нет
plan-full = В этом плане не осталось действий
plan-stale = Положение изменилось: некоторые шаги уже не подходят.
plan-adopt = Выполнить план
plan-adopt-to = Выполнить до шага { $step } включительно
plan-remove = Убрать шаг { $step }
plan-end = Закончить планирование
plan-for = Чей ход
plan-other = Это план для другого игрока: покажи его команде, чтобы тот игрок мог его выполнить.
plan-suggest = Показать команде
plan-open = Попробовать
plan-withdraw = Отозвать
plan-show-live = Показывать команде, пока я планирую
plan-live = { $name } планирует
plan-live-for = { $name } планирует ход для { FORM($player, case: "gen") }
plan-by = План: { $name }
plan-proposed =
    { $name } предлагает план: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
plan-look = Открыть
plan-by-you = Твой план, каким его видит команда
plan-next = Дальше: план для { FORM($player, case: "gen") }
plan-if = Следующие ходы планируются так, будто до них ничего не изменится: без новых карт и заражений.
plan-after = После плана для { FORM($player, case: "gen") }, если до тех пор ничего не изменится:
plan-said = План для { FORM($player, case: "gen") }: { $moves }
plan-said-after = Затем план для { FORM($player, case: "gen") }: { $moves }
plan-withdrawn = План для { FORM($player, case: "gen") } отозван.
comment-title = Обсудить
comment-about = О чём
comment-all = Весь план
comment-step = Шаг { $step }: { $text }
comment-said = О плане: { $text }
comment-said-step = О шаге { $step } плана: { $text }
since-title =
    { $first ->
        [yes] С начала игры
       *[no] После твоего последнего хода
    }
since-news =
    { $first ->
        [yes] Игра началась.
       *[no] После твоего последнего хода кое-что произошло.
    }
digest-moved = { $player } перемещает тебя в { FORM($city, case: "acc") }
digest-epidemic = эпидемия в { FORM($city, case: "prep") }
digest-outbreaks =
    { $outbreaks ->
        [one] { $outbreaks } вспышка
        [few] { $outbreaks } вспышки
       *[many] { $outbreaks } вспышек
    }
digest-cured = лекарство от { FORM($disease, case: "gen") } болезни
since-bot = За тебя играл бот.
since-show = Что произошло?
since-again = Показать на поле
since-replay = Повтор с этого места
chat-say = Написать сообщение
chat-send = Отправить
tab-map = Поле
tab-team = Команда
tab-decks = Колоды
tab-log = История
tab-lens = Угрозы
tabs-title = Панели

## Просьбы и события
request-move = { $player } просит согласия: { $move }
request-withdraw = Отозвать
request-accept = Согласиться
request-decline = Отказать
request-always = В этой игре принимать все просьбы { FORM($player, case: "gen") }
request-always-short = Всегда да
stop-draw = Перед добором карт
stop-infect = Перед заражениями
stop-epidemic = После эпидемии
stop-how-never = не останавливаться
stop-how-pause = пауза в две секунды
stop-how-ask = спрашивать меня

## Сброс, Прогноз, лекарство
discard-title =
    { $over ->
        [one] { $player }: сбрось { $over } карту из { $cards } (лимит 7)
        [few] { $player }: сбрось { $over } карты из { $cards } (лимит 7)
       *[many] { $player }: сбрось { $over } карт из { $cards } (лимит 7)
    }
discard-how = Выбери карту для сброса или сыграй событие.
forecast-title = Прогноз: следующие карты болезней
forecast-how = Верхняя карта откроется первой. Перетаскивай карты или пользуйся кнопками и стрелками.
forecast-card = { $place }: { $city }
forecast-up = Переместить карту «{ $city }» выше
forecast-down = Переместить карту «{ $city }» ниже
forecast-this = В этом ходу
forecast-next = В следующем ходу
forecast-later = Позже
forecast-done = Вернуть в этом порядке
cure-how = Для лекарства нужно карт: { $needed }, выбрано: { $chosen }. Нажми на карту, чтобы добавить её или убрать.
cure-do = Изобрести лекарство

## Командная строка
command-title = Введи команду
command-example = каир, лечить красную, почему служебный рейс каир…
command-why = почему
command-why-not = Почему нельзя: { $move }?
command-legal = Это действие разрешено.
command-look = Как попасть в { FORM($city, case: "acc") }
command-nothing = Ни одна разрешённая команда не подходит.

## Угрозы
lens-button = Угрозы
lens-title = Угрозы этого хода
lens-epidemics =
    { $epidemics ->
        [0] Без эпидемий
        [one] { $epidemics } эпидемия
        [few] { $epidemics } эпидемии
       *[many] { $epidemics } эпидемий
    }
lens-city = Город
lens-cubes = Кубики
lens-infected = Заражение
lens-outbreak = Вспышка
lens-any = Хоть одна вспышка
lens-lost = Поражение
lens-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
lens-double = Если выпадут две эпидемии сразу, город, где случится вторая, наверняка будет заражён ещё раз.
lens-said = Риск заражения { $infected } %, риск вспышки { $outbreak } %
lens-note = Риски до конца этого хода, исходя из того, что тебе известно, без учёта событий. «Заражение» — от карт болезней в конце хода, а не от эпидемии. Стрелки показывают, куда распространилась бы вспышка.

## Что происходит
scene-skip = Пропустить
scene-drew = { $player } берёт карты
scene-increase = Распространение
scene-infect = Инфицирование
scene-intensify = Обострение
scene-outbreak = Вспышка { $outbreaks } из 8: { $city }
scene-eradicated = { FORM($disease, case: "nom", start: "yes") } болезнь уничтожена

sea-pacific = Тихий океан
sea-atlantic = Атлантический океан
sea-indian = Индийский океан
sea-southern = Южный океан

## Галерея
gallery-title = Карты и фишки
gallery-roles = Роли
gallery-cities = Карты городов
gallery-events = Карты событий
gallery-threats = Карты эпидемий и болезней
gallery-tracks = Лекарства и треки
gallery-icons = Значки

actions-more = Ещё

threats-title = Города на грани вспышки

status-decks-are = Карты игроков: { $player }, карты болезней: { $infection }

## Сигналы: готовые фразы чата
signals-title = Сказать команде
signal-look = Смотрите: { $about }
signal-going = Иду туда: { $about }
signal-help = Здесь нужна помощь: { $about }
signal-need = Мне нужна эта карта: { $about }
signal-keep = Сохрани эту карту: { $about }
signal-cure = На следующем ходу могу изобрести лекарство от этой болезни: { $about }
signal-yes = Давайте так
signal-no = Лучше не надо
signal-wait = Минутку
signal-thanks = Спасибо!
signal-well-played = Отлично сыграно!
signal-good-idea = Хорошая идея
signal-risky = Слишком рискованно
signal-rematch = Ещё одна игра? Жду за столом с этим кодом: { $about }
