import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../wire/api';
import type { Me } from '../../wire/wire';
import { myself, suggestName } from './me.svelte';

const ada = { id: 'ada', name: 'Ada' } as Me;

describe('who you are', () => {
  beforeEach(() => {
    myself.person = null;
    myself.known = false;
    vi.spyOn(api, 'me').mockResolvedValue(null);
    vi.spyOn(api, 'takeName').mockImplementation((name) => Promise.resolve({ ...ada, name }));
  });

  it('is asked from the server once, and a newcomer gets a name', async () => {
    const person = await myself.ensure();
    expect(person.name).toMatch(/^[A-Z]/);
    await myself.ensure();
    expect(api.me).toHaveBeenCalledOnce();
    expect(api.takeName).toHaveBeenCalledOnce();
  });

  it('is asked again until the server answers', async () => {
    vi.useFakeTimers();
    vi.mocked(api.me).mockRejectedValueOnce(new Error('down')).mockResolvedValue(ada);
    const read = myself.readUntilKnown();
    await vi.runAllTimersAsync();
    await read;
    expect([myself.person, myself.known]).toEqual([ada, true]);
    expect(api.me).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('is the person whom the server remembers', async () => {
    vi.mocked(api.me).mockResolvedValue(ada);
    expect(await myself.ensure()).toEqual(ada);
    expect(api.takeName).not.toHaveBeenCalled();
  });

  it('plays under the suggested name, or under another one chosen before the first game', async () => {
    expect(myself.name).toBe(myself.suggestion);
    myself.suggestion = 'Zoë';
    expect((await myself.ensure()).name).toBe('Zoë');
    expect(myself.name).toBe('Zoë');
  });

  it('changes with a new name, and with the link of another device', async () => {
    await myself.rename('Bea');
    expect(myself.person?.name).toBe('Bea');
    vi.spyOn(api, 'takeLink').mockResolvedValue(ada);
    await myself.take('secret');
    expect([myself.person, myself.known]).toEqual([ada, true]);
  });

  it('can be forgotten', async () => {
    vi.spyOn(api, 'forgetMe').mockResolvedValue();
    await myself.rename('Bea');
    await myself.forget();
    expect(myself.person).toBeNull();
  });

  it('is suggested from a list of names', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((list) => list);
    expect(suggestName()).toBe('Ada');
  });
});
