// Hides the cards of other hands on a screen shared by several players. Everywhere else the server
// has hidden them already.
import type { Happening } from '../../wire/wire';

/** Return an event as a seat may see it. */
export function redactFor<E extends Happening>(event: E, viewer: number | null): E {
  if (event.audience === null || (viewer !== null && event.audience.includes(viewer))) return event;
  switch (event.event) {
    case 'drew':
      return { ...event, card: null };
    case 'looked':
    case 'ordered':
      return { ...event, cards: null };
    default:
      return event;
  }
}
