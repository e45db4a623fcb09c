// The licences of what a build of the client contains: the packages whose code is in it, and those
// whose fonts, styles or map are. They become `licences.txt`, for the page of the client and for
// everyone who opens the wheel.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/';
/** Not imported as code: the styles, and the coasts on the map. */
const OTHERS = ['tailwindcss', 'world-atlas'];
/** For packages that come without the text of their licence: another package has the same one. */
const SAME_TEXT = { 'Apache-2.0': 'typescript/LICENSE.txt' };

/** Return a plugin of Vite that writes the licences; `more` are packages that nothing imports. */
export function licences(more = []) {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) => part.moduleIds ?? []);
      const roots = new Set(modules.map(packageRoot).filter(Boolean));
      for (const name of [...OTHERS, ...more])
        roots.add(new URL(FOLDER + name, import.meta.url).pathname);
      const source = [...roots]
        .map(describe)
        .sort((a, b) => a.localeCompare(b))
        .join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
    },
  };
}

/** Return the folder of the package that a module belongs to; undefined for our own modules. */
function packageRoot(id) {
  const path = id.replace(/^\0/, '').split('?')[0];
  const start = path.lastIndexOf(FOLDER);
  if (start < 0 || path.startsWith('.', start + FOLDER.length)) return undefined;
  const [scope, name] = path.slice(start + FOLDER.length).split('/');
  const inside = scope.startsWith('@') ? `${scope}/${name}` : scope;
  return path.slice(0, start + FOLDER.length) + inside;
}

/** Return name, version and licence of a package; throw an error if its licence has no text. */
function describe(root) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own = readdirSync(root).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const same = SAME_TEXT[license] && new URL(FOLDER + SAME_TEXT[license], import.meta.url);
  if (!own && !same) throw new Error(`${name} comes without the text of its licence (${license})`);
  const text = readFileSync(own ? join(root, own) : same, 'utf8');
  return `${name} ${version} (${license})\n\n${text.replaceAll('\r', '').trim()}`;
}
