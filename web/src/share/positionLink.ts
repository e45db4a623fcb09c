/**
 * A position inside a link: its JSON document, compressed, behind `#`, so that no server logs it.
 * Only what lies open is shared: a position with hidden cards has no link.
 */

import { CITIES, DISEASES, isCity } from '../game/state/cities';
import { EDITIONS, EVENTS, PLAYERS, ROLES } from '../game/state/options';
import { BOARD, type Edition, type Position } from '../wire/wire';

/** A position as the server reads it (docs/python/notation.md). */
export type PositionDocument = Record<string, unknown>;

const MOST = 64 * 1024; // bytes of a document; one of the game has 4 KiB

/** Whether a position has a link: everyone may know all of it, and there is something left to play. */
export function hasLink({ hands, players, turn, outcome }: Position): boolean {
  const known = [...players.flatMap(({ hand }) => hand), ...(turn.forecast?.cards ?? [])];
  return hands === 'open' && outcome === null && known.every((card) => card !== null);
}

/** What belongs to a viewer, or to a game that is over. */
const LEFT_OUT = ['unseen', 'viewer', 'outcome'];

/** Return the position as a document, without what belongs to its viewer. */
export function toDocument(position: Position): PositionDocument {
  const kept = Object.entries(position).filter(([key]) => !LEFT_OUT.includes(key));
  return {
    ...Object.fromEntries(kept),
    infection_deck: { layers: position.infection_deck.layers },
  };
}

/** Return the part of a link behind `#`. */
export async function pack(position: Position): Promise<string> {
  const text = JSON.stringify(toDocument(position));
  const packed = await squeeze(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(text),
  );
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Return the position of a link; null if the link is damaged. */
export async function unpack(packed: string): Promise<Position | null> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const json = await squeeze(new DecompressionStream('deflate-raw'), bytes);
    return readPosition(JSON.parse(new TextDecoder().decode(json)));
  } catch {
    return null;
  }
}

/** Send bytes through a stream; throw if more come out than any position has. */
async function squeeze(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const result = new Uint8Array(MOST);
  let length = 0;
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<Uint8Array>;
    if (done) return result.slice(0, length);
    result.set(value, length); // throws beyond the end
    length += value.length;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown, most: number) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isListOf = (value: unknown, fits: (item: string) => boolean): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && fits(item));
const isEvent = (id: string) => EVENTS.includes(id);
const isCard = (id: string) => isCity(id) || isEvent(id);
const isRole = (id: string) => ROLES.includes(id);
const MANY = CITIES.length + EVENTS.length + BOARD.infection_rates.length;

/** Return a document as a position that can be drawn; null if it is not one. The server checks the rules. */
export function readPosition(document: unknown): Position | null {
  if (!isObject(document)) return null;
  const at = document;
  const { players, turn, cubes, diseases, player_deck: cards, infection_deck: deck } = at;
  const fits =
    EDITIONS.includes(at['edition'] as Edition) &&
    BOARD.epidemics.includes(at['epidemics'] as number) &&
    at['hands'] === 'open' &&
    isListOf(at['events'], isEvent) &&
    isListOf(at['role_pool'], isRole) &&
    isListOf(at['stations'], isCity) &&
    isListOf(at['player_discards'], isCard) &&
    isListOf(at['infection_discards'], isCity) &&
    isListOf(at['removed'], isCard) &&
    isCount(at['outbreaks'], BOARD.outbreaks) &&
    isCount(at['epidemics_drawn'], BOARD.infection_rates.length) &&
    Array.isArray(players) &&
    PLAYERS.includes(players.length) &&
    players.every(isPlayer) &&
    isTurn(turn, players.length) &&
    isObject(diseases) &&
    DISEASES.every((disease) =>
      ['uncured', 'cured', 'eradicated'].includes(String(diseases[disease])),
    ) &&
    isObject(cubes) &&
    Object.entries(cubes).every(([city, there]) => isCity(city) && areCubes(there)) &&
    isObject(cards) &&
    Array.isArray(cards['piles']) &&
    cards['piles'].every(
      (pile) => isObject(pile) && isCount(pile['cards'], MANY) && isCount(pile['epidemics'], MANY),
    ) &&
    isObject(deck) &&
    Array.isArray(deck['layers']) &&
    deck['layers'].every((layer) => isListOf(layer, isCity));
  if (!fits) return null;
  return {
    ...(at as unknown as Position),
    infection_deck: { layers: deck['layers'] as string[][], mixed: [] },
    outcome: null,
    unseen: [],
    viewer: null,
  };
}

function isPlayer(player: unknown): boolean {
  return (
    isObject(player) &&
    isRole(String(player['role'])) &&
    isCity(String(player['city'])) &&
    isListOf(player['hand'], isCard) &&
    (player['stored'] == null || isEvent(String(player['stored'])))
  );
}

function isTurn(turn: unknown, players: number): boolean {
  return (
    isObject(turn) &&
    isCount(turn['seat'], players - 1) &&
    typeof turn['phase'] === 'string' &&
    isCount(turn['actions_left'], BOARD.actions)
  );
}

function areCubes(there: unknown): boolean {
  return (
    isObject(there) &&
    Object.entries(there).every(
      ([disease, number]) =>
        (DISEASES as readonly string[]).includes(disease) && isCount(number, BOARD.city_limit),
    )
  );
}
