/** A cardboard game in progress as it was entered, and the position that follows from it. */

import { CITIES, DISEASES, type Disease } from '../../game/state/cities';
import { EVENTS, rolesOf, USUAL_EDITION } from '../../game/state/options';
import { cubesOnMap } from '../../game/state/position';
import {
  BOARD,
  type CureState,
  type Edition,
  type EventCard,
  type Pile,
  type Position,
  type Role,
  type Setup,
} from '../../wire/wire';

/** Where a card is: in a hand (of a role) or in one of these. */
export const STORED = 'stored'; // on the role card that can have an event
export const DISCARDS = 'discards';
export const REMOVED = 'removed'; // events that left the game
export const INFECTED = 'infected'; // the infection cards since the last epidemic
export const KNOWN = 'known'; // the top of the infection deck after a Forecast, in order
export const GONE = 'gone'; // the infection card that an event removed
export const handOf = (role: string) => `hand ${role}`;
/** The cards that this epidemic put back on top, and that have not come again. */
export const backOf = (epidemic: number) => `back ${epidemic}`;

/** What comes next in a turn. Too many cards in a hand are discarded before that. */
export const ENTERED_PHASES = ['actions', 'draw', 'epidemic', 'infect'] as const;
export type EnteredPhase = (typeof ENTERED_PHASES)[number];
/** The most cards in a hand: the limit, and those of a draw. */
export const MOST_CARDS = BOARD.hand_limit + BOARD.cards_drawn;

export interface Entry {
  edition: Edition;
  epidemics: number;
  /** In turn order. */
  roles: Role[];
  cubes: Record<string, Partial<Record<Disease, number>>>;
  stations: string[];
  /** The cities of the pawns, by role. */
  pawns: Record<string, string>;
  cured: Disease[];
  outbreaks: number;
  /** The epidemics so far. */
  drawn: number;
  /** The cards by place. */
  piles: Record<string, string[]>;
  seat: number;
  phase: EnteredPhase;
  actions: number;
}

export const START = 'atlanta';

/** Return the entry before anything is entered. */
export function emptyEntry(): Entry {
  return {
    edition: USUAL_EDITION,
    epidemics: Math.min(...BOARD.epidemics),
    roles: [],
    cubes: {},
    stations: [START],
    pawns: {},
    cured: [],
    outbreaks: 0,
    drawn: 0,
    piles: {},
    seat: 0,
    phase: 'actions',
    actions: BOARD.actions,
  };
}

export const pileOf = ({ piles }: Entry, key: string): string[] => piles[key] ?? [];
export const pawnOf = ({ pawns }: Entry, role: string): string => pawns[role] ?? START;
export const cubesOf = ({ cubes }: Entry, city: string, disease: Disease): number =>
  cubes[city]?.[disease] ?? 0;

/** Return the places of player cards in this game. */
export function playerPlaces({ roles }: Entry): string[] {
  const stores = roles.includes(BOARD.stores);
  return [...roles.map(handOf), ...(stores ? [STORED, REMOVED] : []), DISCARDS];
}

/** Return the places of infection cards in this game, in the order of the deck below the discards. */
export function infectionPlaces(entry: Entry): string[] {
  const shuffled = entry.drawn - Number(entry.phase === 'epidemic');
  const used = [...pileOf(entry, DISCARDS), ...pileOf(entry, REMOVED), ...pileOf(entry, STORED)];
  const { forecast, resilient } = BOARD.event_of_move;
  return [
    INFECTED,
    ...(used.includes(forecast) ? [KNOWN] : []),
    ...Array.from({ length: shuffled }, (_, number) => backOf(shuffled - number)),
    ...(used.includes(resilient) ? [GONE] : []),
  ];
}

/** Return the place of a card among these places, or null. */
export function placeOf(entry: Entry, places: readonly string[], card: string): string | null {
  return places.find((place) => pileOf(entry, place).includes(card)) ?? null;
}

/** Return the cards that a place can have: the Planner's role card has only events. */
export function cardsFor(place: string): string[] {
  const events: string[] = [...EVENTS];
  const cities = CITIES.map(({ id }) => id);
  if (place === STORED || place === REMOVED) return events;
  return place === DISCARDS || place.startsWith('hand ') ? [...events, ...cities] : cities;
}

/** Return the number of cards that were drawn from the player deck in turns, with epidemics. */
export function drawnCards(entry: Entry): number {
  const seen = playerPlaces(entry).flatMap((place) => pileOf(entry, place)).length;
  const dealt = entry.roles.length * (BOARD.starting_hand[entry.roles.length] ?? 0);
  return seen + entry.drawn - dealt;
}

/** What is left of the player deck, and how many epidemics must have come by now. */
export interface DeckLeft {
  piles: Pile[];
  least: number;
  most: number;
}

/** Return what is left of the piles of the player deck; null without players. */
export function leftOfDeck(entry: Entry): DeckLeft | null {
  const sizes = BOARD.piles[entry.roles.length]?.[entry.epidemics];
  if (!sizes) return null;
  let gone = Math.max(0, drawnCards(entry));
  let [least, most] = [0, 0];
  const piles: Pile[] = [];
  for (const size of sizes) {
    const taken = Math.min(size, gone);
    gone -= taken;
    if (taken === size) least += 1;
    if (taken) most += 1;
    const came = taken > 0 && entry.drawn > least;
    if (taken < size) piles.push({ cards: size - taken, epidemics: came ? 0 : 1 });
  }
  return { piles, least, most };
}

/** Return the state of a disease: cured and without cubes, it is eradicated. */
export function stateOf(entry: Entry, disease: Disease): CureState {
  if (!entry.cured.includes(disease)) return 'uncured';
  return cubesOnMap({ cubes: entry.cubes }, disease) ? 'cured' : 'eradicated';
}

/** Return the layers of the infection deck that are known, from the top, and the rest of the cards. */
export function layersOf(entry: Entry): string[][] {
  const places = infectionPlaces(entry);
  const placed = new Set(places.flatMap((place) => pileOf(entry, place)));
  return [
    ...(places.includes(KNOWN) ? pileOf(entry, KNOWN).map((card) => [card]) : []),
    ...places.filter((place) => place.startsWith('back ')).map((place) => pileOf(entry, place)),
    CITIES.map(({ id }) => id).filter((id) => !placed.has(id)),
  ].filter((layer) => layer.length);
}

/** Return the role whose hand is over the limit; undefined if none is. */
export function findDiscarder(entry: Entry): Role | undefined {
  return entry.roles.find((role) => pileOf(entry, handOf(role)).length > BOARD.hand_limit);
}

/** Return the position, as the board shows it. */
export function toPosition(entry: Entry): Position {
  const { edition, epidemics, roles, stations, outbreaks, drawn, seat, phase } = entry;
  const discards = phase !== 'epidemic' && findDiscarder(entry) !== undefined;
  const isEvent = (card: string): card is EventCard => (EVENTS as string[]).includes(card);
  return {
    edition,
    epidemics,
    hands: 'open',
    events: [...EVENTS] as EventCard[],
    role_pool: rolesOf(edition),
    diseases: Object.fromEntries(DISEASES.map((one) => [one, stateOf(entry, one)])),
    cubes: entry.cubes,
    stations,
    outbreaks,
    epidemics_drawn: drawn,
    player_discards: pileOf(entry, DISCARDS),
    infection_discards: pileOf(entry, INFECTED),
    removed: [
      ...(roles.includes(BOARD.stores) ? pileOf(entry, REMOVED) : []),
      ...(infectionPlaces(entry).includes(GONE) ? pileOf(entry, GONE) : []),
    ],
    player_deck: { piles: leftOfDeck(entry)?.piles ?? [] },
    outcome: null,
    players: roles.map((role) => ({
      role,
      city: pawnOf(entry, role),
      hand: pileOf(entry, handOf(role)),
      ...(role === BOARD.stores && { stored: pileOf(entry, STORED).find(isEvent) ?? null }),
    })),
    // The server knows what else is due in a phase.
    turn: {
      seat: Math.min(seat, Math.max(0, roles.length - 1)),
      phase: discards ? 'discard' : phase,
      ...(discards && { resume: [phase] }),
      actions_left: phase === 'actions' ? entry.actions : 0,
    } as Position['turn'],
    infection_deck: { layers: layersOf(entry), mixed: [] },
    unseen: [],
    viewer: null,
  };
}

/** Return the set-up of a table with real cards that goes on from here. */
export function toSetup(entry: Entry): Setup {
  const position: Partial<Position> = { ...toPosition(entry) };
  for (const field of ['unseen', 'viewer', 'outcome'] as const) delete position[field];
  const deck = leftOfDeck(entry);
  // Where the piles cannot be those of a deal, the server makes equal ones.
  const fits = deck && drawnCards(entry) >= 0 && entry.drawn >= deck.least;
  if (!fits || entry.drawn > deck.most) delete position.player_deck;
  return {
    edition: entry.edition,
    epidemics: entry.epidemics,
    players: entry.roles.length,
    hands: 'open',
    visibility: 'local',
    help: 'coach',
    cards: [],
    position: { ...position, infection_deck: { layers: layersOf(entry) } },
  };
}
