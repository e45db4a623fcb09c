// Applies one event of the log to a position, for the animation. The event contains all changes, so
// this module knows no rules.
import type { Happening, Player, Position, ShownEvent } from '../../wire/wire';

type Cards = (string | null)[];

type Changes = {
  [Name in Happening['event']]?: (
    position: Position,
    event: Extract<Happening, { event: Name }>,
  ) => Partial<Position>;
};

/** What each event changes. */
const CHANGES: Changes = {
  moved: (at, { player, city }) => ({ players: changePlayer(at, player, () => ({ city })) }),
  drew: (at, { player, card }) => ({
    player_deck: { piles: drawFrom(at, card === 'epidemic') },
    ...(card !== 'epidemic' && {
      players: changePlayer(at, player, ({ hand }) => ({ hand: [...hand, card] })),
    }),
  }),
  discarded: discard,
  played: (at, event) =>
    event.stored
      ? {
          players: changePlayer(at, event.player, () => ({ stored: null })),
          removed: [...at.removed, event.card],
        }
      : discard(at, event),
  stored: (at, { player, card }) => ({
    players: changePlayer(at, player, () => ({ stored: card })),
    player_discards: removeCard(at.player_discards, card),
  }),
  shared: (at, { giver, receiver, card }) => ({
    players: changePlayer({ players: loseCard(at, giver, card) }, receiver, ({ hand }) => ({
      hand: [...hand, card],
    })),
  }),
  infected: (at, { city, disease, total }) => setCubes(at, city, disease, total),
  treated: (at, { city, disease, cubes }) =>
    setCubes(at, city, disease, Math.max(0, (at.cubes[city]?.[disease] ?? 0) - cubes)),
  built: ({ stations }, { city }) => ({ stations: [...stations, city] }),
  station_taken: ({ stations }, { city }) => ({ stations: removeCard(stations, city) }),
  turned: ({ infection_deck, infection_discards }, { city }) => {
    const layers = infection_deck.layers.map((layer) => removeCard(layer, city));
    return {
      infection_deck: { ...infection_deck, layers: layers.filter(({ length }) => length) },
      infection_discards: [...infection_discards, city],
    };
  },
  intensified: ({ infection_deck }, { cards }) => {
    const layers = [cards, ...infection_deck.layers].filter(({ length }) => length);
    return { infection_deck: { ...infection_deck, layers }, infection_discards: [] };
  },
  removed: (at, { card }) => ({
    infection_discards: removeCard(at.infection_discards, card),
    removed: [...at.removed, card],
  }),
  outbreak: (_, { outbreaks }) => ({ outbreaks }),
  increased: (_, { epidemics }) => ({ epidemics_drawn: epidemics }),
  turn: ({ turn }, { seat }) => ({ turn: { ...turn, seat } }),
  cured: ({ diseases }, { disease }) => ({ diseases: { ...diseases, [disease]: 'cured' } }),
  eradicated: ({ diseases }, { disease }) => ({
    diseases: { ...diseases, [disease]: 'eradicated' },
  }),
};

/** Return the position after an event. */
export function applyEvent(position: Position, event: ShownEvent): Position {
  const change = CHANGES[event.event] as
    ((position: Position, event: Happening) => Partial<Position>) | undefined;
  const changed = change ? { ...position, ...change(position, event) } : position;
  const { actions_left } = event;
  if (changed.turn.actions_left === actions_left) return changed;
  return { ...changed, turn: { ...changed.turn, actions_left } };
}

function changePlayer(
  { players }: Pick<Position, 'players'>,
  role: string,
  change: (player: Player) => Partial<Player>,
): Player[] {
  return players.map((player) =>
    player.role === role ? { ...player, ...change(player) } : player,
  );
}

function loseCard(position: Position, role: string, card: string): Player[] {
  return changePlayer(position, role, ({ hand }) => ({ hand: removeOnce(hand, card) }));
}

function discard(
  position: Position,
  { player, card }: { player: string; card: string },
): Partial<Position> {
  return {
    players: loseCard(position, player, card),
    player_discards: [...position.player_discards, card],
  };
}

function setCubes(
  { cubes }: Position,
  city: string,
  disease: string,
  number: number,
): Partial<Position> {
  return { cubes: { ...cubes, [city]: { ...cubes[city], [disease]: number } } };
}

/** Return the piles of the player deck without the top card. */
function drawFrom(
  { player_deck: { piles } }: Position,
  epidemic: boolean,
): Position['player_deck']['piles'] {
  const [top, ...rest] = piles;
  if (!top) return piles;
  const left = { cards: top.cards - 1, epidemics: top.epidemics - Number(epidemic) };
  return left.cards ? [left, ...rest] : rest;
}

function removeCard(cards: readonly string[], card: string): string[] {
  return cards.filter((other) => other !== card);
}

/** Return a hand without a card, or without one unknown card. */
function removeOnce(hand: Cards, card: string): Cards {
  const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(null);
  return hand.filter((_, i) => i !== at);
}
