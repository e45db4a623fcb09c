/** For how long something lasts, as a clock shows it: it ticks while a component shows it. */

const SECOND = 1000; // ms
const HOUR = 3600 * SECOND;

export class Lasting {
  #now = $state(Date.now());

  /** Call this while a component is created: it lives as long as the component. */
  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), SECOND);
      return () => clearInterval(timer);
    });
  }

  /** Return for how long something has lasted, such as 1:10; empty if unknown, or for an hour or more. */
  since(moment: number | undefined): string {
    const lasting = moment === undefined ? HOUR : Math.max(0, this.#now - moment);
    if (lasting >= HOUR) return '';
    const seconds = Math.floor(lasting / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
}
