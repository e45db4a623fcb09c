# The rules in our own words: `rule-R8-5` is rule R8.5, the title of a chapter is `rule-R8.title`.

rule-R1 =
    .title = Components
rule-R1-1 = The map has 48 cities, 12 for each of the four diseases, joined by 93 lines. Lines that leave the map on one side come back on the other: San Francisco to Tokyo and Manila, Los Angeles to Sydney.
rule-R1-2 = There are 24 cubes of each disease. A city can have at most 3 cubes of one disease, but it can have cubes of several diseases at once.
rule-R1-3 = There are 6 research stations.
rule-R1-4 = The player deck has 48 city cards, 5 event cards and 4, 5 or 6 epidemics. The infection deck has one card for each city.
rule-R1-5 = The infection rate goes 2, 2, 2, 3, 3, 4, 4: one step with each epidemic. The outbreak track goes from 0 to 8.
rule-R1-6 = The game is for two to four players, each with one role, one pawn and one hand of cards.
rule-R1-7 = The 2013 edition has seven roles. The 2008 edition has five: it lacks the Contingency Planner and the Quarantine Specialist.
rule-R1-8 = Both editions have the same five events: Airlift, Forecast, Government Grant, One Quiet Night and Resilient Population.
rule-R1-9 = The 2008 map has Toronto instead of Montréal. Otherwise the maps are the same.

rule-R2 =
    .title = Setup
rule-R2-1 = A research station and all pawns start in Atlanta. There are no outbreaks yet, the infection rate is 2 and no cure has been discovered.
rule-R2-2 = Nine infection cards are turned over: the first three cities get 3 cubes each, the next three 2, the last three 1. These nine cards start the infection discard pile. No role prevents these cubes.
rule-R2-3 = Each player is dealt a role, or the table chooses the roles. No role is in the game twice.
rule-R2-4 = City and event cards are shuffled and dealt: two players get 4 cards each, three get 3 each, four get 2 each.
rule-R2-5 = The remaining cards are split into as many piles as there are epidemics: 4 in an introductory game, 5 in a standard game, 6 in a heroic game. One epidemic is shuffled into each pile, and the piles are stacked, the larger ones on top.
rule-R2-6 = 2013: the player who has the card of the most populous city goes first; ties go to the lower seat number. 2008: the player who was ill most recently goes first; the players say who that is, or the seat is chosen at random.
rule-R2-7 = Play goes clockwise, seat by seat.

rule-R3 =
    .title = A turn
rule-R3-1 = A turn has three parts: take up to 4 actions, draw 2 player cards, infect cities. Then it is the next player’s turn.
rule-R3-2 = You may stop before the fourth action. Unused actions are lost.
rule-R3-3 = Only the player whose turn it is takes actions. Everyone may give advice.

rule-R4 =
    .title = Actions
rule-R4-1 = Drive/Ferry: move your pawn along a line to a neighbouring city.
rule-R4-2 = Direct flight: discard a city card and fly to that city.
rule-R4-3 = Charter flight: discard the card of the city you are in and fly to any other city.
rule-R4-4 = Shuttle flight: fly from a city with a research station to another city with a research station.
rule-R4-5 = A move must end in a different city from the one it started in.
rule-R4-6 = Build a research station: discard the card of the city you are in to build one there, if it has none yet. If all 6 are on the board, move one of them there instead; until then, none may be moved.
rule-R4-7 = Treat disease: remove 1 cube of one disease from your city, or all cubes of that disease if it is cured. Each disease needs its own action.
rule-R4-8 = Share knowledge: when you are in the same city as another player, one of you gives the other the card of that city. Either of you may give it, and both must agree.
rule-R4-9 = Discover a cure: at any research station, discard exactly 5 city cards of a disease that is not cured yet. If you have more than 5, you choose which ones.
rule-R4-10 = Actions are paid for with city cards from your own hand. Event cards never pay for an action.

rule-R5 =
    .title = Cured and eradicated
rule-R5-1 = A cured disease keeps its cubes on the board and goes on spreading; it is just easier to treat.
rule-R5-2 = A cured disease with no cubes on the board is eradicated at once, however the last cube was removed.
rule-R5-3 = An eradicated disease never comes back: no more cubes, no more outbreaks. Its infection cards are still turned over and discarded.
rule-R5-4 = A disease that is not cured cannot be eradicated, even if it has no cubes on the board.

rule-R6 =
    .title = Drawing cards
rule-R6-1 = After the actions you draw 2 player cards together. If fewer than 2 are left, the game is lost; discards are never shuffled back into this deck.
rule-R6-2 = City and event cards go to your hand first, then each epidemic is resolved, one after the other. An epidemic is not replaced by another card.
rule-R6-3 = After that the hand limit is checked.

rule-R7 =
    .title = Epidemics
rule-R7-1 = Increase: the infection rate marker moves one space forward.
rule-R7-2 = Infect: the bottom card of the infection deck is drawn and its city is filled up to 3 cubes. If the city already had cubes of that disease, there is an outbreak. No cubes are placed if the disease is eradicated or the city is protected.
rule-R7-3 = Intensify: the infection discards are shuffled and put back on top of the infection deck. The same cities will come up again soon.
rule-R7-4 = Between Infect and Intensify only Resilient Population may be played. It can even remove the card that was just drawn.
rule-R7-5 = Two epidemics in one draw are resolved completely, one after the other. Events may be played between them.
rule-R7-6 = A resolved epidemic leaves the game (2013) or goes to the player discards (2008).

rule-R8 =
    .title = Infections and outbreaks
rule-R8-1 = The infection rate says how many infection cards are turned over. Each puts 1 cube in its city. In the 2013 edition the cards are turned over one at a time, and events may be played between them; in the 2008 edition events may be played only before the first card and after the last.
rule-R8-2 = A city with 3 cubes of a disease does not get a fourth: it has an outbreak instead.
rule-R8-3 = An outbreak moves the outbreak marker one space forward. Then every neighbouring city gets 1 cube of that disease.
rule-R8-4 = A neighbouring city that already has 3 cubes of that disease has an outbreak too, as soon as the current one is finished.
rule-R8-5 = While one infection card is being resolved, a city has at most one outbreak and gets no more cubes after it.
rule-R8-6 = The cubes of an outbreak have the colour of the disease that broke out, whatever the colour of the neighbouring city.
rule-R8-7 = If several outbreaks are waiting, they are resolved in the order in which they arose.
rule-R8-8 = An infection card that ends the game counts as discarded.

rule-R9 =
    .title = Hand limit
rule-R9-1 = Nobody may have more than 7 cards. A player who does must discard cards or play events at once until 7 are left, even when it is not their turn.
rule-R9-2 = City and event cards count towards the limit. The event on the Contingency Planner’s role card does not.
rule-R9-3 = After a draw the limit is checked only when all epidemics are resolved.

rule-R10 =
    .title = Events
rule-R10-1 = An event is not an action. Its owner decides how it is used, and may play it on anyone’s turn, but not between drawing a card and resolving it.
rule-R10-2 = Events may be played before and after each action, before the draw, after each epidemic, while someone is over the hand limit, and before and after infection cards. Never during an outbreak.
rule-R10-3 = Airlift: move any pawn to any other city. The owner of the pawn must agree.
rule-R10-4 = Forecast: look at the top 6 infection cards and put them back in an order of your choice. No other event may be played meanwhile.
rule-R10-5 = Government Grant: put a research station in any city that has none, without a card. If all 6 are on the board, move one of them there instead.
rule-R10-6 = One Quiet Night: the next infection step that has not begun is skipped. Played twice, it skips two steps.
rule-R10-7 = Resilient Population: remove any card in the infection discards from the game.
rule-R10-8 = A played event goes to the player discards.

rule-R11 =
    .title = Roles
rule-R11-1 = Contingency Planner: as an action, takes an event from the player discards and puts it on the role card. Only one event can be there at a time. It does not count towards the hand limit, and it leaves the game when it is played.
rule-R11-2 = Dispatcher: moves other pawns as if they were the Dispatcher’s own, paying with cards from the Dispatcher’s hand, or moves any pawn to a city with another pawn. A charter flight costs the card of the city the moved pawn is in. The owner of the pawn must agree to every move.
rule-R11-3 = Medic: treating removes all cubes of a disease. Cubes of cured diseases disappear automatically wherever the Medic is, and none are placed there.
rule-R11-4 = Operations Expert: builds stations without a card. In the 2013 edition, may also fly once per turn from a station to any city by discarding any city card.
rule-R11-5 = Quarantine Specialist: no cubes are placed and no outbreaks happen in the city this pawn is in or in any neighbouring city.
rule-R11-6 = Researcher: when sharing knowledge, may give any city card, not only the card of the city both players are in. When taking a card, the usual rule applies.
rule-R11-7 = Scientist: needs only 4 cards for a cure.

rule-R12 =
    .title = Who knows what
rule-R12-1 = Open to all: the board, roles, tracks, both discard piles, the number of cards in every hand and deck, and everything that is played, given or turned over.
rule-R12-2 = Introductory games are played with open hands, the others with private hands, unless the table chooses otherwise. Even with private hands you may say anything about your own cards.
rule-R12-3 = Only the player who plays Forecast sees the cards. With open hands everyone sees them.
rule-R12-4 = What everyone can work out is not secret: which infection cards went back on top, and how many cards are left in the pile with the next epidemic.
rule-R12-5 = A card that everyone saw go into a hand stays known until it leaves that hand. What you tell the team through the program is checked, so it is always true.
rule-R12-6 = With private hands you may ask another player for any card that they could have. A refusal does not reveal whether they have it.

rule-R13 =
    .title = Game end
rule-R13-1 = The game is won at once when the fourth cure is discovered, whatever else is on the board.
rule-R13-2 = The game is lost at once at the eighth outbreak, when a cube must be placed and none of that colour are left, or when fewer than 2 player cards can be drawn.
rule-R13-3 = An outbreak moves its marker before it places cubes. So the eighth outbreak ends the game before any of its cubes are placed.
rule-R13-4 = Using up the last cube of a colour does not lose the game; needing another one does.
rule-R13-5 = Once the game is over, no moves are possible.
rule-R13-6 = A drawn epidemic does not count until its Increase step has begun.
