# Группы, которые играют вместе снова и снова, и приглашения.

## Люди и группы
groups-title = Люди и группы
groups-mine = Мои группы
groups-none = Ты пока не состоишь ни в одной группе. Создай свою и отправь ссылку тем, с кем играешь.
groups-name = Название группы
groups-create = Создать группу
groups-alone = пока только ты
groups-unnamed = Группа без названия
groups-mates = С кем ты играешь
groups-mates-none = После первой доигранной партии с другими их можно будет снова пригласить здесь одним нажатием.
groups-mate-games =
    { $games ->
        [one] { $games } общая игра
        [few] { $games } общие игры
       *[many] { $games } общих игр
    }
groups-invite = Пригласить
groups-invited = Приглашение отправлено
groups-invite-note = Открывает стол для вас двоих. Другой игрок увидит приглашение у себя на главной странице.

## Группа
group-members = Участники
group-link = Ссылка на группу
group-link-note = Присоединиться может любой, у кого есть эта ссылка.
group-invitation = Это приглашение в группу. Её участники видят столы, результаты и время следующей встречи.
group-join = Вступить в группу
group-rename = Изменить название
group-save = Сохранить
group-leave = Выйти из группы
group-leave-really = Точно выйти
group-leave-back = По ссылке можно вернуться.
group-remove = Удалить
group-remove-one = Удалить из группы: { $name }
group-remove-sure = Точно удалить из группы: { $name }? Вернуться по ссылке уже не получится.
group-evening = Следующая встреча
group-evening-none = Время пока не назначено.
group-evening-note = По твоему часовому поясу. Время может изменить любой участник.
group-evening-field = День и время
group-evening-set = Назначить время
group-evening-clear = Убрать время
group-games = Текущие игры
group-games-none = Сейчас нет открытых столов.
group-open = Открыть стол
group-open-note = Приглашены все участники.
new-for-group = Для группы «{ $group }»: приглашение получат все участники.
group-results = Результаты
group-results-none = У этой группы пока нет завершённых игр.
group-score =
    { $games ->
        [one] Побед: { $won } из { $games } игры
        [few] Побед: { $won } из { $games } игр
       *[many] Побед: { $won } из { $games } игр
    }

## Приглашения
invitation-title = Приглашение
invitation-person = { $name } приглашает тебя в игру.
invitation-group = { $name } открывает стол для группы «{ $group }».
invitation-again = { $name } приглашает тебя сыграть ещё раз: для тебя оставлено место.
invitation-decline = Не сейчас
