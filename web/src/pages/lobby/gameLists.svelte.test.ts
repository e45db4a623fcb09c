import { beforeEach, describe, expect, it, vi } from 'vitest';
import { table } from '../../testing/game';
import { api } from '../../wire/api';
import { GameLists } from './gameLists.svelte';

const listed = (id: string, since: number) => ({ id, status: 'playing' as const, since });

describe('the lists of the first page', () => {
  beforeEach(() => {
    vi.spyOn(api, 'myTables').mockResolvedValue([listed('old', 1), listed('new', 2)]);
    vi.spyOn(api, 'publicTables').mockResolvedValue([listed('open', 3)]);
    vi.spyOn(api, 'table').mockImplementation((id) =>
      Promise.resolve(table(id === 'old' ? {} : { waiting: [{ for: 'actions', seat: 1 }] })),
    );
  });

  it('have the newest tables first, but before them those that wait for you', async () => {
    const lists = new GameLists();
    await lists.read(true);
    expect(lists.mine.map(({ id }) => id)).toEqual(['old', 'new']);
    expect(lists.open.map(({ id }) => id)).toEqual(['open']);
  });

  it('show nobody else the tables of a person', async () => {
    const lists = new GameLists();
    await lists.read(false);
    expect(api.myTables).not.toHaveBeenCalled();
    expect(lists.open).toHaveLength(1);
  });

  it('leave out a table that is gone, and keep a list that cannot be read', async () => {
    vi.mocked(api.table).mockImplementation((id) =>
      id === 'old' ? Promise.reject(new Error('gone')) : Promise.resolve(table()),
    );
    vi.mocked(api.publicTables).mockRejectedValue(new Error('down'));
    const lists = new GameLists();
    await lists.read(true);
    expect(lists.mine.map(({ id }) => id)).toEqual(['new']);
    expect(lists.open).toEqual([]);
  });
});
