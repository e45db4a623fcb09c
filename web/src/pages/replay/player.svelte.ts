/** The current moment of a replay, and automatic playback. */

import type { Moment } from '../../game/state/story';

const PACE = 900; // ms per moment at normal speed
const GLIDE = 260; // ms for the move of a pawn

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

  /** The duration of a pawn's move: at high speed, a third of a moment. */
  readonly glide = $derived(Math.min(GLIDE, PACE / this.speed / 3));

  get last(): number {
    return Math.max(0, this.story.length - 1);
  }

  go(at: number): void {
    this.at = Math.min(Math.max(0, at), this.last);
  }

  /** Jump to the moment of a log entry. */
  jump(seq: number): void {
    const at = this.story.findIndex((moment) => moment.seq >= seq);
    this.go(at < 0 ? this.last : at);
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
