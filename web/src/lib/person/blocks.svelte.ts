/** The people whom you have blocked: what they say is hidden, at every table, on all your devices. */

import { api } from '../../wire/api';
import type { BlockedPerson, ShownEntry } from '../../wire/wire';

class Blocks {
  people: readonly BlockedPerson[] = $state.raw([]);
  readonly #ids = $derived(new Set(this.people.map(({ id }) => id)));

  has(person: string | null): boolean {
    return person !== null && this.#ids.has(person);
  }

  /** Return the entries without what blocked people said; their moves stay. */
  hideMessages<T extends Pick<ShownEntry, 'kind' | 'by'>>(entries: T[]): T[] {
    if (!this.people.length) return entries;
    return entries.filter(({ kind, by }) => kind !== 'said' || !this.has(by));
  }

  /** Read the list; it may have changed on another device. */
  async read(): Promise<void> {
    this.people = await api.blocks();
  }

  async block(person: string): Promise<void> {
    await api.block(person);
    await this.read();
  }

  async unblock(person: string): Promise<void> {
    await api.unblock(person);
    await this.read();
  }
}

export const blocks = new Blocks();
