/** Starts the local host of this page. */

import { mount } from 'svelte';
import { needTexts } from '../lib/text/language.svelte';
import { use } from '../wire/transport';
import { LocalStart } from './localStart.svelte';
import { LocalTransport } from './localTransport';
import type { ToPage } from './messages';
import NoNetwork from './NoNetwork.svelte';
import StartBar from './StartBar.svelte';

const NO_NETWORK = '#no-network'; // web/public/notices.js leads here

/**
 * Play without a server from now on: with a host in a worker of this page. Return what shows how far
 * it is, as soon as the page has a language.
 */
export function startLocalHost(): () => void {
  const folder = new URL('python/', document.baseURI).href;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: folder, // tells it where Python is
  });
  const transport = new LocalTransport(worker, keepGames);
  const start = new LocalStart();
  worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
    transport.hear(data);
    start.hear(data);
  };
  use(transport);
  const keeper = new URL('service-worker.js', document.baseURI);
  navigator.serviceWorker?.register(keeper).catch(() => undefined); // it plays without, if online
  void needTexts('offline');
  return () => {
    const { body } = document;
    mount(StartBar, { target: body, props: { start } });
    if (location.hash === NO_NETWORK) mount(NoNetwork, { target: body, anchor: body.firstChild! });
  };
}

/** Ask the browser not to delete the games when it runs out of space. */
function keepGames(): void {
  void navigator.storage?.persist?.();
}
