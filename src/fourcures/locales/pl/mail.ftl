# Powiadomienia z gier turowych, które wysyła serwer: e-maile i powiadomienia przeglądarek.

## Chwile
date-moment = { $weekday } { $day } { $month }, { $time }
date-weekday =
    { $day ->
        [1] pon.
        [2] wt.
        [3] śr.
        [4] czw.
        [5] pt.
        [6] sob.
       *[7] niedz.
    }
date-month =
    { $month ->
        [1] sty
        [2] lut
        [3] mar
        [4] kwi
        [5] maj
        [6] cze
        [7] lip
        [8] sie
        [9] wrz
        [10] paź
        [11] lis
       *[12] gru
    }

## Tytuły
notice-first =
    { $reason ->
        [question] { $asker } pyta cię o coś
        [window] Czy zagrasz zdarzenie? (w zespole: { $mates })
        [discard] Masz za dużo kart (w zespole: { $mates })
       *[turn]
            { $table ->
                [none] Twoja tura (w zespole: { $mates })
               *[name] Twoja tura: { $table } ({ $mates })
            }
    }
notice-soon = Twój czas mija { $left } (w zespole: { $mates })
notice-reminder =
    { $reason ->
        [question] { $asker } wciąż czeka na twoją odpowiedź
        [window] Gra wciąż czeka: czy zagrasz zdarzenie? (w zespole: { $mates })
        [discard] Gra wciąż czeka: masz za dużo kart (w zespole: { $mates })
       *[turn]
            { $table ->
                [none] Wciąż trwa twoja tura (w zespole: { $mates })
               *[name] Wciąż trwa twoja tura: { $table } ({ $mates })
            }
    }
notice-bot = bot
notice-invited = { $asker } chce znów z tobą zagrać
notice-invited-text = Przy stole czeka na ciebie miejsce. Gra zacznie się, gdy wszyscy będą gotowi.
notice-group = { $asker } otwiera stół dla grupy „{ $group }”
notice-group-text = Twoja grupa zaraz będzie grać. Usiądź przy stole, zanim gra się zacznie.
notice-mate = { $asker } zaprasza cię do gry
notice-mate-text = Usiądź przy stole, zanim gra się zacznie.

## Na co czeka stół
notice-at-table = Chodzi o stół „{ $table }” ({ $mates }).
notice-your-turn = Twoja tura: { $role }, { $city }.
notice-did = { $name }: { $what }
notice-did-bot = Bot za gracza { $name }: { $what }
notice-task-turn = Twoja tura.
notice-task-window = Możesz teraz zagrać zdarzenie albo grać dalej bez niego.
notice-task-discard = Masz za dużo kart: wybierz, które odrzucasz.
notice-asks = { $asker } pyta: „{ $question }”
notice-ask-other = Czy mogę wykonać ruch, na który musisz się zgodzić?
notice-state =
    { $cards ->
        [one] Lekarstwa: { $cures } z 4. Rozprzestrzenienia: { $outbreaks } z 8. W stosie kart gry jest jeszcze { $cards } karta.
        [few] Lekarstwa: { $cures } z 4. Rozprzestrzenienia: { $outbreaks } z 8. W stosie kart gry są jeszcze { $cards } karty.
       *[many] Lekarstwa: { $cures } z 4. Rozprzestrzenienia: { $outbreaks } z 8. W stosie kart gry jest jeszcze { $cards } kart.
    }

## Do kiedy
notice-until = Do { $until }, { $left }.
notice-overdue = Czas minął { $until }; inni wciąż na ciebie czekają.
notice-late-bot =
    { $reason ->
        [question] Masz czas do { $until } ({ $left }). Potem twoja odpowiedź to „nie”.
        [window] Masz czas do { $until } ({ $left }). Potem gra toczy się dalej bez zdarzenia.
       *[turn] Masz czas do { $until } ({ $left }). Potem tę jedną turę rozgrywa bot, a ty zostajesz w grze.
    }
notice-late-remind = Masz czas do { $until } ({ $left }). Potem dostajesz jedno przypomnienie, a inni nadal na ciebie czekają.
notice-late-nothing = Masz czas do { $until } ({ $left }). Potem nic się nie dzieje: inni nadal na ciebie czekają.

## E-maile
mail-subject = Four Cures: { $title }, do { $until }
mail-subject-invited = Four Cures: { $title }
mail-hello = Cześć, { $name }!
mail-go = Przejdź do stołu
mail-why = Dostajesz tę wiadomość, bo w ustawieniach Four Cures są włączone e-maile o twoich turach i zaproszeniach.
mail-unsubscribe = Nie chcę więcej tych e-maili
mail-confirm-subject = Four Cures: potwierdź swój adres
mail-confirm-title = Czy to twój adres?
mail-confirm-text = Ktoś prosi Four Cures o wysyłanie na ten adres wiadomości, gdy czeka na niego stół. Jeśli to ty, potwierdź:
mail-confirm-link = Potwierdź ten adres
mail-confirm-else = Jeśli to nie ty, nic nie rób: nie dostaniesz wiadomości o grach.
mail-refuse = Nigdy więcej do mnie nie piszcie
