# Gra na samej stronie, bez serwera.

offline-loading = Wczytywanie gry: { $loaded } z { $total } MB
offline-starting = Gra się uruchamia…
offline-trouble-start = Nie udało się wczytać gry. Sprawdź połączenie i odśwież stronę.
offline-trouble-storage = Ta przeglądarka nie zapisuje tu gier, być może dlatego, że okno jest prywatne. Otwórz stronę w zwykłym oknie.
offline-trouble-full = W tej przeglądarce nie ma już miejsca na twoje gry: ostatni ruch nie został zapisany. Zwolnij miejsce i spróbuj ponownie.
offline-trouble-old = W innej karcie jest otwarta nowsza wersja gry. Odśwież tę stronę, aby grać dalej.
offline-no-network = Serwer jest nieosiągalny. Na razie grasz tutaj, na tym urządzeniu; twoje gry na serwerze wrócą razem z siecią.
offline-try-server = Spróbuj ponownie połączyć z serwerem
offline-data = Twoje gry
offline-data-note = Są tylko w tej przeglądarce. Zapisz kopię, aby je zachować lub przenieść na inne urządzenie.
offline-data-evictable = Przeglądarka może je usunąć, gdy zabraknie miejsca.
offline-export = Zapisz kopię
offline-import = Dodaj gry z pliku
offline-imported-none = W tym pliku nie ma nowych gier.
offline-imported =
    { $games ->
        [one] Dodano { $games } grę.
        [few] Dodano { $games } gry.
       *[many] Dodano { $games } gier.
    }
offline-import-failed = Ten plik nie jest kopią gier ani zapisem gry albo jest uszkodzony. Nic się nie zmieniło.

python-title = Graj w Pythonie
python-note = Ten sam program, który prowadzi stół, ze wszystkimi zasadami, szansami i botami. Działa na tym urządzeniu; nic nie jest nigdzie wysyłane. Nazwij swoją grę „game”, a plansza ją pokaże.
python-session = Sesja
python-output = Wynik
python-input = Python
python-run = Uruchom
python-stop = Zatrzymaj i zacznij od nowa
python-keys = Enter uruchamia, Shift i Enter zaczynają nowy wiersz, strzałki przywracają wcześniejsze polecenia.
python-starting = Python się uruchamia…
python-running = Działa…
python-board = Plansza
python-no-game = Tu pojawi się plansza twojej gry, gdy tylko ją utworzysz.
python-examples = Przykłady
python-examples-note = Pochodzą z samouczka, po angielsku; uruchamiaj je po kolei.
python-run-example = Uruchom przykład { $number } z „{ $title }”
