/** An installed app of a server keeps the game without a server too, for when the network is gone. */

const INSTALLED = '(display-mode: standalone)'; // not in a mere tab: the files are five megabytes

/**
 * Keep the game without a server, if this page is an installed app or becomes one. `addressOf` gives
 * the address of a file of the server.
 */
export function keepOffline(addressOf: (path: string) => string): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // only with HTTPS
  if (!workers) return;
  const keep = () => {
    for (const file of ['/notices.js', '/offline/service-worker.js'])
      workers.register(addressOf(file)).catch(() => undefined);
  };
  if (matchMedia(INSTALLED).matches) keep();
  addEventListener('appinstalled', keep);
}
