# What things are called. Ids are those of the wire, with dashes for underscores.

## Cities
city-algiers = Алжир
city-atlanta = Атланта
city-baghdad = Багдад
city-bangkok = Бангкок
city-beijing = Пекин
city-bogota = Богота
city-buenos-aires = Буэнос-Айрес
city-cairo = Каир
city-chennai = Ченнаи
city-chicago = Чикаго
city-delhi = Дели
city-essen = Эссен
city-ho-chi-minh-city = Хошимин
city-hong-kong = Гонконг
city-istanbul = Стамбул
city-jakarta = Джакарта
city-johannesburg = Йоханнесбург
city-karachi = Карачи
city-khartoum = Хартум
city-kinshasa = Киншаса
city-kolkata = Калькутта
city-lagos = Лагос
city-lima = Лима
city-london = Лондон
city-los-angeles = Лос-Анджелес
city-madrid = Мадрид
city-manila = Манила
city-mexico-city = Мехико
city-miami = Майами
city-milan = Милан
city-montreal = Монреаль
city-moscow = Москва
city-mumbai = Мумбаи
city-new-york = Нью-Йорк
city-osaka = Осака
city-paris = Париж
city-riyadh = Рияд
city-san-francisco = Сан-Франциско
city-santiago = Сантьяго
city-sao-paulo = Сан-Паулу
city-seoul = Сеул
city-shanghai = Шанхай
city-st-petersburg = Санкт-Петербург
city-sydney = Сидней
city-taipei = Тайбэй
city-tehran = Тегеран
city-tokyo = Токио
city-toronto = Торонто
city-washington = Вашингтон

## Roles: in full, where room is short, and as the letter of a pawn
role-contingency-planner = Эксперт по чрезвычайным ситуациям
role-contingency-planner-short = Эксперт
role-contingency-planner-letter = Э
role-dispatcher = Диспетчер
role-dispatcher-short = Диспетчер
role-dispatcher-letter = Д
role-medic = Врач
role-medic-short = Врач
role-medic-letter = В
role-operations-expert = Инженер
role-operations-expert-short = Инженер
role-operations-expert-letter = И
role-quarantine-specialist = Специалист по карантину
role-quarantine-specialist-short = Карантин
role-quarantine-specialist-letter = К
role-researcher = Исследователь
role-researcher-short = Исследов.
role-researcher-letter = С
role-scientist = Учёный
role-scientist-short = Учёный
role-scientist-letter = У

## Events: in full, and where room is short
event-airlift = Переброска
event-airlift-short = Переброска
event-forecast = Прогноз
event-forecast-short = Прогноз
event-government-grant = Правительственный грант
event-government-grant-short = Грант
event-one-quiet-night = Тихая ночь
event-one-quiet-night-short = Тихая ночь
event-resilient-population = Стойкий иммунитет
event-resilient-population-short = Иммунитет

## Diseases, and how they are
disease-blue = синяя
disease-yellow = жёлтая
disease-black = чёрная
disease-red = красная
state-uncured = без лекарства
state-cured = лекарство есть
state-eradicated = уничтожена

## Phases, editions
phase-actions = действия
phase-draw = добор карт
phase-epidemic = эпидемия
phase-discard = лимит карт
phase-infect = обнаружение болезней
phase-forecast = прогноз
phase-over = конец игры
edition-2008 = издание 2008
edition-2013 = издание 2013
