// What a person can decide now: the position, after the steps of a plan, and its legal moves. The
// server sends the moves; the client only filters them.
import { findHarm } from '../game/state/costs';
import { asksBlindly } from '../game/state/hands';
import type { Move } from '../game/state/moves';
import type { Position } from '../wire/wire';
import type { Plan } from './plan.svelte';
import type { Viewer } from './viewer.svelte';

export class Decision {
  constructor(
    private readonly viewer: Viewer,
    private readonly plan: Plan,
  ) {}

  /** Whether moves are planned instead of played. */
  readonly isPlanned = $derived.by(() => this.plan.isOn);
  readonly view = $derived.by(() => this.plan.answer?.view ?? this.viewer.view);
  readonly position = $derived.by(() => this.view?.position as Position);
  readonly turn = $derived(this.position.turn);

  /** The legal moves of all my seats at the table, which may be ahead of the board. */
  readonly legal = $derived.by((): Move[] => {
    const { curtain, game, isScreenShared } = this.viewer;
    if (!this.isPlanned && !isScreenShared) return game.views.flatMap(({ legal }) => legal);
    if (curtain !== null || (this.isPlanned && !this.plan.answer)) return [];
    return this.view?.legal ?? [];
  });
  /** The same while the board is up to date; otherwise none. */
  readonly moves = $derived.by(() => (this.viewer.isBehind ? [] : this.legal));

  /** Return my legal moves of one or several kinds. */
  movesOf(...kinds: Move['kind'][]): Move[] {
    return this.moves.filter(({ kind }) => kinds.includes(kind));
  }

  /** Whether a person is asked before this move: it breaks a nearly complete set, or requests a card blindly. */
  needsConfirmation(move: Move): boolean {
    if (this.view === undefined) return false;
    const { position } = this.view;
    return findHarm(move, position) !== null || (!this.isPlanned && asksBlindly(move, position));
  }

  /** Whether I take the actions of a turn, or plan them. */
  readonly isActing = $derived.by(
    () =>
      this.turn.phase === 'actions' &&
      (this.isPlanned || this.viewer.holds(this.turn.seat)) &&
      this.viewer.curtain === null &&
      !this.viewer.isBehind,
  );
  /** The event window in which the game stops, while the board is up to date; else null. */
  readonly window = $derived.by(() => (this.viewer.isBehind ? null : this.viewer.table.window));
  /** Whether this window stops for me: I can go on at once. */
  readonly inWindow = $derived(
    this.isNamed('pauses') || this.isNamed('asks') || this.isNamed('holds'),
  );
  /** Whether the game stays in this window until I go on. */
  readonly isWaitedFor = $derived(this.isNamed('asks') || this.isNamed('holds'));
  /** Whether I can hold the game in this window. */
  readonly canHold = $derived(this.window?.can_hold === true);

  /** Whether I am among those for whom the game pauses, who were asked, or who hold it. */
  isNamed(list: 'pauses' | 'asks' | 'holds'): boolean {
    return this.window?.[list].includes(this.viewer.table.you ?? '') === true;
  }
}
