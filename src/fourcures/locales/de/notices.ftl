# Nachrichten, dass ein Tisch auf jemanden wartet: in Mails und in Browsern.

notice-turn = Du bist am Zug
notice-turn-text = Der Tisch wartet auf dich.
notice-reminder = Deine Zeit ist um
notice-reminder-text = Der Tisch wartet noch auf dich.
notice-bot =
    { $hours ->
        [one] In { $hours } Stunde spielt ein Bot diesen Zug für dich.
       *[other] In { $hours } Stunden spielt ein Bot diesen Zug für dich.
    }
mail-confirm-subject = Bestätige deine Adresse
mail-confirm-text = Jemand möchte, dass Four Cures eine Mail an diese Adresse schickt, wenn ein Tisch auf ihn wartet. Wenn du das warst, öffne diesen Link:
mail-confirm-else = Wenn du das nicht warst, brauchst du nichts zu tun: Du bekommst keine weiteren Mails.
mail-unsubscribe = Keine solchen Mails mehr:
