import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    runes: true,
    cssHash: ({ name }) => `of-${name}`, // what is on the screen tells which component it is of
  },
  preprocess: vitePreprocess(),
};
