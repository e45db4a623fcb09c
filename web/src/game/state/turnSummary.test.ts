import { describe, expect, it } from 'vitest';
import { drove } from '../../testing/game';
import type { Happening, Disease, WhyDiscarded, WhyPlaced } from '../../wire/wire';
import { summarise } from './turnSummary';

type Bare<T> = T extends unknown ? Omit<T, 'audience'> : never;
const told = (event: Bare<Happening>) => ({ audience: null, ...event }) as Happening;

const treated = (disease: Disease, cubes: number) =>
  told({ event: 'treated', player: 'medic', city: 'cairo', disease, cubes, presence: false });
const drew = (card: string | null) => told({ event: 'drew', player: 'medic', card });
const infected = (city: string, why: WhyPlaced) =>
  told({ event: 'infected', city, disease: 'black', cubes: 1, total: 1, why });

describe('summarise', () => {
  it('joins the steps of each pawn, and says whether it flew', () => {
    const flew = { ...drove('cairo'), origin: 'miami', how: 'direct' } as Happening;
    const events = [drove('miami'), drove('chicago', 'scientist'), flew];
    expect(summarise(events).routes).toEqual([
      { role: 'medic', flies: true, cities: ['atlanta', 'miami', 'cairo'] },
      { role: 'scientist', flies: false, cities: ['atlanta', 'chicago'] },
    ]);
  });

  it('adds up the cubes of each disease', () => {
    const events = [treated('black', 2), treated('blue', 1), treated('black', 1)];
    expect(summarise(events).treated).toEqual([
      { disease: 'black', cubes: 3 },
      { disease: 'blue', cubes: 1 },
    ]);
  });

  it('lists what was built, shared, cured, eradicated and played', () => {
    const all = summarise([
      told({ event: 'built', player: 'medic', city: 'cairo' }),
      told({ event: 'shared', giver: 'medic', receiver: 'scientist', card: 'paris' }),
      told({ event: 'cured', player: 'medic', disease: 'red' }),
      told({ event: 'eradicated', disease: 'red' }),
      told({ event: 'played', player: 'medic', card: 'airlift', stored: false }),
    ]);
    expect(all).toMatchObject({
      built: ['cairo'],
      shared: [{ card: 'paris', receiver: 'scientist' }],
      cured: ['red'],
      eradicated: ['red'],
      played: ['airlift'],
    });
  });

  it('tells an epidemic from the cards of a draw, and its city from the infected ones', () => {
    const all = summarise([
      drew('epidemic'),
      drew(null),
      told({ event: 'turned', city: 'delhi', bottom: true }),
      infected('delhi', 'epidemic'),
      told({ event: 'turned', city: 'cairo', bottom: false }),
      infected('cairo', 'card'),
      infected('riyadh', 'outbreak'),
    ]);
    expect(all.drawn).toEqual([null]);
    expect(all.epidemics).toEqual(['delhi']);
    expect(all.infected).toEqual(['cairo']);
  });

  it('tells an event that was stored from one that was played', () => {
    const all = summarise([
      told({ event: 'stored', player: 'contingency_planner', card: 'airlift' }),
    ]);
    expect([all.stored, all.played]).toEqual([['airlift'], []]);
  });

  it('keeps outbreaks and the end, and of discards only those above the hand limit', () => {
    const discarded = (card: string, why: WhyDiscarded) =>
      told({ event: 'discarded', player: 'medic', card, why });
    const all = summarise([
      discarded('paris', 'action'),
      discarded('lima', 'limit'),
      told({ event: 'outbreak', city: 'cairo', disease: 'black', outbreaks: 8, origin: null }),
      told({ event: 'ended', result: 'lost', cause: 'outbreaks', disease: null }),
    ]);
    expect(all.discarded).toEqual(['lima']);
    expect(all.outbreaks).toEqual([{ city: 'cairo', disease: 'black', outbreaks: 8 }]);
    expect(all.result).toBe('lost');
  });
});
