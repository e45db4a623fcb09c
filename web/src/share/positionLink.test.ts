import { describe, expect, it } from 'vitest';
import { players, position } from '../testing/game';
import { hasLink, pack, readPosition, toDocument, unpack } from './positionLink';

const shared = (change = {}) => ({ ...toDocument(position()), ...change });

describe('a link', () => {
  it('brings back the position, without its viewer', async () => {
    const packed = await pack(position());
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(1500);
    expect(await unpack(packed)).toEqual({ ...position(), viewer: null });
  });

  it('contains nothing that only its viewer knows', () => {
    expect(toDocument(position({ unseen: ['tokyo'] }))).not.toHaveProperty('unseen');
    expect(toDocument(position())).not.toHaveProperty('viewer');
  });

  it.each(['', 'words', 'a+b', '%%%', 'eyJhIjoxfQ'])('that is damaged has none: %s', async (text) =>
    expect(await unpack(text)).toBeNull(),
  );

  it('that was cut off has none', async () => {
    expect(await unpack((await pack(position())).slice(0, -20))).toBeNull();
  });

  it('does not unpack without end', async () => {
    const bomb = await pack(position({ removed: Array<string>(100_000).fill('cairo') }));
    expect(await unpack(bomb)).toBeNull();
  });
});

describe('only what lies open is shared', () => {
  const forecast = { seat: 1, cards: [null] };
  it.each<[string, Parameters<typeof position>[0], boolean]>([
    ['an open game', {}, true],
    ['private hands', { hands: 'private' }, false],
    ['an unknown card', { players: players('medic', { hand: [null] }) }, false],
    ['a hidden Forecast', { turn: { forecast } }, false],
    ['a game that is over', { outcome: { result: 'won', cause: 'cures' } }, false],
  ])('%s', (_, change, expected) => expect(hasLink(position(change))).toBe(expected));
});

describe('a document', () => {
  it('is read as a position', () => expect(readPosition(shared())).not.toBeNull());

  it.each([
    [null],
    [[]],
    [shared({ edition: '1999' })],
    [shared({ hands: 'private' })],
    [shared({ epidemics: 9 })],
    [shared({ stations: ['atlantis'] })],
    [shared({ outbreaks: -1 })],
    [shared({ players: [] })],
    [shared({ players: [{ role: 'medic', city: 'atlantis', hand: [] }, {}] })],
    [shared({ turn: { seat: 5, phase: 'actions', actions_left: 4 } })],
    [shared({ cubes: { cairo: { green: 1 } } })],
    [shared({ cubes: { cairo: { blue: 4 } } })],
    [shared({ diseases: { blue: 'tired' } })],
    [shared({ player_deck: { piles: [7] } })],
    [shared({ infection_deck: { layers: [['atlantis']] } })],
  ])('that makes no sense is none: %o', (document) => expect(readPosition(document)).toBeNull());
});
