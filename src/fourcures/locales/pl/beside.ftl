# Przy prawdziwej planszy: co leży na stole i jakie karty przyszły.

## Wejście i przygotowanie gry
beside-title = Przy prawdziwej planszy
beside-note = Macie prawdziwą grę na stole? Podawajcie tutaj kolejne karty, a zobaczycie ryzyko i porady.
beside-enter = Przygotuj grę
beside-lead = Rozłóżcie prawdziwą grę, potasujcie i rozdajcie karty. Potem podajcie tutaj, co leży na stole, a w trakcie gry – jakie karty przychodzą.
beside-roles = Kto gra? Od dwóch do czterech postaci w kolejności tur
beside-groups = Co leży na stole
beside-cubes =
    { $cubes ->
        [one] { $cubes } znacznik
        [few] { $cubes } znaczniki
       *[many] { $cubes } znaczników
    }
beside-which-cities =
    { $cubes ->
        [one] Które miasta mają { $cubes } znacznik?
        [few] Które miasta mają { $cubes } znaczniki?
       *[many] Które miasta mają { $cubes } znaczników?
    }
beside-which-hand = { $role }: jakie karty?
beside-begin = Zacznij

## Podawanie kart
beside-name = Nazwa karty
beside-colours = Filtruj według koloru
beside-nothing = Nie pasuje żadna z możliwych kart.
beside-take = Usuń: { $card }

## Przy stole
beside-deck = Z prawdziwego stosu
beside-which-player = Jaka karta gry została dobrana? ({ $number } z 2)
beside-which-infection = Jaka karta infekcji jest następna?
beside-which-bottom = Jaka karta leży na spodzie stosu kart infekcji?
beside-cards = Karty przychodzą z prawdziwego stosu: podawajcie je tutaj.
beside-undo = Cofa ostatni ruch razem z podanymi przy nim kartami
beside-midgame = Wprowadź trwającą grę
