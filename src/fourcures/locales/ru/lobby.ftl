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
app-wait = Минутку …
app-to-lobby = На главную
app-unreachable = Сервер не отвечает. Есть ли сеть?
app-failed = Что-то пошло не так. Попробуй ещё раз.
lost-title = По этому адресу ничего нет.

## Главная страница
lobby-title = Четыре болезни. Одна команда.
lobby-lead = Летайте по миру, лечите больных, делитесь знаниями и изобретите все четыре лекарства, пока не кончилось время. Побеждаете и проигрываете вы вместе.
lobby-first-time = Впервые здесь?
lobby-guide = Сыграть с подсказками
lobby-friends = С друзьями
lobby-new-table = Новый стол
lobby-mine = Мои игры
lobby-public = Открытые столы
bots-mates = Боты в твоей команде
bots-play = Играть с ботами
join-label = Код или ссылка стола
join-button = Войти
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
new-visibility = Кто может прийти
new-visibility-invite = По приглашению
new-visibility-invite-note = Все, у кого есть код или ссылка.
new-visibility-public = Все
new-visibility-public-note = Стол виден на главной странице.
new-visibility-local = Этот экран
new-visibility-local-note = Все сидят у этого экрана и передают его друг другу.
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
new-hands-private-note = Каждый видит только свои карты и может о них рассказать.
new-help = Помощь
new-help-off = Нет
new-help-off-note = Только поле и сброшенные карты.
new-help-bookkeeping = Учёт
new-help-bookkeeping-note = А также пути к цели и то, что можно знать о колодах.
new-help-odds = Шансы
new-help-odds-note = А также шансы болезней, вспышек и эпидемий в этом ходу.
new-help-coach = Советчик
new-help-coach-note = А также советы, что делать.
new-more = Ещё настройки
new-name = Название стола
new-edition = Издание
new-roles = Роли, которые могут выпасть
new-events = События в игре
new-none = нет
new-timer = Время подумать о событии в чужой ход
new-timer-none = без ограничения
new-timer-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
new-seed = Зерно раздачи
new-seed-note = Одно и то же зерно даёт одну и ту же раздачу. Если оставить пустым, будет новое, которого никто не может знать.
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
room-watching = Также здесь:
room-fill = Дополнить ботами и начать
room-invite = Пригласить
room-code = Код
room-link = Ссылка
room-setup = Во что играем
room-close = Закрыть этот стол
room-closed = Этот стол закрыт.
room-no-connection = Не удаётся подключиться к этому столу. Страница продолжает попытки.
room-seat-number = Место { $number }:
room-seat-free = свободно
room-seat-bot = Бот
room-seat-you = { $name } (ты)
room-seat-sit = Сесть сюда
room-seat-stand = Встать
room-seat-clear = Освободить
room-seat-give-bot = Бот
fair-title = Раздача
fair-note = Определена до игры; этот отпечаток позволит потом её проверить:
fair-known = Зерно введено вручную, так что раздача может быть известна.

## Настройки
settings-title = Настройки
settings-name = Твоё имя
settings-name-placeholder = Имя будет выбрано за тебя
settings-theme = Цвета
settings-theme-dark = Тёмные
settings-theme-light = Светлые
settings-theme-contrast = Высокий контраст
settings-turn-title = Показывать в заголовке страницы, когда мой ход
settings-sound = Звуки
settings-notifications = Сообщать, когда мой ход, и вне этой страницы
settings-keys = Отдельные буквы как быстрые клавиши
device-title = Другие устройства и твои данные
device-note = Открой эту ссылку на другом устройстве, чтобы занять там свои места. С ней можно играть за тебя: никому её не показывай.
device-link = Твоя личная ссылка
device-forget = Удалить мои данные
device-forget-sure = Имя и места исчезнут, и вернуть их будет нельзя.
device-forget-yes = Удалить

## Правила под рукой
help-title = Правила
help-search = Поиск
help-chapters = Главы
help-keys = Клавиши
help-key-region = Следующая часть экрана
help-key-rule = Правила; на карте или действии — их собственное правило, как правой кнопкой мыши или долгим нажатием
help-nothing = Ни в одном правиле нет этих слов.

## Чем кончилось
end-title = Конец
end-won = Все четыре лекарства изобретены!
end-lost = Мир потерян.
end-cause-cures = Четвёртое лекарство сразу приносит победу.
end-cause-outbreaks = Игру закончила восьмая вспышка.
end-cause-cubes = Понадобился кубик, а этого цвета больше не было.
end-cause-cards = Не хватило карт игроков.
end-turns =
    { $turns ->
        [one] через { $turns } ход
        [few] через { $turns } хода
       *[many] через { $turns } ходов
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
end-timeline = Что было
end-turn = Ход { $turn }
end-chart = Кубики на поле
end-chart-note = Линии — кубики каждой болезни на поле, от раздачи до конца. Лекарства и эпидемии отмечены там, где случились.
end-chart-numbers = Таблицей
end-chart-turn = Ход
end-deal = Раздача
end-deal-known = Зерно введено вручную: никто не обещал, что оно неизвестно.
end-deal-fits = Проверено: у зерна тот отпечаток, который был показан до раздачи.
end-deal-differs = У зерна не тот отпечаток, который был показан до раздачи!
end-deal-unchecked = Без https эта страница не может это проверить. Запись проверит команда «fourcures verify».
end-seed = Зерно
end-fingerprint = Отпечаток

## Повтор
replay-title = Повтор
replay-to-table = К столу
replay-controls = Шаги
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
replay-hands = Руки
replay-decks = Колоды

## Первая игра с подсказками
guide-title = Игра с подсказками
guide-step = Шаг { $step } из { $steps }
guide-next = Дальше
guide-again = Начать заново
guide-leave = Выйти
guide-hide = Скрыть
guide-show = Показать
guide-astray = Это ведёт не туда. «Отменить» вернёт всё назад, пока не открыта карта; или начни заново.
guide-welcome = Четыре болезни расползаются по миру, и ваша команда победит, если изобретёт четыре лекарства. Три уже есть: не хватает только синего. Ты играешь и за Врача, и за Учёного. Ход — это четыре действия, потом берут две карты, потом в городах обнаруживают болезни.
guide-drive = Врач в Атланте. В Чикаго, через одну линию, лежат синие кубики. Движение по линии — одно действие, и карта не нужна.
guide-drive-how = Нажми на Чикаго.
guide-treat = Лечение убирает кубики из города, где ты находишься. Другие убирают один кубик за действие, Врач — сразу все.
guide-treat-how = Нажми на кубики в Чикаго или на кнопку лечения.
guide-charter = У Учёного в Париже три синие карты, и нужна ещё одна. Париж далеко, но с картой города, где находишься, можно улететь куда угодно: это чартерный рейс.
guide-charter-how = Нажми на Париж и выбери чартерный рейс, который сбрасывает Чикаго.
guide-share = Вы вместе в Париже, и у Врача есть карта Парижа. В своём городе карта может перейти из рук в руки.
guide-share-how = Отдай карту Парижа Учёному: нажми кнопку или выбери карту.
guide-draw = Все четыре действия использованы. Теперь берут две карты. До сих пор всё можно было отменить; что будет дальше, не знает никто.
guide-draw-how = Нажми кнопку, чтобы взять карты.
guide-epidemic = Эпидемия! Уровень распространения растёт, город из-под низа колоды получает три кубика, а все города, где уже были болезни, перемешивают и кладут наверх: скоро до них снова дойдёт очередь. Вторая карта — событие.
guide-infect = Теперь в городах обнаруживают болезни. В Сан-Паулу уже три жёлтых кубика. Четвёртый не поместится: будет вспышка, и каждый сосед получит кубик. Восемь вспышек — и игра проиграна. Между картами игра ждёт, потому что у тебя есть событие; пока прибереги его.
guide-infect-how = Иди дальше, пока не начнётся ход Учёного.
guide-event = Для лекарства нужна исследовательская станция, а в Париже её нет. На руке Врача есть Правительственный грант: это событие ставит станцию где угодно, в чей угодно ход и без действия.
guide-event-how = Сыграй Правительственный грант с руки Врача и выбери Париж.
guide-cure = Учёному нужно только четыре карты одного цвета, остальным — пять. Все четыре здесь, и станция тоже.
guide-cure-how = Изобрети синее лекарство.
