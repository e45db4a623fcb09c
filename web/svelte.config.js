import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Give components without styles a rule that says nothing, so that they are told by their class too. */
const marked = {
  name: 'marked',
  markup: ({ content }) =>
    content.includes('<style>') ? undefined : { code: `${content}\n<style>* {}</style>` },
};

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    runes: true,
    cssHash: ({ name }) => `of-${name}`, // what is on the screen tells which component it is of
  },
  preprocess: [marked, vitePreprocess()],
};
