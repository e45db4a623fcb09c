// Keeps what the dock shows steady: what the game takes away stays for a moment, without effect, so that no
// click meant for it lands on what follows.
import { untrack } from 'svelte';
import { asks, identify, type DockState } from './dockState';

export const MOMENT = 300; // milliseconds

export class SteadyDock {
  shown: DockState = $state.raw({ kind: 'waiting' });
  /** Whether what is shown has no effect any more. */
  isLeaving = $state(false);
  #next: DockState;
  #pressed = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Call this while a component is created: it lives as long as the component. */
  constructor(current: () => DockState) {
    this.#next = this.shown = untrack(current);
    $effect.pre(() => {
      const state = current();
      untrack(() => this.#follow(state));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Note that a key of the dock was pressed: what follows is its answer, and comes at once. */
  press(): void {
    this.#pressed = performance.now();
  }

  #follow(state: DockState): void {
    this.#next = state;
    const isSame = identify(state) === identify(this.shown);
    if (!isSame && this.#stays()) {
      if (this.isLeaving) return;
      this.isLeaving = true;
      this.#timer = setTimeout(() => this.#show(), MOMENT);
      return;
    }
    this.#show();
  }

  /** Whether the state that is shown stays for a moment: the game takes it away, not the person. */
  #stays(): boolean {
    return asks(this.shown) && (this.isLeaving || performance.now() - this.#pressed > MOMENT);
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.isLeaving = false;
    this.shown = this.#next;
  }
}
