/** What the page and the worker of the local host tell each other. */

/** What the page tells the worker. */
export type ToWorker =
  | { do: 'request'; number: number; method: string; path: string; body: string }
  | { do: 'connect'; socket: number; table: string; seen: number; watching: boolean }
  | { do: 'receive'; socket: number; text: string }
  | { do: 'disconnect'; socket: number };

/** Why the host does not work. */
export type Trouble = 'storage' | 'full' | 'start' | 'old';

/** How far the host is with its start: its files have arrived in part, or completely. */
export interface Progress {
  loaded: number; // bytes
  total: number; // bytes
  step: 'loading' | 'starting' | 'ready';
}

/** What the worker tells the page. */
export type ToPage =
  | { is: 'answer'; number: number; status: number; text: string }
  | { is: 'message'; socket: number; text: string }
  | { is: 'closed'; socket: number; reason: string }
  | { is: 'saved' }
  | { is: 'progress'; progress: Progress }
  | { is: 'trouble'; trouble: Trouble; detail: string };
