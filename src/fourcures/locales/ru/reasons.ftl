# Почему что-то не сделано.

## Ходы, которых не разрешают правила
reason-game-over = Игра окончена.
reason-forecast-pending = Сначала верни карты «Прогноза» в любом порядке.
reason-discard-first = У кого-то больше 7 карт: сначала нужно сбросить карту или сыграть событие.
reason-not-your-turn = Сейчас ход не этого игрока, а { FORM($player, case: "gen") }.
reason-not-action-phase = Действий в этом ходу больше нет; сейчас фаза: { $phase }.
reason-actions-remain = Действия ещё остались ({ $actions }): используй их или пасуй, прежде чем брать карты.
reason-nothing-looked-at = Сейчас никто не смотрит «Прогноз».
reason-not-the-looker = Вернуть карты может только тот, кто сыграл «Прогноз».
reason-not-these-cards = Разложить нужно именно эти карты: { $cards }.
reason-within-limit =
    { $cards ->
        [one] У этого игрока { $cards } карта; сбрасывать можно, только если их больше 7.
        [few] У этого игрока { $cards } карты; сбрасывать можно, только если их больше 7.
       *[many] У этого игрока { $cards } карт; сбрасывать можно, только если их больше 7.
    }
reason-epidemics-first = Лимит карт проверяется, когда разыграны все эпидемии.
reason-not-in-hand = У { FORM($player, case: "gen") } нет карты «{ $card }».
reason-epidemic-not-held = Карту эпидемии нельзя держать в руке: её разыгрывают сразу после добора.
reason-already-there = Фишка уже в { FORM($city, case: "prep") }.
reason-not-adjacent = { $origin } и { $city } не соединены линией. Двигайся из города в город или лети.
reason-no-card-of-target = Для прямого рейса нужна карта «{ $city }», но у { FORM($player, case: "gen") } её нет.
reason-no-card-of-origin = Для чартерного рейса нужна карта «{ $city }», но у { FORM($player, case: "gen") } её нет.
reason-no-station-here = В { FORM($city, case: "prep") }, где стоит фишка, нет исследовательской станции. Построй её или начни из города, где она есть.
reason-no-station-there = В { FORM($city, case: "prep") } нет исследовательской станции.
reason-not-dispatcher = Перемещать чужие фишки может только Диспетчер.
reason-move-own-pawn = Чтобы переместить свою фишку, введи: { $form }.
reason-own-pawn = Свою фишку Диспетчер двигает обычным способом или переносит к другой фишке.
reason-nobody-to-join = В { FORM($city, case: "prep") } нет другой фишки. Выбери город, где стоит фишка.
reason-not-operations-expert = Этот рейс есть только у Инженера.
reason-no-opsflight-2008 = В издании 2008 года такого рейса нет.
reason-opsflight-used = Рейс Инженера в этом ходу уже использован. В следующем ходу он снова будет доступен.
reason-not-a-city-card = «{ $card }» — не карта города.
reason-station-stands = В { FORM($city, case: "prep") } уже стоит исследовательская станция.
reason-no-card-to-build = Для постройки нужна карта «{ $city }», но у { FORM($player, case: "gen") } её нет.
reason-all-stations-stand = Все 6 исследовательских станций уже на поле: выбери, какую перенести.
reason-stations-in-stock =
    { $stock ->
        [one] В запасе ещё { $stock } исследовательская станция: переносить нельзя.
        [few] В запасе ещё { $stock } исследовательские станции: переносить нельзя.
       *[many] В запасе ещё { $stock } исследовательских станций: переносить нельзя.
    }
reason-no-station-to-move = В { FORM($city, case: "prep") } нет станции, которую можно перенести.
reason-no-cubes = В { FORM($city, case: "prep") } нет кубиков { FORM($disease, case: "gen") } болезни.
reason-same-player = Обменяться знаниями можно только с другим игроком.
reason-not-together = Эти игроки не в одном городе. Сначала встретьтесь.
reason-events-not-shared = Карты событий передавать нельзя.
reason-not-the-city-card = Передать можно только карту «{ $city }»: там стоят оба игрока.
reason-researcher-receives-city = Исследователь отдаёт любую карту города, но получает только карту «{ $city }».
reason-not-handed-over = { $player } не отдаёт карту «{ $card }».
reason-already-cured = Лекарство от { FORM($disease, case: "gen") } болезни уже изобретено.
reason-no-station-for-cure = Лекарство изобретают на исследовательской станции, а в { FORM($city, case: "prep") } её нет. Построй её или отправляйся туда, где она есть.
reason-wrong-colour = Карта «{ $card }» не подходит для лекарства от { FORM($disease, case: "gen") } болезни.
reason-events-do-not-pay = За действия нельзя платить картами событий.
reason-wrong-number-of-cards =
    { $needed ->
        [one] Для лекарства от { FORM($disease, case: "gen") } болезни этому игроку нужна ровно { $needed } карта, а не { $cards }.
        [few] Для лекарства от { FORM($disease, case: "gen") } болезни этому игроку нужно ровно { $needed } карты, а не { $cards }.
       *[many] Для лекарства от { FORM($disease, case: "gen") } болезни этому игроку нужно ровно { $needed } карт, а не { $cards }.
    }
reason-card-twice = Карта «{ $card }» названа дважды.
reason-not-planner = Откладывать события может только Эксперт по чрезвычайным ситуациям.
reason-already-stored = На карте Эксперта по чрезвычайным ситуациям уже лежит событие «{ $event }». Сначала сыграй эту карту.
reason-not-in-discards = Карты «{ $event }» нет в сбросе карт игроков. Сначала её нужно сыграть или сбросить.
reason-stored-not-discarded = Событие с карты Эксперта по чрезвычайным ситуациям нельзя сбросить.
reason-event-not-held = У этого игрока нет карты «{ $event }».
reason-only-resilient-now = Между инфицированием и обострением можно сыграть только «Стойкий иммунитет». Остальные события — после обострения.
reason-empty-infection-deck = Нет карт болезней, которые можно посмотреть.
reason-not-in-infection-discards = Карты «{ $card }» нет в сбросе карт болезней.
reason-no-infection-discards = Сброс карт болезней пуст.
reason-not-a-move = «{ $text }» — не команда; команда начинается с одного из этих слов: { $verbs }.
# A word in capitals in the form of a move: drive CITY.
form-word =
    { $word ->
        [CARD] КАРТА
        [PLAYER] РОЛЬ
        [DISEASE] ЦВЕТ
        [WAY] СПОСОБ
        [EVENT] СОБЫТИЕ
       *[CITY] ГОРОД
    }
reason-wrong-form = Команда «{ $text }» записана неверно. Введи «{ $form }», подставив нужное вместо слов, набранных прописными буквами.
reason-unknown-city = «{ $word }» — не город.
reason-unknown-disease = «{ $word }» — не болезнь. Болезни: синяя, жёлтая, чёрная, красная.
reason-unknown-card = «{ $word }» — не карта.
reason-unknown-event = «{ $word }» — не событие.
reason-unknown-player = «{ $word }» — не роль.
reason-not-in-game = { $player } не участвует в этой игре.
reason-event-not-in-game = Карты «{ $event }» нет в этой игре.

## Чего стол не делает
reason-unreadable = Не удаётся прочитать сообщение. Обнови страницу.
reason-too-many =
    { $wait ->
        [one] Слишком много запросов: подожди { $wait } секунду.
        [few] Слишком много запросов: подожди { $wait } секунды.
       *[many] Слишком много запросов: подожди { $wait } секунд.
    }
reason-other-site = Этот запрос пришёл со страницы другого сайта; если сервер стоит за прокси, задай его публичное имя.
reason-no-table = Такого стола нет.
reason-broken-table = Этот стол не удаётся прочитать. Игра сохранена, администратор сервера уже знает об этом.
reason-not-ready = База данных не отвечает.
reason-too-fast = Слишком много сообщений: не больше { $per_second } в секунду.
reason-asked-anew = Этот вопрос заменён более новым.
reason-no-name = Сначала укажи имя.
reason-bad-link = Эта ссылка устарела, уже использована или отозвана. Создай новую в настройках другого устройства.
reason-no-device = На выбранном устройстве вход не выполнен.
reason-cannot-join = Ты не можешь присоединиться к этому столу.
reason-suspended = До { $until } тебе нельзя писать в чат, менять имя, открывать публичные столы и присоединяться к ним. Так решил оператор сервера.
reason-reported = Жалоба на этого человека за этим столом уже отправлена.
reason-tried = Попытка в этом раскладе дня уже использована: { $name }.
reason-day-over = Это расклад другого дня. Открой сегодняшний.
reason-secret-deal = За этим столом играют расклад дня. До конца следующего дня карты видят только те, кто играет.
reason-no-moment = Такого момента в этой игре нет. Выбери момент от { $first } до { $last }.
reason-ended-there = В этот момент игра уже закончена. Выбери более ранний.
reason-daily-running = Тренироваться на раскладе дня можно после окончания игры.
reason-exercise = Это задача на один ход. Лучше проверь свой ход.
reason-no-exercise = За этим столом нет задачи, проверять здесь нечего.
reason-open-step = Сначала закончи начатое, например сброс карт или «Прогноз». Потом проверь ход.
reason-not-reviewed = Этот ход ещё не разобран. Дождись разбора игры.
reason-no-mistake = В этот момент не начинается ход, который можно улучшить.
reason-old-puzzle = Этой задачи в сборнике больше нет. Выбери другую.
reason-no-puzzle = Такой задачи нет. Выбери номер от 1 до { $last }.
reason-not-over = Запись игры будет доступна, когда игра закончится.
reason-no-help = Здесь это недоступно: уровень помощи за этим столом — «{ $help }».
reason-busy = За этим столом слишком много действий одновременно; попробуй ещё раз.
reason-closed = Этот стол закрыт.
reason-full-log = В истории этого стола почти не осталось места. Теперь можно только совершать действия, чтобы вы могли закончить игру.
reason-not-begun =
    { $empty ->
        [one] Игра ещё не началась: свободно { $empty } место.
        [few] Игра ещё не началась: свободно { $empty } места.
       *[many] Игра ещё не началась: свободно { $empty } мест.
    }
reason-begun = Игра уже началась.
reason-not-here = Тебя нет за этим столом.
reason-not-your-seat = Место { $seat } не твоё.
reason-no-own-seat = У тебя нет места за этим столом.
reason-no-seat = Места { $seat } за этим столом нет.
reason-seat-taken = Место { $seat } занято.
reason-seat-not-lent = Место { $seat } нельзя вернуть себе.
reason-not-gone = Игрок на месте { $seat } никуда не ушёл; отдать место может только он.
reason-unknown-bot = Нет бота с именем { $bot }; есть: { $known }.
reason-unknown-person = Ни у кого здесь нет такого идентификатора.
reason-bot-or-person = Выбери для места бота или человека, но не обоих сразу.
reason-host-only = Это может только хозяин стола.
reason-no-request = Эта просьба уже неактуальна.
reason-not-asked = Эта просьба была не к тебе.
reason-nothing-to-undo = Отменять нечего: после открытия карты действий не было.
reason-nothing-to-redo = Повторять нечего.
reason-no-window = Сейчас этого от тебя не ждут.
reason-untold = Покажи карту или назови болезнь.
reason-empty-text = Сообщение пустое.
reason-wrong-signal = К этому такая фраза не подходит.
reason-has-leader = Сейчас ведёт { $name }.
reason-turn-order = Ходы плана должны идти в порядке мест, каждый не более одного раза.
reason-no-plan = Этот план больше не показывают.
reason-no-step = В этом плане шаги от 1 до { $last }.
reason-long-text =
    { $most ->
        [one] Не больше { $most } знака.
        [few] Не больше { $most } знаков.
       *[many] Не больше { $most } знаков.
    }
reason-bad-name =
    { $most ->
        [one] В имени должно быть от 1 до { $most } знака.
        [few] В имени должно быть от 1 до { $most } знаков.
       *[many] В имени должно быть от 1 до { $most } знаков.
    }
reason-bad-seed = В зерне допустимы только печатные знаки: без составных эмодзи и без табуляций.
reason-bad-players = Игра рассчитана на 2, 3 или 4 игроков.
reason-bad-seconds =
    { $most ->
        [one] Время должно быть от 1 до { $most } секунды.
        [few] Время должно быть от 1 до { $most } секунд.
       *[many] Время должно быть от 1 до { $most } секунд.
    }
reason-few-roles =
    { $players ->
        [one] Выбери не меньше { $players } роли, по одной на каждое место.
        [few] Выбери не меньше { $players } ролей, по одной на каждое место.
       *[many] Выбери не меньше { $players } ролей, по одной на каждое место.
    }
reason-bad-setup =
    { $field ->
        [edition] Такого издания нет.
        [players] Игра рассчитана на 2, 3 или 4 игроков.
        [epidemics] В игре 4, 5 или 6 карт эпидемий.
        [hands] Карты либо открыты, либо закрыты.
        [first] Начинать должен кто-то из игроков.
        [roles] Каждому игроку нужна своя роль из этого издания.
        [events] Не все эти события существуют.
        [seed] Такое зерно использовать нельзя.
        [cards] Для настоящей игры введите девять городов и карты всех игроков, каждую карту один раз, и играйте за одним экраном с открытыми картами.
        [visibility] Стол бывает публичным, по приглашению или за одним экраном.
        [help] Такого уровня помощи нет.
       *[setup] Так игру не начать.
    }
reason-which-card = Назови карту, которая пришла из настоящей колоды, одну из этих: { $cards }.
reason-wrong-card = Карта «{ $card }» не могла прийти.
reason-real-cards = Бот не может брать карты из настоящей колоды.

## Что вовсе не запрос или не удалось
reason-bad-request = Не удаётся прочитать запрос.
reason-not-found = Такой страницы нет.
reason-internal = Что-то пошло не так.
reason-no-mail = Этот сервер не отправляет писем.
reason-bad-address = Это не адрес электронной почты.
reason-mail-failed = Не удалось отправить письмо. Попробуй позже.
reason-no-push = Сервер не знает службу уведомлений этого браузера.
