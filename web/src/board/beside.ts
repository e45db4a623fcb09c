// The numbers and texts that stand beside cities, and their sizes.
import { t } from '../lib/text/text';
import type { Beside } from './geometry/placeMarks';
import { measureText } from './geometry/textWidth';
import type { Heat, Marks } from './marks';

/** Pixels of the disc of a number, at scale 1; it is longer where several numbers are in it. */
export const NUMBER_HEIGHT = 19;
const DIGIT = 6.5;
/** The sizes of the texts. */
export const ODDS = 12.5;
export const HINT = 13;
const WORTH_SAYING = 0.06;

export const spanNumber = (text: string) => Math.max(NUMBER_HEIGHT, text.length * DIGIT + 9);

const percent = (chance: number) => t('percent', { chance: Math.round(chance * 100) });

/** Return the chances of a city as they are written on the map; null if they are too low to say. */
export function writeOdds({ infected, outbreak = 0 }: Heat) {
  const breaks = outbreak >= 0.005;
  if (infected < WORTH_SAYING && !breaks) return null;
  return { infected: percent(infected), outbreak: breaks ? `✸${percent(outbreak)}` : '' };
}

/** List what is beside cities; `k` is the scale of pieces, `line` that of lines. */
export function listMarks(marks: Marks, k: number, line: number): Beside[] {
  const number = (tone: string, [city, text]: [string, string]): Beside => ({
    key: `${tone} ${city}`,
    city,
    width: spanNumber(text) * k,
    height: NUMBER_HEIGHT * k,
  });
  const text = (key: string, city: string, words: string, size: number): Beside => ({
    key,
    city,
    width: (measureText(words) + 0.4) * size,
    height: size * 1.1,
  });
  return [
    ...[...(marks.numbers ?? [])].map((one) => number('number', one)),
    ...[...(marks.words ?? [])].map((one) => number('words', one)),
    ...(marks.turns ?? []).flatMap(({ tone, numbers }) =>
      [...numbers].map((one) => number(tone, one)),
    ),
    ...[...(marks.heat ?? [])].flatMap(([city, chances]) => {
      const odds = writeOdds(chances);
      return odds
        ? [text(`odds ${city}`, city, `${odds.infected} ${odds.outbreak}`, ODDS * k)]
        : [];
    }),
    ...(marks.hint ? [text('hint', marks.hint.city, marks.hint.text, HINT * line)] : []),
  ];
}
