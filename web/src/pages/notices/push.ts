/** Web Push: let this browser show notices while the page is closed. */

import { timeZone } from '../../lib/text/text';
import { href } from '../../wire/address';
import { api } from '../../wire/api';

const WORKER = '/notices.js';

/** Whether this browser can show notices; on an address without TLS it cannot. */
export function canSubscribe(): boolean {
  return (
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  );
}

/** Subscribe this browser with the public key of the server. */
export async function subscribe(
  key: string,
  language: string,
): Promise<'done' | 'blocked' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  let made: PushSubscription;
  try {
    const worker = await navigator.serviceWorker.register(href(WORKER));
    await navigator.serviceWorker.ready;
    made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return 'failed';
  }
  const { endpoint, keys } = made.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const zone = timeZone();
  await api.subscribe({ endpoint: endpoint ?? '', keys: { p256dh, auth }, language, zone });
  return 'done';
}

/** Show no more notices in this browser. */
export async function unsubscribe(): Promise<void> {
  await api.unsubscribe();
  const worker = await navigator.serviceWorker.getRegistration(href(WORKER));
  const made = await worker?.pushManager.getSubscription();
  await made?.unsubscribe();
}
