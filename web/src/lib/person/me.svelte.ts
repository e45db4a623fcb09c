/** Who you are: a name without an account, stored in the server's cookie. */

import { api } from '../../wire/api';
import type { Me } from '../../wire/wire';

// First names of people who fought diseases, as default names.
const NAMES = [
  'Ada',
  'Albert',
  'Alexander',
  'Barbara',
  'Carlos',
  'Charlotte',
  'Edward',
  'Elizabeth',
  'Emil',
  'Florence',
  'Gerty',
  'Ignaz',
  'Jane',
  'John',
  'Jonas',
  'Katalin',
  'Louis',
  'Marie',
  'Mary',
  'Max',
  'Rebecca',
  'Rita',
  'Robert',
  'Ronald',
  'Rosalind',
  'Rudolf',
  'Tu',
  'Virginia',
  'William',
];

const [FIRST_PAUSE, LONGEST_PAUSE] = [500, 8000]; // ms until the server is asked again

class Myself {
  person: Me | null = $state(null);
  known = $state(false); // whether the server has answered
  suggestion = $state(suggestName()); // the name of a newcomer, until they choose another one

  /** The name under which a game would start now. */
  get name(): string {
    return this.person?.name ?? this.suggestion;
  }

  /** Ask the server for the current person, if there is one. */
  async read(): Promise<void> {
    this.person = await api.me();
    this.known = true;
  }

  /** Ask until the server answers: pages wait for it. */
  async readUntilKnown(): Promise<void> {
    for (let pause = FIRST_PAUSE; !this.known; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      await this.read().catch(() => new Promise((again) => setTimeout(again, pause)));
    }
  }

  /** Return the current person, or create one with the name that the pages have shown. */
  async ensure(): Promise<Me> {
    if (!this.known) await this.read();
    return (this.person ??= await api.takeName(this.suggestion));
  }

  async rename(name: string): Promise<void> {
    this.person = await api.takeName(name);
    this.known = true;
  }

  async take(link: string): Promise<void> {
    this.person = await api.takeLink(link);
    this.known = true;
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.person = null;
  }
}

/** A name for somebody who has not chosen one. */
export function suggestName(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return NAMES[random % NAMES.length] ?? 'Ada';
}

export const myself = new Myself();
