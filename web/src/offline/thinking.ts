/** Where the host lets others think: in a worker of its own, so that moves need not wait. */

import type { Job } from './thinker';

const IDLE = 120_000; // ms without a job, after which the worker ends and gives back its memory

/** The part of a worker that is needed here. */
export type ThinkingPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export class Thinking {
  readonly #start: () => ThinkingPort;
  readonly #waiting = new Map<number, (answer: string | undefined) => void>();
  #worker: ThinkingPort | null = null;
  #last = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => ThinkingPort) {
    this.#start = start;
  }

  /** The answer to a job; undefined if there is no worker for it. */
  think(text: string): Promise<string | undefined> {
    clearTimeout(this.#idle);
    return new Promise((resolve) => {
      const number = ++this.#last;
      this.#waiting.set(number, resolve);
      try {
        this.#worker ??= this.#open();
        this.#worker.postMessage({ number, text } satisfies Job);
      } catch {
        this.#end(); // such as a browser in which workers have none
      }
    });
  }

  #open(): ThinkingPort {
    const worker = this.#start();
    worker.onmessage = ({ data: { number, text } }: MessageEvent<Job>) => {
      this.#waiting.get(number)?.(text);
      this.#waiting.delete(number);
      if (!this.#waiting.size) this.#idle = setTimeout(() => this.#end(), IDLE);
    };
    worker.onerror = () => this.#end(); // it has no memory left, or could not load its files
    return worker;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }
}
