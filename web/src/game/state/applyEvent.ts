// Applies one event of the log to a position, for the animation. The event contains all changes, so
// this module knows no rules.
import type { Happening, Player, Position, ShownEvent } from '../../wire/wire';

type Cards = (string | null)[];

/** Return the position after an event. */
export function applyEvent(position: Position, event: ShownEvent): Position {
  const changed = applyHappening(position, event);
  const { actions_left } = event;
  if (changed.turn.actions_left === actions_left) return changed;
  return { ...changed, turn: { ...changed.turn, actions_left } };
}

function applyHappening(position: Position, event: Happening): Position {
  const cubes = (at: string, disease: string, number: number) => ({
    ...position,
    cubes: { ...position.cubes, [at]: { ...position.cubes[at], [disease]: number } },
  });
  const player = (role: string, change: (player: Player) => Partial<Player>) =>
    position.players.map((player) =>
      player.role === role ? { ...player, ...change(player) } : player,
    );
  const loses = (role: string, card: string) =>
    player(role, ({ hand }) => ({ hand: removeOnce(hand, card) }));
  switch (event.event) {
    case 'moved':
      return { ...position, players: player(event.player, () => ({ city: event.city })) };
    case 'drew': {
      const drawn = {
        ...position,
        player_deck: { piles: drawFrom(position, event.card === 'epidemic') },
      };
      if (event.card === 'epidemic') return drawn;
      return {
        ...drawn,
        players: player(event.player, ({ hand }) => ({ hand: [...hand, event.card] })),
      };
    }
    case 'discarded':
    case 'played':
      if (event.event === 'played' && event.stored) {
        return {
          ...position,
          players: player(event.player, () => ({ stored: null })),
          removed: [...position.removed, event.card],
        };
      }
      return {
        ...position,
        players: loses(event.player, event.card),
        player_discards: [...position.player_discards, event.card],
      };
    case 'stored':
      return {
        ...position,
        players: player(event.player, () => ({ stored: event.card })),
        player_discards: removeCard(position.player_discards, event.card),
      };
    case 'shared':
      return {
        ...position,
        players: loses(event.giver, event.card).map((player) =>
          player.role === event.receiver
            ? { ...player, hand: [...player.hand, event.card] }
            : player,
        ),
      };
    case 'infected':
      return cubes(event.city, event.disease, event.total);
    case 'treated': {
      const there = position.cubes[event.city]?.[event.disease] ?? 0;
      return cubes(event.city, event.disease, Math.max(0, there - event.cubes));
    }
    case 'built':
      return { ...position, stations: [...position.stations, event.city] };
    case 'station_taken':
      return { ...position, stations: removeCard(position.stations, event.city) };
    case 'turned': {
      const { infection_deck, infection_discards } = position;
      const layers = infection_deck.layers.map((layer) => removeCard(layer, event.city));
      return {
        ...position,
        infection_deck: { ...infection_deck, layers: layers.filter(({ length }) => length) },
        infection_discards: [...infection_discards, event.city],
      };
    }
    case 'intensified': {
      const { infection_deck } = position;
      const layers = [event.cards, ...infection_deck.layers].filter(({ length }) => length);
      return { ...position, infection_deck: { ...infection_deck, layers }, infection_discards: [] };
    }
    case 'removed':
      return {
        ...position,
        infection_discards: removeCard(position.infection_discards, event.card),
        removed: [...position.removed, event.card],
      };
    case 'outbreak':
      return { ...position, outbreaks: event.outbreaks };
    case 'increased':
      return { ...position, epidemics_drawn: event.epidemics };
    case 'turn':
      return { ...position, turn: { ...position.turn, seat: event.seat } };
    case 'cured':
    case 'eradicated':
      return { ...position, diseases: { ...position.diseases, [event.disease]: event.event } };
    default:
      return position;
  }
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
