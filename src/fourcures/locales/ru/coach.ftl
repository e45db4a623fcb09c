# Боты и советчик; аргументы объясняет en/coach.ftl.

## Боты
bot-strength = Какие боты
bot-quick = Ласточка
bot-quick-note = Быстрая: решает сразу, по опыту.
bot-careful = Лиса
bot-careful-note = Осторожная: перед каждым ходом проверяет сотни вариантов.
bot-deep = Сова
bot-deep-note = Вдумчивая: думает дольше всех, о тысячах вариантов.
bot-seat = Бот { $bot } { $number }

## Почему такой ход
why-moves-both =
    { $cubes ->
        [one] { $city } ({ $disease }): { $cubes } кубик; шанс болезни в конце этого хода: { $chance }.
        [few] { $city } ({ $disease }): { $cubes } кубика; шанс болезни в конце этого хода: { $chance }.
       *[many] { $city } ({ $disease }): { $cubes } кубиков; шанс болезни в конце этого хода: { $chance }.
    }
why-moves-cubes =
    { $cubes ->
        [one] { $city } ({ $disease }): { $cubes } кубик.
        [few] { $city } ({ $disease }): { $cubes } кубика.
       *[many] { $city } ({ $disease }): { $cubes } кубиков.
    }
why-moves-risk = { $city }: шанс болезни в конце этого хода: { $chance }.
why-moves-way = Шаг по пути к цели.
why-treats-both =
    { $cubes ->
        [one] До этого { $cubes } кубик ({ $disease }); шанс болезни в конце этого хода: { $chance }.
        [few] До этого { $cubes } кубика ({ $disease }); шанс болезни в конце этого хода: { $chance }.
       *[many] До этого { $cubes } кубиков ({ $disease }); шанс болезни в конце этого хода: { $chance }.
    }
why-treats-cubes =
    { $cubes ->
        [one] До этого { $cubes } кубик ({ $disease }).
        [few] До этого { $cubes } кубика ({ $disease }).
       *[many] До этого { $cubes } кубиков ({ $disease }).
    }
why-shares =
    { $holds ->
        [one] { $receiver }: будет { $holds } карта ({ $disease }); для лекарства нужно { $needed }.
        [few] { $receiver }: будет { $holds } карты ({ $disease }); для лекарства нужно { $needed }.
       *[many] { $receiver }: будет { $holds } карт ({ $disease }); для лекарства нужно { $needed }.
    }
why-cures = Четыре лекарства выигрывают игру.
why-builds = { $city }: здесь теперь можно изобрести лекарство и сюда прилететь служебным рейсом.
why-stores = { $event }: это событие можно сыграть ещё раз.
why-passes = Лучшего применения действиям не нашлось.
why-looks-ahead = Ближайшие болезни будут известны.
why-prevents-infection = Ближайшее обнаружение болезней не затронет ни одного города.
why-removes-card =
    { $cubes ->
        [one] Карта { $card } больше не придёт; там { $cubes } кубик цвета города.
        [few] Карта { $card } больше не придёт; там { $cubes } кубика цвета города.
       *[many] Карта { $card } больше не придёт; там { $cubes } кубиков цвета города.
    }
why-orders = Ближайшие карты болезней лежат в этом порядке.
why-discards = На руке может быть не больше семи карт.
why-discards-cured = Это лекарство уже изобретено ({ $disease }).
why-discards-keeps =
    { $holds ->
        [0] Это единственная карта этого цвета на руке ({ $disease }); для лекарства нужно { $needed }.
        [one] На руке остаётся { $holds } карта ({ $disease }); для лекарства нужно { $needed }.
        [few] На руке остаются { $holds } карты ({ $disease }); для лекарства нужно { $needed }.
       *[many] На руке остаётся { $holds } карт ({ $disease }); для лекарства нужно { $needed }.
    }
why-declines = Для этого хода что-то другое кажется лучше.
why-declines-keeps =
    { $holds ->
        [one] На этой руке уже есть { $holds } карта ({ $disease }); для лекарства нужно { $needed }.
        [few] На этой руке уже есть { $holds } карты ({ $disease }); для лекарства нужно { $needed }.
       *[many] На этой руке уже есть { $holds } карт ({ $disease }); для лекарства нужно { $needed }.
    }

## Зачем движется фишка
why-aim-treats = Цель: лечить болезнь ({ $disease }).
why-aim-shares =
    { $holds ->
        [one] Цель: { $card } → { $receiver }, будет { $holds } карта ({ $disease }); для лекарства нужно { $needed }.
        [few] Цель: { $card } → { $receiver }, будет { $holds } карты ({ $disease }); для лекарства нужно { $needed }.
       *[many] Цель: { $card } → { $receiver }, будет { $holds } карт ({ $disease }); для лекарства нужно { $needed }.
    }
why-aim-cures = Цель: лекарство ({ $disease }).
why-aim-builds = Цель: исследовательская станция.

## Советчик
tab-coach = Совет
coach-chance = Боты выигрывают отсюда
coach-interval = с уверенностью 95 % от { $low } до { $high }; сыграно вариантов: { NUMBER($futures) }
coach-chance-note = Так часто выигрывали бы боты, если бы с этого момента занимали все места, насколько ты можешь знать карты.
coach-ask = Что делать? Посоветуй!
coach-not-now = Советчик помогает с твоими действиями: спроси, когда придёт твой ход.
coach-thinking = Думает …
coach-ready = Совет готов.
coach-none = Здесь совета нет.
coach-best = Лучший найденный ход
coach-second = Второй по силе
coach-turn = После него боты выигрывают: { $chance }.
coach-draw = Показать на поле
coach-done = Сделано:
coach-other = С тех пор игра пошла иначе.

## Обзор игры
review-title = Шанс победы
review-label = Шанс победы по ходу игры: { $first } после раздачи, { $last } в конце.
review-note = Так часто выигрывали бы боты с каждого момента при всех открытых картах. Полоса — интервал 95 %; номера отмечают переломы.
review-progress = Вычислено моментов: { $done } из { $total }
review-turning = Переломы
review-none = Ни один ход в отдельности не переломил эту игру.
review-swing = { $before } → { $after }
review-chance = Шанс победы
review-interval = Интервал 95 %
review-range = от { $low } до { $high }
