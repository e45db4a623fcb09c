// Enter a cardboard game in progress: what a tap on a city does in each step. It survives a reload.
import { city, isCity, type Disease } from '../../game/state/cities';
import { EVENTS, rolesOf } from '../../game/state/options';
import { cardName, cityName, named, t } from '../../lib/text/text';
import type { Marks } from '../../board/marks';
import { BOARD, type Edition, type Role } from '../../wire/wire';
import {
  cardsFor,
  cubesOf,
  DISCARDS,
  emptyEntry,
  handOf,
  INFECTED,
  infectionPlaces,
  pileOf,
  placeOf,
  playerPlaces,
  STORED,
  toPosition,
  type Entry,
} from './entry';
import { sayPlace } from './places';
import { findProblems, sayTaken, STEPS, type Step } from './problems';

const KEY = 'fourcures.midgame';

/** What a tap on a city does to the board: add a cube (of its own disease unless one is chosen)… */
export type Tool =
  { kind: 'cubes'; disease: Disease | null } | { kind: 'station' } | { kind: 'pawn'; role: Role };

export const CUBES: Tool = { kind: 'cubes', disease: null };

export class MidGame {
  entry: Entry = $state.raw(emptyEntry());
  step: Step = $state('players');
  tool: Tool = $state.raw(CUBES);
  /** The city whose cubes of all colours are being entered. */
  open: string | null = $state(null);
  /** What the last tap did, or why it did nothing. */
  said: { text: string; refused: boolean } = $state.raw({ text: '', refused: false });
  /** The chosen place of cards in a step. */
  #chosen: string | null = $state(null);

  constructor() {
    this.#read();
  }

  readonly position = $derived.by(() => toPosition(this.entry));
  readonly problems = $derived.by(() => findProblems(this.entry));
  readonly ready = $derived.by(() => !this.problems.some(({ blocks }) => blocks));

  /** The places of cards in this step. */
  readonly places = $derived.by((): string[] => {
    const of = playerPlaces(this.entry);
    const hands = of.filter((place) => place.startsWith('hand ') || place === STORED);
    if (this.step === 'hands') return hands;
    if (this.step === 'discards') return of.filter((place) => !hands.includes(place));
    return this.step === 'infections' ? infectionPlaces(this.entry) : [];
  });
  readonly place = $derived.by(
    () => this.places.find((place) => place === this.#chosen) ?? this.usualPlace,
  );
  /** The cards that can still be put there. */
  readonly could = $derived.by(() => {
    const { place } = this;
    if (place === null) return [];
    const deck = this.deckOf(place);
    return cardsFor(place).filter((card) => !placeOf(this.entry, deck, card));
  });
  readonly marks = $derived.by((): Marks => {
    const { place, entry } = this;
    if (place === null) return { movable: entry.roles };
    const deck = this.deckOf(place);
    const cities = deck.flatMap((one) =>
      pileOf(entry, one)
        .filter(isCity)
        .map((card) => [card, one === place ? 'chosen' : 'target'] as const),
    );
    return { cities: new Map(cities) };
  });

  private get usualPlace(): string | null {
    const usual = [DISCARDS, INFECTED].find((place) => this.places.includes(place));
    return usual ?? this.places[0] ?? null;
  }

  /** Return the places of the deck that a place belongs to. */
  deckOf(place: string): string[] {
    const players = playerPlaces(this.entry);
    return players.includes(place) ? players : infectionPlaces(this.entry);
  }

  go(step: Step): void {
    this.step = step;
    this.open = null;
    this.#say('');
  }

  choose(place: string): void {
    this.#chosen = place;
  }

  /** A tap on a city. */
  tap(id: string): void {
    if (this.place !== null) this.toggle(id);
    else if (this.step !== 'board') return;
    else if (this.tool.kind === 'station') this.#toggleStation(id);
    else if (this.tool.kind === 'pawn') this.move(this.tool.role, id);
    else this.addCube(id, this.tool.disease ?? city(id).disease);
  }

  /** A long press on a city: its cubes of all colours. */
  press(id: string): void {
    if (this.step === 'board') this.open = id;
    else this.tap(id);
  }

  /** Add a cube; a city that is full is emptied. */
  addCube(id: string, disease: Disease): void {
    const before = cubesOf(this.entry, id, disease);
    this.setCubes(id, disease, before < BOARD.city_limit ? before + 1 : 0);
  }

  setCubes(id: string, disease: Disease, cubes: number): void {
    const there = { ...this.entry.cubes[id] };
    if (cubes > 0) there[disease] = cubes;
    else delete there[disease];
    const all = { ...this.entry.cubes, [id]: there };
    if (!Object.keys(there).length) delete all[id];
    this.change({ cubes: all });
    this.#say(
      t('midgame-said-cubes', { city: cityName(id), disease: named.disease(disease), cubes }),
    );
  }

  /** A pawn was dragged to a city. */
  drop(role: string, id: string): void {
    const own = this.entry.roles.find((one) => one === role);
    if (own) this.move(own, id);
  }

  /** Put a pawn into a city; the next tap is for the next pawn. */
  move(role: Role, id: string): void {
    this.change({ pawns: { ...this.entry.pawns, [role]: id } });
    this.#say(t('midgame-said-pawn', { role: named.role(role), city: named.city(id) }));
    if (this.tool.kind !== 'pawn') return;
    const { roles } = this.entry;
    const next = roles[roles.indexOf(role) + 1];
    this.tool = next ? { kind: 'pawn', role: next } : CUBES;
  }

  #toggleStation(id: string): void {
    const { stations } = this.entry;
    const has = stations.includes(id);
    if (!has && stations.length >= BOARD.stations)
      return this.#say(t('midgame-many-stations', { most: BOARD.stations }), true);
    this.change({ stations: has ? stations.filter((one) => one !== id) : [...stations, id] });
    this.#say(
      t(has ? 'midgame-said-no-station' : 'midgame-said-station', { city: named.city(id) }),
    );
  }

  /** Put a card into the chosen place, or take it out; say why if it cannot be there. */
  toggle(card: string): boolean {
    const { place, entry } = this;
    if (place === null) return false;
    const cards = pileOf(entry, place);
    if (cards.includes(card)) {
      this.#put(
        place,
        cards.filter((one) => one !== card),
      );
      this.#say(t('midgame-said-out', { card: cardName(card), place: sayPlace(entry, place) }));
      return true;
    }
    const other = placeOf(entry, this.deckOf(place), card);
    if (other !== null) {
      this.#say(sayTaken(entry, card, other), true);
      return false;
    }
    if (!cardsFor(place).includes(card)) {
      this.#say(t('midgame-only-events', { place: sayPlace(entry, place) }), true);
      return false;
    }
    this.#put(place, [...cards, card]);
    this.#say(
      t('midgame-said-in', {
        card: cardName(card),
        place: sayPlace(entry, place),
        cards: cards.length + 1,
      }),
    );
    return true;
  }

  #put(place: string, cards: string[]): void {
    this.change({ piles: { ...this.entry.piles, [place]: cards } });
  }

  /** The cities with cubes of their own colour whose infection card has no place yet. */
  readonly suggested = $derived.by((): string[] => {
    if (this.step !== 'infections') return [];
    const places = infectionPlaces(this.entry);
    return Object.keys(this.entry.cubes).filter(
      (id) =>
        cubesOf(this.entry, id, city(id).disease) > 0 && placeOf(this.entry, places, id) === null,
    );
  });

  /** Put the cards of these cities into the chosen place. */
  suggest(): void {
    const { place, entry, suggested } = this;
    if (place === null) return;
    this.#put(place, [...pileOf(entry, place), ...suggested]);
  }

  changeEdition(edition: Edition): void {
    this.seat(this.entry.roles.filter((role) => rolesOf(edition).includes(role)));
    this.change({ edition });
  }

  /** Add a role at the end of the turn order, or remove it. */
  toggleRole(role: Role): void {
    const { roles } = this.entry;
    this.seat(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role]);
  }

  /** Set the roles; cards and pawns of others leave the table. */
  seat(roles: Role[]): void {
    const { piles, pawns, seat } = this.entry;
    const gone = this.entry.roles.filter((role) => !roles.includes(role));
    const left = <T>(all: Record<string, T>, keys: string[]) =>
      Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
    this.change({
      roles,
      piles: left(piles, gone.map(handOf)),
      pawns: left(pawns, gone),
      seat: Math.min(seat, Math.max(0, roles.length - 1)),
    });
  }

  toggleCure(disease: Disease): void {
    const { cured } = this.entry;
    this.change({
      cured: cured.includes(disease) ? cured.filter((one) => one !== disease) : [...cured, disease],
    });
  }

  change(part: Partial<Entry>): void {
    this.entry = { ...this.entry, ...part };
  }

  /** Remove everything but the players. */
  clear(): void {
    const { edition, epidemics, roles } = this.entry;
    this.entry = { ...emptyEntry(), edition, epidemics, roles };
    this.tool = CUBES;
    this.go('players');
  }

  #say(text: string, refused = false): void {
    this.said = { text, refused };
  }

  keep(): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ entry: this.entry, step: this.step }));
    } catch {
      // without storage, the entry lasts until the page is closed
    }
  }

  #read(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
        entry: Entry;
        step: Step;
      } | null;
      if (!kept) return;
      const { entry } = kept;
      const known = (card: string) => isCity(card) || EVENTS.includes(card);
      const fits =
        Object.values(entry.piles).flat().every(known) &&
        entry.roles.every((role) => rolesOf(entry.edition).includes(role)) &&
        [...Object.keys(entry.cubes), ...entry.stations].every(isCity);
      if (!fits) return;
      this.entry = { ...emptyEntry(), ...entry };
      this.step = STEPS.includes(kept.step) ? kept.step : 'players';
    } catch {
      // ignore unreadable data
    }
  }
}
