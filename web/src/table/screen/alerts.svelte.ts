// Alerts people whose turn it is: a sound, and a notification of the browser.
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/text';

let audio: AudioContext | undefined;

/** Two soft notes. */
function chime(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [i, pitch] of [523, 784].entries()) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + i * 0.16);
    volume.gain.exponentialRampToValueAtTime(0.12, now + i * 0.16 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + i * 0.16 + 0.3);
    note.connect(volume).connect(audio.destination);
    note.start(now + i * 0.16);
    note.stop(now + i * 0.16 + 0.32);
  }
}

/** Calls somebody to the table. */
export function call(text: string): void {
  if (settings.sound) chime();
  const allowed = 'Notification' in window && Notification.permission === 'granted';
  if (settings.notifications && document.hidden && allowed) {
    new Notification(t('app-name'), { body: text, tag: 'fourcures' });
  }
}
