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
                [direct] { $player }: lot bezpośredni → { $city }.
                [charter] { $player }: lot czarterowy → { $city }.
                [shuttle] { $player }: lot prywatny → { $city }.
                [opsflight] { $player }: lot ze stacji badawczej → { $city }.
                [join] { $player }: do innego pionka → { $city }.
                [airlift] { $player }: most powietrzny → { $city }.
               *[drive] { $player }: jazda/rejs → { $city }.
            }
       *[no]
            { $how ->
                [direct] { $by } przenosi pionek ({ $player }): lot bezpośredni → { $city }.
                [charter] { $by } przenosi pionek ({ $player }): lot czarterowy → { $city }.
                [shuttle] { $by } przenosi pionek ({ $player }): lot prywatny → { $city }.
                [join] { $by } przenosi pionek ({ $player }): do innego pionka → { $city }.
                [airlift] { $player }: most powietrzny → { $city }.
               *[drive] { $by } przenosi pionek ({ $player }): jazda/rejs → { $city }.
            }
    }
log-discarded = { $player } odrzuca: { $card }.
log-played =
    { $stored ->
        [yes] { $player } zagrywa z karty postaci: { $card }. Ta karta zostaje usunięta z gry.
       *[no] { $player } zagrywa: { $card }.
    }
log-built = Nowa stacja badawcza: { $city }.
log-stationtaken = Stacja badawcza znika z planszy: { $city }.
log-treated =
    { $presence ->
        [yes] { $player } leczy samą obecnością: { $city }, { $disease } −{ $cubes }.
       *[no] { $player } leczy: { $city }, { $disease } −{ $cubes }.
    }
log-shared = Dzielenie się wiedzą: { $card }, { $giver } → { $receiver }.
log-cured = { $player } wynajduje lekarstwo: choroba { $disease }!
log-eradicated = Wyeliminowana: choroba { $disease }!
log-stored = { $player } kładzie na karcie postaci: { $card }.
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
        [yes] { $city }: { $disease } +{ $cubes }, teraz { $total }.
       *[no] { $city }: { $disease } +{ $cubes }.
    }
log-prevented =
    { $by ->
        [eradicated] { $city }: bez znacznika, choroba { $disease } jest wyeliminowana.
       *[medic] { $city }: bez znacznika (choroba { $disease }), miasto chroni { $protector }.
    }
log-outbreak =
    { $origin ->
        [none] ROZPRZESTRZENIENIE { $outbreaks } z 8: { $city } ({ $disease })!
       *[city] ROZPRZESTRZENIENIE { $outbreaks } z 8: { $city } ({ $disease }), źródło: { $origin }!
    }
log-intensified =
    { $cards ->
        [none] Nie ma odrzuconych kart infekcji do potasowania.
       *[cards] Potasowane i z powrotem na wierzchu stosu infekcji: { $cards }.
    }
log-skipped = Spokojna noc: faza nowych infekcji pominięta.
log-removed = Karta infekcji usunięta z gry: { $card }.
log-looked =
    { $cards ->
        [none]
            { $number ->
                [one] { $player } ogląda { $number } kartę z wierzchu stosu infekcji.
                [few] { $player } ogląda { $number } karty z wierzchu stosu infekcji.
               *[many] { $player } ogląda { $number } kart z wierzchu stosu infekcji.
            }
       *[cards]
            { $number ->
                [one] { $player } ogląda { $number } kartę z wierzchu stosu infekcji: { $cards }.
                [few] { $player } ogląda { $number } karty z wierzchu stosu infekcji: { $cards }.
               *[many] { $player } ogląda { $number } kart z wierzchu stosu infekcji: { $cards }.
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
log-turn = Tura: { $player }.
log-ended =
    { $cause ->
        [cures] Wszystkie cztery lekarstwa wynalezione: WYGRANA (R13.1).
        [outbreaks] Ósme rozprzestrzenienie się chorób: PRZEGRANA (R13.2).
        [cubes]
            { $disease ->
                [none] Potrzebny jest znacznik choroby, a już ich nie ma: PRZEGRANA (R13.2).
               *[disease] Potrzebny jest znacznik (choroba { $disease }), a już ich nie ma: PRZEGRANA (R13.2).
            }
       *[cards] W stosie jest za mało kart gry: PRZEGRANA (R6.1).
    }

## Wpisy stołu
entry-opened = { $name } otwiera stół.
entry-joined = { $name } podchodzi do stołu.
entry-seated =
    { $holder ->
        [none] Wolne miejsce: { $seat }.
       *[name] { $holder } zajmuje miejsce: { $seat }.
    }
entry-voted = { $name } chce, żeby bot przejął miejsce: { $seat }.
entry-began = Karty rozdane.
entry-played =
    { $redo ->
        [yes] { $name } ponawia ruch: { $move }.
       *[no] { $name }: { $move }.
    }
entry-undid = { $name } cofa ruch.
entry-asked =
    { $text ->
        [undo] { $name } prosi o cofnięcie ruchu.
       *[move] { $name } prosi: { $move }.
    }
entry-answered =
    { $yes ->
        [yes] { $name } zgadza się.
       *[no] { $name } odmawia.
    }
entry-wenton = { $name } nie zagrywa teraz zdarzenia.
entry-ordered =
    { $order ->
        [always] { $name }: pytać o zdarzenia zawsze.
        [epidemics] { $name }: pytać o zdarzenia tylko przy epidemiach.
       *[never] { $name }: nie pytać o zdarzenia.
    }
entry-agreeable =
    { $yes ->
        [yes] { $name } zgadza się na wszystkie prośby.
       *[no] { $name }: pytać o zgodę.
    }
entry-told =
    { $what ->
        [card] { $name } pokazuje: { $card }.
       *[disease]
            { $count ->
                [one] { $name } ma { $count } kartę (choroba { $disease }).
                [few] { $name } ma { $count } karty (choroba { $disease }).
               *[many] { $name } ma { $count } kart (choroba { $disease }).
            }
    }
entry-said = { $name }: { $text }
entry-gone = { $name } odchodzi od stołu.
entry-renamed = { $old } nazywa się teraz { $name }.
entry-removed = Nie ma już przy stole: { $name }.
entry-closed = Stół został zamknięty.
