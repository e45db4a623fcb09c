// Node without a page, whose modules are compiled as for a browser: otherwise effects would not run.
import type { Environment } from 'vitest/environments';

export default {
  name: 'runes',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
