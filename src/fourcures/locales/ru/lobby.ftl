# Браузер вне стола: главная страница, новый стол, ожидание, настройки.

## Везде
app-name = Four Cures
app-menu = Меню
app-rules = Правила
app-settings = Настройки
app-language = Язык
app-close = Закрыть
app-cancel = Отмена
app-copy = Скопировать
app-copied = Скопировано
app-wait = Минутку…
app-to-lobby = На главную
app-unreachable = Сервер не отвечает. Проверь подключение к интернету.
app-failed = Что-то пошло не так. Попробуй ещё раз.
lost-title = Такой страницы нет.

## Главная страница
lobby-title = Четыре болезни. Одна команда.
lobby-lead = Летайте по миру, лечите больных, делитесь знаниями и изобретите все четыре лекарства, пока не кончилось время. Победите или проиграете вы вместе.
lobby-first-time = Впервые здесь?
lobby-guide = Сыграть с подсказками
lobby-friends = С друзьями
lobby-new-table = Новый стол
lobby-mine = Мои игры
lobby-public = Публичные столы
bots-mates = Боты в твоей команде
bots-play = Играть с ботами
join-label = Код стола или ссылка
join-button = Присоединиться
line-title =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $epidemics ->
        [one] { $epidemics } эпидемия
        [few] { $epidemics } эпидемии
       *[many] { $epidemics } эпидемий
    }
line-waiting = ждёт игроков
line-running = идёт
line-won = победа
line-lost = поражение
line-closed = закрыт

## Новый стол
new-title = Новый стол
new-visibility = Кто может присоединиться
new-visibility-invite = По приглашению
new-visibility-invite-note = Все, у кого есть код или ссылка.
new-visibility-public = Все
new-visibility-public-note = Стол виден на главной странице.
new-visibility-local = За этим экраном
new-visibility-local-note = Все играют за этим экраном и передают его друг другу.
new-players = Игроки
new-bots = из них боты
new-difficulty = Уровень
new-difficulty-4 = Начальный
new-difficulty-5 = Стандартный
new-difficulty-6 = Героический
new-epidemics =
    { $number ->
        [one] { $number } карта эпидемии
        [few] { $number } карты эпидемии
       *[many] { $number } карт эпидемии
    }
new-hands = Карты на руках
new-hands-rules = По правилам
new-hands-rules-note = На начальном уровне открыты, на остальных закрыты.
new-hands-open = Открыты
new-hands-open-note = Все видят все карты.
new-hands-private = Закрыты
new-hands-private-note = Каждый видит только свои карты, но может о них рассказывать.
new-help = Помощь
new-help-off = Нет
new-help-off-note = Только поле и сброшенные карты.
new-help-bookkeeping = Заметки
new-help-bookkeeping-note = Плюс маршруты и всё, что можно знать о колодах.
new-help-odds = Шансы
new-help-odds-note = Плюс шансы заражений, вспышек и эпидемий в этом ходу.
new-help-coach = Советник
new-help-coach-note = Плюс советы, что делать.
new-more = Ещё настройки
new-name = Название стола
new-edition = Издание
new-roles = Роли, которые могут выпасть
new-events = События в игре
new-none = нет
new-timer = Время на решение о событии в чужой ход
new-timer-none = без ограничения
new-timer-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
new-seed = Зерно раздачи
new-seed-note = Одно и то же зерно даёт одну и ту же раздачу. Оставь поле пустым, и будет новое, которого никто не может знать.
new-open = Открыть стол

## До раздачи
room-title = Ждём игроков
room-free =
    { $free ->
        [0] Все места заняты.
        [one] Свободно { $free } место. Игра начнётся, когда все будут заняты.
        [few] Свободно { $free } места. Игра начнётся, когда все будут заняты.
       *[many] Свободно { $free } мест. Игра начнётся, когда все будут заняты.
    }
room-watching = Здесь также:
room-fill = Заполнить места ботами и начать
room-invite = Пригласить
room-code = Код
room-link = Ссылка
room-setup = Настройки игры
room-close = Закрыть этот стол
room-closed = Этот стол закрыт.
room-no-connection = Нет связи с этим столом. Продолжаем попытки…
room-seat-number = Место { $number }:
room-seat-free = свободно
room-seat-bot = Бот
room-seat-you = { $name } (ты)
room-seat-sit = Сесть сюда
room-seat-stand = Встать
room-seat-clear = Освободить
room-seat-give-bot = Добавить бота
fair-title = Раздача
fair-note = Раздача определена до игры; этот отпечаток позволит потом её проверить:
fair-known = Зерно введено вручную, так что кто-то может знать раздачу.

## Настройки
settings-title = Настройки
settings-name = Твоё имя
settings-name-placeholder = Имя будет выбрано за тебя
settings-theme = Цвета
settings-theme-dark = Тёмные
settings-theme-light = Светлые
settings-theme-contrast = Высокий контраст
settings-motion = Анимация
settings-motion-full = Полная
settings-motion-fast = Быстрая
settings-motion-none = Нет
settings-turn-title = Показывать в заголовке страницы, что сейчас мой ход
settings-sound = Звуки
settings-notifications = Уведомлять о моём ходе, даже если открыта другая страница
settings-keys = Однобуквенные горячие клавиши
device-title = Другие устройства и твои данные
device-note = Открой эту ссылку на другом устройстве, чтобы играть там на своих местах. По ней можно играть за тебя, поэтому никому её не показывай.
device-link = Твоя личная ссылка
device-forget = Удалить мои данные
device-forget-sure = Имя и места будут удалены навсегда.
device-forget-yes = Удалить

## Правила под рукой
help-title = Правила
help-search = Поиск
help-chapters = Главы
help-keys = Клавиатура
help-key-region = Следующая часть экрана
help-key-rule = Правила; на карте или действии — сразу нужное правило (также правой кнопкой мыши или долгим нажатием)
help-nothing = Ни в одном правиле нет этих слов.

## Чем кончилось
end-title = Игра окончена
end-won = Все четыре лекарства изобретены!
end-lost = Мир не удалось спасти.
end-cause-cures = Четвёртое лекарство приносит победу.
end-cause-outbreaks = Игру завершила восьмая вспышка.
end-cause-cubes = Понадобился кубик, а кубиков этого цвета больше не осталось.
end-cause-cards = Не хватило карт игроков.
end-turns =
    { $turns ->
        [one] после { $turns } хода
        [few] после { $turns } ходов
       *[many] после { $turns } ходов
    }
end-cures = Лекарства
end-outbreaks = Вспышки
end-epidemics = Эпидемии
end-cards-left = Осталось карт игроков
end-board = Назад к полю
end-show = Итог
end-replay = Посмотреть повтор
end-again = Сыграть ещё
end-same-deal = Ещё раз с той же раздачей
end-record = Скачать запись
end-timeline = Что произошло
end-turn = Ход { $turn }
end-chart = Кубики на поле
end-chart-note = Линии показывают число кубиков каждой болезни на поле, от раздачи до конца. Лекарства и эпидемии отмечены.
end-chart-numbers = В виде таблицы
end-chart-turn = Ход
end-deal = Раздача
end-deal-known = Зерно введено вручную, так что раздачу могли знать заранее.
end-deal-fits = Проверено: зерно соответствует отпечатку, показанному до раздачи.
end-deal-differs = Зерно не соответствует отпечатку, показанному до раздачи!
end-deal-unchecked = Без https эта страница не может это проверить. Запись проверит команда «fourcures verify».
end-seed = Зерно
end-fingerprint = Отпечаток

## Повтор
replay-title = Повтор
replay-to-table = Назад к столу
replay-controls = Управление
replay-first = В начало
replay-back = Шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-last = В конец
replay-moment = Момент
replay-moment-of = { $at } из { $all }
replay-log = Ходы
replay-deal = Раздача
replay-undone = Отменено
replay-speed = Скорость
replay-hands = Карты на руках
replay-decks = Колоды

## Первая игра с подсказками
guide-title = Игра с подсказками
guide-step = Шаг { $step } из { $steps }
guide-next = Дальше
guide-again = Начать заново
guide-leave = Выйти
guide-hide = Скрыть
guide-show = Показать
guide-astray = Это другой путь. «Отменить» вернёт тебя назад, пока не открыта карта; или начни заново.
guide-welcome = Четыре болезни расползаются по миру, и ваша команда победит, если изобретёт четыре лекарства. Три уже есть, не хватает только синего. Ты играешь и за Врача, и за Учёного. Каждый ход — это четыре действия, потом ты берёшь две карты, потом в городах обнаруживаются болезни.
guide-drive = Врач в Атланте. В Чикаго, на расстоянии одной линии, лежат синие кубики. Движение по линии — одно действие, и карта не нужна.
guide-drive-how = Нажми на Чикаго.
guide-treat = Лечение убирает кубики из города, где ты находишься. Другие роли убирают один кубик за действие, Врач — сразу все одного цвета.
guide-treat-how = Нажми на кубики в Чикаго или на кнопку «Лечение».
guide-charter = У Учёного в Париже три синие карты, и нужна ещё одна. Париж далеко, но, сбросив карту города, где находишься, можно улететь куда угодно: это чартерный рейс.
guide-charter-how = Нажми на Париж и выбери чартерный рейс, для которого сбрасывается Чикаго.
guide-share = Вы вместе в Париже, и у Врача есть карта Парижа. Карта города может перейти из рук в руки, когда вы оба в этом городе.
guide-share-how = Отдай карту Парижа Учёному: нажми кнопку или выбери карту.
guide-draw = Все четыре действия использованы. Теперь возьми две карты. До сих пор всё можно было отменить; что будет дальше, не знает никто.
guide-draw-how = Нажми «Взять 2 карты».
guide-epidemic = Эпидемия! Уровень распространения растёт, город с нижней карты колоды получает три кубика, а карты всех городов, где уже обнаружены болезни, перемешиваются и ложатся наверх: скоро до них снова дойдёт очередь. Вторая карта — событие.
guide-infect = Теперь в городах обнаруживаются болезни. В Сан-Паулу уже три жёлтых кубика. Для четвёртого места нет: будет вспышка, и каждый соседний город получит кубик. Восемь вспышек — и игра проиграна. Между картами игра ждёт, потому что у тебя есть событие; пока прибереги его.
guide-infect-how = Нажимай «Дальше», пока не начнётся ход Учёного.
guide-event = Для лекарства нужна исследовательская станция, а в Париже её нет. У Врача в руке есть Правительственный грант: это событие ставит станцию в любой город, в чей угодно ход и без действия.
guide-event-how = Сыграй Правительственный грант из руки Врача и выбери Париж.
guide-cure = Учёному нужно только четыре карты одного цвета, остальным — пять. Все четыре у него, и станция здесь.
guide-cure-how = Изобрети синее лекарство.
