/** The time until the next deal of the day, counted from the server's answer. */

const MINUTE = 60_000; // ms

export class Countdown {
  #end = Infinity;
  #now = $state(Date.now());
  readonly left = $derived(Math.max(0, this.#end - this.#now));
  readonly hours = $derived(Math.floor(this.left / (60 * MINUTE)));
  readonly minutes = $derived(Math.floor((this.left % (60 * MINUTE)) / MINUTE));

  /** Count down from this number of milliseconds, and call `then` at the end; return the stop. */
  start(left: number, then: () => void): () => void {
    this.#end = Date.now() + left;
    this.#now = Date.now();
    const timer = setInterval(() => {
      this.#now = Date.now();
      if (this.left > 0) return;
      clearInterval(timer);
      then();
    }, 1000);
    return () => clearInterval(timer);
  }
}
