/** The place in a replay, and playing on automatically. */

import type { Moment } from '../game/story';

const PACE = 900; // ms a moment at normal speed
const GLIDE = 260; // ms that a pawn takes to its next place

export class Player {
  readonly story: readonly Moment[];
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  readonly moment = $derived.by(() => this.story[this.at]);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(story: readonly Moment[], seq = 0) {
    this.story = story;
    this.jump(seq);
  }

  /** How long a pawn glides: a third of the time that a moment has, where it runs fast. */
  readonly glide = $derived(Math.min(GLIDE, PACE / this.speed / 3));

  get last(): number {
    return Math.max(0, this.story.length - 1);
  }

  go(at: number): void {
    this.at = Math.min(Math.max(0, at), this.last);
  }

  /** To the moment of an entry of the log. */
  jump(seq: number): void {
    const found = this.story.findIndex((moment) => moment.seq >= seq);
    this.go(found < 0 ? this.last : found);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.at = 0;
    this.#run();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #run(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at === this.last) this.stop();
      else this.#run();
    }, PACE / this.speed);
  }
}
