/** The worker of a Python session: it runs one input after the other. */

import { loadProgram } from './python';
import type { FromConsole, ToConsole } from './session.svelte';

interface Console {
  run(source: string): string;
}

const tell = (message: FromConsole) => postMessage(message);

// The page says where the files are by the name of the worker.
const started = loadProgram<() => Console>(self.name, 'Console', 'fourcures.local.console').then(
  (open) => open(),
);
started.then(
  () => tell({ is: 'ready' }),
  () => tell({ is: 'failed' }),
);

addEventListener('message', ({ data: { source } }: MessageEvent<ToConsole>) => {
  void started.then((session) => tell({ is: 'ran', text: session.run(source) }));
});
