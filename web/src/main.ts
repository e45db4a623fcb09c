import { mount } from 'svelte';
import { speak } from './lib/text/language.svelte';
import { settings } from './lib/person/settings.svelte';
import { keepOffline } from './lib/browser/keepOffline';
import { hasOffline, href, isLocal } from './wire/address';
import { api } from './wire/api';
import App from './App.svelte';
import './style/base.css';

// After an update of the server the files of this page are gone: reload it, once for each address,
// and only from a server that answers.
addEventListener('vite:preloadError', () => {
  if (history.state === 'reloaded') return;
  void api.me().then(
    () => {
      history.replaceState('reloaded', '');
      location.reload();
    },
    () => undefined,
  );
});

if (hasOffline) keepOffline(href);

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
// No `await` here: what both this file and a page need would then load as a hundred small files.
const host = isLocal
  ? import('./offline/start').then(({ startLocalHost }) => startLocalHost())
  : null;
void Promise.resolve(host).then((showStart) =>
  speak(settings.language).finally(() => {
    mount(App, { target });
    showStart?.();
  }),
);
