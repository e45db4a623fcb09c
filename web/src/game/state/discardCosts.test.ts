import { describe, expect, it } from 'vitest';
import { position } from '../../testing/game';
import { findDiscardCosts, weigh } from './discardCosts';

const BLUE = ['essen', 'london', 'milan', 'paris', 'madrid'];

function costs(hand: string[], change: Parameters<typeof position>[0] = {}, other: string[] = []) {
  const at = position({
    ...change,
    players: [
      { role: 'medic', city: 'atlanta', hand },
      { role: 'operations_expert', city: 'atlanta', hand: other },
    ],
  });
  return findDiscardCosts(at, 0);
}

describe('findDiscardCosts', () => {
  it('says that a complete set would be broken', () => {
    const cost = costs([...BLUE, 'lima', 'tokyo', 'delhi']).get('paris');
    expect(cost).toEqual({ kind: 'breaks', disease: 'blue', from: 5, needed: 5 });
  });

  it('lets a card go that the set does not need', () => {
    expect(costs([...BLUE, 'atlanta']).get('paris')?.kind).toBe('least');
  });

  it('counts the cards of an incomplete set', () => {
    const cost = costs(['essen', 'paris']).get('paris');
    expect(cost).toMatchObject({ kind: 'set', from: 2, needed: 5 });
  });

  it('names the teammate who collects the disease', () => {
    const cost = costs(['essen'], {}, ['paris', 'london', 'milan']).get('essen');
    expect(cost).toMatchObject({ kind: 'team', role: 'operations_expert', cards: 3 });
  });

  it('names the danger that a card flies to, in its city or next to it', () => {
    const cubes = { manila: { red: 3 } };
    expect(costs(['manila'], { cubes }).get('manila')).toEqual({ kind: 'flight', to: 'manila' });
    const near = costs(['ho_chi_minh_city'], { cubes }).get('ho_chi_minh_city');
    expect(near).toEqual({ kind: 'flight', to: 'manila' });
  });

  it('asks little for a cured disease', () => {
    const diseases = {
      blue: 'cured',
      yellow: 'uncured',
      black: 'uncured',
      red: 'uncured',
    } as const;
    expect(costs(['paris', 'essen'], { diseases }).get('paris')?.kind).toBe('cured');
  });

  it('weighs an event above an incomplete set and below a complete one', () => {
    const all = costs([...BLUE, 'lima', 'bogota', 'airlift']);
    const order = [...all].sort(([, a], [, b]) => weigh(a) - weigh(b)).map(([card]) => card);
    expect(order.slice(0, 2).sort()).toEqual(['bogota', 'lima']);
    expect(order[2]).toBe('airlift');
  });
});
