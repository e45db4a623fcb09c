// Shows the notices of the server, also while no page is open; a click opens the table.

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

async function open(address) {
  const wanted = new URL(address, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url.split('#')[0] === wanted);
  await (shown ? shown.focus() : self.clients.openWindow(wanted));
}
