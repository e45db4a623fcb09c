// The answer to one's own request: a no, with its reason, until the next action or until it is closed.
import type { ShownEntry } from '../wire/wire';
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

  /** The refusal of my last request, while nothing has happened since. */
  readonly refused = $derived.by((): Refused | null => {
    const { entries, isOver } = this.viewer;
    const answer = entries.findLast(({ kind }) =>
      ['played', 'undid', 'asked', 'answered'].includes(kind),
    );
    if (isOver || answer?.kind !== 'answered' || answer.yes || answer.seq <= this.#closed)
      return null;
    const asked = entries.find(({ seq }) => seq === answer.request);
    return asked?.kind === 'asked' && this.viewer.holds(asked.seat) ? { asked, answer } : null;
  });

  close(): void {
    this.#closed = this.refused?.answer.seq ?? this.#closed;
  }
}
