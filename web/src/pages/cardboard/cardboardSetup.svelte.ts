// The entered set-up of a game with real cards; it survives a reload.
import { CITIES, isCity } from '../../game/state/cities';
import { EVENTS, rolesOf } from '../../game/state/options';
import type { Setup, Edition, Role } from '../../wire/wire';

/** Cards that are entered together: the cities with 3, 2 or 1 cubes, or the hand of a role. */
export interface Group {
  key: string;
  /** The cubes on each city; null for a hand. */
  cubes: number | null;
  cards: string[];
  size: number;
}

const KEY = 'fourcures.beside';
const CUBES = [3, 2, 1];
const CITY_IDS = CITIES.map(({ id }) => id);
export const MOST_PLAYERS = 4;

export class CardboardSetup {
  edition: Edition = $state('2013');
  epidemics = $state(4);
  /** In turn order. */
  roles: Role[] = $state.raw([]);
  /** The entered cards by group key. */
  #told: Record<string, string[]> = $state.raw({});
  /** The group that the user returned to. */
  #chosen: string | null = $state(null);

  constructor() {
    this.#read();
  }

  readonly groups: Group[] = $derived.by(() => {
    const group = (key: string, cubes: number | null, size: number) => ({
      key,
      cubes,
      cards: this.#told[key] ?? [],
      size,
    });
    const players = this.roles.length;
    return [
      ...CUBES.map((cubes) => group(String(cubes), cubes, 3)),
      ...(players < 2 ? [] : this.roles.map((role) => group(role, null, handSize(players)))),
    ];
  });
  /** The current group; null if everything is entered. */
  readonly group = $derived.by(
    () =>
      this.groups.find(({ key }) => key === this.#chosen) ??
      this.groups.find((one) => !full(one)) ??
      null,
  );
  readonly complete = $derived.by(() => this.roles.length > 1 && this.groups.every(full));
  /** The possible cards: those of the same deck that are not entered yet. */
  readonly could = $derived.by(() => {
    if (!this.group || full(this.group)) return [];
    const cities = this.group.cubes !== null;
    const gone = this.groups
      .filter((one) => (one.cubes !== null) === cities)
      .flatMap(({ cards }) => cards);
    return [...CITY_IDS, ...(cities ? [] : EVENTS)].filter((card) => !gone.includes(card));
  });

  choose(key: string): void {
    this.#chosen = key;
  }

  tell(card: string): void {
    if (!this.group) return;
    const { key, cards, size } = this.group;
    this.#told = { ...this.#told, [key]: [...cards, card] };
    if (cards.length + 1 === size) this.#chosen = null;
  }

  take(card: string, { key, cards }: Group): void {
    this.#told = { ...this.#told, [key]: cards.filter((one) => one !== card) };
    this.#chosen = key;
  }

  /** Add a role at the end of the turn order, or remove it. */
  toggle(role: Role): void {
    this.seat(
      this.roles.includes(role) ? this.roles.filter((one) => one !== role) : [...this.roles, role],
    );
  }

  /** Set the roles, keeping as many entered cards as their hands may have. */
  seat(roles: Role[]): void {
    this.roles = roles;
    const kept = (key: string, most: number) =>
      [key, (this.#told[key] ?? []).slice(0, most)] as const;
    this.#told = Object.fromEntries([
      ...CUBES.map((cubes) => kept(String(cubes), 3)),
      ...roles.map((role) => kept(role, handSize(roles.length))),
    ]);
  }

  setup(): Setup {
    const { edition, epidemics, roles } = this;
    const cities = this.groups.filter(({ cubes }) => cubes !== null).flatMap(({ cards }) => cards);
    const hands = this.groups.filter(({ cubes }) => cubes === null).map(({ cards }) => cards);
    // One card for each player in turn, as in a deal.
    const dealt = (hands[0] ?? []).flatMap((_, at) => hands.flatMap((hand) => hand[at] ?? []));
    return {
      edition,
      epidemics,
      roles,
      players: roles.length,
      first: 0,
      hands: 'open',
      visibility: 'local',
      help: 'coach',
      cards: [...cities, ...dealt],
    };
  }

  /** Remove the cards and keep the players, for the next game. */
  clear(): void {
    this.#told = {};
    this.keep();
  }

  keep(): void {
    const { edition, epidemics, roles } = this;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ edition, epidemics, roles, told: this.#told }));
    } catch {
      // without storage, the set-up lasts until the page is closed
    }
  }

  #read(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
      if (!kept) return;
      this.edition = kept.edition;
      this.epidemics = kept.epidemics;
      this.roles = kept.roles.filter((role) => rolesOf(kept.edition).includes(role));
      const known = (card: string) => isCity(card) || EVENTS.includes(card);
      const told = Object.entries(kept.told);
      this.#told = Object.fromEntries(told.map(([key, cards]) => [key, cards.filter(known)]));
    } catch {
      // ignore unreadable data
    }
  }
}

interface Kept {
  edition: Edition;
  epidemics: number;
  roles: Role[];
  told: Record<string, string[]>;
}

/** Return the number of cards in a starting hand (R2.4). */
function handSize(players: number): number {
  return 6 - players;
}

export function full({ cards, size }: Group): boolean {
  return cards.length >= size;
}
