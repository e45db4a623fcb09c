# Gra z przewodnikiem. Te teksty są ładowane razem z jej stroną.

guide-step = Krok { $step } z { $steps }
guide-next = Dalej
guide-again = Od nowa
guide-leave = Opuść grę
guide-hide = Ukryj
guide-show = Pokaż
guide-astray = To nie ten krok. Możesz go cofnąć, dopóki nie odkryto karty, albo zacząć od nowa.

## Co mówi każdy krok
guide-welcome = Cztery choroby szerzą się po świecie, a wasz zespół wygra, gdy wynajdzie cztery lekarstwa. Trzy już są, brakuje tylko lekarstwa na chorobę niebieską. Grasz Sanitariuszem i Naukowcem. W każdej turze wykonujesz cztery akcje, potem dobierasz dwie karty, a potem zarażane są miasta.
guide-drive = Sanitariusz jest w Atlancie. W Chicago, o jedną linię dalej, leżą niebieskie znaczniki. Ruch wzdłuż linii to jedna akcja i nie kosztuje karty.
guide-treat = Leczenie usuwa znaczniki z miasta, w którym jesteś. Inne postacie usuwają jedną akcją jeden znacznik, Sanitariusz – wszystkie w danym kolorze.
guide-charter = Naukowiec w Paryżu ma trzy niebieskie karty i potrzebuje jeszcze jednej. Paryż jest daleko, ale odrzucając kartę miasta, w którym jesteś, możesz polecieć dokądkolwiek: to lot czarterowy.
guide-share = Oba pionki są teraz w Paryżu, a Sanitariusz ma kartę tego miasta. Karta miasta może zmienić właściciela, gdy oba pionki stoją w tym mieście.
guide-draw = Wszystkie cztery akcje są wykorzystane. Teraz dobierasz dwie karty. Dotąd wszystko można było cofnąć; dobrania kart cofnąć się już nie da.
guide-epidemic = Epidemia! Poziom zachorowań rośnie, miasto z karty ze spodu stosu dostaje trzy znaczniki, a karty wszystkich zarażonych dotąd miast są tasowane i wracają na wierzch: wkrótce znów przyjdzie na nie kolej. Druga karta to zdarzenie.
guide-infect = Teraz zarażane są miasta. W São Paulo leżą już trzy żółte znaczniki. Na czwarty nie ma miejsca: choroba się rozprzestrzeni i każde sąsiednie miasto dostanie znacznik. Osiem takich rozprzestrzenień to przegrana. Między kartami gra czeka, bo masz zdarzenie; na razie je zachowaj.
guide-event = Do wynalezienia lekarstwa potrzebna jest stacja badawcza, a w Paryżu jej nie ma. Na ręce Sanitariusza jest Dotacja rządowa: dzięki niej można postawić stację w dowolnym mieście, w czyjejkolwiek turze i bez zużywania akcji.
guide-cure = Naukowiec potrzebuje tylko czterech kart w jednym kolorze, pozostali – pięciu. Masz już wszystkie cztery, a stacja jest na miejscu.

## Gra z przewodnikiem: co zrobić
guide-drive-how =
    { $touch ->
        [yes] Dotknij Chicago na planszy.
       *[no] Kliknij Chicago na planszy.
    }
guide-treat-how =
    { $touch ->
        [yes] Dotknij znaczników w Chicago albo przycisku „{ action-treat-short }”.
       *[no] Kliknij znaczniki w Chicago albo przycisk „{ action-treat-short }”.
    }
guide-charter-how =
    { $touch ->
        [yes] Dotknij Paryża.
       *[no] Kliknij Paryż na planszy.
    }
guide-charter-then =
    { $touch ->
        [yes] Dotknij przycisku „{ kind-charter }”: odrzucisz kartę Chicago.
       *[no] Kliknij „{ kind-charter }”: odrzucisz kartę Chicago.
    }
guide-share-how =
    { $touch ->
        [yes] Oddaj Naukowcowi kartę miasta Paryż: dotknij przycisku „{ action-share-short }” albo karty.
       *[no] Oddaj Naukowcowi kartę miasta Paryż: kliknij przycisk „{ action-share-short }” albo kartę.
    }
guide-share-then = Teraz wybierz ruch, po którym Naukowiec dostanie kartę miasta Paryż.
guide-draw-how =
    { $touch ->
        [yes] Dotknij przycisku „{ action-draw }”.
       *[no] Kliknij przycisk „{ action-draw }”.
    }
guide-infect-how =
    { $touch ->
        [yes] Dotykaj przycisku „{ action-go-on }”, aż zacznie się tura Naukowca.
       *[no] Klikaj przycisk „{ action-go-on }”, aż zacznie się tura Naukowca.
    }
guide-event-how =
    { $touch ->
        [yes] Dotknij karty Dotacja rządowa na ręce Sanitariusza albo przycisku „{ event-government-grant-short }”.
       *[no] Kliknij kartę Dotacja rządowa na ręce Sanitariusza albo przycisk „{ event-government-grant-short }”.
    }
guide-event-then =
    { $touch ->
        [yes] Teraz dotknij Paryża na planszy albo na liście.
       *[no] Teraz kliknij Paryż na planszy albo na liście.
    }
guide-cure-how =
    { $touch ->
        [yes] Dotknij przycisku „{ action-cure-short }”.
       *[no] Kliknij przycisk „{ action-cure-short }”.
    }

## Koniec
guide-end-title = Umiesz już grać
guide-end = Za tobą cała tura, epidemia i lekarstwo. Teraz czas na prawdziwą grę: w zespole są dwa boty, a brakuje wszystkich czterech lekarstw.
guide-end-again = Jeszcze raz z przewodnikiem
guide-end-more = Czego jeszcze nie było
guide-end-hand = Za dużo kart
guide-end-hand-text = Na ręce wolno mieć najwyżej { $limit } kart. Nadmiar trzeba od razu odrzucić; można też zagrać zdarzenie.
guide-end-roles = Inne postacie
guide-end-losses = Jak można przegrać
