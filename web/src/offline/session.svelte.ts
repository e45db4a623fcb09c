/** A Python session of the page: what was typed and printed, and the position of its game. */

import type { Position } from '../wire/wire';

/** An input for the session. */
export interface ToConsole {
  source: string;
}

/** What the worker of a session tells the page: `text` is a `Ran` of `fourcures.local.console`. */
export type FromConsole = { is: 'ready' } | { is: 'failed' } | { is: 'ran'; text: string };

interface Ran {
  output: string;
  more: boolean;
  position: Position | null;
}

/** The part of a worker that is needed here. */
export type ConsolePort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** An input with what it has printed; null until it has run. */
export interface Line {
  source: string;
  output: string | null;
}

export type SessionState = 'starting' | 'ready' | 'running' | 'failed';

export class Session {
  state: SessionState = $state('starting');
  lines: Line[] = $state.raw([]);
  position: Position | null = $state.raw(null);
  /** Whether an input has not run yet. */
  waits = $state(false);
  readonly #start: () => ConsolePort;
  #worker: ConsolePort;
  #ran: ((more: boolean) => void) | null = null;

  constructor(start: () => ConsolePort) {
    this.#start = start;
    this.#worker = this.#open();
  }

  /** What was typed before, the oldest first. */
  readonly history = $derived(this.lines.map(({ source }) => source));

  /** Run an input as soon as Python has started; return whether it was complete, or nothing has run. */
  run(source: string): Promise<boolean> {
    if (this.state === 'ready') this.state = 'running';
    this.waits = true;
    this.lines = [...this.lines, { source, output: null }];
    this.#worker.postMessage({ source } satisfies ToConsole);
    return new Promise((resolve) => {
      this.#ran = (more) => resolve(!more);
    });
  }

  /** End what is running, with all variables; a new session starts. */
  stop(): void {
    this.close();
    this.state = 'starting';
    this.position = null;
    this.lines = this.lines.map((line) => ({ ...line, output: line.output ?? '' }));
    this.#worker = this.#open();
    this.#end(false);
  }

  /** End the session. */
  close(): void {
    this.#worker.terminate();
  }

  #open(): ConsolePort {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<FromConsole>) => this.#hear(data);
    worker.onerror = () => (this.state = 'failed');
    return worker;
  }

  #hear(message: FromConsole): void {
    if (message.is !== 'ran') {
      this.state = message.is === 'ready' && this.waits ? 'running' : message.is;
      return;
    }
    const { output, more, position } = JSON.parse(message.text) as Ran;
    const { source } = this.lines.at(-1)!;
    this.lines = more ? this.lines.slice(0, -1) : [...this.lines.slice(0, -1), { source, output }];
    if (!more) this.position = position;
    this.state = 'ready';
    this.#end(more);
  }

  #end(more: boolean): void {
    this.waits = false;
    this.#ran?.(more);
  }
}

/** Start a session in a worker, with the Python beside the page. */
export function openSession(): Session {
  return new Session(
    () =>
      new Worker(new URL('./console.ts', import.meta.url), {
        type: 'module',
        name: new URL('python/', document.baseURI).href,
      }),
  );
}
