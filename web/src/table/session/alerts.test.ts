import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/person/settings.svelte';
import { alertPlayer } from './alerts';

describe('an alert', () => {
  const shown = vi.fn();
  const browser = (permission: string, hidden: boolean) => {
    vi.stubGlobal(
      'Notification',
      class {
        static permission = permission;
        constructor(title: string, options: object) {
          shown(title, options);
        }
      },
    );
    vi.stubGlobal('document', { hidden });
  };

  beforeEach(() => {
    shown.mockClear();
    settings.notifications = true;
  });
  afterEach(() => {
    settings.notifications = false;
  });

  it('is a notification for a person who looks at something else', () => {
    browser('granted', true);
    alertPlayer('Your turn');
    expect(shown).toHaveBeenCalledWith('Four Cures', { body: 'Your turn', tag: 'fourcures' });
  });

  it('is only a sound for people who see the page or allow no notifications', () => {
    browser('granted', false);
    alertPlayer('Your turn');
    browser('denied', true);
    alertPlayer('Your turn');
    settings.notifications = false;
    browser('granted', true);
    alertPlayer('Your turn');
    expect(shown).not.toHaveBeenCalled();
  });
});
