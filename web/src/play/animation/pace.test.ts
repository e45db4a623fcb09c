import { describe, expect, it } from 'vitest';
import { drove, made, shown, turn } from '../../testing/game';
import type { Happening, WhyPlaced } from '../../wire/wire';
import { listBeats, makeBeats, computeDuration, holds, stopsBefore } from './pace';

const treated = shown({
  event: 'treated',
  audience: null,
  player: 'medic',
  city: 'chicago',
  disease: 'blue',
  cubes: 1,
  presence: false,
});
const discarded = shown({
  event: 'discarded',
  audience: null,
  player: 'medic',
  card: 'paris',
  why: 'action',
});
const infected = (why: WhyPlaced): Happening => ({
  event: 'infected',
  audience: null,
  city: 'chicago',
  disease: 'blue',
  cubes: 1,
  total: 1,
  why,
});
const drew = shown({ event: 'drew', audience: null, player: 'medic', card: 'lima' });
const TURN = [
  made(1, 'drive chicago', [drove('chicago')], { by: 'bot:1' }),
  made(2, 'treat blue', [treated], { by: 'bot:1' }),
  made(3, 'direct paris', [discarded, drove('paris')], { by: 'bot:1' }),
  made(4, 'pass', [discarded], { by: 'bot:1' }),
];

const lasts = (speed: Parameters<typeof computeDuration>[1], entries = TURN, me = 'ada') => {
  const all = listBeats(entries, me);
  return all.map((beat, at) => computeDuration(beat, speed, all.length - at - 1));
};
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

describe('computeDuration', () => {
  it('shows four actions of a teammate for at least 2.5 seconds at "calm"', () => {
    expect(sum(lasts('calm'))).toBeGreaterThanOrEqual(2500);
    for (const entry of TURN) expect(sum(lasts('calm', [entry]))).toBeGreaterThanOrEqual(600);
  });

  it('does not hurry at "calm" or "step", however much waits', () => {
    const [beat] = listBeats(TURN, 'ada');
    expect(computeDuration(beat!, 'calm', 100)).toBe(computeDuration(beat!, 'calm'));
    expect(computeDuration(beat!, 'step', 100)).toBe(computeDuration(beat!, 'calm'));
    expect(computeDuration(beat!, 'fast', 100)).toBeLessThan(computeDuration(beat!, 'fast'));
  });

  it('is shorter at "fast" and nothing at "none"', () => {
    expect(sum(lasts('fast'))).toBeLessThan(sum(lasts('calm')) / 2);
    expect(sum(lasts('none'))).toBe(0);
  });

  it("is short for one's own action, but not for what it reveals", () => {
    const mine = (events: Parameters<typeof makeBeats>[0]) =>
      sum(lasts('calm', [made(1, '', events)]));
    expect(mine([drove('chicago')])).toBeLessThanOrEqual(260);
    expect(mine([drew])).toBeGreaterThan(800);
  });

  it('is short for each cube that an outbreak brings', () => {
    const ms = (why: WhyPlaced) => makeBeats([shown(infected(why)), shown(infected(why))])[0]!.ms;
    expect(ms('outbreak')).toBeLessThan(ms('card') / 3);
  });
});

describe('listBeats', () => {
  it('keep the order of the log and leave out what is not a move', () => {
    const entries = [...TURN, { kind: 'said', seq: 5, by: 'max', text: 'Hi' } as never];
    expect(listBeats(entries, 'ada').map(({ event }) => event.event)).toEqual([
      'moved',
      'treated',
      'discarded',
      'moved',
      'discarded',
    ]);
  });
});

describe('stopsBefore', () => {
  it('stops at "step" before each action and each step of the infection, not inside one', () => {
    const stops = (me: string) => listBeats(TURN, me).map((beat) => stopsBefore(beat, 'step'));
    expect(stops('ada')).toEqual([true, true, true, false, true]);
    expect(stops('bot:1')).toEqual([false, false, false, false, false]);
    const [first] = listBeats(TURN, 'ada');
    expect(stopsBefore(first!, 'calm')).toBe(false);
    const next = listBeats([made(1, 'next', [drew, turn(1)])], 'ada');
    expect(next.map((beat) => stopsBefore(beat, 'step'))).toEqual([false, true]);
  });
});

describe('holds', () => {
  it("lets one go on while one's own action is shown", () => {
    expect(holds(listBeats([made(1, 'drive chicago', [drove('chicago')])], 'ada'))).toBe(false);
    expect(holds(listBeats([made(1, 'next', [drew])], 'ada'))).toBe(true);
    expect(holds(listBeats(TURN, 'ada'))).toBe(true);
    expect(holds([])).toBe(false);
  });
});
