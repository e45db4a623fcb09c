import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/person/settings.svelte';
import { drove, made, position, shown, undid } from '../../testing/game';
import type { Effect } from '../../board/marks';
import type { Happening, ShownEntry } from '../../wire/wire';
import { TableAnimation } from './animation.svelte';

const before = position();
const drew = shown({ event: 'drew', audience: null, player: 'medic', card: 'lima' });
const cure = [
  ...['paris', 'essen'].map((card) =>
    shown({ event: 'discarded', audience: null, player: 'medic', card, why: 'action' }),
  ),
  shown({ event: 'cured', audience: null, player: 'medic', disease: 'blue' }),
];
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

  it('tells the last actions of the turn, without the cards that they cost', () => {
    const discarded = shown({
      ...{ event: 'discarded', audience: null, player: 'scientist' },
      ...{ card: 'paris', why: 'action' },
    });
    const flew = made(2, 'direct paris', [discarded, drove('paris', 'scientist')], {
      ...{ by: 'bot:1', seat: 1 },
    });
    const told = () => animation.told.map((event) => 'city' in event && event.city);
    hear(flew, bots(3, 'essen'), bots(4, 'london'));
    vi.advanceTimersByTime(200);
    expect(told()).toEqual(['paris']);
    vi.advanceTimersByTime(1300);
    expect(told()).toEqual(['essen', 'london']);
    vi.advanceTimersByTime(1000);
    expect(told()).toEqual([]);
  });

  it('skips to the present', () => {
    hear(bots(2, 'chicago'), bots(3, 'montreal'));
    animation.skip();
    expect(animation.running).toBe(false);
    expect(animation.left).toBe(0);
  });

  it('goes on to the next step, and from the last one to the present', () => {
    hear(bots(2, 'chicago'), bots(3, 'montreal'));
    animation.proceed();
    expect(where()).toBe('montreal');
    animation.proceed();
    expect(animation.running).toBe(false);
  });

  it("pauses for one's own cure, and shows what was played after it later", () => {
    hear(made(2, 'cure blue', cure));
    expect(animation.scene).toMatchObject({ kind: 'cure', mine: true, poured: 1, found: false });
    expect(animation.holds).toBe(true);
    hear(made(3, 'drive chicago', [drove('chicago')]));
    vi.advanceTimersByTime(700);
    expect(animation.scene).toMatchObject({ poured: 2, found: true, city: 'atlanta' });
    expect(animation.position?.diseases.blue).toBe('cured');
    vi.advanceTimersByTime(1500);
    expect(animation.position?.players[0]?.city).toBe('chicago');
    expect(animation.scene).toBeNull();
  });

  it("shows one's own cure also where everything else is shown at once", () => {
    settings.speed = 'none';
    hear(made(2, 'cure blue', cure), bots(3, 'chicago'));
    expect(animation.scene).toMatchObject({ kind: 'cure', found: true, cards: ['paris', 'essen'] });
    vi.advanceTimersByTime(1500);
    expect(animation.running).toBe(false);
  });

  it('shows the fourth cure for a moment, then the end of the game', () => {
    const ended = { event: 'ended', audience: null, result: 'won', cause: 'cures', disease: null };
    hear(made(2, 'cure blue', [...cure, shown(ended as Happening)]));
    expect(animation.scene).toMatchObject({ kind: 'cure', wins: true, poured: 1 });
    vi.advanceTimersByTime(1500);
    expect(animation.scene).toMatchObject({ kind: 'ended', result: 'won' });
  });

  it('tells the first station that players build, and no other one', () => {
    const build = (seq: number, city: string) =>
      made(seq, 'build', [shown({ event: 'built', audience: null, player: 'medic', city })]);
    hear(build(2, 'chicago'));
    expect(animation.holds).toBe(true);
    vi.advanceTimersByTime(300);
    expect(animation.scene).toEqual({ kind: 'station', city: 'chicago' });
    vi.advanceTimersByTime(1000);
    expect(animation.running).toBe(false);
    hear(build(3, 'paris'));
    vi.advanceTimersByTime(260);
    expect(animation.running).toBe(false);
  });

  it('tells the last chance after the draw that leaves too few cards', () => {
    const piles = [{ cards: 3, epidemics: 0 }];
    animation.receive([made(1, 'pass')], before, 0, 'ada');
    log.push(made(2, 'next', [drew, drew]));
    animation.receive(log, position({ player_deck: { piles } }), 0, 'ada');
    vi.advanceTimersByTime(2200);
    expect(animation.scene).toEqual({ kind: 'last', what: 'cards' });
    vi.advanceTimersByTime(1000);
    expect(animation.running).toBe(false);
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

describe('the scene of an event', () => {
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
      { event: 'cured', audience, player: 'medic', disease: 'red' } as Happening,
      { kind: 'cure', found: true, mine: false },
    ],
    [
      'an eradicated disease',
      { event: 'eradicated', audience, disease: 'red' } as Happening,
      { kind: 'eradicated', city: 'atlanta' },
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
      { event: 'increased', audience, rate: 3, epidemics: 3 },
      { event: 'turned', audience, city: 'cairo', bottom: true },
      { event: 'intensified', audience, cards: ['cairo'] },
    ] as unknown as Happening[];
    expect(show(...steps.slice(0, 1))).toMatchObject({ kind: 'epidemic', step: 0, rate: 3 });
    expect(show(...steps.slice(0, 2))).toMatchObject({ step: 1, rate: 3, city: 'cairo' });
    expect(show(...steps)).toMatchObject({ step: 2, rate: 3, former: 2, back: ['cairo'] });
  });

  it('follows a chain of outbreaks', () => {
    const chain = show(outbreak('cairo', null, 2), outbreak('milan', 'cairo', 3));
    expect(chain).toMatchObject({ kind: 'outbreak', chain: ['cairo', 'milan'], outbreaks: 3 });
    expect(animation.effects.map(({ kind, city }) => [kind, city])).toEqual([
      ['outbreak', 'cairo'],
      ['outbreak', 'milan'],
    ]);
  });

  it('says with an outbreak which cities it reaches, in the order of its cubes', () => {
    const cube = (city: string) =>
      ({
        event: 'infected',
        audience,
        city,
        disease: 'blue',
        cubes: 1,
        why: 'outbreak',
      }) as Happening;
    show(
      outbreak('cairo', null, 2),
      cube('riyadh'),
      cube('algiers'),
      outbreak('istanbul', 'cairo', 3),
    );
    expect(animation.effects[0]?.towards).toEqual(['riyadh', 'algiers', 'istanbul']);
    expect(animation.effects.map(({ kind }) => kind)).toEqual([
      'outbreak',
      'land',
      'land',
      'outbreak',
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
