# Powiadomienia, że stół na kogoś czeka: e-mailem i w przeglądarce.

## Gry turowe
new-pace = Tempo
new-pace-live = Na żywo
new-pace-live-note = Wszyscy są przy stole w tym samym czasie.
new-pace-turns = Turowo
new-pace-turns-note = Każdy gra, kiedy ma czas. Przy stole widać, czyja kolej.
new-turn-time = Czas na turę
pace-hours =
    { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
       *[many] { $hours } godzin
    }
pace-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
new-late = Po tym czasie
new-late-nothing = Nic się nie dzieje
new-late-nothing-note = Pozostali czekają dalej, bez przypomnienia.
new-late-remind = Stół wysyła przypomnienie
new-late-remind-note = Jedno, gdy czas minie; pozostali czekają dalej.
new-late-bot = Tę turę rozgrywa bot
new-late-bot-note = Cztery godziny wcześniej przychodzi przypomnienie.
pace-words = gra turowa, { $time } na turę
pace-room-note = To gra turowa: możesz zamknąć stronę i wrócić, gdy przyjdzie twoja kolej.
pace-tell-me = Powiadom mnie, gdy będzie moja kolej
pace-mailed = E-maile przychodzą na adres { $address }
pace-pushed = Powiadomienia są włączone
left-minutes = za { $minutes } min
left-hours = za { $hours } godz.
left-days =
    { $days ->
        [one] za { $days } dzień
        [few] za { $days } dni
       *[many] za { $days } dni
    }
pace-until = do { $time }, { $left }
pace-until-bot = do { $time }, { $left }; potem gra bot
pace-late = termin minął: { $time }
entry-one-turn = Czas minął: tę turę rozgrywa bot zamiast gracza { $name } ({ $seat }).

## Jak dostawać powiadomienia
told-title = Gdy stół na mnie czeka
told-note = Twoja kolej w grach turowych, pytania do ciebie i zaproszenia.
told-push = Pokazuj powiadomienie na tym urządzeniu
told-push-blocked = Ta przeglądarka blokuje powiadomienia z tej strony. Najpierw zezwól na nie w jej ustawieniach.
told-push-failed = Nie udało się włączyć powiadomień w tej przeglądarce.
told-mail = Wysyłaj e-mail na adres
told-mail-send = Wyślij e-mail z potwierdzeniem
told-mail-sent = Wysłaliśmy e-mail na adres { $address }. Otwórz link w wiadomości.
told-mail-on = E-maile przychodzą na adres { $address }.
told-mail-waits = Adres { $address } nie jest jeszcze potwierdzony: otwórz link w wiadomości.
told-mail-until-then = Do tego czasu e-maile przychodzą na adres { $address }.
told-mail-other = Podaj inny adres
told-mail-stop = Nie wysyłaj więcej
mail-page-title = E-maile
mail-confirmed = Gotowe: dostaniesz e-mail, gdy stół będzie na ciebie czekać.
mail-stopped = Gotowe: nie dostaniesz więcej e-maili, a twój adres został usunięty.
mail-refused = Gotowe: na ten adres nie przyjdą stąd żadne e-maile.
mail-allow = Zezwól znów na e-maile
mail-allowed = Gotowe: e-maile są znów dozwolone. Aby je dostawać, podaj swój adres w ustawieniach.
