// Shows the notices of the server, also while no page is open; a click opens the table. Without a
// network it leads to the game without a server, if an installed app has kept that.

const OFFLINE = `${self.registration.scope}offline/`;

self.addEventListener('push', (event) => {
  const { title, body, address, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: 'icon.svg', data: address }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate' && !url.startsWith(OFFLINE)) event.respondWith(goThere(event.request));
});

async function goThere(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = (await caches.keys()).some((name) => name.startsWith(`fourcures ${OFFLINE} `));
    if (!kept) throw error;
    return Response.redirect(`${OFFLINE}?/#no-network`);
  }
}

async function open(address) {
  const wanted = new URL(address, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url.split('#')[0] === wanted);
  await (shown ? shown.focus() : self.clients.openWindow(wanted));
}
