# Что произошло; аргументы объясняет en/log.ftl.

## Карты в предложениях
card-city = { $city } ({ $disease })
card-event = { $event } (событие)
card-epidemic = ЭПИДЕМИЯ
card-hidden =
    { $number ->
        [one] { $number } закрытая карта
        [few] { $number } закрытые карты
       *[many] { $number } закрытых карт
    }
card-and-card = { $first } и { $second }

## Ход игры
log-moved =
    { $own ->
        [yes]
            { $how ->
                [direct] { $player } летит прямым рейсом в { FORM($city, case: "acc") }.
                [charter] { $player } летит чартерным рейсом в { FORM($city, case: "acc") }.
                [shuttle] { $player } летит служебным рейсом в { FORM($city, case: "acc") }.
                [opsflight] { $player } летит со станции в { FORM($city, case: "acc") }.
                [join] { $player } присоединяется к другой фишке в { FORM($city, case: "prep") }.
                [airlift] Переброска доставляет { FORM($player, case: "acc") } в { FORM($city, case: "acc") }.
               *[drive] { $player } отправляется в { FORM($city, case: "acc") }.
            }
       *[no]
            { $how ->
                [direct] { $by } отправляет { FORM($player, case: "acc") } прямым рейсом в { FORM($city, case: "acc") }.
                [charter] { $by } отправляет { FORM($player, case: "acc") } чартерным рейсом в { FORM($city, case: "acc") }.
                [shuttle] { $by } отправляет { FORM($player, case: "acc") } служебным рейсом в { FORM($city, case: "acc") }.
                [join] { $by } отправляет { FORM($player, case: "acc") } в { FORM($city, case: "acc") }, к другой фишке.
                [airlift] Переброска доставляет { FORM($player, case: "acc") } в { FORM($city, case: "acc") }.
               *[drive] { $by } перемещает { FORM($player, case: "acc") } в { FORM($city, case: "acc") }.
            }
    }
log-discarded = { $player } сбрасывает карту: { $card }.
log-played =
    { $stored ->
        [yes] { $player } играет событие «{ $card }» с карты роли. Эта карта убирается из игры.
       *[no] { $player } играет событие «{ $card }».
    }
log-built = В { FORM($city, case: "prep") } построена исследовательская станция.
log-stationtaken = Исследовательская станция в { FORM($city, case: "prep") } убрана с поля.
log-treated =
    { $presence ->
        [yes]
            { $cubes ->
                [one] { $player } одним своим присутствием убирает из { FORM($city, case: "gen") } { $cubes } { FORM($disease, case: "cube") } кубик.
                [few] { $player } одним своим присутствием убирает из { FORM($city, case: "gen") } { $cubes } { FORM($disease, case: "many") } кубика.
               *[many] { $player } одним своим присутствием убирает из { FORM($city, case: "gen") } { $cubes } { FORM($disease, case: "many") } кубиков.
            }
       *[no]
            { $cubes ->
                [one] { $player } убирает из { FORM($city, case: "gen") } { $cubes } { FORM($disease, case: "cube") } кубик.
                [few] { $player } убирает из { FORM($city, case: "gen") } { $cubes } { FORM($disease, case: "many") } кубика.
               *[many] { $player } убирает из { FORM($city, case: "gen") } { $cubes } { FORM($disease, case: "many") } кубиков.
            }
    }
log-shared = { $giver } отдаёт { FORM($receiver, case: "dat") } карту: { $card }.
log-cured = { $player } изобретает лекарство от { FORM($disease, case: "gen") } болезни!
log-eradicated = { FORM($disease, case: "nom", start: "yes") } болезнь уничтожена!
log-stored = { $player } кладёт на карту роли событие «{ $card }».
log-passed =
    { $actions ->
        [one] { $player } отказывается от { $actions } действия.
        [few] { $player } отказывается от { $actions } действий.
       *[many] { $player } отказывается от { $actions } действий.
    }
log-drew =
    { $epidemic ->
        [yes] { $player } берёт: { $card }!
       *[no] { $player } берёт: { $card }.
    }
log-increased = Эпидемия { $epidemics }: уровень распространения теперь { $rate }.
log-turned =
    { $bottom ->
        [yes] Карта болезни: { $city }, из-под низа колоды.
       *[no] Карта болезни: { $city }.
    }
log-infected =
    { $more ->
        [yes]
            { $cubes ->
                [one] В { FORM($city, case: "prep") } появляется { $cubes } { FORM($disease, case: "cube") } кубик, всего { $total }.
                [few] В { FORM($city, case: "prep") } появляются { $cubes } { FORM($disease, case: "many") } кубика, всего { $total }.
               *[many] В { FORM($city, case: "prep") } появляется { $cubes } { FORM($disease, case: "many") } кубиков, всего { $total }.
            }
       *[no]
            { $cubes ->
                [one] В { FORM($city, case: "prep") } появляется { $cubes } { FORM($disease, case: "cube") } кубик.
                [few] В { FORM($city, case: "prep") } появляются { $cubes } { FORM($disease, case: "many") } кубика.
               *[many] В { FORM($city, case: "prep") } появляется { $cubes } { FORM($disease, case: "many") } кубиков.
            }
    }
log-prevented =
    { $by ->
        [eradicated] В { FORM($city, case: "prep") } кубик не появляется: { $disease } болезнь уничтожена.
       *[medic] В { FORM($city, case: "prep") } { FORM($disease, case: "cube") } кубик не появляется: город защищает { $protector }.
    }
log-outbreak =
    { $origin ->
        [none] ВСПЫШКА { $outbreaks } из 8: { $disease } болезнь в { FORM($city, case: "prep") }!
       *[city] ВСПЫШКА { $outbreaks } из 8: { $disease } болезнь в { FORM($city, case: "prep") } из-за вспышки в { FORM($origin, case: "prep") }!
    }
log-intensified =
    { $cards ->
        [none] Сброшенных карт болезней нет, перемешивать нечего.
       *[cards] Перемешаны и положены на верх колоды болезней: { $cards }.
    }
log-skipped = Тихая ночь: обнаружение болезней пропущено.
log-removed = Карта болезни «{ $card }» убрана из игры.
log-looked =
    { $cards ->
        [none]
            { $number ->
                [one] { $player } смотрит { $number } верхнюю карту болезни.
                [few] { $player } смотрит { $number } верхние карты болезней.
               *[many] { $player } смотрит { $number } верхних карт болезней.
            }
       *[cards]
            { $number ->
                [one] { $player } смотрит { $number } верхнюю карту болезни: { $cards }.
                [few] { $player } смотрит { $number } верхние карты болезней: { $cards }.
               *[many] { $player } смотрит { $number } верхних карт болезней: { $cards }.
            }
    }
log-ordered =
    { $cards ->
        [none]
            { $number ->
                [one] { $player } возвращает { $number } карту.
                [few] { $player } возвращает { $number } карты в выбранном порядке.
               *[many] { $player } возвращает { $number } карт в выбранном порядке.
            }
       *[cards]
            { $number ->
                [one] { $player } возвращает { $number } карту: { $cards }.
                [few] { $player } возвращает { $number } карты в таком порядке: { $cards }.
               *[many] { $player } возвращает { $number } карт в таком порядке: { $cards }.
            }
    }
log-turn = Ходит { $player }.
log-ended =
    { $cause ->
        [cures] Все четыре лекарства изобретены: ПОБЕДА (R13.1).
        [outbreaks] Восьмая вспышка: ПОРАЖЕНИЕ (R13.2).
        [cubes]
            { $disease ->
                [none] Нужен кубик болезни, а кубиков больше нет: ПОРАЖЕНИЕ (R13.2).
               *[disease] Нужен { FORM($disease, case: "cube") } кубик, а их больше нет: ПОРАЖЕНИЕ (R13.2).
            }
       *[cards] В колоде слишком мало карт игроков: ПОРАЖЕНИЕ (R6.1).
    }

## Записи стола
entry-opened = { $name } открывает стол.
entry-joined = { $name } подходит к столу.
entry-seated =
    { $holder ->
        [none] Место { FORM($seat, case: "gen") } свободно.
       *[name] { $holder } занимает место { FORM($seat, case: "gen") }.
    }
entry-invited = Одно место ждёт игрока: { $name }.
entry-ready =
    { $yes ->
        [yes] { $name }: можно начинать.
       *[no] { $name } просит ещё немного времени.
    }
entry-voted = { $name } предлагает передать боту место { FORM($seat, case: "gen") }.
entry-waited = { $name } ждёт. Не за столом: { $seat }.
entry-began = Карты розданы.
first-infections = Первые заражения: { $groups }.
first-infections-group =
    { $cubes ->
        [one] по { $cubes } кубику: { $cities }
        [few] по { $cubes } кубика: { $cities }
       *[many] по { $cubes } кубиков: { $cities }
    }
entry-played =
    { $redo ->
        [yes] { $name } повторяет действие: { $move }.
       *[no] { $name }: { $move }.
    }
entry-undid = { $name } отменяет действие.
entry-asked =
    { $text ->
        [undo] { $name } просит отменить действие.
       *[move] { $name } просит согласия: { $move }.
    }
entry-answered =
    { $yes ->
        [yes] { $name } соглашается.
       *[no] { $name } отказывает.
    }
entry-withdrawn = { $name } отзывает просьбу.
entry-wenton = { $name } решает не играть событие.
entry-held = { $name } придерживает игру.
entry-pauseended = Игра продолжается.
entry-stopset = { $name } меняет, когда игра останавливается ради событий.
entry-agreeable =
    { $yes ->
        [yes] { $name } соглашается на все просьбы автоматически.
       *[no] { $name } просит спрашивать согласия.
    }
entry-told =
    { $what ->
        [card] { $name } показывает карту: { $card }.
       *[disease]
            { $count ->
                [one] { $name }: в руке { $count } { $disease } карта.
                [few] { $name }: в руке { $count } { FORM($disease, case: "few") } карты.
               *[many] { $name }: в руке { $count } { FORM($disease, case: "many") } карт.
            }
    }
entry-said = { $name }: { $text }
entry-gone = { $name } отходит от стола.
entry-renamed = Новое имя: { $old } → { $name }.
# $by: none if the person has deleted their data.
entry-removed =
    { $by ->
        [none] Кто-то навсегда уходит из-за стола.
       *[host] Больше не за столом: { $name }.
    }
entry-closed = Стол закрыт.
