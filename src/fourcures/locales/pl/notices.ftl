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
mail-confirm-text = Ktoś poprosił Four Cures o wysyłanie wiadomości na ten adres, gdy stół na niego czeka. Jeśli to ty, otwórz ten link:
mail-confirm-else = Jeśli to nie ty, nie rób nic: nie dostaniesz więcej wiadomości.
mail-unsubscribe = Nie chcę więcej takich wiadomości:
