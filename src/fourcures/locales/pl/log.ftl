# Co się stało; argumenty objaśnia en/log.ftl.

## Karty w zdaniach
card-city = { $city } ({ $disease })
card-event = { $event } (zdarzenie)
card-epidemic = EPIDEMIA
card-hidden =
    { $number ->
        [one] { $number } zakryta karta
        [few] { $number } zakryte karty
       *[many] { $number } zakrytych kart
    }
card-and-card = { $first } i { $second }

## Przebieg gry
log-moved =
    { $own ->
        [yes]
            { $how ->
                [direct] { $player } udaje się lotem bezpośrednim do { FORM($city, case: "gen") }.
                [charter] { $player } leci czarterem do { FORM($city, case: "gen") }.
                [shuttle] { $player } udaje się lotem prywatnym do { FORM($city, case: "gen") }.
                [opsflight] { $player } leci ze stacji badawczej do { FORM($city, case: "gen") }.
                [join] { $player } dołącza do innego pionka w { FORM($city, case: "loc") }.
                [airlift] Most powietrzny przenosi { FORM($player, case: "acc") } do { FORM($city, case: "gen") }.
               *[drive] { $player } udaje się do { FORM($city, case: "gen") }.
            }
       *[no]
            { $how ->
                [direct] { $by } wysyła { FORM($player, case: "acc") } lotem bezpośrednim do { FORM($city, case: "gen") }.
                [charter] { $by } wysyła { FORM($player, case: "acc") } czarterem do { FORM($city, case: "gen") }.
                [shuttle] { $by } wysyła { FORM($player, case: "acc") } lotem prywatnym do { FORM($city, case: "gen") }.
                [join] { $by } przenosi { FORM($player, case: "acc") } do { FORM($city, case: "gen") }, gdzie stoi inny pionek.
                [airlift] Most powietrzny przenosi { FORM($player, case: "acc") } do { FORM($city, case: "gen") }.
               *[drive] { $by } przenosi { FORM($player, case: "acc") } do { FORM($city, case: "gen") }.
            }
    }
log-discarded = { $player } odrzuca kartę: { $card }.
log-played =
    { $stored ->
        [yes] { $player } zagrywa z karty postaci kartę { $card }. Ta karta zostaje usunięta z gry.
       *[no] { $player } zagrywa kartę { $card }.
    }
log-built = W { FORM($city, case: "loc") } powstaje stacja badawcza.
log-stationtaken = Stacja badawcza w { FORM($city, case: "loc") } znika z planszy.
log-treated =
    { $presence ->
        [yes]
            { $cubes ->
                [one] Sama obecność { FORM($player, case: "gen") } usuwa w { FORM($city, case: "loc") } { $cubes } { FORM($disease, case: "cube") } znacznik.
                [few] Sama obecność { FORM($player, case: "gen") } usuwa w { FORM($city, case: "loc") } { $cubes } { FORM($disease, case: "few") } znaczniki.
               *[many] Sama obecność { FORM($player, case: "gen") } usuwa w { FORM($city, case: "loc") } { $cubes } { FORM($disease, case: "many") } znaczników.
            }
       *[no]
            { $cubes ->
                [one] { $player } usuwa w { FORM($city, case: "loc") } { $cubes } { FORM($disease, case: "cube") } znacznik.
                [few] { $player } usuwa w { FORM($city, case: "loc") } { $cubes } { FORM($disease, case: "few") } znaczniki.
               *[many] { $player } usuwa w { FORM($city, case: "loc") } { $cubes } { FORM($disease, case: "many") } znaczników.
            }
    }
log-shared = { $giver } daje { FORM($receiver, case: "dat") } kartę: { $card }.
log-cured = { $player } wynajduje lekarstwo na chorobę { FORM($disease, case: "acc") }!
log-eradicated = Choroba { $disease } jest wyeliminowana!
log-stored = { $player } kładzie na karcie postaci kartę { $card }.
log-passed = { $player } rezygnuje z { $actions } akcji.
log-drew =
    { $epidemic ->
        [yes] { $player } dobiera: { $card }!
       *[no] { $player } dobiera: { $card }.
    }
log-increased = Epidemia { $epidemics }: poziom zachorowań wynosi teraz { $rate }.
log-turned =
    { $bottom ->
        [yes] Karta infekcji: { $city }, ze spodu stosu.
       *[no] Karta infekcji: { $city }.
    }
log-infected =
    { $more ->
        [yes]
            { $cubes ->
                [one] W { FORM($city, case: "loc") } pojawia się { $cubes } { FORM($disease, case: "cube") } znacznik, razem { $total }.
                [few] W { FORM($city, case: "loc") } pojawiają się { $cubes } { FORM($disease, case: "few") } znaczniki, razem { $total }.
               *[many] W { FORM($city, case: "loc") } pojawia się { $cubes } { FORM($disease, case: "many") } znaczników, razem { $total }.
            }
       *[no]
            { $cubes ->
                [one] W { FORM($city, case: "loc") } pojawia się { $cubes } { FORM($disease, case: "cube") } znacznik.
                [few] W { FORM($city, case: "loc") } pojawiają się { $cubes } { FORM($disease, case: "few") } znaczniki.
               *[many] W { FORM($city, case: "loc") } pojawia się { $cubes } { FORM($disease, case: "many") } znaczników.
            }
    }
log-prevented =
    { $by ->
        [eradicated] { $city } nie dostaje znacznika: choroba { $disease } jest wyeliminowana.
       *[medic] { $city } nie dostaje znacznika choroby { FORM($disease, case: "gen") }: miasto chroni { $protector }.
    }
log-outbreak =
    { $origin ->
        [none] ROZPRZESTRZENIENIE { $outbreaks } z 8: choroba { $disease } w { FORM($city, case: "loc") }!
       *[city] ROZPRZESTRZENIENIE { $outbreaks } z 8: choroba { $disease } w { FORM($city, case: "loc") }, reakcja łańcuchowa (źródło: { $origin })!
    }
log-intensified =
    { $cards ->
        [none] Nie ma odrzuconych kart infekcji do potasowania.
       *[cards] Na wierzch stosu kart infekcji wracają potasowane: { $cards }.
    }
log-skipped = Spokojna noc: faza nowych infekcji pominięta.
log-removed = Karta infekcji { FORM($card, case: "gen") } zostaje usunięta z gry.
log-looked =
    { $cards ->
        [none]
            { $number ->
                [one] { $player } ogląda { $number } wierzchnią kartę infekcji.
                [few] { $player } ogląda { $number } wierzchnie karty infekcji.
               *[many] { $player } ogląda { $number } wierzchnich kart infekcji.
            }
       *[cards]
            { $number ->
                [one] { $player } ogląda { $number } wierzchnią kartę infekcji: { $cards }.
                [few] { $player } ogląda { $number } wierzchnie karty infekcji: { $cards }.
               *[many] { $player } ogląda { $number } wierzchnich kart infekcji: { $cards }.
            }
    }
log-ordered =
    { $cards ->
        [none]
            { $number ->
                [one] { $player } odkłada { $number } kartę.
                [few] { $player } odkłada { $number } karty w wybranej kolejności.
               *[many] { $player } odkłada { $number } kart w wybranej kolejności.
            }
       *[cards]
            { $number ->
                [one] { $player } odkłada { $number } kartę: { $cards }.
                [few] { $player } odkłada { $number } karty w kolejności: { $cards }.
               *[many] { $player } odkłada { $number } kart w kolejności: { $cards }.
            }
    }
log-turn = Tura { FORM($player, case: "gen") }.
log-ended =
    { $cause ->
        [cures] Wszystkie cztery lekarstwa wynalezione: WYGRANA (R13.1).
        [outbreaks] Ósme rozprzestrzenienie się chorób: PRZEGRANA (R13.2).
        [cubes]
            { $disease ->
                [none] Potrzebny jest znacznik choroby, a nie ma już żadnego: PRZEGRANA (R13.2).
               *[disease] Potrzebny jest { FORM($disease, case: "cube") } znacznik, a nie ma już żadnego: PRZEGRANA (R13.2).
            }
       *[cards] W stosie jest za mało kart gry: PRZEGRANA (R6.1).
    }

## Wpisy stołu
entry-opened = { $name } otwiera stół.
entry-joined = { $name } podchodzi do stołu.
entry-seated =
    { $holder ->
        [none] Miejsce { FORM($seat, case: "gen") } jest wolne.
       *[name] { $holder } zajmuje miejsce { FORM($seat, case: "gen") }.
    }
entry-invited = { $name } ma zarezerwowane miejsce.
entry-ready =
    { $yes ->
        [yes] { $name } chce zaczynać.
       *[no] { $name } prosi jeszcze o chwilę.
    }
entry-voted = { $name } chce, żeby bot przejął miejsce { FORM($seat, case: "gen") }.
entry-waited = { $name } czeka na { FORM($seat, case: "acc") }.
entry-began = Karty rozdane.
first-infections = Pierwsze infekcje: { $groups }.
first-infections-group =
    { $cubes ->
        [one] { $cubes } znacznik: { $cities }
        [few] { $cubes } znaczniki: { $cities }
       *[many] { $cubes } znaczników: { $cities }
    }
entry-played =
    { $redo ->
        [yes] { $name } ponawia ruch: { $move }.
       *[no] { $name }: { $move }.
    }
entry-undid = { $name } cofa ruch.
entry-asked =
    { $text ->
        [undo] { $name } prosi o cofnięcie ruchu.
       *[move] { $name } prosi o zgodę na ruch: { $move }.
    }
entry-answered =
    { $yes ->
        [yes] { $name } zgadza się.
       *[no] { $name } odmawia.
    }
entry-withdrawn = { $name } wycofuje prośbę.
entry-wenton = { $name } nie zagrywa teraz zdarzenia.
entry-held = { $name } wstrzymuje grę.
entry-pauseended = Gra toczy się dalej.
entry-stopset = { $name } zmienia, kiedy gra zatrzymuje się na zdarzenia.
entry-agreeable =
    { $yes ->
        [yes] { $name } automatycznie zgadza się na wszystkie prośby.
       *[no] { $name } chce dostawać pytania o zgodę.
    }
entry-told =
    { $what ->
        [card] { $name } pokazuje kartę: { $card }.
       *[disease]
            { $count ->
                [one] { $name } ma { $count } { FORM($disease, case: "acc") } kartę.
                [few] { $name } ma { $count } { FORM($disease, case: "few") } karty.
               *[many] { $name } ma { $count } { FORM($disease, case: "many") } kart.
            }
    }
entry-said = { $name }: { $text }
entry-gone = { $name } odchodzi od stołu.
entry-renamed = { $old } nazywa się teraz { $name }.
# $by: none if the person has deleted their data.
entry-removed =
    { $by ->
        [none] Ktoś na dobre odchodzi od stołu.
       *[host] Wyproszono od stołu: { $name }.
    }
entry-closed = Stół został zamknięty.
