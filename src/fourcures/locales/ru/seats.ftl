# Жизнь места: кто-то уходит, играет бот, игрок возвращается; и следующая игра вместе.

back-hello = С возвращением, { $name }
back-played =
    { $turns ->
        [0] Сейчас за тебя играет { $bot }.
        [one] За тебя играет { $bot }: уже { $turns } ход.
        [few] За тебя играет { $bot }: уже { $turns } хода.
       *[many] За тебя играет { $bot }: уже { $turns } ходов.
    }
back-now = Твои карты внизу. Игру можно продолжить сразу.
back-watch = Только смотреть
back-take = Вернуть себе место
back-hand = Твои карты; ими играет { $bot }, пока ты не вернёшь себе место

entry-back = { $name } снова здесь.
away-line = { $name } не за столом
away-line-since = { $name } не за столом уже { $time }
away-ask = Пусть { $bot } играет, пока { $name } не вернётся?
away-note = { $name } сможет в любой момент вернуть себе место.
away-wait = Ждать 2 минуты
away-bot = Пусть играет { $bot }
away-end = До конца
away-end-note = { $bot } играет до конца игры: { $name } не сможет вернуть себе место.
away-since = не за столом { $time }

team-for = { $name } · играет { $bot }
team-tells = Бот может называть команде мои карты

room-starts = Игра начнётся, когда все будут готовы.
room-unready-names = Все места заняты. Ещё не готовы: { $names }.
room-ready = Можно начинать
room-unready = Ещё нет
room-seat-ready = можно начинать
room-seat-unready = ещё нет
room-seat-invited = приглашение отправлено
room-fill-others = Отдать остальные места ботам
room-rematch = Ещё одна игра: у каждого, кто начинал прошлую, здесь есть место.
room-chat = Чат
room-roles-dealt = Роли раздаются в начале игры.
room-roles-fixed = Роли указаны рядом с местами.
line-invited = ещё раз?
