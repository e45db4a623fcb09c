import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { FONT_PACKAGES, makeFonts } from './fonts.mjs';
import { licences } from './licences.mjs';

const LOCALES = new URL('../src/fourcures/locales/', import.meta.url);
const ELSEWHERE = ['terminal.ftl', 'mail.ftl']; // texts of the terminal table and of mails
const WITH_PAGES = ['guide.ftl', 'midgame.ftl', 'offline.ftl', 'rules.ftl']; // texts that load with their pages: src/lib/text/language.svelte.ts
const SERVER = process.env.FOURCURES_SERVER ?? 'http://127.0.0.1:8000';

/** `virtual:locale/de` is the text of the Fluent files that most pages of a language need, without comments. */
function locales(): Plugin {
  const prefix = 'virtual:locale/';
  return {
    name: 'locales',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const folder = new URL(`${id.slice(prefix.length + 1)}/`, LOCALES);
      const files = readdirSync(folder).filter(
        (file) => file.endsWith('.ftl') && ![...ELSEWHERE, ...WITH_PAGES].includes(file),
      );
      const texts = files.sort().map((file) => {
        const path = new URL(file, folder);
        this.addWatchFile(path.pathname);
        return readFileSync(path, 'utf8').replace(/^#.*\n/gm, '');
      });
      return `export default ${JSON.stringify(texts.join('\n'))}`;
    },
  };
}

if (!process.env.VITEST) await makeFonts(); // unit tests draw nothing

export default defineConfig({
  base: './', // chunks find each other wherever the server's sub-path puts them
  plugins: [tailwindcss({ optimize: false }), svelte(), locales(), licences(FONT_PACKAGES)],
  build: {
    outDir: '../src/fourcures/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: addresses in styles
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // It loads Python by its address.
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
  server: {
    fs: { allow: ['.', '../src/fourcures/compiled/library/wasm32', '../src/fourcures/locales'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
