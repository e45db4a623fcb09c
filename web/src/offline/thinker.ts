/** The worker that thinks for the host of the page: it does one job after the other. */

import { loadProgram } from './python';

/** A job with its number; the answer has the same. */
export interface Job {
  number: number;
  text: string;
}

type Think = (job: string) => string;

// The host says where the files are by the name of the worker.
const started = loadProgram<Think>(self.name, 'think');

addEventListener('message', ({ data: { number, text } }: MessageEvent<Job>) => {
  void started.then((think) => postMessage({ number, text: think(text) } satisfies Job));
});
