// The signals of the last seconds, to be shown at the map.
import { untrack } from 'svelte';
import { holderName, sayChat, type Said } from '../game/words/sentences';
import { findSignalledCity } from '../game/words/signals';
import { settings } from '../lib/person/settings.svelte';
import type { Decision } from './decision.svelte';
import type { Viewer } from './viewer.svelte';

const SHOWN = 7000; // milliseconds
const MOST = 3;

export class Signals {
  #recent: readonly Said[] = $state.raw([]);
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Call this while a component is created: it lives as long as the component. */
  constructor(
    private readonly viewer: Viewer,
    private readonly decision: Decision,
  ) {
    let known = untrack(() => viewer.connection.entries.at(-1)?.seq ?? 0);
    $effect(() => {
      const fresh = viewer.entries.filter(
        (entry): entry is Said =>
          entry.kind === 'said' &&
          Boolean(entry.phrase) &&
          entry.seq > known &&
          !(entry.plan && entry.by === viewer.table.you), // one's own comment is beside the plan
      );
      known = viewer.connection.entries.at(-1)?.seq ?? known; // also of those who are blocked
      if (settings.signals) for (const entry of fresh) untrack(() => this.#show(entry));
    });
    $effect(() => () => this.#timers.forEach(clearTimeout));
  }

  #show(entry: Said): void {
    this.#recent = [...this.#recent, entry].slice(-MOST);
    const timer = setTimeout(() => {
      this.#recent = this.#recent.filter((other) => other !== entry);
      this.#timers.delete(timer);
    }, SHOWN);
    this.#timers.add(timer);
  }

  /** What others said: one knows what one said oneself. */
  readonly #heard = $derived.by(() =>
    this.#recent.filter(({ by }) => by !== this.viewer.table.you),
  );
  /** Who said what. */
  readonly lines = $derived.by(() =>
    this.#heard.map((entry) => ({
      seq: entry.seq,
      name: holderName(entry.by, this.viewer.table),
      text: sayChat(entry),
    })),
  );
  /** The cities that are pointed at. */
  readonly cities = $derived.by(() => [
    ...new Set(
      this.#recent
        .filter(({ moves }) => !moves)
        .flatMap(({ about }) => findSignalledCity(about, this.decision.position) ?? []),
    ),
  ]);
}
