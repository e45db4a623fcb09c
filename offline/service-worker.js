// Keeps all files of one version, so that the next visits need no network. A new version waits until
// no page of the old one is open: a game that has begun goes on as it began.
// offline/build.py fills in VERSION and FILES.

const NAME = `fourcures ${self.registration.scope}`;
const CACHE = `${NAME} ${VERSION}`;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET') return;
  const place = url.split(/[?#]/)[0].replace(/index\.html$/, '');
  const isPage = mode === 'navigate' && place === self.registration.scope;
  event.respondWith(answer(event.request, isPage ? './' : url));
});

async function keep() {
  const cache = await caches.open(CACHE);
  // What the page has just loaded is not loaded again, but never taken from an older version.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith(`${NAME} `) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request, address) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address, { ignoreVary: true })) ?? fetch(request);
}
