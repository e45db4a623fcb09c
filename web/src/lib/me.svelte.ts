/** Who you are: a name without an account, stored in the server's cookie. */

import { api } from '../wire/api';
import type { Me } from '../wire/wire';

// First names of people who fought diseases, for everyone who has not chosen a name.
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

class Myself {
  person: Me | null = $state(null);
  known = $state(false); // whether the server was asked already

  /** Asks the server who one is: somebody, or nobody yet. */
  async read(): Promise<void> {
    this.person = await api.me();
    this.known = true;
  }

  /** Somebody: as one is already, else with a name that is chosen for one. */
  async ensure(): Promise<Me> {
    if (!this.known) await this.read();
    return (this.person ??= await api.takeName(suggestedName()));
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
export function suggestedName(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return NAMES[random % NAMES.length] ?? 'Ada';
}

export const myself = new Myself();
