/** Starts the local host of this page. */

import { use } from '../wire/transport';
import { LocalTransport } from './localTransport';
import type { ToPage } from './messages';

/** Play without a server from now on: with a host in a worker of this page. */
export function startLocalHost(): void {
  const folder = new URL('python/', document.baseURI).href;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: folder,
  });
  const transport = new LocalTransport(worker);
  worker.onmessage = ({ data }: MessageEvent<ToPage>) => transport.hear(data);
  use(transport);
  void navigator.serviceWorker?.register(new URL('service-worker.js', document.baseURI));
}
