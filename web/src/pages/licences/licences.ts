/** The text that `licences.mjs` writes at a build, as a list. */

export interface Licence {
  /** Name, version and kind of licence, as in "svelte 5.57.3 (MIT)". */
  readonly title: string;
  readonly text: string;
}

const TITLE = /^(?=\S+ \d\S* \([^()]+\)$)/m;

/** Return the licences of a text, in its order. */
export function splitLicences(text: string): Licence[] {
  return text
    .split(TITLE)
    .filter((part) => part.trim())
    .map((part) => {
      const end = part.indexOf('\n');
      return { title: part.slice(0, end), text: part.slice(end).trim() };
    });
}
