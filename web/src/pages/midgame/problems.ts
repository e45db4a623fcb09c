/** What is wrong with an entered game, in plain words: each belongs to a step of the entry. */

import { city, DISEASES } from '../../game/state/cities';
import { PLAYERS } from '../../game/state/options';
import { cubesOnMap, presence } from '../../game/state/position';
import { cardName, cityName, joinNames, named, t } from '../../lib/text/text';
import { BOARD } from '../../wire/wire';
import {
  cubesOf,
  drawnCards,
  handOf,
  infectionPlaces,
  leftOfDeck,
  MOST_CARDS,
  pileOf,
  placeOf,
  toPosition,
  type Entry,
} from './entry';
import { sayPlace } from './places';

export const STEPS = [
  'players',
  'board',
  'tracks',
  'hands',
  'discards',
  'infections',
  'check',
] as const;
export type Step = (typeof STEPS)[number];

export interface Problem {
  step: Step;
  text: string;
  /** Whether no game can be like this; otherwise it is only unlikely. */
  blocks: boolean;
}

const FEW = 3; // cities that a warning names

/** Return everything that is wrong with an entry. */
export function findProblems(entry: Entry): Problem[] {
  return [
    ...findInPlayers(entry),
    ...findOnBoard(entry),
    ...findInHands(entry),
    ...findInDecks(entry),
    ...findUnexplained(entry),
  ];
}

function problem(step: Step, text: string, blocks = true): Problem {
  return { step, text, blocks };
}

function findInPlayers({ roles }: Entry): Problem[] {
  return PLAYERS.includes(roles.length) ? [] : [problem('players', t('midgame-few-players'))];
}

function findOnBoard(entry: Entry): Problem[] {
  const found: Problem[] = [];
  for (const disease of DISEASES) {
    const cubes = cubesOnMap(entry, disease);
    if (cubes > BOARD.cubes)
      found.push(
        problem(
          'board',
          t('midgame-many-cubes', { disease: named.disease(disease), cubes, most: BOARD.cubes }),
        ),
      );
  }
  if (entry.stations.length > BOARD.stations)
    found.push(problem('board', t('midgame-many-stations', { most: BOARD.stations })));
  const guard = presence(toPosition(entry));
  for (const disease of guard?.diseases ?? []) {
    if (guard && cubesOf(entry, guard.city, disease))
      found.push(
        problem(
          'board',
          t('midgame-guarded', {
            role: named.role(guard.role),
            city: named.city(guard.city),
            disease: named.disease(disease),
          }),
        ),
      );
  }
  if (entry.cured.length === DISEASES.length) found.push(problem('tracks', t('midgame-won')));
  return found;
}

function findInHands(entry: Entry): Problem[] {
  return entry.roles.flatMap((role) => {
    const cards = pileOf(entry, handOf(role)).length;
    if (cards <= MOST_CARDS) return [];
    return [
      problem('hands', t('midgame-full-hand', { role: named.role(role), cards, most: MOST_CARDS })),
    ];
  });
}

/** The player deck: its epidemics come in piles, and its cards in twos. */
function findInDecks(entry: Entry): Problem[] {
  const deck = leftOfDeck(entry);
  const drawn = drawnCards(entry);
  if (!deck || !entry.roles.some((role) => pileOf(entry, handOf(role)).length)) return [];
  if (drawn < 0) return [problem('discards', t('midgame-few-cards', { missing: -drawn }), false)];
  const found: Problem[] = [];
  if (drawn % BOARD.cards_drawn)
    found.push(problem('discards', t('midgame-odd-cards', { cards: drawn }), false));
  const { least, most } = deck;
  if (entry.drawn < least || entry.drawn > most)
    found.push(
      problem(
        'tracks',
        t('midgame-epidemics', {
          exact: least === most ? 'yes' : 'no',
          cards: drawn,
          least,
          most,
          drawn: entry.drawn,
        }),
        false,
      ),
    );
  return found;
}

/** Cubes that no card and no outbreak can have brought. */
function findUnexplained(entry: Entry): Problem[] {
  const cards = infectionPlaces(entry);
  if (entry.outbreaks || !cards.some((place) => pileOf(entry, place).length)) return [];
  const cities = Object.keys(entry.cubes);
  const foreign = cities.filter((id) =>
    DISEASES.some((disease) => disease !== city(id).disease && cubesOf(entry, id, disease)),
  );
  const without = cities.filter(
    (id) => cubesOf(entry, id, city(id).disease) && !placeOf(entry, cards, id),
  );
  const names = (ids: string[]) => joinNames(ids.slice(0, FEW).map(cityName));
  return [
    ...(foreign.length
      ? [problem('board', t('midgame-foreign', { cities: names(foreign) }), false)]
      : []),
    ...(without.length
      ? [problem('infections', t('midgame-without-card', { cities: names(without) }), false)]
      : []),
  ];
}

/** Return why a card cannot be in a second place. */
export function sayTaken(entry: Entry, card: string, place: string): string {
  return t('midgame-taken', { card: cardName(card), place: sayPlace(entry, place) });
}
