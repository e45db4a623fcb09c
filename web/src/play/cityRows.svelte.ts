// What can be done at a touched city, in at most three rows; the first one is what a second click does.
import { DISEASES, type Disease } from '../game/state/cities';
import type { Move } from '../game/state/moves';
import { countTreated, cubesIn } from '../game/state/position';
import { sayCards, sayHarm } from '../game/words/sayCosts';
import { sayMove } from '../game/words/sentences';
import { cityName, named, t } from '../lib/text/text';
import { chooseIcon, type IconName } from '../pieces/art/icons';
import type { Way } from '../wire/wire';
import type { Choosing } from './choosing.svelte';
import type { Decision } from './decision.svelte';
import type { Planning } from './planning.svelte';

export interface CityRow {
  id: string;
  icon: IconName;
  label: string;
  /** The whole of it, for screen readers. */
  said: string;
  actions: number;
  /** The cards that it costs, and the set that this breaks. */
  cards?: string;
  warning?: string;
  disease?: Disease;
  /** The moves of a way, as text. */
  way?: string;
  act: () => void;
}

const MOST = 3;

/** Return "Drive/Ferry: Algiers → Cairo → Baghdad" for moves from a city. */
export function sayRoute(steps: readonly Move[], from: string): string {
  const ways = [...new Set(steps.map(({ kind, how }) => t(`kind-${how ?? kind}`)))].join(' + ');
  const cities = [from, ...steps.map(({ city }) => city ?? '')].map(cityName).join(' → ');
  return t('ways-route', { ways, cities });
}

export class CityRows {
  constructor(
    private readonly decision: Decision,
    private readonly choosing: Choosing,
    private readonly planning: Planning,
  ) {}

  /** Whether the touched city is that of the pawn whose turn it is. */
  readonly isHere = $derived.by(() => this.choosing.look?.city === this.#here);

  /** Of the touched city; none while its ways are being asked for, or if nothing can be done. */
  readonly rows = $derived.by((): CityRow[] => {
    const { look } = this.choosing;
    if (!look || !this.decision.isActing) return [];
    return (this.isHere ? this.#listHere() : this.#listWays(look.open ?? [], look.treats)).slice(
      0,
      MOST,
    );
  });

  /** The id of the row that somebody points at. */
  pointed = $state<string | null>(null);

  /** What the row under the pointer does and costs, or why it is impossible; empty without one. */
  readonly said = $derived.by((): string => {
    const { look } = this.choosing;
    const city = look?.city;
    if (!city || !this.decision.isActing || look.open === null) return '';
    const row = this.rows.find(({ id }) => id === this.pointed);
    if (!this.rows.length) return `${cityName(city)}: ${t('tag-none')}`;
    if (!row) return '';
    const cost = row.actions ? t('hint-actions', { actions: row.actions }) : undefined;
    const words = [row.said, cost, row.cards, row.warning].filter(Boolean).join(' · ');
    return `${cityName(city)}: ${words}`;
  });

  get #here(): string {
    const { position, turn } = this.decision;
    return position.players[turn.seat]?.city ?? '';
  }

  /** What can be done where the pawn is. */
  #listHere(): CityRow[] {
    const ofDiseases = (kind: 'cure' | 'treat') =>
      DISEASES.flatMap((disease) => {
        const moves = this.decision.movesOf(kind).filter((move) => move.disease === disease);
        const cubes = cubesIn(this.decision.position, this.#here, disease);
        const removed = countTreated(this.decision.position, this.#here, disease);
        const label = t(`action-${kind}`, { disease: named.disease(disease), cubes, removed });
        return this.#offer(`${kind}-${disease}`, moves, label, disease);
      });
    return [
      ...ofDiseases('cure'),
      ...ofDiseases('treat'),
      ...this.#offer('build', this.decision.movesOf('build'), t('action-build')),
      ...this.#offer('share', this.decision.movesOf('give', 'take'), t('action-share')),
    ];
  }

  /** Return a row that plays the only move, or lets the player choose one. */
  #offer(id: string, moves: Move[], title: string, disease?: Disease): CityRow[] {
    const [only] = moves;
    if (!only) return [];
    const label = disease || moves.length > 1 ? title : sayMove(only);
    const icon = chooseIcon(only.kind);
    const act = () => this.choosing.offer(moves, title, `[data-action=${id}]`);
    return [{ id, icon, label, said: label, actions: only.cost, act, ...(disease && { disease }) }];
  }

  /** The ways to another city, with what can be treated there, and the plan of the first way. */
  #listWays(open: readonly Way[], treats: readonly Move[]): CityRow[] {
    const [first, ...others] = open;
    if (!first) return [];
    return [
      this.#go(first),
      ...treats.map((move) => this.#goAndTreat(first, move)).slice(0, 1),
      ...others.map((way) => this.#go(way)),
      ...this.#plan(first),
    ];
  }

  #go(way: Way): CityRow {
    const { steps, moves, actions, cards } = way;
    const kinds = [...new Set(steps.map(({ kind, how }) => t(`kind-${how ?? kind}`)))];
    const { view } = this.decision;
    const warning = view && steps.map((move) => sayHarm(move, view.position)).find(Boolean);
    return {
      id: moves.join(' / '),
      way: moves.join(' / '),
      icon: chooseIcon(steps.at(-1)?.kind ?? 'drive'),
      label: kinds.join(' + '),
      said: sayRoute(steps, this.#here),
      actions,
      ...(cards.length && { cards: sayCards(cards) }),
      ...(warning && { warning }),
      act: () => void this.choosing.playMoves(steps),
    };
  }

  #goAndTreat({ steps, actions }: Way, treat: Move): CityRow {
    const disease = treat.disease as Disease;
    const label = t('tag-treat', { disease: named.disease(disease) });
    return {
      id: `treat-${disease}`,
      icon: chooseIcon('treat'),
      label,
      said: label,
      disease,
      actions: actions + treat.cost,
      act: () => void this.choosing.playMoves([...steps, treat]),
    };
  }

  #plan({ moves }: Way): CityRow[] {
    const { seat } = this.decision.turn;
    if (this.decision.isPlanned || !this.planning.seats.includes(seat)) return [];
    const label = t('tag-plan');
    const act = () => void this.planning.start(seat, moves);
    return [{ id: 'plan', icon: 'plan', label, said: label, actions: 0, act }];
  }
}
