# Задачи: их страница, карточка на главной и панель за столом.

puzzle-title = Задачи
puzzle-lead = Позиции из настоящих партий: найди ход с лучшим шансом на победу. Равноценный ход тоже засчитывается.
puzzle-enter = К задачам
puzzle-yours = Твой рейтинг: { $rating }.
puzzle-lead-short = Одна идея, один ход: найди лучший.
puzzle-tonight-note = { $idea }. Ход начинается в городе { $city }.
puzzle-daily = Задача этой ночи
puzzle-next = Следующая задача
puzzle-solve = Решить
puzzle-practise = Решить ещё раз
puzzle-number = Задача { $number }
puzzle-role = Твоя роль: { $role }
puzzle-difficulty = Сложность { $level } из 5
puzzle-state-solved = Решена.
puzzle-state-failed = Не решена.
puzzle-none = На этом сервере нет задач.
puzzle-all = Все задачи
puzzle-all-done = Новых задач не осталось. Потренируйся на задаче этой ночи.
puzzle-rating = Твой рейтинг
puzzle-rating-note = На рейтинг влияет только первая проверка.

## Лампы
puzzle-lamps =
    { $lamps ->
        [0] Пока не горит ни одна лампа
        [one] Горит { $lamps } лампа
        [few] Горят { $lamps } лампы
       *[many] Горит { $lamps } ламп
    }
puzzle-lamps-note = Каждая задача — лампа в городе, где начинается её ход. Реши задачу, и лампа останется гореть.
puzzle-lamps-of = Решено: { $lit } из { $all }
puzzle-lamp-tonight = { $city }: этой ночью
puzzle-as-list =
    { $puzzles ->
        [one] Все задачи списком ({ $puzzles })
        [few] Все { $puzzles } списком
       *[many] Все { $puzzles } списком
    }
puzzle-levels = По сложности
puzzle-cities = По городам
puzzle-city = Город
puzzle-solved = Решено

## Темы: в чём суть лучшего хода
puzzle-ideas = Темы
puzzle-idea-cure = Лекарство
puzzle-idea-cure-note = Успей принести карты на станцию
puzzle-idea-outbreak = Цепная реакция
puzzle-idea-outbreak-note = Останови вспышку, которая вызовет другие
puzzle-idea-win = Последний ход
puzzle-idea-win-note = До победы один или два хода
puzzle-idea-event = Одна карта, один миг
puzzle-idea-event-note = Когда сыграть событие
puzzle-idea-discard = Что оставить
puzzle-idea-discard-note = Без какой карты команда обойдётся
puzzle-idea-forecast = Следующие шесть карт
puzzle-idea-forecast-note = Лучший порядок после Прогноза
puzzle-idea-answer = Да или нет
puzzle-idea-answer-note = Просьба команды: согласиться или отказать
puzzle-idea-team = Рука об руку
puzzle-idea-team-note = Передай карту или передвинь фишку другого игрока
puzzle-idea-station = Где строить
puzzle-idea-station-note = Новая станция окупится сразу
puzzle-idea-solved = Решено: { $solved } из { $total }
puzzle-idea-next = следующая здесь
puzzle-idea-done = новых нет

## Серия
puzzle-streak =
    { $days ->
        [0] Твоя неделя
        [one] Серия: { $days } ночь
        [few] Серия: { $days } ночи
       *[many] Серия: { $days } ночей
    }
puzzle-streak-begin = Реши задачу, и лампа этой ночи загорится.
puzzle-streak-today = Зажги лампу этой ночи, чтобы не прервать серию.
puzzle-streak-done = Лампа этой ночи горит.
puzzle-free-night = Одна пропущенная ночь в неделю не прерывает серию.
puzzle-free-night-used = Свободная ночь этой недели использована: теперь важна каждая.
puzzle-night-lit = решена
puzzle-night-free = свободная ночь
puzzle-night-dark = не решена
puzzle-night-tonight = эта ночь, ещё не решена
puzzle-night-ahead = ещё впереди

## Твои собственные ошибки
puzzle-own = Из твоих партий
puzzle-own-note = Найди ход лучше того, что был в партии.
puzzle-own-none = Закончи партию и открой её разбор: самые дорогие ходы станут здесь задачами.
puzzle-own-turn = Ход { $turn }: найди лучше

## Твой рейтинг
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
puzzle-question-moment = Сыграть событие сейчас или оставить?
puzzle-question-discard = Слишком много карт: какую сбросить?
puzzle-question-forecast = Прогноз: какой порядок лучше?
puzzle-question-answer = Просьба: согласиться или отказать?
puzzle-asked = { $player } просит тебя об этих действиях:
puzzle-choices = Выбери
puzzle-choose-there = Выбери в задании.
puzzle-best-choice = Лучший выбор: { $move }
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
