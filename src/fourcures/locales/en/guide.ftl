# The guided game. These texts load with its page.

guide-step = Step { $step } of { $steps }
guide-next = Next
guide-again = Start again
guide-leave = Leave
guide-hide = Hide
guide-show = Show
guide-astray = That is not the next step. You can undo it as long as no card has been turned over, or start again.

## What each step says
guide-welcome = Four diseases are spreading across the world, and your team wins by discovering four cures. Three have already been discovered; only the cure for blue is missing. You play both the Medic and the Scientist. On each turn you take four actions, then draw two cards, then cities are infected.
guide-drive = The Medic is in Atlanta. There are blue cubes in Chicago, a neighbouring city. Moving along a line takes one action and costs no card.
guide-treat = Treating removes cubes from the city you are in. Other roles remove one cube per action; the Medic removes all cubes of one colour.
guide-charter = The Scientist in Paris has three blue cards and needs one more. Paris is a long way off, but if you discard the card of the city you are in, you can fly anywhere: a charter flight.
guide-share = Both pawns are now in Paris, and the Medic has the Paris card. A city card can change hands when both players are in that city.
guide-draw = You have used all four actions. Now you draw two cards. Until now you could undo everything; once the cards are drawn, you cannot.
guide-epidemic = An epidemic! The infection rate goes up, the city on the bottom card of the infection deck gets three cubes, and the cards of all cities infected so far are shuffled and put back on top: those cities will be infected again soon. The other card is an event.
guide-infect = Now cities are infected. São Paulo already has three yellow cubes. There is no room for a fourth: there will be an outbreak, and every neighbouring city will get a cube. At the eighth outbreak the game is lost. The game pauses between the cards because you have an event; keep it for now.
guide-event = A cure needs a research station, and there is none in Paris. The Medic has the event Government Grant, which builds a station in any city. You can play an event on anyone’s turn, and it costs no action.
guide-cure = The Scientist needs only four cards of one colour; everyone else needs five. You have all four, and the station is here too.

## The guided game: what to do
# $touch: yes on a touch screen.
guide-drive-how =
    { $touch ->
        [yes] Tap Chicago on the map.
       *[no] Click Chicago on the map.
    }
guide-treat-how =
    { $touch ->
        [yes] Tap the cubes in Chicago or “{ action-treat-short }”.
       *[no] Click the cubes in Chicago or “{ action-treat-short }”.
    }
guide-charter-how =
    { $touch ->
        [yes] Tap Paris.
       *[no] Click Paris on the map.
    }
guide-charter-then =
    { $touch ->
        [yes] Tap “{ kind-charter }”, which costs the Chicago card.
       *[no] Click “{ kind-charter }”, which costs the Chicago card.
    }
guide-share-how =
    { $touch ->
        [yes] Give the Paris card to the Scientist: tap “{ action-share-short }” or the card.
       *[no] Give the Paris card to the Scientist: click “{ action-share-short }” or the card.
    }
guide-share-then = Now choose the move that gives the Paris card to the Scientist.
guide-draw-how =
    { $touch ->
        [yes] Tap “{ action-draw }”.
       *[no] Click “{ action-draw }”.
    }
guide-infect-how =
    { $touch ->
        [yes] Tap “{ action-go-on }” until it is the Scientist’s turn.
       *[no] Click “{ action-go-on }” until it is the Scientist’s turn.
    }
guide-event-how =
    { $touch ->
        [yes] Tap Government Grant in the Medic’s hand or “{ event-government-grant-short }”.
       *[no] Click Government Grant in the Medic’s hand or “{ event-government-grant-short }”.
    }
guide-event-then =
    { $touch ->
        [yes] Now tap Paris, on the map or in the list.
       *[no] Now click Paris, on the map or in the list.
    }
guide-cure-how =
    { $touch ->
        [yes] Tap “{ action-cure-short }”.
       *[no] Click “{ action-cure-short }”.
    }

## The end
guide-end-title = Now you know the game
guide-end = You have seen a whole turn, an epidemic and a cure. Now play a real game: two bots are on your team, and all four cures are missing.
guide-end-again = Play the guided game again
guide-end-more = What the guide left out
guide-end-hand = Too many cards
guide-end-hand-text = You can keep at most { $limit } cards. Discard the others at once, or play an event.
guide-end-roles = Other roles
guide-end-losses = Three ways to lose
