# Задачи: их страница, карточка на главной и панель за столом.

puzzle-title = Задачи
puzzle-lead = Один ход, одно лучшее решение: найдите его.
puzzle-enter = К задачам
puzzle-yours = Ваш рейтинг: { $rating }.
puzzle-daily = Задача дня
puzzle-next = Следующая задача
puzzle-solve = Решить
puzzle-practise = Потренироваться ещё раз
puzzle-number = Задача { $number }
puzzle-difficulty = Сложность { $level } из 5
puzzle-theme-cure = Лекарство
puzzle-theme-outbreak = Вспышка
puzzle-theme-win = Победа
puzzle-theme-event = Событие
puzzle-state-solved = Вы её решили.
puzzle-state-failed = Вы её не решили.
puzzle-none = На этом сервере нет задач.
puzzle-all = Все задачи
puzzle-all-done = Вы попробовали все задачи. Потренируйтесь на задаче дня.
puzzle-rating = Ваш рейтинг
puzzle-solved-of = Решено: { $solved } из { $total }
puzzle-streak-today = Решите одну сегодня, чтобы продолжить серию.
puzzle-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
puzzle-curve =
    { $puzzles ->
        [one] После { $puzzles } задачи: от { $first } до { $last }
        [few] Последние { $puzzles } задачи: от { $first } до { $last }
       *[many] Последние { $puzzles } задач: от { $first } до { $last }
    }

## За столом
puzzle-question-cure = Лекарство уже близко: найдите лучший ход
puzzle-question-outbreak = Грозит вспышка: найдите лучший ход
puzzle-question-win = Победа близко: найдите лучший ход
puzzle-question-event = Всё решает событие: найдите лучший ход
puzzle-know = Что известно
puzzle-brink = На грани вспышки: { $cities }.
puzzle-calm = Ни один город не на грани вспышки.
puzzle-about-disease = Эту болезнь можно вылечить: { $disease }.
puzzle-about-city = Дело в этом городе: { $city }.
puzzle-first = Первое действие: { $move }
puzzle-hint = Подсказка, −{ $cost }
puzzle-hint-free = Подсказка
puzzle-give-up = Сдаться
puzzle-give-up-sure = Точно сдаться?
puzzle-show = Показать решение
puzzle-gain = За решение: { $gain }.
puzzle-free = Эта задача уже засчитана: тренируйтесь сколько угодно.
puzzle-rated = Ваш новый рейтинг: { $rating } ({ $change }).
