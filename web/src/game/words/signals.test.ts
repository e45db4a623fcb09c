import { describe, expect, it } from 'vitest';
import { move, players, position, table } from '../../testing/game';
import { sayChat } from './sentences';
import {
  listCitySignals,
  listGeneralSignals,
  hasReaders,
  listPlanSignals,
  saySignal,
  findSignalledCity,
} from './signals';

const about = { moves: null, after: null, plan: null, step: null };
const said = { kind: 'said', seq: 4, by: 'ada', text: 'help cairo', ...about } as const;

describe('a chat message', () => {
  it('is read as it was typed', () => {
    expect(sayChat({ ...said, phrase: null, about: null })).toBe('help cairo');
  });

  it('is a sentence of the reader, if it is a signal', () => {
    expect(sayChat({ ...said, phrase: 'help', about: 'cairo' })).toBe('Help needed: Cairo');
    const plan = { ...said, phrase: 'plan', about: 'medic' } as const;
    expect(sayChat({ ...plan, moves: [move('drive paris'), move('treat blue')] })).toBe(
      'Plan for the Medic: Drive/Ferry to Paris · Treat blue',
    );
    expect(sayChat({ ...plan, moves: [move('treat blue')], after: 'scientist' })).toBe(
      'After that, plan for the Medic: Treat blue',
    );
    expect(sayChat({ ...plan, moves: [] })).toBe('The plan for the Medic has been withdrawn.');
    expect(saySignal({ phrase: 'look', about: 'medic' })).toBe('Look here: Medic');
    expect(saySignal({ phrase: 'keep', about: 'airlift' })).toBe('Keep this card: Airlift');
    expect(saySignal({ phrase: 'well_played', about: null })).toBe('Well played!');
  });

  it('says that it is about a plan, or a step of one', () => {
    const comment = { ...said, phrase: null, about: null, plan: 3 };
    expect(sayChat(comment)).toBe('On the plan: help cairo');
    expect(sayChat({ ...comment, phrase: 'risky', step: 2 })).toBe(
      'On step 2 of the plan: Too risky',
    );
  });
});

it('offers the cures that are still to be discovered', () => {
  const diseases = {
    blue: 'cured',
    yellow: 'uncured',
    black: 'eradicated',
    red: 'uncured',
  } as const;
  const cures = listGeneralSignals({ diseases }).filter(({ phrase }) => phrase === 'cure');
  expect(cures.map(({ about }) => about)).toEqual(['yellow', 'red']);
  expect(listCitySignals('cairo').every(({ about }) => about === 'cairo')).toBe(true);
});

it('offers what can be said about a plan: that one needs a card of its step', () => {
  const offered = (...args: Parameters<typeof listPlanSignals>) =>
    listPlanSignals(...args).map(saySignal);
  expect(offered(undefined)).toEqual(['Good idea', 'Too risky']);
  expect(offered({ cards: ['cairo'] }).at(-1)).toBe('I need this card: Cairo');
  expect(offered({ card: 'lima' }).at(-1)).toBe('I need this card: Lima');
});

it('points at a city, or at the city of a pawn', () => {
  const here = position({ players: players('medic', { city: 'paris' }) });
  expect(findSignalledCity('cairo', here)).toBe('cairo');
  expect(findSignalledCity('medic', here)).toBe('paris');
  expect(findSignalledCity('airlift', here)).toBeNull();
  expect(findSignalledCity(null, here)).toBeNull();
});

it('needs somebody who reads it', () => {
  expect(hasReaders({ you: 'ada', people: table().people })).toBe(
    Object.keys(table().people).some((id) => id !== 'ada'),
  );
  expect(hasReaders({ you: 'ada', people: {} })).toBe(false);
  expect(hasReaders({ you: null, people: table().people })).toBe(false);
});
