import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

const LIMIT = 85; // percent of everything but components

export default mergeConfig(
  client,
  defineConfig({
    // Runes run as in the browser, not as on a server.
    resolve: { conditions: ['browser'] },
    test: {
      include: ['src/**/*.test.ts'],
      css: { include: [/\?raw/] }, // not replaced by nothing: a test reads the stylesheets
      environment: './src/testing/environment.ts',
      setupFiles: ['src/testing/browser.ts'],
      isolate: false, // modules are loaded once for all files; the setup resets their state
      testTimeout: 60_000, // a busy machine is slow, not wrong
      hookTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
      coverage: {
        provider: 'v8',
        reportsDirectory: 'node_modules/.cache/coverage',
        reporter: ['text'],
        include: ['src/**/*.ts'],
        exclude: [
          'src/**/*.test.ts',
          'src/testing/**',
          'src/**/*.d.ts',
          'src/wire/wire.ts', // generated, types only
          // What does nothing but talk to the browser; tests/web runs it in a real one.
          'src/main.ts', // mounts the app
          'src/board/gestures.ts', // pointer events on the map
          'src/board/geometry/textWidth.ts', // measures text on a canvas
          'src/lib/browser/download.ts', // saves a file
          'src/lib/navigation/enter.ts', // opens sockets and follows pages
          'src/lib/ui/attachments/focusFirst.ts', // moves the focus
          'src/lib/ui/attachments/menu.ts', // closes a menu on outside clicks
          'src/lib/ui/attachments/swipe.ts', // pointer events
          'src/offline/{console,database,python,start,thinker,worker}.ts', // a worker with Python, and its database
          'src/share/boardPicture.ts', // draws the board off the screen
        ],
        thresholds: { lines: LIMIT, branches: LIMIT, functions: LIMIT, statements: LIMIT },
      },
    },
  }),
);
