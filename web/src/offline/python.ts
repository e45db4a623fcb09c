/** Python in this worker: its files with their progress, and the host that it runs. */

import type { PyodideInterface } from 'pyodide';
import type { Database } from './database';
import { readArchive } from './archive';

/** The worker, as `fourcures.local.browser` sees it. */
export interface Page {
  answer(number: number, status: number, text: string): void;
  send(socket: number, text: string): void;
  close(socket: number, reason: string): void;
  think(job: string): Promise<string | undefined>;
}

/** `BrowserHost` of `fourcures.local.browser`. */
export interface Host {
  request(number: number, method: string, path: string, body: string): Promise<void>;
  connect(socket: number, table: string, seen: number, watching: boolean): Promise<void>;
  receive(socket: number, text: string): Promise<void>;
  disconnect(socket: number): void;
  next_due(): number | undefined;
  act(): Promise<void>;
  refresh(table: string): Promise<void>;
}

/** The files of `python/` with their sizes in bytes. */
type Sizes = Record<string, number>;

const APP = '/app';
const MODULE = 'fourcures.local.browser';

/** Load the files from a folder, and start Python with them; `report` hears how many bytes have come. */
export async function loadPython(
  folder: string,
  report: (loaded: number, total: number) => void,
): Promise<PyodideInterface> {
  const sizes = (await (await fetch(`${folder}sizes.json`)).json()) as Sizes;
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  countBytes(folder, (loaded) => report(Math.min(loaded, total), total));
  const module = `${folder}pyodide.mjs`;
  const { loadPyodide } = (await import(/* @vite-ignore */ module)) as typeof import('pyodide');
  const [python, files] = await Promise.all([
    loadPyodide({ indexURL: folder, stdLibURL: `${folder}stdlib.zip` }),
    fetch(`${folder}app.tar`).then(readArchive),
  ]);
  for (const { name, content } of files) {
    const path = `${APP}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    python.FS.writeFile(path, content);
  }
  python.runPython(`import sys\nsys.path.insert(0, "${APP}")`);
  return python;
}

/** Load the files from a folder, and return something of the program that runs in browsers. */
export async function loadProgram<T>(
  folder: string,
  name: string,
  module = MODULE,
  report: (loaded: number, total: number) => void = () => undefined,
): Promise<T> {
  const python = await loadPython(folder, report);
  return (python.pyimport(module) as Record<string, T>)[name]!;
}

/** Make the host of a page: `BrowserHost`. */
export type MakeHost = (database: Database, page: Page) => Host;

/** Count the bytes of all files from a folder that are fetched from now on. */
function countBytes(folder: string, report: (loaded: number) => void): void {
  const real = globalThis.fetch.bind(globalThis);
  let loaded = 0;
  globalThis.fetch = async (input, init) => {
    const answer = await real(input, init);
    if (!answer.url.startsWith(folder) || !answer.ok || !answer.body) return answer;
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        report((loaded += chunk.length));
        controller.enqueue(chunk);
      },
    });
    return new Response(answer.body.pipeThrough(counter), answer);
  };
}
