// Cuts the fonts of the interface down to what it needs: each family to the weights in use, and the
// letters of our languages into small files of their own. `vite.config.ts` calls it before a build;
// the result stays in node_modules until this file or a font changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FOLDER = new URL('node_modules/.fonts/', import.meta.url);

/** The families: package, name in CSS, style, and the weights that are used. */
const FAMILIES = [
  {
    pack: 'source-sans-3',
    name: 'Source Sans',
    style: 'normal',
    weights: [400, 700],
    size: '108%',
  },
  { pack: 'sofia-sans-condensed', name: 'Sofia Condensed', style: 'normal', weights: [600, 700] },
  {
    pack: 'sofia-sans-extra-condensed',
    name: 'Sofia Extra Condensed',
    style: 'normal',
    weights: [800, 800],
  },
  { pack: 'alegreya', name: 'Alegreya', style: 'italic', weights: [500, 500] },
];

export const FONT_PACKAGES = FAMILIES.map(({ pack }) => `@fontsource-variable/${pack}`);

/** Letters by file, in the order of precedence: the last file that has a letter draws it. */
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
const RUSSIAN = 'ЁёАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№';
const LATIN_EXT = 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0';
const PRINTED = Array.from({ length: 0x250 - 0x20 }, (_, i) => i + 0x20)
  .filter((code) => code < 0x7f || code > 0x9f)
  .map((code) => String.fromCodePoint(code))
  .join('');
const SIGNS = '–—‘’‚“”„…‹›«»•→←↑↓−×²³°·§\u00a0\u2009\u202f';
const FILES = [
  { subset: 'latin-ext', letters: PRINTED, range: LATIN_EXT },
  { subset: 'latin-ext', letters: POLISH, range: ranges(POLISH) },
  { subset: 'cyrillic', letters: RUSSIAN, range: ranges(RUSSIAN) },
  {
    subset: 'latin',
    letters: PRINTED.slice(0, PRINTED.indexOf('Ā')) + SIGNS,
    range: 'U+0000-00FF,U+2000-206F,U+2190-2193,U+2212,U+2122,U+20AC',
  },
];

function ranges(letters) {
  return [...letters].map((one) => `U+${one.codePointAt(0).toString(16)}`).join(',');
}

/** Writes the fonts and their style sheet, unless they are there. */
export async function makeFonts() {
  const sources = FAMILIES.flatMap((family) =>
    FILES.map((file) => ({
      ...family,
      ...file,
      path: require.resolve(
        `@fontsource-variable/${family.pack}/files/${family.pack}-${file.subset}-wght-${family.style}.woff2`,
      ),
    })),
  );
  const mark = createHash('sha256').update(readFileSync(new URL(import.meta.url)));
  for (const { path } of sources) mark.update(readFileSync(path));
  const stamp = new URL('stamp', FOLDER);
  const version = mark.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  const fresh = new URL(`node_modules/.fonts-${process.pid}/`, import.meta.url);
  mkdirSync(fresh, { recursive: true });
  const faces = await Promise.all(
    sources.map(async ({ path, name, style, weights, size, letters, range, pack }, i) => {
      const [min, max] = weights;
      const made = await subsetFont(readFileSync(path), letters, {
        targetFormat: 'woff2',
        variationAxes: { wght: min === max ? min : { min, max } },
      });
      const file = `${pack}-${i % FILES.length}.woff2`;
      writeFileSync(new URL(file, fresh), made);
      return [
        '@font-face {',
        `  font-family: '${name}';`,
        `  font-style: ${style};`,
        `  font-weight: ${min === max ? min : `${min} ${max}`};`,
        '  font-display: swap;',
        ...(size ? [`  size-adjust: ${size};`] : []),
        `  src: url('./${file}') format('woff2');`,
        `  unicode-range: ${range};`,
        '}',
      ].join('\n');
    }),
  );
  writeFileSync(new URL('fonts.css', fresh), `${faces.join('\n')}\n`);
  writeFileSync(new URL('stamp', fresh), version);
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(fresh, FOLDER);
}
