import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** An empty rule for components without styles: their elements get the name as a class too. */
const EMPTY_RULE = '\n<!-- svelte-ignore css_unused_selector -->\n<style>* {}</style>\n';
const marked = {
  name: 'marked',
  markup: ({ content }) =>
    content.includes('<style>') ? undefined : { code: content + EMPTY_RULE },
};

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    runes: true,
    cssHash: ({ name }) => `of-${name}`, // what is on the screen tells which component it is of
  },
  preprocess: [marked, vitePreprocess()],
};
