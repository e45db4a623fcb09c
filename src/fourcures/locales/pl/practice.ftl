# Ćwiczenie: dalsza gra od wybranego momentu, przy własnym stole.

practice-name = Ćwiczenie
practice-what-if = Co by było, gdyby?
practice-title = Co by było, gdyby? Od tury { $turn }
practice-lead = Stół do ćwiczeń zaczyna się od tej pozycji. Nic się tu nie liczy, a sama gra pozostaje bez zmian. Karty, których nie można było znać, są rozdawane na nowo.
practice-with-bots = Graj dalej z botami
practice-all-seats = Graj za wszystkich
practice-from = Z tury { $turn } pewnej gry
