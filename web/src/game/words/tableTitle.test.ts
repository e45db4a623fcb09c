import { describe, expect, it } from 'vitest';
import { table } from '../../testing/game';
import { sayTableTitle } from './tableTitle';

const seat = (holder: string | null, owner: string | null = holder) => ({
  holder,
  owner,
  bot: holder?.startsWith('bot:') ? 'careful' : null,
});
const people = { anna: { name: 'Anna', gone: false }, marek: { name: 'Marek', gone: false } };

describe('the title of a table', () => {
  it('is its name', () => {
    expect(sayTableTitle(table({ setup: { ...table().setup, name: 'Tuesday' } }))).toBe('Tuesday');
  });

  it('is made of its people, with oneself last, if it has no name', () => {
    const seats = [seat('anna'), seat('marek'), seat('me')];
    const they = { ...people, me: { name: 'Me', gone: false } };
    expect(sayTableTitle(table({ people: they, seats, you: 'me' }))).toBe('Anna, Marek and you');
    expect(sayTableTitle(table({ people, seats: seats.slice(0, 2), you: 'x' }))).toBe(
      'Anna and Marek',
    );
  });

  it('counts bots, and has the person whose turn a bot plays', () => {
    const seats = [seat('bot:0', 'anna'), seat('bot:1', null), seat('bot:2', null), seat('me')];
    expect(sayTableTitle(table({ people, seats, you: 'me' }))).toBe('Anna, 2 bots and you');
  });

  it('begins with oneself, and with a capital letter, where all others are bots', () => {
    const seats = [seat('bot:0', null), seat('me')];
    expect(sayTableTitle(table({ seats, you: 'me' }))).toBe('You and a bot');
    expect(sayTableTitle(table({ seats: [seat('bot:0', null)], you: 'x' }))).toBe('A bot');
  });

  it('is the difficulty where one person has all seats', () => {
    const seats = [seat('me'), seat('me')];
    expect(sayTableTitle(table({ people, seats, you: 'me' }))).toContain('epidemics');
  });
});
