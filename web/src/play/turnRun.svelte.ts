// A turn that is played move by move, slowly enough to be followed, until it ends or is stopped.
import { settings } from '../lib/person/settings.svelte';
import type { ShownMove } from '../wire/wire';

export interface RunStep {
  text: string;
  seat: number;
  /** The move taken apart, if it is known. */
  parts: ShownMove | null;
}

const PACE = { step: 1200, calm: 900, fast: 300, none: 0 }; // milliseconds from step to step
const LOOK = 50; // milliseconds between two looks at the board

export class TurnRun {
  /** The steps of the turn under way; empty if none is. */
  steps: readonly RunStep[] = $state.raw([]);
  /** How many of them are played. */
  played = $state(0);
  /** The step at which the last run ended by itself, before all were played. */
  halted: RunStep | null = $state.raw(null);
  #isStopped = false;
  #isFast = $state(false);
  #wake: () => void = () => {};

  /** `animation` may hold up the game between two steps. */
  constructor(private readonly animation: { readonly holds: boolean }) {}

  readonly isOn = $derived(this.steps.length > 0);
  readonly isFast = $derived(this.#isFast);

  /** Play steps until `play` answers that it goes no further; return how many were played. */
  async run(
    steps: readonly RunStep[],
    play: (step: RunStep) => Promise<'played' | 'last' | 'refused'>,
  ): Promise<number> {
    if (this.isOn) return 0;
    this.steps = steps;
    this.played = 0;
    this.halted = null;
    this.#isStopped = this.#isFast = false;
    for (const step of steps) {
      const answer = await play(step);
      if (answer !== 'refused') this.played += 1;
      if (this.played === steps.length) break;
      if (answer !== 'played') {
        if (!this.#isStopped) this.halted = steps[this.played] ?? null;
        break;
      }
      await this.#rest();
      if (this.#isStopped) break;
    }
    this.steps = [];
    return this.played;
  }

  /** Play no further step. */
  stop(): void {
    this.#isStopped = true;
    this.#wake();
  }

  /** Play the other steps without pauses. */
  hurry(): void {
    this.#isFast = true;
    this.#wake();
  }

  /** Wait while a condition holds, unless the run is stopped. */
  async waitWhile(condition: () => boolean): Promise<void> {
    while (condition() && !this.#isStopped) await this.#wait(LOOK);
    this.#wake = () => {};
  }

  /** Wait until the board has shown a step. */
  async #rest(): Promise<void> {
    if (!this.#isFast && PACE[settings.speed]) await this.#wait(PACE[settings.speed]);
    await this.waitWhile(() => this.animation.holds);
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
