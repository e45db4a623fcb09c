import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import layers from './layers.js';

export default defineConfig(
  globalIgnores(['src/wire/wire.ts', '.svelte-check/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier, // Prettier decides about formatting
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    // State is replaced as a whole ($state.raw); a Map or Set lives within one computation.
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    ignores: ['src/**/*.test.ts'],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
  layers,
);
