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
        [yes] { $player } zagrywa z karty postaci: { $card }. Ta karta wypada z gry.
       *[no] { $player } zagrywa: { $card }.
    }
log-built = Nowa stacja badawcza: { $city }.
log-stationtaken = Stacja badawcza znika z planszy: { $city }.
log-treated =
    { $presence ->
        [yes] Sama obecność ({ $player }): { $city }, { $disease } −{ $cubes }.
       *[no] { $player }, leczenie: { $city }, { $disease } −{ $cubes }.
    }
log-shared = Dzielenie się wiedzą: { $card }, { $giver } → { $receiver }.
log-cured = { $player } wynajduje lekarstwo na chorobę: { $disease }!
log-eradicated = Choroba wyeliminowana: { $disease }!
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
        [eradicated] { $city }: bez znacznika, choroba jest wyeliminowana ({ $disease }).
       *[medic] { $city }: bez znacznika ({ $disease }), miasto chroni { $protector }.
    }
log-outbreak =
    { $origin ->
        [none] ROZPRZESTRZENIENIE { $outbreaks } z 8: { $city } ({ $disease })!
       *[city] ROZPRZESTRZENIENIE { $outbreaks } z 8: { $city } ({ $disease }), źródło: { $origin }!
    }
log-intensified =
    { $cards ->
        [none] Potasowane i z powrotem na wierzchu stosu infekcji: brak kart.
       *[cards] Potasowane i z powrotem na wierzchu stosu infekcji: { $cards }.
    }
log-skipped = Spokojna noc: bez nowych infekcji.
log-removed = Karta infekcji wypada z gry: { $card }.
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
        [cures] Są wszystkie cztery lekarstwa: gra WYGRANA (R13.1).
        [outbreaks] Ósme rozprzestrzenienie się chorób: gra PRZEGRANA (R13.2).
        [cubes]
            { $disease ->
                [none] Potrzebny jest znacznik choroby, a już ich nie ma: gra PRZEGRANA (R13.2).
               *[disease] Potrzebny jest znacznik choroby ({ $disease }), a już ich nie ma: gra PRZEGRANA (R13.2).
            }
       *[cards] W stosie jest za mało kart gry: gra PRZEGRANA (R6.1).
    }

## Wpisy stołu
entry-opened = { $name } otwiera stół.
entry-joined = { $name } jest przy stole.
entry-seated =
    { $holder ->
        [none] Wolne miejsce: { $seat }.
       *[name] { $holder } zajmuje miejsce: { $seat }.
    }
entry-voted = { $name } chce, żeby miejsce przejął bot: { $seat }.
entry-began = Karty są rozdane.
entry-played =
    { $redo ->
        [yes] { $name } gra ponownie: { $move }.
       *[no] { $name }: { $move }.
    }
entry-undid = { $name } cofa ruch.
entry-asked =
    { $text ->
        [undo] { $name } prosi o cofnięcie ruchu.
       *[move] { $name } pyta: { $move }.
    }
entry-answered =
    { $yes ->
        [yes] { $name } zgadza się.
       *[no] { $name } odmawia.
    }
entry-wenton = { $name } nie zagrywa tu zdarzenia.
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
                [one] { $name } ma { $count } kartę w kolorze: { $disease }.
                [few] { $name } ma { $count } karty w kolorze: { $disease }.
               *[many] { $name } ma { $count } kart w kolorze: { $disease }.
            }
    }
entry-said = { $name }: { $text }
entry-gone = { $name } odchodzi od stołu.
entry-renamed = { $old } nazywa się teraz { $name }.
entry-removed = Usunięcie od stołu: { $name }.
entry-closed = Stół jest zamknięty.
