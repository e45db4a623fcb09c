# Powiadomienia, że stół na kogoś czeka: e-mailem i w przeglądarce.

notice-turn = Twoja kolej
notice-turn-text = Stół czeka na ciebie.
notice-reminder = Twój czas minął
notice-reminder-text = Stół wciąż na ciebie czeka.
notice-bot =
    { $hours ->
        [one] Za { $hours } godzinę bot rozegra tę turę za ciebie.
        [few] Za { $hours } godziny bot rozegra tę turę za ciebie.
       *[many] Za { $hours } godzin bot rozegra tę turę za ciebie.
    }
mail-confirm-subject = Potwierdź swój adres
mail-confirm-text = Ktoś poprosił Four Cures o wysyłanie na ten adres wiadomości, gdy stół czeka na jego ruch. Jeśli to ty, otwórz ten link:
mail-confirm-else = Jeśli to nie ty, nic nie rób: nie dostaniesz więcej wiadomości.
mail-unsubscribe = Rezygnacja z tych wiadomości:

## Tura po turze
new-pace = Tempo
new-pace-live = Na żywo
new-pace-live-note = Wszyscy są przy stole w tym samym czasie.
new-pace-turns = Tura po turze
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
new-late-remind = Stół wysyła przypomnienie
new-late-bot = Tę turę rozgrywa bot
pace-words = tura po turze, { $time }
pace-room-note = Ta gra toczy się tura po turze: możesz zamknąć stronę i wrócić, gdy przyjdzie twoja kolej.
pace-tell-me = Powiadom mnie, gdy będzie moja kolej
pace-until = do { $time }
pace-until-bot = do { $time }, potem gra bot
pace-late = termin minął: { $time }
entry-one-turn = Czas minął: tę turę rozgrywa bot zamiast gracza { $name } ({ $seat }).

## Jak dostawać powiadomienia
told-title = Gdy stół na mnie czeka
told-note = Dla gier rozgrywanych tura po turze.
told-push = Pokazuj powiadomienie na tym urządzeniu
told-push-blocked = Ta przeglądarka blokuje powiadomienia z tej strony. Najpierw zezwól na nie w jej ustawieniach.
told-push-failed = Nie udało się włączyć powiadomień w tej przeglądarce.
told-mail = Wysyłaj e-mail na adres
told-mail-send = Wyślij e-mail z potwierdzeniem
told-mail-sent = Wysłaliśmy e-mail na adres { $address }. Otwórz link w wiadomości.
told-mail-on = E-maile przychodzą na adres { $address }.
told-mail-waits = Adres { $address } nie jest jeszcze potwierdzony: otwórz link w wiadomości.
told-mail-stop = Nie wysyłaj więcej
mail-page-title = E-maile
mail-confirmed = Gotowe: dostaniesz e-mail, gdy stół będzie na ciebie czekać.
mail-stopped = Gotowe: nie dostaniesz więcej e-maili, a twój adres został usunięty.
