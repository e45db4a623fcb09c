# Boty i doradca; argumenty objaśnia en/coach.ftl.

## Boty
bot-strength = Siła botów
bot-quick = Jaskółka
bot-quick-note = Szybka: decyduje od razu, na podstawie doświadczenia.
bot-careful = Lis
bot-careful-note = Uważny: przed każdą turą sprawdza setki możliwości.
bot-deep = Sowa
bot-deep-note = Wnikliwa: myśli najdłużej i rozważa tysiące możliwości.
bot-seat = Bot { $bot } { $number }

## Dlaczego taki ruch
why-moves-both =
    { $cubes ->
        [one] W { FORM($city, case: "loc") } leży { $cubes } { FORM($disease, case: "cube") } znacznik; ryzyko infekcji na końcu tury: { $chance }.
        [few] W { FORM($city, case: "loc") } leżą { $cubes } { FORM($disease, case: "few") } znaczniki; ryzyko infekcji na końcu tury: { $chance }.
       *[many] W { FORM($city, case: "loc") } leży { $cubes } { FORM($disease, case: "many") } znaczników; ryzyko infekcji na końcu tury: { $chance }.
    }
why-moves-cubes =
    { $cubes ->
        [one] W { FORM($city, case: "loc") } leży { $cubes } { FORM($disease, case: "cube") } znacznik.
        [few] W { FORM($city, case: "loc") } leżą { $cubes } { FORM($disease, case: "few") } znaczniki.
       *[many] W { FORM($city, case: "loc") } leży { $cubes } { FORM($disease, case: "many") } znaczników.
    }
why-moves-risk = Ryzyko infekcji w { FORM($city, case: "loc") } na końcu tury: { $chance }.
why-moves-way = Po drodze do celu.
why-treats-both =
    { $cubes ->
        [one] Przed leczeniem: { $cubes } { FORM($disease, case: "cube") } znacznik; ryzyko infekcji na końcu tury: { $chance }.
        [few] Przed leczeniem: { $cubes } { FORM($disease, case: "few") } znaczniki; ryzyko infekcji na końcu tury: { $chance }.
       *[many] Przed leczeniem: { $cubes } { FORM($disease, case: "many") } znaczników; ryzyko infekcji na końcu tury: { $chance }.
    }
why-treats-cubes =
    { $cubes ->
        [one] Przed leczeniem: { $cubes } { FORM($disease, case: "cube") } znacznik.
        [few] Przed leczeniem: { $cubes } { FORM($disease, case: "few") } znaczniki.
       *[many] Przed leczeniem: { $cubes } { FORM($disease, case: "many") } znaczników.
    }
why-shares =
    { $holds ->
        [one] Po przekazaniu karty { $receiver } ma { $holds } { FORM($disease, case: "acc") } kartę; na lekarstwo potrzeba { $needed }.
        [few] Po przekazaniu karty { $receiver } ma { $holds } { FORM($disease, case: "few") } karty; na lekarstwo potrzeba { $needed }.
       *[many] Po przekazaniu karty { $receiver } ma { $holds } { FORM($disease, case: "many") } kart; na lekarstwo potrzeba { $needed }.
    }
why-cures = Cztery lekarstwa to wygrana.
why-builds = W { FORM($city, case: "loc") } można teraz wynajdować lekarstwa i korzystać z lotów prywatnych.
why-stores = Kartę { $event } można zagrać jeszcze raz.
why-passes = Nie ma lepszego pomysłu na akcje.
why-looks-ahead = Najbliższe infekcje będą znane.
why-prevents-infection = W najbliższej fazie nowych infekcji żadne miasto nie zostanie zarażone.
why-removes-card =
    { $cubes ->
        [one] Karta infekcji { FORM($card, case: "gen") } już nie wróci; w tym mieście leży { $cubes } znacznik w jego kolorze.
        [few] Karta infekcji { FORM($card, case: "gen") } już nie wróci; w tym mieście leżą { $cubes } znaczniki w jego kolorze.
       *[many] Karta infekcji { FORM($card, case: "gen") } już nie wróci; w tym mieście leży { $cubes } znaczników w jego kolorze.
    }
why-orders = Najbliższe karty infekcji leżą w tej kolejności.
why-discards = Na ręce można mieć najwyżej siedem kart.
why-discards-cured = Lekarstwo na chorobę { FORM($disease, case: "acc") } jest już wynalezione.
why-discards-keeps =
    { $holds ->
        [0] To jedyna { $disease } karta na ręce; na lekarstwo potrzeba { $needed }.
        [one] Na ręce zostaje { $holds } { $disease } karta; na lekarstwo potrzeba { $needed }.
        [few] Na ręce zostają { $holds } { FORM($disease, case: "few") } karty; na lekarstwo potrzeba { $needed }.
       *[many] Na ręce zostaje { $holds } { FORM($disease, case: "many") } kart; na lekarstwo potrzeba { $needed }.
    }
why-declines = W tej turze coś innego wydaje się lepsze.
why-declines-keeps =
    { $holds ->
        [one] Ten gracz ma już na ręce { $holds } { FORM($disease, case: "acc") } kartę; na lekarstwo potrzeba { $needed }.
        [few] Ten gracz ma już na ręce { $holds } { FORM($disease, case: "few") } karty; na lekarstwo potrzeba { $needed }.
       *[many] Ten gracz ma już na ręce { $holds } { FORM($disease, case: "many") } kart; na lekarstwo potrzeba { $needed }.
    }

## Po co jest ruch pionka
why-aim-treats = Cel: leczenie choroby { FORM($disease, case: "gen") }.
why-aim-shares =
    { $holds ->
        [one] Cel: karta { FORM($card, case: "gen") } dla { FORM($receiver, case: "gen") }, który będzie mieć wtedy { $holds } { FORM($disease, case: "acc") } kartę; na lekarstwo potrzeba { $needed }.
        [few] Cel: karta { FORM($card, case: "gen") } dla { FORM($receiver, case: "gen") }, który będzie mieć wtedy { $holds } { FORM($disease, case: "few") } karty; na lekarstwo potrzeba { $needed }.
       *[many] Cel: karta { FORM($card, case: "gen") } dla { FORM($receiver, case: "gen") }, który będzie mieć wtedy { $holds } { FORM($disease, case: "many") } kart; na lekarstwo potrzeba { $needed }.
    }
why-aim-cures = Cel: lekarstwo na chorobę { FORM($disease, case: "acc") }.
why-aim-builds = Cel: stacja badawcza.

## Po co jest tura, według kodu stwierdzenia; prawdziwego w $futures na $of symulacji
says-wins = Lekarstwo na chorobę { FORM($disease, case: "acc") } daje wygraną.
says-cures = Wynajdź w { FORM($city, case: "loc") } lekarstwo na chorobę { FORM($disease, case: "acc") }.
says-shares = Przekaż { FORM($receiver, case: "dat") } kartę { FORM($card, case: "gen") }: to już { $holds } z { $needed } { FORM($disease, case: "many") } kart potrzebnych na lekarstwo.
says-shares-unseen = Karta { FORM($card, case: "gen") } dla { FORM($receiver, case: "gen") }.
says-takes = Weź od { FORM($giver, case: "gen") } kartę { FORM($card, case: "gen") }: to już { $holds } z { $needed } { FORM($disease, case: "many") } kart potrzebnych na lekarstwo.
says-shares-you = Karta { FORM($card, case: "gen") } trafi do ciebie: to już { $holds } z { $needed } { FORM($disease, case: "many") } kart potrzebnych na lekarstwo.
says-shares-unseen-you = Karta { FORM($card, case: "gen") } trafi do ciebie.
says-takes-you = Karta { FORM($card, case: "gen") } od ciebie: to już { $holds } z { $needed } { FORM($disease, case: "many") } kart potrzebnych na lekarstwo.
says-airlifts = Mostem powietrznym przenieś { FORM($pawn, case: "acc") } do { FORM($city, case: "gen") }.
says-plays = Zagraj kartę { $event }.
says-removes = Usuń z gry kartę infekcji { FORM($card, case: "gen") }.
says-treats =
    { $left ->
        [0] Usuń w { FORM($city, case: "loc") } wszystkie { FORM($disease, case: "few") } znaczniki.
        [one] Usuń w { FORM($city, case: "loc") } { FORM($disease, case: "few") } znaczniki: z { $cubes } zostaje { $left }.
        [few] Usuń w { FORM($city, case: "loc") } { FORM($disease, case: "few") } znaczniki: z { $cubes } zostają { $left }.
       *[many] Usuń w { FORM($city, case: "loc") } { FORM($disease, case: "few") } znaczniki: z { $cubes } zostaje { $left }.
    }
says-builds = Zbuduj stację badawczą w { FORM($city, case: "loc") }.
says-stores = Zachowaj kartę { $event } na karcie postaci, żeby zagrać ją jeszcze raz.
says-brings = Przenieś { FORM($pawn, case: "acc") } do { FORM($city, case: "gen") }.
says-goes = Zakończ turę w { FORM($city, case: "loc") }.
says-passes = Spasuj: nie ma lepszego pomysłu na akcje.
says-discards = Odrzuć kartę { FORM($card, case: "gen") }.
says-discards-cured = Odrzuć kartę { FORM($card, case: "gen") }: lekarstwo na chorobę { FORM($disease, case: "acc") } jest już wynalezione.
says-discards-keeps =
    { $keeps ->
        [0] Odrzuć kartę { FORM($card, case: "gen") }: to jedyna { $disease } karta na ręce, a na lekarstwo potrzeba { $needed }.
        [one] Odrzuć kartę { FORM($card, case: "gen") }: na ręce zostaje { $keeps } { $disease } karta, a na lekarstwo potrzeba { $needed }.
        [few] Odrzuć kartę { FORM($card, case: "gen") }: na ręce zostają { $keeps } { FORM($disease, case: "few") } karty, a na lekarstwo potrzeba { $needed }.
       *[many] Odrzuć kartę { FORM($card, case: "gen") }: na ręce zostaje { $keeps } { FORM($disease, case: "many") } kart, a na lekarstwo potrzeba { $needed }.
    }
says-orders = Odłóż karty infekcji w tej kolejności.
says-goes-on = Graj dalej: żadnego zdarzenia nie warto teraz zagrywać.
says-win-next =
    { $turns ->
        [one] W { $futures } na { $of } symulacji zespół wygrywa w następnej turze.
        [few] W { $futures } na { $of } symulacji zespół wygrywa w ciągu { $turns } następnych tur.
       *[many] W { $futures } na { $of } symulacji zespół wygrywa w ciągu { $turns } następnych tur.
    }
says-cure-next = W { $futures } na { $of } symulacji { $role } w swojej następnej turze wynajduje lekarstwo na chorobę { FORM($disease, case: "acc") }.
says-cure-within = W { $futures } na { $of } symulacji lekarstwo na chorobę { FORM($disease, case: "acc") } zostaje wynalezione w ciągu { $turns } następnych tur.
says-share-next = Potem w { $futures } na { $of } symulacji { $giver } przekazuje { FORM($receiver, case: "dat") } kartę { FORM($card, case: "gen") }.
says-treat-next = Potem w { $futures } na { $of } symulacji { $role } leczy w { FORM($city, case: "loc") } chorobę { FORM($disease, case: "acc") }.
says-leaves =
    { $count ->
        [one] { $cities } ma nadal trzy znaczniki. Mimo to w { $futures } na { $of } symulacji żadna choroba nie rozprzestrzenia się przed następną turą.
        [few] { $cities } mają nadal po trzy znaczniki. Mimo to w { $futures } na { $of } symulacji żadna choroba nie rozprzestrzenia się przed następną turą.
       *[many] { $cities } mają nadal po trzy znaczniki. Mimo to w { $futures } na { $of } symulacji żadna choroba nie rozprzestrzenia się przed następną turą.
    }
says-outbreak-next = Przed następną turą grozi rozprzestrzenienie się choroby: dochodzi do niego w { $futures } na { $of } symulacji.
says-shares-all = Przekaż { FORM($receiver, case: "dat") } karty { $cards }: to już { $holds } z { $needed } { FORM($disease, case: "many") } kart potrzebnych na lekarstwo.
says-takes-all = Weź od { FORM($giver, case: "gen") } karty { $cards }: to już { $holds } z { $needed } { FORM($disease, case: "many") } kart potrzebnych na lekarstwo.
says-shares-all-you = Karty { $cards } trafią do ciebie: to już { $holds } z { $needed } { FORM($disease, case: "many") } kart potrzebnych na lekarstwo.
says-takes-all-you = Karty { $cards } od ciebie: to już { $holds } z { $needed } { FORM($disease, case: "many") } kart potrzebnych na lekarstwo.
says-cleans =
    { $cubes ->
        [one] Po drodze { $pawn } usuwa bez akcji { $cubes } znacznik uleczalnej choroby: { $cities }.
        [few] Po drodze { $pawn } usuwa bez akcji { $cubes } znaczniki uleczalnych chorób: { $cities }.
       *[many] Po drodze { $pawn } usuwa bez akcji { $cubes } znaczników uleczalnych chorób: { $cities }.
    }
says-shields = { $pawn } chroni { FORM($city, case: "acc") }: bez tego ryzyko rozprzestrzenienia się choroby w tej turze wynosiłoby tam { $risk_otherwise }.
says-shields-cubes = { $pawn } chroni { FORM($city, case: "acc") }: bez tego ryzyko, że w tej turze przybędzie tam znacznik, wynosiłoby { $risk_otherwise }.
says-win-next-otherwise =
    { $turns ->
        [one] W { $futures } na { $of } symulacji zespół wygrywa w następnej turze, a bez tego tylko w { $otherwise }.
        [few] W { $futures } na { $of } symulacji zespół wygrywa w ciągu { $turns } następnych tur, a bez tego tylko w { $otherwise }.
       *[many] W { $futures } na { $of } symulacji zespół wygrywa w ciągu { $turns } następnych tur, a bez tego tylko w { $otherwise }.
    }
says-cure-next-otherwise = W { $futures } na { $of } symulacji { $role } w swojej następnej turze wynajduje lekarstwo na chorobę { FORM($disease, case: "acc") }, a bez tego tylko w { $otherwise }.
says-cure-within-otherwise = W { $futures } na { $of } symulacji lekarstwo na chorobę { FORM($disease, case: "acc") } zostaje wynalezione w ciągu { $turns } następnych tur, a bez tego tylko w { $otherwise }.
says-completes = Potem w { $futures } na { $of } symulacji { $giver } przekazuje { FORM($receiver, case: "dat") } kartę { FORM($card, case: "gen") }: to już { $holds } z { $needed } { FORM($disease, case: "many") } kart potrzebnych na lekarstwo.
says-counts-on = Potrzebna jest do tego karta { $event }, którą ma { $role }: bez niej udaje się to tylko w { $otherwise } na { $of } symulacji.
says-danger = Ryzyko rozprzestrzenienia się choroby w { FORM($city, case: "loc") } w tej turze wynosi { $risk }.
says-dangers = Ryzyko rozprzestrzenienia się choroby w tej turze wynosi { $any }, a największe jest w { FORM($city, case: "loc") } ({ $risk }).
says-calmed-by = W { $futures } na { $of } symulacji żadna choroba nie rozprzestrzenia się w tej turze, bo { $role } zagrywa kartę { $event }; bez niej tylko w { $otherwise }.
says-without-outbreak = Bez tego ryzyko rozprzestrzenienia się choroby w { FORM($city, case: "loc") } w tej turze wynosiłoby { $risk_otherwise } zamiast { $risk }.
says-without-outbreaks =
    { $turns ->
        [one] Bez tego do końca następnej tury dochodzi do rozprzestrzenienia w { $otherwise } na { $of } symulacji zamiast w { $futures }.
        [few] Bez tego w ciągu następnych { $turns } tur dochodzi do rozprzestrzenienia w { $otherwise } na { $of } symulacji zamiast w { $futures }.
       *[many] Bez tego w ciągu następnych { $turns } tur dochodzi do rozprzestrzenienia w { $otherwise } na { $of } symulacji zamiast w { $futures }.
    }
says-without-cure =
    { $turns ->
        [one] Bez tego zespół wynajduje lekarstwo na chorobę { FORM($disease, case: "acc") } w następnej turze tylko w { $otherwise } na { $of } symulacji zamiast w { $futures }.
        [few] Bez tego zespół wynajduje lekarstwo na chorobę { FORM($disease, case: "acc") } w ciągu następnych { $turns } tur tylko w { $otherwise } na { $of } symulacji zamiast w { $futures }.
       *[many] Bez tego zespół wynajduje lekarstwo na chorobę { FORM($disease, case: "acc") } w ciągu następnych { $turns } tur tylko w { $otherwise } na { $of } symulacji zamiast w { $futures }.
    }
says-without-cured =
    { $turns ->
        [one] Inaczej zespół wynajduje lekarstwo na chorobę { FORM($disease, case: "acc") } w następnej turze tylko w { $otherwise } na { $of } symulacji.
        [few] Inaczej zespół wynajduje lekarstwo na chorobę { FORM($disease, case: "acc") } w ciągu następnych { $turns } tur tylko w { $otherwise } na { $of } symulacji.
       *[many] Inaczej zespół wynajduje lekarstwo na chorobę { FORM($disease, case: "acc") } w ciągu następnych { $turns } tur tylko w { $otherwise } na { $of } symulacji.
    }
says-without-worse =
    { $points ->
        [one] Bez tego szansa na wygraną byłaby niższa o około { $points } punkt procentowy.
        [few] Bez tego szansa na wygraną byłaby niższa o około { $points } punkty procentowe.
       *[many] Bez tego szansa na wygraną byłaby niższa o około { $points } punktów procentowych.
    }
says-without-turn =
    { $points ->
        [one] Cała tura jest warta około { $points } punkt procentowy: tyle kosztowałby pas.
        [few] Cała tura jest warta około { $points } punkty procentowe: tyle kosztowałby pas.
       *[many] Cała tura jest warta około { $points } punktów procentowych: tyle kosztowałby pas.
    }
says-nothing-urgent =
    { $points ->
        [one] Nic nie jest pilne: nawet pas kosztowałby mniej niż { $points } punkt procentowy.
        [few] Nic nie jest pilne: nawet pas kosztowałby mniej niż { $points } punkty procentowe.
       *[many] Nic nie jest pilne: nawet pas kosztowałby mniej niż { $points } punktów procentowych.
    }

## The headline of a turn: its first claim in a few words
headline-wins = Lekarstwo na chorobę { FORM($disease, case: "acc") } i wygrana
headline-cures = Lekarstwo na chorobę { FORM($disease, case: "acc") } w { FORM($city, case: "loc") }
headline-shares = Przekaż { FORM($receiver, case: "dat") } kartę { FORM($card, case: "gen") }
headline-shares-all =
    { $count ->
        [one] Przekaż { FORM($receiver, case: "dat") } { $count } kartę
        [few] Przekaż { FORM($receiver, case: "dat") } { $count } karty
       *[many] Przekaż { FORM($receiver, case: "dat") } { $count } kart
    }
headline-takes = Weź od { FORM($giver, case: "gen") } kartę { FORM($card, case: "gen") }
headline-takes-all =
    { $count ->
        [one] Weź od { FORM($giver, case: "gen") } { $count } kartę
        [few] Weź od { FORM($giver, case: "gen") } { $count } karty
       *[many] Weź od { FORM($giver, case: "gen") } { $count } kart
    }
headline-airlifts = Przenieś { FORM($pawn, case: "acc") } mostem powietrznym do { FORM($city, case: "gen") }
headline-plays = Zagraj kartę { $event }
headline-removes = Usuń z gry kartę { FORM($card, case: "gen") }
headline-treats = Usuń { FORM($disease, case: "few") } znaczniki w { FORM($city, case: "loc") }
headline-cleans =
    { $cubes ->
        [one] Usuń po drodze { $cubes } znacznik
        [few] Usuń po drodze { $cubes } znaczniki
       *[many] Usuń po drodze { $cubes } znaczników
    }
headline-shields = Chroń { FORM($city, case: "acc") }
headline-builds = Zbuduj stację w { FORM($city, case: "loc") }
headline-stores = Zachowaj kartę { $event }
headline-brings = Przenieś { FORM($pawn, case: "acc") } do { FORM($city, case: "gen") }
headline-goes = Idź do { FORM($city, case: "gen") }
headline-passes = Spasuj
headline-discards = Odrzuć kartę { FORM($card, case: "gen") }
headline-orders = Odłóż karty w tej kolejności
headline-goes-on = Graj dalej
headline-accepts = Zgódź się
headline-declines = Odmów

## Why not another turn: what it does in a few words, and what speaks against it
rather-wins = Dlaczego nie wynaleźć lekarstwa na chorobę { FORM($disease, case: "acc") } i wygrać?
rather-cures = Dlaczego nie wynaleźć lekarstwa na chorobę { FORM($disease, case: "acc") } w { FORM($city, case: "loc") }?
rather-shares = Dlaczego nie przekazać { FORM($receiver, case: "dat") } karty { FORM($card, case: "gen") }?
rather-shares-all = Dlaczego nie przekazać { FORM($receiver, case: "dat") } { $count } kart?
rather-takes = Dlaczego nie wziąć od { FORM($giver, case: "gen") } karty { FORM($card, case: "gen") }?
rather-takes-all = Dlaczego nie wziąć od { FORM($giver, case: "gen") } { $count } kart?
rather-airlifts = Dlaczego nie przenieść { FORM($pawn, case: "gen") } mostem powietrznym do { FORM($city, case: "gen") }?
rather-plays = Dlaczego nie zagrać karty { $event }?
rather-removes = Dlaczego nie usunąć z gry karty { FORM($card, case: "gen") }?
rather-treats = Dlaczego nie usunąć { FORM($disease, case: "many") } znaczników w { FORM($city, case: "loc") }?
rather-cleans =
    { $cubes ->
        [one] Dlaczego nie usunąć po drodze { $cubes } znacznika?
        [few] Dlaczego nie usunąć po drodze { $cubes } znaczników?
       *[many] Dlaczego nie usunąć po drodze { $cubes } znaczników?
    }
rather-shields = Dlaczego nie chronić { FORM($city, case: "gen") }?
rather-builds = Dlaczego nie zbudować stacji w { FORM($city, case: "loc") }?
rather-stores = Dlaczego nie zachować karty { $event }?
rather-brings = Dlaczego nie przenieść { FORM($pawn, case: "gen") } do { FORM($city, case: "gen") }?
rather-goes = Dlaczego nie pójść do { FORM($city, case: "gen") }?
rather-passes = Dlaczego nie spasować?
rather-discards = Dlaczego nie odrzucić karty { FORM($card, case: "gen") }?
rather-orders = Dlaczego nie w innej kolejności?
rather-goes-on = Dlaczego nie grać dalej?
rather-accepts = Dlaczego się nie zgodzić?
rather-declines = Dlaczego nie odmówić?

says-rather-win = Wtedy przepadłaby wygrana w tej turze.
says-rather-outbreak = Ryzyko rozprzestrzenienia się choroby w { FORM($city, case: "loc") } w tej turze wynosiłoby wtedy { $risk_otherwise } zamiast { $risk }.
says-rather-cure =
    { $turns ->
        [one] Wtedy w następnej turze lekarstwo na chorobę { FORM($disease, case: "acc") } zostaje wynalezione tylko w { $otherwise } na { $of } symulacji zamiast w { $futures }.
        [few] Wtedy w ciągu { $turns } następnych tur lekarstwo na chorobę { FORM($disease, case: "acc") } zostaje wynalezione tylko w { $otherwise } na { $of } symulacji zamiast w { $futures }.
       *[many] Wtedy w ciągu { $turns } następnych tur lekarstwo na chorobę { FORM($disease, case: "acc") } zostaje wynalezione tylko w { $otherwise } na { $of } symulacji zamiast w { $futures }.
    }
says-rather-cured = Wtedy w ciągu { $turns } następnych tur lekarstwo na chorobę { FORM($disease, case: "acc") } zostaje wynalezione tylko w { $otherwise } na { $of } symulacji.
says-rather-wins = Wtedy zespół wygrywa tylko w { $otherwise } na { $of } symulacji zamiast w { $futures }.
says-rather-worse =
    { $points ->
        [one] To obniża szansę na wygraną o około { $points } punkt procentowy.
        [few] To obniża szansę na wygraną o około { $points } punkty procentowe.
       *[many] To obniża szansę na wygraną o około { $points } punktów procentowych.
    }
says-rather-close =
    { $points ->
        [one] To prawie równie dobre: kosztuje mniej niż { $points } punkt procentowy.
        [few] To prawie równie dobre: kosztuje mniej niż { $points } punkty procentowe.
       *[many] To prawie równie dobre: kosztuje mniej niż { $points } punktów procentowych.
    }

## Co prośba oznacza dla tego, kogo się prosi
says-receives =
    { $holds ->
        [one] Z kartą { FORM($card, case: "gen") } będziesz mieć { $holds } { FORM($disease, case: "acc") } kartę; na lekarstwo potrzeba { $needed }.
        [few] Z kartą { FORM($card, case: "gen") } będziesz mieć { $holds } { FORM($disease, case: "few") } karty; na lekarstwo potrzeba { $needed }.
       *[many] Z kartą { FORM($card, case: "gen") } będziesz mieć { $holds } { FORM($disease, case: "many") } kart; na lekarstwo potrzeba { $needed }.
    }
says-receives-cured = Karta { FORM($card, case: "gen") } niewiele ci da: lekarstwo na chorobę { FORM($disease, case: "acc") } jest już wynalezione.
says-moves-you = Twój pionek trafia do { FORM($city, case: "gen") }.
says-accepts = Zgódź się na prośbę.
says-declines = Odmów prośbie.
says-keeps =
    { $keeps ->
        [one] Masz już { $keeps } { FORM($disease, case: "acc") } kartę; na lekarstwo potrzeba { $needed }.
        [few] Masz już { $keeps } { FORM($disease, case: "few") } karty; na lekarstwo potrzeba { $needed }.
       *[many] Masz już { $keeps } { FORM($disease, case: "many") } kart; na lekarstwo potrzeba { $needed }.
    }
says-then-discards = Trzeba będzie odrzucić jedną kartę; najmniej szkoda karty { FORM($card, case: "gen") }.
says-cure-now = Potem w { $futures } na { $of } symulacji { $role } jeszcze w tej turze wynajduje lekarstwo na chorobę { FORM($disease, case: "acc") }.
says-compares = Jeśli się zgodzisz, zespół wygrywa w { $accepted } na { $of } symulacji, a jeśli odmówisz – w { $declined }.

## Doradca
tab-coach = Doradca
coach-chance = Szansa botów na wygraną w tej sytuacji
# Before the number, in few letters.
coach-chance-short = Szansa na wygraną
coach-interval = 95-procentowy przedział ufności: od { $low } do { $high }; symulacje: { NUMBER($futures) }
# The win chance is 0%, and this is why.
coach-chance-lost = Pozostałych kart i akcji nie wystarczy na brakujące lekarstwa.
# The win chance is 100%, and this is why.
coach-chance-won = W tej turze można wygrać.
coach-chance-note = Tak często wygrywałyby boty, gdyby od teraz grały na wszystkich miejscach. Obliczenie opiera się na tym, co możesz wiedzieć o kartach.
coach-ask = Co robić?
coach-not-now = Doradca pomaga w twoich decyzjach: zapytaj, gdy masz coś do wyboru.
coach-thinking = Doradca myśli…
coach-none = W tej sytuacji nie ma porady.
coach-best = Najlepsza znaleziona tura
coach-second = Druga najlepsza tura
coach-tempting = Kusząca tura
coach-turn = Szansa botów na wygraną po takiej turze: { $chance }.
coach-accept = Zgódź się.
coach-decline = Odmów.
coach-play = Rozegraj tę turę
coach-play-move = Zrób to
coach-why = Dlaczego?
coach-done = Zrobione:
coach-other = Od tego czasu gra potoczyła się inaczej.
coach-numbers = Liczby
coach-steps = Kroki
coach-again = Zapytaj ponownie

## Przegląd gry
review-title = Decyzje i szczęście
review-open = Przeanalizuj grę
review-result =
    { $result ->
        [won] Wygrana w turze { $turn }
       *[lost] Przegrana w turze { $turn }
    } · { $epidemics ->
        [one] { $epidemics } epidemia
        [few] { $epidemics } epidemie
       *[many] { $epidemics } epidemii
    }
review-share = Udostępnij analizę
review-play = Odtwórz tę turę
review-previous = Poprzednia tura
review-next = Następna tura
review-map = Plansza w turze { $turn }
review-and-cards = A karty?
review-label = Szansa na wygraną w ciągu gry: { $first } po rozdaniu, { $last } na końcu.
review-note = Linia pokazuje, jak często wygrywałyby boty, gdyby grały od tej tury i wiedziały tylko tyle, ile mógł wiedzieć aktywny gracz. Słupki pokazują, co zmieniły karty.
review-note-signs = Symbole oznaczają decyzje, które obniżyły szansę na wygraną.
review-progress = Przeanalizowane tury: { $done } z { $total }
review-from =
    { $result ->
        [won] { $chance } na początku, wygrana na końcu
       *[lost] { $chance } na początku, przegrana na końcu
    }
review-cost =
    { $decisions ->
        [one] Wasze decyzje kosztowały { $decisions } punkt procentowy, a karty – { $cards }.
        [few] Wasze decyzje kosztowały { $decisions } punkty procentowe, a karty – { $cards }.
       *[many] Wasze decyzje kosztowały { $decisions } punktów procentowych, a karty – { $cards }.
    }
review-gain =
    { $decisions ->
        [one] Wasze decyzje kosztowały { $decisions } punkt procentowy, ale karty dały wam { $cards }.
        [few] Wasze decyzje kosztowały { $decisions } punkty procentowe, ale karty dały wam { $cards }.
       *[many] Wasze decyzje kosztowały { $decisions } punktów procentowych, ale karty dały wam { $cards }.
    }
review-count = { $label }: { $turns }
review-decisions = Decyzje
review-decision = Decyzja
review-cards = Karty
review-played = Zagrano
review-better = Lepiej
review-turning = Punkty zwrotne
review-none = Żadna pojedyncza decyzja ani karta nie przesądziła o wyniku tej gry.
review-swing = { $before } → { $after }
review-by = { $label }: { $role }
review-chance = Szansa na wygraną
review-scale = Skala od { $low } do { $high }
review-go-missed = Do niewykorzystanej wygranej
review-repeated =
    { $times ->
        [2] { $move }, dwa razy
        [3] { $move }, trzy razy
       *[other] { $move }, cztery razy
    }
review-helped = Karty pomogły
review-hurt = Karty zaszkodziły
review-cure-missed = Przeoczone lekarstwo
review-also = Inne decyzje w tej turze
review-rather = Lepiej:
review-free = To nic nie kosztowało.
review-of-these =
    { $decisions ->
        [one] Z tego { $decisions } punktu straconego przez decyzje: { $parts }.
        [few] Z tych { $decisions } punktów straconych przez decyzje: { $parts }.
       *[many] Z tych { $decisions } punktów straconych przez decyzje: { $parts }.
    }
review-for-discard = { $points } przez odrzucanie kart
review-for-event = { $points } przez zdarzenia
review-for-order = { $points } przez kolejność kart po Prognozie
review-for-declined = { $points } przez odmowy
decided-discard = Odrzucenie karty { FORM($card, case: "gen") }
decided-event = Zagranie karty { $card }
decided-kept = Niezagrana karta { $card }
decided-order = Kolejność kart po Prognozie
decided-declined = Odmowa: { $move }
headline-cure = Lekarstwo na chorobę { FORM($disease, case: "acc") }
headline-share = Przekazanie karty { FORM($card, case: "gen") }
headline-build = Stacja w { FORM($city, case: "loc") }
headline-event = Karta { $card }
headline-store = Zachowanie karty { $card }
headline-treat = Leczenie w { FORM($city, case: "loc") }
headline-bring = { $player } do { FORM($city, case: "gen") }
headline-go = Do { FORM($city, case: "gen") }
headline-pass = Pas
headline-not = { $played }, nie { $better }
headline-missed = Pominięte: { $deed }
headline-win = Niewykorzystana wygrana
turn-best = Najlepsza tura
turn-good = Dobra tura
turn-inaccuracy = Niedokładność
turn-mistake = Błąd
turn-blunder = Poważny błąd
