import { describe, expect, it } from 'vitest';
import { drove, made, shown, turn } from '../../testing/game';
import type { Speed } from '../../lib/person/settings.svelte';
import type { Happening, ShownEvent, WhyPlaced } from '../../wire/wire';
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
const audience = null;
const brought = shown(infected('outbreak'));
const outbreak = (city: string, origin: string | null) =>
  shown({ event: 'outbreak', audience, city, disease: 'blue', outbreaks: 2, origin });
const increased = shown({ event: 'increased', audience, epidemics: 3, rate: 3 });
const turned = shown({ event: 'turned', audience, city: 'chicago', bottom: true });
const intensified = shown({ event: 'intensified', audience, cards: ['chicago'] });
const cure = (cards: number) => [
  ...Array<ShownEvent>(cards).fill(discarded),
  shown({ event: 'cured', audience, player: 'medic', disease: 'blue' }),
];
const won = shown({ event: 'ended', audience, result: 'won', cause: 'cures', disease: null });
const TURN = [
  made(1, 'drive chicago', [drove('chicago')], { by: 'bot:1' }),
  made(2, 'treat blue', [treated], { by: 'bot:1' }),
  made(3, 'direct paris', [discarded, drove('paris')], { by: 'bot:1' }),
  made(4, 'pass', [discarded], { by: 'bot:1' }),
];

const lasts = (speed: Speed, entries = TURN, me = 'ada') => {
  const all = listBeats(entries, me);
  return all.map((beat, at) => computeDuration(beat, { speed, queued: all.length - at - 1 }));
};
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

describe('computeDuration', () => {
  it('shows four actions of a teammate for at least 2.5 seconds at "calm"', () => {
    expect(sum(lasts('calm'))).toBeGreaterThanOrEqual(2500);
    for (const entry of TURN) expect(sum(lasts('calm', [entry]))).toBeGreaterThanOrEqual(600);
  });

  it('does not hurry at "calm" or "step", however much waits', () => {
    const [beat] = listBeats(TURN, 'ada');
    const ms = (speed: Speed, queued = 0) => computeDuration(beat!, { speed, queued });
    expect(ms('calm', 100)).toBe(ms('calm'));
    expect(ms('step', 100)).toBe(ms('calm'));
    expect(ms('fast', 100)).toBeLessThan(ms('fast'));
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

  it.each([1, 2, 6])('shows an outbreak with %i cubes for 0.8 to 2 seconds', (cubes) => {
    const events = [outbreak('chicago', null), ...Array<ShownEvent>(cubes).fill(brought)];
    const ms = sum(makeBeats(events).map((beat) => beat.ms));
    expect(ms).toBeGreaterThanOrEqual(800);
    expect(ms).toBeLessThanOrEqual(2000);
  });

  it('shows an outbreak without a cube as long as the shortest one', () => {
    expect(makeBeats([outbreak('chicago', null)])[0]!.ms).toBe(800);
    const [first] = makeBeats([outbreak('chicago', null), outbreak('paris', 'chicago'), brought]);
    expect(first!.ms).toBe(800);
  });

  it('shows each step of an epidemic for 0.9 seconds', () => {
    const events = [increased, turned, shown(infected('epidemic')), intensified];
    const [one, two, cubes, three] = makeBeats(events).map(({ ms }) => ms);
    expect([one, two! + cubes!, three]).toEqual([900, 900, 900]);
  });

  it('shows one\'s own cure for 1.5 to 3.5 seconds, and at "fast" too', () => {
    for (const number of [4, 5]) {
      for (const speed of ['calm', 'fast'] as const) {
        const ms = sum(lasts(speed, [made(1, 'cure blue', cure(number))]));
        expect(ms).toBeGreaterThanOrEqual(1500);
        expect(ms).toBeLessThanOrEqual(3500);
      }
    }
    expect(sum(lasts('calm', [made(1, 'cure blue', cure(5))]))).toBe(2600);
  });

  it("shows somebody else's cure for 1.8 seconds", () => {
    expect(sum(lasts('calm', [made(1, 'cure blue', cure(5), { by: 'bot:1' })]))).toBe(1800);
  });

  it.each([true, false])('shows the fourth cure for a second before the end (mine: %s)', (mine) => {
    const beats = makeBeats([...cure(5), won], mine).slice(0, -1);
    const ms = sum(beats.map((beat) => beat.ms));
    expect(ms).toBeGreaterThanOrEqual(1000);
    expect(ms).toBeLessThanOrEqual(1500);
    expect(sum(beats.map(({ still }) => still))).toBe(1000);
  });

  it("leaves one's own last card the time to reach the vial before it is corked", () => {
    const poured = makeBeats(cure(5), true).slice(0, -1);
    expect(poured.map(({ ms }) => ms)).toEqual([180, 180, 180, 180, 420]);
  });

  it('shows a cure also where nothing moves, for 1.5 seconds', () => {
    expect(sum(lasts('none', [made(1, 'cure blue', cure(5))]))).toBe(1500);
    const [first] = makeBeats([increased]);
    expect(computeDuration(first!, { speed: 'calm', still: true })).toBe(1200);
    expect(computeDuration(first!, { speed: 'none' })).toBe(0);
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

  it("makes play wait for one's own cure, from its first card on", () => {
    expect(makeBeats(cure(4), true).every(({ own }) => !own)).toBe(true);
  });
});
