// Alerts a person whose turn it is: a sound, and a browser notification.
import { settings } from '../../lib/person/settings.svelte';
import { playSound } from '../../lib/sound/player';
import { t } from '../../lib/text/text';

/** Alert the person. */
export function alertPlayer(text: string): void {
  playSound('turn');
  const allowed = 'Notification' in window && Notification.permission === 'granted';
  if (settings.notifications && document.hidden && allowed) {
    new Notification(t('app-name'), { body: text, tag: 'fourcures' });
  }
}
