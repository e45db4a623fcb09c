// The moment in which one's own turn begins: the table says so for a short time.
const MOMENT = 1600; // milliseconds

export class OwnTurn {
  /** Whether your own turn has just begun. */
  begins = $state(false);
  #turn = -1; // the last turn that was announced
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Announce a turn, once. */
  announce(turn: number): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.begins = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.begins = false), MOMENT);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.begins = false;
  }
}
