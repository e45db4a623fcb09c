# Что говорит стол в терминале. Команды на любом языке набирают по-английски.

## Начало и конец
terminal-welcome =
    { $hands ->
        [private] Four Cures: { terminal-players }, { terminal-epidemics }, карты закрыты, { $edition }.
       *[open] Four Cures: { terminal-players }, { terminal-epidemics }, карты открыты, { $edition }.
    }
terminal-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
terminal-epidemics =
    { $epidemics ->
        [one] { $epidemics } эпидемия
        [few] { $epidemics } эпидемии
       *[many] { $epidemics } эпидемий
    }
terminal-type-help = Справка: введи «help».
terminal-not-over = Игра не окончена.
terminal-kept = Игра не окончена. Она сохранена; чтобы продолжить, введи:
terminal-seed = Зерно (seed): { $seed }
terminal-review = Чтобы разобрать игру ход за ходом, введи:
terminal-problem =
    { $problem ->
        [cannot_read] Не удаётся прочитать файл { $file }.
        [cannot_write] Не удаётся записать файл { $file }.
        [exists] Файл { $file } уже есть, и это не сохранённая игра. Выбери другое имя.
        [too_large] Файл { $file } слишком велик для сохранённой игры.
       *[not_a_game] Файл { $file } — не сохранённая игра и не позиция.
    }

## Кто что делает
terminal-game-over =
    { $result ->
        [won] Игра окончена, победа
       *[lost] Игра окончена, поражение
    }
terminal-to-act =
    { $actions ->
        [one] { $role }, ещё { $actions } действие
        [few] { $role }, ещё { $actions } действия
       *[many] { $role }, ещё { $actions } действий
    }
terminal-to-draw = { $role }: «next» — взять 2 карты
terminal-to-intensify = { $role }: «next» — перейти к обострению
terminal-to-begin-second = { $role }: «next» — начать вторую эпидемию
terminal-to-discard =
    { $cards ->
        [one] { $role }: сбросить { $cards } карту
        [few] { $role }: сбросить { $cards } карты
       *[many] { $role }: сбросить { $cards } карт
    }
terminal-to-order = { $role }: вернуть карты «Прогноза»
terminal-to-end = { $role }: «next» — закончить ход
terminal-to-sleep = { $role }: «next» — тихая ночь
terminal-to-infect = { $role }: «next» — открыть карту болезни, осталось { $cards }
terminal-read = Прочитай и нажми Enter, чтобы скрыть
terminal-press-enter = { $role }, нажми Enter
terminal-looks-on = { $role } наблюдает
terminal-pass-keyboard = Передай клавиатуру { FORM($role, case: "dat") }: пусть нажмёт Enter.

## Ответы
terminal-no-way = Одним действием в { FORM($city, case: "acc") } не попасть. Почему, скажет «why { $word }».
terminal-no-command = «{ $line }» — не команда. Введи «help» или «legal».
terminal-did-you-mean = «{ $line }» — не команда. Может быть, «{ $word }»? Введи «help» или «legal».
terminal-which = Что именно? { $choices }.
terminal-which-more = Что именно? { $choices } и ещё { $more }.
terminal-hand-over-first = Сначала передай клавиатуру: «seat РОЛЬ».
terminal-nothing-to-undo = Отменять нечего: после открытия карты действий не было.
terminal-undone = Последнее действие отменено.
terminal-have-keyboard = Клавиатура у тебя.
terminal-open-hands = Карты открыты: можно вводить действия за любого игрока.
terminal-no-player = Никого здесь не зовут { $name }.
terminal-no-history = Ещё ничего не произошло.
terminal-name-city = Назови город: «{ $command } cairo».
terminal-name-save = Назови файл: «save game.json».
terminal-name-load = Назови файл: «load game.json».
terminal-saved = Сохранено: { $path }.
terminal-saved-hidden = В файле вся игра, включая закрытые карты.
terminal-no-moves = Сейчас у тебя нет разрешённых действий.
terminal-no-moves-over = Разрешённых действий больше нет: игра окончена.
terminal-moves-listed =
    { $moves ->
        [one] { $form } — { $moves } вариант; его покажет «legal { $verb }»
        [few] { $form } — { $moves } варианта; их покажет «legal { $verb }»
       *[many] { $form } — { $moves } вариантов; их покажет «legal { $verb }»
    }
terminal-no-such-move = Ни в одной разрешённой команде нет «{ $words }»; почему, скажет «why КОМАНДА».
terminal-and-more = и ещё { $more }
terminal-name-move = Назови команду: «why shuttle cairo».
terminal-is-legal = { $move }: разрешено.
terminal-are-legal = Такие действия разрешены.
terminal-only-own = При закрытых картах можно спрашивать только о своих действиях.
terminal-no-help = Нет справки по слову «{ $word }». Темы: { $topics }.

## Рядом с настоящим столом: его карты называют
terminal-epidemic-card = эпидемия
terminal-no-card = Карты «{ $word }» нет.
terminal-card-elsewhere = Карта «{ $card }» не может прийти: она лежит в другом месте.
terminal-card-left = Достаточно: «{ $word }» уже лишнее.
terminal-lay-welcome = Разложите настоящую игру, перемешайте и раздайте карты, а потом введите, что лежит на столе. Все города можно ввести в одной строке, карты каждого игрока — в отдельной; «undo» убирает последнюю карту.
terminal-lay-roles = { beside-roles }:
terminal-lay-which-roles = От двух до четырёх разных ролей из этих: { $roles }.
terminal-lay-epidemics = Сколько карт эпидемий: 4, 5 или 6?
terminal-lay-which-epidemics = В игре 4, 5 или 6 карт эпидемий: введите одно из этих чисел.
terminal-lay-cities =
    { $cubes ->
        [one] В каких городах по { $cubes } кубику? Осталось назвать { $missing }:
        [few] В каких городах по { $cubes } кубика? Осталось назвать { $missing }:
       *[many] В каких городах по { $cubes } кубиков? Осталось назвать { $missing }:
    }
terminal-lay-hand = { $role }, какие карты? Осталось назвать { $missing }:
terminal-lay-done = Всё введено. Enter начинает игру, «undo» убирает последнюю карту:
terminal-lay-too-many-cities =
    { $missing ->
        [one] Слишком много названий: нужен { $missing } город. Карты каждого игрока — в отдельной строке.
        [few] Слишком много названий: нужны { $missing } города. Карты каждого игрока — в отдельной строке.
       *[many] Слишком много названий: нужно { $missing } городов. Карты каждого игрока — в отдельной строке.
    }
terminal-lay-too-many-cards =
    { $missing ->
        [one] Слишком много названий: нужна { $missing } карта. Карты каждого игрока — в отдельной строке.
        [few] Слишком много названий: нужны { $missing } карты. Карты каждого игрока — в отдельной строке.
       *[many] Слишком много названий: нужно { $missing } карт. Карты каждого игрока — в отдельной строке.
    }
terminal-lay-enough = Всё уже введено.
terminal-lay-refused = Из этой строки ничего не принято.
terminal-lay-told-roles = В порядке ходов: { $roles }.
terminal-lay-told-epidemics = Карты эпидемий: { $epidemics }.
terminal-lay-told-cities =
    { $cubes ->
        [one] По { $cubes } кубику: { $cities }.
        [few] По { $cubes } кубика: { $cities }.
       *[many] По { $cubes } кубиков: { $cities }.
    }
terminal-lay-told-hand = { $role }: { $cards }.
terminal-lay-taken-back = Убрана карта: { $card }.
terminal-lay-nothing = Пока не введено ни одной карты.
terminal-lay-left = подготовка не закончена

## Боты на других местах
# $own: роли; $bots: роли, у каждой вид бота.
terminal-bot-seats = Ты: { $own }. Боты: { $bots }.
terminal-bot-thinks = { $role } (бот) думает…
terminal-bot-plans = { $role } планирует: { $plan }
terminal-bot-tells = { $role } показывает: { $cards }.
terminal-told = Ты показываешь ботам: { $cards }.
terminal-bot-declines = { $role } не соглашается: { $move }.
terminal-bot-keyboard = За эту роль играет бот: { $role }.
terminal-bot-replaced = На этом компьютере подготовить ботов не удалось, поэтому вместо них играют быстрые боты.
terminal-to-answer = { $role }: введи «yes» или «no»
terminal-to-pass = Сыграй событие или введи «next»
terminal-not-asked = Ни один бот не ждёт твоего ответа.
terminal-tell-nobody = Эта команда нужна только в игре с ботами и с закрытыми картами.

## Положение
terminal-turn = Ход { $turn }: { $role } в { FORM($city, case: "prep") }.
terminal-actions-left =
    { $actions ->
        [one] Ещё { $actions } действие.
        [few] Ещё { $actions } действия.
       *[many] Ещё { $actions } действий.
    }
terminal-tracks = Вспышки: { $outbreaks } из 8. Уровень распространения: { $rate }.
terminal-quiet-nights =
    { $nights ->
        [one] Впереди { $nights } тихая ночь.
        [few] Впереди { $nights } тихие ночи.
       *[many] Впереди { $nights } тихих ночей.
    }
terminal-disease =
    { $cubes ->
        [one] { FORM($disease, case: "nom", start: "yes") } болезнь: { $state }, в запасе { $cubes } кубик.
        [few] { FORM($disease, case: "nom", start: "yes") } болезнь: { $state }, в запасе { $cubes } кубика.
       *[many] { FORM($disease, case: "nom", start: "yes") } болезнь: { $state }, в запасе { $cubes } кубиков.
    }
terminal-player-deck =
    { $cards ->
        [one] Колода игроков: { $cards } карта.
        [few] Колода игроков: { $cards } карты.
       *[many] Колода игроков: { $cards } карт.
    }
terminal-no-epidemic-left = Эпидемий больше не будет.
terminal-epidemic-between =
    { $before ->
        [1] Эпидемия { $epidemic }: не следующая карта, но не позже { $within }-й карты.
        [one] Эпидемия { $epidemic }: не среди ближайших { $before } карты, но не позже { $within }-й карты.
        [few] Эпидемия { $epidemic }: не среди ближайших { $before } карт, но не позже { $within }-й карты.
       *[many] Эпидемия { $epidemic }: не среди ближайших { $before } карт, но не позже { $within }-й карты.
    }
terminal-epidemic-within =
    { $within ->
        [1] Эпидемия { $epidemic }: следующая карта.
        [one] Эпидемия { $epidemic }: не позже { $within }-й карты.
        [few] Эпидемия { $epidemic }: не позже { $within }-й карты.
       *[many] Эпидемия { $epidemic }: не позже { $within }-й карты.
    }

## Руки и колоды
terminal-none = нет
terminal-hand =
    { $cards ->
        [one] { $role }: { $cards } карта (лимит 7).
        [few] { $role }: { $cards } карты (лимит 7).
       *[many] { $role }: { $cards } карт (лимит 7).
    }
terminal-empty-hand = { $role }: нет карт.
terminal-hand-colour =
    { $number ->
        [one] { $number } { $disease }: { $cards }
        [few] { $number } { FORM($disease, case: "few") }: { $cards }
       *[many] { $number } { FORM($disease, case: "many") }: { $cards }
    }
terminal-hand-events =
    { $number ->
        [one] { $number } событие: { $cards }
        [few] { $number } события: { $cards }
       *[many] { $number } событий: { $cards }
    }
terminal-hand-hidden = закрыто: { $number }
terminal-on-role-card = На карте роли: { $event }
terminal-infection-deck = Колода болезней, сверху вниз:
terminal-layer-one = 1 карта: { $cards }
terminal-layer-sure =
    { $number ->
        [one] { $number } карта, в этом порядке: { $cards }
        [few] { $number } карты, в этом порядке: { $cards }
       *[many] { $number } карт, в этом порядке: { $cards }
    }
terminal-layer-unknown =
    { $number ->
        [one] { $number } карта, порядок неизвестен: { $cards }
        [few] { $number } карты, порядок неизвестен: { $cards }
       *[many] { $number } карт, порядок неизвестен: { $cards }
    }
terminal-mixed =
    { $number ->
        [one] Чужой «Прогноз»: переложена { $number } карта, начиная с карты { $at }.
        [few] Чужой «Прогноз»: переложены { $number } карты, начиная с карты { $at }.
       *[many] Чужой «Прогноз»: переложено { $number } карт, начиная с карты { $at }.
    }
terminal-infection-discards = Сброс карт болезней: { $cards }
terminal-player-discards = Сброс карт игроков: { $cards }
terminal-removed = Вне игры: { $cards }

## Город, мир
terminal-city = { $city }, цвет: { FORM($disease, case: "cube") }.
terminal-cubes =
    { $number ->
        [one] { $number } { FORM($disease, case: "cube") } кубик
        [few] { $number } { FORM($disease, case: "many") } кубика
       *[many] { $number } { FORM($disease, case: "many") } кубиков
    }
terminal-no-cubes = Кубиков нет.
terminal-station = Исследовательская станция.
terminal-here = Здесь: { $roles }.
terminal-connected = Соседи: { $cities }.
terminal-card-in-hand = Карта города: в руке { FORM($role, case: "gen") }.
terminal-card-discarded = Карта города: в сбросе.
terminal-card-hidden = Карта города: в колоде или в закрытой руке.
terminal-card-in-deck = Карта города: в колоде.
terminal-infection-discarded = Карта болезни: в сбросе.
terminal-infection-at = Карта болезни: в колоде, { $at }-я сверху.
terminal-infection-among = Карта болезни: в колоде, среди карт { $from }–{ $to }.
terminal-infection-removed = Карта болезни: вне игры.
terminal-you-can = Можно: { $moves }.
terminal-nothing-in = Пусто: { $cities }
terminal-busy-cubes =
    { $number ->
        [one] { $number } { FORM($disease, case: "cube") }
        [few] { $number } { FORM($disease, case: "many") }
       *[many] { $number } { FORM($disease, case: "many") }
    }
terminal-busy-station = станция
terminal-stations =
    { $stations ->
        [one] На поле { $stations } из 6 исследовательских станций.
        [few] На поле { $stations } из 6 исследовательских станций.
       *[many] На поле { $stations } из 6 исследовательских станций.
    }
terminal-region-north-america = Сев. Америка
terminal-region-south-america = Юж. Америка
terminal-region-africa = Африка
terminal-region-europe = Европа
terminal-region-west-and-south-asia = Зап./Юж. Азия
terminal-region-east-asia = Вост. Азия

## Экран: кратко, на 80 колонок
terminal-screen-turn = Ход { $turn }
terminal-screen-actions = действия { $dots }
terminal-screen-won = ПОБЕДА
terminal-screen-lost = ПОРАЖЕНИЕ
terminal-screen-outbreaks = вспышки { $outbreaks }/8
terminal-screen-rate = ур. { $rate }
terminal-screen-cures = лек. { $cures }/4
terminal-screen-cards = карты { $cards }
terminal-screen-hidden = закрыто: { $number }
terminal-screen-no-cards = нет карт
terminal-screen-from = Из { FORM($city, case: "gen") }:
terminal-screen-events = События:
terminal-screen-no-events = нет известных
terminal-screen-infection =
    { $discards ->
        [none] Карты болезней: { $layers }. Сброс: нет.
       *[cards] Карты болезней: { $layers }. Сброс: { $discards }.
    }
terminal-screen-empty = нет
terminal-screen-then = { $first }, затем { $second }
terminal-screen-many-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
terminal-screen-in-order = по порядку: { $cards }
terminal-screen-shuffled = перемешаны ({ $number }): { $cards }
terminal-screen-cubes-left = ЗАПАС КУБИКОВ
terminal-screen-cured = лекарство
terminal-screen-eradicated = уничтож.
terminal-screen-stations = { $stations } из 6 ⌂
terminal-screen-no-more =
    ЭПИДЕМИЙ
    больше нет
terminal-screen-epidemic = ЭПИДЕМ. { $epidemic } ИЗ { $epidemics }
terminal-screen-in-cards = карты { $from }–{ $to }
terminal-screen-within =
    { $cards ->
        [one] до карты { $cards }
        [few] до карты { $cards }
       *[many] до карты { $cards }
    }
terminal-screen-more = Enter: дальше
terminal-screen-back = Enter: назад к полю
terminal-screen-loud = ВСПЫШКА|ЭПИДЕМИЯ|ПОБЕДА|ПОРАЖЕНИЕ

## Шансы и советы
terminal-threat =
    { $outbreak ->
        [none] { $city }: заражение { $infected }.
       *[chance] { $city }: заражение { $infected }, вспышка { $outbreak }.
    }
terminal-threat-struck = Риск эпидемии в этом городе: { $chance }.
terminal-last-draw = Карт игроков меньше 2: взять карты в этом ходу — значит проиграть.
terminal-preparing-bots = Идёт подготовка ботов (на этом компьютере — только один раз): готово { $percent }…
terminal-no-bots = На этом компьютере подготовить ботов не удалось.

## Справка: строки до 79 знаков
terminal-help-overview =
    Изобретите четыре лекарства до восьмой вспышки, пока хватает карт и кубиков.
    Ход: 4 действия, потом next: взять 2 карты, открыть карты болезней.
    Чтобы попасть в город, введи его: chicago. Tab дополняет, стрелки — история.
    legal [СЛОВО]    что сейчас можно, или только команды с этим словом
    why КОМАНДА      почему нельзя и по какому правилу
    undo             отменить последнее действие, пока не открыта карта
    hand, deck       карты на руках; что известно о колодах
    city НАЗВАНИЕ    кубики, соседи, карты, как туда попасть
    map, status      мир; ход, треки и запасы
    odds [ГОРОД]     что может принести этот ход: эпидемии, болезни, вспышки
    chance           как часто боты побеждали бы из этой позиции
    advice           лучший ход, который находят боты, и второй по силе;
                     advice why объясняет каждое действие
    log [ЧИСЛО]      что было до сих пор
    seat РОЛЬ        передать клавиатуру (закрытые карты)
    save ФАЙЛ, load ФАЙЛ, quit (неоконченная игра сохраняется)
    С настольной игрой (fourcures play --cardboard) undo отменит любое действие.
    help ТЕМА        moves, events, roles, screen, turn, rules, bots
    Города, роли и цвета можно писать по-русски: direct Каир, treat чёрная.
terminal-help-moves =
    drive ГОРОД               по линии в соседний город
    direct ГОРОД              сбросить карту этого города, лететь туда
    charter ГОРОД             сбросить карту своего города, лететь куда угодно
    shuttle ГОРОД             со станции на станцию
    build [moving ГОРОД]      сбросить карту города; если все 6 стоят — перенос
    treat ЦВЕТ                убрать 1 кубик, а если есть лекарство — все
    give КАРТА to РОЛЬ        отдать карту этого города тому, кто здесь
    take КАРТА from РОЛЬ      то же в другую сторону
    cure ЦВЕТ with КАРТЫ      5 одного цвета, на станции
    pass                      отказаться от оставшихся действий
    next                      взять карты; дальше: эпидемия, карты болезней
    discard КАРТА             если карт больше семи
    Слова можно сокращать, если подходит только одна команда: cure blue, dr cai.
terminal-help-events =
    Событие — не действие. Его можно сыграть в любой ход, но не посреди
    добора карт.
    airlift РОЛЬ ГОРОД          любая фишка в любой город
    grant ГОРОД [moving ГОРОД]  исследовательская станция где угодно, без карты
    forecast                    посмотреть 6 верхних карт болезней,
    order К1 К2 ... К6          потом вернуть, первая сверху
    quiet                       пропустить ближайшее обнаружение болезней
    resilient ГОРОД             убрать из игры карту из сброса болезней
terminal-help-roles =
    Э Эксперт по ЧС   store СОБЫТИЕ: отложить сброшенное событие
    Д Диспетчер       move РОЛЬ drive ГОРОД (или direct, charter, shuttle)
                      move РОЛЬ join ГОРОД: к другой фишке
    В Врач            убирает все кубики цвета; есть лекарство — без действия
    И Инженер         строит без карты; раз за ход
                      opsflight ГОРОД discarding КАРТА, со станции
    К Карантин        нет новых кубиков в этом городе и у соседей
    С Исследователь   отдаёт любую карту города, не только этого
    У Учёный          для лекарства нужно только 4 карты
    Набирают: contingency_planner, dispatcher, medic, operations_expert,
    quarantine_specialist, researcher, scientist или русское название.
terminal-help-screen =
    Каждый город: кубики, знак, название, потом что ещё там есть.
    2●Париж 1■ ⌂В   Париж: 2 синих и 1 чёрный кубик, станция и Врач.
    Знаки: ● синяя  ▲ жёлтая  ■ чёрная  ◆ красная  + событие  ⌂ станция
    Фишки — буквы: Э Д В И К С У, как в help roles.
    Название подчёркнуто: карта болезни в верхнем слое колоды.
    Длинные ответы закрывают поле: Enter листает и возвращает к полю.
    Без рисунка, для программ экранного доступа: fourcures play --plain
terminal-help-turn =
    1. До 4 действий. События — когда угодно.
    2. next берёт 2 карты. Эпидемия: уровень растёт, город с нижней карты
       получает 3 кубика, сброшенные карты болезней возвращаются наверх.
    3. Больше 7 карт: сбросить или сыграть события.
    4. next открывает карты болезней, сколько указывает уровень; каждая — 1 кубик.
       Вместо четвёртого кубика — вспышка: по 1 кубику всем соседям.
    Стол ждёт там, где можно сыграть событие; дальше ведёт next.
terminal-and = { $names } и { $last }
terminal-help-rules =
    Победа наступает с четвёртым лекарством, поражение — с восьмой вспышкой, а
    также если нужного кубика больше нет или нельзя взять 2 карты. Если лекарство
    есть, а кубиков болезни на поле нет, она уничтожена и не возвращается.
    В отказе указано правило, например R4.4; все они в docs/rules.md.
terminal-help-bots =
    Боты занимают места, которые ты им оставишь: fourcures play --bots 2.
    С --bot quick они отвечают сразу, с careful играют хорошо, с deep — лучше
    всех. Они ходят сами; игра ждёт, когда решать тебе.
    yes, no          ответить боту, который хочет передвинуть твою фишку или
                     обменяться с тобой знаниями
    advice           и здесь: что ответил бы Советник
    next             в ход бота: не играть сейчас событие
    tell [КАРТА]     при закрытых картах: показать ботам свои карты или одну
                     из них; боты показывают свои и играют лучше, если знают твои
    undo             твоё последнее действие и всё, что боты сделали после него
    status           говорит и о том, кто за какую роль играет
    На ход своей фишкой и на обмен знаниями бот должен согласиться.
    Сохранённая игра помнит своих ботов.

## Задачи
terminal-puzzle-title = Задача { $number } из { $of }, сложность { $rating }.
terminal-puzzle-question =
    { $theme ->
        [cure] За этот ход можно изобрести лекарство от { FORM($disease, case: "gen") } болезни. Найди лучший способ.
        [outbreak] Грозит вспышка. Найди ход, который поможет больше всего.
        [win-now] Игру можно выиграть за этот ход. Найди способ.
        [win-soon] Игру можно выиграть следующим ходом. Найди ход, который это подготовит.
        [discard] У тебя слишком много карт. Выбери, что сбросить.
        [forecast] Тебе видны верхние карты болезней. Выбери лучший порядок.
        [answer] Команда просит тебя о помощи. Согласись или откажи.
        [moment] Сыграть событие сейчас или оставить? Выбери.
       *[event] Ключ к этому ходу — карта события. Найди, как лучше её сыграть.
    }
terminal-puzzle-you = Твоя роль: { $role }.
terminal-puzzle-how = Сыграй весь ход и введи «check». Другие команды: undo, hint, solution, next, help.
terminal-puzzle-choose = Введи номер своего выбора. Другие команды: solution, next, help.
terminal-puzzle-asked = { $player } просит тебя об этих действиях:
terminal-puzzle-best-choice = Лучший выбор: { $move }.
terminal-puzzle-to-check = Ход сыгран: введи «check» или «undo»
terminal-puzzle-not-complete = Ход ещё не сыгран: используй оставшиеся действия или введи «pass».
terminal-puzzle-hint-more = Введи «hint» ещё раз, чтобы узнать первое действие.
terminal-puzzle-hint-first = Первое действие: { $move }.
terminal-puzzle-solved = Решено: хода лучше не нашлось.
terminal-puzzle-cost = Это не лучший ход: после него шанс на победу — { $after }, а после лучшего — { $best }.
terminal-puzzle-rating = Твой рейтинг — { $rating } ({ $change }). Решено подряд: { $streak }.
terminal-puzzle-go-on = Введи «next», чтобы перейти к следующей задаче.
terminal-puzzle-again = Введи «undo» и попробуй ещё раз или «solution», чтобы увидеть решение.
terminal-puzzle-not-here = В задачах этой команды нет. Введи «help».
terminal-puzzle-farewell = Твой рейтинг в задачах — { $rating }; пройдено задач: { $tried }.
terminal-puzzle-help =
    Найди ход с лучшим шансом на победу: сыграй все действия и введи check.
    Не менее сильный ход тоже засчитывается. На рейтинг влияет только первый check.
    check            оценить сыгранный ход
    undo             отменить последнее действие
    hint             что делает решение; ещё раз: его первое действие.
                     Каждая подсказка отнимает четверть очков за решение
    solution         показать решение; задача считается нерешённой
    next             следующая новая задача
    legal [СЛОВО]    что сейчас можно, или только команды с этим словом
    why КОМАНДА      почему нельзя и по какому правилу
    hand, deck, city НАЗВАНИЕ, map, status, odds [ГОРОД], log, quit
    help ТЕМА        moves, events, roles, screen, turn, rules
