import { describe, expect, it } from 'vitest';
import { table } from '../../testing/game';
import { collectFacts, findLastUnfinished, sortWaitingFirst } from './unfinished';

const over = { outcome: { result: 'won', cause: 'cures' } } as const;

describe('the game to continue', () => {
  it('is the newest one that runs and in which one has a seat', () => {
    const games = [
      { id: 'waiting', table: table({ game: null }) },
      { id: 'won', table: table({}, over) },
      { id: 'closed', table: table({ closed: true }) },
      { id: 'lesson', table: table({ setup: { ...table().setup, position: {} } }) },
      { id: 'watched', table: table({ you: 'max' }) },
      { id: 'running', table: table() },
      { id: 'older', table: table() },
    ];
    expect(findLastUnfinished(games)?.id).toBe('running');
  });

  it('is missing where all games are over', () => {
    expect(findLastUnfinished([{ table: table({}, over) }])).toBeNull();
  });
});

it('puts the games first that wait for the person', () => {
  const games = [
    { id: 'over', table: table({}, over) },
    { id: 'theirs', table: table({ waiting: [{ for: 'draw', seat: 1 }] }) },
    { id: 'watched', table: table({ you: 'max' }) },
    { id: 'mine', table: table() },
  ];
  expect(sortWaitingFirst(games).map(({ id }) => id)).toEqual([
    'mine',
    'over',
    'theirs',
    'watched',
  ]);
});

describe('its facts', () => {
  it('are the own role, whose turn it is, and with whom one plays', () => {
    expect(collectFacts(table())).toMatchObject({
      roles: ['medic'],
      mates: ['Bot Fox 2'],
      waiting: 'Your turn as Medic: 4 actions left',
      mine: true,
    });
  });

  it('name whom the game waits for', () => {
    const facts = collectFacts(table({ waiting: [{ for: 'draw', seat: 1 }] }));
    expect(facts).toMatchObject({ waiting: 'Bot Fox 2 (Scientist) is about to draw', mine: false });
  });

  it('say which bot plays the seat that one has lent', () => {
    const seats = [
      { holder: 'bot:0', owner: 'ada', bot: 'careful' },
      { holder: 'bot:1', owner: null, bot: 'quick' },
    ];
    const lent = table({ seats });
    expect(findLastUnfinished([{ table: lent }])).not.toBeNull();
    expect(collectFacts(lent)).toMatchObject({ lent: 'careful', roles: ['medic'] });
    expect(collectFacts(lent)?.mates).toHaveLength(1);
    expect(collectFacts(table())?.lent).toBeNull();
  });

  it('name a mate for whom a bot plays at the moment', () => {
    const seats = [
      { holder: 'ada', owner: 'ada', bot: null },
      { holder: 'bot:1', owner: 'max', bot: 'quick' },
    ];
    expect(collectFacts(table({ seats }))?.mates).toEqual(['Max']);
  });

  it('are not known before the deal', () => expect(collectFacts(table({ game: null }))).toBeNull());
});
