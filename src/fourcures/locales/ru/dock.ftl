# Поле между картой и рукой.

dock-title = Что происходит и что ты можешь сделать
dock-step = Шаг { $step } из { $steps }
dock-step-next = Дальше: { $move }
dock-stop = Остановить
dock-hurry = Быстрее
dock-halted = Остановлено на шаге { $step }: игра пошла не по плану.
dock-halted-for = Остановлено: следующий шаг за другим игроком ({ $player }).
step-of = { $player }: { $move }
dock-slow-bot = Бот ещё думает.
dock-preparing = { $bot } готовится: { $percent } (только в этот раз)
dock-stand-in = Пусть играет { $bot }
dock-stand-in-note = { $bot } играет, пока { $slow } не закончит подготовку.
meanwhile-title = Пока боты готовятся
meanwhile-turn = Сделай свой ход
meanwhile-turn-note = Для этого боты не нужны.
meanwhile-rules = Правила на одной странице
meanwhile-rules-note = Читать две минуты.
meanwhile-map = Осмотрись
meanwhile-map-note = Нажми на любой город: поле покажет, что там можно сделать.
meanwhile-guide-note = Учись, играя. Эта игра подождёт.
dock-infects = Заражение: { $city }
dock-says-no = { $name } не соглашается
dock-asks =
    { $others ->
        [0] { $name } ({ $player }) спрашивает
        [one] { $name } ({ $player }) спрашивает · ещё { $others } вопрос
        [few] { $name } ({ $player }) спрашивает · ещё { $others } вопроса
       *[many] { $name } ({ $player }) спрашивает · ещё { $others } вопросов
    }

# О чём просит игрок.

ask-undo = Можно отменить моё последнее действие?
ask-bring = Можно переместить тебя в город { $city }?
ask-bring-give =
    { $number ->
        [1] Можно переместить тебя в город { $city } и отдать тебе карту «{ $card }»?
       *[other] Можно переместить тебя в город { $city } и отдать тебе карты: { $cards }?
    }
ask-bring-take =
    { $number ->
        [1] Можно переместить тебя в город { $city } и взять у тебя карту «{ $card }»?
       *[other] Можно переместить тебя в город { $city } и взять у тебя карты: { $cards }?
    }
ask-give =
    { $number ->
        [1] Можно отдать тебе карту «{ $card }»?
       *[other] Можно отдать тебе карты: { $cards }?
    }
ask-take =
    { $number ->
        [1] Отдашь мне карту «{ $card }»?
       *[other] Отдашь мне карты: { $cards }?
    }
ask-other = Можно сделать это: { $move }?

# Сброс, в руке.

discard-over = Карт: { $cards }, можно { $limit }
discard-which-least = Какую карту сбросить? Наименьшая потеря: { $card }.
discard-which =
    { $over ->
        [one] Какую карту сбросить?
        [few] Какие { $over } карты сбросить?
       *[many] Какие { $over } карт сбросить?
    }
discard-card = Сбросить: { $cards }
discard-event = Сыграть событие
discard-cost-cured = Потеря мала
discard-more-cured = есть лекарство
discard-says-cured = Лекарство уже есть ({ $disease } болезнь): карта нужна только для перелёта или постройки.
discard-cost-least = Меньше всего
discard-more-least = не в наборе
discard-says-least = Эта карта не нужна ни одному набору, и рядом с её городом нет опасности.
discard-cost-flight = Минус перелёт
discard-more-flight = рядом: { $city }
discard-says-flight = С ней можно прилететь туда, где близка вспышка: { $city }.
discard-cost-team = Набор команды
discard-more-team = { $player }: { $cards }
discard-says-team = { $player } собирает этот цвет ({ $disease } болезнь), карт пока: { $cards }.
discard-cost-set = Ослабляет набор
discard-more-set = { $from } → { $to } из { $needed }
discard-says-set = Твой набор ({ $disease } болезнь): было { $from } из { $needed }, станет { $to }.
discard-cost-breaks = Минус лекарство
discard-more-breaks = { $from } → { $to }
discard-says-breaks = У тебя все карты для лекарства ({ $disease } болезнь): { $needed }. Без этой не хватит.
discard-cost-event = Событие
discard-more-event = или сыграть
discard-says-event = Лучше сыграть это событие, чем сбросить.

# Момент для событий.

window-next-draw = Дальше: добор карт
window-next-infect = Дальше: заражение
window-next-shuffle = Дальше: перемешивание карт болезней
window-next-epidemic = Дальше: следующая эпидемия
window-asks-draw = Сыграть событие до добора карт?
window-asks-infect = Сыграть событие до заражения?
window-asks-shuffle = Сыграть событие до перемешивания карт болезней?
window-asks-epidemic = Сыграть событие до следующей эпидемии?
window-held = { $name } придерживает игру
window-events = У тебя есть: { $events }.
window-events-run = У тебя есть: { $events }. Игра пойдёт дальше сама, если её не придержать.
window-run-hold = Игра пойдёт дальше сама, если её не придержать.
window-run = Игра пойдёт дальше сама.
stop-title = Когда останавливаться
