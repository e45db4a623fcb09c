import { expect, it } from 'vitest';
import { DISEASES } from '../game/state/cities';

const FILES = import.meta.glob<string>(['/src/**/*.{svelte,css,ts,json}', '!/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const HOMES = ['/src/style/palette.css', '/src/style/tokens.css'];
const COMMENT = /\/\*[^]*?\*\/|<!--[^]*?-->|(?<!:)\/\/.*/g;
const NAMES =
  'aqua|black|blue|brown|crimson|cyan|fuchsia|gold|gr[ae]y|green|lime|magenta|maroon|navy|olive|orange|pink|purple|red|silver|teal|tomato|violet|white|yellow';
const COLOUR = new RegExp(
  [
    String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\()`, // not a private method
    String.raw`\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(\s*[\d.]`,
    String.raw`(?<=(?:fill|stroke|color|background|border|outline|shadow)[\w-]*(?::\s|=["'])[^;"'\n]*)(?<![-\w])(?:${NAMES})(?![-\w])`,
  ].join('|'),
  'gi',
);

/** Return the colours that a text says, without those in its comments. */
function colours(text: string): string[] {
  return [...text.replace(COMMENT, '').matchAll(COLOUR)].map(([colour]) => colour);
}

it('finds colours in every form', () => {
  for (const said of ['#fff', '#a1b2c3d4', 'rgb(0 0 0 / 0.4)', 'color: red', 'fill="white"'])
    expect(colours(said)).toHaveLength(1);
  for (const said of ['fill: var(--black-lit)', 'this.#dead()', '{#each', 'class="red"'])
    expect(colours(said)).toEqual([]);
});

it('keeps colours in palette.css and tokens.css alone', () => {
  const found = Object.entries(FILES).flatMap(([file, text]) =>
    colours(text).map((colour) => ({ file, colour })),
  );
  expect(found.filter(({ file }) => !HOMES.includes(file))).toEqual([]);
  expect([...new Set(found.map(({ file }) => file))].sort()).toEqual(HOMES);
});

it('defines every colour of a disease for each of them', () => {
  const homes = HOMES.map((file) => FILES[file]).join('\n');
  const asked = Object.values(FILES).flatMap((text) =>
    [...text.matchAll(/var\(--\{disease\}(-[\w-]+)\)/g)].map(([, kind]) => kind ?? ''),
  );
  expect(asked.length).toBeGreaterThan(5);
  const names = [...new Set(asked)].flatMap((kind) => DISEASES.map((one) => `--${one}${kind}:`));
  expect(names.filter((name) => !homes.includes(name))).toEqual([]);
});
