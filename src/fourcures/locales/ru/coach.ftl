# Боты и Советник; аргументы объясняет en/coach.ftl.

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
        [one] В { FORM($city, case: "prep") } { $cubes } { FORM($disease, case: "cube") } кубик; риск заражения в конце хода: { $chance }.
        [few] В { FORM($city, case: "prep") } { $cubes } { FORM($disease, case: "many") } кубика; риск заражения в конце хода: { $chance }.
       *[many] В { FORM($city, case: "prep") } { $cubes } { FORM($disease, case: "many") } кубиков; риск заражения в конце хода: { $chance }.
    }
why-moves-cubes =
    { $cubes ->
        [one] В { FORM($city, case: "prep") } { $cubes } { FORM($disease, case: "cube") } кубик.
        [few] В { FORM($city, case: "prep") } { $cubes } { FORM($disease, case: "many") } кубика.
       *[many] В { FORM($city, case: "prep") } { $cubes } { FORM($disease, case: "many") } кубиков.
    }
why-moves-risk = Риск заражения в { FORM($city, case: "prep") } в конце хода: { $chance }.
why-moves-way = По пути к цели.
why-treats-both =
    { $cubes ->
        [one] До лечения здесь { $cubes } { FORM($disease, case: "cube") } кубик; риск заражения в конце хода: { $chance }.
        [few] До лечения здесь { $cubes } { FORM($disease, case: "many") } кубика; риск заражения в конце хода: { $chance }.
       *[many] До лечения здесь { $cubes } { FORM($disease, case: "many") } кубиков; риск заражения в конце хода: { $chance }.
    }
why-treats-cubes =
    { $cubes ->
        [one] До лечения здесь { $cubes } { FORM($disease, case: "cube") } кубик.
        [few] До лечения здесь { $cubes } { FORM($disease, case: "many") } кубика.
       *[many] До лечения здесь { $cubes } { FORM($disease, case: "many") } кубиков.
    }
why-shares =
    { $holds ->
        [one] У { FORM($receiver, case: "gen") } будет { $holds } { $disease } карта; для лекарства нужно { $needed }.
        [few] У { FORM($receiver, case: "gen") } будет { $holds } { FORM($disease, case: "few") } карты; для лекарства нужно { $needed }.
       *[many] У { FORM($receiver, case: "gen") } будет { $holds } { FORM($disease, case: "many") } карт; для лекарства нужно { $needed }.
    }
why-cures = Четыре лекарства — это победа.
why-builds = В { FORM($city, case: "prep") } теперь можно изобретать лекарства, и туда можно прилететь служебным рейсом.
why-stores = Событие «{ $event }» можно сыграть ещё раз.
why-passes = Лучшего применения действиям не нашлось.
why-looks-ahead = Ближайшие карты болезней будут известны.
why-prevents-infection = Ближайшее обнаружение болезней не затронет ни одного города.
why-removes-card =
    { $cubes ->
        [one] Карта «{ $card }» больше не придёт; в этом городе { $cubes } кубик его цвета.
        [few] Карта «{ $card }» больше не придёт; в этом городе { $cubes } кубика его цвета.
       *[many] Карта «{ $card }» больше не придёт; в этом городе { $cubes } кубиков его цвета.
    }
why-orders = Ближайшие карты болезней лежат в этом порядке.
why-discards = В руке может быть не больше семи карт.
why-discards-cured = Лекарство от { FORM($disease, case: "gen") } болезни уже изобретено.
why-discards-keeps =
    { $holds ->
        [0] Это единственная { $disease } карта в руке; для лекарства нужно { $needed }.
        [one] В руке остаётся { $holds } { $disease } карта; для лекарства нужно { $needed }.
        [few] В руке остаются { $holds } { FORM($disease, case: "few") } карты; для лекарства нужно { $needed }.
       *[many] В руке остаётся { $holds } { FORM($disease, case: "many") } карт; для лекарства нужно { $needed }.
    }
why-declines = Похоже, в этом ходу важнее другое.
why-declines-keeps =
    { $holds ->
        [one] В руке уже есть { $holds } { $disease } карта; для лекарства нужно { $needed }.
        [few] В руке уже есть { $holds } { FORM($disease, case: "few") } карты; для лекарства нужно { $needed }.
       *[many] В руке уже есть { $holds } { FORM($disease, case: "many") } карт; для лекарства нужно { $needed }.
    }

## Зачем движется фишка
why-aim-treats = Цель: лечение { FORM($disease, case: "gen") } болезни.
why-aim-shares =
    { $holds ->
        [one] Цель: карта «{ $card }» для { FORM($receiver, case: "gen") }, у которого будет { $holds } { $disease } карта; для лекарства нужно { $needed }.
        [few] Цель: карта «{ $card }» для { FORM($receiver, case: "gen") }, у которого будет { $holds } { FORM($disease, case: "few") } карты; для лекарства нужно { $needed }.
       *[many] Цель: карта «{ $card }» для { FORM($receiver, case: "gen") }, у которого будет { $holds } { FORM($disease, case: "many") } карт; для лекарства нужно { $needed }.
    }
why-aim-cures = Цель: лекарство от { FORM($disease, case: "gen") } болезни.
why-aim-builds = Цель: исследовательская станция.

## Зачем нужен ход, по коду утверждения; оно верно в $futures из $of симуляций
says-wins = Лекарство от { FORM($disease, case: "gen") } болезни приносит победу.
says-cures = Изобрести в { FORM($city, case: "prep") } лекарство от { FORM($disease, case: "gen") } болезни.
says-shares = Передать карту «{ $card }»: у { FORM($receiver, case: "gen") } будет { $holds } из { $needed } карт для лекарства от { FORM($disease, case: "gen") } болезни.
says-shares-unseen = Передать { FORM($receiver, case: "dat") } карту «{ $card }».
says-takes = Взять карту «{ $card }» у { FORM($giver, case: "gen") }: это уже { $holds } из { $needed } карт для лекарства от { FORM($disease, case: "gen") } болезни.
says-shares-you = Передать тебе карту «{ $card }»: у тебя будет { $holds } из { $needed } карт для лекарства от { FORM($disease, case: "gen") } болезни.
says-shares-unseen-you = Передать тебе карту «{ $card }».
says-takes-you = Взять у тебя карту «{ $card }»: это уже { $holds } из { $needed } карт для лекарства от { FORM($disease, case: "gen") } болезни.
says-airlifts = Перебросить { FORM($pawn, case: "acc") } в { FORM($city, case: "acc") }.
says-plays = Сыграть событие «{ $event }».
says-removes = Убрать из игры карту «{ $card }».
says-treats =
    { $left ->
        [0] Убрать из { FORM($city, case: "gen") } все { FORM($disease, case: "few") } кубики.
        [one] Лечить в { FORM($city, case: "prep") } { FORM($disease, case: "acc") } болезнь: из { $cubes } кубиков останется { $left }.
        [few] Лечить в { FORM($city, case: "prep") } { FORM($disease, case: "acc") } болезнь: из { $cubes } кубиков останется { $left }.
       *[many] Лечить в { FORM($city, case: "prep") } { FORM($disease, case: "acc") } болезнь: из { $cubes } кубиков останется { $left }.
    }
says-builds = Построить исследовательскую станцию в { FORM($city, case: "prep") }.
says-stores = Положить событие «{ $event }» на карту роли, чтобы сыграть его ещё раз.
says-brings = Переместить { FORM($pawn, case: "acc") } в { FORM($city, case: "acc") }.
says-goes = Закончить ход в { FORM($city, case: "prep") }.
says-passes = Пас: лучшего применения действиям не нашлось.
says-discards = Сбросить карту «{ $card }».
says-discards-cured = Сбросить карту «{ $card }»: лекарство от { FORM($disease, case: "gen") } болезни уже изобретено.
says-discards-keeps =
    { $keeps ->
        [0] Сбросить карту «{ $card }»: это единственная { $disease } карта в руке, а для лекарства нужно { $needed }.
        [one] Сбросить карту «{ $card }»: в руке останется { $keeps } { $disease } карта, а для лекарства нужно { $needed }.
        [few] Сбросить карту «{ $card }»: в руке останутся { $keeps } { FORM($disease, case: "few") } карты, а для лекарства нужно { $needed }.
       *[many] Сбросить карту «{ $card }»: в руке останется { $keeps } { FORM($disease, case: "many") } карт, а для лекарства нужно { $needed }.
    }
says-orders = Вернуть карты болезней в таком порядке.
says-goes-on = Продолжить: играть события сейчас не стоит.
says-win-next =
    { $turns ->
        [one] В { $futures } из { $of } симуляций команда побеждает на следующем ходу.
        [few] В { $futures } из { $of } симуляций команда побеждает за { $turns } следующих хода.
       *[many] В { $futures } из { $of } симуляций команда побеждает за { $turns } следующих ходов.
    }
says-cure-next = В { $futures } из { $of } симуляций { $role } на своём следующем ходу изобретает лекарство от { FORM($disease, case: "gen") } болезни.
says-cure-within =
    { $turns ->
        [one] В { $futures } из { $of } симуляций лекарство от { FORM($disease, case: "gen") } болезни изобретают за следующий ход.
        [few] В { $futures } из { $of } симуляций лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих хода.
       *[many] В { $futures } из { $of } симуляций лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих ходов.
    }
says-share-next = Потом в { $futures } из { $of } симуляций { $giver } отдаёт { FORM($receiver, case: "dat") } карту «{ $card }».
says-treat-next = Потом в { $futures } из { $of } симуляций { $role } лечит { FORM($disease, case: "acc") } болезнь в { FORM($city, case: "prep") }.
says-leaves =
    { $count ->
        [one] Три кубика остаются здесь: { $cities }. Но в { $futures } из { $of } симуляций до следующего хода вспышек нет.
        [few] По три кубика остаётся здесь: { $cities }. Но в { $futures } из { $of } симуляций до следующего хода вспышек нет.
       *[many] По три кубика остаётся здесь: { $cities }. Но в { $futures } из { $of } симуляций до следующего хода вспышек нет.
    }
says-outbreak-next = До следующего хода грозит вспышка: она случается в { $futures } из { $of } симуляций.
says-shares-all = Передать карты { $cards }: у { FORM($receiver, case: "gen") } будет { $holds } из { $needed } карт для лекарства от { FORM($disease, case: "gen") } болезни.
says-takes-all = Взять карты { $cards } у { FORM($giver, case: "gen") }: это уже { $holds } из { $needed } карт для лекарства от { FORM($disease, case: "gen") } болезни.
says-shares-all-you = Передать тебе карты { $cards }: у тебя будет { $holds } из { $needed } карт для лекарства от { FORM($disease, case: "gen") } болезни.
says-takes-all-you = Взять у тебя карты { $cards }: это уже { $holds } из { $needed } карт для лекарства от { FORM($disease, case: "gen") } болезни.
says-cleans =
    { $cubes ->
        [one] По пути { $pawn }, не тратя действий, убирает { $cubes } кубик болезни, от которой есть лекарство: { $cities }.
        [few] По пути { $pawn }, не тратя действий, убирает { $cubes } кубика болезней, от которых есть лекарство: { $cities }.
       *[many] По пути { $pawn }, не тратя действий, убирает { $cubes } кубиков болезней, от которых есть лекарство: { $cities }.
    }
says-shields = { $pawn } защищает { FORM($city, case: "acc") }: иначе риск вспышки там на этом ходу составил бы { $risk_otherwise }.
says-shields-cubes = { $pawn } защищает { FORM($city, case: "acc") }: иначе риск, что на этом ходу там появится ещё один кубик, составил бы { $risk_otherwise }.
says-win-next-otherwise =
    { $turns ->
        [one] В { $futures } из { $of } симуляций команда побеждает на следующем ходу, а иначе только в { $otherwise }.
        [few] В { $futures } из { $of } симуляций команда побеждает за { $turns } следующих хода, а иначе только в { $otherwise }.
       *[many] В { $futures } из { $of } симуляций команда побеждает за { $turns } следующих ходов, а иначе только в { $otherwise }.
    }
says-cure-next-otherwise = В { $futures } из { $of } симуляций { $role } на своём следующем ходу изобретает лекарство от { FORM($disease, case: "gen") } болезни, а иначе только в { $otherwise }.
says-cure-within-otherwise =
    { $turns ->
        [one] В { $futures } из { $of } симуляций лекарство от { FORM($disease, case: "gen") } болезни изобретают за следующий ход, а иначе только в { $otherwise }.
        [few] В { $futures } из { $of } симуляций лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих хода, а иначе только в { $otherwise }.
       *[many] В { $futures } из { $of } симуляций лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих ходов, а иначе только в { $otherwise }.
    }
says-completes = Потом в { $futures } из { $of } симуляций { $giver } отдаёт { FORM($receiver, case: "dat") } карту «{ $card }»: это уже { $holds } из { $needed } карт для лекарства от { FORM($disease, case: "gen") } болезни.
says-counts-on = Для этого нужно событие «{ $event }», которое есть у { FORM($role, case: "gen") }: без него это удаётся только в { $otherwise } из { $of } симуляций.
says-danger = Риск вспышки в { FORM($city, case: "prep") } на этом ходу: { $risk }.
says-dangers = Риск вспышки на этом ходу — { $any }; опаснее всего в { FORM($city, case: "prep") } ({ $risk }).
says-calmed-by = В { $futures } из { $of } симуляций на этом ходу вспышек нет, потому что { $role } играет событие «{ $event }»; без него — только в { $otherwise }.
says-without-outbreak = Без этого риск вспышки в { FORM($city, case: "prep") } на этом ходу составил бы { $risk_otherwise }, а не { $risk }.
says-without-outbreaks =
    { $turns ->
        [one] Без этого до конца следующего хода вспышка случается в { $otherwise } из { $of } симуляций, а не в { $futures }.
        [few] Без этого за { $turns } следующих хода вспышка случается в { $otherwise } из { $of } симуляций, а не в { $futures }.
       *[many] Без этого за { $turns } следующих ходов вспышка случается в { $otherwise } из { $of } симуляций, а не в { $futures }.
    }
says-without-cure =
    { $turns ->
        [one] Без этого лекарство от { FORM($disease, case: "gen") } болезни изобретают на следующем ходу только в { $otherwise } из { $of } симуляций, а не в { $futures }.
        [few] Без этого лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих хода только в { $otherwise } из { $of } симуляций, а не в { $futures }.
       *[many] Без этого лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих ходов только в { $otherwise } из { $of } симуляций, а не в { $futures }.
    }
says-without-cured =
    { $turns ->
        [one] Иначе лекарство от { FORM($disease, case: "gen") } болезни изобретают на следующем ходу только в { $otherwise } из { $of } симуляций.
        [few] Иначе лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих хода только в { $otherwise } из { $of } симуляций.
       *[many] Иначе лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих ходов только в { $otherwise } из { $of } симуляций.
    }
says-without-worse =
    { $points ->
        [one] Без этого шанс на победу был бы ниже примерно на { $points } процентный пункт.
        [few] Без этого шанс на победу был бы ниже примерно на { $points } процентных пункта.
       *[many] Без этого шанс на победу был бы ниже примерно на { $points } процентных пунктов.
    }
says-without-turn =
    { $points ->
        [one] Весь ход стоит примерно { $points } процентный пункт: столько стоил бы пас.
        [few] Весь ход стоит примерно { $points } процентных пункта: столько стоил бы пас.
       *[many] Весь ход стоит примерно { $points } процентных пунктов: столько стоил бы пас.
    }
says-nothing-urgent =
    { $points ->
        [one] Срочного ничего нет: даже пас стоил бы меньше чем { $points } процентный пункт.
        [few] Срочного ничего нет: даже пас стоил бы меньше чем { $points } процентных пункта.
       *[many] Срочного ничего нет: даже пас стоил бы меньше чем { $points } процентных пунктов.
    }

## The headline of a turn: its first claim in a few words
headline-wins = Лекарство от { FORM($disease, case: "gen") } болезни и победа
headline-cures = Лекарство от { FORM($disease, case: "gen") } болезни в { FORM($city, case: "prep") }
headline-shares = Передать { FORM($receiver, case: "dat") } карту «{ $card }»
headline-shares-all =
    { $count ->
        [one] Передать { FORM($receiver, case: "dat") } { $count } карту
        [few] Передать { FORM($receiver, case: "dat") } { $count } карты
       *[many] Передать { FORM($receiver, case: "dat") } { $count } карт
    }
headline-takes = Взять карту «{ $card }» у { FORM($giver, case: "gen") }
headline-takes-all =
    { $count ->
        [one] Взять { $count } карту у { FORM($giver, case: "gen") }
        [few] Взять { $count } карты у { FORM($giver, case: "gen") }
       *[many] Взять { $count } карт у { FORM($giver, case: "gen") }
    }
headline-airlifts = Перебросить { FORM($pawn, case: "acc") } в { FORM($city, case: "acc") }
headline-plays = Сыграть «{ $event }»
headline-removes = Убрать карту «{ $card }» из игры
headline-treats = Лечить { FORM($disease, case: "acc") } болезнь в { FORM($city, case: "prep") }
headline-cleans =
    { $cubes ->
        [one] Убрать по пути { $cubes } кубик
        [few] Убрать по пути { $cubes } кубика
       *[many] Убрать по пути { $cubes } кубиков
    }
headline-shields = Защитить { FORM($city, case: "acc") }
headline-builds = Построить станцию в { FORM($city, case: "prep") }
headline-stores = Отложить «{ $event }»
headline-brings = Переместить { FORM($pawn, case: "acc") } в { FORM($city, case: "acc") }
headline-goes = Идти в { FORM($city, case: "acc") }
headline-passes = Пас
headline-discards = Сбросить карту «{ $card }»
headline-orders = Вернуть карты в этом порядке
headline-goes-on = Продолжить
headline-accepts = Согласиться
headline-declines = Отказать

## Why not another turn: what it does in a few words, and what speaks against it
rather-wins = Почему бы не изобрести лекарство от { FORM($disease, case: "gen") } болезни и не победить?
rather-cures = Почему бы не изобрести лекарство от { FORM($disease, case: "gen") } болезни в { FORM($city, case: "prep") }?
rather-shares = Почему бы не передать { FORM($receiver, case: "dat") } карту «{ $card }»?
rather-shares-all =
    { $count ->
        [one] Почему бы не передать { FORM($receiver, case: "dat") } { $count } карту?
        [few] Почему бы не передать { FORM($receiver, case: "dat") } { $count } карты?
       *[many] Почему бы не передать { FORM($receiver, case: "dat") } { $count } карт?
    }
rather-takes = Почему бы не взять карту «{ $card }» у { FORM($giver, case: "gen") }?
rather-takes-all =
    { $count ->
        [one] Почему бы не взять { $count } карту у { FORM($giver, case: "gen") }?
        [few] Почему бы не взять { $count } карты у { FORM($giver, case: "gen") }?
       *[many] Почему бы не взять { $count } карт у { FORM($giver, case: "gen") }?
    }
rather-airlifts = Почему бы не перебросить { FORM($pawn, case: "acc") } в { FORM($city, case: "acc") }?
rather-plays = Почему бы не сыграть событие «{ $event }»?
rather-removes = Почему бы не убрать карту «{ $card }» из игры?
rather-treats = Почему бы не лечить { FORM($disease, case: "acc") } болезнь в { FORM($city, case: "prep") }?
rather-cleans =
    { $cubes ->
        [one] Почему бы не убрать по пути { $cubes } кубик?
        [few] Почему бы не убрать по пути { $cubes } кубика?
       *[many] Почему бы не убрать по пути { $cubes } кубиков?
    }
rather-shields = Почему бы не защитить { FORM($city, case: "acc") }?
rather-builds = Почему бы не построить станцию в { FORM($city, case: "prep") }?
rather-stores = Почему бы не отложить событие «{ $event }»?
rather-brings = Почему бы не переместить { FORM($pawn, case: "acc") } в { FORM($city, case: "acc") }?
rather-goes = Почему бы не пойти в { FORM($city, case: "acc") }?
rather-passes = Почему бы не спасовать?
rather-discards = Почему бы не сбросить карту «{ $card }»?
rather-orders = Почему не в другом порядке?
rather-goes-on = Почему бы не продолжить?
rather-accepts = Почему бы не согласиться?
rather-declines = Почему бы не отказать?

says-rather-win = Так победа на этом ходу будет упущена.
says-rather-outbreak = Тогда риск вспышки в { FORM($city, case: "prep") } на этом ходу составил бы { $risk_otherwise }, а не { $risk }.
says-rather-cure =
    { $turns ->
        [one] Тогда лекарство от { FORM($disease, case: "gen") } болезни изобретают на следующем ходу только в { $otherwise } из { $of } симуляций, а не в { $futures }.
        [few] Тогда лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих хода только в { $otherwise } из { $of } симуляций, а не в { $futures }.
       *[many] Тогда лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих ходов только в { $otherwise } из { $of } симуляций, а не в { $futures }.
    }
says-rather-cured =
    { $turns ->
        [one] Тогда лекарство от { FORM($disease, case: "gen") } болезни изобретают за следующий ход только в { $otherwise } из { $of } симуляций.
        [few] Тогда лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих хода только в { $otherwise } из { $of } симуляций.
       *[many] Тогда лекарство от { FORM($disease, case: "gen") } болезни изобретают за { $turns } следующих ходов только в { $otherwise } из { $of } симуляций.
    }
says-rather-wins = Тогда команда побеждает только в { $otherwise } из { $of } симуляций, а не в { $futures }.
says-rather-worse =
    { $points ->
        [one] Это снижает шанс на победу примерно на { $points } процентный пункт.
        [few] Это снижает шанс на победу примерно на { $points } процентных пункта.
       *[many] Это снижает шанс на победу примерно на { $points } процентных пунктов.
    }
says-rather-close =
    { $points ->
        [one] Это почти так же хорошо: потеря меньше { $points } процентного пункта.
        [few] Это почти так же хорошо: потеря меньше { $points } процентных пунктов.
       *[many] Это почти так же хорошо: потеря меньше { $points } процентных пунктов.
    }

## Что просьба значит для того, кого просят
says-receives =
    { $holds ->
        [one] С картой «{ $card }» у тебя будет { $holds } { $disease } карта; для лекарства нужно { $needed }.
        [few] С картой «{ $card }» у тебя будет { $holds } { FORM($disease, case: "few") } карты; для лекарства нужно { $needed }.
       *[many] С картой «{ $card }» у тебя будет { $holds } { FORM($disease, case: "many") } карт; для лекарства нужно { $needed }.
    }
says-receives-cured = От карты «{ $card }» мало пользы: лекарство от { FORM($disease, case: "gen") } болезни уже изобретено.
says-moves-you = Твоя фишка переместится в { FORM($city, case: "acc") }.
says-accepts = Согласиться на просьбу.
says-declines = Отказать в просьбе.
says-keeps =
    { $keeps ->
        [one] У тебя уже { $keeps } { $disease } карта; для лекарства нужно { $needed }.
        [few] У тебя уже { $keeps } { FORM($disease, case: "few") } карты; для лекарства нужно { $needed }.
       *[many] У тебя уже { $keeps } { FORM($disease, case: "many") } карт; для лекарства нужно { $needed }.
    }
says-then-discards = Придётся сбросить одну карту; меньше всего жаль карту «{ $card }».
says-cure-now = Потом в { $futures } из { $of } симуляций { $role } ещё на этом ходу изобретает лекарство от { FORM($disease, case: "gen") } болезни.
says-compares = Если согласиться, команда побеждает в { $accepted } из { $of } симуляций, если отказать — в { $declined }.

## Советник
tab-coach = Советник
coach-chance = Шанс ботов на победу в этой позиции
# Before the number, in few letters.
coach-chance-short = Шанс на победу
coach-interval = 95-процентный доверительный интервал: от { $low } до { $high }; симуляций: { NUMBER($futures) }
# The win chance is 0%, and this is why.
coach-chance-lost = Оставшихся карт и действий не хватит на недостающие лекарства.
# The win chance is 100%, and this is why.
coach-chance-won = На этом ходу можно победить.
coach-chance-note = Как часто побеждали бы боты, если бы дальше играли за всех и знали о картах столько же, сколько ты.
coach-ask = Что делать?
coach-not-now = Советник помогает, когда решать тебе: спроси, когда у тебя будет выбор.
coach-thinking = Советник думает…
coach-none = В этой ситуации совета нет.
coach-best = Лучший найденный ход
coach-second = Второй по силе
coach-tempting = Заманчивый ход
coach-turn = Шанс ботов на победу после него: { $chance }.
coach-accept = Лучше согласиться.
coach-decline = Лучше отказать.
coach-play = Сделать этот ход
coach-play-move = Сделать это
coach-why = Почему?
coach-done = Сделано:
coach-other = С тех пор игра пошла иначе.
coach-numbers = Числа
coach-steps = Шаги
coach-again = Спросить ещё раз

## Обзор игры
review-title = Решения и везение
review-open = Разобрать игру
review-result =
    { $result ->
        [won] Победа на { $turn }-м ходу
       *[lost] Поражение на { $turn }-м ходу
    } · { $epidemics ->
        [one] { $epidemics } эпидемия
        [few] { $epidemics } эпидемии
       *[many] { $epidemics } эпидемий
    }
review-share = Поделиться разбором
review-play = Воспроизвести ход
review-previous = Предыдущий ход
review-next = Следующий ход
review-map = Поле на { $turn }-м ходу
review-and-cards = А карты?
review-label = Шанс на победу по ходу игры: { $first } после раздачи, { $last } в конце.
review-note = Линия показывает, как часто побеждали бы боты, если бы играли с этого хода и знали только то, что мог знать активный игрок. Столбики показывают, что изменили карты.
review-note-signs = Значки отмечают решения, снизившие шанс на победу.
review-progress = Разобрано ходов: { $done } из { $total }
review-from =
    { $result ->
        [won] { $chance } в начале, победа в конце
       *[lost] { $chance } в начале, поражение в конце
    }
review-cost =
    { $decisions ->
        [one] Ваши решения стоили { $decisions } процентный пункт, карты — { $cards }.
        [few] Ваши решения стоили { $decisions } процентных пункта, карты — { $cards }.
       *[many] Ваши решения стоили { $decisions } процентных пунктов, карты — { $cards }.
    }
review-gain =
    { $decisions ->
        [one] Ваши решения стоили { $decisions } процентный пункт; карты принесли { $cards }.
        [few] Ваши решения стоили { $decisions } процентных пункта; карты принесли { $cards }.
       *[many] Ваши решения стоили { $decisions } процентных пунктов; карты принесли { $cards }.
    }
review-count = { $label }: { $turns }
review-decisions = Решения
review-decision = Решение
review-cards = Карты
review-played = Сыграно
review-better = Лучше
review-turning = Переломные моменты
review-none = Ни одно решение и ни одна карта в отдельности не определили исход игры.
review-swing = { $before } → { $after }
review-by = { $label }: { $role }
review-chance = Шанс на победу
review-scale = Шкала от { $low } до { $high }
review-go-missed = К упущенной победе
review-repeated =
    { $times ->
        [2] { $move }, дважды
        [3] { $move }, трижды
       *[other] { $move }, четыре раза
    }
review-helped = Карты помогли
review-hurt = Карты навредили
review-cure-missed = Упущено лекарство
review-also = Другие решения на этом ходу
review-rather = Лучше:
review-free = Это ничего не стоило.
review-of-these =
    { $decisions ->
        [one] Из { $decisions } пункта, потерянного на решениях: { $parts }.
        [few] Из { $decisions } пунктов, потерянных на решениях: { $parts }.
       *[many] Из { $decisions } пунктов, потерянных на решениях: { $parts }.
    }
review-for-discard = { $points } на сбросе карт
review-for-event = { $points } на событиях
review-for-order = { $points } на порядке карт после «Прогноза»
review-for-declined = { $points } на отклонённых просьбах
decided-discard = Сброс карты «{ $card }»
decided-event = Событие «{ $card }»
decided-kept = Не сыграно событие «{ $card }»
decided-order = Порядок карт после «Прогноза»
decided-declined = Отказ: { $move }
headline-cure = Лекарство от { FORM($disease, case: "gen") } болезни
headline-share = Передача карты «{ $card }»
headline-build = Станция в { FORM($city, case: "prep") }
headline-event = Событие «{ $card }»
headline-store = Событие «{ $card }» про запас
headline-treat = Лечение в { FORM($city, case: "prep") }
headline-bring = { $player } — в { FORM($city, case: "acc") }
headline-go = В { FORM($city, case: "acc") }
headline-pass = Пас
headline-not = { $played }, а не { $better }
headline-missed = Упущено: { $deed }
headline-win = Упущена победа
turn-best = Лучший ход
turn-good = Хороший ход
turn-inaccuracy = Неточность
turn-mistake = Ошибка
turn-blunder = Грубая ошибка
