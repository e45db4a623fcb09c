// Undo and redo of moves; while a plan is made, undo removes its last step.
import type { Choosing } from './choosing.svelte';
import type { Plan } from './plan.svelte';
import type { Sender } from './sender.svelte';
import type { Viewer } from './viewer.svelte';

export class Undo {
  constructor(
    private readonly viewer: Viewer,
    private readonly plan: Plan,
    private readonly sender: Sender,
    private readonly choosing: Choosing,
  ) {}

  /** The seat whose last move can be undone, or null; another player's `next` cannot be undone. */
  readonly seat = $derived.by(() => {
    const { game, isBehind, liveMoves } = this.viewer;
    if (game.undo === null || isBehind) return null;
    const isNext = liveMoves.at(-1)?.text === 'next';
    return isNext && !this.viewer.holds(game.undo) ? null : game.undo;
  });
  readonly canUndo = $derived.by(() => (this.plan.isOn ? !this.plan.isEmpty : this.seat !== null));
  /** The seat whose undone move can be played again, or null. */
  readonly redoSeat = $derived.by(() =>
    this.plan.isOn || this.viewer.isBehind ? null : this.viewer.game.redo,
  );
  /** Whether I can restart this turn: it has moves of mine to undo. */
  readonly canReset = $derived.by(() => {
    const { game, liveMoves } = this.viewer;
    const last = liveMoves.at(-1);
    const hasEnded = last?.text === 'next' || last?.events.some(({ event }) => event === 'turn');
    return game.undo !== null && this.viewer.holds(game.undo) && !hasEnded;
  });

  /** Undo the last move, or the last step of a plan. */
  async undo(): Promise<void> {
    if (this.plan.isOn) return this.plan.undo();
    await this.choosing.settle();
    await this.sender.sendOnce({ do: 'undo' });
  }

  async redo(): Promise<void> {
    await this.sender.sendOnce({ do: 'redo' });
  }

  async reset(): Promise<void> {
    await this.sender.sendOnce({ do: 'reset' });
  }
}
