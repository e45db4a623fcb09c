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
lobby-lead = Летайте по миру, лечите больных, делитесь знаниями и изобретите все четыре лекарства, пока не кончилось время. Побеждаете и проигрываете вы вместе.
lobby-guide = Научиться играть
friends-play = Играть с друзьями
friends-play-note = Открой стол и отправь им ссылку.
lobby-friends = С друзьями
lobby-mine = Мои игры
lobby-public = Открытые столы
lobby-public-none = Пока нет столов, открытых для всех. Оставь выше свободное место, и твой стол будет первым.
lobby-free =
    { $seats ->
        [one] { $seats } свободное место
        [few] { $seats } свободных места
       *[many] { $seats } свободных мест
    }
lobby-sit = Сесть
lobby-watch = Смотреть
bots-play = Играть с ботами
lobby-playing-as = Ты играешь под именем { $name }.
lobby-change-name = Изменить имя
preparing-translating = Идёт подготовка ботов (на этом компьютере — только один раз). Шаг 1 из 2: { $percent }
preparing-compiling = Идёт подготовка ботов (на этом компьютере — только один раз). Шаг 2 из 2: { $percent }
preparing-done = Боты готовы.
bots-play-note =
    { $bots ->
        [one] Ты и { $bots } бот. Без регистрации.
        [few] Ты и { $bots } бота. Без регистрации.
       *[many] Ты и { $bots } ботов. Без регистрации.
    }
lobby-seats = Кто садится за стол
lobby-you = Ты
lobby-you-note = первое место
lobby-seat = Место { $number }
lobby-seat-bot = Бот { $bot }
lobby-seat-bot-note = играет бот
lobby-seat-free = Свободное место
lobby-seat-free-note = отправь ссылку
lobby-seat-none = Пусто
lobby-seat-none-note = добавить игрока
lobby-epidemics =
    { $epidemics ->
        [one] { $epidemics } эпидемия
        [few] { $epidemics } эпидемии
       *[many] { $epidemics } эпидемий
    }
lobby-for-everyone = Показать всем среди открытых столов
lobby-open = Открыть стол
lobby-open-invite = Открыть и пригласить
lobby-options = Другие настройки
join-label = Код стола или ссылка
join-button = Присоединиться
title-you = ты
title-bots =
    { $bots ->
        [one] бот
        [few] { $bots } бота
       *[many] { $bots } ботов
    }
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
line-mine = твой ход
line-won = победа
line-lost = поражение
line-closed = закрыт

## Для тех, кто возвращается
continue-title = Твоя игра
continue-button = Продолжить
continue-lent = { $bot } играет за тебя
continue-with = { $roles } · в команде: { $mates }
continue-alone = { $roles } · за этим экраном
continue-cures = Лекарства: { $cures } из 4
again-button = Сыграть ещё раз
again-bots =
    { $bots ->
        [one] { $bots } бот ({ $names })
        [few] { $bots } бота ({ $names })
       *[many] { $bots } ботов ({ $names })
    }
setup-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
setup-hands =
    { $hands ->
        [open] карты открыты
       *[private] карты закрыты
    }
footer-docs = Документация
footer-python = Python
footer-gallery = Все карты и фишки

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
new-bots = Из них ботов
new-difficulty = Уровень
new-difficulty-4 = Начальный
new-difficulty-5 = Стандартный
new-difficulty-6 = Героический
new-epidemics =
    { $number ->
        [one] { $number } карта эпидемии
        [few] { $number } карты эпидемий
       *[many] { $number } карт эпидемий
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
new-help-bookkeeping = Учёт карт
new-help-bookkeeping-note = Плюс маршруты и всё, что можно знать о колодах.
new-help-odds = Риски
new-help-odds-note = Плюс риск заражений, вспышек и эпидемий в этом ходу.
new-help-coach = Советник
new-help-coach-note = Плюс советы, что делать.
new-more = Ещё настройки
new-name = Название стола
new-edition = Издание
new-roles = Роли, которые могут выпасть
new-events = События в игре
new-none = нет
new-seed = Зерно раздачи
new-seed-note = Одно и то же зерно даёт одну и ту же раздачу. Если оставить поле пустым, зерно будет случайным и никому не известным.
new-open = Открыть стол

## Приглашение
invited-title = { $host } приглашает тебя в игру
invited-seats = Места
invited-name = Играть под именем
invited-join = Присоединиться к игре
invited-choose = Выбрать другое место
invited-seat = Место
invited-watch = Просто посмотреть

## До раздачи
room-title = Ждём игроков
room-free =
    { $free ->
        [0] Все места заняты.
        [one] Свободно { $free } место. Игра может начаться, когда будут заняты все места.
        [few] Свободно { $free } места. Игра может начаться, когда будут заняты все места.
       *[many] Свободно { $free } мест. Игра может начаться, когда будут заняты все места.
    }
room-watching = Ещё здесь:
room-fill = Заполнить места ботами и начать
room-invite = Пригласить
room-code = Код
room-link = Ссылка
room-qr = Отсканируй телефоном, чтобы присоединиться
room-board = Поле для большого экрана
room-board-note = Покажи поле на телевизоре или планшете; каждый играет на своём телефоне.
tv-title = Игровое поле
tv-code = или введи код
tv-full = На весь экран
room-setup = Настройки игры
room-close = Закрыть этот стол
room-closed = Этот стол закрыт.
room-no-connection = Нет связи с этим столом. Пробуем ещё раз…
room-seat-number = Место { $number }:
room-seat-free = свободно
room-seat-bot = Бот
room-seat-you = { $name } (ты)
room-seat-sit = Сесть сюда
room-seat-sit-too = Играть и здесь
room-seat-stand = Встать
room-seat-clear = Освободить
room-seat-give-bot = Добавить бота
fair-title = Раздача
fair-note = Раздача определена до игры; этот отпечаток позволит потом её проверить:
fair-known = Зерно или позиция выбраны вручную, так что кто-то может знать раздачу.

## Настройки
settings-title = Настройки
settings-name = Твоё имя
settings-name-placeholder = Мы подберём тебе имя
settings-theme = Цвета
settings-theme-dark = Тёмные
settings-theme-light = Светлые
settings-theme-contrast = Высокий контраст
settings-turn-title = Показывать в заголовке страницы, что сейчас мой ход
settings-sound = Звуки
settings-notifications = Уведомлять о моём ходе, даже если открыта другая страница
settings-keys = Однобуквенные горячие клавиши
device-title = Устройства и твои данные
device-list = Вход выполнен на устройствах:
device-name = { $browser }, { $system }
device-unknown = Неизвестное устройство
device-here = это устройство
device-days = Добавлено: { $since }, последнее использование: { $seen }
device-sign-out = Выйти
device-sign-out-sure = Чтобы выйти на этом устройстве, ещё раз выбери «Выйти». Игры будут потеряны, если вход не выполнен ни на одном другом устройстве.
device-add = Добавить устройство
device-note = Открой эту ссылку на другом устройстве. Она сработает только один раз и только до { $time }. По ней можно играть за тебя, поэтому никому её не показывай.
device-open = У тебя есть неиспользованная ссылка. Она действует до { $time }.
device-link = Ссылка для другого устройства
device-withdraw = Отозвать ссылку
become-title = Играть под именем { $name }?
become-now = Сейчас ты играешь здесь под именем { $name }. Чтобы потом вернуться к этому имени на этом устройстве, понадобится ссылка с другого устройства, где вход выполнен под именем { $name }.
become-note = На этом устройстве ты будешь играть под именем { $name }. Соглашайся, только если эта ссылка создана тобой.
become-yes = Играть под именем { $name }
become-already = На этом устройстве ты уже играешь под именем { $name }.
device-forget = Удалить мои данные
device-forget-sure = Имя, сообщения и результаты будут удалены навсегда. Ты потеряешь свои места, и на всех устройствах будет выполнен выход. Твои действия останутся, но без имени.
device-forget-yes = Удалить

## Блокировка и жалобы
person-menu = Заблокировать или пожаловаться: { $name }
person-block = Заблокировать
person-unblock = Разблокировать
person-blocked = в чёрном списке
block-note = Если заблокировать этого человека ({ $name }), его сообщения, сигналы и планы не будут видны тебе ни за одним столом и ни на одном из твоих устройств, и вы не сможете присоединяться к столам друг друга. Действия останутся видны. Этот человек ни о чём не узнает.
block-done = { $name } в твоём списке заблокированных: сообщения, сигналы и планы этого человека не видны.
blocked-title = Заблокированные игроки
blocked-none = Заблокированных нет.
report-title = Пожаловаться
report-note = Владелец этого сервера прочитает жалобу и то, что этот человек ({ $name }) здесь написал.
report-reason = Что случилось?
report-insults = Оскорбления
report-spam = Спам
report-spoiling = Нарочно портит игру
report-name = Оскорбительное имя
report-other = Другое
report-text = Своими словами (необязательно)
report-send = Отправить жалобу
report-sent = Спасибо. Владелец этого сервера прочитает жалобу.
report-offer = Также заблокировать этого человека ({ $name })?

## Правила под рукой
help-title = Правила
help-search = Поиск
help-chapters = Главы
help-key-region = Следующая часть экрана
help-key-lit = Нажать подсвеченную кнопку
help-key-rule = Правила; на карте или действии — сразу нужное правило (также правой кнопкой мыши или долгим нажатием)
help-nothing = Ни в одном правиле нет этих слов.

## Чем кончилось
end-title = Игра окончена
end-won = Все четыре лекарства изобретены!
end-lost = Мир не удалось спасти.
end-cause-cures =
    { $turns ->
        [0] Четвёртое лекарство принесло победу.
        [one] После { $turns } хода четвёртое лекарство принесло победу.
        [few] После { $turns } ходов четвёртое лекарство принесло победу.
       *[many] После { $turns } ходов четвёртое лекарство принесло победу.
    }
end-cause-outbreaks =
    { $turns ->
        [0] Игру завершила восьмая вспышка.
        [one] После { $turns } хода игру завершила восьмая вспышка.
        [few] После { $turns } ходов игру завершила восьмая вспышка.
       *[many] После { $turns } ходов игру завершила восьмая вспышка.
    }
end-cause-cubes =
    { $turns ->
        [0] Понадобился кубик, а кубиков этого цвета больше не осталось.
        [one] После { $turns } хода понадобился кубик, а кубиков этого цвета больше не осталось.
        [few] После { $turns } ходов понадобился кубик, а кубиков этого цвета больше не осталось.
       *[many] После { $turns } ходов понадобился кубик, а кубиков этого цвета больше не осталось.
    }
end-cause-cards =
    { $turns ->
        [0] Не хватило карт игроков.
        [one] После { $turns } хода не хватило карт игроков.
        [few] После { $turns } ходов не хватило карт игроков.
       *[many] После { $turns } ходов не хватило карт игроков.
    }
end-cures = Лекарства
end-outbreaks = Вспышки
end-epidemics = Эпидемии
end-cards-left = Осталось карт игроков
end-board = Назад к полю
end-show = Итог
end-replay = Посмотреть повтор
end-again = Сыграть ещё раз
end-harder =
    { $epidemics ->
        [one] Следующий уровень: { $difficulty }, { $epidemics } эпидемия
        [few] Следующий уровень: { $difficulty }, { $epidemics } эпидемии
       *[many] Следующий уровень: { $difficulty }, { $epidemics } эпидемий
    }
end-same-deal = Ещё раз с той же раздачей
end-record = Скачать запись
end-timeline = Что произошло
end-turn = Ход { $turn }
end-chart = Кубики на поле
end-chart-note = Линии показывают число кубиков каждой болезни на поле, от раздачи до конца. Лекарства и эпидемии отмечены.
end-chart-numbers = В виде таблицы
end-chart-turn = Ход
end-deal = Раздача
end-deal-known = Зерно или позиция выбраны вручную, так что раздачу могли знать заранее.
end-deal-fits = Проверено: зерно соответствует отпечатку, показанному до раздачи.
end-deal-differs = Зерно не соответствует отпечатку, показанному до раздачи!
end-deal-unchecked = Без HTTPS эта страница не может проверить раздачу. Запись проверит команда «fourcures verify».
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
replay-log = Действия
replay-deal = Раздача
replay-undone = Отменено
replay-speed = Скорость
replay-hands = Карты на руках
replay-decks = Колоды

watch-title = Смотреть вместе
watch-lead = Ты ведёшь показ: каждый, кто откроет ссылку на эту страницу, увидит то же, что и ты. Нажми на город, чтобы указать на него.
watch-link = Скопировать ссылку
watch-follow = { $state ->
    [playing] Ведёт { $name }: идёт показ
   *[paused] Ведёт { $name }: пауза
}
watch-alone = Ведёт { $name }; ты сейчас смотришь отдельно.
watch-away = Осмотреться
watch-back = Вернуться к общему просмотру ({ $name })
watch-gone = { $name } больше не ведёт показ.
watch-nobody = Сейчас показ никто не ведёт.
watch-take = Вести показ
watch-nameless = Чтобы вести показ, выбери имя в настройках.
watch-stop = Выйти из общего просмотра

## Поделиться позицией
share-title = Поделиться
share-link = Ссылка на эту позицию
share-link-note = Любой, кто откроет ссылку, увидит эту позицию и сможет продолжить с неё игру. Твоя игра не изменится.
share-private = В этой игре карты закрыты. Когда она закончится, можно будет поделиться позициями из повтора.
share-over = Игра окончена. Чтобы поделиться более ранней позицией, вернись к ней в повторе.
share-picture = Изображение поля
share-png = Сохранить как PNG
share-svg = Сохранить как SVG
shared-title = Позиция по ссылке
shared-play = Продолжить отсюда
shared-broken = Эта ссылка повреждена или неполная. Попроси прислать её ещё раз.

## Первая игра с подсказками
guide-title = Игра с подсказками
