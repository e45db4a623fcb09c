# Стол во время игры, в браузере.

## Страница
title-mine = ● { $what } – Four Cures
title-other = Four Cures
table-title = Стол
table-epidemic = Эпидемия
table-watching = смотрит
table-leave = Уйти из-за стола
tools-title = Инструменты
panel-back = Назад
percent = { NUMBER($chance, maximumFractionDigits: 1) } %
rule-link = Правило { $rule }
connection-lost = Связь потеряна. Пробуем ещё раз …

## Поле, в том числе словами
board-map = Карта мира
board-view = Вид поля
board-zoom-in = Ближе
board-zoom-out = Дальше
board-reach = Показать, куда дойдёт моя фишка
board-whole = Показать весь мир
board-across = Через Тихий океан: { $city }
board-keys = Клавиши от 1 до 6 ведут к соседям по часовой стрелке, стрелки — в их сторону, Enter действует, Shift и Enter показывает подробности, Home ведёт к фишке.
board-city = { $city }, { $disease }
board-cubes =
    { $cubes ->
        [one] { $cubes } кубик ({ $disease })
        [few] { $cubes } кубика ({ $disease })
       *[many] { $cubes } кубиков ({ $disease })
    }
board-free = Без кубиков этих болезней ({ $player }): { $diseases }
board-station = Исследовательская станция
board-pawn = Здесь: { $player }
board-joined = Соседи: { $cities }
board-reachable = Достижимо: 1 действие
board-choosable = Можно выбрать
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
status-rate-is = Уровень распространения { $rate }, эпидемий до сих пор: { $epidemics }
status-disease = { $disease }: { $state }, кубиков в запасе: { $cubes }
status-decks = Осталось карт
status-decks-are = Карты игроков: { $player }, карты болезней: { $infection }

## Кого ждём
waiting-over = Игра окончена.
waiting-slow-bot = Он думает; в первый раз на компьютере это занимает до минуты.
waiting-closed = Этот стол закрыт.
waiting-table = Минутку …
waiting-who = { $player } ({ $name })
waiting-me-actions =
    { $actions ->
        [one] Твой ход ({ $player }): ещё { $actions } действие
        [few] Твой ход ({ $player }): ещё { $actions } действия
       *[many] Твой ход ({ $player }): ещё { $actions } действий
    }
waiting-me-draw = Твой ход ({ $player }): возьми 2 карты
waiting-me-discard = { $player }: слишком много карт, сбрось
waiting-me-forecast = { $player }: верни карты Прогноза
waiting-me-answer = { $player }: вопрос к тебе
waiting-me-epidemic = { $player }: дальше
waiting-me-infect = { $player }: дальше
waiting-me-window-intensify = Перед перемешиванием: сыграй Стойкий иммунитет или иди дальше
waiting-me-window-between = Между двумя эпидемиями: сыграй событие или иди дальше
waiting-me-window-quiet = Тихая ночь: сыграй событие или иди дальше
waiting-me-window-infect = Перед следующей картой болезней: сыграй событие или иди дальше
waiting-me-window-end = Перед концом хода: сыграй событие или иди дальше
waiting-for-actions =
    { $actions ->
        [one] { $who }: ещё { $actions } действие
        [few] { $who }: ещё { $actions } действия
       *[many] { $who }: ещё { $actions } действий
    }
waiting-for-draw = { $who } сейчас берёт карты
waiting-for-discard = { $who }: нужно сбросить карты
waiting-for-forecast = { $who } смотрит Прогноз
waiting-for-answer = Вопрос: { $who }
waiting-for-epidemic = { $who } продолжает
waiting-for-infect = { $who } продолжает
waiting-for-window-intensify = { $who } может сыграть событие перед перемешиванием
waiting-for-window-between = { $who } может сыграть событие между двумя эпидемиями
waiting-for-window-quiet = { $who } может сыграть событие
waiting-for-window-infect = { $who } может сыграть событие перед следующей картой болезней
waiting-for-window-end = { $who } может сыграть событие перед концом хода

## Действия
actions-title = Действия
actions-none = Сейчас делать нечего
actions-sending = В пути …
action-treat = Лечение: { $disease } ({ $cubes })
action-cure = Лекарство: { $disease }
action-build = Построить станцию
action-share = Обмен знаниями
action-store = Отложить событие
action-dispatch = Переместить фишку
action-drive = На машине/пароме
action-fly = Полёт
action-pass = Пас
action-undo = Отменить
action-undo-ask = Отменить ({ $player })
action-redo = Повторить
action-reset = Ход заново
action-draw = Взять 2 карты
action-draw-unused =
    { $actions ->
        [one] Взять карты (ещё { $actions } действие)
        [few] Взять карты (ещё { $actions } действия)
       *[many] Взять карты (ещё { $actions } действий)
    }
action-go-on = Дальше
undo-title = Отмена
undo-why = Отменяет последний ход, пока не открыта карта
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
choose-kind = Что это будет?
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
cost-card = стоит карты { $card }
warn-set =
    { $cards ->
        [one] Разбивает набор ({ $disease }): { $cards } карта
        [few] Разбивает набор ({ $disease }): { $cards } карты
       *[many] Разбивает набор ({ $disease }): { $cards } карт
    }

## Пути к цели
ways-title = Пути к цели
ways-asked = Минутку …
ways-none = Оставшихся действий не хватит
ways-none-straight = Ни один ход не ведёт туда сразу
ways-cost =
    { $actions ->
        [one] { $actions } действие, останется { $left }
        [few] { $actions } действия, останется { $left }
       *[many] { $actions } действий, останется { $left }
    }
reach-title = В одном действии отсюда
reach-cost = 1 действие

## Руки и команда
hand-title = Рука: { $player }, карты: { $cards }
hand-of = { $player }
hand-hidden = Закрытая карта
hand-empty = Нет карт
hand-shown = известна
hand-stored = отложена
hand-set = { $disease } { $cards }/{ $needed }
tell-title = Сказать команде
tell-number = Сколько у меня карт этого цвета: { $disease }
tell-card = У меня есть карта { $card }
team-title = Команда
team-you = ты
team-gone = не за столом
team-waited = ждём
team-cards = Карты: { $cards }
team-hidden =
    { $cards ->
        [one] { $cards } закрытая карта
        [few] { $cards } закрытые карты
       *[many] { $cards } закрытых карт
    }
team-stored = Отложено: { $event }
team-menu = Место: { $player }
team-role-help = Что умеет эта роль
team-look = Смотреть как { $player }
team-to-bot = Отдать боту
team-vote-bot = Пусть играет бот
team-to-person = Отдать: { $name }
team-take-back = Вернуть себе
team-sit = Сесть сюда
team-agree = Соглашаться на просьбы без вопросов
seat-free = свободно
seat-bot = Бот { $number }
seat-somebody = кто-то
curtain-title = Передай экран: { $player }
curtain-why = Карты закрыты: ничего не видно, пока ты не подтвердишь.
curtain-open = Это я: { $player }

## Колоды
decks-title = Колоды и сбросы
decks-order = Порядок сброшенных карт
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
        [0] { $cards }, без эпидемии
       *[other] { $cards }, 1 эпидемия
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
tab-plan = План
plan-title = План
plan-note = Сыграй ход на пробу: ничего не произойдёт, пока ты не примешь план.
plan-empty = Шагов пока нет
plan-full = В этом плане больше нет действий
plan-stale = Игра продолжилась: некоторые шаги уже не подходят.
plan-adopt = Принять план
plan-adopt-to = Принять до шага { $step }
plan-remove = Убрать шаг { $step }
plan-end = Закончить план
since-title = После твоего последнего хода
since-news = После твоего последнего хода игра продолжилась.
since-show = Что произошло?
since-again = Показать на поле
since-replay = Повтор с этого места
chat-say = Сказать что-нибудь
chat-send = Отправить
tab-actions = Действия
tab-hand = Рука
tab-team = Команда
tab-decks = Колоды
tab-log = История
tab-lens = Угрозы
tabs-title = Что показано

## Просьбы и события
request-move = { $player } спрашивает: { $move }
request-undo = { $player } просит отменить последний ход
request-accept = Согласиться
request-decline = Отказать
request-always = В этом ходу всегда соглашаться: { $player }
request-waits = Просьба ждёт ответа: { $player }
order-title = Спрашивать меня о событиях
order-always = всегда
order-epidemics = только при эпидемиях
order-never = никогда

## Сброс, Прогноз, лекарство
discard-title =
    { $over ->
        [one] { $player }: карт { $cards } из 7, сбросить { $over }
        [few] { $player }: карт { $cards } из 7, сбросить { $over }
       *[many] { $player }: карт { $cards } из 7, сбросить { $over }
    }
discard-how = Выбери карту для сброса или сыграй событие.
discard-play = Сыграть
forecast-title = Прогноз: следующие карты болезней
forecast-how = Первая откроется первой. Перетаскивай карты или пользуйся кнопками и стрелками.
forecast-card = { $place }: { $city }
forecast-up = { $city } выше
forecast-down = { $city } ниже
forecast-done = Вернуть в этом порядке
cure-how = Карт для лекарства нужно: { $needed }, выбрано: { $chosen }. Нажимай на карты, чтобы заменить их.
cure-do = Изобрести лекарство

## Командная строка
command-title = Набери ход
command-example = go каир, treat красная, почему shuttle cairo …
command-why = почему
command-why-not = Почему нет: { $move }?
command-legal = Ничто не мешает.
command-look = { $city }: пути к цели
command-nothing = Ни один разрешённый ход так не начинается.

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
lens-infected = Болезнь
lens-outbreak = Вспышка
lens-any = Хоть одна вспышка
lens-lost = Игра проиграна
lens-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
lens-double = Две эпидемии сразу наверняка ударят по второму городу ещё раз.
lens-said = Шанс болезни { $infected } %, вспышки { $outbreak } %
lens-note = Шансы на остаток этого хода из того, что тебе известно, без событий. Болезнь: от карт в его конце, а не от эпидемии. Стрелки показывают, куда пошла бы вспышка.

## Что происходит
scene-skip = Пропустить
scene-drew = { $player } берёт
scene-increase =
    { $rate ->
        [0] Распространение
       *[other] Распространение: уровень { $rate }
    }
scene-infect = Инфицирование: { $city }
scene-intensify = Обострение
scene-outbreak = Вспышка { $outbreaks } из 8: { $city }
scene-cure = Лекарство изобретено: { $disease }
scene-eradicated = Уничтожена: { $disease }
