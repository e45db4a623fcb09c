// The entered set-up of a game with real cards; it survives a reload.
import { CITIES, isCity } from '../../game/state/cities';
import { EVENTS, rolesOf, USUAL_EDITION } from '../../game/state/options';
import { BOARD, type Edition, type Role, type Setup } from '../../wire/wire';

/** Cards that are entered together: the cities with the same cubes, or the hand of a role. */
export interface Group {
  key: string;
  /** The cubes on each city; null for a hand. */
  cubes: number | null;
  cards: string[];
  size: number;
}

const KEY = 'fourcures.beside';
const CITY_IDS = CITIES.map(({ id }) => id);

export class CardboardSetup {
  edition: Edition = $state(USUAL_EDITION);
  epidemics = $state(Math.min(...BOARD.epidemics));
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
    const size = handSize(this.roles);
    return [
      ...BOARD.first_infections.map(({ cubes, cities }) => group(String(cubes), cubes, cities)),
      ...(size ? this.roles.map((role) => group(role, null, size)) : []),
    ];
  });
  /** The current group; null if everything is entered. */
  readonly group = $derived.by(
    () =>
      this.groups.find(({ key }) => key === this.#chosen) ??
      this.groups.find((one) => !full(one)) ??
      null,
  );
  readonly complete = $derived.by(
    () => handSize(this.roles) !== undefined && this.groups.every(full),
  );
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
    const kept = (key: string, most: number | undefined) =>
      [key, (this.#told[key] ?? []).slice(0, most)] as const;
    this.#told = Object.fromEntries([
      ...BOARD.first_infections.map(({ cubes, cities }) => kept(String(cubes), cities)),
      ...roles.map((role) => kept(role, handSize(roles))),
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

/** Return the number of cards in a starting hand (R2.4); undefined with too few players. */
function handSize(roles: readonly string[]): number | undefined {
  return BOARD.starting_hand[roles.length];
}

export function full({ cards, size }: Group): boolean {
  return cards.length >= size;
}
