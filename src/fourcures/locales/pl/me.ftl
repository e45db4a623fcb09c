# Jak grasz (/me) i co serwer o tobie przechowuje (/privacy).

me-title = Jak grasz
me-signed-out = Ta strona pokaże, jak grasz: twoje wygrane, postacie, zespół i serie. Nie potrzebujesz konta: wystarczy zagrać.
me-empty-title = Twoja pierwsza gra czeka
me-empty = Ukończ grę, a zobaczysz tutaj, jak grasz: swoje wygrane, postacie, zespół i serie.
me-not-played = jeszcze bez gry
me-not-won = jeszcze bez wygranej
me-rate = Odsetek wygranych gier: { $percent }
me-won = Wygrane: { $won } na { $games }
me-streak = wygrane z rzędu
me-best-streak = najdłuższa seria
me-fastest = najszybsza wygrana (tury)
me-favourite =
    { $games ->
        [one] twoja postać w { $games } grze
        [few] twoja ulubiona postać, w { $games } grach
       *[many] twoja ulubiona postać, w { $games } grach
    }
me-strongest = twoja najsilniejsza postać: { $percent } wygranych
me-roles = Według postaci
me-difficulties = Według trudności
me-teams = Według liczby graczy
me-mates = Z kim grasz
me-bots = Z botami
me-one-screen = Przy jednym ekranie
me-score = { $won } / { $games }
me-score-said = wygrane: { $won } na { $games }
me-losses = Przyczyny przegranych
me-lost-outbreaks = Ósme rozprzestrzenienie
me-lost-cubes = Brak znaczników
me-lost-cards = Brak kart
me-last = Ostatnie gry
me-bots-number =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
       *[many] { $bots } botów
    }
me-counts = Co się liczy
me-counts-yes = Każda ukończona gra, w której choć jedna tura była twoja, także jeśli pozostałe rozgrywał ktoś inny. Gra przy jednym ekranie liczy się raz, ze wszystkimi postaciami.
me-counts-no = Ćwiczenia, łamigłówki i gry rozpoczęte od udostępnionej pozycji się nie liczą.
me-counts-strongest = Najsilniejszą postać wybieramy spośród tych z co najmniej trzema grami.
me-export = Pobierz moje dane
device-qr = Zeskanuj drugim urządzeniem

## Co serwer o tobie przechowuje
privacy-title = Prywatność
privacy-lead = Grasz tutaj bez konta, bez hasła i bez reklam. Oto, co serwer o tobie wie i co możesz z tym zrobić.
privacy-kept = Co jest przechowywane
privacy-name = Twoje imię
privacy-name-text = Wybrane przez ciebie imię oraz losowy identyfikator, po którym serwer cię rozpoznaje.
privacy-cookie = Jeden plik cookie
privacy-cookie-text = Zawiera ten identyfikator i podtrzymuje zalogowanie najwyżej przez 400 dni od ostatniego podania imienia. Innych plików cookie nie ma. Twoje ustawienia pozostają w przeglądarce.
privacy-devices = Twoje urządzenia
privacy-devices-text = Dla każdego: przeglądarka i system, data dodania i dzień ostatniego użycia.
privacy-tables = Twoje stoły
privacy-tables-text = Przebieg każdej gry: kto zajmuje które miejsce, każdy ruch i każda wiadomość, razem z godziną.
privacy-results = Twoje wyniki
privacy-results-text = Wyniki twoich gier wraz z postaciami, poziomem trudności i twoim imieniem przy danym stole; twoje próby w rozdaniu dnia; twoje próby w łamigłówkach i ranking.
privacy-blocks = Blokady i zgłoszenia
privacy-blocks-text = Lista osób, które blokujesz, oraz zgłoszenia od ciebie i na twój temat. Zgłoszenia czyta operator serwera; po 90 dniach są usuwane.
privacy-groups = Twoje grupy
privacy-groups-text = Do jakich grup należysz i od kiedy, z jakich cię usunięto, ich nazwy i następny termin oraz od kogo masz zaproszenia do stołów. Członkowie grupy widzą twoje imię i wyniki jej gier.
privacy-logs = Dziennik serwera
privacy-logs-text = Rodzaj każdego żądania, jego godzina i czas obsługi. Dziennik nie zawiera imion, plików cookie, wiadomości ani adresów IP. Aby ograniczać liczbę żądań, serwer przez krótki czas pamięta twój adres IP, ale go nie zapisuje. Działający przed nim serwer WWW może prowadzić własny dziennik: zapytaj operatora.
privacy-long = Jak długo
privacy-long-text = Dopóki tych danych nie usuniesz. Operator serwera może po pewnym czasie usuwać nieużywane stoły, a potem dane osób, które nie mają już żadnego stołu. Twoje wyniki pozostają do usunięcia twoich danych. O czasie przechowywania kopii zapasowych i dzienników decyduje operator.
privacy-who = Kto to widzi
privacy-who-team = Wszyscy przy twoim stole widzą twoje imię, ruchy i wiadomości. Widzą je też wszyscy, którzy mają link do stołu, a przy stołach publicznych każdy.
privacy-who-you = Stronę „Jak grasz” widzisz tylko ty. Osoby z twoich ukończonych gier widzą na swojej stronie twoje imię i wyniki tych gier.
privacy-who-host = Operator serwera może czytać bazę danych, ale nie hasła: haseł nie ma.
privacy-who-nobody = Nikt inny. Nie ma śledzenia, nic nie jest wczytywane z innych stron i nic nie trafia do osób trzecich, poza powiadomieniami, jeśli je włączysz.
privacy-delete = Co możesz zrobić
privacy-delete-export = „Pobierz moje dane” daje ci wszystko, co jest o tobie przechowywane, w jednym pliku.
privacy-delete-text = „Usuń moje dane” od razu usuwa twoje imię, urządzenia i wyniki, a potem twoje imiona i wiadomości z przebiegu wszystkich gier. Twoje ruchy pozostają, ale bez imienia. Wszystkie urządzenia zostają wylogowane i nikt nie może tego cofnąć.
privacy-notices = E-mail i powiadomienia
privacy-notices-text = Niektóre serwery je oferują. Jedno i drugie jest wyłączone, dopóki tego nie włączysz.
privacy-mail = E-mail
privacy-mail-text = Serwer przechowuje twój adres, język i strefę czasową, dopóki nie usuniesz adresu albo nie zrezygnujesz z wiadomości. Adres przekazuje tylko serwerowi poczty operatora. W wiadomościach są imiona osób z twojego zespołu i to, co dzieje się na planszy. Po rezygnacji albo odpowiedzi, że adres nie jest twój, zostaje kod adresu, żeby nikt nie mógł zamówić na niego wiadomości; adresu nie da się z niego odczytać.
privacy-push = Powiadomienia
privacy-push-text = Producent twojej przeglądarki prowadzi usługę powiadomień, która daje temu urządzeniu adres i dwa klucze. Serwer przechowuje je z twoim językiem i strefą czasową dla każdego urządzenia, dopóki nie wyłączysz powiadomień albo się nie wylogujesz. Wiadomości są zaszyfrowane: może je odczytać tylko twoja przeglądarka.

## Licences
licences-title = Licencje
licences-lead = Sam program Four Cures jest udostępniany na licencji MIT. Jego strony zawierają czcionki, biblioteki i dane mapy innych autorów; oto ich licencje.
