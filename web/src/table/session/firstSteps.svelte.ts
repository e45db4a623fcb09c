// What the map explains in a person's first game, until their first action.
import type { Note } from '../../board/marks';
import { isFull } from '../../game/state/position';
import { isCardboard } from '../../game/state/tableState';
import { load, store } from '../../lib/browser/storage';
import { t } from '../../lib/text/text';
import { api } from '../../wire/api';
import type { Decision } from '../../play/decision.svelte';
import type { Viewer } from '../../play/viewer.svelte';

const ROUNDS = 2; // after these one's role is known
const KEY = 'fourcures.started'; // whether this browser's person has acted in a game

export class FirstSteps {
  #isNew = $state(false);
  #explainsRole = $state(false);

  constructor(
    private readonly viewer: Viewer,
    private readonly decision: Decision,
  ) {}

  /** Whether I have made a move here that counts. */
  readonly #hasMoved = $derived.by(() =>
    this.viewer.liveMoves.some(({ by }) => by === this.viewer.table.you),
  );
  /** Whether this is a usual game. */
  readonly #isUsual = $derived.by(() => {
    const { table, isOver, isSpectator } = this.viewer;
    return (
      !table.setup.position && !table.practice && !isCardboard(table) && !isSpectator && !isOver
    );
  });
  /** The explanations that can be read now. */
  readonly notes: readonly Note[] = $derived.by(() => {
    const { decision, viewer } = this;
    if (!this.#isNew || this.#hasMoved || !decision.isActing || decision.isPlanned) return [];
    const { cubes, players, turn } = viewer.position;
    const full = Object.keys(cubes).filter((city) =>
      Object.values(cubes[city] ?? {}).some((number) => isFull(number)),
    );
    const role = players[turn.seat]?.role ?? '';
    return [
      { key: 'pawn', title: t('first-pawn'), text: t('first-pawn-text'), pawn: role },
      { key: 'cubes', title: t('first-cubes'), text: t('first-cubes-text'), cities: full },
    ];
  });

  /**
   * The person's role, whose ability is explained in the first rounds until they close it; empty without an
   * explanation.
   */
  readonly role: string = $derived.by(() => {
    const { ownSeats, position, turnNumber } = this.viewer;
    const [seat = -1, ...others] = ownSeats;
    const isEarly = turnNumber <= ROUNDS * position.players.length;
    return this.#explainsRole && isEarly && !others.length
      ? (position.players[seat]?.role ?? '')
      : '';
  });

  /** What the game is about, as long as these explanations are there. */
  readonly goal: string = $derived.by(() =>
    this.notes.length ? `${t('first-goal')}. ${t('first-goal-text')}` : '',
  );

  /** Find out whether this is the person's first game: nothing is explained twice. */
  async begin(): Promise<void> {
    if (!this.#isUsual || this.#hasMoved || load('localStorage', KEY)) return;
    const games = await api.results().then(
      (results) => results.games,
      () => null,
    );
    if (games === 0) this.#isNew = this.#explainsRole = true;
    else if (games) store('localStorage', KEY, true);
  }

  /** Close the explanation of the role. */
  closeRole(): void {
    this.#explainsRole = false;
  }

  /** End the explanations with the first move, even if it is undone. */
  follow(): void {
    if (!this.#hasMoved || !this.#isNew) return;
    this.#isNew = false;
    store('localStorage', KEY, true);
  }
}
