/** The worker of the local host: it takes one message after the other, and keeps the time. */

import { Database, type Outcome } from './database';
import type { ToPage, ToWorker, Trouble } from './messages';
import { loadProgram, type Host, type MakeHost } from './python';
import { Thinking } from './thinking';

/** Told to the other tabs: the table whose log has grown. */
const news = new BroadcastChannel('fourcures');

const tell = (message: ToPage) => postMessage(message);

function report(trouble: Trouble) {
  return (error: unknown): never => {
    tell({ is: 'trouble', trouble, detail: String(error).slice(-1000) });
    throw error;
  };
}

function noteWritten(table: string, outcome: Outcome): void {
  if (outcome === 'stored') {
    news.postMessage(table);
    tell({ is: 'saved' });
  } else if (outcome !== 'conflict') tell({ is: 'trouble', trouble: 'full', detail: outcome });
}

async function start(folder: string): Promise<Host> {
  const [database, makeHost] = await Promise.all([
    Database.open(noteWritten, () => tell({ is: 'trouble', trouble: 'old', detail: '' })).catch(
      report('storage'),
    ),
    loadProgram<MakeHost>(folder, 'BrowserHost', undefined, (loaded, total) =>
      tell({
        is: 'progress',
        progress: { loaded, total, step: loaded < total ? 'loading' : 'starting' },
      }),
    ).catch(report('start')),
  ]);
  const thinking = new Thinking(
    () =>
      new Worker(new URL('./thinker.ts', import.meta.url), {
        type: 'module',
        name: folder, // tells it where Python is
      }),
  );
  const page = {
    answer: (number: number, status: number, text: string) =>
      tell({ is: 'answer', number, status, text }),
    send: (socket: number, text: string) => tell({ is: 'message', socket, text }),
    close: (socket: number, reason: string) => tell({ is: 'closed', socket, reason }),
    think: (job: string) => thinking.think(job),
  };
  const host = makeHost(database, page);
  tell({ is: 'progress', progress: { loaded: 1, total: 1, step: 'ready' } });
  return host;
}

// The page says where the files are by the name of the worker.
const started = start(self.name);
let work: Promise<unknown> = started;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Do something after everything before it; then wait for what happens by itself. */
function next(act: (host: Host) => Promise<void> | void): void {
  work = work
    .then(async () => {
      const host = await started;
      await act(host);
      clearTimeout(timer);
      const due = host.next_due();
      if (due !== undefined) timer = setTimeout(() => next((later) => later.act()), due);
    })
    .catch((error: unknown) => console.error(error));
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'request') {
    // Nothing waits for it: what is asked for may take long, such as a judgement.
    const { number, method, path, body } = data;
    started
      .then(
        (host) => host.request(number, method, path, body),
        () => undefined, // the page has been told that it did not start
      )
      .catch((error: unknown) => console.error(error));
    return;
  }
  next((host) => {
    switch (data.do) {
      case 'connect':
        return host.connect(data.socket, data.table, data.seen, data.watching);
      case 'receive':
        return host.receive(data.socket, data.text);
      case 'disconnect':
        return host.disconnect(data.socket);
    }
  });
});

news.onmessage = ({ data }: MessageEvent<string>) => next((host) => host.refresh(data));
