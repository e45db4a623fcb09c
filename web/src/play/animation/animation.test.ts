import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/person/settings.svelte';
import { drove, made, position, shown, undid } from '../../testing/game';
import type { Effect } from '../../board/marks';
import type { Happening, ShownEntry } from '../../wire/wire';
import { TableAnimation } from './animation.svelte';

const before = position();
const drew = shown({ event: 'drew', audience: null, player: 'medic', card: 'lima' });
const bots = (seq: number, city: string) =>
  made(seq, `drive ${city}`, [drove(city, 'scientist')], { by: 'bot:1', seat: 1 });

describe('TableAnimation', () => {
  let animation: TableAnimation;
  let log: ShownEntry[];
  const hear = (...fresh: ShownEntry[]) => {
    log = [...log, ...fresh];
    animation.receive(log, before, 0, 'ada');
  };
  const where = () => animation.position?.players[1]?.city;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 'calm';
    animation = new TableAnimation();
    log = [];
    hear(made(1, 'pass')); // earlier entries are not animated
  });
  afterEach(() => vi.useRealTimers());

  it('shows the actions of a teammate one after the other, and play waits', () => {
    hear(bots(2, 'chicago'), bots(3, 'montreal'));
    expect(where()).toBe('chicago');
    expect(animation.holds).toBe(true);
    expect(animation.left).toBe(1);
    vi.advanceTimersByTime(600);
    expect(where()).toBe('chicago');
    vi.advanceTimersByTime(100);
    expect(where()).toBe('montreal');
    vi.advanceTimersByTime(700);
    expect(animation.running).toBe(false);
    expect(animation.holds).toBe(false);
  });

  it("does not wait for one's own action", () => {
    hear(made(2, 'drive chicago', [drove('chicago')]));
    expect(animation.running).toBe(true);
    expect(animation.holds).toBe(false);
    hear(made(3, 'next', [drew]));
    expect(animation.holds).toBe(true);
  });

  it('skips to the present', () => {
    hear(bots(2, 'chicago'), bots(3, 'montreal'));
    animation.proceed();
    expect(animation.running).toBe(false);
    expect(animation.left).toBe(0);
  });

  it('shows the present at once after an undo, and where nothing moves', () => {
    hear(bots(2, 'chicago'), undid(3));
    expect(animation.running).toBe(false);
    settings.speed = 'none';
    hear(bots(4, 'chicago'));
    expect(animation.running).toBe(false);
  });

  it('stops before every action at "step"', () => {
    settings.speed = 'step';
    hear(bots(2, 'chicago'), bots(3, 'montreal'));
    expect(animation.stopped).toBe(true);
    expect(where()).toBe('atlanta');
    animation.proceed();
    expect(where()).toBe('chicago');
    vi.advanceTimersByTime(5000);
    expect(where()).toBe('chicago');
    expect(animation.stopped).toBe(true);
    animation.proceed();
    expect(where()).toBe('montreal');
    vi.advanceTimersByTime(5000);
    expect(animation.running).toBe(false);
  });

  it('opens a game, waits for the start, then shows what was played since', () => {
    animation.open(before, [bots(2, 'chicago')], 0, 'ada');
    expect(animation.position?.cubes).toEqual({});
    expect(animation.scene).toMatchObject({ kind: 'opening', part: 'roles' });
    animation.proceed(); // to the deal
    expect(animation.position?.cubes).toEqual(before.cubes);
    vi.advanceTimersByTime(60_000);
    expect(animation.stopped).toBe(true);
    expect(where()).toBe('atlanta');
    animation.proceed(); // starts
    expect(where()).toBe('chicago');
  });

  it('shows the end before it lets go', () => {
    const ended = shown({
      event: 'ended',
      audience: null,
      result: 'lost',
      cause: 'outbreaks',
      disease: null,
    });
    hear(made(2, 'next', [ended]));
    expect(animation.scene).toMatchObject({ kind: 'ended', result: 'lost' });
    expect(animation.holds).toBe(true);
    vi.advanceTimersByTime(2600);
    expect(animation.holds).toBe(false);
  });
});

describe('the banner of an event', () => {
  let animation: TableAnimation;
  /** Show events of a bot's turn up to the last one. */
  const show = (...events: Happening[]) => {
    animation.skip();
    animation.repeat(before, events.map(shown), 0);
    vi.advanceTimersByTime(600);
    for (let i = 1; i < events.length; i += 1) vi.advanceTimersToNextTimer();
    return animation.scene;
  };
  const audience = null;
  const outbreak = (city: string, origin: string | null, outbreaks: number): Happening => ({
    event: 'outbreak',
    audience,
    city,
    disease: 'blue',
    origin,
    outbreaks,
  });

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 'calm';
    animation = new TableAnimation();
  });
  afterEach(() => vi.useRealTimers());

  it.each<[string, Happening, object]>([
    [
      'an event card',
      { event: 'played', audience, player: 'medic', card: 'airlift' } as Happening,
      { kind: 'card', card: 'airlift', to: null },
    ],
    [
      'a shared card',
      {
        event: 'shared',
        audience,
        giver: 'medic',
        receiver: 'scientist',
        card: 'paris',
      } as Happening,
      { kind: 'card', to: 'scientist' },
    ],
    [
      'a cure',
      { event: 'cured', audience, disease: 'red' } as Happening,
      { kind: 'cure', eradicated: false },
    ],
    [
      'an eradicated disease',
      { event: 'eradicated', audience, disease: 'red' } as Happening,
      { kind: 'cure', eradicated: true },
    ],
    [
      'an infection',
      { event: 'turned', audience, city: 'cairo', bottom: false } as Happening,
      { kind: 'infection', city: 'cairo' },
    ],
  ])('is shown for %s', (_, event, scene) => {
    expect(show(event)).toMatchObject(scene);
  });

  it('collects the cards of one draw', () => {
    const second = { ...drew, card: 'cairo' } as Happening;
    expect(show(drew, second)).toMatchObject({ kind: 'drew', cards: ['lima', 'cairo'] });
  });

  it('goes through the three steps of an epidemic', () => {
    const steps = [
      { event: 'increased', audience, rate: 3 },
      { event: 'turned', audience, city: 'cairo', bottom: true },
      { event: 'intensified', audience, cards: [] },
    ] as unknown as Happening[];
    expect(show(...steps.slice(0, 1))).toMatchObject({ kind: 'epidemic', step: 0, rate: 3 });
    expect(show(...steps.slice(0, 2))).toMatchObject({ step: 1, rate: 3, city: 'cairo' });
    expect(show(...steps)).toMatchObject({ step: 2, rate: 3 });
  });

  it('follows a chain of outbreaks', () => {
    const chain = show(outbreak('cairo', null, 2), outbreak('milan', 'cairo', 3));
    expect(chain).toMatchObject({ kind: 'outbreak', chain: ['cairo', 'milan'], outbreaks: 3 });
    expect(animation.effects.map(({ kind, city }) => [kind, city])).toEqual([
      ['outbreak', 'cairo'],
      ['outbreak', 'milan'],
    ]);
  });

  it.each<[Effect['kind'], object]>([
    ['infect', { event: 'infected', city: 'cairo', disease: 'black', cubes: 1 }],
    ['prevent', { event: 'prevented', city: 'cairo', disease: 'black' }],
    ['treat', { event: 'treated', player: 'medic', city: 'cairo', disease: 'black', cubes: 1 }],
    ['build', { event: 'built', player: 'medic', city: 'cairo', moved: null }],
  ])('leaves the map to the effect "%s"', (kind, event) => {
    show({ audience, ...event } as Happening);
    expect(animation.effects).toMatchObject([{ kind, city: 'cairo' }]);
  });
});
