// What a person can decide now: the position, after the steps of a plan, and its legal moves. The
// server sends the moves; the client only filters them.
import { findHarm } from '../game/state/costs';
import { isEvent, type Move } from '../game/state/moves';
import { isCardboard } from '../game/state/tableState';
import { settings } from '../lib/person/settings.svelte';
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

  /** Whether a move would break a nearly complete set. */
  breaksSet(move: Move): boolean {
    return this.view !== undefined && findHarm(move, this.view.position) !== null;
  }

  /** Whether I take the actions of a turn, or plan them. */
  readonly isActing = $derived.by(
    () =>
      this.turn.phase === 'actions' &&
      (this.isPlanned || this.viewer.holds(this.turn.seat)) &&
      this.viewer.curtain === null &&
      !this.viewer.isBehind,
  );
  /** Whether an event window waits for me to pass. */
  readonly inWindow = $derived.by(() => {
    const { isBehind, table } = this.viewer;
    return (
      !isBehind && table.waiting.some((step) => step.for === 'window' && step.holder === table.you)
    );
  });
  /**
   * Whether this window passes by itself after a moment. That does not depend on the hand, so that
   * it reveals nothing; but not if care is needed, animations are off, or the deck is real.
   */
  readonly passesByItself = $derived.by(() => {
    const { game, isPrivate, table } = this.viewer;
    return (
      this.inWindow &&
      table.settings?.order === 'moment' &&
      !(game.careful && (isPrivate || this.moves.some(isEvent))) &&
      settings.speed !== 'none' &&
      !isCardboard(table)
    );
  });
}
