# Задачи: их страница, карточка на главной и панель за столом.

puzzle-title = Задачи
puzzle-lead = Найди ход с лучшим шансом на победу; равный ему тоже засчитывается. На рейтинг влияет только первая проверка.
puzzle-enter = К задачам
puzzle-yours = Твой рейтинг: { $rating }.
puzzle-daily = Задача дня
puzzle-next = Следующая задача
puzzle-solve = Решить
puzzle-practise = Решить ещё раз
puzzle-number = Задача { $number }
puzzle-difficulty = Сложность { $level } из 5
puzzle-theme-cure = Лекарство
puzzle-theme-outbreak = Вспышка
puzzle-theme-win = Победа
puzzle-theme-event = Событие
puzzle-state-solved = Решена.
puzzle-state-failed = Не решена.
puzzle-none = На этом сервере нет задач.
puzzle-all = Все задачи
puzzle-all-done = Новых задач не осталось. Потренируйся на задаче дня.
puzzle-rating = Твой рейтинг
puzzle-solved-of = Решено: { $solved } из { $total }
puzzle-streak-today = Реши сегодня хотя бы одну, чтобы не прервать серию.
puzzle-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
puzzle-curve =
    { $puzzles ->
        [1] После { $puzzles } задачи: с { $first } до { $last }
        [one] Последние задачи ({ $puzzles }): с { $first } до { $last }
        [few] Последние { $puzzles } задачи: с { $first } до { $last }
       *[many] Последние { $puzzles } задач: с { $first } до { $last }
    }

## За столом
puzzle-question-cure = Лекарство уже близко: найди лучший ход
puzzle-question-outbreak = Грозит вспышка: найди лучший ход
puzzle-question-win = Победа близко: найди лучший ход
puzzle-question-event = Всё решает событие: найди лучший ход
puzzle-know = Что известно
puzzle-brink = На грани вспышки: { $cities }.
puzzle-calm = Ни один город не на грани вспышки.
puzzle-about-disease = Можно изобрести лекарство от этой болезни: { $disease }.
puzzle-about-city = Дело в этом городе: { $city }.
puzzle-first = Первое действие: { $move }
puzzle-hint = Подсказка (−{ $cost })
puzzle-hint-free = Подсказка
puzzle-give-up = Сдаться
puzzle-give-up-sure = Точно сдаться?
puzzle-show = Показать решение
puzzle-solution = Решение. После него шанс на победу — { $chance }, а после второго по силе хода — { $second }.
puzzle-gain = За решение: { $gain }, иначе { $loss }.
puzzle-free = Эта задача больше не влияет на рейтинг: тренируйся сколько угодно.
puzzle-rated = Твой новый рейтинг: { $rating } ({ $change }).
