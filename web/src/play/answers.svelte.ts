// What became of a request, until the next action: the no to one of mine, with its reason, until it is
// closed; one to me that was withdrawn; and my own while it waits.
import type { Request, ShownEntry } from '../wire/wire';
import type { Viewer } from './viewer.svelte';

type Asked = Extract<ShownEntry, { kind: 'asked' }>;
type Answered = Extract<ShownEntry, { kind: 'answered' }>;

/** A request of mine, and the no to it. */
export interface Refused {
  asked: Asked;
  answer: Answered;
}

export class Answers {
  #closed = $state(0); // the last answer that the person has closed

  constructor(private readonly viewer: Viewer) {}

  /** The newest entry about a move. */
  readonly #latest = $derived.by(() => {
    const { entries, isOver } = this.viewer;
    const kinds = ['played', 'undid', 'asked', 'answered', 'withdrawn'];
    return isOver ? undefined : entries.findLast(({ kind }) => kinds.includes(kind));
  });
  /** The refusal of my last request, while nothing has happened since. */
  readonly refused = $derived.by((): Refused | null => {
    const answer = this.#latest;
    if (answer?.kind !== 'answered' || answer.yes || answer.seq <= this.#closed) return null;
    const asked = this.#find(answer.request);
    return asked && this.viewer.holds(asked.seat) ? { asked, answer } : null;
  });
  /** The request to me that was withdrawn, while nothing has happened since. */
  readonly withdrawn = $derived.by((): Asked | null => {
    const latest = this.#latest;
    const asked = latest?.kind === 'withdrawn' ? this.#find(latest.request) : undefined;
    const seats = asked?.steps.flatMap(({ of }) => of) ?? [];
    return asked && seats.some((seat) => this.viewer.holds(seat)) ? asked : null;
  });
  /** My request that waits for an answer. */
  readonly open = $derived.by((): Request | null => {
    const { isOver, table } = this.viewer;
    return isOver ? null : (table.requests.find(({ seat }) => this.viewer.holds(seat)) ?? null);
  });

  #find(number: number): Asked | undefined {
    const asked = this.viewer.entries.find(({ seq }) => seq === number);
    return asked?.kind === 'asked' ? asked : undefined;
  }

  close(): void {
    this.#closed = this.refused?.answer.seq ?? this.#closed;
  }
}
