/** The code at the end of an address with which people watch a replay together. */

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'; // none that look alike
const LENGTH = 8;

export function makeCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(random, (number) => LETTERS[number % LETTERS.length]).join('');
}

/** Return the code in the fragment of an address; empty without one. */
export function readCode(hash: string): string {
  return /^#with=([A-Za-z0-9]{4,16})$/.exec(hash)?.[1] ?? '';
}
