import { describe, expect, it } from 'vitest';
import { CardboardSetup } from './cardboardSetup.svelte';

/** Enter the first possible cards until everything is entered. */
function enterAll(setup: CardboardSetup): void {
  for (let card = setup.could[0]; card; card = setup.could[0]) setup.tell(card);
}

describe('the set-up of a game with real cards', () => {
  it('asks for nine infected cities, then for the hands of two to four players', () => {
    const setup = new CardboardSetup();
    expect(setup.groups.map(({ cubes, size }) => [cubes, size])).toEqual([
      [3, 3],
      [2, 3],
      [1, 3],
    ]);
    setup.toggle('medic');
    setup.toggle('scientist');
    expect(setup.groups.slice(3)).toMatchObject([
      { key: 'medic', size: 4 },
      { key: 'scientist', size: 4 },
    ]);
    setup.toggle('researcher');
    expect(setup.groups.slice(3).map(({ size }) => size)).toEqual([3, 3, 3]);
  });

  it('goes from group to group, and offers each card of a deck once', () => {
    const setup = new CardboardSetup();
    for (const card of ['cairo', 'lima', 'paris']) setup.tell(card);
    expect(setup.group?.cubes).toBe(2);
    expect(setup.could).not.toContain('cairo');
    expect(setup.could).not.toContain('airlift'); // no infection card
    setup.seat(['medic', 'scientist']);
    setup.choose('medic');
    expect(setup.could).toContain('cairo'); // the player card of that city
    expect(setup.could).toContain('airlift');
  });

  it('is complete with all cards, dealt in turns', () => {
    const setup = new CardboardSetup();
    setup.seat(['medic', 'scientist']);
    expect(setup.complete).toBe(false);
    enterAll(setup);
    expect([setup.complete, setup.group]).toEqual([true, null]);
    setup.tell('cairo'); // nothing is left to enter
    const [medic, scientist] = setup.groups.slice(3).map(({ cards }) => cards);
    const { cards, roles, players } = setup.setup();
    expect([roles, players]).toEqual([['medic', 'scientist'], 2]);
    expect(cards).toHaveLength(17);
    expect(cards?.slice(9, 12)).toEqual([medic?.[0], scientist?.[0], medic?.[1]]);
  });

  it('takes a wrong card back', () => {
    const setup = new CardboardSetup();
    setup.tell('cairo');
    setup.tell('lima');
    const [group] = setup.groups;
    if (group) setup.take('cairo', group);
    expect(setup.groups[0]?.cards).toEqual(['lima']);
    expect(setup.group?.key).toBe('3');
  });

  it('keeps as many cards as a hand may have when the number of players changes', () => {
    const setup = new CardboardSetup();
    setup.seat(['medic', 'scientist']);
    setup.choose('medic');
    for (const card of ['cairo', 'lima', 'paris', 'tokyo']) setup.tell(card);
    setup.toggle('researcher');
    expect(setup.groups[3]?.cards).toEqual(['cairo', 'lima', 'paris']);
    setup.toggle('researcher');
    expect(setup.roles).toEqual(['medic', 'scientist']);
  });

  it('survives a reload; cleared, it keeps the players for the next game', () => {
    const setup = new CardboardSetup();
    setup.seat(['medic', 'scientist']);
    setup.tell('cairo');
    setup.keep();
    const reloaded = new CardboardSetup();
    expect(reloaded.groups[0]?.cards).toEqual(['cairo']);
    reloaded.clear();
    const next = new CardboardSetup();
    expect([next.roles, next.groups[0]?.cards]).toEqual([['medic', 'scientist'], []]);
  });

  it('ignores what it cannot read', () => {
    sessionStorage.setItem('fourcures.beside', '{');
    expect(new CardboardSetup().roles).toEqual([]);
    const kept = {
      edition: '2013',
      epidemics: 5,
      roles: ['medic', 'pilot'],
      told: { 3: ['moon'] },
    };
    sessionStorage.setItem('fourcures.beside', JSON.stringify(kept));
    const setup = new CardboardSetup();
    expect([setup.epidemics, setup.roles, setup.groups[0]?.cards]).toEqual([5, ['medic'], []]);
  });
});
