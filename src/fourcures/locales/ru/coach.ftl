# Боты и советчик; аргументы объясняет en/coach.ftl.

## Боты
bot-strength = Сила ботов
bot-quick = Ласточка
bot-quick-note = Быстрая: решает сразу, по опыту.
bot-careful = Лиса
bot-careful-note = Осторожная: перед каждым ходом просчитывает сотни вариантов.
bot-deep = Сова
bot-deep-note = Вдумчивая: думает дольше всех и просчитывает тысячи вариантов.
bot-seat = Бот { $bot } { $number }

## Почему такой ход
why-moves-both =
    { $cubes ->
        [one] { $city } ({ $disease }): { $cubes } кубик; шанс заражения в конце хода: { $chance }.
        [few] { $city } ({ $disease }): { $cubes } кубика; шанс заражения в конце хода: { $chance }.
       *[many] { $city } ({ $disease }): { $cubes } кубиков; шанс заражения в конце хода: { $chance }.
    }
why-moves-cubes =
    { $cubes ->
        [one] { $city } ({ $disease }): { $cubes } кубик.
        [few] { $city } ({ $disease }): { $cubes } кубика.
       *[many] { $city } ({ $disease }): { $cubes } кубиков.
    }
why-moves-risk = { $city }: шанс заражения в конце хода: { $chance }.
why-moves-way = Шаг по пути к цели.
why-treats-both =
    { $cubes ->
        [one] До этого { $cubes } кубик ({ $disease } болезнь); шанс заражения в конце хода: { $chance }.
        [few] До этого { $cubes } кубика ({ $disease } болезнь); шанс заражения в конце хода: { $chance }.
       *[many] До этого { $cubes } кубиков ({ $disease } болезнь); шанс заражения в конце хода: { $chance }.
    }
why-treats-cubes =
    { $cubes ->
        [one] До этого { $cubes } кубик ({ $disease } болезнь).
        [few] До этого { $cubes } кубика ({ $disease } болезнь).
       *[many] До этого { $cubes } кубиков ({ $disease } болезнь).
    }
why-shares =
    { $holds ->
        [one] { $receiver }: будет { $holds } карта ({ $disease } болезнь); для лекарства нужно { $needed }.
        [few] { $receiver }: будет { $holds } карты ({ $disease } болезнь); для лекарства нужно { $needed }.
       *[many] { $receiver }: будет { $holds } карт ({ $disease } болезнь); для лекарства нужно { $needed }.
    }
why-cures = Четыре лекарства — это победа.
why-builds = { $city }: здесь теперь можно изобрести лекарство, и сюда можно прилететь служебным рейсом.
why-stores = { $event }: это событие можно сыграть ещё раз.
why-passes = Лучшего применения для действий не нашлось.
why-looks-ahead = Ближайшие карты болезней будут известны.
why-prevents-infection = Ближайшее обнаружение болезней не затронет ни одного города.
why-removes-card =
    { $cubes ->
        [one] Карта «{ $card }» больше не придёт; там { $cubes } кубик цвета города.
        [few] Карта «{ $card }» больше не придёт; там { $cubes } кубика цвета города.
       *[many] Карта «{ $card }» больше не придёт; там { $cubes } кубиков цвета города.
    }
why-orders = Ближайшие карты болезней лежат в этом порядке.
why-discards = В руке может быть не больше семи карт.
why-discards-cured = Это лекарство уже изобретено ({ $disease }).
why-discards-keeps =
    { $holds ->
        [0] Это единственная карта этого цвета в руке ({ $disease } болезнь); для лекарства нужно { $needed }.
        [one] В руке остаётся { $holds } карта ({ $disease } болезнь); для лекарства нужно { $needed }.
        [few] В руке остаются { $holds } карты ({ $disease } болезнь); для лекарства нужно { $needed }.
       *[many] В руке остаётся { $holds } карт ({ $disease } болезнь); для лекарства нужно { $needed }.
    }
why-declines = В этом ходу что-то другое кажется лучше.
why-declines-keeps =
    { $holds ->
        [one] В этой руке уже есть { $holds } карта ({ $disease } болезнь); для лекарства нужно { $needed }.
        [few] В этой руке уже есть { $holds } карты ({ $disease } болезнь); для лекарства нужно { $needed }.
       *[many] В этой руке уже есть { $holds } карт ({ $disease } болезнь); для лекарства нужно { $needed }.
    }

## Зачем движется фишка
why-aim-treats = Цель: лечение ({ $disease } болезнь).
why-aim-shares =
    { $holds ->
        [one] Цель: { $card } → { $receiver }, будет { $holds } карта ({ $disease } болезнь); для лекарства нужно { $needed }.
        [few] Цель: { $card } → { $receiver }, будет { $holds } карты ({ $disease } болезнь); для лекарства нужно { $needed }.
       *[many] Цель: { $card } → { $receiver }, будет { $holds } карт ({ $disease } болезнь); для лекарства нужно { $needed }.
    }
why-aim-cures = Цель: лекарство ({ $disease } болезнь).
why-aim-builds = Цель: исследовательская станция.

## Советчик
tab-coach = Советник
coach-chance = Шанс победы ботов отсюда
coach-interval = доверительный интервал 95 %: от { $low } до { $high }; сыграно партий: { NUMBER($futures) }
coach-chance-note = Так часто выигрывали бы боты, если бы с этого момента занимали все места, по тому, что тебе известно о картах.
coach-ask = Что делать?
coach-not-now = Советник помогает с твоими действиями: спроси, когда придёт твой ход.
coach-thinking = Думает…
coach-ready = Совет готов.
coach-none = Для этого момента совета нет.
coach-best = Лучший найденный ход
coach-second = Второй по силе
coach-turn = Шанс победы ботов после него: { $chance }.
coach-draw = Показать на поле
coach-done = Сделано:
coach-other = С тех пор игра пошла иначе.

## Обзор игры
review-title = Шанс победы
review-label = Шанс победы по ходу игры: { $first } после раздачи, { $last } в конце.
review-note = Так часто выигрывали бы боты с каждого момента, если бы все карты были известны. Полоса — интервал 95 %; номера отмечают переломные моменты.
review-progress = Вычислено моментов: { $done } из { $total }
review-turning = Переломные моменты
review-none = Ни одно действие в отдельности не решило эту игру.
review-swing = { $before } → { $after }
review-chance = Шанс победы
review-interval = Интервал 95 %
review-range = от { $low } до { $high }
